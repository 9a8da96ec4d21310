import { request } from "node:http";
import { createGuild, createGuildBan, createGuildRole, modifyGuild } from "@guildwire/api/client";
import { createClient, getGateway, getGatewayBot, resetBotToken, setPresence } from "@guildwire/control/client";
import { GatewayIntents } from "@guildwire/control/types";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { allIntents, connectGateway, type GatewayClient, identify, openGateway } from "../harness/gateway-client.js";
import { describeOnPostgres, describeOnStores } from "../harness/stores.js";

describeOnStores("the gateway over a WebSocket", (world) => {
  const url = () => world().service.url;

  async function session(token: string, options?: Parameters<typeof identify>[2]) {
    const begun = await identify(url(), token, options);
    onTestFinished(() => begun.client.socket.terminate());
    return begun;
  }

  async function resume(token: string, session_id: string, seq: number | null, at = url()): Promise<GatewayClient> {
    const client = await connectGateway(at);
    onTestFinished(() => client.socket.terminate());
    client.session.sendResume({ d: { token, session_id, seq } });
    return client;
  }

  it("is announced with its limits, on both versions", async () => {
    const { token } = await world().bot();
    const client = createClient({ baseUrl: `${url()}/control`, auth: { bot: token } });
    const gateway = `${url().replace("http", "ws")}/gateway`;
    expect(await getGateway(client)).toEqual({ url: gateway });
    const limits = { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 16 };
    expect(await getGatewayBot(client)).toEqual({ url: gateway, shards: 1, session_start_limit: limits });
    await session(token);
    const later = await getGatewayBot(client);
    expect(later.session_start_limit).toMatchObject({ remaining: 999 });
    const headers = { Authorization: `Bot ${token}` };
    expect(await (await fetch(`${url()}/api/v10/gateway/bot`, { headers })).json()).toMatchObject({ url: gateway });
    expect((await fetch(`${url()}/api/v10/gateway/bot`)).status).toBe(401);
    expect(await (await fetch(`${url()}/api/v8/gateway`)).json()).toEqual({ url: gateway });
    expect((await fetch(`${url()}/control/api/v8/gateway`)).status).toBe(404);
  });

  it("begins with hello, READY and the guilds of the bot", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    await world().settled();
    const client = await connectGateway(url());
    onTestFinished(() => client.socket.terminate());
    client.session.sendIdentify({ d: { token: bot.token, intents: allIntents, properties: {} } });
    expect(await client.next()).toMatchObject({
      op: 0,
      t: "READY",
      s: 1,
      d: { v: 10, user: { id: bot.id, bot: true }, guilds: [{ id: guild.id, unavailable: true }] },
    });
    expect(await client.next()).toMatchObject({ op: 0, t: "GUILD_CREATE", s: 2, d: { id: guild.id, member_count: 1 } });
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "Haven" } });
    expect(await client.next()).toMatchObject({ op: 0, t: "GUILD_UPDATE", s: 3, d: { name: "Haven" } });
  });

  it("confirms heartbeats", async () => {
    const { token } = await world().bot();
    const { client } = await session(token);
    client.session.sendHeartbeat({ d: 1 });
    expect(await client.next()).toEqual({ op: 11 });
  });

  it("sends only events of the intents of a session", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    await world().settled();
    const { client } = await session(bot.token, { intents: GatewayIntents.GUILD_BANS });
    const created = await client.dispatch("GUILD_CREATE");
    expect(created.d).toMatchObject({ members: [{ user: { id: bot.id } }], presences: [] });
    await createGuildRole(bot.client, { guild_id: guild.id, body: { name: "crew" } });
    const rascal = await world().user();
    await createGuildBan(bot.client, { guild_id: guild.id, user_id: rascal.id, body: {} });
    expect(await client.next()).toMatchObject({ t: "GUILD_BAN_ADD", s: 3 });
  });

  it("sends each guild to its shard only", async () => {
    const bot = await world().bot();
    const guilds = [];
    for (const name of ["one", "two", "three"]) guilds.push(await createGuild(bot.client, { body: { name } }));
    const seen = await Promise.all(
      [0, 1].map(async (id) => {
        const { ready } = await session(bot.token, { shard: [id, 2] });
        return (ready.d as { guilds: { id: string }[] }).guilds.map((guild) => guild.id);
      }),
    );
    for (const [id, own] of seen.entries())
      expect(own).toEqual(
        guilds.map((guild) => guild.id).filter((guild) => Number((BigInt(guild) >> 22n) % 2n) === id),
      );
  });

  it("compresses all messages as one zlib stream", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    await world().settled();
    const { client } = await session(bot.token, { query: "v=10&encoding=json&compress=zlib-stream" });
    expect((await client.dispatch("GUILD_CREATE")).d).toMatchObject({ id: guild.id });
    for (let index = 0; index < 20; index += 1)
      await modifyGuild(bot.client, { guild_id: guild.id, body: { name: `Haven ${index}` } });
    for (let index = 0; index < 20; index += 1)
      expect((await client.dispatch()).d).toMatchObject({ name: `Haven ${index}` });
  });

  it("sends members on request: all, by name and by id", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    const nelly = await world().user("Nelly");
    await world().join(guild.id, nelly);
    await setPresence(world().control(), { user_id: nelly.id, body: { status: "dnd", activities: [] } });
    await world().settled();
    const { client } = await session(bot.token);
    await client.dispatch("GUILD_CREATE");
    const ids = (d: unknown) => (d as { members: { user: { id: string } }[] }).members.map(({ user }) => user.id);
    const ask = async (d: object) => {
      client.session.sendRequestGuildMembers({ d: { guild_id: guild.id, ...d } as never });
      return client.next();
    };
    const all = await ask({ query: "", limit: 0, presences: true, nonce: "n" });
    expect(all).toMatchObject({ t: "GUILD_MEMBERS_CHUNK", s: 2, d: { chunk_index: 0, chunk_count: 1, nonce: "n" } });
    expect(ids(all.d).sort()).toEqual([bot.id, nelly.id].sort());
    expect(all.d).toMatchObject({ presences: expect.arrayContaining([expect.objectContaining({ status: "dnd" })]) });
    expect(ids((await ask({ query: "nel", limit: 1 })).d)).toEqual([nelly.id]);
    expect((await ask({ user_ids: [nelly.id, "1"] })).d).toMatchObject({ not_found: ["1"] });
  });

  it("sets the presence of the bot", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    const { client } = await session(bot.token);
    await client.dispatch("GUILD_CREATE");
    client.session.sendPresenceUpdate({ d: { status: "idle", activities: [{ name: "the tide", type: 3 }] } });
    client.session.sendHeartbeat({ d: 2 });
    expect(await client.next()).toEqual({ op: 11 });
    const member = await world().read((work) => work.members.get(guild.id, bot.id));
    expect(member).toMatchObject({ status: "idle", activities: [{ name: "the tide", type: 3 }] });
  });

  it("resumes with every missed event, once and in order, and then continues", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    await world().settled();
    const { client, sessionId } = await session(bot.token);
    const rename = (name: string) => modifyGuild(bot.client, { guild_id: guild.id, body: { name } });
    await client.dispatch("GUILD_CREATE");
    for (const name of ["n3", "n4", "n5"]) await rename(name);
    for (const s of [3, 4, 5]) expect(await client.dispatch()).toMatchObject({ s });
    client.session.sendHeartbeat({ d: 4 });
    await client.next();
    await client.cut();
    for (const name of ["n6", "n7"]) await rename(name);
    await world().settled();
    const again = await resume(bot.token, sessionId, 4);
    const sent = [await again.next(), await again.next(), await again.next(), await again.next()];
    expect(sent.map(({ t, s }) => `${s} ${t}`)).toEqual([
      "5 GUILD_UPDATE",
      "6 GUILD_UPDATE",
      "7 GUILD_UPDATE",
      "7 RESUMED",
    ]);
    await rename("n8");
    expect(await again.next()).toMatchObject({ s: 8, d: { name: "n8" } });
    await again.cut();
    const third = await resume(bot.token, sessionId, 8);
    expect(await third.next()).toMatchObject({ t: "RESUMED", s: 8 });
  });

  it("takes over a session whose earlier connection is still open", async () => {
    const { token } = await world().bot();
    const { client, sessionId } = await session(token);
    const again = await resume(token, sessionId, 1);
    expect(await again.next()).toMatchObject({ t: "RESUMED" });
    expect(await client.closed()).toBe(4009);
  });

  it.each([
    ["of another application", async (id: string) => ({ id, seq: 1, token: (await world().bot()).token })],
    ["that does not exist", async () => ({ id: "none", seq: 1 })],
    ["with a number that was never sent", async (id: string) => ({ id, seq: 1_000 })],
    ["with a number before the first event that the log holds", async (id: string) => ({ id, seq: 0 })],
  ])("does not resume a session %s", async (_, change) => {
    const bot = await world().bot();
    const { client, sessionId } = await session(bot.token);
    await client.cut();
    const { id, seq, token = bot.token } = (await change(sessionId)) as { id: string; seq: number; token?: string };
    const again = await resume(token, id, seq);
    expect(await again.next()).toEqual({ op: 9, d: false });
  });

  it("does not resume a session that is too old, or that its client has ended", async () => {
    const { token } = await world().bot();
    const first = await session(token);
    world().advance({ minutes: 61 });
    expect(await (await resume(token, first.sessionId, 1)).next()).toEqual({ op: 9, d: false });
    const second = await session(token);
    second.client.socket.close(1000);
    await second.client.closed();
    await expect
      .poll(() => world().read((work) => work.gatewaySessions.find(second.sessionId)), { timeout: 10_000 })
      .toBeUndefined();
    expect(await (await resume(token, second.sessionId, 1)).next()).toEqual({ op: 9, d: false });
  });

  it("closes the connections of a token that is replaced", async () => {
    const bot = await world().bot();
    const { client } = await session(bot.token);
    await resetBotToken(world().control(), { application_id: bot.applicationId });
    expect(await client.closed()).toBe(4004);
  });

  it("changes the voice state of the bot, and sends it to the session [gateway-voice-state]", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, {
      body: {
        name: "Harbour",
        channels: [
          { id: 1, type: 2, name: "bridge" },
          { id: 2, type: 13, name: "stage" },
          { id: 3, type: 0, name: "deck" },
        ],
      },
    });
    const channels = await world().read((work) => work.channels.list(guild.id));
    const [bridge = "", stage = "", deck = ""] = ["bridge", "stage", "deck"].map(
      (name) => channels.find((channel) => channel.name === name)?.id,
    );
    await world().settled();
    const intents = GatewayIntents.GUILDS | GatewayIntents.GUILD_VOICE_STATES;
    const { client } = await session(bot.token, { intents });
    await client.dispatch("GUILD_CREATE");
    const send = (channel_id: string | null, guild_id = guild.id) =>
      client.session.sendVoiceStateUpdate({ d: { guild_id, channel_id, self_mute: true } });
    const stored = () => world().read((work) => work.voiceStates.find(guild.id, bot.id));
    send(bridge);
    const joined = await client.dispatch();
    expect(joined).toMatchObject({
      t: "VOICE_STATE_UPDATE",
      s: 2,
      d: {
        guild_id: guild.id,
        user_id: bot.id,
        channel_id: bridge,
        self_mute: true,
        self_deaf: false,
        member: { user: { id: bot.id } },
      },
    });
    expect(await stored()).toMatchObject({ channel_id: bridge, self_mute: true });
    // Neither has an effect, nor ends the session.
    send(deck);
    send(bridge, "1");
    send(stage);
    expect(await client.dispatch()).toMatchObject({ d: { channel_id: stage, suppress: true } });
    send(null);
    expect(await client.dispatch()).toMatchObject({
      t: "VOICE_STATE_UPDATE",
      d: { channel_id: null, user_id: bot.id },
    });
    expect(await stored()).toBeUndefined();
  });

  it("ignores a voice state update without the permission to connect [gateway-voice-state]", async () => {
    const owner = await world().bot();
    const guild = await createGuild(owner.client, {
      body: { name: "Harbour", roles: [{ id: 0, permissions: "1024" }], channels: [{ type: 2, name: "bridge" }] },
    });
    const bot = await world().bot();
    await world().join(guild.id, bot);
    const bridge = await world().read(async (work) =>
      (await work.channels.list(guild.id)).find(({ type }) => type === 2),
    );
    await world().settled();
    const { client } = await session(bot.token);
    await client.dispatch("GUILD_CREATE");
    client.session.sendVoiceStateUpdate({ d: { guild_id: guild.id, channel_id: bridge?.id ?? null } });
    client.session.sendHeartbeat({ d: 1 });
    expect(await client.next()).toEqual({ op: 11 });
    expect(await world().read((work) => work.voiceStates.find(guild.id, bot.id))).toBeUndefined();
  });

  describe("refuses", () => {
    it.each([
      ["garbage", "\u0000\u0001", 4002],
      ["text that is no object", "[]", 4002],
      ["a payload of another type", '{"op":1,"d":"x"}', 4002],
      ["an unknown opcode", '{"op":99,"d":null}', 4001],
      ["an opcode of the host", '{"op":10,"d":{"heartbeat_interval":1}}', 4001],
      ["an oversized message", JSON.stringify({ op: 1, d: null, more: "x".repeat(5_000) }), 4002],
      ["a voice state update before identifying", '{"op":4,"d":{"guild_id":"1","channel_id":null}}', 4003],
      ["a message before identifying", '{"op":8,"d":{"guild_id":"1","query":""}}', 4003],
      ["a wrong token", '{"op":2,"d":{"token":"wrong","intents":1,"properties":{}}}', 4004],
    ])("%s", async (_, text, code) => {
      const client = await connectGateway(url());
      client.socket.send(text);
      expect(await client.closed()).toBe(code);
    });

    it.each([
      ["unknown intents", { intents: 1 << 30 }, 4013],
      ["a shard beyond the last", { intents: 1, shard: [2, 2] as [number, number] }, 4010],
    ])("%s", async (_, fields, code) => {
      const { token } = await world().bot();
      const client = await connectGateway(url());
      client.session.sendIdentify({ d: { token, properties: {}, ...fields } });
      expect(await client.closed()).toBe(code);
    });

    it("to identify twice, and a sequence number that was never sent", async () => {
      const { token } = await world().bot();
      const { client } = await session(token);
      client.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
      expect(await client.closed()).toBe(4005);
      const other = (await session(token)).client;
      other.session.sendHeartbeat({ d: 1_000 });
      expect(await other.closed()).toBe(4007);
    });

    it.each([
      ["v=7&encoding=json", 4012],
      ["v=10&encoding=etf", 4002],
      ["v=10&compress=zstd-stream", 4002],
    ])("the query %s", async (query, code) => {
      expect(await (await openGateway(url(), { query })).closed()).toBe(code);
    });

    it("binary frames, frames beyond the limit, and compressed ones", async () => {
      const binary = await connectGateway(url());
      binary.socket.send(Buffer.from([120, 156, 0]));
      expect(await binary.closed()).toBe(4002);
      const large = await connectGateway(url());
      large.socket.send("x".repeat(1_000_000));
      expect(await large.closed()).toBe(1009);
      const compressed = await connectGateway(url());
      // A text frame with RSV1, as if compression had been agreed: 1 GB of zeros in a few bytes would be one.
      const raw = (compressed.socket as unknown as { _socket: { write(data: Buffer): void } })._socket;
      raw.write(Buffer.from([0xc1, 0x80, 0, 0, 0, 0]));
      expect(await compressed.closed()).toBe(1002);
    });

    it("the 121st message of a minute", async () => {
      const client = await connectGateway(url());
      for (let count = 0; count <= 120; count += 1) client.session.sendHeartbeat({ d: null });
      expect(await client.closed()).toBe(4008);
    });

    it("declares a session invalid whose application begins too many at once", async () => {
      const { token } = await world().bot();
      const begin = async () => {
        const client = await connectGateway(url());
        onTestFinished(() => client.socket.terminate());
        client.session.sendIdentify({ d: { token, intents: 1, properties: {} } });
        return (await client.next()).op;
      };
      const begun: number[] = [];
      for (let count = 0; count < 17; count += 1) begun.push(await begin());
      expect(begun).toEqual([...Array.from({ length: 16 }, () => 0), 9]);
    });

    it("upgrades of other paths and of pages, and ignores other protocols", async () => {
      const status = (path: string, headers = {}) =>
        new Promise<number | undefined>((resolve) => {
          const socket = new WebSocket(`${url().replace("http", "ws")}${path}`, { headers });
          socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
          socket.on("error", () => undefined);
        });
      expect(await status("/control")).toBe(404);
      expect(await status("/gateway", { Origin: "https://evil.example" })).toBe(403);
      const ignored = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { Connection: "Upgrade, HTTP2-Settings", Upgrade: "h2c", "HTTP2-Settings": "AAMAAABkAAQAAP__" };
        request(`${url()}/healthz`, { headers }, (response) => resolve(response.resume().statusCode))
          .on("error", reject)
          .end();
      });
      expect(ignored).toBe(200);
    });
  });
});

describeOnPostgres("the gateway of two instances", (world) => {
  it("resumes a session on another instance", async () => {
    const other = await world().another();
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    await world().settled();
    const { client, sessionId } = await identify(other.url, bot.token);
    await client.dispatch("GUILD_CREATE");
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "Haven" } });
    await client.dispatch("GUILD_UPDATE");
    // The instance closes: it asks for a reconnect.
    await other.close();
    expect(await client.next()).toEqual({ op: 7, d: null });
    expect(await client.closed()).toBe(1001);
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "Port" } });
    await world().settled();
    const again = await connectGateway(world().service.url);
    onTestFinished(() => again.socket.terminate());
    again.session.sendResume({ d: { token: bot.token, session_id: sessionId, seq: 3 } });
    expect(await again.next()).toMatchObject({ s: 4, d: { name: "Port" } });
    expect(await again.next()).toMatchObject({ t: "RESUMED", s: 4 });
  });
});
