// Compares the generated server with plain node:http and handwritten validation, and with its peers: CPU per request of
// the server's process, and requests per second, for a POST with ten fields among all routes. Three minutes.
//   node bench/server/run.mjs [--generations 8] [--rounds 12] [--milliseconds 150] [--write | --quick] [contender ...]
//   node bench/server/run.mjs --adapters [...]   the adapters for frameworks instead: four minutes
//
// All contenders run at the same time and take turns in a new order each round, so that a slowdown of the machine
// affects all of them. All are restarted several times, because two processes of the same program differ by up to 7 %.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median, quantile, shuffled } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";
import { bytesOfAdapters, compareAdapters, contenderNames, peers } from "./adapters/suite.mjs";
import { agree } from "./agreement.mjs";

const { values, positionals } = parseArgs({
  options: {
    write: { type: "boolean" },
    quick: { type: "boolean" },
    adapters: { type: "boolean", default: false },
    generations: { type: "string" },
    rounds: { type: "string", default: quick ? "1" : "12" },
    milliseconds: { type: "string", default: quick ? "20" : "150" },
  },
  allowPositionals: true,
});
// There are many adapters, and each is compared within its framework.
const generations = Number(values.generations ?? (quick ? 1 : values.adapters ? 3 : 8));
const rounds = Number(values.rounds);
const milliseconds = Number(values.milliseconds);
const servers = ["bare", "bare-again", "guildwire", "fastify", "hono", "express"];
const names = values.adapters ? contenderNames : positionals.length > 0 ? positionals : servers;
const env = { ...process.env, NODE_ENV: "production", NODE_EXTRA_CA_CERTS: undefined };

const caller = start("load.mjs", []);
const contenders = names.map((name) => ({ name, costs: [], rates: [] }));
for (let generation = 0; generation < generations; generation += 1) {
  const running = new Map();
  for (const { costs, rates } of contenders) {
    costs.push([]);
    rates.push([]);
  }
  for (const contender of contenders) running.set(contender, await startServer(contender.name));
  if (generation === 0) for (const [{ name }, { port }] of running) await agree(name, port);
  if (!quick) for (const { port } of running.values()) await warmUp(port);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of shuffled(contenders)) await measure(contender, running.get(contender));
  }
  for (const { server } of running.values()) server.disconnect();
}
const samples = contenders.map(({ name, costs, rates }) => ({ name, microseconds: costs, perSecond: rates }));
if (values.adapters) {
  const compared = compareAdapters(contenders, certainty, await bytesOfAdapters());
  const text = `${report("Adapters", "--adapters --write")}\n${adapterReport(compared)}`;
  record(join(import.meta.dirname, "adapters"), { text, figures: compared.figures, peers, samples });
} else {
  record(import.meta.dirname, {
    text: report("Servers", "--write"),
    figures: Object.fromEntries(
      contenders.map(({ name, costs }) => [`${name}, CPU ratio`, median(cheaperThanBare(costs).flat())]),
    ),
    peers: ["fastify", "hono", "@hono/node-server", "express", "express-openapi-validator"],
    samples,
  });
}
caller.disconnect();

async function startServer(name) {
  // A name with "-again" starts the same contender a second time: the difference between the two is noise.
  const server = start("serve.mjs", [new URL(`contenders/${name.replace(/-again$/, "")}.mjs`, import.meta.url).href]);
  const [{ port }] = await once(server, "message");
  return { server, port };
}

function start(file, args) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { env });
  child.once("exit", (code) => {
    if (code !== 0) process.exit(1);
  });
  return child;
}

/** Sends a number of requests, not for a time: on a busy machine too little of the code might be compiled otherwise. */
async function warmUp(port) {
  for (let seen = 0, turns = 0; seen < 30_000 && turns < 20; turns += 1) seen += (await load(port, 500)).requests;
}

async function measure({ costs, rates }, { server, port }) {
  const before = await cpuOf(server);
  const { requests, seconds } = await load(port, milliseconds);
  costs.at(-1).push(((await cpuOf(server)) - before) / requests);
  rates.at(-1).push(requests / seconds);
}

async function load(port, duration) {
  caller.send({ port, connections: 16, milliseconds: duration });
  const [result] = await once(caller, "message");
  return result;
}

async function cpuOf(server) {
  server.send("cpu");
  const [{ microseconds }] = await once(server, "message");
  return microseconds;
}

/**
 * Ratios are paired: a contender and the first one within the same round. Confidence intervals are bootstrapped over
 * generations and over the rounds within them, since two processes of one program differ more than two rounds.
 */
function report(title, options) {
  const [first] = contenders;
  const rows = contenders.map(({ name, costs, rates }) => {
    const cheaper = cheaperThanBare(costs);
    const faster = rates.map((round, generation) => round.map((rate, at) => rate / first.rates[generation][at]));
    const quiet = quantile(costs.flat(), 0.1);
    const quietest = `${quiet.toFixed(1)} (${(quantile(first.costs.flat(), 0.1) / quiet).toFixed(3)})`;
    return [name, spread(costs.flat(), 1), spread(rates.flat(), 0), certainty(cheaper), certainty(faster), quietest];
  });
  const again = rows.find(([name]) => name.endsWith("-again"));
  return `# ${title}: CPU per request

One POST request with ten fields, to one route of the whole interface, over loopback; 2 cores, Node ${process.version}. Written by
\`node bench/server/run.mjs ${options}\`; its comments describe the method. ${generations} runs with new server processes and ${rounds} rounds each; every round
measures all contenders.

- CPU: user and system time of the server process per request, in microseconds; median and interquartile range of all rounds.
- Ratios: relative to ${first.name} within a round; above 1 is better. Median and its 95 % bootstrap interval.
- Quietest: the 10th percentile of the CPU time, with its ratio. Other load on the machine can only increase CPU time.

${table(["", "µs CPU", "requests per second", "CPU, ratio", "requests, ratio", "quietest"], rows)}
${again === undefined ? "" : `\n${again[0]} is ${first.name}, started a second time: its deviation from 1 is noise.\n`}`;
}

function adapterReport({ head, rows }) {
  return `## Compared within each framework

- To the sum: the CPU time of the adapter, relative to that of a bare route of the framework with handwritten validation, plus what the
  generated server takes on node:http beyond handwritten code (guildwire - bare). Median and its 95 % bootstrap interval.
- To the peer: the same, relative to the framework's own validation.
- Bytes added: to a bundle of the generated server on node:http, or with Hono to one of the Fetch standard; minified, gzip.

${table(head, rows)}
`;
}

function table(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** How many times more CPU time the first contender takes, by generation and round. */
function cheaperThanBare(costs) {
  return costs.map((round, generation) => round.map((cost, at) => contenders[0].costs[generation][at] / cost));
}

function spread(numbers, digits) {
  return `${median(numbers).toFixed(digits)} (${quantile(numbers, 0.25).toFixed(digits)} to ${quantile(numbers, 0.75).toFixed(digits)})`;
}

function certainty(ratios) {
  const medians = Array.from({ length: 2000 }, () => median(drawn(ratios).flatMap(drawn)));
  const [low, high] = [quantile(medians, 0.025), quantile(medians, 0.975)];
  return `${median(ratios.flat()).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function drawn(items) {
  return items.map(() => items[Math.floor(Math.random() * items.length)]);
}
