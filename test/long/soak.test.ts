import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, getGuild } from "@guildwire/api/client";
import { describe, expect, it } from "vitest";
import { secretToken } from "../secrets.js";
import { identify } from "../service/harness/gateway-client.js";
import { findPostgres, startPostgresCluster } from "../service/harness/postgres-cluster.js";
import { runProgram } from "../service/harness/program.js";
import { recordFigures } from "./figures.js";
import { Follower } from "./follower.js";
import { freePort } from "./free-port.js";
import { createLoadWorld, type LoadWorld } from "./load-world.js";
import { MemoryProbe, type MemorySample, sampleMemory, slopeOf } from "./memory-probe.js";
import { MixedLoad } from "./mixed-load.js";

/** The duration; the first quarter is the warm-up. */
const minutes = Number(process.env["SOAK_MINUTES"] ?? "20");
const samples = 80;

/**
 * The criterion: the regression line of the samples after the warm-up rises by at most this much over their duration.
 * Caches are full after the warm-up. The resident set also contains memory that the allocator has not returned.
 */
const largestRise = { heap: 2 * 2 ** 20, rss: 24 * 2 ** 20 };

const admin = secretToken("soak");

/** Clients that come and go: streams, sessions of the gateway, and callers with invalid credentials. */
class Visitors {
  readonly #url: string;
  readonly #world: LoadWorld;
  readonly #followers: readonly Follower[];
  /** The number of visits, and of those that failed. */
  readonly visits = { made: 0, failed: 0 };

  constructor(url: string, world: LoadWorld) {
    this.#url = url;
    this.#world = world;
    this.#followers = world.bots.map(({ token }) => new Follower(url, token));
  }

  async follow(): Promise<void> {
    await Promise.all(this.#followers.map((follower) => follower.follow(() => false)));
  }

  /** One of each kind connects. */
  async visit(): Promise<void> {
    const turn = this.visits.made++;
    await this.#connect(turn).catch(() => {
      this.visits.failed += 1;
    });
  }

  async #connect(turn: number): Promise<void> {
    const follower = this.#followers[turn % this.#followers.length];
    const bot = this.#world.bots[turn % this.#world.bots.length];
    await follower?.reconnect();
    const { client } = await identify(this.#url, bot?.token ?? "", {
      query: "v=10&encoding=json&compress=zlib-stream",
    });
    await client.dispatch("GUILD_CREATE");
    await client.cut();
    const stranger = createClient({
      baseUrl: `${this.#url}/api/v8`,
      auth: { bot: secretToken(`${turn}`) },
      retry: false,
    });
    const refusal = await getGuild(stranger, { guild_id: "1" }).catch((error: { status?: number }) => error.status);
    if (refusal !== 401) throw new Error(`a stranger got ${refusal}`);
  }

  async stop(): Promise<void> {
    for (const follower of this.#followers) {
      follower.events.length = 0;
      await follower.stop();
    }
  }
}

async function soak(store: string, env: Readonly<Record<string, string>>): Promise<void> {
  const port = await freePort();
  const program = await runProgram(
    { ...env, CONTROL_TOKEN: admin, RATE_LIMIT_GLOBAL: "100000", RATE_LIMIT_ROUTE: "100000", EVENTS_KEPT: "1" },
    { lifetime: (minutes + 3) * 60_000, nodeArgs: [`--inspect=127.0.0.1:${port}`] },
  );
  try {
    const probe = await MemoryProbe.connect(port);
    const world = await createLoadWorld(program.url, admin, { bots: 10, guilds: 4 });
    const visitors = new Visitors(program.url, world);
    const following = visitors.follow();
    const load = new MixedLoad({ url: program.url, world, callers: 4, pause: 200 });
    const visiting = setInterval(() => void visitors.visit(), minutes * 600);
    const taken = await sampleMemory(probe, minutes, samples);
    clearInterval(visiting);
    await load.stop();
    await visitors.stop();
    await following;
    probe.close();
    const later = taken.filter(({ minute }) => minute >= minutes / 4);
    const figures = {
      minutes,
      outcomes: load.outcomes,
      visits: visitors.visits,
      heap: riseOf(later, "heap"),
      rss: riseOf(later, "rss"),
    };
    recordFigures(`soak-${store}`, figures);
    expect(Object.keys(load.outcomes)).toEqual(["2xx"]);
    expect(visitors.visits.failed).toBe(0);
    expect(figures.heap.rise).toBeLessThan(largestRise.heap);
    expect(figures.rss.rise).toBeLessThan(largestRise.rss);
  } finally {
    await program.end("SIGKILL");
  }
}

/** First and last value and the rise of the regression line, in bytes. */
function riseOf(taken: readonly MemorySample[], key: "heap" | "rss"): { first: number; last: number; rise: number } {
  const values = taken.map((sample) => ({ minute: sample.minute, value: sample[key] }));
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) throw new Error("there are no samples");
  const rise = Math.round(slopeOf(values) * (last.minute - first.minute));
  return { first: first.value, last: last.value, rise };
}

const hasPostgres = (await findPostgres()) !== undefined;

describe("memory stays flat under a mixed load", { timeout: (minutes + 4) * 60_000 }, () => {
  it.concurrent("on SQLite", async () => {
    const folder = await mkdtemp(join(tmpdir(), "guildwire-soak-"));
    await soak("sqlite", { DATA_DIR: folder }).finally(() => rm(folder, { recursive: true, force: true }));
  });

  it.skipIf(!hasPostgres).concurrent("on PostgreSQL", async () => {
    const cluster = await startPostgresCluster({ fsync: true });
    const folder = await mkdtemp(join(tmpdir(), "guildwire-soak-"));
    await soak("postgresql", { DATA_DIR: folder, DATABASE_URL: cluster.url("postgres") }).finally(async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    });
  });
});
