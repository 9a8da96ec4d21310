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

/** Path parameters of createWebhook. */
export interface CreateWebhookPath {
  /** Id of the channel. */
  channel_id: Snowflake;
}

export function isCreateWebhookPath(value: unknown): value is CreateWebhookPath {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  return true;
}

export function checkCreateWebhookPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "the request");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyCreateWebhookPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id"]);
}

/** Path parameters of createWebhook. */
export const CreateWebhookPath: Validator<CreateWebhookPath> = /* @__PURE__ */ validator(
  isCreateWebhookPath,
  checkCreateWebhookPath,
  copyCreateWebhookPath,
);

/** Path parameters of getChannelWebhooks. */
export interface GetChannelWebhooksPath {
  /** Id of the channel. */
  channel_id: Snowflake;
}
/** Path parameters of getChannelWebhooks. */
export const GetChannelWebhooksPath: Validator<GetChannelWebhooksPath> = CreateWebhookPath;

/** Path parameters of getGuildWebhooks. */
export interface GetGuildWebhooksPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildWebhooksPath(value: unknown): value is GetGuildWebhooksPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildWebhooksPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildWebhooksPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildWebhooks. */
export const GetGuildWebhooksPath: Validator<GetGuildWebhooksPath> = /* @__PURE__ */ validator(
  isGetGuildWebhooksPath,
  checkGetGuildWebhooksPath,
  copyGetGuildWebhooksPath,
);

/** Path parameters of getWebhook. */
export interface GetWebhookPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
}

export function isGetWebhookPath(value: unknown): value is GetWebhookPath {
  if (!isObject(value)) return false;
  const webhook_id = value["webhook_id"];
  if (!isSnowflake(webhook_id)) return false;
  return true;
}

export function checkGetWebhookPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const webhook_id = value["webhook_id"];
  if (webhook_id === undefined) missing(report, at(path, "webhook_id"), "the request");
  else if (!isSnowflake(webhook_id)) checkSnowflake(webhook_id, at(path, "webhook_id"), report);
}

export function copyGetWebhookPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["webhook_id"]);
}

/** Path parameters of getWebhook. */
export const GetWebhookPath: Validator<GetWebhookPath> = /* @__PURE__ */ validator(
  isGetWebhookPath,
  checkGetWebhookPath,
  copyGetWebhookPath,
);

/** Path parameters of modifyWebhook. */
export interface ModifyWebhookPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
}
/** Path parameters of modifyWebhook. */
export const ModifyWebhookPath: Validator<ModifyWebhookPath> = GetWebhookPath;

/** Path parameters of deleteWebhook. */
export interface DeleteWebhookPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
}
/** Path parameters of deleteWebhook. */
export const DeleteWebhookPath: Validator<DeleteWebhookPath> = GetWebhookPath;

/** Path parameters of getWebhookWithToken. */
export interface GetWebhookWithTokenPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}

export function isGetWebhookWithTokenPath(value: unknown): value is GetWebhookWithTokenPath {
  if (!isObject(value)) return false;
  const webhook_id = value["webhook_id"];
  if (!isSnowflake(webhook_id)) return false;
  const webhook_token = value["webhook_token"];
  if (typeof webhook_token !== "string" || webhook_token.length < 1) return false;
  return true;
}

export function checkGetWebhookWithTokenPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const webhook_id = value["webhook_id"];
  if (webhook_id === undefined) missing(report, at(path, "webhook_id"), "the request");
  else if (!isSnowflake(webhook_id)) checkSnowflake(webhook_id, at(path, "webhook_id"), report);
  const webhook_token = value["webhook_token"];
  if (webhook_token === undefined) missing(report, at(path, "webhook_token"), "the request");
  else
    if (typeof webhook_token !== "string")
      wrongType(report, at(path, "webhook_token"), "a string", webhook_token);
    else if (webhook_token.length < 1) tooShort(report, at(path, "webhook_token"), 1, webhook_token);
}

export function copyGetWebhookWithTokenPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["webhook_id", "webhook_token"]);
}

/** Path parameters of getWebhookWithToken. */
export const GetWebhookWithTokenPath: Validator<GetWebhookWithTokenPath> = /* @__PURE__ */ validator(
  isGetWebhookWithTokenPath,
  checkGetWebhookWithTokenPath,
  copyGetWebhookWithTokenPath,
);

