import { parentPort, workerData } from "node:worker_threads";
import type { Interface } from "@guildwire/generator";
import { compileServer } from "./compile-server.js";

// A worker thread: compiles the server of the interface that it is created with, and posts the code.
parentPort?.postMessage(await compileServer(workerData as Interface));
