import type {
  BeginGuildPruneRequest,
  BeginGuildPruneResult,
  Context,
  GetGuildPruneCountRequest,
  GetGuildPruneCountResult,
  PruneHandlers,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import { daysBefore, prunedCount, prunedMembers } from "../rules/prune.js";
import type { Services } from "../services.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import { userView } from "../views/user-view.js";
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildPruneCount 783b1d2f30d8
   */
  async getGuildPruneCount(
    request: GetGuildPruneCountRequest,
    context: Context<Principal>,
  ): Promise<GetGuildPruneCountResult> {
    const { days, include_roles } = request.query;
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return { pruned: (await inactiveMembers(work, guild, days, include_roles)).length };
    });
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `maximumPruneRequests` (429, code 30040), `invalidFormBody`
   * (400, code 50035).
   *
   * @guildwire beginGuildPrune c76990fa466a
   */
  async beginGuildPrune(
    request: BeginGuildPruneRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Promise<BeginGuildPruneResult> {
    const { days = 7, include_roles = [], compute_prune_count } = request.body;
    return this.#services.store.write({ guild: request.path.guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const pruned = await inactiveMembers(work, guild, days, include_roles);
      // Before the members go: a bot that is removed receives the events too.
      const events = pruned.map((member) => ({
        guild_id: guild.id,
        user: userView({ ...member, id: member.user_id }),
      }));
      for (let start = 0; start < events.length; start += maxArguments)
        await work.emit(context, "GUILD_MEMBER_REMOVE", ...events.slice(start, start + maxArguments));
      await work.members.removeAll(
        guild.id,
        pruned.map(({ user_id }) => user_id),
      );
      return { pruned: prunedCount(pruned.length, compute_prune_count) };
    });
  }
}

/** Events that are passed as arguments at once; a hundred thousand would overflow the stack. */
const maxArguments = 10_000;

/** Whom a prune removes, out of those whom the database knows to be inactive. */
async function inactiveMembers(
  work: Work,
  { id, owner_id }: StoredGuild,
  days: number,
  include_roles: readonly string[],
): Promise<StoredMember[]> {
  const candidates = await work.members.inactiveSince(id, daysBefore(work.now, days));
  return prunedMembers(candidates, { owner_id, now: work.now, days, include_roles });
}
