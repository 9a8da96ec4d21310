import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, createServer as createRawServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type RunningTool, runCommand, startMock } from "./running-tool.js";

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

/** Sends a request target as it is, and returns the status and the rest of the response. */
async function sendTarget(url: string, target: string, host = new URL(url).host): Promise<readonly [number, string]> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer token-of-the-test\r\nConnection: close\r\n\r\n`,
  );
  const text = (await buffer(socket)).toString();
  return [Number(text.split(" ")[1]), text.slice(text.indexOf("\r\n\r\n") + 4)];
}

describe("the servers that it reaches", () => {
  /** Starts the proxy with a second server that it must not reach, and records what both receive. */
  async function withForeignServer(flags: object = {}): Promise<{
    readonly proxy: RunningTool;
    readonly foreign: string;
    readonly received: (string | undefined)[];
  }> {
    const received: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      received.push(`foreign ${request.url}`);
      response.end();
    });
    started.push(other);
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const proxy = await proxied((request, response) => {
      received.push(request.url);
      response.writeHead(200, json).end(JSON.stringify(book));
    }, flags);
    return { proxy, foreign: `127.0.0.1:${(other.address() as AddressInfo).port}`, received };
  }

  it("refuses request targets that a URL parser reads as another host", async () => {
    const { proxy, foreign, received } = await withForeignServer();
    const targets = [
      `//${foreign}/`,
      `///${foreign}/`,
      `/\\${foreign}/`,
      `\\\\${foreign}/`,
      `/.//${foreign}/`,
      `/books/..//${foreign}/`,
      `/%2e//${foreign}/`,
      `/books/%2E%2e/\\${foreign}/`,
      `http://${foreign}/`,
      `HTTP:${foreign}/`,
      `${foreign}`,
      `@${foreign}/`,
      "*",
    ];
    for (const target of targets) {
      const [status] = await sendTarget(proxy.url, target);
      expect([target, status]).toEqual([target, 400]);
    }
    expect(received).toEqual([]);
    expect((await sendTarget(proxy.url, `/books/7?next=//${foreign}/`))[0]).toBe(200);
    expect(received).toEqual([`/books/7?next=//${foreign}/`]);
    await proxy.stop();
  });

  it("stays below the path of the server", async () => {
    const received: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      received.push(request.url);
      response.writeHead(200, json).end(JSON.stringify(book));
    });
    started.push(server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const proxy = await startMock("books.yaml", { proxy: `http://127.0.0.1:${port}/v1/` });
    expect((await sendTarget(proxy.url, "/books/7"))[0]).toBe(200);
    // A URL parser resolves dot segments before the path is joined.
    expect((await sendTarget(proxy.url, "/../admin"))[0]).toBe(200);
    expect((await sendTarget(proxy.url, "/%2e%2e/%2e%2e/admin"))[0]).toBe(200);
    expect(received).toEqual(["/v1/books/7", "/v1/admin", "/v1/admin"]);
    await proxy.stop();
  });

  it("refuses Host headers of other names, which a page can resolve to this machine", async () => {
    const { proxy, received } = await withForeignServer({ allowHost: ["API.test"] });
    const { port } = new URL(proxy.url);
    for (const host of ["evil.example", `evil.example:${port}`, "localhost.evil.example", "127.0.0.1.evil.example"]) {
      const [status, body] = await sendTarget(proxy.url, "/books/7", host);
      expect([host, status, body]).toEqual([host, 403, expect.stringContaining("--allow-host")]);
    }
    for (const host of ["", "a b", "localhost/..", "user@localhost", "localhost:x"]) {
      expect([host, (await sendTarget(proxy.url, "/books/7", host))[0]]).toEqual([host, 400]);
    }
    expect((await sendTarget(proxy.url, "/books/7", "localhost\r\nHost: evil.example"))[0]).toBe(400);
    expect(received).toEqual([]);
    for (const host of [`localhost:${port}`, "api.localhost", "127.0.0.1", `[::1]:${port}`, "api.test"]) {
      expect([host, (await sendTarget(proxy.url, "/books/7", host))[0]]).toEqual([host, 200]);
    }
    await proxy.stop();
  });

  it("refuses names with a port, and servers with credentials or a query", async () => {
    const host = await runCommand([
      "mock",
      "books.yaml",
      "--proxy",
      "http://localhost:1",
      "--allow-host",
      "api.test:80",
    ]);
    expect([host.code, host.stderr]).toEqual([2, expect.stringContaining("--allow-host")]);
    for (const proxy of ["http://a:b@localhost:1", "http://localhost:1/?a=b", "ftp://localhost"]) {
      const found = await runCommand(["mock", "books.yaml", "--proxy", proxy]);
      expect([proxy, found.code, found.stderr]).toEqual([proxy, 2, expect.stringContaining("--proxy")]);
    }
  });
});

