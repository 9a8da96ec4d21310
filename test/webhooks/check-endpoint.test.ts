import { createInteractionEndpoint } from "@guildwire/api/interactions";
import { verifyRequest } from "@guildwire/runtime/signing";
import { type CheckOptions, checkEndpoint, type EndpointCheck, type ProbeName } from "@guildwire/runtime/webhooks";
import { expect, it } from "vitest";
import { keys, ping } from "../interactions/deliveries.js";
import { answer, type Handler, listen, type Received } from "../runtime/http-server.js";
import { secretKeys } from "../secrets.js";
import { hosted } from "./hosted.js";

const names: readonly ProbeName[] = [
  "altered-body",
  "altered-timestamp",
  "missing-signature",
  "missing-timestamp",
  "valid",
  "wrong-key",
];

function check(url: string, more: Partial<CheckOptions> = {}): Promise<EndpointCheck> {
  return checkEndpoint(url, { privateKey: keys.privateKey, ping, allowPrivate: true, allowHttp: true, ...more });
}

/** The probes that an endpoint did not pass, with the reasons. */
async function failures(handler: Handler): Promise<Record<string, string | undefined>> {
  const { baseUrl } = await listen(handler);
  const { passed, probes } = await check(baseUrl);
  const failed = probes.filter((probe) => !probe.passed);
  expect(passed).toBe(failed.length === 0);
  return Object.fromEntries(failed.map(({ name, reason }) => [name, reason]));
}

/** An endpoint by hand, which verifies what `seen` makes of a request. */
function verifying(seen: (request: Received) => Pick<Received, "headers" | "body">): Handler {
  return (request, response) => {
    const { headers, body } = seen(request);
    verifyRequest({ publicKey: keys.publicKey, headers, body }).then(
      () => answer(200, { type: 1 })(request, response),
      () => answer(401, "invalid request signature")(request, response),
    );
  };
}

it("a generated endpoint passes every probe", async () => {
  const url = await hosted(createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [] }));
  const { passed, probes } = await check(url);
  expect(probes.map(({ name }) => name).sort()).toEqual(names);
  expect([passed, probes.filter((probe) => !probe.passed)]).toEqual([true, []]);
});

it("so does one by hand that verifies the bytes", async () => {
  expect(await failures(verifying((request) => request))).toEqual({});
});

it("one that verifies nothing fails all but the valid probe", async () => {
  const reason = "answered 200, expected 401";
  const wrong = names.filter((name) => name !== "valid");
  expect(await failures(answer(200, { type: 1 }))).toEqual(Object.fromEntries(wrong.map((name) => [name, reason])));
});

it("one that refuses everything fails the valid probe", async () => {
  expect(await failures(answer(401, "no"))).toEqual({ valid: "answered 401, expected 200" });
});

it("one that does not acknowledge fails the valid probe", async () => {
  const silent: Handler = (request, response) =>
    verifying((seen) => seen)(request, {
      ...response,
      writeHead: (status: number) => response.writeHead(status),
      end: (text: string) => response.end(text.replace('{"type":1}', '{"type":4}')),
    } as unknown as typeof response);
  expect(await failures(silent)).toEqual({ valid: "the answer does not acknowledge the ping" });
});

it("one that writes the body anew before it verifies is found out", async () => {
  const anew = verifying(({ headers, body }) => ({
    headers,
    body: Buffer.from(JSON.stringify(JSON.parse(body.toString()))),
  }));
  expect(await failures(anew)).toEqual({ "altered-body": "answered 200, expected 401" });
});

it("one with another application's key fails the valid probe", async () => {
  const { publicKey } = await secretKeys("another");
  const url = await hosted(createInteractionEndpoint({ publicKey, handlers: [] }));
  expect((await check(url)).probes.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(["valid"]);
});

it("what failed is told to programs, too", async () => {
  const failed = async (handler: Handler, more: Partial<CheckOptions> = {}): Promise<unknown> => {
    const { baseUrl } = await listen(handler);
    const { probes } = await check(baseUrl, { wrongProbes: 1, ...more });
    const told = probes.map(({ name, code, status }) => [name === "valid" ? name : "wrong", code, status]);
    return Object.fromEntries(told.map(([name, ...rest]) => [name, rest]));
  };
  const answered = (status: number, body: object): Handler => answer(status, body);
  expect(await failed(answered(200, { type: 1 }))).toEqual({ valid: [undefined, 200], wrong: ["not-refused", 200] });
  expect(await failed(answered(200, { type: 4 }))).toMatchObject({ valid: ["not-acknowledged", 200] });
  expect(await failed(answered(401, {}))).toEqual({ valid: ["status", 401], wrong: [undefined, 401] });
  expect(await failed(() => undefined, { timeout: 200 })).toEqual({
    valid: ["timeout", undefined],
    wrong: ["timeout", undefined],
  });
  expect(await failed(answered(200, { type: 1 }), { allowPrivate: false })).toEqual({
    valid: ["address-refused", undefined],
    wrong: ["address-refused", undefined],
  });
});

it("a routine check sends the valid probe and as many wrong ones as it should, of which every one has its turn", async () => {
  const url = await hosted(createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [] }));
  const sent = new Set<string>();
  const random = lehmer(7);
  for (let run = 0; run < 30; run += 1) {
    const { passed, probes } = await check(url, { wrongProbes: 1, random });
    const [one, ...others] = probes.map(({ name }) => name).filter((name) => name !== "valid");
    expect([passed, probes.length, others]).toEqual([true, 2, []]);
    sent.add(one ?? "");
  }
  expect([...sent].sort()).toEqual(names.filter((name) => name !== "valid"));
  expect((await check(url, { wrongProbes: 0 })).probes.map(({ name }) => name)).toEqual(["valid"]);
  expect((await check(url, { wrongProbes: 9 })).probes).toHaveLength(6);
});

it("a check that is called off says so, and is no verdict about the endpoint", async () => {
  const calling = new AbortController();
  const { baseUrl, received } = await listen(() => calling.abort());
  await expect(check(baseUrl, { signal: calling.signal })).rejects.toMatchObject({ code: "aborted" });
  expect(received).toHaveLength(1);
});

it("an address that must not be used fails every probe, and says why", async () => {
  const { passed, probes } = await checkEndpoint("https://127.0.0.1/", { privateKey: keys.privateKey, ping });
  expect(passed).toBe(false);
  expect(new Set(probes.map(({ reason }) => reason))).toEqual(new Set(["the address is not public"]));
});

it("the order of the probes follows chance, and every probe can come first", async () => {
  const url = await hosted(createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [] }));
  const firsts = new Set<string>();
  const random = lehmer(42);
  for (let run = 0; run < 30; run += 1) {
    const { probes } = await check(url, { random });
    firsts.add(probes[0]?.name ?? "");
    expect(probes.map(({ name }) => name).sort()).toEqual(names);
  }
  expect([...firsts].sort()).toEqual(names);
});

/** Numbers that are the same in every run (Lehmer). */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
