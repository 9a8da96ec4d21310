import type { Role } from "@guildwire/api/types";
import { GuildRepository, type StoredGuild } from "./guilds.js";
import { MemberRepository, type StoredMember } from "./members.js";
import { Repository } from "./repository.js";
import { RoleRepository } from "./roles.js";

/** A guild with all its roles, and the calling member. */
export interface StoredCaller {
  /** Undefined for an unknown guild. */
  readonly guild: StoredGuild | undefined;
  /** Undefined for a user who is not a member. */
  readonly member: StoredMember | undefined;
  readonly roles: readonly Role[];
}

/** The rows that authorize a caller. */
export class CallerRepository extends Repository {
  #loading: { readonly guildId: string; readonly userId: string; readonly caller: Promise<StoredCaller> } | undefined;

  /** Begins to load a caller, for the next `load`. The statements leave together with others of the same moment. */
  preload(guildId: string, userId: string): void {
    const caller = this.#read(guildId, userId);
    // Reported by `load`.
    caller.catch(() => {});
    this.#loading = { guildId, userId, caller };
  }

  load(guildId: string, userId: string): Promise<StoredCaller> {
    const loading = this.#loading;
    // Once: later changes of the unit of work may concern these rows.
    this.#loading = undefined;
    if (loading?.guildId === guildId && loading.userId === userId) return loading.caller;
    return this.#read(guildId, userId);
  }

  async #read(guildId: string, userId: string): Promise<StoredCaller> {
    const [guild, member, roles] = await Promise.all([
      new GuildRepository(this.session).find(guildId),
      new MemberRepository(this.session).find(guildId, userId),
      new RoleRepository(this.session).list(guildId),
    ]);
    return { guild, member, roles };
  }
}
