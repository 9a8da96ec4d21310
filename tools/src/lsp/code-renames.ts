import { Worker } from "node:worker_threads";
import type { CancellationToken } from "vscode-languageserver/node";
import type { CodeRenameRequest, CodeRenames } from "./rename-messages.js";

/** How long programs are searched for one rename, in milliseconds. */
const searchLimit = 60_000;

/**
 * Searches what a rename changes in programs and handlers, in a thread of its own.
 *
 * @returns The edits; or why there are none.
 */
export function findCodeRenames(
  request: CodeRenameRequest,
  cancellation: CancellationToken,
): Promise<CodeRenames | { readonly reason: string }> {
  const module = new URL("./rename-worker.js", import.meta.url);
  const worker = new Worker(module, { stdout: true, stderr: true, workerData: request });
  // Standard output belongs to the protocol.
  worker.stdout.pipe(process.stderr, { end: false });
  worker.stderr.pipe(process.stderr, { end: false });
  return new Promise((resolve) => {
    const end = (result: CodeRenames | { readonly reason: string }): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ reason: `the search took more than ${searchLimit / 1000} s` }), searchLimit);
    cancellation.onCancellationRequested(() => end({ reason: "the request was cancelled" }));
    worker.on("message", (message: CodeRenames) => end(message));
    worker.on("error", (error) => end({ reason: error.message }));
    worker.on("exit", () => end({ reason: "the search ended" }));
  });
}
