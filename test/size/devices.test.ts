import { expect, test } from "vitest";
import { bundle } from "./bundles.js";

test("a vendor's bundle contains no host, command line or Node modules, and uses the browser's WebSocket", async () => {
  const { modules } = await bundle("devices-registry");
  expect(modules.filter((name) => /^(host|admission|rate-limit|command-line)/.test(name))).toEqual([]);
  expect(modules).toContain("ws-browser.ts");
  expect(modules).not.toContain("ws.ts");
});

test("a bundle of codecs contains no sessions", async () => {
  const { modules } = await bundle("devices-codecs");
  expect(modules.filter((name) => /^(session|discover|attempt|list-registry|.*-link)/.test(name))).toEqual([]);
});

test("an application on a worker verifies with platform APIs, and contains no server", async () => {
  const { modules } = await bundle("interactions-endpoint");
  expect(modules).toContain("ed25519-web.ts");
  expect(modules.filter((name) => /^(ed25519-node|call|find-operation|parameters|memory|cookie)\./.test(name))).toEqual(
    [],
  );
});
