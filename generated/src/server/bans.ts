// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { Ban, CreateGuildBanBody } from "../types/bans.js";
import type {
  CreateGuildBanPath,
  GetGuildBanPath,
  GetGuildBansPath,
  RemoveGuildBanPath,
} from "../validators/parameters/bans.js";
import type { Context } from "./context.js";

/** What getGuildBans is called with. */
export interface GetGuildBansRequest {
  readonly path: GetGuildBansPath;
}

/** What getGuildBans answers. 200: All bans of the guild. */
export type GetGuildBansResult = Ban[];

/** What getGuildBan is called with. */
export interface GetGuildBanRequest {
  readonly path: GetGuildBanPath;
}

/** What getGuildBan answers. 200: The ban. */
export type GetGuildBanResult = Ban;

/** What createGuildBan is called with. */
export interface CreateGuildBanRequest {
  readonly path: CreateGuildBanPath;
  readonly body: CreateGuildBanBody & Required<Pick<CreateGuildBanBody, "delete_message_days">>;
}

/** What createGuildBan answers. 204: The user is banned. */
export type CreateGuildBanResult = void;

/** What removeGuildBan is called with. */
export interface RemoveGuildBanRequest {
  readonly path: RemoveGuildBanPath;
}

/** What removeGuildBan answers. 204: The user is not banned any more. */
export type RemoveGuildBanResult = void;

/** Handlers of bans. Who may not be in a guild. */
export interface BansHandlers<Principal = unknown> {
  /**
   * List the bans of a guild
   *
   * Returns all bans of the guild.
   *
   * `GET /guilds/{guild_id}/bans` Login: bot, or bearer. Permissions: BAN_MEMBERS.
   *
   * - Bans come in ascending order of the users' ids, compared as numbers. (ban-list-order)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @remarks A choice: Page parameters are not shown, so there are none.
   */
  getGuildBans(request: GetGuildBansRequest, context: Context<Principal>): Awaitable<GetGuildBansResult>;
  /**
   * Get a ban
   *
   * Returns the ban of one user.
   *
   * `GET /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS.
   *
   * - A user who is not banned is answered 404. (ban-unknown)
   * - The 404 for a user who is not banned has code 10026. (ban-unknown-code)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownBan` (404, code
   * 10026), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035).
   */
  getGuildBan(request: GetGuildBanRequest, context: Context<Principal>): Awaitable<GetGuildBanResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownUser` (404, code
   * 10013), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035).
   */
  createGuildBan(
    request: CreateGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_ADD">,
  ): Awaitable<CreateGuildBanResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownBan` (404, code
   * 10026), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035).
   */
  removeGuildBan(
    request: RemoveGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_REMOVE">,
  ): Awaitable<RemoveGuildBanResult>;
}
