import {
  type DecodeOptions,
  decodeEvents,
  decodeJsonLines,
  decodeJsonSequence,
  decodeMultipart,
  isJsonPart,
  type ServerSentEvent,
  StreamError,
  type StreamPart,
  type StreamPosition,
} from "../streams/index.js";
import type { CallOptions, Client } from "./client.js";
import { systemClock } from "./clock.js";
import { readsItems } from "./draft.js";
import { ApiError } from "./error.js";
import type { RequestDescription } from "./request.js";
import { send } from "./send.js";

/** Additional options of a call with a streamed response. */
export interface StreamOptions {
  /**
   * Validates each item (for events: its data), for example with a generated validator. The stream ends with a
   * StreamError,
   * `invalid-item`, at the first invalid item. Default: none.
   */
  readonly validate?: { readonly is: (value: unknown) => boolean } | undefined;
  /** Maximum size of an item in characters (parts: bytes). Default: 1,048,576. */
  readonly maxItem?: number | undefined;
}

/** How to decode the body of a response into items. */
export interface StreamFormat<Item> {
  /** Media type for the header `Accept`. */
  readonly accept: string;
  readonly decode: (
    stream: ReadableStream<Uint8Array>,
    contentType: string,
    options: DecodeOptions,
  ) => AsyncGenerator<Item, void, undefined>;
  /** Parses the JSON of an item. Default: `JSON.parse`. */
  readonly parse?: (json: string) => unknown;
  /** Returns the value that `validate` checks. Default: the item. */
  readonly checked?: (item: Item) => unknown;
}

/**
 * Yields the items of a response as they arrive. The call starts with the iteration; leaving the loop or aborting the
 * signal ends it. `timeout` applies until the response starts.
 *
 * An interrupted stream of events is resumed after its last id, as often as the option `retry` allows without a new
 * event, unless the server requires a longer delay than `maxDelay`. Any other stream throws an ApiError of kind
 * `network`.
 */
export async function* openStream<Item>(
  client: Client,
  request: RequestDescription,
  format: StreamFormat<Item>,
  options: CallOptions & StreamOptions = {},
): AsyncGenerator<Item, void, undefined> {
  const { retry = client.settings().retry } = options;
  const { clock = systemClock } = client.settings();
  const { attempts = retry === false ? 1 : 3, maxDelay = 60 } = retry || {};
  let lastId: string | undefined;
  let delay = Math.min(1000, maxDelay * 1000);
  const onPosition = (position: StreamPosition): void => {
    lastId = position.id ?? lastId;
    delay = position.retry ?? delay;
  };
  for (let attempt = 1; ; attempt++) {
    const response = await send<Response>(client, streamRequest(request, format.accept, lastId), options);
    try {
      for await (const item of itemsOf(response, format, { ...options, onPosition })) {
        attempt = 1;
        yield item;
      }
      return;
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof StreamError || error instanceof ApiError) throw error;
      if (!lastId || attempt >= attempts || delay > maxDelay * 1000) throw brokenStream(request.id, error);
    }
    await clock.sleep(delay, options.signal);
  }
}

function streamRequest(request: RequestDescription, accept: string, lastId: string | undefined): RequestDescription {
  const headers = { ...request.headers, accept, ...(lastId ? { "last-event-id": lastId } : {}) };
  return {
    ...request,
    headers,
    body: (draft, settings) => {
      draft[readsItems] = true;
      request.body?.(draft, settings);
    },
    read: async (response) => response,
  };
}

async function* itemsOf<Item>(
  response: Response,
  format: StreamFormat<Item>,
  { signal, maxItem, validate, onPosition }: CallOptions & StreamOptions & Pick<DecodeOptions, "onPosition">,
): AsyncGenerator<Item, void, undefined> {
  if (response.body === null) return;
  const contentType = response.headers.get("content-type") ?? "";
  if (contentType !== "" && !contentType.toLowerCase().startsWith(format.accept)) {
    await response.body.cancel();
    throw new StreamError("malformed", `the response is not ${format.accept}`);
  }
  const decodeOptions = { signal, maxItem, parse: format.parse, onPosition };
  for await (const item of format.decode(response.body, contentType, decodeOptions)) {
    if (validate?.is(format.checked ? format.checked(item) : item) === false) {
      throw new StreamError("invalid-item", "an item of the stream does not match its schema");
    }
    yield item;
  }
}

