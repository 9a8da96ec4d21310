import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { OperatorError } from "../setting-error.js";
import type { Database } from "../store/database.js";
import { postgresStatements } from "../store/postgresql/postgres-statements.js";
import type { Tables } from "../store/schema.js";

type PGlite = import("@electric-sql/pglite").PGlite;

/** The parts of a database that an export needs. */
export type ExportedDatabase = Pick<Database, "reader" | "statements"> & { close(): Promise<void> };

/**
 * Opens the embedded PostgreSQL of version 0.1, to export it. Its tables are not changed.
 *
 * Throws an OperatorError if the optional package that reads it is not installed, or fails.
 */
export async function openFormerDatabase(folder: string): Promise<ExportedDatabase> {
  const { PGlite, types } = await import("@electric-sql/pglite").catch((cause: unknown) => {
    throw new OperatorError(
      `DATA_DIR: ${folder} is of version 0.1, which only the optional package @electric-sql/pglite can read. ` +
        "Install it: npm install @electric-sql/pglite",
      { cause },
    );
  });
  const database = await PGlite.create({
    dataDir: folder,
    // Ids have 64 bits, and a number would lose digits.
    parsers: { [types.INT8]: (text: string) => text },
  }).catch((cause: unknown) => {
    throw new OperatorError(
      `DATA_DIR: ${folder} cannot be opened (${cause instanceof Error ? cause.message : String(cause)}). ` +
        "Stop the version that made it before exporting; an interrupted start of that version can repair it.",
      { cause },
    );
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(database) }) });
  return {
    reader: kysely,
    statements: postgresStatements,
    async close() {
      await kysely.destroy();
      if (!database.closed) await database.close();
    },
  };
}

/** The embedded database as a pool of one connection. */
function poolOf(database: PGlite): PostgresPool {
  return {
    async connect(): Promise<PostgresPoolClient> {
      const query = async (statement: string, parameters: readonly unknown[]) => {
        const { rows } = await database.query(statement, [...parameters]);
        return { command: "SELECT", rowCount: rows.length, rows };
      };
      return { query: query as PostgresPoolClient["query"], release: () => {} };
    },
    end: () => database.close(),
  };
}
