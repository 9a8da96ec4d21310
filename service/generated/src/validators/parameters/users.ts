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
export interface ModifyUserPath {
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of modifyUser. */
export const ModifyUserPath: Validator<ModifyUserPath> = GetUserPath;

/** Path parameters of setPresence. */
export interface SetPresencePath {
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of setPresence. */
export const SetPresencePath: Validator<SetPresencePath> = GetUserPath;

/** Path parameters of grantAccessToken. */
export interface GrantAccessTokenPath {
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of grantAccessToken. */
export const GrantAccessTokenPath: Validator<GrantAccessTokenPath> = GetUserPath;

/** Path parameters of revokeAccess. */
export interface RevokeAccessPath {
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the application. */
  application_id: Snowflake;
}

export function isRevokeAccessPath(value: unknown): value is RevokeAccessPath {
  if (!isObject(value)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  return true;
}

export function checkRevokeAccessPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "the request");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
}

export function copyRevokeAccessPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["user_id", "application_id"]);
}

/** Path parameters of revokeAccess. */
export const RevokeAccessPath: Validator<RevokeAccessPath> = /* @__PURE__ */ validator(
  isRevokeAccessPath,
  checkRevokeAccessPath,
  copyRevokeAccessPath,
);

/** Path parameters of listNotifications. */
export interface ListNotificationsPath {
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of listNotifications. */
export const ListNotificationsPath: Validator<ListNotificationsPath> = GetUserPath;
