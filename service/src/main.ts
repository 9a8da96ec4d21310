#!/usr/bin/env node
// guildwire-service: the program.
import process from "node:process";
import { runCli } from "./cli.js";

const signals = ["SIGINT", "SIGTERM"] as const;

/** Resolves at the first signal to end. The second one ends the process at once, as it would without us. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  untilStopped,
});
