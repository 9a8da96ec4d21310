import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

export interface Listener {
  close(): Promise<void>;
}

type Heard = (notice: string | undefined) => void;

/** Milliseconds until a broken connection is tried again. */
const shortest = 100;
const longest = 5_000;

/** There is one session, so it has to be called while nobody is within a transaction. */
export async function listenOnEmbedded(database: PGlite, channel: string, heard: Heard): Promise<Listener> {
  const stop = await database.listen(channel, heard);
  return {
    async close() {
      if (!database.closed) await stop();
    },
  };
}

/**
 * Listens on a connection of its own, which is made again for as long as it takes. Throws if it cannot be made the first
 * time.
 */
export async function listenOnPostgres(url: string, channel: string, heard: Heard): Promise<Listener> {
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const made = new pg.Client({ connectionString: url });
    // Unheard, an error would end the process; what it means is told by `end`.
    made.on("error", () => {});
    made.on("notification", ({ payload }) => heard(payload));
    await made.connect();
    await made.query(`listen ${pg.escapeIdentifier(channel)}`);
    made.once("end", () => {
      if (client === made) retry(shortest);
    });
    client = made;
    if (isClosed) await made.end();
  }

  function retry(delay: number): void {
    client = undefined;
    if (isClosed) return;
    waiting = setTimeout(() => {
      connect().then(
        () => heard(undefined),
        () => retry(Math.min(delay * 2, longest)),
      );
    }, delay);
    waiting.unref();
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
