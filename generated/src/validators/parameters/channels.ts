// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of getGuildChannels. */
export interface GetGuildChannelsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildChannelsPath(value: unknown): value is GetGuildChannelsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildChannelsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildChannelsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Path parameters of getGuildChannels. */
export const GetGuildChannelsPath: Validator<GetGuildChannelsPath> = /* @__PURE__ */ validator(
  isGetGuildChannelsPath,
  checkGetGuildChannelsPath,
  copyGetGuildChannelsPath,
);

/** Path parameters of createGuildChannel. */
export interface CreateGuildChannelPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isCreateGuildChannelPath(value: unknown): value is CreateGuildChannelPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkCreateGuildChannelPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyCreateGuildChannelPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Path parameters of createGuildChannel. */
export const CreateGuildChannelPath: Validator<CreateGuildChannelPath> = /* @__PURE__ */ validator(
  isCreateGuildChannelPath,
  checkCreateGuildChannelPath,
  copyCreateGuildChannelPath,
);

/** Path parameters of modifyGuildChannelPositions. */
export interface ModifyGuildChannelPositionsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isModifyGuildChannelPositionsPath(value: unknown): value is ModifyGuildChannelPositionsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkModifyGuildChannelPositionsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyModifyGuildChannelPositionsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Path parameters of modifyGuildChannelPositions. */
export const ModifyGuildChannelPositionsPath: Validator<ModifyGuildChannelPositionsPath> = /* @__PURE__ */ validator(
  isModifyGuildChannelPositionsPath,
  checkModifyGuildChannelPositionsPath,
  copyModifyGuildChannelPositionsPath,
);

/** Path parameters of listActiveThreads. */
export interface ListActiveThreadsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isListActiveThreadsPath(value: unknown): value is ListActiveThreadsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkListActiveThreadsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyListActiveThreadsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Path parameters of listActiveThreads. */
export const ListActiveThreadsPath: Validator<ListActiveThreadsPath> = /* @__PURE__ */ validator(
  isListActiveThreadsPath,
  checkListActiveThreadsPath,
  copyListActiveThreadsPath,
);
