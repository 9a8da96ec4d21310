import { ApiError, type RequestDescription } from "../client/index.js";
import { parsed } from "../client/read.js";
import type { StreamFormat } from "../client/stream.js";
import { asNumbers } from "./composite.js";
import { ConversionError, type ConversionReference, conversionOf } from "./conversion.js";
import { conversionOfStatus, convertErrorBody, type ErrorConversions } from "./errors.js";
import { exactJson, stringifyExactly } from "./exact-json.js";

/** Conversions of the responses of one operation. */
export interface ResponseConversions {
  /** Conversion of the result, or of its `body` if the operation has several successes. */
  readonly result?: ConversionReference;
  /** By status, if the result is `{ status, body }`. */
  readonly results?: { readonly [status: string]: ConversionReference };
  readonly errors?: ErrorConversions;
}

/**
 * Converts the arguments of a call to their wire form.
 *
 * @throws ApiError of kind `argument` for values that cannot be sent, such as an invalid date.
 */
export function argumentsToWire<Arguments>(
  operationId: string,
  args: Arguments,
  conversion: ConversionReference,
): Arguments {
  try {
    return conversionOf(conversion).toWire(args) as Arguments;
  } catch (error) {
    throw asApiError(error, "argument", operationId);
  }
}

/** Returns the arguments of a call with another body. */
export function withBody<Arguments>(args: Arguments, body: unknown): Arguments {
  return { ...args, body };
}

/**
 * Converts the result of a call and the body of its error.
 *
 * Rejects like the call, and with an ApiError of kind `decode` for a response that cannot be converted.
 */
export async function converted<Result>(
  operationId: string,
  call: Promise<unknown>,
  { result, results, errors }: ResponseConversions,
): Promise<Result> {
  let received: unknown;
  try {
    received = await call;
  } catch (error) {
    convertErrorBody(error, errors);
    throw error;
  }
  const { value, exact } = received instanceof ExactResult ? received : { value: received, exact: undefined };
  try {
    if (results === undefined) return fromWire(result, value, exact) as Result;
    const { status, body } = value as { readonly status: number; readonly body: unknown };
    return { status, body: fromWire(conversionOfStatus(results, status), body, exact) } as Result;
  } catch (error) {
    throw asApiError(error, "decode", operationId);
  }
}

/**
 * Converts the items of a stream, and the body of its error. Throws an ApiError of kind `decode` for an item that cannot
 * be converted.
 */
export async function* convertedItems<Item>(
  operationId: string,
  items: AsyncIterable<unknown>,
  conversion: ConversionReference | undefined,
  errors?: ErrorConversions,
): AsyncGenerator<Item, void, undefined> {
  try {
    for await (const item of items) yield fromWire(conversion, asNumbers(item), item) as Item;
  } catch (error) {
    convertErrorBody(error, errors);
    throw asApiError(error, "decode", operationId);
  }
}

/** Makes a stream format parse items without losing digits of integers, for {@link convertedItems}. */
export function exactItems<Item>(format: StreamFormat<Item>): StreamFormat<Item> {
  const { checked = (item: Item) => item } = format;
  return {
    ...format,
    parse: (json) => exactJson(json, JSON.parse(json)),
    checked: (item) => asNumbers(checked(item)),
  };
}

class ExactResult {
  readonly value: unknown;
  /** The JSON body with bigints. */
  readonly exact: unknown;

  constructor(value: unknown, exact: unknown) {
    this.value = value;
    this.exact = exact;
  }
}

type Read = (response: Response) => Promise<unknown>;

/**
 * Makes `read` parse a response without losing digits of integers, for {@link converted}. Default: JSON, or nothing for
 * a 204.
 */
export function exactly(read: Read = parsed): Read {
  return async (response) => {
    // Bytes may be a stream without an end, which a copy would keep in memory. The default reads any type as JSON.
    if (read !== parsed && !/[/+]json *(;|$)/i.test(response.headers.get("content-type") ?? "/json"))
      return read(response);
    const copy = response.clone();
    const [value, text] = await Promise.all([read(response), copy.text()]);
    return new ExactResult(value, exactOrNothing(text));
  };
}

/** Parses JSON with bigints; undefined for other text. */
function exactOrNothing(text: string): unknown {
  try {
    return exactJson(text, undefined);
  } catch {
    return undefined;
  }
}

/** Encodes a JSON body that may contain bigints, which are sent as numbers. */
export function jsonWithBigints(value: unknown, type: string = "application/json"): RequestDescription["body"] {
  if (value === undefined) return undefined;
  return (draft) => {
    draft.headers["content-type"] = type;
    try {
      const text = stringifyExactly(value);
      if (text !== undefined) draft.body = text;
    } catch {
      throw new ApiError("argument", draft.id, "the body cannot be JSON");
    }
  };
}

function fromWire(conversion: ConversionReference | undefined, wire: unknown, exact: unknown): unknown {
  return conversion === undefined ? wire : conversionOf(conversion).fromWire(wire, exact);
}

function asApiError(error: unknown, kind: "argument" | "decode", operationId: string): unknown {
  if (!(error instanceof ConversionError)) return error;
  const message = kind === "argument" ? `invalid argument (${error.message})` : `invalid response (${error.message})`;
  return new ApiError(kind, operationId, message);
}
