import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { createFindBucket } from "../../../service/src/http/buckets.js";
import { apiDocument } from "../../../service/src/http/documents.js";
import { createRateLimits, type Limit } from "../../../service/src/http/rate-limits.js";
import { Windows } from "../../../service/src/http/windows.js";

describe("a window", () => {
  it("never lets more through than its limit in any stretch that begins with a request and is as long as it", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom("a", "b")), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (waits, limit) => {
        let now = 1_000_000;
        const windows = new Windows(limit, 1000, () => now);
        const opened = new Map<string, { at: number; count: number }>();
        for (const [wait, key] of waits) {
          now += wait;
          const state = windows.take(key);
          const known = opened.get(key);
          const window = known !== undefined && now < known.at + 1000 ? known : { at: now, count: 0 };
          opened.set(key, window);
          expect(state.allowed).toBe(window.count < limit);
          if (state.allowed) window.count += 1;
          expect(state.remaining).toBe(limit - window.count);
          expect(state.resetAfter).toBe(window.at + 1000 - now);
        }
      }),
    );
  });

  it("is looked at without being counted", () => {
    const windows = new Windows(1, 1000, () => 5);
    expect(windows.peek("a")).toMatchObject({ allowed: true, remaining: 1 });
    expect(windows.peek("a")).toMatchObject({ allowed: true, remaining: 1 });
    expect(windows.take("a")).toMatchObject({ allowed: true, remaining: 0 });
    expect(windows.peek("a")).toMatchObject({ allowed: false, remaining: 0 });
  });
});

describe("the buckets of the interface", () => {
  const find = createFindBucket(apiDocument());
  const key = (method: string, path: string): string | undefined => find(method, path)?.key;

  it("are parted by operation and by the values of major parameters only [limit-rate-buckets]", () => {
    expect(key("GET", "/guilds/1/members/2")).toBe(key("GET", "/guilds/1/members/3"));
    expect(key("GET", "/guilds/1/members/2")).not.toBe(key("GET", "/guilds/2/members/2"));
    expect(key("GET", "/guilds/1/members/2")).not.toBe(key("PATCH", "/guilds/1/members/2"));
    expect(key("GET", "/channels/1/webhooks")).not.toBe(key("GET", "/channels/2/webhooks"));
    expect(key("POST", "/webhooks/1/a")).not.toBe(key("POST", "/webhooks/1/b"));
    expect(find("GET", "/guilds/1/members/2")?.name).toBe(find("GET", "/guilds/2/members/2")?.name);
  });

  it("follow the routes: literal segments win, escapes mean what they stand for", () => {
    expect(key("GET", "/guilds/1/members/search")).not.toBe(key("GET", "/guilds/1/members/2"));
    expect(key("PATCH", "/guilds/1/members/%40me/nick")).toBe(key("PATCH", "/guilds/1/members/@me/nick"));
    expect(key("HEAD", "/guilds/1")).toBe(key("GET", "/guilds/1"));
    expect(key("GET", "/guilds")).toBeUndefined();
    expect(key("GET", "/nothing")).toBeUndefined();
    expect(key("GET", "/guilds/%ff")).toBe(key("GET", "/guilds/%ff"));
  });

  it("exist for every operation", () => {
    const methods = ["get", "put", "post", "patch", "delete"];
    for (const [path, item] of Object.entries(apiDocument().paths))
      for (const method of methods.filter((name) => item[name] !== undefined))
        expect(key(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "7")), `${method} ${path}`).toBeDefined();
  });
});

