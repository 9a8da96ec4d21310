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
  missing,
  namesOf,
  notListed,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  Activity,
  ClientStatus,
  PartialPresenceUpdate,
  PresenceStatus,
  PresenceUpdate,
} from "../types/presences.js";
import { checkSnowflake, isSnowflake } from "./common.js";
import {
  checkPartialUser,
  checkPartialUserResponse,
  copyPartialUser,
  copyPartialUserResponse,
  isPartialUser,
  isPartialUserResponse,
} from "./users.js";

export function isPresenceUpdate(value: unknown): value is PresenceUpdate {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (!isPartialUser(user)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const status = value["status"];
  if (!isPresenceStatus(status)) return false;
  const activities = value["activities"];
  if (!isPresenceUpdateActivities(activities)) return false;
  const client_status = value["client_status"];
  if (!isClientStatus(client_status)) return false;
  return true;
}

export function checkPresenceUpdate(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Presence Update");
  else checkPartialUser(user, at(path, "user"), report);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Presence Update");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const status = value["status"];
  if (status === undefined) missing(report, at(path, "status"), "a Presence Update");
  else checkPresenceStatus(status, at(path, "status"), report);
  const activities = value["activities"];
  if (activities === undefined) missing(report, at(path, "activities"), "a Presence Update");
  else checkPresenceUpdateActivities(activities, at(path, "activities"), report);
  const client_status = value["client_status"];
  if (client_status === undefined) missing(report, at(path, "client_status"), "a Presence Update");
  else checkClientStatus(client_status, at(path, "client_status"), report);
}

export function copyPresenceUpdate(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["user"] = copyPartialUser(value["user"]);
  copy["guild_id"] = value["guild_id"];
  copy["status"] = copyPresenceStatus(value["status"]);
  copy["activities"] = copyPresenceUpdateActivities(value["activities"]);
  copy["client_status"] = copyClientStatus(value["client_status"]);
  return copy;
}

function isPresenceUpdateActivities(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isActivity(item)) return false;
  return true;
}

function checkPresenceUpdateActivities(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isActivity(item)) checkActivity(item, at(path, index), report);
  }
}

function copyPresenceUpdateActivities(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyActivity(item));
}

export function isPresenceUpdateResponse(value: unknown): value is PresenceUpdate {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (!isPartialUserResponse(user)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const status = value["status"];
  if (!isPresenceStatusResponse(status)) return false;
  const activities = value["activities"];
  if (!isPresenceUpdateActivities(activities)) return false;
  const client_status = value["client_status"];
  if (!isClientStatusResponse(client_status)) return false;
  return true;
}

export function checkPresenceUpdateResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Presence Update");
  else checkPartialUserResponse(user, at(path, "user"), report);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Presence Update");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const status = value["status"];
  if (status === undefined) missing(report, at(path, "status"), "a Presence Update");
  else checkPresenceStatusResponse(status, at(path, "status"), report);
  const activities = value["activities"];
  if (activities === undefined) missing(report, at(path, "activities"), "a Presence Update");
  else checkPresenceUpdateActivities(activities, at(path, "activities"), report);
  const client_status = value["client_status"];
  if (client_status === undefined) missing(report, at(path, "client_status"), "a Presence Update");
  else checkClientStatusResponse(client_status, at(path, "client_status"), report);
}

export function copyPresenceUpdateResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["user"] = copyPartialUserResponse(value["user"]);
  copy["guild_id"] = value["guild_id"];
  copy["status"] = copyPresenceStatusResponse(value["status"]);
  copy["activities"] = copyPresenceUpdateActivities(value["activities"]);
  copy["client_status"] = copyClientStatusResponse(value["client_status"]);
  return copy;
}

/** Checks values of type PresenceUpdate. */
const presenceUpdateValidator: DirectionalValidator<PresenceUpdate, PresenceUpdate> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPresenceUpdate, checkPresenceUpdate, copyPresenceUpdate),
    /* @__PURE__ */ validator(
      isPresenceUpdateResponse,
      checkPresenceUpdateResponse,
      copyPresenceUpdateResponse,
    ),
  );

