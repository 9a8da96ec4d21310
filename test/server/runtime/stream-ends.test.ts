import { createServer } from "node:http";
import {
  type Around,
  binaryResponse,
  type Context,
  createFetchHandler,
  createNodeHandler,
  jsonLineStream,
  jsonResponse,
  type Operation,
  type RequestEnd,
  type ServerOptions,
  type StreamEnd,
  serverSpans,
} from "@guildwire/runtime/server";
import { encodeJsonLine, startItems, streamItems } from "@guildwire/runtime/streams";
import { describe, expect, test, vi } from "vitest";
import { listening } from "../../listening.js";

const operation = (id: string, response: Operation["responses"][number]): Operation => ({
  id,
  handler: ["tides", id],
  method: "GET",
  path: `/${id}`,
  responses: { 200: response },
});
const operations = [
  operation("lines", jsonLineStream("application/jsonl")),
  { ...operation("bytes", binaryResponse(["application/octet-stream"])), events: ["TIDE"] },
  operation("json", jsonResponse()),
  { ...operation("cached", jsonLineStream("application/jsonl")), conditions: "cache" as const },
];
const definition = {
  operations,
  route: (path: string) => {
    const GET = operations.find((each) => each.path === path);
    return GET && { allow: "GET, HEAD, OPTIONS", GET };
  },
};

async function* tides(end: "complete" | "failed" | "endless" | "waiting") {
  yield { height: 1 };
  if (end === "waiting") await new Promise(() => undefined);
  yield { height: 2 };
  while (end === "endless") yield { height: 3 };
  if (end === "failed") throw new Error("the gauge is broken");
}

function bytes(fails: boolean): ReadableStream<Uint8Array> {
  let isFirst = true;
  return new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(new Uint8Array(10));
      else if (fails) throw new Error("the disk is broken");
      else controller.close();
      isFirst = false;
    },
  });
}

type Handlers = {
  readonly lines?: (request: unknown, context: Context) => unknown;
  readonly bytes?: (request: unknown, context: Context<unknown, Record<string, unknown>>) => unknown;
  readonly json?: () => unknown;
};

const transports: readonly {
  readonly name: string;
  readonly start: (
    handlers: object,
    options: ServerOptions,
  ) => Promise<(path: string, init?: RequestInit) => Promise<Response>>;
}[] = [
  {
    name: "fetch",
    start: async (handlers, options) => {
      const handler = createFetchHandler(definition, handlers, options);
      return (path, init) => handler(new Request(`http://tides.example${path}`, init));
    },
  },
  {
    name: "node",
    start: async (handlers, options) => {
      const { url } = await listening(createServer(createNodeHandler(definition, handlers, options)));
      return (path, init) => fetch(url + path, init);
    },
  },
];

