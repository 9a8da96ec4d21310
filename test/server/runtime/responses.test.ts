import { createServer } from "node:http";
import { describe, expect, test, vi } from "vitest";
import {
  binaryResponse,
  ConfigurationError,
  createFetchHandler,
  createNodeHandler,
  emptyResponse,
  HttpError,
  jsonResponse,
  notImplemented,
  type Operation,
  type ServerDefinition,
  textResponse,
} from "../../../runtime/src/server/index.js";
import { listening } from "../../listening.js";
import { definition, handlers, NoteValidator } from "./note-definition.js";
import { authenticate, transports } from "./serve.js";

const put = { method: "PUT", headers: { "content-type": "application/json" }, body: '{"title":"Tea"}' };

const quiet = { onError: () => undefined, validateResponses: false };

/** Servers with one operation. */
const edgeTransports = [
  {
    name: "node:http",
    start: async (own: ServerDefinition, get: () => unknown): Promise<() => Promise<Response>> => {
      const { url } = await listening(createServer(createNodeHandler(own, { all: { get } }, quiet)));
      return () => fetch(url);
    },
  },
  {
    name: "Fetch",
    start: async (own: ServerDefinition, get: () => unknown): Promise<() => Promise<Response>> => {
      const handler = createFetchHandler(own, { all: { get } }, quiet);
      return () => handler(new Request("http://example.test/"));
    },
  },
];

/** Failures as passed to `onError`. */
function collector(): {
  readonly told: string[];
  readonly onError: (error: unknown, facts: { stage: string }) => void;
} {
  const told: string[] = [];
  return { told, onError: (error, { stage }) => told.push(`${stage}: ${(error as Error)?.message ?? String(error)}`) };
}

