import { expect, it } from "vitest";
import { startQuietWorker } from "../../tools/src/lsp/quiet-worker.js";

it("a thread adds no listener to standard error, where Node warns of more than ten", async () => {
  const endless = new URL(
    "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});",
  );
  const count = (): number =>
    process.stderr.eventNames().reduce((sum, name) => sum + process.stderr.listenerCount(name), 0);
  const before = count();
  const worker = startQuietWorker(endless);
  const added = count() - before;
  await worker.terminate();
  expect(added).toBe(0);
});
