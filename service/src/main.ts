#!/usr/bin/env node
// guildwire-service: the program.
import process from "node:process";
import { runCli } from "./cli.js";

/** Resolves at the first signal to end. The second one ends the process at once, as it would without us. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  untilStopped,
});
