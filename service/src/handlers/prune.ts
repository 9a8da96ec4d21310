import {
  type BeginGuildPruneRequest,
  type BeginGuildPruneResult,
  type Context,
  type GetGuildPruneCountRequest,
  type GetGuildPruneCountResult,
  notImplemented,
  type PruneHandlers,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of prune. The file is yours: guildwire stubs adds to it and never takes away. */
export class Prune implements PruneHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

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
   * @guildwire getGuildPruneCount 8a187e68e23e
   */
  async getGuildPruneCount(
    request: GetGuildPruneCountRequest,
    context: Context<Principal>,
  ): Promise<GetGuildPruneCountResult> {
    throw notImplemented(request, context);
  }

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
   * - With include_roles an inactive member is removed, or counted, when each role of the member is among them;
   *   one of them is not enough beside others. (prune-include-roles-subset)
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
   * @guildwire beginGuildPrune 0374ecde4090
   */
  async beginGuildPrune(
    request: BeginGuildPruneRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Promise<BeginGuildPruneResult> {
    throw notImplemented(request, context);
  }
}
