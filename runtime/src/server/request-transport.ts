import type { Failure } from "./failure.js";

/** Bodies of responses that a transport can send. */
export type OutgoingBody = string | Uint8Array | Blob | ReadableStream<Uint8Array> | undefined;

/** Who waits for a body. */
export interface BodyReceiver {
  /** Called once, with the whole body or with why it is not there. */
  bodyRead(bytes: Uint8Array | undefined, failure: Failure | undefined): void;
}

/** One request and its response, as a transport offers them to the engine. */
export interface RequestTransport {
  readonly method: string;
  /** The request target as it was sent. */
  readonly target: string;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
  /** Those that every request with a body is asked for, without a look at the others. */
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  /** Whether a body may follow: its length is not 0, or unknown. */
  readonly hasBody: boolean;
  /** Bytes that Content-Length announces; undefined without it. */
  readonly announcedLength: number | undefined;
  /** Collects the body. More than `limit` bytes are a failure of kind `too-large`. Never throws. */
  readAll(limit: number, receiver: BodyReceiver): void;
  /** The body piece by piece, as fast as it is taken. Throws a Failure beyond `limit`, and when the caller is gone. */
  chunks(limit: number): AsyncGenerator<Uint8Array, void>;
  /** Ends a reading that takes too long or that no one needs; it then fails with `failure`. */
  stopReading(failure: Failure): void;
  /** Whether the caller has disconnected. */
  readonly isClosed: boolean;
  /** Calls back once, when the caller disconnects. */
  onClosed(listener: () => void): void;
  /**
   * Sends the response. `headers` alternates names and values, without those about the body. Does nothing when no one
   * waits.
   */
  respond(status: number, contentType: string | undefined, headers: readonly string[], body: OutgoingBody): void;
  /** Abandons a response that could not be sent. */
  abandon(): void;
}

/** The reason of a call's signal when the caller has disconnected. */
export function disconnectReason(): DOMException {
  return new DOMException("the caller is gone", "AbortError");
}
