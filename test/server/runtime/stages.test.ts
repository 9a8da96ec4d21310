import { describe, expect, onTestFinished, test } from "vitest";
import {
  type AuthorizeRequest,
  createFetchHandler,
  HttpError,
  jsonResponse,
  type Operation,
} from "../../../runtime/src/server/index.js";
import { handlers, key, token } from "./note-definition.js";
import { authenticate, transports } from "./serve.js";

const json = { "content-type": "application/json" };
const post = (body: object, headers: Record<string, string> = { authorization: "Bearer secret" }): RequestInit => ({
  method: "POST",
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

describe("an operation with optional authentication", () => {
  const operation: Operation = {
    id: "get",
    handler: ["all", "get"],
    method: "GET",
    path: "/",
    security: [[{ scheme: token, scopes: [] }], []],
    responses: { 200: jsonResponse() },
  };
  const route = { allow: "GET, HEAD, OPTIONS", GET: operation };
  const get = (_: unknown, { principal }: { principal: unknown }): unknown => ({ principal: principal ?? "anonymous" });
  const handler = createFetchHandler(
    { route: () => route, operations: [operation] },
    { all: { get } },
    { authenticate },
  );
  const ask = async (headers: HeadersInit): Promise<unknown> => {
    const response = await handler(new Request("http://example.test/", { headers }));
    return [response.status, response.status === 200 ? (await response.json()).principal : undefined];
  };

  test("identifies an authenticated caller, admits unauthenticated ones, and refuses invalid credentials", async () => {
    expect(await ask({ authorization: "Bearer secret" })).toEqual([200, "ada"]);
    expect(await ask({})).toEqual([200, "anonymous"]);
    expect(await ask({ authorization: "Bearer wrong" })).toEqual([401, undefined]);
  });
});

describe("an operation that requires two security schemes", () => {
  const operation: Operation = {
    id: "get",
    handler: ["all", "get"],
    method: "GET",
    path: "/",
    security: [
      [
        { scheme: token, scopes: [] },
        { scheme: key, scopes: [] },
      ],
    ],
    responses: { 200: jsonResponse() },
  };
  const route = { allow: "GET, HEAD, OPTIONS", GET: operation };

  test.each([
    ["ada", 200],
    [undefined, 401],
    [null, 401],
    [false, 401],
  ])("whose second one returns %s gets a %i", async (response, status) => {
    for (const second of [() => response, async () => response]) {
      const handler = createFetchHandler(
        { route: () => route, operations: [operation] },
        { all: { get: () => "in" } },
        { authenticate: { token: () => "ada", key: second } },
      );
      const headers = { authorization: "Bearer secret" };
      expect((await handler(new Request("http://example.test/?key=door", { headers }))).status).toBe(status);
    }
  });
});

describe.each(transports)("over $name", ({ start }) => {
  test("security schemes are tried in order, case-insensitively, and a refused one does not suffice", async () => {
    const seen: unknown[] = [];
    const createNote = ({ body }: { body: unknown }, { principal }: { principal: unknown }): unknown => {
      seen.push(principal);
      return body;
    };
    const ask = await start(handlers({ createNote }));
    const statusOf = async (path: string, headers: Record<string, string>): Promise<number> =>
      (await ask(path, post({ title: "Tea" }, headers))).status;
    expect(await statusOf("/boards/1/notes", { authorization: "bEARER secret" })).toBe(201);
    expect(await statusOf("/boards/1/notes?key=door", {})).toBe(201);
    expect(await statusOf("/boards/1/notes?key=door", { authorization: "Bearer wrong" })).toBe(201);
    expect(await statusOf("/boards/1/notes?key=window", { authorization: "Bearer wrong" })).toBe(401);
    expect(await statusOf("/boards/1/notes", { authorization: "Bearer" })).toBe(401);
    expect(await statusOf("/boards/1/notes", { authorization: "Basic secret" })).toBe(401);
    expect(seen).toEqual(["ada", "bob", "bob"]);
  });

  describe.each([
    ["undefined", undefined],
    ["null", null],
    ["false", false],
  ] as const)("an authenticate hook that returns %s refuses the request", (_, falsy) => {
    test.each([
      ["at once", () => falsy],
      ["in a promise", async () => falsy],
    ])("%s", async (_when, refuse) => {
      const seen: unknown[] = [];
      const createNote = ({ body }: { body: unknown }, { principal }: { principal: unknown }): unknown => {
        seen.push(principal);
        return body;
      };
      const ask = await start(handlers({ createNote }), { authenticate: { ...authenticate, token: refuse } });
      expect((await ask("/boards/1/notes", post({ title: "Tea" }))).status).toBe(401);
      expect((await ask("/boards/1/notes?key=door", post({ title: "Tea" }))).status).toBe(201);
      expect(seen).toEqual(["bob"]);
    });
  });

  test("authorize receives the permissions for the operation and the sent properties", async () => {
    const asked: Pick<AuthorizeRequest, "permissions" | "ownerOnly" | "principal">[] = [];
    const ask = await start(
      handlers({ createNote: ({ body }, { permissions }) => ({ ...body, size: Number(permissions) }) }),
      {
        authorize: ({ permissions, ownerOnly, principal }) => {
          asked.push({ permissions, ownerOnly, principal });
          return 8n;
        },
      },
    );
    expect(await (await ask("/boards/1/notes", post({ title: "Tea" }))).json()).toEqual({ title: "Tea", size: 8 });
    await ask("/boards/1/notes", post({ title: "Tea", size: 3 }));
    expect(asked).toEqual([
      { permissions: ["WRITE"], ownerOnly: false, principal: "ada" },
      { permissions: ["WRITE", "RESIZE"], ownerOnly: true, principal: "ada" },
    ]);
  });

  test("invalidRequest selects the error of an invalid request", async () => {
    const reported: unknown[] = [];
    const seen: unknown[] = [];
    const ask = await start(handlers(), {
      onError: (error) => reported.push(error),
      invalidRequest: (issues, { operation }) => {
        seen.push([operation?.id, issues.map(({ path, code }) => `${path} ${code}`)]);
        if (issues.some(({ code }) => code === "max-length")) return new HttpError(409, 77, "Too Much");
        if (issues.some(({ code }) => code === "min-length")) throw new Error("the hook fails");
        return undefined;
      },
    });
    const responses: unknown[] = [];
    for (const title of ["x".repeat(21), 7, "x", "Tea"]) {
      const response = await ask("/boards/1/notes", post({ title }));
      const { code } = response.status === 201 ? { code: "ok" } : ((await response.json()) as { code: unknown });
      responses.push([response.status, code]);
    }
    expect(responses).toEqual([
      [409, 77],
      [400, 50035],
      [400, 50035],
      [201, "ok"],
    ]);
    expect(seen.slice(0, 2)).toEqual([
      ["createNote", ["/title max-length"]],
      ["createNote", ["/title type"]],
    ]);
    expect(reported.map(String)).toEqual(["Error: the hook fails"]);
  });

  test("neither authorize nor the handler is called before the body is valid", async () => {
    const called: string[] = [];
    const ask = await start(handlers({ createNote: () => called.push("createNote") }), {
      authorize: () => void called.push("authorize"),
    });
    expect((await ask("/boards/1/notes", post({ title: "x" }))).status).toBe(400);
    expect(called).toEqual([]);
  });

  test("delivers events in order, after the handler and before the response", async () => {
    const seen: unknown[] = [];
    const ask = await start(
      handlers({
        createNote: async ({ body }, { emit }) => {
          emit("NOTE_CREATE", { title: "first" });
          await Promise.resolve();
          emit("NOTE_CREATE", { title: "second" });
          seen.push("handled");
          return body;
        },
      }),
      { deliver: async (events, { operation }) => void seen.push(operation.id, ...events) },
    );
    expect((await ask("/boards/1/notes", post({ title: "Tea" }))).status).toBe(201);
    expect(seen).toEqual([
      "handled",
      "createNote",
      { event: "NOTE_CREATE", payload: { title: "first" } },
      { event: "NOTE_CREATE", payload: { title: "second" } },
    ]);
  });

  test("a throwing handler delivers nothing; an undeclared event is an error", async () => {
    const delivered: unknown[] = [];
    const reports: unknown[] = [];
    const ask = await start(
      handlers({
        createNote: (_, context) => {
          context.emit("NOTE_CREATE", { title: "first" });
          throw new Error("no");
        },
        echoNote: (_, context) => {
          context.emit("NOTE_CREATE", { title: "first" });
          return { status: 204 };
        },
      }),
      { deliver: (events) => void delivered.push(events), onError: (error) => reports.push((error as Error).message) },
    );
    expect((await ask("/boards/1/notes", post({ title: "Tea" }))).status).toBe(500);
    expect((await ask("/boards/1/notes", { method: "PUT" })).status).toBe(500);
    expect(delivered).toEqual([]);
    expect(reports).toEqual(["no", "echoNote does not declare the event NOTE_CREATE"]);
  });

  test("every request is observed at its start and its end", async () => {
    const seen: unknown[] = [];
    const ask = await start(handlers(), {
      requestId: ({ header }) => header("X-Trace") ?? "none",
      onRequest: ({ method, path, operation, requestId }) => seen.push([method, path, operation?.id, requestId]),
      onResponse: ({ requestId, operation }, { status, durationMs }) =>
        seen.push([operation?.id, requestId, status, durationMs >= 0]),
    });
    await ask("/boards/1/notes?wait=1", { headers: { "x-trace": "t1" } });
    await ask("/nothing");
    expect(seen).toEqual([
      ["GET", "/boards/1/notes", "listNotes", "t1"],
      ["listNotes", "t1", 200, true],
      ["GET", "/nothing", undefined, "none"],
      [undefined, "none", 404, true],
    ]);
  });

  test("a request id that a header or a log line cannot carry is replaced", async () => {
    const ids: string[] = [];
    const own = handlers({
      listNotes: () => {
        throw new Error("no");
      },
    });
    const ask = await start(own, {
      requestId: () => "a\r\nset-cookie: b=1",
      onError: (_, { requestId }) => ids.push(requestId),
    });
    const response = await ask("/boards/1/notes");
    expect([response.status, response.headers.getSetCookie()]).toEqual([500, []]);
    expect(ids).toEqual([response.headers.get("x-request-id")]);
  });

  test("throwing observers do not affect the response", async () => {
    const reports: string[] = [];
    const fail = (): never => {
      throw new Error("no");
    };
    const ask = await start(handlers(), {
      requestId: fail,
      onRequest: fail,
      onResponse: fail,
      onError: (_, { stage }) => reports.push(stage),
    });
    expect((await ask("/boards/1/notes")).status).toBe(200);
    expect(reports.sort()).toEqual(["onRequest", "onResponse", "requestId"]);
  });

  test("rejecting observers are reported once, and the process continues", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    const reports: string[] = [];
    const fail = async (): Promise<never> => {
      throw new Error("no");
    };
    const ask = await start(handlers(), {
      requestId: fail as unknown as () => string,
      onRequest: fail,
      onResponse: fail,
      onError: async (_, { stage }) => {
        reports.push(stage);
        throw new Error("no");
      },
    });
    expect((await ask("/boards/1/notes")).status).toBe(200);
    // Node detects unhandled rejections before the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect(reports.sort()).toEqual(["onRequest", "onResponse", "requestId"]);
    expect(unhandled).toEqual([]);
  });

  test.each(["authenticate", "authorize", "deliver"])("a failing %s is a 500, reported with its name", async (hook) => {
    const reports: string[] = [];
    const fail = (): Promise<never> => Promise.reject(new Error("no"));
    const createNote = ({ body }: { body: unknown }, context: { emit(name: "NOTE_CREATE", payload: never): void }) => {
      context.emit("NOTE_CREATE", {} as never);
      return body;
    };
    const ask = await start(handlers({ createNote }), {
      ...(hook === "authenticate" ? { authenticate: { token: fail, key: fail } } : { [hook]: fail }),
      onError: (_, { stage }) => reports.push(stage),
    });
    expect((await ask("/boards/1/notes", post({ title: "Tea" }))).status).toBe(500);
    expect(reports).toEqual([hook]);
  });

  test("a handler that exceeds its timeout is a 503 and is aborted; its later failure is ignored", async () => {
    const reports: string[] = [];
    let aborted: unknown;
    const ask = await start(
      handlers({
        listNotes: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => {
              aborted = signal.reason;
              reject(new Error("too late to matter"));
            });
          }),
      }),
      { timeouts: { handler: 20 }, onError: (error) => reports.push((error as Error).message) },
    );
    const response = await ask("/boards/1/notes");
    expect([response.status, await response.json()]).toEqual([503, { code: 0, message: "Service Unavailable" }]);
    expect(reports).toEqual(["listNotes took too long (handler)"]);
    expect((aborted as Error).message).toBe("listNotes took too long (handler)");
  });

  test("the 503 after a timeout has no headers of the handler, and the reported request id", async () => {
    const ids: string[] = [];
    const ask = await start(
      handlers({
        listNotes: (_, { setHeader }) => {
          setHeader("set-cookie", "session=secret");
          setHeader("content-type", "text/plain");
          setHeader("cache-control", "public");
          setHeader("x-own", "1");
          return new Promise(() => undefined);
        },
      }),
      { timeouts: { handler: 20 }, onError: (_, { requestId }) => ids.push(requestId) },
    );
    const response = await ask("/boards/1/notes");
    expect([response.status, await response.json()]).toEqual([503, { code: 0, message: "Service Unavailable" }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect([response.headers.get("cache-control"), response.headers.get("x-own")]).toEqual([null, null]);
    expect(ids).toEqual([response.headers.get("x-request-id")]);
  });
});
