import { getGuild, getGuildMember, modifyGuild } from "@guildwire/api/client";
import { startService } from "@guildwire/service";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { detectTraits } from "../../../service/src/store/postgresql/pooler.js";
import { readEvents } from "../harness/event-reader.js";
import { type Pooler, pgbouncerVersion, startPooler } from "../harness/pgbouncer.js";
import { pooledName, startRenamingPooler } from "../harness/renaming-pooler.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";

const version = await pgbouncerVersion();
const skipped = postgresSkipped ?? (version === undefined ? "skipped: PgBouncer is not installed" : undefined);
/** PgBouncer supports named statements from version 1.21 on, with max_prepared_statements. */
const carriesNames = version !== undefined && Number(version.split(".")[1]) >= 21;

describe.skipIf(postgresSkipped !== undefined)(
  `a server without a pooler, ${postgresSkipped ?? "on PostgreSQL"}`,
  () => {
    it("supports named statements, which the service uses for frequent queries", async () => {
      const database = await newDatabase("PostgreSQL");
      if (database.kind !== "postgres") throw new Error("not on PostgreSQL");
      expect(await detectTraits({ connectionString: database.url })).toEqual({
        isPooled: false,
        hasNamedStatements: true,
      });
      const world = await World.open({ ...database, connections: 1 });
      const { guild, owner } = await world.guild();
      for (let time = 0; time < 5; time += 1) await getGuild(owner.client, { guild_id: guild.id });
      const rows = await world.service.services.store.database.select?.<{ count: string }>(
        "select count(*) from pg_prepared_statements where name like 'gw%'",
        [],
      );
      expect(Number(rows?.[0]?.count)).toBeGreaterThan(0);
      await world.close();
    });
  },
);

describe.skipIf(postgresSkipped !== undefined)(
  `a pooler that carries named statements, ${postgresSkipped ?? "on PostgreSQL"}`,
  () => {
    it("is detected, and gets the frequent queries by name", async () => {
      const database = await newDatabase("PostgreSQL");
      if (database.kind !== "postgres") throw new Error("not on PostgreSQL");
      const pooler = await startRenamingPooler(database.url);
      const traits = await detectTraits({ connectionString: pooler.url });
      expect(traits).toEqual({ isPooled: true, hasNamedStatements: true });
      const world = await World.open({ ...database, url: pooler.url, directUrl: database.url, connections: 1 });
      const { guild, owner } = await world.guild();
      const before = pooler.renamed();
      for (let time = 0; time < 5; time += 1) {
        await getGuild(owner.client, { guild_id: guild.id });
        await modifyGuild(owner.client, { guild_id: guild.id, body: { name: `Harbour ${time}` } });
      }
      expect(pooler.renamed()).toBeGreaterThan(before);
      const rows = await world.service.services.store.database.select?.<{ name: string }>(
        "select name from pg_prepared_statements",
        [],
      );
      expect(rows?.some(({ name }) => name.startsWith(`${pooledName}gw`))).toBe(true);
      expect((await getGuild(owner.client, { guild_id: guild.id })).name).toBe("Harbour 4");
      await world.close();
      await pooler.close();
    });
  },
);

describe.skipIf(skipped !== undefined)(`PgBouncer in transaction mode, ${skipped ?? `version ${version}`}`, () => {
  let pooler: Pooler | undefined;
  let directUrl = "";
  beforeAll(async () => {
    const database = await newDatabase("PostgreSQL");
    directUrl = database.kind === "postgres" ? database.url : "";
    pooler = await startPooler(directUrl);
  }, 60_000);
  afterAll(() => pooler?.stop());
  const url = () => pooler?.url ?? "";

  it("is detected, and so is whether it carries named statements", async () => {
    expect(await detectTraits({ connectionString: url() })).toEqual({
      isPooled: true,
      hasNamedStatements: carriesNames,
    });
  });

  it("serves reads, writes and events, with a URL of the server for the standing connection", async () => {
    const world = await World.open({ kind: "postgres", url: url(), directUrl });
    const { guild, owner } = await world.guild();
    // Concurrent and repeated requests, so that transactions change sessions, and each statement is sent several times.
    const rounds = Array.from({ length: 12 }, (_, round) => round);
    for (const round of rounds)
      await Promise.all([
        modifyGuild(owner.client, { guild_id: guild.id, body: { name: `name ${round}` } }),
        ...rounds.map(() => getGuildMember(owner.client, { guild_id: guild.id, user_id: owner.id })),
      ]);
    expect((await getGuild(owner.client, { guild_id: guild.id })).name).toBe("name 11");
    const reader = await readEvents(world.service.url, owner.token);
    await modifyGuild(owner.client, { guild_id: guild.id, body: { name: "heard" } });
    // The stream may begin with changes that the instance had not read when it was opened.
    const events = await reader.take(1);
    while (events.at(-1)?.d["name"] !== "heard" && events.length < 100) {
      events.push(...(await reader.take(1)));
    }
    expect(events.at(-1)).toMatchObject({ t: "GUILD_UPDATE", d: { name: "heard" } });
    await reader.close();
    await world.close();
  });

  it("limits statements, and how long a transaction may idle, by settings of the transaction", async () => {
    const world = await World.open({ kind: "postgres", url: url(), directUrl });
    const { kysely } = world.service.services.store.database;
    const setting = sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    for (const mode of ["read only", "read write"] as const) {
      const transaction = kysely.transaction().setAccessMode(mode);
      const { rows } = await transaction.execute((begun) => setting.execute(begun));
      expect(rows).toEqual([{ statement: "11s", idle: "11s" }]);
    }
    await world.close();
  });

  it("refuses a second process with the same number", async () => {
    const database = { kind: "postgres", url: url(), directUrl } as const;
    const first = await startService({ database, port: 0, worker: 7 });
    await expect(startService({ database, port: 0, worker: 7 })).rejects.toThrow("has the number 7");
    await first.close();
    const again = await startService({ database, port: 0, worker: 7 });
    await again.close();
  });

  it("is refused without a URL of the server", async () => {
    const starting = startService({ database: { kind: "postgres", url: url() }, port: 0 });
    await expect(starting).rejects.toThrow(
      /^DATABASE_DIRECT_URL: is not set, but DATABASE_URL leads to a connection pooler/,
    );
  });
});