/** Path parameters of modifyWebhookWithToken. */
export interface ModifyWebhookWithTokenPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}
/** Path parameters of modifyWebhookWithToken. */
export const ModifyWebhookWithTokenPath: Validator<ModifyWebhookWithTokenPath> = GetWebhookWithTokenPath;

/** Path parameters of deleteWebhookWithToken. */
export interface DeleteWebhookWithTokenPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}
/** Path parameters of deleteWebhookWithToken. */
export const DeleteWebhookWithTokenPath: Validator<DeleteWebhookWithTokenPath> = GetWebhookWithTokenPath;

/** Path parameters of executeWebhook. */
export interface ExecuteWebhookPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}
/** Path parameters of executeWebhook. */
export const ExecuteWebhookPath: Validator<ExecuteWebhookPath> = GetWebhookWithTokenPath;

/** Query parameters of executeWebhook. */
export interface ExecuteWebhookQuery {
  /**
   * Whether to wait until the message is saved and to return it. Otherwise nothing is returned, and a failure
   * to save is not reported; errors of the request are.
   *
   * @default false
   */
  wait?: boolean;
  /** Thread of the webhook's channel to send the message to; it is unarchived. */
  thread_id?: Snowflake;
}

export function isExecuteWebhookQuery(value: unknown): value is ExecuteWebhookQuery {
  if (!isObject(value)) return false;
  const wait = value["wait"];
  if (wait !== undefined && typeof wait !== "boolean") return false;
  const thread_id = value["thread_id"];
  if (thread_id !== undefined && !isSnowflake(thread_id)) return false;
  return true;
}

export function checkExecuteWebhookQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const wait = value["wait"];
  if (wait !== undefined && typeof wait !== "boolean") wrongType(report, at(path, "wait"), "a boolean", wait);
  const thread_id = value["thread_id"];
  if (thread_id !== undefined && !isSnowflake(thread_id))
    checkSnowflake(thread_id, at(path, "thread_id"), report);
}

export function copyExecuteWebhookQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["wait", "thread_id"]);
  if (copy["wait"] === undefined) copy["wait"] = false;
  return copy;
}

/** Query parameters of executeWebhook. */
export const ExecuteWebhookQuery: Validator<ExecuteWebhookQuery> = /* @__PURE__ */ validator(
  isExecuteWebhookQuery,
  checkExecuteWebhookQuery,
  copyExecuteWebhookQuery,
);

/** Path parameters of executeSlackCompatibleWebhook. */
export interface ExecuteSlackCompatibleWebhookPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}
/** Path parameters of executeSlackCompatibleWebhook. */
export const ExecuteSlackCompatibleWebhookPath: Validator<ExecuteSlackCompatibleWebhookPath> = GetWebhookWithTokenPath;

/** Query parameters of executeSlackCompatibleWebhook. */
export interface ExecuteSlackCompatibleWebhookQuery {
  /**
   * Whether to wait until the message is saved. Otherwise a failure to save is not reported; errors of the
   * request are.
   *
   * @default true
   */
  wait?: boolean;
}

export function isExecuteSlackCompatibleWebhookQuery(value: unknown): value is ExecuteSlackCompatibleWebhookQuery {
  if (!isObject(value)) return false;
  const wait = value["wait"];
  if (wait !== undefined && typeof wait !== "boolean") return false;
  return true;
}

export function checkExecuteSlackCompatibleWebhookQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const wait = value["wait"];
  if (wait !== undefined && typeof wait !== "boolean") wrongType(report, at(path, "wait"), "a boolean", wait);
}

export function copyExecuteSlackCompatibleWebhookQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["wait"]);
  if (copy["wait"] === undefined) copy["wait"] = true;
  return copy;
}

/** Query parameters of executeSlackCompatibleWebhook. */
export const ExecuteSlackCompatibleWebhookQuery: Validator<ExecuteSlackCompatibleWebhookQuery> = /* @__PURE__ */ validator(
  isExecuteSlackCompatibleWebhookQuery,
  checkExecuteSlackCompatibleWebhookQuery,
  copyExecuteSlackCompatibleWebhookQuery,
);

/** Path parameters of executeGitHubCompatibleWebhook. */
export interface ExecuteGitHubCompatibleWebhookPath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}
/** Path parameters of executeGitHubCompatibleWebhook. */
export const ExecuteGitHubCompatibleWebhookPath: Validator<ExecuteGitHubCompatibleWebhookPath> = GetWebhookWithTokenPath;

