import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { command, deliver, keys, ping } from "./deliveries.js";

const root = resolve(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "guildwire-worker-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const worker = `
import { createInteractionEndpoint, onCommand, reply } from "@guildwire/api/interactions";
const handlers = [onCommand("greet", () => reply({ content: "Hi" }))];
export default (publicKey) => createInteractionEndpoint({ publicKey, handlers });
`;

it("a bundle for workers contains no Node modules, verifies requests and responds", async () => {
  const outfile = join(folder, "worker.mjs");
  await build({
    stdin: { contents: worker, resolveDir: root },
    bundle: true,
    format: "esm",
    platform: "browser",
    conditions: ["worker"],
    outfile,
    logLevel: "silent",
  });
  const text = readFileSync(outfile, "utf8");
  expect(text).not.toMatch(/["']node:/);
  expect(text).toContain("crypto.subtle");
  const { default: endpointOf } = await import(pathToFileURL(outfile).href);
  const { fetch } = endpointOf(keys.publicKey.hex) as { fetch: (request: Request) => Promise<Response> };
  const url = "http://localhost/";
  expect(await (await fetch(await deliver(url, ping))).json()).toEqual({ type: 1 });
  expect(await (await fetch(await deliver(url, command("greet")))).json()).toEqual({
    type: 4,
    data: { content: "Hi" },
  });
  const { headers } = await deliver(url, ping);
  expect((await fetch(new Request(url, { method: "POST", headers, body: "{}" }))).status).toBe(401);
});
