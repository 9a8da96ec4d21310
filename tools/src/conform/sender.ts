import type { Fetch } from "../http/fetch-server.js";
import type { EncodedRequest } from "./client-requests.js";

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
  readonly #fetch: Fetch;
  readonly #stop: AbortSignal;
  readonly #end: number;
  #count = 0;

  constructor(limits: RunLimits, stop: AbortSignal, fetch: Fetch = globalThis.fetch) {
    this.#limits = limits;
    this.#stop = stop;
    this.#fetch = fetch;
    this.#end = performance.now() + limits.duration;
  }

  /** The number of requests so far. */
  get count(): number {
    return this.#count;
  }

  /** @throws NoResponse, and LimitReached before a request that would exceed a limit. */
  async send({ method, url, headers, body }: EncodedRequest): Promise<SentResponse> {
    if (this.#stop.aborted) throw new LimitReached("the run was stopped");
    if (this.#count >= this.#limits.requests) throw new LimitReached(`${this.#limits.requests} requests were sent`);
    if (performance.now() > this.#end) throw new LimitReached(`${this.#limits.duration / 1000} s have passed`);
    this.#count += 1;
    const signal = AbortSignal.any([this.#stop, AbortSignal.timeout(this.#limits.timeout)]);
    try {
      const hasBody = body !== null && body !== undefined;
      const withBody = hasBody ? { body, duplex: "half" as const } : {};
      const request = new Request(url, { method, headers, redirect: "manual", signal, ...withBody });
      const response = await this.#fetch(request);
      return { status: response.status, headers: response.headers, body: await readBody(response) };
    } catch (error) {
      const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
      const isTimeout = (error as Error).name === "TimeoutError";
      const message = isTimeout
        ? `no response within ${this.#limits.timeout} ms`
        : (cause?.code ?? cause?.message ?? String(error));
      throw new NoResponse(message, !isTimeout);
    }
  }
}

/** Reads a body up to a limit. Of a stream, only what it begins with. */
async function readBody(response: Response): Promise<Uint8Array | undefined> {
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
