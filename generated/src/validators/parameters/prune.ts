// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  isObject,
  missing,
  pick,
  tooLarge,
  tooManyItems,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of getGuildPruneCount. */
export interface GetGuildPruneCountPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildPruneCountPath(value: unknown): value is GetGuildPruneCountPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildPruneCountPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildPruneCountPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildPruneCount. */
export const GetGuildPruneCountPath: Validator<GetGuildPruneCountPath> = /* @__PURE__ */ validator(
  isGetGuildPruneCountPath,
  checkGetGuildPruneCountPath,
  copyGetGuildPruneCountPath,
);

/** Query parameters of getGuildPruneCount. */
export interface GetGuildPruneCountQuery {
  /**
   * Days without activity after which a member counts as inactive.
   *
   * 1 to 30.
   *
   * @default 7
   */
  days?: number;
  /**
   * Ids of roles, separated by commas; members who have no others can be removed too.
   *
   * At most 250 items.
   *
   * @default []
   */
  include_roles?: readonly Snowflake[];
}

export function isGetGuildPruneCountQuery(value: unknown): value is GetGuildPruneCountQuery {
  if (!isObject(value)) return false;
  const days = value["days"];
  if (days !== undefined
    && (typeof days !== "number" || !Number.isInteger(days) || days < 1 || days > 30)) return false;
  const include_roles = value["include_roles"];
  if (include_roles !== undefined && !isGetGuildPruneCountQueryIncludeRoles(include_roles)) return false;
  return true;
}

export function checkGetGuildPruneCountQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const days = value["days"];
  if (days !== undefined) {
    if (typeof days !== "number" || !Number.isInteger(days))
      wrongType(report, at(path, "days"), "an integer", days);
    else if (days < 1) tooSmall(report, at(path, "days"), 1, days);
    else if (days > 30) tooLarge(report, at(path, "days"), 30, days);
  }
  const include_roles = value["include_roles"];
  if (include_roles !== undefined)
    checkGetGuildPruneCountQueryIncludeRoles(include_roles, at(path, "include_roles"), report);
}

export function copyGetGuildPruneCountQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["days", "include_roles"]);
  if (copy["days"] === undefined) copy["days"] = 7;
  if (copy["include_roles"] === undefined) copy["include_roles"] = [];
  else copy["include_roles"] = copyItems(copy["include_roles"]);
  return copy;
}

function isGetGuildPruneCountQueryIncludeRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  return true;
}

function checkGetGuildPruneCountQueryIncludeRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250) tooManyItems(report, path, 250, "the request", "snowflakes", value.length);
  checkItems(value.slice(0, 250), path, report, isSnowflake, checkSnowflake);
}

/** Query parameters of getGuildPruneCount. */
export const GetGuildPruneCountQuery: Validator<GetGuildPruneCountQuery> = /* @__PURE__ */ validator(
  isGetGuildPruneCountQuery,
  checkGetGuildPruneCountQuery,
  copyGetGuildPruneCountQuery,
);

/** Path parameters of beginGuildPrune. */
export interface BeginGuildPrunePath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of beginGuildPrune. */
export const BeginGuildPrunePath: Validator<BeginGuildPrunePath> = GetGuildPruneCountPath;
