import { createGuildChannel, createWebhook, getGuild, getGuildMember, modifyGuild } from "@guildwire/api/client";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";

interface ResponseData {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code?: number; readonly message?: string; readonly errors?: unknown };
}

describeOnStores("requests", (world) => {
  /** Sends a raw HTTP request. */
  async function ask(method: string, path: string, init: RequestInit = {}): Promise<ResponseData> {
    const url = path.startsWith("/api") ? path : `/api/v8${path}`;
    const response = await fetch(`${world().service.url}${url}`, { method, redirect: "manual", ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
  }

  const as = (token: string, type = "application/json") => ({ Authorization: `Bot ${token}`, "Content-Type": type });

  it("authenticate with a scheme, a space and a token [auth-scheme] [auth-bot-token-uses]", async () => {
    const { guild, owner } = await world().guild();
    const statuses: number[] = [];
    for (const Authorization of [`Bot ${owner.token}`, `Bearer ${owner.token}`, owner.token, `Bot${owner.token}`])
      statuses.push((await ask("GET", `/guilds/${guild.id}`, { headers: { Authorization } })).status);
    expect(statuses).toEqual([200, 401, 401, 401]);
    const { owner: other } = await world().guild();
    const changed = await ask("PATCH", `/guilds/${guild.id}`, {
      headers: as(owner.token),
      body: '{"name":"by a bot"}',
    });
    expect([changed.status, (await ask("GET", `/guilds/${guild.id}`, { headers: as(other.token) })).status]).toEqual([
      200, 403,
    ]);
  });

  it("get errors with a code and a message, and never a redirect [error-body-shape] [error-no-redirects]", async () => {
    const { guild, owner } = await world().guild();
    const bot = { headers: as(owner.token) };
    const responses = [
      await ask("GET", `/guilds/${guild.id}`),
      await ask("GET", "/guilds/1", bot),
      await ask("GET", "/nothing", bot),
      await ask("GET", `/guilds/${guild.id}/`, bot),
      await ask("PUT", `/guilds/${guild.id}`, bot),
      await ask("PATCH", `/guilds/${guild.id}`, { ...bot, body: '{"name":""}' }),
      await ask("GET", "/api/v7/guilds/1", bot),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 404, 404, 404, 405, 400, 400]);
    for (const { body, headers } of responses) {
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect({ code: typeof body.code, message: typeof body.message }).toEqual({ code: "number", message: "string" });
    }
  });

  it("with malformed JSON get a form error [error-malformed-json]", async () => {
    const { guild, owner } = await world().guild();
    for (const body of ["{", "nothing", '{"name": "a"} x', "", "\u0000"]) {
      const response = await ask("PATCH", `/guilds/${guild.id}`, { headers: as(owner.token), body });
      expect([body, response.status, response.body.code]).toEqual([body, 400, 50035]);
    }
  });

  it("with text that the database cannot store get a form error [error-form] [error-internal]", async () => {
    const { guild, owner } = await world().guild();
    const role = (body: string) => ask("POST", `/guilds/${guild.id}/roles`, { headers: as(owner.token), body });
    const screen = (body: string) =>
      ask("PATCH", `/guilds/${guild.id}/welcome-screen`, { headers: as(owner.token), body });
    const { id: channel_id } = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "quay" } });
    for (const character of ["\\u0000", "\\ud83c", "\\udf0a"]) {
      const entry = `{"channel_id":"${channel_id}","description":"${character}","emoji_id":null,"emoji_name":null}`;
      for (const response of [await role(`{"name":"${character}"}`), await screen(`{"welcome_channels":[${entry}]}`)])
        expect([character, response.status, response.body.code]).toEqual([character, 400, 50035]);
    }
    expect((await role('{"name":"\\ud83c\\udf0a"}')).body).toMatchObject({ name: "🌊" });
  });

  it("of an unsupported content type get a 415 [error-unsupported-media-type]", async () => {
    const { guild, owner } = await world().guild();
    const init = { headers: as(owner.token, "text/plain"), body: "name" };
    const response = await ask("PATCH", `/guilds/${guild.id}`, init);
    expect([response.status, response.body.code]).toEqual([415, 0]);
  });

  it("with an unsupported method get a 405 that lists the supported ones [error-method-not-allowed]", async () => {
    const response = await ask("PUT", "/guilds/1/bans");
    expect([response.status, response.body.code, response.headers.get("allow")]).toEqual([
      405,
      0,
      "GET, HEAD, OPTIONS",
    ]);
  });

  it("match literal segments before parameters, including encoded ones [error-literals-first]", async () => {
    const { guild, owner } = await world().guild();
    const bot = { headers: as(owner.token) };
    const search = await ask("GET", `/guilds/${guild.id}/members/search?query=no`, bot);
    expect([search.status, search.body]).toEqual([200, []]);
    const me = await ask("PATCH", `/guilds/${guild.id}/members/%40me/nick`, { ...bot, body: '{"nick":"Pilot"}' });
    expect(me.status).toBe(200);
    expect((await getGuildMember(owner.client, { guild_id: guild.id, user_id: owner.id })).nick).toBe("Pilot");
  });

  it("may contain unknown properties and parameters, which are ignored [error-unknown-properties] [error-unknown-parameters] [error-surplus-body]", async () => {
    const { guild, owner } = await world().guild();
    const headers = as(owner.token);
    const changed = await ask("PATCH", `/guilds/${guild.id}?colour=red`, {
      headers,
      body: '{"name":"known","colour":"red"}',
    });
    expect(changed.body).toEqual({ ...(await getGuild(owner.client, { guild_id: guild.id })), name: "known" });
    const removed = await ask("DELETE", `/guilds/${guild.id}`, { headers, body: "{ this is no JSON" });
    expect(removed.status).toBe(204);
  });

  it("may contain a parameter only once [error-repeated-parameters]", async () => {
    const { guild, owner } = await world().guild();
    const path = `/guilds/${guild.id}/members?limit=1&limit=2`;
    const response = await ask("GET", path, { headers: as(owner.token) });
    expect([response.status, response.body.code]).toEqual([400, 50035]);
    expect(response.body.errors).toHaveProperty("limit._errors");
  });

  it("with an invalid escape sequence get a form error [error-percent-encoding]", async () => {
    const { owner } = await world().guild();
    for (const id of ["%", "%zz", "%ff", "%c3%28"]) {
      const response = await ask("GET", `/guilds/${id}`, { headers: as(owner.token) });
      expect([id, response.status, response.body.code]).toEqual([id, 400, 50035]);
    }
  });

  it("accept a few spellings of booleans [limit-query-booleans]", async () => {
    const { guild, owner } = await world().guild();
    const statuses: Record<string, string> = {};
    for (const spelling of ["true", "True", "1", "false", "False", "0", "yes", "TRUE", ""]) {
      const path = `/guilds/${guild.id}?with_counts=${spelling}`;
      const { status, body } = await ask("GET", path, { headers: as(owner.token) });
      statuses[spelling] = `${status}${"approximate_member_count" in body ? " counted" : ""}`;
    }
    expect(statuses).toEqual({
      true: "200 counted",
      True: "200 counted",
      "1": "200 counted",
      false: "200",
      False: "200",
      "0": "200",
      yes: "400",
      TRUE: "400",
      "": "400",
    });
  });

  it("count code points, without normalization [limit-code-points]", async () => {
    const { guild, owner } = await world().guild();
    const longest = "😀".repeat(100);
    expect((await modifyGuild(owner.client, { guild_id: guild.id, body: { name: longest } })).name).toBe(longest);
    const longer = await ask("PATCH", `/guilds/${guild.id}`, {
      headers: as(owner.token),
      body: JSON.stringify({ name: `${longest}😀` }),
    });
    expect(longer.status).toBe(400);
    const decomposed = "Cafe\u0301";
    expect((await modifyGuild(owner.client, { guild_id: guild.id, body: { name: decomposed } })).name).toBe(decomposed);
  });

  it("contain ids as strings [limit-snowflake-string]", async () => {
    const { guild, owner } = await world().guild();
    const body = JSON.stringify({ owner_id: 80351110224678912 });
    const response = await ask("PATCH", `/guilds/${guild.id}`, { headers: as(owner.token), body });
    expect([response.status, Object.keys(Object(response.body.errors))]).toEqual([400, ["owner_id"]]);
  });

  it("have the version in the base URL only [version-in-base-url]", async () => {
    const { guild, owner } = await world().guild();
    const headers = as(owner.token);
    expect((await ask("GET", `/api/v8/guilds/${guild.id}`, { headers })).status).toBe(200);
    expect((await ask("GET", `/api/v8/v8/guilds/${guild.id}`, { headers })).status).toBe(404);
  });

  it("need no authentication with a token in the path [auth-webhook-token] [auth-webhook-token-wrong] [auth-webhook-unknown]", async () => {
    const { guild, owner } = await world().guild();
    const channel = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "harbour" } });
    const webhook = await createWebhook(owner.client, { channel_id: channel.id, body: { name: "Harbour" } });
    const responses = [
      await ask("GET", `/webhooks/${webhook.id}/${webhook.token}`),
      await ask("GET", `/webhooks/${webhook.id}/${webhook.token}x`),
      await ask("GET", `/webhooks/${webhook.id}/guessed`),
      await ask("GET", `/webhooks/1/${webhook.token}`),
    ];
    expect(responses.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      "200 undefined",
      "401 50027",
      "401 50027",
      "404 10015",
    ]);
  });

  it("with messages may have up to 8 MB [limit-message-request-size]", async () => {
    const { guild, owner } = await world().guild();
    const channel = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "harbour" } });
    const webhook = await createWebhook(owner.client, { channel_id: channel.id, body: { name: "Harbour" } });
    const form = (bytes: number) => {
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(bytes)]), "hold.bin");
      return { body };
    };
    const path = `/webhooks/${webhook.id}/${webhook.token}?wait=true`;
    expect((await ask("POST", path, form(7 * 2 ** 20))).status).toBe(200);
    const response = await ask("POST", path, form(8 * 2 ** 20 + 1));
    expect([response.status, response.body.code]).toEqual([413, 40005]);
  });

  it("that make the service fail get no details of the cause [error-internal]", async () => {
    const { guild, owner } = await world().guild();
    const { queries } = world().service.services.store;
    const { guild: find } = queries;
    try {
      Object.assign(queries, { guild: () => Promise.reject(new Error("the disk is on fire")) });
      const { status, body } = await ask("GET", `/guilds/${guild.id}`, { headers: as(owner.token) });
      expect([status, body.code]).toEqual([500, 0]);
      expect(JSON.stringify(body)).not.toContain("fire");
    } finally {
      Object.assign(queries, { guild: find });
    }
  });
});
