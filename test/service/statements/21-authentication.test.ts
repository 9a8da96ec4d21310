import { afterAll, beforeAll, describe, expect } from "vitest";
import { type Endpoint, runEndpoint } from "./endpoint.js";
import { type Bot, type GuildScene, type Json, outcome, permissionSet, runService } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

let guild: GuildScene;
let channel: Json;
let webhook: Json;
beforeAll(async () => {
  guild = await service().guild();
  channel = await service().channel(guild);
  webhook = await service().webhook(guild.owner, channel.id);
});

describe("callers", () => {
  statement(
    "S1091",
    "of webhook endpoints with a token authenticate by the token, whatever header they send",
    async () => {
      const path = `/webhooks/${webhook.id}/${webhook.token}`;
      const headers = { Authorization: "Bot guessed" };
      expect(outcome(await service().call("GET", path))).toBe("200");
      expect(outcome(await service().call("GET", path, { headers }))).toBe("200");
    },
  );

  statement("S1092", "of webhook endpoints with a token are shown no user", async () => {
    const path = `/webhooks/${webhook.id}/${webhook.token}`;
    for (const reply of [
      await service().call("GET", path, { as: guild.owner }),
      await service().call("PATCH", path, { as: guild.owner, body: { name: "Lookout" } }),
    ])
      expect(reply.json).not.toHaveProperty("user");
  });

  statement("S1093", "of webhook endpoints without a token hold MANAGE_WEBHOOKS", async () => {
    const member = await service().member(guild, permissionSet("VIEW_CHANNEL"));
    const manager = await service().member(guild, permissionSet("VIEW_CHANNEL", "MANAGE_WEBHOOKS"));
    const read = async (as: typeof member) => outcome(await service().call("GET", `/webhooks/${webhook.id}`, { as }));
    expect([await read(member), await read(manager)]).toEqual(["403 50013", "200"]);
  });

  statement("S1094", "of the widget image need no permissions and no authentication", async () => {
    await service().ok("PATCH", `${guild.path}/widget`, { as: guild.owner, body: { enabled: true } });
    const headers = { Authorization: "Bot guessed" };
    expect((await service().call("GET", `${guild.path}/widget.png`)).status).toBe(200);
    expect((await service().call("GET", `${guild.path}/widget.png`, { headers })).status).toBe(200);
  });

  statement("S1095", "add a guild member with a user's access token of the scope guilds.join", async () => {
    const person = await service().person();
    const add = async (scope: string) => {
      const access_token = await service().accessToken(person.id, guild.owner.applicationId, scope);
      const options = { as: guild.owner, body: { access_token } };
      return (await service().call("PUT", `${guild.path}/members/${person.id}`, options)).status;
    };
    expect([await add("email"), await add("guilds.join")]).toEqual([expect.not.stringMatching("201"), 201]);
  });

  statement("S1096", "of guild endpoints may be bots with a bot token", async () => {
    expect(outcome(await service().call("GET", guild.path, { as: guild.owner }))).toBe("200");
  });

  statement("S1097", "of guild endpoints may be users with an access token", async () => {
    const member = await service().member(guild);
    expect(outcome(await service().call("GET", guild.path, { as: member }))).toBe("200");
  });

  for (const [number, title, authorization] of [
    ["S1098", "an unknown bot token", "Bot guessed"],
    ["S1099", "an unknown access token", "Bearer guessed"],
    ["S1100", "another scheme", "Basic Z3Vlc3NlZA=="],
    ["S1101", "a token without a scheme", "guessed"],
  ] as const)
    statement(number, `with ${title} get a 401`, async () => {
      const reply = await service().call("GET", guild.path, { headers: { Authorization: authorization } });
      expect(outcome(reply)).toMatch(/^401 /);
    });

  statement("S1102", "delete a guild only if they own it", async () => {
    const other = await service().guild();
    const admin = await service().member(other, permissionSet("ADMINISTRATOR"));
    expect(outcome(await service().call("DELETE", other.path, { as: admin }))).toBe("403 50013");
    expect(outcome(await service().call("DELETE", other.path, { as: other.owner }))).toBe("204");
  });

  statement("S1103", "transfer ownership only if they own the guild", async () => {
    const admin = await service().member(guild, permissionSet("ADMINISTRATOR"));
    const options = { as: admin, body: { owner_id: admin.id } };
    expect(outcome(await service().call("PATCH", guild.path, options))).toBe("403 50013");
  });

  statement("S1104", "need a bot token for gateway events", async () => {
    const member = await service().member(guild);
    expect((await service().send("GET", "/gateway")).status).toBe(401);
    expect((await service().send("GET", "/gateway", { as: member })).status).toBe(401);
    const reader = await service().gateway(guild.owner);
    await reader.close();
  });
});

