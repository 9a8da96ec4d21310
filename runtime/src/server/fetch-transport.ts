import { joined } from "../streams/bytes.js";
import { ByteCollector } from "./byte-collector.js";
import { isPieces, lengthOf } from "./bytes.js";
import { type Failure, readBefore, tooLarge, truncatedBody } from "./failure.js";
import type { BodyReceiver, OutgoingBody, RequestTransport } from "./request-transport.js";

/** Maximum length in bytes of a body that is read as a whole: the platform receives the rest even if no one needs it any more. */
const wholeBytes = 65_536;

/** What a framework knows better than the request that it made. */
export interface KnownRequestFacts {
  /** The target below the path where the server is mounted. Default: that of the URL. */
  readonly target?: string;
  /** Whether the request announced a body. Default: whether the request has a stream, which may be empty. */
  readonly hasBody?: boolean | undefined;
}

/** A request and response of the Fetch standard. */
export class FetchTransport implements RequestTransport {
  readonly method: string;
  readonly target: string;
  readonly #request: Request;
  readonly #resolve: (response: Response) => void;
  readonly #announcesBody: boolean | undefined;
  #stop: ((failure: Failure) => void) | undefined = undefined;

  constructor(request: Request, resolve: (response: Response) => void, known: KnownRequestFacts = {}) {
    this.#request = request;
    this.#resolve = resolve;
    this.method = request.method;
    this.target = known.target ?? targetOf(request.url);
    this.#announcesBody = known.hasBody;
  }

  header(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }

  get contentType(): string | undefined {
    return this.header("content-type");
  }

  get contentEncoding(): string | undefined {
    return this.header("content-encoding");
  }

  get hasBody(): boolean {
    // The stream of a body is slow to create, also if it is not read.
    const isAnnounced = this.#announcesBody && this.method !== "GET" && !this.#isHead;
    return (isAnnounced ?? this.#request.body !== null) && this.announcedLength !== 0;
  }

  get announcedLength(): number | undefined {
    const length = this.header("content-length");
    return length === undefined ? undefined : Number(length);
  }

  get isClosed(): boolean {
    return this.#request.signal.aborted;
  }

  onClosed(listener: () => void): void {
    this.#request.signal.addEventListener("abort", listener, { once: true });
  }

  readAll(limit: number, receiver: BodyReceiver): void {
    const length = this.announcedLength;
    // Several times as fast as the stream of a small body, which can be cancelled. The length is that of the message, so that no more
    // is read, unless middleware decodes it.
    const isBounded =
      length !== undefined && length <= Math.min(limit, wholeBytes) && this.contentEncoding === undefined;
    if (isBounded) this.#readWhole(limit, receiver);
    else {
      this.#collect(limit).then(
        (bytes) => receiver.bodyRead(bytes, undefined),
        (failure: Failure) => receiver.bodyRead(undefined, failure),
      );
    }
  }

  /** Uses one promise, the platform's: each further one takes as long as the check of a small body. */
  #readWhole(limit: number, receiver: BodyReceiver): void {
    let isRead = false;
    const end = (bytes: Uint8Array | undefined, failure: Failure | undefined): void => {
      if (isRead) return;
      isRead = true;
      receiver.bodyRead(bytes, failure);
    };
    if (this.#request.bodyUsed) {
      end(undefined, readBefore());
      return;
    }
    this.#stop = (failure) => end(undefined, failure);
    this.#request.arrayBuffer().then(
      (bytes) => (bytes.byteLength > limit ? end(undefined, tooLarge(limit)) : end(new Uint8Array(bytes), undefined)),
      () => end(undefined, truncatedBody()),
    );
  }

  async #collect(limit: number): Promise<Uint8Array> {
    const pieces = new ByteCollector();
    const complete: Uint8Array[] = [];
    for await (const chunk of this.chunks(limit)) complete.push(...pieces.add(chunk));
    return joined([...complete, ...pieces.rest()]);
  }

  async *chunks(limit: number): AsyncGenerator<Uint8Array, void> {
    let stopped: Failure | undefined;
    let wake: ((failure: Failure) => void) | undefined;
    this.#stop = (failure) => {
      stopped = failure;
      wake?.(failure);
    };
    if (this.#request.bodyUsed) throw readBefore();
    const reader = this.#request.body?.getReader();
    let size = 0;
    try {
      while (reader !== undefined) {
        if (stopped !== undefined) throw stopped;
        // A new promise per chunk: racing a single long-lived one would retain every chunk until the end.
        const { done, value } = await new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
          wake = reject;
          reader.read().then(resolve, () => reject(truncatedBody()));
        });
        if (done) return;
        size += value.length;
        if (size > limit) throw tooLarge(limit);
        yield value;
      }
    } finally {
      reader?.cancel().catch(() => undefined);
    }
  }

  stopReading(failure: Failure): void {
    if (this.#stop !== undefined) this.#stop(failure);
    else this.#request.body?.cancel(failure).catch(() => undefined);
  }

  respond(status: number, contentType: string | undefined, headers: readonly string[], body: OutgoingBody): void {
    // Without a content type, a text would be sent as text/plain.
    const isUntyped = typeof body === "string" && contentType === undefined;
    const content = isUntyped ? new TextEncoder().encode(body) : isPieces(body) ? joined(body) : body;
    const init = { status, headers: headersOf(contentType, headers, lengthOf(content)) };
    if (this.#isHead) {
      if (content instanceof ReadableStream) content.cancel().catch(() => undefined);
      this.#resolve(new Response(null, init));
    } else {
      const sent = content instanceof Blob ? content.stream() : (content ?? null);
      this.#resolve(new Response(sent as BodyInit | null, init));
    }
  }

  abandon(): void {
    this.#resolve(new Response(null, { status: 500 }));
  }

  get #isHead(): boolean {
    return this.method === "HEAD";
  }
}

/**
 * Returns the headers of a response, as an object if all names differ, which is the fastest form for Hono on Node.
 *
 * @param headers Alternating names and values.
 */
function headersOf(
  contentType: string | undefined,
  headers: readonly string[],
  length: number | undefined,
): HeadersInit {
  const pairs: [string, string][] = contentType === undefined ? [] : [["content-type", contentType]];
  for (let index = 0; index < headers.length; index += 2) {
    pairs.push([headers[index] as string, headers[index + 1] as string]);
  }
  if (length !== undefined) pairs.push(["content-length", String(length)]);
  const record = Object.fromEntries(pairs);
  return Object.keys(record).length === pairs.length ? record : pairs;
}

/** Returns the path and query of an absolute URL. */
export function targetOf(url: string): string {
  const slash = url.indexOf("/", url.indexOf("://") + 3);
  const hash = url.indexOf("#");
  return slash === -1 ? "/" : url.slice(slash, hash === -1 ? undefined : hash);
}
