// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Client,
  type FileInput,
  headerValue,
  json,
  nothing,
  payload,
  rateLimit,
  scalar,
  segment,
  send,
  withDefaults,
} from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { Message } from "../types/messages.js";
import type {
  CreateWebhookBody,
  EditWebhookMessageBody,
  ExecuteGitHubCompatibleWebhookBody,
  ExecuteSlackCompatibleWebhookBody,
  ExecuteWebhookBody,
  ModifyWebhookBody,
  ModifyWebhookWithTokenBody,
  Webhook,
} from "../types/webhooks.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of createWebhook. */
export interface CreateWebhookArgs {
  /** Id of the channel. */
  channel_id: Snowflake;
  /** Name and avatar of the webhook. */
  body: CreateWebhookBody;
}

/**
 * Create a webhook
 *
 * Creates an Incoming webhook that posts to the channel.
 *
 * `POST /channels/{channel_id}/webhooks` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
 *
 * - A webhook that is created here is of type 1, belongs to the channel, and has a generated token.
 *   (webhook-create-incoming)
 * - A new webhook names the caller as its user. (webhook-create-user)
 * - The application_id of a new webhook is the application of the calling bot; null when a person creates it.
 *   (webhook-create-application)
 * - A webhook more than a channel may have is refused with code 30007, whose message says how many that is.
 *   (webhook-create-limit)
 */
export async function createWebhook(
  client: Client,
  args: CreateWebhookArgs,
  options?: CallOptions,
): Promise<Webhook> {
  return send(client, {
    id: "createWebhook",
    method: "POST",
    path: `/channels/${segment(args.channel_id, "channel_id")}/webhooks`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("createWebhook", args.channel_id),
  }, options);
}

/** Arguments of getChannelWebhooks. */
export interface GetChannelWebhooksArgs {
  /** Id of the channel. */
  channel_id: Snowflake;
}

/**
 * List the webhooks of a channel
 *
 * Lists the webhooks of a channel.
 *
 * `GET /channels/{channel_id}/webhooks` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
 *
 * - The list holds every webhook of the channel, of all types. (webhook-list-channel)
 */
export async function getChannelWebhooks(
  client: Client,
  args: GetChannelWebhooksArgs,
  options?: CallOptions,
): Promise<Webhook[]> {
  return send(client, {
    id: "getChannelWebhooks",
    method: "GET",
    path: `/channels/${segment(args.channel_id, "channel_id")}/webhooks`,
    security: botOrBearerLogin,
    limit: rateLimit("getChannelWebhooks", args.channel_id),
  }, options);
}

/** Arguments of getGuildWebhooks. */
export interface GetGuildWebhooksArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * List the webhooks of a guild
 *
 * Lists the webhooks of a guild.
 *
 * `GET /guilds/{guild_id}/webhooks` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
 *
 * - The list holds the webhooks of all channels of the guild. (webhook-list-guild)
 * - token is absent from webhooks of channels in which the caller lacks VIEW_CHANNEL or MANAGE_WEBHOOKS.
 *   (webhook-list-guild-tokens)
 */
export async function getGuildWebhooks(
  client: Client,
  args: GetGuildWebhooksArgs,
  options?: CallOptions,
): Promise<Webhook[]> {
  return send(client, {
    id: "getGuildWebhooks",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/webhooks`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildWebhooks", args.guild_id),
  }, options);
}

/** Arguments of getWebhook. */
export interface GetWebhookArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
}

/**
 * Get a webhook
 *
 * Returns a webhook to a caller who manages it.
 *
 * `GET /webhooks/{webhook_id}` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
 *
 * - Reading a webhook without its token needs MANAGE_WEBHOOKS, as the answer holds its token.
 *   (webhook-get-permission)
 * - The webhooks of a private thread are managed only by callers who may view it, having joined it or holding
 *   MANAGE_THREADS; others get 403 with code 50001. (webhook-private-thread)
 */
export async function getWebhook(
  client: Client,
  args: GetWebhookArgs,
  options?: CallOptions,
): Promise<Webhook> {
  return send(client, {
    id: "getWebhook",
    method: "GET",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}`,
    security: botOrBearerLogin,
    limit: rateLimit("getWebhook", args.webhook_id),
  }, options);
}

/** Arguments of modifyWebhook. */
export interface ModifyWebhookArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /** What to change; what is left out stays as it is. */
  body: ModifyWebhookBody;
}

