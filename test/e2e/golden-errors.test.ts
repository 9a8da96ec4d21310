import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as api from "@guildwire/api/client";
import { createMemoryTransport, errors, type HttpError } from "@guildwire/api/server";
import { describe, expect, it } from "vitest";
import type { Operation } from "../../generator/src/model/interface.js";
import { model } from "../spec/model.js";
import { type OperationId, operationCalls } from "./operation-calls.js";

/** A request of the generated client, as `fetch` receives it. */
interface Sent {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Readonly<Record<string, string>> };
}

const baseUrl = "https://guild.example/api/v8";
const goldenFile = join(import.meta.dirname, "golden/errors.txt");
const token = "the-token-of-the-bot";

/** A server of all operations whose handlers fail with `failure`. Without it, no operation has a handler. */
function serverFailingWith(failure?: unknown): (url: string, init?: RequestInit) => Promise<Response> {
  const group: object = new Proxy(
    {},
    { get: () => (failure === undefined ? undefined : () => Promise.reject(failure)) },
  );
  const handlers: object = new Proxy({}, { get: () => group });
  return createMemoryTransport(handlers, {
    partial: true,
    basePath: "/api/v8",
    authenticate: { bot: (text) => text === token, bearer: () => undefined },
    resolve: (_, families) => families[0],
    requestId: () => "request-1",
    onError: () => undefined,
    limits: { body: 10_000 },
  });
}

async function sentBy(operation: Operation): Promise<Sent> {
  const sent: Sent[] = [];
  const client = api.createClient({
    baseUrl,
    auth: { bot: token },
    boundary: () => "boundary",
    fetch: async (url, init) => {
      sent.push({ url, init: init as Sent["init"] });
      return new Response(null, { status: 204 });
    },
  });
  const id = operation.identifier as OperationId;
  const call = new Map<string, unknown>(Object.entries(api)).get(id) as (...args: unknown[]) => Promise<unknown>;
  await call(client, operationCalls[id].full);
  return sent[0] as Sent;
}

/** The ways in which a request of an operation can be refused before its handler runs. */
function refusedRequests(
  operation: Operation,
  { url, init }: Sent,
): readonly (readonly [string, string, RequestInit])[] {
  const { authorization: _, ...anonymous } = init.headers;
  const withBody = (body: string, type = "application/json"): RequestInit => ({
    ...init,
    headers: { ...init.headers, "content-type": type },
    body,
  });
  const [withoutQuery = ""] = url.split("?");
  const query = operation.parameters.filter((one) => one.in === "query").map(({ name }) => `${name}=[`);
  const withNamedIds = withoutQuery.replaceAll(/\/\d{5,}/g, "/x");
  return [
    ["no credentials", url, { ...init, headers: anonymous }],
    ...(withNamedIds === withoutQuery ? [] : [["ids that are none", withNamedIds, init] as const]),
    ...(query.length === 0 ? [] : [["a query of brackets", `${withoutQuery}?${query.join("&")}`, init] as const]),
    ...(operation.body === undefined
      ? []
      : ([
          ["no body", url, { ...init, body: null }],
          ["a body that is no JSON", url, withBody("{")],
          ["an empty array", url, withBody("[]")],
          ["an empty object", url, withBody("{}")],
          ["wrong values", url, withBody(wrongValues(operation))],
          ["a large body", url, withBody(JSON.stringify("x".repeat(20_000)))],
          ["a body of another type", url, withBody("a", "application/x-other")],
        ] as const)),
  ];
}

/** A body in which every property of the schema's objects is an array of 300 objects with an own `_errors`. */
function wrongValues({ body }: Operation): string {
  const type = body?.content[0]?.use?.type;
  const named = type?.kind === "reference" ? model.types.get(type.name)?.use.type : type;
  const names = named?.kind === "object" ? named.properties.map(({ name }) => name) : ["content", "embeds"];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, Array(40).fill({ _errors: [1], "a/b": null })])));
}

