import { Worker } from "node:worker_threads";
import type { File } from "./file.js";
import { isTypescript, proveSyntax, type SyntaxProblem } from "./syntax.js";

/** A proof of syntax that goes on in the background, beside the printing. */
export interface SyntaxProof {
  /** Hands over files as they are printed. */
  add(files: readonly File[]): void;
  /** What {@link proveSyntax} finds in all files that were added; once, and nothing is added after it. */
  finish(): Promise<readonly SyntaxProblem[]>;
  /** Ends the thread; also when nothing was proven. */
  stop(): Promise<void>;
}

/** What the thread is sent: files, or nothing where there are no more. */
export type SyntaxRequest = readonly File[] | undefined;

/**
 * Loads ts-morph in a thread of its own, because that takes longer than reading a specification, and lets it parse there
 * what has been printed while the next files are: a cold run on two cores then waits for the slower of the two only.
 */
export function beginSyntaxProof(): SyntaxProof {
  // Where the sources run as they are (tests), there is no file that a thread could start with.
  if (import.meta.url.endsWith(".ts")) return proofHere();
  const worker = new Worker(new URL("./syntax-worker.js", import.meta.url));
  const answer = new Promise<readonly SyntaxProblem[]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the proof of syntax was given up")));
  });
  // A run that stops early never asks, and is not told either.
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

function proofHere(): SyntaxProof {
  const problems: SyntaxProblem[] = [];
  return {
    add: (files) => void problems.push(...proveSyntax(files)),
    finish: async () => problems,
    stop: async () => {},
  };
}
