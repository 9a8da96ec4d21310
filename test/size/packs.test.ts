import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

/** The paths that `npm publish` would send. Nothing is built and nothing leaves the machine. */
async function packed(name: string): Promise<readonly string[]> {
  const command = "npm pack --dry-run --json --ignore-scripts --offline";
  // As one text through a shell, which Windows needs to find npm.
  const { stdout } = await promisify(execFile)(command, {
    cwd: join(root, name),
    shell: true,
    maxBuffer: 2 ** 24,
    timeout: 60_000,
  });
  const [pack] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  return pack.files.map(({ path }) => path);
}

describe.each(["runtime", "generator", "generated", "service", "service/generated"])("the pack of %s", (name) => {
  const manifest = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8")) as Manifest;

  test("contains every file that its package.json declares, the sources of its maps, a README, the license, and no development files", {
    timeout: 90_000,
  }, async () => {
    const files = await packed(name);
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === "string" ? target : [target.types, target.default],
    );
    const promised = [...targets, ...Object.values(manifest.bin ?? {})]
      .map((path) => path.replace(/^\.\//, ""))
      .filter((path) => !path.includes("*"));
    expect(files).toEqual(expect.arrayContaining([...promised, "README.md", "LICENSE"]));
    expect(readFileSync(join(root, name, "LICENSE"))).toEqual(readFileSync(join(root, "LICENSE")));
    const sources = readdirSync(join(root, name, "src"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => `src/${path.replaceAll("\\", "/")}`);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !files.includes(source))).toEqual([]);

    const strange = files.filter(
      (path) => /(?:^|\/)\.|tsbuildinfo|node_modules|\.test\.|tsconfig/.test(path) || !/\.\w+$|^LICENSE$/.test(path),
    );
    expect(strange).toEqual([]);
  });
});
