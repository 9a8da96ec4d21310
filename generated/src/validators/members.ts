// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  everyItem,
  isObject,
  maxLength,
  missing,
  pick,
  tooLong,
  tooManyItems,
  tooShort,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  AddGuildMemberBody,
  GuildMember,
  ModifyCurrentUserNickBody,
  ModifyGuildMemberBody,
  Nickname,
  PartialGuildMember,
} from "../types/members.js";
import {
  checkPermissionSet,
  checkSnowflake,
  checkTimestamp,
  isPermissionSet,
  isSnowflake,
  isTimestamp,
} from "./common.js";
import { checkUser, copyUser, isUser } from "./users.js";

export function isGuildMember(value: unknown): value is GuildMember {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string") return false;
  const roles = value["roles"];
  if (!everyItem(roles, isSnowflake)) return false;
  const joined_at = value["joined_at"];
  if (!isTimestamp(joined_at)) return false;
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since)) return false;
  const deaf = value["deaf"];
  if (typeof deaf !== "boolean") return false;
  const mute = value["mute"];
  if (typeof mute !== "boolean") return false;
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean") return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  return true;
}

export function checkGuildMember(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string")
    wrongType(report, at(path, "nick"), "a string or null", nick);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at(path, "roles"), "a Guild Member");
  else checkItems(roles, at(path, "roles"), report, isSnowflake, checkSnowflake);
  const joined_at = value["joined_at"];
  if (joined_at === undefined) missing(report, at(path, "joined_at"), "a Guild Member");
  else if (!isTimestamp(joined_at)) checkTimestamp(joined_at, at(path, "joined_at"), report);
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since))
    checkTimestamp(premium_since, at(path, "premium_since"), report);
  const deaf = value["deaf"];
  if (deaf === undefined) missing(report, at(path, "deaf"), "a Guild Member");
  else if (typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
  const mute = value["mute"];
  if (mute === undefined) missing(report, at(path, "mute"), "a Guild Member");
  else if (typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean")
    wrongType(report, at(path, "pending"), "a boolean", pending);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
}

export function copyGuildMember(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "user", "nick", "roles", "joined_at", "premium_since", "deaf", "mute", "pending", "permissions",
  ]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  copy["roles"] = copyItems(copy["roles"]);
  return copy;
}

/** Checks values of type GuildMember, as the service sends them. */
const guildMemberValidator: Validator<GuildMember> =
  /* @__PURE__ */ validator(isGuildMember, checkGuildMember, copyGuildMember);

export function isPartialGuildMember(value: unknown): value is PartialGuildMember {
  if (!isObject(value)) return false;
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string") return false;
  const roles = value["roles"];
  if (!everyItem(roles, isSnowflake)) return false;
  const joined_at = value["joined_at"];
  if (!isTimestamp(joined_at)) return false;
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since)) return false;
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean") return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  return true;
}

export function checkPartialGuildMember(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string")
    wrongType(report, at(path, "nick"), "a string or null", nick);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at(path, "roles"), "a Partial Guild Member");
  else checkItems(roles, at(path, "roles"), report, isSnowflake, checkSnowflake);
  const joined_at = value["joined_at"];
  if (joined_at === undefined) missing(report, at(path, "joined_at"), "a Partial Guild Member");
  else if (!isTimestamp(joined_at)) checkTimestamp(joined_at, at(path, "joined_at"), report);
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since))
    checkTimestamp(premium_since, at(path, "premium_since"), report);
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean")
    wrongType(report, at(path, "pending"), "a boolean", pending);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
}

export function copyPartialGuildMember(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["nick", "roles", "joined_at", "premium_since", "pending", "permissions"]);
  copy["roles"] = copyItems(copy["roles"]);
  return copy;
}

/** Checks values of type PartialGuildMember. */
const partialGuildMemberValidator: Validator<PartialGuildMember> =
  /* @__PURE__ */ validator(isPartialGuildMember, checkPartialGuildMember, copyPartialGuildMember);

export function isNickname(value: unknown): value is Nickname {
  if (!isObject(value)) return false;
  const nick = value["nick"];
  if (nick !== null && typeof nick !== "string") return false;
  return true;
}

export function checkNickname(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const nick = value["nick"];
  if (nick === undefined) missing(report, at(path, "nick"), "a Nickname");
  else
    if (nick !== null && typeof nick !== "string")
      wrongType(report, at(path, "nick"), "a string or null", nick);
}

export function copyNickname(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["nick"]);
}

/** Checks values of type Nickname. */
const nicknameValidator: Validator<Nickname> =
  /* @__PURE__ */ validator(isNickname, checkNickname, copyNickname);

export function isModifyCurrentUserNickBody(value: unknown): value is ModifyCurrentUserNickBody {
  if (!isObject(value)) return false;
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && (typeof nick !== "string" || !maxLength(nick, 32))) return false;
  return true;
}

export function checkModifyCurrentUserNickBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const nick = value["nick"];
  if (nick !== undefined && nick !== null) {
    if (typeof nick !== "string") wrongType(report, at(path, "nick"), "a string or null", nick);
    else if (!maxLength(nick, 32)) tooLong(report, at(path, "nick"), 32, nick);
  }
}

export function copyModifyCurrentUserNickBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["nick"]);
}

/** Checks values of type ModifyCurrentUserNickBody. */
const modifyCurrentUserNickBodyValidator: Validator<ModifyCurrentUserNickBody> =
  /* @__PURE__ */ validator(
    isModifyCurrentUserNickBody,
    checkModifyCurrentUserNickBody,
    copyModifyCurrentUserNickBody,
  );

export function isAddGuildMemberBody(value: unknown): value is AddGuildMemberBody {
  if (!isObject(value)) return false;
  const access_token = value["access_token"];
  if (typeof access_token !== "string" || access_token.length < 1) return false;
  const nick = value["nick"];
  if (nick !== undefined
    && (typeof nick !== "string" || nick.length < 1 || !maxLength(nick, 32))) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isAddGuildMemberBodyRoles(roles)) return false;
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") return false;
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") return false;
  return true;
}

export function checkAddGuildMemberBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const access_token = value["access_token"];
  if (access_token === undefined) missing(report, at(path, "access_token"), "an Add Guild Member Body");
  else
    if (typeof access_token !== "string")
      wrongType(report, at(path, "access_token"), "a string", access_token);
    else if (access_token.length < 1) tooShort(report, at(path, "access_token"), 1, access_token);
  const nick = value["nick"];
  if (nick !== undefined) {
    if (typeof nick !== "string") wrongType(report, at(path, "nick"), "a string", nick);
    else {
      if (nick.length < 1) tooShort(report, at(path, "nick"), 1, nick);
      if (!maxLength(nick, 32)) tooLong(report, at(path, "nick"), 32, nick);
    }
  }
  const roles = value["roles"];
  if (roles !== undefined) checkAddGuildMemberBodyRoles(roles, at(path, "roles"), report);
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
}

export function copyAddGuildMemberBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["access_token", "nick", "roles", "mute", "deaf"]);
  if (copy["roles"] !== undefined) copy["roles"] = copyItems(copy["roles"]);
  return copy;
}

function isAddGuildMemberBodyRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  return true;
}

function checkAddGuildMemberBodyRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250)
    tooManyItems(report, path, 250, "an Add Guild Member Body", "snowflakes", value.length);
  checkItems(value.slice(0, 250), path, report, isSnowflake, checkSnowflake);
}

/** Checks values of type AddGuildMemberBody. */
const addGuildMemberBodyValidator: Validator<AddGuildMemberBody> =
  /* @__PURE__ */ validator(isAddGuildMemberBody, checkAddGuildMemberBody, copyAddGuildMemberBody);

export function isModifyGuildMemberBody(value: unknown): value is ModifyGuildMemberBody {
  if (!isObject(value)) return false;
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && (typeof nick !== "string" || !maxLength(nick, 32))) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isModifyGuildMemberBodyRoles(roles)) return false;
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") return false;
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && channel_id !== null && !isSnowflake(channel_id)) return false;
  return true;
}

export function checkModifyGuildMemberBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const nick = value["nick"];
  if (nick !== undefined && nick !== null) {
    if (typeof nick !== "string") wrongType(report, at(path, "nick"), "a string or null", nick);
    else if (!maxLength(nick, 32)) tooLong(report, at(path, "nick"), 32, nick);
  }
  const roles = value["roles"];
  if (roles !== undefined) checkModifyGuildMemberBodyRoles(roles, at(path, "roles"), report);
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && channel_id !== null && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyModifyGuildMemberBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["nick", "roles", "mute", "deaf", "channel_id"]);
  if (copy["roles"] !== undefined) copy["roles"] = copyItems(copy["roles"]);
  return copy;
}

function isModifyGuildMemberBodyRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  return true;
}

function checkModifyGuildMemberBodyRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250)
    tooManyItems(report, path, 250, "a Modify Guild Member Body", "snowflakes", value.length);
  checkItems(value.slice(0, 250), path, report, isSnowflake, checkSnowflake);
}

/** Checks values of type ModifyGuildMemberBody. */
const modifyGuildMemberBodyValidator: Validator<ModifyGuildMemberBody> =
  /* @__PURE__ */ validator(isModifyGuildMemberBody, checkModifyGuildMemberBody, copyModifyGuildMemberBody);

export {
  guildMemberValidator as GuildMember,
  partialGuildMemberValidator as PartialGuildMember,
  nicknameValidator as Nickname,
  modifyCurrentUserNickBodyValidator as ModifyCurrentUserNickBody,
  addGuildMemberBodyValidator as AddGuildMemberBody,
  modifyGuildMemberBodyValidator as ModifyGuildMemberBody,
};
