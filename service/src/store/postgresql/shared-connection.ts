import type pg from "pg";
import { isConnectionLoss, isStalePreparation } from "./connection-loss.js";
import type { PipelinedPool } from "./pipelined-dialect.js";
import { within } from "./within.js";

/** Maximum number of pending tasks per connection. */
const maxPending = 8;

/** A connection that concurrent tasks share. It is released when none is pending. */
interface Lane {
  readonly client: Promise<pg.PoolClient>;
  pending: number;
  isBroken: boolean;
}

/**
 * Connections for statements outside of transactions. Concurrent tasks share a connection up to a limit, so that a busy
 * instance needs few connections and few system calls.
 */
export class SharedConnection {
  readonly #pool: PipelinedPool;
  readonly #patience: number | undefined;
  #lane: Lane | undefined;

  /** @param patience Milliseconds that a task may take. Default: unlimited. */
  constructor(pool: PipelinedPool, patience?: number) {
    this.#pool = pool;
    this.#patience = patience;
  }

  /**
   * Runs a task that sends its statements at once. Throws overloaded (503) if no connection is available, a
   * NoResponseError, and the errors of the task; a connection that is lost or does not respond is not used again.
   */
  async run<Result>(task: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const lane = this.#join();
    try {
      const client = await lane.client;
      return await (this.#patience === undefined ? task(client) : within(this.#patience, task(client)));
    } catch (error) {
      lane.isBroken ||= isConnectionLoss(error) || isStalePreparation(error);
      if (lane.isBroken) this.#leave(lane);
      throw error;
    } finally {
      lane.pending -= 1;
      if (lane.pending === 0) this.#release(lane);
    }
  }

  /** The statement with its name, if the connections support names. */
  named(text: string, values: readonly unknown[]): pg.QueryConfig {
    const name = this.#pool.names?.of(text);
    return { text, values: values as unknown[], ...(name !== undefined && { name }) };
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
