import { beforeAll, describe, expect } from "vitest";
import { animation, picture } from "../harness/pictures.js";
import { accessCases } from "./access.js";
import { anySnowflake, type GuildScene, type Json, outcome, permissionSet, type Reply, runService } from "./service.js";
import { statement } from "./statement.js";

const service = runService();
const access = accessCases(service);

describe("POST /guilds", () => {
  const create = async (body: unknown): Promise<Reply> =>
    service().call("POST", "/guilds", { as: await service().bot(), body });
  const refused = async (body: object, field: string): Promise<void> => {
    expect(outcome(await create({ name: "Harbour", ...body }))).toMatch(new RegExp(`^400 50035 /${field}`));
  };

  statement("S0427", "responds 200 with the new guild to an authenticated caller", async () => {
    const reply = await create({ name: "Harbour" });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ id: expect.stringMatching(anySnowflake), name: "Harbour" });
  });

  statement("S0428", "responds 401 without credentials", async () => {
    expect(outcome(await service().call("POST", "/guilds", { body: { name: "Harbour" } }))).toMatch(/^401 /);
  });

  statement("S0429", "requires a name", async () => {
    expect(outcome(await create({}))).toBe("400 50035 /name");
  });

  for (const [number, field, value] of [
    ["S0430", "region", null],
    ["S0431", "verification_level", 3],
    ["S0432", "default_message_notifications", 1],
    ["S0433", "explicit_content_filter", 2],
    ["S0434", "afk_timeout", 600],
    ["S0435", "system_channel_flags", 3],
  ] as const)
    statement(number, `accepts ${field}`, async () => {
      expect((await create({ name: "Harbour", [field]: value })).json).toMatchObject({ [field]: value });
    });

  for (const [number, field, value] of [
    ["S0436", "region", 7],
    ["S0437", "verification_level", 5],
    ["S0438", "default_message_notifications", 2],
    ["S0439", "explicit_content_filter", 3],
    ["S0440", "afk_timeout", "600"],
    ["S0441", "system_channel_flags", 8],
  ] as const)
    statement(number, `refuses ${JSON.stringify(value)} as ${field}`, () => refused({ [field]: value }, field));

  statement("S0442", "accepts an icon of 128x128", async () => {
    const reply = await create({ name: "Harbour", icon: await picture("png", 128, 128) });
    expect(reply.json.icon).toMatch(/^[0-9a-f]{32}$/);
  });

  statement("S0443", "rejects an icon that is larger than 128x128", async () => {
    await refused({ icon: await picture("png", 129, 128) }, "icon");
  });

  statement("S0444", "rejects null as the icon", () => refused({ icon: null }, "icon"));

  statement("S0445", "accepts roles, of which the first describes @everyone", async () => {
    const roles = [
      { id: 0, permissions: "1024" },
      { id: 1, name: "pilot", color: 255, hoist: true, mentionable: true, permissions: "2048" },
    ];
    const { json } = await create({ name: "Harbour", roles });
    expect(json.roles).toMatchObject([
      { id: json.id, name: "@everyone", permissions: "1024" },
      { id: expect.stringMatching(anySnowflake), name: "pilot", color: 255, hoist: true, permissions: "2048" },
    ]);
  });

  /** Creates a guild with channels, and reads them. */
  const withChannels = async (body: object): Promise<{ guild: Json; channels: Json[] }> => {
    const owner = await service().bot();
    const guild = await service().ok("POST", "/guilds", { as: owner, body: { name: "Harbour", ...body } });
    return { guild, channels: await service().ok("GET", `/guilds/${guild.id}/channels`, { as: owner }) };
  };

  statement("S0446", "accepts channels with name and type", async () => {
    const channels = [
      { name: "quay", type: 0 },
      { name: "hall", type: 2 },
    ];
    expect((await withChannels({ channels })).channels).toMatchObject(channels);
  });

  statement("S0447", "accepts categories with an integer id, to which their children refer by parent_id", async () => {
    const { channels } = await withChannels({
      channels: [
        { name: "piers", type: 4, id: 1 },
        { name: "north", type: 0, parent_id: 1 },
      ],
    });
    const [category, child] = [4, 0].map((type) => channels.find((each: Json) => each.type === type));
    expect(category.id).toMatch(anySnowflake);
    expect(child).toMatchObject({ name: "north", parent_id: category.id });
  });

  statement("S0448", "rejects a parent_id that is the id of no channel in the request", () =>
    refused({ channels: [{ name: "north", type: 0, parent_id: 9 }] }, "channels/0/parent_id"),
  );

  statement("S0449", "accepts an afk_channel_id that is the temporary id of a channel", async () => {
    const body = { channels: [{ name: "asleep", type: 2, id: 5 }], afk_channel_id: 5 };
    const { guild, channels } = await withChannels(body);
    expect(guild.afk_channel_id).toBe(channels[0].id);
  });

  statement("S0450", "accepts a system_channel_id that is the temporary id of a channel", async () => {
    const body = { channels: [{ name: "news", type: 0, id: 6 }], system_channel_id: "6" };
    const { guild, channels } = await withChannels(body);
    expect(guild.system_channel_id).toBe(channels[0].id);
  });

  statement("S0451", "fires Guild Create", async () => {
    const owner = await service().bot();
    const reader = await service().gateway(owner);
    const { id } = await service().ok("POST", "/guilds", { as: owner, body: { name: "Harbour" } });
    const [event] = await reader.take(1);
    await reader.close();
    expect(event).toMatchObject({ t: "GUILD_CREATE", d: { id, name: "Harbour", member_count: 1 } });
  });
});

