import type { Failure } from "./failure.js";

/** Response bodies that a transport can send. A list contains the pieces of one body. */
export type OutgoingBody = string | Uint8Array | readonly Uint8Array[] | Blob | ReadableStream<Uint8Array> | undefined;

/** Receives a body. */
export interface BodyReceiver {
  /** Called once with the complete body or the failure to read it. */
  bodyRead(bytes: Uint8Array | undefined, failure: Failure | undefined): void;
}

/** A request and its response, as a transport presents them to the engine. */
export interface RequestTransport {
  readonly method: string;
  /** The request target as sent. */
  readonly target: string;
  /** Returns a header by its lower-case name. */
  header(name: string): string | undefined;
  /** Headers needed for every request with a body, without reading the others. */
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  /** Whether a body may follow: its length is not 0 or is unknown. */
  readonly hasBody: boolean;
  /** The Content-Length in bytes; undefined without it. */
  readonly announcedLength: number | undefined;
  /** Reads the whole body. Exceeding `limit` bytes is a failure of kind `too-large`. Never throws. */
  readAll(limit: number, receiver: BodyReceiver): void;
  /** Yields the body in chunks with backpressure. Throws a Failure above `limit` or if the caller disconnects. */
  chunks(limit: number): AsyncGenerator<Uint8Array, void>;
  /** Ends a reading that takes too long or that no one needs; it then fails with `failure`. */
  stopReading(failure: Failure): void;
  /** Whether the caller has disconnected. */
  readonly isClosed: boolean;
  /** Calls back once when the caller disconnects. */
  onClosed(listener: () => void): void;
  /**
   * Sends the response. `headers` alternates names and values, without those of the body. Does nothing if the caller
   * has disconnected.
   */
  respond(status: number, contentType: string | undefined, headers: readonly string[], body: OutgoingBody): void;
  /** Abandons a response that could not be sent. */
  abandon(): void;
}

export const eventStreamType = "text/event-stream";

/** Returns the abort reason for a caller that has disconnected. */
export function disconnectReason(): DOMException {
  return new DOMException("the caller is gone", "AbortError");
}
