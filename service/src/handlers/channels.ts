import type {
  ChannelsHandlers,
  Context,
  CreateGuildChannelRequest,
  CreateGuildChannelResult,
  GetGuildChannelsRequest,
  GetGuildChannelsResult,
  ListActiveThreadsRequest,
  ListActiveThreadsResult,
  ModifyGuildChannelPositionsRequest,
  ModifyGuildChannelPositionsResult,
} from "@guildwire/api/server";
import { authorizeCall, authorizeResult, callScope, guildCall } from "../access/caller.js";
import { visibleThreads } from "../access/viewing.js";
import { channelPositionIssues, movedChannels } from "../rules/channel-positions.js";
import { compareChannels, newChannel, newChannelIssues } from "../rules/channels.js";
import { assertMayEditOverwrites, assertMaySyncOverwrites } from "../rules/escalation.js";
import { pointer, refuse } from "../rules/form.js";
import { assertQuota } from "../rules/quotas.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import { newerValueOf } from "../versions/newer-values.js";
import { storeNewerValue, syncNewerOverwrites } from "../versions/store-newer-values.js";
import { channelView, threadMemberView, threadView } from "../views/channel-view.js";
import type { Principal } from "./principal.js";

/** Handlers of channels. This file is yours: `guildwire stubs` only adds code. */
export class Channels implements ChannelsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/channels`: List the channels of a guild
   *
   * @guildwire getGuildChannels 08b1971221fc
   */
  async getGuildChannels(
    request: GetGuildChannelsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildChannelsResult> {
    const found = await this.#services.store.queries.channels(guildCall(context, request));
    return authorizeResult(context, found).sort(compareChannels).map(channelView);
  }

  /**
   * `POST /guilds/{guild_id}/channels`: Create a channel
   *
   * @guildwire createGuildChannel 586bcd44c075
   */
  async createGuildChannel(
    request: CreateGuildChannelRequest,
    context: Context<Principal, "CHANNEL_CREATE">,
  ): Promise<CreateGuildChannelResult> {
    const { body } = request;
    const load = (rows: Repositories) => rows.channels.list(request.path.guild_id);
    return this.#services.store.write({ ...callScope(context, request), load }, async (work, channels) => {
      const named = channels.filter(({ id }) => id === body.parent_id);
      const { guild, permissions } = await authorizeCall(work, context, request, named);
      refuse(newChannelIssues(body, channels));
      assertMayEditOverwrites(permissions, body.permission_overwrites ?? []);
      assertQuota("channelsOfGuild", channels.length + 1);
      const id = work.newId();
      await work.channels.insert({ ...newChannel(body, channels), guild_id: guild.id, id });
      for (const [index, { id: target_id }] of (body.permission_overwrites ?? []).entries()) {
        const value = newerValueOf(request, pointer("permission_overwrites", index));
        await storeNewerValue(work, { guild_id: guild.id, object_id: id, target_id }, value, permissions);
      }
      const channel = channelView(await work.channels.get(guild.id, id));
      await work.emit(context, "CHANNEL_CREATE", channel);
      return channel;
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/channels`: Move channels
   *
   * @guildwire modifyGuildChannelPositions 57ced23e8949
   */
  async modifyGuildChannelPositions(
    request: ModifyGuildChannelPositionsRequest,
    context: Context<Principal, "CHANNEL_UPDATE">,
  ): Promise<ModifyGuildChannelPositionsResult> {
    const { body } = request;
    const load = (rows: Repositories) => rows.channels.list(request.path.guild_id);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, channels) => {
      const ids = new Set(body.flatMap(({ id, parent_id }) => [id, parent_id ?? []].flat()));
      const named = channels.filter(({ id }) => ids.has(id));
      const { permissions } = await authorizeCall(work, context, request, named);
      refuse(channelPositionIssues(channels, body));
      const moved = movedChannels(channels, body);
      const overwrites = new Map(channels.map(({ id, permission_overwrites }) => [id, permission_overwrites]));
      for (const { id, permission_overwrites } of moved)
        assertMaySyncOverwrites(permissions, { before: overwrites.get(id) ?? [], after: permission_overwrites });
      for (const channel of moved) await work.channels.move(channel);
      for (const { guild_id, id, permission_overwrites } of moved) {
        // A synced channel shares the overwrites of its category.
        const from = channels.find((channel) => channel.permission_overwrites === permission_overwrites)?.id ?? id;
        if (from === id) continue;
        const synced = { guild_id, from, to: id };
        await syncNewerOverwrites(work, synced, permissions);
      }
      await work.emit(context, "CHANNEL_UPDATE", ...moved.map(channelView));
    });
  }

  /**
   * `GET /guilds/{guild_id}/threads/active`: List the active threads of a guild
   *
   * @guildwire listActiveThreads dd1ada58916a
   */
  async listActiveThreads(
    request: ListActiveThreadsRequest,
    context: Context<Principal>,
  ): Promise<ListActiveThreadsResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const caller = await authorizeCall(work, context, request);
      const visible = await visibleThreads(work, caller, await work.channels.list(caller.guild.id));
      return {
        threads: visible.map(({ thread, memberCount }) => threadView(thread, memberCount)),
        members: visible.flatMap(({ joined }) => joined ?? []).map(threadMemberView),
      };
    });
  }
}
