import type { Failure } from "./failure.js";

/** Bodies of answers that a transport can send. */
export type OutgoingBody = string | Uint8Array | ReadableStream<Uint8Array> | undefined;

/** Who waits for a body. */
export interface BodyReceiver {
  /** Called once, with the whole body or with why it is not there. */
  bodyRead(bytes: Uint8Array | undefined, failure: Failure | undefined): void;
}

/** One request and its answer, as a transport offers them to the engine. */
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
  chunks(limit: number): AsyncIterable<Uint8Array>;
  /** Ends a reading that takes too long; it then fails with `failure`. */
  stopReading(failure: Failure): void;
  /** Whether nobody waits for the answer any more. */
  readonly isClosed: boolean;
  /** Calls back once, when nobody waits for the answer any more. */
  onClosed(listener: () => void): void;
  /**
   * Sends the answer. `headers` are names and values by turns, those about the body apart. Does nothing when nobody
   * waits.
   */
  respond(status: number, contentType: string | undefined, headers: readonly string[], body: OutgoingBody): void;
  /** Gives up an answer that could not be sent. */
  abandon(): void;
}

/** Why a call's signal aborts when nobody waits for the answer any more. */
export function disconnectReason(): DOMException {
  return new DOMException("the caller is gone", "AbortError");
}
