import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createFetchHandler, type ServerDefinition, type ServerOptions } from "../../../runtime/src/server/index.js";
import { attachNote, createNote, definition, echoNote, handlers, listNotes } from "./note-definition.js";
import { authenticate, transports } from "./serve.js";

const size = 40;
/** A body of exactly `size` bytes, within the limits of its schema. */
const body = '{"title":"Tea"}'.padEnd(size, " ");

const put: RequestInit = { method: "PUT", headers: { "content-type": "application/json" }, body };

/** The status of a body of 40 bytes, in an operation whose document states a size or none. */
async function statusOf(maxBody: number | undefined, limits: ServerOptions["limits"]): Promise<number> {
  const bounded = { ...echoNote, ...(maxBody !== undefined && { maxBody }) };
  const served: ServerDefinition = {
    ...definition,
    operations: [listNotes, createNote, bounded, attachNote],
    route: (path, values) => {
      const route = definition.route(path, values);
      return route && { ...route, PUT: bounded };
    },
  };
  const handler = createFetchHandler(served, handlers(), { authenticate, ...(limits !== undefined && { limits }) });
  return (await handler(new Request("http://example.test/boards/1/notes", put))).status;
}

describe("the limit of a body is that", () => {
  test.each([
    ["of the server", undefined, { body: size }, 200],
    ["of the server, exceeded", undefined, { body: size - 1 }, 413],
    ["of the document", size, undefined, 200],
    ["of the document, exceeded", size - 1, undefined, 413],
    ["of the document instead of the server", size, { body: 1 }, 200],
    ["of the option instead of the document", 1, { operations: { echoNote: size } }, 200],
    ["of the option, exceeded", size, { operations: { echoNote: size - 1 } }, 413],
    ["of other operations, which does not matter", size, { operations: { listNotes: 1 } }, 200],
  ])("%s", async (_, maxBody, limits, expected) => {
    expect(await statusOf(maxBody, limits)).toBe(expected);
  });
});

test.each([undefined, 65_537])(
  "a body that arrives too slowly is cancelled on Fetch, with a length of %s",
  async (length) => {
    let cancelled: (() => void) | undefined;
    const isCancelled = new Promise<void>((resolve) => {
      cancelled = resolve;
    });
    const stalled = new ReadableStream({ pull: () => new Promise(() => undefined), cancel: () => cancelled?.() });
    const headers = { ...put.headers, ...(length !== undefined && { "content-length": String(length) }) };
    const init = { method: "PUT", headers, body: stalled, duplex: "half" };
    const handler = createFetchHandler(definition, handlers(), { authenticate, timeouts: { body: 20 } });
    expect((await handler(new Request("http://example.test/boards/1/notes", init))).status).toBe(408);
    await isCancelled;
  },
);

test.each([
  ["Cloudflare-Workers", 2],
  ["Node.js/24", 0],
])(
  "two slow bodies have two timers of their own only where timers end with their request: %s",
  async (userAgent, own) => {
    vi.stubGlobal("navigator", { userAgent });
    const timers = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => {
      vi.unstubAllGlobals();
      timers.mockRestore();
    });
    const handler = createFetchHandler(definition, handlers(), { authenticate, timeouts: { body: 24 } });
    const stalled = () => ({
      ...put,
      body: new ReadableStream({ pull: () => new Promise(() => undefined) }),
      duplex: "half",
    });
    const responses = [1, 2].map(() => handler(new Request("http://example.test/boards/1/notes", stalled())));
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([408, 408]);
    expect(timers.mock.calls.filter(([, ms]) => ms === 24)).toHaveLength(own);
  },
);

test("a file may have the size of the largest body of its operation", async () => {
  const mebibytes = 9 * 1024 * 1024;
  const form = new FormData();
  form.set("title", "Tea");
  form.set("file", new Blob([new Uint8Array(mebibytes)]), "a.bin");
  const options = { authenticate, limits: { operations: { attachNote: mebibytes + 2000 } } };
  const handler = createFetchHandler(definition, handlers(), options);
  const sent = new Request("http://example.test/boards/1/notes", { method: "PATCH", body: form });
  const response = await handler(sent);
  expect([response.status, (await response.json()).files]).toEqual([
    200,
    [{ field: "file", filename: "a.bin", size: mebibytes }],
  ]);
});

