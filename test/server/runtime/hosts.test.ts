import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import express from "express";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createFetchHandler, createNodeHandler } from "../../../runtime/src/server/index.js";
import { listening } from "../../listening.js";
import { definition, handlers } from "./note-definition.js";
import { optionsOf } from "./serve.js";

const root = resolve(import.meta.dirname, "../../..");
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
// Inside the project, so that the imports of the examples resolve.
const folder = mkdtempSync(join(cache, "guildwire-hosts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const guilds = `
export const handlers = {
  channels: { createGuildChannel: ({ path, body }) => ({ id: "7", type: 0, guild_id: path.guild_id, name: body.name }) },
};
export const options = {
  basePath: "/api/v8",
  partial: true,
  validateResponses: false,
  authenticate: { bot: (token) => (token === "secret" ? token : undefined), bearer: () => undefined },
  resolve: () => undefined,
};
`;

/** The guide's example for a host, as a module. */
async function exampleOf(
  host: string,
): Promise<{ server?: Server; default?: { fetch(request: Request): Promise<Response> } }> {
  const guide = readFileSync(join(root, "docs/server.md"), "utf8");
  const code = guide.split(`**${host}**`)[1]?.match(/```js\n(.*?)```/s)?.[1];
  if (code === undefined) throw new Error(`the guide has no example for ${host}`);
  const own = mkdtempSync(join(folder, "example-"));
  writeFileSync(join(own, "guilds.js"), guilds);
  writeFileSync(join(own, "package.json"), '{ "type": "module" }');
  writeFileSync(join(own, "example.js"), code.replace("8080", "0"));
  return import(pathToFileURL(join(own, "example.js")).href);
}

const path = "/api/v8/guilds/1/channels";
const create = (authorization: string, body: object): RequestInit => ({
  method: "POST",
  headers: { authorization, "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Asserts that the generated server responds, refuses and validates under any host. */
async function expectServer(ask: (path: string, init: RequestInit) => Promise<Response>): Promise<void> {
  const response = await ask(path, create("Bot secret", { name: "general" }));
  expect([response.status, await response.json()]).toEqual([200, { id: "7", type: 0, guild_id: "1", name: "general" }]);
  expect((await ask(path, create("Bot wrong", { name: "general" }))).status).toBe(401);
  const refused = await ask(path, create("Bot secret", { name: "" }));
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([400, ["name"]]);
  expect((await ask(`${path}/`, create("Bot secret", { name: "general" }))).status).toBe(404);
}

describe("the generated server runs under", () => {
  test.each(["node:http", "Express", "Fastify"])("%s, as documented", async (host) => {
    const { server } = (await exampleOf(host)) as { server: Server };
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    if (!server.listening) await new Promise<void>((done) => server.once("listening", () => done()));
    const { port } = server.address() as AddressInfo;
    await expectServer((target, init) => fetch(`http://localhost:${port}${target}`, init));
  });

  test("Hono, as documented", async () => {
    const { default: app } = await exampleOf("Hono");
    await expectServer(async (target, init) => {
      const response = await app?.fetch(new Request(`http://example.test${target}`, init));
      return response as Response;
    });
  });
});

