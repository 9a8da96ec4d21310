import type { Draft } from "./request.js";

/** How far the body of one attempt has been handed to the connection. */
export interface UploadFacts {
  readonly operationId: string;
  /** Bytes so far, those of the form around the files included. */
  readonly sent: number;
  readonly total: number;
}

/**
 * A `fetch` for `createClient` that tells how far bodies with files have been sent, from 0 to their size, anew for each
 * attempt. Such bodies then go out in chunks, without a Content-Length. What the callback throws ends the call.
 *
 * @param send What sends: the global `fetch` by default. `observed(hooks, uploadProgress(…))` does both.
 */
export function uploadProgress(
  onProgress: (facts: UploadFacts) => void,
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const { body } = init;
    if (!(body instanceof Blob)) return send(url, init);
    const { id } = init as Draft;
    const total = body.size;
    let sent = 0;
    const report = (bytes: number): void => {
      sent += bytes;
      onProgress({ operationId: id, sent, total });
    };
    report(0);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        report(chunk.length);
        controller.enqueue(chunk);
      },
    });
    // Node and browsers want to hear that nothing is read before all is sent.
    const streamed = { ...init, body: body.stream().pipeThrough(counter), duplex: "half" };
    return send(url, streamed);
  };
}
