import { type Failure, readBefore, tooLarge } from "./failure.js";
import type { NodeRequest } from "./node-http.js";
import type { BodyReceiver } from "./request-transport.js";

/**
 * Returns a body that middleware has buffered: `rawBody` on serverless platforms, or `body` of `express.raw()`. Throws a Failure if
 * there is none, or if it is too large.
 */
export function bufferedBody(request: NodeRequest, limit: number): Uint8Array {
  const { rawBody, body } = request as { readonly rawBody?: unknown; readonly body?: unknown };
  const left = rawBody ?? body;
  const bytes = typeof left === "string" ? new TextEncoder().encode(left) : left;
  if (!(bytes instanceof Uint8Array)) throw readBefore();
  if (bytes.length > limit) throw tooLarge(limit);
  return bytes;
}

/** Passes the body, or the failure, to a receiver. */
export function readBufferedBody(request: NodeRequest, limit: number, receiver: BodyReceiver): void {
  let bytes: Uint8Array | undefined;
  let failure: Failure | undefined;
  try {
    bytes = bufferedBody(request, limit);
  } catch (error) {
    failure = error as Failure;
  }
  receiver.bodyRead(bytes, failure);
}
