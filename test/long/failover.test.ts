import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { onPath } from "../on-path.js";
import { secretToken } from "../secrets.js";
import { nginx } from "../server/runtime/nginx.js";
import { recordFigures } from "./figures.js";
import { Instance } from "./instances.js";
import { startNginx } from "./load-balancer.js";
import { createLoadWorld } from "./load-world.js";
import { MixedLoad } from "./mixed-load.js";
import { lease, PatroniCluster } from "./patroni.js";
import { Followers, faultsOf, fireEnd, lostWrites, readLog, refusalsOf } from "./verification.js";

const kills = Number(process.env["FAILOVER_KILLS"] ?? "3");
const admin = secretToken("failover");
const missing = ["patroni", "etcd", "haproxy"].filter((name) => onPath(name, ["/usr/sbin"]) === undefined);
if (nginx === undefined) missing.push("nginx");
const skipped = missing.length > 0 && `skipped: ${missing.join(", ")} not installed`;

it.skipIf(skipped)(
  `nothing acknowledged is lost when the primary is killed three times, and streams resume${skipped ? `, ${skipped}` : ""}`,
  { timeout: 600_000 },
  async () => {
    const cluster = await PatroniCluster.start();
    onTestFinished(() => cluster.stop());
    const folder = await mkdtemp(join(tmpdir(), "guildwire-failover-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      DATABASE_READ_URL: cluster.readUrl,
      DATABASE_TIMEOUT: "2",
      CONTROL_TOKEN: admin,
      RATE_LIMITS: "off",
    };
    const startInstance = async () => {
      const instance = await Instance.start(env);
      onTestFinished(() => instance.kill());
      return instance;
    };
    const instances = [await startInstance(), await startInstance()] as const;
    const proxy = await startNginx(
      nginx ?? "",
      instances.map(({ port }) => port),
    );
    onTestFinished(() => proxy.stop());
    const url = `http://127.0.0.1:${proxy.port}`;
    const world = await createLoadWorld(instances[0].url, admin, { bots: 5, guilds: 4 });
    const followers = await Followers.open(url, world, 4);
    // Reads on standbys may be out of date by a second, and would not find the world yet.
    await setTimeout(1_000);
    const load = new MixedLoad({ url, world, callers: 8, pause: 100 });
    const outages: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await load.progress(50);
      load.resetGap();
      const start = await cluster.killPrimary();
      // Writes in flight when the primary is killed may still be acknowledged.
      await load.outage();
      await load.progress(50);
      outages.push(Math.round(load.longestGap / 100) / 10);
      await start();
      await cluster.settled();
    }
    await load.progress(50);
    await load.stop();
    await fireEnd(url, world);
    await followers.finish();
    const log = await readLog(url, world, followers.start);
    const lost = await lostWrites(url, load, log);
    const faults = faultsOf(followers.all, log);
    const streams = {
      count: followers.all.length,
      events: log.length,
      refusals: refusalsOf(followers.all),
      ...faults,
    };
    const { outcomes, acknowledged } = load;
    const onReplicas = await replicatedReads(instances);
    recordFigures("failover", {
      kills,
      lease,
      outages,
      outcomes,
      acknowledged: acknowledged.length,
      lost: lost.length,
      streams,
      onReplicas,
    });
    expect(instances.flatMap(({ failures }) => failures)).toEqual([]);
    expect(lost).toEqual([]);
    expect(faults).toEqual({ missing: 0, repeated: 0, reordered: 0 });
    for (const status of Object.keys(outcomes)) expect(status).toMatch(/^(2xx|502|503)$/);
    expect(onReplicas).toBeGreaterThan(0);
  },
);

async function replicatedReads(instances: readonly Instance[]): Promise<number> {
  let sum = 0;
  for (const { url } of instances) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    sum += Number(/^guildwire_replicated_reads_total\{server="replica"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
  }
  return sum;
}
