import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { addressOfClient, type ProxyHeader, parseProxies } from "../../../service/src/limits/trusted-proxies.js";
import { newDatabase } from "../harness/stores.js";
import { World, type WorldSettings } from "../harness/world.js";

const proxies = parseProxies("10.0.0.0/8, 192.0.2.1, 2001:db8:1::/48");

/** The address that a request of these properties counts for. */
function found(remoteAddress: string, value: string | undefined, header: ProxyHeader = "x-forwarded-for") {
  const request = { socket: { remoteAddress }, headers: { [header]: value } } as unknown as IncomingMessage;
  return addressOfClient(request, { addresses: proxies, header });
}

const client = fc
  .oneof(fc.ipV4(), fc.ipV6())
  .filter((address) => found(address, "198.51.100.1") === address && !address.startsWith("::ffff:"));
const proxy = fc.constantFrom("10.1.2.3", "192.0.2.1", "2001:db8:1::7", "::ffff:10.0.0.1");
/** Bytes of a header field, as a client can send them. */
const forged = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

describe("the address of a client", () => {
  it.each([
    ["10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["192.0.2.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["192.0.2.1", "198.51.100.1, 203.0.113.7, 10.4.4.4,2001:db8:1::2", "203.0.113.7"],
    ["10.0.0.1", "203.0.113.7:4711", "203.0.113.7"],
    ["10.0.0.1", "[2001:db8:2::7]:4711", "2001:db8:2::7"],
    ["10.0.0.1", "2001:db8:2::7", "2001:db8:2::7"],
    ["10.0.0.1", "10.0.0.2, 10.0.0.3", "10.0.0.2"],
    // Neither states an address: the proxy that sent it.
    ["10.0.0.1", undefined, "10.0.0.1"],
    ["10.0.0.1", "", "10.0.0.1"],
    ["10.0.0.1", "203.0.113.7, unknown", "10.0.0.1"],
    ["10.0.0.1", "203.0.113.7, unknown, 10.0.0.2", "10.0.0.2"],
    ["10.0.0.1", "203.0.113.7,", "10.0.0.1"],
    ["10.0.0.1", "203.0.113.256", "10.0.0.1"],
    // Not a trusted proxy.
    ["203.0.113.1", "198.51.100.1", "203.0.113.1"],
    ["192.0.2.2", "198.51.100.1", "192.0.2.2"],
    ["2001:db8:2::1", "198.51.100.1", "2001:db8:2::1"],
  ])("of a connection from %s with X-Forwarded-For: %s is %s", (remote, value, expected) => {
    expect(found(remote, value)).toBe(expected);
  });

  it.each([
    ["for=203.0.113.7", "203.0.113.7"],
    ["For=203.0.113.7;proto=https;by=10.0.0.1", "203.0.113.7"],
    ['by="[2001:db8:1::1]";for="[2001:db8:2::7]:4711"', "2001:db8:2::7"],
    ['for=198.51.100.1, for="203.0.113.7:80" ; proto=http , for=10.0.0.9', "203.0.113.7"],
    ['for="203.0.113.7\\:80"', "203.0.113.7"],
    ['secret="a, for=198.51.100.1";for=203.0.113.7', "203.0.113.7"],
    // None of them states an address.
    ["proto=https", "10.0.0.1"],
    ["for=_hidden", "10.0.0.1"],
    ["for=unknown", "10.0.0.1"],
    ["for=198.51.100.1;for=203.0.113.7", "10.0.0.1"],
    ['for="203.0.113.7', "10.0.0.1"],
    ["203.0.113.7", "10.0.0.1"],
  ])("with Forwarded: %s is %s", (value, expected) => {
    expect(found("10.0.0.1", value, "forwarded")).toBe(expected);
  });

  it("is the one that the first trusted proxy saw, whatever the client sent", () => {
    fc.assert(
      fc.property(client, fc.array(proxy, { minLength: 1, maxLength: 4 }), forged, (address, hops, sent) => {
        const [last = ""] = hops.slice(-1);
        const seen = [address, ...hops.slice(0, -1)];
        expect(found(last, [sent, ...seen].join(", "))).toBe(address);
        expect(found(address, [sent, ...seen].join(", "))).toBe(address);
      }),
    );
  });

  it("with Forwarded is the client, or the proxy if what the client sent is malformed", () => {
    fc.assert(
      fc.property(client, proxy, forged, (address, last, sent) => {
        const element = `for="${address.includes(":") ? `[${address}]` : address}"`;
        expect(found(last, element, "forwarded")).toBe(address);
        expect([address, last]).toContain(found(last, `${sent}, ${element}`, "forwarded"));
      }),
    );
  });
});

describe("a service behind a proxy", () => {
  let world: World | undefined;
  afterEach(() => world?.close());

  const limits = { route: 1_000_000, window: 3600, global: 1_000_000, invalid: 3 };

  async function open(proxyList: string | undefined, header: ProxyHeader = "x-forwarded-for") {
    const settings: WorldSettings = {
      rateLimits: limits,
      trustedProxies: proxyList === undefined ? undefined : { addresses: parseProxies(proxyList), header },
    };
    world = await World.open(await newDatabase("the embedded database"), settings);
    const url = `${world.service.url}/api/v8/guilds/1`;
    return async (headers: Readonly<Record<string, string>>) => {
      const response = await fetch(url, { headers: { authorization: "Bot made-up", ...headers } });
      await response.arrayBuffer();
      return response.status;
    };
  }

  /** Sends refused requests until the limit refuses them. */
  async function exhaust(send: (headers: Readonly<Record<string, string>>) => Promise<number>, headers: object) {
    const statuses: number[] = [];
    while (statuses.length < 50 && statuses.at(-1) !== 429) statuses.push(await send({ ...headers }));
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
  }

  it.each([
    ["x-forwarded-for", (address: string) => address],
    ["forwarded", (address: string) => `for=${address};proto=https`],
  ] as const)("that is trusted refuses one client and no other, by %s", async (name, stated) => {
    const send = await open("127.0.0.0/8", name);
    await exhaust(send, { [name]: stated("203.0.113.7") });
    expect(await send({ [name]: stated("203.0.113.8") })).toBe(401);
    expect(await send({})).toBe(401);
    expect(await send({ [name]: stated("203.0.113.7") })).toBe(429);
  });

  it("that is trusted counts nothing for an address that a client made up", async () => {
    const send = await open("127.0.0.1");
    let count = 0;
    const send7 = () =>
      send({ "x-forwarded-for": `203.0.113.${++count}, 203.0.113.200`, forwarded: "for=203.0.113.9" });
    await exhaust(send7, {});
    for (const victim of ["203.0.113.1", "203.0.113.2", "203.0.113.9"])
      expect(await send({ "x-forwarded-for": victim })).toBe(401);
  });

  it.each([
    ["by default", undefined],
    ["from another address", "10.0.0.0/8"],
  ])("that is not trusted is the client, %s", async (_, list) => {
    const send = await open(list);
    let count = 0;
    await exhaust(() => send({ "x-forwarded-for": `203.0.113.${++count}` }), {});
  });
});
