import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import {
  binaryBody,
  binaryResponse,
  createFetchHandler,
  createMemoryTransport,
  createNodeHandler,
  type Operation,
  type ServerDefinition,
} from "../../../runtime/src/server/index.js";
import { encodeJsonLine, streamItems } from "../../../runtime/src/streams/index.js";
import { listening } from "../../listening.js";
import { connection } from "./serve.js";

const download: Operation = {
  id: "download",
  handler: ["all", "download"],
  method: "GET",
  path: "/",
  responses: { 200: binaryResponse(["image/png"]) },
};
const definition: ServerDefinition = {
  route: () => ({ allow: "GET, HEAD, OPTIONS", GET: download }),
  operations: [download],
};

/** An endless stream that counts its reads. */
function endless(): { stream: ReadableStream<Uint8Array>; pulled: () => number; cancelled: Promise<unknown> } {
  let pulls = 0;
  let cancel: (reason: unknown) => void;
  const cancelled = new Promise<unknown>((resolve) => {
    cancel = resolve;
  });
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: (reason) => cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, pulled: () => pulls, cancelled };
}

const get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

describe("a streamed response over node:http", () => {
  const serving = (result: () => unknown, onError?: (error: unknown) => void) =>
    listening(createServer(createNodeHandler(definition, { all: { download: result } }, onError ? { onError } : {})));

  test("arrives completely", async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const { url } = await serving(() => new Blob([bytes]).stream());
    const response = await fetch(url);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(Buffer.compare(new Uint8Array(await response.arrayBuffer()), bytes)).toBe(0);
  });

  test("is produced no faster than it is consumed, and cancelled when the client disconnects", async () => {
    const { stream, pulled, cancelled } = endless();
    const { port } = await serving(() => stream);
    const { socket, until } = await connection(port);
    socket.write(get);
    await until((received) => received.length > 100_000);
    socket.pause();
    // The two sockets buffer some megabytes; then the stream pauses.
    let before = -1;
    for (let still = 0; still < 500; still = pulled() === before ? still + 1 : 0) {
      before = pulled();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(pulled()).toBeLessThan(1000);
    socket.destroy();
    await cancelled;
  });

  test("continues with items that arrive after the response has drained", async () => {
    // Sizes just below the one at which a response asks to wait: they are written later than they are read.
    for (const size of [16_370, 16_376, 16_380, 16_383, 16_384]) {
      let proceed: () => void = () => undefined;
      const items = [size, 10, 10, 10];
      const stream = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const next = items.shift();
            if (next === undefined) return controller.close();
            controller.enqueue(new Uint8Array(next));
            await new Promise<void>((resolve) => {
              proceed = resolve;
            });
          },
        },
        { highWaterMark: 0 },
      );
      const { url } = await serving(() => stream);
      const { body } = await fetch(url);
      let received = 0;
      for await (const chunk of body ?? []) {
        received += chunk.length;
        // The next item is available when everything before has arrived.
        if (received >= size && (received - size) % 10 === 0) setImmediate(() => setImmediate(() => proceed()));
      }
      expect(received).toBe(size + 30);
    }
  });

  test("that fails sends the items before the failure", async () => {
    async function* items(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(3);
      yield new Uint8Array(4);
      await new Promise((resolve) => process.nextTick(resolve));
      throw new Error("no more");
    }
    const iterator = items();
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await iterator.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        },
      },
      { highWaterMark: 0 },
    );
    const { port } = await serving(
      () => stream,
      () => undefined,
    );
    const { socket, until } = await connection(port);
    socket.write(get);
    await until((received) => /\r\n\r\n[\s\S]*\0{7}|3\r\n\0{3}\r\n4\r\n\0{4}/.test(received));
  });

  test("of items that are there without a pause stops when the response is destroyed", async () => {
    let produced = 0;
    let destroy: () => void = () => undefined;
    async function* items(): AsyncGenerator<number> {
      // Bounded, so that a writer that never stops fails the test.
      while (++produced < 200_000) {
        if (produced === 10) destroy();
        yield produced;
      }
    }
    const handler = createNodeHandler(definition, {
      all: { download: () => streamItems(items(), { encode: encodeJsonLine }) },
    });
    const { url } = await listening(
      createServer((request, response) => {
        destroy = () => response.destroy();
        handler(request, response);
      }),
    );
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
    expect(produced).toBeLessThan(100);
  });

  test("with a chunk that is no Uint8Array fails, is cancelled, and leaves the server running", async () => {
    for (const chunk of [undefined, new ArrayBuffer(4), new Uint16Array(4), { length: 20_000 }, 7]) {
      const errors: unknown[] = [];
      let cancel: (reason: unknown) => void = () => undefined;
      const cancelled = new Promise<unknown>((resolve) => {
        cancel = resolve;
      });
      const chunks: unknown[] = [new Uint8Array(3), chunk];
      const stream = new ReadableStream(
        { pull: (controller) => controller.enqueue(chunks.shift()), cancel: (reason) => cancel(reason) },
        { highWaterMark: 0 },
      );
      const { url } = await serving(
        () => stream,
        (error) => errors.push(error),
      );
      await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow();
      expect(await cancelled).toBeInstanceOf(TypeError);
      expect(errors).toMatchObject([{ message: "a chunk of a stream of bytes must be a Uint8Array" }]);
    }
  });

  test("writes chunks that are text as UTF-8, between bytes", async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (const chunk of ["é", new Uint8Array([65]), "🎉", "b", new Uint8Array([66])]) controller.enqueue(chunk);
        controller.close();
      },
    });
    const { url } = await serving(() => stream);
    expect(await (await fetch(url)).text()).toBe("éA🎉bB");
  });

  test("that fails is terminated, so that it cannot pass for complete", async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(10));
        controller.error(new Error("no more"));
      },
    });
    const { url } = await serving(() => stream);
    await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  test("is not read for HEAD", async () => {
    const { stream, pulled, cancelled } = endless();
    const { url } = await serving(() => stream);
    const response = await fetch(url, { method: "HEAD" });
    expect([response.status, await response.text(), pulled()]).toEqual([200, "", 0]);
    await cancelled;
  });
});

