import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { OperatorError } from "../../setting-error.js";
import type { SqliteConnection } from "./connection.js";
import { damaged, SqliteError } from "./error.js";
import { openConnection } from "./open-sqlite.js";

/** How far event numbers of a backup are ahead: more than a service writes between a backup and its restore. */
const skippedNumbers = 2n ** 32n;

/**
 * Copies a database to a new file, also while a service writes to it. The copy holds one moment.
 *
 * Events that are written after a restore of the copy get numbers that no reader has seen.
 *
 * Throws an OperatorError if the copy exists already.
 */
export async function backUp(file: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new OperatorError(`${copy} exists already; a backup is written to a new file.`);
  const partial = `${copy}.partial`;
  await rm(partial, { force: true });
  try {
    // SQLite fills an empty file, and keeps its permissions.
    await (await open(partial, "wx", 0o600)).close();
    const source = openConnection(file);
    try {
      source.run("vacuum into ?", [partial]);
    } finally {
      source.close();
    }
    const written = openConnection(partial);
    try {
      written.run("update event_numbering set ahead = ahead + ?", [skippedNumbers]);
    } finally {
      written.close();
    }
    const handle = await open(partial, "r+");
    await handle.sync().finally(() => handle.close());
    await rename(partial, copy);
  } finally {
    // Also after the copy got its name: its log stays behind, empty.
    for (const ending of ["", "-wal", "-shm"]) await rm(`${partial}${ending}`, { force: true });
  }
}

/** What is damaged in a database, one line each; nothing if it is sound. The file is not changed. */
export function findDamage(file: string): string[] {
  let connection: SqliteConnection | undefined;
  try {
    connection = openConnection(file);
    const damage = connection.run<{ quick_check: string }>("pragma quick_check").rows.map((row) => row.quick_check);
    const orphans = connection.run<{ table: string; rowid: unknown; parent: string }>("pragma foreign_key_check").rows;
    return [
      ...damage.filter((line) => line !== "ok"),
      ...orphans.map(({ table, parent }) => `a row of ${table} refers to a row of ${parent} that does not exist`),
    ];
  } catch (error) {
    const cause = error instanceof OperatorError ? error.cause : error;
    if (!(cause instanceof SqliteError) || cause.code !== damaged) throw error;
    return [cause.message];
  } finally {
    connection?.close();
  }
}