describe("an interaction", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(service());
  });
  afterAll(() => stage?.close());
  const body = { type: 4, data: { content: "Moored" } };

  statement("S1105", "accepts a callback by its id and token, without a bot token", async () => {
    const { id, token } = await stage.command();
    expect(outcome(await service().call("POST", `/interactions/${id}/${token}/callback`, { body }))).toBe("204");
  });

  statement("S1106", "accepts followups and edits by its token, without a bot token", async () => {
    const { id, token, application_id } = await stage.command();
    await service().ok("POST", `/interactions/${id}/${token}/callback`, { body });
    const path = `/webhooks/${application_id}/${token}`;
    expect(outcome(await service().call("POST", path, { body: { content: "Fast" } }))).toBe("200");
    expect(outcome(await service().call("GET", `${path}/messages/@original`))).toBe("200");
  });

  statement("S1107", "does not accept a bot token in place of its token", async () => {
    const { id } = await stage.command();
    const path = `/interactions/${id}/guessed/callback`;
    expect(outcome(await service().call("POST", path, { as: stage.bot, body }))).toBe("404 10062");
  });
});

describe("request signing", () => {
  /** An application with an endpoint that is saved, and what its check has sent. */
  async function saved(): Promise<{ bot: Bot; endpoint: Endpoint; path: string }> {
    const bot = await service().bot();
    const endpoint = await runEndpoint(bot.publicKey);
    const path = `/applications/${bot.applicationId}`;
    await service().control("PATCH", path, { interactions_endpoint_url: endpoint.url });
    return { bot, endpoint, path };
  }
  const save = (bot: Bot, url: string) =>
    service().controlReply("PATCH", `/applications/${bot.applicationId}`, { interactions_endpoint_url: url });

  statement(
    "S1108",
    "puts a hexadecimal signature into X-Signature-Ed25519 of every request that has to be accepted",
    async () => {
      const { endpoint } = await saved();
      const accepted = endpoint.received.filter(({ isVerified }) => isVerified);
      expect(accepted.length).toBeGreaterThan(0);
      for (const { signature } of accepted) expect(signature).toMatch(/^[0-9a-f]{128}$/);
    },
  );

  statement(
    "S1109",
    "puts a timestamp into X-Signature-Timestamp of every request that has to be accepted",
    async () => {
      const { endpoint } = await saved();
      const accepted = endpoint.received.filter(({ isVerified }) => isVerified);
      expect(accepted.length).toBeGreaterThan(0);
      for (const { timestamp } of accepted) expect(timestamp).toMatch(/^\d+$/);
    },
  );

  statement("S1110", "puts both headers into every request, deliberately invalid ones included", async () => {
    const { endpoint } = await saved();
    for (const { signature, timestamp } of endpoint.received) expect([signature, timestamp]).not.toContain("");
  });

  statement("S1111", "signs the timestamp followed by the raw body with the application's key", async () => {
    const { bot, endpoint } = await saved();
    await service().control("PUT", `/guilds/${guild.id}/applications/${bot.applicationId}`, { permissions: "0" });
    endpoint.received.splice(0);
    const member = await service().member(guild, permissionSet("VIEW_CHANNEL"));
    await service().control("POST", "/interactions/commands", {
      application_id: bot.applicationId,
      user_id: member.id,
      channel_id: channel.id,
      name: "moor",
    });
    expect(endpoint.received.map(({ isVerified, json }) => [isVerified, json.type])).toEqual([[true, 2]]);
  });

  statement("S1112", "saves a URL that acknowledges a PING and refuses invalid signatures with 401", async () => {
    const bot = await service().bot();
    const endpoint = await runEndpoint(bot.publicKey);
    expect((await save(bot, endpoint.url)).status).toBe(200);
    const [valid, invalid] = [true, false].map((wanted) =>
      endpoint.received.filter((each) => each.isVerified === wanted),
    );
    expect(valid?.map(({ json }) => json.type)).toContain(1);
    expect(invalid?.length).toBeGreaterThan(0);
  });

  for (const [number, title, override] of [
    ["S1113", "does not acknowledge a PING", { status: 401 }],
    ["S1114", "accepts invalid signatures", { status: 200, body: JSON.stringify({ type: 1 }) }],
  ] as const)
    statement(number, `does not save a URL that ${title}`, async () => {
      const bot = await service().bot();
      const endpoint = await runEndpoint(bot.publicKey);
      endpoint.override = override;
      expect(outcome(await save(bot, endpoint.url))).toMatch(/^400 50111/);
      const { interactions_endpoint_url } = await service().control("GET", `/applications/${bot.applicationId}`);
      expect(interactions_endpoint_url).toBeNull();
    });

  statement("S1115", "checks a saved URL by valid and by invalid signatures", async () => {
    const { endpoint, path } = await saved();
    endpoint.received.splice(0);
    expect(await service().control("POST", `${path}/endpoint-check`)).toMatchObject({ passed: true });
    expect(new Set(endpoint.received.map(({ isVerified }) => isVerified))).toEqual(new Set([true, false]));
  });

  statement("S1116", "removes a URL that fails a check", async () => {
    const { endpoint, path } = await saved();
    endpoint.override = { status: 200, body: JSON.stringify({ type: 1 }) };
    expect(await service().control("POST", `${path}/endpoint-check`)).toMatchObject({ passed: false });
    expect(await service().control("GET", path)).toMatchObject({ interactions_endpoint_url: null });
  });

  statement("S1117", "notifies the application's owner of a removed URL", async () => {
    const { bot, endpoint, path } = await saved();
    endpoint.override = { status: 500 };
    await service().control("POST", `${path}/endpoint-check`);
    expect(await service().control("GET", `/users/${bot.ownerId}/notifications`)).toMatchObject([
      { type: "endpoint_removed", application_id: bot.applicationId },
    ]);
  });
});
