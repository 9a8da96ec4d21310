import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deno, install as installPlatforms } from "../platforms/installed.js";
import { run } from "./command.js";
import { type Registry, startRegistry } from "./registry.js";

const runtime = resolve(import.meta.dirname, "../../runtime");
const read = (name: string): Entries => JSON.parse(readFileSync(join(runtime, name), "utf8")) as Entries;

interface Entries {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly imports?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

describe("runtime/jsr.json", () => {
  test("names the sources of the entries of package.json, its version, and its peers", () => {
    const { name, version, license, exports, imports } = read("jsr.json");
    const manifest = read("package.json");
    expect({ name, version, license }).toEqual({
      name: manifest.name,
      version: manifest.version,
      license: manifest.license,
    });
    const sources = Object.entries(manifest.exports).flatMap(([key, target]) =>
      typeof target === "string" ? [] : [[key, target.default.replace("/dist/", "/src/").replace(/\.js$/, ".ts")]],
    );
    expect(exports).toEqual(Object.fromEntries(sources));
    const peers = Object.entries(manifest.peerDependencies ?? {}).map(([peer, range]) => [
      peer,
      `npm:${peer}@${range}`,
    ]);
    expect(imports).toMatchObject(Object.fromEntries(peers));
  });

  const title = deno === undefined ? `(skipped: ${installPlatforms})` : "with Deno";
  describe.skipIf(deno === undefined)(title, () => {
    let registry: Registry;
    beforeAll(async () => {
      registry = await startRegistry();
    }, 120_000);
    afterAll(() => registry.stop());

    test("can be published to JSR, without slow types", { timeout: 180_000 }, async () => {
      const cwd = registry.folder("jsr");
      // Without package.json, whose development dependencies Deno would require.
      for (const name of ["src", "README.md", "LICENSE", "jsr.json"])
        cpSync(join(runtime, name), join(cwd, name), { recursive: true });
      const args = ["publish", "--dry-run", "--allow-dirty", "--unstable-sloppy-imports"];
      const { code, stderr } = await run(deno ?? "", args, { cwd, env: registry.env });
      expect(code, stderr).toBe(0);
      expect(stderr).toContain("Checking for slow types in the public API...");
      expect(stderr).toContain("Dry run complete");
    });
  });
});