export function isPartialPresenceUpdate(value: unknown): value is PartialPresenceUpdate {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (!isPartialUser(user)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const status = value["status"];
  if (status !== undefined && !isPresenceStatus(status)) return false;
  const activities = value["activities"];
  if (activities !== undefined && !isPartialPresenceUpdateActivities(activities)) return false;
  const client_status = value["client_status"];
  if (client_status !== undefined && !isClientStatus(client_status)) return false;
  return true;
}

export function checkPartialPresenceUpdate(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Partial Presence Update");
  else checkPartialUser(user, at(path, "user"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const status = value["status"];
  if (status !== undefined) checkPresenceStatus(status, at(path, "status"), report);
  const activities = value["activities"];
  if (activities !== undefined)
    checkPartialPresenceUpdateActivities(activities, at(path, "activities"), report);
  const client_status = value["client_status"];
  if (client_status !== undefined) checkClientStatus(client_status, at(path, "client_status"), report);
}

export function copyPartialPresenceUpdate(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["user"] = copyPartialUser(value["user"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["status"] !== undefined) copy["status"] = copyPresenceStatus(value["status"]);
  if (value["activities"] !== undefined)
    copy["activities"] = copyPartialPresenceUpdateActivities(value["activities"]);
  if (value["client_status"] !== undefined) copy["client_status"] = copyClientStatus(value["client_status"]);
  return copy;
}

function isPartialPresenceUpdateActivities(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isActivity(item)) return false;
  return true;
}

function checkPartialPresenceUpdateActivities(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isActivity(item)) checkActivity(item, at(path, index), report);
  }
}

function copyPartialPresenceUpdateActivities(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyActivity(item));
}

export function isPartialPresenceUpdateResponse(value: unknown): value is PartialPresenceUpdate {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (!isPartialUserResponse(user)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const status = value["status"];
  if (status !== undefined && !isPresenceStatusResponse(status)) return false;
  const activities = value["activities"];
  if (activities !== undefined && !isPartialPresenceUpdateActivities(activities)) return false;
  const client_status = value["client_status"];
  if (client_status !== undefined && !isClientStatusResponse(client_status)) return false;
  return true;
}

export function checkPartialPresenceUpdateResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Partial Presence Update");
  else checkPartialUserResponse(user, at(path, "user"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const status = value["status"];
  if (status !== undefined) checkPresenceStatusResponse(status, at(path, "status"), report);
  const activities = value["activities"];
  if (activities !== undefined)
    checkPartialPresenceUpdateActivities(activities, at(path, "activities"), report);
  const client_status = value["client_status"];
  if (client_status !== undefined)
    checkClientStatusResponse(client_status, at(path, "client_status"), report);
}

export function copyPartialPresenceUpdateResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["user"] = copyPartialUserResponse(value["user"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["status"] !== undefined) copy["status"] = copyPresenceStatusResponse(value["status"]);
  if (value["activities"] !== undefined)
    copy["activities"] = copyPartialPresenceUpdateActivities(value["activities"]);
  if (value["client_status"] !== undefined)
    copy["client_status"] = copyClientStatusResponse(value["client_status"]);
  return copy;
}

/** Checks values of type PartialPresenceUpdate. */
const partialPresenceUpdateValidator: DirectionalValidator<PartialPresenceUpdate, PartialPresenceUpdate> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPartialPresenceUpdate, checkPartialPresenceUpdate, copyPartialPresenceUpdate),
    /* @__PURE__ */ validator(
      isPartialPresenceUpdateResponse,
      checkPartialPresenceUpdateResponse,
      copyPartialPresenceUpdateResponse,
    ),
  );

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

export function copyPresenceStatus(value: unknown): unknown {
  return value;
}

export function isPresenceStatusResponse(value: unknown): value is PresenceStatus {
  return typeof value === "string";
}

export function checkPresenceStatusResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
}

