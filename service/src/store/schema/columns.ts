import type { ColumnType } from "kysely";

/** A document. It is read as a value and written as JSON text, which both drivers accept. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A document with a default. */
export type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

/** A `bigint` that is not an id: read as text, since a number would lose digits. */
export type Bits = ColumnType<string, string | bigint, string | bigint>;

/** Like `Bits`, with a default. */
export type DefaultBits = ColumnType<string, string | bigint | undefined, string | bigint>;
