import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { listening } from "../listening.js";
import { startMock } from "../mock/running-tool.js";
import { type Agent, startMcp } from "./running-mcp.js";

const documents = resolve(import.meta.dirname, "../third-party/documents");
const books = resolve(import.meta.dirname, "../mock/books.yaml");
const interfaceOfSpec = resolve(import.meta.dirname, "../../spec/openapi.yaml");

// The first import of the whole generator takes long on a busy machine.
const patience = 120_000;

/** Starts the command in front of a server, and connects an agent over HTTP. */
async function agentFor(
  spec: string,
  baseUrl: string,
  flags: Readonly<Record<string, unknown>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Agent> {
  const server = await startMcp(spec, { baseUrl, ...flags }, env);
  const agent = await server.connect();
  onTestFinished(async () => {
    await agent.close();
    expect(await server.stop()).toBe(0);
  });
  return agent;
}

async function mockOf(spec: string): Promise<string> {
  const { url, stop } = await startMock(spec);
  onTestFinished(async () => {
    await stop();
  });
  return url;
}

/** Serves a listener, and records the requests. */
async function recorded(listener: RequestListener): Promise<{ readonly url: string; readonly requests: string[] }> {
  const requests: string[] = [];
  const server = createServer(async (incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url} ${await text(incoming)}`);
    listener(incoming, response);
  });
  return { url: (await listening(server)).url, requests };
}

it("serves three tools with annotations, of which search and read only read", { timeout: patience }, async () => {
  const agent = await agentFor(books, "http://127.0.0.1:9");
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ["search", true],
    ["read", true],
    ["call", false],
  ]);
  expect(tools.find(({ name }) => name === "call")?.annotations?.destructiveHint).toBe(false);
});

const streams = `openapi: 3.2.0
info: { title: Streams, version: 1.0.0 }
paths:
  /{kind}:
    get:
      operationId: watch
      parameters: [{ name: kind, in: path, required: true, schema: { type: string } }]
      responses:
        "200":
          description: Items.
          content:
            text/event-stream: { itemSchema: { type: object } }
            application/jsonl: { itemSchema: { type: object } }
            multipart/mixed: { itemSchema: { type: object } }
`;

it("reads the first items of a stream, and no more than fit", { timeout: patience }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-mcp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "streams.yaml"), streams);
  const closed: string[] = [];
  const { url } = await recorded((request, response) => {
    const kind = request.url?.slice(1) ?? "";
    response.on("close", () => closed.push(kind));
    const types: Record<string, string> = { lines: "application/jsonl", parts: "multipart/mixed; boundary=b" };
    response.setHeader("content-type", types[kind] ?? "text/event-stream");
    const part = (type: string, body: string) => `--b\r\ncontent-type: ${type}\r\n\r\n${body}\r\n`;
    if (kind === "parts") {
      const [json, note] = [part("application/json", '{"key":"secret-value"}'), part("text/plain", "a note")];
      response.write(`${json}${note}${part("image/png", "1234")}`.repeat(2));
    } else if (kind === "endless") {
      const write = (): void => {
        if (response.destroyed) return;
        response.write('data: {"n":1}\n\n');
        setImmediate(write);
      };
      write();
    } else if (kind === "long") response.write(`data: ${"x".repeat(50_000)}\n\n`.repeat(3));
    else if (kind === "silent") response.write("event: first\nid: 7\ndata: only text\n\n: and nothing more\n");
    else if (kind === "broken") response.end(`data: ${"x".repeat(2_000_000)}`);
    else response.end('{"n":1}\n{"n":"secret-value"}\n');
  });
  const flags = { maxItems: 3, timeout: 2, maxResponse: 1000, header: ["X-Key: ${KEY}"] };
  const agent = await agentFor(join(folder, "streams.yaml"), url, flags, { KEY: "secret-value" });
  const call = async (kind: string) => (await agent.use("call", { operation: "watch", arguments: { kind } })).value;
  const event = { event: "message", data: { n: 1 } };
  expect(await call("endless")).toMatchObject({
    status: 200,
    items: [event, event, event],
    end: "3 items were read; more may follow",
  });
  expect(await call("lines")).toMatchObject({ items: [{ n: 1 }, { n: "[credential]" }], end: "the stream has ended" });
  expect(await call("parts")).toMatchObject({
    status: 200,
    items: [
      { contentType: "application/json", body: { key: "[credential]" } },
      { contentType: "text/plain", body: "a note" },
      { contentType: "image/png", omitted: "4 bytes" },
    ],
    end: "3 items were read; more may follow",
  });
  expect(await call("silent")).toMatchObject({
    items: [{ event: "first", id: "7", data: "only text" }],
    end: "the time is over; more may follow",
  });
  const long = await call("long");
  expect([long.end, long.trimmed, JSON.stringify(long.items).length < 1100]).toEqual([
    "1000 characters were read; more may follow",
    "from 1 items",
    true,
  ]);
  expect((await call("broken")).end).toContain("more than 1048576 characters");
  await vi.waitFor(() => expect(closed.sort()).toEqual(["broken", "endless", "lines", "long", "parts", "silent"]));
});

it("finds, describes and calls operations of spec/", { timeout: patience }, async () => {
  const agent = await agentFor(
    interfaceOfSpec,
    await mockOf(interfaceOfSpec),
    { header: ["Authorization: Bot ${TOKEN}"], allow: ["POST"] },
    { TOKEN: "a.secret.token" },
  );
  const all = await agent.use("search", { limit: 3 });
  expect(all.value.operations).toHaveLength(3);
  expect(all.value.total).toBe(65);
  const found = await agent.use("search", { words: "guild channels list" });
  expect(found.value.operations.slice(0, 3).map(({ operation }: { operation: string }) => operation)).toContain(
    "getGuildChannels",
  );
  const described = await agent.use("read", { operation: "createGuildChannel" });
  expect(described.value).toMatchObject({
    method: "POST",
    arguments: { type: "object", required: expect.arrayContaining(["guild_id", "body"]), additionalProperties: false },
  });
  const guild = { guild_id: "175928847299117063" };
  const listed = await agent.use("call", { operation: "getGuildChannels", arguments: guild });
  expect([listed.isError, listed.value.status, Array.isArray(listed.value.body)]).toEqual([false, 200, true]);
  const tooLong = { ...guild, body: { name: "x".repeat(101) } };
  const refused = await agent.use("call", { operation: "createGuildChannel", arguments: tooLong });
  expect(refused.isError).toBe(true);
  expect(refused.value.problems.join()).toContain("name");
  const created = await agent.use("call", {
    operation: "createGuildChannel",
    arguments: { ...guild, body: { name: "plans" } },
  });
  expect([created.isError, created.value.status, created.value.violations]).toEqual([false, 200, undefined]);
});

it("calls operations of a booking service", { timeout: patience }, async () => {
  const trains = resolve(documents, "trains.yaml");
  const agent = await agentFor(trains, await mockOf(trains), { allowOperation: ["createBooking"] });
  const { value } = await agent.use("search", { words: "create booking" });
  expect(value.operations[0]).toEqual({
    operation: "createBooking",
    method: "POST",
    path: "/bookings",
    summary: "Create a booking",
  });
  const { value: read } = await agent.use("read", { operation: "createBooking" });
  expect(read.arguments.properties.body.content["application/json"]).toEqual({
    $ref: "#/components/schemas/NewBooking",
  });
  expect(read.schemas.NewBooking.properties.passenger_name).toEqual({ type: "string", minLength: 1, maxLength: 40 });
  const body = { trip_id: "1725ff48-ab45-4bb5-9d02-88745177dedb", passenger_name: "Ada" };
  const booked = await agent.use("call", { operation: "createBooking", arguments: { body } });
  expect([booked.isError, booked.value.status, booked.value.violations]).toEqual([false, 201, undefined]);
  expect(booked.value.body.passenger_name).toBeTypeOf("string");
  const bad = await agent.use("call", { operation: "createBooking", arguments: { body: { ...body, trip_id: "1" } } });
  expect(bad.value.problems.join()).toContain("trip_id");
  const page = await agent.use("call", { operation: "getBookings", arguments: { page: 0 } });
  expect(page.value.problems.join()).toContain("page");
});

it("calls operations of a payment service", { timeout: patience }, async () => {
  const payments = resolve(documents, "payments.yaml");
  const agent = await agentFor(payments, await mockOf(payments));
  const { value } = await agent.use("read", { operation: "getPayment" });
  const [name = ""] = value.arguments.required;
  const paid = await agent.use("call", { operation: "getPayment", arguments: { [name]: "pay_1" } });
  expect([paid.isError, paid.value.status]).toEqual([false, 200]);
});

it("sends nothing that the policy or the document refuses", { timeout: patience }, async () => {
  const { url, requests } = await recorded((_, response) => response.end());
  const agent = await agentFor(books, url, { allow: ["put,patch"], auth: ["bearer=TOKEN"] }, { TOKEN: "secret-token" });
  const { value: found } = await agent.use("search", { words: "delete book" });
  expect(found.operations.find(({ method }: { method: string }) => method === "DELETE").callable).toBe(false);
  const calls = [
    ["deleteBook", { book_id: 1 }, "--allow DELETE or --allow-operation deleteBook"],
    ["createBook", { body: { title: "Tides" } }, "--allow POST"],
    ["replaceBook", { book_id: 0, body: { title: "Tides" } }, "book_id"],
    ["replaceBook", { book_id: 1, body: {} }, "title"],
    ["replaceBook", { book_id: 1 }, 'missing argument \\"body\\"'],
    ["getBook", { book_id: 1, color: "red" }, 'unknown argument \\"color\\"'],
    ["getBook", { book_id: "../books" }, "book_id"],
    ["getBok", {}, "there is no operation"],
  ] as const;
  for (const [operation, args, message] of calls) {
    const { isError, text } = await agent.use("call", { operation, arguments: args });
    expect([operation, isError, text]).toEqual([operation, true, expect.stringContaining(message)]);
  }
  expect(requests).toEqual([]);
  expect((await agent.use("call", { operation: "listBooks" })).value.status).toBe(200);
  const book = { title: "Tides", author: { name: "Ada" } };
  await agent.use("call", { operation: "replaceBook", arguments: { book_id: 7, body: book } });
  expect(requests).toEqual(["GET /books ", `PUT /books/7 ${JSON.stringify(book)}`]);
});

it("sends no request without the credentials that its operation needs", { timeout: patience }, async () => {
  const { url, requests } = await recorded((_, response) => response.end());
  const agent = await agentFor(books, url, { allow: ["POST"] });
  const body = { title: "Tides", author: { name: "Ada" } };
  const { value } = await agent.use("call", { operation: "createBook", arguments: { body } });
  expect(value.problems).toEqual([expect.stringContaining("unauthenticated: ")]);
  expect(requests).toEqual([]);
});

it("bounds the description of an operation", { timeout: patience }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-mcp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const long = Array.from({ length: 3000 }, (_, index) => [
    `property${index}`,
    { type: "string", description: "text" },
  ]);
  const named = (from: number) => ({ type: "object", properties: Object.fromEntries(long.slice(from, from + 400)) });
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const content = (schema: object) => ({ "application/json": { schema } });
  const operation = (schema: object, operationId: string) => ({
    operationId,
    responses: { "200": { description: "Fine.", content: content(schema) } },
  });
  const document = {
    openapi: "3.1.0",
    info: { title: "Large", version: "1.0.0" },
    paths: {
      "/inline": { get: operation({ type: "object", properties: Object.fromEntries(long) }, "getInline") },
      "/named": { get: operation({ anyOf: [reference("First"), reference("Second")] }, "getNamed") },
    },
    components: { schemas: { First: named(0), Second: named(400) } },
  };
  writeFileSync(join(folder, "large.json"), JSON.stringify(document));
  const agent = await agentFor(join(folder, "large.json"), "http://127.0.0.1:9");
  const inline = await agent.use("read", { operation: "getInline" });
  expect(inline.text.length).toBeLessThan(62_000);
  expect(inline.text).toContain("more properties");
  const { value } = await agent.use("read", { operation: "getNamed" });
  expect([Object.keys(value.schemas), value.omittedSchemas]).toEqual([["First"], ["Second"]]);
  const second = await agent.use("read", { schema: "Second" });
  expect(Object.keys(second.value.Second.properties)).toHaveLength(400);
  expect((await agent.use("read", { schema: "Third" })).isError).toBe(true);
  expect((await agent.use("read", {})).isError).toBe(true);
});

it("shows no credentials, and shortens long values", { timeout: patience }, async () => {
  const items = Array.from({ length: 500 }, (_, id) => ({ id: id + 1, title: `Book ${id}`, author: { name: "Ada" } }));
  const { url } = await recorded((request, response) => {
    response.setHeader("content-type", "application/json");
    response.setHeader("set-cookie", "session=abcdef");
    if (request.method === "GET") return void response.end(JSON.stringify({ items, total: items.length }));
    response.statusCode = 400;
    response.end(JSON.stringify({ message: `refused: ${request.headers.authorization}`, headers: request.headers }));
  });
  const flags = { allow: ["POST"], auth: ["bearer=TOKEN"], maxResponse: 1000 };
  const agent = await agentFor(books, url, flags, { TOKEN: "secret-token" });
  const body = { title: "Tides", author: { name: "Ada" } };
  const refused = await agent.use("call", { operation: "createBook", arguments: { body } });
  expect([refused.isError, refused.value.status, refused.value.body.message]).toEqual([
    true,
    400,
    "refused: Bearer [credential]",
  ]);
  expect(refused.text).not.toMatch(/secret-token|abcdef/);
  const listed = await agent.use("call", { operation: "listBooks" });
  expect(listed.text.length).toBeLessThan(1500);
  const { body: list, trimmed } = listed.value;
  expect(trimmed).toBe(`from ${JSON.stringify({ items, total: 500 }).length} characters`);
  expect(list.items[0]).toEqual(items[0]);
  expect(list.items.at(-1)).toBe(`… (${500 - list.items.length + 1} more items)`);
});

it("shows no credentials that a server escapes or encodes", { timeout: patience }, async () => {
  const token = "s3cr/t+token";
  const spellings = [
    '"s3cr\\/t+token"',
    '"\\u0073\\u0033\\u0063\\u0072\\u002f\\u0074\\u002B\\u0074oken"',
    '"s3cr%2Ft%2btoken"',
    '"{\\"token\\":\\"s3cr\\\\/t+token\\"}"',
    JSON.stringify(Buffer.from(token).toString("base64")),
    JSON.stringify(Buffer.from(`user:${token}`).toString("base64url")),
  ];
  const { url } = await recorded((_, response) => {
    response.setHeader("content-type", "application/json");
    response.setHeader("location", `/books?token=${encodeURIComponent(token)}`);
    response.end(`{"items":[${spellings.join()}],${spellings.map((one) => `${one}:1`).join()}}`);
  });
  const agent = await agentFor(books, url, { header: ["Authorization: Bearer ${TOKEN}"] }, { TOKEN: token });
  const { value, text } = await agent.use("call", { operation: "listBooks" });
  expect(value.headers.location).toBe("/books?token=[credential]");
  expect(value.body.items).toHaveLength(spellings.length);
  for (const item of value.body.items) expect(item).toContain("[credential]");
  // The first two are the same key.
  expect(Object.keys(value.body)).toHaveLength(spellings.length);
  expect(text).not.toMatch(/s3cr|t\+token|2ftoken/i);
});

it("reports a server that sends no response, and one that violates the document", { timeout: patience }, async () => {
  const gone = await agentFor(books, "http://127.0.0.1:9");
  const { isError, value } = await gone.use("call", { operation: "listBooks" });
  expect([isError, value.error]).toEqual([true, expect.stringContaining("no response")]);
  const { url } = await recorded((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end('{"items":[]}');
  });
  const agent = await agentFor(books, url);
  const called = await agent.use("call", { operation: "listBooks" });
  expect(called.value.violations).toEqual([expect.stringContaining("response-schema: ")]);
});

it("refuses web pages of other origins and hosts, and other paths", { timeout: patience }, async () => {
  const server = await startMcp(books, { baseUrl: "http://127.0.0.1:9" });
  const post = async (headers: Record<string, string>, url = server.url): Promise<number> => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const init = { method: "POST", headers: { ...accept, ...headers }, body: JSON.stringify(message) };
    const response = await fetch(url, init);
    await response.body?.cancel();
    return response.status;
  };
  expect(await post({ origin: "https://pages.example" })).toBe(403);
  expect(await post({ origin: "null" })).toBe(403);
  expect(await post({ origin: "http://localhost:5173" })).toBe(200);
  expect(await post({}, server.url.replace("/mcp", "/other"))).toBe(404);
  const rebound = await new Promise<number | undefined>((done, fail) => {
    const options = { method: "POST", headers: { host: "pages.example", "content-type": "application/json" } };
    request(server.url, options, (response) => done(response.resume().statusCode))
      .on("error", fail)
      .end("{}");
  });
  expect(rebound).toBe(403);
  expect(await server.stop()).toBe(0);
});

it.each([
  [{}, "use --base-url"],
  [{ baseUrl: "ftp://example.com" }, "--base-url: expected"],
  [{ baseUrl: "http://user:word@example.com" }, "--base-url: expected"],
  [{ baseUrl: "http://127.0.0.1:9", allow: ["TRACE"] }, '--allow: no operation has the method "trace"'],
  [{ baseUrl: "http://127.0.0.1:9", allowOperation: ["none"] }, '--allow-operation: there is no operation "none"'],
  [{ baseUrl: "http://127.0.0.1:9", auth: ["bearer=NONE"] }, "the environment variable NONE is not set"],
  [{ baseUrl: "http://127.0.0.1:9", header: ["Authorization: Bearer abc"] }, "must come from the environment"],
])("ends with 2 for %j", { timeout: patience }, async (flags, message) => {
  await expect(startMcp(books, flags)).rejects.toThrow(
    `exit code 2: error: ${message.startsWith("--") ? message : ""}`,
  );
  await expect(startMcp(books, flags)).rejects.toThrow(message);
});