describe.each(transports)("over $name", ({ start }) => {
  test("responds with an HttpError as given, without calling onError", async () => {
    const { told, onError } = collector();
    const echoNote = (): never => {
      const issues = [{ path: "/title", code: "taken", message: "is taken" }];
      throw new HttpError(409, 30001, "No room", { issues, headers: { "retry-after": "3" } });
    };
    const ask = await start(handlers({ echoNote }), { onError });
    const response = await ask("/boards/1/notes", put);
    expect([response.status, response.headers.get("retry-after")]).toEqual([409, "3"]);
    expect(await response.json()).toEqual({
      code: 30001,
      message: "No room",
      errors: { title: { _errors: [{ code: "TAKEN", message: "is taken" }] } },
    });
    expect(told).toEqual([]);
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("the password is hunter2");
      },
    ],
    ["rejects", () => Promise.reject(new Error("the password is hunter2"))],
    [
      "throws something that is no error",
      () => {
        throw "the password is hunter2";
      },
    ],
  ])(
    "a handler that %s is a 500 without details, reported once with the response's request id",
    async (_, echoNote) => {
      const told: [string, string, unknown][] = [];
      const ask = await start(handlers({ echoNote }), {
        onError: (error, { requestId, operation }) => told.push([requestId, operation?.id ?? "", error]),
      });
      const response = await ask("/boards/1/notes", put);
      const text = await response.text();
      expect([response.status, text]).toEqual([500, '{"code":0,"message":"Internal Server Error"}']);
      expect(told).toHaveLength(1);
      expect(told[0]?.slice(0, 2)).toEqual([response.headers.get("x-request-id"), "echoNote"]);
      expect(String(told[0]?.[2])).toContain("hunter2");
    },
  );

  test("errors thrown by onError are dropped", async () => {
    const echoNote = (): never => {
      throw new Error("one");
    };
    const onError = (): never => {
      throw new Error("two");
    };
    const ask = await start(handlers({ echoNote }), { onError });
    expect((await ask("/boards/1/notes", put)).status).toBe(500);
  });

  test("an unimplemented handler is a 501; its operation id is only logged", async () => {
    const { told, onError } = collector();
    const echoNote = (request: unknown, context: { operation: Operation }): never => {
      throw notImplemented(request, context);
    };
    const ask = await start(handlers({ echoNote }), { onError });
    const response = await ask("/boards/1/notes", put);
    expect([response.status, await response.json()]).toEqual([501, { code: 0, message: "Not Implemented" }]);
    expect(told).toHaveLength(1);
  });

  test.each([
    ["a status that is not declared", { status: 202, body: {} }, "echoNote has no response 202"],
    [
      "a body that breaks its schema",
      { status: 200, body: { title: "x" } },
      "/title title: must have at least 2 characters",
    ],
    ["no status", "text", "must return { status, body }"],
    ["no body", { status: 200 }, "does not match its schema"],
  ])("%s is a located server error", async (_, result, reason) => {
    const { told, onError } = collector();
    const ask = await start(handlers({ echoNote: () => result }), { onError, validateResponses: true });
    const response = await ask("/boards/1/notes", put);
    expect([response.status, await response.json()]).toEqual([500, { code: 0, message: "Internal Server Error" }]);
    expect(told).toEqual([expect.stringContaining(reason)]);
    expect(told[0]).toMatch(/^response: /);
  });

  test("sends responses unchecked without validateResponses", async () => {
    const ask = await start(handlers({ echoNote: () => ({ status: 202, body: { title: "x" } }) }), {
      validateResponses: false,
    });
    const response = await ask("/boards/1/notes", put);
    expect([response.status, await response.json()]).toEqual([202, { title: "x" }]);
  });

  test("reports a result that JSON cannot express as an internal error", async () => {
    const { told, onError } = collector();
    const loop: Record<string, unknown> = { title: "Tea" };
    loop["loop"] = loop;
    const ask = await start(handlers({ listNotes: () => loop }), { onError });
    expect((await ask("/boards/1/notes")).status).toBe(500);
    expect(told).toEqual([expect.stringMatching(/^response: .*circular/i)]);
  });

  test("headers of a handler are sent, with separate cookies", async () => {
    const ask = await start(
      handlers({
        listNotes: (_, context) => {
          context.setHeader("X-One", "1");
          context.setHeader("x-one", "2");
          context.setHeader("Set-Cookie", "a=1");
          context.setHeader("Set-Cookie", "b=2");
          context.setHeader("Content-Type", "application/problem+json");
          return {};
        },
      }),
    );
    const { headers } = await ask("/boards/1/notes");
    expect(headers.get("x-one")).toBe("2");
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(headers.get("content-type")).toBe("application/problem+json");
  });

  test.each([
    ["X-One", "a\r\nSet-Cookie: b=1"],
    ["X-One", "a\nb"],
    ["X-One", "\u0000"],
    ["X-One", "€"],
    ["X One", "a"],
    ["X-One\r\nX-Two", "a"],
    ["", "a"],
    ["Content-Length", "3"],
    ["Transfer-Encoding", "chunked"],
    ["Connection", "close"],
  ])("refuses the header %j of a handler: %j", async (name, value) => {
    let thrown: unknown;
    const listNotes = (_: unknown, context: { setHeader(name: string, value: string): void }): object => {
      try {
        context.setHeader(name, value);
      } catch (error) {
        thrown = error;
      }
      return {};
    };
    const ask = await start(handlers({ listNotes }));
    const response = await ask("/boards/1/notes");
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(thrown).toBeInstanceOf(TypeError);
    expect((thrown as Error).message).not.toContain("\n");
  });

  test("an HttpError with invalid headers is a 500", async () => {
    const { told, onError } = collector();
    const listNotes = (): never => {
      throw new HttpError(400, 1, "a", { headers: { "x-a": "b\r\nx-c: d" } });
    };
    const ask = await start(handlers({ listNotes }), { onError });
    const response = await ask("/boards/1/notes");
    expect([response.status, response.headers.get("x-c")]).toEqual([500, null]);
    expect(told).toHaveLength(1);
  });
});

