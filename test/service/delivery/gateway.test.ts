import { createGuild, deleteGuild, modifyGuild } from "@guildwire/api/client";
import { describe, expect, it } from "vitest";
import { readEvents } from "../harness/event-reader.js";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("the gateway", (world) => {
  it("tells an application what happens in the guilds of its bot, in order, as it happens [event-recipients] [event-envelope] [event-dispatch-names]", async () => {
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

  it("tells nobody what happens elsewhere [event-recipients]", async () => {
    const [bot, stranger] = [await world().bot(), await world().bot()];
    const reader = await readEvents(world().service.url, stranger.token);
    await createGuild(bot.client, { body: { name: "theirs" } });
    const own = await createGuild(stranger.client, { body: { name: "own" } });
    expect(await reader.take(1)).toMatchObject([{ d: { id: own.id } }]);
    await reader.close();
  });

  it("goes on behind the last event that a reader has, so that each comes once", async () => {
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
    // READY has an id as well, for whom is cut off before the first event.
    const fromStart = await readEvents(world().service.url, bot.token, { after: reader.start });
    expect(await fromStart.take(6)).toEqual([...first, ...rest]);
    await Promise.all([again.close(), fromStart.close()]);
  });

  it("still tells of a guild to the bot that has been in it when it went", async () => {
    const bot = await world().bot();
    const reader = await readEvents(world().service.url, bot.token);
    const guild = await createGuild(bot.client, { body: { name: "short" } });
    await deleteGuild(bot.client, { guild_id: guild.id });
    expect(await reader.take(2)).toMatchObject([{ t: "GUILD_CREATE" }, { t: "GUILD_DELETE" }]);
    await reader.close();
  });

  it("refuses to leave a hole where events are deleted already", async () => {
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

  describe("refuses", () => {
    it("who is no bot", async () => {
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
      expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
    });

    it("an eleventh stream of one application", async () => {
      const { token } = await world().bot();
      const readers = await Promise.all(Array.from({ length: 10 }, () => readEvents(world().service.url, token)));
      await expect(readEvents(world().service.url, token)).rejects.toThrow(/^429 /);
      await Promise.all(readers.map((reader) => reader.close()));
    });
  });
});
