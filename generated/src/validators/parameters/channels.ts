// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  pick,
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
  return pick(value, ["guild_id"]);
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
/** Path parameters of createGuildChannel. */
export const CreateGuildChannelPath: Validator<CreateGuildChannelPath> = GetGuildChannelsPath;

/** Path parameters of modifyGuildChannelPositions. */
export interface ModifyGuildChannelPositionsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyGuildChannelPositions. */
export const ModifyGuildChannelPositionsPath: Validator<ModifyGuildChannelPositionsPath> = GetGuildChannelsPath;

/** Path parameters of listActiveThreads. */
export interface ListActiveThreadsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of listActiveThreads. */
export const ListActiveThreadsPath: Validator<ListActiveThreadsPath> = GetGuildChannelsPath;
