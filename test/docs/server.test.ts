import { getGuild } from "@guildwire/api/client";
import { createFetchHandler } from "@guildwire/api/server";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import { Registry } from "prom-client";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { ExecutedExamples } from "./executed-examples.js";

const guide = new ExecutedExamples("docs/server.md");

afterAll(() => {
  expect(guide.notExecuted()).toEqual([]);
  guide.remove();
});

// The JavaScript examples run in test/server/runtime/hosts.test.ts.
const handlers = { guilds: { getGuild: () => ({ id: "1", name: "Guild Testers" }) } };
const options = {
  authenticate: { bot: () => "bot", bearer: () => "user" },
  resolve: () => undefined,
  partial: true,
  validateResponses: false,
};

it("docs/server.md declares the values that its examples import", async () => {
  expect(Object.keys((await guide.run("export declare const handlers")).exports)).toEqual([]);
});

it("the client of docs/server.md needs no socket", async () => {
  const { exports } = await guide.run("createMemoryTransport");
  const client = exports.clientOf(handlers, { ...options, basePath: "/api/v8" });
  expect(await getGuild(client, { guild_id: "1" }, { auth: { bot: "secret" } })).toMatchObject({
    name: "Guild Testers",
  });
});

it("the server of docs/server.md allows pages of one origin", async () => {
  const { exports } = await guide.run("cors: { origins");
  const handle = exports.handlerOf(handlers, options);
  const allowed = async (origin: string): Promise<string | null> => {
    const request = new Request("http://localhost/guilds/1", { headers: { authorization: "Bot s", origin } });
    return (await handle(request)).headers.get("access-control-allow-origin");
  };
  expect([await allowed("https://app.example"), await allowed("https://other.example")]).toEqual([
    "https://app.example",
    null,
  ]);
});

it("the precondition of docs/server.md is that of its handlers", async () => {
  const { exports } = await guide.run("checkPreconditions");
  const put = (ifMatch: string) => ({
    method: "PUT",
    header: (name: string) => (name === "if-match" ? ifMatch : undefined),
  });
  expect(exports.requireUnchanged(put('"7"'), 7)).toBeUndefined();
  expect(() => exports.requireUnchanged(put('"6"'), 7)).toThrow("Precondition Failed");
  expect(() => exports.requireUnchanged(put("*"), undefined)).toThrow("Precondition Failed");
});

/** Sends a request that succeeds and one that fails, with options of an example. */
async function observe(exports: object): Promise<void> {
  const fails = { guilds: { getGuild: () => Promise.reject(new Error("no database")) } };
  for (const served of [handlers, fails]) {
    const handle = createFetchHandler(served as never, { onError: () => undefined, ...options, ...exports } as never);
    await handle(new Request("http://localhost/guilds/1?token=secret", { headers: { authorization: "Bot s" } }));
  }
}

it("pino in docs/server.md has an entry for each response and each failure", async () => {
  const { exports } = await guide.run("export function logTo");
  const lines: string[] = [];
  await observe(exports.logTo(pino({}, { write: (line) => void lines.push(line) })));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "request", operationId: "getGuild", route: "/guilds/{guild_id}", status: 200 },
    { msg: "failure", operationId: "getGuild", stage: "handler", err: { message: "no database" } },
    { msg: "request", operationId: "getGuild", status: 500 },
  ]);
  expect(lines.join()).not.toContain("secret");
});

it("Prometheus in docs/server.md counts requests by operation and status", async () => {
  const { exports } = await guide.run("export function measureTo");
  const registry = new Registry();
  await observe(exports.measureTo(registry));
  const text = await registry.metrics();
  for (const status of [200, 500]) {
    expect(text).toContain(`_count{operation="getGuild",route="/guilds/{guild_id}",status="${status}"} 1`);
  }
});

it("OpenTelemetry in docs/server.md records a span for each request", async () => {
  const { exports } = await guide.run("export function traceTo");
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  await observe(exports.traceTo(provider.getTracer("test")));
  expect(exporter.getFinishedSpans().map(({ name, status }) => [name, status.code])).toEqual([
    ["GET /api/v8/guilds/{guild_id}", 0],
    ["GET /api/v8/guilds/{guild_id}", 2],
  ]);
});

it("the log of docs/server.md has a line for each response", async () => {
  const { exports } = await guide.run("export const logging");
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const handle = createFetchHandler(handlers as never, { ...options, ...exports.logging } as never);
  await handle(new Request("http://localhost/guilds/1", { headers: { authorization: "Bot s" } }));
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
    { method: "GET", path: "/guilds/1", operationId: "getGuild", route: "/guilds/{guild_id}", status: 200 },
  ]);
});
