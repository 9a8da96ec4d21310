import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInteractionEndpoint } from "@guildwire/api/interactions";
import { verifyRequest } from "@guildwire/runtime/signing";
import { type CheckOptions, checkEndpoint, type EndpointCheck, type ProbeName } from "@guildwire/runtime/webhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { keys, ping } from "../interactions/deliveries.js";
import { type Handler, listen, type Received, respond } from "../runtime/http-server.js";
import { secretKeys } from "../secrets.js";
import { headerNames } from "../signing/header-names.js";
import { hosted } from "./hosted.js";

const names: readonly ProbeName[] = ["altered-body", "altered-timestamp", "valid", "wrong-key", "zero-signature"];

const rules = { acknowledges: { type: 1 }, headerNames };

function check(url: string, more: Partial<CheckOptions> = {}): Promise<EndpointCheck> {
  return checkEndpoint(url, {
    ...rules,
    privateKey: keys.privateKey,
    ping,
    allowPrivate: true,
    allowHttp: true,
    ...more,
  });
}

const responded = (status: number, expected = 200): string =>
  `the endpoint was reached, but responded with status ${status}; expected status ${expected}`;

/** The failed probes of an endpoint, with the reasons. */
async function failures(handler: Handler): Promise<Record<string, string | undefined>> {
  const { baseUrl } = await listen(handler);
  const { passed, probes } = await check(baseUrl);
  const failed = probes.filter((probe) => !probe.passed);
  expect(passed).toBe(failed.length === 0);
  return Object.fromEntries(failed.map(({ name, reason }) => [name, reason]));
}

/** A handwritten endpoint, which verifies the result of `seen` for a request. */
function verifying(seen: (request: Received) => Pick<Received, "headers" | "body">): Handler {
  return (request, response) => {
    const { headers, body } = seen(request);
    verifyRequest({ headerNames, publicKey: keys.publicKey, headers, body }).then(
      () => respond(200, { type: 1 })(request, response),
      () => respond(401, "invalid request signature")(request, response),
    );
  };
}

it("a generated endpoint passes every probe", async () => {
  const url = await hosted(createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [] }));
  const { passed, probes } = await check(url);
  expect(probes.map(({ name }) => name).sort()).toEqual(names);
  expect([passed, probes.filter((probe) => !probe.passed)]).toEqual([true, []]);
});

it("a handwritten endpoint that verifies the bytes passes every probe", async () => {
  expect(await failures(verifying((request) => request))).toEqual({});
});

it("an endpoint that verifies nothing fails all but the valid probe", async () => {
  const reason = responded(200, 401);
  const wrong = names.filter((name) => name !== "valid");
  expect(await failures(respond(200, { type: 1 }))).toEqual(Object.fromEntries(wrong.map((name) => [name, reason])));
});

it("an endpoint that refuses everything fails the valid probe", async () => {
  expect(await failures(respond(401, "no"))).toEqual({ valid: responded(401) });
});

it("an endpoint that does not acknowledge fails the valid probe", async () => {
  const silent: Handler = (request, response) =>
    verifying((seen) => seen)(request, {
      ...response,
      writeHead: (status: number) => response.writeHead(status),
      end: (text: string) => response.end(text.replace('{"type":1}', '{"type":4}')),
    } as unknown as typeof response);
  expect(await failures(silent)).toEqual({
    valid: 'the endpoint was reached, but its response does not acknowledge the ping: "{\\"type\\":4}"',
  });
});

it("an endpoint that reserializes the body before it verifies fails", async () => {
  const anew = verifying(({ headers, body }) => ({
    headers,
    body: Buffer.from(JSON.stringify(JSON.parse(body.toString()))),
  }));
  expect(await failures(anew)).toEqual({ "altered-body": responded(200, 401) });
});

