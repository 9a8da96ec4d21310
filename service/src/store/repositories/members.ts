import { errors } from "@guildwire/api/server";
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import { bound, key } from "../key.js";
import { frequentMatches } from "../postgresql/statements/members.js";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";
import { foldCase } from "./users.js";

type UserColumns = Pick<Row<"users">, "username" | "discriminator" | "avatar" | "system" | "public_flags">;

/** A member with the public properties of the user, and the ids of the roles. */
export type StoredMember = Omit<Row<"members">, "nick_folded" | "username_folded"> &
  UserColumns & { readonly roles: string[] };

/** The columns of a member that the interface shows. */
export type ShownMember = Pick<
  StoredMember,
  "user_id" | "nick" | "joined_at" | "premium_since" | "deaf" | "mute" | "pending" | "application_id" | "roles"
> &
  UserColumns;

/** Members as the database returns them: role ids are a comma-separated text. */
type MemberQuery = SelectQueryBuilder<
  Tables,
  "members" | "users",
  Omit<StoredMember, "roles"> & { readonly roles: string | null }
>;

export type NewMember = Pick<Insertable<Tables["members"]>, "guild_id" | "user_id"> &
  Partial<Pick<Row<"members">, "nick" | "deaf" | "mute" | "pending" | "premium_since">> & {
    readonly roles?: readonly string[];
  };

export type MemberChanges = Omit<
  Updateable<Tables["members"]>,
  "guild_id" | "user_id" | "nick_folded" | "username_folded" | "application_id" | "activities" | "client_status"
>;

/** A constant, so that a plan for any values uses the index of members who are not offline. */
export const isPresent: RawBuilder<boolean> = sql<boolean>`status <> 'offline'`;

type Members = SelectQueryBuilder<Tables, "members", Row<"members">>;

export class MemberRepository extends Repository {
  async find(guildId: string, userId: string): Promise<StoredMember | undefined> {
    const [member] = await this.#read(this.#members(guildId, (all) => all.where("user_id", "=", key(userId))));
    return member;
  }

  /** Some members by their user ids, unordered; users who are not members are omitted. */
  async findAll(guildId: string, userIds: readonly string[]): Promise<StoredMember[]> {
    if (userIds.length === 0) return [];
    const isNamed = this.session.statements.isOneOf(sql.ref("user_id"), userIds.map(key));
    return this.#read(this.#members(guildId, (all) => all.where(isNamed)));
  }

  /** Throws unknownMember (404, code 10007). */
  async get(guildId: string, userId: string): Promise<StoredMember> {
    const member = await this.find(guildId, userId);
    if (member === undefined) throw errors.unknownMember();
    return member;
  }

  /** Members in ascending order of their user ids. */
  list(
    guildId: string,
    { after = "0", limit }: { readonly after?: string; readonly limit?: number } = {},
  ): Promise<StoredMember[]> {
    const page = (all: Members) => (BigInt(after) > 0n ? all.where("user_id", ">", bound(after)) : all);
    return this.#inOrder(guildId, page, limit);
  }

  /** Members whose username or nickname starts with a text, in ascending order of their user ids. */
  async search(guildId: string, query: string, limit: number): Promise<StoredMember[]> {
    const { startsWith } = this.session.statements;
    const prefix = foldCase(query);
    const conditions = ["username_folded", "nick_folded"].map((name) => startsWith(sql.ref(name), prefix));
    // Nearly all members may match, or none.
    await this.session.statements.planForValues(this.transaction);
    const ids = new Set<string>();
    for (const condition of conditions) {
      const named = this.transaction.selectFrom("members").select("user_id").where("guild_id", "=", guildId);
      for (const row of await named.where(condition).limit(frequentMatches).execute()) ids.add(row.user_id);
    }
    if (ids.size >= frequentMatches)
      return this.#inOrder(guildId, (all) => all.where(({ or }) => or(conditions)), limit);
    const isNamed = this.session.statements.isOneOf(sql.ref("user_id"), [...ids]);
    return this.#inOrder(guildId, (all) => all.where(isNamed), limit);
  }

  /** A page of the members whose last activity was before a time, in ascending order of their user ids. */
  async inactiveSince(
    guildId: string,
    moment: Date,
    { after, limit }: { readonly after: string; readonly limit: number },
  ): Promise<StoredMember[]> {
    // Nearly all members may be inactive, or none.
    await this.session.statements.planForValues(this.transaction);
    const inactive = (all: Members) => all.where("last_active", "<=", moment).where("user_id", ">", after);
    return this.#inOrder(guildId, inactive, limit);
  }

