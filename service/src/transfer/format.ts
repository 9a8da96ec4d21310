/**
 * Exports are JSON Lines: a header, one line per row, and a trailer that proves that nothing is missing or changed.
 *
 * Rows hold ids and other 64-bit integers as strings, times in ISO 8601, bytes in base64, and documents as they are.
 */
export const formatName = "guildwire-export";
export const formatVersion = 1;

export interface ExportHeader {
  readonly format: typeof formatName;
  readonly version: number;
  /** The last migration of the database, which says what its tables were like. */
  readonly migration: string;
  /** The greatest number that readers of events can have seen. */
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

/** What `toJson` has written of a column, as a parameter of a statement. `type` is the declared type of the column. */
export function fromJson(value: unknown, type: string): unknown {
  if (value === null) return null;
  switch (type) {
    case "timestamptz":
      return new Date(value as string);
    case "blob":
      return Buffer.from(value as string, "base64");
    case "json_text":
      return JSON.stringify(value);
    default:
      return value;
  }
}
