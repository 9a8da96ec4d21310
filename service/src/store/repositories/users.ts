import { randomInt } from "node:crypto";
import { errors } from "@guildwire/api/server";
import { sql } from "kysely";
import { bound, key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredUser = Row<"users">;

export interface NewUser {
  readonly username: string;
  /** Four digits. Default: random. */
  readonly discriminator?: string;
  /** The application whose bot the user is. */
  readonly application_id?: string;
  readonly mfa_enabled?: boolean;
  readonly verified?: boolean;
  readonly phone_verified?: boolean;
}

export class UserRepository extends Repository {
  find(id: string): Promise<StoredUser | undefined> {
    return this.transaction.selectFrom("users").selectAll().where("id", "=", key(id)).executeTakeFirst();
  }

  /** Throws unknownUser (404, code 10013). */
  async get(id: string): Promise<StoredUser> {
    const user = await this.find(id);
    if (user === undefined) throw errors.unknownUser();
    return user;
  }

  /** Some users by their ids; unknown ids are omitted. */
  async findAll(ids: readonly string[]): Promise<StoredUser[]> {
    if (ids.length === 0) return [];
    const isListed = this.session.statements.isOneOf(sql.ref("id"), ids.map(key));
    return this.readLong(this.transaction.selectFrom("users").selectAll().where(isListed));
  }

  /** Users in ascending order of their ids. */
  list({ after = "0", limit }: { readonly after?: string; readonly limit: number }): Promise<StoredUser[]> {
    return this.transaction
      .selectFrom("users")
      .selectAll()
      .where("id", ">", bound(after))
      .orderBy("id")
      .limit(limit)
      .execute();
  }

  create({
    username,
    discriminator = String(randomInt(1, 10_000)).padStart(4, "0"),
    ...user
  }: NewUser): Promise<StoredUser> {
    return this.transaction
      .insertInto("users")
      .values({ ...user, id: this.session.newId(), username, username_folded: foldCase(username), discriminator })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async update(
    id: string,
    changes: Partial<Pick<StoredUser, "username" | "mfa_enabled" | "verified" | "phone_verified">>,
  ): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    const { username } = changes;
    await this.transaction
      .updateTable("users")
      .set({ ...changes, ...(username !== undefined && { username_folded: foldCase(username) }) })
      .where("id", "=", id)
      .execute();
    if (username === undefined) return;
    await this.transaction
      .updateTable("members")
      .set({ username_folded: foldCase(username) })
      .where("user_id", "=", id)
      .execute();
  }

  /** Serializes changes of a user's objects, such as the creation of two guilds by the user. */
  async lock(id: string): Promise<void> {
    const user = this.transaction.selectFrom("users").select("id").where("id", "=", id);
    await this.session.statements.forUpdate(user).execute();
  }

  /** Like `lock`, for the user of an interaction outside of guilds. */
  async lockUserOf(interactionId: string): Promise<void> {
    const user = this.transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", (query) =>
        query
          .selectFrom("interactions")
          .select("user_id")
          .where("guild_id", "=", "0")
          .where("id", "=", key(interactionId)),
      );
    await this.session.statements.forUpdate(user).execute();
  }
}

/** A case-folded name, for case-insensitive searches. */
export function foldCase(name: string): string {
  return name.toLowerCase();
}