/**
 * Change a webhook
 *
 * Changes name, avatar or channel of a webhook.
 *
 * `PATCH /webhooks/{webhook_id}` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
 *
 * - Fields that the body leaves out stay as they are. (webhook-modify-partial)
 * - An avatar of null removes the avatar. (webhook-modify-avatar-null)
 * - A channel_id moves the webhook to that channel. (webhook-modify-move)
 * - A webhook moves within its guild only; a channel elsewhere is answered 404 with code 10003.
 *   (webhook-modify-move-within-guild)
 */
export async function modifyWebhook(
  client: Client,
  args: ModifyWebhookArgs,
  options?: CallOptions,
): Promise<Webhook> {
  return send(client, {
    id: "modifyWebhook",
    method: "PATCH",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyWebhook", args.webhook_id),
  }, options);
}

/** Arguments of deleteWebhook. */
export interface DeleteWebhookArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
}

/**
 * Delete a webhook
 *
 * Deletes a webhook.
 *
 * `DELETE /webhooks/{webhook_id}` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
 *
 * - A deleted webhook cannot be read, changed or executed any more, with its token or without.
 *   (webhook-delete-final)
 */
export async function deleteWebhook(
  client: Client,
  args: DeleteWebhookArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteWebhook",
    method: "DELETE",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("deleteWebhook", args.webhook_id),
  }, options);
}

/** Arguments of getWebhookWithToken. */
export interface GetWebhookWithTokenArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}

/**
 * Get a webhook by its token
 *
 * Returns a webhook to whoever holds its token.
 *
 * `GET /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
 *
 * - The webhook is returned without user, even if the request carries a login.
 *   (webhook-get-with-token-no-user)
 */
