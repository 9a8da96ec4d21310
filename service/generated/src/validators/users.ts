// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  firstRepeated,
  isObject,
  maxLength,
  minLength,
  missing,
  notListed,
  patternMissed,
  pick,
  repeatedItem,
  tooFewItems,
  tooLarge,
  tooLong,
  tooManyItems,
  tooShort,
  tooSmall,
  trimmed,
  unique,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  AccessToken,
  ControlledUser,
  CreateUserBody,
  GrantAccessTokenBody,
  ModifyUserBody,
  Notification,
  Presence,
  PresenceStatus,
  SetPresenceBody,
} from "../types/users.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";

const createUserBodyDiscriminatorPattern = /^[0-9]{4}$/u;
const grantAccessTokenBodyScopesItemPattern = /^[a-z][a-z._]{0,49}$/u;

export function isControlledUser(value: unknown): value is ControlledUser {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const username = value["username"];
  if (typeof username !== "string") return false;
  const discriminator = value["discriminator"];
  if (typeof discriminator !== "string") return false;
  const avatar = value["avatar"];
  if (avatar !== null && typeof avatar !== "string") return false;
  const bot = value["bot"];
  if (typeof bot !== "boolean") return false;
  const verified = value["verified"];
  if (typeof verified !== "boolean") return false;
  const phone = value["phone"];
  if (typeof phone !== "boolean") return false;
  const mfa_enabled = value["mfa_enabled"];
  if (typeof mfa_enabled !== "boolean") return false;
  return true;
}

export function checkControlledUser(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Controlled User");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const username = value["username"];
  if (username === undefined) missing(report, at(path, "username"), "a Controlled User");
  else if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
  const discriminator = value["discriminator"];
  if (discriminator === undefined) missing(report, at(path, "discriminator"), "a Controlled User");
  else
    if (typeof discriminator !== "string")
      wrongType(report, at(path, "discriminator"), "a string", discriminator);
  const avatar = value["avatar"];
  if (avatar === undefined) missing(report, at(path, "avatar"), "a Controlled User");
  else
    if (avatar !== null && typeof avatar !== "string")
      wrongType(report, at(path, "avatar"), "a string or null", avatar);
  const bot = value["bot"];
  if (bot === undefined) missing(report, at(path, "bot"), "a Controlled User");
  else if (typeof bot !== "boolean") wrongType(report, at(path, "bot"), "a boolean", bot);
  const verified = value["verified"];
  if (verified === undefined) missing(report, at(path, "verified"), "a Controlled User");
  else if (typeof verified !== "boolean") wrongType(report, at(path, "verified"), "a boolean", verified);
  const phone = value["phone"];
  if (phone === undefined) missing(report, at(path, "phone"), "a Controlled User");
  else if (typeof phone !== "boolean") wrongType(report, at(path, "phone"), "a boolean", phone);
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled === undefined) missing(report, at(path, "mfa_enabled"), "a Controlled User");
  else
    if (typeof mfa_enabled !== "boolean")
      wrongType(report, at(path, "mfa_enabled"), "a boolean", mfa_enabled);
}

export function copyControlledUser(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, [
    "id", "username", "discriminator", "avatar", "bot", "verified", "phone", "mfa_enabled",
  ]);
}

/** Checks values of type ControlledUser. */
const controlledUserValidator: Validator<ControlledUser> =
  /* @__PURE__ */ validator(isControlledUser, checkControlledUser, copyControlledUser);

export function isPresenceStatus(value: unknown): value is PresenceStatus {
  return value === "idle" || value === "dnd" || value === "online" || value === "offline";
}

export function checkPresenceStatus(value: unknown, path: Path, report: Report): void {
  if (value !== "idle" && value !== "dnd" && value !== "online" && value !== "offline")
    notListed(
      report,
      path,
      "enum",
      "one of \"idle\" (IDLE), \"dnd\" (DND), \"online\" (ONLINE) or \"offline\" (OFFLINE)",
      value,
    );
}

/** Checks values of type PresenceStatus. */
const presenceStatusValidator: Validator<PresenceStatus> =
  /* @__PURE__ */ validator(isPresenceStatus, checkPresenceStatus);

export function isPresence(value: unknown): value is Presence {
  if (!isObject(value)) return false;
  const status = value["status"];
  if (!isPresenceStatus(status)) return false;
  const client_status = value["client_status"];
  if (client_status !== undefined && !isPresenceClientStatus(client_status)) return false;
  const activities = value["activities"];
  if (activities !== undefined && !isPresenceActivities(activities)) return false;
  return true;
}

