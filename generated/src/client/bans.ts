// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, json, nothing, rateLimit, segment, send } from "@guildwire/runtime/client";
import type { Ban, CreateGuildBanBody } from "../types/bans.js";
import type { Snowflake } from "../types/common.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildBans. */
export interface GetGuildBansArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * List the bans of a guild
 *
 * Returns all bans of the guild.
 *
 * `GET /guilds/{guild_id}/bans` Login: bot, or bearer. Permissions: BAN_MEMBERS.
 *
 * - Bans come in ascending order of the users' ids, compared as numbers. (ban-list-order)
 *
 * @remarks A choice: Page parameters are not shown, so there are none.
 */
export async function getGuildBans(
  client: Client,
  args: GetGuildBansArgs,
  options?: CallOptions,
): Promise<Ban[]> {
  return send(client, {
    id: "getGuildBans",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/bans`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildBans", args.guild_id),
  }, options);
}

/** Arguments of getGuildBan. */
export interface GetGuildBanArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Get a ban
 *
 * Returns the ban of one user.
 *
 * `GET /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS.
 *
 * - A user who is not banned is answered 404. (ban-unknown)
 * - The 404 for a user who is not banned has code 10026. (ban-unknown-code)
 */
export async function getGuildBan(
  client: Client,
  args: GetGuildBanArgs,
  options?: CallOptions,
): Promise<Ban> {
  return send(client, {
    id: "getGuildBan",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/bans/${segment(args.user_id, "user_id")}`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildBan", args.guild_id),
  }, options);
}

/** Arguments of createGuildBan. */
export interface CreateGuildBanArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  body?: CreateGuildBanBody;
}

/**
 * Ban a user
 *
 * Keeps a user out of the guild from now on, and can delete what the user wrote in the last days.
 *
 * `PUT /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS. Events:
 * GUILD_BAN_ADD.
 *
 * - A member who is banned is removed from the guild. (ban-create-removes-member)
 * - Only GUILD_BAN_ADD is fired, no GUILD_MEMBER_REMOVE, also when a member was removed.
 *   (ban-create-one-event)
 * - A user who is not a member can be banned too. (ban-create-stranger)
 * - A user who does not exist is answered 404 with code 10013. (ban-create-unknown-user)
 * - Banning a banned user is answered 204; the ban stays as it is, and no event is fired.
 *   (ban-create-repeated)
 * - The owner of the guild cannot be banned; the answer is 403 with code 50013. (ban-create-owner)
 * - Messages that the user sent in the guild during the last delete_message_days days are deleted.
 *   (ban-create-delete-messages)
 * - The body may be absent; then no messages are deleted, and the ban has no reason.
 *   (ban-create-body-optional)
 * - The reason of the request is the reason that the ban is returned with, null without one.
 *   (ban-create-reason)
 */
export async function createGuildBan(
  client: Client,
  args: CreateGuildBanArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "createGuildBan",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/bans/${segment(args.user_id, "user_id")}`,
    body: json(args.body),
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("createGuildBan", args.guild_id),
  }, options);
}

/** Arguments of removeGuildBan. */
export interface RemoveGuildBanArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Lift a ban
 *
 * Lifts the ban of a user, who may join again.
 *
 * `DELETE /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS. Events:
 * GUILD_BAN_REMOVE.
 *
 * - Lifting a ban that does not exist is answered 404 with code 10026, and no event is fired.
 *   (ban-remove-unknown)
 * - Lifting a ban does not make the user a member again. (ban-remove-no-return)
 */
export async function removeGuildBan(
  client: Client,
  args: RemoveGuildBanArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "removeGuildBan",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/bans/${segment(args.user_id, "user_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("removeGuildBan", args.guild_id),
  }, options);
}
