import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Database } from "../store/database.js";
import { assertExportable, latestMigration } from "../store/migrations/index.js";
import type { Tables } from "../store/schema.js";
import {
  type ExportedRow,
  type ExportHeader,
  type ExportTrailer,
  formatName,
  formatVersion,
  toJson,
} from "./format.js";
import { pageSizeOf, readTableLayouts, type TableLayout } from "./tables.js";

/**
 * All rows of a snapshot of a database, as lines of an export; see `format.ts`. At most one page is in memory.
 *
 * @param onRow Receives the number of rows read and of all rows, after each row. Without it, the rows are not counted first.
 */
export async function* exportWorld(
  { reader, statements }: Pick<Database, "reader" | "statements">,
  onRow?: (done: number, total: number) => void,
): AsyncGenerator<string, void, undefined> {
  await assertExportable(reader);
  const layouts = await readExistingLayouts(reader);
  const hash = createHash("sha256");
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const transaction = await reader
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    const { last } = await transaction
      .selectNoFrom(statements.eventOrder.lastVisible.as("last"))
      .executeTakeFirstOrThrow();
    const header: ExportHeader = {
      format: formatName,
      version: formatVersion,
      migration: latestMigration,
      lastEvent: last,
    };
    yield line(header);
    const total = onRow === undefined ? 0 : await countRows(transaction, layouts);
    let rows = 0;
    for (const layout of layouts)
      for await (const row of readRows(transaction, layout)) {
        rows += 1;
        onRow?.(rows, total);
        yield line({ table: layout.name, row: toJson(row) } satisfies ExportedRow);
      }
    yield `${JSON.stringify({ rows, sha256: hash.digest("hex") } satisfies ExportTrailer)}\n`;
  } finally {
    await transaction.rollback().execute();
  }
}

/** Without the tables and columns of migrations that the database lacks: they would be empty. */
async function readExistingLayouts(reader: Database["reader"]): Promise<readonly TableLayout[]> {
  const existing = new Map((await reader.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  return (await readTableLayouts()).flatMap((layout) => {
    const names = existing.get(layout.name)?.map(({ name }) => name);
    if (names === undefined) return [];
    return [{ ...layout, columns: new Map([...layout.columns].filter(([name]) => names.includes(name))) }];
  });
}

async function countRows(transaction: Transaction<Tables>, layouts: readonly TableLayout[]): Promise<number> {
  const counts = layouts.map(({ name }) => sql`(select count(*) from ${sql.table(name)})`);
  const { rows } = await sql<{ total: unknown }>`select ${sql.join(counts, sql` + `)} as total`.execute(transaction);
  return Number(rows[0]?.total);
}

async function* readRows(
  transaction: Transaction<Tables>,
  layout: TableLayout,
): AsyncGenerator<Record<string, unknown>, void, undefined> {
  const { name, columns, key } = layout;
  const pageSize = pageSizeOf(layout);
  const selected = sql.join([...columns.keys()].map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const values: Record<string, unknown> | undefined = last;
    const behind =
      values === undefined ? sql`` : sql`where (${order}) > (${sql.join(key.map((column) => values[column]))})`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${selected} from ${sql.table(name)} ${behind} order by ${order} limit ${pageSize}`.execute(transaction);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}
