import {
  decodeJsonLines,
  decodeJsonSequence,
  decodeMultipart,
  isJsonPart,
  type PartKind,
  StreamError,
} from "../streams/index.js";
import type { Validator } from "../validate/index.js";
import type { PatternSteps } from "../validate/pattern-steps.js";
import { type BodyOptions, type RequestBody, requireValid } from "./body.js";
import { streamOfChunks } from "./bytes.js";
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
  const options = exact === undefined ? {} : { parse: (json: string) => exact(json, JSON.parse(json)) };
  const openStream = (chunks: AsyncIterable<Uint8Array>): AsyncIterable<unknown> =>
    readItems(decode(streamOfChunks(chunks), options), (item, index, steps) =>
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
    readItems(decodeMultipart(streamOfChunks(chunks), contentType), ({ headers, body }, index, steps) => ({
      headers,
      body: isJsonPart(kind, headers) ? valid(jsonOf(body), index, { validator, steps }) : body,
    }));
  return { required, decoders: [["*/*", { openStream }]] };
}

/** Reads each item, and locates errors by its index. */
async function* readItems<Item>(
  items: AsyncIterable<Item>,
  read: (item: Item, index: number, steps: PatternSteps) => unknown,
): AsyncGenerator<unknown, void> {
  const steps = requestPatternSteps();
  let index = 0;
  try {
    for await (const item of items) {
      const value = read(item, index, steps);
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

function valid(
  item: unknown,
  index: number,
  { validator, steps }: { readonly validator: Validator<unknown>; readonly steps: PatternSteps },
): unknown {
  try {
    return withinPatternSteps(steps, () => requireValid(validator.parse(item, collectedFormat)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Failure("invalid-request", {
      issues: (error.issues ?? []).map((issue) => ({ ...issue, path: `/${index}${issue.path}` })),
    });
  }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new StreamError("malformed", "a part is not JSON");
  }
}
