// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  pick,
  tooLarge,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of listMessages. */
export interface ListMessagesPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}

export function isListMessagesPath(value: unknown): value is ListMessagesPath {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  return true;
}

export function checkListMessagesPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "the request");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyListMessagesPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id"]);
}

/** Path parameters of listMessages. */
export const ListMessagesPath: Validator<ListMessagesPath> = /* @__PURE__ */ validator(
  isListMessagesPath,
  checkListMessagesPath,
  copyListMessagesPath,
);

/** Query parameters of listMessages. */
export interface ListMessagesQuery {
  /** Only what this user sees, who sees the own ephemeral messages and no others; without it everything. */
  viewer_id?: Snowflake;
  /** Only messages with a greater id. */
  after?: Snowflake;
  /**
   * How many at most.
   *
   * 1 to 100.
   *
   * @default 50
   */
  limit?: number;
}

export function isListMessagesQuery(value: unknown): value is ListMessagesQuery {
  if (!isObject(value)) return false;
  const viewer_id = value["viewer_id"];
  if (viewer_id !== undefined && !isSnowflake(viewer_id)) return false;
  const after = value["after"];
  if (after !== undefined && !isSnowflake(after)) return false;
  const limit = value["limit"];
  if (limit !== undefined
    && (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 100)) return false;
  return true;
}

export function checkListMessagesQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const viewer_id = value["viewer_id"];
  if (viewer_id !== undefined && !isSnowflake(viewer_id))
    checkSnowflake(viewer_id, at(path, "viewer_id"), report);
  const after = value["after"];
  if (after !== undefined && !isSnowflake(after)) checkSnowflake(after, at(path, "after"), report);
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit !== "number" || !Number.isInteger(limit))
      wrongType(report, at(path, "limit"), "an integer", limit);
    else if (limit < 1) tooSmall(report, at(path, "limit"), 1, limit);
    else if (limit > 100) tooLarge(report, at(path, "limit"), 100, limit);
  }
}

export function copyListMessagesQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["viewer_id", "after", "limit"]);
  if (copy["limit"] === undefined) copy["limit"] = 50;
  return copy;
}

/** Query parameters of listMessages. */
export const ListMessagesQuery: Validator<ListMessagesQuery> = /* @__PURE__ */ validator(
  isListMessagesQuery,
  checkListMessagesQuery,
  copyListMessagesQuery,
);

/** Path parameters of sendMessage. */
export interface SendMessagePath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of sendMessage. */
export const SendMessagePath: Validator<SendMessagePath> = ListMessagesPath;

/** Path parameters of getMessage. */
export interface GetMessagePath {
  /** Id of the message. */
  message_id: Snowflake;
}

export function isGetMessagePath(value: unknown): value is GetMessagePath {
  if (!isObject(value)) return false;
  const message_id = value["message_id"];
  if (!isSnowflake(message_id)) return false;
  return true;
}

export function checkGetMessagePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const message_id = value["message_id"];
  if (message_id === undefined) missing(report, at(path, "message_id"), "the request");
  else if (!isSnowflake(message_id)) checkSnowflake(message_id, at(path, "message_id"), report);
}

export function copyGetMessagePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["message_id"]);
}

/** Path parameters of getMessage. */
export const GetMessagePath: Validator<GetMessagePath> = /* @__PURE__ */ validator(
  isGetMessagePath,
  checkGetMessagePath,
  copyGetMessagePath,
);