describe("responses that are not JSON", () => {
  const responding = (response: ServerDefinition["operations"][number]["responses"][string], result: unknown) => {
    const operation: Operation = {
      id: "get",
      handler: ["all", "get"],
      method: "GET",
      path: "/",
      responses: { 200: response },
    };
    const route = { allow: "GET, HEAD, OPTIONS", GET: operation };
    const own: ServerDefinition = { route: () => route, operations: [operation] };
    const handler = createFetchHandler(own, { all: { get: () => result } }, { onError: () => undefined });
    return handler(new Request("http://example.test/"));
  };

  test.each([
    ["bytes", new Uint8Array([1, 2, 3]), "image/png"],
    ["a Blob", new Blob([new Uint8Array([1, 2, 3])], { type: "image/gif" }), "image/png"],
    ["a stream", new Blob([new Uint8Array([1, 2, 3])]).stream(), "image/png"],
    ["bytes with their type", { data: new Uint8Array([1, 2, 3]), contentType: "image/webp" }, "image/webp"],
  ])("%s are sent unchanged", async (_, result, type) => {
    const response = await responding(binaryResponse(["image/*", "image/png"]), result);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  test("text declares its charset", async () => {
    const response = await responding(textResponse(), "äh");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("content-length")).toBe("3");
    expect(await response.text()).toBe("äh");
  });

  test("an empty response has no content type, whatever the handler returns", async () => {
    const response = await responding(emptyResponse, { a: 1 });
    expect([response.headers.get("content-type"), await response.text()]).toEqual([null, ""]);
  });

  test("reports a binary response without bytes as an internal error", async () => {
    expect((await responding(binaryResponse(), "text")).status).toBe(500);
    expect((await responding(jsonResponse(NoteValidator), undefined)).status).toBe(500);
  });
});

describe("creating a server", () => {
  test("reports everything that is missing", () => {
    const { createNote: _, ...notes } = handlers().notes;
    expect(() =>
      createFetchHandler(definition, { notes }, { authenticate: { token: authenticate["token"] as never } }),
    ).toThrow(
      expect.objectContaining({
        name: "ConfigurationError",
        code: "missing-option",
        message: "missing: handlers.notes.createNote, options.authenticate.key",
      }),
    );
  });

  test("an unimplemented handler is one line of the log by default, without a stack trace", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    try {
      const listNotes = (request: unknown, context: { operation: Operation }): never => {
        throw notImplemented(request, context);
      };
      const options = { partial: true, authenticate, requestId: () => "r1" };
      const handler = createFetchHandler(definition, { notes: { listNotes } }, options);
      expect((await handler(new Request("http://example.test/boards/1/notes"))).status).toBe(501);
      expect(logged.mock.calls).toEqual([["listNotes has no handler yet: 501 (r1)"]]);
    } finally {
      logged.mockRestore();
    }
  });

  test("a partial server responds with 501 without a handler", async () => {
    const handler = createFetchHandler(definition, {}, { partial: true, authenticate });
    const response = await handler(new Request("http://example.test/boards/1/notes"));
    expect([response.status, await response.json()]).toEqual([501, { code: 0, message: "Not Implemented" }]);
  });

  test.each<[string, object, string]>([
    ["a typo", { notes: { listNote: () => [] } }, "handlers.notes has no listNote; did you mean listNotes?"],
    ["another name", { notes: { list: () => [] } }, "handlers.notes has no list; there are listNotes,"],
    ["another group", { note: { listNotes: () => [] } }, "handlers has no note; did you mean notes?"],
    ["a name of all objects", JSON.parse('{ "__proto__": {} }'), "handlers has no __proto__; there are notes"],
    [
      "a typo in a class",
      {
        notes: new (class {
          listNotse(): void {}
        })(),
      },
      "did you mean listNotes?",
    ],
  ])("a partial server refuses handlers of no operation: %s", (_, given, message) => {
    const make = (): unknown => createFetchHandler(definition, given, { partial: true, authenticate });
    expect(make).toThrow(expect.objectContaining({ code: "invalid-handler" }));
    expect(make).toThrow(message);
  });

  test("handlers may have helpers: methods of classes, and values that are no functions", () => {
    class Notes {
      static readonly #names = ["listNotes"];
      names(): readonly string[] {
        return Notes.#names;
      }
      get listNot(): unknown {
        throw new Error("is not read, because its operation has a handler");
      }
      listNotes(): void {}
    }
    const modes = [{ notes: new Notes(), version: 1 }, { notes: { prefix: "n", listNotes: () => [] } }];
    for (const given of modes) {
      expect(() => createFetchHandler(definition, given, { partial: true, authenticate })).not.toThrow();
    }
  });

  test("inherited properties are not handlers", () => {
    const operation: Operation = {
      id: "toString",
      handler: ["notes", "toString"],
      method: "GET",
      path: "/",
      responses: {},
    };
    const own: ServerDefinition = { route: () => undefined, operations: [operation] };
    expect(() => createFetchHandler(own, { notes: {} })).toThrow("handlers.notes.toString");
  });

  test("handlers may be instances of classes, and keep their this", async () => {
    class Notes {
      #name = "Board";
      listNotes(): unknown {
        return { name: this.#name };
      }
    }
    const handler = createFetchHandler(definition, { notes: new Notes() }, { partial: true, authenticate });
    expect(await (await handler(new Request("http://example.test/boards/1/notes"))).json()).toEqual({ name: "Board" });
  });

  test.each<[object, string]>([
    [{ limit: {} }, "options has no limit; did you mean limits?"],
    [{ logger: {} }, "options has no logger; there are adapt, around, authenticate,"],
    [{ limits: { bodies: 1024 } }, "options.limits has no bodies; there are body, depth,"],
    [
      { timeouts: { headers: 1, body: 1 } },
      "options.timeouts has no headers; there are body, firstItem, handler, send",
    ],
    [{ unknownQuery: "reject" }, 'options.unknownQuery must be "ignore" or "refuse"'],
    [{ encodedSlash: true }, 'options.encodedSlash must be "refuse" or "keep"'],
  ])("refuses unknown options: %j", (options, message) => {
    const make = (): unknown => createFetchHandler(definition, handlers(), { authenticate, ...options });
    expect(make).toThrow(ConfigurationError);
    expect(make).toThrow(expect.objectContaining({ code: "invalid-option" }));
    expect(make).toThrow(message);
  });

  test.each([{ limits: { body: Number.NaN } }, { limits: { files: -1 } }, { timeouts: { body: Number.NaN } }])(
    "limits must be numbers: %j",
    (options) => {
      expect(() => createFetchHandler(definition, handlers(), { authenticate, ...options })).toThrow(
        ConfigurationError,
      );
    },
  );
});

describe("invalid results of handlers", () => {
  const operation: Operation = {
    id: "get",
    handler: ["all", "get"],
    method: "GET",
    path: "/",
    responses: { 200: binaryResponse(), 204: emptyResponse, 205: jsonResponse() },
  };
  const own: ServerDefinition = {
    route: () => ({ allow: "GET, HEAD, OPTIONS", GET: operation }),
    operations: [operation],
  };

  test.each(edgeTransports)(
    "over $name, statuses without content have none, whatever the handler returns",
    async ({ start }) => {
      const ask = await start(own, () => ({ status: 205, body: { a: 1 } }));
      const response = await ask();
      expect([response.status, await response.text()]).toEqual([205, ""]);
    },
  );

  test.each(edgeTransports)("over $name, a media type with a line end is a server error", async ({ start }) => {
    const contentType = "image/png\r\nset-cookie: a=1";
    const ask = await start(own, () => ({ status: 200, body: { data: new Uint8Array(3), contentType } }));
    const response = await ask();
    expect([response.status, response.headers.getSetCookie()]).toEqual([500, []]);
  });

  test.each(edgeTransports)("over $name, an invalid status is a server error", async ({ start }) => {
    for (const status of [99, 199, 600, 200.5, "200", undefined]) {
      const ask = await start(own, () => ({ status }));
      expect((await ask()).status).toBe(500);
    }
  });

  test.each([200, 399, 600, 400.5, Number.NaN])("%d is not a valid status of an HttpError", (status) => {
    expect(() => new HttpError(status, 0, "a")).toThrow(RangeError);
  });
});
