import { describe, expect } from "vitest";
import { accessCases } from "./access.js";
import { anyTimestamp, type GuildScene, type Json, outcome, permissionSet, type Reply, runService } from "./service.js";
import { statement } from "./statement.js";

const service = runService();
const access = accessCases(service);

describe("GET /guilds/{guild.id}/regions", () => {
  access({
    numbers: ["S0798", "S0799", "S0800"],
    endpoint: "GET /guilds/{guild.id}/regions",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/regions` }),
  });
  const regions = ({ path, owner }: GuildScene): Promise<Json> => service().ok("GET", `${path}/regions`, { as: owner });

  statement("S0801", "lists voice regions", async () => {
    const list = await regions(await service().guild());
    expect(list.length).toBeGreaterThan(0);
    for (const region of list) expect(region).toMatchObject({ id: expect.any(String), name: expect.any(String) });
  });

  statement("S0802", "lists VIP servers in a guild with VIP_REGIONS, and in no other", async () => {
    const guild = await service().guild();
    expect((await regions(guild)).filter(({ vip }: Json) => vip)).toEqual([]);
    await service().features(guild, "VIP_REGIONS");
    expect((await regions(guild)).filter(({ vip }: Json) => vip).length).toBeGreaterThan(0);
  });
});

describe("GET /guilds/{guild.id}/invites", () => {
  access({
    numbers: ["S0803", "S0804", "S0805"],
    endpoint: "GET /guilds/{guild.id}/invites",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/invites` }),
  });

  statement("S0806", "lists invites with their metadata", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const body = { inviter_id: guild.owner.id, max_age: 3600, max_uses: 5, temporary: true };
    const { code } = await service().control("POST", `/channels/${id}/invites`, body);
    expect(await service().ok("GET", `${guild.path}/invites`, { as: guild.owner })).toMatchObject([
      {
        code,
        channel: { id },
        inviter: { id: guild.owner.id },
        uses: 0,
        max_uses: 5,
        max_age: 3600,
        temporary: true,
        created_at: expect.stringMatching(anyTimestamp),
      },
    ]);
  });
});

describe("GET /guilds/{guild.id}/integrations", () => {
  access({
    numbers: ["S0807", "S0808", "S0809"],
    endpoint: "GET /guilds/{guild.id}/integrations",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/integrations` }),
  });

  statement("S0810", "lists integrations", async () => {
    const guild = await service().guild();
    const body = { type: "youtube", name: "pier", account_id: "7", user_id: guild.owner.id };
    const { id } = await service().control("POST", `/guilds/${guild.id}/integrations`, body);
    expect(await service().ok("GET", `${guild.path}/integrations`, { as: guild.owner })).toMatchObject([{ id }]);
  });
});

describe("DELETE /guilds/{guild.id}/integrations/{integration.id}", () => {
  const connect = async (guild: GuildScene): Promise<string> => {
    const body = { type: "youtube", name: "pier", account_id: "7", user_id: guild.owner.id };
    return (await service().control("POST", `/guilds/${guild.id}/integrations`, body)).id;
  };
  /** A guild in which an application is installed, which has a webhook. */
  async function installed() {
    const guild = await service().guild();
    const bot = await service().bot();
    const install = { permissions: permissionSet("ADMINISTRATOR") };
    const { id } = await service().control("PUT", `/guilds/${guild.id}/applications/${bot.applicationId}`, install);
    const webhook = await service().webhook(bot, (await service().channel(guild)).id);
    const remove = () => service().call("DELETE", `${guild.path}/integrations/${id}`, { as: guild.owner });
    return { guild, bot, webhook, remove };
  }

  access({
    numbers: ["S0811", "S0812", "S0813"],
    endpoint: "DELETE /guilds/{guild.id}/integrations/{integration.id}",
    needs: "MANAGE_GUILD",
    success: "204",
    prepare: async (guild) => ({ path: `${guild.path}/integrations/${await connect(guild)}` }),
  });

  statement("S0814", "removes the integration", async () => {
    const guild = await service().guild();
    const path = `${guild.path}/integrations/${await connect(guild)}`;
    expect(outcome(await service().call("DELETE", path, { as: guild.owner }))).toBe("204");
    expect(outcome(await service().call("DELETE", path, { as: guild.owner }))).toBe("404 10005");
    expect(await service().ok("GET", `${guild.path}/integrations`, { as: guild.owner })).toEqual([]);
  });

  statement("S0815", "deletes the associated webhooks", async () => {
    const { guild, webhook, remove } = await installed();
    await remove();
    expect(await service().ok("GET", `${guild.path}/webhooks`, { as: guild.owner })).toEqual([]);
    expect((await service().call("GET", `/webhooks/${webhook.id}/${webhook.token}`)).status).toBeGreaterThanOrEqual(
      401,
    );
  });

  statement("S0816", "kicks the associated bot", async () => {
    const { guild, bot, remove } = await installed();
    await remove();
    expect(outcome(await service().call("GET", `${guild.path}/members/${bot.id}`, { as: guild.owner }))).toBe(
      "404 10007",
    );
  });

  statement("S0817", "fires Guild Integrations Update", async () => {
    const guild = await service().guild();
    const path = `${guild.path}/integrations/${await connect(guild)}`;
    const events = await service().events(guild, () => service().call("DELETE", path, { as: guild.owner }));
    expect(events).toMatchObject([{ t: "GUILD_INTEGRATIONS_UPDATE", d: { guild_id: guild.id } }]);
  });
});

describe("GET /guilds/{guild.id}/widget", () => {
  access({
    numbers: ["S0818", "S0819", "S0820"],
    endpoint: "GET /guilds/{guild.id}/widget",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/widget` }),
  });

  statement("S0821", "responds with the settings of the widget", async () => {
    const { path, owner } = await service().guild();
    expect(await service().ok("GET", `${path}/widget`, { as: owner })).toEqual({ enabled: false, channel_id: null });
  });
});

