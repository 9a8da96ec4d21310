import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Project } from "../cli/command.js";
import { type RunningTool, runCommand, startMock } from "./running-tool.js";

// biome-ignore lint/suspicious/noExplicitAny: the shape of a body is what the tests are about
type Any = any;

const auth = { authorization: "Bearer any", "content-type": "application/json" };
const newBook = { title: "Tides", author: { name: "Mary" } };

async function json(response: Response): Promise<Any> {
  return response.json();
}

describe("a stateful mock", () => {
  let server: RunningTool;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = auth) =>
    fetch(`${server.url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

  beforeAll(async () => {
    server = await startMock("books.yaml");
  });
  afterAll(() => server.stop());

  it("responds with the first example of the document", async () => {
    expect(await json(await call("GET", "/books/7"))).toEqual({ id: 7, title: "Poems", author: { name: "Ada" } });
  });

  it("responds with a derived list as long as nothing was created", async () => {
    const page = await json(await call("GET", "/books"));
    expect(page.total).toBeTypeOf("number");
    expect(page.items.length).toBeGreaterThan(0);
  });

  it("keeps what POST created for GET, PATCH, PUT, DELETE and lists", async () => {
    const created = await call("POST", "/books", newBook);
    expect(created.status).toBe(201);
    const book = await json(created);
    expect(book).toMatchObject(newBook);
    expect(created.headers.get("location")).toBe(`/books/${book.id}`);
    const other = await json(await call("POST", "/books", { ...newBook, title: "Winds", tags: ["sea"] }));
    expect(other.id).not.toBe(book.id);

    expect(await json(await call("GET", `/books/${book.id}`))).toEqual(book);
    expect((await json(await call("GET", "/books"))).items).toEqual([book, other]);
    expect((await json(await call("GET", "/books?limit=1&offset=1"))).items).toEqual([other]);

    const changed = await json(await call("PATCH", `/books/${book.id}`, { title: "Tides, revised" }));
    expect(changed).toEqual({ ...book, title: "Tides, revised" });
    expect(await json(await call("GET", `/books/${book.id}`))).toEqual(changed);

    const replaced = await call("PUT", `/books/${other.id}`, { title: "Rain", author: { name: "Mary" } });
    expect(await json(replaced)).toMatchObject({ id: other.id, title: "Rain" });
    expect((await call("PUT", "/books/900", newBook)).status).toBe(201);
    expect(await json(await call("GET", "/books/900"))).toMatchObject({ id: 900, title: "Tides" });

    expect((await call("DELETE", `/books/${book.id}`)).status).toBe(204);
    expect((await call("GET", `/books/${book.id}`)).status).toBe(404);
    expect((await call("DELETE", `/books/${book.id}`)).status).toBe(404);
    expect((await json(await call("GET", "/books"))).items.map(({ id }: Any) => id)).toEqual([other.id, 900]);
  });

  it("keeps collections of different parents separate, and removes them with the parent", async () => {
    const book = await json(await call("POST", "/books", newBook));
    const note = await json(await call("POST", `/books/${book.id}/notes`, { text: "first" }));
    expect(note.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await json(await call("GET", `/books/${book.id}/notes`))).toEqual([note]);
    expect(await json(await call("GET", `/books/${book.id}/notes/${note.id}`))).toEqual(note);
    expect(await json(await call("GET", "/books/123456/notes"))).not.toContainEqual(note);
    await call("DELETE", `/books/${book.id}`);
    expect(await json(await call("GET", `/books/${book.id}/notes`))).not.toContainEqual(note);
  });

  it("validates requests as the generated server does", async () => {
    const refused = await call("POST", "/books", { ...newBook, title: "x".repeat(41) });
    expect(refused.status).toBe(400);
    expect((await call("POST", "/books", newBook, { "content-type": "application/json" })).status).toBe(401);
    expect((await call("POST", "/books", newBook, { ...auth, "content-type": "text/plain" })).status).toBe(415);
    expect((await call("GET", "/books?limit=0")).status).toBe(400);
    expect((await call("GET", "/nothing")).status).toBe(404);
    expect((await call("PUT", "/books", newBook)).status).toBe(405);
  });

  it("follows the header Prefer", async () => {
    const preferring = (prefer: string, path = "/books/7") => call("GET", path, undefined, { prefer });
    const missing = await preferring("code=404");
    expect([missing.status, (await json(missing)).error]).toEqual([404, expect.any(String)]);
    expect(await json(await preferring("example=novel"))).toMatchObject({ title: "A novel" });
    expect((await preferring("example=none")).status).toBe(404);
    const undeclared = await preferring("code=418");
    expect([undeclared.status, (await json(undeclared)).error]).toEqual([404, expect.stringContaining("418")]);
    const [first, second] = [await preferring("dynamic=true", "/ticks"), await preferring("dynamic=true", "/ticks")];
    expect(await first.text()).not.toBe(await second.text());
  });

  it("serves images, streams and the path of the declared server", async () => {
    const cover = await call("GET", "/books/1/cover");
    expect(cover.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await cover.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode("PNG"));
    const ticks = await call("GET", "/ticks");
    expect(ticks.headers.get("content-type")).toBe("text/event-stream");
    expect((await ticks.text()).match(/^data: /gm)).toHaveLength(3);
    expect((await call("GET", "/api/v1/books")).status).toBe(200);
    const head = await call("HEAD", "/books");
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("lets pages of every origin call", async () => {
    const response = await call("GET", "/books", undefined, { origin: "https://app.example" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const preflight = await call("OPTIONS", "/books", undefined, {
      origin: "https://app.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,prefer",
    });
    expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("prefer");
  });
});

describe("guildwire mock", () => {
  const thirdParty = resolve(import.meta.dirname, "../third-party/documents");

  it.each([
    ["trains.yaml", "/bookings"],
    ["transcripts.yaml", "/transcripts/1/words"],
  ])("serves the third-party document %s, equally for equal seeds", async (document, path) => {
    const bodies: string[] = [];
    for (const seed of [5, 5, 6]) {
      const server = await startMock(resolve(thirdParty, document), { seed });
      const response = await fetch(`${server.url}${path}`, { headers: { authorization: "Bearer x" } });
      bodies.push(`${response.status} ${await response.text()}`);
      expect(await server.stop()).toBe(0);
    }
    expect(bodies[0]).toMatch(/^200 /);
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies[2]).not.toBe(bodies[0]);
  });

  it("serves the interface of spec/", async () => {
    const server = await startMock(resolve(import.meta.dirname, "../../spec/openapi.yaml"));
    const headers = { authorization: "Bot x", "content-type": "application/json" };
    const body = JSON.stringify({ name: "Harbour" });
    const created = await json(await fetch(`${server.url}/guilds`, { method: "POST", headers, body }));
    expect(created.name).toBe("Harbour");
    expect((await json(await fetch(`${server.url}/guilds/${created.id}`, { headers }))).name).toBe("Harbour");
    expect(await server.stop()).toBe(0);
  });

  it("and guildwire conform serve and test the operations of a project whose output has one file of them", async () => {
    const project = new Project();
    project.write("openapi.yaml", readFileSync(resolve(import.meta.dirname, "books.yaml"), "utf8"));
    project.write("guildwire.config.yaml", "edition: 2026-12\noutput: source\nlayout: single\n");
    const server = await startMock("openapi.yaml", {}, project.folder);
    expect((await fetch(`${server.url}/books/7`, { headers: auth })).status).toBe(200);
    const { stdout } = await runCommand(["conform", server.url], { cwd: project.folder });
    expect(stdout).toContain("getBook");
    expect(await server.stop()).toBe(0);
    project.remove("");
  });

  it("prints the URL as JSON, and delays responses", async () => {
    const server = await startMock("books.yaml", { json: true, latency: "1-5" });
    expect((await fetch(`${server.url}/books/7`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it("serves paths that begin like the path of the first server, at the root and below that path", async () => {
    const project = new Project();
    const responses = "responses: { '200': { description: d, content: { text/plain: { example: found } } } }";
    project.write(
      "api.yaml",
      `openapi: 3.1.0\ninfo: { title: t, version: '1' }\nservers: [{ url: 'https://books.example/api' }]\npaths:\n  /api/books/{id}: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], get: { operationId: a, ${responses} } }\n  /health: { get: { operationId: b, ${responses} } }\n`,
    );
    const server = await startMock(resolve(project.folder, "api.yaml"));
    const statuses: number[] = [];
    for (const path of ["/api/books/1", "/api/api/books/1", "/health", "/api/health", "/books/1"]) {
      statuses.push((await fetch(`${server.url}${path}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
    expect(await server.stop()).toBe(0);
    project.remove("");
  });

  it("responds with 501 instead of a value that does not fit the document", async () => {
    const project = new Project();
    project.write("api.yaml", unfitting);
    const server = await startMock(resolve(project.folder, "api.yaml"));
    const read = async (path: string): Promise<readonly [number, string, string | null]> => {
      const response = await fetch(`${server.url}${path}`);
      return [response.status, await response.text(), response.headers.get("content-type")];
    };
    const problem = (detail: string): readonly unknown[] => [
      501,
      JSON.stringify({ type: "about:blank", title: "Not Implemented", status: 501, detail }),
      "application/problem+json",
    ];
    expect(await read("/endless")).toEqual(
      problem("endless: no value was found that satisfies the schema of the response"),
    );
    expect(await read("/derived")).toEqual(
      problem("derived: the response needs an example: a text in application/xml"),
    );
    expect(await read("/text")).toEqual(problem("text: the response needs an example: a text in text/xml"));
    expect(await read("/shown")).toEqual([200, "<a/>", "application/xml"]);
    expect(await server.stop()).toBe(0);
    project.remove("");
  });

  it.each(["mock", "mcp", "conform"])(
    "is refused like guildwire %s for a document without operations",
    async (name) => {
      const project = new Project();
      project.write("api.yaml", "openapi: 3.1.0\ninfo: { title: Empty, version: 1.0.0 }\npaths: {}\n");
      const line = name === "conform" ? [name, "http://127.0.0.1:3000", "--spec", "api.yaml"] : [name, "api.yaml"];
      const { code, stdout, stderr } = await runCommand(line, { cwd: project.folder });
      project.remove("");
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^api\.yaml:3:1 error no-operations$/m);
      expect(stderr).toContain(`guildwire ${name} needs an operation, and the document has none`);
    },
  );

  it("reports wrong options and a port in use", async () => {
    expect((await runCommand(["mock", "books.yaml", "--port", "70000"])).code).toBe(2);
    const latency = await runCommand(["mock", "books.yaml", "--port", "0", "--latency", "9-1"]);
    expect([latency.code, latency.stderr]).toEqual([2, expect.stringContaining("--latency")]);
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
    const { port } = taken.address() as { readonly port: number };
    const refused = await runCommand(["mock", "books.yaml", "--port", String(port)]);
    taken.close();
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("EADDRINUSE")]);
    expect((await runCommand(["mock", "missing.yaml"])).code).toBe(2);
  });
});

/** Responses without a finite value, in XML without an example, and in XML with one. */
const unfitting = `openapi: 3.1.0
info: { title: Unfitting, version: 1.0.0 }
paths:
  /endless:
    get:
      operationId: endless
      responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Endless" } } } } }
  /derived:
    get:
      operationId: derived
      responses: { "200": { description: ok, content: { application/xml: { schema: { type: object, properties: { a: { type: string } } } } } } }
  /text:
    get:
      operationId: text
      responses: { "200": { description: ok, content: { text/xml: { schema: { type: object, properties: { a: { type: string } } } } } } }
  /shown:
    get:
      operationId: shown
      responses: { "200": { description: ok, content: { application/xml: { example: "<a/>" } } } }
components:
  schemas:
    Endless: { type: object, required: [self], properties: { self: { $ref: "#/components/schemas/Endless" } } }
`;
