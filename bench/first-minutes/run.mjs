// Times the walks of docs/first-five-minutes.md, with packages from a registry on loopback and empty caches.
//   npm run build
//   node bench/first-minutes/run.mjs              measures, and writes results.md
//   node bench/first-minutes/run.mjs consumers    writes consumers.md from the last run of `npm run test:long -- clones`
//
// The test of the page executes the commands and reports when each of them ended. The second measurement starts the service of
// this repository, and ends with its first response. The consumers are the projects of test/install/clones.test.ts.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInstalled } from "../../scripts/run.mjs";

const root = resolve(import.meta.dirname, "../..");
if (process.argv[2] === "consumers") {
  writeFileSync(join(import.meta.dirname, "consumers.md"), consumersPage());
  process.exit();
}
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

/** The page of the last run of the clones, which `npm run test:long` has recorded. */
function consumersPage() {
  const results = join(root, "test/long/results");
  const [latest] = readdirSync(results)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed()
    .map((name) => ({ date: name.slice(0, -5), ...JSON.parse(readFileSync(join(results, name), "utf8")).clones }))
    .filter(({ figures }) => figures !== undefined);
  const total = (steps) => steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const commands = (steps) => steps.map(({ line, seconds }) => `\`${line}\` (${Math.round(seconds)})`).join(", ");
  const rows = latest.figures.clones.map(
    ({ name, output, before, after, measured }) =>
      `| ${name}${measured === undefined ? "" : ` (${measured})`} | ${output} | ${commands(before)} | ${commands(after)} | ${Math.round(total(after))} |`,
  );
  return `# Consumers

Written by \`node bench/first-minutes/run.mjs consumers\` from \`npm run test:long -- clones\` of ${latest.date}, at ${latest.commit}, on Node
${latest.node}. Each project existed before. The commands of the third column set it up with packed packages, from a registry on
loopback; those of the fourth ran in a fresh clone without ignored files. In parentheses are seconds; the machine was busy.

| project | output | commands of the setup | commands in the clone | clone (s) |
|---|---|---|---|--:|
${rows.join("\n")}
`;
}
