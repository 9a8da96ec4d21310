// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type DirectionalValidator,
  type Path,
  type Report,
  type Validator,
  at,
  copyJson,
  directional,
  isObject,
  merged,
  missing,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  GuildBanEvent,
  GuildCreateEvent,
  GuildDeleteEvent,
  GuildIntegrationsUpdateEvent,
  GuildMemberAddEvent,
  GuildMemberRemoveEvent,
  GuildMemberUpdateEvent,
  GuildRoleDeleteEvent,
  GuildRoleEvent,
} from "../types/events.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";
import {
  checkGuild,
  checkGuildResponse,
  copyGuild,
  copyGuildResponse,
  isGuild,
  isGuildResponse,
} from "./guilds.js";
import {
  checkGuildMember,
  checkGuildMemberResponse,
  copyGuildMember,
  copyGuildMemberResponse,
  isGuildMember,
  isGuildMemberResponse,
} from "./members.js";
import { checkRole, copyRole, isRole } from "./roles.js";
import { checkUser, checkUserResponse, copyUser, copyUserResponse, isUser, isUserResponse } from "./users.js";

export function isGuildCreateEvent(value: unknown): value is GuildCreateEvent {
  if (!isGuild(value)) return false;
  if (!isGuildCreateEventPart2(value)) return false;
  return true;
}

export function checkGuildCreateEvent(value: unknown, path: Path, report: Report): void {
  checkGuild(value, path, report);
  checkGuildCreateEventPart2(value, path, report);
}

export function copyGuildCreateEvent(value: unknown): unknown {
  let copy: unknown = copyGuild(value);
  copy = merged(copy, copyGuildCreateEventPart2(value));
  return copy;
}

function isGuildCreateEventPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value["joined_at"] === undefined) return false;
  if (value["large"] === undefined) return false;
  if (value["unavailable"] === undefined) return false;
  if (value["member_count"] === undefined) return false;
  if (value["voice_states"] === undefined) return false;
  if (value["members"] === undefined) return false;
  if (value["channels"] === undefined) return false;
  if (value["threads"] === undefined) return false;
  if (value["presences"] === undefined) return false;
  if (value["stage_instances"] === undefined) return false;
  return true;
}

function checkGuildCreateEventPart2(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  if (value["joined_at"] === undefined) missing(report, at(path, "joined_at"), "a Guild Create Event");
  if (value["large"] === undefined) missing(report, at(path, "large"), "a Guild Create Event");
  if (value["unavailable"] === undefined) missing(report, at(path, "unavailable"), "a Guild Create Event");
  if (value["member_count"] === undefined) missing(report, at(path, "member_count"), "a Guild Create Event");
  if (value["voice_states"] === undefined) missing(report, at(path, "voice_states"), "a Guild Create Event");
  if (value["members"] === undefined) missing(report, at(path, "members"), "a Guild Create Event");
  if (value["channels"] === undefined) missing(report, at(path, "channels"), "a Guild Create Event");
  if (value["threads"] === undefined) missing(report, at(path, "threads"), "a Guild Create Event");
  if (value["presences"] === undefined) missing(report, at(path, "presences"), "a Guild Create Event");
  if (value["stage_instances"] === undefined) missing(report, at(path, "stage_instances"), "a Guild Create Event");
}

function copyGuildCreateEventPart2(value: unknown): unknown {
  return copyJson(value);
}

export function isGuildCreateEventResponse(value: unknown): value is GuildCreateEvent {
  if (!isGuildResponse(value)) return false;
  if (!isGuildCreateEventPart2(value)) return false;
  return true;
}

export function checkGuildCreateEventResponse(value: unknown, path: Path, report: Report): void {
  checkGuildResponse(value, path, report);
  checkGuildCreateEventPart2(value, path, report);
}

export function copyGuildCreateEventResponse(value: unknown): unknown {
  let copy: unknown = copyGuildResponse(value);
  copy = merged(copy, copyGuildCreateEventPart2(value));
  return copy;
}

/** Checks values of type GuildCreateEvent. */
const guildCreateEventValidator: DirectionalValidator<GuildCreateEvent, GuildCreateEvent> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isGuildCreateEvent, checkGuildCreateEvent, copyGuildCreateEvent),
    /* @__PURE__ */ validator(
      isGuildCreateEventResponse,
      checkGuildCreateEventResponse,
      copyGuildCreateEventResponse,
    ),
  );

