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

/** Path parameters of getGuildBans. */
export interface GetGuildBansPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildBansPath(value: unknown): value is GetGuildBansPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildBansPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildBansPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildBans. */
export const GetGuildBansPath: Validator<GetGuildBansPath> = /* @__PURE__ */ validator(
  isGetGuildBansPath,
  checkGetGuildBansPath,
  copyGetGuildBansPath,
);

/** Path parameters of getGuildBan. */
export interface GetGuildBanPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

export function isGetGuildBanPath(value: unknown): value is GetGuildBanPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkGetGuildBanPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyGetGuildBanPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "user_id"]);
}

/** Path parameters of getGuildBan. */
export const GetGuildBanPath: Validator<GetGuildBanPath> = /* @__PURE__ */ validator(
  isGetGuildBanPath,
  checkGetGuildBanPath,
  copyGetGuildBanPath,
);

/** Path parameters of createGuildBan. */
export interface CreateGuildBanPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of createGuildBan. */
export const CreateGuildBanPath: Validator<CreateGuildBanPath> = GetGuildBanPath;

/** Path parameters of removeGuildBan. */
export interface RemoveGuildBanPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of removeGuildBan. */
export const RemoveGuildBanPath: Validator<RemoveGuildBanPath> = GetGuildBanPath;
