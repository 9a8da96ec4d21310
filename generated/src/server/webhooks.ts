// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable, UploadedFile } from "@guildwire/runtime/server";
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
import type {
  CreateWebhookPath,
  DeleteWebhookMessagePath,
  DeleteWebhookPath,
  DeleteWebhookWithTokenPath,
  EditWebhookMessagePath,
  ExecuteGitHubCompatibleWebhookHeaders,
  ExecuteGitHubCompatibleWebhookPath,
  ExecuteGitHubCompatibleWebhookQuery,
  ExecuteSlackCompatibleWebhookPath,
  ExecuteSlackCompatibleWebhookQuery,
  ExecuteWebhookPath,
  ExecuteWebhookQuery,
  GetChannelWebhooksPath,
  GetGuildWebhooksPath,
  GetWebhookMessagePath,
  GetWebhookPath,
  GetWebhookWithTokenPath,
  ModifyWebhookPath,
  ModifyWebhookWithTokenPath,
} from "../validators/parameters/webhooks.js";
import type { Context } from "./context.js";

/** What createWebhook is called with. */
export interface CreateWebhookRequest {
  readonly path: CreateWebhookPath;
  /** Name and avatar of the webhook. */
  readonly body: CreateWebhookBody;
}

/** What createWebhook answers. 200: The new webhook. */
export type CreateWebhookResult = Webhook;

/** What getChannelWebhooks is called with. */
export interface GetChannelWebhooksRequest {
  readonly path: GetChannelWebhooksPath;
}

/** What getChannelWebhooks answers. 200: The webhooks of the channel. */
export type GetChannelWebhooksResult = Webhook[];

/** What getGuildWebhooks is called with. */
export interface GetGuildWebhooksRequest {
  readonly path: GetGuildWebhooksPath;
}

/** What getGuildWebhooks answers. 200: The webhooks of the guild. */
export type GetGuildWebhooksResult = Webhook[];

/** What getWebhook is called with. */
export interface GetWebhookRequest {
  readonly path: GetWebhookPath;
}

/** What getWebhook answers. 200: The webhook, with its user. */
export type GetWebhookResult = Webhook;

/** What modifyWebhook is called with. */
export interface ModifyWebhookRequest {
  readonly path: ModifyWebhookPath;
  /** What to change; what is left out stays as it is. */
  readonly body: ModifyWebhookBody;
}

/** What modifyWebhook answers. 200: The changed webhook. */
export type ModifyWebhookResult = Webhook;

/** What deleteWebhook is called with. */
export interface DeleteWebhookRequest {
  readonly path: DeleteWebhookPath;
}

/** What deleteWebhook answers. 204: The webhook is deleted. */
export type DeleteWebhookResult = void;

/** What getWebhookWithToken is called with. */
export interface GetWebhookWithTokenRequest {
  readonly path: GetWebhookWithTokenPath;
}

/** What getWebhookWithToken answers. 200: The webhook, without its user. */
export type GetWebhookWithTokenResult = Webhook;

/** What modifyWebhookWithToken is called with. */
export interface ModifyWebhookWithTokenRequest {
  readonly path: ModifyWebhookWithTokenPath;
  /** What to change; what is left out stays as it is. */
  readonly body: ModifyWebhookWithTokenBody;
}

/** What modifyWebhookWithToken answers. 200: The changed webhook, without its user. */
export type ModifyWebhookWithTokenResult = Webhook;

/** What deleteWebhookWithToken is called with. */
export interface DeleteWebhookWithTokenRequest {
  readonly path: DeleteWebhookWithTokenPath;
}

/** What deleteWebhookWithToken answers. 204: The webhook is deleted. */
export type DeleteWebhookWithTokenResult = void;

/** What executeWebhook is called with. */
export interface ExecuteWebhookRequest {
  readonly path: ExecuteWebhookPath;
  readonly query: ExecuteWebhookQuery & Required<Pick<ExecuteWebhookQuery, "wait">>;
  /** The message. */
  readonly body: ExecuteWebhookBody;
  readonly files: readonly UploadedFile[];
}

/**
 * What executeWebhook answers. 200: The message; with wait only. 204: The message is accepted; without wait.
 * `wait` true needs 200. `wait` false needs 204.
 */
export type ExecuteWebhookResult =
  | { readonly status: 200; readonly body: Message }
  | { readonly status: 204 };

/** What executeSlackCompatibleWebhook is called with. */
export interface ExecuteSlackCompatibleWebhookRequest {
  readonly path: ExecuteSlackCompatibleWebhookPath;
  readonly query: ExecuteSlackCompatibleWebhookQuery & Required<Pick<ExecuteSlackCompatibleWebhookQuery, "wait">>;
  /** The message, in Slack's format. */
  readonly body: ExecuteSlackCompatibleWebhookBody;
}

