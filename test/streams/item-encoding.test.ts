import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { differences } from "../diff/differences.js";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { root } from "../load/virtual.js";
import { collect } from "./chunks.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which the compiler checks
type Any = any;

let api: Generated;
let camera: ForeignPackage;
let client: Any;
let server: Any;

beforeAll(async () => {
  api = await generated(join(import.meta.dirname, "documents/camera.yaml"));
  camera = new ForeignPackage(api.files);
  expect(camera.compile()).toBe("");
  const dist = join(camera.folder, "node_modules/foreign-api/dist");
  client = await import(pathToFileURL(join(dist, "client/index.js")).href);
  server = await import(pathToFileURL(join(dist, "server/index.js")).href);
});

afterAll(() => camera.remove());

/** The parts that a client reads from a generated server over HTTP: content type and body of each. */
async function received(operation: string, parts: readonly object[]): Promise<readonly (readonly unknown[])[]> {
  const handlers = Object.fromEntries(
    ["getFrames", "getFiles", "getReadings"].map((name) => [
      name,
      async function* () {
        yield* parts;
      },
    ]),
  );
  const running = createServer(server.createNodeHandler({ camera: handlers }));
  const { url: baseUrl } = await listening(running);
  const found: Any[] = await collect(client.createApi({ baseUrl }).camera[operation]());
  return found.map(({ headers, body }) => [headers.get("content-type"), body]);
}

it("carries parts of a stated content type as bytes", async () => {
  const body = Uint8Array.of(0xff, 0xd8, 13, 10, 45, 45, 0xff, 0xd9);
  expect(await received("getFrames", [{ body }, { body, contentType: "image/webp" }])).toEqual([
    ["image/jpeg", body],
    ["image/webp", body],
  ]);
});

it("lets the handler choose among several content types", async () => {
  const body = new TextEncoder().encode("text");
  expect(await received("getFiles", [{ body, contentType: "text/plain" }, { body }])).toEqual([
    ["text/plain", body],
    ["application/octet-stream", body],
  ]);
});

it("carries JSON of another content type", async () => {
  expect(await received("getReadings", [{ body: { lux: 3 } }])).toEqual([["application/vnd.camera+json", { lux: 3 }]]);
});

it("has no diagnostic, and types the bodies", () => {
  expect(api.diagnostics.filter(({ code }) => code !== "component-unused")).toEqual([]);
  const text = api.files.find(({ path }) => path === "src/client/camera.ts")?.text;
  expect(text).toMatch(/getFrames\([^)]*\): AsyncGenerator<StreamPart, void, undefined>/);
  expect(text).toMatch(/getReadings\([^)]*\): AsyncGenerator<StreamPart<Reading>, void, undefined>/);
});

it("is compared by diff", () => {
  const document = (contentType: string) => {
    const media = `{ itemSchema: {}, itemEncoding: { contentType: ${contentType} } }`;
    const responses = `{ '200': { description: d, content: { multipart/mixed: ${media} } } }`;
    const text = root(`paths: { /a: { get: { operationId: a, responses: ${responses} } } }\n`);
    return { "openapi.yaml": text.replace("3.1.0", "3.2.0") };
  };
  const [first] = differences(document("image/jpeg"), document("image/png"));
  expect(first).toMatchObject({ rule: "response-stream-changed" });
  expect(differences(document("image/jpeg"), document("image/jpeg"))).toEqual([]);
});
