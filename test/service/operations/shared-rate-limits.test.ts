import { createClient as createControlClient, getGatewayBot } from "@guildwire/control/client";
import { createClient } from "@redis/client";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { IdentifyLimits } from "../../../service/src/gateway/identify-limits.js";
import { defaultLimits } from "../../../service/src/gateway/options.js";
import { RateLimitWindows } from "../../../service/src/limits/rate-limit-windows.js";
import { openRedisWindows } from "../../../service/src/limits/redis-windows.js";
import { LocalWindowStore, type WindowStep, type WindowStore } from "../../../service/src/limits/window-store.js";
import { createLog } from "../../../service/src/log.js";
import { identify } from "../harness/gateway-client.js";
import { type RedisServer, redisSkipped, startRedis } from "../harness/redis.js";
import { newDatabase, postgresSkipped, type StoreName } from "../harness/stores.js";
import { World, type WorldSettings } from "../harness/world.js";

const hour = 3_600_000;
const generous = { route: 1_000_000, window: 3600, global: 1_000_000, invalid: 1_000_000 };

/** A log, and its messages. */
function captureLog() {
  const lines: { readonly level: string; readonly msg: string }[] = [];
  return { lines, log: createLog("info", { write: (line) => void lines.push(JSON.parse(line)) }) };
}

