import { expect, test } from "vitest";
import { bundle } from "./bundles.js";

test("a vendor's bundle has nothing of the host, of the command line or of Node, and the browser's own WebSocket", async () => {
  const { modules } = await bundle("devices-registry");
  expect(modules.filter((name) => /^(host|admission|rate-limit|command-line)/.test(name))).toEqual([]);
  expect(modules).toContain("ws-browser.ts");
  expect(modules).not.toContain("ws.ts");
});

test("a bundle of codecs has nothing of sessions", async () => {
  const { modules } = await bundle("devices-codecs");
  expect(modules.filter((name) => /^(session|discover|attempt|list-registry|.*-link)/.test(name))).toEqual([]);
});

test("an application on a worker verifies with what its platform has, and carries no server", async () => {
  const { modules } = await bundle("interactions-endpoint");
  expect(modules).toContain("ed25519-web.ts");
  expect(modules.filter((name) => /^(ed25519-node|call|find-operation|parameters|memory|cookie)\./.test(name))).toEqual(
    [],
  );
});
