import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  asAccepted,
  type BinaryForm,
  basic,
  binaryBody,
  createClient,
  jsonOrNothing,
  nothing,
  plain,
  type RequestDescription,
  send,
  withStatus,
  withStatusByType,
} from "../../runtime/src/client/index.js";
import { readRetryAfter } from "./bucket-headers.js";
import { type Handler, listen, respond } from "./http-server.js";
import { apiError } from "./rejection.js";

const get: RequestDescription = { id: "getGuild", method: "GET", path: "/guilds/1" };

/** The result of a call for a given response. */
async function call(handler: Handler, request: Partial<RequestDescription> = {}): Promise<unknown> {
  const { baseUrl } = await listen(handler);
  return send(createClient({ baseUrl, retry: false, readRetryAfter }), { ...get, ...request });
}

/** A response with the given content type. */
function typed(type: string, body: string, status = 200): Handler {
  return respond(status, body, { "content-type": type });
}

/** Sends a part of a response, then drops the connection. */
function cutOff(head: string): Handler {
  return (_, response) => {
    response.socket?.end(head);
  };
}

describe("a success response", () => {
  test.each<[string, Handler, unknown]>([
    ["JSON is parsed", respond(200, { id: "1" }), { id: "1" }],
    ["JSON with parameters is parsed", typed("Application/JSON; charset=utf-8", "[1]"), [1]],
    ["a +json type is parsed", typed("application/problem+json", "null"), null],
    ["JSON of another type is parsed all the same", typed("text/plain", "[1]"), [1]],
    ["204 is undefined", respond(204), undefined],
  ])("%s", async (_, handler, want) => {
    expect(await call(handler)).toEqual(want);
  });

  test("of several statuses states its status", async () => {
    const read = { read: withStatus };
    expect(await call(respond(201, { id: "1" }), read)).toEqual({ status: 201, body: { id: "1" } });
    expect(await call(respond(204), read)).toEqual({ status: 204, body: undefined });
    expect(await call(respond(202), read)).toEqual({ status: 202, body: undefined });
    await expect(call(typed("text/html", "<h1>"), read)).rejects.toMatchObject({ kind: "decode" });
  });

  test("of JSON or nothing is either", async () => {
    const read = { read: jsonOrNothing };
    expect([await call(respond(200, [1]), read), await call(respond(202), read)]).toEqual([[1], undefined]);
    await expect(call(typed("text/html", "<h1>"), read)).rejects.toMatchObject({ kind: "decode" });
  });

  test("of several statuses and media types is decoded by its content type", async () => {
    const read = { read: withStatusByType({ as: "blob" }) };
    expect(await call(respond(201, { id: "1" }), read)).toEqual({ status: 201, body: { id: "1" } });
    expect(await call(typed("Text/CSV; header=present", "[1]"), read)).toEqual({ status: 200, body: "[1]" });
    expect(await call(respond(204), read)).toEqual({ status: 204, body: undefined });
    const { body } = (await call(typed("image/png", "\x89PNG"), read)) as { body: Blob };
    expect(await body.text()).toBe("\x89PNG");
  });

  test("of one status and several media types is decoded as the requested type", async () => {
    const read = (accept: string, body: string): Promise<unknown> =>
      call(typed("text/plain", body), { read: asAccepted(accept, { as: "bytes" }) });
    expect(await read("application/problem+json", "[1]")).toEqual([1]);
    expect(await read("*/*", "[2]")).toEqual([2]);
    expect(await read("text/html", "<p>")).toBe("<p>");
    expect(await read("application/x-www-form-urlencoded", "a=b")).toBe("a=b");
    expect(await read("application/json+sarif", "a")).toEqual(new Uint8Array([97]));
    await expect(read("application/json", "<p>")).rejects.toMatchObject({ kind: "decode" });
  });

  test("of text is a string, even if it looks like JSON", async () => {
    expect(await call(typed("text/markdown", "[1]"), { read: plain })).toBe("[1]");
  });

  test("of bytes is a stream, a blob, bytes or text", async () => {
    const read = (as?: BinaryForm): Promise<unknown> => call(typed("image/png", "PNG"), { read: binaryBody({ as }) });
    const image = (await read("blob")) as Blob;
    expect([image.type, await image.text()]).toEqual(["image/png", "PNG"]);
    expect([await read("bytes"), await read("text")]).toEqual([new Uint8Array([80, 78, 71]), "PNG"]);
    expect(await new Response((await read()) as ReadableStream).text()).toBe("PNG");
    const empty = (await call(respond(204), { read: binaryBody() })) as ReadableStream;
    expect(await new Response(empty).text()).toBe("");
  });

  test("of bytes is a stream that the signal of the call ends", async () => {
    const controller = new AbortController();
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(10)) });
    const stream = (await binaryBody({ signal: controller.signal })(new Response(endless))) as ReadableStream;
    const reader = stream.getReader();
    expect((await reader.read()).value).toHaveLength(10);
    controller.abort(new Error("enough"));
    await expect(reader.closed).rejects.toThrow("enough");
  });

  test("without a declared body is read and discarded", async () => {
    expect(await call(respond(200, { a: 1 }), { read: nothing })).toBeUndefined();
  });
});

