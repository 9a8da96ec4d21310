import { createClient, http, json, send } from "@guildwire/runtime/client";
import { type FetchLogEntry, type LoggingOptions, withLogging } from "@guildwire/runtime/fetch";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen, respond } from "../runtime/http-server.js";

/** A `fetch` that logs to a list. */
function logged(
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
  options: Partial<LoggingOptions> = {},
) {
  const entries: FetchLogEntry[] = [];
  return { entries, fetch: withLogging(send, { log: (entry) => entries.push(entry), ...options }) };
}

const respondWith =
  (body: string | ReadableStream | null, init: ResponseInit = {}) =>
  async (): Promise<Response> =>
    new Response(body, init);

describe("withLogging", () => {
  test("logs each attempt of a call, without its credentials", async () => {
    const { baseUrl, received } = await listen(
      respond(503, undefined, { "set-cookie": "session=abc" }),
      respond(200, { ok: true }),
    );
    const { entries, fetch: send_ } = logged();
    const clock = { now: () => 0, sleep: async () => {}, random: () => 0 };
    const client = createClient({ baseUrl, auth: { bot: "very-secret" }, fetch: send_, clock });
    await send(client, { id: "getItem", method: "GET", path: "/items/very-secret", security: http("bot", "Bot") });
    expect(received[1]?.headers.authorization).toBe("Bot very-secret");
    expect(entries).toMatchObject([
      {
        method: "GET",
        url: `${baseUrl}/items/REDACTED`,
        operationId: "getItem",
        status: 503,
        requestHeaders: { authorization: "REDACTED" },
        responseHeaders: { "set-cookie": "REDACTED" },
      },
      { method: "GET", status: 200, responseHeaders: { "content-type": "application/json" } },
    ]);
    expect(entries.every(({ durationMs }) => durationMs >= 0)).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/very-secret|session|"ok"|true/);
  });

  test("redacts secrets in the URL by name, in any spelling", async () => {
    const { entries, fetch: send } = logged(respondWith(null));
    await send("https://me:p&ss@h.example/a@b?q=1&%61ccess_token=s1&apiKey=s2&auth[client-secret]=s3&own=s4#s5", {});
    expect(entries[0]?.url).toBe(
      "https://REDACTED:REDACTED@h.example/a@b?q=1&%61ccess_token=REDACTED&apiKey=REDACTED&auth[client-secret]=REDACTED&own=s4",
    );
  });

  test("redacts additional names, and URLs in headers", async () => {
    const response = respondWith(null, { status: 302, headers: { location: "/next?code=s2&own=s3", "x-own": "s4" } });
    const { entries, fetch: send } = logged(response, { redactHeaders: ["X-Own"], redactQuery: ["own"] });
    await send("/start?own=s1", { headers: { "X-Own": "s5", accept: "*/*" } });
    expect(entries).toMatchObject([
      {
        url: "/start?own=REDACTED",
        requestHeaders: { "x-own": "REDACTED", accept: "*/*" },
        responseHeaders: { location: "/next?code=REDACTED&own=REDACTED", "x-own": "REDACTED" },
      },
    ]);
  });

  test("redacts secrets of a call that begin with each other, and ignores empty ones", async () => {
    const { entries, fetch: send } = logged(respondWith(null));
    const init = { headers: {}, secrets: ["", "abc", "abc/def", "abc/def!"] };
    await send("https://h.example/abc/abc%2Fdef/abc/def!", init);
    expect(entries[0]?.url).toBe("https://h.example/REDACTED/REDACTED/REDACTED");
  });

  test("never logs a credential, whatever its value", async () => {
    const value = fc.stringMatching(/^[A-Za-z0-9._~-]{12,40}$/);
    const header = fc.constantFrom("Authorization", "cookie", "X-API-Key", "x_api_key", "proxy-authorization");
    const parameter = fc.constantFrom("access_token", "api-key", "ApiKey", "X-Amz-Signature", "client_secret");
    await fc.assert(
      fc.asyncProperty(value, header, parameter, async (secret, headerName, parameterName) => {
        const { entries, fetch: send } = logged(respondWith(null));
        const init = { headers: { [headerName]: secret, "x-copy": `Bearer ${secret}` }, secrets: [secret] };
        await send(`https://h.example/${encodeURIComponent(secret)}?a=b&${parameterName}=${secret}`, init);
        expect(entries).toHaveLength(1);
        expect(JSON.stringify(entries)).not.toContain(secret);
      }),
    );
  });

  test("logs errors by code or name and passes them on unchanged", async () => {
    const failure = new TypeError("fetch failed https://h.example/?token=s1", { cause: { code: "ECONNREFUSED" } });
    const { entries, fetch: send } = logged(() => Promise.reject(failure));
    await expect(send("https://h.example/", {})).rejects.toBe(failure);
    expect(entries).toMatchObject([{ error: "ECONNREFUSED" }]);
    expect(entries[0]).not.toHaveProperty("status");
    expect(JSON.stringify(entries)).not.toContain("s1");
  });

  test("logs an abort", async () => {
    const { baseUrl } = await listen(() => {});
    const { entries, fetch: send } = logged();
    const abort = new AbortController();
    const pending = send(baseUrl, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(entries).toMatchObject([{ error: "AbortError" }]);
  });

  test("reports invalid headers as fetch does", async () => {
    const { entries, fetch: send } = logged();
    await expect(send("http://127.0.0.1/", { headers: { "x-a": "\n\u0000" } })).rejects.toThrow(TypeError);
    expect(entries).toMatchObject([{ requestHeaders: {} }]);
  });

  test("returns the response itself, with its body unread", async () => {
    let pulls = 0;
    const body = new ReadableStream({ pull: () => void pulls++ }, { highWaterMark: 0 });
    const response = new Response(body);
    const { fetch: send } = logged(async () => response);
    expect(await send("http://h.example/", {})).toBe(response);
    expect([response.bodyUsed, pulls]).toEqual([false, 0]);
  });

  test("survives a log function that throws", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    const log = (): void => {
      throw new Error("log");
    };
    expect((await logged(respondWith("x"), { log }).fetch("http://h.example/", {})).status).toBe(200);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe("bodies", () => {
  test("are logged up to the limit, and reach the caller complete", async () => {
    const { baseUrl, received } = await listen(respond(200, "äöü".repeat(1000)));
    const { entries, fetch: log } = logged(fetch, { bodies: { maxBytes: 3 } });
    const client = createClient({ baseUrl, fetch: log });
    const read = (response: Response): Promise<string> => response.text();
    const request = { id: "create", method: "POST", path: "/", body: json({ a: "bcdef" }), read };
    expect(await send<string>(client, request)).toBe("äöü".repeat(1000));
    expect(received[0]?.body.toString()).toBe('{"a":"bcdef"}');
    await vi.waitFor(() => expect(entries).toMatchObject([{ requestBody: '{"a', responseBody: "ä" }]));
  });

  test("are not logged for event streams and binary data", async () => {
    for (const type of ["text/event-stream", "image/png", "text/event-stream; charset=utf-8"]) {
      const stream = new ReadableStream({}, { highWaterMark: 0 });
      const response = respondWith(stream, { headers: { "content-type": type } });
      const { entries, fetch: send } = logged(response, { bodies: { maxBytes: 100 } });
      await send("http://h.example/", {});
      expect(entries).toHaveLength(1);
      expect(entries[0]).not.toHaveProperty("responseBody");
    }
  });

  test("that fail are logged as far as they were received", async () => {
    const { baseUrl } = await listen((_, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-length": "100" });
      response.write("first");
    });
    const { entries, fetch: send } = logged(fetch, { bodies: { maxBytes: 100 } });
    const abort = new AbortController();
    const reader = (await send(baseUrl, { signal: abort.signal })).body?.getReader();
    await reader?.read();
    abort.abort();
    await expect(reader?.read()).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    await vi.waitFor(() => expect(entries).toMatchObject([{ responseBody: "first" }]));
  });
});
