import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

const folder = mkdtempSync(join(tmpdir(), "guildwire-quotas-"));
// biome-ignore lint/suspicious/noExplicitAny: the generated module has types of its own
let client: any;
let api: ForeignPackage;
let files: Readonly<Record<string, string>>;

beforeAll(async () => {
  const response = "{ description: Notes., headers: { RateLimit: { schema: { type: string } } } }";
  const operation = (id: string, responses: string): string => `
  /${id}:
    get: { operationId: ${id}, tags: [notes], responses: ${responses} }`;
  const paths = [
    operation("listNotes", `{ "204": ${response} }`),
    operation("readNote", '{ "204": { description: Read. } }'),
  ];
  const document = `openapi: 3.1.0\ninfo: { title: Notes, version: 1.0.0 }\npaths:${paths.join("")}\n`;
  writeFileSync(join(folder, "openapi.yaml"), document);
  const output = (await generated(join(folder, "openapi.yaml"))).files;
  files = Object.fromEntries(output.map(({ path, text }) => [path, text]));
  api = new ForeignPackage(output);
  expect(api.compile()).toBe("");
  client = await import(pathToFileURL(join(api.packageFolder, "dist/client/index.js")).href);
});

afterAll(() => {
  api.remove();
  rmSync(folder, { recursive: true });
});

it("calls of operations that declare RateLimit wait for their quota", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(204, { RateLimit: '"default";r=0;t=2', "RateLimit-Policy": '"default";q=1;w=2' }).end();
  });
  const { url: baseUrl } = await listening(server);
  const waits: number[] = [];
  let time = 0;
  const sleep = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    time += milliseconds;
  };
  const own = client.createClient({ baseUrl, clock: { now: () => time, random: () => 1, sleep } });
  for (let calls = 0; calls < 3; calls++) await client.listNotes(own);
  expect(waits).toEqual([2000, 2000]);
  for (let calls = 0; calls < 3; calls++) await client.readNote(own);
  expect(waits).toEqual([2000, 2000]);
});

it("other operations have nothing of it", () => {
  const functions = files["src/client/notes.ts"]?.split("export async function ") ?? [];
  expect(functions.filter((text) => text.includes("quotas(")).map((text) => text.split("(")[0])).toEqual(["listNotes"]);
  expect(files["src/client/rate-limit-headers.ts"]).toContain("rateLimitByPolicy()");
  expect(files["src/client/rate-limit-headers.ts"]).not.toContain("rateLimitBy(");
});