describe("a limited service", () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const generous = { route: 1000, window: 10, global: 1000, invalid: 1000 };

  /** A server that answers `status` to whatever is let through; time stands until it is moved. */
  async function limited(config: Partial<typeof generous>, status = 200) {
    const clock = { now: 1_600_000_000_250 };
    const refused: Limit[] = [];
    const admit = createRateLimits({
      config: { ...generous, ...config },
      findBucket: createFindBucket(apiDocument()),
      now: () => clock.now,
      onLimited: (limit) => refused.push(limit),
    });
    const server = createServer((request, response) => {
      if (admit(request, response, request.url ?? "")) response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const get = (path: string, token = "Bot a", method = "GET") =>
      fetch(`${base}${path}`, { method, headers: { authorization: token } });
    return { clock, refused, get };
  }

  it("tells in each answer how its bucket stands [limit-rate-headers]", async () => {
    const { get, clock } = await limited({ route: 3 });
    const headers = async () => {
      const { headers } = await get("/guilds/1");
      return ["limit", "remaining", "reset", "reset-after"].map((name) => headers.get(`x-ratelimit-${name}`));
    };
    expect(await headers()).toEqual(["3", "2", "1600000010.250", "10.000"]);
    clock.now += 1500;
    expect(await headers()).toEqual(["3", "1", "1600000010.250", "8.500"]);
    const [one, other] = [await get("/guilds/1"), await get("/guilds/2")].map(({ headers }) => headers);
    expect(one?.get("x-ratelimit-bucket")).toMatch(/^[0-9a-f]{16}$/);
    expect(one?.get("x-ratelimit-bucket")).toBe(other?.get("x-ratelimit-bucket"));
  });

  it("refuses what is beyond a bucket, and says when it goes on [limit-rate-exceeded]", async () => {
    const { get, clock, refused } = await limited({ route: 1 });
    expect((await get("/guilds/1")).status).toBe(200);
    clock.now += 8_750;
    const answer = await get("/guilds/1");
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ message: "You are being rate limited.", retry_after: 1.25, global: false });
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(answer.headers.get("x-ratelimit-global")).toBeNull();
    expect(refused).toEqual(["route"]);
    // Whoever waits as long as told is let through.
    clock.now += 1250;
    expect((await get("/guilds/1")).status).toBe(200);
  });

  it("counts callers, buckets and operations apart [limit-rate-buckets]", async () => {
    const { get } = await limited({ route: 1 });
    const statuses = [
      (await get("/guilds/1")).status,
      (await get("/guilds/2")).status,
      (await get("/guilds/1", "Bot b")).status,
      (await get("/guilds/1/roles")).status,
      (await get("/guilds/1")).status,
    ];
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it("refuses a caller who asks too much of everything together, and says so [limit-rate-global]", async () => {
    const { get, clock } = await limited({ global: 2 });
    expect((await get("/guilds/1")).status).toBe(200);
    expect((await get("/guilds/2")).headers.get("x-ratelimit-global")).toBeNull();
    const answer = await get("/guilds/3");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("x-ratelimit-global")).toBe("true");
    expect(answer.headers.get("x-ratelimit-bucket")).toBeNull();
    expect(await answer.json()).toMatchObject({ global: true, retry_after: 1 });
    expect((await get("/guilds/3", "Bot b")).status).toBe(200);
    clock.now += 1000;
    expect((await get("/guilds/3")).status).toBe(200);
  });

  it("refuses prunes that follow each other too quickly, by an error of their own [limit-rate-exceeded]", async () => {
    const { get, clock, refused } = await limited({});
    const prune = (guild: number, token?: string) => get(`/guilds/${guild}/prune`, token, "POST");
    for (let count = 30; count > 0; count--)
      expect((await prune(1)).headers.get("x-ratelimit-remaining")).toBe(String(count - 1));
    clock.now += 100_000;
    const answer = await prune(1);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "500"]);
    expect(await answer.json()).toEqual({
      code: 30040,
      message: "Maximum number of prune requests has been reached. Try again later",
      retry_after: 500,
      global: false,
    });
    expect(answer.headers.get("x-ratelimit-global")).toBeNull();
    expect(refused).toEqual(["operation"]);
    // Other guilds, other callers, and counting instead of pruning are not concerned.
    for (const other of [await prune(2), await prune(1, "Bot b"), await get("/guilds/1/prune")])
      expect(other.status).toBe(200);
    clock.now += 500_000;
    expect((await prune(1)).status).toBe(200);
  });

  it("refuses an address from which too much was refused, whatever logins it makes up", async () => {
    const { get, clock, refused } = await limited({ invalid: 2 }, 401);
    expect((await get("/guilds/1", "Bot made-up-1")).status).toBe(401);
    expect((await get("/guilds/1", "Bot made-up-2")).status).toBe(401);
    expect((await get("/guilds/1", "Bot made-up-3")).status).toBe(429);
    expect(refused).toEqual(["invalid"]);
    clock.now += 600_000;
    expect((await get("/guilds/1", "Bot made-up-4")).status).toBe(401);
  });
});
