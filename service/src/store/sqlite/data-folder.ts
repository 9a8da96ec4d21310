import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { explainFolder, SettingError } from "../../setting-error.js";
import { damaged, SqliteError } from "./error.js";

/** The value of `DATA_DIR` that keeps all data in memory. */
export const inMemory = ":memory:";

/** The SQLite file of a data folder. */
export function databaseFileOf(dataDir: string): string {
  return join(dataDir, "guildwire.sqlite");
}

/** Whether a data folder has a database of this format. */
export function hasDatabase(dataDir: string): boolean {
  return (statSync(databaseFileOf(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** The folder of version 0.1's embedded PostgreSQL; undefined if the data folder has none. */
export function formerDatabaseOf(dataDir: string): string | undefined {
  const folder = join(dataDir, "database");
  return existsSync(join(folder, "PG_VERSION")) ? folder : undefined;
}

/** Throws an OperatorError if a data folder has data of version 0.1 that was not imported. */
export function assertCurrentFormat(dataDir: string): void {
  if (hasDatabase(dataDir) || formerDatabaseOf(dataDir) === undefined) return;
  throw new SettingError(
    "DATA_DIR",
    `${dataDir} contains data of version 0.1, in a format that this version does not support. ` +
      "Convert it to the new format, which does not change the old files:\n" +
      "  guildwire-service export world.jsonl\n" +
      "  guildwire-service import world.jsonl",
  );
}

/** Remedies by SQLSTATE code. */
const remedies: ReadonlyMap<string, string> = new Map([
  ["25006", "is not writable: change the owner or the permissions of its files"],
  ["53100", "is on a full disk: free some space, and start again; what was acknowledged is stored"],
  ["55P03", "is locked by another program that has its database open: close that program"],
  ["58P01", "is not readable or not writable: change the owner or the permissions of its files"],
  [
    damaged,
    "holds a damaged database, which was left as it is: list the damage with guildwire-service check, " +
      "and restore guildwire.sqlite from a backup",
  ],
]);

/** A failure to open the file of a data folder, as a SettingError where the cause is known. */
export function explainOpenFailure(file: string, error: unknown): unknown {
  if (!(error instanceof SqliteError)) return explainFolder(error, dirname(file));
  const remedy = remedies.get(error.code);
  if (remedy === undefined) return error;
  return new SettingError("DATA_DIR", `${dirname(file)} ${remedy} (SQLite: ${error.message}).`, { cause: error });
}
