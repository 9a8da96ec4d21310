import { parentPort } from "node:worker_threads";
import { loadTsMorph } from "./source-file.js";
import { SyntaxParser } from "./syntax.js";
import type { SyntaxRequest } from "./syntax-thread.js";

// Load while the main thread reads the specification; messages are queued meanwhile.
loadTsMorph();
const parser = new SyntaxParser();
parentPort?.on("message", (request: SyntaxRequest) => {
  if (request === undefined) {
    parentPort?.postMessage(parser.finish());
    // Closing the port lets the worker exit.
    parentPort?.close();
  } else {
    parser.add(request);
  }
});
