import { once } from "node:events";
import { expect, it } from "vitest";
import { startQuietWorker } from "../../tools/src/lsp/quiet-worker.js";

it("threads that were terminated keep no listener of standard error", async () => {
  const endless = new URL(
    "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {}); parentPort.postMessage('begun');",
  );
  const count = (): number =>
    process.stderr.eventNames().reduce((sum, name) => sum + process.stderr.listenerCount(name), 0);
  const before = count();
  for (let started = 0; started < 3; started += 1) {
    const worker = startQuietWorker(endless);
    await once(worker, "message");
    await worker.terminate();
  }
  expect(count()).toBe(before);
});
