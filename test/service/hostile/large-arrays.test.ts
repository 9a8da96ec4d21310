import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createClient,
  createGuild,
  createGuildChannel,
  createWebhook,
  executeWebhook,
  modifyGuildChannelPositions,
  readError,
} from "@guildwire/api/client";
import {
  createApplication,
  createClient as createControlClient,
  createUser,
  joinGuild,
  listEvents,
  useCommand,
} from "@guildwire/control/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secretToken } from "../../secrets.js";
import { model } from "../../spec/model.js";
import {
  boundOf,
  type Json,
  nameOf,
  type RequestCollection,
  requestCollections,
  sampleOf,
  strangerTo,
} from "../../spec/request-collections.js";
import { type Program, runProgram } from "../harness/program.js";

/**
 * Every array and map of every request, far above any limit: the service uses at most ten times the CPU time of parsing
 * the body, and its response is short. The service runs in a separate process, so that only its CPU time is measured.
 */

const maxEntries = 100_000;

/** Values of a body that are below the limit of the service, 1,000,000, so that the limits of arrays refuse it. */
const maxValues = 990_000;

/**
 * Milliseconds of CPU time allowed in addition to the body: authentication, the database, garbage collection for
 * earlier requests, and the measurement itself.
 */
const floor = 150;

const factor = 10;
const maxResponseBytes = 100_000;
const maxFieldBytes = 1024 * 1024;
const controlToken = secretToken("control");

const collections = requestCollections();
const operations = [...new Set(collections.map(({ operation }) => operation.id))];

let folder = "";
let program: Program;
let botToken = "";
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildwire-large-"));
  const settings = { DATA_DIR: folder, CONTROL_TOKEN: controlToken, RATE_LIMITS: "off" };
  program = await runProgram(settings, { lifetime: 900_000 });
  const control = createControlClient({ baseUrl: `${program.url}/control`, auth: { admin: controlToken } });
  const { id: user_id } = await createUser(control, { body: { username: "Ada" } });
  const { id: application_id, bot_token } = await createApplication(control, {
    body: { name: "Pilot", owner_id: user_id },
  });
  botToken = bot_token;
  const bot = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: bot_token } });
  const { id: guild_id } = await createGuild(bot, { body: { name: "Harbour" } });
  await joinGuild(control, { guild_id, user_id });
  const { id: channel_id } = await createGuildChannel(bot, { guild_id, body: { name: "quay" } });
  const { id: webhook_id, token: webhook_token = "" } = await createWebhook(bot, {
    channel_id,
    body: { name: "Buoy" },
  });
  const { id: message_id } = await executeWebhook(bot, {
    webhook_id,
    webhook_token,
    wait: true,
    body: { content: "Ahoy" },
  });
  const { id: interaction_id } = await useCommand(control, {
    body: { application_id, user_id, channel_id, name: "moor" },
  });
  const events = await listEvents(control, { guild_id });
  const payload = events.find(({ type }) => type === "INTERACTION_CREATE")?.payload as unknown as {
    readonly token: string;
  };
  const interaction = { interaction_id, interaction_token: payload.token };
  ids = { guild_id, channel_id, user_id, webhook_id, webhook_token, message_id, application_id, ...interaction };
}, 120_000);

afterAll(async () => {
  await program?.end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

describe("an array within its limit", () => {
  it("of 500 invalid entries gets 100 issues and the number of the others [error-form-limit]", async () => {
    const bot = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: botToken } });
    const body = Array.from({ length: 500 }, (_, index) => ({ id: String(index + 1), position: index }));
    const error: unknown = await modifyGuildChannelPositions(bot, { guild_id: ids["guild_id"] ?? "", body }).catch(
      (reason: unknown) => reason,
    );
    const { issues } = readError(error);
    expect(issues.slice(0, 100).map(({ path }) => path)).toEqual(body.slice(0, 100).map((_, index) => `/${index}/id`));
    expect(issues.slice(100)).toEqual([
      { path: "", code: "TOO_MANY_ISSUES", message: "400 more issues are not listed" },
    ]);
  });
});