test.each(transports)(
  "$name reports the limit of an operation that does not exist, or is not a number",
  async ({ start }) => {
    await expect(start(handlers(), { limits: { operations: { echo: 1 } } })).rejects.toThrow(
      "there is no operation echo",
    );
    await expect(start(handlers(), { limits: { operations: { echoNote: -1 } } })).rejects.toThrow("at least 0");
    await expect(start(handlers(), { limits: { operations: { echoNote: Number.NaN } } })).rejects.toThrow("at least 0");
  },
);

describe("JSON with many values", () => {
  const send = async (json: string, limits: ServerOptions["limits"], form = false): Promise<unknown> => {
    const handler = createFetchHandler(definition, handlers(), { authenticate, ...(limits && { limits }) });
    const fields = new FormData();
    fields.set("payload_json", json);
    const init = form ? { method: "PATCH", body: fields } : { ...put, body: json };
    const response = await handler(new Request("http://example.test/boards/1/notes", init));
    const { errors } = await response.json();
    return [response.status, errors?._errors ?? errors?.payload_json?._errors];
  };
  const withValues = (count: number): string =>
    `{"title":"Tea","more":[${Array(count - 3)
      .fill("0")
      .join(",")}]}`;
  const refused = (limit: string) => [
    400,
    [{ code: "MAX_VALUES", message: expect.stringContaining(`JSON has at most ${limit} values`) }],
  ];

  test.each([
    ["the default", undefined, 250_000, "250,000"],
    ["the option", { values: 1000 }, 1000, "1,000"],
    ["the option of the operation", { values: 1000, operations: { echoNote: { values: 2000 } } }, 2000, "2,000"],
  ])("is refused above %s", async (_, limits, count, shown) => {
    expect(await send(withValues(count), limits)).toEqual([200, undefined]);
    expect(await send(withValues(count + 1), limits)).toEqual(refused(shown));
  });

  test("is refused in the field of a form, too", async () => {
    const limits = { values: 1000 };
    expect((await send(withValues(1000), limits, true)) as unknown[]).toEqual([200, undefined]);
    expect(await send(withValues(1001), limits, true)).toEqual(refused("1,000"));
  });

  test("is refused before it is parsed", async () => {
    expect(await send(`[${"{},".repeat(250_000)}is not JSON`, undefined)).toEqual(refused("250,000"));
  });

  test.each([
    [{ operations: { echoNote: { keys: 1 } } }, "an object has at most 1 keys"],
    [{ operations: { echoNote: { depth: 1, body: 10_000 } } }, "nested more than 1 levels deep"],
  ])("other limits of JSON may also be those of an operation: %j", async (limits, message) => {
    expect(await send(withValues(100), limits)).toMatchObject([400, [{ message: expect.stringContaining(message) }]]);
  });

  test("an unknown limit of an operation is reported", () => {
    const limits = { operations: { echoNote: { value: 1 } } } as never;
    expect(() => createFetchHandler(definition, handlers(), { authenticate, limits })).toThrow(
      "options.limits.operations.echoNote has no value; did you mean values?",
    );
  });
});

describe("a body of the Fetch standard whose length is stated", () => {
  const send = async (length: string | undefined, sent: BodyInit = body): Promise<number> => {
    const handler = createFetchHandler(definition, handlers(), { authenticate, limits: { body: size } });
    const headers = { "content-type": "application/json", ...(length !== undefined && { "content-length": length }) };
    const init = { method: "PUT", headers, body: sent, duplex: "half" } as RequestInit;
    return (await handler(new Request("http://example.test/boards/1/notes", init))).status;
  };

  test.each([
    ["correctly", String(size), body, 200],
    ["too low, and is within the limit", "1", body, 200],
    ["too low, and exceeds the limit", "1", `${body} `, 413],
    ["too high", String(size + 1), body, 413],
    ["as no number", "many", body, 200],
    ["as no number, and exceeds the limit", "many", `${body} `, 413],
    ["not at all, and exceeds the limit", undefined, `${body} `, 413],
  ])("%s, gets its response by its real length", async (_, length, sent, status) => {
    expect(await send(length, sent)).toBe(status);
  });

  test("is a 400 if it breaks off", async () => {
    const broken = () =>
      new ReadableStream({
        pull: () => Promise.reject(new Error("the caller left")),
      });
    expect([await send("10", broken()), await send(undefined, broken())]).toEqual([400, 400]);
  });
});