export function checkPresence(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const status = value["status"];
  if (status === undefined) missing(report, at(path, "status"), "a Presence");
  else if (!isPresenceStatus(status)) checkPresenceStatus(status, at(path, "status"), report);
  const client_status = value["client_status"];
  if (client_status !== undefined)
    checkPresenceClientStatus(client_status, at(path, "client_status"), report);
  const activities = value["activities"];
  if (activities !== undefined) checkPresenceActivities(activities, at(path, "activities"), report);
}

export function copyPresence(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["status", "client_status", "activities"]);
  if (copy["client_status"] !== undefined)
    copy["client_status"] = copyPresenceClientStatus(copy["client_status"]);
  if (copy["activities"] === undefined) copy["activities"] = [];
  else copy["activities"] = copyItems(copy["activities"], copyPresenceActivitiesItem);
  return copy;
}

function isPresenceClientStatus(value: unknown): boolean {
  if (!isObject(value)) return false;
  const desktop = value["desktop"];
  if (desktop !== undefined && !isPresenceStatus(desktop)) return false;
  const mobile = value["mobile"];
  if (mobile !== undefined && !isPresenceStatus(mobile)) return false;
  const web = value["web"];
  if (web !== undefined && !isPresenceStatus(web)) return false;
  return true;
}

function checkPresenceClientStatus(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const desktop = value["desktop"];
  if (desktop !== undefined && !isPresenceStatus(desktop))
    checkPresenceStatus(desktop, at(path, "desktop"), report);
  const mobile = value["mobile"];
  if (mobile !== undefined && !isPresenceStatus(mobile))
    checkPresenceStatus(mobile, at(path, "mobile"), report);
  const web = value["web"];
  if (web !== undefined && !isPresenceStatus(web)) checkPresenceStatus(web, at(path, "web"), report);
}

function copyPresenceClientStatus(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["desktop", "mobile", "web"]);
}

function isPresenceActivitiesItem(value: unknown): boolean {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 128)) return false;
  const type = value["type"];
  if (typeof type !== "number" || !Number.isInteger(type) || type < 0 || type > 5) return false;
  return true;
}

function checkPresenceActivitiesItem(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Presence");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 128)) tooLong(report, at(path, "name"), 128, name_);
    }
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Presence");
  else
    if (typeof type !== "number" || !Number.isInteger(type))
      wrongType(report, at(path, "type"), "an integer", type);
    else if (type < 0) tooSmall(report, at(path, "type"), 0, type);
    else if (type > 5) tooLarge(report, at(path, "type"), 5, type);
}

function copyPresenceActivitiesItem(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "type"]);
}

function isPresenceActivities(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 10) return false;
  for (const item of value) if (!isPresenceActivitiesItem(item)) return false;
  return true;
}

function checkPresenceActivities(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 10) tooManyItems(report, path, 10, "a Presence", "activities", value.length);
  checkItems(value.slice(0, 10), path, report, isPresenceActivitiesItem, checkPresenceActivitiesItem);
}

/** Checks values of type Presence. */
const presenceValidator: Validator<Presence> =
  /* @__PURE__ */ validator(isPresence, checkPresence, copyPresence);

export function isAccessToken(value: unknown): value is AccessToken {
  if (!isObject(value)) return false;
  const access_token = value["access_token"];
  if (typeof access_token !== "string") return false;
  const token_type = value["token_type"];
  if (token_type !== "Bearer") return false;
  const expires_at = value["expires_at"];
  if (!isTimestamp(expires_at)) return false;
  const scopes = value["scopes"];
  if (!isAccessTokenScopes(scopes)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkAccessToken(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const access_token = value["access_token"];
  if (access_token === undefined) missing(report, at(path, "access_token"), "an Access Token");
  else
    if (typeof access_token !== "string")
      wrongType(report, at(path, "access_token"), "a string", access_token);
  const token_type = value["token_type"];
  if (token_type === undefined) missing(report, at(path, "token_type"), "an Access Token");
  else
    if (token_type !== "Bearer") notListed(report, at(path, "token_type"), "const", "\"Bearer\"", token_type);
  const expires_at = value["expires_at"];
  if (expires_at === undefined) missing(report, at(path, "expires_at"), "an Access Token");
  else if (!isTimestamp(expires_at)) checkTimestamp(expires_at, at(path, "expires_at"), report);
  const scopes = value["scopes"];
  if (scopes === undefined) missing(report, at(path, "scopes"), "an Access Token");
  else checkAccessTokenScopes(scopes, at(path, "scopes"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "an Access Token");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "an Access Token");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyAccessToken(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "access_token", "token_type", "expires_at", "scopes", "application_id", "user_id",
  ]);
  copy["scopes"] = copyItems(copy["scopes"]);
  return copy;
}

function isAccessTokenScopes(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkAccessTokenScopes(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

/** Checks values of type AccessToken. */
const accessTokenValidator: Validator<AccessToken> =
  /* @__PURE__ */ validator(isAccessToken, checkAccessToken, copyAccessToken);

export function isNotification(value: unknown): value is Notification {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (typeof type !== "string") return false;
  const text = value["text"];
  if (typeof text !== "string") return false;
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id)) return false;
  const created_at = value["created_at"];
  if (!isTimestamp(created_at)) return false;
  return true;
}

export function checkNotification(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Notification");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Notification");
  else if (typeof type !== "string") wrongType(report, at(path, "type"), "a string", type);
  const text = value["text"];
  if (text === undefined) missing(report, at(path, "text"), "a Notification");
  else if (typeof text !== "string") wrongType(report, at(path, "text"), "a string", text);
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id))
    checkSnowflake(application_id, at(path, "application_id"), report);
  const created_at = value["created_at"];
  if (created_at === undefined) missing(report, at(path, "created_at"), "a Notification");
  else if (!isTimestamp(created_at)) checkTimestamp(created_at, at(path, "created_at"), report);
}

