import { createClient, createGuild, createGuildChannel, createWebhook } from "@guildwire/api/client";
import { type RunningService, startService } from "@guildwire/service";
import { afterEach, describe, expect, it } from "vitest";
import { createVerifyCredential } from "../../../service/src/access/credentials.js";
import { newDatabase } from "../harness/stores.js";

describe("the callers of a limited service", () => {
  let running: RunningService | undefined;
  afterEach(() => running?.close());

  /** A service with a bot, a user with two tokens, and a webhook of the bot. */
  async function start(limits: { readonly route?: number; readonly invalid?: number }) {
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      rateLimits: { route: 1000, window: 600, global: 1000, invalid: 1000, ...limits },
    });
    running = service;
    const { store } = service.services;
    const world = await store.write({ none: true }, async (work) => {
      const owner = await work.users.create({ username: "owner" });
      const { application, token } = await work.applications.create({ name: "Pilot", owner_id: owner.id });
      const grant = { user_id: owner.id, application_id: application.id, scopes: [] };
      return {
        bot: token,
        bearer: await work.accessTokens.issue(grant),
        other: await work.accessTokens.issue(grant),
        expired: await work.accessTokens.issue({ ...grant, lifetime: -1 }),
      };
    });
    const client = createClient({ baseUrl: `${service.url}/api/v8`, auth: { bot: world.bot } });
    const guild = await createGuild(client, { body: { name: "Harbour" } });
    const channel = await createGuildChannel(client, { guild_id: guild.id, body: { name: "quay" } });
    const webhook = await createWebhook(client, { channel_id: channel.id, body: { name: "Lookout" } });
    const send = async (path: string, authorization?: string, init: RequestInit = {}) => {
      const headers = authorization === undefined ? {} : { authorization };
      return fetch(`${service.url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    };
    return { service, ...world, guild, webhook, send };
  }

  it("are the same for each spelling of a credential and of an id [limit-rate-buckets]", async () => {
    const { send, bot, bearer, other, guild } = await start({ route: 4 });
    const statusOf = async (path: string, token: string) => (await send(`/api/v8${path}`, token)).status;
    const path = `/guilds/${guild.id}`;
    const spellings = [
      [`Bot ${bot}`, `bot  ${bot}`, `BOT ${bot} `],
      [`Bearer ${bearer}`, `bearer ${other}`, `BEARER  ${bearer}`],
    ];
    for (const [one = "", two = "", three = ""] of spellings) {
      const statuses = [await statusOf(path, one), await statusOf(path, two), await statusOf(path, three)];
      expect(statuses.filter((status) => status === 429)).toEqual([]);
      expect(await statusOf(`/guilds/000${guild.id}`, one)).not.toBe(429);
      expect(await statusOf(`/guilds/%30${guild.id}`, two)).toBe(429);
      expect(await statusOf(`/%67uilds/0${guild.id}`, three)).toBe(429);
    }
  });

  it("are the webhook for its requests, regardless of the header [limit-rate-buckets]", async () => {
    const { send, bot, webhook } = await start({ route: 2 });
    const execute = async (authorization?: string, token = webhook.token ?? "") => {
      const body = JSON.stringify({ content: "Ahoy" });
      const init = { method: "POST", body, headers: { "content-type": "application/json" } };
      return (await send(`/api/v8/webhooks/${webhook.id}/${token}`, authorization, init)).status;
    };
    expect([await execute(), await execute(`Bot ${bot}`)]).toEqual([204, 204]);
    expect([await execute("Bot other"), await execute("Bot another"), await execute()]).toEqual([429, 429, 429]);
  });

  it("with a valid credential are admitted above the limit of refused requests, also at /gateway", async () => {
    const { send, bot, bearer, guild, webhook } = await start({ invalid: 3 });
    const path = `/api/v8/guilds/${guild.id}`;
    expect((await send(path, "Bot made-up")).status).toBe(401);
    expect((await send("/gateway", "Bot made-up")).status).toBe(401);
    expect((await send(`/api/v8/webhooks/${webhook.id}/wrong`)).status).toBe(401);
    for (const refused of [
      await send(path, "Bot made-up"),
      await send(path, "Bot made-up-too"),
      await send("/gateway", "Bot made-up"),
      await send("/gateway"),
      await send(`/api/v8/webhooks/${webhook.id}/wrong`),
    ]) {
      expect([refused.status, refused.headers.get("x-ratelimit-global")]).toEqual([429, "true"]);
      expect(await refused.json()).toMatchObject({ global: true });
    }
    expect((await send(path, `Bot ${bot}`)).status).toBe(200);
    expect((await send(path, `Bearer ${bearer}`)).status).not.toBe(429);
    expect((await send(`/api/v8/webhooks/${webhook.id}/${webhook.token}`)).status).toBe(200);
    const leaving = new AbortController();
    expect((await send("/gateway", `Bot ${bot}`, { signal: leaving.signal })).status).toBe(200);
    leaving.abort();
  });

  it("are verified as the interface authenticates them, without a lookup for malformed credentials", async () => {
    const { service, bot, bearer, other, expired, webhook } = await start({});
    const { services } = service;
    const verify = createVerifyCredential(services);
    const user = await verify({ kind: "bearer", token: bearer });
    expect(user).toMatch(/^user \d+$/);
    expect(await verify({ kind: "bearer", token: other })).toBe(user);
    expect(await verify({ kind: "bot", token: bot })).toMatch(/^user \d+$/);
    expect(await verify({ kind: "bot", token: bearer })).toBeUndefined();
    expect(await verify({ kind: "bearer", token: expired })).toBeUndefined();
    const { id, token = "" } = webhook;
    expect(await verify({ kind: "path", id, token })).toBe(`webhook ${id}`);
    expect(await verify({ kind: "path", id: "1", token })).toBeUndefined();
    expect(await verify({ kind: "path", id, token: token.replace(/.$/, (last) => (last === "A" ? "B" : "A")) })).toBe(
      undefined,
    );
    const unread = new Proxy(services.store, {
      get: () => expect.unreachable("the database was read"),
    });
    const verifyShape = createVerifyCredential({ ...services, store: unread });
    for (const made of ["", "x", `${bot}x`, bot.slice(1), `${bot.slice(1)}!`, "x".repeat(10_000)])
      for (const kind of ["bot", "bearer"] as const) expect(await verifyShape({ kind, token: made })).toBeUndefined();
    for (const made of ["", "x", "x.y", `${"!".repeat(10)}.${bot}`, `${"x".repeat(10_000)}.${bot}`, bot])
      expect(await verifyShape({ kind: "path", id, token: made })).toBeUndefined();
  });
});
