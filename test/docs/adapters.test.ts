import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NestFactory } from "@nestjs/core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { listening } from "../listening.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument(
  ["adapters.md", "express.md", "fastify.md", "hono.md", "lambda.md", "nest.md", "next.md", "workers.md"].map(
    (name) => `docs/${name}`,
  ),
  "shelf-api",
);
const route = "app/api/[...path]/route.ts";

beforeAll(async () => {
  await guide.generate();
  guide.link("express", "@types/express", "fastify", "hono");
  guide.link("@nestjs/common", "@nestjs/core", "@nestjs/platform-express", "reflect-metadata");
  await guide.run("handlers.ts", {});
});

afterAll(() => guide.remove());

/** Runs a block that imports the handlers. */
function run(file: string, handlers = "./handlers"): ReturnType<ExecutedDocument["run"]> {
  return guide.run(file, { [`${handlers}.js`]: `${handlers}.mjs` });
}

const json = { "content-type": "application/json" };
const cover = [0x89, 0x50, 0x4e, 0x47, 0xff];

/** What an adapter does with a valid and an invalid body, a binary response, an unknown path and another method. */
async function behaviour(send: (path: string, init?: RequestInit) => Promise<Response>): Promise<readonly unknown[]> {
  const create = (title: string) =>
    send("/api/books", { method: "POST", headers: json, body: JSON.stringify({ title }) });
  const created = await create("Tides ☂");
  const refused = await create("x".repeat(21));
  const image = await send("/api/books/7/cover");
  const wrong = await send("/api/books", { method: "DELETE" });
  return [
    [created.status, await created.json()],
    [refused.status, JSON.stringify(await refused.json()).includes("title")],
    [image.headers.get("content-type"), [...new Uint8Array(await image.arrayBuffer())]],
    [(await send("/api/none")).status, (await send("/api/books/x/cover")).status],
    [wrong.status, wrong.headers.get("allow")],
  ];
}

const expected = [
  [201, { id: 7, title: "Tides ☂" }],
  [400, true],
  ["image/png", cover],
  [404, 400],
  [405, "POST, OPTIONS"],
];

