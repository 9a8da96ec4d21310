import { joined } from "../streams/bytes.js";
import { ByteCollector } from "./byte-collector.js";
import { isPieces } from "./bytes.js";
import { type Failure, readBefore, tooLarge, truncatedBody } from "./failure.js";
import type { BodyReceiver, OutgoingBody, RequestTransport } from "./request-transport.js";

/** What a framework knows better than the request that it made. */
export interface KnownRequestFacts {
  /** The target below the path where the server is mounted. Default: that of the URL. */
  readonly target?: string;
  /** False if the request announced no body. Default: whether the request has a stream, which may be empty. */
  readonly hasBody?: boolean;
}

/** A request and response of the Fetch standard. */
export class FetchTransport implements RequestTransport {
  readonly method: string;
  readonly target: string;
  readonly #request: Request;
  readonly #resolve: (response: Response) => void;
  readonly #mayHaveBody: boolean;
  #stop: ((failure: Failure) => void) | undefined = undefined;

  constructor(request: Request, resolve: (response: Response) => void, known: KnownRequestFacts = {}) {
    this.#request = request;
    this.#resolve = resolve;
    this.method = request.method;
    this.target = known.target ?? targetOf(request.url);
    this.#mayHaveBody = known.hasBody !== false;
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
    return this.#mayHaveBody && this.#request.body !== null && this.announcedLength !== 0;
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
    this.#collect(limit).then(
      (bytes) => receiver.bodyRead(bytes, undefined),
      (failure: Failure) => receiver.bodyRead(undefined, failure),
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
    const list = new Headers();
    if (contentType !== undefined) list.set("content-type", contentType);
    for (let index = 0; index < headers.length; index += 2) {
      list.append(headers[index] as string, headers[index + 1] as string);
    }
    if (typeof body === "string" || body instanceof Uint8Array || isPieces(body)) {
      const bytes = typeof body === "string" ? new TextEncoder().encode(body) : isPieces(body) ? joined(body) : body;
      list.set("content-length", String(bytes.length));
      this.#resolve(new Response(this.#isHead ? null : (bytes as BufferSource), { status, headers: list }));
      return;
    }
    if (body instanceof Blob) {
      list.set("content-length", String(body.size));
      this.#resolve(new Response(this.#isHead ? null : body.stream(), { status, headers: list }));
      return;
    }
    if (this.#isHead) body?.cancel().catch(() => undefined);
    this.#resolve(new Response(this.#isHead ? null : (body ?? null), { status, headers: list }));
  }

  abandon(): void {
    this.#resolve(new Response(null, { status: 500 }));
  }

  get #isHead(): boolean {
    return this.method === "HEAD";
  }
}

/** Returns the path and query of an absolute URL. */
export function targetOf(url: string): string {
  const slash = url.indexOf("/", url.indexOf("://") + 3);
  const hash = url.indexOf("#");
  return slash === -1 ? "/" : url.slice(slash, hash === -1 ? undefined : hash);
}
