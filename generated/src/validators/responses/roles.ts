// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  checkItems,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Role } from "../../types/roles.js";
import { checkRole, copyRole, isRole } from "../roles.js";

/** What getGuildRoles answers with the status 200. */
export type GetGuildRolesResult = Role[];

export function isGetGuildRolesResult(value: unknown): value is GetGuildRolesResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isRole(item)) return false;
  return true;
}

export function checkGetGuildRolesResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isRole, checkRole);
}

export function copyGetGuildRolesResult(value: unknown): unknown {
  return copyItems(value, copyRole);
}

/** What getGuildRoles answers with the status 200. */
export const GetGuildRolesResult: Validator<GetGuildRolesResult> =
  /* @__PURE__ */ validator(isGetGuildRolesResult, checkGetGuildRolesResult, copyGetGuildRolesResult);

/** What modifyGuildRolePositions answers with the status 200. */
export type ModifyGuildRolePositionsResult = Role[];

export function isModifyGuildRolePositionsResult(value: unknown): value is ModifyGuildRolePositionsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isRole(item)) return false;
  return true;
}

export function checkModifyGuildRolePositionsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isRole, checkRole);
}

export function copyModifyGuildRolePositionsResult(value: unknown): unknown {
  return copyItems(value, copyRole);
}

/** What modifyGuildRolePositions answers with the status 200. */
export const ModifyGuildRolePositionsResult: Validator<ModifyGuildRolePositionsResult> =
  /* @__PURE__ */ validator(
    isModifyGuildRolePositionsResult,
    checkModifyGuildRolePositionsResult,
    copyModifyGuildRolePositionsResult,
  );
