// Compares the service with a handwritten server with the same authorization: CPU per request of both and of
// PostgreSQL, in one run. Five minutes. Each server first gets --warm-up requests of each kind.
//   node bench/service/compare.mjs [--rounds 8] [--milliseconds 1000] [--former bin/of/another/build.js] [--write]
//
// Both use one database; a former build uses another database of the same cluster. In every round, each kind of request
// is sent to all servers in turn. `verify.mjs` first tests that service and contender behave alike.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openPostgres } from "./places.mjs";
import { startContender, startService } from "./service.mjs";
import { verify } from "./verify.mjs";
import { kinds, makeWorld } from "./world.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "8" },
    milliseconds: { type: "string", default: "1000" },
    connections: { type: "string", default: "16" },
    guilds: { type: "string", default: "50" },
    "warm-up": { type: "string", default: "3000" },
    former: { type: "string" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const [rounds, milliseconds, connections, guilds] = ["rounds", "milliseconds", "connections", "guilds"].map((name) =>
  Number(values[name]),
);
const warmUpRequests = Number(values["warm-up"]);
const measured = kinds.filter(({ name }) => name.includes(values.only));
const caller = fork(fileURLToPath(new URL("load.mjs", import.meta.url)), [], { serialization: "advanced" });
const place = await openPostgres();
const servers = [];
try {
  const service = await startService(place.env);
  servers.push({ name: "service", server: service });
  const world = await makeWorld(service, guilds);
  servers[0].world = world;
  const env = { DATABASE_URL: place.env.DATABASE_URL };
  await verify(service, world, { start: () => startContender(env), databaseUrl: env.DATABASE_URL });
  await verify(service, world, { start: () => startService(place.env), databaseUrl: env.DATABASE_URL });
  servers.push({ name: "contender", server: await startContender(env), world });
  if (values.former !== undefined) {
    const server = await startService(await place.another("former"), values.former);
    servers.push({ name: "former", server });
    servers.at(-1).world = await makeWorld(server, guilds);
  }
  const costs = new Map();
  for (const kind of measured) for (const target of servers) await warmUp(target, kind);
  for (let round = 0; round < rounds; round += 1)
    for (const kind of shuffled(measured))
      for (const target of shuffled(servers)) {
        const before = [await target.server.cpu(), await place.cpu()];
        const { requests } = await load(target, kind, milliseconds);
        const after = [await target.server.cpu(), await place.cpu()];
        const key = `${target.name} ${kind.name}`;
        if (!costs.has(key)) costs.set(key, []);
        costs.get(key).push(after.map((seconds, at) => ((seconds - before[at]) / requests) * 1e6));
      }
  const text = report(costs);
  console.log(text);
  if (values.write) write(text);
} finally {
  caller.disconnect();
  for (const { server } of servers) await server.stop();
  await place.close();
}

/** Until the code is compiled, a larger program costs more per request; both get the same number of requests. */
async function warmUp(target, kind) {
  const end = performance.now() + 20_000;
  for (let sent = 0; sent < warmUpRequests && performance.now() < end; )
    sent += (await load(target, kind, milliseconds)).requests;
}

async function load({ server, world }, kind, duration) {
  caller.send({ url: server.url, requests: kind.requests(world), connections, milliseconds: duration });
  const [result] = await once(caller, "message");
  return result;
}

function report(costs) {
  const names = servers.map(({ name }) => name);
  const others = names.filter((name) => name !== "contender");
  const head = ["", ...names.map((name) => `${name}, µs`), ...others.map((name) => `${name} / contender`)];
  const rows = measured.map(({ name: kind }) => {
    const of = (name) => costs.get(`${name} ${kind}`);
    const total = (name) => of(name).map(([own, database]) => own + database);
    const cells = names.map((name) => {
      const [own, database] = [0, 1].map((at) => median(of(name).map((pair) => pair[at])));
      return `${median(total(name)).toFixed(0)} (${own.toFixed(0)} + ${database.toFixed(0)})`;
    });
    const ratios = others.map((name) =>
      median(total(name).map((cost, at) => cost / total("contender")[at])).toFixed(2),
    );
    return [kind, ...cells, ...ratios];
  });
  return [head, head.map((_, at) => (at === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Replaces the marked section of results.md. */
function write(text) {
  const file = new URL("results.md", import.meta.url);
  const [begin, end] = ["<!-- compare -->", "<!-- end of compare -->"];
  const old = readFileSync(file, "utf8");
  const [before = old.trimEnd()] = old.split(`\n${begin}`);
  const after = old.split(end)[1] ?? "\n";
  const intro = `## Beside a hand-written server

Microseconds of CPU per request, of the server and of PostgreSQL (in brackets, in this order), and their sum in relation to the
contender's. The contender (\`contender.mjs\`) is written by hand on node:http and pg, with the same authorization, rows, events
and durability; \`verify.mjs\` tests both before the run. After ${warmUpRequests} requests of each kind to warm up, one interleaved run of
${rounds} rounds of ${milliseconds} ms, ${connections} connections; medians; ${cpus().length} cores, Node ${process.version}. Written by \`node bench/service/compare.mjs --write\`.
`;
  writeFileSync(file, `${before.trimEnd()}\n\n${begin}\n${intro}\n${text}\n${end}${after}`);
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

function shuffled(items) {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