function brokenStream(operationId: string, thrown: unknown): ApiError {
  const { name, cause, code = cause?.code } = Object(thrown);
  return new ApiError("network", operationId, `the stream broke off (${code ?? name})`, { cause: { name, code } });
}

/** Decodes server-sent events with text. The stream ends at an event whose data is `end`. */
export function textEvents(end?: string): StreamFormat<ServerSentEvent> {
  return {
    accept: "text/event-stream",
    async *decode(stream, _contentType, options) {
      for await (const event of decodeEvents(stream, options)) {
        if (event.data === end) return;
        yield event;
      }
    },
    checked: ({ data }) => data,
  };
}

/** Decodes server-sent events with JSON. The stream ends at an event whose data is the text `end`. */
export function jsonEvents<Event extends ServerSentEvent<unknown>>(end?: string): StreamFormat<Event> {
  const texts = textEvents(end);
  return {
    accept: texts.accept,
    async *decode(stream, contentType, options) {
      for await (const event of texts.decode(stream, contentType, options)) {
        yield { ...event, data: parseData(event.data, options) } as Event;
      }
    },
    checked: ({ data }) => data,
  };
}

/** Decodes JSON Lines and NDJSON. */
export function jsonLines<Item>(mediaType: string): StreamFormat<Item> {
  const decode: StreamFormat<unknown>["decode"] = (stream, _contentType, options) => decodeJsonLines(stream, options);
  return { accept: mediaType, decode: decode as StreamFormat<Item>["decode"] };
}

/** Decodes a JSON text sequence. */
export function jsonSequence<Item>(mediaType: string): StreamFormat<Item> {
  const decode: StreamFormat<unknown>["decode"] = (stream, _contentType, options) =>
    decodeJsonSequence(stream, options);
  return { accept: mediaType, decode: decode as StreamFormat<Item>["decode"] };
}

/** Decodes the parts of a multipart body as JSON. */
export function jsonParts<Body>(mediaType: string): StreamFormat<StreamPart<Body>> {
  return {
    accept: mediaType,
    async *decode(stream, contentType, options) {
      const decoder = new TextDecoder();
      for await (const { headers, body } of decodeMultipart(stream, contentType, options)) {
        yield { headers, body: parseData(decoder.decode(body), options) as Body };
      }
    },
    checked: ({ body }) => body,
  };
}

/** Decodes the parts of a multipart body: as JSON or as bytes, as the content type of each part says. */
export function mixedParts<Body>(mediaType: string): StreamFormat<StreamPart<Body>> {
  return {
    accept: mediaType,
    async *decode(stream, contentType, options) {
      const decoder = new TextDecoder();
      for await (const { headers, body } of decodeMultipart(stream, contentType, options)) {
        const value = isJsonPart("mixed", headers) ? parseData(decoder.decode(body), options) : body;
        yield { headers, body: value as Body };
      }
    },
    checked: ({ body }) => body,
  };
}

/** Decodes the parts of a multipart body as bytes. */
export function byteParts(mediaType: string): StreamFormat<StreamPart> {
  return {
    accept: mediaType,
    decode: (stream, contentType, options) => decodeMultipart(stream, contentType, options),
    checked: ({ body }) => body,
  };
}

/** Yields only the data of events, or the bodies of parts. */
export async function* dataOf<Data>(
  items: AsyncIterable<{ readonly data: Data } | { readonly body: Data }>,
): AsyncGenerator<Data, void, undefined> {
  for await (const item of items) yield "data" in item ? item.data : item.body;
}

function parseData(text: string, { parse = JSON.parse }: DecodeOptions): unknown {
  try {
    return parse(text);
  } catch {
    throw new StreamError("malformed", "an item of the stream is not JSON");
  }
}
