import { createGuild, modifyGuild } from "@guildwire/api/client";
import { beginning, type LoggedEvent, startService } from "@guildwire/service";
import pg from "pg";
import { expect, it } from "vitest";
import { readEvents } from "../harness/event-reader.js";
import { describeOnPostgres, newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";

describeOnPostgres("the log of events", (world) => {
  it("holds back what an older transaction may still come before, and tells it then", async () => {
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
    expect(await events.log.read({ after, limit: 10 })).toMatchObject({ events: [], isHeldBack: true });
    const abort = new AbortController();
    const follower = events.follow({ after, application: bot.applicationId, signal: abort.signal });
    const next = follower.next();
    finish();
    await slow;
    expect((await next).value).toMatchObject({ event: { type: "GUILD_CREATE", payload: { name: "quick" } } });
    abort.abort();
    expect(await follower.next()).toEqual({ done: true, value: undefined });
  });

  it("tells each event once, and those of each guild in their order, while many write at once", async () => {
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
    // Read again from the same place, it is the same.
    const again = await events.log.read({ after, application: bot.applicationId, limit: total });
    expect(again.events.map(({ event }) => event)).toEqual(found.map(({ event }) => event));
  });

  it("is at its beginning for whoever has none", async () => {
    const { events } = await world().service.services.events.log.read({ after: beginning, limit: 1 });
    expect(events).toHaveLength(1);
  });
});

describeOnPostgres("two instances on one database", () => {
  it("tell each other's events", async () => {
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

  it("tell of events again after the connection that hears of them has broken", async () => {
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