export function copyPresenceStatusResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type PresenceStatus. */
const presenceStatusValidator: DirectionalValidator<PresenceStatus, PresenceStatus> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPresenceStatus, checkPresenceStatus, copyPresenceStatus),
    /* @__PURE__ */ validator(
      isPresenceStatusResponse,
      checkPresenceStatusResponse,
      copyPresenceStatusResponse,
    ),
  );

export function isActivity(value: unknown): value is Activity {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const type = value["type"];
  if (type !== undefined && (typeof type !== "number" || !Number.isInteger(type))) return false;
  return true;
}

export function checkActivity(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type !== undefined && (typeof type !== "number" || !Number.isInteger(type)))
    wrongType(report, at(path, "type"), "an integer", type);
}

export function copyActivity(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["name"] !== undefined) copy["name"] = value["name"];
  if (value["type"] !== undefined) copy["type"] = value["type"];
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "name" || name === "type") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type Activity. */
const activityValidator: Validator<Activity> =
  /* @__PURE__ */ validator(isActivity, checkActivity, copyActivity);

export function isClientStatus(value: unknown): value is ClientStatus {
  if (!isObject(value)) return false;
  const desktop = value["desktop"];
  if (desktop !== undefined && !isPresenceStatus(desktop)) return false;
  const mobile = value["mobile"];
  if (mobile !== undefined && !isPresenceStatus(mobile)) return false;
  const web = value["web"];
  if (web !== undefined && !isPresenceStatus(web)) return false;
  return true;
}

export function checkClientStatus(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const desktop = value["desktop"];
  if (desktop !== undefined) checkPresenceStatus(desktop, at(path, "desktop"), report);
  const mobile = value["mobile"];
  if (mobile !== undefined) checkPresenceStatus(mobile, at(path, "mobile"), report);
  const web = value["web"];
  if (web !== undefined) checkPresenceStatus(web, at(path, "web"), report);
}

export function copyClientStatus(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["desktop"] !== undefined) copy["desktop"] = copyPresenceStatus(value["desktop"]);
  if (value["mobile"] !== undefined) copy["mobile"] = copyPresenceStatus(value["mobile"]);
  if (value["web"] !== undefined) copy["web"] = copyPresenceStatus(value["web"]);
  return copy;
}

export function isClientStatusResponse(value: unknown): value is ClientStatus {
  if (!isObject(value)) return false;
  const desktop = value["desktop"];
  if (desktop !== undefined && !isPresenceStatusResponse(desktop)) return false;
  const mobile = value["mobile"];
  if (mobile !== undefined && !isPresenceStatusResponse(mobile)) return false;
  const web = value["web"];
  if (web !== undefined && !isPresenceStatusResponse(web)) return false;
  return true;
}

export function checkClientStatusResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const desktop = value["desktop"];
  if (desktop !== undefined) checkPresenceStatusResponse(desktop, at(path, "desktop"), report);
  const mobile = value["mobile"];
  if (mobile !== undefined) checkPresenceStatusResponse(mobile, at(path, "mobile"), report);
  const web = value["web"];
  if (web !== undefined) checkPresenceStatusResponse(web, at(path, "web"), report);
}

export function copyClientStatusResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["desktop"] !== undefined) copy["desktop"] = copyPresenceStatusResponse(value["desktop"]);
  if (value["mobile"] !== undefined) copy["mobile"] = copyPresenceStatusResponse(value["mobile"]);
  if (value["web"] !== undefined) copy["web"] = copyPresenceStatusResponse(value["web"]);
  return copy;
}

/** Checks values of type ClientStatus. */
const clientStatusValidator: DirectionalValidator<ClientStatus, ClientStatus> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isClientStatus, checkClientStatus, copyClientStatus),
    /* @__PURE__ */ validator(isClientStatusResponse, checkClientStatusResponse, copyClientStatusResponse),
  );

export {
  presenceUpdateValidator as PresenceUpdate,
  partialPresenceUpdateValidator as PartialPresenceUpdate,
  presenceStatusValidator as PresenceStatus,
  activityValidator as Activity,
  clientStatusValidator as ClientStatus,
};
