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

/** Path parameters of getGuild. */
export interface GetGuildPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildPath(value: unknown): value is GetGuildPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuild. */
export const GetGuildPath: Validator<GetGuildPath> = /* @__PURE__ */ validator(
  isGetGuildPath,
  checkGetGuildPath,
  copyGetGuildPath,
);

/** Query parameters of getGuild. */
export interface GetGuildQuery {
  /**
   * Whether the two approximate counts are filled in.
   *
   * @default false
   */
  with_counts?: boolean;
}

export function isGetGuildQuery(value: unknown): value is GetGuildQuery {
  if (!isObject(value)) return false;
  const with_counts = value["with_counts"];
  if (with_counts !== undefined && typeof with_counts !== "boolean") return false;
  return true;
}

export function checkGetGuildQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const with_counts = value["with_counts"];
  if (with_counts !== undefined && typeof with_counts !== "boolean")
    wrongType(report, at(path, "with_counts"), "a boolean", with_counts);
}

export function copyGetGuildQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["with_counts"]);
  if (copy["with_counts"] === undefined) copy["with_counts"] = false;
  return copy;
}

/** Query parameters of getGuild. */
export const GetGuildQuery: Validator<GetGuildQuery> = /* @__PURE__ */ validator(
  isGetGuildQuery,
  checkGetGuildQuery,
  copyGetGuildQuery,
);

/** Path parameters of modifyGuild. */
export interface ModifyGuildPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyGuild. */
export const ModifyGuildPath: Validator<ModifyGuildPath> = GetGuildPath;

/** Path parameters of deleteGuild. */
export interface DeleteGuildPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of deleteGuild. */
export const DeleteGuildPath: Validator<DeleteGuildPath> = GetGuildPath;

/** Path parameters of getGuildPreview. */
export interface GetGuildPreviewPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of getGuildPreview. */
export const GetGuildPreviewPath: Validator<GetGuildPreviewPath> = GetGuildPath;
