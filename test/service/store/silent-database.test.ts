import { getGuild, modifyGuild } from "@guildwire/api/client";
import { openStore } from "@guildwire/service";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../service/src/store/open-database.js";
import { openPersistentConnection } from "../../../service/src/store/postgresql/persistent-connection.js";
import { StuckPool } from "../../../service/src/store/postgresql/stuck-pool.js";
import { StatementLimit, watchedClient } from "../../../service/src/store/postgresql/watched-client.js";
import { exportWorld } from "../../../service/src/transfer/export-world.js";
import { startPostgresCluster } from "../harness/postgres-cluster.js";
import { refusal } from "../harness/refusal.js";
import { type Dropped, type SilentProxy, startSilentProxy } from "../harness/silent-proxy.js";
import { describeOnPostgres, newDatabase } from "../harness/stores.js";
import { type BotActor, World } from "../harness/world.js";

/** Long enough to connect on a loaded machine. */
const timeout = 1_000;
const connections = 5;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startProxy(): Promise<SilentProxy> {
  const database = await newDatabase("PostgreSQL");
  if (database.kind !== "postgres") throw new Error("PostgreSQL is required");
  const proxy = await startSilentProxy(database.url);
  closing.push(() => proxy.close());
  return proxy;
}

async function openWorld(url: string): Promise<World> {
  const world = await World.open({ kind: "postgres", url, connections, timeout });
  closing.push(() => world.close());
  return world;
}

