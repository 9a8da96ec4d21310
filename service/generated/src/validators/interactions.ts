// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  checkItems,
  copyItems,
  copyJson,
  isObject,
  maxLength,
  missing,
  namesOf,
  notListed,
  pick,
  tooFewItems,
  tooLong,
  tooManyItems,
  tooManyProperties,
  tooShort,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ComponentUse,
  InteractionDelivery,
  InteractionRecord,
  InteractionState,
  UseCommandBody,
  UseComponentBody,
} from "../types/interactions.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";

export function isInteractionRecord(value: unknown): value is InteractionRecord {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const type = value["type"];
  if (typeof type !== "number" || !Number.isInteger(type)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== null && !isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== null && !isSnowflake(channel_id)) return false;
  const delivery = value["delivery"];
  if (!isInteractionDelivery(delivery)) return false;
  const state = value["state"];
  if (!isInteractionState(state)) return false;
  const response_type = value["response_type"];
  if (response_type !== null
    && (typeof response_type !== "number" || !Number.isInteger(response_type))) return false;
  const message_id = value["message_id"];
  if (message_id !== null && !isSnowflake(message_id)) return false;
  const failure = value["failure"];
  if (failure !== null && typeof failure !== "string") return false;
  const created_at = value["created_at"];
  if (!isTimestamp(created_at)) return false;
  const expires_at = value["expires_at"];
  if (!isTimestamp(expires_at)) return false;
  return true;
}

export function checkInteractionRecord(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Interaction Record");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "an Interaction Record");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Interaction Record");
  else
    if (typeof type !== "number" || !Number.isInteger(type))
      wrongType(report, at(path, "type"), "an integer", type);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "an Interaction Record");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "an Interaction Record");
  else
    if (guild_id !== null && !isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "an Interaction Record");
  else
    if (channel_id !== null && !isSnowflake(channel_id))
      checkSnowflake(channel_id, at(path, "channel_id"), report);
  const delivery = value["delivery"];
  if (delivery === undefined) missing(report, at(path, "delivery"), "an Interaction Record");
  else if (!isInteractionDelivery(delivery)) checkInteractionDelivery(delivery, at(path, "delivery"), report);
  const state = value["state"];
  if (state === undefined) missing(report, at(path, "state"), "an Interaction Record");
  else if (!isInteractionState(state)) checkInteractionState(state, at(path, "state"), report);
  const response_type = value["response_type"];
  if (response_type === undefined) missing(report, at(path, "response_type"), "an Interaction Record");
  else
    if (response_type !== null && (typeof response_type !== "number" || !Number.isInteger(response_type)))
      wrongType(report, at(path, "response_type"), "an integer or null", response_type);
  const message_id = value["message_id"];
  if (message_id === undefined) missing(report, at(path, "message_id"), "an Interaction Record");
  else
    if (message_id !== null && !isSnowflake(message_id))
      checkSnowflake(message_id, at(path, "message_id"), report);
  const failure = value["failure"];
  if (failure === undefined) missing(report, at(path, "failure"), "an Interaction Record");
  else
    if (failure !== null && typeof failure !== "string")
      wrongType(report, at(path, "failure"), "a string or null", failure);
  const created_at = value["created_at"];
  if (created_at === undefined) missing(report, at(path, "created_at"), "an Interaction Record");
  else if (!isTimestamp(created_at)) checkTimestamp(created_at, at(path, "created_at"), report);
  const expires_at = value["expires_at"];
  if (expires_at === undefined) missing(report, at(path, "expires_at"), "an Interaction Record");
  else if (!isTimestamp(expires_at)) checkTimestamp(expires_at, at(path, "expires_at"), report);
}

export function copyInteractionRecord(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, [
    "id", "application_id", "type", "user_id", "guild_id", "channel_id", "delivery", "state",
    "response_type", "message_id", "failure", "created_at", "expires_at",
  ]);
}

/** Checks values of type InteractionRecord. */
const interactionRecordValidator: Validator<InteractionRecord> =
  /* @__PURE__ */ validator(isInteractionRecord, checkInteractionRecord, copyInteractionRecord);

export function isInteractionDelivery(value: unknown): value is InteractionDelivery {
  return value === "gateway" || value === "webhook";
}

export function checkInteractionDelivery(value: unknown, path: Path, report: Report): void {
  if (value !== "gateway" && value !== "webhook")
    notListed(report, path, "enum", "one of \"gateway\" (GATEWAY) or \"webhook\" (WEBHOOK)", value);
}

