import type { ColumnLayout } from "./tables.js";

/**
 * Exports are JSON Lines: a header, one line per row, and a trailer with a count and a checksum, which reveals missing
 * or changed lines.
 *
 * Rows contain ids and other 64-bit integers as strings, times in ISO 8601, bytes in base64, and documents unchanged.
 */
export const formatName = "guildwire-export";
export const formatVersion = 1;

export interface ExportHeader {
  readonly format: typeof formatName;
  readonly version: number;
  /** The last migration of the database, which determines its tables. */
  readonly migration: string;
  /** The greatest event number that readers can have seen. */
  readonly lastEvent: string;
}

export interface ExportedRow {
  readonly table: string;
  readonly row: unknown;
}

export interface ExportTrailer {
  readonly rows: number;
  /** Hexadecimal, of all lines before this one, line feeds included. */
  readonly sha256: string;
}

/** A value of a database as JSON. Keys of documents are sorted, so that equal rows are equal lines. */
export function toJson(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, toJson(inner)]));
}

/**
 * Converts a value that `toJson` wrote for a column to a statement parameter.
 *
 * Throws a RangeError with the expected value for any other value.
 */
export function fromJson(value: unknown, { type, isNullable }: ColumnLayout): unknown {
  if (value === null && isNullable) return null;
  const expected = (what: string): RangeError => new RangeError(`is not ${what}`);
  switch (type) {
    case "timestamptz": {
      const time = new Date(typeof value === "string" ? value : Number.NaN);
      if (Number.isNaN(time.getTime())) throw expected("a time in ISO 8601");
      return time;
    }
    case "blob":
      if (typeof value !== "string") throw expected("bytes in base64");
      return Buffer.from(value, "base64");
    case "json_text":
      return JSON.stringify(value);
    case "bigint":
      if (typeof value !== "string" || !isLong(value)) throw expected("an integer of 64 bits, as a string");
      return value;
    case "integer":
      if (!Number.isSafeInteger(value)) throw expected("an integer");
      return value;
    case "boolean":
      if (typeof value !== "boolean") throw expected("a boolean");
      return value;
    case "text_array":
      if (!Array.isArray(value) || value.some((item) => typeof item !== "string")) throw expected("a list of strings");
      return value;
    default:
      if (typeof value !== "string") throw expected("a string");
      return value;
  }
}

function isLong(text: string): boolean {
  return /^-?(?:0|[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}
