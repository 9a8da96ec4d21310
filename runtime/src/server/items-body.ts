import {
  decodeJsonLines,
  decodeJsonSequence,
  decodeMultipart,
  isJsonPart,
  type PartKind,
  StreamError,
} from "../streams/index.js";
import type { Issue, Result, Validator } from "../validate/index.js";
import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import type { PatternSteps } from "../validate/pattern-steps.js";
import { type BodyOptions, type RequestBody, withoutRoundedIntegers } from "./body.js";
import { streamOfChunks } from "./chunk-stream.js";
import { Failure, failureAt, Refusal } from "./failure.js";
import { parseJson } from "./json.js";
import { ExceededBound, type JsonBounds } from "./json-bounds.js";
import { collectedFormat } from "./listed-issues.js";
import { requestPatternSteps, withinSteps } from "./request-steps.js";

/**
 * A body that handlers receive as an iterable of its items, each validated as it arrives. Iterating throws a
 * {@link Failure} for an item that is malformed, too large (1,048,576 characters) or not valid, and above
 * `limits.stream`; if the handler lets it pass, it is the response.
 */
export function itemsBody(
  format: "json-lines" | "json-sequence",
  validator: Validator<unknown>,
  { required, exact }: BodyOptions,
): RequestBody {
  const decode = format === "json-lines" ? decodeJsonLines : decodeJsonSequence;
  const openStream = (
    chunks: AsyncIterable<Uint8Array>,
    _contentType: string,
    bounds: JsonBounds,
  ): AsyncIterable<unknown> => {
    const parse = (json: string): JsonItem => parseItem(json, bounds, exact);
    const items = decode(streamOfChunks(chunks), { parse }) as AsyncIterable<JsonItem>;
    return readItems(items, (item, index, steps) => valid(item, index, { validator, steps }));
  };
  return { required, decoders: [["*/*", { openStream }]] };
}

/**
 * A multipart body that handlers receive as an iterable of its parts, with the errors of {@link itemsBody}. `validator`
 * validates bodies that are JSON. A part has at most 1,048,576 bytes.
 */
export function partsBody(kind: PartKind, validator: Validator<unknown>, { required }: BodyOptions): RequestBody {
  const openStream = (
    chunks: AsyncIterable<Uint8Array>,
    contentType: string,
    bounds: JsonBounds,
  ): AsyncIterable<unknown> =>
    readItems(decodeMultipart(streamOfChunks(chunks), contentType), async ({ headers, body }, index, steps) => ({
      headers,
      body: isJsonPart(kind, headers) ? await valid(jsonOf(body, bounds), index, { validator, steps }) : body,
    }));
  return { required, decoders: [["*/*", { openStream }]] };
}

/** Reads each item, and locates errors by its index. */
async function* readItems<Item>(
  items: AsyncIterable<Item>,
  read: (item: Item, index: number, steps: PatternSteps) => Promise<unknown>,
): AsyncGenerator<unknown, void> {
  const steps = requestPatternSteps();
  let index = 0;
  try {
    for await (const item of items) {
      const value = await read(item, index, steps);
      index += 1;
      yield value;
    }
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    throw failureAt(
      error.code === "too-large" ? "too-large" : "malformed-body",
      `/${index}`,
      error.code,
      error.message,
    );
  }
}

interface JsonItem {
  readonly json: string;
  /** An `ExceededBound` for JSON that is not parsed: the decoder of a stream replaces errors by its own. */
  readonly value: unknown;
}

function parseItem(json: string, bounds: JsonBounds, exact?: BodyOptions["exact"]): JsonItem {
  try {
    const value = parseJson(json, bounds);
    return { json, value: exact === undefined ? value : exact(json, value) };
  } catch (error) {
    if (error instanceof ExceededBound) return { json, value: error };
    throw error;
  }
}

async function valid(
  { json, value }: JsonItem,
  index: number,
  { validator, steps }: { readonly validator: Validator<unknown>; readonly steps: PatternSteps },
): Promise<unknown> {
  if (value instanceof ExceededBound) {
    throw failureAt("malformed-body", `/${index}${value.path}`, value.code, value.message);
  }
  const validate = (item: unknown): Result<unknown> => validator.parse(item, collectedFormat);
  try {
    const first = withinSteps(steps, () => validate(value));
    const isSuspect = first.ok && mayHaveLongIntegers(json);
    const result = isSuspect ? await withoutRoundedIntegers(first.value, (read) => read(json), validate) : first;
    if (result.ok) return result.value;
    throw new Failure("invalid-request", { issues: atItem(result.issues, index) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Failure("invalid-request", { issues: atItem(error.issues ?? [], index) });
  }
}

/** Returns issues of an item with their path in the body. */
function atItem(issues: readonly Issue[], index: number): readonly Issue[] {
  return issues.map((issue) => ({ ...issue, path: `/${index}${issue.path}` }));
}

function jsonOf(body: Uint8Array, bounds: JsonBounds): JsonItem {
  try {
    return parseItem(new TextDecoder("utf-8", { fatal: true }).decode(body), bounds);
  } catch {
    throw new StreamError("malformed", "a part is not JSON");
  }
}
