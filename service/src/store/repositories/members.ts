import { errors } from "@guildwire/api/server";
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";
import { foldCase } from "./users.js";

type UserColumns = Pick<
  Row<"users">,
  "username" | "discriminator" | "avatar" | "application_id" | "system" | "public_flags"
>;

/** A member with what is shown of the user, and the ids of the member's roles. */
export type StoredMember = Omit<Row<"members">, "nick_folded"> & UserColumns & { readonly roles: string[] };

export type NewMember = Pick<Insertable<Tables["members"]>, "guild_id" | "user_id"> &
  Partial<Pick<Row<"members">, "nick" | "deaf" | "mute" | "pending" | "premium_since">> & {
    readonly roles?: readonly string[];
  };

export type MemberChanges = Omit<
  Updateable<Tables["members"]>,
  "guild_id" | "user_id" | "nick_folded" | "activities" | "client_status"
>;

export class MemberRepository extends Repository {
  find(guildId: string, userId: string): Promise<StoredMember | undefined> {
    return this.#members(guildId).where("members.user_id", "=", key(userId)).executeTakeFirst();
  }

  /** Some members by their user ids, in no order; users who are no members are left out. */
  async findAll(guildId: string, userIds: readonly string[]): Promise<StoredMember[]> {
    if (userIds.length === 0) return [];
    return this.#members(guildId)
      .where(sql<boolean>`members.user_id = any(${userIds.map(key)}::bigint[])`)
      .execute();
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
    const members = this.#members(guildId).orderBy("members.user_id");
    const page = BigInt(after) > 0n ? members.where("members.user_id", ">", lowerBound(after)) : members;
    return (limit === undefined ? page : page.limit(limit)).execute();
  }

  /** Members whose username or nickname starts with a text, in ascending order of their user ids. */
  search(guildId: string, query: string, limit: number): Promise<StoredMember[]> {
    const prefix = foldCase(query);
    return this.#members(guildId)
      .where(
        sql<boolean>`(starts_with(users.username_folded, ${prefix}) or starts_with(members.nick_folded, ${prefix}))`,
      )
      .orderBy("members.user_id")
      .limit(limit)
      .execute();
  }

  /** Members of whom nothing has been seen since a moment. */
  inactiveSince(guildId: string, moment: Date): Promise<StoredMember[]> {
    return this.#members(guildId).where("members.last_active", "<=", moment).orderBy("members.user_id").execute();
  }

  /** How many there are, and how many of them are not offline. */
  async count(guildId: string): Promise<{ readonly members: number; readonly present: number }> {
    return this.transaction
      .selectFrom("members")
      .select([
        sql<number>`count(*)::integer`.as("members"),
        sql<number>`(count(*) filter (where status <> 'offline'))::integer`.as("present"),
      ])
      .where("guild_id", "=", guildId)
      .executeTakeFirstOrThrow();
  }

  /** Makes a user a member, unless the user is one: then it answers undefined, and nothing is changed. */
  async insert({ roles = [], ...member }: NewMember): Promise<StoredMember | undefined> {
    const { now } = this.session;
    const row = await this.transaction
      .insertInto("members")
      .values({ ...member, ...folded(member.nick), joined_at: now, last_active: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (row === undefined) return undefined;
    await this.#give(member.guild_id, member.user_id, roles);
    return this.find(member.guild_id, member.user_id);
  }

  async update(guildId: string, userId: string, changes: MemberChanges): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await this.transaction
      .updateTable("members")
      .set({ ...changes, ...folded(changes.nick) })
      .where("guild_id", "=", guildId)
      .where("user_id", "=", userId)
      .execute();
  }

  /** Replaces all roles of a member. */
  async setRoles(guildId: string, userId: string, roles: readonly string[]): Promise<void> {
    await this.transaction
      .deleteFrom("member_roles")
      .where("guild_id", "=", guildId)
      .where("user_id", "=", userId)
      .execute();
    await this.#give(guildId, userId, roles);
  }

  /** Removes a member, and with the member roles, voice and threads. Answers whether there was one. */
  async remove(guildId: string, ...userIds: readonly string[]): Promise<boolean> {
    if (userIds.length === 0) return false;
    const removed = await this.transaction
      .deleteFrom("members")
      .where("guild_id", "=", guildId)
      // A list of any length is one parameter.
      .where(sql<boolean>`user_id = any(${userIds.map(key)}::bigint[])`)
      .returning("user_id")
      .execute();
    return removed.length > 0;
  }

  async #give(guildId: string, userId: string, roles: readonly string[]): Promise<void> {
    if (roles.length === 0) return;
    const rows = roles.map((role_id) => ({ guild_id: guildId, user_id: userId, role_id }));
    await this.transaction.insertInto("member_roles").values(rows).execute();
  }

  #members(guildId: string): SelectQueryBuilder<Tables, "members" | "users", StoredMember> {
    return this.transaction
      .selectFrom("members")
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
        "users.application_id",
        "users.system",
        "users.public_flags",
        sql<string[]>`array(
          select role_id::text from member_roles
          where member_roles.guild_id = members.guild_id and member_roles.user_id = members.user_id
          order by role_id
        )`.as("roles"),
      ])
      .where("members.guild_id", "=", guildId);
  }
}

function folded(nick: string | null | undefined): { nick_folded?: string | null } {
  return nick === undefined ? {} : { nick_folded: nick === null ? null : foldCase(nick) };
}

/** Nobody comes after an id that the database cannot hold. */
function lowerBound(after: string): string {
  const known = key(after);
  return known === "-1" ? String(2n ** 63n - 1n) : known;
}
