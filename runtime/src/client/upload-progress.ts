import type { Draft } from "./draft.js";

/** The upload progress of one attempt. */
export interface UploadFacts {
  readonly operationId: string;
  /** Bytes sent so far, including multipart encoding. */
  readonly sent: number;
  readonly total: number;
}

/**
 * Creates a `fetch` for `createClient` that reports how many bytes of bodies with files have been sent, from 0 to their
 * size, for each attempt. Such bodies are sent in chunks without a Content-Length. An exception of the callback fails
 * the call.
 *
 * @param send The underlying function. Default: the global `fetch`. Combine with hooks: `observed(hooks,
 * uploadProgress(…))`.
 *
 * @example
 * ```ts
 * import { binary, createClient, send, uploadProgress } from "@guildwire/runtime/client";
 *
 * const percentages: number[] = [];
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   fetch: uploadProgress(({ sent, total }) => void percentages.push((100 * sent) / total), async (_url, { body }) => {
 *     await new Response(body ?? null).arrayBuffer();
 *     return new Response(null, { status: 204 });
 *   }),
 * });
 * const body = binary(new Blob(["photo"]), "image/png");
 * await send(client, { id: "setIcon", method: "PUT", path: "/icon", body });
 * percentages; // => [0, 100]
 * ```
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
