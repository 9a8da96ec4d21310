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
import type {
  CreateGuildRoleBody,
  ModifyGuildRoleBody,
  ModifyGuildRolePositionsBody,
  Role,
  RolePosition,
  RoleTags,
} from "../types/roles.js";
import {
  checkColor,
  checkPermissionSet,
  checkSnowflake,
  isColor,
  isPermissionSet,
  isSnowflake,
} from "./common.js";

export function isRole(value: unknown): value is Role {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const permissions = value["permissions"];
  if (!isPermissionSet(permissions)) return false;
  const position = value["position"];
  if (typeof position !== "number" || !Number.isInteger(position)) return false;
  const color = value["color"];
  if (!isColor(color)) return false;
  const hoist = value["hoist"];
  if (typeof hoist !== "boolean") return false;
  const managed = value["managed"];
  if (typeof managed !== "boolean") return false;
  const mentionable = value["mentionable"];
  if (typeof mentionable !== "boolean") return false;
  const tags = value["tags"];
  if (tags !== undefined && !isRoleTags(tags)) return false;
  return true;
}

export function checkRole(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Role");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Role");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const permissions = value["permissions"];
  if (permissions === undefined) missing(report, at(path, "permissions"), "a Role");
  else if (!isPermissionSet(permissions)) checkPermissionSet(permissions, at(path, "permissions"), report);
  const position = value["position"];
  if (position === undefined) missing(report, at(path, "position"), "a Role");
  else
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer", position);
  const color = value["color"];
  if (color === undefined) missing(report, at(path, "color"), "a Role");
  else if (!isColor(color)) checkColor(color, at(path, "color"), report);
  const hoist = value["hoist"];
  if (hoist === undefined) missing(report, at(path, "hoist"), "a Role");
  else if (typeof hoist !== "boolean") wrongType(report, at(path, "hoist"), "a boolean", hoist);
  const managed = value["managed"];
  if (managed === undefined) missing(report, at(path, "managed"), "a Role");
  else if (typeof managed !== "boolean") wrongType(report, at(path, "managed"), "a boolean", managed);
  const mentionable = value["mentionable"];
  if (mentionable === undefined) missing(report, at(path, "mentionable"), "a Role");
  else
    if (typeof mentionable !== "boolean")
      wrongType(report, at(path, "mentionable"), "a boolean", mentionable);
  const tags = value["tags"];
  if (tags !== undefined) checkRoleTags(tags, at(path, "tags"), report);
}

export function copyRole(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "name", "permissions", "position", "color", "hoist", "managed", "mentionable", "tags",
  ]);
  if (copy["tags"] !== undefined) copy["tags"] = copyRoleTags(copy["tags"]);
  return copy;
}

/** Checks values of type Role. */
const roleValidator: Validator<Role> = /* @__PURE__ */ validator(isRole, checkRole, copyRole);

export function isRoleTags(value: unknown): value is RoleTags {
  if (!isObject(value)) return false;
  const bot_id = value["bot_id"];
  if (bot_id !== undefined && !isSnowflake(bot_id)) return false;
  const integration_id = value["integration_id"];
  if (integration_id !== undefined && !isSnowflake(integration_id)) return false;
  const premium_subscriber = value["premium_subscriber"];
  if (premium_subscriber !== undefined && premium_subscriber !== null) return false;
  return true;
}

export function checkRoleTags(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const bot_id = value["bot_id"];
  if (bot_id !== undefined && !isSnowflake(bot_id)) checkSnowflake(bot_id, at(path, "bot_id"), report);
  const integration_id = value["integration_id"];
  if (integration_id !== undefined && !isSnowflake(integration_id))
    checkSnowflake(integration_id, at(path, "integration_id"), report);
  const premium_subscriber = value["premium_subscriber"];
  if (premium_subscriber !== undefined && premium_subscriber !== null)
    wrongType(report, at(path, "premium_subscriber"), "null", premium_subscriber);
}

export function copyRoleTags(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["bot_id", "integration_id", "premium_subscriber"]);
}

/** Checks values of type RoleTags. */
const roleTagsValidator: Validator<RoleTags> =
  /* @__PURE__ */ validator(isRoleTags, checkRoleTags, copyRoleTags);

export function isRolePosition(value: unknown): value is RolePosition {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const position = value["position"];
  if (position !== undefined
    && position !== null
    && (typeof position !== "number"
      || !Number.isInteger(position)
      || position < 0
      || position > 65535)) return false;
  return true;
}

