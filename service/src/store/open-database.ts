import type { Database, DatabaseConfig } from "./database.js";

/** Opens a database without migrating it. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  // Imported on demand: a service that uses one driver starts faster and smaller without the other.
  if (config.kind === "postgres") return (await import("./postgresql/open-postgres.js")).openPostgres(config);
  return (await import("./sqlite/open-sqlite.js")).openSqlite(config);
}
