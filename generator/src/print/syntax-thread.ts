import { Worker } from "node:worker_threads";
import type { File } from "./file.js";
import { isTypescript, SyntaxParser, type SyntaxProblem } from "./syntax.js";

/** A check of syntax that runs beside the printing. */
export interface SyntaxProof {
  /** Hands over files as they are printed. */
  add(files: readonly File[]): void;
  /** What {@link proveSyntax} finds in all files that were added; once, and nothing is added after it. */
  finish(): Promise<readonly SyntaxProblem[]>;
  /** Ends the worker; also when nothing was checked. */
  stop(): Promise<void>;
}

/** What the worker is sent: files, or nothing when there are no more. */
export type SyntaxRequest = readonly File[] | undefined;

/**
 * Loads ts-morph in a worker, because that takes longer than reading a specification, and parses there what has been
 * printed while the next files are printed.
 */
export function beginSyntaxProof(): SyntaxProof {
  // Tests run the TypeScript sources, which a worker cannot load.
  if (import.meta.url.endsWith(".ts")) return beginSyntaxProofInProcess(new SyntaxParser());
  const worker = new Worker(new URL("./syntax-worker.js", import.meta.url));
  const answer = new Promise<readonly SyntaxProblem[]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the syntax check was stopped")));
  });
  // A run that ends early never waits for the result.
  answer.catch(() => {});
  const send = (request: SyntaxRequest): void => worker.postMessage(request);
  return {
    add: (files) => send(files.filter(isTypescript)),
    finish() {
      send(undefined);
      return answer;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/** A proof in this thread, for runs that follow each other in one process and share a parser. */
export function beginSyntaxProofInProcess(parser: SyntaxParser): SyntaxProof {
  return {
    add: (files) => parser.add(files),
    finish: async () => parser.finish(),
    stop: async () => {},
  };
}