describe("up to 100,000 entries", () => {
  it("are tested in every array and map of every request of the model", () => {
    expect(model.operations).toHaveLength(65);
    const parts = model.operations.map(({ parameters, body }) => [parameters, body?.content]);
    expect(collections).toHaveLength(countCollections(parts));
    expect(collections.length).toBeGreaterThan(150);
  });

  it.each(operations)(
    "of %s cost no more than the body [error-array-limits] [error-form-limit]",
    async (operation) => {
      const failures: string[] = [];
      for (const collection of collections.filter((one) => one.operation.id === operation))
        for (const [kind, entry] of [
          ["valid", collection.entry === undefined ? true : sampleOf(collection.entry)],
          ["invalid", strangerTo(collection.entry)],
        ] as const) {
          const wrong = await judge(collection, entry, kind);
          failures.push(...wrong.map((one) => `${nameOf(collection)}, ${kind} entries: ${one}`));
        }
      expect(failures).toEqual([]);
    },
    120_000,
  );

  it("are rejected by the number of values in the body, whatever they are", async () => {
    const collection = collections.find(({ operation }) => operation.id === "executeWebhook");
    if (collection === undefined) throw new Error("there is no such operation");
    for (const entry of ["0", '""', '{"a":0}', "[[]]"]) {
      const { excess, received } = await costs(collection, { json: `{"embeds":[${`${entry},`.repeat(1_000_000)}0]}` });
      expect(excess).toBeUndefined();
      expect([received.status, received.text]).toEqual([400, expect.stringContaining("1,000,000 values")]);
    }
  });

  it("of a query are rejected by their number, if its length is accepted [error-array-limits]", async () => {
    for (const collection of collections.filter(({ source }) => source.kind === "query"))
      for (const entry of ["1", "x"]) {
        const response = await send(collection, requestOf(collection, entry, 1000));
        expect([response.status, response.text]).toEqual([400, expect.stringContaining("MAX_ITEMS")]);
      }
  });
});

describe("a Slack text", () => {
  it.each([
    ["<http://a", 25_000],
    ["<!here|", 25_000],
    ["😀", 500_000],
  ])("of %s many times over costs no more than its body", async (opening, count) => {
    const collection = collections.find(({ operation }) => operation.id === "executeSlackCompatibleWebhook");
    if (collection === undefined) throw new Error("there is no such operation");
    const text = opening.repeat(count);
    const requests = [{ text }, { attachments: [{ title: text, fields: [{ title: text, value: text }] }] }];
    for (const request of requests)
      expect(await costs(collection, { json: JSON.stringify(request) })).toMatchObject({
        excess: undefined,
        received: { status: 200 },
      });
  });
});

/** The violations of these requirements by the service, for 100,000 entries. */
async function judge(
  collection: RequestCollection,
  entry: Json,
  kind: "valid" | "invalid",
): Promise<readonly string[]> {
  const request = requestOf(collection, entry, Math.min(maxEntries, Math.floor(maxValues / valuesOf(entry))));
  const { excess, received } = await costs(collection, request);
  const size = Buffer.byteLength(received.text);
  return [
    ...(excess === undefined ? [] : [excess]),
    ...(size >= maxResponseBytes ? [`a response of ${size} bytes`] : []),
    ...(isExpected(collection, request, kind, received) ? [] : [`${received.status} ${received.text.slice(0, 200)}`]),
  ];
}

/** The number of values in JSON, the root included. */
function valuesOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, item) => sum + valuesOf(item), 1);
}

/** Sends a request; `excess` states by how much its CPU time exceeds the limit. */
async function costs(
  collection: RequestCollection,
  request: Sent,
): Promise<{ readonly excess: string | undefined; readonly received: ResponseData }> {
  const allowed = factor * parseTime(request) + floor;
  let spent = Number.POSITIVE_INFINITY;
  let response: ResponseData = { status: 0, text: "" };
  // Retried, because garbage of earlier requests may be collected meanwhile.
  for (let attempt = 0; attempt < 3 && spent > allowed; attempt++) {
    const before = await cpuTime();
    response = await send(collection, request);
    spent = (await cpuTime()) - before;
  }
  const excess = `${Math.round(spent)} ms of CPU time, ${Math.round(allowed)} are allowed`;
  return { excess: spent > allowed ? excess : undefined, received: response };
}

