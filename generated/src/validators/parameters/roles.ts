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

/** Path parameters of getGuildRoles. */
export interface GetGuildRolesPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildRolesPath(value: unknown): value is GetGuildRolesPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildRolesPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildRolesPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildRoles. */
export const GetGuildRolesPath: Validator<GetGuildRolesPath> = /* @__PURE__ */ validator(
  isGetGuildRolesPath,
  checkGetGuildRolesPath,
  copyGetGuildRolesPath,
);

/** Path parameters of createGuildRole. */
export interface CreateGuildRolePath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of createGuildRole. */
export const CreateGuildRolePath: Validator<CreateGuildRolePath> = GetGuildRolesPath;

/** Path parameters of modifyGuildRolePositions. */
export interface ModifyGuildRolePositionsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyGuildRolePositions. */
export const ModifyGuildRolePositionsPath: Validator<ModifyGuildRolePositionsPath> = GetGuildRolesPath;

/** Path parameters of modifyGuildRole. */
export interface ModifyGuildRolePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
}

export function isModifyGuildRolePath(value: unknown): value is ModifyGuildRolePath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const role_id = value["role_id"];
  if (!isSnowflake(role_id)) return false;
  return true;
}

export function checkModifyGuildRolePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const role_id = value["role_id"];
  if (role_id === undefined) missing(report, at(path, "role_id"), "the request");
  else if (!isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
}

export function copyModifyGuildRolePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "role_id"]);
}

/** Path parameters of modifyGuildRole. */
export const ModifyGuildRolePath: Validator<ModifyGuildRolePath> = /* @__PURE__ */ validator(
  isModifyGuildRolePath,
  checkModifyGuildRolePath,
  copyModifyGuildRolePath,
);

/** Path parameters of deleteGuildRole. */
export interface DeleteGuildRolePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
}
/** Path parameters of deleteGuildRole. */
export const DeleteGuildRolePath: Validator<DeleteGuildRolePath> = ModifyGuildRolePath;
