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
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ModifyCurrentUserVoiceStateBody,
  ModifyUserVoiceStateBody,
  PartialVoiceState,
  VoiceRegion,
  VoiceState,
} from "../types/voice.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";
import { checkGuildMember, copyGuildMember, isGuildMember } from "./members.js";

export function isVoiceState(value: unknown): value is VoiceState {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== null && !isSnowflake(channel_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const member = value["member"];
  if (member !== undefined && !isGuildMember(member)) return false;
  const session_id = value["session_id"];
  if (typeof session_id !== "string") return false;
  const deaf = value["deaf"];
  if (typeof deaf !== "boolean") return false;
  const mute = value["mute"];
  if (typeof mute !== "boolean") return false;
  const self_deaf = value["self_deaf"];
  if (typeof self_deaf !== "boolean") return false;
  const self_mute = value["self_mute"];
  if (typeof self_mute !== "boolean") return false;
  const self_stream = value["self_stream"];
  if (self_stream !== undefined && typeof self_stream !== "boolean") return false;
  const self_video = value["self_video"];
  if (typeof self_video !== "boolean") return false;
  const suppress = value["suppress"];
  if (typeof suppress !== "boolean") return false;
  const request_to_speak_timestamp = value["request_to_speak_timestamp"];
  if (request_to_speak_timestamp !== null && !isTimestamp(request_to_speak_timestamp)) return false;
  return true;
}

export function checkVoiceState(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Voice State");
  else
    if (channel_id !== null && !isSnowflake(channel_id))
      checkSnowflake(channel_id, at(path, "channel_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "a Voice State");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const member = value["member"];
  if (member !== undefined) checkGuildMember(member, at(path, "member"), report);
  const session_id = value["session_id"];
  if (session_id === undefined) missing(report, at(path, "session_id"), "a Voice State");
  else if (typeof session_id !== "string") wrongType(report, at(path, "session_id"), "a string", session_id);
  const deaf = value["deaf"];
  if (deaf === undefined) missing(report, at(path, "deaf"), "a Voice State");
  else if (typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
  const mute = value["mute"];
  if (mute === undefined) missing(report, at(path, "mute"), "a Voice State");
  else if (typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const self_deaf = value["self_deaf"];
  if (self_deaf === undefined) missing(report, at(path, "self_deaf"), "a Voice State");
  else if (typeof self_deaf !== "boolean") wrongType(report, at(path, "self_deaf"), "a boolean", self_deaf);
  const self_mute = value["self_mute"];
  if (self_mute === undefined) missing(report, at(path, "self_mute"), "a Voice State");
  else if (typeof self_mute !== "boolean") wrongType(report, at(path, "self_mute"), "a boolean", self_mute);
  const self_stream = value["self_stream"];
  if (self_stream !== undefined && typeof self_stream !== "boolean")
    wrongType(report, at(path, "self_stream"), "a boolean", self_stream);
  const self_video = value["self_video"];
  if (self_video === undefined) missing(report, at(path, "self_video"), "a Voice State");
  else
    if (typeof self_video !== "boolean") wrongType(report, at(path, "self_video"), "a boolean", self_video);
  const suppress = value["suppress"];
  if (suppress === undefined) missing(report, at(path, "suppress"), "a Voice State");
  else if (typeof suppress !== "boolean") wrongType(report, at(path, "suppress"), "a boolean", suppress);
  const request_to_speak_timestamp = value["request_to_speak_timestamp"];
  if (request_to_speak_timestamp === undefined)
    missing(report, at(path, "request_to_speak_timestamp"), "a Voice State");
  else
    if (request_to_speak_timestamp !== null && !isTimestamp(request_to_speak_timestamp))
      checkTimestamp(request_to_speak_timestamp, at(path, "request_to_speak_timestamp"), report);
}

export function copyVoiceState(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "guild_id", "channel_id", "user_id", "member", "session_id", "deaf", "mute", "self_deaf",
    "self_mute", "self_stream", "self_video", "suppress", "request_to_speak_timestamp",
  ]);
  if (copy["member"] !== undefined) copy["member"] = copyGuildMember(copy["member"]);
  return copy;
}

/** Checks values of type VoiceState, as the service sends them. */
const voiceStateValidator: Validator<VoiceState> =
  /* @__PURE__ */ validator(isVoiceState, checkVoiceState, copyVoiceState);

export function isPartialVoiceState(value: unknown): value is PartialVoiceState {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== null && !isSnowflake(channel_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const member = value["member"];
  if (member !== undefined && !isGuildMember(member)) return false;
  const session_id = value["session_id"];
  if (session_id !== undefined && typeof session_id !== "string") return false;
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") return false;
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") return false;
  const self_deaf = value["self_deaf"];
  if (self_deaf !== undefined && typeof self_deaf !== "boolean") return false;
  const self_mute = value["self_mute"];
  if (self_mute !== undefined && typeof self_mute !== "boolean") return false;
  const self_stream = value["self_stream"];
  if (self_stream !== undefined && typeof self_stream !== "boolean") return false;
  const self_video = value["self_video"];
  if (self_video !== undefined && typeof self_video !== "boolean") return false;
  const suppress = value["suppress"];
  if (suppress !== undefined && typeof suppress !== "boolean") return false;
  const request_to_speak_timestamp = value["request_to_speak_timestamp"];
  if (request_to_speak_timestamp !== undefined
    && request_to_speak_timestamp !== null
    && !isTimestamp(request_to_speak_timestamp)) return false;
  return true;
}

export function checkPartialVoiceState(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Partial Voice State");
  else
    if (channel_id !== null && !isSnowflake(channel_id))
      checkSnowflake(channel_id, at(path, "channel_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "a Partial Voice State");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const member = value["member"];
  if (member !== undefined) checkGuildMember(member, at(path, "member"), report);
  const session_id = value["session_id"];
  if (session_id !== undefined && typeof session_id !== "string")
    wrongType(report, at(path, "session_id"), "a string", session_id);
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const self_deaf = value["self_deaf"];
  if (self_deaf !== undefined && typeof self_deaf !== "boolean")
    wrongType(report, at(path, "self_deaf"), "a boolean", self_deaf);
  const self_mute = value["self_mute"];
  if (self_mute !== undefined && typeof self_mute !== "boolean")
    wrongType(report, at(path, "self_mute"), "a boolean", self_mute);
  const self_stream = value["self_stream"];
  if (self_stream !== undefined && typeof self_stream !== "boolean")
    wrongType(report, at(path, "self_stream"), "a boolean", self_stream);
  const self_video = value["self_video"];
  if (self_video !== undefined && typeof self_video !== "boolean")
    wrongType(report, at(path, "self_video"), "a boolean", self_video);
  const suppress = value["suppress"];
  if (suppress !== undefined && typeof suppress !== "boolean")
    wrongType(report, at(path, "suppress"), "a boolean", suppress);
  const request_to_speak_timestamp = value["request_to_speak_timestamp"];
  if (request_to_speak_timestamp !== undefined
      && request_to_speak_timestamp !== null
      && !isTimestamp(request_to_speak_timestamp))
    checkTimestamp(request_to_speak_timestamp, at(path, "request_to_speak_timestamp"), report);
}

export function copyPartialVoiceState(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "channel_id", "user_id", "member", "session_id", "deaf", "mute", "self_deaf", "self_mute",
    "self_stream", "self_video", "suppress", "request_to_speak_timestamp",
  ]);
  if (copy["member"] !== undefined) copy["member"] = copyGuildMember(copy["member"]);
  return copy;
}

/** Checks values of type PartialVoiceState, as the service sends them. */
const partialVoiceStateValidator: Validator<PartialVoiceState> =
  /* @__PURE__ */ validator(isPartialVoiceState, checkPartialVoiceState, copyPartialVoiceState);

export function isVoiceRegion(value: unknown): value is VoiceRegion {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const vip = value["vip"];
  if (typeof vip !== "boolean") return false;
  const optimal = value["optimal"];
  if (typeof optimal !== "boolean") return false;
  const deprecated = value["deprecated"];
  if (typeof deprecated !== "boolean") return false;
  const custom = value["custom"];
  if (typeof custom !== "boolean") return false;
  return true;
}

export function checkVoiceRegion(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Voice Region");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Voice Region");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const vip = value["vip"];
  if (vip === undefined) missing(report, at(path, "vip"), "a Voice Region");
  else if (typeof vip !== "boolean") wrongType(report, at(path, "vip"), "a boolean", vip);
  const optimal = value["optimal"];
  if (optimal === undefined) missing(report, at(path, "optimal"), "a Voice Region");
  else if (typeof optimal !== "boolean") wrongType(report, at(path, "optimal"), "a boolean", optimal);
  const deprecated = value["deprecated"];
  if (deprecated === undefined) missing(report, at(path, "deprecated"), "a Voice Region");
  else
    if (typeof deprecated !== "boolean") wrongType(report, at(path, "deprecated"), "a boolean", deprecated);
  const custom = value["custom"];
  if (custom === undefined) missing(report, at(path, "custom"), "a Voice Region");
  else if (typeof custom !== "boolean") wrongType(report, at(path, "custom"), "a boolean", custom);
}

export function copyVoiceRegion(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name", "vip", "optimal", "deprecated", "custom"]);
}

/** Checks values of type VoiceRegion. */
const voiceRegionValidator: Validator<VoiceRegion> =
  /* @__PURE__ */ validator(isVoiceRegion, checkVoiceRegion, copyVoiceRegion);

export function isModifyCurrentUserVoiceStateBody(value: unknown): value is ModifyCurrentUserVoiceStateBody {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const suppress = value["suppress"];
  if (suppress !== undefined && typeof suppress !== "boolean") return false;
  const request_to_speak_timestamp = value["request_to_speak_timestamp"];
  if (request_to_speak_timestamp !== undefined
    && request_to_speak_timestamp !== null
    && !isTimestamp(request_to_speak_timestamp)) return false;
  return true;
}

export function checkModifyCurrentUserVoiceStateBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined)
    missing(report, at(path, "channel_id"), "a Modify Current User Voice State Body");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const suppress = value["suppress"];
  if (suppress !== undefined && typeof suppress !== "boolean")
    wrongType(report, at(path, "suppress"), "a boolean", suppress);
  const request_to_speak_timestamp = value["request_to_speak_timestamp"];
  if (request_to_speak_timestamp !== undefined
      && request_to_speak_timestamp !== null
      && !isTimestamp(request_to_speak_timestamp))
    checkTimestamp(request_to_speak_timestamp, at(path, "request_to_speak_timestamp"), report);
}

export function copyModifyCurrentUserVoiceStateBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id", "suppress", "request_to_speak_timestamp"]);
}