/** Whether the response refuses the number of entries, or the size of the request where that is refused first. */
function isExpected(
  collection: RequestCollection,
  { part, form }: Sent,
  kind: "valid" | "invalid",
  { status, text }: ResponseData,
): boolean {
  if (collection.source.kind === "query") return status === 431;
  // A form with too many parts, or a field above the maximum size.
  if (form !== undefined && (part === undefined || part.length > maxFieldBytes)) return status === 413;
  if (boundOf(collection) === undefined) return status < 500 && status !== 413;
  // A union of arrays is selected by the first entry, and an invalid first entry may be the only reported issue.
  const codes = kind === "valid" ? /MAX_ITEMS|MAX_PROPERTIES|"code":300(05|13)/ : /"code":(50035|30005|30013)/;
  return status === 400 && codes.test(text);
}

interface Sent {
  readonly query?: string;
  readonly json?: string;
  /** A multipart body. */
  readonly form?: string;
  /** The part of the form that has the entries, if it is one part. */
  readonly part?: string;
}

function requestOf({ source, path, type, around }: RequestCollection, entry: Json, count: number): Sent {
  const filled = Array.from({ length: count }, () => entry);
  if (source.kind === "query") return { query: `?${source.name}=${filled.join(",")}` };
  const isForm = source.mediaType === "multipart/form-data";
  if (isForm && path === "") {
    const files = filled.map((_, index): readonly [string, string] => [`files[${index}]"; filename="x`, "x"]);
    return { form: formOf(files) };
  }
  const map = () => Object.fromEntries(filled.map((one, index) => [`k${index}`, one]));
  const body = around(type.kind === "array" ? filled : map());
  if (!isForm) return { json: JSON.stringify(body) };
  const texts = Object.entries(body as { readonly [name: string]: Json }).map(
    ([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const,
  );
  const part = texts.find(([name]) => name === path.split("/")[1])?.[1] ?? "";
  return { form: formOf(texts), part };
}

const delimiter = "--edge\r\n";

function formOf(parts: readonly (readonly [name: string, value: string])[]): string {
  const texts = parts.map(
    ([name, value]) => `${delimiter}Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${texts.join("")}--edge--\r\n`;
}

interface ResponseData {
  readonly status: number;
  readonly text: string;
}

async function send({ operation }: RequestCollection, { query = "", json, form }: Sent): Promise<ResponseData> {
  const path = operation.path.text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "1");
  const contentType = json === undefined ? "multipart/form-data; boundary=edge" : "application/json";
  const body = json ?? form;
  const response = await fetch(`${program.url}/api/v8${path}${query}`, {
    method: operation.method.toUpperCase(),
    headers: { authorization: `Bot ${botToken}`, ...(body !== undefined && { "content-type": contentType }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** Milliseconds that it takes to parse a body: the minimum of several runs. */
function parseTime({ json, form, part }: Sent): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    form?.split(delimiter);
    const text = json ?? part;
    if (text !== undefined) JSON.parse(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Milliseconds of CPU time that the service has used since it started. */
async function cpuTime(): Promise<number> {
  // On a connection of its own: the service closes idle ones while this process parses a body, which it notices too late.
  const response = await fetch(`${program.url}/metrics`, { headers: { connection: "close" } });
  const text = await response.text();
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error("the service does not say how much CPU time it has spent");
  return Number(seconds) * 1000;
}

/** Counts the arrays and maps in a part of the model, regardless of property names. */
function countCollections(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + countCollections(one), 0);
  if (typeof part !== "object" || part === null) return 0;
  const node = part as { readonly [key: string]: unknown };
  if (node["kind"] === "reference") return countCollections(model.types.get(String(node["name"]))?.use);
  // Checks describe values at other locations.
  const inner = Object.entries(node).filter(([key]) => key !== "checks" && key !== "default" && key !== "examples");
  return Number(isCollection(node)) + inner.reduce((sum, [, value]) => sum + countCollections(value), 0);
}

function isCollection(node: { readonly [key: string]: unknown }): boolean {
  if (node["kind"] === "array") return true;
  if (node["kind"] !== "object") return false;
  const additional = node["additional"] as { readonly type: { readonly kind: string } } | undefined;
  const isOpen = node["additionalStated"] === true && additional?.type.kind !== "never";
  return isOpen || (node["patterns"] as readonly unknown[]).length > 0;
}
