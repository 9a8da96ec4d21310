import { chunksOf, joined } from "./bytes.js";
import { StreamError } from "./error.js";
import { eventLoopPause } from "./event-loop-pause.js";
import { type DecodeOptions, defaultMaxItem } from "./events.js";
import { type PartReceiver, PartSplitter } from "./part-splitter.js";

/** A part of a `multipart/mixed` stream. */
export interface StreamPart<Body = Uint8Array> {
  readonly headers: Headers;
  readonly body: Body;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const maxHeaders = 16_384;

/**
 * Yields the parts of a multipart stream (RFC 2046, 5.1), each when complete. `contentType` is the response's header
 * with the boundary. Throws a StreamError for a missing boundary or malformed headers (`malformed`), a stream without a
 * closing boundary (`incomplete`), and a part above the maximum size in bytes (`too-large`).
 *
 * @example
 * ```ts
 * import { decodeMultipart, encodeClosingBoundary, encodePart } from "@guildwire/runtime/streams";
 *
 * const parts = [encodePart("b", "text/plain", new TextEncoder().encode("first")), encodeClosingBoundary("b")];
 * const body = new Response(new Blob(parts.map((bytes) => new Uint8Array(bytes)))).body;
 * if (body === null) throw new Error("no body");
 * for await (const part of decodeMultipart(body, "multipart/mixed; boundary=b")) {
 *   new TextDecoder().decode(part.body); // => "first"
 * }
 * ```
 */
export async function* decodeMultipart(
  stream: ReadableStream<Uint8Array>,
  contentType: string,
  { maxItem = defaultMaxItem, signal }: DecodeOptions = {},
): AsyncGenerator<StreamPart, void, undefined> {
  const parts = new PartCollector(maxItem);
  const splitter = new PartSplitter(boundaryOf(contentType), parts, maxHeaders);
  const pause = eventLoopPause();
  for await (const chunk of chunksOf(stream, signal)) {
    for (let start = 0; start < chunk.length; start += sliceSize) {
      let failure: unknown;
      try {
        splitter.write(chunk.subarray(start, start + sliceSize));
      } catch (error) {
        failure = error;
      }
      for (const part of parts.take()) {
        yield part;
        await pause();
      }
      if (failure !== undefined) throw failure;
      if (splitter.isComplete) return;
    }
  }
  throw new StreamError("incomplete", "the stream ended before its last boundary");
}

/** Bytes that are parsed before their parts are yielded. */
const sliceSize = 65_536;

/** Collects complete parts. */
class PartCollector implements PartReceiver {
  readonly #maxItem: number;
  #complete: StreamPart[] = [];
  #headers = new Headers();
  #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(maxItem: number) {
    this.#maxItem = maxItem;
  }

  begin(head: Uint8Array): void {
    this.#headers = headersOf(head);
    this.#pieces = [];
    this.#size = 0;
  }

  add(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size > this.#maxItem) throw new StreamError("too-large", `a part has more than ${this.#maxItem} bytes`);
    // The memory of a chunk may be reused.
    this.#pieces.push(bytes.slice());
  }

  end(): void {
    this.#complete.push({ headers: this.#headers, body: joined(this.#pieces) });
  }

  /** Returns the parts that are complete, once. */
  take(): readonly StreamPart[] {
    const complete = this.#complete;
    if (complete.length > 0) this.#complete = [];
    return complete;
  }
}

/**
 * Encodes a part, preceded by its boundary.
 *
 * @example
 * ```ts
 * import { encodePart } from "@guildwire/runtime/streams";
 *
 * const bytes = encodePart("b", "text/plain", new TextEncoder().encode("first"));
 * new TextDecoder().decode(bytes); // => "--b\r\ncontent-type: text/plain\r\n\r\nfirst\r\n"
 * ```
 */
export function encodePart(boundary: string, contentType: string, body: Uint8Array): Uint8Array {
  const head = encoder.encode(`--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`);
  const bytes = new Uint8Array(head.length + body.length + 2);
  bytes.set(head);
  bytes.set(body, head.length);
  bytes.set(lineEnd, head.length + body.length);
  return bytes;
}

/**
 * Encodes the end of a multipart stream.
 *
 * @example
 * ```ts
 * import { encodeClosingBoundary } from "@guildwire/runtime/streams";
 *
 * new TextDecoder().decode(encodeClosingBoundary("b")); // => "--b--\r\n"
 * ```
 */
export function encodeClosingBoundary(boundary: string): Uint8Array {
  return encoder.encode(`--${boundary}--\r\n`);
}

const lineEnd = /* @__PURE__ */ encoder.encode("\r\n");

function boundaryOf(contentType: string): string {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? token;
  if (boundary === undefined) throw new StreamError("malformed", "the content type has no boundary");
  return boundary;
}

function headersOf(head: Uint8Array): Headers {
  const headers = new Headers();
  for (const line of decoder.decode(head).split("\r\n").filter(Boolean)) {
    const [, name, value = ""] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\0]*)$/.exec(line) ?? [];
    try {
      headers.append(name ?? "", value);
    } catch {
      throw new StreamError("malformed", "a part has a malformed header");
    }
  }
  return headers;
}
