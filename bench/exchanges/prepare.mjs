// Generates guildwire's server from openapi.yaml into .cache/.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const here = import.meta.dirname;
const root = join(here, "..", "..");
const cache = join(here, ".cache");

export async function prepare() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache);
  copyFileSync(join(here, "openapi.yaml"), join(cache, "openapi.yaml"));
  writeFileSync(join(cache, "guildwire.config.yaml"), "edition: 2026-12\nspec: openapi.yaml\nout: out\n");
  const program = join(root, "generator", "bin", "guildwire.js");
  const { status, stderr } = spawnSync(process.execPath, [program, "generate"], { cwd: cache, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  await build({
    entryPoints: [join(cache, "out/src/server/index.ts")],
    outfile: join(cache, "server.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
}
