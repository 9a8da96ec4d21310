// Measures the playground in Chromium with the files of spec/: the first run, and runs after a change of one limit.
//   npm run build
//   npm ci --prefix test/platforms
//   node bench/playground/run.mjs --write
//
// The shown file is sent ahead of the other files, so that the page shows a change before everything is generated.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { loadavg } from "node:os";
import { extname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { median } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";

const root = join(import.meta.dirname, "..", "..");
const site = join(root, "playground", "dist", "site");
const { chromium } = createRequire(join(root, "test", "platforms", "package.json"))("playwright-core");
const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const rounds = quick ? 2 : 20;
const shown = "src/types/channels.ts";

const server = createServer(({ url = "/" }, response) => {
  const name = url === "/" ? "index.html" : url.slice(1);
  if (!readdirSync(site).includes(name)) return response.writeHead(404).end();
  const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  response.writeHead(200, { "content-type": types[extname(name)] ?? "text/plain" }).end(readFileSync(join(site, name)));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const load = loadavg()[0];
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const times = await page.evaluate(regenerate, { request: specification(), rounds, shown });
  const figures = {
    shown: median(times.slice(1).map(({ early }) => early)),
    all: median(times.slice(1).map(({ all }) => all)),
  };
  record(import.meta.dirname, { text: report(times), figures, samples: times });
} finally {
  await browser.close();
  server.close();
}

/** The files of spec/, as the page passes them to its worker. */
function specification() {
  const folder = join(root, "spec");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = Object.fromEntries(paths.map((path) => [relative(root, path), readFileSync(path, "utf8")]));
  return { files, root: "spec/openapi.yaml", packageName: "@guildwire/api", packageVersion: "0.1.0", strict: true };
}

/** Runs in the page. Returns, for each run, the milliseconds until the shown file and until all files have arrived. */
async function regenerate({ request, rounds, shown }) {
  const worker = new Worker("worker.js", { type: "module" });
  const run = (sent) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      let early;
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => {
        const now = performance.now() - start;
        if (data.early !== undefined) early = now;
        else if (data.files?.length > 0) resolve({ early, all: now });
        else reject(new Error(JSON.stringify(data).slice(0, 1000)));
      };
      worker.postMessage({ id: 1, ...sent, shown });
    });
  const changeable = Object.keys(request.files).filter((path) => request.files[path].includes("maxLength: "));
  const times = [await run(request)];
  for (let round = 1; round <= rounds; round++) {
    const path = changeable[round % changeable.length];
    const text = request.files[path].replace(/maxLength: (\d+)/, (_, limit) => `maxLength: ${Number(limit) + round}`);
    times.push(await run({ ...request, files: { ...request.files, [path]: text } }));
  }
  return times;
}

function report([first, ...changes]) {
  const row = (title, key) => {
    const changed = changes.map((times) => times[key]);
    const numbers = [first[key], median(changed), Math.max(...changed)];
    return `| ${title} | ${numbers.map((number) => Math.round(number)).join(" | ")} |\n`;
  };
  const sizes = readdirSync(site).map((name) => gzipSync(readFileSync(join(site, name))).length);
  const size = Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000);
  return `# Playground

Written by \`node bench/playground/run.mjs\`: \`spec/\` in Chromium, on two cores. The load average was ${load.toFixed(1)}. Each of the
${rounds} changes affects one limit in one file. The target for a change is 500 ms.

| milliseconds until | first run | change, median | change, longest |
|---|---|---|---|
${row("the shown file has arrived", "early")}${row("all files have arrived", "all")}
The files of the playground have ${size} kB in total, compressed with gzip. The limit is 2,000 kB.
`;
}
