// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, json, nothing, rateLimit, segment, send } from "@guildwire/runtime/client";
import type {
  ActiveThreads,
  Channel,
  CreateGuildChannelBody,
  ModifyGuildChannelPositionsBody,
} from "../types/channels.js";
import type { Snowflake } from "../types/common.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildChannels. */
export interface GetGuildChannelsArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
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
 */
export async function getGuildChannels(
  client: Client,
  args: GetGuildChannelsArgs,
  options?: CallOptions,
): Promise<Channel[]> {
  return send(client, {
    id: "getGuildChannels",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/channels`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildChannels", args.guild_id),
  }, options);
}

/** Arguments of createGuildChannel. */
export interface CreateGuildChannelArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: CreateGuildChannelBody;
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
 */
export async function createGuildChannel(
  client: Client,
  args: CreateGuildChannelArgs,
  options?: CallOptions,
): Promise<Channel> {
  return send(client, {
    id: "createGuildChannel",
    method: "POST",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/channels`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("createGuildChannel", args.guild_id),
  }, options);
}

/** Arguments of modifyGuildChannelPositions. */
export interface ModifyGuildChannelPositionsArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ModifyGuildChannelPositionsBody;
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
 */
export async function modifyGuildChannelPositions(
  client: Client,
  args: ModifyGuildChannelPositionsArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "modifyGuildChannelPositions",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/channels`,
    body: json(args.body),
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("modifyGuildChannelPositions", args.guild_id),
  }, options);
}

/** Arguments of listActiveThreads. */
export interface ListActiveThreadsArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
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
 */
export async function listActiveThreads(
  client: Client,
  args: ListActiveThreadsArgs,
  options?: CallOptions,
): Promise<ActiveThreads> {
  return send(client, {
    id: "listActiveThreads",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/threads/active`,
    security: botOrBearerLogin,
    limit: rateLimit("listActiveThreads", args.guild_id),
  }, options);
}