/**
 * What executeSlackCompatibleWebhook answers. 200: The message is sent; with wait only. 204: The message is
 * accepted; without wait. `wait` true needs 200. `wait` false needs 204.
 */
export type ExecuteSlackCompatibleWebhookResult =
  | { readonly status: 200; readonly body: string | null }
  | { readonly status: 204 };

/** What executeGitHubCompatibleWebhook is called with. */
export interface ExecuteGitHubCompatibleWebhookRequest {
  readonly path: ExecuteGitHubCompatibleWebhookPath;
  readonly query: ExecuteGitHubCompatibleWebhookQuery & Required<Pick<ExecuteGitHubCompatibleWebhookQuery, "wait">>;
  readonly headers: ExecuteGitHubCompatibleWebhookHeaders;
  /** The delivery, as GitHub sends it. */
  readonly body: ExecuteGitHubCompatibleWebhookBody;
}

/** What executeGitHubCompatibleWebhook answers. 204: The delivery is accepted. */
export type ExecuteGitHubCompatibleWebhookResult = void;

/** What getWebhookMessage is called with. */
export interface GetWebhookMessageRequest {
  readonly path: GetWebhookMessagePath;
}

/** What getWebhookMessage answers. 200: The message. */
export type GetWebhookMessageResult = Message;

/** What editWebhookMessage is called with. */
export interface EditWebhookMessageRequest {
  readonly path: EditWebhookMessagePath;
  /** What to change; what is left out stays as it is. */
  readonly body: EditWebhookMessageBody;
  readonly files: readonly UploadedFile[];
}

/** What editWebhookMessage answers. 200: The changed message. */
export type EditWebhookMessageResult = Message;

/** What deleteWebhookMessage is called with. */
export interface DeleteWebhookMessageRequest {
  readonly path: DeleteWebhookMessagePath;
}

/** What deleteWebhookMessage answers. 204: The message is deleted. */
export type DeleteWebhookMessageResult = void;

