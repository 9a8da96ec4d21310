import type { Role } from "@guildwire/api/types";
import { LruCache } from "../../lru-cache.js";
import type { Database, Replica } from "../database.js";
import type { CallerFacts, CallerResult, GuildCall, GuildQueries, GuildWithParts } from "../guild-queries.js";
import { bound, key } from "../key.js";
import { prefixEnd } from "../prefix.js";
import type { StoredChannel } from "../repositories/channels.js";
import type { ShownMember } from "../repositories/members.js";
import { foldCase } from "../repositories/users.js";
import type { DirectoryKind } from "../schema/service-tables.js";
import type { Row } from "../schema.js";
import type { CallerColumns } from "./statements/caller.js";
import { hotStatements } from "./statements/index.js";

type Select = NonNullable<Database["select"]>;

/** A row with the caller's facts. The columns of the result are null if the result is empty. */
type Joined<Columns> = CallerColumns & (Columns | { readonly [Column in keyof Columns]: null });

type MemberColumns = Omit<ShownMember, "roles"> & { readonly roles: string | null };
type ChannelColumns = Row<"channels"> & Pick<StoredChannel, "permission_overwrites">;
type RoleColumns = Omit<Role, "tags"> & { readonly tags: NonNullable<Role["tags"]> | null };
type GuildColumns = GuildWithParts["guild"] & {
  readonly roles: readonly RoleColumns[] | null;
  readonly emojis: GuildWithParts["emojis"] | null;
  readonly counts: NonNullable<GuildWithParts["counts"]> | null;
};

/** Each query is one statement of the folder `statements`. Queries about a guild may run on replicas. */
export class PostgresQueries implements GuildQueries {
  readonly #select: Select;
  readonly #replica: Replica | undefined;
  /** Ids are never reused, so an object still belongs to this guild or is deleted; its next use detects the latter. */
  readonly #guilds = new LruCache<string>(10_000);
  /** Applications are never deleted. */
  readonly #applications = new LruCache<true>(10_000);

  constructor(select: Select, replica: Replica | undefined) {
    this.#select = select;
    this.#replica = replica;
  }

  async guild(call: GuildCall, withCounts: boolean): Promise<CallerResult<GuildWithParts>> {
    const [row] = await this.#rows<CallerColumns & GuildColumns>(hotStatements.guild, call, withCounts);
    return withCaller(row, ({ roles, emojis, counts, ...columns }) => ({
      guild: withoutCaller(columns),
      roles: (roles ?? []).map(toRole),
      emojis: emojis ?? [],
      counts: counts ?? undefined,
    }));
  }

  async member(call: GuildCall, userId: string): Promise<CallerResult<ShownMember | undefined>> {
    const rows = await this.#rows<Joined<MemberColumns>>(hotStatements.member, call, key(userId));
    return withCaller(rows[0], () => membersOf(rows)[0]);
  }

  async members(
    call: GuildCall,
    { after = "0", limit }: { readonly after?: string; readonly limit: number },
  ): Promise<CallerResult<ShownMember[]>> {
    const rows = await this.#rows<Joined<MemberColumns>>(hotStatements.members, call, bound(after), limit);
    return withCaller(rows[0], () => membersOf(rows));
  }

  async search(call: GuildCall, query: string, limit: number): Promise<CallerResult<ShownMember[]>> {
    const prefix = foldCase(query);
    const values = [prefix, prefixEnd(prefix), limit];
    const rows = await this.#rows<Joined<MemberColumns>>(hotStatements.search, call, ...values);
    return withCaller(rows[0], () => membersOf(rows));
  }

  async channels(call: GuildCall): Promise<CallerResult<StoredChannel[]>> {
    const rows = await this.#rows<Joined<ChannelColumns>>(hotStatements.channels, call);
    return withCaller(rows[0], () => channelsOf(rows));
  }

  async roles(call: GuildCall): Promise<CallerResult<Role[]>> {
    const rows = await this.#rows<CallerColumns & RoleColumns>(hotStatements.roles, call);
    return withCaller(rows[0], () => rows.map((row) => toRole(withoutCaller(row))));
  }

  async guildOf(kind: DirectoryKind, id: string): Promise<string | undefined> {
    const isCached = kind === "webhook" || kind === "interaction";
    const known = isCached ? this.#guilds.get(`${kind} ${id}`) : undefined;
    if (known !== undefined) return known;
    const [row] = await this.#select<{ guild_id: string }>(hotStatements.guildOf, [kind, id]);
    if (isCached && row !== undefined) this.#guilds.set(`${kind} ${id}`, row.guild_id);
    return row?.guild_id;
  }

  async isApplication(id: string): Promise<boolean> {
    if (this.#applications.get(id)) return true;
    const [row] = await this.#select<{ id: string }>(hotStatements.application, [key(id)]);
    if (row !== undefined) this.#applications.set(id, true);
    return row !== undefined;
  }

  async applicationOfBot(tokenHash: Uint8Array): Promise<{ readonly id: string; readonly bot_id: string } | undefined> {
    const rows = await this.#select<{ id: string; bot_id: string }>(hotStatements.applicationOfBot, [tokenHash]);
    return rows[0];
  }

  #rows<Columns>(text: string, call: GuildCall, ...others: readonly unknown[]): Promise<Columns[]> {
    const values = [key(call.guildId), key(call.userId), ...others];
    const replica = this.#replica;
    if (replica === undefined) return this.#select<Columns>(text, values);
    return replica.select<Columns>(call, text, values).then((rows) => rows ?? this.#select<Columns>(text, values));
  }
}

/** The result with the caller's facts from the first row; an unknown guild has no rows. */
function withCaller<Columns extends CallerColumns, Result>(
  first: Columns | undefined,
  read: (first: Columns) => Result,
): CallerResult<Result> {
  return first === undefined ? { caller: undefined } : { caller: callerOf(first), result: read(first) };
}

function callerOf(row: CallerColumns): CallerFacts {
  const { caller_owner_id, caller_id, caller_pending, caller_permissions } = row;
  if (caller_id === null) return { owner_id: caller_owner_id, member: undefined };
  const permissions = caller_permissions?.split(" ") ?? [];
  return { owner_id: caller_owner_id, member: { user_id: caller_id, pending: caller_pending === true, permissions } };
}

function withoutCaller<Columns extends CallerColumns>({
  caller_owner_id: _owner,
  caller_id: _id,
  caller_pending: _pending,
  caller_permissions: _permissions,
  ...columns
}: Columns): Omit<Columns, keyof CallerColumns> {
  return columns;
}

/** Returns the rows without copying them: copies of many rows would cost more than the rest of a request. */
function membersOf(rows: readonly Joined<MemberColumns>[]): ShownMember[] {
  if (rows[0]?.user_id === null) return [];
  return (rows as readonly MemberColumns[]).map((row) =>
    Object.assign(row, { roles: row.roles === null ? [] : row.roles.split(",") }),
  );
}

function channelsOf(rows: readonly Joined<ChannelColumns>[]): StoredChannel[] {
  return rows.flatMap((row) => {
    if (row.id === null) return [];
    const { permission_overwrites, ...channel } = withoutCaller(row);
    return [{ ...channel, permission_overwrites: permission_overwrites ?? [] }];
  });
}

function toRole({ tags, ...role }: RoleColumns): Role {
  return tags === null ? role : { ...role, tags };
}
