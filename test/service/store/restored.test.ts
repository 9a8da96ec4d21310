import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createGuild, modifyGuild } from "@guildwire/api/client";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { type EventReader, readEvents } from "../harness/event-reader.js";
import { type PostgresCluster, startPostgresCluster } from "../harness/postgres-cluster.js";
import { describeOnPostgres, newDatabase } from "../harness/stores.js";
import { type BotActor, World } from "../harness/world.js";

const run = promisify(execFile);

/** Advances the transaction counter of a cluster. */
async function countTransactions(world: World, count: number): Promise<void> {
  const { kysely } = world.service.services.store.database;
  await sql`create table if not exists counted (done boolean)`.execute(kysely);
  await sql
    .raw(`do $$ begin for turn in 1..${count} loop
      begin insert into counted values (true); exception when others then null; end;
    end loop; end $$`)
    .execute(kysely);
}

/** The transaction counter of a cluster. */
async function countOf(world: World): Promise<number> {
  const { kysely } = world.service.services.store.database;
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    kysely,
  );
  return Number(rows[0]?.next);
}

async function dump(url: string): Promise<string> {
  const { stdout: bin } = await run("pg_config", ["--bindir"]);
  const { stdout } = await run(join(bin.trim(), "pg_dump"), ["-d", url], { maxBuffer: 2 ** 26 });
  return stdout;
}

async function restore(url: string, text: string): Promise<void> {
  const { stdout: bin } = await run("pg_config", ["--bindir"]);
  const child = run(join(bin.trim(), "psql"), ["-q", "-v", "ON_ERROR_STOP=1", "-d", url]);
  child.child.stdin?.end(text);
  await child;
}

describeOnPostgres("events after a restore", () => {
  const clusters: PostgresCluster[] = [];
  const worlds: World[] = [];
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.close();
    for (const cluster of clusters.splice(0)) await cluster.stop();
  });

  async function open(url: string): Promise<World> {
    const world = await World.open({ kind: "postgres", url });
    worlds.push(world);
    return world;
  }

  async function newCluster(): Promise<string> {
    const cluster = await startPostgresCluster();
    clusters.push(cluster);
    return cluster.url("postgres");
  }

  const rename = (world: World, { token }: BotActor, guild_id: string, name: string) =>
    modifyGuild(world.client({ bot: token }), { guild_id, body: { name } });
  const names = async (reader: EventReader, count: number) =>
    (await reader.take(count)).map(({ d }) => (d as { name: unknown }).name);

  it.each([
    ["less far", 2_000, false],
    ["further, though less far than a reader has come", 0, true],
  ])(
    "continue in another cluster with %s: readers miss no event and get no duplicates",
    async (_, more, isFurther) => {
      const from = await newDatabase("PostgreSQL");
      if (from.kind !== "postgres") throw new Error("it is PostgreSQL");
      const before = await open(from.url);
      await countTransactions(before, more);
      const bot = await before.bot();
      const guild = await createGuild(bot.client, { body: { name: "kept" } });
      const reader = await readEvents(before.service.url, bot.token, { after: "0-0-0" });
      const [first] = await reader.take(1);
      const backup = await dump(from.url);
      const backedUp = await countOf(before);
      await countTransactions(before, 1_500);
      await rename(before, bot, guild.id, "in no backup");
      const [lost] = await reader.take(1);

      const to = await newCluster();
      const elsewhere = await open(to);
      if (isFurther) await countTransactions(elsewhere, backedUp + 500 - (await countOf(elsewhere)));
      await worlds.pop()?.close();
      await sqlOn(to, "drop schema public cascade");
      await restore(to, `create schema public;\n${backup.replace("CREATE SCHEMA public;", "")}`);
      const after = await open(to);
      await rename(after, bot, guild.id, "afterwards");
      await after.write((work) =>
        work.outbox.append("0", "INTERACTION_CREATE", [{ name: "no guild" }], { audience: [bot.applicationId] }),
      );
      const { url } = after.service;
      const readers = await Promise.all(
        ["0-0-0", first?.id ?? "", reader.start, lost?.id ?? ""].map((id) => readEvents(url, bot.token, { after: id })),
      );
      const [all, resumed, again, ahead] = readers as [EventReader, EventReader, EventReader, EventReader];
      expect(await names(all, 3)).toEqual(["kept", "afterwards", "no guild"]);
      expect(await names(resumed, 2)).toEqual(["afterwards", "no guild"]);
      expect(await names(again, 3)).toEqual(["kept", "afterwards", "no guild"]);
      // Events that the backup lacks are lost; later ones are delivered.
      expect(await names(ahead, 2)).toEqual(["afterwards", "no guild"]);
      await Promise.all([reader, ...readers].map((open) => open.close()));
    },
    120_000,
  );

  it("are renumbered once, and not at every start", async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("it is PostgreSQL");
    const world = await open(database.url);
    const { kysely } = world.service.services.store.database;
    const distance = async () =>
      (await kysely.selectFrom("event_numbering").selectAll().executeTakeFirstOrThrow()).ahead;
    expect(await distance()).toBe("0");
    const { owner } = await world.guild();
    // Stored numbers are ahead of the database's counter, whether or not the database reports its position.
    await sql`update event_numbering set origin = null`.execute(kysely);
    await sql`update outbox set transaction_id = '1000000000'`.execute(kysely);
    await world.another();
    const moved = await distance();
    expect(BigInt(moved)).toBeGreaterThan(1_000_000_000n);
    await world.another();
    expect(await distance()).toBe(moved);
    await createGuild(owner.client, { body: { name: "told behind it" } });
    const reader = await readEvents(world.service.url, owner.token, { after: "1000000000-1-0" });
    expect(await names(reader, 2)).toEqual(["a guild", "told behind it"]);
    await reader.close();
  });

  it("are renumbered by an instance that reconnects to another database", async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("it is PostgreSQL");
    const { kysely } = (await open(database.url)).service.services.store.database;
    const distance = async () => (await kysely.selectFrom("event_numbering").select("ahead").execute())[0]?.ahead;
    expect(await distance()).toBe("0");
    // Simulates a standby that has taken over: the same cluster on another timeline.
    await sql`update event_numbering set origin = regexp_replace(origin, '/.*', '/0000000A')`.execute(kysely);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(kysely);
    await expect.poll(distance, { timeout: 20_000, interval: 20 }).not.toBe("0");
  });
});

async function sqlOn(url: string, statement: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
