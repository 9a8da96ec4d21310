import { decodeJsonLines, decodeJsonSequence, StreamError } from "../streams/index.js";
import type { Issue, Validator } from "../validate/index.js";
import type { BodyOptions, RequestBody } from "./body.js";
import { streamOfChunks } from "./bytes.js";
import { Failure, failureAt } from "./failure.js";
import { collectedFormat } from "./listed-issues.js";

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
    validItems(decode(streamOfChunks(chunks), options), validator);
  return { required, decoders: [["*/*", { openStream }]] };
}

async function* validItems(
  items: AsyncIterable<unknown>,
  validator: Validator<unknown>,
): AsyncGenerator<unknown, void> {
  let index = 0;
  try {
    for await (const item of items) {
      const result = validator.parse(item, collectedFormat);
      if (!result.ok) throw new Failure("invalid-request", { issues: result.issues.map((one) => below(index, one)) });
      index += 1;
      yield result.value;
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

function below(index: number, issue: Issue): Issue {
  return { ...issue, path: `/${index}${issue.path}` };
}
