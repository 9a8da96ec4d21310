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
import { authorizeCall } from "../access/caller.js";
import { visibleThreads } from "../access/viewing.js";
import { channelPositionIssues, movedChannels } from "../rules/channel-positions.js";
import { compareChannels, newChannel, newChannelIssues } from "../rules/channels.js";
import { assertMayEditOverwrites, assertMaySyncOverwrites } from "../rules/escalation.js";
import { refuse } from "../rules/form.js";
import { assertQuota } from "../rules/quotas.js";
import type { Services } from "../services.js";
import { channelView, threadMemberView, threadView } from "../views/channel-view.js";
import type { Principal } from "./principal.js";

/** Handlers of channels. The file is yours: guildwire stubs adds to it and never takes away. */
export class Channels implements ChannelsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List the channels of a guild
   *
   * All channels of the guild. Threads are not among them.
   *
   * `GET /guilds/{guild_id}/channels` Login: bot, or bearer.
   *
   * - The list holds no threads, neither active nor archived ones. (channel-list-no-threads)
   * - The list is ordered by position, then by id. (channel-list-order)
   * - Every channel is listed, whether or not the caller may see into it. (channel-list-complete)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildChannels 59d6bd2daa52
   */
  async getGuildChannels(
    request: GetGuildChannelsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildChannelsResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return (await work.channels.list(guild.id)).sort(compareChannels).map(channelView);
    });
  }

  /**
   * Create a channel
   *
   * Makes a channel in the guild and answers with it.
   *
   * `POST /guilds/{guild_id}/channels` Login: bot, or bearer. Permissions: MANAGE_CHANNELS. Events:
   * CHANNEL_CREATE.
   *
   * - Only name is required. (channel-create-name-required)
   * - Without a type the new channel is a text channel. (channel-create-default-type)
   * - Direct messages, group messages and threads are refused as type with a 400 form error.
   *   (channel-create-types)
   * - bitrate and user_limit take effect on voice channels only; for other kinds they are dropped.
   *   (channel-create-voice-only)
   * - rate_limit_per_user does not hold back bots, nor users with MANAGE_MESSAGES or MANAGE_CHANNELS.
   *   (channel-create-slow-mode-exempt)
   * - An overwrite may allow or deny only permissions that the caller holds in the guild.
   *   (channel-create-overwrite-own-permissions)
   * - Only an administrator of the guild may allow or deny MANAGE_ROLES in an overwrite.
   *   (channel-create-overwrite-manage-roles)
   * - An overwrite beyond these rules is a 403 with code 50013, and no channel is made.
   *   (channel-create-overwrite-refused)
   * - parent_id names a category of the same guild; anything else is a 400 form error at parent_id.
   *   (channel-create-parent-is-category)
   * - Without a position the channel goes behind all others. (channel-create-position-last)
   * - A channel more than a guild may hold is a 400 with code 30013, whose message says how many that is.
   *   (channel-create-limit)
   * - A category holds 50 channels; one more is a 400 form error at parent_id. (channel-create-category-limit)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035), `maximumChannels`
   * (400, code 30013).
   *
   * @guildwire createGuildChannel 30d43e8c7db6
   */
  async createGuildChannel(
    request: CreateGuildChannelRequest,
    context: Context<Principal, "CHANNEL_CREATE">,
  ): Promise<CreateGuildChannelResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, permissions } = await authorizeCall(work, context, request);
      const channels = await work.channels.list(guild.id);
      refuse(newChannelIssues(body, channels));
      assertMayEditOverwrites(permissions, body.permission_overwrites ?? []);
      assertQuota("channelsOfGuild", channels.length + 1);
      const id = work.newId();
      await work.channels.insert({ ...newChannel(body, channels), guild_id: guild.id, id });
      const channel = channelView(await work.channels.get(guild.id, id));
      await work.emit(context, "CHANNEL_CREATE", channel);
      return channel;
    });
  }

  /**
   * Move channels
   *
   * Changes place and category of the channels that are sent, and leaves the others alone.
   *
   * `PATCH /guilds/{guild_id}/channels` Login: bot, or bearer. Permissions: MANAGE_CHANNELS. Events:
   * CHANNEL_UPDATE (one or more, when once for each channel that the request names).
   *
   * - Success is a 204 without a body. (channel-positions-status)
   * - One entry is enough; the others of the guild need not be named. (channel-positions-single)
   * - A position or lock_permissions that is null or left out changes nothing. (channel-positions-null)
   * - Channels may have equal positions; only the channels that the request names move.
   *   (channel-positions-equal)
   * - parent_id null takes the channel out of its category; parent_id left out keeps it there.
   *   (channel-positions-parent-null)
   * - With lock_permissions true a channel that moves to another category gets the overwrites of that category;
   *   else it keeps its own. (channel-positions-lock-permissions)
   * - Syncing writes each permission that changes in an overwrite, whether it is added or removed. The rules
   *   for overwrites of a new channel apply; a permission that the caller may not write is a 403 with code
   *   50013, and nothing is moved. (channel-positions-sync-refused)
   * - An id that is no channel of this guild is a 400 form error at the entry, and nothing is moved.
   *   (channel-positions-unknown-channel)
   * - parent_id names a category of the same guild; anything else is a 400 form error at the entry.
   *   (channel-positions-parent-is-category)
   * - Channel Update is fired once for each channel that the request names. (channel-positions-events)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyGuildChannelPositions 2fed51f85797
   */
  async modifyGuildChannelPositions(
    request: ModifyGuildChannelPositionsRequest,
    context: Context<Principal, "CHANNEL_UPDATE">,
  ): Promise<ModifyGuildChannelPositionsResult> {
    const { path, body } = request;
    await this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, permissions } = await authorizeCall(work, context, request);
      const channels = await work.channels.list(guild.id);
      refuse(channelPositionIssues(channels, body));
      const moved = movedChannels(channels, body);
      const overwrites = new Map(channels.map(({ id, permission_overwrites }) => [id, permission_overwrites]));
      for (const { id, permission_overwrites } of moved)
        assertMaySyncOverwrites(permissions, { before: overwrites.get(id) ?? [], after: permission_overwrites });
      for (const channel of moved) await work.channels.move(channel);
      await work.emit(context, "CHANNEL_UPDATE", ...moved.map(channelView));
    });
  }

  /**
   * List the active threads of a guild
   *
   * The active threads of the guild that the caller may view, newest first, and which of them the caller has
   * joined.
   *
   * `GET /guilds/{guild_id}/threads/active` Login: bot, or bearer.
   *
   * - Both public and private threads are listed. (channel-threads-public-and-private)
   * - A thread is listed only if the caller can view its channel; a private thread only if the caller has also
   *   joined it or has MANAGE_THREADS in that channel. (channel-threads-visible)
   * - Archived threads are not listed. (channel-threads-active-only)
   * - Threads are ordered by id, highest first, compared as numbers. (channel-threads-order)
   * - members holds one entry for each listed thread that the caller has joined, and none for other users.
   *   (channel-threads-members)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire listActiveThreads 639a95bfad7a
   */
  async listActiveThreads(
    request: ListActiveThreadsRequest,
    context: Context<Principal>,
  ): Promise<ListActiveThreadsResult> {
    return this.#services.store.read(async (work) => {
      const caller = await authorizeCall(work, context, request);
      const visible = await visibleThreads(work, caller, await work.channels.list(caller.guild.id));
      return {
        threads: visible.map(({ thread, memberCount }) => threadView(thread, memberCount)),
        members: visible.flatMap(({ joined }) => joined ?? []).map(threadMemberView),
      };
    });
  }
}
