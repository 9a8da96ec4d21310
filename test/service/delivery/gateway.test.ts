import { once } from "node:events";
import { connect } from "node:net";
import { createGuild, deleteGuild, modifyGuild } from "@guildwire/api/client";
import { resetBotToken } from "@guildwire/control/client";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readEvents } from "../harness/event-reader.js";
import { describeOnPostgres, describeOnStores } from "../harness/stores.js";

/** Requests that the connection is closed after the response. */
const close = { headers: { Connection: "close" } };

describeOnStores("the gateway", (world) => {
  it("delivers the events of the bot's guilds in order, as they happen [event-recipients] [event-envelope] [event-dispatch-names]", async () => {
    const bot = await world().bot();
    const reader = await readEvents(world().service.url, bot.token);
    const guild = await createGuild(bot.client, { body: { name: "one" } });
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "two" } });
    const [created, changed] = await reader.take(2);
    expect(created).toMatchObject({ op: 0, t: "GUILD_CREATE", s: 1, d: { id: guild.id, name: "one" } });
    expect(changed).toMatchObject({ op: 0, t: "GUILD_UPDATE", s: 2, d: { id: guild.id, name: "two" } });
    expect(Object.keys(created ?? {}).sort()).toEqual(["d", "id", "op", "s", "t"]);
    await reader.close();
  });

  it("delivers no events of other guilds [event-recipients]", async () => {
    const [bot, stranger] = [await world().bot(), await world().bot()];
    const reader = await readEvents(world().service.url, stranger.token);
    await createGuild(bot.client, { body: { name: "theirs" } });
    const own = await createGuild(stranger.client, { body: { name: "own" } });
    expect(await reader.take(1)).toMatchObject([{ d: { id: own.id } }]);
    await reader.close();
  });

  it("resumes after the reader's last event, without duplicates", async () => {
    const bot = await world().bot();
    const reader = await readEvents(world().service.url, bot.token);
    const guild = await createGuild(bot.client, { body: { name: "no 0" } });
    const names = ["no 1", "no 2", "no 3", "no 4", "no 5"];
    for (const name of names) await modifyGuild(bot.client, { guild_id: guild.id, body: { name } });
    const first = await reader.take(3);
    await reader.close();
    const again = await readEvents(world().service.url, bot.token, { after: first[2]?.id ?? "" });
    const rest = await again.take(3);
    expect([...first, ...rest].map(({ s }) => s)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rest.at(-1)?.d).toMatchObject({ name: "no 5" });
    // READY has an id as well, for readers that are disconnected before the first event.
    const fromStart = await readEvents(world().service.url, bot.token, { after: reader.start });
    expect(await fromStart.take(6)).toEqual([...first, ...rest]);
    await Promise.all([again.close(), fromStart.close()]);
  });

  it("delivers the deletion of a guild to its bots", async () => {
    const bot = await world().bot();
    const reader = await readEvents(world().service.url, bot.token);
    const guild = await createGuild(bot.client, { body: { name: "short" } });
    await deleteGuild(bot.client, { guild_id: guild.id });
    expect(await reader.take(2)).toMatchObject([{ t: "GUILD_CREATE" }, { t: "GUILD_DELETE" }]);
    await reader.close();
  });

  it("rejects a position after which events were deleted", async () => {
    const bot = await world().bot();
    const reader = await readEvents(world().service.url, bot.token);
    const guild = await createGuild(bot.client, { body: { name: "old" } });
    const [old] = await reader.take(1);
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "older" } });
    const [last] = await reader.take(1);
    await reader.close();
    world().advance({ days: 8 });
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "young" } });
    expect(await world().service.services.events.log.deleteOlderThan(7 * 24 * 3_600_000)).toBeGreaterThan(0);
    await expect(readEvents(world().service.url, bot.token, { after: old?.id ?? "" })).rejects.toThrow(/^410 /);
    const kept = await readEvents(world().service.url, bot.token, { after: last?.id ?? "" });
    expect(await kept.take(1)).toMatchObject([{ s: 3, d: { name: "young" } }]);
    await kept.close();
  });

  it("closes the streams of clients that disconnect before the start", async () => {
    const { token } = await world().bot();
    const { url } = world().service;
    const connections = async () =>
      /^guildwire_connections (\d+)$/m.exec(await (await fetch(`${url}/metrics`, close)).text())?.[1];
    const { kind, kysely } = world().service.services.store.database;
    await kysely.transaction().execute(async (transaction) => {
      // No token can be verified while this transaction is open: an in-memory database has a single connection.
      if (kind === "postgres") await sql`lock table applications in access exclusive mode`.execute(transaction);
      for (let stream = 0; stream < 20; stream += 1) {
        const socket = connect(Number(new URL(url).port), "127.0.0.1");
        await once(socket, "connect");
        socket.end(`GET /gateway HTTP/1.1\r\nHost: x\r\nAuthorization: Bot ${token}\r\n\r\n`);
        await once(socket.resume(), "close");
      }
      await expect.poll(connections, { timeout: 20_000, interval: 20 }).toBe("1");
    });
    const readers = await Promise.all(Array.from({ length: 10 }, () => readEvents(url, token)));
    await Promise.all(readers.map((reader) => reader.close()));
  });

  it("ends the streams of a replaced token only", async () => {
    const [bot, other] = [await world().bot(), await world().bot()];
    const { url } = world().service;
    const [reader, stranger] = [await readEvents(url, bot.token), await readEvents(url, other.token)];
    const { bot_token } = await resetBotToken(world().control(), { application_id: bot.applicationId });
    const renewed = await readEvents(url, bot_token);
    await expect(reader.take(1)).rejects.toThrow("the stream has ended");
    await expect(readEvents(url, bot.token, { after: reader.start })).rejects.toThrow(/^401 /);
    const guild = await createGuild(other.client, { body: { name: "still heard" } });
    expect(await stranger.take(1)).toMatchObject([{ d: { id: guild.id } }]);
    const own = await createGuild(world().client({ bot: bot_token }), { body: { name: "heard again" } });
    expect(await renewed.take(1)).toMatchObject([{ d: { id: own.id } }]);
    await Promise.all([stranger.close(), renewed.close()]);
  });

  describe("rejects", () => {
    it("callers other than bots", async () => {
      await expect(readEvents(world().service.url, "no such token")).rejects.toThrow(/^401 .*40001/);
      expect((await fetch(`${world().service.url}/gateway`)).headers.get("www-authenticate")).toBe("Bot");
    });

    it.each(["", "x", "1-1", "1-1-", "-1-1-1", "1-1-1-1", `${2n ** 64n}-1-1`, `1-1-${2n ** 63n}`, "1-1-1 "])(
      "%j as the id of an event",
      async (after) => {
        const { token } = await world().bot();
        await expect(
          readEvents(world().service.url, token, { path: `/gateway?after=${encodeURIComponent(after)}` }),
        ).rejects.toThrow(/^400 /);
      },
    );

    it("other paths and methods", async () => {
      expect((await fetch(`${world().service.url}/gateway/x`)).status).toBe(404);
      const posted = await fetch(`${world().service.url}/gateway`, { method: "POST" });
      expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    });

    it("an eleventh stream of one application", async () => {
      const { token } = await world().bot();
      const readers = await Promise.all(Array.from({ length: 10 }, () => readEvents(world().service.url, token)));
      await expect(readEvents(world().service.url, token)).rejects.toThrow(/^429 /);
      await Promise.all(readers.map((reader) => reader.close()));
    });
  });
});

describeOnPostgres("the gateway of two instances", (world) => {
  it("ends the streams of a token that the other instance replaced, also if the notification was lost", async () => {
    const other = await world().another();
    const { database } = other.services.store;
    const control = world().control();
    const bot = await world().bot();
    const { applicationId: application_id } = bot;
    const reader = await readEvents(other.url, bot.token);
    const { bot_token } = await resetBotToken(control, { application_id });
    await expect(reader.take(1)).rejects.toThrow("the stream has ended");
    const again = await readEvents(other.url, bot_token);
    // Simulates a token that was revoked while the other instance was disconnected.
    await sql`update applications set bot_token_hash = sha256('\\x00') where id = ${application_id}`.execute(
      database.kysely,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(database.kysely);
    await expect(again.take(1)).rejects.toThrow("the stream has ended");
  });
});
