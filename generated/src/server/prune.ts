// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { BeginGuildPruneBody, PruneCount, PruneResult } from "../types/prune.js";
import type {
  BeginGuildPrunePath,
  GetGuildPruneCountPath,
  GetGuildPruneCountQuery,
} from "../validators/parameters/prune.js";
import type { Context } from "./context.js";

/** What getGuildPruneCount is called with. */
export interface GetGuildPruneCountRequest {
  readonly path: GetGuildPruneCountPath;
  readonly query: GetGuildPruneCountQuery & Required<Pick<GetGuildPruneCountQuery, "days" | "include_roles">>;
}

/** What getGuildPruneCount answers. 200: How many members would be removed. */
export type GetGuildPruneCountResult = PruneCount;

/** What beginGuildPrune is called with. */
export interface BeginGuildPruneRequest {
  readonly path: BeginGuildPrunePath;
  readonly body: BeginGuildPruneBody & Required<Pick<BeginGuildPruneBody,
    | "days"
    | "compute_prune_count"
    | "include_roles">>;
}

/** What beginGuildPrune answers. 200: How many members were removed. */
export type BeginGuildPruneResult = PruneResult;

/** Handlers of prune. Counting and removing members who have been inactive for some days. */
export interface PruneHandlers<Principal = unknown> {
  /**
   * Count the members that a prune would remove
   *
   * Returns how many members a prune with the same days and roles would remove, and removes nobody.
   *
   * `GET /guilds/{guild_id}/prune` Login: bot, or bearer. Permissions: KICK_MEMBERS.
   *
   * - Counting removes nobody and fires no event. (prune-count-only)
   * - The count is what a prune with the same days and include_roles would remove at that moment.
   *   (prune-count-agrees)
   * - In the query include_roles is one value, with its ids separated by commas. (prune-count-roles-text)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  getGuildPruneCount(
    request: GetGuildPruneCountRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildPruneCountResult>;
  /**
   * Remove inactive members
   *
   * Removes members who have been inactive for some days. For large guilds switch the count off, as it has to
   * wait for the end of the prune.
   *
   * `POST /guilds/{guild_id}/prune` Login: bot, or bearer. Permissions: KICK_MEMBERS. Events:
   * GUILD_MEMBER_REMOVE (one or more, when once for each member who was removed).
   *
   * - Without include_roles only members without any role are removed. (prune-default-no-roles)
   * - With include_roles an inactive member is removed, or counted, when each role of the member is among
   *   them; one of them is not enough beside others. (prune-include-roles-subset)
   * - Inactive members without roles are removed with include_roles too. (prune-include-roles-none)
   * - With compute_prune_count false, pruned is null, and the members are removed all the same.
   *   (prune-count-null)
   * - GUILD_MEMBER_REMOVE is fired once for each member who was removed. (prune-events)
   * - A member is inactive whom the service has seen neither join nor do anything in the guild for the given
   *   number of days. (prune-inactive)
   * - The owner of the guild is never pruned. (prune-owner)
   * - Ids in include_roles that are no roles of the guild have no effect. (prune-unknown-roles)
   * - The body may be absent; then all defaults apply. (prune-body-optional)
   * - The deprecated reason is accepted and has no effect on the prune. (prune-reason)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `maximumPruneRequests` (429, code 30040),
   * `invalidFormBody` (400, code 50035).
   */
  beginGuildPrune(
    request: BeginGuildPruneRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Awaitable<BeginGuildPruneResult>;
}
