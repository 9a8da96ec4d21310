import type { StatementColumnMetadata } from "@photostructure/sqlite";
import { SqliteError } from "./error.js";

/** A value that SQLite stores. */
export type StoredValue = null | bigint | number | string | Uint8Array;

const least = -(2n ** 63n);
const greatest = 2n ** 63n - 1n;

/**
 * Converts a parameter to the value that SQLite stores: times to milliseconds since 1970, lists to JSON.
 *
 * Throws a SqliteError with PostgreSQL's code for values that PostgreSQL rejects, so that both databases store the same
 * values: 22003 for integers above 64 bits, 22021 for the character NUL.
 */
export function encode(value: unknown): StoredValue {
  switch (typeof value) {
    case "string":
      if (value.includes("\0")) throw new SqliteError("22021", "a string contains the character NUL");
      return value;
    case "number":
      // The driver would bind a number as a floating-point value.
      return Number.isSafeInteger(value) ? BigInt(value) : value;
    case "bigint":
      if (value < least || value > greatest) throw new SqliteError("22003", "an integer has more than 64 bits");
      return value;
    case "boolean":
      return value ? 1n : 0n;
    default:
      return encodeObject(value);
  }
}

function encodeObject(value: unknown): StoredValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return BigInt(value.getTime());
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return encode(JSON.stringify(value));
  throw new TypeError(`a value of type ${Object.prototype.toString.call(value)} is no parameter of a statement`);
}

export type Decode = (value: never) => unknown;

/** Decoders by declared type. Values of other types are returned as stored. */
const decoders: { readonly [type: string]: Decode } = {
  bigint: (value: bigint) => String(value),
  boolean: (value: bigint) => value !== 0n,
  timestamptz: (value: bigint) => new Date(Number(value)),
  json_text: (value: string) => JSON.parse(value) as unknown,
  text_array: (value: string) => JSON.parse(value) as unknown,
  blob: (value: Uint8Array) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
};

function decodeInteger(value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`cast ${value} to text: a number would lose digits`);
  return number;
}

/** The decoder of a result column. Integers of expressions, which have no declared type, become numbers. */
export function decoderOf({ type }: StatementColumnMetadata): Decode {
  return decoders[type?.toLowerCase() ?? ""] ?? decodeInteger;
}