describe.skipIf(redisSkipped !== undefined)(`rate limits that instances share, ${redisSkipped ?? "on Redis"}`, () => {
  let redis: RedisServer;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    const client = await createClient({ url: redis.url }).connect();
    await client.flushAll();
    client.destroy();
  });
  afterAll(() => redis.stop());

  async function openStore(perCaller?: number, fallback = new LocalWindowStore(Date.now)): Promise<WindowStore> {
    const { log } = captureLog();
    const store = await openRedisWindows({ url: redis.url, fallback, log, ...(perCaller && { perCaller }) });
    closing.push(() => store.close());
    return store;
  }

  async function openWorld(settings: WorldSettings, name: StoreName = "the embedded database"): Promise<World> {
    const world = await World.open(await newDatabase(name), { rateLimitStore: redis.url, ...settings });
    closing.push(() => world.close());
    return world;
  }

  const widget = (world: World, headers = {}) => fetch(`${world.service.url}/api/v8/guilds/1/widget.json`, { headers });
  const remaining = async (world: World) => Number((await widget(world)).headers.get("x-ratelimit-remaining"));

  it("include the sessions that an application starts on any instance", async () => {
    const bounds = { ...defaultLimits, sessionsPerDay: 3 };
    const [one, other] = [new IdentifyLimits(bounds, await openStore()), new IdentifyLimits(bounds, await openStore())];
    const taken = [];
    for (const limits of [one, other, one, other, one]) taken.push(await limits.take("1"));
    expect(taken).toEqual([true, true, true, false, false]);
    expect((await other.stateOf("1")).remaining).toBe(0);
    expect(await other.take("2")).toBe(true);
    expect((await one.stateOf("2")).remaining).toBe(2);
  });

  it.skipIf(postgresSkipped !== undefined)("are those that the gateway announces and counts", async () => {
    const world = await openWorld({}, "PostgreSQL");
    const second = await world.another();
    const { token } = await world.bot();
    for (const url of [world.service.url, second.url]) (await identify(url, token)).client.socket.terminate();
    for (const url of [world.service.url, second.url]) {
      const client = createControlClient({ baseUrl: `${url}/control`, auth: { bot: token } });
      expect((await getGatewayBot(client)).session_start_limit.remaining).toBe(998);
    }
  });

  it("count as the windows of one process do", async () => {
    const stores = [await openStore(3), await openStore(3)];
    const steps = fc.array(
      fc.record({
        action: fc.constantFrom("take" as const, "peek" as const, "release" as const),
        caller: fc.constantFrom("a", "b"),
        key: fc.constantFrom(...["1", "2", "3", "4", "5"].map((name) => `[${name}]`)),
        store: fc.nat(1),
      }),
      { maxLength: 40 },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        run += 1;
        const table = { name: `run ${run}`, limit: 2, length: hour };
        const model = new RateLimitWindows({ limit: 2, length: hour, now: () => 0, perCaller: 3 });
        for (const { action, caller, key, store } of list) {
          const [state] = (await stores[store]?.count([{ action, table, caller, key }])) ?? [];
          if (action === "release") model.release(caller, key);
          const expected = action === "take" ? model.take(caller, key) : model.peek(caller, key);
          if (action !== "release") expect(state?.allowed).toBe(expected.allowed);
          expect(state).toMatchObject({ limit: 2, remaining: expected.remaining });
        }
      }),
      { numRuns: 30 },
    );
  });

  it("carry out the steps of a request together, up to the first full window", async () => {
    const store = await openStore();
    const [wide, narrow] = [
      { name: "wide", limit: 9, length: hour },
      { name: "narrow", limit: 1, length: hour },
    ];
    const take = (table: typeof wide): WindowStep => ({ action: "take", table, caller: "a" });
    expect(await store.count([take(narrow), take(wide)])).toHaveLength(2);
    const states = await store.count([take(narrow), take(wide)]);
    expect(states).toMatchObject([{ allowed: false, limit: 1, remaining: 0 }]);
    expect(await store.count([{ ...take(wide), action: "peek" }])).toMatchObject([{ remaining: 8 }]);
  });

  it("keep keys of one length, a bounded number per caller, each until the end of its window", async () => {
    const store = await openStore(10);
    const table = { name: "table", limit: 5, length: hour };
    for (let index = 0; index < 50; index += 1)
      await store.count([{ action: "take", table, caller: "hostile", key: `[${"long".repeat(index * 100)}]` }]);
    const client = await createClient({ url: redis.url }).connect();
    closing.push(async () => client.destroy());
    const keys = await client.keys("*");
    expect(keys.filter((key) => !key.startsWith("guildwire:limit:table:"))).toEqual([]);
    // Ten windows, the one that further keys share, and their number.
    expect(keys).toHaveLength(12);
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThan(80);
    for (const key of keys) {
      const expiry = await client.pTTL(key);
      expect(expiry).toBeGreaterThan(0);
      expect(expiry).toBeLessThanOrEqual(hour);
    }
  });

  it("admit exactly as many requests of an IP address as the limit, on two instances at once", async () => {
    const rateLimits = { ...generous, route: 25 };
    const worlds = [await openWorld({ rateLimits }), await openWorld({ rateLimits })];
    const sent = Array.from({ length: 60 }, (_, index) => widget(worlds[index % 2] as World));
    const responses = await Promise.all(sent);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(35);
    const counted = responses.map(({ headers }) => Number(headers.get("x-ratelimit-remaining")));
    expect(counted.sort((a, b) => a - b)).toEqual([...Array(35).fill(0), ...Array.from({ length: 25 }, (_, i) => i)]);
    expect(new Set(responses.map(({ headers }) => headers.get("x-ratelimit-reset"))).size).toBe(1);
  });

  it("respond with the headers and the body of a single instance", async () => {
    const rateLimits = { ...generous, route: 1 };
    const shapeOf = async (world: World) => {
      const responses = [await widget(world), await widget(world)];
      return Promise.all(
        responses.map(async (response) => ({
          status: response.status,
          headers: [...response.headers.keys()].filter((name) => /^(x-rate|retry)/.test(name)),
          body: Object.keys((await response.json()) as object),
        })),
      );
    };
    const alone = await World.open(await newDatabase("the embedded database"), { rateLimits });
    closing.push(() => alone.close());
    const expected = await shapeOf(alone);
    expect(expected[1]).toMatchObject({ status: 429, body: ["message", "retry_after", "global"] });
    expect(await shapeOf(await openWorld({ rateLimits }))).toEqual(expected);
  });

  it("share the number of refused requests and the limit of all operations", async () => {
    const refused = { rateLimits: { ...generous, invalid: 3 } };
    const [one, other] = [await openWorld(refused), await openWorld(refused)];
    const guild = (world: World, token: string) =>
      fetch(`${world.service.url}/api/v8/guilds/1`, { headers: { authorization: `Bot ${token}` } });
    for (const token of ["x", "y", "z"]) expect((await guild(one, token)).status).toBe(401);
    // A refusal is counted after its response.
    let response = await guild(other, "another");
    for (let attempt = 0; attempt < 100 && response.status !== 429; attempt += 1) response = await guild(other, "next");
    expect(response.status).toBe(429);
    expect(response.headers.get("x-ratelimit-global")).toBe("true");
  });

  it.skipIf(postgresSkipped !== undefined)(
    `limit a bot across instances on one database, and no other caller, ${postgresSkipped ?? "on PostgreSQL"}`,
    async () => {
      const world = await openWorld({ rateLimits: { ...generous, route: 4 } }, "PostgreSQL");
      const instance = await world.another();
      const { guild, owner } = await world.guild();
      const other = await world.bot();
      const get = async (url: string, token: string) => {
        const headers = { authorization: `Bot ${token}` };
        return (await fetch(`${url}/api/v8/guilds/${guild.id}`, { headers })).status;
      };
      const statuses = [];
      for (let index = 0; index < 3; index += 1)
        for (const url of [world.service.url, instance.url]) statuses.push(await get(url, owner.token));
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      for (const url of [world.service.url, instance.url]) expect(await get(url, other.token)).not.toBe(429);
    },
  );

  it("are counted per instance while the server is stopped, and shared again afterwards", async () => {
    const port = Number(new URL(redis.url).port);
    const { lines, log } = captureLog();
    const [one, other] = [await openWorld({ rateLimits: generous, log }), await openWorld({ rateLimits: generous })];
    expect([await remaining(one), await remaining(other)]).toEqual([999_999, 999_998]);
    await redis.stop();
    expect([await remaining(one), await remaining(other)]).toEqual([999_999, 999_999]);
    expect((await widget(one)).status).not.toBe(500);
    expect(lines.filter(({ msg }) => /RATE_LIMIT_STORE/.test(msg))).toMatchObject([{ level: "error" }]);
    redis = await startRedis(port);
    const isSharedAgain = () => lines.some(({ msg }) => /shared by all instances again/.test(msg));
    for (const deadline = Date.now() + 20_000; Date.now() < deadline && !isSharedAgain(); ) await widget(one);
    expect(isSharedAgain()).toBe(true);
  });

  it("are counted per instance while the server does not respond", async () => {
    const world = await openWorld({ rateLimits: generous });
    expect(await remaining(world)).toBe(999_999);
    redis.process.kill("SIGSTOP");
    try {
      expect(await remaining(world)).toBe(999_999);
      expect(await remaining(world)).toBe(999_998);
      // The server accepts the connection, and nothing else.
      const { lines, log } = captureLog();
      expect(await remaining(await openWorld({ rateLimits: generous, log }))).toBe(999_999);
      expect(lines.filter(({ level }) => level === "error")).toHaveLength(1);
    } finally {
      redis.process.kill("SIGCONT");
    }
  });

  it("are counted per instance while the server has no memory", async () => {
    const client = await createClient({ url: redis.url }).connect();
    closing.push(async () => {
      await client.configSet("maxmemory", "0");
      client.destroy();
    });
    await client.configSet("maxmemory", "1");
    const world = await openWorld({ rateLimits: generous });
    expect([await remaining(world), await remaining(world)]).toEqual([999_999, 999_998]);
  });
});

describe("a service whose rate limit store is unreachable", () => {
  it("starts, logs an error, and counts per instance", async () => {
    const { lines, log } = captureLog();
    const settings = { rateLimits: { ...generous, route: 1 }, rateLimitStore: "redis://127.0.0.1:1", log };
    const world = await World.open(await newDatabase("the embedded database"), settings);
    const url = `${world.service.url}/api/v8/guilds/1/widget.json`;
    expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([404, 429]);
    expect(lines.filter(({ level }) => level === "error").map(({ msg }) => msg)).toEqual([
      "RATE_LIMIT_STORE: the server does not count; rate limits are counted per instance",
    ]);
    await world.close();
  });
});