/** Adds the stubs of the document in style nest, which a block imports. */
async function addStubs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-nest-stubs-"));
  try {
    writeFileSync(join(folder, "openapi.yaml"), guide.block("openapi.yaml"));
    const printed = { write: () => undefined };
    const named = ["--spec", "openapi.yaml", "--import", "foreign-api/server", "--out", "handlers", "--style", "nest"];
    expect(await main(["stubs", ...named], { stdout: printed, stderr: printed, env: {}, cwd: folder })).toBe(0);
    for (const name of ["books.ts", "index.ts", "principal.ts"]) {
      guide.add(`handlers/${name}`, readFileSync(join(folder, "handlers", name), "utf8"));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The types of six frameworks take long on a busy machine.
it("the blocks of the guides compile", { timeout: 90_000 }, async () => {
  await addStubs();
  expect(
    guide.compile(
      "handlers.ts",
      "express.ts",
      "fastify.ts",
      "fastify-types.ts",
      "hono.ts",
      route,
      "app/books.ts",
      "lambda.ts",
      "worker.ts",
      "bindings.ts",
      ...["books.controller.ts", "api.module.ts", "main.ts", "async.module.ts", "app.module.ts"],
    ),
  ).toBe("");
});

it("the adapter for Express serves the interface beside other routes", async () => {
  const { app } = await run("express.ts");
  const { url } = await listening(createServer(app));
  expect(await behaviour((path, init) => fetch(url + path, init))).toEqual(expected);
  expect((await fetch(`${url}/api/books/7/cover`)).headers.get("x-operation")).toBe("getCover");
  expect(await (await fetch(`${url}/health`)).text()).toBe("ok");
});

it("the adapter for Fastify serves the interface beside other routes", async () => {
  const { app } = await run("fastify.ts");
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  expect(await behaviour((path, init) => fetch(url + path, init))).toEqual(expected);
  expect((await fetch(`${url}/api/books/7/cover`)).headers.get("x-route")).toBe("GET /api/books/:id/cover");
  expect(await (await fetch(`${url}/health`)).text()).toBe("ok");
});

it("the adapter for Hono serves the interface beside other routes", async () => {
  const { app } = await run("hono.ts");
  const send = async (path: string, init?: RequestInit): Promise<Response> =>
    app.fetch(new Request(`http://localhost${path}`, init));
  expect(await behaviour(send)).toEqual(expected);
  expect(await (await send("/health")).text()).toBe("ok");
});

it("the module for Nest serves the interface with classes, guards and options of a factory", async () => {
  const controller = { "./books.controller.js": "./books.controller.mjs" };
  await guide.run("books.controller.ts", {});
  await guide.run("api.module.ts", controller);
  const { app } = await guide.run("main.ts", { "./api.module.js": "./api.module.mjs" });
  onTestFinished(() => app.close());
  const url = await app.getUrl();
  const send = (path: string, init?: RequestInit) => fetch(url.replace("[::1]", "localhost") + path, init);
  const [created, ...others] = expected;
  expect(await behaviour(send)).toEqual([[201, { id: 1, title: "Tides ☂" }], ...others]);
  expect(created).toHaveLength(2);
  const closed = await send("/api/books", { method: "POST", headers: { ...json, "x-closed": "1" }, body: "{" });
  expect([closed.status, (await closed.json()).message]).toEqual([403, "Forbidden resource"]);

  const { AsyncModule } = await guide.run("async.module.ts", controller);
  const second = await NestFactory.create(AsyncModule, { logger: false });
  onTestFinished(() => second.close());
  await second.listen(0, "127.0.0.1");
  const body = JSON.stringify({ title: "x".repeat(1_000) });
  const large = await fetch(`${await second.getUrl()}/api/books`, { method: "POST", headers: json, body });
  expect(large.status).toBe(413);
});

it("the route handler for Next.js serves the interface", async () => {
  const exported = await run(route, "../../../handlers");
  const send = (path: string, init: RequestInit = {}): Promise<Response> => {
    const context = { params: Promise.resolve({ path: path.split("/").slice(2) }) };
    return exported[init.method ?? "GET"](new Request(`http://localhost:3000${path}`, init), context);
  };
  expect(await behaviour(send)).toEqual(expected);
});

it("the functions of the client add a book in a server component", async () => {
  const { url } = await listening(createServer((await run("express.ts")).app));
  const { addBook } = await guide.run("app/books.ts", { 'process.env["API_URL"]': JSON.stringify(`${url}/api`) });
  expect(await addBook("Tides")).toBe(7);
});

it("the workers serve the interface, also with handlers of an environment", async () => {
  const worker = (await run("worker.ts")).default;
  expect(await behaviour((path, init) => worker.fetch(new Request(`http://localhost${path}`, init)))).toEqual(expected);
  const bound = (await run("bindings.ts")).default;
  const stores = [1, 2].map((byte) => ({ COVERS: { get: async (key: string) => Uint8Array.of(byte, Number(key)) } }));
  const covers = await Promise.all(
    stores.map(async (env) =>
      (await bound.fetch(new Request("http://localhost/api/books/7/cover"), env)).arrayBuffer(),
    ),
  );
  expect(covers.map((bytes) => [...new Uint8Array(bytes)])).toEqual([
    [1, 7],
    [2, 7],
  ]);
});

it("the handler for AWS Lambda converts events of the payload format 2.0", async () => {
  const { handler } = await run("lambda.ts");
  const send = async (path: string, { method = "GET", headers = {}, body }: RequestInit = {}): Promise<Response> => {
    const event = {
      version: "2.0",
      routeKey: "$default",
      rawPath: path,
      rawQueryString: "",
      headers: { ...(headers as Record<string, string>), host: "shelf.lambda-url.eu-central-1.on.aws" },
      requestContext: {
        domainName: "shelf.lambda-url.eu-central-1.on.aws",
        http: { method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      },
      ...(body === undefined ? {} : { body: Buffer.from(body as string).toString("base64") }),
      isBase64Encoded: body !== undefined,
    };
    const result = await handler(event, {});
    const bytes = Buffer.from(result.body, result.isBase64Encoded ? "base64" : "utf8");
    return new Response(bytes, { status: result.statusCode, headers: result.headers });
  };
  expect(await behaviour(send)).toEqual(expected);
});
