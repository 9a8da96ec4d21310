import type { Database, DatabaseConfig } from "./database.js";

/** Opens a database as it is: `migrate` brings its tables up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  // Imported on demand: a service on one of them starts sooner, and smaller, without the other's driver.
  if (config.kind === "postgres") return (await import("./open-postgres.js")).openPostgres(config);
  return (await import("./sqlite/open-sqlite.js")).openSqlite(config);
}
