import { createGuild, modifyGuild } from "@guildwire/api/client";
import { beginning, type LoggedEvent, startService } from "@guildwire/service";
import pg from "pg";
import { expect, it } from "vitest";
import { deletionBatchSize } from "../../../service/src/delivery/events/event-log.js";
import { readEvents } from "../harness/event-reader.js";
import { untilSomebodyWaits } from "../harness/lock-waits.js";
import { describeOnPostgres, describeOnStores, newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";

describeOnPostgres("the log of events", (world) => {
  it("holds events back while an older transaction is in progress", async () => {
    const { store, events } = world().service.services;
    const bot = await world().bot();
    const after = await events.log.end();
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun: () => void = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = store.write({ none: true }, async (work) => {
      await work.users.create({ username: "slow" });
      begun();
      await finished;
    });
    await hasBegun;
    await createGuild(bot.client, { body: { name: "quick" } });
    expect(await events.log.read({ after, limit: 10 })).toMatchObject({ events: [], hasPendingEvents: true });
    const abort = new AbortController();
    const follower = events.follow({ after, application: bot.applicationId, signal: abort.signal });
    const next = follower.next();
    finish();
    await slow;
    expect((await next).value).toMatchObject({ event: { type: "GUILD_CREATE", payload: { name: "quick" } } });
    abort.abort();
    expect(await follower.next()).toEqual({ done: true, value: undefined });
  });

  it("returns each event once, in order per guild, during concurrent writes", async () => {
    const { events } = world().service.services;
    const bot = await world().bot();
    const after = await events.log.end();
    const abort = new AbortController();
    const [guilds, writers, changes] = [2, 3, 5];
    const total = guilds * (1 + writers * changes);
    const told = (async () => {
      const found: LoggedEvent[] = [];
      for await (const event of events.follow({ after, application: bot.applicationId, signal: abort.signal }))
        if (found.push(event) === total) break;
      return found;
    })();
    const made = await Promise.all(
      Array.from({ length: guilds }, (_, name) => createGuild(bot.client, { body: { name: `guild ${name}` } })),
    );
    await Promise.all(
      made.flatMap(({ id }) =>
        Array.from({ length: writers }, async (_, writer) => {
          for (let change = 0; change < changes; change++)
            await modifyGuild(bot.client, { guild_id: id, body: { name: `${writer} ${change}` } });
        }),
      ),
    );
    const found = await told;
    expect(new Set(found.map(({ event }) => event.id)).size).toBe(total);
    for (const { id } of made) {
      const sequences = found.filter(({ event }) => event.guild_id === id).map(({ event }) => event.sequence);
      expect(sequences).toEqual(Array.from({ length: 1 + writers * changes }, (_, index) => index + 1));
    }
    // Reading from the same position again returns the same events.
    const again = await events.log.read({ after, application: bot.applicationId, limit: total });
    expect(again.events.map(({ event }) => event)).toEqual(found.map(({ event }) => event));
  });

  it("ends at the beginning if there are no events", async () => {
    const { events } = await world().service.services.events.log.read({ after: beginning, limit: 1 });
    expect(events).toHaveLength(1);
  });
});

describeOnStores("the log of events", (world) => {
  const week = 7 * 24 * 3_600_000;
  const logOf = () => world().service.services.events.log;

  /** A bot that has received an event, with its position in the log. */
  async function reader() {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "seen" } });
    await world().settled();
    const { events } = await logOf().read({ after: beginning, application: bot.applicationId, limit: 1 });
    const [seen] = events as [LoggedEvent];
    const read = () => logOf().read({ after: seen.cursor, application: bot.applicationId, limit: 10 });
    return { bot, guild, after: seen.cursor, read };
  }

  it("lets an application resume if none of its later events was deleted, however old its position is", async () => {
    const quiet = await reader();
    const { bot, guild } = await reader();
    await modifyGuild(bot.client, { guild_id: guild.id, body: { name: "the last of old" } });
    world().advance({ days: 8 });
    await world().settled();
    expect(await logOf().deleteOlderThan(week)).toBeGreaterThanOrEqual(3);
    expect((await quiet.read()).events).toEqual([]);
    await modifyGuild(quiet.bot.client, { guild_id: quiet.guild.id, body: { name: "young" } });
    await world().settled();
    expect((await quiet.read()).events).toMatchObject([{ event: { type: "GUILD_UPDATE", sequence: 2 } }]);
    // A reader of all events has missed deleted ones.
    await expect(logOf().read({ after: quiet.after, limit: 10 })).rejects.toMatchObject({ name: "EventsGoneError" });
    world().advance({ days: 8 });
    await logOf().deleteOlderThan(week);
    await expect(quiet.read()).rejects.toMatchObject({ name: "EventsGoneError" });
  });

  it("deletes at most the given number of events, oldest first", async () => {
    const { guild, after, bot } = await reader();
    await world().write(
      (work) => work.outbox.append(guild.id, "GUILD_UPDATE", [{}, {}, {}, {}], { audience: [bot.applicationId] }),
      guild.id,
    );
    world().advance({ days: 8 });
    await world().settled();
    const deleteSome = () => world().write((work) => work.outbox.deleteBefore(world().now, 2));
    while (Number((await world().read((work) => work.outbox.floor())).id) < Number(after.id))
      expect(await deleteSome()).toBeGreaterThan(0);
    const left = async () => (await world().events(guild.id)).length;
    const before = await left();
    expect([await deleteSome(), await left()]).toEqual([2, before - 2]);
    expect(await logOf().deleteOlderThan(week)).toBe(before - 2);
    expect([await deleteSome(), await left()]).toEqual([0, 0]);
  });

  it("deletes in small transactions with pauses between them, and stops in a pause", async () => {
    const { guild, bot } = await reader();
    const count = 2 * deletionBatchSize + 1;
    const append = () =>
      world().write(
        (work) =>
          work.outbox.append(guild.id, "GUILD_UPDATE", Array(count).fill({}), { audience: [bot.applicationId] }),
        guild.id,
      );
    await append();
    world().advance({ days: 8 });
    await world().settled();
    const left = async () => (await world().events(guild.id)).length;
    const all = await left();
    const stop = new AbortController();
    const lefts: number[] = [];
    const pause = async () => {
      lefts.push(await left());
      stop.abort();
    };
    expect(await logOf().deleteOlderThan(week, { signal: stop.signal, pause })).toBe(deletionBatchSize);
    const rest = await logOf().deleteOlderThan(week, { pause });
    // Other tests of this file may have left events, too, but none of this guild remains.
    expect(rest).toBeGreaterThan(deletionBatchSize);
    expect(await left()).toBe(0);
    expect(lefts.length).toBeGreaterThanOrEqual(2);
    for (const [index, now] of lefts.entries())
      expect((lefts[index - 1] ?? all) - now).toBeLessThanOrEqual(deletionBatchSize);
  });

  it("rejects a position that the database has never reached", async () => {
    const { after, bot } = await reader();
    const beyond = { ...after, transaction: String(2n ** 63n) };
    await expect(logOf().read({ after: beyond, limit: 0 })).rejects.toMatchObject({ name: "EventsGoneError" });
    await expect(readEvents(world().service.url, bot.token, { after: `${beyond.transaction}-0-0` })).rejects.toThrow(
      /^410 /,
    );
  });
});

