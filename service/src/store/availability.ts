import type { Database } from "./database.js";
import { isUnavailable, overloaded } from "./postgresql/connection-loss.js";
import { damaged } from "./sqlite/error.js";

/**
 * SQLSTATE codes of storage that cannot be written or read: a full disk, no memory left, an I/O error, and a missing
 * file. The operator can fix each of them while the service runs.
 */
const storageFailures = new Set(["53100", "53200", "58030", "58P01"]);

/** The code of a file that has become read-only. In a read-only unit of work, it is an error of the service. */
const readOnlyFile = "25006";

/** Whether the database can be used at present. */
export class Availability {
  readonly #database: Pick<Database, "kysely" | "needsRestart">;
  /** Whether the last write failed because of the storage. */
  #isUnwritable = false;

  constructor(database: Pick<Database, "kysely" | "needsRestart">) {
    this.#database = database;
  }

  /**
   * Reports a lost connection and storage that fails as overloaded (503, code 130000), because they are not failures of
   * the service. Damaged pages are reported in the same way.
   *
   * @param mayWrite Whether the task is a unit of work that may write. Default: false.
   */
  async observe<Result>(task: () => Promise<Result>, mayWrite = false): Promise<Result> {
    try {
      return await task();
    } catch (error) {
      const code = codeOf(error);
      const isStorageFailure = storageFailures.has(code) || (mayWrite && code === readOnlyFile);
      if (isStorageFailure) this.#isUnwritable = true;
      throw isUnavailable(error) || isStorageFailure || code === damaged ? overloaded(error) : error;
    }
  }

  /**
   * Rejects while the database cannot be read or, after a write that failed because of the storage, be written.
   *
   * @param read Any read.
   */
  async check(read: () => Promise<unknown>): Promise<void> {
    const failure = this.#database.needsRestart();
    if (failure !== undefined) throw new Error(failure);
    await read();
    if (!this.#isUnwritable) return;
    await writeProbe(this.#database.kysely);
    this.#isUnwritable = false;
  }
}

/** Bytes of the probe: more than a nearly full disk has left for the next write. */
const probeSize = 65_536;
const probeName = "storage probe";

/**
 * Writes and deletes a row. A write is the only proof that writes succeed again. Two transactions, because a database
 * does not write pages that the same transaction frees.
 */
async function writeProbe(kysely: Database["kysely"]): Promise<void> {
  const value = new Uint8Array(probeSize);
  await kysely.transaction().execute((transaction) =>
    transaction
      .insertInto("secrets")
      .values({ name: probeName, value })
      // The process may have been killed between the two transactions.
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute(),
  );
  await kysely
    .transaction()
    .execute((transaction) => transaction.deleteFrom("secrets").where("name", "=", probeName).execute());
}

/** The database's error code, such as 40001; empty for other errors. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : "";
}