export function isGuildDeleteEvent(value: unknown): value is GuildDeleteEvent {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const unavailable = value["unavailable"];
  if (unavailable !== undefined && typeof unavailable !== "boolean") return false;
  return true;
}

export function checkGuildDeleteEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Guild Delete Event");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const unavailable = value["unavailable"];
  if (unavailable !== undefined && typeof unavailable !== "boolean")
    wrongType(report, at(path, "unavailable"), "a boolean", unavailable);
}

export function copyGuildDeleteEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  if (value["unavailable"] !== undefined) copy["unavailable"] = value["unavailable"];
  return copy;
}

/** Checks values of type GuildDeleteEvent. */
const guildDeleteEventValidator: Validator<GuildDeleteEvent> =
  /* @__PURE__ */ validator(isGuildDeleteEvent, checkGuildDeleteEvent, copyGuildDeleteEvent);

export function isGuildMemberAddEvent(value: unknown): value is GuildMemberAddEvent {
  if (!isGuildMember(value)) return false;
  if (!isGuildMemberAddEventPart2(value)) return false;
  return true;
}

export function checkGuildMemberAddEvent(value: unknown, path: Path, report: Report): void {
  checkGuildMember(value, path, report);
  checkGuildMemberAddEventPart2(value, path, report);
}

export function copyGuildMemberAddEvent(value: unknown): unknown {
  let copy: unknown = copyGuildMember(value);
  copy = merged(copy, copyGuildMemberAddEventPart2(value));
  return copy;
}

function isGuildMemberAddEventPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  if (value["user"] === undefined) return false;
  return true;
}

function checkGuildMemberAddEventPart2(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Member Add Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  if (value["user"] === undefined) missing(report, at(path, "user"), "a Guild Member Add Event");
}

function copyGuildMemberAddEventPart2(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

export function isGuildMemberAddEventResponse(value: unknown): value is GuildMemberAddEvent {
  if (!isGuildMemberResponse(value)) return false;
  if (!isGuildMemberAddEventPart2(value)) return false;
  return true;
}

export function checkGuildMemberAddEventResponse(value: unknown, path: Path, report: Report): void {
  checkGuildMemberResponse(value, path, report);
  checkGuildMemberAddEventPart2(value, path, report);
}

export function copyGuildMemberAddEventResponse(value: unknown): unknown {
  let copy: unknown = copyGuildMemberResponse(value);
  copy = merged(copy, copyGuildMemberAddEventPart2(value));
  return copy;
}

/** Checks values of type GuildMemberAddEvent. */
const guildMemberAddEventValidator: DirectionalValidator<GuildMemberAddEvent, GuildMemberAddEvent> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isGuildMemberAddEvent, checkGuildMemberAddEvent, copyGuildMemberAddEvent),
    /* @__PURE__ */ validator(
      isGuildMemberAddEventResponse,
      checkGuildMemberAddEventResponse,
      copyGuildMemberAddEventResponse,
    ),
  );

export function isGuildMemberUpdateEvent(value: unknown): value is GuildMemberUpdateEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const roles = value["roles"];
  if (!isGuildMemberUpdateEventRoles(roles)) return false;
  const user = value["user"];
  if (!isUser(user)) return false;
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string") return false;
  const joined_at = value["joined_at"];
  if (!isTimestamp(joined_at)) return false;
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since)) return false;
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") return false;
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") return false;
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean") return false;
  return true;
}

export function checkGuildMemberUpdateEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Member Update Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at(path, "roles"), "a Guild Member Update Event");
  else checkGuildMemberUpdateEventRoles(roles, at(path, "roles"), report);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Guild Member Update Event");
  else checkUser(user, at(path, "user"), report);
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string")
    wrongType(report, at(path, "nick"), "a string or null", nick);
  const joined_at = value["joined_at"];
  if (joined_at === undefined) missing(report, at(path, "joined_at"), "a Guild Member Update Event");
  else if (!isTimestamp(joined_at)) checkTimestamp(joined_at, at(path, "joined_at"), report);
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since))
    checkTimestamp(premium_since, at(path, "premium_since"), report);
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean")
    wrongType(report, at(path, "pending"), "a boolean", pending);
}

export function copyGuildMemberUpdateEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["roles"] = copyGuildMemberUpdateEventRoles(value["roles"]);
  copy["user"] = copyUser(value["user"]);
  if (value["nick"] !== undefined) copy["nick"] = value["nick"];
  copy["joined_at"] = value["joined_at"];
  if (value["premium_since"] !== undefined) copy["premium_since"] = value["premium_since"];
  if (value["deaf"] !== undefined) copy["deaf"] = value["deaf"];
  if (value["mute"] !== undefined) copy["mute"] = value["mute"];
  if (value["pending"] !== undefined) copy["pending"] = value["pending"];
  return copy;
}

function isGuildMemberUpdateEventRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  return true;
}

function checkGuildMemberUpdateEventRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isSnowflake(item)) checkSnowflake(item, at(path, index), report);
  }
}

function copyGuildMemberUpdateEventRoles(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return [...value];
}

export function isGuildMemberUpdateEventResponse(value: unknown): value is GuildMemberUpdateEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const roles = value["roles"];
  if (!isGuildMemberUpdateEventRoles(roles)) return false;
  const user = value["user"];
  if (!isUserResponse(user)) return false;
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string") return false;
  const joined_at = value["joined_at"];
  if (!isTimestamp(joined_at)) return false;
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since)) return false;
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") return false;
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") return false;
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean") return false;
  return true;
}

export function checkGuildMemberUpdateEventResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Member Update Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at(path, "roles"), "a Guild Member Update Event");
  else checkGuildMemberUpdateEventRoles(roles, at(path, "roles"), report);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Guild Member Update Event");
  else checkUserResponse(user, at(path, "user"), report);
  const nick = value["nick"];
  if (nick !== undefined && nick !== null && typeof nick !== "string")
    wrongType(report, at(path, "nick"), "a string or null", nick);
  const joined_at = value["joined_at"];
  if (joined_at === undefined) missing(report, at(path, "joined_at"), "a Guild Member Update Event");
  else if (!isTimestamp(joined_at)) checkTimestamp(joined_at, at(path, "joined_at"), report);
  const premium_since = value["premium_since"];
  if (premium_since !== undefined && premium_since !== null && !isTimestamp(premium_since))
    checkTimestamp(premium_since, at(path, "premium_since"), report);
  const deaf = value["deaf"];
  if (deaf !== undefined && typeof deaf !== "boolean") wrongType(report, at(path, "deaf"), "a boolean", deaf);
  const mute = value["mute"];
  if (mute !== undefined && typeof mute !== "boolean") wrongType(report, at(path, "mute"), "a boolean", mute);
  const pending = value["pending"];
  if (pending !== undefined && typeof pending !== "boolean")
    wrongType(report, at(path, "pending"), "a boolean", pending);
}

export function copyGuildMemberUpdateEventResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["roles"] = copyGuildMemberUpdateEventRoles(value["roles"]);
  copy["user"] = copyUserResponse(value["user"]);
  if (value["nick"] !== undefined) copy["nick"] = value["nick"];
  copy["joined_at"] = value["joined_at"];
  if (value["premium_since"] !== undefined) copy["premium_since"] = value["premium_since"];
  if (value["deaf"] !== undefined) copy["deaf"] = value["deaf"];
  if (value["mute"] !== undefined) copy["mute"] = value["mute"];
  if (value["pending"] !== undefined) copy["pending"] = value["pending"];
  return copy;
}

/** Checks values of type GuildMemberUpdateEvent. */
const guildMemberUpdateEventValidator: DirectionalValidator<GuildMemberUpdateEvent, GuildMemberUpdateEvent> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isGuildMemberUpdateEvent,
      checkGuildMemberUpdateEvent,
      copyGuildMemberUpdateEvent,
    ),
    /* @__PURE__ */ validator(
      isGuildMemberUpdateEventResponse,
      checkGuildMemberUpdateEventResponse,
      copyGuildMemberUpdateEventResponse,
    ),
  );

export function isGuildMemberRemoveEvent(value: unknown): value is GuildMemberRemoveEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user = value["user"];
  if (!isUser(user)) return false;
  return true;
}

export function checkGuildMemberRemoveEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Member Remove Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Guild Member Remove Event");
  else checkUser(user, at(path, "user"), report);
}

export function copyGuildMemberRemoveEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["user"] = copyUser(value["user"]);
  return copy;
}

export function isGuildMemberRemoveEventResponse(value: unknown): value is GuildMemberRemoveEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user = value["user"];
  if (!isUserResponse(user)) return false;
  return true;
}

export function checkGuildMemberRemoveEventResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Member Remove Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Guild Member Remove Event");
  else checkUserResponse(user, at(path, "user"), report);
}

export function copyGuildMemberRemoveEventResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["user"] = copyUserResponse(value["user"]);
  return copy;
}

