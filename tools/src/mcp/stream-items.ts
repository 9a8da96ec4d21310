import type { ModelOperation } from "@guildwire/generator";
import {
  decodeEvents,
  decodeJsonLines,
  decodeJsonSequence,
  decodeMultipart,
  StreamError,
  type StreamPart,
} from "@guildwire/runtime/streams";

type StreamFormat = NonNullable<ModelOperation["responses"][number]["content"][number]["stream"]>["format"];

/** The beginning of a stream. */
export interface ReadItems {
  readonly items: readonly unknown[];
  /** Why reading has ended. */
  readonly end: string;
}

/** Maximum length of an item in characters. */
const maxItem = 1_048_576;

/** The format of a response's body; undefined if it is not a stream of items. */
export function streamFormatOf(operation: ModelOperation, response: Response): StreamFormat | undefined {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "text/event-stream") return "events";
  const media = operation.responses.flatMap(({ content }) => content).find(({ mediaType }) => mediaType === type);
  return media?.stream?.format;
}

/**
 * Reads items until there are enough, or the stream ends, and cancels the rest.
 *
 * @param late Aborts when the time is over.
 */
export async function readItems(
  { body, headers }: Pick<Response, "headers"> & { readonly body: ReadableStream<Uint8Array> },
  format: StreamFormat,
  {
    maxItems,
    maxCharacters,
    late,
  }: { readonly maxItems: number; readonly maxCharacters: number; readonly late: AbortSignal },
): Promise<ReadItems> {
  const items: unknown[] = [];
  let characters = 0;
  try {
    for await (const item of decoded(body, { format, contentType: headers.get("content-type") ?? "" }, late)) {
      items.push(item);
      characters += JSON.stringify(item).length;
      // Leaving the loop cancels the stream.
      if (items.length >= maxItems) return { items, end: `${maxItems} items were read; more may follow` };
      if (characters >= maxCharacters) return { items, end: `${maxCharacters} characters were read; more may follow` };
    }
    return { items, end: "the stream has ended" };
  } catch (error) {
    if (late.aborted) return { items, end: "the time is over; more may follow" };
    return { items, end: error instanceof StreamError ? error.message : "the connection was lost" };
  }
}

async function* decoded(
  body: ReadableStream<Uint8Array>,
  { format, contentType }: { readonly format: StreamFormat; readonly contentType: string },
  signal: AbortSignal,
): AsyncGenerator<unknown, void, undefined> {
  if (format === "json-lines") yield* decodeJsonLines(body, { maxItem, signal });
  else if (format === "json-sequence") yield* decodeJsonSequence(body, { maxItem, signal });
  else if (format === "multipart")
    for await (const part of decodeMultipart(body, contentType, { maxItem, signal })) yield readablePart(part);
  else {
    for await (const { event, id, data } of decodeEvents(body, { maxItem, signal })) {
      yield { event, ...(id !== undefined && { id }), data: jsonOrText(data) };
    }
  }
}

/** A part as agents read it: JSON as a value, text as text, and the size of other bodies. */
function readablePart({ headers, body }: StreamPart): object {
  const contentType = headers.get("content-type") ?? "text/plain";
  if (!isReadable(contentType)) return { contentType, omitted: `${body.length} bytes` };
  const text = new TextDecoder().decode(body);
  return { contentType, body: /[/+]json\b/i.test(contentType) ? jsonOrText(text) : text };
}

/** Whether bodies of a media type are text. */
export function isReadable(contentType: string): boolean {
  return /^text\/|[/+](json|xml|yaml|javascript)\b|x-www-form-urlencoded/i.test(contentType);
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
