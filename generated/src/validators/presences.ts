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
  missing,
  namesOf,
  pick,
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
import { checkPartialUser, copyPartialUser, isPartialUser } from "./users.js";

export function isPresenceUpdate(value: unknown): value is PresenceUpdate {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (!isPartialUser(user)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const status = value["status"];
  if (!isPresenceStatus(status)) return false;
  const activities = value["activities"];
  if (!everyItem(activities, isActivity)) return false;
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
  else checkItems(activities, at(path, "activities"), report, isActivity, checkActivity);
  const client_status = value["client_status"];
  if (client_status === undefined) missing(report, at(path, "client_status"), "a Presence Update");
  else checkClientStatus(client_status, at(path, "client_status"), report);
}

export function copyPresenceUpdate(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["user", "guild_id", "status", "activities", "client_status"]);
  copy["user"] = copyPartialUser(copy["user"]);
  copy["status"] = copyPresenceStatus(copy["status"]);
  copy["activities"] = copyItems(copy["activities"], copyActivity);
  copy["client_status"] = copyClientStatus(copy["client_status"]);
  return copy;
}

/** Checks values of type PresenceUpdate, as the service sends them. */
const presenceUpdateValidator: Validator<PresenceUpdate> =
  /* @__PURE__ */ validator(isPresenceUpdate, checkPresenceUpdate, copyPresenceUpdate);

export function isPartialPresenceUpdate(value: unknown): value is PartialPresenceUpdate {
  if (!isObject(value)) return false;
  const user = value["user"];
  if (!isPartialUser(user)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const status = value["status"];
  if (status !== undefined && !isPresenceStatus(status)) return false;
  const activities = value["activities"];
  if (activities !== undefined && !everyItem(activities, isActivity)) return false;
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
    checkItems(activities, at(path, "activities"), report, isActivity, checkActivity);
  const client_status = value["client_status"];
  if (client_status !== undefined) checkClientStatus(client_status, at(path, "client_status"), report);
}

export function copyPartialPresenceUpdate(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["user", "guild_id", "status", "activities", "client_status"]);
  copy["user"] = copyPartialUser(copy["user"]);
  if (copy["status"] !== undefined) copy["status"] = copyPresenceStatus(copy["status"]);
  if (copy["activities"] !== undefined) copy["activities"] = copyItems(copy["activities"], copyActivity);
  if (copy["client_status"] !== undefined) copy["client_status"] = copyClientStatus(copy["client_status"]);
  return copy;
}

/** Checks values of type PartialPresenceUpdate, as the service sends them. */
const partialPresenceUpdateValidator: Validator<PartialPresenceUpdate> =
  /* @__PURE__ */ validator(isPartialPresenceUpdate, checkPartialPresenceUpdate, copyPartialPresenceUpdate);

export function isPresenceStatus(value: unknown): value is PresenceStatus {
  return typeof value === "string";
}

export function checkPresenceStatus(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
}

export function copyPresenceStatus(value: unknown): unknown {
  return value;
}

/** Checks values of type PresenceStatus, as the service sends them. */
const presenceStatusValidator: Validator<PresenceStatus> =
  /* @__PURE__ */ validator(isPresenceStatus, checkPresenceStatus, copyPresenceStatus);

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
  const copy = pick(value, ["name", "type"]);
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
  const copy = pick(value, ["desktop", "mobile", "web"]);
  if (copy["desktop"] !== undefined) copy["desktop"] = copyPresenceStatus(copy["desktop"]);
  if (copy["mobile"] !== undefined) copy["mobile"] = copyPresenceStatus(copy["mobile"]);
  if (copy["web"] !== undefined) copy["web"] = copyPresenceStatus(copy["web"]);
  return copy;
}

/** Checks values of type ClientStatus, as the service sends them. */
const clientStatusValidator: Validator<ClientStatus> =
  /* @__PURE__ */ validator(isClientStatus, checkClientStatus, copyClientStatus);

export {
  presenceUpdateValidator as PresenceUpdate,
  partialPresenceUpdateValidator as PartialPresenceUpdate,
  presenceStatusValidator as PresenceStatus,
  activityValidator as Activity,
  clientStatusValidator as ClientStatus,
};
