import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { nginx, nginxBefore } from "./nginx.js";
import { handlers, type NoteHandlers } from "./note-definition.js";
import { type Setup, serve } from "./serve.js";

const json = { "content-type": "application/json" };
const headers = { ...json, authorization: "Bearer secret" };
const tea = '{"title":"Tea"}';

/** Both modes of nginx for bodies, and their effect on the server behind it. */
const ways = [
  { way: "collects bodies", streams: false },
  { way: "lets bodies through as they come", streams: true },
];

/** A value that arrives once. */
class Signal<T> {
  send: (value: T) => void = () => undefined;
  readonly sent = new Promise<T>((resolve) => {
    this.send = resolve;
  });
}

async function behind(streams: boolean, own: Partial<NoteHandlers["notes"]> = {}, options: Setup = {}) {
  const { server, port } = await serve(handlers(own), options);
  // Long enough that a slow machine ends no active connection.
  server.keepAliveTimeout = 60_000;
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  const front = await nginxBefore([port], { streams });
  connections = 0;
  return { ...front, connections: () => connections };
}

const name =
  nginx === undefined ? "behind nginx: skipped, since there is none (apt-get install nginx)" : "behind nginx";

describe.skipIf(nginx === undefined)(name, { timeout: 60_000 }, () => {
  describe.each(ways)("that $way", ({ streams }) => {
    test("one connection serves many requests, of each kind", async () => {
      const { ask, connections } = await behind(streams);
      for (let round = 0; round < 25; round += 1) {
        expect((await ask("/boards/7/notes?limit=3")).text).toBe('{"board_id":7,"wait":false,"limit":3}');
        const made = await ask("/boards/7/notes", { method: "POST", headers, body: tea });
        expect([made.status, made.text]).toEqual([201, tea]);
        const head = await ask("/boards/7/notes", { method: "HEAD" });
        expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "38"]);
        const allowed = await ask("/boards/7/notes", { method: "OPTIONS" });
        expect([allowed.status, allowed.headers.allow]).toEqual([204, "GET, HEAD, PATCH, POST, PUT, OPTIONS"]);
        const refused = await ask("/boards/7/notes", { method: "POST", headers: json, body: tea });
        expect([refused.status, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
        expect((await ask("/boards/%31%2F/notes")).status).toBe(400);
      }
      // nginx may keep the connection of the probe alive and reuse it.
      expect(connections()).toBeLessThanOrEqual(1);
    });

    test("a chunked upload arrives completely, as does a form with a file", async () => {
      const { ask } = await behind(streams);
      const title = "x".repeat(20);
      const chunked = { ...json, "transfer-encoding": "chunked" };
      const echoed = await ask("/boards/1/notes", { method: "PUT", headers: chunked, body: `{"title":"${title}"}` });
      expect([echoed.status, echoed.text]).toEqual([200, `{"title":"${title}"}`]);
      const file = "y".repeat(300_000);
      const part = (head: string, content: string): string =>
        `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
      const form = `${part('name="title"', "Tea")}${part('name="file"; filename="a.txt"', file)}--b--`;
      const headers = { "content-type": "multipart/form-data; boundary=b", "transfer-encoding": "chunked" };
      const attached = await ask("/boards/1/notes", { method: "PATCH", headers, body: form });
      expect(JSON.parse(attached.text)).toEqual({
        body: { title: "Tea" },
        files: [{ field: "file", filename: "a.txt", size: 300_000 }],
      });
    });

    test("an oversized body is a 413 that its sender receives, with or without Content-Length", async () => {
      const { ask } = await behind(streams, {}, { limits: { body: 1000 } });
      const body = JSON.stringify({ title: "x".repeat(200_000) });
      for (const headers of [json, { ...json, "transfer-encoding": "chunked" }]) {
        expect((await ask("/boards/1/notes", { method: "PUT", headers, body })).status).toBe(413);
      }
      expect((await ask("/boards/1/notes")).status).toBe(200);
    });

    test("responds to a client that expects 100 (Continue)", async () => {
      const { socketPath } = await behind(streams);
      const received = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { ...json, expect: "100-continue", "content-length": tea.length };
        const asked = request({ socketPath, path: "/boards/1/notes", method: "PUT", headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.on("continue", () => asked.end(tea));
        asked.on("error", reject);
        asked.flushHeaders();
      });
      expect(received).toBe(200);
    });

    test("nginx's request id is reported and returned", async () => {
      const ids: string[] = [];
      const { ask } = await behind(
        streams,
        {
          listNotes: () => {
            throw new Error("broken");
          },
        },
        {
          requestId: ({ header }) => header("X-Request-Id") ?? "none",
          onError: (_, { requestId }) => ids.push(requestId),
        },
      );
      const { status, headers } = await ask("/boards/1/notes");
      expect(status).toBe(500);
      expect(ids).toEqual([headers["x-edge-id"]]);
      expect(headers["x-request-id"]).toBe(headers["x-edge-id"]);
    });
  });

  test("an aborted upload is detected, no handler is called, and the next client is served", async () => {
    let called = 0;
    const begun = new Signal<string>();
    const heard = new Signal<number>();
    const { socketPath, ask } = await behind(
      true,
      {
        echoNote: () => {
          called += 1;
          return { status: 204 };
        },
      },
      {
        // The first request is a probe of nginx.
        onRequest: ({ method }) => (method === "PUT" ? begun.send(method) : undefined),
        onResponse: ({ method }, { status }) => (method === "PUT" ? heard.send(status) : undefined),
      },
    );
    const headers = { ...json, "content-length": 100_000 };
    const asked = request({ socketPath, path: "/boards/1/notes", method: "PUT", headers });
    asked.on("error", () => undefined);
    asked.write('{"title":"');
    // Until then, nginx has no upstream connection to close.
    expect(await begun.sent).toBe("PUT");
    asked.destroy();
    expect(await heard.sent).toBe(400);
    expect(called).toBe(0);
    expect((await ask("/boards/1/notes")).status).toBe(200);
  });

  test("a stalled body is a 408", async () => {
    const { socketPath } = await behind(true, {}, { timeouts: { body: 50 } });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...json, "content-length": 1000 };
      const asked = request({ socketPath, path: "/boards/1/notes", method: "PUT", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
        asked.destroy();
      });
      asked.on("error", reject);
      asked.write('{"title":"');
    });
    expect(status).toBe(408);
  });
});
