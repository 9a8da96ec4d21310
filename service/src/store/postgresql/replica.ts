import { HttpError } from "@guildwire/api/server";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type pg from "pg";
import type { Replica } from "../database.js";
import type { GuildCall } from "../guild-queries.js";
import type { Tables } from "../schema.js";
import { isConnectionLoss } from "./connection-loss.js";
import { LogPositions } from "./log-positions.js";
import type { PipelinedPool } from "./pipelined-dialect.js";
import { RecentMarks } from "./recent-marks.js";
import { SharedConnection } from "./shared-connection.js";
import { within } from "./within.js";

export interface ReplicaOptions {
  /** Connections to replicas; each may lead to another one. */
  readonly pool: PipelinedPool;
  readonly kysely: Kysely<Tables>;
  /** Reads the position of the write-ahead log from the primary. */
  readonly position: () => Promise<string>;
  /** Waits until all notifications of acknowledged writes have arrived, from this instance and others. */
  readonly barrier: () => Promise<void>;
  /** Milliseconds by which a result may be out of date. */
  readonly staleness: number;
}

/** The channel on which each write notifies all instances of its caller. */
export const writesChannel = "guildwire_writes";

/** Milliseconds that a read on a replica may take, and for which a failing replica is not asked again. */
const patience = 1_000;

/** Whether the replica has replayed the log up to a position. NULL on a server that is no replica. */
const freshness = "select pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh";

/** The position that replicas must reach. It is flushed before a commit is visible, and sent to replicas afterwards. */
export const positionStatement = "select pg_current_wal_flush_lsn() as position";

/**
 * Reads from replicas. A read needs a position of the primary's log that covers all commits up to the longest staleness
 * ago, the caller's own writes on all instances, and the events of the guild that were read. The connection that runs it
 * first asks its server whether it has replayed that position, so connections may lead to different replicas. Meanwhile,
 * notifications of the caller's writes arrive: the result is discarded if the position does not cover them. If a replica
 * lags, fails or does not respond, the primary is read.
 */
export class PostgresReplica implements Replica {
  readonly counts: { replica: number; primary: number } = { replica: 0, primary: 0 };
  readonly #connection: SharedConnection;
  readonly #kysely: Kysely<Tables>;
  readonly #positions: LogPositions;
  readonly #barrier: () => Promise<void>;
  readonly #marks = new RecentMarks();
  readonly #staleness: number;
  /** `performance.now()`; a replica that lags or fails is not asked until then. */
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor({ pool, kysely, position, barrier, staleness }: ReplicaOptions) {
    this.#connection = new SharedConnection(pool, patience);
    this.#kysely = kysely;
    this.#positions = new LogPositions(position, staleness);
    this.#barrier = barrier;
    this.#staleness = staleness;
  }

  mark(id: string): void {
    this.#marks.add(id, performance.now());
  }

  /** Marks the caller of a notification; all callers if notifications may be missing. */
  onWrite(caller: string | undefined): void {
    if (caller === undefined) this.#marks.addAll(performance.now());
    else this.mark(caller);
  }

  select<Row>(call: GuildCall, text: string, values: readonly unknown[]): Promise<Row[] | undefined> {
    return this.#attempt(call, (position) =>
      this.#connection.run(async (client) => {
        const [check, found] = await Promise.all([
          client.query<{ fresh: boolean | null }>(this.#connection.named(freshness, [position])),
          client.query<Row & pg.QueryResultRow>(this.#connection.named(text, values)),
        ]);
        return check.rows[0]?.fresh === true ? found.rows : undefined;
      }),
    );
  }

  read<Result>(
    call: GuildCall,
    task: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    return this.#attempt(call, (position) =>
      within(
        patience,
        this.#kysely.connection().execute(async (connection) => {
          // Before the transaction: its snapshot is taken later, and contains at least what was replayed.
          const { rows } = await connection.executeQuery<{ fresh: boolean | null }>(
            CompiledQuery.raw(freshness, [position]),
          );
          if (rows[0]?.fresh !== true) return undefined;
          const transaction = connection.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
          return { result: await transaction.execute(task) };
        }),
      ),
    );
  }

  async #attempt<Result>(
    call: GuildCall,
    task: (position: string) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const result = await this.#read(call, task);
    this.counts[result === undefined ? "primary" : "replica"] += 1;
    return result;
  }

  /** Runs a task with the position that a caller's read needs. The result is undefined also for a failing replica. */
  async #read<Result>(
    call: GuildCall,
    task: (position: string) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const now = performance.now();
    if (now < this.#pausedUntil) return undefined;
    const bound = now - this.#staleness;
    const marked = this.#lastMark(call);
    const covering = this.#positions.covering(Math.max(bound, marked));
    if (covering === undefined) return undefined;
    try {
      const [result] = await Promise.all([task(covering.position), within(patience, this.#barrier())]);
      if (result === undefined && marked < bound) this.#pause(this.#staleness / 4);
      return this.#lastMark(call) > covering.since ? undefined : result;
    } catch (error) {
      const isUnavailable = error instanceof HttpError && error.status === 503;
      if (error instanceof HttpError && !isUnavailable) throw error;
      if (isUnavailable || isConnectionLoss(error)) this.#pause(patience);
      return undefined;
    }
  }

  #lastMark({ userId, guildId }: GuildCall): number {
    return Math.max(this.#marks.lastOf(userId), this.#marks.lastOf(guildId));
  }

  #pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }
}