it("an endpoint with another application's key fails the valid probe", async () => {
  const { publicKey } = await secretKeys("another");
  const url = await hosted(createInteractionEndpoint({ publicKey, handlers: [] }));
  expect((await check(url)).probes.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(["valid"]);
});

it("the result lists the failed probes for programs", async () => {
  const failed = async (handler: Handler, more: Partial<CheckOptions> = {}): Promise<unknown> => {
    const { baseUrl } = await listen(handler);
    const { probes } = await check(baseUrl, { wrongProbes: 1, ...more });
    const told = probes.map(({ name, code, status }) => [name === "valid" ? name : "wrong", code, status]);
    return Object.fromEntries(told.map(([name, ...rest]) => [name, rest]));
  };
  const responding = (status: number, body: object): Handler => respond(status, body);
  expect(await failed(responding(200, { type: 1 }))).toEqual({ valid: [undefined, 200], wrong: ["not-refused", 200] });
  expect(await failed(responding(200, { type: 4 }))).toMatchObject({ valid: ["not-acknowledged", 200] });
  expect(await failed(responding(401, {}))).toEqual({ valid: ["status", 401], wrong: [undefined, 401] });
  expect(await failed(() => undefined, { timeout: 200 })).toEqual({
    valid: ["timeout", undefined],
    wrong: ["timeout", undefined],
  });
  expect(await failed(responding(200, { type: 1 }), { allowPrivate: false })).toEqual({
    valid: ["url-refused", undefined],
    wrong: ["url-refused", undefined],
  });
});

describe("the reason of a failed probe", () => {
  /** The reason for which the valid probe failed. */
  const reasonOf = async (url: string, more: Partial<CheckOptions> = {}): Promise<string | undefined> => {
    const { probes } = await check(url, { wrongProbes: 0, ...more });
    return probes[0]?.reason;
  };
  const reasonFor = async (handler: Handler, more: Partial<CheckOptions> = {}): Promise<string | undefined> =>
    reasonOf((await listen(handler)).baseUrl, more);

  it.each<[string, Handler, string]>([
    ["a missing page", respond(404, "no"), responded(404)],
    ["no content", respond(204), responded(204)],
    ["a failure", respond(500, "no"), responded(500)],
    [
      "a redirect",
      respond(302, "", { location: "http://127.0.0.1:1/" }),
      "the endpoint was reached, but responded with a redirect (status 302), which is not followed; expected status 200",
    ],
    [
      "a page",
      respond(200, "<!doctype html>\n<title>It works</title>"),
      'the endpoint was reached, but responded with status 200 and a body that is not JSON: "<!doctype html> <title>It works</title>"',
    ],
    [
      "nothing",
      respond(200, ""),
      'the endpoint was reached, but responded with status 200 and a body that is not JSON: ""',
    ],
    [
      "another response",
      respond(200, { type: 4 }),
      'the endpoint was reached, but its response does not acknowledge the ping: "{\\"type\\":4}"',
    ],
    [
      "a long response",
      respond(200, `"${"x".repeat(2_000_000)}"`),
      "the endpoint was reached, but its response exceeds 1048576 bytes",
    ],
    [
      "no response",
      (_, response) => response.destroy(),
      "the endpoint was reached, but closed the connection without a response (ECONNRESET)",
    ],
    [
      "half a response",
      (_, response) => {
        response.writeHead(200, { "content-length": "10" });
        response.write("{", () => response.destroy());
      },
      "the endpoint was reached, but closed the connection before its response was complete (ECONNRESET)",
    ],
    [
      "another protocol",
      (_, response) => {
        response.socket?.end("SSH-2.0-OpenSSH_9.2\r\n");
      },
      "the endpoint was reached, but its response is not valid HTTP (HPE)",
    ],
  ])("describes a response of %s", async (_, handler, reason) => {
    // Which part of a response is wrong depends on the parser, which differs between versions of Node.
    expect((await reasonFor(handler))?.replace(/HPE_\w+/, "HPE")).toBe(reason);
  });

  it("states the stage at which a probe timed out", async () => {
    expect(await reasonFor(() => undefined, { timeout: 200 })).toBe(
      "the endpoint was reached, but did not respond within 200 ms",
    );
    const half: Handler = (_, response) => {
      response.writeHead(200);
      response.write("{");
    };
    expect(await reasonFor(half, { timeout: 200 })).toBe(
      "the endpoint was reached, but its response was not complete within 200 ms",
    );
    const unresolved = { timeout: 50, resolve: () => new Promise<never>(() => undefined) };
    expect(await reasonOf("http://silent.example/", unresolved)).toBe("the host name was not resolved within 50 ms");
    // It accepts the connection, but never starts TLS.
    const silent = createServer();
    await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
    onTestFinished(() => void silent.close());
    const sockets: Socket[] = [];
    silent.on("connection", (socket) => sockets.push(socket));
    const { port } = silent.address() as AddressInfo;
    expect(await reasonOf(`https://127.0.0.1:${port}/`, { timeout: 200 })).toBe(
      "the TLS handshake was not completed within 200 ms",
    );
    for (const socket of sockets) socket.destroy();
  });

  it("states that an endpoint is unreachable, and why", async () => {
    expect(await reasonOf("http://127.0.0.1:1/")).toBe("the connection was refused (ECONNREFUSED)");
    const failing = (code: unknown) => ({
      resolve: () => Promise.reject(Object.assign(new Error("a.example"), { code })),
    });
    const lookup = "the host name could not be resolved";
    expect(await reasonOf("http://missing.example/", failing("ENOTFOUND"))).toBe(`${lookup} (ENOTFOUND)`);
    expect(await reasonOf("http://missing.example/", failing("EAI_AGAIN"))).toBe(`${lookup} (EAI_AGAIN)`);
    expect(await reasonOf("http://missing.example/", { resolve: async () => [] })).toBe(`${lookup} (ENOTFOUND)`);
    for (const code of [undefined, 7, "a secret: x", "X".repeat(100)])
      expect(await reasonOf("http://missing.example/", failing(code))).toBe(`${lookup} (no code)`);
    const { baseUrl } = await listen(respond(200, { type: 1 }));
    expect(await reasonOf(baseUrl.replace("http:", "https:"))).toMatch(/^the TLS handshake failed \([A-Z_]+\)$/);
  });

  it("quotes a bounded part of a response on one line, and nothing of the URL", async () => {
    const { baseUrl } = await listen(respond(200, `${"\u202e\u0007\n🚢".repeat(5_000)}`));
    const reason = (await reasonOf(`${baseUrl}/?key=hidden`)) ?? "";
    expect([...reason].length).toBeLessThan(220);
    expect(reason).toMatch(/body that is not JSON: "( 🚢){50}…"$/u);
    const { baseUrl: spaced } = await listen(respond(200, `x${"\n".repeat(5_000)}`));
    expect(await reasonOf(spaced)).toMatch(/not JSON: "x …"$/);
    expect(reason).not.toMatch(/hidden|127\.0\.0\.1/);
  });

  it("never contains a key", async () => {
    // The endpoint echoes the request.
    const echo: Handler = ({ headers, body }, response) => response.end(JSON.stringify([headers, body.toString()]));
    const { baseUrl } = await listen(echo);
    const { probes } = await check(baseUrl);
    expect(probes.filter(({ reason }) => reason !== undefined)).toHaveLength(5);
    for (const { reason } of probes) expect(reason).not.toContain(keys.privateKey);
  });
});

it("a routine check sends the valid probe and the configured number of invalid ones, each in turn", async () => {
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
  expect((await check(url, { wrongProbes: 9 })).probes).toHaveLength(5);
});

it("an aborted check rejects without a result for the endpoint", async () => {
  const calling = new AbortController();
  const { baseUrl, received } = await listen(() => calling.abort());
  await expect(check(baseUrl, { signal: calling.signal })).rejects.toMatchObject({ code: "aborted" });
  expect(received).toHaveLength(1);
});

it("a refused URL fails every probe, with the reason", async () => {
  const { passed, probes } = await checkEndpoint("https://127.0.0.1/", { ...rules, privateKey: keys.privateKey, ping });
  expect(passed).toBe(false);
  expect(new Set(probes.map(({ reason }) => reason))).toEqual(new Set(["the host has an address that is not public"]));
});

it("the order of the probes is random, and every probe can come first", async () => {
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

/** Deterministic random numbers (Lehmer). */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