describe("a request", () => {
  test("joins base URL, path and query", async () => {
    const { baseUrl, received } = await listen(respond(204));
    const client = createClient({ baseUrl: `${baseUrl}/api/v8/` });
    await send(client, { ...get, query: "&a=1&b=2" });
    await send(client, { ...get, query: "" });
    expect(received.map(({ url }) => url)).toEqual(["/api/v8/guilds/1?a=1&b=2", "/api/v8/guilds/1"]);
  });
});

describe("an error response", () => {
  const formError = {
    code: 50035,
    message: "Invalid Form Body",
    errors: {
      _errors: [{ code: "OBJECT", message: "Whole." }],
      name: { _errors: [{ code: "BASE_TYPE_BAD_LENGTH", message: "Must be between 2 and 100 in length." }] },
      embeds: {
        0: {
          "a/b~c": {
            _errors: [
              { code: "A", message: "First." },
              { code: "B", message: "Second." },
            ],
          },
        },
      },
    },
  };

  test("has the body as the server has sent it, and prints nothing of it", async () => {
    const error = await apiError(call(respond(400, formError)));
    expect(error.message).toBe("getGuild: status 400");
    expect({ ...error }).toEqual({ kind: "response", operationId: "getGuild", status: 400, retryAfter: undefined });
    expect(error.body).toEqual(formError);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("Invalid Form Body");
  });

  test.each<[string, unknown, Record<string, string>, number | undefined]>([
    ["the header", { message: "Slow down." }, { "retry-after": "3" }, 3],
    ["the body, which is more exact than the header", { wait_seconds: 2.5 }, { "retry-after": "3" }, 2.5],
    ["neither", {}, {}, undefined],
    ["no header that is a date of the past", {}, { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, undefined],
    ["no header that is nonsense", {}, { "retry-after": "soon" }, undefined],
    ["a negative number", { wait_seconds: -1 }, {}, undefined],
    ["text that is no number", { wait_seconds: "soon" }, {}, undefined],
  ])("429 takes its delay from %s", async (_, body, headers, want) => {
    const error = await apiError(call(respond(429, body, headers)));
    expect([error.status, error.retryAfter]).toEqual([429, want]);
  });

  test("429 takes its delay from a header with a date", async () => {
    vi.useFakeTimers({ now: Date.UTC(2015, 9, 21, 7, 28, 0), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const date = { "retry-after": "Wed, 21 Oct 2015 07:28:05 GMT" };
    const error = await apiError(call(respond(429, {}, date)));
    expect([error.status, error.retryAfter]).toEqual([429, 5]);
  });

  test.each<[string, Handler]>([
    ["HTML", typed("text/html", "<h1>Bad Gateway</h1>", 502)],
    ["no body", respond(502)],
    ["broken JSON", typed("application/json", '{"message":', 502)],
    ["JSON that is not an object", respond(502, [1])],
    ["JSON null", typed("application/json", "null", 502)],
    ["JSON that is too deep", typed("application/json", `${'{"errors":'.repeat(50_000)}1${"}".repeat(50_000)}`, 502)],
    ["a body that is cut off", cutOff("HTTP/1.1 502 Bad\r\ncontent-length: 99\r\n\r\n{")],
  ])("with %s still has its status", async (_, handler) => {
    const error = await apiError(call(handler));
    expect(error).toMatchObject({ kind: "response", status: 502, message: "getGuild: status 502" });
  });

  test("is a redirect, which is not followed", async () => {
    const other = await listen(respond(200, {}));
    const { baseUrl, received } = await listen(
      respond(307, undefined, { location: other.baseUrl, "retry-after": "0" }),
    );
    const error = await apiError(send(createClient({ baseUrl }), get));
    expect(error).toMatchObject({ kind: "response", status: 307 });
    expect([received.length, other.received.length]).toEqual([1, 0]);
  });

  test.each<{ odd: unknown }>(["x", null, { toString: 1 }, [1], { replaceAll: 1 }, true].map((odd) => ({ odd })))(
    "with $odd as its delay has its status and no delay",
    async ({ odd }) => {
      const { baseUrl, received } = await listen(respond(500, { wait_seconds: odd }));
      const error = await apiError(send(createClient({ baseUrl, readRetryAfter }), get));
      expect(error).toMatchObject({ kind: "response", status: 500, message: "getGuild: status 500" });
      expect([error.retryAfter, received.length]).toEqual([undefined, 1]);
    },
  );

  test("serializes to JSON for logs", async () => {
    const error = await apiError(call(respond(404, { code: 10004, message: "Unknown Guild" })));
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "ApiError",
      message: "getGuild: status 404",
      kind: "response",
      operationId: "getGuild",
      status: 404,
    });
  });
});

describe("a response that fails in transit", () => {
  test.each<[string, Handler, string]>([
    ["its JSON is not valid", typed("application/json", '{"id": tru'), "application/json, length 10"],
    [
      "it is a page where JSON is promised",
      typed("text/html; charset=utf-8", "<h1>Welcome, secret</h1>"),
      "text/html, length 24",
    ],
    ["it is empty where JSON is promised", typed("application/json", ""), "application/json, length 0"],
    [
      "its type is unknown",
      (_, response) => void response.write("[", () => response.end()),
      "no content type, length 1",
    ],
    ["its type is hostile", typed(`a/${"s".repeat(50)} \x9bsecret`, "["), "a/***, length 1"],
  ])("is a decode error when %s, and is not retried", async (_, handler, description) => {
    const { baseUrl, received } = await listen(handler);
    const error = await apiError(send(createClient({ baseUrl }), get));
    const message = `getGuild: no valid response (SyntaxError: status 200, ${description})`;
    expect(error).toMatchObject({ kind: "decode", message });
    expect([error.status, received.length]).toEqual([undefined, 1]);
    expect(inspect(error)).not.toContain("secret");
  });

  test.each<[string, Handler]>([
    ["without a byte", cutOff("")],
    ["within the headers", cutOff("HTTP/1.1 200 OK\r\ncontent-le")],
    ["within the body", cutOff('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"id"')],
  ])("is a network error when the connection drops %s", async (_, handler) => {
    const error = await apiError(call(handler));
    expect(error).toMatchObject({ kind: "network", operationId: "getGuild" });
    expect(error.message).toMatch(/^getGuild: no valid response \(UND_ERR_SOCKET\)$/);
    expect(error.cause).toEqual({ name: "TypeError", code: "UND_ERR_SOCKET" });
  });

  test("is a network error if no server listens", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    const error = await apiError(send(createClient({ baseUrl: `http://127.0.0.1:${port}`, retry: false }), get));
    expect(error).toMatchObject({ kind: "network", message: "getGuild: no valid response (ECONNREFUSED)" });
  });

  describe("errors without a response", () => {
    const failing = (baseUrl: string, thrown: Error = new TypeError("Failed to fetch")) => {
      const fetch = async (): Promise<never> => {
        throw thrown;
      };
      return apiError(send(createClient({ baseUrl, fetch, retry: false }), get));
    };

    test("keep the platform's cause", async () => {
      const error = await failing("http://h");
      expect(error).toMatchObject({ kind: "network", message: "getGuild: no valid response (Failed to fetch)" });
      expect(error.cause).toEqual({ name: "TypeError", code: undefined });
    });

    test("keep no URL from the platform's cause", async () => {
      const url = "http://h/a%2Fb-and-some-more-characters";
      const error = await failing(
        url,
        new TypeError(`error sending request for url (${url}/guilds/1): a/b-and-some-more-characters`),
      );
      expect(error.message).toBe("getGuild: no valid response (error sending request for url (***): a/***)");
      expect(inspect(error, { depth: Infinity })).not.toContain("some-more");
    });

    test("are network errors if a password cannot be percent-encoded", async () => {
      const fetch = async (): Promise<never> => {
        throw new TypeError("Failed to fetch");
      };
      const auth = { user: { username: "me", password: "half\ud800" } };
      const client = createClient({ baseUrl: "http://h", fetch, auth, retry: false });
      const error = await apiError(send(client, { ...get, security: basic("user") }));
      expect(error).toMatchObject({ kind: "network", message: "getGuild: no valid response (Failed to fetch)" });
    });

    test("keep no text of a response that is not JSON", async () => {
      const error = await failing("https://api.example", new SyntaxError("Unexpected token <"));
      expect(error).toMatchObject({ kind: "decode", message: "getGuild: no valid response (SyntaxError)" });
    });

    test("are ApiErrors if the base URL has an invalid escape", async () => {
      const error = await failing("http://h/%zz-and-some-more-characters");
      expect(error).toMatchObject({ kind: "network", message: "getGuild: no valid response (Failed to fetch)" });
    });
  });

  test.each([undefined, null, "text", 5])("are network errors if fetch throws %j", async (thrown) => {
    const fetch = async (): Promise<never> => {
      throw thrown;
    };
    const error = await apiError(send(createClient({ baseUrl: "http://h", fetch, retry: false }), get));
    expect(error.kind).toBe("network");
  });
});
