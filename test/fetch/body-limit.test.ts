import { gzipSync } from "node:zlib";
import { createClient, http, jsonLines, openStream, type StreamFormat, send } from "@guildwire/runtime/client";
import { type Fetch, withBodyLimit } from "@guildwire/runtime/fetch";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Handler, listen, respond } from "../runtime/http-server.js";

const request = { id: "getThing", method: "GET", path: "/thing", security: http("token", "Bearer") };

/** Calls a server that responds with a handler, with a limit of 1,000 bytes. */
async function call(handler: Handler): Promise<unknown> {
  const { baseUrl } = await listen(handler);
  return send(createClient({ baseUrl, fetch: withBodyLimit(fetch, { maxBytes: 1000 }) }), request);
}

/** Writes without an end, and resolves when the connection is closed. */
function endless(status: number, closed: () => void): Handler {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).on("close", closed);
    const write = (): void => {
      while (!response.destroyed && response.write("[".repeat(65_536)));
    };
    response.on("drain", write);
    write();
  };
}

function compressed(text: string): Handler {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(gzipSync(text));
  };
}

describe("withBodyLimit", () => {
  test("passes on bodies up to the limit", async () => {
    expect(await call(respond(200, { text: "a".repeat(980) }))).toEqual({ text: "a".repeat(980) });
    expect(await call(respond(204, undefined))).toBeUndefined();
  });

  test.each([
    ["that states its size", respond(200, { text: "a".repeat(1000) })],
    ["that is compressed", compressed(JSON.stringify("a".repeat(1000)))],
  ])("fails for a larger body %s, which is not retried", async (_, handler) => {
    let count = 0;
    const failed = call((incoming, response) => {
      count += 1;
      handler(incoming, response);
    });
    await expect(failed).rejects.toMatchObject({ kind: "decode", message: "getThing: no valid response (BODY_LIMIT)" });
    expect(count).toBe(1);
  });

  test.each([200, 400])("closes the connection of an endless body with status %i", async (status) => {
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const kind = status === 200 ? "decode" : "response";
    await expect(call(endless(status, close))).rejects.toMatchObject({ kind, body: undefined });
    await closed;
  });

  test("limits any body by its size, whatever media type the caller accepts", async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 5 });
    const accepts = fc.constantFrom("application/json", "text/event-stream", "application/x-ndjson", "multipart/mixed");
    await fc.assert(
      fc.asyncProperty(sizes, accepts, async (chunks, accept) => {
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const size of chunks) if (size > 0) controller.enqueue(new Uint8Array(size));
            controller.close();
          },
        });
        const upstream: Fetch = async () => new Response(stream);
        const response = await withBodyLimit(upstream, { maxBytes: 1000 })("https://a.example", {
          headers: { accept },
        });
        const size = chunks.reduce((sum, one) => sum + one, 0);
        const read = response.arrayBuffer().then((bytes) => bytes.byteLength);
        if (size <= 1000) expect(await read).toBe(size);
        else await expect(read).rejects.toMatchObject({ name: "BodyLimitError", code: "BODY_LIMIT" });
      }),
    );
  });

  const lines: readonly unknown[] = Array.from({ length: 100 }, (_, id) => ({ id, text: "a".repeat(20) }));

  /** Reads a stream with a limit of 1,000 bytes through a `fetch` that returns a body. */
  async function items(format: StreamFormat<unknown>, body: string, status = 200): Promise<unknown[]> {
    const upstream: Fetch = async () => new Response(body, { status, headers: { "content-type": format.accept } });
    const client = createClient({ baseUrl: "https://a.example", fetch: withBodyLimit(upstream, { maxBytes: 1000 }) });
    const read: unknown[] = [];
    const call = { id: "getThings", method: "GET", path: "/things" };
    for await (const item of openStream(client, call, format)) read.push(item);
    return read;
  }

  test.each(["application/x-ndjson", "application/vnd.acme.feed"])("does not limit a stream of %s", async (type) => {
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    expect(await items(jsonLines(type), body)).toEqual(lines);
  });

  test("limits the error response to a request for a stream", async () => {
    const failed = items(jsonLines("application/x-ndjson"), JSON.stringify(lines), 400);
    await expect(failed).rejects.toMatchObject({ kind: "response", status: 400, body: undefined });
  });

  test("requires a limit that is a number", () => {
    expect(() => withBodyLimit(fetch, { maxBytes: Number.NaN })).toThrow(TypeError);
    expect(() => withBodyLimit(fetch, { maxBytes: -1 })).toThrow("maxBytes must be a number of at least 0, not -1");
  });
});
