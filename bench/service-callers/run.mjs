// Compares the service with the tuned contender of compare.mjs for one and for many callers, on one and on several connections, and with
// rate limits and logs of both: CPU per request of the server and of PostgreSQL. Ten minutes, three of them to create the data.
//   node bench/service-callers/run.mjs [--rounds 5] [--milliseconds 800] [--callers 800] [--write | --quick]
//
// Each caller is a bot with a guild of its own. In every round, each kind of request is sent to both servers in turn.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { startCaller, table } from "../service/cost.mjs";
import { openPostgres } from "../service/places.mjs";
import { startContender, startService } from "../service/service.mjs";
import { kinds, makeWorld } from "../service/world.mjs";
import { median, shuffled } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: quick ? "1" : "5" },
    milliseconds: { type: "string", default: quick ? "50" : "800" },
    callers: { type: "string", default: quick ? "2" : "800" },
    "warm-up": { type: "string", default: quick ? "0" : "3000" },
    quick: { type: "boolean" },
    write: { type: "boolean" },
  },
});
const [rounds, milliseconds, callers] = ["rounds", "milliseconds", "callers"].map((name) => Number(values[name]));
const warmUpRequests = Number(values["warm-up"]);
const conditions = [
  { callers: 1, connections: 1 },
  { callers: 1, connections: 16 },
  { callers, connections: 1 },
  { callers, connections: 16 },
  { callers, connections: 16, isLogged: true },
];
const place = await openPostgres();
const results = [];
let single;
try {
  const servers = { service: await startService(place.env) };
  const world = await makeWorld(servers.service, Math.max(2, callers), callers);
  await servers.service.stop();
  // One caller has as many guilds as in compare.mjs, so that both measure the same.
  for (const condition of quick ? conditions.slice(-2) : conditions) {
    const own = condition.callers === 1 ? await ofOneCaller() : world;
    results.push({ ...condition, ...(await measure(condition, own)) });
    console.log(titleOf(condition), results.at(-1).ratios);
  }
} finally {
  await place.close();
}
record(import.meta.dirname, {
  text: report(),
  figures: Object.fromEntries(
    kinds.map(({ name }) => [`${name}, highest`, Math.max(...results.flatMap(({ ratios }) => ratios.get(name) ?? []))]),
  ),
});

async function ofOneCaller() {
  if (single !== undefined) return single;
  const service = await startService(place.env);
  single = await makeWorld(service, quick ? 2 : 50);
  await service.stop();
  return single;
}

/** With limits, one guild takes 30 requests per second, and an address that sends no token 500. */
function kindsOf({ isLogged }) {
  return isLogged ? kinds.filter(({ name }) => !/one guild|webhook/.test(name)) : kinds;
}

/** The medians of both, and of the ratios of the rounds, by kind of request. */
async function measure({ connections, isLogged = false }, world) {
  const measured = kindsOf({ isLogged });
  const caller = startCaller(connections);
  const settings = isLogged ? { RATE_LIMITS: "on", LOG_LEVEL: "info" } : {};
  const own = await startService({ ...place.env, ...settings });
  const other = await startContender({ DATABASE_URL: place.env.DATABASE_URL }, [
    "--tuned",
    ...(isLogged ? ["--logged"] : []),
  ]);
  const costs = new Map(measured.map(({ name }) => [name, { own: [], other: [] }]));
  try {
    for (const kind of measured) for (const server of [own, other]) await warmUp(caller, server, kind.requests(world));
    for (let round = 0; round < rounds; round += 1)
      for (const kind of shuffled(measured))
        for (const name of shuffled(["own", "other"])) {
          const target = { server: name === "own" ? own : other, place };
          const [server, database] = await caller.cost(target, kind.requests(world), milliseconds);
          costs.get(kind.name)[name].push(server + database);
        }
  } finally {
    caller.stop();
    await Promise.all([own.stop(), other.stop()]);
  }
  const medians = new Map(Array.from(costs, ([name, pair]) => [name, [median(pair.own), median(pair.other)]]));
  const ratios = new Map(
    Array.from(costs, ([name, pair]) => [name, median(pair.own.map((cost, round) => cost / pair.other[round]))]),
  );
  return { medians, ratios };
}

async function warmUp(caller, server, requests) {
  const end = performance.now() + 20_000;
  for (let sent = 0; sent < warmUpRequests && performance.now() < end; )
    sent += (await caller.load(server, requests, milliseconds)).requests;
}

function titleOf({ callers: count, connections, isLogged }) {
  const number = (value, noun) => `${value} ${noun}${value === 1 ? "" : "s"}`;
  return `${number(count, "caller")}, ${number(connections, "connection")}${isLogged ? ", limits and logs" : ""}`;
}

function report() {
  const rows = results.map(({ medians, ratios, ...condition }) => [
    titleOf(condition),
    ...kinds.map(({ name }) => {
      if (!medians.has(name)) return "–";
      const [own, other] = medians.get(name);
      return `${ratios.get(name).toFixed(2)} (${own.toFixed(0)} / ${other.toFixed(0)})`;
    }),
  ]);
  return `# The service with one and with many callers

CPU per request of the service and PostgreSQL, relative to the tuned contender of [service](../service/results.md); in parentheses the
microseconds of both. Each of ${callers} callers is a bot with a guild of its own; one caller has 50 guilds. With limits and logs, both servers
count the requests of each caller, state the limit in headers, and log each request as a line of JSON; the limits do not admit two of the kinds then. Medians of ${rounds} rounds of
${milliseconds} ms; ${cpus().length} cores, Node ${process.version}. Written by \`node bench/service-callers/run.mjs --write\`.

${table(["", ...kinds.map(({ name }) => name)], rows)}
`;
}
