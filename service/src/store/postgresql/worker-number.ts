import { randomInt } from "node:crypto";
import type pg from "pg";
import { workers } from "../ids.js";
import type { PersistentConnection } from "./persistent-connection.js";

/** Another instance on the database uses the worker number. */
export class WorkerTakenError extends Error {
  override readonly name = "WorkerTakenError";

  constructor(worker: number) {
    super(
      `INSTANCE: another instance on this database has the number ${worker}. Set another number, or unset INSTANCE. ` +
        "The number of a lost machine is released after a minute.",
    );
  }
}

/** The first key of the advisory locks; the second one is the worker number. No other lock of the database uses it. */
export const workerLocks = 0x67_77_69_64;

/**
 * Reserves a worker number for this process while it is connected. A session lock ensures that no two live instances
 * have the same number, and that a killed instance releases it at once.
 *
 * While the connection is reestablished, the lock is not held, and a starting instance could choose this number. If
 * that happens, or if the server still holds the lock for the lost connection, the number changes.
 *
 * @param wanted Default: a random free number, so that a restarted process rarely gets its previous one.
 * @param change Called when the number changes.
 *
 * Throws a WorkerTakenError if the wanted number is not free, and an Error if none is.
 */
export async function holdWorker(
  connection: PersistentConnection,
  wanted: number | undefined,
  change: (worker: number) => void,
): Promise<number> {
  let held: number | undefined;
  await connection.establish(async (client) => {
    const first = held ?? wanted ?? randomInt(workers);
    const tried = held === undefined && wanted !== undefined ? 1 : workers;
    for (let distance = 0; distance < tried; distance += 1) {
      const worker = (first + distance) % workers;
      if (!(await lock(client, worker))) continue;
      if (held !== undefined && held !== worker) change(worker);
      held = worker;
      return;
    }
    if (tried === 1) throw new WorkerTakenError(first);
    throw new Error(`the maximum of ${workers} instances are already on this database`);
  });
  return held ?? 0;
}

async function lock(client: pg.ClientBase, worker: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1, $2) as taken", [
    workerLocks,
    worker,
  ]);
  return rows[0]?.taken === true;
}