describe("PATCH /guilds/{guild.id}/widget", () => {
  access({
    numbers: ["S0822", "S0823", "S0824"],
    endpoint: "PATCH /guilds/{guild.id}/widget",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/widget`, body: { enabled: true } }),
  });

  statement("S0825", "accepts any attributes of the widget, and responds with the updated widget", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const modify = (body: object) => service().ok("PATCH", `${guild.path}/widget`, { as: guild.owner, body });
    expect(await modify({ enabled: true })).toEqual({ enabled: true, channel_id: null });
    expect(await modify({ channel_id: id })).toEqual({ enabled: true, channel_id: id });
    expect(await modify({ enabled: false, channel_id: null })).toEqual({ enabled: false, channel_id: null });
  });

  for (const [number, body] of [
    ["S0826", { enabled: null }],
    ["S0827", { channel_id: 7 }],
  ] as const)
    statement(number, `refuses ${JSON.stringify(body)}`, async () => {
      const { path, owner } = await service().guild();
      const reply = await service().call("PATCH", `${path}/widget`, { as: owner, body });
      expect(outcome(reply)).toBe(`400 50035 /${Object.keys(body)[0]}`);
    });
});

describe("GET /guilds/{guild.id}/widget.json", () => {
  statement("S0828", "responds with the public document without credentials", async () => {
    const { path, owner, id } = await service().guild();
    await service().ok("PATCH", `${path}/widget`, { as: owner, body: { enabled: true } });
    const reply = await service().call("GET", `${path}/widget.json`);
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ id, name: "Harbour", channels: [], members: [], presence_count: 0 });
  });
});

describe("GET /guilds/{guild.id}/vanity-url", () => {
  access({
    numbers: ["S0829", "S0830", "S0831"],
    endpoint: "GET /guilds/{guild.id}/vanity-url",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: async (guild) => {
      await service().features(guild, "VANITY_URL");
      return { path: `${guild.path}/vanity-url` };
    },
  });

  statement("S0832", "responds with the code and its uses", async () => {
    const guild = await service().guild();
    const state = { features: ["VANITY_URL"], vanity_url_code: "south-pier" };
    await service().control("PATCH", `/guilds/${guild.id}`, state);
    const person = await service().person();
    await service().control("PUT", `/guilds/${guild.id}/members/${person.id}`, { invite_code: "south-pier" });
    const response = await service().ok("GET", `${guild.path}/vanity-url`, { as: guild.owner });
    expect(response).toEqual({ code: "south-pier", uses: 1 });
  });

  statement("S0833", "responds with null as the code if none is set", async () => {
    const guild = await service().guild();
    await service().features(guild, "VANITY_URL");
    const response = await service().ok("GET", `${guild.path}/vanity-url`, { as: guild.owner });
    expect(response).toEqual({ code: null, uses: 0 });
  });

  statement("S0834", "rejects guilds without the feature VANITY_URL", async () => {
    const { path, owner } = await service().guild();
    expect(outcome(await service().call("GET", `${path}/vanity-url`, { as: owner }))).toMatch(/^403 /);
  });
});

describe("GET /guilds/{guild.id}/widget.png", () => {
  const image = async (query?: Record<string, string>): Promise<Reply> => {
    const { path, owner } = await service().guild();
    await service().ok("PATCH", `${path}/widget`, { as: owner, body: { enabled: true } });
    return service().call("GET", `${path}/widget.png`, { ...(query && { query }) });
  };
  const isPng = ({ headers, bytes }: Reply): boolean =>
    headers.get("content-type") === "image/png" && bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a";

  statement("S0835", "responds with a PNG without credentials", async () => {
    const reply = await image();
    expect(outcome(reply)).toBe("200");
    expect(isPng(reply)).toBe(true);
  });

  for (const [number, style] of [
    ["S0836", "shield"],
    ["S0837", "banner1"],
    ["S0838", "banner2"],
    ["S0839", "banner3"],
    ["S0840", "banner4"],
  ] as const)
    statement(number, `accepts the style ${style}`, async () => {
      expect(isPng(await image({ style }))).toBe(true);
    });

  statement("S0841", "draws a shield by default", async () => {
    const { path, owner } = await service().guild();
    await service().ok("PATCH", `${path}/widget`, { as: owner, body: { enabled: true } });
    const draw = async (query: string) => (await service().call("GET", `${path}/widget.png${query}`)).bytes;
    expect(await draw("")).toEqual(await draw("?style=shield"));
    expect(await draw("")).not.toEqual(await draw("?style=banner1"));
  });

  for (const [number, style] of [
    ["S0842", "banner5"],
    ["S0843", "Shield"],
  ] as const)
    statement(number, `refuses the style ${style}`, async () => {
      expect(outcome(await image({ style }))).toBe("400 50035 /style");
    });
});

describe("GET /guilds/{guild.id}/welcome-screen", () => {
  access({
    numbers: ["S0844", "S0845", "S0846"],
    endpoint: "GET /guilds/{guild.id}/welcome-screen",
    needs: "member",
    success: "200",
    prepare: async ({ path, owner }) => {
      await service().ok("PATCH", `${path}/welcome-screen`, { as: owner, body: { enabled: true } });
      return { path: `${path}/welcome-screen` };
    },
  });

  statement("S0847", "responds with the welcome screen", async () => {
    const { path, owner } = await service().guild();
    const body = { enabled: true, description: "Ahoy" };
    await service().ok("PATCH", `${path}/welcome-screen`, { as: owner, body });
    const response = await service().ok("GET", `${path}/welcome-screen`, { as: owner });
    expect(response).toEqual({ description: "Ahoy", welcome_channels: [] });
  });
});

describe("PATCH /guilds/{guild.id}/welcome-screen", () => {
  const modify = (guild: GuildScene, body: object): Promise<Reply> =>
    service().call("PATCH", `${guild.path}/welcome-screen`, { as: guild.owner, body });

  access({
    numbers: ["S0848", "S0849", "S0850"],
    endpoint: "PATCH /guilds/{guild.id}/welcome-screen",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/welcome-screen`, body: { enabled: true } }),
  });

  statement("S0851", "switches the welcome screen on and off with enabled", async () => {
    const guild = await service().guild();
    const features = async () => (await service().ok("GET", guild.path, { as: guild.owner })).features;
    await modify(guild, { enabled: true });
    expect(await features()).toContain("WELCOME_SCREEN_ENABLED");
    await modify(guild, { enabled: false });
    expect(await features()).not.toContain("WELCOME_SCREEN_ENABLED");
  });

  statement("S0852", "sets welcome channels", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const welcome_channels = [{ channel_id: id, description: "Start", emoji_id: null, emoji_name: null }];
    expect((await modify(guild, { welcome_channels })).json).toMatchObject({ welcome_channels });
  });

  statement("S0853", "sets the description", async () => {
    expect((await modify(await service().guild(), { description: "Ahoy" })).json).toMatchObject({
      description: "Ahoy",
    });
  });

  for (const [number, field] of [
    ["S0854", "enabled"],
    ["S0855", "welcome_channels"],
    ["S0856", "description"],
  ] as const)
    statement(number, `refuses null as ${field}`, async () => {
      expect(outcome(await modify(await service().guild(), { [field]: null }))).toBe(`400 50035 /${field}`);
    });

  statement("S0857", "responds with the updated welcome screen, without enabled", async () => {
    const { json } = await modify(await service().guild(), { enabled: true, description: "Ahoy" });
    expect(json).toEqual({ description: "Ahoy", welcome_channels: [] });
  });
});
