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

/** Path parameters of getGuildWelcomeScreen. */
export interface GetGuildWelcomeScreenPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildWelcomeScreenPath(value: unknown): value is GetGuildWelcomeScreenPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildWelcomeScreenPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildWelcomeScreenPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildWelcomeScreen. */
export const GetGuildWelcomeScreenPath: Validator<GetGuildWelcomeScreenPath> = /* @__PURE__ */ validator(
  isGetGuildWelcomeScreenPath,
  checkGetGuildWelcomeScreenPath,
  copyGetGuildWelcomeScreenPath,
);

/** Path parameters of modifyGuildWelcomeScreen. */
export interface ModifyGuildWelcomeScreenPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyGuildWelcomeScreen. */
export const ModifyGuildWelcomeScreenPath: Validator<ModifyGuildWelcomeScreenPath> = GetGuildWelcomeScreenPath;
