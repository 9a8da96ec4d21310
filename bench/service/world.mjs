// The data that exists before the load starts, and the requests of the load.
import { createClient, createGuild, createWebhook } from "@guildwire/api/client";
import {
  createApplication,
  createClient as createControlClient,
  createUser,
  joinGuild,
} from "@guildwire/control/client";

const numbers = (count) => Array.from({ length: count }, (_, index) => index);

/**
 * Creates guilds, each with 20 members, 5 roles, 10 channels and a webhook. A bot has at most 100 guilds.
 *
 * @param callers Number of bots, which have the guilds in turn.
 */
export async function makeWorld({ url, controlToken }, count, callers = 1) {
  const control = createControlClient({ baseUrl: `${url}/control`, auth: { admin: controlToken } });
  const users = [];
  for (const index of numbers(19)) users.push(await createUser(control, { body: { username: `sailor ${index}` } }));
  const bots = [];
  for (const index of numbers(callers)) {
    const body = { name: callers === 1 ? "Pilot" : `Pilot ${index}`, owner_id: users[0].id };
    bots.push((await createApplication(control, { body })).bot_token);
  }
  const guilds = [];
  for (const index of numbers(count)) {
    const token = bots[index % bots.length];
    const client = createClient({ baseUrl: `${url}/api/v8`, auth: { bot: token } });
    const { id: guild_id } = await createGuild(client, {
      body: {
        name: `Harbour ${index}`,
        roles: numbers(5).map((id) => ({ id, name: `crew ${id}` })),
        channels: numbers(10).map((id) => ({ id: id + 100, type: 0, name: `pier-${id}` })),
      },
    });
    for (const { id: user_id } of users) await joinGuild(control, { guild_id, user_id });
    const [channel] = await (
      await fetch(`${url}/api/v8/guilds/${guild_id}/channels`, { headers: { authorization: `Bot ${token}` } })
    ).json();
    const webhook = await createWebhook(client, { channel_id: channel.id, body: { name: "Lighthouse" } });
    const path = `/api/v8/webhooks/${webhook.id}/${webhook.token}`;
    guilds.push({ id: guild_id, token, webhook: path, sailor: users[index % users.length].id });
  }
  return { token: bots[0], guilds };
}

const json = { "Content-Type": "application/json" };

function get(title, path) {
  return {
    name: `read: ${title}`,
    requests: ({ token, guilds }) =>
      guilds.map((guild) => ({
        method: "GET",
        path: `/api/v8/guilds/${guild.id}${path(guild)}`,
        headers: { Authorization: `Bot ${guild.token ?? token}` },
      })),
  };
}

function rename(title, chosen) {
  return {
    name: `write: ${title}`,
    requests: ({ token, guilds }) =>
      chosen(guilds).flatMap(({ id, token: own }) =>
        ["Harbour", "Port"].map((name) => ({
          method: "PATCH",
          path: `/api/v8/guilds/${id}`,
          headers: { Authorization: `Bot ${own ?? token}`, ...json },
          body: JSON.stringify({ name: `${name} Watch` }),
        })),
      ),
  };
}

/** The kinds of requests; each makes a list of requests that is sent repeatedly. */
export const kinds = [
  get("a member", ({ sailor }) => `/members/${sailor}`),
  get("a guild", () => ""),
  get("20 members", () => "/members?limit=20"),
  rename("rename guilds", (guilds) => guilds),
  rename("rename one guild", (guilds) => guilds.slice(0, 1)),
  {
    name: "write: a message by webhook",
    requests: ({ guilds }) =>
      guilds.map(({ webhook }) => ({
        method: "POST",
        path: `${webhook}?wait=true`,
        headers: json,
        body: JSON.stringify({ content: "Fog is coming in." }),
      })),
  },
];
