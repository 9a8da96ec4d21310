// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  copyJson,
  everyItem,
  isObject,
  merged,
  missing,
  pick,
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
import { checkGuild, copyGuild, isGuild } from "./guilds.js";
import { checkGuildMember, copyGuildMember, isGuildMember } from "./members.js";
import { checkRole, copyRole, isRole } from "./roles.js";
import { checkUser, copyUser, isUser } from "./users.js";

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

/** Checks values of type GuildCreateEvent, as the service sends them. */
const guildCreateEventValidator: Validator<GuildCreateEvent> =
  /* @__PURE__ */ validator(isGuildCreateEvent, checkGuildCreateEvent, copyGuildCreateEvent);

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
  return pick(value, ["id", "unavailable"]);
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
  return pick(value, ["guild_id"]);
}

/** Checks values of type GuildMemberAddEvent, as the service sends them. */
const guildMemberAddEventValidator: Validator<GuildMemberAddEvent> =
  /* @__PURE__ */ validator(isGuildMemberAddEvent, checkGuildMemberAddEvent, copyGuildMemberAddEvent);

export function isGuildMemberUpdateEvent(value: unknown): value is GuildMemberUpdateEvent {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const roles = value["roles"];
  if (!everyItem(roles, isSnowflake)) return false;
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
  else checkItems(roles, at(path, "roles"), report, isSnowflake, checkSnowflake);
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
  const copy = pick(value, [
    "guild_id", "roles", "user", "nick", "joined_at", "premium_since", "deaf", "mute", "pending",
  ]);
  copy["roles"] = copyItems(copy["roles"]);
  copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type GuildMemberUpdateEvent, as the service sends them. */
const guildMemberUpdateEventValidator: Validator<GuildMemberUpdateEvent> =
  /* @__PURE__ */ validator(
    isGuildMemberUpdateEvent,
    checkGuildMemberUpdateEvent,
    copyGuildMemberUpdateEvent,
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
  const copy = pick(value, ["guild_id", "user"]);
  copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type GuildMemberRemoveEvent, as the service sends them. */
const guildMemberRemoveEventValidator: Validator<GuildMemberRemoveEvent> =
  /* @__PURE__ */ validator(
    isGuildMemberRemoveEvent,
    checkGuildMemberRemoveEvent,
    copyGuildMemberRemoveEvent,
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
  const copy = pick(value, ["guild_id", "user"]);
  copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type GuildBanEvent, as the service sends them. */
const guildBanEventValidator: Validator<GuildBanEvent> =
  /* @__PURE__ */ validator(isGuildBanEvent, checkGuildBanEvent, copyGuildBanEvent);

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
  const copy = pick(value, ["guild_id", "role"]);
  copy["role"] = copyRole(copy["role"]);
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
  return pick(value, ["guild_id", "role_id"]);
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
  return pick(value, ["guild_id"]);
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
