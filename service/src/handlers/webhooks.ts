import {
  type Context,
  type CreateWebhookRequest,
  type CreateWebhookResult,
  type DeleteWebhookMessageRequest,
  type DeleteWebhookMessageResult,
  type DeleteWebhookRequest,
  type DeleteWebhookResult,
  type DeleteWebhookWithTokenRequest,
  type DeleteWebhookWithTokenResult,
  type EditWebhookMessageRequest,
  type EditWebhookMessageResult,
  type ExecuteGitHubCompatibleWebhookRequest,
  type ExecuteGitHubCompatibleWebhookResult,
  type ExecuteSlackCompatibleWebhookRequest,
  type ExecuteSlackCompatibleWebhookResult,
  type ExecuteWebhookRequest,
  type ExecuteWebhookResult,
  type GetChannelWebhooksRequest,
  type GetChannelWebhooksResult,
  type GetGuildWebhooksRequest,
  type GetGuildWebhooksResult,
  type GetWebhookMessageRequest,
  type GetWebhookMessageResult,
  type GetWebhookRequest,
  type GetWebhookResult,
  type GetWebhookWithTokenRequest,
  type GetWebhookWithTokenResult,
  type ModifyWebhookRequest,
  type ModifyWebhookResult,
  type ModifyWebhookWithTokenRequest,
  type ModifyWebhookWithTokenResult,
  notImplemented,
  type WebhooksHandlers,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of webhooks. The file is yours: guildwire stubs adds to it and never takes away. */
export class Webhooks implements WebhooksHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
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
   *
   * @guildwire createWebhook 86ce83bee50e
   */
  async createWebhook(request: CreateWebhookRequest, context: Context<Principal>): Promise<CreateWebhookResult> {
    throw notImplemented(request, context);
  }

  /**
   * List the webhooks of a channel
   *
   * Lists the webhooks of a channel.
   *
   * `GET /channels/{channel_id}/webhooks` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
   *
   * - The list holds every webhook of the channel, of all types. (webhook-list-channel)
   *
   * @guildwire getChannelWebhooks 6b1a1267896b
   */
  async getChannelWebhooks(
    request: GetChannelWebhooksRequest,
    context: Context<Principal>,
  ): Promise<GetChannelWebhooksResult> {
    throw notImplemented(request, context);
  }

  /**
   * List the webhooks of a guild
   *
   * Lists the webhooks of a guild.
   *
   * `GET /guilds/{guild_id}/webhooks` Login: bot, or bearer. Permissions: MANAGE_WEBHOOKS.
   *
   * - The list holds the webhooks of all channels of the guild. (webhook-list-guild)
   *
   * @guildwire getGuildWebhooks 6385a0d2666e
   */
  async getGuildWebhooks(
    request: GetGuildWebhooksRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWebhooksResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire getWebhook 19bc0fbe6286
   */
  async getWebhook(request: GetWebhookRequest, context: Context<Principal>): Promise<GetWebhookResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire modifyWebhook 9496dea70b99
   */
  async modifyWebhook(request: ModifyWebhookRequest, context: Context<Principal>): Promise<ModifyWebhookResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire deleteWebhook 303f6226c7f1
   */
  async deleteWebhook(request: DeleteWebhookRequest, context: Context<Principal>): Promise<DeleteWebhookResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire getWebhookWithToken 19117af1a86d
   */
  async getWebhookWithToken(
    request: GetWebhookWithTokenRequest,
    context: Context<undefined>,
  ): Promise<GetWebhookWithTokenResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire modifyWebhookWithToken 6791e61b7fb8
   */
  async modifyWebhookWithToken(
    request: ModifyWebhookWithTokenRequest,
    context: Context<undefined>,
  ): Promise<ModifyWebhookWithTokenResult> {
    throw notImplemented(request, context);
  }

  /**
   * Delete a webhook by its token
   *
   * Deletes a webhook for whoever holds its token.
   *
   * `DELETE /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
   *
   * @guildwire deleteWebhookWithToken b867a50e17a3
   */
  async deleteWebhookWithToken(
    request: DeleteWebhookWithTokenRequest,
    context: Context<undefined>,
  ): Promise<DeleteWebhookWithTokenResult> {
    throw notImplemented(request, context);
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
   * - With wait false, a message that is not saved is no error. (webhook-execute-unsaved)
   * - Input that breaks a limit is a 400 with wait false too. (webhook-execute-validated)
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
   *
   * @guildwire executeWebhook 196e11794108
   */
  async executeWebhook(request: ExecuteWebhookRequest, context: Context<undefined>): Promise<ExecuteWebhookResult> {
    throw notImplemented(request, context);
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
   * - The properties channel, icon_emoji, mrkdwn and mrkdwn_in have no effect; they are no error.
   *   (webhook-slack-unsupported)
   * - A payload that holds nothing to show is answered 400 with code 50006. (webhook-slack-empty)
   *
   * @guildwire executeSlackCompatibleWebhook 3c00f5c8c2d5
   */
  async executeSlackCompatibleWebhook(
    request: ExecuteSlackCompatibleWebhookRequest,
    context: Context<undefined>,
  ): Promise<ExecuteSlackCompatibleWebhookResult> {
    throw notImplemented(request, context);
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
   * - A delivery of a kind that makes no message is accepted and has no effect. (webhook-github-other-events)
   *
   * @guildwire executeGitHubCompatibleWebhook a5ad5ac8cc20
   */
  async executeGitHubCompatibleWebhook(
    request: ExecuteGitHubCompatibleWebhookRequest,
    context: Context<undefined>,
  ): Promise<ExecuteGitHubCompatibleWebhookResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire getWebhookMessage 2a0d3b976cd1
   */
  async getWebhookMessage(
    request: GetWebhookMessageRequest,
    context: Context<undefined>,
  ): Promise<GetWebhookMessageResult> {
    throw notImplemented(request, context);
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
   * - Components are refused with a 400 unless an application owns the webhook (its application_id is set).
   *   (webhook-edit-components-application)
   * - An edit sets edited_timestamp of the message. (webhook-edit-time)
   *
   * @guildwire editWebhookMessage c9ca3538baa9
   */
  async editWebhookMessage(
    request: EditWebhookMessageRequest,
    context: Context<undefined>,
  ): Promise<EditWebhookMessageResult> {
    throw notImplemented(request, context);
  }

  /**
   * Delete a message of a webhook
   *
   * Deletes a message that the webhook has sent.
   *
   * `DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}` Login: none needed.
   *
   * - After the deletion the message is answered 404. (webhook-message-delete)
   *
   * @guildwire deleteWebhookMessage 8862a3dc75c0
   */
  async deleteWebhookMessage(
    request: DeleteWebhookMessageRequest,
    context: Context<undefined>,
  ): Promise<DeleteWebhookMessageResult> {
    throw notImplemented(request, context);
  }
}
