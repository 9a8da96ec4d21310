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
import type { WidgetStyle } from "../../types/widgets.js";
import { checkSnowflake, isSnowflake } from "../common.js";
import { checkWidgetStyle, isWidgetStyle } from "../widgets.js";

/** Path parameters of getGuildWidgetSettings. */
export interface GetGuildWidgetSettingsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildWidgetSettingsPath(value: unknown): value is GetGuildWidgetSettingsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildWidgetSettingsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildWidgetSettingsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildWidgetSettings. */
export const GetGuildWidgetSettingsPath: Validator<GetGuildWidgetSettingsPath> = /* @__PURE__ */ validator(
  isGetGuildWidgetSettingsPath,
  checkGetGuildWidgetSettingsPath,
  copyGetGuildWidgetSettingsPath,
);

/** Path parameters of modifyGuildWidget. */
export interface ModifyGuildWidgetPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyGuildWidget. */
export const ModifyGuildWidgetPath: Validator<ModifyGuildWidgetPath> = GetGuildWidgetSettingsPath;

/** Path parameters of getGuildWidget. */
export interface GetGuildWidgetPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of getGuildWidget. */
export const GetGuildWidgetPath: Validator<GetGuildWidgetPath> = GetGuildWidgetSettingsPath;

/** Path parameters of getGuildWidgetImage. */
export interface GetGuildWidgetImagePath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of getGuildWidgetImage. */
export const GetGuildWidgetImagePath: Validator<GetGuildWidgetImagePath> = GetGuildWidgetSettingsPath;

/** Query parameters of getGuildWidgetImage. */
export interface GetGuildWidgetImageQuery {
  /**
   * Style of the picture.
   *
   * @default "shield"
   */
  style?: WidgetStyle;
}

export function isGetGuildWidgetImageQuery(value: unknown): value is GetGuildWidgetImageQuery {
  if (!isObject(value)) return false;
  const style = value["style"];
  if (style !== undefined && !isWidgetStyle(style)) return false;
  return true;
}

export function checkGetGuildWidgetImageQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const style = value["style"];
  if (style !== undefined && !isWidgetStyle(style)) checkWidgetStyle(style, at(path, "style"), report);
}

export function copyGetGuildWidgetImageQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["style"]);
  if (copy["style"] === undefined) copy["style"] = "shield";
  return copy;
}

/** Query parameters of getGuildWidgetImage. */
export const GetGuildWidgetImageQuery: Validator<GetGuildWidgetImageQuery> = /* @__PURE__ */ validator(
  isGetGuildWidgetImageQuery,
  checkGetGuildWidgetImageQuery,
  copyGetGuildWidgetImageQuery,
);
