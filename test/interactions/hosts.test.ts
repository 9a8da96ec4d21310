import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@guildwire/api/client";
import { createInteractionEndpoint, onCommand, reply } from "@guildwire/api/interactions";
import { checkInteractionEndpoint } from "@guildwire/api/webhook-sender";
import express from "express";
import fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen, type Received, respond } from "../runtime/http-server.js";
import { secretKeys } from "../secrets.js";
import { applicationOf, type Example } from "./application.js";
import { command, component, deliver, keys, ping, token } from "./deliveries.js";

const webhook = `/api/v8/webhooks/845027738276462632/${token}`;

/** The service's side of follow-ups: resolves with the requests once the given number has arrived. */
async function service(): Promise<{ baseUrl: string; received: (count: number) => Promise<readonly Received[]> }> {
  let heard = (): void => undefined;
  const { baseUrl, received } = await listen((request, response) => {
    respond(request.url.endsWith("/callback") ? 204 : 200, request.url.endsWith("/callback") ? undefined : {})(
      request,
      response,
    );
    heard();
  });
  const wait = async (count: number): Promise<readonly Received[]> => {
    while (received.length < count)
      await new Promise<void>((done) => {
        heard = done;
      });
    return received;
  };
  return { baseUrl: `${baseUrl}/api/v8`, received: wait };
}

type Ask = (request: Request) => Promise<Response>;

/** A URL at which the checks of a service reach the application over HTTP, under any host. */
async function addressOf({ server, default: app, POST }: Example): Promise<string> {
  if (server !== undefined) return `http://127.0.0.1:${(server.address() as AddressInfo).port}/interactions`;
  // Fetch-based hosts start their own listeners; this server replaces them.
  const handle = POST ?? app?.fetch.bind(app);
  const { baseUrl } = await listen(({ method, url, headers, body }, response) => {
    const sent = { method, headers: headers as Record<string, string>, body: body as BufferSource };
    const responded = Promise.resolve(handle?.(new Request(`http://localhost${url}`, sent)));
    void responded.then(async (result) => {
      response.writeHead(result?.status ?? 500, Object.fromEntries(result?.headers ?? []));
      response.end(await result?.text());
    });
  });
  return `${baseUrl}/interactions`;
}

/** The guide's application, at the path of its example. */
function askOf({ server, default: app, POST }: Example): Ask {
  if (POST !== undefined) return POST;
  if (app !== undefined) return async (request) => app.fetch(request);
  if (server === undefined) throw new Error("the example exports no way to it");
  const { port } = server.address() as AddressInfo;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const { method, headers } = request;
    return fetch(`http://localhost:${port}${pathname}`, { method, headers, body: await request.arrayBuffer() });
  };
}

describe.each(["node:http", "Express", "Fastify", "Hono", "Route handlers"])(
  "the application of the guide under %s",
  (host) => {
    const url = "http://localhost/interactions";

    it("passes the service's checks, which are made over HTTP and mostly with invalid signatures", async () => {
      const address = await addressOf(await applicationOf(host, "http://localhost:1"));
      const options = { privateKey: keys.privateKey, ping, allowPrivate: true, allowHttp: true };
      const { passed, probes } = await checkInteractionEndpoint(address, options);
      expect([passed, probes.filter((probe) => !probe.passed)]).toEqual([true, []]);
      for (let routine = 0; routine < 5; routine += 1) {
        expect((await checkInteractionEndpoint(address, { ...options, wrongProbes: 1 })).passed).toBe(true);
      }
      const another = await secretKeys("another");
      const { probes: failed } = await checkInteractionEndpoint(address, {
        ...options,
        privateKey: another.privateKey,
      });
      expect(failed.filter((probe) => !probe.passed)).toMatchObject([{ name: "valid", code: "status", status: 401 }]);
    });

    it("responds to command, button, menu and ping, and refuses forged requests", async () => {
      const ask = askOf(await applicationOf(host, "http://localhost:1"));
      const say = async (delivery: object): Promise<unknown> => (await ask(await deliver(url, delivery))).json();
      expect(await say(ping)).toEqual({ type: 1 });
      expect(await say(command("poll"))).toMatchObject({ type: 4, data: { content: "Tea or coffee?" } });
      expect(await say(component("vote:tea:41"))).toEqual({ type: 7, data: { content: "tea: 42" } });
      expect(await say(component("snacks", 3))).toEqual({ type: 7, data: { content: "Snacks: a, b" } });
      const { headers } = await deliver(url, ping);
      const forged = new Request(url, { method: "POST", headers, body: JSON.stringify(command("poll")) });
      expect((await ask(forged)).status).toBe(401);
    });

    it("defers, and follows up after its response", async () => {
      const { baseUrl, received } = await service();
      const ask = askOf(await applicationOf(host, baseUrl));
      expect(await (await ask(await deliver(url, command("report")))).json()).toEqual({ type: 5 });
      expectReport(await received(2));
    });
  },
);

