import { maxDepth } from "../validate/index.js";
import { ConfigurationError } from "./configuration-error.js";
import type { JsonBounds } from "./json-bounds.js";
import { defaultSendTimeout } from "./send-timeout.js";

/** Limits of requests. */
export interface ServerLimits {
  /** Maximum size of a body in bytes, including files; above it, the response is 413. Default: 8 MiB. */
  readonly body?: number;
  /** Bytes of a body that a handler receives as a stream. More is a 413. Default: that of `body`. */
  readonly stream?: number;
  /** Maximum nesting depth of JSON; above it, the response is 400. Default: 256, the maximum of validators. */
  readonly depth?: number;
  /** Maximum number of keys of an object in a JSON body; above it, the response is 400. Default: 100,000. */
  readonly keys?: number;
  /**
   * Maximum number of values in a JSON body, in all JSON fields of a form, or in an item of a stream: objects, arrays, texts, numbers, booleans and nulls
   * together; above it, the response is 400. It bounds the time for which a body of many small values blocks the event
   * loop. Default: 250,000.
   */
  readonly values?: number;
  /** Maximum number of parts of a form; above it, the response is 413. Default: 256. */
  readonly parts?: number;
  /** Maximum number of files of a form; above it, the response is 413. Default: 16. */
  readonly files?: number;
  /** Maximum size of a file in bytes; above it, the response is 413. Default: 8 MiB. */
  readonly file?: number;
  /** Maximum size of a form field in bytes; above it, the response is 413. Default: 1 MiB. */
  readonly field?: number;
  /** Maximum size of a part's headers in bytes; above it, the response is 400. Default: 8 KiB. */
  readonly partHeaders?: number;
  /**
   * Limits by operation id, for operations whose bodies are larger or smaller than others. A number is the maximum size of
   * a body in bytes; above it, the response is 413. Default: `x-max-body` of the specification, then the limits above or,
   * if it is smaller, the largest body that the schema allows.
   */
  readonly operations?: { readonly [operationId: string]: number | OperationLimits };
}

/** Limits of the bodies of one operation. `body` also applies to bodies that a handler receives as a stream. */
export interface OperationLimits extends Pick<ServerLimits, "body" | "depth" | "keys" | "values"> {}

/** Timeouts in milliseconds; 0 disables one. */
export interface ServerTimeouts {
  /** Timeout for reading a body; the response is then 408. Default: 30,000. */
  readonly body?: number;
  /** Timeout for a handler and its hooks; the response is then 503, and `signal` aborts. Default: 60,000. */
  readonly handler?: number;
  /**
   * How long the head of a stream is delayed for its first item. An error before that item gets an error response.
   * Default: 250.
   */
  readonly firstItem?: number;
  /**
   * How long a client may read nothing of a response that waits for it; the connection is then closed. For handlers of
   * node:http, Express and Fastify. Default: 60,000.
   */
  readonly send?: number;
}

export type Limits = Required<Omit<ServerLimits, "operations">>;

/** The default limits of JSON. */
export const defaultBounds: JsonBounds = { depth: maxDepth, keys: 100_000, values: 250_000 };

const mebibyte = 1024 * 1024;

/** What the limits of an operation follow from. */
interface BoundedOperation {
  readonly id: string;
  readonly maxBody?: number | undefined;
  readonly largestBody?: number;
}

/** Returns the limits of an operation. */
export function limitsOf({ id, maxBody, largestBody = Infinity }: BoundedOperation, limits: ServerLimits = {}): Limits {
  const { operations = {} } = limits;
  const given = Object.hasOwn(operations, id) ? operations[id] : undefined;
  const { body: own = maxBody, ...bounds } = typeof given === "number" ? { body: given } : (given ?? {});
  const body = own ?? Math.min(limits.body ?? 8 * mebibyte, largestBody);
  return checked({
    body,
    stream: own ?? limits.stream ?? body,
    depth: bounds.depth ?? limits.depth ?? defaultBounds.depth,
    keys: bounds.keys ?? limits.keys ?? defaultBounds.keys,
    values: bounds.values ?? limits.values ?? defaultBounds.values,
    parts: limits.parts ?? 256,
    files: limits.files ?? 16,
    // A larger body may be a single file.
    file: limits.file ?? Math.max(8 * mebibyte, own ?? 0),
    field: limits.field ?? mebibyte,
    partHeaders: limits.partHeaders ?? 8192,
  });
}

export function timeoutsOf(timeouts: ServerTimeouts = {}): Required<ServerTimeouts> {
  const { body = 30_000, handler = 60_000, firstItem = 250, send = defaultSendTimeout } = timeouts;
  return checked({ body, handler, firstItem, send });
}

/** Validates limits: NaN would disable one. */
function checked<Numbers extends object>(numbers: Numbers): Numbers {
  for (const [name, value] of Object.entries(numbers)) {
    if (!(typeof value === "number" && value >= 0)) {
      throw new ConfigurationError("invalid-option", `${name} must be a number of at least 0`);
    }
  }
  return numbers;
}
