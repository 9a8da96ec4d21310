import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { apiDocument } from "../../../service/src/documents.js";
import { createFindBucket } from "../../../service/src/http/buckets.js";
import { createRateLimits } from "../../../service/src/http/rate-limits.js";
import { type Limit, verificationsWhenRefused } from "../../../service/src/limits/limit-tables.js";

describe("a limited service", () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const generous = { route: 1000, window: 10, global: 1000, invalid: 1000 };

  /** Two tokens of one user, one of another user, and one of a webhook. All other tokens are invalid. */
  const tokens: Readonly<Record<string, string>> = {
    a: "user 1",
    "a-too": "user 1",
    b: "user 2",
    "of-the-webhook": "webhook 5",
  };

  interface Sent {
    readonly token?: string;
    readonly method?: string;
    /** The client's IP address. */
    readonly address?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  /** A server that responds with `status` to requests within the limits. Its clock is advanced manually. */
  async function limited(config: Partial<typeof generous>, status = 200) {
    const clock = { now: 1_600_000_000_250 };
    const refused: Limit[] = [];
    const verified: string[] = [];
    const database = { isDown: false };
    const upstream = { status };
    const { admit } = createRateLimits({
      config: { ...generous, ...config },
      findBucket: createFindBucket(apiDocument()),
      verify: async ({ kind, token }) => {
        verified.push(`${kind} ${token}`);
        if (database.isDown) throw new Error("the database is down");
        return tokens[token];
      },
      now: () => clock.now,
      onLimited: (limit) => refused.push(limit),
    });
    const server = createServer(async (request, response) => {
      const address = request.headers["x-test-address"];
      Object.defineProperty(request.socket, "remoteAddress", { value: address, configurable: true });
      const path = request.url === "/gateway" ? undefined : (request.url ?? "");
      if (await admit(request, response, path)) response.writeHead(upstream.status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const send = (path: string, { token, method = "GET", address = "203.0.113.1", headers = {} }: Sent = {}) => {
      const sent = { "x-test-address": address, ...headers, ...(token !== undefined && { authorization: token }) };
      return fetch(`${base}${path}`, { method, headers: sent });
    };
    const get = (path: string, token = "Bot a", method = "GET") => send(path, { token, method });
    return { clock, refused, get, send, verified, database, upstream };
  }

  describe("identifies a caller", () => {
    it("by the authenticated user, regardless of the spelling of the header", async () => {
      const { get, send } = await limited({ route: 1 });
      expect((await get("/guilds/1", "Bot a")).status).toBe(200);
      for (const token of ["bot a", "BOT a", "Bot  a", "Bot a ", "Bot a-too", "Bearer a", "bearer  a-too"])
        expect([token, (await get("/guilds/1", token)).status]).toEqual([token, 429]);
      expect((await send("/guilds/1", { token: "Bot a", address: "203.0.113.2" })).status).toBe(429);
      expect((await get("/guilds/1", "Bot b")).status).toBe(200);
    });

    it("by IP address without a valid credential", async () => {
      const { send } = await limited({ route: 1 });
      expect((await send("/guilds/1")).status).toBe(200);
      for (const token of ["Bot x", "Bot y", "Bearer x", "Basic x", "x", "", "Bot", "Bot a,Bot b", "Bota"])
        expect([token, (await send("/guilds/1", { token })).status]).toEqual([token, 429]);
      expect((await send("/guilds/1", { address: "203.0.113.2" })).status).toBe(200);
    });

    it("by IP address for operations without authentication, which ignore the header", async () => {
      const { send, verified } = await limited({ route: 1 });
      expect((await send("/guilds/1/widget.json", { token: "Bot a" })).status).toBe(200);
      expect((await send("/guilds/1/widget.json", { token: "Bot b" })).status).toBe(429);
      expect(verified).toEqual([]);
    });

    it("by webhook for a valid webhook token, regardless of header and IP address", async () => {
      const { send } = await limited({ route: 1 });
      const path = "/webhooks/5/of-the-webhook";
      expect((await send(path, { method: "POST" })).status).toBe(200);
      for (const sent of [{ token: "Bot a" }, { token: "x" }, { address: "203.0.113.2" }])
        expect((await send(path, { ...sent, method: "POST" })).status).toBe(429);
      expect((await send("/webhooks/0%35/of-the-webhook", { method: "POST" })).status).toBe(429);
      // The IP address has a separate limit.
      expect((await send("/guilds/1")).status).toBe(200);
    });

    it("by IP address for an invalid webhook token, which does not count for the webhook", async () => {
      const { send } = await limited({ route: 1 });
      expect((await send("/webhooks/5/wrong", { method: "POST" })).status).toBe(200);
      expect((await send("/webhooks/5/other", { method: "POST" })).status).toBe(429);
      expect((await send("/webhooks/05/another", { method: "POST" })).status).toBe(429);
      expect((await send("/webhooks/5/of-the-webhook", { method: "POST" })).status).toBe(200);
    });

    it("by the first 64 bits of an IPv6 address, ignoring forwarding headers", async () => {
      const { send } = await limited({ route: 1 });
      expect((await send("/guilds/1", { address: "2001:db8::1" })).status).toBe(200);
      expect((await send("/guilds/1", { address: "2001:db8::ffff:1" })).status).toBe(429);
      expect((await send("/guilds/1", { address: "2001:db8:0:1::1" })).status).toBe(200);
      const headers = { "x-forwarded-for": "198.51.100.1", forwarded: "for=198.51.100.1", "x-real-ip": "198.51.100.1" };
      expect((await send("/guilds/1", { address: "2001:db8::1", headers })).status).toBe(429);
    });

    it("with at most one lookup per credential", async () => {
      const { send, verified } = await limited({});
      await Promise.all(Array.from({ length: 5 }, () => send("/guilds/1", { token: "Bot a" })));
      await send("/guilds/2", { token: "bot  a" });
      await send("/guilds/1", { token: "Bot made-up" });
      await send("/guilds/1", { token: "Bot made-up" });
      expect(verified).toEqual(["bot a", "bot made-up"]);
    });

    it("by IP address while the database cannot be read", async () => {
      const { send, database, verified } = await limited({ route: 2 });
      database.isDown = true;
      expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(200);
      database.isDown = false;
      expect((await send("/guilds/1", { token: "Bot a" })).headers.get("x-ratelimit-remaining")).toBe("1");
      expect((await send("/guilds/1")).headers.get("x-ratelimit-remaining")).toBe("0");
      expect(verified).toEqual(["bot a", "bot a"]);
    });
  });

  describe("above the limit of refused requests, refuses", () => {
    it("requests without a valid credential only", async () => {
      const { send, upstream, refused } = await limited({ invalid: 2 }, 401);
      for (const token of ["Bot x", "Bot y"]) expect((await send("/guilds/1", { token })).status).toBe(401);
      upstream.status = 200;
      expect((await send("/guilds/1", { token: "Bot z" })).status).toBe(429);
      expect((await send("/guilds/1")).status).toBe(429);
      expect((await send("/webhooks/5/wrong", { method: "POST" })).status).toBe(429);
      expect(refused).toEqual(["invalid", "invalid", "invalid"]);
      expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(200);
      expect((await send("/gateway", { token: "Bot b" })).status).toBe(200);
      expect((await send("/webhooks/5/of-the-webhook", { method: "POST" })).status).toBe(200);
      expect((await send("/guilds/1", { address: "203.0.113.2" })).status).toBe(200);
    });

    it("a caller for its own refusals, and not its IP address", async () => {
      const { send, upstream } = await limited({ invalid: 2 }, 403);
      for (let count = 0; count < 2; count++) expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(403);
      upstream.status = 200;
      expect((await send("/guilds/1", { token: "Bot a-too", address: "203.0.113.2" })).status).toBe(429);
      expect((await send("/guilds/1")).status).toBe(200);
      expect((await send("/guilds/1", { token: "Bot b" })).status).toBe(200);
    });

    it("a credential that the interface has refused since", async () => {
      const { send, upstream } = await limited({ invalid: 2 });
      expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(200);
      upstream.status = 401;
      const { a } = tokens;
      Object.assign(tokens, { a: undefined });
      try {
        for (let count = 0; count < 2; count++) expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(401);
        expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(429);
      } finally {
        Object.assign(tokens, { a });
      }
    });

    it("made-up credentials, with at most ten lookups per second and IP address", async () => {
      const { send, clock, verified } = await limited({ invalid: 1 }, 401);
      expect((await send("/guilds/1")).status).toBe(401);
      const flood = async (name: string) => {
        const sent = Array.from({ length: 50 }, (_, index) => send("/guilds/1", { token: `Bot ${name}-${index}` }));
        for (const response of await Promise.all(sent)) expect(response.status).toBe(429);
      };
      await flood("first");
      expect(verified).toHaveLength(verificationsWhenRefused);
      expect(verificationsWhenRefused).toBe(10);
      await flood("second");
      expect(verified).toHaveLength(10);
      clock.now += 1000;
      await flood("third");
      expect(verified).toHaveLength(20);
      // Other IP addresses have separate limits.
      expect((await send("/guilds/1", { token: "Bot b", address: "203.0.113.2" })).status).toBe(401);
    });

    it("no known valid credential, regardless of the number of made-up ones", async () => {
      const { send, upstream } = await limited({ invalid: 1 }, 200);
      expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(200);
      upstream.status = 401;
      const flood = Array.from({ length: 100 }, (_, index) => send("/guilds/1", { token: `Bot made-up-${index}` }));
      await Promise.all(flood);
      upstream.status = 200;
      expect((await send("/guilds/1", { token: "Bot a" })).status).toBe(200);
    });
  });

  it("limits lookups of made-up credentials to the request limit of the IP address", async () => {
    const { send, verified, refused } = await limited({ global: 20 });
    const flood = Array.from({ length: 60 }, (_, index) => send("/guilds/1", { token: `Bot made-up-${index}` }));
    await Promise.all(flood);
    expect(verified.length).toBeLessThanOrEqual(20);
    expect(refused.filter((limit) => limit === "global").length).toBeGreaterThanOrEqual(40);
  });

  it("includes the state of the bucket in each response [limit-rate-headers]", async () => {
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

  it("refuses requests above a bucket's limit, with the time to wait [limit-rate-exceeded]", async () => {
    const { get, clock, refused } = await limited({ route: 1 });
    expect((await get("/guilds/1")).status).toBe(200);
    clock.now += 8_750;
    const response = await get("/guilds/1");
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ message: "You are being rate limited.", retry_after: 1.25, global: false });
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(response.headers.get("x-ratelimit-global")).toBeNull();
    expect(refused).toEqual(["route"]);
    // A client that waits as instructed is admitted.
    clock.now += 1250;
    expect((await get("/guilds/1")).status).toBe(200);
  });

  it("counts callers, buckets and operations separately [limit-rate-buckets]", async () => {
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

  it("refuses a caller above the global limit, and marks the response [limit-rate-global]", async () => {
    const { get, clock } = await limited({ global: 2 });
    expect((await get("/guilds/1")).status).toBe(200);
    expect((await get("/guilds/2")).headers.get("x-ratelimit-global")).toBeNull();
    const response = await get("/guilds/3");
    expect(response.status).toBe(429);
    expect(response.headers.get("x-ratelimit-global")).toBe("true");
    expect(response.headers.get("x-ratelimit-bucket")).toBeNull();
    expect(await response.json()).toMatchObject({ global: true, retry_after: 1 });
    expect((await get("/guilds/3", "Bot b")).status).toBe(200);
    clock.now += 1000;
    expect((await get("/guilds/3")).status).toBe(200);
  });

  it("refuses too frequent prunes with a specific error [limit-rate-exceeded]", async () => {
    const { get, clock, refused } = await limited({});
    const prune = (guild: number, token?: string) => get(`/guilds/${guild}/prune`, token, "POST");
    for (let count = 30; count > 0; count--)
      expect((await prune(1)).headers.get("x-ratelimit-remaining")).toBe(String(count - 1));
    clock.now += 100_000;
    const response = await prune(1);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "500"]);
    expect(await response.json()).toEqual({
      code: 30040,
      message: "Maximum number of prune requests has been reached. Try again later",
      retry_after: 500,
      global: false,
    });
    expect(response.headers.get("x-ratelimit-global")).toBeNull();
    expect(refused).toEqual(["operation"]);
    // Other guilds, other callers and other operations have separate limits.
    for (const other of [await prune(2), await prune(1, "Bot b"), await get("/guilds/1/prune")])
      expect(other.status).toBe(200);
    clock.now += 500_000;
    expect((await prune(1)).status).toBe(200);
  });

  it("refuses an IP address above the limit of refused requests, regardless of made-up credentials", async () => {
    const { get, clock, refused } = await limited({ invalid: 2 }, 401);
    expect((await get("/guilds/1", "Bot made-up-1")).status).toBe(401);
    expect((await get("/guilds/1", "Bot made-up-2")).status).toBe(401);
    expect((await get("/guilds/1", "Bot made-up-3")).status).toBe(429);
    expect(refused).toEqual(["invalid"]);
    clock.now += 600_000;
    expect((await get("/guilds/1", "Bot made-up-4")).status).toBe(401);
  });
});
