import type pg from "pg";
import { isRetryableRead, isUnavailable, overloaded } from "./connection-loss.js";
import type { PipelinedPool } from "./pipelined-dialect.js";
import { SharedConnection } from "./shared-connection.js";

/** Runs single read-only statements outside of transactions. If the connection is lost, one is retried once. */
export class SharedReads {
  readonly #connection: SharedConnection;

  constructor(pool: PipelinedPool) {
    this.#connection = new SharedConnection(pool);
  }

  /**
   * Returns the rows of a statement. Throws overloaded (503) if no connection is available, the server does not respond,
   * or the retry fails, too.
   */
  async run<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.#send(text, values);
    } catch (error) {
      if (!isRetryableRead(error)) throw isUnavailable(error) ? overloaded(error) : error;
    }
    try {
      return await this.#send(text, values);
    } catch (error) {
      throw isUnavailable(error) ? overloaded(error) : error;
    }
  }

  #send<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#connection.run(async (client) => {
      const { rows } = await client.query<Row & pg.QueryResultRow>(this.#connection.named(text, values));
      return rows;
    });
  }
}