describeOnPostgres("two instances on one database", () => {
  it("deliver each other's events", async () => {
    const database = await newDatabase("PostgreSQL");
    const one = await World.open(database);
    const other = await startService({ database, port: 0 });
    try {
      const bot = await one.bot();
      const reader = await readEvents(other.url, bot.token);
      const guild = await createGuild(bot.client, { body: { name: "written here, read there" } });
      expect(await reader.take(1)).toMatchObject([{ d: { id: guild.id } }]);
      await reader.close();
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });

  it("delete old events concurrently without moving the floor back", async () => {
    const database = await newDatabase("PostgreSQL");
    const world = await World.open(database);
    const other = (await world.another()).services.events.log;
    const bot = await world.bot();
    await createGuild(bot.client, { body: { name: "eight days old" } });
    world.advance({ days: 1 });
    await createGuild(bot.client, { body: { name: "seven days old" } });
    world.advance({ days: 7 });
    await world.settled();
    const floor = () => world.read((work) => work.outbox.floor(bot.applicationId));
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // The second deletion selects the same events, but is limited to older ones.
    const elsewhere = begun.then(() => other.deleteOlderThan(7.5 * 24 * 3_600_000));
    await world.write(async (work) => {
      expect(await work.outbox.deleteBefore(work.now, 1_000)).toBe(2);
      begin();
      await Promise.race([elsewhere, untilSomebodyWaits(world.service.services.store)]);
    });
    const reached = await floor();
    await elsewhere;
    expect(await floor()).toEqual(reached);
    const { sequence, transaction } = await world.read((work) => work.outbox.floor());
    expect({ sequence, transaction }).toEqual({ sequence: reached.sequence, transaction: reached.transaction });
    await world.close();
  });

  it("deliver events again after the notification connection has broken", async () => {
    const database = await newDatabase("PostgreSQL");
    const world = await World.open(database);
    try {
      const bot = await world.bot();
      const reader = await readEvents(world.service.url, bot.token);
      const client = new pg.Client({ connectionString: database.kind === "postgres" ? database.url : "" });
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      );
      await client.end();
      const guild = await createGuild(bot.client, { body: { name: "after the break" } });
      expect(await reader.take(1)).toMatchObject([{ d: { id: guild.id } }]);
      await reader.close();
    } finally {
      await world.close();
    }
  });
});