/** Opens all connections of the pool. */
async function fill(world: World): Promise<void> {
  const { kysely } = world.service.services.store.database;
  await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.1)`.execute(kysely)));
}

/** Sends reads and writes at the same time; returns all responses. */
async function callAll(world: World, owner: BotActor, guildId: string): Promise<Response[]> {
  const url = `${world.service.url}/api/v8/guilds/${guildId}`;
  const headers = { Authorization: `Bot ${owner.token}`, "Content-Type": "application/json" };
  const calls = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? fetch(url, { headers })
      : fetch(url, { headers, method: "PATCH", body: `{"name":"name ${index}"}` }),
  );
  return Promise.all(calls);
}

/** Makes a call again and again until it succeeds. */
async function succeeds<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch {}
  }
}

describeOnPostgres("a service whose database falls silent", () => {
  it("does not trust a response that a stopped process reads after the limit of the server", async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("PostgreSQL is required");
    let time = 0;
    const Client = watchedClient(new StatementLimit(60_000), undefined, () => time);
    const client = new Client({ connectionString: database.url });
    client.on("error", () => undefined);
    await client.connect();
    await client.query("select 1");
    const response = client.query("select 1");
    time = 61_000;
    await expect(response).rejects.toThrow("no response within 60000 ms");
    await client.end().catch(() => undefined);
  });

  it("responds with 503 if its connections are silent, and connects again for the next request", async () => {
    const proxy = await startProxy();
    const world = await openWorld(proxy.url);
    const { guild, owner } = await world.guild();
    await fill(world);
    const before = proxy.accepted;
    proxy.silence();
    const responses = await callAll(world, owner, guild.id);
    expect(responses.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(refused.map(() => "1"));
    // No attempt of these finds a silent connection.
    expect((await getGuild(owner.client, { guild_id: guild.id })).id).toBe(guild.id);
    expect((await modifyGuild(owner.client, { guild_id: guild.id, body: { name: "again" } })).name).toBe("again");
    expect(proxy.accepted).toBeGreaterThan(before);
  });

  it("closes the idle connections that are as silent as the first one", async () => {
    const proxy = await startProxy();
    const world = await openWorld(proxy.url);
    const { guild, owner } = await world.guild();
    await fill(world);
    proxy.silence();
    const read = () => getGuild(owner.client, { guild_id: guild.id }, { retry: false });
    expect(await refusal(read())).toBe("503 130000");
    // One of the other connections would cost this request the whole limit, and a 503.
    expect((await read()).id).toBe(guild.id);
  });

  it("responds with 503 while new connections are silent, too, and recovers", async () => {
    const proxy = await startProxy();
    const world = await openWorld(proxy.url);
    const { guild, owner } = await world.guild();
    proxy.acceptSilently(true);
    proxy.silence();
    const responses = await callAll(world, owner, guild.id);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    const status = async (path: string) => (await fetch(`${world.service.url}${path}`)).status;
    expect([await status("/readyz"), await status("/healthz")]).toEqual([503, 200]);
    proxy.acceptSilently(false);
    // Connections that were accepted meanwhile are still silent.
    expect((await succeeds(() => getGuild(owner.client, { guild_id: guild.id }))).id).toBe(guild.id);
    expect(await status("/readyz")).toBe(200);
  });

  it("closes while the server is silent", async () => {
    const proxy = await startProxy();
    const world = await World.open({ kind: "postgres", url: proxy.url, connections, timeout });
    await fill(world);
    proxy.acceptSilently(true);
    proxy.silence();
    await world.close();
  });

  it("responds to all requests while the server is stopped, and loses no acknowledged write", async () => {
    const cluster = await startPostgresCluster();
    closing.push(() => cluster.stop());
    const admin = new pg.Client({ connectionString: cluster.url("postgres") });
    await admin.connect();
    await admin.query("create database stopped").finally(() => admin.end());
    const world = await openWorld(cluster.url("stopped"));
    const { guild, owner } = await world.guild();
    await fill(world);
    await cluster.pause();
    const responses = await callAll(world, owner, guild.id).finally(() => cluster.resume());
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    const rename = () => modifyGuild(owner.client, { guild_id: guild.id, body: { name: "continued" } });
    expect((await succeeds(rename)).name).toBe("continued");
    expect((await world.read((work) => work.guilds.get(guild.id))).name).toBe("continued");
  });

  it("never repeats a write whose commit is not acknowledged", async () => {
    const proxy = await startProxy();
    const world = await openWorld(proxy.url);
    let runs = 0;
    const write = world.write(async (work) => {
      runs += 1;
      await work.users.create({ username: "Ann" });
      proxy.silence();
    });
    await expect(write).rejects.toMatchObject({ status: 503 });
    expect(runs).toBe(1);
  });

  it.each<{ dropped: Dropped; text: string; what: string }>([
    { dropped: "requests", text: "update", what: "the changes of a transaction" },
    { dropped: "responses", text: "update", what: "the responses from the changes on" },
    { dropped: "requests", text: "commit", what: "the commit" },
    { dropped: "responses", text: "commit", what: "the response to the commit" },
    { dropped: "both", text: "commit", what: "the commit and all after it" },
  ])(
    "responds with 503 to writes if the network drops $what, and keeps acknowledged ones",
    async ({ dropped, text }) => {
      const proxy = await startProxy();
      const world = await openWorld(proxy.url);
      const { guild, owner } = await world.guild();
      await fill(world);
      const rename = (name: string) =>
        modifyGuild(owner.client, { guild_id: guild.id, body: { name } }, { retry: false });
      await rename("acknowledged");
      proxy.silenceAt(text, dropped);
      const refused = await Promise.all(Array.from({ length: 8 }, (_, index) => refusal(rename(`name ${index}`))));
      expect(new Set(refused)).toEqual(new Set(["503 130000"]));
      const { name } = await succeeds(() => getGuild(owner.client, { guild_id: guild.id }));
      // Only a commit that the server has received can have taken effect.
      if (dropped === "responses" && text === "commit") expect(name).toMatch(/^name \d$/);
      else expect(name).toBe("acknowledged");
      proxy.silenceAt("no statement contains this", "both");
      expect((await succeeds(() => rename("after"))).name).toBe("after");
      expect((await fetch(`${world.service.url}/readyz`)).status).toBe(200);
    },
  );

  it("leaves no statement on the server that waits for a lock of another session", async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("PostgreSQL is required");
    const world = await openWorld(database.url);
    const { guild, owner } = await world.guild();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    closing.push(() => other.end());
    await other.query("begin");
    await other.query("lock table guilds in access exclusive mode");
    const waiting = async (): Promise<number> => {
      const { rows } = await other.query<{ count: string }>(
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return Number(rows[0]?.count);
    };
    for (let round = 0; round < 4; round += 1) {
      const responses = await callAll(world, owner, guild.id);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    }
    // At most those of the last two rounds: the server ends each a second after the service.
    expect(await waiting()).toBeLessThanOrEqual(2 * (connections + 1));
    expect((await fetch(`${world.service.url}/healthz`)).status).toBe(200);
    while ((await waiting()) > 0);
    await other.query("rollback");
    const rename = () => modifyGuild(owner.client, { guild_id: guild.id, body: { name: "released" } });
    expect((await succeeds(rename)).name).toBe("released");
  });

  it.each([
    { how: "cancels the statement", call: "pg_cancel_backend" },
    { how: "ends the session", call: "pg_terminate_backend" },
  ])("responds with 503 to a write if an operator $how", async ({ call }) => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("PostgreSQL is required");
    const world = await World.open(database);
    closing.push(() => world.close());
    const { guild, owner } = await world.guild();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    closing.push(() => other.end());
    await other.query("begin");
    await other.query("select from guilds for update");
    const rename = () => modifyGuild(owner.client, { guild_id: guild.id, body: { name: "ended" } }, { retry: false });
    const refused = refusal(rename());
    const end = `select ${call}(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await other.query(end)).rowCount === 0);
    expect(await refused).toBe("503 130000");
    await other.query("rollback");
    expect((await rename()).name).toBe("ended");
  });

  it("makes the server end statements and idle transactions later than the service", async () => {
    const database = await openDatabase({ ...(await newDatabase("PostgreSQL")), statementTimeout: 50_000 } as never);
    closing.push(() => database.close());
    const settings = async () => {
      const { rows } = await sql<{ statement: string; idle: string }>`
        select current_setting('statement_timeout') as statement,
               current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.kysely);
      return rows[0];
    };
    expect(await settings()).toEqual({ statement: "51s", idle: "51s" });
    // The same connection.
    const raised = await database.allowLongStatements?.(3_600_000, settings);
    expect(raised).toEqual({ statement: "3601s", idle: "3601s" });
    expect(await settings()).toEqual({ statement: "51s", idle: "51s" });
  });

  it("replaces the connection for notifications, and reports that some may be missing", async () => {
    const proxy = await startProxy();
    const connection = await openPersistentConnection(
      { connectionString: proxy.url, connectionTimeoutMillis: timeout },
      timeout,
    );
    closing.push(() => connection.close());
    const messages: (string | undefined)[] = [];
    let wake = (): void => {};
    await connection.listen("silent_test", (message) => {
      messages.push(message);
      wake();
    });
    const next = new Promise<void>((resolve) => {
      wake = resolve;
    });
    proxy.silence();
    await next;
    expect(messages).toEqual([undefined]);
    await expect(connection.roundTrip()).resolves.toBeUndefined();
  });

  it("ends an export", async () => {
    const proxy = await startProxy();
    await (await openStore({ database: { kind: "postgres", url: proxy.url, timeout } })).close();
    const database = await openDatabase({ kind: "postgres", url: proxy.url, timeout, statementTimeout: timeout });
    closing.push(() => database.close());
    const lines = exportWorld(database);
    await lines.next();
    proxy.silence();
    await expect(async () => {
      for await (const _line of lines);
    }).rejects.toThrow("no response within 1000 ms");
  });

  it("gives the statements of a migration more time", async () => {
    const proxy = await startProxy();
    const database = await openDatabase({ kind: "postgres", url: proxy.url, statementTimeout: 500 });
    closing.push(() => database.close());
    const slow = () => sql`select pg_sleep(1)`.execute(database.kysely);
    await expect(slow()).rejects.toThrow("no response within 500 ms");
    await expect(database.allowLongStatements?.(60_000, slow)).resolves.toBeDefined();
    await expect(slow()).rejects.toThrow("no response within 500 ms");
  });

  it("reports at /healthz that all connections are in use by transactions that never end", async () => {
    const database = await newDatabase("PostgreSQL");
    const world = await World.open({ ...database, ...{ connections: 1 } });
    closing.push(() => world.close());
    const health = async () => (await fetch(`${world.service.url}/healthz`)).status;
    let end = (): void => {};
    let endless: Promise<void> | undefined;
    await new Promise<void>((begun) => {
      endless = world.read(async () => {
        begun();
        await new Promise<void>((resolve) => {
          end = resolve;
        });
      });
    });
    expect(await health()).toBe(200);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, "now").mockImplementation(() => now() + 600_000);
    expect(await health()).toBe(503);
    later.mockRestore();
    end();
    await endless;
    expect(await health()).toBe(200);
  });
});

describe("a pool of connections", () => {
  it("is stuck only once every connection has been in use for five minutes", () => {
    let now = 0;
    const pool = new StuckPool(2, () => now);
    pool.acquired({});
    now = 400_000;
    expect(pool.isStuck()).toBe(false);
    const second = {};
    pool.acquired(second);
    expect(pool.isStuck()).toBe(false);
    now = 800_000;
    expect(pool.isStuck()).toBe(true);
    pool.released(second);
    expect(pool.isStuck()).toBe(false);
  });
});