describe("GET /guilds/{guild.id}", () => {
  access({
    numbers: ["S0452", "S0453", "S0454"],
    endpoint: "GET /guilds/{guild.id}",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path }),
  });

  for (const [number, value, counted] of [
    ["S0455", "true", true],
    ["S0456", "false", false],
  ] as const)
    statement(number, `${counted ? "adds" : "leaves out"} the counts if with_counts is ${value}`, async () => {
      const { path, owner } = await service().guild();
      const guild = await service().ok("GET", path, { as: owner, query: { with_counts: value } });
      expect(["approximate_member_count", "approximate_presence_count"].map((key) => key in guild)).toEqual([
        counted,
        counted,
      ]);
    });

  statement("S0457", "omits the counts by default", async () => {
    const { path, owner } = await service().guild();
    expect(await service().ok("GET", path, { as: owner })).not.toHaveProperty("approximate_member_count");
  });

  statement("S0458", "rejects a with_counts that is no boolean", async () => {
    const { path, owner } = await service().guild();
    expect(outcome(await service().call("GET", path, { as: owner, query: { with_counts: "yes" } }))).toMatch(
      /^400 50035/,
    );
  });
});

describe("GET /guilds/{guild.id}/preview", () => {
  access({
    numbers: ["S0459", "S0460", "S0461"],
    endpoint: "GET /guilds/{guild.id}/preview",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/preview` }),
  });

  statement("S0462", "responds to a user who is not a member if the guild is discoverable", async () => {
    const guild = await service().guild();
    await service().features(guild, "DISCOVERABLE");
    const reply = await service().call("GET", `${guild.path}/preview`, { as: await service().person() });
    expect(outcome(reply)).toBe("200");
  });

  statement("S0463", "responds to a user who is not a member if the guild has a live public stage", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild, { type: 13 });
    const person = await service().person();
    const preview = async () => outcome(await service().call("GET", `${guild.path}/preview`, { as: person }));
    await service().control("PUT", `/channels/${id}/stage-instance`, { topic: "Tides", privacy_level: 2 });
    expect(await preview()).toBe("403 50001");
    await service().control("PUT", `/channels/${id}/stage-instance`, { topic: "Tides", privacy_level: 1 });
    expect(await preview()).toBe("200");
  });
});

describe("PATCH /guilds/{guild.id}", () => {
  let guild: GuildScene;
  beforeAll(async () => {
    guild = await service().guild();
  });
  const modify = (body: unknown, target = guild): Promise<Reply> =>
    service().call("PATCH", target.path, { as: target.owner, body });

  access({
    numbers: ["S0464", "S0465", "S0466"],
    endpoint: "PATCH /guilds/{guild.id}",
    needs: "MANAGE_GUILD",
    success: "200",
    prepare: ({ path }) => ({ path, body: { name: "Renamed" } }),
  });

  statement("S0467", "responds with the updated guild", async () => {
    expect((await modify({ name: "Updated" })).json).toMatchObject({ id: guild.id, name: "Updated" });
  });

  statement("S0468", "does not change properties absent from the body", async () => {
    await modify({ description: "Ropes", afk_timeout: 120 });
    expect((await modify({ name: "Again" })).json).toMatchObject({ description: "Ropes", afk_timeout: 120 });
    expect(outcome(await modify({}))).toBe("200");
  });

  for (const [number, name] of [
    ["S0469", "a"],
    ["S0470", "n".repeat(101)],
    ["S0471", null],
  ] as const)
    statement(number, `refuses ${name === null ? "null" : `${name.length} characters`} as the name`, async () => {
      expect(outcome(await modify({ name }))).toBe("400 50035 /name");
    });

  for (const [number, field] of [
    ["S0472", "region"],
    ["S0473", "verification_level"],
    ["S0474", "default_message_notifications"],
    ["S0475", "explicit_content_filter"],
    ["S0476", "afk_channel_id"],
    ["S0477", "icon"],
    ["S0478", "splash"],
    ["S0479", "discovery_splash"],
    ["S0480", "banner"],
    ["S0481", "system_channel_id"],
    ["S0482", "rules_channel_id"],
    ["S0483", "public_updates_channel_id"],
    ["S0484", "preferred_locale"],
    ["S0485", "description"],
  ] as const)
    statement(number, `accepts null as ${field}`, async () => {
      expect(outcome(await modify({ [field]: null }))).toBe("200");
    });

  for (const [number, field] of [
    ["S0486", "afk_timeout"],
    ["S0487", "owner_id"],
    ["S0488", "system_channel_flags"],
    ["S0489", "features"],
  ] as const)
    statement(number, `refuses null as ${field}`, async () => {
      expect(outcome(await modify({ [field]: null }))).toBe(`400 50035 /${field}`);
    });

  for (const [number, format] of [
    ["S0490", "png"],
    ["S0491", "jpeg"],
    ["S0492", "gif"],
  ] as const)
    statement(number, `accepts a ${format} icon of 1024x1024`, async () => {
      expect((await modify({ icon: await picture(format, 1024, 1024) })).json.icon).toMatch(/^[0-9a-f]{32}$/);
    });

  statement("S0493", "rejects an icon that is larger than 1024x1024", async () => {
    expect(outcome(await modify({ icon: await picture("png", 1025, 1024) }))).toBe("400 50035 /icon");
  });

  statement("S0494", "rejects an icon of another format", async () => {
    expect(outcome(await modify({ icon: await picture("webp", 64, 64) }))).toBe("400 50035 /icon");
  });

  statement("S0495", "accepts an animated icon in a guild with ANIMATED_ICON", async () => {
    const animated = await service().guild();
    await service().features(animated, "ANIMATED_ICON");
    expect((await modify({ icon: await animation(64, 64) }, animated)).json.icon).toMatch(/^a_/);
  });

  statement("S0496", "rejects an animated icon in a guild without ANIMATED_ICON", async () => {
    expect(outcome(await modify({ icon: await animation(64, 64) }))).toBe("400 50035 /icon");
  });

  statement("S0497", "transfers ownership with owner_id if the owner calls", async () => {
    const given = await service().guild();
    const heir = await service().member(given);
    expect((await modify({ owner_id: heir.id }, given)).json).toMatchObject({ owner_id: heir.id });
    expect(outcome(await service().call("DELETE", given.path, { as: given.owner }))).toBe("403 50013");
    expect(outcome(await service().call("DELETE", given.path, { as: heir }))).toBe("204");
  });

  statement("S0498", "rejects owner_id to an administrator who is not the owner", async () => {
    const admin = await service().member(guild, permissionSet("ADMINISTRATOR"));
    const reply = await service().call("PATCH", guild.path, { as: admin, body: { owner_id: admin.id } });
    expect(outcome(reply)).toBe("403 50013");
  });

  for (const [number, field, feature] of [
    ["S0499", "splash", "INVITE_SPLASH"],
    ["S0500", "discovery_splash", "DISCOVERABLE"],
    ["S0501", "banner", "BANNER"],
  ] as const)
    statement(number, `refuses a ${field} in a guild without ${feature}`, async () => {
      expect(outcome(await modify({ [field]: await picture("png", 160, 90) }))).toBe(`400 50035 /${field}`);
    });

  for (const [number, field, feature] of [
    ["S0502", "splash", "INVITE_SPLASH"],
    ["S0503", "discovery_splash", "DISCOVERABLE"],
    ["S0504", "banner", "BANNER"],
  ] as const)
    statement(number, `accepts a png or jpeg of 16:9 as the ${field} in a guild with ${feature}`, async () => {
      const target = await service().guild();
      await service().features(target, feature);
      for (const format of ["png", "jpeg"] as const)
        expect(outcome(await modify({ [field]: await picture(format, 320, 180) }, target))).toBe("200");
    });

  for (const [number, field, feature] of [
    ["S0505", "splash", "INVITE_SPLASH"],
    ["S0506", "discovery_splash", "DISCOVERABLE"],
    ["S0507", "banner", "BANNER"],
  ] as const)
    statement(number, `refuses a gif, and another ratio than 16:9, as the ${field}`, async () => {
      const target = await service().guild();
      await service().features(target, feature);
      for (const image of [await picture("gif", 160, 90), await picture("png", 160, 160)])
        expect(outcome(await modify({ [field]: image }, target))).toBe(`400 50035 /${field}`);
    });

  statement("S0508", "sets the preferred locale to en-US if it is null", async () => {
    await modify({ preferred_locale: "fr" });
    expect((await modify({ preferred_locale: null })).json).toMatchObject({ preferred_locale: "en-US" });
  });

  statement("S0509", "fires Guild Update with the guild", async () => {
    const events = await service().events(guild, () => modify({ name: "Announced" }));
    expect(events).toMatchObject([{ t: "GUILD_UPDATE", d: { id: guild.id, name: "Announced" } }]);
  });
});

describe("DELETE /guilds/{guild.id}", () => {
  statement("S0510", "responds 204 to the owner", async () => {
    const { path, owner } = await service().guild();
    expect(outcome(await service().call("DELETE", path, { as: owner }))).toBe("204");
  });

  statement("S0511", "responds 403 to an administrator who is not the owner", async () => {
    const guild = await service().guild();
    const admin = await service().member(guild, permissionSet("ADMINISTRATOR"));
    expect(outcome(await service().call("DELETE", guild.path, { as: admin }))).toBe("403 50013");
    expect(outcome(await service().call("GET", guild.path, { as: admin }))).toBe("200");
  });

  statement("S0512", "responds 401 without credentials", async () => {
    const { path } = await service().guild();
    expect(outcome(await service().call("DELETE", path))).toMatch(/^401 /);
  });

  statement("S0513", "fires Guild Delete", async () => {
    const { path, owner, id } = await service().guild();
    const reader = await service().gateway(owner);
    await service().ok("DELETE", path, { as: owner });
    expect(await reader.take(1)).toMatchObject([{ t: "GUILD_DELETE", d: { id } }]);
    await reader.close();
  });
});