describe.each(transports)("the end of a response over $name", ({ start }) => {
  async function observed(handlers: Handlers) {
    const responses: RequestEnd[] = [];
    const ends: StreamEnd[] = [];
    const errors: unknown[] = [];
    const send = await start(
      { tides: handlers },
      {
        partial: true,
        onResponse: (_, response) => void responses.push(response),
        onStreamEnd: (_, end) => void ends.push(end),
        onError: (error) => void errors.push(error),
      },
    );
    return { send, responses, ends, errors };
  }

  test("is reported for a complete stream", async () => {
    const { send, responses, ends } = await observed({ lines: () => tides("complete"), bytes: () => bytes(false) });
    for (const path of ["/lines", "/bytes"]) await (await send(path)).arrayBuffer();
    await vi.waitFor(() => expect(ends.map(({ outcome }) => outcome)).toEqual(["complete", "complete"]));
    expect(responses).toMatchObject([
      { status: 200, isStream: true },
      { status: 200, isStream: true },
    ]);
    expect(ends.every(({ status, durationMs }) => status === 200 && durationMs > 0)).toBe(true);
  });

  test("is a failure for a stream that fails after its status", async () => {
    const { send, responses, ends, errors } = await observed({
      lines: () => tides("failed"),
      bytes: () => bytes(true),
    });
    for (const path of ["/lines", "/bytes"]) {
      const response = await send(path);
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow();
    }
    await vi.waitFor(() => expect(ends.map(({ outcome }) => outcome)).toEqual(["failed", "failed"]));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(errors).toMatchObject([{ message: "the gauge is broken" }, { message: "the disk is broken" }]);
  });

  test("is reported once if the caller leaves, while the stream waits or produces", async () => {
    for (const end of ["endless", "waiting"] as const) {
      const { send, responses, ends } = await observed({ lines: () => tides(end) });
      const { body } = await send("/lines");
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      await reader.read();
      await reader.cancel();
      await vi.waitFor(() => expect(ends).toMatchObject([{ outcome: "cancelled" }]));
      // A later end would follow the response of another request.
      await (await send("/json")).arrayBuffer();
      expect([responses.length, ends.length]).toEqual([2, 1]);
    }
  });

  test("is a failure for an iterator whose `next` throws or returns no result, which is then ended", async () => {
    const fail = (): never => {
      throw new Error("the gauge is broken");
    };
    for (const next of [fail, () => undefined, () => Promise.resolve(null)]) {
      let returned = 0;
      const lines = (): AsyncIterable<unknown> => {
        const results: (() => unknown)[] = [() => ({ done: false, value: { height: 1 } }), next];
        const iterator = { next: () => results.shift()?.(), return: () => ++returned };
        return { [Symbol.asyncIterator]: () => iterator as unknown as AsyncIterator<unknown> };
      };
      const { send, ends, errors } = await observed({ lines });
      await expect((await send("/lines")).text()).rejects.toThrow();
      await vi.waitFor(() => expect(ends).toMatchObject([{ outcome: "failed" }]));
      expect([errors.length, returned]).toEqual([1, 1]);
    }
  });

  test("does not end the items of a complete stream, for HEAD neither", async () => {
    let returned = 0;
    const lines = (): AsyncIterable<unknown> => {
      const iterator = { next: async () => ({ done: true, value: undefined }), return: () => ++returned };
      return { [Symbol.asyncIterator]: () => iterator as unknown as AsyncIterator<unknown> };
    };
    const { send, ends } = await observed({ lines });
    await send("/lines", { method: "HEAD" });
    expect(await (await send("/lines")).text()).toBe("");
    await vi.waitFor(() => expect(ends).toMatchObject([{ outcome: "complete" }]));
    expect(returned).toBe(0);
  });

  test.each(["the caller leaves", "the request is HEAD"])(
    "aborts the signal that a generator waits for if %s",
    async (when) => {
      let closed = 0;
      const lines = async function* (_: unknown, { signal }: Context) {
        try {
          if (when === "the caller leaves") yield { height: 1 };
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
        } finally {
          closed += 1;
        }
      };
      const { send, errors } = await observed({ lines });
      const { body } = await send("/lines", when === "the request is HEAD" ? { method: "HEAD" } : {});
      const reader = body?.getReader();
      await reader?.read();
      await reader?.cancel();
      await vi.waitFor(() => expect(closed).toBe(1));
      expect(errors).toEqual([]);
    },
  );

  const unsent: readonly {
    readonly when: string;
    readonly path: string;
    readonly status: number;
    readonly around: Around;
  }[] = [
    {
      when: "the transaction cannot be committed",
      path: "/lines",
      status: 500,
      around: async (_, run) => {
        await run();
        throw new Error("the connection was lost");
      },
    },
    {
      when: "the transaction takes too long",
      path: "/lines",
      status: 503,
      around: async ({ signal }, run) => {
        await run();
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      },
    },
    {
      when: "the call is repeated",
      path: "/lines",
      status: 200,
      around: async (_, run) => {
        await run();
        await run();
      },
    },
    {
      when: "the caller has the content",
      path: "/cached",
      status: 304,
      around: async ({ signal }, run) => {
        await run();
        // The transaction is not committed for a caller who has disconnected.
        signal.throwIfAborted();
      },
    },
  ];

  test.each(unsent)("is that of items that are not sent, because $when", async ({ path, status, around }) => {
    let opened = 0;
    let closed = 0;
    const lines = async function* (_: unknown, { setHeader }: Context) {
      opened += 1;
      try {
        setHeader("etag", '"low"');
        yield { height: 1 };
      } finally {
        closed += 1;
      }
    };
    const timeouts = { handler: status === 503 ? 20 : 60_000 };
    const send = await start(
      { tides: { lines, cached: lines } },
      { partial: true, around, timeouts, onError: () => undefined },
    );
    const response = await send(path, { headers: { "if-none-match": '"low"' } });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    await vi.waitFor(() => expect(closed).toBe(opened));
    expect(opened).toBe(path === "/lines" && status === 200 ? 2 : 1);
  });

  const dropped: readonly {
    readonly when: string;
    readonly status: number;
    readonly contentType?: string;
    readonly options?: Pick<ServerOptions, "around" | "deliver">;
  }[] = [
    { when: "the handler takes too long", status: 503 },
    { when: "the handler takes too long in a transaction", status: 503, options: { around: (_, run) => run() } },
    {
      when: "its events cannot be delivered",
      status: 500,
      options: {
        deliver: () => {
          throw new Error("the connection was lost");
        },
      },
    },
    { when: "its content type is invalid", status: 500, contentType: "text/plain\n" },
  ];

  test.each(dropped)("is that of a stream in a result that is not sent, because $when", async (dropping) => {
    const { status, contentType = "text/plain", options } = dropping;
    let opened = 0;
    let closed = 0;
    const close = (): void => {
      closed += 1;
    };
    const wait = async ({ signal }: Pick<Context, "signal">): Promise<void> => {
      if (status === 503) await new Promise((resolve) => signal.addEventListener("abort", resolve));
      opened += 1;
    };
    const handlers: Handlers = {
      async bytes(_, context) {
        await wait(context);
        context.emit("TIDE", {});
        return { contentType, data: new ReadableStream({ cancel: close }) };
      },
      async lines(_, context) {
        await wait(context);
        const iterator = { next: () => new Promise(() => undefined), return: close };
        return { [Symbol.asyncIterator]: () => iterator };
      },
    };
    const timeouts = { handler: status === 503 ? 20 : 60_000 };
    const send = await start({ tides: handlers }, { partial: true, timeouts, onError: () => undefined, ...options });
    const paths = status === 503 ? ["/bytes", "/lines"] : ["/bytes"];
    for (const path of paths) expect((await send(path)).status).toBe(status);
    await vi.waitFor(() => expect([opened, closed]).toEqual([paths.length, paths.length]));
  });

  test("is that of the response if a repeated handler returns its stream again", async () => {
    const stream = bytes(false);
    const around: Around = async (_, run) => {
      await run();
      await run();
    };
    const send = await start({ tides: { bytes: () => stream } }, { partial: true, around });
    expect((await (await send("/bytes")).arrayBuffer()).byteLength).toBe(10);
  });

  test.each(["the handler takes too long", "the request is HEAD"])(
    "aborts the signal of code that reads it after the response, if %s",
    async (when) => {
      const isHead = when === "the request is HEAD";
      let isAborted: boolean | undefined;
      let goOn: () => void = () => undefined;
      const responded = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const lines = async function* (_: unknown, context: Context) {
        await responded;
        isAborted = context.signal.aborted;
        yield { height: 1 };
      };
      const timeouts = isHead ? { firstItem: 1 } : { handler: 20, firstItem: 60_000 };
      const send = await start({ tides: { lines } }, { partial: true, timeouts, onError: () => undefined });
      expect((await send("/lines", { method: isHead ? "HEAD" : "GET" })).status).toBe(isHead ? 200 : 503);
      goOn();
      await vi.waitFor(() => expect(isAborted).toBe(true));
    },
  );

  test("does not follow from HEAD, whose response has no body", async () => {
    let closed = 0;
    const lines = async function* () {
      try {
        yield { height: 1 };
      } finally {
        closed += 1;
      }
    };
    const { send, responses, ends } = await observed({ lines, bytes: () => bytes(false) });
    for (const path of ["/lines", "/bytes"]) expect((await send(path, { method: "HEAD" })).status).toBe(200);
    await vi.waitFor(() => expect(closed).toBe(1));
    expect(responses.map((response) => "isStream" in response)).toEqual([false, false]);
    expect(ends).toEqual([]);
  });

  test("is an error of the server for a stream that was sent before", async () => {
    const stream = bytes(false);
    const { send, responses, errors } = await observed({ bytes: () => stream });
    await (await send("/bytes")).arrayBuffer();
    expect((await send("/bytes")).status).toBe(500);
    expect(responses.map(({ status }) => status)).toEqual([200, 500]);
    expect(errors).toMatchObject([{ message: "the response 200 of bytes must be bytes or an unread stream" }]);
  });

  test("belongs to one response: a stream of items that was sent before cannot be sent", async () => {
    const stream = streamItems(tides("complete"), { encode: encodeJsonLine });
    const { send, responses } = await observed({ bytes: () => stream });
    expect(await (await send("/bytes")).text()).toBe('{"height":1}\n{"height":2}\n');
    expect((await send("/bytes")).status).toBe(500);
    expect(responses.map(({ status }) => status)).toEqual([200, 500]);
  });

  test("is reported for a stream whose first item is requested, but not there", async () => {
    async function* slow() {
      await new Promise((resolve) => setImmediate(resolve));
      yield* tides("complete");
    }
    const body = (): unknown => startItems(slow(), { encode: encodeJsonLine }, { wait: 60_000 }).body;
    const { send, ends } = await observed({ bytes: body });
    expect(await (await send("/bytes")).text()).toBe('{"height":1}\n{"height":2}\n');
    await vi.waitFor(() => expect(ends).toMatchObject([{ outcome: "complete" }]));
  });

  test("is not reported for other responses", async () => {
    const { send, responses, ends } = await observed({ json: () => ({ height: 1 }) });
    await (await send("/json")).json();
    await (await send("/lines")).arrayBuffer();
    expect(responses.map(({ status }) => status)).toEqual([200, 501]);
    expect(responses.some((response) => "isStream" in response)).toBe(false);
    expect(ends).toEqual([]);
  });

  test("ends the span, as an error if the stream failed", async () => {
    const ended: Record<string, unknown>[] = [];
    const tracer = {
      startSpan: (name: string) => {
        const found: Record<string, unknown> = { name };
        return {
          setAttribute: (key: string, value: unknown) => {
            found[key] = value;
          },
          updateName: () => undefined,
          setStatus: () => {
            found["failed"] = true;
          },
          end: () => void ended.push(found),
        };
      },
    };
    const handlers = { tides: { lines: () => tides("failed"), json: () => ({}) } };
    const send = await start(handlers, { partial: true, onError: () => undefined, ...serverSpans({ tracer }) });
    await (await send("/json")).text();
    const response = await send("/lines");
    await response.text().catch(() => undefined);
    await vi.waitFor(() => expect(ended).toHaveLength(2));
    expect(ended).toMatchObject([
      { name: "GET /json", "http.response.status_code": 200 },
      { name: "GET /lines", "http.response.status_code": 200, "error.type": "stream", failed: true },
    ]);
    expect(ended[0]).not.toHaveProperty("failed");
  });
});