export async function getWebhookWithToken(
  client: Client,
  args: GetWebhookWithTokenArgs,
  options?: CallOptions,
): Promise<Webhook> {
  return send(client, {
    id: "getWebhookWithToken",
    method: "GET",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}`,
    secrets: [args.webhook_token],
    limit: rateLimit("getWebhookWithToken", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of modifyWebhookWithToken. */
export interface ModifyWebhookWithTokenArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /** What to change; what is left out stays as it is. */
  body: ModifyWebhookWithTokenBody;
}

/**
 * Change a webhook by its token
 *
 * Changes name or avatar of a webhook for whoever holds its token.
 *
 * `PATCH /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
 *
 * - A channel_id is dropped; it neither moves the webhook nor is it an error.
 *   (webhook-modify-with-token-no-move)
 * - The changed webhook is returned without user. (webhook-modify-with-token-no-user)
 */
export async function modifyWebhookWithToken(
  client: Client,
  args: ModifyWebhookWithTokenArgs,
  options?: CallOptions,
): Promise<Webhook> {
  return send(client, {
    id: "modifyWebhookWithToken",
    method: "PATCH",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}`,
    secrets: [args.webhook_token],
    body: json(args.body),
    limit: rateLimit("modifyWebhookWithToken", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of deleteWebhookWithToken. */
export interface DeleteWebhookWithTokenArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
}

/**
 * Delete a webhook by its token
 *
 * Deletes a webhook for whoever holds its token.
 *
 * `DELETE /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
 */
export async function deleteWebhookWithToken(
  client: Client,
  args: DeleteWebhookWithTokenArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteWebhookWithToken",
    method: "DELETE",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}`,
    secrets: [args.webhook_token],
    read: nothing,
    limit: rateLimit("deleteWebhookWithToken", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of executeWebhook. */
export interface ExecuteWebhookArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /**
   * Whether to wait until the message is saved and to return it. Otherwise nothing is returned, and a failure
   * to save is not reported; errors of the request are.
   *
   * @default false
   */
  wait?: boolean;
  /** Thread of the webhook's channel to send the message to; it is unarchived. */
  thread_id?: Snowflake;
  /** The message. */
  body: ExecuteWebhookBody & { file?: FileInput; files?: readonly FileInput[] };
}

/**
 * Execute a webhook
 *
 * Sends a message through a webhook, as JSON or, with files, as a form.
 *
 * `POST /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
 *
 * - Execute Webhook and its message routes share their paths with the follow-ups of interactions; what the
 *   first two segments are, a webhook with its token or an application with an interaction token, decides.
 *   (webhook-shared-route)
 * - With wait true the answer is 200 with the message, once it is saved. (webhook-execute-wait-true)
 * - With wait false, which is the default, the answer is 204 without a body. (webhook-execute-wait-false)
 * - With wait false, a failure to save the message is not reported. The 204 means that the request was
 *   accepted, not that the message is saved; use wait true to know. (webhook-execute-unsaved)
 * - Errors of the request are reported with wait false too: input that breaks a limit, a wrong token, an
 *   unknown thread, a rate limit. (webhook-execute-validated)
 * - A message needs at least one of content, file and embeds; it may have several.
 *   (webhook-execute-not-empty)
 * - An empty content and an empty list of embeds count as absent. (webhook-execute-empty-values)
 * - Components alone do not make a message. (webhook-execute-components-alone)
 * - Components are refused with a 400 unless an application owns the webhook (its application_id is set).
 *   (webhook-execute-components-application)
 * - In a form with payload_json, that is the whole body apart from files; other parts that are not files are
 *   ignored. (webhook-execute-payload-json)
 * - Limits and checks hold for what results from payload_json and files, so nothing bypasses them.
 *   (webhook-execute-payload-json-checked)
 * - In a JSON body payload_json is an unknown property and dropped. (webhook-execute-payload-json-form-only)
 * - Files arrive as the part file, or as parts named files[n]. (webhook-execute-files)
 * - A username or an avatar_url replaces the webhook's own for this one message. (webhook-execute-overrides)
 * - A username is neither limited in length nor checked against forbidden names.
 *   (webhook-execute-username-free)
 * - With thread_id the message goes to that thread of the webhook's channel, and the thread is unarchived.
 *   (webhook-execute-thread)
 * - A thread_id that is no thread of the webhook's channel is answered 404 with code 10003.
 *   (webhook-execute-thread-elsewhere)
 */
export async function executeWebhook<Wait extends boolean = false>(
  client: Client,
  args: ExecuteWebhookArgs & { wait?: Wait },
  options?: CallOptions,
): Promise<Wait extends true ? Message : void> {
  return send(client, {
    id: "executeWebhook",
    method: "POST",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}`,
    query: scalar("wait", args.wait) + scalar("thread_id", args.thread_id),
    secrets: [args.webhook_token],
    body: payload(withDefaults(client, args.body, ["allowed_mentions"]), "payload_json", ["file", "files"]),
    limit: rateLimit("executeWebhook", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of executeSlackCompatibleWebhook. */
export interface ExecuteSlackCompatibleWebhookArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /**
   * Whether to wait until the message is saved. Otherwise a failure to save is not reported; errors of the
   * request are.
   *
   * @default true
   */
  wait?: boolean;
  /** The message, in Slack's format. */
  body: ExecuteSlackCompatibleWebhookBody;
}

/**
 * Execute a webhook with a Slack payload
 *
 * Sends a message that is written in Slack's format through a webhook.
 *
 * `POST /webhooks/{webhook_id}/{webhook_token}/slack` Login: none needed.
 *
 * - Unlike Execute Webhook, wait is true unless the request says otherwise. (webhook-slack-wait-default)
 * - With wait the answer is 200 with a string or null as its body, without wait 204. (webhook-slack-answer)
 * - With wait false, errors of the request are reported, and a failure to save the message is not.
 *   (webhook-slack-unsaved)
 * - The properties channel, icon_emoji, mrkdwn and mrkdwn_in have no effect; they are no error.
 *   (webhook-slack-unsupported)
 * - A payload that holds nothing to show is answered 400 with code 50006. (webhook-slack-empty)
 */
export async function executeSlackCompatibleWebhook<Wait extends boolean = true>(
  client: Client,
  args: ExecuteSlackCompatibleWebhookArgs & { wait?: Wait },
  options?: CallOptions,
): Promise<Wait extends true ? string | null : void> {
  return send(client, {
    id: "executeSlackCompatibleWebhook",
    method: "POST",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}` +
      "/slack",
    query: scalar("wait", args.wait),
    secrets: [args.webhook_token],
    body: json(args.body),
    limit: rateLimit("executeSlackCompatibleWebhook", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of executeGitHubCompatibleWebhook. */
export interface ExecuteGitHubCompatibleWebhookArgs {
  /** Id of the webhook. */
  webhook_id: Snowflake;
  /**
   * Token of the webhook; it is the credential of the request.
   *
   * At least 1 character.
   */
  webhook_token: string;
  /**
   * Whether to wait until the message is saved. Otherwise a failure to save is not reported; errors of the
   * request are.
   *
   * @default true
   */
  wait?: boolean;
  /** The kind of event, such as push, which decides the shape of the payload. */
  "X-GitHub-Event"?: string;
  /** The delivery, as GitHub sends it. */
  body: ExecuteGitHubCompatibleWebhookBody;
}

/**
 * Execute a webhook with a GitHub payload
 *
 * Takes the webhook deliveries of a GitHub repository; its address is the payload URL there.
 *
 * `POST /webhooks/{webhook_id}/{webhook_token}/github` Login: none needed.
 *
 * - Unlike Execute Webhook, wait is true unless the request says otherwise. (webhook-github-wait-default)
 * - The answer is 204 without a body, with wait or without. (webhook-github-answer)
 * - With wait false, errors of the request are reported, and a failure to save the message is not.
 *   (webhook-github-unsaved)
 * - A delivery of a kind that makes no message is accepted and has no effect. (webhook-github-other-events)
 */
export async function executeGitHubCompatibleWebhook(
  client: Client,
  args: ExecuteGitHubCompatibleWebhookArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "executeGitHubCompatibleWebhook",
    method: "POST",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}` +
      "/github",
    query: scalar("wait", args.wait),
    headers: { "X-GitHub-Event": headerValue(args["X-GitHub-Event"]) },
    secrets: [args.webhook_token],
    body: json(args.body),
    read: nothing,
    limit: rateLimit("executeGitHubCompatibleWebhook", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of getWebhookMessage. */
export interface GetWebhookMessageArgs {
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

/**
 * Get a message of a webhook
 *
 * Returns a message that was sent with the same webhook token.
 *
 * `GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}` Login: none needed.
 *
 * - Only messages that were sent with the same token can be read, edited and deleted here; any other is
 *   answered 404 with code 10008. (webhook-message-own)
 */
export async function getWebhookMessage(
  client: Client,
  args: GetWebhookMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "getWebhookMessage",
    method: "GET",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}` +
      `/messages/${segment(args.message_id, "message_id")}`,
    secrets: [args.webhook_token],
    limit: rateLimit("getWebhookMessage", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of editWebhookMessage. */
export interface EditWebhookMessageArgs {
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
  /** What to change; what is left out stays as it is. */
  body: EditWebhookMessageBody & { file?: FileInput; files?: readonly FileInput[] };
}

/**
 * Edit a message of a webhook
 *
 * Changes a message that was sent with the same webhook token, as JSON or, with files, as a form.
 *
 * `PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}` Login: none needed.
 *
 * - Fields that the body leaves out stay as they are. (webhook-edit-partial)
 * - When content is edited, the mentions of the message are those of the new content.
 *   (webhook-edit-mentions-rebuilt)
 * - An edit without allowed_mentions goes by the default allowances, whatever the message was first sent
 *   with. (webhook-edit-mentions-default)
 * - An edit with allowed_mentions goes by these. (webhook-edit-mentions-given)
 * - With attachments, the message keeps those that are listed and loses the others; new files are added.
 *   (webhook-edit-attachments)
 * - Without attachments the message keeps all that it has. (webhook-edit-attachments-absent)
 * - An edit that would leave the message without content, embeds, files and components is refused with a 400
 *   and code 50006; the message stays as it is. (webhook-edit-not-empty)
 * - Components are refused with a 400 unless an application owns the webhook (its application_id is set).
 *   (webhook-edit-components-application)
 * - An edit sets edited_timestamp of the message. (webhook-edit-time)
 */
export async function editWebhookMessage(
  client: Client,
  args: EditWebhookMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "editWebhookMessage",
    method: "PATCH",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}` +
      `/messages/${segment(args.message_id, "message_id")}`,
    secrets: [args.webhook_token],
    body: payload(withDefaults(client, args.body, ["allowed_mentions"]), "payload_json", ["file", "files"]),
    limit: rateLimit("editWebhookMessage", args.webhook_id, args.webhook_token),
  }, options);
}

/** Arguments of deleteWebhookMessage. */
export interface DeleteWebhookMessageArgs {
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

/**
 * Delete a message of a webhook
 *
 * Deletes a message that the webhook has sent.
 *
 * `DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}` Login: none needed.
 *
 * - After the deletion the message is answered 404. (webhook-message-delete)
 */
export async function deleteWebhookMessage(
  client: Client,
  args: DeleteWebhookMessageArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteWebhookMessage",
    method: "DELETE",
    path: `/webhooks/${segment(args.webhook_id, "webhook_id")}/${segment(args.webhook_token, "webhook_token")}` +
      `/messages/${segment(args.message_id, "message_id")}`,
    secrets: [args.webhook_token],
    read: nothing,
    limit: rateLimit("deleteWebhookMessage", args.webhook_id, args.webhook_token),
  }, options);
}
