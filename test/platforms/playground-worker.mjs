// Generates in a worker in Chromium: playground-worker.mjs EXECUTABLE URL REQUEST prints the worker's response to the
// request in a JSON file, to the same request again, and the first response to two of them at once.
import { readFileSync } from "node:fs";
import process from "node:process";
import { chromium } from "playwright-core";

const [executablePath, url, requestPath] = process.argv.slice(2);
const request = JSON.parse(readFileSync(requestPath, "utf8"));
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const page = await browser.newPage();
  await page.goto(url);
  const responses = await page.evaluate(async (sent) => {
    const worker = new Worker("worker.js", { type: "module" });
    const respond = (...ids) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        for (const id of ids) worker.postMessage({ id, ...sent });
      });
    return [await respond(1), await respond(2), await respond(3, 4)];
  }, request);
  process.stdout.write(JSON.stringify(responses));
} finally {
  await browser.close();
}
