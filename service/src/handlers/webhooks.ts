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
import { guildOfWebhook, requireWebhookWithToken, webhookScope } from "../access/path-tokens.js";
import { guildOfChannel } from "../access/resolve.js";
import { loadMove, managedWebhook, messageOfWebhook, moveWebhook, webhooksManagedBy } from "../access/webhooks.js";
import { readPicture, storeAvatar } from "../images/pictures.js";
import { executeWebhook } from "../messages/execute-webhook.js";
import { receiveFiles } from "../messages/files.js";
import { editMessage, loadEdit } from "../messages/write-message.js";
import { refuse } from "../rules/form.js";
import { convertGitHubPayload } from "../rules/github-payload.js";
import { imageBounds } from "../rules/images.js";
import { componentIssues } from "../rules/messages.js";
import { assertQuota } from "../rules/quotas.js";
import { convertSlackPayload } from "../rules/slack-payload.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import { showMessage, showWritten } from "../views/message-view.js";
import { showWebhooks, webhookView } from "../views/webhook-view.js";

import type { Principal } from "./principal.js";

/** Handlers of webhooks. This file is yours: `guildwire stubs` only adds code. */
export class Webhooks implements WebhooksHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `POST /channels/{channel_id}/webhooks`: Create a webhook
   *
   * @guildwire createWebhook da05870d6953
   */
  async createWebhook(request: CreateWebhookRequest, context: Context<Principal>): Promise<CreateWebhookResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    const picture = await readPicture("/avatar", body.avatar, imageBounds.webhookAvatar, []);
    const { principal } = context;
    const { userId: user_id } = principal;
    const load = ({ channels, webhooks, users }: Repositories) =>
      Promise.all([
        channels.find(guildId, path.channel_id),
        webhooks.list(guildId, path.channel_id),
        users.find(user_id),
      ]);
    const scope = { guild: guildId, caller: user_id, load };
    const { webhook, creator } = await this.#services.store.write(scope, async (work, loaded) => {
      const [found, webhooks, creator] = loaded;
      const { channel } = await authorizeInChannel(work, context, guildId, found);
      refuse(picture.issues);
      assertQuota("webhooksOfChannel", webhooks.length + 1);
      const id = work.newId();
      const application_id = principal.kind === "bot" ? principal.applicationId : null;
      const { row: webhook } = await work.webhooks.insert({
        id,
        guild_id: guildId,
        channel_id: channel.id,
        type: WebhookType.INCOMING,
        user_id,
        name: body.name,
        application_id,
        ...(await storeAvatar(work, id, picture)),
      });
      return { webhook, creator };
    });
    return webhookView(await webhook, this.#services.tokens, creator);
  }

  /**
   * `GET /channels/{channel_id}/webhooks`: List the webhooks of a channel
   *
   * @guildwire getChannelWebhooks f31fccac33cc
   */
  async getChannelWebhooks(
    request: GetChannelWebhooksRequest,
    context: Context<Principal>,
  ): Promise<GetChannelWebhooksResult> {
    const { channel_id } = request.path;
    const guildId = await guildOfChannel(this.#services.store, channel_id);
    return this.#services.store.read(async (work) => {
      const found = work.channels.find(guildId, channel_id);
      const { channel } = await authorizeInChannel(work, context, guildId, found);
      const webhooks = await work.webhooks.list(guildId, channel.id);
      return showWebhooks(work, this.#services.tokens, webhooks, () => true);
    });
  }

  /**
   * `GET /guilds/{guild_id}/webhooks`: List the webhooks of a guild
   *
   * @guildwire getGuildWebhooks 8ca945fbc63b
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
   * `GET /webhooks/{webhook_id}`: Get a webhook
   *
   * @guildwire getWebhook 5aa5947d1c7d
   */
  async getWebhook(request: GetWebhookRequest, context: Context<Principal>): Promise<GetWebhookResult> {
    const { webhook_id } = request.path;
    const guildId = await guildOfWebhook(this.#services, webhook_id);
    return this.#services.store.read(async (work) => {
      const { webhook, creator } = await managedWebhook(work, context, guildId, webhook_id);
      return webhookView(webhook, this.#services.tokens, creator);
    });
  }

  /**
   * `PATCH /webhooks/{webhook_id}`: Change a webhook
   *
   * @guildwire modifyWebhook eb919015f926
   */
  async modifyWebhook(request: ModifyWebhookRequest, context: Context<Principal>): Promise<ModifyWebhookResult> {
    const { path, body } = request;
    const guildId = await guildOfWebhook(this.#services, path.webhook_id);
    const picture = await readPicture("/avatar", body.avatar, imageBounds.webhookAvatar, []);
    const load = (rows: Repositories) => loadMove(rows, guildId, body.channel_id);
    const scope = { ...webhookScope(guildId, path.webhook_id, context.principal.userId), load };
    const { row, creator } = await this.#services.store.write(scope, async (work, move) => {
      const managed = await managedWebhook(work, context, guildId, path.webhook_id);
      refuse(picture.issues);
      const { webhook, creator } = managed;
      const { row } = await work.webhooks.update(guildId, webhook.id, {
        ...(body.name !== undefined && { name: body.name }),
        ...(await moveWebhook(work, context, managed, move)),
        ...(await storeAvatar(work, webhook.id, picture)),
      });
      return { row, creator };
    });
    return webhookView(await row, this.#services.tokens, creator);
  }

  /**
   * `DELETE /webhooks/{webhook_id}`: Delete a webhook
   *
   * @guildwire deleteWebhook b646f8c74956
   */
  async deleteWebhook(request: DeleteWebhookRequest, context: Context<Principal>): Promise<DeleteWebhookResult> {
    const { webhook_id } = request.path;
    const guildId = await guildOfWebhook(this.#services, webhook_id);
    const scope = webhookScope(guildId, webhook_id, context.principal.userId);
    await this.#services.store.write(scope, async (work) => {
      const { webhook } = await managedWebhook(work, context, guildId, webhook_id);
      await work.webhooks.remove(guildId, webhook.id);
    });
  }

  /**
   * `GET /webhooks/{webhook_id}/{webhook_token}`: Get a webhook by its token
   *
   * @guildwire getWebhookWithToken 51c2e21fdbd2
   */
  async getWebhookWithToken(request: GetWebhookWithTokenRequest): Promise<GetWebhookWithTokenResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    return this.#services.store.read(async (work) => {
      const webhook = await requireWebhookWithToken(this.#services, work, guildId, request.path);
      return webhookView(webhook, this.#services.tokens, undefined);
    });
  }

  /**
   * `PATCH /webhooks/{webhook_id}/{webhook_token}`: Change a webhook by its token
   *
   * @guildwire modifyWebhookWithToken 40f80a48bb73
   */
  async modifyWebhookWithToken(request: ModifyWebhookWithTokenRequest): Promise<ModifyWebhookWithTokenResult> {
    const { path, body } = request;
    const guildId = await guildOfWebhook(this.#services, path.webhook_id);
    const picture = await readPicture("/avatar", body.avatar, imageBounds.webhookAvatar, []);
    const { row } = await this.#services.store.write(webhookScope(guildId, path.webhook_id), async (work) => {
      const webhook = await requireWebhookWithToken(this.#services, work, guildId, path);
      refuse(picture.issues);
      return work.webhooks.update(guildId, webhook.id, {
        ...(body.name !== undefined && { name: body.name }),
        ...(await storeAvatar(work, webhook.id, picture)),
      });
    });
    return webhookView(await row, this.#services.tokens, undefined);
  }

  /**
   * `DELETE /webhooks/{webhook_id}/{webhook_token}`: Delete a webhook by its token
   *
   * @guildwire deleteWebhookWithToken 5262781e342f
   */
  async deleteWebhookWithToken(request: DeleteWebhookWithTokenRequest): Promise<DeleteWebhookWithTokenResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    await this.#services.store.write(webhookScope(guildId, request.path.webhook_id), async (work) => {
      const webhook = await requireWebhookWithToken(this.#services, work, guildId, request.path);
      await work.webhooks.remove(guildId, webhook.id);
    });
  }

  /**
   * `POST /webhooks/{webhook_id}/{webhook_token}`: Execute a webhook
   *
   * @guildwire executeWebhook 967883d4b9b0
   */
  async executeWebhook(request: ExecuteWebhookRequest): Promise<ExecuteWebhookResult> {
    const { path, query, body } = request;
    const files = await receiveFiles(request.files);
    const options = { wait: query.wait, files, threadId: query.thread_id };
    const saved = await executeWebhook(this.#services, path, () => body, options);
    return query.wait && saved !== undefined ? { status: 200, body: saved } : { status: 204 };
  }

  /**
   * `POST /webhooks/{webhook_id}/{webhook_token}/slack`: Execute a webhook with a Slack payload
   *
   * @guildwire executeSlackCompatibleWebhook 021180e0ded0
   */
  async executeSlackCompatibleWebhook(
    request: ExecuteSlackCompatibleWebhookRequest,
  ): Promise<ExecuteSlackCompatibleWebhookResult> {
    const { path, query, body } = request;
    await executeWebhook(this.#services, path, () => convertSlackPayload(body), { wait: query.wait });
    return query.wait ? { status: 200, body: "ok" } : { status: 204 };
  }

  /**
   * `POST /webhooks/{webhook_id}/{webhook_token}/github`: Execute a webhook with a GitHub payload
   *
   * @guildwire executeGitHubCompatibleWebhook 286fc721e07b
   */
  async executeGitHubCompatibleWebhook(
    request: ExecuteGitHubCompatibleWebhookRequest,
  ): Promise<ExecuteGitHubCompatibleWebhookResult> {
    const { path, query, body, headers } = request;
    const message = () => convertGitHubPayload(headers["X-GitHub-Event"], body);
    await executeWebhook(this.#services, path, message, { wait: query.wait });
  }

  /**
   * `GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}`: Get a message of a webhook
   *
   * @guildwire getWebhookMessage cc0eb3d33396
   */
  async getWebhookMessage(request: GetWebhookMessageRequest): Promise<GetWebhookMessageResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    return this.#services.store.read(async (work) => {
      const found = await work.messages.find(guildId, request.path.message_id);
      const { message } = await messageOfWebhook(this.#services, work, request.path, { guildId, found });
      return showMessage(work, this.#services.site, message);
    });
  }

  /**
   * `PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}`: Edit a message of a webhook
   *
   * @guildwire editWebhookMessage e3bf37a02319
   */
  async editWebhookMessage(request: EditWebhookMessageRequest): Promise<EditWebhookMessageResult> {
    const { path, body } = request;
    const guildId = await guildOfWebhook(this.#services, path.webhook_id);
    const files = await receiveFiles(request.files);
    const load = (rows: Repositories) => loadEdit(rows, guildId, path.message_id, body);
    const scope = { ...webhookScope(guildId, path.webhook_id), load };
    const edited = await this.#services.store.write(scope, async (work, loaded) => {
      const found = loaded.message;
      const { webhook, message } = await messageOfWebhook(this.#services, work, path, { guildId, found });
      refuse(componentIssues(body.components, webhook));
      return editMessage(work, message, loaded, { body, files });
    });
    return showWritten(this.#services.site, edited);
  }

  /**
   * `DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}`: Delete a message of a webhook
   *
   * @guildwire deleteWebhookMessage 67e261c831e2
   */
  async deleteWebhookMessage(request: DeleteWebhookMessageRequest): Promise<DeleteWebhookMessageResult> {
    const guildId = await guildOfWebhook(this.#services, request.path.webhook_id);
    const load = ({ messages }: Repositories) => messages.find(guildId, request.path.message_id);
    const scope = { ...webhookScope(guildId, request.path.webhook_id), load };
    await this.#services.store.write(scope, async (work, found) => {
      const { message } = await messageOfWebhook(this.#services, work, request.path, { guildId, found });
      await work.messages.remove(guildId, message.id);
    });
  }
}
