// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  maxLength,
  pick,
  tooLarge,
  tooLong,
  tooShort,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Query parameters of listEvents. */
export interface ListEventsQuery {
  /**
   * Only events behind the one with this id; without it the list begins at the oldest that is kept.
   *
   * 1 to 100 characters.
   */
  after?: string;
  /**
   * How many at most.
   *
   * 1 to 1000.
   *
   * @default 100
   */
  limit?: number;
  /** Only events of this guild. */
  guild_id?: Snowflake;
}

export function isListEventsQuery(value: unknown): value is ListEventsQuery {
  if (!isObject(value)) return false;
  const after = value["after"];
  if (after !== undefined
    && (typeof after !== "string" || after.length < 1 || !maxLength(after, 100))) return false;
  const limit = value["limit"];
  if (limit !== undefined
    && (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 1000)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  return true;
}

export function checkListEventsQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const after = value["after"];
  if (after !== undefined) {
    if (typeof after !== "string") wrongType(report, at(path, "after"), "a string", after);
    else {
      if (after.length < 1) tooShort(report, at(path, "after"), 1, after);
      if (!maxLength(after, 100)) tooLong(report, at(path, "after"), 100, after);
    }
  }
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit !== "number" || !Number.isInteger(limit))
      wrongType(report, at(path, "limit"), "an integer", limit);
    else if (limit < 1) tooSmall(report, at(path, "limit"), 1, limit);
    else if (limit > 1000) tooLarge(report, at(path, "limit"), 1000, limit);
  }
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyListEventsQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["after", "limit", "guild_id"]);
  if (copy["limit"] === undefined) copy["limit"] = 100;
  return copy;
}

/** Query parameters of listEvents. */
export const ListEventsQuery: Validator<ListEventsQuery> = /* @__PURE__ */ validator(
  isListEventsQuery,
  checkListEventsQuery,
  copyListEventsQuery,
);

/** Query parameters of streamEvents. */
export interface StreamEventsQuery {
  /**
   * Only events behind the one with this id; without it those that come from now on.
   *
   * 1 to 100 characters.
   */
  after?: string;
  /**
   * The stream ends after this many events.
   *
   * At least 1.
   */
  count?: number;
}

export function isStreamEventsQuery(value: unknown): value is StreamEventsQuery {
  if (!isObject(value)) return false;
  const after = value["after"];
  if (after !== undefined
    && (typeof after !== "string" || after.length < 1 || !maxLength(after, 100))) return false;
  const count = value["count"];
  if (count !== undefined
    && (typeof count !== "number" || !Number.isInteger(count) || count < 1)) return false;
  return true;
}

export function checkStreamEventsQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const after = value["after"];
  if (after !== undefined) {
    if (typeof after !== "string") wrongType(report, at(path, "after"), "a string", after);
    else {
      if (after.length < 1) tooShort(report, at(path, "after"), 1, after);
      if (!maxLength(after, 100)) tooLong(report, at(path, "after"), 100, after);
    }
  }
  const count = value["count"];
  if (count !== undefined) {
    if (typeof count !== "number" || !Number.isInteger(count))
      wrongType(report, at(path, "count"), "an integer", count);
    else if (count < 1) tooSmall(report, at(path, "count"), 1, count);
  }
}

export function copyStreamEventsQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["after", "count"]);
}

/** Query parameters of streamEvents. */
export const StreamEventsQuery: Validator<StreamEventsQuery> = /* @__PURE__ */ validator(
  isStreamEventsQuery,
  checkStreamEventsQuery,
  copyStreamEventsQuery,
);

/** Header parameters of streamEvents. */
export interface StreamEventsHeaders {
  /**
   * The same for a client that resumes; it wins over after.
   *
   * 1 to 100 characters.
   */
  "Last-Event-ID"?: string;
}

export function isStreamEventsHeaders(value: unknown): value is StreamEventsHeaders {
  if (!isObject(value)) return false;
  const LastEventID = value["Last-Event-ID"];
  if (LastEventID !== undefined
    && (typeof LastEventID !== "string"
      || LastEventID.length < 1
      || !maxLength(LastEventID, 100))) return false;
  return true;
}

export function checkStreamEventsHeaders(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const LastEventID = value["Last-Event-ID"];
  if (LastEventID !== undefined) {
    if (typeof LastEventID !== "string")
      wrongType(report, at(path, "Last-Event-ID"), "a string", LastEventID);
    else {
      if (LastEventID.length < 1) tooShort(report, at(path, "Last-Event-ID"), 1, LastEventID);
      if (!maxLength(LastEventID, 100)) tooLong(report, at(path, "Last-Event-ID"), 100, LastEventID);
    }
  }
}

export function copyStreamEventsHeaders(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["Last-Event-ID"]);
}

/** Header parameters of streamEvents. */
export const StreamEventsHeaders: Validator<StreamEventsHeaders> = /* @__PURE__ */ validator(
  isStreamEventsHeaders,
  checkStreamEventsHeaders,
  copyStreamEventsHeaders,
);
