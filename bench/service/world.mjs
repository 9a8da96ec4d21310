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
 * Creates guilds of one bot, each with 20 members, 5 roles, 10 channels and a webhook. A bot has at most 100 guilds.
 */
export async function makeWorld({ url, controlToken }, count) {
  const control = createControlClient({ baseUrl: `${url}/control`, auth: { admin: controlToken } });
  const users = [];
  for (const index of numbers(19)) users.push(await createUser(control, { body: { username: `sailor ${index}` } }));
  const { bot_token } = await createApplication(control, { body: { name: "Pilot", owner_id: users[0].id } });
  const client = createClient({ baseUrl: `${url}/api/v8`, auth: { bot: bot_token } });
  const guilds = [];
  for (const index of numbers(count)) {
    const { id: guild_id } = await createGuild(client, {
      body: {
        name: `Harbour ${index}`,
        roles: numbers(5).map((id) => ({ id, name: `crew ${id}` })),
        channels: numbers(10).map((id) => ({ id: id + 100, type: 0, name: `pier-${id}` })),
      },
    });
    for (const { id: user_id } of users) await joinGuild(control, { guild_id, user_id });
    const [channel] = await (
      await fetch(`${url}/api/v8/guilds/${guild_id}/channels`, { headers: { authorization: `Bot ${bot_token}` } })
    ).json();
    const { id, token } = await createWebhook(client, { channel_id: channel.id, body: { name: "Lighthouse" } });
    guilds.push({ id: guild_id, webhook: `/api/v8/webhooks/${id}/${token}`, sailor: users[index % users.length].id });
  }
  return { token: bot_token, guilds };
}

const json = { "Content-Type": "application/json" };

function get(title, path) {
  return {
    name: `read: ${title}`,
    requests: ({ token, guilds }) =>
      guilds.map((guild) => ({
        method: "GET",
        path: `/api/v8/guilds/${guild.id}${path(guild)}`,
        headers: { Authorization: `Bot ${token}` },
      })),
  };
}

function rename(title, chosen) {
  return {
    name: `write: ${title}`,
    requests: ({ token, guilds }) =>
      chosen(guilds).flatMap(({ id }) =>
        ["Harbour", "Port"].map((name) => ({
          method: "PATCH",
          path: `/api/v8/guilds/${id}`,
          headers: { Authorization: `Bot ${token}`, ...json },
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
