import pg from "pg";

/**
 * One connection to PostgreSQL for the lifetime of the process, for session state: LISTEN, and locks. A broken
 * connection is reestablished, with retries until it succeeds.
 */
export interface PersistentConnection {
  /**
   * Runs a task on the connection, and again on each one that replaces it. Throws the first run's error; a new
   * connection on which the task fails is replaced by another one.
   */
  establish(step: SessionStep): Promise<void>;
  /** Listens on a channel; `onMessage` gets undefined if messages may have been missed. */
  listen(channel: string, heard: NoticeListener): Promise<void>;
  close(): Promise<void>;
}

export type SessionStep = (client: pg.ClientBase) => Promise<void>;
export type NoticeListener = (notice: string | undefined) => void;

/** Milliseconds before the next attempt to reconnect. */
const minRetryDelay = 100;
const maxRetryDelay = 5_000;

/** Makes the server, too, detect a lost client machine within a minute, and release its locks. */
const noticing = "set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3";

/** Throws if the first connection fails. */
export async function openPersistentConnection(config: pg.ClientConfig): Promise<PersistentConnection> {
  const steps: SessionStep[] = [];
  const listeners: { readonly channel: string; readonly heard: NoticeListener }[] = [];
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const made = new pg.Client(config);
    let hasEnded = false;
    made.once("end", () => {
      hasEnded = true;
      if (client === made) retry(minRetryDelay);
    });
    // An unhandled error event would end the process; `end` reports the loss.
    made.on("error", () => {});
    made.on("notification", ({ channel, payload }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload);
    });
    try {
      await made.connect();
      await made.query(noticing);
      for (const step of steps) await step(made);
      if (hasEnded || isClosed) throw new Error("the connection is not needed, or was lost again");
    } catch (error) {
      await made.end().catch(() => undefined);
      throw error;
    }
    client = made;
  }

  function retry(delay: number): void {
    client = undefined;
    if (isClosed) return;
    waiting = setTimeout(() => {
      connect().then(
        () => {
          for (const { heard } of listeners) heard(undefined);
        },
        () => retry(Math.min(delay * 2, maxRetryDelay)),
      );
    }, delay);
    waiting.unref();
  }

  async function establish(step: SessionStep): Promise<void> {
    if (client === undefined) throw new Error("the connection to the database is lost");
    await step(client);
    steps.push(step);
  }

  await connect();
  return {
    establish,
    async listen(channel, heard) {
      listeners.push({ channel, heard });
      await establish(async (session) => {
        await session.query(`listen ${pg.escapeIdentifier(channel)}`);
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
