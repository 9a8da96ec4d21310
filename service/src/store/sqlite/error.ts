/** An error of SQLite with the SQLSTATE code that PostgreSQL uses for the same failure. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  /** Five characters: `23505` for a duplicate key. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The code for a file that is locked by another process. */
export const locked = "55P03";

/** The code for a file that is damaged or not a database. */
export const damaged = "XX001";

/**
 * SQLSTATE codes by the beginning of SQLite's messages. The driver omits result codes from some errors, and SQLite's
 * messages have been stable for many years.
 */
const sqlStates: readonly (readonly [message: string, code: string])[] = [
  ["CHECK constraint failed: integer_range", "22003"],
  ["CHECK constraint failed: storable_json", "22P05"],
  ["CHECK constraint failed", "23514"],
  ["UNIQUE constraint failed", "23505"],
  ["FOREIGN KEY constraint failed", "23503"],
  ["NOT NULL constraint failed", "23502"],
  ["attempt to write a readonly database", "25006"],
  ["database is locked", locked],
  ["database or disk is full", "53100"],
  ["no such table", "42P01"],
  ["unable to open database file", "58P01"],
  ["disk I/O error", "58030"],
  ["database disk image is malformed", damaged],
  ["file is not a database", damaged],
];

/**
 * Converts an error of the driver to a SqliteError; other errors are returned unchanged. Neither contains values of the
 * statement.
 */
export function toSqliteError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = sqlStates.find(([message]) => error.message.startsWith(message));
  // Errors on opening have no code.
  if (known === undefined && (error as { code?: unknown }).code !== "ERR_SQLITE_ERROR") return error;
  return new SqliteError(known?.[1] ?? "XX000", error.message, { cause: error });
}
