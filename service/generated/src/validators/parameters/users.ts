// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  pick,
  tooLarge,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Query parameters of listUsers. */
export interface ListUsersQuery {
  /** Only users with a greater id. */
  after?: Snowflake;
  /**
   * How many at most.
   *
   * 1 to 1000.
   *
   * @default 100
   */
  limit?: number;
}

export function isListUsersQuery(value: unknown): value is ListUsersQuery {
  if (!isObject(value)) return false;
  const after = value["after"];
  if (after !== undefined && !isSnowflake(after)) return false;
  const limit = value["limit"];
  if (limit !== undefined
    && (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 1000)) return false;
  return true;
}

export function checkListUsersQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const after = value["after"];
  if (after !== undefined && !isSnowflake(after)) checkSnowflake(after, at(path, "after"), report);
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit !== "number" || !Number.isInteger(limit))
      wrongType(report, at(path, "limit"), "an integer", limit);
    else if (limit < 1) tooSmall(report, at(path, "limit"), 1, limit);
    else if (limit > 1000) tooLarge(report, at(path, "limit"), 1000, limit);
  }
}

export function copyListUsersQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["after", "limit"]);
  if (copy["limit"] === undefined) copy["limit"] = 100;
  return copy;
}

/** Query parameters of listUsers. */
export const ListUsersQuery: Validator<ListUsersQuery> = /* @__PURE__ */ validator(
  isListUsersQuery,
  checkListUsersQuery,
  copyListUsersQuery,
);

/** Path parameters of getUser. */
export interface GetUserPath {
  /** Id of the user. */
  user_id: Snowflake;
}

export function isGetUserPath(value: unknown): value is GetUserPath {
  if (!isObject(value)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkGetUserPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyGetUserPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["user_id"]);
}

/** Path parameters of getUser. */
export const GetUserPath: Validator<GetUserPath> = /* @__PURE__ */ validator(
  isGetUserPath,
  checkGetUserPath,
  copyGetUserPath,
);

/** Path parameters of modifyUser. */
export type ModifyUserPath = GetUserPath;
/** Path parameters of modifyUser. */
export const ModifyUserPath: Validator<ModifyUserPath> = GetUserPath;

/** Path parameters of setPresence. */
export type SetPresencePath = GetUserPath;
/** Path parameters of setPresence. */
export const SetPresencePath: Validator<SetPresencePath> = GetUserPath;

/** Path parameters of grantAccessToken. */
export type GrantAccessTokenPath = GetUserPath;
/** Path parameters of grantAccessToken. */
export const GrantAccessTokenPath: Validator<GrantAccessTokenPath> = GetUserPath;

/** Path parameters of revokeAccessToken. */
export interface RevokeAccessTokenPath {
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the token. */
  token_id: Snowflake;
}

export function isRevokeAccessTokenPath(value: unknown): value is RevokeAccessTokenPath {
  if (!isObject(value)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const token_id = value["token_id"];
  if (!isSnowflake(token_id)) return false;
  return true;
}

export function checkRevokeAccessTokenPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const token_id = value["token_id"];
  if (token_id === undefined) missing(report, at(path, "token_id"), "the request");
  else if (!isSnowflake(token_id)) checkSnowflake(token_id, at(path, "token_id"), report);
}

export function copyRevokeAccessTokenPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["user_id", "token_id"]);
}

/** Path parameters of revokeAccessToken. */
export const RevokeAccessTokenPath: Validator<RevokeAccessTokenPath> = /* @__PURE__ */ validator(
  isRevokeAccessTokenPath,
  checkRevokeAccessTokenPath,
  copyRevokeAccessTokenPath,
);

/** Path parameters of listNotifications. */
export type ListNotificationsPath = GetUserPath;
/** Path parameters of listNotifications. */
export const ListNotificationsPath: Validator<ListNotificationsPath> = GetUserPath;
