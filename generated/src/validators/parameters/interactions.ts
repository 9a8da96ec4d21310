// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  pick,
  tooShort,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of createFollowupMessage. */
export interface CreateFollowupMessagePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
}

export function isCreateFollowupMessagePath(value: unknown): value is CreateFollowupMessagePath {
  if (!isObject(value)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const interaction_token = value["interaction_token"];
  if (typeof interaction_token !== "string" || interaction_token.length < 1) return false;
  return true;
}

export function checkCreateFollowupMessagePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "the request");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const interaction_token = value["interaction_token"];
  if (interaction_token === undefined) missing(report, at(path, "interaction_token"), "the request");
  else
    if (typeof interaction_token !== "string")
      wrongType(report, at(path, "interaction_token"), "a string", interaction_token);
    else
      if (interaction_token.length < 1) tooShort(report, at(path, "interaction_token"), 1, interaction_token);
}

export function copyCreateFollowupMessagePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["application_id", "interaction_token"]);
}

/** Path parameters of createFollowupMessage. */
export const CreateFollowupMessagePath: Validator<CreateFollowupMessagePath> = /* @__PURE__ */ validator(
  isCreateFollowupMessagePath,
  checkCreateFollowupMessagePath,
  copyCreateFollowupMessagePath,
);

/** Path parameters of getFollowupMessage. */
export interface GetFollowupMessagePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** Id of the message. */
  message_id: Snowflake;
}

export function isGetFollowupMessagePath(value: unknown): value is GetFollowupMessagePath {
  if (!isObject(value)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const interaction_token = value["interaction_token"];
  if (typeof interaction_token !== "string" || interaction_token.length < 1) return false;
  const message_id = value["message_id"];
  if (!isSnowflake(message_id)) return false;
  return true;
}

export function checkGetFollowupMessagePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "the request");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const interaction_token = value["interaction_token"];
  if (interaction_token === undefined) missing(report, at(path, "interaction_token"), "the request");
  else
    if (typeof interaction_token !== "string")
      wrongType(report, at(path, "interaction_token"), "a string", interaction_token);
    else
      if (interaction_token.length < 1) tooShort(report, at(path, "interaction_token"), 1, interaction_token);
  const message_id = value["message_id"];
  if (message_id === undefined) missing(report, at(path, "message_id"), "the request");
  else if (!isSnowflake(message_id)) checkSnowflake(message_id, at(path, "message_id"), report);
}

export function copyGetFollowupMessagePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["application_id", "interaction_token", "message_id"]);
}

/** Path parameters of getFollowupMessage. */
export const GetFollowupMessagePath: Validator<GetFollowupMessagePath> = /* @__PURE__ */ validator(
  isGetFollowupMessagePath,
  checkGetFollowupMessagePath,
  copyGetFollowupMessagePath,
);

/** Path parameters of editFollowupMessage. */
export interface EditFollowupMessagePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** Id of the message. */
  message_id: Snowflake;
}
/** Path parameters of editFollowupMessage. */
export const EditFollowupMessagePath: Validator<EditFollowupMessagePath> = GetFollowupMessagePath;

/** Path parameters of deleteFollowupMessage. */
export interface DeleteFollowupMessagePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** Id of the message. */
  message_id: Snowflake;
}
/** Path parameters of deleteFollowupMessage. */
export const DeleteFollowupMessagePath: Validator<DeleteFollowupMessagePath> = GetFollowupMessagePath;

/** Path parameters of createInteractionResponse. */
export interface CreateInteractionResponsePath {
  /** Id of the interaction. */
  interaction_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
}

export function isCreateInteractionResponsePath(value: unknown): value is CreateInteractionResponsePath {
  if (!isObject(value)) return false;
  const interaction_id = value["interaction_id"];
  if (!isSnowflake(interaction_id)) return false;
  const interaction_token = value["interaction_token"];
  if (typeof interaction_token !== "string" || interaction_token.length < 1) return false;
  return true;
}

export function checkCreateInteractionResponsePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const interaction_id = value["interaction_id"];
  if (interaction_id === undefined) missing(report, at(path, "interaction_id"), "the request");
  else if (!isSnowflake(interaction_id)) checkSnowflake(interaction_id, at(path, "interaction_id"), report);
  const interaction_token = value["interaction_token"];
  if (interaction_token === undefined) missing(report, at(path, "interaction_token"), "the request");
  else
    if (typeof interaction_token !== "string")
      wrongType(report, at(path, "interaction_token"), "a string", interaction_token);
    else
      if (interaction_token.length < 1) tooShort(report, at(path, "interaction_token"), 1, interaction_token);
}

export function copyCreateInteractionResponsePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["interaction_id", "interaction_token"]);
}

/** Path parameters of createInteractionResponse. */
export const CreateInteractionResponsePath: Validator<CreateInteractionResponsePath> = /* @__PURE__ */ validator(
  isCreateInteractionResponsePath,
  checkCreateInteractionResponsePath,
  copyCreateInteractionResponsePath,
);

/** Path parameters of getOriginalInteractionResponse. */
export interface GetOriginalInteractionResponsePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
}
/** Path parameters of getOriginalInteractionResponse. */
export const GetOriginalInteractionResponsePath: Validator<GetOriginalInteractionResponsePath> = CreateFollowupMessagePath;

/** Path parameters of editOriginalInteractionResponse. */
export interface EditOriginalInteractionResponsePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
}
/** Path parameters of editOriginalInteractionResponse. */
export const EditOriginalInteractionResponsePath: Validator<EditOriginalInteractionResponsePath> = CreateFollowupMessagePath;

/** Path parameters of deleteOriginalInteractionResponse. */
export interface DeleteOriginalInteractionResponsePath {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
}
/** Path parameters of deleteOriginalInteractionResponse. */
export const DeleteOriginalInteractionResponsePath: Validator<DeleteOriginalInteractionResponsePath> = CreateFollowupMessagePath;