/** Checks values of type GuildMemberRemoveEvent. */
const guildMemberRemoveEventValidator: DirectionalValidator<GuildMemberRemoveEvent, GuildMemberRemoveEvent> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isGuildMemberRemoveEvent,
      checkGuildMemberRemoveEvent,
      copyGuildMemberRemoveEvent,
    ),
    /* @__PURE__ */ validator(
      isGuildMemberRemoveEventResponse,
      checkGuildMemberRemoveEventResponse,
      copyGuildMemberRemoveEventResponse,
    ),
  );

export function isGuildBanEvent(value: unknown): value is GuildBanEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user = value["user"];
  if (!isUser(user)) return false;
  return true;
}

export function checkGuildBanEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Ban Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Guild Ban Event");
  else checkUser(user, at(path, "user"), report);
}

export function copyGuildBanEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["user"] = copyUser(value["user"]);
  return copy;
}

export function isGuildBanEventResponse(value: unknown): value is GuildBanEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user = value["user"];
  if (!isUserResponse(user)) return false;
  return true;
}

export function checkGuildBanEventResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Ban Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Guild Ban Event");
  else checkUserResponse(user, at(path, "user"), report);
}

export function copyGuildBanEventResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["user"] = copyUserResponse(value["user"]);
  return copy;
}

/** Checks values of type GuildBanEvent. */
const guildBanEventValidator: DirectionalValidator<GuildBanEvent, GuildBanEvent> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isGuildBanEvent, checkGuildBanEvent, copyGuildBanEvent),
    /* @__PURE__ */ validator(isGuildBanEventResponse, checkGuildBanEventResponse, copyGuildBanEventResponse),
  );

export function isGuildRoleEvent(value: unknown): value is GuildRoleEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const role = value["role"];
  if (!isRole(role)) return false;
  return true;
}

export function checkGuildRoleEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Role Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const role = value["role"];
  if (role === undefined) missing(report, at(path, "role"), "a Guild Role Event");
  else checkRole(role, at(path, "role"), report);
}

export function copyGuildRoleEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["role"] = copyRole(value["role"]);
  return copy;
}

/** Checks values of type GuildRoleEvent. */
const guildRoleEventValidator: Validator<GuildRoleEvent> =
  /* @__PURE__ */ validator(isGuildRoleEvent, checkGuildRoleEvent, copyGuildRoleEvent);

export function isGuildRoleDeleteEvent(value: unknown): value is GuildRoleDeleteEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const role_id = value["role_id"];
  if (!isSnowflake(role_id)) return false;
  return true;
}

export function checkGuildRoleDeleteEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Role Delete Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const role_id = value["role_id"];
  if (role_id === undefined) missing(report, at(path, "role_id"), "a Guild Role Delete Event");
  else if (!isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
}

export function copyGuildRoleDeleteEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  copy["role_id"] = value["role_id"];
  return copy;
}

/** Checks values of type GuildRoleDeleteEvent. */
const guildRoleDeleteEventValidator: Validator<GuildRoleDeleteEvent> =
  /* @__PURE__ */ validator(isGuildRoleDeleteEvent, checkGuildRoleDeleteEvent, copyGuildRoleDeleteEvent);

export function isGuildIntegrationsUpdateEvent(value: unknown): value is GuildIntegrationsUpdateEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGuildIntegrationsUpdateEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Guild Integrations Update Event");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGuildIntegrationsUpdateEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["guild_id"] = value["guild_id"];
  return copy;
}

/** Checks values of type GuildIntegrationsUpdateEvent. */
const guildIntegrationsUpdateEventValidator: Validator<GuildIntegrationsUpdateEvent> =
  /* @__PURE__ */ validator(
    isGuildIntegrationsUpdateEvent,
    checkGuildIntegrationsUpdateEvent,
    copyGuildIntegrationsUpdateEvent,
  );

export {
  guildCreateEventValidator as GuildCreateEvent,
  guildDeleteEventValidator as GuildDeleteEvent,
  guildMemberAddEventValidator as GuildMemberAddEvent,
  guildMemberUpdateEventValidator as GuildMemberUpdateEvent,
  guildMemberRemoveEventValidator as GuildMemberRemoveEvent,
  guildBanEventValidator as GuildBanEvent,
  guildRoleEventValidator as GuildRoleEvent,
  guildRoleDeleteEventValidator as GuildRoleDeleteEvent,
  guildIntegrationsUpdateEventValidator as GuildIntegrationsUpdateEvent,
};
