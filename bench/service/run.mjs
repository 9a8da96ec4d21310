// Measures the service under load on loopback: requests per second, latency, and CPU per request of the service's
// process, for reads and writes, on the embedded database and on PostgreSQL. Three minutes on an idle machine with two
// cores.
//   node bench/service/run.mjs [--rounds 8] [--milliseconds 1000] [--connections 16] [--guilds 50] [embedded|postgres ...]
//   node bench/service/run.mjs --write    writes results.md
//
// Both databases run at the same time, and in every round each kind of request is sent to both in turn, so that a
// slowdown of the machine affects both. Commits wait for the disk, as in production.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { quantile, shuffled } from "../statistics.mjs";
import { openEmbedded, openPostgres } from "./places.mjs";
import { startService } from "./service.mjs";
import { kinds, makeWorld } from "./world.mjs";

const { values, positionals } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    rounds: { type: "string", default: "8" },
    milliseconds: { type: "string", default: "1000" },
    connections: { type: "string", default: "16" },
    guilds: { type: "string", default: "50" },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const milliseconds = Number(values.milliseconds);
const connections = Number(values.connections);
const guilds = Number(values.guilds);
/** The contents of each guild that `makeWorld` creates. */
const shape = "20 members, 5 roles and 10 channels";
const open = { embedded: openEmbedded, postgres: openPostgres };
const names = positionals.length > 0 ? positionals : Object.keys(open);

const began = performance.now();
const caller = fork(fileURLToPath(new URL("load.mjs", import.meta.url)), [], { serialization: "advanced" });
caller.once("exit", (code) => {
  if (code !== 0) process.exit(1);
});
const stores = [];
try {
  for (const name of names) {
    const place = await open[name]();
    stores.push({ name, place });
    const store = stores.at(-1);
    store.service = await startService(place.env);
    const before = await place.bytes();
    store.world = await makeWorld(store.service, guilds);
    store.bytesPerGuild = ((await place.bytes()) - before) / guilds;
    store.results = new Map(kinds.map((kind) => [kind.name, { rates: [], costs: [], times: [] }]));
  }
  // Warms up the JIT compiler.
  for (const store of stores) for (const kind of kinds) await load(store, kind, 2 * milliseconds);
  for (let round = 0; round < rounds; round += 1)
    for (const kind of shuffled(kinds)) for (const store of shuffled(stores)) await measure(store, kind);
  const text = report();
  console.log(text);
  if (values.write) write(text);
} finally {
  caller.disconnect();
  for (const { service, place } of stores) {
    await service?.stop();
    await place.close();
  }
}

async function measure(store, kind) {
  const before = await store.service.cpu();
  const { requests, seconds, times } = await load(store, kind, milliseconds);
  const cost = ((await store.service.cpu()) - before) / requests;
  const results = store.results.get(kind.name);
  results.costs.push(cost);
  results.rates.push(requests / seconds);
  results.times.push(...times);
}

async function load({ service, world }, kind, duration) {
  caller.send({ url: service.url, requests: kind.requests(world), connections, milliseconds: duration });
  const [result] = await once(caller, "message");
  return result;
}

/** Writes results.md, except the section that `compare.mjs` writes. */
function write(text) {
  const file = new URL("results.md", import.meta.url);
  const [, kept] = readFileSync(file, "utf8").split("<!-- compare -->");
  writeFileSync(file, kept === undefined ? text : `${text}\n<!-- compare -->${kept}`);
}

function report() {
  const rows = stores.flatMap(({ name, results }) =>
    kinds.map((kind) => {
      const { rates, costs, times } = results.get(kind.name);
      return [
        name,
        kind.name,
        spread(rates, 0),
        quantile(times, 0.5).toFixed(1),
        quantile(times, 0.99).toFixed(1),
        spread(
          costs.map((seconds) => seconds * 1e6),
          0,
        ),
      ];
    }),
  );
  const sizes = stores
    .filter(({ bytesPerGuild }) => Number.isFinite(bytesPerGuild))
    .map(
      ({ name, bytesPerGuild }) => `- ${name}: ${(bytesPerGuild / 1024).toFixed(0)} KiB for a guild with ${shape}.\n`,
    );
  const minutes = (performance.now() - began) / 60_000;
  return `# The service under load

${connections} connections over loopback, each of which sends its next request after the last response. Callers, service and database share
${cpus().length} cores; Node ${process.version}. Written by \`node bench/service/run.mjs --write\` in ${minutes.toFixed(1)} minutes; its comments describe the method.
${rounds} rounds of ${milliseconds} ms for each kind of request, after a warm-up, without rate limits and logging.

- Requests per second and CPU: median and interquartile range of the rounds. CPU is user and system time of the service's
  process, which includes the embedded database, but not PostgreSQL.
- Milliseconds: latency of all requests of all rounds for the caller, including time in queues.

${table(["store", "", "requests per second", "ms, median", "ms, p99", "µs CPU per request"], rows)}

## Space

${sizes.join("")}
Growth of the database: rows, indexes and events.
`;
}

function table(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(" | ")} |`;
  const rule = `|${widths.map((width, at) => (at < 2 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function spread(numbers, digits) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(numbers, part).toFixed(digits));
  return `${middle} (${low} to ${high})`;
}
