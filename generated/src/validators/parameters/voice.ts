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

/** Path parameters of getGuildVoiceRegions. */
export interface GetGuildVoiceRegionsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildVoiceRegionsPath(value: unknown): value is GetGuildVoiceRegionsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildVoiceRegionsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildVoiceRegionsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildVoiceRegions. */
export const GetGuildVoiceRegionsPath: Validator<GetGuildVoiceRegionsPath> = /* @__PURE__ */ validator(
  isGetGuildVoiceRegionsPath,
  checkGetGuildVoiceRegionsPath,
  copyGetGuildVoiceRegionsPath,
);

/** Path parameters of modifyCurrentUserVoiceState. */
export interface ModifyCurrentUserVoiceStatePath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyCurrentUserVoiceState. */
export const ModifyCurrentUserVoiceStatePath: Validator<ModifyCurrentUserVoiceStatePath> = GetGuildVoiceRegionsPath;

/** Path parameters of modifyUserVoiceState. */
export interface ModifyUserVoiceStatePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

export function isModifyUserVoiceStatePath(value: unknown): value is ModifyUserVoiceStatePath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkModifyUserVoiceStatePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyModifyUserVoiceStatePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "user_id"]);
}

/** Path parameters of modifyUserVoiceState. */
export const ModifyUserVoiceStatePath: Validator<ModifyUserVoiceStatePath> = /* @__PURE__ */ validator(
  isModifyUserVoiceStatePath,
  checkModifyUserVoiceStatePath,
  copyModifyUserVoiceStatePath,
);
