import { MessageFlags } from "@guildwire/api/types";
import { type SelectQueryBuilder, sql } from "kysely";
import { bound, key } from "../key.js";
import type { Tables } from "../schema.js";
import type { StoredMessage } from "./messages.js";
import { Repository } from "./repository.js";

/** Which messages of a channel: ids, exclusive except for `around`, and the maximum number. */
export interface PageOfMessages {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly around?: string | undefined;
  readonly limit: number;
}

type MessageQuery = SelectQueryBuilder<Tables, "messages", StoredMessage>;

/** Messages in reading order. */
export class ConversationRepository extends Repository {
  /** Messages of a channel in ascending order of their ids. */
  list(
    guildId: string,
    channelId: string,
    { after = "0", limit }: { readonly after?: string; readonly limit: number },
  ): Promise<StoredMessage[]> {
    return this.transaction
      .selectFrom("messages")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .where("id", ">", bound(after))
      .orderBy("id")
      .limit(limit)
      .execute();
  }

  /** Messages of a channel that all its viewers see, newest first; at most one bound is given. */
  async page(
    guildId: string,
    channelId: string,
    { before, after, around, limit }: PageOfMessages,
  ): Promise<StoredMessage[]> {
    const visible = this.transaction
      .selectFrom("messages")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .where(sql<boolean>`(flags & ${sql.lit(MessageFlags.EPHEMERAL)}) = 0`);
    if (around === undefined) {
      if (after !== undefined) return oldest(visible.where("id", ">", bound(after)), limit);
      return newest(before === undefined ? visible : visible.where("id", "<", bound(before)), limit);
    }
    const earlier = await newest(visible.where("id", "<=", bound(around)), Math.floor(limit / 2) + 1);
    const later = await oldest(visible.where("id", ">", bound(around)), Math.max(0, limit - earlier.length));
    return [...later, ...earlier].slice(-limit);
  }

  /** The time of a user's last message in a channel; null if there is none. */
  async lastOf(guildId: string, channelId: string, userId: string): Promise<Date | null> {
    const row = await this.transaction
      .selectFrom("messages")
      .select("created_at")
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .where("author_id", "=", userId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.created_at ?? null;
  }

  /** A message of any guild, or outside of guilds. Only the control interface looks up messages without their guild. */
  find(id: string): Promise<StoredMessage | undefined> {
    return this.transaction.selectFrom("messages").selectAll().where("id", "=", key(id)).executeTakeFirst();
  }

  /** The users of interactions, by interaction id. */
  async usersOf(guildId: string, interactions: readonly string[]): Promise<Map<string, string>> {
    if (interactions.length === 0) return new Map();
    const rows = await this.transaction
      .selectFrom("interactions")
      .select(["id", "user_id"])
      .where("guild_id", "=", guildId)
      .where("id", "in", interactions)
      .execute();
    return new Map(rows.map(({ id, user_id }) => [id, user_id]));
  }
}

function newest(query: MessageQuery, limit: number): Promise<StoredMessage[]> {
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** Newest first. */
async function oldest(query: MessageQuery, limit: number): Promise<StoredMessage[]> {
  return (await query.orderBy("id").limit(limit).execute()).reverse();
}
