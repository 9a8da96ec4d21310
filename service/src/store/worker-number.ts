import { randomInt } from "node:crypto";
import type pg from "pg";
import { workers } from "./ids.js";
import type { PersistentConnection } from "./persistent-connection.js";

/** Another instance on the database makes ids under the number that this one is to have. */
export class WorkerTakenError extends Error {
  override readonly name = "WorkerTakenError";

  constructor(worker: number) {
    super(
      `INSTANCE: another instance on this database has the number ${worker}; give each one its own with INSTANCE, or leave it out ` +
        "(one whose machine is gone has its number for a minute)",
    );
  }
}

/** The first of two keys of the locks; the other one is the number. Nothing else in the database locks under it. */
export const workerLocks = 0x67_77_69_64;

/**
 * Takes the number under which this process makes ids, for as long as it is connected: a lock of the session, so that no
 * two live instances have the same one, and one that is killed leaves its number at once.
 *
 * While the connection is made anew nothing is locked. Whoever starts in this moment would have to hit upon this one
 * number among all that are free; if that happens, or the server still holds the lock for the lost connection, the number
 * is changed.
 *
 * @param wanted Default: one that is free, by chance, so that a process that starts again seldom has its old one.
 * @param change What is told when the number has to be another one.
 *
 * Throws a WorkerTakenError if the wanted one is not free, and an Error if none is.
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
    throw new Error(`${workers} instances, which is all that can be, are on this database already`);
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
