// Compares the service with a handwritten server with the same authorization: CPU per request of both and of
// PostgreSQL, in one run. Five minutes. Each server first gets --warm-up requests of each kind.
//   node bench/service/compare.mjs [--rounds 8] [--milliseconds 1000] [--former bin/of/another/build.js] [--write | --quick]
//
// Both use one database; a former build uses another database of the same cluster. In every round, each kind of request
// is sent to all servers in turn. `verify.mjs` first tests that service and contender behave alike.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { median, shuffled } from "../statistics.mjs";
import { quick, recordFigures } from "../suite.mjs";
import { startCaller, table } from "./cost.mjs";
import { openPostgres } from "./places.mjs";
import { writeSection } from "./results.mjs";
import { startContender, startService } from "./service.mjs";
import { verify } from "./verify.mjs";
import { kinds, makeWorld } from "./world.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: quick ? "1" : "8" },
    milliseconds: { type: "string", default: quick ? "50" : "1000" },
    connections: { type: "string", default: "16" },
    guilds: { type: "string", default: quick ? "2" : "50" },
    "warm-up": { type: "string", default: quick ? "0" : "3000" },
    former: { type: "string" },
    only: { type: "string", default: "" },
    quick: { type: "boolean" },
    write: { type: "boolean", default: false },
  },
});
const [rounds, milliseconds, connections, guilds] = ["rounds", "milliseconds", "connections", "guilds"].map((name) =>
  Number(values[name]),
);
const warmUpRequests = Number(values["warm-up"]);
const measured = kinds.filter(({ name }) => name.includes(values.only));
const caller = startCaller(connections);
const place = await openPostgres();
const servers = [];
/** Microseconds of the server and of the database, by server and kind of request. */
const costs = new Map();
try {
  const service = await startService(place.env);
  servers.push({ name: "service", server: service });
  const world = await makeWorld(service, guilds);
  servers[0].world = world;
  const env = { DATABASE_URL: place.env.DATABASE_URL };
  await verify(service, world, { start: () => startContender(env), databaseUrl: env.DATABASE_URL });
  await verify(service, world, { start: () => startService(place.env), databaseUrl: env.DATABASE_URL });
  await verify(service, world, { start: () => startContender(env, ["--tuned"]), databaseUrl: env.DATABASE_URL });
  servers.push({ name: "contender", server: await startContender(env), world });
  servers.push({ name: "tuned contender", server: await startContender(env, ["--tuned"]), world });
  if (values.former !== undefined) {
    const server = await startService(await place.another("former"), values.former);
    servers.push({ name: "former", server });
    servers.at(-1).world = await makeWorld(server, guilds);
  }
  for (const kind of measured) for (const target of servers) await warmUp(target, kind);
  for (let round = 0; round < rounds; round += 1)
    for (const kind of shuffled(measured))
      for (const target of shuffled(servers)) {
        const key = `${target.name} ${kind.name}`;
        if (!costs.has(key)) costs.set(key, []);
        const { server, world } = target;
        costs.get(key).push(await caller.cost({ server, place }, kind.requests(world), milliseconds));
      }
  const text = report();
  console.log(text);
  if (values.write) write(text);
  recordFigures(import.meta.dirname, {
    figures: Object.fromEntries(
      measured.flatMap(({ name }) => [
        [name, ratioOf("service", name)],
        [`${name}, tuned`, ratioOf("service", name, "tuned contender")],
      ]),
    ),
    samples: Object.fromEntries(costs),
  });
} finally {
  caller.stop();
  for (const { server } of servers) await server.stop();
  await place.close();
}

/** Until the code is compiled, a larger program costs more per request; both get the same number of requests. */
async function warmUp({ server, world }, kind) {
  const end = performance.now() + 20_000;
  for (let sent = 0; sent < warmUpRequests && performance.now() < end; )
    sent += (await caller.load(server, kind.requests(world), milliseconds)).requests;
}

function report() {
  const names = servers.map(({ name }) => name);
  const others = names.filter((name) => !name.endsWith("contender"));
  const contenders = names.filter((name) => name.endsWith("contender"));
  const pairs = others.flatMap((name) => contenders.map((contender) => [name, contender]));
  const head = ["", ...names.map((name) => `${name}, µs`), ...pairs.map((pair) => pair.join(" / "))];
  const rows = measured.map(({ name: kind }) => {
    const cells = names.map((name) => {
      const [own, database] = [0, 1].map((at) => median(costs.get(`${name} ${kind}`).map((pair) => pair[at])));
      return `${median(totals(name, kind)).toFixed(0)} (${own.toFixed(0)} + ${database.toFixed(0)})`;
    });
    const ratios = pairs.map(([name, contender]) => ratioOf(name, kind, contender).toFixed(2));
    return [kind, ...cells, ...ratios];
  });
  return table(head, rows);
}

function totals(name, kind) {
  return costs.get(`${name} ${kind}`).map(([own, database]) => own + database);
}

/** The cost relative to a contender's: the median of the ratios of the rounds. */
function ratioOf(name, kind, contender = "contender") {
  const base = totals(contender, kind);
  return median(totals(name, kind).map((cost, round) => cost / base[round]));
}

function write(text) {
  writeSection(
    "compare",
    `## Compared with a handwritten server

Microseconds of CPU per request: the sum, and in parentheses the server and PostgreSQL. The last columns are ratios of these sums.
The contender (\`contender.mjs\`) is handwritten code on node:http and pg, with the same authorization, rows, events and durability;
\`verify.mjs\` tests both before the run. The tuned contender has the techniques of the service: it looks up a token once per second and
the guild of a webhook once, and sends statements together where they do not depend on each other. After a warm-up of ${warmUpRequests} requests of each kind, the servers take turns in
${rounds} rounds of ${milliseconds} ms, with ${connections} connections. Medians; ${cpus().length} cores, Node ${process.version}. Written by \`node bench/service/compare.mjs --write\`.

${text}`,
  );
}
