import { type HeaderReader, type HeaderTable, jsonHeader, readHeaders } from "../client/index.js";
import { asNumbers } from "./composite.js";
import { ConversionError, type ConversionReference, conversionOf } from "./conversion.js";
import { exactJson } from "./exact-json.js";
import { exactInteger } from "./int64.js";

/** Parses a JSON integer with all digits: a bigint if a number would lose some. */
export const exactIntegerHeader: HeaderReader = (text) => {
  const value = exactInteger(text);
  return typeof value === "string" ? undefined : value;
};

/** Parses JSON with bigints for integers that a number cannot represent. */
export const exactJsonHeader: HeaderReader = (text) => {
  const value = jsonHeader(text);
  return value === undefined ? undefined : exactJson(text, value);
};

/** Reads a header and converts its value. A value that cannot be converted is malformed. */
export function convertedHeader(read: HeaderReader, conversion: ConversionReference): HeaderReader {
  return (text) => {
    const wire = read(text);
    if (wire === undefined) return undefined;
    try {
      return conversionOf(conversion).fromWire(asNumbers(wire), wire);
    } catch (error) {
      if (error instanceof ConversionError) return undefined;
      throw error;
    }
  };
}

/** The names of headers in code, by status and name. */
export interface HeaderKeys extends HeaderTable {
  readonly [status: string]: {
    readonly [name: string]: HeaderTable[string][string] & { readonly key?: string };
  };
}

/** Reads the headers of a response by their names in code, as {@link readHeaders} does by their names. */
export function readHeadersByKey(
  operationId: string,
  response: Pick<Response, "status" | "headers">,
  table: HeaderKeys,
): object {
  return headersByKey(readHeaders(operationId, response, table), response.status, table);
}

/** Returns decoded headers by their names in code, also in lower case. They are read on access. */
export function headersByKey<Decoded extends object | undefined>(
  decoded: Decoded,
  status: number | string,
  table: HeaderKeys,
): Decoded {
  if (decoded === undefined) return decoded;
  const described = table[status] ?? table[`${`${status}`[0]}XX`] ?? table["default"] ?? {};
  const renamed = Object.create(null) as object;
  for (const [name, { key = name }] of Object.entries(described)) {
    const get = (): unknown => (decoded as Readonly<Record<string, unknown>>)[name];
    const { enumerable = false } = Object.getOwnPropertyDescriptor(decoded, name) ?? {};
    Object.defineProperty(renamed, key, { get, enumerable });
    if (!(key.toLowerCase() in renamed)) Object.defineProperty(renamed, key.toLowerCase(), { get });
  }
  return renamed as Decoded;
}
