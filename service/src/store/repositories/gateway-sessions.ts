import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

/** A new session of the gateway. */
export interface NewGatewaySession {
  readonly application_id: string;
  readonly intents: number;
  readonly shard_id: number;
  readonly shard_count: number;
  /** The position after which the log is read, and the sequence number of the event there. */
  readonly checkpoint: SessionCheckpoint;
}

/** An event that a client has received: its sequence number in the session, and its position in the log. */
export interface SessionCheckpoint {
  readonly sequence: number;
  readonly cursor: { readonly transaction: string; readonly sequence: string; readonly id: string };
}

export type StoredGatewaySession = Omit<NewGatewaySession, "checkpoint"> & {
  readonly id: string;
  readonly checkpoint: SessionCheckpoint;
  readonly seen_at: Date;
};

/** 256 random bits, the format of ids of sessions. */
const sessionId = /^[\w-]{43}$/;

/** Sessions of the gateway, which any instance can resume. */
export class GatewaySessionRepository extends Repository {
  async insert({ checkpoint, ...session }: NewGatewaySession): Promise<string> {
    const id = randomBytes(32).toString("base64url");
    await this.transaction
      .insertInto("gateway_sessions")
      .values({ id, ...session, ...columnsOf(checkpoint), seen_at: this.session.now })
      .execute();
    return id;
  }

  /** Undefined for an unknown id; one of another format is not looked up, as the database cannot carry every text. */
  async find(id: string): Promise<StoredGatewaySession | undefined> {
    if (!sessionId.test(id)) return undefined;
    const row = await this.transaction
      .selectFrom("gateway_sessions")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return row && sessionOf(row);
  }

  /** Saves that a session is active, and the confirmed event, unless a later event was confirmed already. */
  async confirm(id: string, checkpoint: SessionCheckpoint): Promise<void> {
    await this.transaction
      .updateTable("gateway_sessions")
      .set({ ...columnsOf(checkpoint), seen_at: this.session.now })
      .where("id", "=", id)
      .where("confirmed", "<=", String(checkpoint.sequence))
      .execute();
  }

  async delete(id: string): Promise<void> {
    await this.transaction.deleteFrom("gateway_sessions").where("id", "=", id).execute();
  }

  /** Deletes the sessions of an application that were last active before a time. */
  async deleteOlderThan(applicationId: string, moment: Date): Promise<void> {
    await this.transaction
      .deleteFrom("gateway_sessions")
      .where("application_id", "=", applicationId)
      .where("seen_at", "<", moment)
      .execute();
  }

  /** The sorted ids of a bot's guilds in a shard, up to the limit. */
  async guildsOf(
    botId: string,
    { shard_id, shard_count }: Pick<NewGatewaySession, "shard_id" | "shard_count">,
    limit: number,
  ): Promise<string[]> {
    const shard = sql<boolean>`(guild_id >> 22) % cast(${shard_count} as bigint) = cast(${shard_id} as bigint)`;
    const rows = await this.transaction
      .selectFrom("members")
      .select("guild_id")
      .where("user_id", "=", botId)
      .where(shard)
      .orderBy("guild_id")
      .limit(limit)
      .execute();
    return rows.map(({ guild_id }) => guild_id);
  }
}

function columnsOf({ sequence, cursor }: SessionCheckpoint) {
  return {
    confirmed: String(sequence),
    transaction_id: cursor.transaction,
    event_sequence: cursor.sequence,
    event_id: cursor.id,
  };
}

function sessionOf(row: Row<"gateway_sessions">): StoredGatewaySession {
  const { id, application_id, intents, shard_id, shard_count, seen_at } = row;
  const cursor = { transaction: row.transaction_id, sequence: row.event_sequence, id: row.event_id };
  const checkpoint = { sequence: Number(row.confirmed), cursor };
  return { id, application_id, intents, shard_id, shard_count, checkpoint, seen_at };
}