/** Handlers of webhooks. Webhooks, the messages that they send, and the messages that they have sent. */
export interface WebhooksHandlers<Principal = unknown> {
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
   * - The application_id of a new webhook is the application of the calling bot; null when a person creates
   *   it. (webhook-create-application)
   * - A webhook more than a channel may have is refused with code 30007, whose message says how many that is.
   *   (webhook-create-limit)
   *
   * Errors: `invalidFormBody` (400, code 50035), `unauthorized` (401, code 40001), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `unknownChannel` (404, code 10003), `maximumWebhooks`
   * (400, code 30007).
   */
  createWebhook(request: CreateWebhookRequest, context: Context<Principal>): Awaitable<CreateWebhookResult>;
  /**
   * List the webhooks of a channel
   *
   * Lists the webhooks of a channel.
   *
   * `GET /channels/{channel_id}/webhooks` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
   *
   * - The list holds every webhook of the channel, of all types. (webhook-list-channel)
   *
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownChannel` (404, code 10003), `invalidFormBody` (400, code 50035).
   */
  getChannelWebhooks(
    request: GetChannelWebhooksRequest,
    context: Context<Principal>,
  ): Awaitable<GetChannelWebhooksResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownGuild` (404, code 10004), `invalidFormBody` (400, code 50035).
   */
  getGuildWebhooks(
    request: GetGuildWebhooksRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildWebhooksResult>;
  /**
   * Get a webhook
   *
   * Returns a webhook to a caller who manages it.
   *
   * `GET /webhooks/{webhook_id}` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
   *
   * - Reading a webhook without its token needs MANAGE_WEBHOOKS, as the answer holds its token.
   *   (webhook-get-permission)
   * - The webhooks of a private thread are managed only by callers who may view it, having joined it or
   *   holding MANAGE_THREADS; others get 403 with code 50001. (webhook-private-thread)
   *
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownWebhook` (404, code 10015), `invalidFormBody` (400, code 50035).
   */
  getWebhook(request: GetWebhookRequest, context: Context<Principal>): Awaitable<GetWebhookResult>;
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `unauthorized` (401, code 40001), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `unknownChannel` (404, code 10003), `unknownWebhook`
   * (404, code 10015), `maximumWebhooks` (400, code 30007).
   */
  modifyWebhook(request: ModifyWebhookRequest, context: Context<Principal>): Awaitable<ModifyWebhookResult>;
  /**
   * Delete a webhook
   *
   * Deletes a webhook.
   *
   * `DELETE /webhooks/{webhook_id}` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
   *
   * - A deleted webhook cannot be read, changed or executed any more, with its token or without.
   *   (webhook-delete-final)
   *
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownWebhook` (404, code 10015), `invalidFormBody` (400, code 50035).
   */
  deleteWebhook(request: DeleteWebhookRequest, context: Context<Principal>): Awaitable<DeleteWebhookResult>;
  /**
   * Get a webhook by its token
   *
   * Returns a webhook to whoever holds its token.
   *
   * `GET /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
   *
   * - The webhook is returned without user, even if the request carries a login.
   *   (webhook-get-with-token-no-user)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `invalidFormBody`
   * (400, code 50035).
   */
  getWebhookWithToken(
    request: GetWebhookWithTokenRequest,
    context: Context<undefined>,
  ): Awaitable<GetWebhookWithTokenResult>;
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015).
   */
  modifyWebhookWithToken(
    request: ModifyWebhookWithTokenRequest,
    context: Context<undefined>,
  ): Awaitable<ModifyWebhookWithTokenResult>;
  /**
   * Delete a webhook by its token
   *
   * Deletes a webhook for whoever holds its token.
   *
   * `DELETE /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `invalidFormBody`
   * (400, code 50035).
   */
  deleteWebhookWithToken(
    request: DeleteWebhookWithTokenRequest,
    context: Context<undefined>,
  ): Awaitable<DeleteWebhookWithTokenResult>;
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
   * - In a form with payload_json, that is the whole body apart from files; other parts that are not files
   *   are ignored. (webhook-execute-payload-json)
   * - Limits and checks hold for what results from payload_json and files, so nothing bypasses them.
   *   (webhook-execute-payload-json-checked)
   * - In a JSON body payload_json is an unknown property and dropped.
   *   (webhook-execute-payload-json-form-only)
   * - Files arrive as the part file, or as parts named files[n]. (webhook-execute-files)
   * - A username or an avatar_url replaces the webhook's own for this one message.
   *   (webhook-execute-overrides)
   * - A username is neither limited in length nor checked against forbidden names.
   *   (webhook-execute-username-free)
   * - With thread_id the message goes to that thread of the webhook's channel, and the thread is unarchived.
   *   (webhook-execute-thread)
   * - A thread_id that is no thread of the webhook's channel is answered 404 with code 10003.
   *   (webhook-execute-thread-elsewhere)
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015), `unknownChannel` (404, code 10003), `requestTooLarge` (413, code 40005).
   */
  executeWebhook(
    request: ExecuteWebhookRequest,
    context: Context<undefined>,
  ): Awaitable<ExecuteWebhookResult>;
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken`
   * (401, code 50027), `unknownWebhook` (404, code 10015), `requestTooLarge` (413, code 40005).
   */
  executeSlackCompatibleWebhook(
    request: ExecuteSlackCompatibleWebhookRequest,
    context: Context<undefined>,
  ): Awaitable<ExecuteSlackCompatibleWebhookResult>;
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015), `requestTooLarge` (413, code 40005).
   */
  executeGitHubCompatibleWebhook(
    request: ExecuteGitHubCompatibleWebhookRequest,
    context: Context<undefined>,
  ): Awaitable<ExecuteGitHubCompatibleWebhookResult>;
  /**
   * Get a message of a webhook
   *
   * Returns a message that was sent with the same webhook token.
   *
   * `GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}` Login: none needed.
   *
   * - Only messages that were sent with the same token can be read, edited and deleted here; any other is
   *   answered 404 with code 10008. (webhook-message-own)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage`
   * (404, code 10008), `invalidFormBody` (400, code 50035).
   */
  getWebhookMessage(
    request: GetWebhookMessageRequest,
    context: Context<undefined>,
  ): Awaitable<GetWebhookMessageResult>;
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
   * - An edit that would leave the message without content, embeds, files and components is refused with a
   *   400 and code 50006; the message stays as it is. (webhook-edit-not-empty)
   * - Components are refused with a 400 unless an application owns the webhook (its application_id is set).
   *   (webhook-edit-components-application)
   * - An edit sets edited_timestamp of the message. (webhook-edit-time)
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken`
   * (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404, code 10008),
   * `requestTooLarge` (413, code 40005).
   */
  editWebhookMessage(
    request: EditWebhookMessageRequest,
    context: Context<undefined>,
  ): Awaitable<EditWebhookMessageResult>;
  /**
   * Delete a message of a webhook
   *
   * Deletes a message that the webhook has sent.
   *
   * `DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}` Login: none needed.
   *
   * - After the deletion the message is answered 404. (webhook-message-delete)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage`
   * (404, code 10008), `invalidFormBody` (400, code 50035).
   */
  deleteWebhookMessage(
    request: DeleteWebhookMessageRequest,
    context: Context<undefined>,
  ): Awaitable<DeleteWebhookMessageResult>;
}
