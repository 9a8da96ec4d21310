import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const module = new URL("../../tools/dist/lsp/quiet-worker.js", import.meta.url);

it("threads that are stopped soon leave no warning of too many listeners", { timeout: 60_000 }, async () => {
  const program = `
import { startQuietWorker } from ${JSON.stringify(module.href)};
const endless = new URL("data:text/javascript,setInterval(() => {}, 1000)");
const workers = Array.from({ length: 12 }, () => startQuietWorker(endless));
await Promise.all(workers.map((worker) => worker.terminate()));
`;
  const { stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stderr).toBe("");
});
