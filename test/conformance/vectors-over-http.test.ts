import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { sendAsWritten } from "../../tools/src/conform/send-as-written.js";
import { type ConformanceResult, conformTo, type LocatedVector, readVectors } from "../../tools/src/index.js";
import { model } from "../spec/model.js";
import { isTaken, vectorFiles, vectorsFolder } from "../vectors/read.js";
import { type Service, services } from "./vector-service.js";

const vectors = readVectors([vectorsFolder], vectorsFolder);
const token = "the-token-of-the-bot";

function run(url: string, sent: readonly LocatedVector[], options: object = {}): Promise<ConformanceResult> {
  return conformTo(model, {
    url,
    credentials: { headers: {}, auth: { bot: token } },
    write: true,
    skip: new Set(),
    vectors: sent,
    seed: 0,
    limits: { requests: 100_000, timeout: 10_000, duration: 120_000 },
    stop: new AbortController().signal,
    ...options,
  });
}

/** Failures as `operation: vector: rule`. */
function failuresOf({ cases }: ConformanceResult): readonly string[] {
  return cases.flatMap(({ operation, text: name, failures }) =>
    failures.map(({ rule, message }) => `${operation}: ${name}: ${rule} (${message.slice(0, 300)})`),
  );
}

/** The interface over HTTP, with handlers that respond with 418. */
async function startInterface(): Promise<Service> {
  const [overHttp] = services;
  if (overHttp?.name !== "node:http") throw new Error("the first service is not that over HTTP");
  return overHttp.start();
}

describe.each(vectorFiles())("guildwire conform with the vectors of %s", (file) => {
  const own = vectors.filter((vector) => vector.file === file);

  it("finds no failure in the interface, whose handlers get all valid requests", { timeout: 60_000 }, async () => {
    const { baseUrl, reached } = await startInterface();
    // No operation declares the status of the handlers.
    const result = await run(baseUrl, own, { skip: new Set(["undeclared-status"]) });
    expect(failuresOf(result)).toEqual([]);
    expect([result.requests, result.skipped, result.incomplete]).toEqual([own.length, [], undefined]);
    const statuses = result.cases.map(({ operation, text, status }) => [operation, text, status]);
    const stated = own.map(({ operation, name, expect: wanted }) => {
      return [operation, name, isTaken(wanted) ? reached : wanted.status];
    });
    expect(statuses).toEqual(stated);
  });
});

it("guildwire conform sends more than a thousand vectors of all operations", () => {
  expect(vectors.length).toBeGreaterThan(1000);
  expect(new Set(vectors.map(({ operation }) => operation)).size).toBe(65);
});

/** A fault of a server in front of the interface. */
interface Fault {
  readonly name: string;
  /** Changes a request. */
  readonly request?: (headers: Headers) => void;
  /** Changes a response. */
  readonly response?: (response: Changed, query: string) => void;
  /** The only rule that is violated. */
  readonly reported: string;
}

interface Changed {
  status: number;
  readonly headers: Headers;
  readonly body: { code: number; errors?: object };
}

const faults: readonly Fault[] = [
  {
    name: "errors without their locations",
    response: ({ body }) => {
      if (body.errors !== undefined) body.errors = { _errors: [{ code: "INVALID", message: "Invalid." }] };
    },
    reported: "missing-error",
  },
  {
    name: "an Allow header without its first method",
    response: ({ headers }) => {
      const [, ...others] = headers.get("allow")?.split(", ") ?? [];
      if (others.length > 0) headers.set("allow", others.join(", "));
    },
    reported: "missing-allow",
  },
  {
    name: "no credentials needed",
    request: (headers) => headers.set("authorization", `Bot ${token}`),
    reported: "wrong-status",
  },
  {
    name: "the code of another error",
    response: (response) => {
      if (response.status === 401) response.body.code = 10_003;
    },
    reported: "wrong-code",
  },
  {
    name: "unknown parameters are refused",
    response: (response, query) => {
      if (query === "unknown=1") response.status = 400;
    },
    reported: "valid-refused",
  },
];

describe("guildwire conform with vectors", () => {
  const own = vectors.filter(({ file }) => ["derived/bans.yaml", "guilds.yaml", "routing.yaml"].includes(file));

  it.each(faults)("reports a server with the fault: $name", { timeout: 60_000 }, async (fault) => {
    const { baseUrl } = await startInterface();
    const url = await startFaulty(baseUrl, fault);
    const result = await run(url, own, { skip: new Set(["undeclared-status"]) });
    const rules = result.cases.flatMap(({ failures }) => failures.map(({ rule }) => rule));
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules)).toEqual(new Set([fault.reported]));
  });

  it("reports nothing of the same server without a fault", { timeout: 60_000 }, async () => {
    const { baseUrl } = await startInterface();
    const url = await startFaulty(baseUrl, { name: "none", reported: "none" });
    expect(failuresOf(await run(url, own, { skip: new Set(["undeclared-status"]) }))).toEqual([]);
  });
});

/** A server that passes requests to the interface. */
async function startFaulty(baseUrl: string, fault: Fault): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const bytes = new Uint8Array(await buffer(incoming));
    const headers = new Headers(incoming.headers as Record<string, string>);
    fault.request?.(headers);
    const { method = "GET", url: target = "/" } = incoming;
    // The interface checks whether there is a body.
    const body = incoming.headers["content-length"] === undefined ? null : bytes;
    const response = await sendAsWritten({ method, url: baseUrl, target, headers, body });
    const changed: Changed = {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Changed["body"],
    };
    fault.response?.(changed, target.split("?")[1] ?? "");
    changed.headers.delete("content-length");
    outgoing.writeHead(changed.status, Object.fromEntries(changed.headers)).end(JSON.stringify(changed.body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v8`;
}
