import type pg from "pg";
import { isConnectionLoss, isStalePreparation, overloaded } from "./connection-loss.js";
import type { PipelinedPool } from "./pipelined-dialect.js";

/** Maximum number of pending statements per connection. */
const maxPending = 8;

/** A connection that concurrent statements share. It is released when none is pending. */
interface Lane {
  readonly client: Promise<pg.PoolClient>;
  pending: number;
  isBroken: boolean;
}

/**
 * Runs single read-only statements outside of transactions. Concurrent ones share a connection up to a limit, so that a
 * busy instance needs few connections and few system calls. If the connection is lost, the statement is retried once.
 */
export class SharedReads {
  readonly #pool: PipelinedPool;
  #lane: Lane | undefined;

  constructor(pool: PipelinedPool) {
    this.#pool = pool;
  }

  /**
   * Returns the rows of a statement. Throws overloaded (503) if no connection is available, or the retry fails, too.
   */
  async run<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.#send(text, values);
    } catch (error) {
      if (!isConnectionLoss(error) && !isStalePreparation(error)) throw error;
    }
    try {
      return await this.#send(text, values);
    } catch (error) {
      throw isConnectionLoss(error) ? overloaded(error) : error;
    }
  }

  async #send<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const lane = this.#join();
    try {
      const client = await lane.client;
      const name = this.#pool.names?.of(text);
      const query = { text, values: values as unknown[], ...(name !== undefined && { name }) };
      return (await client.query<Row & pg.QueryResultRow>(query)).rows;
    } catch (error) {
      lane.isBroken ||= isConnectionLoss(error) || isStalePreparation(error);
      if (lane.isBroken) this.#leave(lane);
      throw error;
    } finally {
      lane.pending -= 1;
      if (lane.pending === 0) this.#release(lane);
    }
  }

  #join(): Lane {
    const current = this.#lane;
    if (current !== undefined && current.pending < maxPending) {
      current.pending += 1;
      return current;
    }
    this.#lane = { client: this.#pool.connect(), pending: 1, isBroken: false };
    return this.#lane;
  }

  #leave(lane: Lane): void {
    if (this.#lane === lane) this.#lane = undefined;
  }

  #release(lane: Lane): void {
    this.#leave(lane);
    lane.client.then(
      (client) => client.release(lane.isBroken),
      () => undefined,
    );
  }
}
