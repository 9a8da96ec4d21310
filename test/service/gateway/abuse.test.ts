import { once } from "node:events";
import { connect } from "node:net";
import { deflateSync } from "node:zlib";
import { type RunningService, type ServiceConfig, startService } from "@guildwire/service";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { parseProxies } from "../../../service/src/limits/trusted-proxies.js";
import { connectGateway, type GatewayClient, identify, openGateway } from "../harness/gateway-client.js";
import { newDatabase } from "../harness/stores.js";

const adminToken = "the admin token of tests";
const rateLimits = { route: 1_000, window: 600, global: 100_000, invalid: 1_000 };

describe("a gateway that is abused", () => {
  const services: RunningService[] = [];
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close();
  });

  async function start(config: Partial<ServiceConfig> = {}) {
    const database = await newDatabase("the embedded database");
    const options = { port: 0, controlToken: adminToken, rateLimits, ...config };
    const service = await startService({ database, ...options });
    services.push(service);
    const { token } = await service.services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.create({ username: "Nelly" });
      return work.applications.create({ name: "Pilot", owner_id: id });
    });
    return { url: service.url, service, token };
  }

  function finished(client: GatewayClient): GatewayClient {
    onTestFinished(() => client.socket.terminate());
    return client;
  }

  /** The status of an upgrade; 101 if it succeeds. */
  async function upgrade(url: string, headers: Readonly<Record<string, string>> = {}) {
    const socket = new WebSocket(`${url.replace(/^http/, "ws")}/gateway?v=10&encoding=json`, { headers });
    onTestFinished(() => socket.terminate());
    return new Promise<{ readonly status: number | undefined; readonly retryAfter?: string | undefined }>((resolve) => {
      socket.once("open", () => resolve({ status: 101 }));
      socket.on("error", () => undefined);
      socket.once("unexpected-response", (_, { statusCode, headers: received }) =>
        resolve({ status: statusCode, retryAfter: received["retry-after"] }),
      );
    });
  }

  /** The close codes of identifying with a made-up token, each over its own connection. */
  async function guess(url: string, token: string): Promise<number> {
    const client = finished(await connectGateway(url));
    client.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
    return client.closed();
  }

  it("refuses an address with many unidentified connections, until they identify or end", async () => {
    const { url, token } = await start({ gateway: { unidentifiedPerAddress: 2 } });
    const first = finished(await connectGateway(url));
    const second = finished(await connectGateway(url));
    expect(await upgrade(url)).toEqual({ status: 429, retryAfter: "20" });
    first.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
    await first.dispatch("READY");
    const third = finished(await connectGateway(url));
    expect((await upgrade(url)).status).toBe(429);
    third.socket.close();
    await third.closed();
    await expect.poll(async () => (await upgrade(url)).status).toBe(101);
    second.socket.terminate();
  });

  it("counts the addresses that trusted proxies report, and IPv6 by /64", async () => {
    const trustedProxies = { addresses: parseProxies("127.0.0.0/8"), header: "x-forwarded-for" as const };
    const { url } = await start({ trustedProxies, gateway: { unidentifiedPerAddress: 1 } });
    const from = async (address: string) => (await upgrade(url, { "X-Forwarded-For": address })).status;
    expect([await from("192.0.2.1"), await from("192.0.2.2"), await from("192.0.2.1")]).toEqual([101, 101, 429]);
    expect([await from("2001:db8::1"), await from("2001:db8::2"), await from("2001:db8:0:1::1")]).toEqual([
      101, 429, 101,
    ]);
  });

  it("closes a connection that does not identify in a short time with 4009, in spite of heartbeats", async () => {
    const { url } = await start({ gateway: { identifyTimeout: 50, messagesPerMinute: 1_000_000 } });
    const client = finished(await connectGateway(url));
    const beat = setInterval(() => client.session.sendHeartbeat({ d: null }), 5);
    onTestFinished(() => clearInterval(beat));
    expect(await client.closed()).toBe(4009);
  });

  it("keeps a session after the time to identify", async () => {
    const { url, token } = await start({ gateway: { identifyTimeout: 150 } });
    const { client } = await identify(url, token);
    finished(client);
    // The other connection ends at the time to identify, which began later.
    const other = finished(await connectGateway(url));
    expect(await other.closed()).toBe(4009);
    client.session.sendHeartbeat({ d: null });
    expect(await client.next()).toEqual({ op: 11 });
  });

  it("counts upgrades as requests", async () => {
    const { url } = await start({ rateLimits: { ...rateLimits, global: 3 } });
    // More than the requests of one second, which begins with the first one.
    const results = await Promise.all(Array.from({ length: 40 }, () => upgrade(url)));
    const limited = results.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(new Set(limited.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["1"]));
  });

  it("counts refused upgrades as refused requests", async () => {
    const { url } = await start({
      rateLimits: { ...rateLimits, invalid: 5 },
      gateway: { unidentifiedPerAddress: 1 },
    });
    finished(await connectGateway(url));
    for (let count = 0; count < 5; count += 1) expect((await upgrade(url)).status).toBe(429);
    const refused = await fetch(`${url}/api/v8/guilds/1`);
    expect([refused.status, refused.headers.get("x-ratelimit-global")]).toEqual([429, "true"]);
  });

  it.each(["identify", "resume"] as const)("limits guesses of tokens by %s like those over HTTP", async (kind) => {
    const { url, token } = await start({ rateLimits: { ...rateLimits, invalid: 5 } });
    const { sessionId, client: first } = await identify(url, token);
    finished(first);
    const attempt = async (given: string): Promise<number> => {
      const client = finished(await connectGateway(url));
      if (kind === "identify") client.session.sendIdentify({ d: { token: given, intents: 1, properties: {} } });
      else client.session.sendResume({ d: { token: given, session_id: sessionId, seq: 1 } });
      return client.closed();
    };
    for (let count = 0; count < 5; count += 1) expect(await attempt(`made-up ${count}`)).toBe(4004);
    const refused = await fetch(`${url}/api/v8/guilds/1`, { headers: { authorization: "Bot made-up" } });
    expect([refused.status, refused.headers.get("x-ratelimit-global")]).toEqual([429, "true"]);
    // Ten upgrades per second remain.
    const upgrades = await Promise.all(Array.from({ length: 60 }, () => upgrade(url)));
    expect(upgrades.map(({ status }) => status)).toContain(429);
    // The owner of a valid token is admitted over HTTP.
    const admitted = await fetch(`${url}/api/v8/guilds/1`, { headers: { authorization: `Bot ${token}` } });
    expect(admitted.status).toBe(404);
  });

  it("does not let clients choose the address that is counted", async () => {
    const from = async (url: string, address: string) => (await upgrade(url, { "X-Forwarded-For": address })).status;
    const gateway = { unidentifiedPerAddress: 1 };
    const open = await start({ gateway });
    expect([await from(open.url, "192.0.2.1"), await from(open.url, "192.0.2.2")]).toEqual([101, 429]);
    const elsewhere = { addresses: parseProxies("10.0.0.0/8"), header: "x-forwarded-for" as const };
    const behind = await start({ gateway, trustedProxies: elsewhere });
    expect([await from(behind.url, "10.0.0.1"), await from(behind.url, "192.0.2.2, 10.0.0.1")]).toEqual([101, 429]);
    const here = { addresses: parseProxies("127.0.0.1, 10.0.0.0/8"), header: "x-forwarded-for" as const };
    const proxied = await start({ gateway, trustedProxies: here });
    expect(await from(proxied.url, "192.0.2.1, 198.51.100.7, 10.0.0.1")).toBe(101);
    for (const forged of ["192.0.2.2, 198.51.100.7", "10.0.0.9, 198.51.100.7, 10.0.0.2", "x, 198.51.100.7"])
      expect(await from(proxied.url, forged)).toBe(429);
  });

  it("limits guesses of session ids, and does not resume sessions of others", async () => {
    const { url, token, service } = await start({ rateLimits: { ...rateLimits, invalid: 5 } });
    const { sessionId, client: owner } = await identify(url, token);
    finished(owner);
    const other = await service.services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.create({ username: "Olaf" });
      return work.applications.create({ name: "Copilot", owner_id: id });
    });
    const client = finished(await connectGateway(url));
    const resume = (session_id: string): void =>
      client.session.sendResume({ d: { token: other.token, session_id, seq: 1 } });
    resume(sessionId);
    expect(await client.next()).toMatchObject({ op: 9, d: false });
    const made = sessionId.replace(/^.{4}/, (start) => [...start].reverse().join(""));
    for (let count = 0; count < 4; count += 1) {
      resume(made);
      expect(await client.next()).toMatchObject({ op: 9, d: false });
    }
    const refused = await fetch(`${url}/api/v8/guilds/1`, { headers: { authorization: "Bot made-up" } });
    expect(refused.status).toBe(429);
    // Ten lookups per second remain.
    for (let count = 0; count < 60; count += 1) resume(made);
    expect(await client.closed()).toBe(4008);
    owner.session.sendHeartbeat({ d: null });
    expect(await owner.next()).toEqual({ op: 11 });
  });

  it("limits the lookups of tokens of an address that has sent too many wrong ones", async () => {
    const { url, token } = await start({ rateLimits: { ...rateLimits, invalid: 1 } });
    const clients = await Promise.all(Array.from({ length: 60 }, () => connectGateway(url)));
    for (const client of clients)
      finished(client).session.sendIdentify({ d: { token: "x", intents: 1, properties: {} } });
    const codes = await Promise.all(clients.map((client) => client.closed()));
    expect(new Set(codes)).toEqual(new Set([4004, 4008]));
    // Valid tokens are still admitted as lookups become available.
    await expect.poll(async () => (await upgrade(url)).status, { timeout: 10_000 }).toBe(101);
    const identified = async (): Promise<string | number | undefined> => {
      if ((await upgrade(url)).status !== 101) return undefined;
      const client = await openGateway(url);
      finished(client).session.sendIdentify({ d: { token, intents: 1, properties: {} } });
      return client.dispatch("READY").then(
        ({ t }) => t,
        () => undefined,
      );
    };
    await expect.poll(identified, { timeout: 20_000 }).toBe("READY");
  });

  it("limits guesses on one kept connection of HTTP and over new sockets together", async () => {
    const { url } = await start({ rateLimits: { ...rateLimits, invalid: 4 } });
    expect(await guess(url, "made-up")).toBe(4004);
    for (let count = 0; count < 3; count += 1)
      expect((await fetch(`${url}/api/v8/guilds/1`, { headers: { authorization: `Bot x${count}` } })).status).toBe(401);
    expect((await fetch(`${url}/api/v8/guilds/1`)).status).toBe(429);
  });

  it("limits guesses of the admin token, and never the admin", async () => {
    const { url } = await start({ rateLimits: { ...rateLimits, invalid: 5 } });
    const send = async (authorization?: string) =>
      fetch(`${url}/control/users/1`, { headers: authorization === undefined ? {} : { authorization } });
    for (const given of ["Bearer made-up", "Bearer", "Bot made-up", undefined, `Bearer ${adminToken}x`])
      expect((await send(given)).status).toBe(401);
    const refused = await send("Bearer another");
    expect([refused.status, refused.headers.get("x-ratelimit-global")]).toEqual([429, "true"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    for (let count = 0; count < 20; count += 1) expect((await send(`Bearer ${adminToken}`)).status).toBe(404);
    expect((await send("Bearer another")).status).toBe(429);
  });

  it("does not limit without rate limits", async () => {
    const { url } = await start({ rateLimits: undefined });
    for (let count = 0; count < 20; count += 1) expect(await guess(url, `made-up ${count}`)).toBe(4004);
    expect((await fetch(`${url}/control/users/1`)).status).toBe(401);
  });

  it("compresses after a session has begun, in one stream", async () => {
    const { url, token } = await start();
    const query = "v=10&encoding=json&compress=zlib-stream";
    const client = finished(await connectGateway(url, { query }));
    for (let count = 0; count < 3; count += 1) client.session.sendHeartbeat({ d: null });
    for (let count = 0; count < 3; count += 1) expect(await client.next()).toEqual({ op: 11 });
    client.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
    const { d } = await client.dispatch("READY");
    expect(d).toMatchObject({ v: 10 });
    client.session.sendHeartbeat({ d: null });
    expect(await client.next()).toEqual({ op: 11 });
  });

  /** Sends a request over a connection that the client never closes. Resolves once the server has sent its end. */
  async function neverClosing(url: string, head: string): Promise<string> {
    const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.write(head);
    let text = "";
    socket.on("data", (chunk) => {
      text += String(chunk);
    });
    await once(socket, "end");
    return text.split("\r\n")[0] ?? "";
  }

  async function openConnections(url: string): Promise<number> {
    const text = await (await fetch(`${url}/metrics`, { headers: { Connection: "close" } })).text();
    return Number(/^guildwire_connections (\d+)$/m.exec(text)?.[1]);
  }

  const upgradeTo = (path: string, protocol = "websocket"): string =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n` +
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";

  it("closes refused upgrades whose clients never close", async () => {
    const { url } = await start();
    expect(await neverClosing(url, upgradeTo("/elsewhere"))).toBe("HTTP/1.1 404 Not Found");
    expect(await neverClosing(url, upgradeTo("/healthz", "h2c"))).toBe("HTTP/1.1 200 OK");
    // The request itself has a connection.
    await expect.poll(() => openConnections(url), { timeout: 20_000 }).toBe(1);
  });

  it("counts connections with an unknown version or encoding until they end", async () => {
    const { url } = await start({ gateway: { unidentifiedPerAddress: 2 } });
    for (const query of ["v=99", "v=10&encoding=etf"]) {
      // A client that never confirms the close frame.
      const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => undefined);
      socket.write(upgradeTo(`/gateway?${query}`));
      expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1.1 101 /);
    }
    expect((await upgrade(url)).status).toBe(429);
    // They are ended after the time to confirm.
    await expect.poll(async () => (await upgrade(url)).status, { timeout: 20_000 }).toBe(101);
  });

  it("closes a connection with a message of many fragments", async () => {
    const { url } = await start();
    const client = finished(await connectGateway(url));
    for (let index = 0; index < 100; index += 1) client.socket.send("x", { fin: false });
    expect(await client.closed()).toBe(1008);
  });

  it.each(["ping", "pong"] as const)("closes a connection that sends many frames of the kind %s", async (kind) => {
    const { url, token } = await start();
    const { client } = await identify(url, token);
    finished(client);
    for (let index = 0; index < 120; index += 1) {
      const received = kind === "ping" ? once(client.socket, "pong") : undefined;
      client.socket[kind]("x");
      await received;
    }
    client.session.sendHeartbeat({ d: null });
    expect(await client.next()).toEqual({ op: 11 });
    client.socket[kind]("x");
    expect(await client.closed()).toBe(4008);
  });

  /** A masked WebSocket frame with its first byte, such as 0x89 for a complete ping. */
  function frame(first: number, payload: Buffer, length = payload.length): Buffer {
    const extended = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
    if (extended.length === 2) extended.writeUInt16BE(length);
    if (extended.length === 8) extended.writeBigUInt64BE(BigInt(length));
    const short = length < 126 ? length : length < 65_536 ? 126 : 127;
    // A mask of zeros leaves the payload as it is.
    return Buffer.concat([Buffer.from([first, 0x80 | short]), extended, Buffer.alloc(4), payload]);
  }

  it.each([
    ["a fragmented ping", frame(0x09, Buffer.from("x")), 1002],
    ["a ping of 126 bytes", frame(0x89, Buffer.alloc(126)), 1002],
    ["a frame with a reserved bit, as of a compressed message", frame(0xc1, deflateSync(Buffer.alloc(1 << 20))), 1002],
    ["a reserved opcode", frame(0x83, Buffer.from("x")), 1002],
    ["a continuation of nothing", frame(0x80, Buffer.from("x")), 1002],
    ["a frame that announces 8 GiB", frame(0x81, Buffer.alloc(0), 2 ** 33), 1009],
    ["text that is not UTF-8", frame(0x81, Buffer.from([0xff])), 1007],
    ["a binary frame", frame(0x82, Buffer.from('{"op":1,"d":null}')), 4002],
    ["a frame without a mask", Buffer.from([0x81, 0x01, 0x78]), 1002],
    [
      "an opcode before it identifies",
      frame(0x81, Buffer.from('{"op":3,"d":{"since":null,"activities":[],"status":"idle","afk":false}}')),
      4003,
    ],
    ["a dispatch", frame(0x81, Buffer.from('{"op":0,"t":"READY","s":1,"d":{}}')), 4001],
    ["JSON of many levels", frame(0x81, Buffer.from("[".repeat(4_000))), 4002],
  ])("closes a connection that sends %s with a code, and logs no error", async (_, sent, code) => {
    const logged: unknown[] = [];
    const { url, service } = await start();
    service.services.log.error = (...entry: unknown[]) => void logged.push(entry);
    const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.write(upgradeTo("/gateway?v=10"));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => {
      if (chunks.length === 0) socket.write(sent);
      chunks.push(chunk);
    });
    await once(socket, "end");
    const received = Buffer.concat(chunks);
    const at = received.lastIndexOf(0x88);
    expect([received.readUInt16BE(at + 2), logged]).toEqual([code, []]);
  });

  it("closes a connection that sends its identification byte by byte, at the time to identify", async () => {
    const { url, token } = await start({ gateway: { identifyTimeout: 2_000, unidentifiedPerAddress: 1 } });
    const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.write(upgradeTo("/gateway?v=10"));
    await once(socket, "data");
    const bytes = frame(0x81, Buffer.from(JSON.stringify({ op: 2, d: { token, intents: 1, properties: {} } })));
    let sent = 0;
    const dribble = setInterval(() => {
      // Never the last byte.
      if (sent < bytes.length - 1) socket.write(bytes.subarray(sent, sent + 1));
      sent += 1;
    }, 5);
    onTestFinished(() => clearInterval(dribble));
    expect((await upgrade(url)).status).toBe(429);
    await once(socket, "close");
    expect((await upgrade(url)).status).toBe(101);
  });

  it("survives clients that disconnect during an upgrade", async () => {
    const { url } = await start();
    const { hostname, port } = new URL(url);
    for (let count = 0; count < 20; count += 1) {
      const socket = connect({ host: hostname, port: Number(port) });
      await once(socket, "connect");
      socket.write(
        `GET /gateway?v=10 HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      );
      socket.destroy();
    }
    expect((await upgrade(url)).status).toBe(101);
  });

  it.each([
    ["the query of members", { op: 8, d: { guild_id: "1", query: "\0", limit: 1 } }],
    [
      "a presence",
      { op: 3, d: { since: null, afk: false, status: "online", activities: [{ name: "a\0b", type: 0 }] } },
    ],
    ["half of a surrogate pair", { op: 3, d: { status: "online", activities: [{ name: "\ud800", type: 0 }] } }],
    ["an id out of range", { op: 4, d: { guild_id: "9".repeat(19), channel_id: "9".repeat(19) } }],
  ])("logs no error for a value that the store cannot carry: %s", async (_, message) => {
    const logged: unknown[] = [];
    const { url, token, service } = await start();
    service.services.log.error = (...entry: unknown[]) => void logged.push(entry);
    const client = finished((await identify(url, token)).client);
    client.socket.send(JSON.stringify(message));
    client.session.sendHeartbeat({ d: null });
    const outcome = await client.next().then(
      ({ op }) => op,
      () => client.socket.readyState,
    );
    // Nothing to do, or closed because of the message.
    expect([11, WebSocket.CLOSING, WebSocket.CLOSED]).toContain(outcome);
    expect(logged).toEqual([]);
  });

  it.each(["\0", "a\0b", "\ud800", "' or 1=1", "x".repeat(100), "é", "%00"])(
    "declares the session %j invalid, without an error",
    async (session_id) => {
      const logged: unknown[] = [];
      const { url, token, service } = await start();
      const { log } = service.services;
      log.error = (...entry: unknown[]) => void logged.push(entry);
      const client = finished(await connectGateway(url));
      client.socket.send(JSON.stringify({ op: 6, d: { token, session_id, seq: 1 } }));
      expect(await client.next()).toEqual({ op: 9, d: false });
      expect(logged).toEqual([]);
    },
  );
});