describe("the application of the guide over the gateway", () => {
  it("responds to command, button and menu through the callback", async () => {
    const { baseUrl, received } = await service();
    const { onDispatch } = await applicationOf("Over the gateway", baseUrl);
    await onDispatch?.("GUILD_CREATE", {});
    await onDispatch?.("INTERACTION_CREATE", command("poll"));
    await onDispatch?.("INTERACTION_CREATE", component("vote:tea:41"));
    await onDispatch?.("INTERACTION_CREATE", component("snacks", 3));
    const requests = await received(3);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST /api/v8/interactions/846462639134605312/${token}/callback`,
      `POST /api/v8/interactions/846462639134605316/${token}/callback`,
      `POST /api/v8/interactions/846462639134605316/${token}/callback`,
    ]);
    expect(requests.map(({ body }) => JSON.parse(body.toString()))).toMatchObject([
      { type: 4, data: { content: "Tea or coffee?" } },
      { type: 7, data: { content: "tea: 42" } },
      { type: 7, data: { content: "Snacks: a, b" } },
    ]);
  });

  it("defers, and follows up after the response of the callback", async () => {
    const { baseUrl, received } = await service();
    const { onDispatch } = await applicationOf("Over the gateway", baseUrl);
    await onDispatch?.("INTERACTION_CREATE", command("report"));
    const [callback, ...more] = await received(3);
    expect(JSON.parse(callback?.body.toString() ?? "")).toEqual({ type: 5 });
    expectReport(more);
  });
});

function expectReport(requests: readonly Received[]): void {
  const [edit, file] = requests;
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `PATCH ${webhook}/messages/@original`,
    `POST ${webhook}`,
  ]);
  expect(JSON.parse(edit?.body.toString() ?? "")).toEqual({ content: "Here it is" });
  const form = file?.body.toString() ?? "";
  expect(form).toContain('name="file"; filename="report.csv"\r\nContent-Type: text/csv\r\n\r\ntea,1\ncoffee,0\n');
  expect(form).toContain('name="payload_json"\r\nContent-Type: application/json\r\n\r\n{"content":"And as a file"}');
}

describe("a body that a framework has already read", () => {
  const errors: unknown[] = [];
  const endpoint = createInteractionEndpoint({
    publicKey: keys.publicKey,
    handlers: [onCommand("greet", () => reply({ content: "Hi" }))],
    client: createClient({ baseUrl: "http://localhost:1" }),
    onError: (error) => void errors.push(error),
  });
  // Spaces that parsing does not preserve.
  const text = JSON.stringify(command("greet"), null, 3);

  async function statusOf(server: ReturnType<typeof createServer>): Promise<number> {
    if (!server.listening) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const request = await deliver(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, text);
    errors.length = 0;
    return (await fetch(request)).status;
  }

  function behind(parser: express.RequestHandler): ReturnType<typeof createServer> {
    const app = express();
    app.use(parser);
    app.post("/", endpoint.node);
    return createServer(app);
  }

  it("is taken as bytes, as text, and from rawBody", async () => {
    const keep = express.json({ verify: (request, _, bytes) => void Object.assign(request, { rawBody: bytes }) });
    for (const parser of [express.raw({ type: "*/*" }), express.text({ type: "*/*" }), keep]) {
      expect(await statusOf(behind(parser))).toBe(200);
    }
  });

  it("is an error if parsed, which explains how to configure the framework", async () => {
    const app = fastify();
    app.post("/", (request, reply) => {
      reply.hijack();
      endpoint.node(request.raw, reply.raw);
    });
    await app.ready();
    for (const server of [behind(express.json()), app.server]) {
      expect(await statusOf(server)).toBe(500);
      expect(errors).toMatchObject([{ name: "DispatchError", code: "raw-body-missing" }]);
      expect(String(errors[0])).toMatch(/express\.raw.*removeAllContentTypeParsers.*bodyParser: false.*clone\(\)/);
    }
  });

  it("is an error under Fetch as well", async () => {
    const request = await deliver("http://localhost/", text);
    await request.json();
    errors.length = 0;
    expect((await endpoint.fetch(request)).status).toBe(500);
    expect(errors).toMatchObject([{ code: "raw-body-missing" }]);
  });
});
