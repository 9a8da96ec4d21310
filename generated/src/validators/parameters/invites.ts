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

/** Path parameters of getGuildInvites. */
export interface GetGuildInvitesPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildInvitesPath(value: unknown): value is GetGuildInvitesPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildInvitesPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildInvitesPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildInvites. */
export const GetGuildInvitesPath: Validator<GetGuildInvitesPath> = /* @__PURE__ */ validator(
  isGetGuildInvitesPath,
  checkGetGuildInvitesPath,
  copyGetGuildInvitesPath,
);

/** Path parameters of getGuildVanityUrl. */
export interface GetGuildVanityUrlPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of getGuildVanityUrl. */
export const GetGuildVanityUrlPath: Validator<GetGuildVanityUrlPath> = GetGuildInvitesPath;
