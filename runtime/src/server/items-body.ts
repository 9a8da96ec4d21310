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
import { collectedFormat } from "./listed-issues.js";
import { requestPatternSteps, withinPatternSteps } from "./pattern-limit.js";

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
  const parse = (json: string): JsonItem => {
    const value: unknown = JSON.parse(json);
    return { json, value: exact === undefined ? value : exact(json, value) };
  };
  const openStream = (chunks: AsyncIterable<Uint8Array>): AsyncIterable<unknown> =>
    readItems(decode(streamOfChunks(chunks), { parse }) as AsyncIterable<JsonItem>, (item, index, steps) =>
      valid(item, index, { validator, steps }),
    );
  return { required, decoders: [["*/*", { openStream }]] };
}

/**
 * A multipart body that handlers receive as an iterable of its parts, with the errors of {@link itemsBody}. `validator`
 * validates bodies that are JSON. A part has at most 1,048,576 bytes.
 */
export function partsBody(kind: PartKind, validator: Validator<unknown>, { required }: BodyOptions): RequestBody {
  const openStream = (chunks: AsyncIterable<Uint8Array>, contentType: string): AsyncIterable<unknown> =>
    readItems(decodeMultipart(streamOfChunks(chunks), contentType), async ({ headers, body }, index, steps) => ({
      headers,
      body: isJsonPart(kind, headers) ? await valid(jsonOf(body), index, { validator, steps }) : body,
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
  readonly value: unknown;
}

async function valid(
  { json, value }: JsonItem,
  index: number,
  { validator, steps }: { readonly validator: Validator<unknown>; readonly steps: PatternSteps },
): Promise<unknown> {
  const validate = (item: unknown): Result<unknown> => validator.parse(item, collectedFormat);
  try {
    const first = withinPatternSteps(steps, () => validate(value));
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

function jsonOf(body: Uint8Array): JsonItem {
  try {
    const json = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return { json, value: JSON.parse(json) };
  } catch {
    throw new StreamError("malformed", "a part is not JSON");
  }
}
