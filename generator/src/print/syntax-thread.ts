import { Worker } from "node:worker_threads";
import type { File } from "./file.js";
import { isTypescript, SyntaxParser, type SyntaxProblem } from "./syntax.js";

/** A syntax check that runs in parallel to printing. */
export interface SyntaxProof {
  /** Adds printed files. */
  add(files: readonly File[]): void;
  /** Returns the result of {@link proveSyntax} for all added files. Called once, after the last `add`. */
  finish(): Promise<readonly SyntaxProblem[]>;
  /** Terminates the worker, whether or not files were checked. */
  stop(): Promise<void>;
}

/** A message to the worker: files, or undefined at the end. */
export type SyntaxRequest = readonly File[] | undefined;

/**
 * Parses printed files in a worker while the next ones are printed. Loading ts-morph there overlaps with reading the
 * specification.
 */
export function beginSyntaxProof(): SyntaxProof {
  // Tests run the TypeScript sources, which a worker cannot load.
  if (import.meta.url.endsWith(".ts")) return beginSyntaxProofInProcess(new SyntaxParser());
  const worker = new Worker(new URL("./syntax-worker.js", import.meta.url));
  const problems = new Promise<readonly SyntaxProblem[]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the syntax check was stopped")));
  });
  // A run that fails early never awaits the result.
  problems.catch(() => {});
  const send = (request: SyntaxRequest): void => worker.postMessage(request);
  return {
    // Names are large, and parsing does not need them.
    add: (files) => send(files.filter(isTypescript).map(({ path, text }) => ({ path, text }))),
    finish() {
      send(undefined);
      return problems;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/** Checks syntax in the current thread, for consecutive runs in one process that share a parser. */
export function beginSyntaxProofInProcess(parser: SyntaxParser): SyntaxProof {
  return {
    add: (files) => parser.add(files),
    finish: async () => parser.finish(),
    stop: async () => {},
  };
}
