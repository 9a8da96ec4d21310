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

/** Handlers of prune. This file is yours: `guildwire stubs` only adds code. */
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
      const prune = { days, include_roles, now: work.now };
      let pruned = 0;
      for (let after: string | undefined = "0"; after !== undefined; ) {
        const page = await inactiveMembers(work, guild, { ...prune, after });
        pruned += page.members.length;
        after = page.next;
      }
      return { pruned };
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
    let now: Date | undefined;
    let pruned = 0;
    // Each batch is a unit of work of its own, so that other changes of the guild do not wait for the whole prune.
    for (let after: string | undefined = "0"; after !== undefined; ) {
      const page = await this.#services.store.write(callScope(context, request), async (work) => {
        const { guild } = await authorizeCall(work, context, request);
        now ??= work.now;
        const found = await inactiveMembers(work, guild, { days, include_roles, now, after: after ?? "0" });
        // Emitted before the removal, so that removed bots receive the events.
        const events = found.members.map((member) => ({
          guild_id: guild.id,
          user: userView({ ...member, id: member.user_id }),
        }));
        await work.emit(context, "GUILD_MEMBER_REMOVE", ...events);
        await work.members.remove(guild.id, ...found.members.map(({ user_id }) => user_id));
        return found;
      });
      pruned += page.members.length;
      after = page.next;
    }
    return { pruned: prunedCount(pruned, compute_prune_count) };
  }
}

/** Maximum number of inactive members per batch, which bounds how long the lock of the guild is held. */
const batchSize = 500;

/** The options of a prune, and where its next batch begins. */
interface PruneBatch {
  readonly days: number;
  readonly include_roles: readonly string[];
  /** The time of the first batch. */
  readonly now: Date;
  /** The user id before the batch. */
  readonly after: string;
}

/** A batch of the members that a prune removes. `next` is where the next one begins; undefined if there is none. */
async function inactiveMembers(
  work: Work,
  { id, owner_id }: StoredGuild,
  { days, include_roles, now, after }: PruneBatch,
): Promise<{ readonly members: StoredMember[]; readonly next: string | undefined }> {
  const candidates = await work.members.inactiveSince(id, daysBefore(now, days), { after, limit: batchSize });
  return {
    members: prunedMembers(candidates, { owner_id, now, days, include_roles }),
    next: candidates.length < batchSize ? undefined : candidates.at(-1)?.user_id,
  };
}
