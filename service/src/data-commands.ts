import { createReadStream, existsSync, statSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { type CliEnvironment, inStage, type Stage } from "./cli-environment.js";
import { type Config, readConfig } from "./config.js";
import { databaseOf, takeDataFolder } from "./run-service.js";
import { codeOf, OperatorError } from "./setting-error.js";
import type { Database, DatabaseConfig } from "./store/database.js";
import { openDatabase } from "./store/open-database.js";
import {
  databaseFileOf,
  explainOpenFailure,
  formerDatabaseOf,
  hasDatabase,
  inMemory,
} from "./store/sqlite/data-folder.js";
import { backUp, findDamage, giveName, removeDatabase } from "./store/sqlite/maintenance.js";
import { exportWorld } from "./transfer/export-world.js";
import { type ExportedDatabase, openFormerDatabase } from "./transfer/former-database.js";
import { importWorld } from "./transfer/import-world.js";
import { readLines } from "./transfer/lines.js";

/** The file name that means standard input or output. */
const standardStream = "-";

/** Writes all data to a new file that only its owner can read, or to standard output. The service may run. */
export async function exportData(file: string, environment: CliEnvironment): Promise<void> {
  const { env, out, err } = environment;
  const config = readConfig(env);
  const database = await openForExport(config);
  try {
    if (file === standardStream) {
      for await (const line of exportWorld(database)) out(line);
      return;
    }
    const lines = await inStage(environment, "Exporting", ({ show }) => {
      const onRow = (done: number, total: number): void =>
        show(`${done.toLocaleString("en")} of ${total.toLocaleString("en")} rows`, done / total);
      return writeNew(file, exportWorld(database, environment.progress && onRow));
    });
    err(`Exported ${lines - 2} rows to ${file}. The file contains secrets: protect it like the database.\n`);
  } finally {
    await database.close();
  }
}

/** Fills an empty database from a file, or from standard input. The service must not run. */
export async function importData(file: string, environment: CliEnvironment): Promise<void> {
  const { env, out } = environment;
  const config = readConfig(env);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const importing = (into: typeof importInto): Promise<number> =>
    inStage(environment, "Importing", (stage) => {
      const text = file === standardStream ? process.stdin.setEncoding("utf8") : readText(file);
      return into(config, shown(readLines(text), file === standardStream ? 0 : size, stage));
    });
  if (config.databaseUrl !== undefined) {
    out(describeImported(await importing(importInto)));
    return;
  }
  requireFolder(config, "import");
  const lock = await takeDataFolder(config, "import");
  try {
    out(describeImported(await importing(importIntoFolder)));
  } finally {
    await lock?.release();
  }
}

/** Shows the number of lines, and estimates the rest by the size of the file in bytes; 0 if it is unknown. */
async function* shown(lines: AsyncIterable<string>, size: number, { show }: Stage): AsyncGenerator<string> {
  let count = 0;
  let bytes = 0;
  for await (const line of lines) {
    count += 1;
    bytes += Buffer.byteLength(line) + 1;
    show(`${count.toLocaleString("en")} ${count === 1 ? "line" : "lines"}`, bytes / size);
    yield line;
  }
}

/** Copies the SQLite database to a new file. The service may run. */
export async function backUpData(file: string, environment: CliEnvironment): Promise<void> {
  const { env, out } = environment;
  const database = databaseFile(readConfig(env), "backup", "use pg_dump or your provider's backups for PostgreSQL");
  await inStage(environment, "Copying the database", () => backUp(database, file));
  out(`Copied ${database} to ${file}.\n`);
}

/** Checks the SQLite database for damage; throws an OperatorError that lists it. The service may run. */
export async function checkData(environment: CliEnvironment): Promise<void> {
  const { env, out } = environment;
  const database = databaseFile(readConfig(env), "check", "PostgreSQL has pg_amcheck");
  const damage = await inStage(environment, "Checking the database", async () => findDamage(database));
  if (damage.length > 0)
    throw new OperatorError(`${database} is damaged; restore it from a backup:\n${damage.join("\n")}`);
  out(`${database} is intact.\n`);
}

/** An in-memory database has no file to read or write. */
function requireFolder({ dataDir }: Config, command: string): void {
  if (dataDir === inMemory) throw new OperatorError(`DATA_DIR: ${command} requires a folder, not ${inMemory}.`);
}

function databaseFile(config: Config, command: string, onPostgres: string): string {
  if (config.databaseUrl !== undefined)
    throw new OperatorError(`DATABASE_URL: ${command} is for the embedded database; ${onPostgres}.`);
  requireFolder(config, command);
  const file = databaseFileOf(config.dataDir);
  if (!hasDatabase(config.dataDir)) throw new OperatorError(`DATA_DIR: ${config.dataDir} contains no database.`);
  return file;
}

async function openForExport(config: Config): Promise<ExportedDatabase> {
  if (config.databaseUrl !== undefined) return openDatabase(patientDatabaseOf(config));
  requireFolder(config, "export");
  if (hasDatabase(config.dataDir)) return openDatabase(databaseOf(config));
  const former = formerDatabaseOf(config.dataDir);
  if (former === undefined) throw new OperatorError(`DATA_DIR: ${config.dataDir} contains no database.`);
  const lock = await takeDataFolder(config, "export");
  const database = await openFormerDatabase(former).catch(async (error: unknown) => {
    await lock?.release();
    throw error;
  });
  return { ...database, close: () => database.close().finally(() => lock?.release()) };
}

/** Milliseconds that a statement of an export or import may take. No caller waits for it. */
const batchLimit = 600_000;

function patientDatabaseOf(config: Config): DatabaseConfig {
  const database = databaseOf(config);
  return database.kind === "postgres" ? { ...database, statementTimeout: batchLimit } : database;
}

async function importInto(config: Config, lines: AsyncIterable<string>): Promise<number> {
  const database = await openDatabase(patientDatabaseOf(config));
  try {
    return await importWorld(database, lines);
  } finally {
    await database.close();
  }
}

/** The new file gets its final name once it contains all rows, so that an interrupted import leaves no database. */
async function importIntoFolder(config: Config, lines: AsyncIterable<string>): Promise<number> {
  const file = databaseFileOf(config.dataDir);
  if (hasDatabase(config.dataDir)) return importInto(config, lines);
  const partial = `${file}.partial`;
  await removeDatabase(partial);
  try {
    const database = await openDatabase({ kind: "embedded", file: partial });
    let rows: number;
    try {
      rows = await importWorld(database, lines);
      await checkpoint(database);
    } finally {
      await database.close();
    }
    await giveName(partial, file);
    return rows;
  } catch (error) {
    throw explainOpenFailure(file, error);
  } finally {
    // Also after the rename: an empty log file remains.
    await removeDatabase(partial);
  }
}

/**
 * Moves all pages from the write-ahead log into the file. Closing does so too, but skips it silently when it cannot.
 */
async function checkpoint({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
  if (rows[0]?.busy !== 0)
    throw new OperatorError("The new database is in use by another program. Nothing was imported.");
}

/** Writes lines to a new file, which gets its final name once all lines are written. Returns their number. */
async function writeNew(file: string, lines: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new OperatorError(`${file} already exists. Specify a new file.`);
  const partial = `${file}.partial`;
  let count = 0;
  const counted = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      count += 1;
      yield line;
    }
  };
  try {
    await rm(partial, { force: true });
    const handle = await open(partial, "wx", 0o600);
    await pipeline(counted, handle.createWriteStream({ flush: true }));
    await giveName(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    const code = codeOf(error);
    throw /^E[A-Z]+$/.test(code) ? new OperatorError(`${file} cannot be written (${code}).`) : error;
  }
  return count;
}

async function* readText(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new OperatorError(`${file} cannot be read (${code}).`);
  }
}

function describeImported(rows: number): string {
  return `Imported ${rows} rows. Start the service: guildwire-service\n`;
}
