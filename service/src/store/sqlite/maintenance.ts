import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf, OperatorError } from "../../setting-error.js";
import { SqliteConnection } from "./connection.js";
import { damaged, SqliteError } from "./error.js";

/** The increment of event numbers in a backup: more than a service writes between a backup and its restore. */
const skippedNumbers = 2n ** 32n;

/**
 * Copies a database to a new file, even while a service writes to it. The copy is a consistent snapshot.
 *
 * After a restore of the copy, new events get numbers that no reader has seen.
 *
 * Throws an OperatorError if the copy exists already or cannot be written.
 */
export async function backUp(file: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new OperatorError(`${copy} already exists. Specify a new file.`);
  const partial = `${copy}.partial`;
  try {
    await removeDatabase(partial);
    // SQLite writes to an existing empty file and keeps its permissions.
    await (await open(partial, "wx", 0o600)).close();
    const source = new SqliteConnection(file, true);
    try {
      source.run("vacuum into ?", [partial]);
    } finally {
      source.close();
    }
    const written = new SqliteConnection(partial);
    try {
      written.run("update event_numbering set ahead = ahead + ?", [skippedNumbers]);
      written.checkpoint();
    } finally {
      written.close();
    }
    await giveName(partial, copy);
  } catch (error) {
    const reason = error instanceof SqliteError ? error.message : codeOf(error);
    if (reason === "") throw error;
    throw new OperatorError(`${copy}: the backup cannot be written (${reason}).`, { cause: error });
  } finally {
    // Also after the rename, because an empty log file remains.
    await removeDatabase(partial).catch(() => undefined);
  }
}

/** Lists the damage of a database, one line each; empty if it is intact. The file is opened read-only. */
export function findDamage(file: string): string[] {
  let connection: SqliteConnection | undefined;
  try {
    connection = new SqliteConnection(file, true);
    const damage = connection.run<{ quick_check: string }>("pragma quick_check").rows.map((row) => row.quick_check);
    const orphans = connection.run<{ table: string; parent: string }>("pragma foreign_key_check").rows;
    return [
      ...damage.filter((line) => line !== "ok"),
      ...orphans.map(({ table, parent }) => `a row of ${table} refers to a row of ${parent} that does not exist`),
    ];
  } catch (error) {
    if (!(error instanceof SqliteError) || error.code !== damaged) throw error;
    return [error.message];
  } finally {
    connection?.close();
  }
}

/** Renames a file once its content is on disk, and syncs the folder. */
export async function giveName(partial: string, file: string): Promise<void> {
  const handle = await open(partial, "r+");
  await handle.sync().finally(() => handle.close());
  await rename(partial, file);
  // Windows cannot open folders and does not need the sync.
  const folder = await open(dirname(file), "r").catch(() => undefined);
  await folder
    ?.sync()
    .catch(() => undefined)
    .finally(() => folder.close());
}

/** Removes a database with SQLite's additional files. */
export async function removeDatabase(file: string): Promise<void> {
  for (const ending of ["", "-wal", "-shm"]) await rm(`${file}${ending}`, { force: true });
}
