import pg from "pg";
import { StatementLimit, watchedClient } from "./watched-client.js";

/**
 * One connection to PostgreSQL for the lifetime of the process, for session state: LISTEN and locks. A broken
 * connection is reestablished, with retries until it succeeds.
 */
export interface PersistentConnection {
  /**
   * Runs a task on the connection, and again on each new one. Throws the error of the first run; a new connection on
   * which the task fails is replaced.
   */
  establish(step: SessionStep): Promise<void>;
  /** Runs a statement without effect. Rejects while the connection is lost. */
  roundTrip(): Promise<void>;
  /** Listens on a channel; `onMessage` gets undefined if messages may have been missed. */
  listen(channel: string, onMessage: MessageListener): Promise<void>;
  close(): Promise<void>;
}

export type SessionStep = (client: pg.ClientBase) => Promise<void>;
export type MessageListener = (message: string | undefined) => void;

/**
 * Throws if the first connection fails.
 *
 * @param timeout Milliseconds within which the server must respond to a statement; the connection is checked as often.
 */
export async function openPersistentConnection(
  config: pg.ClientConfig,
  timeout: number,
): Promise<PersistentConnection> {
  const connection = new ReconnectingClient(config, timeout);
  try {
    await connection.connect();
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

/** Milliseconds before the next attempt to reconnect. */
const minRetryDelay = 100;
const maxRetryDelay = 5_000;

/** Makes the server detect a lost client within a minute as well, and release its locks. */
const keepaliveSettings =
  "set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3";

class ReconnectingClient implements PersistentConnection {
  readonly #config: pg.ClientConfig;
  readonly #Client: typeof pg.Client;
  readonly #checks: NodeJS.Timeout;
  readonly #steps: SessionStep[] = [];
  readonly #listeners: { readonly channel: string; readonly onMessage: MessageListener }[] = [];
  /** Undefined while the connection is lost. */
  #client: pg.Client | undefined;
  #retryTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(config: pg.ClientConfig, timeout: number) {
    this.#config = config;
    this.#Client = watchedClient(new StatementLimit(timeout));
    // A connection that only receives notifications would never notice that they no longer arrive.
    this.#checks = setInterval(() => void this.roundTrip().catch(() => {}), timeout);
    this.#checks.unref();
  }

  async connect(): Promise<void> {
    const client = new this.#Client(this.#config);
    let hasEnded = false;
    client.once("end", () => {
      hasEnded = true;
      if (this.#client === client) this.#reconnect(minRetryDelay);
    });
    // An unhandled error event would end the process; `end` reports the loss.
    client.on("error", () => {});
    client.on("notification", ({ channel, payload }) => {
      for (const listener of this.#listeners) if (listener.channel === channel) listener.onMessage(payload);
    });
    try {
      await client.connect();
      await client.query(keepaliveSettings);
      for (const step of this.#steps) await step(client);
      if (hasEnded || this.#isClosed) throw new Error("the connection is not needed, or was lost again");
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  async establish(step: SessionStep): Promise<void> {
    if (this.#client === undefined) throw new Error("the connection to the database is lost");
    await step(this.#client);
    this.#steps.push(step);
  }

  async roundTrip(): Promise<void> {
    if (this.#client === undefined) throw new Error("the connection to the database is lost");
    await this.#client.query("select 1");
  }

  async listen(channel: string, onMessage: MessageListener): Promise<void> {
    this.#listeners.push({ channel, onMessage });
    await this.establish(async (client) => {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#checks);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #reconnect(delay: number): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#retryTimer = setTimeout(() => {
      this.connect().then(
        () => {
          for (const { onMessage } of this.#listeners) onMessage(undefined);
        },
        () => this.#reconnect(Math.min(delay * 2, maxRetryDelay)),
      );
    }, delay);
    this.#retryTimer.unref();
  }
}