/** Query parameters of executeGitHubCompatibleWebhook. */
export interface ExecuteGitHubCompatibleWebhookQuery {
  /**
   * Whether to wait until the message is saved. Otherwise a failure to save is not reported; errors of the
   * request are.
   *
   * @default true
   */
  wait?: boolean;
}
/** Query parameters of executeGitHubCompatibleWebhook. */
export const ExecuteGitHubCompatibleWebhookQuery: Validator<ExecuteGitHubCompatibleWebhookQuery> = ExecuteSlackCompatibleWebhookQuery;

/** Header parameters of executeGitHubCompatibleWebhook. */
export interface ExecuteGitHubCompatibleWebhookHeaders {
  /** The kind of event, such as push, which decides the shape of the payload. */
  "X-GitHub-Event"?: string;
}

export function isExecuteGitHubCompatibleWebhookHeaders(value: unknown): value is ExecuteGitHubCompatibleWebhookHeaders {
  if (!isObject(value)) return false;
  const XGitHubEvent = value["X-GitHub-Event"];
  if (XGitHubEvent !== undefined && typeof XGitHubEvent !== "string") return false;
  return true;
}

export function checkExecuteGitHubCompatibleWebhookHeaders(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const XGitHubEvent = value["X-GitHub-Event"];
  if (XGitHubEvent !== undefined && typeof XGitHubEvent !== "string")
    wrongType(report, at(path, "X-GitHub-Event"), "a string", XGitHubEvent);
}

export function copyExecuteGitHubCompatibleWebhookHeaders(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["X-GitHub-Event"]);
}

/** Header parameters of executeGitHubCompatibleWebhook. */
export const ExecuteGitHubCompatibleWebhookHeaders: Validator<ExecuteGitHubCompatibleWebhookHeaders> = /* @__PURE__ */ validator(
  isExecuteGitHubCompatibleWebhookHeaders,
  checkExecuteGitHubCompatibleWebhookHeaders,
  copyExecuteGitHubCompatibleWebhookHeaders,
);

/** Path parameters of getWebhookMessage. */
export interface GetWebhookMessagePath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /** Id of the message. */
  message_id: Snowflake;
}

export function isGetWebhookMessagePath(value: unknown): value is GetWebhookMessagePath {
  if (!isObject(value)) return false;
  const webhook_id = value["webhook_id"];
  if (!isSnowflake(webhook_id)) return false;
  const webhook_token = value["webhook_token"];
  if (typeof webhook_token !== "string" || webhook_token.length < 1) return false;
  const message_id = value["message_id"];
  if (!isSnowflake(message_id)) return false;
  return true;
}

export function checkGetWebhookMessagePath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const webhook_id = value["webhook_id"];
  if (webhook_id === undefined) missing(report, at(path, "webhook_id"), "the request");
  else if (!isSnowflake(webhook_id)) checkSnowflake(webhook_id, at(path, "webhook_id"), report);
  const webhook_token = value["webhook_token"];
  if (webhook_token === undefined) missing(report, at(path, "webhook_token"), "the request");
  else
    if (typeof webhook_token !== "string")
      wrongType(report, at(path, "webhook_token"), "a string", webhook_token);
    else if (webhook_token.length < 1) tooShort(report, at(path, "webhook_token"), 1, webhook_token);
  const message_id = value["message_id"];
  if (message_id === undefined) missing(report, at(path, "message_id"), "the request");
  else if (!isSnowflake(message_id)) checkSnowflake(message_id, at(path, "message_id"), report);
}

export function copyGetWebhookMessagePath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["webhook_id", "webhook_token", "message_id"]);
}

/** Path parameters of getWebhookMessage. */
export const GetWebhookMessagePath: Validator<GetWebhookMessagePath> = /* @__PURE__ */ validator(
  isGetWebhookMessagePath,
  checkGetWebhookMessagePath,
  copyGetWebhookMessagePath,
);

/** Path parameters of editWebhookMessage. */
export interface EditWebhookMessagePath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /** Id of the message. */
  message_id: Snowflake;
}
/** Path parameters of editWebhookMessage. */
export const EditWebhookMessagePath: Validator<EditWebhookMessagePath> = GetWebhookMessagePath;

/** Path parameters of deleteWebhookMessage. */
export interface DeleteWebhookMessagePath {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /** Id of the message. */
  message_id: Snowflake;
}
/** Path parameters of deleteWebhookMessage. */
export const DeleteWebhookMessagePath: Validator<DeleteWebhookMessagePath> = GetWebhookMessagePath;