/** Checks values of type InteractionDelivery. */
const interactionDeliveryValidator: Validator<InteractionDelivery> =
  /* @__PURE__ */ validator(isInteractionDelivery, checkInteractionDelivery);

export function isInteractionState(value: unknown): value is InteractionState {
  return value === "pending"
    || value === "responded"
    || value === "deferred"
    || value === "failed"
    || value === "expired";
}

export function checkInteractionState(value: unknown, path: Path, report: Report): void {
  if (value !== "pending"
      && value !== "responded"
      && value !== "deferred"
      && value !== "failed"
      && value !== "expired")
    notListed(
      report,
      path,
      "enum",
      "one of \"pending\" (PENDING), \"responded\" (RESPONDED), \"deferred\" (DEFERRED), \"failed\" (FAILED) or \"expired\" (EXPIRED)",
      value,
    );
}

/** Checks values of type InteractionState. */
const interactionStateValidator: Validator<InteractionState> =
  /* @__PURE__ */ validator(isInteractionState, checkInteractionState);

export function isComponentUse(value: unknown): value is ComponentUse {
  if (!isObject(value)) return false;
  const interaction = value["interaction"];
  if (interaction !== null && !isInteractionRecord(interaction)) return false;
  return true;
}

export function checkComponentUse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const interaction = value["interaction"];
  if (interaction === undefined) missing(report, at(path, "interaction"), "a Component Use");
  else if (interaction !== null) checkInteractionRecord(interaction, at(path, "interaction"), report);
}

export function copyComponentUse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["interaction"]);
  copy["interaction"] = copy["interaction"] === null ? null : copyInteractionRecord(copy["interaction"]);
  return copy;
}

/** Checks values of type ComponentUse. */
const componentUseValidator: Validator<ComponentUse> =
  /* @__PURE__ */ validator(isComponentUse, checkComponentUse, copyComponentUse);

export function isUseCommandBody(value: unknown): value is UseCommandBody {
  if (!isObject(value)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 32)) return false;
  const id = value["id"];
  if (id !== undefined && !isSnowflake(id)) return false;
  const type = value["type"];
  if (type !== undefined && type !== 1 && type !== 2 && type !== 3) return false;
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id)) return false;
  const options = value["options"];
  if (options !== undefined && !isUseCommandBodyOptions(options)) return false;
  if (value["type"] === 2 && value["target_id"] === undefined) return false;
  if (value["type"] === 3 && value["target_id"] === undefined) return false;
  return true;
}

export function checkUseCommandBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "a Use Command Body");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "a Use Command Body");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Use Command Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 32)) tooLong(report, at(path, "name"), 32, name_);
    }
  const id = value["id"];
  if (id !== undefined && !isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type !== undefined && type !== 1 && type !== 2 && type !== 3)
    notListed(report, at(path, "type"), "enum", "one of 1, 2 or 3", type);
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id))
    checkSnowflake(target_id, at(path, "target_id"), report);
  const options = value["options"];
  if (options !== undefined) checkUseCommandBodyOptions(options, at(path, "options"), report);
  if (value["type"] === 2 && value["target_id"] === undefined) broken(
    report,
    at(path, "target_id"),
    "user-command-target",
    "a command on a user needs target_id",
  );
  if (value["type"] === 3 && value["target_id"] === undefined) broken(
    report,
    at(path, "target_id"),
    "message-command-target",
    "a command on a message needs target_id",
  );
}

export function copyUseCommandBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "application_id", "user_id", "channel_id", "name", "id", "type", "target_id", "options",
  ]);
  if (copy["type"] === undefined) copy["type"] = 1;
  if (copy["options"] !== undefined)
    copy["options"] = copyItems(copy["options"], copyUseCommandBodyOptionsItem);
  return copy;
}

function isUseCommandBodyOptionsItem(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (namesOf(value).length > 100) return false;
  return true;
}

function checkUseCommandBodyOptionsItem(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  if (namesOf(value).length > 100) return tooManyProperties(report, path, 100, namesOf(value).length);
}

function copyUseCommandBodyOptionsItem(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

function isUseCommandBodyOptions(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 25) return false;
  for (const item of value) if (!isUseCommandBodyOptionsItem(item)) return false;
  return true;
}

