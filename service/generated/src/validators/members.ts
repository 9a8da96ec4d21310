// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at as at_2,
  broken,
  checkItems,
  copyItems,
  copyJson,
  everyItem,
  firstRepeated,
  isObject,
  maxLength,
  missing,
  namesOf,
  pick,
  repeatedItem,
  tooLarge,
  tooLong,
  tooManyItems,
  tooShort,
  tooSmall,
  unique,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ConnectVoiceBody,
  JoinGuildBody,
  Member,
  SetLastActivityBody,
  VoiceState,
} from "../types/members.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";

export function isMember(value: unknown): value is Member {
  if (!isObject(value)) return false;
  const roles = value["roles"];
  if (!everyItem(roles, isSnowflake)) return false;
  const joined_at = value["joined_at"];
  if (!isTimestamp(joined_at)) return false;
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean") return false;
  return true;
}

export function checkMember(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at_2(path, "roles"), "a Member");
  else checkItems(roles, at_2(path, "roles"), report, isSnowflake, checkSnowflake);
  const joined_at = value["joined_at"];
  if (joined_at === undefined) missing(report, at_2(path, "joined_at"), "a Member");
  else if (!isTimestamp(joined_at)) checkTimestamp(joined_at, at_2(path, "joined_at"), report);
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean")
    wrongType(report, at_2(path, "pending"), "a boolean", pending);
}

export function copyMember(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["roles", "joined_at", "pending"]);
  copy["roles"] = copyItems(copy["roles"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "roles" || name === "joined_at" || name === "pending") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type Member. */
const memberValidator: Validator<Member> = /* @__PURE__ */ validator(isMember, checkMember, copyMember);

export function isVoiceState(value: unknown): value is VoiceState {
  if (!isObject(value)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== null && !isSnowflake(channel_id)) return false;
  const suppress = value["suppress"];
  if (typeof suppress !== "boolean") return false;
  return true;
}

export function checkVoiceState(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at_2(path, "user_id"), "a Voice State");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at_2(path, "user_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at_2(path, "channel_id"), "a Voice State");
  else
    if (channel_id !== null && !isSnowflake(channel_id))
      checkSnowflake(channel_id, at_2(path, "channel_id"), report);
  const suppress = value["suppress"];
  if (suppress === undefined) missing(report, at_2(path, "suppress"), "a Voice State");
  else if (typeof suppress !== "boolean") wrongType(report, at_2(path, "suppress"), "a boolean", suppress);
}

export function copyVoiceState(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["user_id", "channel_id", "suppress"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "user_id" || name === "channel_id" || name === "suppress") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type VoiceState. */
const voiceStateValidator: Validator<VoiceState> =
  /* @__PURE__ */ validator(isVoiceState, checkVoiceState, copyVoiceState);

export function isJoinGuildBody(value: unknown): value is JoinGuildBody {
  if (!isObject(value)) return false;
  const invite_code = value["invite_code"];
  if (invite_code !== undefined
    && (typeof invite_code !== "string"
      || invite_code.length < 1
      || !maxLength(invite_code, 50))) return false;
  const nick = value["nick"];
  if (nick !== undefined
    && (typeof nick !== "string" || nick.length < 1 || !maxLength(nick, 32))) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isJoinGuildBodyRoles(roles)) return false;
  return true;
}

export function checkJoinGuildBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const invite_code = value["invite_code"];
  if (invite_code !== undefined) {
    if (typeof invite_code !== "string")
      wrongType(report, at_2(path, "invite_code"), "a string", invite_code);
    else {
      if (invite_code.length < 1) tooShort(report, at_2(path, "invite_code"), 1, invite_code);
      if (!maxLength(invite_code, 50)) tooLong(report, at_2(path, "invite_code"), 50, invite_code);
    }
  }
  const nick = value["nick"];
  if (nick !== undefined) {
    if (typeof nick !== "string") wrongType(report, at_2(path, "nick"), "a string", nick);
    else {
      if (nick.length < 1) tooShort(report, at_2(path, "nick"), 1, nick);
      if (!maxLength(nick, 32)) tooLong(report, at_2(path, "nick"), 32, nick);
    }
  }
  const roles = value["roles"];
  if (roles !== undefined) checkJoinGuildBodyRoles(roles, at_2(path, "roles"), report);
}

export function copyJoinGuildBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["invite_code", "nick", "roles"]);
  if (copy["roles"] === undefined) copy["roles"] = [];
  else copy["roles"] = copyItems(copy["roles"]);
  return copy;
}

function isJoinGuildBodyRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  if (!unique(value)) return false;
  return true;
}

function checkJoinGuildBodyRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250) tooManyItems(report, path, 250, "a Join Guild Body", "roles", value.length);
  checkItems(value.slice(0, 250), path, report, isSnowflake, checkSnowflake);
  if (value.length > 250) return;
  {
    const index = firstRepeated(value);
    if (index !== -1) repeatedItem(report, path, index, value[index]);
  }
}

/** Checks values of type JoinGuildBody. */
const joinGuildBodyValidator: Validator<JoinGuildBody> =
  /* @__PURE__ */ validator(isJoinGuildBody, checkJoinGuildBody, copyJoinGuildBody);

export function isSetLastActivityBody(value: unknown): value is SetLastActivityBody {
  if (!isObject(value)) return false;
  const at = value["at"];
  if (at !== undefined && !isTimestamp(at)) return false;
  const days_ago = value["days_ago"];
  if (days_ago !== undefined
    && (typeof days_ago !== "number"
      || !Number.isFinite(days_ago)
      || days_ago < 0
      || days_ago > 3650)) return false;
  if (Number(value["at"] !== undefined) + Number(value["days_ago"] !== undefined) > 1) return false;
  return true;
}

export function checkSetLastActivityBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const at = value["at"];
  if (at !== undefined && !isTimestamp(at)) checkTimestamp(at, at_2(path, "at"), report);
  const days_ago = value["days_ago"];
  if (days_ago !== undefined) {
    if (typeof days_ago !== "number" || !Number.isFinite(days_ago))
      wrongType(report, at_2(path, "days_ago"), "a number", days_ago);
    else if (days_ago < 0) tooSmall(report, at_2(path, "days_ago"), 0, days_ago);
    else if (days_ago > 3650) tooLarge(report, at_2(path, "days_ago"), 3650, days_ago);
  }
  if (Number(value["at"] !== undefined) + Number(value["days_ago"] !== undefined) > 1) broken(
    report,
    path,
    "activity-one-time",
    "at and days_ago must not both be present",
  );
}

export function copySetLastActivityBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["at", "days_ago"]);
}

/** Checks values of type SetLastActivityBody. */
const setLastActivityBodyValidator: Validator<SetLastActivityBody> =
  /* @__PURE__ */ validator(isSetLastActivityBody, checkSetLastActivityBody, copySetLastActivityBody);

export function isConnectVoiceBody(value: unknown): value is ConnectVoiceBody {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const self_mute = value["self_mute"];
  if (self_mute !== undefined && typeof self_mute !== "boolean") return false;
  const self_deaf = value["self_deaf"];
  if (self_deaf !== undefined && typeof self_deaf !== "boolean") return false;
  const self_video = value["self_video"];
  if (self_video !== undefined && typeof self_video !== "boolean") return false;
  const self_stream = value["self_stream"];
  if (self_stream !== undefined && typeof self_stream !== "boolean") return false;
  return true;
}

export function checkConnectVoiceBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at_2(path, "channel_id"), "a Connect Voice Body");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at_2(path, "channel_id"), report);
  const self_mute = value["self_mute"];
  if (self_mute !== undefined && typeof self_mute !== "boolean")
    wrongType(report, at_2(path, "self_mute"), "a boolean", self_mute);
  const self_deaf = value["self_deaf"];
  if (self_deaf !== undefined && typeof self_deaf !== "boolean")
    wrongType(report, at_2(path, "self_deaf"), "a boolean", self_deaf);
  const self_video = value["self_video"];
  if (self_video !== undefined && typeof self_video !== "boolean")
    wrongType(report, at_2(path, "self_video"), "a boolean", self_video);
  const self_stream = value["self_stream"];
  if (self_stream !== undefined && typeof self_stream !== "boolean")
    wrongType(report, at_2(path, "self_stream"), "a boolean", self_stream);
}

export function copyConnectVoiceBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["channel_id", "self_mute", "self_deaf", "self_video", "self_stream"]);
  if (copy["self_mute"] === undefined) copy["self_mute"] = false;
  if (copy["self_deaf"] === undefined) copy["self_deaf"] = false;
  if (copy["self_video"] === undefined) copy["self_video"] = false;
  if (copy["self_stream"] === undefined) copy["self_stream"] = false;
  return copy;
}

/** Checks values of type ConnectVoiceBody. */
const connectVoiceBodyValidator: Validator<ConnectVoiceBody> =
  /* @__PURE__ */ validator(isConnectVoiceBody, checkConnectVoiceBody, copyConnectVoiceBody);

export {
  memberValidator as Member,
  voiceStateValidator as VoiceState,
  joinGuildBodyValidator as JoinGuildBody,
  setLastActivityBodyValidator as SetLastActivityBody,
  connectVoiceBodyValidator as ConnectVoiceBody,
};
