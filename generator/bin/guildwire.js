#!/usr/bin/env node
import { existsSync } from "node:fs";
import * as module from "node:module";
import { fileURLToPath } from "node:url";

// Node 22 and later keep compiled code between runs.
module.enableCompileCache?.();

const main = new URL("../dist/cli/main.js", import.meta.url);
if (existsSync(fileURLToPath(main))) {
  const { main: run } = await import(main.href);
  const { stdout, stderr, env } = process;
  process.exitCode = await run(process.argv.slice(2), { stdout, stderr, env, cwd: process.cwd() });
} else {
  process.stderr.write("guildwire: the generator is not built yet; run `npm run build` first\n");
  process.exitCode = 2;
}
