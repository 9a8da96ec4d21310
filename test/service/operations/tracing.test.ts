import { AsyncLocalStorage } from "node:async_hooks";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createClient, createGuild, createGuildChannel, createWebhook, executeWebhook } from "@guildwire/api/client";
import { type RunningService, startService } from "@guildwire/service";
import { type Context, type ContextManager, context, propagation, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createLog } from "../../../service/src/log.js";
import { newDatabase } from "../harness/stores.js";

/** What the SDK for Node registers. */
class AsyncContexts implements ContextManager {
  readonly #current = new AsyncLocalStorage<Context>();
  active(): Context {
    return this.#current.getStore() ?? ROOT_CONTEXT;
  }
  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    active: Context,
    run: F,
    self?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.#current.run(active, () => run.call(self as ThisParameterType<F>, ...args));
  }
  bind<T>(_: Context, target: T): T {
    return target;
  }
  enable(): this {
    return this;
  }
  disable(): this {
    return this;
  }
}

const program = join(import.meta.dirname, "../../../service/bin/guildwire-service.js");

const callerTrace = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${callerTrace}-b7ad6b7169203331-01`;

const exporter = new InMemorySpanExporter();
beforeEach(() => {
  exporter.reset();
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  context.setGlobalContextManager(new AsyncContexts());
});
afterEach(() => {
  trace.disable();
  propagation.disable();
  context.disable();
});

interface Served {
  readonly service: RunningService;
  /** The token of a bot whose owner is a user. */
  readonly token: string;
  readonly entries: () => Record<string, unknown>[];
  readonly named: (name: string) => ReadableSpan | undefined;
}

async function serve(more: object = {}): Promise<Served> {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const database = await newDatabase("the embedded database");
  const service = await startService({ database, port: 0, tracing: true, log, ...more });
  onTestFinished(() => service.close());
  const { token } = await service.services.store.write({ none: true }, async (work) => {
    const { id: owner_id } = await work.users.create({ username: "Nelly" });
    return work.applications.create({ name: "Pilot", owner_id });
  });
  return {
    service,
    token,
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    named: (wanted) => exporter.getFinishedSpans().find(({ name }) => name === wanted),
  };
}

const authorized = (token: string): Record<string, string> => ({ authorization: `Bot ${token}` });

describe("the spans of a service with tracing", () => {
  it("are named by route, continue the trace of the caller, and contain no token of a path", async () => {
    const { service, token, named } = await serve({ publicUrl: "https://guilds.example" });
    const client = createClient({ baseUrl: `${service.url}/api/v8`, auth: { bot: token } });
    const { id: guild_id } = await createGuild(client, { body: { name: "Harbour Watch" } });
    const { id: channel_id } = await createGuildChannel(client, { guild_id, body: { name: "arrivals" } });
    const webhook = await createWebhook(client, { channel_id, body: { name: "Lighthouse" } });
    const secret = webhook.token ?? "";
    const hook = { webhook_id: webhook.id, webhook_token: secret };
    await executeWebhook(client, { ...hook, wait: true, body: { content: "Hi" } });
    await fetch(`${service.url}/api/v8/webhooks/${webhook.id}/${secret}/nothing?token=${secret}`);
    const path = `/api/v10/guilds/${guild_id}`;
    await fetch(`${service.url}${path}`, { headers: { ...authorized(token), traceparent } });

    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ name }) => name)).toEqual([
      "POST /api/v8/guilds",
      "POST /api/v8/guilds/{guild_id}/channels",
      "POST /api/v8/channels/{channel_id}/webhooks",
      "POST /api/v8/webhooks/{webhook_id}/{webhook_token}",
      "GET",
      "GET /api/v10/guilds/{guild_id}",
    ]);
    expect(spans[3]?.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/api/v8/webhooks/{webhook_id}/{webhook_token}",
      "http.response.status_code": 200,
      "url.scheme": "https",
    });
    const child = named("GET /api/v10/guilds/{guild_id}");
    expect([child?.spanContext().traceId, child?.parentSpanContext?.spanId]).toEqual([callerTrace, "b7ad6b7169203331"]);
    const text = JSON.stringify(spans.map(({ name, attributes, events }) => [name, attributes, events]));
    expect(text).not.toContain(secret);
    expect(text).not.toContain(token);
  }, 60_000);

  it("have the version of the path that the caller used, whatever its headers say", async () => {
    const { service, token } = await serve();
    const headers = { ...authorized(token), "x-guildwire-version": "10" };
    for (const path of ["v8/guilds/1", "v9/guilds/1", "v10/guilds/1", "v8/gateway", "v9/gateway", "v9/users/@me"])
      await fetch(`${service.url}/api/${path}`, { headers });
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual([
      "GET /api/v8/guilds/{guild_id}",
      "GET /api/v9/guilds/{guild_id}",
      "GET /api/v10/guilds/{guild_id}",
      "GET /api/v8/gateway",
      "GET /api/v9/gateway",
      "GET /api/v9/users/@me",
    ]);
  }, 60_000);

  it("exist for requests that are refused before an operation is found, without a route", async () => {
    const { service, token } = await serve({ rateLimits: { route: 1, window: 60, global: 1000, invalid: 1000 } });
    const send = (path: string, more: object = {}) =>
      fetch(service.url + path, { headers: { ...authorized(token), traceparent, ...more } });
    const sent = [
      await send("/api/v8/guilds/1"),
      await send("/api/v8/guilds/1"),
      await send("/api/v7/guilds/1"),
      await send("/gateway", { origin: "https://other.example" }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([404, 429, 400, 403]);
    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ name, attributes }) => [name, attributes["http.response.status_code"]])).toEqual([
      ["GET /api/v8/guilds/{guild_id}", 404],
      ["GET", 429],
      ["GET", 400],
      ["GET", 403],
    ]);
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([callerTrace]));
  }, 60_000);

  it("are parents of the spans of the database, also in the control interface", async () => {
    const controlToken = "the admin token of this test";
    const { service, named } = await serve({ controlToken });
    const { store } = service.services;
    const { write } = store;
    vi.spyOn(store, "write").mockImplementation(((...args: Parameters<typeof write>) =>
      trace.getTracer("database").startActiveSpan("write", async (span) => {
        try {
          return await write.apply(store, args);
        } finally {
          span.end();
        }
      })) as typeof write);
    const headers = { authorization: `Bearer ${controlToken}`, "content-type": "application/json" };
    const body = JSON.stringify({ username: "Nora" });
    expect((await fetch(`${service.url}/control/users`, { method: "POST", headers, body })).status).toBe(200);
    const parent = named("POST /control/users");
    expect(parent).toBeDefined();
    expect(named("write")?.parentSpanContext?.spanId).toBe(parent?.spanContext().spanId);
  }, 60_000);

  it("end with the stream, as do its log line and its metric", async () => {
    const { service, token, named, entries } = await serve();
    const abort = new AbortController();
    const headers = { ...authorized(token), traceparent };
    const response = await fetch(`${service.url}/gateway`, { headers, signal: abort.signal });
    await response.body?.getReader().read();
    expect(named("GET /gateway")).toBeUndefined();
    expect(entries().find(({ msg }) => msg === "request")).toMatchObject({ route: "/gateway", isStream: true });
    abort.abort();
    await vi.waitFor(() => expect(named("GET /gateway")).toBeDefined(), 30_000);
    expect(named("GET /gateway")?.spanContext().traceId).toBe(callerTrace);
    const ended = { interface: "control", method: "GET", route: "/gateway", status: 200, outcome: "cancelled" };
    expect(entries().find(({ msg }) => msg === "stream")).toMatchObject(ended);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toMatch(/guildwire_streams_total\{interface="control",operation="\w+",outcome="cancelled"\} 1/);
  }, 60_000);

  it("are exported when the service stops, even if the exporter fails", async () => {
    trace.disable();
    const failing = {
      onStart: () => undefined,
      onEnd: () => undefined,
      shutdown: async () => undefined,
      forceFlush: () => Promise.reject(new Error("the collector is gone")),
    };
    const batch = new BatchSpanProcessor(exporter, { scheduledDelayMillis: 3_600_000 });
    trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [batch, failing] }));
    const { service, entries, named } = await serve();
    await fetch(`${service.url}/api/v8/guilds/1`);
    expect(named("GET /api/v8/guilds/{guild_id}")).toBeUndefined();
    await service.close();
    expect(named("GET /api/v8/guilds/{guild_id}")).toBeDefined();
    expect(entries().find(({ msg }) => msg === "spans could not be exported")).toMatchObject({ level: "error" });
  }, 60_000);
});

/** A loader of Node for which the optional package is not installed. */
const withoutApi = `data:text/javascript,${encodeURIComponent(`
  import { register } from "node:module";
  register("data:text/javascript," + encodeURIComponent(\`
    export async function resolve(specifier, context, next) {
      if (specifier !== "@opentelemetry/api") return next(specifier, context);
      throw Object.assign(new Error("not found"), { code: "ERR_MODULE_NOT_FOUND" });
    }
  \`));
`)}`;

describe("a service", () => {
  it("does not start with tracing if the API is not installed, and states what to install", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--disable-warning=DEP0205", "--import", withoutApi, program],
      {
        env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: ":memory:", TRACING: "on", LOG_LEVEL: "silent" },
        encoding: "utf8",
        timeout: 50_000,
      },
    );
    const problem = "the package @opentelemetry/api is not installed. Run npm install @opentelemetry/api.";
    expect([status, stderr]).toEqual([1, `TRACING: ${problem}\n`]);
  }, 60_000);

  it("records no span without the setting", async () => {
    const { service } = await serve({ tracing: false });
    await fetch(`${service.url}/api/v8/guilds/1`, { headers: { traceparent } });
    expect(exporter.getFinishedSpans()).toEqual([]);
  }, 60_000);

  it("warns if tracing is on and no SDK is registered", async () => {
    const warnings = async () => (await serve()).entries().filter(({ level }) => level === "warn");
    expect(await warnings()).toEqual([]);
    trace.disable();
    expect(await warnings()).toMatchObject([{ msg: expect.stringContaining("no OpenTelemetry SDK is registered") }]);
  }, 60_000);
});
