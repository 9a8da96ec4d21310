import { Worker } from "node:worker_threads";

/** Starts a thread whose output goes to standard error, since standard output belongs to the protocol. */
export function startQuietWorker(module: URL, workerData?: object): Worker {
  const worker = new Worker(module, { workerData, stdout: true, stderr: true });
  // Without pipes: those of a thread that was terminated would keep their listeners.
  for (const stream of [worker.stdout, worker.stderr]) stream.on("data", (chunk) => process.stderr.write(chunk));
  return worker;
}