describe("a streamed request body, over Fetch", () => {
  const echo: Operation = { ...download, method: "POST", body: binaryBody({ required: true }) };
  const posted: ServerDefinition = { route: () => ({ allow: "POST, OPTIONS", POST: echo }), operations: [echo] };

  test("is cancelled if it is refused while being read", async () => {
    const { stream, cancelled } = endless();
    const read = ({ body }: { body: ReadableStream }): Promise<string> => new Response(body).text();
    const handler = createFetchHandler(posted, { all: { download: read } }, { limits: { body: 200_000 } });
    const init = { method: "POST", body: stream, duplex: "half" } as RequestInit;
    expect((await handler(new Request("http://example.test/", init))).status).toBe(413);
    await cancelled;
  });

  test("is cancelled if the handler does not read it, or not to its end", async () => {
    const ends = [
      () => new Uint8Array(),
      async ({ body }: { body: ReadableStream }) => {
        await body.getReader().read();
        return new Uint8Array();
      },
    ];
    for (const download of ends) {
      const { stream, cancelled } = endless();
      const handler = createFetchHandler(posted, { all: { download } });
      const init = { method: "POST", body: stream, duplex: "half" } as RequestInit;
      expect((await handler(new Request("http://example.test/", init))).status).toBe(200);
      await cancelled;
    }
  });
});

describe("an in-memory transport", () => {
  const never = (): Promise<never> => new Promise(() => undefined);

  test("rejects with the signal's reason, before and while it waits", async () => {
    const transport = createMemoryTransport(definition, { all: { download: never } });
    const reason = new Error("enough");
    await expect(transport("http://example.test/", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const call = transport("http://example.test/", { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test("aborts the handler if its caller does", async () => {
    const controller = new AbortController();
    let heard: unknown;
    const handler = (_: unknown, { signal }: { signal: AbortSignal }): Promise<never> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          heard = signal.reason;
          reject(signal.reason);
        });
        queueMicrotask(() => controller.abort());
      });
    const transport = createMemoryTransport(definition, { all: { download: handler } });
    await expect(transport("http://example.test/", { signal: controller.signal })).rejects.toThrow();
    expect(heard).toMatchObject({ name: "AbortError" });
  });

  test("streams: the first chunk arrives before the last one is produced, and an abort ends it", async () => {
    const { stream, cancelled } = endless();
    const controller = new AbortController();
    const transport = createMemoryTransport(definition, { all: { download: () => stream } });
    const response = await transport("http://example.test/", { signal: controller.signal });
    const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    expect((await reader.read()).value).toHaveLength(65_536);
    const reason = new Error("enough");
    controller.abort(reason);
    // A chunk in flight may still arrive.
    const rest = async (): Promise<never> => {
      while (true) await reader.read();
    };
    await expect(rest()).rejects.toBe(reason);
    await cancelled;
  });
});