describe("under Express, a body behind middleware", () => {
  const put = { method: "PUT", headers: { "content-type": "application/json" }, body: '{"title":"Tea"}' };

  async function responseBehind(
    parser: express.RequestHandler,
  ): Promise<{ status: number; text: string; reports: string[] }> {
    const reports: string[] = [];
    const onError = (error: unknown): void => void reports.push(String((error as { cause?: unknown }).cause));
    const app = express();
    app.use(parser);
    app.use(createNodeHandler(definition, handlers(), optionsOf({ onError })));
    const { url } = await listening(createServer(app));
    const response = await fetch(`${url}/boards/1/notes`, put);
    return { status: response.status, text: await response.text(), reports };
  }

  test("is accepted if read as bytes", async () => {
    expect(await responseBehind(express.raw({ type: "*/*" }))).toEqual({
      status: 200,
      text: '{"title":"Tea"}',
      reports: [],
    });
  });

  test("is an error if middleware has it decoded as text", async () => {
    const decode: express.RequestHandler = (request, _, next) => {
      request.setEncoding("utf8");
      next();
    };
    const { status, reports } = await responseBehind(decode);
    expect(status).toBe(500);
    expect(reports).toEqual(["Error: the body was read before: mount this handler in front of body parsers"]);
  });

  test("is read if middleware has paused the request", async () => {
    const pause: express.RequestHandler = (request, _, next) => {
      request.pause();
      setImmediate(next);
    };
    expect(await responseBehind(pause)).toEqual({ status: 200, text: '{"title":"Tea"}', reports: [] });
  });

  test("is taken from rawBody", async () => {
    const keep = express.json({
      verify: (request, _, bytes) => {
        Object.assign(request, { rawBody: bytes });
      },
    });
    expect(await responseBehind(keep)).toEqual({ status: 200, text: '{"title":"Tea"}', reports: [] });
  });

  test("is an error if parsed, which states the remedy", async () => {
    const { status, reports } = await responseBehind(express.json());
    expect(status).toBe(500);
    expect(reports).toEqual(["Error: the body was read before: mount this handler in front of body parsers"]);
  });
});

test("middleware that replaces writeHead, and expects no list of headers, sees and changes the headers", async () => {
  const app = express();
  const seen: unknown[] = [];
  app.use((_, response, next) => {
    const { writeHead } = response;
    response.setHeader("content-type", "text/html");
    response.setHeader("x-kept", "1");
    // As on-headers does before version 1.1.
    response.writeHead = ((status: number, headers?: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      seen.push(response.getHeader("content-type"));
      response.setHeader("x-late", "1");
      return writeHead.call(response, status);
    }) as typeof response.writeHead;
    next();
  });
  app.use(createNodeHandler(definition, handlers(), optionsOf({})));
  const { url } = await listening(createServer(app));
  const response = await fetch(`${url}/boards/1/notes`);
  const names = ["content-type", "x-kept", "x-late", "0"];
  expect([response.status, ...names.map((name) => response.headers.get(name))]).toEqual([
    200,
    "application/json",
    "1",
    "1",
    null,
  ]);
  expect(seen).toEqual(["application/json"]);
  expect((await response.text()).length).toBe(Number(response.headers.get("content-length")));
});

describe("a bundle for workers", () => {
  test("contains no Node modules, and responds", async () => {
    const outfile = join(folder, "worker.mjs");
    await build({
      stdin: {
        contents: 'export { createFetchHandler, createMemoryTransport } from "@guildwire/api/server";',
        resolveDir: root,
      },
      bundle: true,
      format: "esm",
      platform: "browser",
      conditions: ["worker"],
      outfile,
      logLevel: "silent",
    });
    const text = readFileSync(outfile, "utf8");
    expect(text).not.toMatch(/["']node:/);
    const worker = await import(pathToFileURL(outfile).href);
    writeFileSync(join(folder, "guilds.mjs"), guilds);
    const { handlers: own, options } = await import(pathToFileURL(join(folder, "guilds.mjs")).href);
    const handler = worker.createFetchHandler(own, options);
    await expectServer((target, init) => handler(new Request(`http://example.test${target}`, init)));
  });
});

test("a body that was read before a Fetch handler is an error, which states the remedy", async () => {
  const reports: string[] = [];
  const onError = (error: unknown): void => void reports.push(String((error as { cause?: unknown }).cause));
  const handler = createFetchHandler(definition, handlers(), optionsOf({ onError }));
  const put = { method: "PUT", headers: { "content-type": "application/json" }, body: '{"title":"Tea"}' };
  const request = new Request("http://example.test/boards/1/notes", put);
  await request.text();
  expect((await handler(request)).status).toBe(500);
  expect(reports).toEqual(["Error: the body was read before: mount this handler in front of body parsers"]);
});
