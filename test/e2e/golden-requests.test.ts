import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as api from "@guildwire/api/client";
import { describe, expect, it } from "vitest";
import type { Operation } from "../../generator/src/model/interface.js";
import { model } from "../spec/model.js";
import { type OperationId, operationCalls } from "./operation-calls.js";
import { reachedBy } from "./reached.js";

/** A request that the client passes to `fetch`. */
interface Request {
  readonly operation: Operation;
  readonly args: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

const baseUrl = "https://guild.example/api/v8";
const goldenFile = join(import.meta.dirname, "golden/requests.txt");
const exported = new Map<string, unknown>(Object.entries(api));
const requests = await Promise.all(model.operations.flatMap(requestsOf));

/** The requests of all calls of an operation, each made by a client with credentials and default mentions. */
function requestsOf(operation: Operation): readonly Promise<Request>[] {
  const id = operation.identifier as OperationId;
  return Object.entries(operationCalls[id]).map(async ([name, args]) => {
    const sent: { url: string; init: RequestInit }[] = [];
    const client = api.createClient({
      baseUrl,
      auth: { bot: "the-token-of-the-bot" },
      boundary: () => "boundary",
      fetch: async (url, init) => {
        sent.push({ url, init });
        return new Response(null, { status: 204 });
      },
    });
    const call = exported.get(id) as (client: api.Client, args: unknown) => Promise<unknown>;
    await call(client, args);
    const [only] = sent;
    if (only === undefined || sent.length !== 1) throw new Error(`${id} sent ${sent.length} requests`);
    const { method = "", headers, body } = only.init;
    return {
      operation,
      args: args as Readonly<Record<string, unknown>>,
      title: `${id} (${name})`,
      method,
      url: only.url,
      headers: headers as Record<string, string>,
      body: body === undefined ? undefined : new Uint8Array(await new Response(body).arrayBuffer()),
    };
  });
}

/** A request as a block of text; carriage returns of multipart bodies are visible, so that git keeps them. */
function block({ title, method, url, headers, body }: Request): string {
  const lines = Object.keys(headers)
    .sort()
    .map((name) => `${name}: ${headers[name]}`);
  const head = [`### ${title}`, `${method} ${url}`, ...lines].join("\n");
  if (body === undefined) return `${head}\n`;
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  return `${head}\n\n${text.replaceAll("\r", "␍").replaceAll("\u2028", "␤")}\n`;
}

/** Bodies as values: JSON, or the JSON part of a form. */
function jsonOf({ headers, body }: Request): unknown {
  const text = new TextDecoder().decode(body);
  if (headers["content-type"] === "application/json") return JSON.parse(text);
  return JSON.parse(/name="payload_json"\r\nContent-Type: application\/json\r\n\r\n([^\r]*)\r\n/.exec(text)?.[1] ?? "");
}

describe("requests", () => {
  const golden = requests.map(block).join("\n");
  // Set this only after reading the difference: UPDATE_GOLDEN=1 npx vitest run test/e2e
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(goldenFile, golden);
  const blocks = (text: string): readonly string[] => text.split(/^(?=### )/m);
  const committed = new Map(blocks(readFileSync(goldenFile, "utf8")).map((text) => [text.split("\n")[0], text]));

  it.each(blocks(golden).map((text) => [text.split("\n")[0]?.slice(4), text]))(
    "of %s equal the committed ones",
    (title, text) => {
      expect(text).toBe(committed.get(`### ${title}`));
    },
  );

  it("are all committed", () => {
    expect([...committed.keys()]).toEqual(requests.map(({ title }) => `### ${title}`));
  });

  it("cover all 65 operations, and the client exports no others", () => {
    const others = [
      "ApiError",
      "PaginationError",
      "createApi",
      "createClient",
      "isApiError",
      "parseContentDisposition",
      "readError",
      "readErrorHeaders",
      "safe",
      "withResponse",
    ];
    const helpers = ["compareSnowflakes", "snowflakeFromTimestamp", "snowflakeTimestamp"];
    const rest = [...others, ...helpers, "observed", "paginateListGuildMembers", "uploadProgress"];
    const called = Object.keys(operationCalls);
    expect(called).toHaveLength(65);
    expect([...exported.keys()].sort()).toEqual([...called, ...rest].sort());
    expect(model.operations.map(({ id }) => id).sort()).toEqual(called.toSorted());
  });

  it("name every operation only once in the grouped form", () => {
    const { client: _, ...groups } = api.createApi({ baseUrl });
    expect(
      Object.values(groups)
        .flatMap((group) => Object.keys(group))
        .sort(),
    ).toEqual(Object.keys(operationCalls).sort());
  });
});

describe("of every request", () => {
  it.each(requests.map((request) => [request.title, request] as const))(
    "%s: method and path are those of the specification, and each path argument is encoded",
    (_, { operation, args, method, url }) => {
      const path = operation.path.text.replaceAll(/\{(\w+)\}/g, (__, name) => encodeURIComponent(args[name] as string));
      expect(method).toBe(operation.method.toUpperCase());
      expect(url.replace(/\?.*/, "")).toBe(baseUrl + path);
      // As the URL standard parses it: no argument changed the path, and none became a fragment.
      expect(new URL(url).href).toBe(url);
      expect(new URL(url).hash).toBe("");
    },
  );

  it.each(requests.map((request) => [request.title, request] as const))(
    "%s: the query consists of the arguments",
    (_, { operation, args, url }) => {
      const names = operation.parameters.filter((one) => one.in === "query").map((one) => one.name);
      const given = names.filter((name) => args[name] !== undefined).map((name) => [name, String(args[name])]);
      expect([...new URL(url).searchParams]).toEqual(given);
    },
  );

  it("credentials go where they belong: never to operations whose credential is in the path, nor to public widgets", () => {
    const open = requests.filter(({ headers }) => headers["authorization"] === undefined);
    const byPath = requests.filter(({ operation }) => /_token\}|\/widget\.(?:json|png)$/.test(operation.path.text));
    expect(open.map(({ title }) => title)).toEqual(byPath.map(({ title }) => title));
    expect(new Set(open.map(({ operation }) => operation.id)).size).toBe(19);
    const tokens = requests.map(({ headers }) => headers["authorization"]).filter((value) => value !== undefined);
    expect(new Set(tokens)).toEqual(new Set(["Bot the-token-of-the-bot"]));
  });

  it("a content type comes with a body, and only with one", () => {
    for (const { title, headers, body } of requests) {
      expect(headers["content-type"] !== undefined, title).toBe(body !== undefined);
    }
  });
});

describe("the full calls", () => {
  it.each(model.operations.map((operation) => [operation.id, operation] as const))(
    "of %s have every parameter of the specification",
    (id, operation) => {
      const given = Object.keys(operationCalls[id as OperationId].full);
      const wanted = operation.parameters
        .filter((one) => !operation.ignored.includes(one.name))
        .map((one) => one.argument);
      const fixed = operation.fixed.map((one) => one.parameter);
      expect(given).toEqual(expect.arrayContaining(wanted.filter((name) => !fixed.includes(name))));
      expect(given.includes("body")).toBe(operation.body !== undefined);
    },
  );

  it("reach every property of every request body, and every variant of each union", () => {
    const bodies = requests
      .filter(({ body }) => body !== undefined)
      .map((request) => {
        const content = request.operation.body?.content.find((one) => one.mediaType === "application/json");
        if (content?.use === undefined) throw new Error(`${request.title} takes no JSON`);
        return [content.use, jsonOf(request)] as const;
      });
    const { seen, known } = reachedBy(model, bodies);
    expect(known.size).toBeGreaterThan(200);
    expect([...known].filter((at) => !seen.has(at))).toEqual([]);
  });
});