export function copyNotification(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "type", "text", "application_id", "created_at"]);
}

/** Checks values of type Notification. */
const notificationValidator: Validator<Notification> =
  /* @__PURE__ */ validator(isNotification, checkNotification, copyNotification);

export function isCreateUserBody(value: unknown): value is CreateUserBody {
  if (!isObject(value)) return false;
  const username = value["username"];
  if (typeof username !== "string"
    || !minLength(username.trim(), 2)
    || !maxLength(username.trim(), 32)) return false;
  const discriminator = value["discriminator"];
  if (discriminator !== undefined
    && (typeof discriminator !== "string"
      || !createUserBodyDiscriminatorPattern.test(discriminator))) return false;
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean") return false;
  const phone = value["phone"];
  if (phone !== undefined && typeof phone !== "boolean") return false;
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean") return false;
  return true;
}

export function checkCreateUserBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const username = value["username"];
  if (username === undefined) missing(report, at(path, "username"), "a Create User Body");
  else
    if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
    else {
      if (!minLength(username.trim(), 2)) tooShort(report, at(path, "username"), 2, username.trim());
      if (!maxLength(username.trim(), 32)) tooLong(report, at(path, "username"), 32, username.trim());
    }
  const discriminator = value["discriminator"];
  if (discriminator !== undefined) {
    if (typeof discriminator !== "string")
      wrongType(report, at(path, "discriminator"), "a string", discriminator);
    else
      if (!createUserBodyDiscriminatorPattern.test(discriminator))
        patternMissed(report, at(path, "discriminator"), "^[0-9]{4}$", discriminator);
  }
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean")
    wrongType(report, at(path, "verified"), "a boolean", verified);
  const phone = value["phone"];
  if (phone !== undefined && typeof phone !== "boolean")
    wrongType(report, at(path, "phone"), "a boolean", phone);
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean")
    wrongType(report, at(path, "mfa_enabled"), "a boolean", mfa_enabled);
}

export function copyCreateUserBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["username", "discriminator", "verified", "phone", "mfa_enabled"]);
  copy["username"] = trimmed(copy["username"]);
  if (copy["verified"] === undefined) copy["verified"] = true;
  if (copy["phone"] === undefined) copy["phone"] = true;
  if (copy["mfa_enabled"] === undefined) copy["mfa_enabled"] = false;
  return copy;
}

/** Checks values of type CreateUserBody. */
const createUserBodyValidator: Validator<CreateUserBody> =
  /* @__PURE__ */ validator(isCreateUserBody, checkCreateUserBody, copyCreateUserBody);

export function isModifyUserBody(value: unknown): value is ModifyUserBody {
  if (!isObject(value)) return false;
  const username = value["username"];
  if (username !== undefined
    && (typeof username !== "string"
      || !minLength(username.trim(), 2)
      || !maxLength(username.trim(), 32))) return false;
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean") return false;
  const phone = value["phone"];
  if (phone !== undefined && typeof phone !== "boolean") return false;
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean") return false;
  return true;
}

