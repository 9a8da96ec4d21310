import type {
  Context,
  CreateWebhookRequest,
  CreateWebhookResult,
  DeleteWebhookMessageRequest,
  DeleteWebhookMessageResult,
  DeleteWebhookRequest,
  DeleteWebhookResult,
  DeleteWebhookWithTokenRequest,
  DeleteWebhookWithTokenResult,
  EditWebhookMessageRequest,
  EditWebhookMessageResult,
  ExecuteGitHubCompatibleWebhookRequest,
  ExecuteGitHubCompatibleWebhookResult,
  ExecuteSlackCompatibleWebhookRequest,
  ExecuteSlackCompatibleWebhookResult,
  ExecuteWebhookRequest,
  ExecuteWebhookResult,
  GetChannelWebhooksRequest,
  GetChannelWebhooksResult,
  GetGuildWebhooksRequest,
  GetGuildWebhooksResult,
  GetWebhookMessageRequest,
  GetWebhookMessageResult,
  GetWebhookRequest,
  GetWebhookResult,
  GetWebhookWithTokenRequest,
  GetWebhookWithTokenResult,
  ModifyWebhookRequest,
  ModifyWebhookResult,
  ModifyWebhookWithTokenRequest,
  ModifyWebhookWithTokenResult,
  WebhooksHandlers,
} from "@guildwire/api/server";
import { WebhookType } from "@guildwire/api/types";
import { authorizeCall, authorizeInChannel } from "../access/caller.js";
import { guildOfWebhook, requireWebhookWithToken } from "../access/path-tokens.js";
import { guildOfChannel } from "../access/resolve.js";
import { managedWebhook, messageOfWebhook, moveWebhook, webhooksManagedBy } from "../access/webhooks.js";
import { readPicture, storeAvatar } from "../images/pictures.js";
import { executeWebhook } from "../messages/execute-webhook.js";
import { receiveFiles } from "../messages/files.js";
import { editMessage } from "../messages/write-message.js";
import { refuse } from "../rules/form.js";
import { convertGitHubPayload } from "../rules/github-payload.js";
import { imageBounds } from "../rules/images.js";
import { componentIssues } from "../rules/messages.js";
import { assertQuota } from "../rules/quotas.js";
import { convertSlackPayload } from "../rules/slack-payload.js";
import type { Services } from "../services.js";
import { showMessage } from "../views/message-view.js";
import { showWebhook, showWebhooks, webhookView } from "../views/webhook-view.js";

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
   * Errors: `invalidFormBody` (400, code 50035), `unauthorized` (401, code 40001), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `unknownChannel` (404, code 10003), `maximumWebhooks` (400,
   * code 30007).
   *
   * @guildwire createWebhook c384ff4f18e1
   */
  async createWebhook(request: CreateWebhookRequest, context: Context<Principal>): Promise<CreateWebhookResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    const picture = await readPicture("/avatar", body.avatar, imageBounds.webhookAvatar, []);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const { guild, channel } = await authorizeInChannel(work, context, guildId, path.channel_id);
      refuse(picture.issues);
      assertQuota("webhooksOfChannel", (await work.webhooks.list(guild.id, channel.id)).length + 1);
      const webhook = await work.webhooks.insert({
        guild_id: guild.id,
        channel_id: channel.id,
        type: WebhookType.INCOMING,
        user_id: context.principal.userId,
        name: body.name,
        application_id: context.principal.kind === "bot" ? context.principal.applicationId : null,
      });
      return showWebhook(work, this.#services.tokens, await storeAvatar(work, webhook, picture));
    });
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
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownChannel` (404, code 10003), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getChannelWebhooks 1078a8a6c7e5
   */
  async getChannelWebhooks(
    request: GetChannelWebhooksRequest,
    context: Context<Principal>,
  ): Promise<GetChannelWebhooksResult> {
    const { channel_id } = request.path;
    const guildId = await guildOfChannel(this.#services.store, channel_id);
    return this.#services.store.read(async (work) => {
      const { guild, channel } = await authorizeInChannel(work, context, guildId, channel_id);
      const webhooks = await work.webhooks.list(guild.id, channel.id);
      return showWebhooks(work, this.#services.tokens, webhooks, () => true);
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownGuild` (404, code 10004), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildWebhooks 43182b666b85
   */
  async getGuildWebhooks(
    request: GetGuildWebhooksRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWebhooksResult> {
    return this.#services.store.read(async (work) => {
      const caller = await authorizeCall(work, context, request);
      const webhooks = await work.webhooks.list(caller.guild.id);
      return showWebhooks(work, this.#services.tokens, webhooks, await webhooksManagedBy(work, caller, webhooks));
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownWebhook` (404, code 10015), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getWebhook c5f5fcc3112b
   */
  async getWebhook(request: GetWebhookRequest, context: Context<Principal>): Promise<GetWebhookResult> {
    const { webhook_id } = request.path;
    const guildId = await guildOfWebhook(this.#services, webhook_id);
    return this.#services.store.read(async (work) => {
      const webhook = await managedWebhook(work, context, guildId, webhook_id);
      return showWebhook(work, this.#services.tokens, webhook);
    });
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
   * Errors: `invalidFormBody` (400, code 50035), `unauthorized` (401, code 40001), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `unknownChannel` (404, code 10003), `unknownWebhook` (404,
   * code 10015), `maximumWebhooks` (400, code 30007).
   *
   * @guildwire modifyWebhook 99f657643f44
   */
  async modifyWebhook(request: ModifyWebhookRequest, context: Context<Principal>): Promise<ModifyWebhookResult> {
    const { path, body } = request;
    const guildId = await guildOfWebhook(this.#services, path.webhook_id);
    const picture = await readPicture("/avatar", body.avatar, imageBounds.webhookAvatar, []);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const webhook = await managedWebhook(work, context, guildId, path.webhook_id);
      refuse(picture.issues);
      const moved = await moveWebhook(work, context, webhook, body.channel_id);
      const change = { ...(body.name !== undefined && { name: body.name }), ...moved };
      const changed = await work.webhooks.update(guildId, webhook.id, change);
      return showWebhook(work, this.#services.tokens, await storeAvatar(work, changed, picture));
    });
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
   * Errors: `unauthorized` (401, code 40001), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `unknownWebhook` (404, code 10015), `invalidFormBody` (400, code 50035).
   *
   * @guildwire deleteWebhook ec2df7c210d0
   */
  async deleteWebhook(request: DeleteWebhookRequest, context: Context<Principal>): Promise<DeleteWebhookResult> {
    const { webhook_id } = request.path;
    const guildId = await guildOfWebhook(this.#services, webhook_id);
    await this.#services.store.write({ guild: guildId }, async (work) => {
      const webhook = await managedWebhook(work, context, guildId, webhook_id);
      await work.webhooks.remove(guildId, webhook.id);
    });
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
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `invalidFormBody`
   * (400, code 50035).
   *
   * @guildwire getWebhookWithToken 4e035bd5aaad
   */
  async getWebhookWithToken(request: GetWebhookWithTokenRequest): Promise<GetWebhookWithTokenResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    return this.#services.store.read(async (work) => {
      const webhook = await requireWebhookWithToken(this.#services, work, guildId, request.path);
      return webhookView(webhook, this.#services.tokens, undefined);
    });
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
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015).
   *
   * @guildwire modifyWebhookWithToken 4f6649faf022
   */
  async modifyWebhookWithToken(request: ModifyWebhookWithTokenRequest): Promise<ModifyWebhookWithTokenResult> {
    const { path, body } = request;
    const guildId = await guildOfWebhook(this.#services, path.webhook_id);
    const picture = await readPicture("/avatar", body.avatar, imageBounds.webhookAvatar, []);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const webhook = await requireWebhookWithToken(this.#services, work, guildId, path);
      refuse(picture.issues);
      const changed = await work.webhooks.update(guildId, webhook.id, {
        ...(body.name !== undefined && { name: body.name }),
      });
      return webhookView(await storeAvatar(work, changed, picture), this.#services.tokens, undefined);
    });
  }

  /**
   * Delete a webhook by its token
   *
   * Deletes a webhook for whoever holds its token.
   *
   * `DELETE /webhooks/{webhook_id}/{webhook_token}` Login: none needed.
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `invalidFormBody`
   * (400, code 50035).
   *
   * @guildwire deleteWebhookWithToken 07f8869fe7d8
   */
  async deleteWebhookWithToken(request: DeleteWebhookWithTokenRequest): Promise<DeleteWebhookWithTokenResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    await this.#services.store.write({ guild: guildId }, async (work) => {
      const webhook = await requireWebhookWithToken(this.#services, work, guildId, request.path);
      await work.webhooks.remove(guildId, webhook.id);
    });
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015), `unknownChannel` (404, code 10003), `requestTooLarge` (413, code 40005).
   *
   * @guildwire executeWebhook c09784d8669d
   */
  async executeWebhook(request: ExecuteWebhookRequest): Promise<ExecuteWebhookResult> {
    const { path, query, body } = request;
    const files = await receiveFiles(request.files);
    const options = { wait: query.wait, files, threadId: query.thread_id };
    const saved = await executeWebhook(this.#services, path, () => body, options);
    return query.wait && saved !== undefined ? { status: 200, body: saved } : { status: 204 };
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken` (401,
   * code 50027), `unknownWebhook` (404, code 10015), `requestTooLarge` (413, code 40005).
   *
   * @guildwire executeSlackCompatibleWebhook 752d8631b3e0
   */
  async executeSlackCompatibleWebhook(
    request: ExecuteSlackCompatibleWebhookRequest,
  ): Promise<ExecuteSlackCompatibleWebhookResult> {
    const { path, query, body } = request;
    await executeWebhook(this.#services, path, () => convertSlackPayload(body), { wait: query.wait });
    return query.wait ? { status: 200, body: "ok" } : { status: 204 };
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015), `requestTooLarge` (413, code 40005).
   *
   * @guildwire executeGitHubCompatibleWebhook f264e2fc66df
   */
  async executeGitHubCompatibleWebhook(
    request: ExecuteGitHubCompatibleWebhookRequest,
  ): Promise<ExecuteGitHubCompatibleWebhookResult> {
    const { path, query, body, headers } = request;
    const message = () => convertGitHubPayload(headers["X-GitHub-Event"], body);
    await executeWebhook(this.#services, path, message, { wait: query.wait });
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
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404,
   * code 10008), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getWebhookMessage 9c2d93f6517a
   */
  async getWebhookMessage(request: GetWebhookMessageRequest): Promise<GetWebhookMessageResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    return this.#services.store.read(async (work) => {
      const { message } = await messageOfWebhook(this.#services, work, guildId, request.path);
      return showMessage(work, this.#services.site, message);
    });
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
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken` (401,
   * code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404, code 10008), `requestTooLarge`
   * (413, code 40005).
   *
   * @guildwire editWebhookMessage 9b1f29c67ead
   */
  async editWebhookMessage(request: EditWebhookMessageRequest): Promise<EditWebhookMessageResult> {
    const { path, body } = request;
    const guildId = await guildOfWebhook(this.#services, path.webhook_id);
    const files = await receiveFiles(request.files);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const { webhook, message } = await messageOfWebhook(this.#services, work, guildId, path);
      refuse(componentIssues(body.components, webhook));
      return showMessage(work, this.#services.site, await editMessage(work, message, body, files));
    });
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
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404,
   * code 10008), `invalidFormBody` (400, code 50035).
   *
   * @guildwire deleteWebhookMessage b8439a3103a4
   */
  async deleteWebhookMessage(request: DeleteWebhookMessageRequest): Promise<DeleteWebhookMessageResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    await this.#services.store.write({ guild: guildId }, async (work) => {
      const { message } = await messageOfWebhook(this.#services, work, guildId, request.path);
      await work.messages.remove(guildId, message.id);
    });
  }
}
