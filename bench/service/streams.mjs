// Measures the cost of an event by the number of streams that receive it: CPU time of the service and of PostgreSQL,
// statements, memory of the service, and milliseconds until all streams have received it. Only the last one depends on
// other programs of the machine. Three minutes.
//   node bench/service/streams.mjs [--sockets] [--streams 0,1,10,100,500,5000] [--events 20] [--write]
//
// With --sockets, the streams are sessions of the gateway over WebSockets.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { parseArgs } from "node:util";
import { createApplication, createClient, createUser, joinGuild } from "@guildwire/control/client";
import pg from "pg";
import { WebSocket } from "ws";
import { table } from "./cost.mjs";
import { openPostgres } from "./places.mjs";
import { writeSection } from "./results.mjs";
import { startService } from "./service.mjs";
import { makeWorld } from "./world.mjs";

const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "0,1,10,100,500,5000" },
    events: { type: "string", default: "20" },
    sockets: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const events = Number(values.events);
const openOne = values.sockets ? openSocket : openStream;
/** The maximum number of streams per application. */
const streamsPerApplication = 10;

const place = await openPostgres({ preload: "pg_stat_statements" });
const service = await startService(place.env);
const sockets = [];
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
try {
  const world = await makeWorld(service, 1);
  const [guild] = world.guilds;
  const control = createClient({ baseUrl: `${service.url}/control`, auth: { admin: service.controlToken } });
  const owner = await createUser(control, { body: { username: "owner" } });
  const client = new pg.Client({ connectionString: place.env.DATABASE_URL });
  await client.connect();
  await client.query("create extension pg_stat_statements");
  const tokens = [];
  const open = [];
  const rows = [];
  for (const wanted of values.streams.split(",").map(Number)) {
    while (tokens.length * streamsPerApplication < wanted) {
      const body = { name: `Pilot ${tokens.length}`, owner_id: owner.id };
      const { bot_token, bot_id, bot } = await createApplication(control, { body });
      await joinGuild(control, { guild_id: guild.id, user_id: bot_id ?? bot.id });
      tokens.push(bot_token);
    }
    while (open.length < wanted) open.push(await openOne(tokens[Math.floor(open.length / streamsPerApplication)]));
    rows.push([wanted, ...(await measure(world, guild, open, client))]);
    console.error(rows.at(-1).join(" "));
  }
  const costs = ["service, ms CPU per event", "PostgreSQL, ms CPU", "statements", "MiB of memory"];
  const text = table([values.sockets ? "sockets" : "streams", ...costs, "ms until all have it"], rows);
  console.log(text);
  if (values.write) write(text);
  await client.end();
} finally {
  agent.destroy();
  for (const socket of sockets) socket.terminate();
  await service.stop();
  await place.close();
}

async function openStream(token) {
  const sent = request(`${service.url}/gateway`, { agent, headers: { Authorization: `Bot ${token}` } }).end();
  const [response] = await once(sent, "response");
  if (response.statusCode !== 200) throw new Error(`a stream got ${response.statusCode}`);
  const stream = { count: 0, wake: () => {} };
  let rest = "";
  response.setEncoding("utf8").on("data", (text) => {
    const messages = (rest + text).split("\n\n");
    rest = messages.pop();
    stream.count += messages.filter((message) => message.includes("event: GUILD_UPDATE\n")).length;
    stream.wake(stream.count);
  });
  response.on("error", () => {});
  return stream;
}

/** A session of the gateway, with the intent GUILDS only. */
async function openSocket(token) {
  const socket = new WebSocket(`${service.url.replace("http", "ws")}/gateway?v=10&encoding=json`);
  const stream = { count: 0, wake: () => {} };
  let sequence = null;
  await new Promise((resolve, reject) => {
    socket.once("error", reject).once("close", (code) => reject(new Error(`a session was closed with ${code}`)));
    socket.on("message", (data) => {
      const { op, d, s, t } = JSON.parse(String(data));
      sequence = s ?? sequence;
      if (op === 10) {
        socket.send(JSON.stringify({ op: 2, d: { token, intents: 1, properties: {} } }));
        const beat = setInterval(() => socket.send(JSON.stringify({ op: 1, d: sequence })), d.heartbeat_interval);
        socket.once("close", () => clearInterval(beat));
      }
      if (op === 9) reject(new Error("a session is invalid"));
      if (t === "GUILD_CREATE") resolve();
      if (t !== "GUILD_UPDATE") return;
      stream.count += 1;
      stream.wake(stream.count);
    });
  });
  socket.on("error", () => {});
  sockets.push(socket);
  return stream;
}

function write(text) {
  const what = values.sockets ? "sessions of the gateway over WebSockets" : "streams";
  const script = `node bench/service/streams.mjs${values.sockets ? " --sockets" : ""} --write`;
  writeSection(
    values.sockets ? "sockets" : "streams",
    `${values.sockets ? "## Events and sockets" : "## Events and streams"}

The cost of one event, including the change of a guild that causes it, by the number of ${what} that receive it: CPU time and
statements per event, memory of the service, and the milliseconds until the last of them has received it. ${events} events each; Node ${process.version},
${new Date().toISOString().slice(0, 10)}. Other programs also used the machine, which affects only the last column. Statements include begin and commit, and
those of other work during the run, such as storing the positions of sessions. Written by \`${script}\`.

${text}`,
  );
}

async function measure(world, guild, open, client) {
  const before = [await service.cpu(), await place.cpu(), await statements(client)];
  let waited = 0;
  for (let event = 0; event < events; event += 1) {
    const began = performance.now();
    const received = open.map((stream) => {
      const wanted = stream.count + 1;
      return new Promise((resolve) => {
        stream.wake = (count) => count >= wanted && resolve();
      });
    });
    const response = await fetch(`${service.url}/api/v8/guilds/${guild.id}`, {
      method: "PATCH",
      headers: { Authorization: `Bot ${world.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ name: `Harbour ${event}` }),
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
    await Promise.all(received);
    waited += performance.now() - began;
  }
  const after = [await service.cpu(), await place.cpu(), await statements(client)];
  const [own, database, count] = after.map((now, at) => (now - before[at]) / events);
  const memory = service.memory().toFixed(0);
  return [
    (own * 1000).toFixed(1),
    (database * 1000).toFixed(1),
    count.toFixed(1),
    memory,
    (waited / events).toFixed(1),
  ];
}

/** The number of statements that the server has run. */
async function statements(client) {
  const { rows } = await client.query("select sum(calls) as count from pg_stat_statements");
  return Number(rows[0].count);
}
