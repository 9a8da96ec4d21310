// Times the walks of docs/first-five-minutes.md, with packages from a registry on loopback and empty caches.
//   npm run build
//   npm ci --prefix test/install
//   node bench/first-minutes/run.mjs
//
// The test of the page executes the commands and reports when each of them ended. The second measurement starts the service of
// this repository, and ends with its first response.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInstalled } from "../../scripts/run.mjs";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "guildwire-first-minutes-"));
const report = join(folder, "times.json");
try {
  const { code } = runInstalled("vitest/vitest.mjs", ["run", "test/install/first-five-minutes.test.ts"], {
    env: { FIRST_MINUTES_REPORT: report },
  });
  if (code !== 0) throw new Error("the walks failed");
  const walks = JSON.parse(readFileSync(report, "utf8"));
  const starts = [];
  for (let run = 0; run < 5; run++) starts.push(await startService(join(folder, `data-${run}`)));
  writeFileSync(
    join(import.meta.dirname, "results.md"),
    page(
      walks,
      starts.toSorted((one, other) => one - other),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds from the start of the service, with a new data folder, to its first response. */
async function startService(data) {
  const port = await freePort();
  const begun = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: "silent", DATABASE_URL: "" };
  const service = spawn(process.execPath, [join(root, "service/bin/guildwire-service.js")], { env, stdio: "ignore" });
  const ended = new Promise((resolve) => service.once("exit", resolve));
  try {
    for (;;) {
      if (service.exitCode !== null) throw new Error("the service ended");
      const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (response?.ok) return performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    service.kill("SIGTERM");
    await ended;
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function page(walks, starts) {
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
  const rows = walks.flatMap(({ title, commands }) =>
    commands.map(({ line, ended }) => `| ${title} | \`${line.replaceAll("|", "\\|")}\` | ${seconds(ended)} |\n`),
  );
  return `# The first five minutes

Written by \`node bench/first-minutes/run.mjs\`, on Node ${process.versions.node} and two cores. The walks start with empty caches. Packages come
from a registry on loopback, which downloads those of other projects. The load average at the end was ${loadavg()[0].toFixed(1)}.

| walk | command | ended after (s) |
|---|---|---|
${rows.join("")}
Start of the service with a new data folder, until its first response: median ${seconds(starts[2])} s, longest ${seconds(starts[4])} s
(5 runs; the target is 5 s).
`;
}
