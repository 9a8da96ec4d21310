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
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of startThread. */
export interface StartThreadPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}

export function isStartThreadPath(value: unknown): value is StartThreadPath {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  return true;
}

export function checkStartThreadPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "the request");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyStartThreadPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id"]);
}

/** Path parameters of startThread. */
export const StartThreadPath: Validator<StartThreadPath> = /* @__PURE__ */ validator(
  isStartThreadPath,
  checkStartThreadPath,
  copyStartThreadPath,
);

/** Path parameters of getThread. */
export interface GetThreadPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of getThread. */
export const GetThreadPath: Validator<GetThreadPath> = StartThreadPath;

/** Path parameters of modifyThread. */
export interface ModifyThreadPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of modifyThread. */
export const ModifyThreadPath: Validator<ModifyThreadPath> = StartThreadPath;

/** Path parameters of joinThread. */
export interface JoinThreadPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

export function isJoinThreadPath(value: unknown): value is JoinThreadPath {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkJoinThreadPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "the request");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyJoinThreadPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id", "user_id"]);
}

/** Path parameters of joinThread. */
export const JoinThreadPath: Validator<JoinThreadPath> = /* @__PURE__ */ validator(
  isJoinThreadPath,
  checkJoinThreadPath,
  copyJoinThreadPath,
);

/** Path parameters of leaveThread. */
export interface LeaveThreadPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of leaveThread. */
export const LeaveThreadPath: Validator<LeaveThreadPath> = JoinThreadPath;

/** Path parameters of openStage. */
export interface OpenStagePath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of openStage. */
export const OpenStagePath: Validator<OpenStagePath> = StartThreadPath;

/** Path parameters of closeStage. */
export interface CloseStagePath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of closeStage. */
export const CloseStagePath: Validator<CloseStagePath> = StartThreadPath;

/** Path parameters of placeWebhook. */
export interface PlaceWebhookPath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of placeWebhook. */
export const PlaceWebhookPath: Validator<PlaceWebhookPath> = StartThreadPath;

/** Path parameters of createInvite. */
export interface CreateInvitePath {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}
/** Path parameters of createInvite. */
export const CreateInvitePath: Validator<CreateInvitePath> = StartThreadPath;