  /** The number of members, and of those who are not offline. */
  async count(guildId: string): Promise<{ readonly members: number; readonly present: number }> {
    return this.transaction
      .selectFrom("members")
      .select([
        sql<number>`cast(count(*) as integer)`.as("members"),
        sql<number>`(
          select cast(count(*) as integer) from members as present where guild_id = ${guildId} and ${isPresent}
        )`.as("present"),
      ])
      .where("guild_id", "=", guildId)
      .executeTakeFirstOrThrow();
  }

  /** The number of members who are not offline. */
  async countPresent(guildId: string): Promise<number> {
    const { present } = await this.transaction
      .selectFrom("members")
      .select(sql<number>`cast(count(*) as integer)`.as("present"))
      .where("guild_id", "=", guildId)
      .where(isPresent)
      .executeTakeFirstOrThrow();
    return present;
  }

  /** Members who are not offline, in ascending order of their user ids. */
  present(guildId: string): Promise<StoredMember[]> {
    return this.#inOrder(guildId, (all) => all.where(isPresent));
  }

  /** Makes a user a member. Returns undefined without changes for a user who already is one. */
  async insert({ roles = [], ...member }: NewMember): Promise<StoredMember | undefined> {
    const { now } = this.session;
    const user = this.transaction.selectFrom("users").where("id", "=", member.user_id);
    const { rows } = await this.send(
      this.transaction
        .insertInto("members")
        .values({
          ...member,
          ...folded(member.nick),
          username_folded: sql<string>`coalesce(${user.select("username_folded")}, '')`,
          application_id: user.select("application_id"),
          joined_at: now,
          last_active: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("user_id"),
    );
    // Without roles, nothing depends on whether the user was a member.
    if (roles.length > 0 && (await rows).length === 0) return undefined;
    await this.#give(member.guild_id, member.user_id, roles);
    const found = await this.find(member.guild_id, member.user_id);
    return (await rows).length === 0 ? undefined : found;
  }

  async update(guildId: string, userId: string, changes: MemberChanges): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await this.change(
      this.transaction
        .updateTable("members")
        .set({ ...changes, ...folded(changes.nick) })
        .where("guild_id", "=", guildId)
        .where("user_id", "=", userId),
    );
  }

  /** Replaces all roles of a member. */
  async setRoles(guildId: string, userId: string, roles: readonly string[]): Promise<void> {
    await this.change(
      this.transaction.deleteFrom("member_roles").where("guild_id", "=", guildId).where("user_id", "=", userId),
    );
    await this.#give(guildId, userId, roles);
  }

  /** Removes members with their roles, voice states and thread memberships. */
  async remove(guildId: string, ...userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.change(
      this.transaction
        .deleteFrom("members")
        .where("guild_id", "=", guildId)
        .where(this.session.statements.isOneOf(sql.ref("user_id"), userIds.map(key))),
    );
  }

  async #give(guildId: string, userId: string, roles: readonly string[]): Promise<void> {
    if (roles.length === 0) return;
    const rows = roles.map((role_id) => ({ guild_id: guildId, user_id: userId, role_id }));
    await this.change(this.transaction.insertInto("member_roles").values(rows));
  }

  async #read(members: MemberQuery): Promise<StoredMember[]> {
    const rows = await members.execute();
    return rows.map(({ roles, ...member }) => ({ ...member, roles: roles === null ? [] : roles.split(",") }));
  }

  /** Selected members in ascending order of their user ids. Only those up to the limit are joined with their users. */
  #inOrder(guildId: string, select: (all: Members) => Members, limit?: number): Promise<StoredMember[]> {
    const first = (all: Members): Members => {
      const selected = select(all);
      return limit === undefined ? selected : selected.orderBy("user_id").limit(limit);
    };
    return this.#read(this.#members(guildId, first).orderBy("members.user_id"));
  }

  #members(guildId: string, select: (all: Members) => Members): MemberQuery {
    const selected = select(this.transaction.selectFrom("members").selectAll().where("guild_id", "=", guildId));
    return this.transaction
      .selectFrom(selected.as("members"))
      .innerJoin("users", "users.id", "members.user_id")
      .select([
        "members.guild_id",
        "members.user_id",
        "members.nick",
        "members.joined_at",
        "members.premium_since",
        "members.deaf",
        "members.mute",
        "members.pending",
        "members.last_active",
        "members.status",
        "members.activities",
        "members.client_status",
        "users.username",
        "users.discriminator",
        "users.avatar",
        "members.application_id",
        "users.system",
        "users.public_flags",
        sql<string | null>`(
          select string_agg(cast(role_id as text), ',' order by role_id) from member_roles
          where member_roles.guild_id = members.guild_id and member_roles.user_id = members.user_id
        )`.as("roles"),
      ]);
  }
}

function folded(nick: string | null | undefined): { nick_folded?: string | null } {
  return nick === undefined ? {} : { nick_folded: nick === null ? null : foldCase(nick) };
}
