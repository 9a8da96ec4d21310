// The generated server beside bare node:http with a hand-written check, and its peers: CPU per request of the server's
// process, and requests a second, for one POST with ten fields on a route in the middle of all. Two minutes.
//   npm ci --prefix bench/server
//   node bench/server/run.mjs [--generations 6] [--rounds 12] [--milliseconds 150] [contender ...]
//
// All contenders are there at once and take turns in a new order each round, so that a slow moment of the machine hits
// all of them; and all are started anew several times, because two processes of the same program are up to 7 % apart.
// Ratios are medians of the ratios within the rounds.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: {
    generations: { type: "string", default: "6" },
    rounds: { type: "string", default: "12" },
    milliseconds: { type: "string", default: "150" },
  },
  allowPositionals: true,
});
const generations = Number(values.generations);
const rounds = Number(values.rounds);
const milliseconds = Number(values.milliseconds);
const names = positionals.length > 0 ? positionals : ["bare", "bare-again", "guildwire", "fastify", "hono", "express"];
const env = { ...process.env, NODE_ENV: "production", NODE_EXTRA_CA_CERTS: undefined };

const caller = start("load.mjs", []);
const contenders = names.map((name) => ({ name, costs: [], rates: [] }));
for (let generation = 0; generation < generations; generation += 1) {
  const servers = new Map();
  for (const contender of contenders) servers.set(contender, await startServer(contender.name));
  for (const { port } of servers.values()) await load(port, 1500);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of shuffled(contenders)) await measure(contender, servers.get(contender));
  }
  for (const { server } of servers.values()) server.disconnect();
}
show();
caller.disconnect();

async function startServer(name) {
  // A name with "-again" is the same contender a second time: how far the two are apart is what cannot be told.
  const server = start("serve.mjs", [name.replace(/-again$/, "")]);
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

async function measure({ costs, rates }, { server, port }) {
  const before = await cpuOf(server);
  const { requests, seconds } = await load(port, milliseconds);
  costs.push(((await cpuOf(server)) - before) / requests);
  rates.push(requests / seconds);
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

function show() {
  const [first] = contenders;
  console.log(`Node ${process.version}, ${generations} times ${rounds} interleaved rounds, medians with quartiles\n`);
  console.log(
    `${"".padEnd(14)}${"µs CPU".padStart(22)}${"requests/s".padStart(26)}${"CPU".padStart(7)}${"rate".padStart(7)}`,
  );
  for (const { name, costs, rates } of contenders) {
    const cells = [
      spread(costs, 1).padStart(22),
      spread(rates, 0).padStart(26),
      median(costs.map((cost, round) => first.costs[round] / cost))
        .toFixed(3)
        .padStart(7),
      median(rates.map((rate, round) => rate / first.rates[round]))
        .toFixed(3)
        .padStart(7),
    ];
    console.log(name.padEnd(14) + cells.join(""));
  }
  console.log(`\nThe last two columns are parts of ${first.name}: above 1 is better.`);
}

function spread(numbers, digits) {
  return `${median(numbers).toFixed(digits)} (${quantile(numbers, 0.25).toFixed(digits)}–${quantile(numbers, 0.75).toFixed(digits)})`;
}

function median(numbers) {
  return quantile(numbers, 0.5);
}

function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place - Math.floor(place));
}

function shuffled(items) {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
