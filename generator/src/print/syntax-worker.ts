import { parentPort } from "node:worker_threads";
import type { File } from "./file.js";
import { loadProver, proveSyntax } from "./syntax.js";

// Loads ts-morph while the main thread still reads the specification, then answers one request.
await loadProver();
parentPort?.once("message", async (files: readonly File[]) => {
  parentPort?.postMessage(await proveSyntax(files));
});
