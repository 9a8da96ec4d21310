import { Worker } from "node:worker_threads";

/** Starts a thread whose output goes to standard error, since standard output belongs to the protocol. */
export function startQuietWorker(module: URL, workerData?: object): Worker {
  const worker = new Worker(module, { workerData, stdout: true, stderr: true });
  // Not by pipes, which would add listeners until the thread has ended: Node warns of more than ten.
  for (const stream of [worker.stdout, worker.stderr]) stream.on("data", (chunk) => process.stderr.write(chunk));
  return worker;
}
