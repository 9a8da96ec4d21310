import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { type RunningTool, startMock } from "./running-tool.js";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const started: Server[] = [];

afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

/** Starts a server, and the proxy in front of it. */
async function proxied(listener: Listener, flags: object = {}): Promise<RunningTool> {
  const server = createServer(listener);
  started.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return startMock("books.yaml", { proxy: `http://127.0.0.1:${port}`, ...flags });
}

const book = { id: 7, title: "Poems", author: { name: "Ada" } };
const json = { "content-type": "application/json" };

function respondWith(status: number, body: unknown, headers: Record<string, string> = json): Listener {
  return (_request, response) => response.writeHead(status, headers).end(JSON.stringify(body));
}

/** The violations that the proxy printed until it was stopped. */
async function violations(proxy: RunningTool): Promise<readonly Record<string, unknown>[]> {
  await proxy.stop();
  return proxy.lines().map((line) => JSON.parse(line) as Record<string, unknown>);
}

// The first import of the whole generator takes long on a busy machine.
it("reports nothing about valid requests and responses", { timeout: 90_000 }, async () => {
  const proxy = await proxied(respondWith(200, book));
  const response = await fetch(`${proxy.url}/books/7?unknown=1`);
  expect([response.status, await response.json()]).toEqual([200, book]);
  expect(await violations(proxy)).toEqual([]);
});

it("reports a request that violates the document, and passes it on", async () => {
  let received: unknown;
  const proxy = await proxied(async (request, response) => {
    received = JSON.parse((await buffer(request)).toString());
    response.writeHead(201, { ...json, location: "/books/7" }).end(JSON.stringify(book));
  });
  const body = { title: "", author: {} };
  const response = await fetch(`${proxy.url}/books`, {
    method: "POST",
    headers: { ...json, authorization: "Bearer token-of-the-test" },
    body: JSON.stringify(body),
  });
  expect([response.status, received]).toEqual([201, body]);
  const found = await violations(proxy);
  expect(found.map(({ kind, operation, rule }) => [kind, operation, rule])).toEqual([
    ["request", "createBook", "invalid-request"],
    ["request", "createBook", "invalid-request"],
  ]);
  expect(found.map(({ message }) => message).join("\n")).toMatch(/^title: .*\nauthor\.name: /);
  expect(JSON.stringify(found)).not.toContain("token-of-the-test");
});

it("reports missing credentials, other media types and unknown paths", async () => {
  const proxy = await proxied(respondWith(404, { error: "missing" }));
  await fetch(`${proxy.url}/books/7`, { method: "DELETE" });
  await fetch(`${proxy.url}/books`, { method: "POST", body: "text", headers: { authorization: "Bearer x" } });
  await fetch(`${proxy.url}/nothing`);
  const found = (await violations(proxy)).filter(({ kind }) => kind === "request");
  expect(found.map(({ path, rule }) => [path, rule])).toEqual([
    ["/books/7", "unauthenticated"],
    ["/books", "unsupported-media-type"],
    ["/nothing", "not-found"],
  ]);
});

it.each([
  ["an undeclared status", 418, {}, json, "undeclared-status"],
  ["another media type", 200, book, { "content-type": "text/html" }, "undeclared-media-type"],
  ["a body with another schema", 200, { ...book, id: "7" }, json, "response-schema"],
  ["an error with another schema", 404, { code: 1 }, json, "response-schema"],
])("reports %s in a response", async (_name, status, body, headers, rule) => {
  const proxy = await proxied(respondWith(status, body, headers));
  expect((await fetch(`${proxy.url}/books/7`)).status).toBe(status);
  expect(await violations(proxy)).toMatchObject([
    { kind: "response", operation: "getBook", path: "/books/7", status, rule },
  ]);
});

it("reports a missing header, and a body where none is declared", async () => {
  const created = await proxied(respondWith(201, book));
  const authorized = { ...json, authorization: "Bearer x" };
  const body = JSON.stringify({ title: "Poems", author: { name: "Ada" } });
  await fetch(`${created.url}/books`, { method: "POST", headers: authorized, body });
  expect(await violations(created)).toMatchObject([{ rule: "missing-header" }]);
  const malformed = await proxied((_request, response) => response.writeHead(200, json).end("{"));
  await fetch(`${malformed.url}/books/7`);
  expect(await violations(malformed)).toMatchObject([{ rule: "malformed-body" }]);
});

it("passes binary bodies and streams through, byte by byte and piece by piece", async () => {
  const bytes = randomBytes(3 * 1024 * 1024);
  const open: ServerResponse[] = [];
  const proxy = await proxied((request, response) => {
    if (request.url === "/books/7/cover") {
      response.writeHead(200, { "content-type": "image/png" }).end(bytes);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" }).write('data: {"n":1}\n\n');
    open.push(response);
  });
  const cover = await fetch(`${proxy.url}/books/7/cover`);
  expect(Buffer.from(await cover.arrayBuffer()).equals(bytes)).toBe(true);
  const stream = await fetch(`${proxy.url}/ticks`);
  const reader = stream.body?.getReader();
  const first = await reader?.read();
  // The first item arrives although the stream has not ended.
  expect(new TextDecoder().decode(first?.value)).toBe('data: {"n":1}\n\n');
  open[0]?.end();
  expect((await reader?.read())?.done).toBe(true);
  expect(await violations(proxy)).toEqual([]);
});

it("ends with 1 after violations if asked to, and reports an unreachable server as 502", async () => {
  const strict = await proxied(respondWith(200, {}), { failOnViolation: true });
  await fetch(`${strict.url}/books/7`);
  expect(await strict.stop()).toBe(1);
  const lenient = await proxied(respondWith(200, {}));
  await fetch(`${lenient.url}/books/7`);
  expect(await lenient.stop()).toBe(0);
  const unreachable = await startMock("books.yaml", { proxy: "http://127.0.0.1:1" });
  expect((await fetch(`${unreachable.url}/books/7`)).status).toBe(502);
  expect(await unreachable.stop()).toBe(0);
});
