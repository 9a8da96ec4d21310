// Measures how the cost of requests grows: with the number of guilds, and with the members of one guild. Six minutes.
//   node bench/service/growth.mjs [--guilds 1,10,100,1000] [--members 10,100,1000,20000] [--milliseconds 1000] [--write]

import { parseArgs } from "node:util";
import { createClient, createGuild, createWebhook } from "@guildwire/api/client";
import { createApplication, createClient as createControlClient, createUser } from "@guildwire/control/client";
import pg from "pg";
import { median, shuffled } from "../statistics.mjs";
import { copyGuilds } from "./copies.mjs";
import { startCaller, table } from "./cost.mjs";
import { openPostgres } from "./places.mjs";
import { writeSection } from "./results.mjs";
import { startService } from "./service.mjs";
import { kinds, makeWorld } from "./world.mjs";

const { values } = parseArgs({
  options: {
    guilds: { type: "string", default: "1,10,100,1000" },
    members: { type: "string", default: "10,100,1000,20000" },
    milliseconds: { type: "string", default: "1000" },
    rounds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const milliseconds = Number(values.milliseconds);
const [guildCounts, memberCounts] = [values.guilds, values.members].map((list) => list.split(",").map(Number));
/** The limit of the interface. */
const guildsPerBot = 100;

const json = { "Content-Type": "application/json" };

/** Operations whose cost could depend on the number of members. */
const memberKinds = [
  { name: "read: a member", request: ({ path, sailors }, at) => ({ path: `${path}/members/${pick(sailors, at)}` }) },
  { name: "read: the guild with counts", request: ({ path }) => ({ path: `${path}?with_counts=true` }) },
  {
    name: "read: 20 members, anywhere",
    request: ({ path, sailors }, at) => ({ path: `${path}/members?limit=20&after=${pick(sailors, at)}` }),
  },
  {
    name: "read: a search that few members match",
    request: ({ path }, at) => ({ path: `${path}/members/search?limit=20&query=Sailor%20${(at * 37) % 1000}` }),
  },
  {
    name: "read: a search that all members match",
    request: ({ path }) => ({ path: `${path}/members/search?limit=20&query=sail` }),
  },
  {
    name: "read: the number of a prune, of which none is inactive",
    request: ({ path }) => ({ path: `${path}/prune` }),
  },
  { name: "read: `widget.json`, a tenth is online", request: ({ path }) => ({ path: `${path}/widget.json` }) },
  { name: "read: `widget.png`, a tenth is online", request: ({ path }) => ({ path: `${path}/widget.png` }) },
  {
    name: "write: rename the guild, with its event",
    request: ({ path }, at) => ({
      ...{ method: "PATCH", path, headers: json },
      body: JSON.stringify({ name: `Fleet ${at}` }),
    }),
  },
  {
    name: "write: a message by webhook",
    request: ({ webhook }) => ({
      ...{ method: "POST", path: `/api/v8/webhooks/${webhook.id}/${webhook.token}?wait=true`, headers: json },
      body: JSON.stringify({ content: "Land ahoy." }),
    }),
  },
];

const caller = startCaller(16);
const place = await openPostgres();
const service = await startService(place.env);
const database = new pg.Client({ connectionString: place.env.DATABASE_URL });
try {
  await database.connect();
  const byGuilds = await growthByGuilds();
  const byMembers = await growthByMembers();
  console.log(`${byGuilds}\n\n${byMembers}`);
  if (values.write) write(byGuilds, byMembers);
} finally {
  caller.stop();
  await database.end();
  await service.stop();
  await place.close();
}

async function growthByGuilds() {
  const worlds = [];
  const rows = new Map(kinds.map(({ name }) => [name, []]));
  for (const wanted of guildCounts) {
    const present = () => worlds.reduce((sum, { guilds }) => sum + guilds.length, 0);
    while (present() < Math.min(wanted, guildsPerBot)) worlds.push(await makeWorld(service, wanted - present()));
    const last = worlds.at(-1);
    if (present() < wanted)
      worlds.push(await copyGuilds(database, last, Math.ceil((wanted - present()) / last.guilds.length)));
    await database.query("vacuum analyze");
    for (const kind of kinds) {
      const requests = shuffled(worlds.flatMap((world) => kind.requests(world)));
      rows.get(kind.name).push(await measure(requests));
    }
    console.error(`${wanted} guilds`);
  }
  return table(
    ["guilds", ...guildCounts],
    [...rows].map((row) => row.flat()),
  );
}

async function growthByMembers() {
  const control = createControlClient({ baseUrl: `${service.url}/control`, auth: { admin: service.controlToken } });
  const owner = await createUser(control, { body: { username: "captain" } });
  const { bot_token: token } = await createApplication(control, { body: { name: "Fleet", owner_id: owner.id } });
  const client = createClient({ baseUrl: `${service.url}/api/v8`, auth: { bot: token } });
  const rows = new Map(memberKinds.map(({ name }) => [name, []]));
  for (const count of memberCounts) {
    const { id } = await createGuild(client, { body: { name: "Fleet", channels: [{ name: "deck", type: 0 }] } });
    const headers = { Authorization: `Bot ${token}` };
    const [channel] = await (await fetch(`${service.url}/api/v8/guilds/${id}/channels`, { headers })).json();
    const webhook = await createWebhook(client, { channel_id: channel.id, body: { name: "Lookout" } });
    await database.query("update guilds set widget_enabled = true where id = $1", [id]);
    const sailors = await fill(id, count - 1);
    for (const { name, request } of memberKinds) {
      const guild = { path: `/api/v8/guilds/${id}`, id, sailors, webhook };
      const requests = Array.from({ length: 200 }, (_, at) => ({ method: "GET", ...request(guild, at) }));
      for (const sent of requests) sent.headers = { ...headers, ...sent.headers };
      rows.get(name).push(await measure(requests));
    }
    console.error(`${count} members`);
  }
  return table(
    ["members of the guild", ...memberCounts],
    [...rows].map((row) => row.flat()),
  );
}

/** Adds members, a tenth of whom are online and one in a thousand a bot, and returns some of their ids. */
async function fill(guild, count) {
  const users = `insert into users (id, username, username_folded, discriminator)
    select (3000000000000000 + n), 'Sailor ' || n, 'sailor ' || n, '0001' from generate_series(1, $1::integer) as n
    on conflict do nothing`;
  await database.query(users, [count]);
  const members = `insert into members (guild_id, user_id, username_folded, joined_at, last_active, status)
    select $1, (3000000000000000 + n), 'sailor ' || n, now(), now(), case when n % 10 = 0 then 'online' else 'offline' end
    from generate_series(1, $2::integer) as n`;
  await database.query(members, [guild, count]);
  await database.query("vacuum analyze");
  return Array.from({ length: Math.min(count, 200) }, (_, at) =>
    String(3000000000000001n + BigInt(Math.floor((at * count) / 200))),
  );
}

/** Service and PostgreSQL: microseconds of CPU per request. */
async function measure(requests) {
  await caller.load(service, requests, milliseconds);
  const costs = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    costs.push(await caller.cost({ server: service, place }, requests, milliseconds));
  return [0, 1].map((at) => median(costs.map((pair) => pair[at])).toFixed(0)).join(" + ");
}

function pick(items, at) {
  return items[(at * 7) % items.length];
}

function write(byGuilds, byMembers) {
  const date = new Date().toISOString().slice(0, 10);
  writeSection(
    "growth",
    `## Growth

Microseconds of CPU per request, of the service and of PostgreSQL, by the number of guilds with 20 members each, and by the number
of members of one guild. Medians of ${values.rounds} rounds of ${milliseconds} ms with 16 connections, on a machine that other programs also used; Node
${process.version}, ${date}. The first column was measured right after the start of the service. PostgreSQL plans every search for its values,
which takes most of the time of a search. Written by \`node bench/service/growth.mjs --write\`.

${byGuilds}

${byMembers}
`,
  );
}
