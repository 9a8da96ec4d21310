import { closeSync, existsSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { codeOf, SettingError } from "../../setting-error.js";
import { SqliteConnection } from "./connection.js";
import { explainOpenFailure } from "./data-folder.js";
import { damaged, SqliteError } from "./error.js";

/** SQLite's additional files: the write-ahead log, and its index. */
const logEnding = "-wal";
const indexEnding = "-shm";

/** Maximum bytes of a file that is checked at the start. Reading them takes about four seconds. */
const checkedSize = 2 ** 30;

/**
 * Creates a database that only its owner can read, if the file does not exist. SQLite would make it readable for
 * everyone, including private keys. SQLite gives the log the permissions of the file.
 *
 * The file gets its name with its first page, so an interrupted start leaves no empty file. Throws a SettingError for an
 * empty file, which SQLite would turn into an empty database, and for files that belong to a missing one.
 *
 * An existing file is not opened: closing it again would release the locks that this process holds on it, and another
 * process could then remove the log while it is in use.
 */
export function createDatabaseFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    assertComplete(file, size);
    if (size === undefined) createEmptyDatabase(file);
  } catch (error) {
    throw explainOpenFailure(file, error);
  }
}

/** Throws a SettingError if the files of a database are not those that a running or stopped service leaves. */
function assertComplete(file: string, size: number | undefined): void {
  const refuse = (problem: string): never => {
    throw new SettingError("DATA_DIR", `${dirname(file)} is not served, and was left as it is: ${problem}`);
  };
  const name = basename(file);
  const [log, index] = [`${name}${logEnding}`, `${name}${indexEnding}`];
  const all = `delete ${name}, ${log} and ${index}`;
  const hasLog = (statSync(`${file}${logEnding}`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (size === 0) refuse(`${name} is empty (0 bytes). Restore a backup; if the folder has never held data, ${all}.`);
  if (size === undefined && hasLog)
    refuse(
      `${name} is missing, but its log ${log} exists. Restore both files or a backup; to begin anew, delete ${log}.`,
    );
  // SQLite creates the log first, and deletes it last.
  if (size !== undefined && existsSync(`${file}${indexEnding}`) && !existsSync(`${file}${logEnding}`))
    refuse(
      `the log ${log} is missing, which may contain acknowledged changes. Restore it with ${name}; if ${name} is a ` +
        `backup, delete ${index}.`,
    );
}

function createEmptyDatabase(file: string): void {
  const created = `${file}.new`;
  const remove = (): void => {
    for (const ending of ["", logEnding, indexEnding]) rmSync(`${created}${ending}`, { force: true });
  };
  remove();
  try {
    closeSync(openSync(created, "wx", 0o600));
    // Writes the first page.
    const connection = new SqliteConnection(created);
    try {
      connection.execute("pragma user_version = 1; pragma user_version = 0");
    } finally {
      connection.close();
    }
    giveFreeName(created, file);
  } finally {
    remove();
  }
}

/** Gives a file its name unless another process has created one. */
function giveFreeName(created: string, file: string): void {
  try {
    linkSync(created, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // Some file systems have no links.
    renameSync(created, file);
  }
}

/**
 * Throws a SettingError if a file has damaged pages. Files above the size limit are not read: the check would delay the
 * start. Returns whether the file was checked.
 */
export function assertIntact(connection: SqliteConnection, file: string): boolean {
  if (statSync(file).size > checkedSize) return false;
  const damage = firstDamage(connection);
  if (damage !== undefined) throw explainOpenFailure(file, new SqliteError(damaged, damage));
  return true;
}

function firstDamage(connection: SqliteConnection): string | undefined {
  try {
    const { rows } = connection.run<{ quick_check: string }>("pragma quick_check(1)");
    const [line] = rows.map((row) => row.quick_check);
    return line === "ok" ? undefined : line;
  } catch (error) {
    if (error instanceof SqliteError && error.code === damaged) return error.message;
    throw error;
  }
}
