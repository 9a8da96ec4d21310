import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { explainFailure } from "../../scripts/install.mjs";

const root = resolve(import.meta.dirname, "../..");

/** Runs `npm run generate` in a clone that needs one package from a registry, with an empty cache. */
async function generate(registry: string): Promise<{ readonly code: unknown; readonly said: string }> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-registry-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  cpSync(join(root, ".npmrc"), join(folder, ".npmrc"));
  const dependencies = { yaml: "2.0.0" };
  const integrity = `sha512-${"A".repeat(86)}==`;
  const manifest = { name: "clone", version: "0.0.0", engines: { node: ">=20.19" }, dependencies };
  const packages = { "": manifest, "node_modules/yaml": { version: "2.0.0", integrity } };
  const lockfile = { name: "clone", version: "0.0.0", lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockfile));
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|proxy$/i.test(name));
  const child = spawn(process.execPath, ["scripts/on-supported-node.cjs", "scripts/generate.mjs"], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), npm_config_registry: registry, npm_config_cache: join(folder, "cache") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, said };
}

const advice =
  "Check the network, `npm config get registry` and, behind a proxy, HTTPS_PROXY. Then run the same command again.";

// With npm's default settings these take more than a minute.
describe("without a registry, a clone fails before the time limit and names the remedy:", () => {
  const limit = { timeout: 55_000 };

  test("a port on which nothing listens", limit, async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const { code, said } = await generate(`http://127.0.0.1:${port}/`);
    expect(code).not.toBe(0);
    expect(said).toContain("Installing dependencies: node_modules is not there yet ...");
    expect(said).toContain(
      `Cannot install dependencies: the npm registry is not available (ECONNREFUSED).\n${advice}\n`,
    );
  });

  test("an unavailable registry", limit, async () => {
    const server = createServer((_, response) => response.writeHead(503).end());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { code, said } = await generate(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(code).not.toBe(0);
    expect(said).toContain(`Cannot install dependencies: the npm registry is not available (E503).\n${advice}\n`);
  });
});

test.each([
  ["npm error code ENOTFOUND\nnpm error network", "the npm registry is not available (ENOTFOUND)."],
  ["npm ERR! code ETIMEDOUT\n", "the npm registry is not available (ETIMEDOUT)."],
  ["npm error code EINTEGRITY\n", "the registry serves a package that differs from package-lock.json (EINTEGRITY)."],
  ["npm error code ENOSPC\n", "npm ci failed (ENOSPC). See the lines of npm above."],
  ["killed", "npm ci failed. See the lines of npm above."],
])("a failed installation is explained: %j", (output, sentence) => {
  const [first] = (explainFailure(output) as string).split("\n");
  expect(first).toBe(`Cannot install dependencies: ${sentence}`);
});
