import {
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
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LogPositions } from "../../../service/src/store/postgresql/log-positions.js";
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
      }),
    );
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
    expect(positions.covering(before)).toBe("0/1");
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
    const reads = () => ({ ...world.service.services.store.database.replica?.counts }) as { replica: number };

    /** Calls until the standby has served a call, which it may refuse until it has replayed the objects of the test. */
    async function onStandby(call: () => Promise<unknown>): Promise<void> {
      for (;;) {
        const { replica } = reads();
        const hasSucceeded = await call().then(
          () => true,
          () => false,
        );
        if (hasSucceeded && reads().replica > replica) return;
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