/** Checks values of type ModifyCurrentUserVoiceStateBody. */
const modifyCurrentUserVoiceStateBodyValidator: Validator<ModifyCurrentUserVoiceStateBody> =
  /* @__PURE__ */ validator(
    isModifyCurrentUserVoiceStateBody,
    checkModifyCurrentUserVoiceStateBody,
    copyModifyCurrentUserVoiceStateBody,
  );

export function isModifyUserVoiceStateBody(value: unknown): value is ModifyUserVoiceStateBody {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const suppress = value["suppress"];
  if (suppress !== undefined && typeof suppress !== "boolean") return false;
  return true;
}

export function checkModifyUserVoiceStateBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Modify User Voice State Body");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const suppress = value["suppress"];
  if (suppress !== undefined && typeof suppress !== "boolean")
    wrongType(report, at(path, "suppress"), "a boolean", suppress);
}

export function copyModifyUserVoiceStateBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id", "suppress"]);
}

/** Checks values of type ModifyUserVoiceStateBody. */
const modifyUserVoiceStateBodyValidator: Validator<ModifyUserVoiceStateBody> =
  /* @__PURE__ */ validator(
    isModifyUserVoiceStateBody,
    checkModifyUserVoiceStateBody,
    copyModifyUserVoiceStateBody,
  );

export {
  voiceStateValidator as VoiceState,
  partialVoiceStateValidator as PartialVoiceState,
  voiceRegionValidator as VoiceRegion,
  modifyCurrentUserVoiceStateBodyValidator as ModifyCurrentUserVoiceStateBody,
  modifyUserVoiceStateBodyValidator as ModifyUserVoiceStateBody,
};
