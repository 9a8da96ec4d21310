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
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
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

export function isCreateGuildRolePath(value: unknown): value is CreateGuildRolePath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkCreateGuildRolePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyCreateGuildRolePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Path parameters of createGuildRole. */
export const CreateGuildRolePath: Validator<CreateGuildRolePath> = /* @__PURE__ */ validator(
  isCreateGuildRolePath,
  checkCreateGuildRolePath,
  copyCreateGuildRolePath,
);

/** Path parameters of modifyGuildRolePositions. */
export interface ModifyGuildRolePositionsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isModifyGuildRolePositionsPath(value: unknown): value is ModifyGuildRolePositionsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkModifyGuildRolePositionsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyModifyGuildRolePositionsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Path parameters of modifyGuildRolePositions. */
export const ModifyGuildRolePositionsPath: Validator<ModifyGuildRolePositionsPath> = /* @__PURE__ */ validator(
  isModifyGuildRolePositionsPath,
  checkModifyGuildRolePositionsPath,
  copyModifyGuildRolePositionsPath,
);

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
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["role_id"] = value["role_id"];
  return copy;
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

export function isDeleteGuildRolePath(value: unknown): value is DeleteGuildRolePath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const role_id = value["role_id"];
  if (!isSnowflake(role_id)) return false;
  return true;
}

export function checkDeleteGuildRolePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const role_id = value["role_id"];
  if (role_id === undefined) missing(report, at(path, "role_id"), "the request");
  else if (!isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
}

export function copyDeleteGuildRolePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["role_id"] = value["role_id"];
  return copy;
}

/** Path parameters of deleteGuildRole. */
export const DeleteGuildRolePath: Validator<DeleteGuildRolePath> = /* @__PURE__ */ validator(
  isDeleteGuildRolePath,
  checkDeleteGuildRolePath,
  copyDeleteGuildRolePath,
);
