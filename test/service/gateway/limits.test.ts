import { createClient, createGuild, modifyGuild } from "@guildwire/api/client";
import { type RunningService, startService } from "@guildwire/service";
import fc from "fast-check";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { IdentifyLimits } from "../../../service/src/gateway/identify-limits.js";
import { defaultLimits, type GatewayLimits } from "../../../service/src/gateway/options.js";
import { LocalWindowStore } from "../../../service/src/limits/window-store.js";
import { connectGateway, type GatewayClient, identify, openGateway } from "../harness/gateway-client.js";
import { newDatabase } from "../harness/stores.js";

describe("a gateway with other limits", () => {
  let service: RunningService | undefined;
  afterEach(() => service?.close());

  async function start(gateway: Partial<GatewayLimits>): Promise<RunningService> {
    service = await startService({ database: await newDatabase("the embedded database"), port: 0, gateway });
    return service;
  }

  async function bot({ services, url }: RunningService) {
    const { token, application } = await services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.create({ username: "Nelly" });
      return work.applications.create({ name: "Pilot", owner_id: id });
    });
    return { token, application, client: createClient({ baseUrl: `${url}/api/v8`, auth: { bot: token } }) };
  }

  function finished(client: GatewayClient): GatewayClient {
    onTestFinished(() => client.socket.terminate());
    return client;
  }

  it("closes a connection without heartbeats, whose session resumes", async () => {
    // Long enough to identify on a loaded machine, which must happen within one and a half intervals.
    const { url, ...rest } = await start({ heartbeatInterval: 2_000 });
    const { token } = await bot({ url, ...rest });
    const { client, sessionId } = await identify(url, token);
    expect(await client.closed()).toBe(4009);
    const again = finished(await connectGateway(url));
    again.session.sendResume({ d: { token, session_id: sessionId, seq: 1 } });
    expect(await again.dispatch()).toMatchObject({ t: "RESUMED", s: 1 });
  });

  it("closes a connection that does not identify in time, in spite of heartbeats", async () => {
    const { url } = await start({ heartbeatInterval: 100, messagesPerMinute: 1_000_000 });
    const client = finished(await connectGateway(url));
    const beat = setInterval(() => client.session.sendHeartbeat({ d: null }), 10);
    onTestFinished(() => clearInterval(beat));
    expect(await client.closed()).toBe(4009);
  });

  it("refuses connections beyond its number, and those of one application", async () => {
    const running = await start({ connections: 3, connectionsPerApplication: 2 });
    const { token } = await bot(running);
    finished((await identify(running.url, token)).client);
    finished((await identify(running.url, token)).client);
    const third = finished(await connectGateway(running.url));
    const fourth = finished(await openGateway(running.url));
    expect(await fourth.closed()).toBe(1006);
    third.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
    expect(await third.closed()).toBe(4008);
  });

  it("requires shards for more guilds than one may have", async () => {
    const running = await start({ guildsPerShard: 1 });
    const { token, client } = await bot(running);
    for (const name of ["one", "two"]) await createGuild(client, { body: { name } });
    const connection = finished(await connectGateway(running.url));
    connection.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
    expect(await connection.closed()).toBe(4011);
  });

  it("declares a session invalid that has missed too much", async () => {
    const running = await start({ replayedEvents: 2 });
    const { token, client } = await bot(running);
    const { id: guild_id } = await createGuild(client, { body: { name: "one" } });
    const { client: connection, sessionId } = await identify(running.url, token);
    await connection.dispatch("GUILD_CREATE");
    await connection.cut();
    const resume = async () => {
      const again = finished(await connectGateway(running.url));
      again.session.sendResume({ d: { token, session_id: sessionId, seq: 2 } });
      const first = await again.next();
      await again.cut();
      return first;
    };
    for (const name of ["two", "three"]) await modifyGuild(client, { guild_id, body: { name } });
    expect(await resume()).toMatchObject({ s: 3 });
    await modifyGuild(client, { guild_id, body: { name: "four" } });
    expect(await resume()).toEqual({ op: 9, d: false });
  });

  it("disconnects a client that does not read, and lets it resume with every event", { timeout: 60_000 }, async () => {
    // The client that reads runs in this process, and must not be too slow on a loaded machine.
    const running = await start({ waitingBytes: 65_536, sendTimeout: 4_000 });
    const { token, client } = await bot(running);
    const { id: guild_id } = await createGuild(client, { body: { name: "one" } });
    const { client: connection, sessionId } = await identify(running.url, token);
    await connection.dispatch("GUILD_CREATE");
    const { socket } = connection;
    const lastSeen = () =>
      running.services.store.read(async (work) => (await work.gatewaySessions.find(sessionId))?.seen_at);
    const before = await lastSeen();
    socket.pause();
    // Sends more data than the buffers of both sockets hold.
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await running.services.store.write({ guild: guild_id }, (work) =>
      work.outbox.append(
        guild_id,
        "GUILD_UPDATE",
        Array.from({ length: 400 }, (_, index) => ({ id: guild_id, index, more: "x".repeat(50_000) })),
      ),
    );
    // The session is saved once more when its connection ends.
    await expect.poll(lastSeen, { timeout: 30_000 }).not.toEqual(before);
    socket.resume();
    await closed;
    const again = finished(await connectGateway(running.url));
    again.session.sendResume({ d: { token, session_id: sessionId, seq: 2 } });
    for (let index = 0; index < 400; index += 1)
      expect(await again.dispatch("GUILD_UPDATE")).toMatchObject({ s: index + 3, d: { index } });
  });

  it("survives any messages, and closes with a code of the specification", { timeout: 60_000 }, async () => {
    const running = await start({ connections: 10_000 });
    const values = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ op: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue()), d: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 5 }), async (messages) => {
        const client = await connectGateway(running.url);
        for (const message of messages) client.socket.send(message);
        // The last message is always invalid.
        client.socket.send("{");
        expect(await client.closed()).toBeGreaterThanOrEqual(4001);
      }),
      { numRuns: 60 },
    );
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  });
});

describe("the limits on identifying", () => {
  it("hold per application, per five seconds and per day", async () => {
    let now = 0;
    const bounds = { ...defaultLimits, sessionsPerDay: 5, sessionsAtOnce: 2 };
    const limits = new IdentifyLimits(bounds, new LocalWindowStore(() => now));
    const take = (count: number) => Promise.all(Array.from({ length: count }, () => limits.take("1")));
    expect(await limits.stateOf("1")).toEqual({ total: 5, remaining: 5, reset_after: 0, max_concurrency: 2 });
    expect(await take(3)).toEqual([true, true, false]);
    expect(await limits.take("2")).toBe(true);
    now = 5_000;
    expect(await take(2)).toEqual([true, true]);
    now = 10_000;
    expect(await take(2)).toEqual([true, false]);
    expect(await limits.stateOf("1")).toEqual({ total: 5, remaining: 0, reset_after: 86_390_000, max_concurrency: 2 });
    now = 86_400_000;
    expect(await take(1)).toEqual([true]);
  });
});
