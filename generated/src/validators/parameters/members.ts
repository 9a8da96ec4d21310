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
  tooLarge,
  tooShort,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of listGuildMembers. */
export interface ListGuildMembersPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isListGuildMembersPath(value: unknown): value is ListGuildMembersPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkListGuildMembersPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyListGuildMembersPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of listGuildMembers. */
export const ListGuildMembersPath: Validator<ListGuildMembersPath> = /* @__PURE__ */ validator(
  isListGuildMembersPath,
  checkListGuildMembersPath,
  copyListGuildMembersPath,
);

/** Query parameters of listGuildMembers. */
export interface ListGuildMembersQuery {
  /**
   * How many members to return at most.
   *
   * 1 to 1000.
   *
   * @default 1
   */
  limit?: number;
  /**
   * Only members whose user id is greater; the highest user id of the page before.
   *
   * @default "0"
   */
  after?: Snowflake;
}

export function isListGuildMembersQuery(value: unknown): value is ListGuildMembersQuery {
  if (!isObject(value)) return false;
  const limit = value["limit"];
  if (limit !== undefined
    && (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 1000)) return false;
  const after = value["after"];
  if (after !== undefined && !isSnowflake(after)) return false;
  return true;
}

export function checkListGuildMembersQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit !== "number" || !Number.isInteger(limit))
      wrongType(report, at(path, "limit"), "an integer", limit);
    else if (limit < 1) tooSmall(report, at(path, "limit"), 1, limit);
    else if (limit > 1000) tooLarge(report, at(path, "limit"), 1000, limit);
  }
  const after = value["after"];
  if (after !== undefined && !isSnowflake(after)) checkSnowflake(after, at(path, "after"), report);
}

export function copyListGuildMembersQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["limit", "after"]);
  if (copy["limit"] === undefined) copy["limit"] = 1;
  if (copy["after"] === undefined) copy["after"] = "0";
  return copy;
}

/** Query parameters of listGuildMembers. */
export const ListGuildMembersQuery: Validator<ListGuildMembersQuery> = /* @__PURE__ */ validator(
  isListGuildMembersQuery,
  checkListGuildMembersQuery,
  copyListGuildMembersQuery,
);

/** Path parameters of searchGuildMembers. */
export interface SearchGuildMembersPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of searchGuildMembers. */
export const SearchGuildMembersPath: Validator<SearchGuildMembersPath> = ListGuildMembersPath;

/** Query parameters of searchGuildMembers. */
export interface SearchGuildMembersQuery {
  /**
   * Text that the username or the nickname starts with.
   *
   * At least 1 character.
   */
  query: string;
  /**
   * How many members to return at most.
   *
   * 1 to 1000.
   *
   * @default 1
   */
  limit?: number;
}

export function isSearchGuildMembersQuery(value: unknown): value is SearchGuildMembersQuery {
  if (!isObject(value)) return false;
  const query = value["query"];
  if (typeof query !== "string" || query.length < 1) return false;
  const limit = value["limit"];
  if (limit !== undefined
    && (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 1000)) return false;
  return true;
}

export function checkSearchGuildMembersQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const query = value["query"];
  if (query === undefined) missing(report, at(path, "query"), "the request");
  else
    if (typeof query !== "string") wrongType(report, at(path, "query"), "a string", query);
    else if (query.length < 1) tooShort(report, at(path, "query"), 1, query);
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit !== "number" || !Number.isInteger(limit))
      wrongType(report, at(path, "limit"), "an integer", limit);
    else if (limit < 1) tooSmall(report, at(path, "limit"), 1, limit);
    else if (limit > 1000) tooLarge(report, at(path, "limit"), 1000, limit);
  }
}

export function copySearchGuildMembersQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["query", "limit"]);
  if (copy["limit"] === undefined) copy["limit"] = 1;
  return copy;
}

/** Query parameters of searchGuildMembers. */
export const SearchGuildMembersQuery: Validator<SearchGuildMembersQuery> = /* @__PURE__ */ validator(
  isSearchGuildMembersQuery,
  checkSearchGuildMembersQuery,
  copySearchGuildMembersQuery,
);

/** Path parameters of modifyCurrentUserNick. */
export interface ModifyCurrentUserNickPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyCurrentUserNick. */
export const ModifyCurrentUserNickPath: Validator<ModifyCurrentUserNickPath> = ListGuildMembersPath;

/** Path parameters of getGuildMember. */
export interface GetGuildMemberPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

export function isGetGuildMemberPath(value: unknown): value is GetGuildMemberPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkGetGuildMemberPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyGetGuildMemberPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "user_id"]);
}

/** Path parameters of getGuildMember. */
export const GetGuildMemberPath: Validator<GetGuildMemberPath> = /* @__PURE__ */ validator(
  isGetGuildMemberPath,
  checkGetGuildMemberPath,
  copyGetGuildMemberPath,
);

/** Path parameters of addGuildMember. */
export interface AddGuildMemberPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of addGuildMember. */
export const AddGuildMemberPath: Validator<AddGuildMemberPath> = GetGuildMemberPath;

/** Path parameters of modifyGuildMember. */
export interface ModifyGuildMemberPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of modifyGuildMember. */
export const ModifyGuildMemberPath: Validator<ModifyGuildMemberPath> = GetGuildMemberPath;

/** Path parameters of removeGuildMember. */
export interface RemoveGuildMemberPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of removeGuildMember. */
export const RemoveGuildMemberPath: Validator<RemoveGuildMemberPath> = GetGuildMemberPath;

/** Path parameters of addGuildMemberRole. */
export interface AddGuildMemberRolePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
}

export function isAddGuildMemberRolePath(value: unknown): value is AddGuildMemberRolePath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const role_id = value["role_id"];
  if (!isSnowflake(role_id)) return false;
  return true;
}

export function checkAddGuildMemberRolePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const role_id = value["role_id"];
  if (role_id === undefined) missing(report, at(path, "role_id"), "the request");
  else if (!isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
}

export function copyAddGuildMemberRolePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "user_id", "role_id"]);
}

/** Path parameters of addGuildMemberRole. */
export const AddGuildMemberRolePath: Validator<AddGuildMemberRolePath> = /* @__PURE__ */ validator(
  isAddGuildMemberRolePath,
  checkAddGuildMemberRolePath,
  copyAddGuildMemberRolePath,
);

/** Path parameters of removeGuildMemberRole. */
export interface RemoveGuildMemberRolePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
}
/** Path parameters of removeGuildMemberRole. */
export const RemoveGuildMemberRolePath: Validator<RemoveGuildMemberRolePath> = AddGuildMemberRolePath;
