import type { Fetch } from "../http/fetch-server.js";
import type { EncodedRequest } from "./client-requests.js";
import { sendAsWritten } from "./send-as-written.js";

/** Limits of a run. */
export interface RunLimits {
  /** Maximum number of requests. */
  readonly requests: number;
  /** Timeout of one request in milliseconds. */
  readonly timeout: number;
  /** Maximum duration of the run in milliseconds. */
  readonly duration: number;
}

/** A response with its body. */
export interface SentResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined above the limit. */
  readonly body: Uint8Array | undefined;
}

/** A request got no response. */
export class NoResponse extends Error {
  /** Whether there was no connection, or it ended early. */
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable: boolean) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}

/** The run has used up its requests or its time. */
export class LimitReached extends Error {}

/** Maximum size of a response body in bytes. */
const maxBody = 4 * 1024 * 1024;

/** Sends requests one after the other, within limits. */
export class Sender {
  readonly #limits: RunLimits;
  readonly #fetch: Fetch | undefined;
  readonly #stop: AbortSignal;
  readonly #end: number;
  #count = 0;

  constructor(limits: RunLimits, stop: AbortSignal, fetch?: Fetch) {
    this.#limits = limits;
    this.#stop = stop;
    this.#fetch = fetch;
    this.#end = performance.now() + limits.duration;
  }

  /** The number of requests so far. */
  get count(): number {
    return this.#count;
  }

  /**
   * @param read Default: {@link readBody}.
   * @throws NoResponse, and LimitReached before a request that would exceed a limit.
   */
  async send(request: EncodedRequest, read: ReadBody = readBody): Promise<SentResponse> {
    if (this.#stop.aborted) throw new LimitReached("the run was stopped");
    if (this.#count >= this.#limits.requests) throw new LimitReached(`${this.#limits.requests} requests were sent`);
    if (performance.now() > this.#end) throw new LimitReached(`${this.#limits.duration / 1000} s have passed`);
    this.#count += 1;
    // A combined signal, and that of a Request, may be collected before they abort: https://github.com/nodejs/node/issues/54614
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      abort();
    }, this.#limits.timeout);
    this.#stop.addEventListener("abort", abort, { once: true });
    try {
      const response = await this.#respond(request, controller.signal);
      return { status: response.status, headers: response.headers, body: await read(response, controller.signal) };
    } catch (error) {
      if (isLate) throw new NoResponse(`no response within ${this.#limits.timeout} ms`, false);
      const { cause, code } = error as { readonly code?: string; readonly cause?: Partial<NodeJS.ErrnoException> };
      throw new NoResponse(cause?.code ?? cause?.message ?? code ?? String(error), true);
    } finally {
      clearTimeout(timer);
      this.#stop.removeEventListener("abort", abort);
    }
  }

  #respond({ method, url, headers, body, target }: EncodedRequest, signal: AbortSignal): Promise<Response> {
    const bytes = body ?? null;
    if (this.#fetch === undefined && target !== undefined) {
      if (bytes !== null && !(bytes instanceof Uint8Array)) throw new TypeError("the body is not bytes");
      return sendAsWritten({ method, url, target, headers, body: bytes, signal });
    }
    // A request of fetch has no body if its method is GET or HEAD.
    const hasBody = bytes !== null && !(target !== undefined && /^(GET|HEAD)$/i.test(method));
    const withBody = hasBody ? { body: bytes, duplex: "half" as const } : {};
    const init = { method, headers, redirect: "manual" as const, signal, ...withBody };
    return this.#fetch === undefined ? globalThis.fetch(url, init) : this.#fetch(new Request(url, init));
  }
}

/**
 * Reads the body of a response; undefined for one that is not kept.
 *
 * @param signal Aborts when the time is over, or the run is stopped.
 */
export type ReadBody = (response: Response, signal: AbortSignal) => Promise<Uint8Array | undefined>;

/** Reads a body up to a limit. Streams of events are not read. */
export async function readBody(response: Response): Promise<Uint8Array | undefined> {
  const { body, headers } = response;
  if (body === null) return new Uint8Array();
  if (/^text\/event-stream/i.test(headers.get("content-type") ?? "")) {
    await body.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > maxBody) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
