// Compares exchanges that bench/server has not: a refused request, an upload of 10 MB, a stream of 10,000 events, and a response of
// 1 MB. CPU time of the server's process per request. Four minutes.
//   npm run build && node bench/exchanges/run.mjs [--write | --quick]
//
// All contenders run at the same time and take turns in a new order each round. Every response is checked.
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { cpus } from "node:os";
import { join } from "node:path";
import { median, quantile, shuffled } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";
import { prepare } from "./prepare.mjs";
import { eventCount, fileBytes, order, rows, wrongOrder } from "./work.mjs";

const rounds = quick ? 1 : 15;
const names = ["bare", "guildwire", "fastify", "hono"];
const env = { ...process.env, NODE_ENV: "production", NODE_EXTRA_CA_CERTS: undefined };
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

const json = (value) => ({ body: Buffer.from(JSON.stringify(value)), type: "application/json" });
const boundary = "b".repeat(40);
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ),
  Buffer.alloc(fileBytes, "0123456789abcdef"),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** Requests of a turn run with four at a time. `isRight` sees status and text of each response. */
const exchanges = [
  {
    title: "A request refused with four mistakes",
    path: "/orders",
    ...json(wrongOrder),
    turn: 1500,
    isRight: ({ status }) => status === 400,
  },
  {
    title: "An upload of 10 MB",
    path: "/files",
    body: form,
    type: `multipart/form-data; boundary=${boundary}`,
    turn: 8,
    isRight: ({ status, text }) => status === 200 && JSON.parse(text).bytes === fileBytes,
  },
  {
    title: "A stream of 10,000 events",
    path: "/events",
    turn: 6,
    isRight: ({ status, text }) => status === 200 && text.split("\n\n").length === eventCount + 1,
  },
  {
    title: "A response of 1 MB",
    path: "/report",
    turn: 24,
    isRight: ({ status, text }) => status === 200 && JSON.parse(text).length === rows.length,
  },
];

await prepare();
const servers = new Map();
for (const name of names) servers.set(name, await startServer(name));
for (const [name, { port }] of servers) {
  const accepted = await send(port, { path: "/orders", ...json(order) });
  if (accepted.status !== 200 || JSON.parse(accepted.text).id !== order.id) throw new Error(`${name} refuses an order`);
}
const samples = {};
for (const exchange of exchanges) {
  const costs = Object.fromEntries(names.map((name) => [name, []]));
  if (!quick) for (const name of names) for (let warm = 0; warm < 3; warm += 1) await cost(servers.get(name), exchange);
  for (let round = 0; round < rounds; round += 1)
    for (const name of shuffled(names)) costs[name].push(await cost(servers.get(name), exchange));
  samples[exchange.title] = costs;
}
for (const { child } of servers.values()) child.disconnect();
agent.destroy();

const figures = Object.fromEntries(
  exchanges.flatMap(({ title }) =>
    ["bare", "fastify", "hono"].map((peer) => [`${title}, ${peer}`, median(ratios(title, peer))]),
  ),
);
const peers = ["fastify", "@fastify/multipart", "hono", "@hono/node-server", "zod", "busboy"];
record(import.meta.dirname, { text: report(), figures, peers, samples });

async function startServer(name) {
  const contender = new URL(`contenders/${name}.mjs`, import.meta.url).href;
  const child = fork(join(import.meta.dirname, "../server/serve.mjs"), [contender], { env });
  child.once("exit", (code) => {
    if (code !== 0) process.exit(1);
  });
  const [{ port }] = await once(child, "message");
  return { child, port };
}

/** Microseconds of CPU per request. */
async function cost({ child, port }, exchange) {
  const turn = quick ? Math.min(exchange.turn, 4) : exchange.turn;
  const before = await cpuOf(child);
  let left = turn;
  const caller = async () => {
    while (left-- > 0) {
      const response = await send(port, exchange);
      if (!exchange.isRight(response))
        throw new Error(`${exchange.title}: ${response.status} ${response.text.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, caller));
  return ((await cpuOf(child)) - before) / turn;
}

async function cpuOf(child) {
  child.send("cpu");
  const [{ microseconds }] = await once(child, "message");
  return microseconds;
}

function send(port, { path, body, type }) {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": type, "content-length": body.length };
    const sent = request(
      { agent, host: "127.0.0.1", port, path, method: body === undefined ? "GET" : "POST", headers },
      async (response) => {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The CPU time of a peer relative to guildwire's within each round. */
function ratios(title, peer) {
  return samples[title][peer].map((cost, round) => cost / samples[title].guildwire[round]);
}

function report() {
  const sections = exchanges.map(({ title }) => {
    const rows = names.map((name) => {
      const all = ratios(title, name);
      const spread = `${quantile(all, 0.1).toFixed(2)} to ${quantile(all, 0.9).toFixed(2)}`;
      return `| ${name} | ${median(samples[title][name]).toFixed(0)} | ${median(all).toFixed(2)} | ${spread} |`;
    });
    return `## ${title}

| | µs CPU | relative to guildwire | spread |
|---|---:|---:|---:|
${rows.join("\n")}`;
  });
  return `# Servers: refused requests, uploads, streams, large responses

${cpus().length} cores, Node ${process.version}. Written by \`node bench/exchanges/run.mjs --write\`. User and system time of the server's process per
request, over loopback with four connections: medians of ${rounds} rounds, in which all contenders take turns in a new order. Ratios are
taken within a round, with the spread from the 10th to the 90th percentile; above 1, guildwire takes less.

All check the same rules of an order, and hold an uploaded file in memory. The refused request has four mistakes, which guildwire,
Fastify (ajv with \`allErrors\`) and Hono (zod) list, each with its location and a message; the handwritten check lists names. The
upload is one file in a form: bare node:http parses it with busboy, Fastify with @fastify/multipart, Hono with \`parseBody\`.

${sections.join("\n\n")}`;
}
