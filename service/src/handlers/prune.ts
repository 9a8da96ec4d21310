import type {
  BeginGuildPruneRequest,
  BeginGuildPruneResult,
  Context,
  GetGuildPruneCountRequest,
  GetGuildPruneCountResult,
  PruneHandlers,
} from "@guildwire/api/server";
import { authorizeCall, callScope } from "../access/caller.js";
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
   * `GET /guilds/{guild_id}/prune`: Count the members that a prune would remove
   *
   * @guildwire getGuildPruneCount 4b28aa12a88e
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
   * `POST /guilds/{guild_id}/prune`: Remove inactive members
   *
   * @guildwire beginGuildPrune 1bc77733032e
   */
  async beginGuildPrune(
    request: BeginGuildPruneRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Promise<BeginGuildPruneResult> {
    const { days = 7, include_roles = [], compute_prune_count } = request.body;
    return this.#services.store.write(callScope(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const pruned = await inactiveMembers(work, guild, days, include_roles);
      // Emitted before the removal, so that removed bots receive the events.
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

/** Maximum number of events per call: a hundred thousand arguments would overflow the stack. */
const maxArguments = 10_000;

/** The members that a prune removes, of those who are inactive according to the database. */
async function inactiveMembers(
  work: Work,
  { id, owner_id }: StoredGuild,
  days: number,
  include_roles: readonly string[],
): Promise<StoredMember[]> {
  const candidates = await work.members.inactiveSince(id, daysBefore(work.now, days));
  return prunedMembers(candidates, { owner_id, now: work.now, days, include_roles });
}