function checkUseCommandBodyOptions(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 25) tooManyItems(report, path, 25, "a Use Command Body", "options", value.length);
  checkItems(value.slice(0, 25), path, report, isUseCommandBodyOptionsItem, checkUseCommandBodyOptionsItem);
}

/** Checks values of type UseCommandBody. */
const useCommandBodyValidator: Validator<UseCommandBody> =
  /* @__PURE__ */ validator(isUseCommandBody, checkUseCommandBody, copyUseCommandBody);

export function isUseComponentBody(value: unknown): value is UseComponentBody {
  if (!isObject(value)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const message_id = value["message_id"];
  if (!isSnowflake(message_id)) return false;
  const custom_id = value["custom_id"];
  if (custom_id !== undefined
    && (typeof custom_id !== "string" || custom_id.length < 1 || !maxLength(custom_id, 100))) return false;
  const place = value["place"];
  if (place !== undefined && !isUseComponentBodyPlace(place)) return false;
  const values = value["values"];
  if (values !== undefined && !isUseComponentBodyValues(values)) return false;
  const closed = value["closed"];
  if (closed !== undefined && typeof closed !== "boolean") return false;
  if (Number(value["custom_id"] !== undefined) + Number(value["place"] !== undefined) !== 1) return false;
  return true;
}

export function checkUseComponentBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "a Use Component Body");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const message_id = value["message_id"];
  if (message_id === undefined) missing(report, at(path, "message_id"), "a Use Component Body");
  else if (!isSnowflake(message_id)) checkSnowflake(message_id, at(path, "message_id"), report);
  const custom_id = value["custom_id"];
  if (custom_id !== undefined) {
    if (typeof custom_id !== "string") wrongType(report, at(path, "custom_id"), "a string", custom_id);
    else {
      if (custom_id.length < 1) tooShort(report, at(path, "custom_id"), 1, custom_id);
      if (!maxLength(custom_id, 100)) tooLong(report, at(path, "custom_id"), 100, custom_id);
    }
  }
  const place = value["place"];
  if (place !== undefined) checkUseComponentBodyPlace(place, at(path, "place"), report);
  const values = value["values"];
  if (values !== undefined) checkUseComponentBodyValues(values, at(path, "values"), report);
  const closed = value["closed"];
  if (closed !== undefined && typeof closed !== "boolean")
    wrongType(report, at(path, "closed"), "a boolean", closed);
  if (Number(value["custom_id"] !== undefined) + Number(value["place"] !== undefined) !== 1) broken(
    report,
    path,
    "component-named-once",
    "either custom_id or place must be present",
  );
}

export function copyUseComponentBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["user_id", "message_id", "custom_id", "place", "values", "closed"]);
  if (copy["place"] !== undefined) copy["place"] = copyItems(copy["place"]);
  if (copy["values"] !== undefined) copy["values"] = copyItems(copy["values"]);
  if (copy["closed"] === undefined) copy["closed"] = true;
  return copy;
}

function isUseComponentBodyPlace(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 2) return false;
  if (value.length > 2) return false;
  for (const item of value) if (typeof item !== "number" || !Number.isInteger(item) || item < 0) return false;
  return true;
}

function checkUseComponentBodyPlace(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length < 2) tooFewItems(report, path, 2, "a Use Component Body", "places", value.length);
  if (value.length > 2) tooManyItems(report, path, 2, "a Use Component Body", "places", value.length);
  for (let index = 0, end = Math.min(value.length, 2); index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "number" || !Number.isInteger(item))
      wrongType(report, at(path, index), "an integer", item);
    else if (item < 0) tooSmall(report, at(path, index), 0, item);
  }
}

function isUseComponentBodyValues(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 25) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkUseComponentBodyValues(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 25) tooManyItems(report, path, 25, "a Use Component Body", "values", value.length);
  for (let index = 0, end = Math.min(value.length, 25); index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

/** Checks values of type UseComponentBody. */
const useComponentBodyValidator: Validator<UseComponentBody> =
  /* @__PURE__ */ validator(isUseComponentBody, checkUseComponentBody, copyUseComponentBody);

export {
  interactionRecordValidator as InteractionRecord,
  interactionDeliveryValidator as InteractionDelivery,
  interactionStateValidator as InteractionState,
  componentUseValidator as ComponentUse,
  useCommandBodyValidator as UseCommandBody,
  useComponentBodyValidator as UseComponentBody,
};
