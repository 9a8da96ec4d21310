import { Worker } from "node:worker_threads";
import type { File } from "./file.js";
import { proveSyntax, type SyntaxProblem } from "./syntax.js";

/** A proof of syntax that gets ready in the background. */
export interface SyntaxProof {
  /** As {@link proveSyntax}; once. */
  prove(files: readonly File[]): Promise<readonly SyntaxProblem[]>;
  /** Ends the thread; also when nothing was proven. */
  stop(): Promise<void>;
}

/**
 * Loads ts-morph in a thread of its own, because that takes longer than reading a specification: a cold run on two
 * cores then waits for the slower of the two only.
 */
export function beginSyntaxProof(): SyntaxProof {
  // Where the sources run as they are (tests), there is no file that a thread could start with.
  if (import.meta.url.endsWith(".ts")) return { prove: proveSyntax, stop: async () => {} };
  const worker = new Worker(new URL("./syntax-worker.js", import.meta.url));
  const failed = new Promise<never>((_resolve, reject) => worker.once("error", reject));
  // A run that stops early never asks, and is not told either.
  failed.catch(() => {});
  return {
    prove(files) {
      const answer = new Promise<readonly SyntaxProblem[]>((resolve) => worker.once("message", resolve));
      worker.postMessage(files.filter(({ path }) => /\.[cm]?tsx?$/.test(path)));
      return Promise.race([answer, failed]);
    },
    async stop() {
      await worker.terminate();
    },
  };
}
