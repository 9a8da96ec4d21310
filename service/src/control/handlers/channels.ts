import { ChannelType, WebhookType } from "@guildwire/api/types";
import {
  type ChannelsHandlers,
  type CloseStageRequest,
  type CloseStageResult,
  type CreateInviteRequest,
  type CreateInviteResult,
  errors,
  type GetThreadRequest,
  type GetThreadResult,
  type JoinThreadRequest,
  type JoinThreadResult,
  type LeaveThreadRequest,
  type LeaveThreadResult,
  type ModifyThreadRequest,
  type ModifyThreadResult,
  type OpenStageRequest,
  type OpenStageResult,
  type PlaceWebhookRequest,
  type PlaceWebhookResult,
  type StartThreadRequest,
  type StartThreadResult,
} from "@guildwire/control/server";
import { guildOfChannel } from "../../access/resolve.js";
import type { Services } from "../../services.js";
import { inviteTarget, inviteView } from "../invites.js";
import { requireChannel, requireThread, stageIn } from "../require-objects.js";
import { threadTypeIn, threadWithMembers } from "../threads.js";
import { extensible } from "../views.js";
import { followedChannel, placeWebhook } from "../webhooks.js";
import type { Principal } from "./principal.js";

/** Handlers of channels. This file is yours: `guildwire stubs` only adds code. */
export class Channels implements ChannelsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `POST /channels/{channel_id}/threads`: Start a thread
   *
   * @guildwire startThread 1584d15fc0e3
   */
  async startThread(request: StartThreadRequest): Promise<StartThreadResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const channel = await requireChannel(work, guildId, path.channel_id);
      const type = threadTypeIn(channel.type, body.private);
      const owner = await work.members.get(guildId, body.owner_id);
      const id = work.newId();
      await work.channels.insert({
        guild_id: guildId,
        id,
        type,
        name: body.name,
        parent_id: channel.id,
        owner_id: owner.user_id,
        archive_timestamp: work.now,
        auto_archive_duration: body.auto_archive_duration,
        invitable: body.private ? true : null,
      });
      await work.threads.join(guildId, id, owner.user_id);
      return threadWithMembers(work, guildId, id);
    });
  }

  /**
   * `GET /threads/{channel_id}`: Get a thread
   *
   * @guildwire getThread 6ab5c96042d4
   */
  async getThread(request: GetThreadRequest): Promise<GetThreadResult> {
    const { channel_id } = request.path;
    const guildId = await guildOfChannel(this.#services.store, channel_id);
    return this.#services.store.read((work) => threadWithMembers(work, guildId, channel_id));
  }

  /**
   * `PATCH /threads/{channel_id}`: Archive or lock a thread
   *
   * @guildwire modifyThread e09ded4a5635
   */
  async modifyThread(request: ModifyThreadRequest): Promise<ModifyThreadResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const { id } = await requireThread(work, guildId, path.channel_id);
      if (body.archived !== undefined) await work.threads.setArchived(guildId, id, body.archived);
      if (body.locked !== undefined) await work.threads.setLocked(guildId, id, body.locked);
      return threadWithMembers(work, guildId, id);
    });
  }

  /**
   * `PUT /threads/{channel_id}/members/{user_id}`: Let a member join a thread
   *
   * @guildwire joinThread 246449d3c645
   */
  async joinThread(request: JoinThreadRequest): Promise<JoinThreadResult> {
    const { channel_id, user_id } = request.path;
    const guildId = await guildOfChannel(this.#services.store, channel_id);
    await this.#services.store.write({ guild: guildId }, async (work) => {
      const { id } = await requireThread(work, guildId, channel_id);
      const member = await work.members.get(guildId, user_id);
      await work.threads.join(guildId, id, member.user_id);
    });
  }

  /**
   * `DELETE /threads/{channel_id}/members/{user_id}`: Let a member leave a thread
   *
   * @guildwire leaveThread 19d0ddc47b8d
   */
  async leaveThread(request: LeaveThreadRequest): Promise<LeaveThreadResult> {
    const { channel_id, user_id } = request.path;
    const guildId = await guildOfChannel(this.#services.store, channel_id);
    await this.#services.store.write({ guild: guildId }, async (work) => {
      const { id } = await requireThread(work, guildId, channel_id);
      const member = await work.members.get(guildId, user_id);
      await work.threads.leave(guildId, id, member.user_id);
    });
  }

  /**
   * `PUT /channels/{channel_id}/stage-instance`: Open a stage
   *
   * @guildwire openStage 930fa3951ac5
   */
  async openStage(request: OpenStageRequest): Promise<OpenStageResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const channel = await requireChannel(work, guildId, path.channel_id);
      if (channel.type !== ChannelType.GUILD_STAGE_VOICE) throw errors.wrongChannelType();
      const { topic, privacy_level } = body;
      const live = await stageIn(work, guildId, channel.id);
      if (live !== undefined)
        return extensible(await work.stageInstances.update(guildId, live.id, { topic, privacy_level }));
      const stage = { guild_id: guildId, channel_id: channel.id, topic, privacy_level };
      return extensible(await work.stageInstances.insert({ ...stage, discoverable_disabled: false }));
    });
  }

  /**
   * `DELETE /channels/{channel_id}/stage-instance`: Close a stage
   *
   * @guildwire closeStage bc5a6f06c0e2
   */
  async closeStage(request: CloseStageRequest): Promise<CloseStageResult> {
    const { channel_id } = request.path;
    const guildId = await guildOfChannel(this.#services.store, channel_id);
    await this.#services.store.write({ guild: guildId }, async (work) => {
      const live = await stageIn(work, guildId, channel_id);
      if (live === undefined) throw errors.unknownStageInstance();
      await work.stageInstances.delete(guildId, live.channel_id);
    });
  }

  /**
   * `POST /channels/{channel_id}/webhooks`: Add a webhook that the interface does not create
   *
   * @guildwire placeWebhook 31597bcd7d06
   */
  async placeWebhook(request: PlaceWebhookRequest): Promise<PlaceWebhookResult> {
    const { path, body } = request;
    const { store, tokens, site } = this.#services;
    const guildId = await guildOfChannel(store, path.channel_id);
    const source = await followedChannel(store, body.source_channel_id);
    return store.write({ guild: guildId }, async (work) => {
      const channel = await requireChannel(work, guildId, path.channel_id);
      const webhook = await placeWebhook(work, channel, body, source);
      const { id, type, channel_id } = webhook;
      if (type !== WebhookType.INCOMING) return { id, type, channel_id };
      const token = tokens.create("webhook", id, webhook.token_version);
      return { id, type, channel_id, token, url: `${site.origin}/api/v8/webhooks/${id}/${token}` };
    });
  }

  /**
   * `POST /channels/{channel_id}/invites`: Create an invite
   *
   * @guildwire createInvite 39cddddd4ef1
   */
  async createInvite(request: CreateInviteRequest): Promise<CreateInviteResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const channel = await requireChannel(work, guildId, path.channel_id);
      const inviter = await work.members.get(guildId, body.inviter_id);
      const target = await inviteTarget(work, body);
      const { max_age, max_uses, temporary } = body;
      const terms = { max_age, max_uses, temporary, inviter_id: inviter.user_id };
      const { row } = await work.invites.insert({ guild_id: guildId, channel_id: channel.id, ...terms, ...target });
      return inviteView(await row);
    });
  }
}
