import { setTimeout } from "node:timers/promises";
import { type Kysely, type MigrationProvider, Migrator, sql } from "kysely";
import { OperatorError } from "../../setting-error.js";
import type { Database } from "../database.js";
import type { Tables } from "../schema.js";
import { toSqlite } from "../sqlite/ddl.js";
import { statements as eventNumbering } from "./event-numbering.js";
import { statements as eventOrder } from "./event-order.js";
import { statements as eventValues } from "./event-values.js";
import { statements as gateway } from "./gateway.js";
import { statements as initial } from "./initial.js";
import { statements as memberIndexes } from "./member-indexes.js";
import { statements as newerValues } from "./newer-values.js";

/** The migrations in PostgreSQL's dialect, ordered by name. Names never change: the database records them. */
const migrations: Readonly<Record<string, readonly string[]>> = {
  "0001-initial": initial,
  "0002-event-order": eventOrder,
  "0003-event-numbering": eventNumbering,
  "0004-member-indexes": memberIndexes,
  "0005-gateway": gateway,
  "0006-newer-values": newerValues,
  "0007-event-values": eventValues,
};

/** The name of the last migration. */
export const latestMigration: string = Object.keys(migrations).toSorted().at(-1) ?? "";

/** Milliseconds that a statement of a migration may take, such as one that indexes a large table. */
const migrationLimit = 3_600_000;

/**
 * Milliseconds that a migration waits for the lock of a table, such as one that a backup reads. Statements of other instances wait behind
 * it, and must not reach their own limit.
 */
const lockLimit = 2_000;

/** Milliseconds before a migration that did not get a lock is attempted again. */
const lockPause = 3_000;

/**
 * Applies all pending migrations; several instances may do so at once. A failed migration has no effect, and its error
 * is thrown. Throws an OperatorError if the tables are of a newer version.
 */
export async function migrate({
  kind,
  kysely,
  allowLongStatements,
}: Pick<Database, "kind" | "kysely" | "allowLongStatements">): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: providerOf(kind) });
  const isPending = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined);
  const apply = async () => {
    const end = performance.now() + migrationLimit;
    for (;;) {
      const result = await migrator.migrateToLatest();
      if (!isLockTimeout(result.error) || performance.now() > end) return result;
      await setTimeout(lockPause);
    }
  };
  const { error } = await (isPending && allowLongStatements ? allowLongStatements(migrationLimit, apply) : apply());
  if (error === undefined) return;
  const unknown = /previously executed migration (\S+) is missing/.exec(
    error instanceof Error ? error.message : "",
  )?.[1];
  if (unknown === undefined) throw error;
  throw new OperatorError(
    `${kind === "embedded" ? "DATA_DIR" : "DATABASE_URL"}: the database was written by a newer version ` +
      `(migration ${unknown}). Start that version, or restore a backup made by this one. Nothing was changed.`,
  );
}

/** The oldest migration that can be exported: what later ones added is derived, or would be empty. */
const oldestExportable = "0003-event-numbering";

/**
 * Throws an OperatorError unless the tables exist and have all columns of an export. Changes nothing.
 */
export async function assertExportable(kysely: Kysely<Tables>): Promise<void> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.some(({ name }) => name === "kysely_migration")
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)).rows.map(({ name }) => name)
    : [];
  const last = names.toSorted().at(-1);
  if (last !== undefined && last >= oldestExportable && last <= latestMigration) return;
  throw new OperatorError(
    last !== undefined && last > latestMigration
      ? `The database was written by a newer version (migration ${last}). Run this command of that version.`
      : `The tables are of an older version (${last ?? "no migration"}). Bring them up to date with the version that made them, ` +
          "or with guildwire-service migrate.",
  );
}

/** Whether PostgreSQL has given up to wait for a lock. */
function isLockTimeout(error: unknown): boolean {
  return (error as { readonly code?: unknown } | undefined)?.code === "55P03";
}

function providerOf(kind: Database["kind"]): MigrationProvider {
  const translate = kind === "embedded" ? toSqlite : (statement: string) => statement;
  const up = (statements: readonly string[]) => async (kysely: Kysely<unknown>) => {
    if (kind !== "embedded") await sql.raw(`set local lock_timeout = ${lockLimit}`).execute(kysely);
    for (const statement of statements.map(translate))
      if (statement !== undefined) await sql.raw(statement).execute(kysely);
  };
  const entries = Object.entries(migrations).map(([name, statements]) => [name, { up: up(statements) }] as const);
  return { getMigrations: async () => Object.fromEntries(entries) };
}
