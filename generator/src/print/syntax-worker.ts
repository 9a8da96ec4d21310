import { parentPort } from "node:worker_threads";
import { loadCompiler, proveSyntax, type SyntaxProblem } from "./syntax.js";
import type { SyntaxRequest } from "./syntax-thread.js";

// The main thread reads the specification while the compiler is loaded; requests wait until it is.
loadCompiler();
const problems: SyntaxProblem[] = [];
parentPort?.on("message", (request: SyntaxRequest) => {
  if (request === undefined) {
    parentPort?.postMessage(problems);
    // Without its port the thread ends by itself, while the main thread writes.
    parentPort?.close();
  } else {
    // File by file, so that there is only ever one syntax tree.
    for (const file of request) problems.push(...proveSyntax([file]));
  }
});
