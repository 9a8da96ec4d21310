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
import type { GuildMember } from "../../types/members.js";
import { checkGuildMember, copyGuildMember, isGuildMember } from "../members.js";

/** What listGuildMembers answers with the status 200. */
export type ListGuildMembersResult = GuildMember[];

export function isListGuildMembersResult(value: unknown): value is ListGuildMembersResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildMember(item)) return false;
  return true;
}

export function checkListGuildMembersResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isGuildMember, checkGuildMember);
}

export function copyListGuildMembersResult(value: unknown): unknown {
  return copyItems(value, copyGuildMember);
}

/** What listGuildMembers answers with the status 200. */
export const ListGuildMembersResult: Validator<ListGuildMembersResult> =
  /* @__PURE__ */ validator(
    isListGuildMembersResult,
    checkListGuildMembersResult,
    copyListGuildMembersResult,
  );

/** What searchGuildMembers answers with the status 200. */
export type SearchGuildMembersResult = GuildMember[];

export function isSearchGuildMembersResult(value: unknown): value is SearchGuildMembersResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildMember(item)) return false;
  return true;
}

export function checkSearchGuildMembersResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isGuildMember, checkGuildMember);
}

export function copySearchGuildMembersResult(value: unknown): unknown {
  return copyItems(value, copyGuildMember);
}

/** What searchGuildMembers answers with the status 200. */
export const SearchGuildMembersResult: Validator<SearchGuildMembersResult> =
  /* @__PURE__ */ validator(
    isSearchGuildMembersResult,
    checkSearchGuildMembersResult,
    copySearchGuildMembersResult,
  );
