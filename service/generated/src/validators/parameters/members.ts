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

/** Path parameters of joinGuild. */
export interface JoinGuildPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

export function isJoinGuildPath(value: unknown): value is JoinGuildPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  return true;
}

export function checkJoinGuildPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "the request");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
}

export function copyJoinGuildPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "user_id"]);
}

/** Path parameters of joinGuild. */
export const JoinGuildPath: Validator<JoinGuildPath> = /* @__PURE__ */ validator(
  isJoinGuildPath,
  checkJoinGuildPath,
  copyJoinGuildPath,
);

/** Path parameters of leaveGuild. */
export interface LeaveGuildPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of leaveGuild. */
export const LeaveGuildPath: Validator<LeaveGuildPath> = JoinGuildPath;

/** Path parameters of completeScreening. */
export interface CompleteScreeningPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of completeScreening. */
export const CompleteScreeningPath: Validator<CompleteScreeningPath> = JoinGuildPath;

/** Path parameters of setLastActivity. */
export interface SetLastActivityPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of setLastActivity. */
export const SetLastActivityPath: Validator<SetLastActivityPath> = JoinGuildPath;

/** Path parameters of boostGuild. */
export interface BoostGuildPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of boostGuild. */
export const BoostGuildPath: Validator<BoostGuildPath> = JoinGuildPath;

/** Path parameters of stopBoosting. */
export interface StopBoostingPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of stopBoosting. */
export const StopBoostingPath: Validator<StopBoostingPath> = JoinGuildPath;

/** Path parameters of connectVoice. */
export interface ConnectVoicePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of connectVoice. */
export const ConnectVoicePath: Validator<ConnectVoicePath> = JoinGuildPath;

/** Path parameters of getVoiceState. */
export interface GetVoiceStatePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of getVoiceState. */
export const GetVoiceStatePath: Validator<GetVoiceStatePath> = JoinGuildPath;

/** Path parameters of disconnectVoice. */
export interface DisconnectVoicePath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}
/** Path parameters of disconnectVoice. */
export const DisconnectVoicePath: Validator<DisconnectVoicePath> = JoinGuildPath;
