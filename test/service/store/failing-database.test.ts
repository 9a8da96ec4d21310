import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { getGuild, modifyGuild } from "@guildwire/api/client";
import { type DatabaseConfig, openStore } from "@guildwire/service";
import { sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { readEvents } from "../harness/event-reader.js";
import { startPostgresCluster } from "../harness/postgres-cluster.js";
import { refusal } from "../harness/refusal.js";
import { describeOnPostgres, newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";

/** The first response that is not a 503. */
async function eventually(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
  }
}

describeOnPostgres("a service with a failing database", () => {
  it("responds with 503 without a connection, and recovers with one [error-body-shape]", async () => {
    // Long enough to connect on a loaded machine, since successful requests also wait for a connection.
    const database = { ...(await newDatabase("PostgreSQL")), connections: 1, timeout: 500 };
    const world = await World.open(database);
    const bot = await world.bot();
    const ready = async () => (await fetch(`${world.service.url}/readyz`)).status;
    const get = () => refusal(getGuild(bot.client, { guild_id: "1" }));
    expect([await ready(), await get()]).toEqual([200, "404 10004"]);
    // Without a transaction, which the server would end while it is idle.
    await world.service.services.store.database.kysely.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      expect([await ready(), await get()]).toEqual([503, "503 130000"]);
      await expect(readEvents(world.service.url, bot.token)).rejects.toThrow(/^503 .*130000/);
    });
    expect([await ready(), await get()]).toEqual([200, "404 10004"]);
    await world.close();
  });

  it("survives a connection that breaks within a unit of work, which has no effect", async () => {
    const world = await World.open(await newDatabase("PostgreSQL"));
    const { kysely } = world.service.services.store.database;
    const { guild } = await world.guild();
    const broken = kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable("guilds").set({ name: "half" }).where("id", "=", guild.id).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 20000)`.execute(kysely);
      // The pool uses other connections for these reads; meanwhile it detects that this one was closed.
      await Promise.all(Array.from({ length: 20 }, () => world.read(async () => undefined)));
      await transaction.updateTable("guilds").set({ name: "whole" }).where("id", "=", guild.id).execute();
    });
    await expect(broken).rejects.toThrow(/terminat|not queryable/);
    expect((await world.read((work) => work.guilds.get(guild.id))).name).toBe(guild.name);
    await world.close();
  });

  it("responds with 503 and Retry-After, never with 500, while the server restarts, and loses no acknowledged write", async () => {
    const cluster = await startPostgresCluster();
    const admin = new pg.Client({ connectionString: cluster.url("postgres") });
    await admin.connect();
    await admin.query("create database restarted");
    await admin.end();
    const world = await World.open({ kind: "postgres", url: cluster.url("restarted") });
    const { guild, owner } = await world.guild();
    const headers = { Authorization: `Bot ${owner.token}`, "Content-Type": "application/json" };
    const url = `${world.service.url}/api/v8/guilds/${guild.id}`;
    const responses: Response[] = [];
    const acknowledged: string[] = [];
    const work = { isOver: false };
    const call = async (init: RequestInit): Promise<Response> => {
      const response = await fetch(url, { headers, ...init });
      responses.push(response);
      await response.text();
      return response;
    };
    const reader = async () => {
      while (!work.isOver) await call({});
    };
    const writer = async (name: string) => {
      for (let turn = 0; !work.isOver; turn += 1) {
        const body = JSON.stringify({ name: `${name} ${turn}` });
        if ((await call({ method: "PATCH", body })).ok) acknowledged.push(`${name} ${turn}`);
      }
    };
    const working = [reader(), reader(), writer("left"), writer("right")];
    for (let time = 0; time < 3; time += 1) {
      await cluster.restart();
      // Reads and writes succeed again before the next restart.
      expect((await eventually(() => call({}))).status).toBe(200);
      expect((await eventually(() => call({ method: "PATCH", body: '{"name":"between"}' }))).status).toBe(200);
    }
    work.isOver = true;
    await Promise.all(working);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(refused.map(() => "1"));
    const events = await world.events(guild.id);
    const names = new Set(events.map(({ payload }) => (payload as { name: string }).name));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    await world.close();
    await cluster.stop();
  }, 60_000);

  it("responds with 503 to a write that reaches a standby, and uses another connection afterwards", async () => {
    const database: DatabaseConfig = { ...(await newDatabase("PostgreSQL")), ...{ connections: 1 } };
    const world = await World.open(database);
    const { guild, owner } = await world.guild();
    const { kysely } = world.service.services.store.database;
    // The session refuses writes with the error of a standby.
    await sql`set default_transaction_read_only = on`.execute(kysely);
    const rename = () => modifyGuild(owner.client, { guild_id: guild.id, body: { name: "renamed" } }, { retry: false });
    expect(await refusal(rename())).toBe("503 130000");
    expect((await rename()).name).toBe("renamed");
    await world.close();
  });

  it("does not start while the server does not respond", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const url = `postgres://user@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`;
    await expect(openStore({ database: { kind: "postgres", url, timeout: 100 } })).rejects.toThrow(
      "does not respond within 0.1 s",
    );
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
