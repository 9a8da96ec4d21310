// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  copyJson,
  isObject,
  missing,
  namesOf,
  pick,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { RecordedEvent } from "../types/events.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";

export function isRecordedEvent(value: unknown): value is RecordedEvent {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const guild_id = value["guild_id"];
  if (guild_id !== null && !isSnowflake(guild_id)) return false;
  const sequence = value["sequence"];
  if (typeof sequence !== "number" || !Number.isInteger(sequence) || sequence < 0) return false;
  const type = value["type"];
  if (typeof type !== "string") return false;
  const payload = value["payload"];
  if (!isRecordedEventPayload(payload)) return false;
  const created_at = value["created_at"];
  if (!isTimestamp(created_at)) return false;
  return true;
}

export function checkRecordedEvent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Recorded Event");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Recorded Event");
  else
    if (guild_id !== null && !isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const sequence = value["sequence"];
  if (sequence === undefined) missing(report, at(path, "sequence"), "a Recorded Event");
  else
    if (typeof sequence !== "number" || !Number.isInteger(sequence))
      wrongType(report, at(path, "sequence"), "an integer", sequence);
    else if (sequence < 0) tooSmall(report, at(path, "sequence"), 0, sequence);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Recorded Event");
  else if (typeof type !== "string") wrongType(report, at(path, "type"), "a string", type);
  const payload = value["payload"];
  if (payload === undefined) missing(report, at(path, "payload"), "a Recorded Event");
  else checkRecordedEventPayload(payload, at(path, "payload"), report);
  const created_at = value["created_at"];
  if (created_at === undefined) missing(report, at(path, "created_at"), "a Recorded Event");
  else if (!isTimestamp(created_at)) checkTimestamp(created_at, at(path, "created_at"), report);
}

export function copyRecordedEvent(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "guild_id", "sequence", "type", "payload", "created_at"]);
  copy["payload"] = copyRecordedEventPayload(copy["payload"]);
  return copy;
}

function isRecordedEventPayload(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

function checkRecordedEventPayload(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
}

function copyRecordedEventPayload(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type RecordedEvent. */
const recordedEventValidator: Validator<RecordedEvent> =
  /* @__PURE__ */ validator(isRecordedEvent, checkRecordedEvent, copyRecordedEvent);

export { recordedEventValidator as RecordedEvent };
