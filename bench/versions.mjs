// Compares two builds of guildwire: node bench/versions.mjs FOLDER [--write]. FOLDER is another checkout, built with
// `npm run build`. Unset NODE_EXTRA_CA_CERTS. Writes bench/versions.md.
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { body as guild } from "./client/guild.mjs";
import { body as channel, createChannel, token } from "./server/channel.mjs";
import { median } from "./statistics.mjs";

const own = fileURLToPath(new URL("..", import.meta.url));
const effort = { processes: 6, blocks: 60 };
/** Calls per block, of about 20 milliseconds. */
const callsPerBlock = { client: 4000, server: 400, "server-error": 400 };

if (process.send === undefined) await compare();
else await measureOnce(JSON.parse(process.argv[2]));

async function compare() {
  const other = process.argv[2];
  const rows = [];
  for (const kind of Object.keys(callsPerBlock)) {
    const processes = [];
    for (let round = 0; round < effort.processes; round += 1) processes.push(await inProcess({ kind, other }));
    rows.push(rowOf(kind, processes));
  }
  const text = report(rows);
  console.log(text);
  if (process.argv.includes("--write")) writeFileSync(new URL("versions.md", import.meta.url), text);
}

async function inProcess(options) {
  // As deployed: outside production, servers check their responses.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(options)], { env });
  const [message] = await once(child, "message");
  await once(child, "exit");
  return message;
}

/** Sends the CPU time per call in microseconds of both builds, [former, this] for each pair of blocks. */
async function measureOnce({ kind, other }) {
  const make = kind === "client" ? client : server;
  const former = await make(other, kind);
  const current = await make(own, kind);
  const count = callsPerBlock[kind];
  for (let round = 0; round < 15; round += 1) {
    await cpuPerCall(former, count);
    await cpuPerCall(current, count);
  }
  const pairs = [];
  for (let block = 0; block < effort.blocks; block += 1) {
    // The sequence alternates, so that a drift of the machine favours neither.
    if (block % 2 === 0) pairs.push([await cpuPerCall(former, count), await cpuPerCall(current, count)]);
    else pairs.push([await cpuPerCall(current, count), await cpuPerCall(former, count)].toReversed());
  }
  process.send(pairs);
  process.disconnect();
}

async function cpuPerCall(call, count) {
  const before = process.cpuUsage();
  for (let made = 0; made < count; made += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

function load(root, entry) {
  return import(pathToFileURL(join(root, "generated", "dist", entry, "index.js")).href);
}

/** One call of getGuild, with authentication and a rate limit, over a fetch that returns a prepared response. */
async function client(root) {
  const { createClient, getGuild } = await load(root, "client");
  const headers = new Headers({
    "content-type": "application/json",
    "x-ratelimit-limit": "5000000",
    "x-ratelimit-remaining": "4999999",
    "x-ratelimit-reset-after": "3.5",
    "x-ratelimit-bucket": "abcdef",
  });
  const fetch = async () => ({
    ok: true,
    status: 200,
    headers,
    body: null,
    text: async () => guild,
    json: async () => JSON.parse(guild),
  });
  const api = createClient({ baseUrl: "http://h/api/v8", auth: { bot: "token" }, fetch });
  return () => getGuild(api, { guild_id: "197038439483310086", with_counts: true });
}

/** One request to create a channel, whose response is checked; `server-error` sends an invalid one. */
async function server(root, kind) {
  const { createFetchHandler } = await load(root, "server");
  const handle = createFetchHandler(
    { channels: { createGuildChannel: ({ path, body }) => createChannel(path.guild_id, body) } },
    {
      basePath: "/api/v8",
      partial: true,
      authenticate: { bot: (credential) => (credential === token ? "bot" : undefined), bearer: () => undefined },
      resolve: () => undefined,
    },
  );
  const isValid = kind === "server";
  const text = isValid ? JSON.stringify(channel) : "{}";
  const headers = { "content-type": "application/json", authorization: `Bot ${token}` };
  const url = "http://h/api/v8/guilds/197038439483310086/channels";
  const expected = isValid ? 200 : 400;
  return async () => {
    const response = await handle(new Request(url, { method: "POST", headers, body: text }));
    const received = await response.text();
    if (response.status !== expected) throw new Error(`${response.status} ${received}`);
  };
}

function rowOf(kind, processes) {
  const pairs = processes.flat();
  const ratios = pairs.map(([former, current]) => current / former).toSorted((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(ratios.length);
  const middle = ratios.length / 2;
  return {
    kind,
    former: median(pairs.map(([former]) => former)),
    current: median(pairs.map(([, current]) => current)),
    ratio: median(ratios),
    interval: [ratios[Math.floor(middle - reach)], ratios[Math.ceil(middle + reach) - 1]],
  };
}

function report(rows) {
  const names = {
    client: "client: getGuild with its rate limit, over a prepared response",
    server: "server: POST of a channel, through the Fetch handler",
    "server-error": "server: the same with an invalid body, 400",
  };
  const lines = rows.map(({ kind, former, current, ratio, interval: [low, high] }) => {
    const cells = [former.toFixed(1), current.toFixed(1), ratio.toFixed(3), `${low.toFixed(3)} to ${high.toFixed(3)}`];
    return `| ${[names[kind], ...cells].join(" | ")} |`;
  });
  return `# This version beside a former one

Node ${process.version}. User and system time in microseconds per call or request, in ${effort.processes} processes of ${effort.blocks} pairs of
blocks: both builds run in one process and take turns. The ratio is the median of the pairs, with its 95 % confidence
interval; below 1, this version is faster. Written by \`node bench/versions.mjs FOLDER --write\`.

Former version: 92ad2717, the last commit before typed errors, headers, streams and conversions.

| | former | this | ratio | 95 % |
|---|--:|--:|--:|--:|
${lines.join("\n")}
`;
}
