import {
  createClient,
  createGuild,
  createGuildBan,
  getGuild,
  getGuildBans,
  getGuildMember,
  getGuildRoles,
  modifyGuild,
  removeGuildMemberRole,
} from "@guildwire/api/client";
import { resetBotToken } from "@guildwire/control/client";
import { startService } from "@guildwire/service";
import fc from "fast-check";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { LogPositions } from "../../../service/src/store/postgresql/log-positions.js";
import { NotificationBarrier } from "../../../service/src/store/postgresql/notification-barrier.js";
import { RecentMarks } from "../../../service/src/store/postgresql/recent-marks.js";
import { readEvents } from "../harness/event-reader.js";
import { pgbouncerVersion, startPooler } from "../harness/pgbouncer.js";
import { type PostgresCluster, startPostgresCluster } from "../harness/postgres-cluster.js";
import { type PostgresStandby, startStandby } from "../harness/postgres-standby.js";
import { refusal } from "../harness/refusal.js";
import { postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";

const hasPgbouncer = (await pgbouncerVersion()) !== undefined;

describe("recent marks", () => {
  it("are never forgotten in favour of an earlier time, with bounded memory", () => {
    const callers = fc.constantFrom("a", "b", "c", "d", "e");
    fc.assert(
      fc.property(fc.array(callers), fc.integer({ min: 1, max: 4 }), (writers, capacity) => {
        const marks = new RecentMarks(capacity);
        for (const [time, caller] of writers.entries()) marks.add(caller, time);
        for (const caller of writers) expect(marks.lastOf(caller)).toBeGreaterThanOrEqual(writers.lastIndexOf(caller));
        marks.addAll(writers.length);
        for (const caller of [...writers, "f"]) expect(marks.lastOf(caller)).toBe(writers.length);
      }),
    );
  });
});

describe("a barrier for notifications", () => {
  it("waits for a statement that is sent after the call, which callers share", async () => {
    const sent: (() => void)[] = [];
    const barrier = new NotificationBarrier(() => new Promise<void>((resolve) => sent.push(resolve)));
    const passed: string[] = [];
    const pass = (name: string) => barrier.pass().then(() => passed.push(name));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const first = pass("first");
    await turn();
    const others = [pass("second"), pass("third")];
    await turn();
    expect(sent).toHaveLength(1);
    sent[0]?.();
    await first;
    await turn();
    expect({ passed, sent: sent.length }).toEqual({ passed: ["first"], sent: 2 });
    sent[1]?.();
    await Promise.all(others);
    expect(sent).toHaveLength(2);
  });

  it("fails while the session is lost, and passes once it is back", async () => {
    let isLost = true;
    const barrier = new NotificationBarrier(async () => {
      if (isLost) throw new Error("lost");
    });
    const passing = [barrier.pass(), barrier.pass()];
    for (const pass of passing) await expect(pass).rejects.toThrow("lost");
    isLost = false;
    await barrier.pass();
  });
});

describe("positions of the log", () => {
  it("cover a time only if they were requested after it", async () => {
    const requests: ((position: string) => void)[] = [];
    const positions = new LogPositions(() => new Promise((resolve) => requests.push(resolve)), 60_000);
    const before = performance.now();
    expect(positions.covering(before)).toBeUndefined();
    const after = performance.now() + 1e-3;
    requests[0]?.("0/1");
    await Promise.resolve();
    expect(positions.covering(before)?.position).toBe("0/1");
    expect(positions.covering(after)).toBeUndefined();
    // One request at a time.
    expect(positions.covering(after)).toBeUndefined();
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it("are unknown while the primary is unavailable, and requested again", async () => {
    let requests = 0;
    const positions = new LogPositions(async () => {
      requests += 1;
      throw new Error("no connection");
    }, 60_000);
    for (let time = 0; time < 3; time += 1) {
      expect(positions.covering(0)).toBeUndefined();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(requests).toBe(3);
  });
});

describe.skipIf(postgresSkipped !== undefined)(
  `reads on a streaming standby, ${postgresSkipped ?? "PostgreSQL"}`,
  () => {
    const staleness = 400;
    let cluster: PostgresCluster;
    let standby: PostgresStandby;
    let world: World;

    beforeAll(async () => {
      cluster = await startPostgresCluster();
      // Creates the tables, which the standby copies.
      await (await World.open({ kind: "postgres", url: cluster.url("postgres") })).close();
      standby = await startStandby(cluster.url("postgres"));
      world = await World.open({ ...database(), readUrl: standby.url("postgres"), readStaleness: staleness });
    }, 120_000);
    afterAll(async () => {
      await world?.close();
      await standby?.remove();
      await cluster?.stop();
    });
    afterEach(() => standby.run("select pg_wal_replay_resume()"));

    const database = () => ({ kind: "postgres", url: cluster.url("postgres") }) as const;
    const pause = () => standby.run("select pg_wal_replay_pause()");
    const reads = (instance = world.service) =>
      ({ ...instance.services.store.database.replica?.counts }) as { readonly replica: number };

    /** Another instance, on which only a caller's own writes prevent reads on the standby within the time of a test. */
    const patient = async () => {
      const options = { ...database(), readUrl: standby.url("postgres"), readStaleness: 5_000 };
      const instance = await startService({ database: options, port: 0 });
      onTestFinished(() => instance.close());
      return instance;
    };

    /** Calls until the standby has served a call, which it may refuse until it has replayed the objects of the test. */
    async function onStandby(call: () => Promise<unknown>, instance = world.service): Promise<void> {
      for (;;) {
        const { replica } = reads(instance);
        const hasSucceeded = await call().then(
          () => true,
          () => false,
        );
        if (hasSucceeded && reads(instance).replica > replica) return;
      }
    }

    /** Calls for as long as a result may be out of date, and returns the first later one. */
    async function afterStaleness<Result>(call: () => Promise<Result>): Promise<Result> {
      const written = performance.now();
      for (;;) {
        const began = performance.now();
        const result = await call();
        if (began > written + staleness) return result;
      }
    }

    it("serve queries and transactions of a caller that has not written", async () => {
      const { guild, owner } = await world.guild();
      await onStandby(() => getGuild(owner.client, { guild_id: guild.id }));
      await onStandby(() => getGuildBans(owner.client, { guild_id: guild.id }));
      const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
      expect(metrics).toMatch(/^guildwire_replicated_reads_total\{server="replica"\} [1-9]/m);
    });

    it("contain the caller's own writes, at once", async () => {
      const { guild, owner } = await world.guild();
      const call = { guild_id: guild.id };
      for (let round = 0; round < 40; round += 1) {
        const name = `name ${round}`;
        await modifyGuild(owner.client, { ...call, body: { name } });
        expect((await getGuild(owner.client, call)).name).toBe(name);
      }
      const created = await createGuild(owner.client, { body: { name: "another" } });
      expect((await getGuildRoles(owner.client, { guild_id: created.id })).length).toBe(1);
    });

    it("contain the caller's own writes while replay is paused", async () => {
      const { guild, owner } = await world.guild();
      const call = { guild_id: guild.id };
      const banned = await world.user();
      await onStandby(() => getGuild(owner.client, call));
      await pause();
      await modifyGuild(owner.client, { ...call, body: { name: "written" } });
      await createGuildBan(owner.client, { ...call, user_id: banned.id });
      const { replica } = reads();
      expect((await getGuild(owner.client, call)).name).toBe("written");
      expect((await getGuildBans(owner.client, call)).map(({ user }) => user.id)).toEqual([banned.id]);
      expect((await afterStaleness(() => getGuild(owner.client, call))).name).toBe("written");
      expect(reads().replica).toBe(replica);
    });

    it("contain the caller's own writes on another instance, while replay is paused", async () => {
      const instance = await patient();
      const { guild, owner } = await world.guild();
      const there = createClient({ baseUrl: `${instance.url}/api/v8`, auth: { bot: owner.token } });
      const call = { guild_id: guild.id };
      const other = await world.bot();
      await world.join(guild.id, other);
      const theirs = createClient({ baseUrl: `${instance.url}/api/v8`, auth: { bot: other.token } });
      for (let round = 0; round < 3; round += 1) {
        await onStandby(() => getGuild(there, call), instance);
        await onStandby(() => getGuildBans(there, call), instance);
        await onStandby(() => getGuild(theirs, call), instance);
        await pause();
        const { id: user_id } = await world.user();
        await modifyGuild(owner.client, { ...call, body: { name: `name ${round}` } });
        expect((await getGuild(there, call)).name).toBe(`name ${round}`);
        await createGuildBan(owner.client, { ...call, user_id });
        expect((await getGuildBans(there, call)).map(({ user }) => user.id)).toContain(user_id);
        // Another caller may still get what the standby has replayed.
        expect((await getGuild(theirs, call)).name).not.toBe(`name ${round}`);
        await standby.run("select pg_wal_replay_resume()");
      }
    });

    it("contain the caller's own writes of which the notification is lost", async () => {
      const instance = await patient();
      const { guild, owner } = await world.guild();
      const there = createClient({ baseUrl: `${instance.url}/api/v8`, auth: { bot: owner.token } });
      const call = { guild_id: guild.id };
      await onStandby(() => getGuild(there, call), instance);
      await pause();
      const primary = new pg.Client({ connectionString: cluster.url("postgres") });
      await primary.connect();
      // The sessions that listen hold the locks of the worker numbers.
      const ended = await primary.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'");
      expect(ended.rowCount).toBeGreaterThanOrEqual(2);
      await modifyGuild(owner.client, { ...call, body: { name: "written" } });
      expect((await getGuild(there, call)).name).toBe("written");
      await primary.end();
      await standby.run("select pg_wal_replay_resume()");
      await onStandby(() => getGuild(there, call), instance);
    });

    it("contain what an event of the guild has reported, while replay is paused", async () => {
      const { guild, owner } = await world.guild();
      const other = await world.user();
      const call = { guild_id: guild.id };
      await onStandby(() => getGuild(owner.client, call));
      const reader = await readEvents(world.service.url, owner.token);
      await pause();
      await world.write(async (work) => {
        await work.members.insert({ guild_id: guild.id, user_id: other.id, roles: [] });
        await work.outbox.append(guild.id, "GUILD_MEMBER_ADD", [{ guild_id: guild.id }]);
      }, guild.id);
      await reader.take(1);
      expect((await getGuildMember(owner.client, { ...call, user_id: other.id })).user?.id).toBe(other.id);
      await reader.close();
    });

    it("are out of date by the configured time at most", async () => {
      const { guild, owner } = await world.guild();
      const other = await world.member(guild.id);
      const call = { guild_id: guild.id };
      await onStandby(() => getGuild(other.client, call));
      await pause();
      await modifyGuild(owner.client, { ...call, body: { name: "written" } });
      expect((await afterStaleness(() => getGuild(other.client, call))).name).toBe("written");
    });

    it("refuse permissions that were revoked the configured time ago, and credentials at once", async () => {
      const { guild, owner } = await world.guild();
      const other = await world.member(guild.id, "BAN_MEMBERS");
      const call = { guild_id: guild.id };
      await onStandby(() => getGuildBans(other.client, call));
      const roles = await getGuildRoles(owner.client, call);
      const role_id = roles.find(({ name }) => name === "BAN_MEMBERS")?.id ?? "";
      await pause();
      await removeGuildMemberRole(owner.client, { ...call, user_id: other.id, role_id });
      // Until then, a read may still be allowed.
      await afterStaleness(() => getGuildBans(other.client, call).catch(() => undefined));
      expect(await refusal(getGuildBans(other.client, call))).toBe("403 50013");
      await resetBotToken(world.control(), { application_id: owner.applicationId });
      expect(await refusal(getGuild(owner.client, call))).toMatch(/^401/);
    });

    it("continue on the primary while the standby is down, and return to it", async () => {
      const { guild, owner } = await world.guild();
      const get = () => getGuild(owner.client, { guild_id: guild.id });
      await onStandby(get);
      await standby.halt();
      const { replica } = reads();
      for (let call = 0; call < 20; call += 1) expect((await get()).id).toBe(guild.id);
      expect(reads().replica).toBe(replica);
      await standby.start();
      await onStandby(get);
    });

    it("start without the standby, and stay on the primary if the URL leads to it", async () => {
      const missing = cluster.url("postgres").replace("postgres-", "missing-");
      for (const readUrl of [missing, cluster.url("postgres")]) {
        const other = await startService({ database: { ...database(), readUrl }, port: 0 });
        const { store } = other.services;
        for (let read = 0; read < 5; read += 1)
          expect(await store.readFor({ guildId: "1", userId: "2" }, async () => "read")).toBe("read");
        expect(store.database.replica?.counts).toEqual({ replica: 0, primary: 5 });
        await other.close();
      }
    });

    it.skipIf(!hasPgbouncer)("are refused through a pooler in transaction mode", async () => {
      const pooler = await startPooler(standby.url("postgres"));
      const starting = startService({ database: { ...database(), readUrl: pooler.url }, port: 0 });
      await expect(starting).rejects.toThrow(/^DATABASE_READ_URL: leads to a connection pooler in transaction mode/);
      await pooler.stop();
    });
  },
);