export function checkModifyUserBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const username = value["username"];
  if (username !== undefined) {
    if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
    else {
      if (!minLength(username.trim(), 2)) tooShort(report, at(path, "username"), 2, username.trim());
      if (!maxLength(username.trim(), 32)) tooLong(report, at(path, "username"), 32, username.trim());
    }
  }
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean")
    wrongType(report, at(path, "verified"), "a boolean", verified);
  const phone = value["phone"];
  if (phone !== undefined && typeof phone !== "boolean")
    wrongType(report, at(path, "phone"), "a boolean", phone);
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean")
    wrongType(report, at(path, "mfa_enabled"), "a boolean", mfa_enabled);
}

export function copyModifyUserBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["username", "verified", "phone", "mfa_enabled"]);
  if (copy["username"] !== undefined) copy["username"] = trimmed(copy["username"]);
  return copy;
}

/** Checks values of type ModifyUserBody. */
const modifyUserBodyValidator: Validator<ModifyUserBody> =
  /* @__PURE__ */ validator(isModifyUserBody, checkModifyUserBody, copyModifyUserBody);

export function isSetPresenceBody(value: unknown): value is SetPresenceBody {
  return isPresence(value);
}

export function checkSetPresenceBody(value: unknown, path: Path, report: Report): void {
  if (!isPresence(value)) checkPresence(value, path, report);
}

export function copySetPresenceBody(value: unknown): unknown {
  return copyPresence(value);
}

/** Checks values of type SetPresenceBody. */
const setPresenceBodyValidator: Validator<SetPresenceBody> =
  /* @__PURE__ */ validator(isSetPresenceBody, checkSetPresenceBody, copySetPresenceBody);

export function isGrantAccessTokenBody(value: unknown): value is GrantAccessTokenBody {
  if (!isObject(value)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const scopes = value["scopes"];
  if (!isGrantAccessTokenBodyScopes(scopes)) return false;
  const expires_in = value["expires_in"];
  if (expires_in !== undefined
    && (typeof expires_in !== "number"
      || !Number.isInteger(expires_in)
      || expires_in < 1
      || expires_in > 31536000)) return false;
  return true;
}

export function checkGrantAccessTokenBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "a Grant Access Token Body");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const scopes = value["scopes"];
  if (scopes === undefined) missing(report, at(path, "scopes"), "a Grant Access Token Body");
  else checkGrantAccessTokenBodyScopes(scopes, at(path, "scopes"), report);
  const expires_in = value["expires_in"];
  if (expires_in !== undefined) {
    if (typeof expires_in !== "number" || !Number.isInteger(expires_in))
      wrongType(report, at(path, "expires_in"), "an integer", expires_in);
    else if (expires_in < 1) tooSmall(report, at(path, "expires_in"), 1, expires_in);
    else if (expires_in > 31536000) tooLarge(report, at(path, "expires_in"), 31536000, expires_in);
  }
}

export function copyGrantAccessTokenBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["application_id", "scopes", "expires_in"]);
  copy["scopes"] = copyItems(copy["scopes"]);
  if (copy["expires_in"] === undefined) copy["expires_in"] = 604800;
  return copy;
}

function isGrantAccessTokenBodyScopes(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 1) return false;
  if (value.length > 20) return false;
  for (const item of value) if (typeof item !== "string"
    || !grantAccessTokenBodyScopesItemPattern.test(item)) return false;
  if (!unique(value)) return false;
  return true;
}

function checkGrantAccessTokenBodyScopes(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length < 1) tooFewItems(report, path, 1, "a Grant Access Token Body", "scope", value.length);
  if (value.length > 20) tooManyItems(report, path, 20, "a Grant Access Token Body", "scopes", value.length);
  for (let index = 0, end = Math.min(value.length, 20); index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
    else
      if (!grantAccessTokenBodyScopesItemPattern.test(item))
        patternMissed(report, at(path, index), "^[a-z][a-z._]{0,49}$", item);
  }
  if (value.length > 20) return;
  {
    const index = firstRepeated(value);
    if (index !== -1) repeatedItem(report, path, index, value[index]);
  }
}

/** Checks values of type GrantAccessTokenBody. */
const grantAccessTokenBodyValidator: Validator<GrantAccessTokenBody> =
  /* @__PURE__ */ validator(isGrantAccessTokenBody, checkGrantAccessTokenBody, copyGrantAccessTokenBody);

export {
  controlledUserValidator as ControlledUser,
  presenceStatusValidator as PresenceStatus,
  presenceValidator as Presence,
  accessTokenValidator as AccessToken,
  notificationValidator as Notification,
  createUserBodyValidator as CreateUserBody,
  modifyUserBodyValidator as ModifyUserBody,
  setPresenceBodyValidator as SetPresenceBody,
  grantAccessTokenBodyValidator as GrantAccessTokenBody,
};