export function checkRolePosition(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Role Position");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const position = value["position"];
  if (position !== undefined && position !== null) {
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer or null", position);
    else if (position < 0) tooSmall(report, at(path, "position"), 0, position);
    else if (position > 65535) tooLarge(report, at(path, "position"), 65535, position);
  }
}

export function copyRolePosition(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "position"]);
}

/** Checks values of type RolePosition. */
const rolePositionValidator: Validator<RolePosition> =
  /* @__PURE__ */ validator(isRolePosition, checkRolePosition, copyRolePosition);

export function isCreateGuildRoleBody(value: unknown): value is CreateGuildRoleBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  const color = value["color"];
  if (color !== undefined && !isColor(color)) return false;
  const hoist = value["hoist"];
  if (hoist !== undefined && typeof hoist !== "boolean") return false;
  const mentionable = value["mentionable"];
  if (mentionable !== undefined && typeof mentionable !== "boolean") return false;
  return true;
}

export function checkCreateGuildRoleBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
  const color = value["color"];
  if (color !== undefined && !isColor(color)) checkColor(color, at(path, "color"), report);
  const hoist = value["hoist"];
  if (hoist !== undefined && typeof hoist !== "boolean")
    wrongType(report, at(path, "hoist"), "a boolean", hoist);
  const mentionable = value["mentionable"];
  if (mentionable !== undefined && typeof mentionable !== "boolean")
    wrongType(report, at(path, "mentionable"), "a boolean", mentionable);
}

export function copyCreateGuildRoleBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "permissions", "color", "hoist", "mentionable"]);
  if (copy["name"] === undefined) copy["name"] = "new role";
  if (copy["color"] === undefined) copy["color"] = 0;
  if (copy["hoist"] === undefined) copy["hoist"] = false;
  if (copy["mentionable"] === undefined) copy["mentionable"] = false;
  return copy;
}

/** Checks values of type CreateGuildRoleBody. */
const createGuildRoleBodyValidator: Validator<CreateGuildRoleBody> =
  /* @__PURE__ */ validator(isCreateGuildRoleBody, checkCreateGuildRoleBody, copyCreateGuildRoleBody);

export function isModifyGuildRolePositionsBody(value: unknown): value is ModifyGuildRolePositionsBody {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isRolePosition(item)) return false;
  return true;
}

export function checkModifyGuildRolePositionsBody(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250) tooManyItems(report, path, 250, "the list", "role positions", value.length);
  checkItems(value.slice(0, 250), path, report, isRolePosition, checkRolePosition);
}

export function copyModifyGuildRolePositionsBody(value: unknown): unknown {
  return copyItems(value, copyRolePosition);
}

/** Checks values of type ModifyGuildRolePositionsBody. */
const modifyGuildRolePositionsBodyValidator: Validator<ModifyGuildRolePositionsBody> =
  /* @__PURE__ */ validator(
    isModifyGuildRolePositionsBody,
    checkModifyGuildRolePositionsBody,
    copyModifyGuildRolePositionsBody,
  );

export function isModifyGuildRoleBody(value: unknown): value is ModifyGuildRoleBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  const color = value["color"];
  if (color !== undefined && !isColor(color)) return false;
  const hoist = value["hoist"];
  if (hoist !== undefined && typeof hoist !== "boolean") return false;
  const mentionable = value["mentionable"];
  if (mentionable !== undefined && typeof mentionable !== "boolean") return false;
  return true;
}

export function checkModifyGuildRoleBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
  const color = value["color"];
  if (color !== undefined && !isColor(color)) checkColor(color, at(path, "color"), report);
  const hoist = value["hoist"];
  if (hoist !== undefined && typeof hoist !== "boolean")
    wrongType(report, at(path, "hoist"), "a boolean", hoist);
  const mentionable = value["mentionable"];
  if (mentionable !== undefined && typeof mentionable !== "boolean")
    wrongType(report, at(path, "mentionable"), "a boolean", mentionable);
}

export function copyModifyGuildRoleBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "permissions", "color", "hoist", "mentionable"]);
}

/** Checks values of type ModifyGuildRoleBody. */
const modifyGuildRoleBodyValidator: Validator<ModifyGuildRoleBody> =
  /* @__PURE__ */ validator(isModifyGuildRoleBody, checkModifyGuildRoleBody, copyModifyGuildRoleBody);

export {
  roleValidator as Role,
  roleTagsValidator as RoleTags,
  rolePositionValidator as RolePosition,
  createGuildRoleBodyValidator as CreateGuildRoleBody,
  modifyGuildRolePositionsBodyValidator as ModifyGuildRolePositionsBody,
  modifyGuildRoleBodyValidator as ModifyGuildRoleBody,
};
