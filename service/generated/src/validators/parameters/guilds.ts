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

/** Path parameters of getGuildState. */
export interface GetGuildStatePath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildStatePath(value: unknown): value is GetGuildStatePath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildStatePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildStatePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildState. */
export const GetGuildStatePath: Validator<GetGuildStatePath> = /* @__PURE__ */ validator(
  isGetGuildStatePath,
  checkGetGuildStatePath,
  copyGetGuildStatePath,
);

/** Path parameters of modifyGuildState. */
export interface ModifyGuildStatePath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of modifyGuildState. */
export const ModifyGuildStatePath: Validator<ModifyGuildStatePath> = GetGuildStatePath;

/** Path parameters of addEmoji. */
export interface AddEmojiPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of addEmoji. */
export const AddEmojiPath: Validator<AddEmojiPath> = GetGuildStatePath;

/** Path parameters of removeEmoji. */
export interface RemoveEmojiPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the emoji. */
  emoji_id: Snowflake;
}

export function isRemoveEmojiPath(value: unknown): value is RemoveEmojiPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const emoji_id = value["emoji_id"];
  if (!isSnowflake(emoji_id)) return false;
  return true;
}

export function checkRemoveEmojiPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const emoji_id = value["emoji_id"];
  if (emoji_id === undefined) missing(report, at(path, "emoji_id"), "the request");
  else if (!isSnowflake(emoji_id)) checkSnowflake(emoji_id, at(path, "emoji_id"), report);
}

export function copyRemoveEmojiPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "emoji_id"]);
}

/** Path parameters of removeEmoji. */
export const RemoveEmojiPath: Validator<RemoveEmojiPath> = /* @__PURE__ */ validator(
  isRemoveEmojiPath,
  checkRemoveEmojiPath,
  copyRemoveEmojiPath,
);

/** Path parameters of connectAccount. */
export interface ConnectAccountPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}
/** Path parameters of connectAccount. */
export const ConnectAccountPath: Validator<ConnectAccountPath> = GetGuildStatePath;

/** Path parameters of installApplication. */
export interface InstallApplicationPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the application. */
  application_id: Snowflake;
}

export function isInstallApplicationPath(value: unknown): value is InstallApplicationPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  return true;
}

export function checkInstallApplicationPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "the request");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
}

export function copyInstallApplicationPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "application_id"]);
}

/** Path parameters of installApplication. */
export const InstallApplicationPath: Validator<InstallApplicationPath> = /* @__PURE__ */ validator(
  isInstallApplicationPath,
  checkInstallApplicationPath,
  copyInstallApplicationPath,
);