describe("a hostile server or caller", () => {
  it("receives no headers that belong to the other connection, in either direction", async () => {
    let received: IncomingMessage["headers"] = {};
    const proxy = await proxied((request, response) => {
      received = request.headers;
      const own = { connection: "x-secret, keep-alive, bad name", "x-secret": "1", "proxy-authenticate": "Basic" };
      response.writeHead(200, { ...json, ...own, trailer: "x-late", "set-cookie": ["a=1", "b=2"] });
      response.end(JSON.stringify(book));
    });
    const { port } = new URL(proxy.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "GET /books/7 HTTP/1.1\r\nHost: localhost\r\nConnection: x-hop, close\r\nX-Hop: 1\r\nX-End: 2\r\n" +
        "TE: trailers\r\nProxy-Authorization: Basic eDp5\r\n\r\n",
    );
    const head = (await buffer(socket)).toString().split("\r\n\r\n")[0] ?? "";
    expect(received).toMatchObject({ "x-end": "2" });
    for (const name of ["x-hop", "te", "proxy-authorization"]) expect(received).not.toHaveProperty(name);
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).not.toMatch(/x-secret|proxy-authenticate|trailer/i);
    expect(head.match(/^set-cookie: .*$/gim)).toHaveLength(2);
    await proxy.stop();
  });

  it.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("that compresses with %s in spite of the request is understood", async (coding, compress) => {
    const proxy = await proxied((_request, response) => {
      const body = compress(JSON.stringify(book));
      const length = String(body.length);
      response.writeHead(200, { ...json, "content-encoding": coding, "content-length": length }).end(body);
    });
    const response = await fetch(`${proxy.url}/books/7`);
    expect([response.status, await response.json()]).toEqual([200, book]);
    expect(await violations(proxy)).toEqual([]);
  });

  it("does not write to the terminal what the caller or the server sends", async () => {
    const proxy = await proxied(respondWith(200, book, { "content-type": "text/x\u009b2J" }));
    await fetch(`${proxy.url}/books/7`);
    expect(await violations(proxy)).toMatchObject([{ message: expect.stringContaining("x\u009b2j") }]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
    expect(proxy.lines().join("")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  });

  it.each([
    [
      "a redirect to another host",
      "HTTP/1.1 302 Found\r\nLocation: http://192.0.2.1/\r\nContent-Length: 0\r\n\r\n",
      302,
    ],
    ["headers without an end", `HTTP/1.1 200 OK\r\n${"X: y\r\n".repeat(20_000)}`, 502],
    ["a chunk without a size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", "broken"],
    ["a status without a meaning", "HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n", 502],
    ["no HTTP", "220 ready\r\n", 502],
  ])("that sends %s does not end the proxy", async (_name, text, expected) => {
    const server = createRawServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end(text));
    });
    started.push(server as Server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const proxy = await startMock("books.yaml", { proxy: `http://127.0.0.1:${port}` });
    // A caller of a broken response sees a broken response.
    const outcome = (): Promise<number | string> =>
      fetch(`${proxy.url}/books/7`, { redirect: "manual" })
        .then(async (response) => [response.status, await response.text()] as const)
        .then(
          ([received]) => received,
          () => "broken",
        );
    expect([await outcome(), await outcome()]).toEqual([expected, expected]);
    await proxy.stop();
  });
});
