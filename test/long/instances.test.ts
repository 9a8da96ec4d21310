import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { secretToken } from "../secrets.js";
import { nginx } from "../server/runtime/nginx.js";
import { findPostgres, startPostgresCluster } from "../service/harness/postgres-cluster.js";
import { recordFigures } from "./figures.js";
import { Instance } from "./instances.js";
import { startNginx } from "./load-balancer.js";
import { createLoadWorld } from "./load-world.js";
import { MixedLoad } from "./mixed-load.js";
import { Followers, faultsOf, fireEnd, lostWrites, readLog, refusalsOf } from "./verification.js";

const seconds = Number(process.env["LOAD_SECONDS"] ?? "60");
/** Milliseconds between the end of one disturbance and the next one. */
const pause = 5_000;
const admin = secretToken("instances");
const skipped =
  nginx === undefined
    ? "skipped: nginx is not installed"
    : (await findPostgres()) === undefined && "skipped: PostgreSQL is not installed";

it.skipIf(skipped)(
  `three instances behind nginx lose nothing when instances and the database are killed${skipped ? `, ${skipped}` : ""}`,
  { timeout: seconds * 1_000 + 300_000 },
  async () => {
    const cluster = await startPostgresCluster({ fsync: true });
    onTestFinished(() => cluster.stop());
    const folder = await mkdtemp(join(tmpdir(), "guildwire-instances-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder, DATABASE_URL: cluster.url("postgres"), CONTROL_TOKEN: admin, RATE_LIMITS: "off" };
    const startInstance = async () => {
      const instance = await Instance.start(env);
      onTestFinished(() => instance.kill());
      return instance;
    };
    const instances = [await startInstance(), await startInstance(), await startInstance()] as const;
    const proxy = await startNginx(
      nginx ?? "",
      instances.map(({ port }) => port),
    );
    onTestFinished(() => proxy.stop());
    const url = `http://127.0.0.1:${proxy.port}`;
    const world = await createLoadWorld(instances[0].url, admin, { bots: 20, guilds: 4 });
    const followers = await Followers.open(url, world, 5);
    const load = new MixedLoad({ url, world, callers: 8, pause: 100 });
    const kills = { instances: 0, database: 0 };
    const end = performance.now() + seconds * 1_000;
    while (performance.now() + pause < end) {
      await setTimeout(pause);
      const instance = instances[kills.instances % instances.length];
      if (kills.instances > kills.database) {
        kills.database += 1;
        await cluster.crash();
      } else {
        kills.instances += 1;
        await instance?.kill();
        await instance?.restart();
      }
    }
    await setTimeout(Math.max(0, end - performance.now()));
    await load.stop();
    await fireEnd(url, world);
    await followers.finish();
    const log = await readLog(url, world, followers.start);
    const lost = await lostWrites(url, load, log);
    const faults = faultsOf(followers.all, log);
    const refusals = refusalsOf(followers.all);
    const breaks = followers.all.reduce((sum, follower) => sum + follower.breaks, 0);
    const streams = { count: followers.all.length, events: log.length, breaks, refusals, ...faults };
    const { outcomes, acknowledged } = load;
    recordFigures("instances", {
      seconds,
      kills,
      outcomes,
      acknowledged: acknowledged.length,
      lost: lost.length,
      streams,
    });
    expect(lost).toEqual([]);
    expect(faults).toEqual({ missing: 0, repeated: 0, reordered: 0 });
    expect(followers.all.length).toBe(100);
    for (const status of [...Object.keys(outcomes), ...Object.keys(refusals)])
      expect(status).toMatch(/^(2xx|502|503)$/);
    expect(kills.instances).toBeGreaterThan(0);
    expect(kills.database).toBeGreaterThan(0);
  },
);
