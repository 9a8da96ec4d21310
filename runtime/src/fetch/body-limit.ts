import { type Draft, type Fetch, readsItems } from "../client/draft.js";

export interface BodyLimitOptions {
  /** Maximum size of a response body in bytes, after decompression. */
  readonly maxBytes: number;
}

/**
 * A response body exceeds the limit. A client reports it as kind `decode`, and does not retry.
 *
 * @example
 * ```ts
 * import { BodyLimitError, withBodyLimit } from "@guildwire/runtime/fetch";
 *
 * const limited = withBodyLimit(async () => new Response("too long"), { maxBytes: 4 });
 * const response = await limited("https://api.example.com/items", {});
 * try {
 *   await response.text();
 * } catch (error) {
 *   if (error instanceof BodyLimitError) error.code; // => "BODY_LIMIT"
 * }
 * ```
 */
export class BodyLimitError extends Error {
  readonly code = "BODY_LIMIT";
  /** The kind of the client's ApiError. */
  readonly kind = "decode";

  constructor(maxBytes: number) {
    super(`the response body has more than ${maxBytes} bytes`);
  }

  override get name(): string {
    return "BodyLimitError";
  }
}

/**
 * Creates a `fetch` that limits the size of response bodies, so that a server cannot exhaust the memory of its caller. A
 * larger body fails with a BodyLimitError, and the connection is closed. Streams that a generated client reads item by
 * item are not limited: the client limits each item (`maxItem`).
 *
 * @param send The underlying function, such as the global `fetch`.
 * @throws TypeError if `maxBytes` is not a number of at least 0.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { withBodyLimit } from "@guildwire/runtime/fetch";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   fetch: withBodyLimit(fetch, { maxBytes: 1_000_000 }),
 * });
 * const guild = await getGuild(client, { guild_id: "197038439483310086" });
 * guild.name; // => "Guild Testers"
 * ```
 */
export function withBodyLimit(send: Fetch, { maxBytes }: BodyLimitOptions): Fetch {
  if (!(maxBytes >= 0)) throw new TypeError(`maxBytes must be a number of at least 0, not ${maxBytes}`);
  return async (url, init) => {
    const response = await send(url, init);
    const { body, headers, url: finalUrl, redirected } = response;
    const isLimitedByItem = response.ok && (init as Partial<Draft>)[readsItems];
    if (body === null || isLimitedByItem) return response;
    // Of a compressed body, the header states the compressed size.
    if (!headers.has("content-encoding") && Number(headers.get("content-length")) > maxBytes) {
      await body.cancel();
      throw new BodyLimitError(maxBytes);
    }
    const limited = new Response(limitedBody(body, maxBytes), response);
    return Object.defineProperties(limited, { url: { value: finalUrl }, redirected: { value: redirected } });
  };
}

/** Passes a body through at the pace of its reader, and fails above the limit. */
function limitedBody(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value } = await reader.read();
        if (value === undefined) return controller.close();
        size += value.length;
        if (size <= maxBytes) return controller.enqueue(value);
        controller.error(new BodyLimitError(maxBytes));
        reader.cancel().catch(() => undefined);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
