import type { Draft } from "./request.js";

/** The progress of the body of one attempt. */
export interface UploadFacts {
  readonly operationId: string;
  /** Bytes so far, including the multipart encoding around the files. */
  readonly sent: number;
  readonly total: number;
}

/**
 * A `fetch` for `createClient` that reports how many bytes of bodies with files have been sent, from 0 to their size, again for each
 * attempt. Such bodies then go out in chunks, without a Content-Length. An error that the callback throws ends the call.
 *
 * @param send The function that sends: the global `fetch` by default. `observed(hooks, uploadProgress(…))` does both.
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
    // Node and browsers require `duplex` for a stream.
    const streamed = { ...init, body: body.stream().pipeThrough(counter), duplex: "half" };
    return send(url, streamed);
  };
}
