import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { OperatorError } from "../setting-error.js";
import type { Database } from "../store/database.js";
import { latestMigration, migrate } from "../store/migrations/index.js";
import { fillFromUsers } from "../store/migrations/member-indexes.js";
import type { Tables } from "../store/schema.js";
import { formatName, formatVersion, fromJson } from "./format.js";
import { pageSizeOf, readTableLayouts, type TableLayout } from "./tables.js";

/** The greatest event number that an export may have, so that the database can still count up. */
const greatestEvent = 2n ** 62n;

/** Tables with one row that migrations insert. */
const prefilled = new Set(["clock", "outbox_floor"]);

/**
 * Fills an empty database with the lines of an export, completely or not at all. Returns the number of rows.
 *
 * Throws an OperatorError that names the line for an export that is damaged, incomplete or of a newer version, and for
 * a database that contains data.
 */
export async function importWorld(database: Database, lines: AsyncIterable<string>): Promise<number> {
  await migrate(database);
  const layouts = new Map((await readTableLayouts()).map((layout) => [layout.name, layout]));
  return database.kysely.transaction().execute(async (transaction) => {
    await empty(transaction, [...layouts.keys()]);
    const reader = new ExportReader(layouts);
    let batch: { readonly layout: TableLayout; readonly rows: Record<string, unknown>[] } | undefined;
    const flush = async (): Promise<void> => {
      if (batch === undefined) return;
      await transaction
        .insertInto(batch.layout.name as keyof Tables)
        .values(batch.rows as never)
        .execute()
        .catch((error: unknown) => {
          throw reader.explain(error);
        });
      batch = undefined;
    };
    for await (const line of lines) {
      const read = reader.read(line);
      if (read === undefined) continue;
      if (batch?.layout !== read.layout || batch.rows.length === pageSizeOf(read.layout)) await flush();
      batch ??= { layout: read.layout, rows: [] };
      batch.rows.push(read.row);
    }
    await flush();
    await sql.raw(fillFromUsers()).execute(transaction);
    const { rows, lastEvent } = reader.end();
    await database.statements.eventOrder.continueBehind(transaction, lastEvent);
    return rows;
  });
}

async function empty(transaction: Transaction<Tables>, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    if (prefilled.has(name)) await sql`delete from ${sql.table(name)}`.execute(transaction);
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction);
    if (rows.length > 0)
      throw new OperatorError(
        `The database already contains data (table ${name}). Import into an empty one: another DATA_DIR or DATABASE_URL.`,
      );
  }
}

/** Reads the lines of an export in order, and checks them. */
class ExportReader {
  readonly #layouts: ReadonlyMap<string, TableLayout>;
  readonly #hash = createHash("sha256");
  #number = 0;
  #rows = 0;
  #hasHeader = false;
  /** The greatest event number; an export of a busy PostgreSQL also contains events that were not yet visible. */
  #lastEvent = 0n;
  readonly #counts = new Map<string, number>();
  #isComplete = false;

  constructor(layouts: ReadonlyMap<string, TableLayout>) {
    this.#layouts = layouts;
  }

  /** The row of a line; undefined for the header and the trailer. */
  read(line: string): { readonly layout: TableLayout; readonly row: Record<string, unknown> } | undefined {
    this.#number += 1;
    if (this.#isComplete) throw this.#error("follows the end of the export");
    const value = this.#parse(line);
    if (!this.#hasHeader) return this.#readHeader(value, line);
    if (Object.hasOwn(value, "sha256")) return this.#readTrailer(value);
    this.#hash.update(`${line}\n`);
    this.#rows += 1;
    return this.#readRow(value);
  }

  end(): { readonly rows: number; readonly lastEvent: string } {
    if (!this.#isComplete)
      throw new OperatorError(`The export is incomplete: it ends after line ${this.#number}. Nothing was imported.`);
    for (const table of prefilled)
      if (this.#counts.get(table) !== 1)
        throw new OperatorError(`The export has no row of ${table}, or several. Nothing was imported.`);
    return { rows: this.#rows, lastEvent: String(this.#lastEvent) };
  }

  /** Reports a database error about values or constraints (classes 22 and 23) as an error of the last rows. */
  explain(error: unknown): unknown {
    if (!(error instanceof Error) || !/^2[23]/.test(String((error as { code?: unknown }).code))) return error;
    return this.#error(`or one of the 200 before it does not fit the database (${error.message})`);
  }

  #parse(line: string): Record<string, unknown> {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw this.#error("is not JSON");
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw this.#error("is not a JSON object");
    return value as Record<string, unknown>;
  }

  #readHeader({ format, version, migration, lastEvent }: Record<string, unknown>, line: string): undefined {
    if (format !== formatName) throw this.#error("is not the header of an export of guildwire-service");
    if (version !== formatVersion || typeof migration !== "string" || migration > latestMigration)
      throw this.#error(`was written by a newer version (format ${version}, ${migration}): install that version`);
    if (typeof lastEvent !== "string" || !/^\d{1,19}$/.test(lastEvent) || BigInt(lastEvent) > greatestEvent)
      throw this.#error("has no lastEvent of at most 62 bits");
    this.#lastEvent = BigInt(lastEvent);
    this.#hasHeader = true;
    this.#hash.update(`${line}\n`);
  }

  #readTrailer({ rows, sha256 }: Record<string, unknown>): undefined {
    if (rows !== this.#rows) throw this.#error(`counts ${rows} rows, but ${this.#rows} were read`);
    if (sha256 !== this.#hash.digest("hex")) throw this.#error("has another checksum than the lines above it");
    this.#isComplete = true;
  }

  #readRow({ table, row }: Record<string, unknown>): { layout: TableLayout; row: Record<string, unknown> } {
    const layout = this.#layouts.get(String(table));
    if (layout === undefined) throw this.#error(`is of an unknown table, ${JSON.stringify(table)}`);
    if (typeof row !== "object" || row === null || Array.isArray(row)) throw this.#error("has no row");
    const entries = Object.entries(row).map(([column, value]) => {
      const known = layout.columns.get(column);
      if (known === undefined)
        throw this.#error(`has a column that ${layout.name} does not, ${JSON.stringify(column)}`);
      try {
        return [column, fromJson(value, known)] as const;
      } catch (error) {
        throw this.#error(`is not valid: ${column} of ${layout.name} ${(error as RangeError).message}`);
      }
    });
    this.#count(layout.name);
    const number = (row as { readonly transaction_id?: unknown }).transaction_id;
    if (typeof number === "string" && BigInt(number) > this.#lastEvent) this.#lastEvent = BigInt(number);
    return { layout, row: Object.fromEntries(entries) };
  }

  #count(table: string): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  #error(problem: string): OperatorError {
    return new OperatorError(`Line ${this.#number} of the export ${problem}. Nothing was imported.`);
  }
}
