import type { Role } from "@guildwire/api/types";
import { CompiledQuery } from "kysely";
import { key } from "../key.js";
import type { Session } from "../session.js";
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

interface LoadingCaller {
  readonly guildId: string;
  readonly userId: string;
  readonly caller: Promise<StoredCaller>;
}

/** Starts to load the caller of a unit of work; undefined if the scope has none. */
export function loadCaller(
  session: Pick<Session, "transaction" | "statements">,
  { guild, caller: userId }: { readonly guild: string; readonly caller?: string },
): LoadingCaller | undefined {
  if (userId === undefined) return undefined;
  const caller = read(session, guild, userId);
  // `load` reports the error.
  caller.catch(() => {});
  return { guildId: guild, userId, caller };
}

/** The rows that authorize a caller. */
export class CallerRepository extends Repository {
  #loading = this.session.loading?.caller as LoadingCaller | undefined;

  load(guildId: string, userId: string): Promise<StoredCaller> {
    const loading = this.#loading;
    // Used only once: the unit of work may change these rows later.
    this.#loading = undefined;
    if (loading?.guildId === guildId && loading.userId === userId) return loading.caller;
    return read(this.session, guildId, userId);
  }
}

async function read(
  session: Pick<Session, "transaction" | "statements">,
  guildId: string,
  userId: string,
): Promise<StoredCaller> {
  const text = session.statements.texts?.unitCaller;
  if (text === undefined) return readEach(session as Session, guildId, userId);
  const statement = CompiledQuery.raw(text, [key(guildId), key(userId)]);
  const [row] = (await session.transaction.executeQuery<CallerRow>(statement)).rows;
  return row === undefined ? { guild: undefined, member: undefined, roles: [] } : callerOf(row);
}

async function readEach(session: Session, guildId: string, userId: string): Promise<StoredCaller> {
  const guild = await new GuildRepository(session).find(guildId);
  const member = await new MemberRepository(session).find(guildId, userId);
  const roles = await new RoleRepository(session).list(guildId);
  return { guild, member, roles };
}

const prefix = "member_";

/** The columns of the guild, and with a prefix those of the member. */
type CallerRow = StoredGuild & {
  readonly member_user_id: string | null;
  readonly member_roles: string | null;
  readonly guild_roles: readonly (Omit<Role, "tags"> & { readonly tags: NonNullable<Role["tags"]> | null })[] | null;
};

function callerOf({ guild_roles, member_user_id, member_roles, ...columns }: CallerRow): StoredCaller {
  const guild: Record<string, unknown> = {};
  const member: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(columns))
    if (name.startsWith(prefix)) member[name.slice(prefix.length)] = value;
    else guild[name] = value;
  const roles = (guild_roles ?? []).map(({ tags, ...role }) => (tags === null ? role : { ...role, tags }));
  if (member_user_id === null) return { guild: guild as StoredGuild, member: undefined, roles };
  const held = { roles: member_roles?.split(",") ?? [], guild_id: guild["id"], user_id: member_user_id };
  return { guild: guild as StoredGuild, member: { ...member, ...held } as StoredMember, roles };
}
