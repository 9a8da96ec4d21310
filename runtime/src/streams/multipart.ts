import { chunksOf } from "./bytes.js";
import { StreamError } from "./error.js";
import { eventLoopPause } from "./event-loop-pause.js";
import { type DecodeOptions, defaultMaxItem } from "./events.js";

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
  const delimiter = encoder.encode(`\r\n--${boundaryOf(contentType)}`);
  const buffer = new ByteBuffer();
  // The first boundary may be at the very start, without the line break of the delimiter.
  buffer.append(encoder.encode("\r\n"));
  let isPreamble = true;
  const pause = eventLoopPause();
  for await (const chunk of chunksOf(stream, signal)) {
    buffer.append(chunk);
    for (let found = buffer.takeUntil(delimiter); found !== undefined; found = buffer.takeUntil(delimiter)) {
      if (!isPreamble) yield partOf(found);
      await pause();
      isPreamble = false;
      if (buffer.startsWith(closing)) return;
    }
    if (buffer.length > maxItem + maxHeaders) {
      throw new StreamError("too-large", `a part has more than ${maxItem} bytes`);
    }
  }
  // At the end, only the two hyphens of the closing boundary may remain.
  if (isPreamble || !buffer.startsWith(closing)) {
    throw new StreamError("incomplete", "the stream ended before its last boundary");
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

const closing = /* @__PURE__ */ encoder.encode("--");
const lineEnd = /* @__PURE__ */ encoder.encode("\r\n");
const headersEnd = /* @__PURE__ */ encoder.encode("\r\n\r\n");

function boundaryOf(contentType: string): string {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? token;
  if (boundary === undefined) throw new StreamError("malformed", "the content type has no boundary");
  return boundary;
}

/**
 * Parses the content between two delimiters: optional white space, a line break, headers, an empty line and the body.
 */
function partOf(bytes: Uint8Array): StreamPart {
  const start = indexOf(bytes, lineEnd, 0);
  const end = start < 0 ? -1 : indexOf(bytes, headersEnd, start);
  if (start < 0 || end < 0 || end - start > maxHeaders) {
    throw new StreamError("malformed", `a part does not begin with headers of at most ${maxHeaders} bytes`);
  }
  const headers = new Headers();
  for (const line of decoder.decode(bytes.subarray(start, end)).split("\r\n").filter(Boolean)) {
    const [, name, value = ""] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\0]*)$/.exec(line) ?? [];
    if (name === undefined) throw new StreamError("malformed", "a part has a malformed header");
    headers.append(name, value);
  }
  return { headers, body: bytes.slice(end + headersEnd.length) };
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(wanted[0] as number, from); at >= 0; at = bytes.indexOf(wanted[0] as number, at + 1)) {
    if (at + wanted.length > bytes.length) return -1;
    if (matchesAt(bytes, wanted, at)) return at;
  }
  return -1;
}

function matchesAt(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/** Bytes that arrive in chunks and are consumed from the front. No byte is searched twice. */
class ByteBuffer {
  #bytes = new Uint8Array(65_536);
  #start = 0;
  #end = 0;
  #searched = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  append(chunk: Uint8Array): void {
    if (this.#end + chunk.length > this.#bytes.length) this.#makeRoom(chunk.length);
    this.#bytes.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  /** Removes and returns the bytes before a delimiter; undefined if it has not arrived. */
  takeUntil(delimiter: Uint8Array): Uint8Array | undefined {
    const bytes = this.#bytes.subarray(0, this.#end);
    const at = indexOf(bytes, delimiter, Math.max(this.#start, this.#searched));
    if (at < 0) {
      this.#searched = Math.max(this.#start, this.#end - delimiter.length + 1);
      return undefined;
    }
    const taken = bytes.slice(this.#start, at);
    this.#start = at + delimiter.length;
    this.#searched = this.#start;
    return taken;
  }

  startsWith(wanted: Uint8Array): boolean {
    return this.length >= wanted.length && matchesAt(this.#bytes, wanted, this.#start);
  }

  #makeRoom(more: number): void {
    const needed = this.length + more;
    const target = needed > this.#bytes.length ? new Uint8Array(2 * needed) : this.#bytes;
    target.set(this.#bytes.subarray(this.#start, this.#end));
    this.#searched = Math.max(0, this.#searched - this.#start);
    this.#end -= this.#start;
    this.#start = 0;
    this.#bytes = target;
  }
}
