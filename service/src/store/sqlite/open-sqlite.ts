import { randomInt } from "node:crypto";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { OperatorError } from "../../setting-error.js";
import type { Database, EmbeddedConfig } from "../database.js";
import { workers } from "../ids.js";
import type { Tables } from "../schema.js";
import { SqliteConnection } from "./connection.js";
import { explainOpenFailure } from "./data-folder.js";
import { assertIntact, createDatabaseFile } from "./database-file.js";
import { createSqliteDialect } from "./dialect.js";
import { damaged } from "./error.js";
import { PendingMessages } from "./pending-messages.js";
import { ReaderDriver } from "./reader-driver.js";
import { createSqliteStatements } from "./statements.js";
import { WriterDriver } from "./writer-driver.js";

/** Number of connections for read-only units of work. */
const maxReaders = 4;

/** Older versions can lose committed transactions when a write-ahead log is reset. */
const oldestSqlite = [3, 51, 3];

/**
 * Opens a file or an in-memory database, with one connection that writes.
 *
 * Throws an OperatorError that names `DATA_DIR` if its folder is not suitable for a database.
 */
export async function openSqlite({ file }: EmbeddedConfig): Promise<Database> {
  if (file !== undefined) createDatabaseFile(file);
  let isDamaged = false;
  const open = (): SqliteConnection => {
    const connection = openConnection(file);
    connection.onFailure = ({ code }) => {
      isDamaged ||= code === damaged;
    };
    return connection;
  };
  // Opened before the query builder does, so that failures are reported here.
  let first: SqliteConnection | undefined = open();
  const messages = new PendingMessages();
  const writer = new Kysely<Tables>({
    dialect: createSqliteDialect(
      new WriterDriver(() => {
        const opened = first ?? open();
        first = undefined;
        return opened;
      }, messages),
    ),
  });
  // An in-memory database exists only in its connection.
  const reader =
    file === undefined
      ? writer
      : new Kysely<Tables>({ dialect: createSqliteDialect(new ReaderDriver(open, maxReaders)) });
  return {
    kind: "embedded",
    kysely: writer,
    reader,
    statements: createSqliteStatements((channel, message) => messages.add(channel, message)),
    listen: async (channel, onMessage) => messages.listen(channel, onMessage),
    settleEventNumbers: async () => {},
    holdWorker: async (wanted) => wanted ?? randomInt(workers),
    ...(file !== undefined && { checkIntegrity: async () => checkFile(file) }),
    needsRestart: () => (isDamaged ? "the database file is damaged; restore it from a backup" : undefined),
    async close() {
      messages.close();
      // The last connection to close empties the write-ahead log, which a read-only connection cannot do.
      if (reader !== writer) await reader.destroy();
      await writer.destroy();
      first?.close();
    },
  };
}

/** Checks a file on a connection of its own, whose cache is released afterwards. */
function checkFile(file: string): boolean {
  const connection = openConnection(file);
  try {
    return assertIntact(connection, file);
  } finally {
    connection.close();
  }
}

/** Opens one connection; see `openSqlite` for what it throws. Undefined opens a database in memory. */
export function openConnection(file: string | undefined): SqliteConnection {
  if (file === undefined) return prepare(new SqliteConnection(inMemory), file);
  try {
    return prepare(new SqliteConnection(file), file);
  } catch (error) {
    throw explainOpenFailure(file, error);
  }
}

const inMemory = ":memory:";

function prepare(connection: SqliteConnection, file: string | undefined): SqliteConnection {
  try {
    assertVersion(connection);
    if (file !== undefined) assertWriteAheadLog(connection, dirname(file));
    connection.execute("pragma synchronous = full; pragma wal_autocheckpoint = 4000");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function assertVersion(connection: SqliteConnection): void {
  const { rows } = connection.run<{ version: string }>("select sqlite_version() as version");
  const version = rows[0]?.version ?? "";
  const parts = version.split(".").map(Number);
  const at = oldestSqlite.findIndex((wanted, index) => parts[index] !== wanted);
  if (at !== -1 && (parts[at] ?? 0) < (oldestSqlite[at] ?? 0))
    throw new OperatorError(`SQLite ${version} is too old; install ${oldestSqlite.join(".")} or newer with npm ci.`);
}

/** Throws an OperatorError that names `DATA_DIR` where the file system does not support a write-ahead log. */
export function assertWriteAheadLog(connection: SqliteConnection, folder: string): void {
  const { rows } = connection.run<{ journal_mode: string }>("pragma journal_mode = wal");
  const mode = rows[0]?.journal_mode;
  if (mode !== "wal")
    throw new OperatorError(
      `DATA_DIR: ${folder} does not support SQLite's write-ahead log (journal_mode is ${mode}). ` +
        "Network file systems do not: name a folder on a local disk, or use PostgreSQL with DATABASE_URL.",
    );
}
