import { ApiError } from "./error.js";

/** Parses a header. Returns undefined for an invalid value. */
export type HeaderReader = (text: string) => unknown;

/** Readers of response headers by status (`200`, `2XX`, `default`) and name. */
export interface HeaderTable {
  readonly [status: string]: {
    readonly [name: string]: { readonly read: HeaderReader; readonly required?: boolean };
  };
}

/** Reads the headers of an operation's responses. `Headers`: their types by status. */
export interface ResponseHeaderReader<Headers extends object> {
  (response: Pick<Response, "status" | "headers">): object;
  /** Type only; absent at run time. */
  readonly types?: Headers;
}

/** The headers of a response by their specified and lower-case names. */
export type DecodedHeaders<Headers extends object> = Headers & {
  readonly [Name in keyof Headers & string as Lowercase<Name>]: Headers[Name];
};

/** The result of a call with its status and headers, discriminated by status. */
export type ResultWithHeaders<Data, Headers extends object> = {
  readonly [Status in keyof Headers]: {
    readonly data: Data extends { readonly status: infer Own extends number; readonly body: unknown }
      ? Status extends Own
        ? Data
        : Own extends Status
          ? Data
          : never
      : Data;
    readonly status: Status extends number ? Status : number;
    readonly headers: Headers[Status] extends object ? DecodedHeaders<Headers[Status]> : never;
    readonly response: Response;
  };
}[keyof Headers];

/**
 * Reads the headers of a response lazily, so that an invalid one does not affect the others: accessing it throws an
 * ApiError of kind `decode`. Absent optional headers are undefined.
 */
export function readHeaders(
  operationId: string,
  { status, headers }: Pick<Response, "status" | "headers">,
  table: HeaderTable,
): object {
  const described = table[status] ?? table[`${`${status}`[0]}XX`] ?? table["default"];
  const decoded = Object.create(null) as object;
  for (const [name, { read, required }] of Object.entries(described ?? {})) {
    const get = (): unknown => {
      const text = headers.get(name);
      if (text === null && !required) return undefined;
      const value = text === null ? undefined : read(text);
      if (value !== undefined) return value;
      const problem = text === null ? "missing, or hidden from pages of this origin" : "malformed";
      throw new ApiError("decode", operationId, `the response header ${name} is ${problem}`);
    };
    Object.defineProperty(decoded, name, { get, enumerable: headers.has(name) });
    if (!(name.toLowerCase() in decoded)) Object.defineProperty(decoded, name.toLowerCase(), { get });
  }
  return decoded;
}

/** Returns the text unchanged. */
export const textHeader: HeaderReader = (text) => text;

/** Parses a JSON integer up to 2^53. */
export const integerHeader: HeaderReader = (text) =>
  /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Parses a JSON number. */
export const numberHeader: HeaderReader = (text) =>
  /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;

/** Parses `true` or `false`. */
export const booleanHeader: HeaderReader = (text) =>
  /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : undefined;

/** Parses JSON. */
export const jsonHeader: HeaderReader = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses JSON, or returns other text unchanged: for a header that may be text or another type. */
export const anyHeader: HeaderReader = (text) => jsonHeader(text) ?? text;

/** Parses `blue,black`; white space around commas is ignored. */
export function listHeader(read: HeaderReader = textHeader): HeaderReader {
  return (text) => {
    const items = (text.trim() === "" ? [] : text.split(",")).map((item) => read(item.trim()));
    return items.includes(undefined) ? undefined : items;
  };
}

/** Parses `R,100,G,200`, or `R=100,G=200` exploded. A property without a reader is text. */
export function objectHeader(
  explode: boolean,
  readers: { readonly [property: string]: HeaderReader } = {},
): HeaderReader {
  return (text) => {
    const items = text.split(",").map((item) => item.trim());
    if (!explode && items.length % 2 === 1) return undefined;
    const object: Record<string, unknown> = Object.create(null);
    for (let index = 0; index < items.length; index += explode ? 1 : 2) {
      const item = items[index] as string;
      const equals = item.indexOf("=");
      if (explode && equals < 0) return undefined;
      const name = explode ? item.slice(0, equals) : item;
      const read = (Object.hasOwn(readers, name) && readers[name]) || textHeader;
      const value = read(explode ? item.slice(equals + 1) : (items[index + 1] as string));
      if (value === undefined) return undefined;
      object[name] = value;
    }
    return object;
  };
}