/** A response in text, to a request that `title` describes, of an operation if it has one. */
interface Refusal {
  readonly title: string;
  readonly operation?: string;
  readonly text: string;
}

async function refusal(title: string, response: Response, operation?: string): Promise<Refusal> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).sort();
  const text = [String(response.status), ...headers, "", await response.text(), ""].join("\n");
  return { title, text, ...(operation !== undefined && { operation }) };
}

async function refusalsOf(operation: Operation): Promise<readonly Refusal[]> {
  const { id } = operation;
  const sent = await sentBy(operation);
  const failing = serverFailingWith(new Error("a secret of the server"));
  const refusals: Refusal[] = [];
  for (const [title, url, init] of refusedRequests(operation, sent)) {
    refusals.push(await refusal(title, await failing(url, init), id));
  }
  refusals.push(await refusal("a handler that fails", await failing(sent.url, sent.init), id));
  refusals.push(await refusal("no handler", await serverFailingWith()(sent.url, sent.init), id));
  return refusals;
}

async function catalogueErrors(): Promise<readonly Refusal[]> {
  const operation = model.operations[0] as Operation;
  const { url, init } = await sentBy(operation);
  const catalogue: Readonly<Record<string, unknown>> = errors;
  return Promise.all(
    model.errors.map(async ({ name }) => {
      const create = catalogue[name] as () => HttpError;
      return refusal(`the error ${name}`, await serverFailingWith(create())(url, init));
    }),
  );
}

async function unroutableRequests(): Promise<readonly Refusal[]> {
  const send = serverFailingWith();
  const requests: readonly (readonly [string, string, RequestInit])[] = [
    ["an unknown path", `${baseUrl}/nowhere`, {}],
    ["a path outside of the base path", "https://guild.example/", {}],
    ["an unknown method", `${baseUrl}/guilds/1`, { method: "PUT" }],
    ["HEAD of an unknown path", `${baseUrl}/nowhere`, { method: "HEAD" }],
    ["a broken escape", `${baseUrl}/guilds/%E0%A4%A`, { headers: { authorization: `Bot ${token}` } }],
  ];
  return Promise.all(requests.map(async ([title, url, init]) => refusal(title, await send(url, init))));
}

/** Each distinct response once, below what it responds to and the operations that respond with it. */
function printed(refusals: readonly Refusal[]): string {
  const operations = new Map<string, string[]>();
  for (const { title, text, operation = "-" } of refusals) {
    const block = JSON.stringify([title, text]);
    operations.set(block, [...(operations.get(block) ?? []), operation]);
  }
  return [...operations]
    .map(([block, ids]) => {
      const [title, text] = JSON.parse(block) as [string, string];
      return `### ${title}\n${ids.join(" ")}\n${text}\n`;
    })
    .join("");
}

/** The responses of a text that `printed` returned, by operation and title. */
function parsed(text: string): ReadonlyMap<string, string> {
  const blocks = text.split(/^### /m).slice(1);
  return new Map(
    blocks.flatMap((block) => {
      const [title = "", operations = "", ...response] = block.split("\n");
      return operations.split(" ").map((operation) => [`${operation}: ${title}`, response.join("\n")] as const);
    }),
  );
}

describe("error responses", async () => {
  const ofOperations = await Promise.all(model.operations.map(refusalsOf));
  const golden = printed([...(await unroutableRequests()), ...(await catalogueErrors()), ...ofOperations.flat()]);
  // Set only after reading the difference: UPDATE_GOLDEN=1 npx vitest run test/e2e
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(goldenFile, golden);
  const committed = parsed(readFileSync(goldenFile, "utf8"));

  it.each([...parsed(golden)])("to %s are as committed", (title, text) => {
    expect(text).toBe(committed.get(title));
  });

  it("are all that is committed, and of every operation", () => {
    expect([...committed.keys()]).toEqual([...parsed(golden).keys()]);
    for (const { id } of model.operations) expect(committed.has(`${id}: a handler that fails`), id).toBe(true);
  });
});
