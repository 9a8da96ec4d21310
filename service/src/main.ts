import process from "node:process";
import { runCli } from "./cli.js";
import { type Progress, progressOn } from "./cli-environment.js";

const signals = ["SIGINT", "SIGTERM"] as const;

/** Resolves at the first signal to stop. A second one ends the process immediately, like the default handler. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}

/** Progress is written to terminals only, not to logs, pipes and the logs of CI. */
const ownProgress = process.stderr.isTTY && (process.env["CI"] ?? "") === "" ? progressOn(process.stderr) : undefined;

/** Runs guildwire-service in this process. Sets its exit code. */
export async function main(args: readonly string[], progress: Progress | undefined = ownProgress): Promise<void> {
  let isIncomplete = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", ({ code }: NodeJS.ErrnoException) => {
      // A reader such as `head` may close the pipe early. The command still completes, and the service keeps serving.
      if (code === "EPIPE" || isIncomplete) return;
      isIncomplete = true;
      if (stream === process.stdout) process.stderr.write(`error: the output cannot be written (${code})\n`);
    });
  }
  const exitCode = await runCli(args, {
    env: process.env,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    untilStopped,
    progress,
  });
  // Errors of a stream follow its last write.
  await new Promise((resolve) => setImmediate(resolve));
  process.exitCode = isIncomplete ? 1 : exitCode;
}
