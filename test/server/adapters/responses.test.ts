import { isDeepStrictEqual } from "node:util";
import { definition } from "@guildwire/api/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerDefinition } from "../../../runtime/src/server/index.js";
import { writtenBody } from "../../../tools/src/conform/written-request.js";
import { readVectors, type Vector, vectorFiles } from "../../vectors/read.js";
import { recordingHandlers } from "../recording-handlers.js";
import { options } from "../transports.js";
import { exchange, meaningOf, type RawRequest, withoutDate } from "./exchange.js";
import { type Host, hosts, plain, type Running } from "./hosts.js";

/** The same server of all operations of the specification behind each adapter, compared with `createNodeHandler`. */
const served = {
  definition: definition as unknown as ServerDefinition,
  handlers: recordingHandlers([]),
  options: options({ requestId: () => "fixed" }),
};

let reference: Running;
beforeAll(async () => {
  reference = await plain.start(served);
});
afterAll(() => reference.close());

/** Connections at a time. */
const atOnce = 8;
const vectors = readVectors();
const requests = new Map(vectors.map((vector) => [vector, requestOf(vector)]));

function requestOf({ request }: Vector): RawRequest {
  const { method, path, query, headers = {}, authenticated } = request;
  const body = writtenBody(request);
  return {
    method,
    target: Buffer.from(`/api/v8${path}${query === undefined ? "" : `?${query}`}`, "utf8").toString("latin1"),
    headers: {
      ...(authenticated !== false && { authorization: "Bot the-token-of-the-bot" }),
      ...(body !== undefined && { "content-type": body.type }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    },
    ...(body !== undefined && { body: body.bytes }),
  };
}

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split("?", 1)[0] as string);
    return true;
  } catch {
    return false;
  }
}

const known = new Map<RawRequest, Promise<string>>();

/** The response of node:http, requested once for all adapters. */
function expected(request: RawRequest): Promise<string> {
  const response = known.get(request) ?? exchange(reference.port, request);
  known.set(request, response);
  return response;
}

type Difference = { readonly name: string; readonly wanted?: unknown; readonly found: unknown };

async function differenceOf(host: Host, running: Running, vector: Vector): Promise<readonly Difference[]> {
  const name = `${vector.operation}: ${vector.name}`;
  const request = requests.get(vector) as RawRequest;
  const [wanted, found] = await Promise.all([expected(request), exchange(running.port, request)]);
  if (host.refusesEscapes && !isDecodable(request.target)) {
    return found.startsWith("HTTP/1.1 400 ") ? [] : [{ name, found }];
  }
  const compared = host.isExact ? withoutDate : meaningOf;
  return isDeepStrictEqual(compared(found), compared(wanted)) ? [] : [{ name, wanted, found }];
}

describe.each(hosts)("$name", (host) => {
  let running: Running;
  beforeAll(async () => {
    running = await host.start(served);
  });
  afterAll(() => running.close());

  test.each(vectorFiles())(
    "responds to the vectors of %s as node:http does",
    async (file) => {
      const own = vectors.filter((vector) => vector.file === file);
      expect(own.length).toBeGreaterThan(0);
      const differences: Difference[] = [];
      for (let start = 0; start < own.length; start += atOnce) {
        const some = own.slice(start, start + atOnce).map((vector) => differenceOf(host, running, vector));
        differences.push(...(await Promise.all(some)).flat());
      }
      expect(differences.slice(0, 5)).toEqual([]);
    },
    120_000,
  );
});
