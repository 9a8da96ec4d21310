import { parentPort } from "node:worker_threads";
import { loadTsMorph } from "./source-file.js";
import { SyntaxParser } from "./syntax.js";
import type { SyntaxRequest } from "./syntax-thread.js";

// The main thread reads the specification meanwhile; requests wait until ts-morph is loaded.
loadTsMorph();
const parser = new SyntaxParser();
parentPort?.on("message", (request: SyntaxRequest) => {
  if (request === undefined) {
    parentPort?.postMessage(parser.finish());
    // Without its port the worker ends by itself, while the main thread writes.
    parentPort?.close();
  } else {
    parser.add(request);
  }
});
