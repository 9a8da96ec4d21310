import { sql } from "kysely";
import { migrate } from "../store/migrations/index.js";
import { openSqlite } from "../store/sqlite/open-sqlite.js";

export interface ColumnLayout {
  /** The declared type; see `store/sqlite/ddl.ts`. */
  readonly type: string;
  readonly isNullable: boolean;
}

/** The structure of a table for exports and imports. */
export interface TableLayout {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnLayout>;
  /** The columns of its primary key, in order. */
  readonly key: readonly string[];
}

/**
 * Tables that are not exported. The event numbering belongs to the database; an export only contains the number that
 * new events must exceed. Sessions of the gateway end with their connections, and their ids are secrets.
 */
const excludedTables = new Set(["event_numbering", "gateway_sessions"]);

/** Columns with copies from other tables, which an import fills. */
const derivedColumns: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["members", new Set(["username_folded", "application_id"])],
]);

/** Maximum number of rows in memory; few for tables whose rows can contain a file. */
export function pageSizeOf({ columns }: TableLayout): number {
  return [...columns.values()].some(({ type }) => type === "blob") ? 8 : 200;
}

/** The tables of the latest migration, each after those that it references. */
export async function readTableLayouts(): Promise<readonly TableLayout[]> {
  const database = await openSqlite({ kind: "embedded" });
  try {
    await migrate(database);
    const { rows: tables } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'
      order by rowid`.execute(database.kysely);
    return await Promise.all(
      tables
        .filter(({ name }) => !excludedTables.has(name))
        .map(async ({ name }) => {
          const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
            select name, type, "notnull", pk from pragma_table_info(${name})`.execute(database.kysely);
          return {
            name,
            columns: new Map(
              rows
                .filter((column) => derivedColumns.get(name)?.has(column.name) !== true)
                .map(({ name, type, notnull }) => [name, { type: type.toLowerCase(), isNullable: notnull === 0 }]),
            ),
            key: rows
              .filter(({ pk }) => pk > 0)
              .toSorted((one, other) => one.pk - other.pk)
              .map((column) => column.name),
          };
        }),
    );
  } finally {
    await database.close();
  }
}
