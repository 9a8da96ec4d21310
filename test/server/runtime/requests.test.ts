import { describe, expect, test } from "vitest";
import { type ErrorBody, handlers } from "./note-definition.js";
import { transports } from "./serve.js";

const json = { "content-type": "application/json" };
const bearer = { authorization: "Bearer secret", ...json };

describe.each(transports)("over $name", ({ start }) => {
  test("passes decoded parameters with defaults to a handler, and sends its result as JSON", async () => {
    const ask = await start();
    const response = await ask("/boards/7/notes?wait=True");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ board_id: 7, wait: true, limit: 50 });
  });

  test("validates a body, drops unknown properties, and responds with the declared status", async () => {
    const ask = await start();
    const body = JSON.stringify({ title: "Tea", other: 1 });
    const response = await ask("/boards/7/notes", { method: "POST", headers: bearer, body });
    expect([response.status, await response.json()]).toEqual([201, { title: "Tea" }]);
  });

  test.each(["Tea", "Th\u00e9", "\u8336 \ud83c\udf75", "\u007f\u0080\u00ff"])(
    "the text %j is returned as sent",
    async (title) => {
      const ask = await start();
      const body = JSON.stringify({ title });
      const response = await ask("/boards/1/notes", { method: "PUT", headers: json, body });
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(new TextDecoder().decode(bytes)).toBe(body);
      expect(response.headers.get("content-length")).toBe(String(bytes.length));
    },
  );

  test("HEAD has the headers of GET and no body", async () => {
    const ask = await start();
    const got = await ask("/boards/7/notes");
    const text = await got.text();
    const head = await ask("/boards/7/notes", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(String(text.length));
    expect(head.headers.get("content-type")).toBe("application/json");
  });

  test("OPTIONS lists the allowed methods", async () => {
    const ask = await start();
    const response = await ask("/boards/7/notes", { method: "OPTIONS" });
    expect([response.status, response.headers.get("allow")]).toEqual([204, "GET, HEAD, PATCH, POST, PUT, OPTIONS"]);
  });

  test("responds to another method with 405 and the allowed methods", async () => {
    const ask = await start();
    const response = await ask("/boards/7/notes", { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, PATCH, POST, PUT, OPTIONS"]);
    expect(await response.json()).toEqual({ code: 0, message: "Method Not Allowed" });
  });

  test.each(["/boards/7", "/boards/7/notes/", "/boards//notes", "//boards/7/notes", "/"])(
    "%s is a 404",
    async (path) => {
      const ask = await start();
      const response = await ask(path);
      expect([response.status, await response.json()]).toEqual([404, { code: 0, message: "Not Found" }]);
    },
  );

  test("with a base path, everything outside of it is a 404", async () => {
    const ask = await start(handlers(), { basePath: "/api/v8/" });
    expect((await ask("/api/v8/boards/7/notes")).status).toBe(200);
    expect((await ask("/boards/7/notes")).status).toBe(404);
    expect((await ask("/api/v80/boards/7/notes")).status).toBe(404);
    expect((await ask("/api/v8")).status).toBe(404);
  });

  test("broken percent-encoding in a path is a 400 that names the parameter", async () => {
    const ask = await start();
    const response = await ask("/boards/%E4%zz/notes");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 50035,
      message: "Invalid Form Body",
      errors: { board_id: { _errors: [{ code: "ENCODING", message: "board_id: must be UTF-8, percent-encoded" }] } },
    });
  });

  test("an encoded slash in a path is a 400 that names the parameter, unless the interface keeps it", async () => {
    const ask = await start();
    for (const path of ["/boards/1%2F/notes", "/boards/%2f%zz/notes"]) {
      const response = await ask(path);
      const { errors } = (await response.json()) as ErrorBody;
      const wanted = { board_id: { _errors: [{ code: "SLASH", message: "board_id: must not hold a slash" }] } };
      expect([response.status, errors], path).toEqual([400, wanted]);
    }
    const keeping = await start(handlers(), { encodedSlash: "keep" });
    const { errors } = (await (await keeping("/boards/1%2F2/notes")).json()) as ErrorBody;
    expect(errors).toEqual({
      board_id: { _errors: [{ code: "TYPE", message: 'board_id: must be an integer (got "1/2")' }] },
    });
  });

  test("path and query are reported together", async () => {
    const ask = await start();
    const { errors } = (await (await ask("/boards/x/notes?limit=many&wait=1&wait=0")).json()) as ErrorBody;
    expect(errors).toEqual({
      board_id: { _errors: [{ code: "TYPE", message: 'board_id: must be an integer (got "x")' }] },
      limit: { _errors: [{ code: "TYPE", message: 'limit: must be an integer (got "many")' }] },
      wait: { _errors: [{ code: "REPEATED", message: "wait: must not be sent more than once" }] },
    });
  });

  test("unknown query parameters are refused unless they are ignored", async () => {
    const ask = await start(handlers(), { unknownQuery: "refuse" });
    const response = await ask("/boards/1/notes?wiat=true&limit=3");
    const { errors } = (await response.json()) as ErrorBody;
    expect([response.status, errors]).toEqual([
      400,
      { wiat: { _errors: [{ code: "UNKNOWN_PARAMETER", message: "wiat: is no parameter of this operation" }] } },
    ]);
    const body = JSON.stringify({ title: "Tea" });
    const post = await ask("/boards/1/notes?key=door", { method: "POST", headers: json, body });
    expect(post.status).toBe(201);
  });

  test("a request without credentials is a 401 with a challenge, before the body is read", async () => {
    const ask = await start();
    const response = await ask("/boards/1/notes", { method: "POST", headers: { "content-type": "text/x" }, body: "{" });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.json()).toEqual({ code: 40001, message: "Unauthorized" });
  });

  test("refuses a JSON body with an object of too many keys, at its path", async () => {
    const ask = await start(handlers(), { limits: { keys: 100 } });
    const body = (keys: number): string => {
      const tags = Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key${index}`, index]));
      return JSON.stringify({ title: "Tea", list: [0, tags] });
    };
    const accepted = await ask("/boards/7/notes", { method: "POST", headers: bearer, body: body(100) });
    expect(accepted.status).toBe(201);
    const refused = await ask("/boards/7/notes", { method: "POST", headers: bearer, body: body(101) });
    const { errors } = (await refused.json()) as ErrorBody;
    const problem = { code: expect.any(String), message: "an object has at most 100 keys" };
    expect([refused.status, errors]).toEqual([400, { list: { 1: { _errors: [problem] } } }]);
  });

  test("unsupported media types, encodings and charsets are a 415", async () => {
    const ask = await start();
    const statusOf = async (headers: Record<string, string>): Promise<number> =>
      (await ask("/boards/1/notes", { method: "PUT", headers, body: '{"title":"Tea"}' })).status;
    expect(await statusOf({ "content-type": "Application/JSON; charset=UTF-8" })).toBe(200);
    expect(await statusOf({ "content-type": "text/plain" })).toBe(415);
    expect(await statusOf({ ...json, "content-encoding": "gzip" })).toBe(415);
    expect(await statusOf({ ...json, "content-encoding": "identity" })).toBe(200);
    expect(await statusOf({ "content-type": "application/json; charset=utf-16" })).toBe(415);
  });

  test.each([
    ["utf-8", 200],
    ['"UTF-8"', 200],
    ["us-ascii", 200],
    ["utf-16", 415],
    ['"UTF-16LE"', 415],
    ["utf-32", 415],
    ["iso-8859-1", 415],
    ["utf-7", 415],
    ["x-unknown", 415],
  ])("JSON is UTF-8, whatever its charset parameter says: %s is a %i", async (charset, status) => {
    const ask = await start();
    const headers = { "content-type": `application/json; charset=${charset}` };
    const response = await ask("/boards/1/notes", { method: "PUT", headers, body: '{"title":"Tea"}' });
    expect(response.status).toBe(status);
  });

  test.each(["utf16le", "latin1"] as const)("JSON in %s without a charset parameter is a 400", async (encoding) => {
    const ask = await start();
    const text = '{"title":"Thé"}';
    for (const sent of [text, `\ufeff${text}`]) {
      const body = Buffer.from(sent, encoding);
      expect((await ask("/boards/1/notes", { method: "PUT", headers: json, body })).status).toBe(400);
    }
  });

  test.each([
    ["no JSON", "{", "JSON"],
    ["white space only", "  ", "JSON"],
    ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "ENCODING"],
    ["too deep", `{"title":${"[".repeat(65)}${"]".repeat(65)}}`, "DEPTH"],
  ])("a body that is %s is a 400", async (_, body, code) => {
    const ask = await start(handlers(), { limits: { depth: 64 } });
    const response = await ask("/boards/1/notes", { method: "PUT", headers: json, body });
    const { errors } = (await response.json()) as ErrorBody;
    expect([response.status, errors]).toEqual([400, { _errors: [{ code, message: expect.any(String) }] }]);
  });

  test("a byte order mark is accepted", async () => {
    const ask = await start();
    const body = '\ufeff{"title":"Tea"}';
    const response = await ask("/boards/1/notes", { method: "PUT", headers: json, body });
    expect(await response.json()).toEqual({ title: "Tea" });
  });

  test("a missing body is a 400 if required, and its default otherwise", async () => {
    const ask = await start();
    expect(await (await ask("/boards/1/notes", { method: "PUT" })).json()).toEqual({ title: "untitled" });
    const response = await ask("/boards/1/notes", { method: "POST", headers: bearer });
    const { errors } = (await response.json()) as ErrorBody;
    expect([response.status, errors]).toEqual([
      400,
      { _errors: [{ code: "BASE_TYPE_REQUIRED", message: "a body is required" }] },
    ]);
  });

  test("refuses a body above its limit with 413, with or without a content length", async () => {
    const ask = await start(handlers(), { limits: { body: 100 } });
    const long = JSON.stringify({ title: "x".repeat(100) });
    const stream = new Blob([long]).stream();
    const init = { method: "PUT", headers: json, duplex: "half" } as const;
    expect((await ask("/boards/1/notes", { ...init, body: long })).status).toBe(413);
    expect((await ask("/boards/1/notes", { ...init, body: stream })).status).toBe(413);
    expect((await ask("/boards/1/notes", { ...init, body: new Blob(['{"title":"Tea"}']).stream() })).status).toBe(200);
  });

  test("properties named __proto__ are dropped, however they are spelled", async () => {
    let seen: unknown;
    const ask = await start(
      handlers({
        echoNote: ({ body }) => {
          seen = body;
          return { status: 204 };
        },
      }),
    );
    const body = '{"title":"Tea","__proto__":{"size":1},"\\u005f_proto__":{"size":2}}';
    const response = await ask("/boards/1/notes", { method: "PUT", headers: json, body });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(Object.getPrototypeOf(seen)).toBe(Object.prototype);
    expect((seen as { size?: number }).size).toBeUndefined();
  });

  test("a form's payload replaces its other fields, and files are separate from the body", async () => {
    const ask = await start();
    const form = new FormData();
    form.set("title", "x");
    form.set("payload_json", JSON.stringify({ title: "From the payload", payload_json: 1 }));
    form.set("file", new File(["abc"], 'a "b".txt'));
    form.set("files[0]", new File(["defg"], "c.txt"));
    const response = await ask("/boards/1/notes", { method: "PATCH", body: form });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        body: { title: "From the payload" },
        files: [
          { field: "file", filename: 'a "b".txt', size: 3 },
          { field: "files[0]", filename: "c.txt", size: 4 },
        ],
      },
    ]);
  });

  test("no limit is bypassed by a form", async () => {
    const ask = await start();
    const issuesOf = async (fields: Record<string, string>): Promise<unknown> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const response = await ask("/boards/1/notes", { method: "PATCH", body: form });
      expect(response.status).toBe(400);
      return ((await response.json()) as ErrorBody).errors;
    };
    const short = { _errors: [{ code: "BASE_TYPE_BAD_LENGTH", message: expect.any(String) }] };
    expect(await issuesOf({ title: "Fine", payload_json: '{"title":"x"}' })).toEqual({ title: short });
    expect(await issuesOf({ title: "x" })).toEqual({ title: short });
    expect(await issuesOf({ title: "Tea", size: "big" })).toEqual({ size: { _errors: [expect.anything()] } });
    expect(await issuesOf({ payload_json: "{" })).toEqual({ payload_json: { _errors: [expect.anything()] } });
    expect(await issuesOf({ payload_json: "[]" })).toEqual({ payload_json: { _errors: [expect.anything()] } });
  });
});
