import { beforeAll, describe, expect } from "vitest";
import { picture } from "../harness/pictures.js";
import {
  anySnowflake,
  anyTimestamp,
  type Caller,
  type GuildScene,
  type Json,
  outcome,
  permissionSet,
  runService,
} from "./service.js";
import { statement } from "./statement.js";

const service = runService();

describe("the unavailable guild object", () => {
  statement(
    "S0138",
    "is the payload of GUILD_DELETE: the guild's id, without unavailable for a deleted guild",
    async () => {
      const { owner, path, id } = await service().guild();
      const reader = await service().gateway(owner);
      await service().ok("DELETE", path, { as: owner });
      const [event] = await reader.take(1);
      await reader.close();
      expect(event).toMatchObject({ t: "GUILD_DELETE", d: { id } });
      expect(event?.d["unavailable"] ?? false).toBe(false);
    },
  );
});

describe("the guild preview object", () => {
  let guild: GuildScene;
  let preview: Json;
  beforeAll(async () => {
    guild = await service().guild({ name: "Preview" });
    await service().features(guild, "DISCOVERABLE", "INVITE_SPLASH");
    const emoji = { name: "anchor", user_id: guild.owner.id };
    await service().control("POST", `/guilds/${guild.id}/emojis`, emoji);
    const images = {
      icon: await picture("png", 64, 64),
      splash: await picture("png", 160, 90),
      discovery_splash: await picture("png", 320, 180),
    };
    await service().ok("PATCH", guild.path, { as: guild.owner, body: { ...images, description: "Ropes" } });
    const member = await service().member(guild);
    await service().control("PUT", `/users/${member.id}/presence`, { status: "online" });
    preview = await service().ok("GET", `${guild.path}/preview`, { as: guild.owner });
  });

  for (const [number, field, title, expected] of [
    ["S0139", "id", "the guild's id", () => guild.id],
    ["S0140", "name", "the guild's name", () => "Preview"],
    ["S0141", "icon", "the hash of its icon", () => expect.stringMatching(/^[0-9a-f]{32}$/)],
    ["S0142", "splash", "the hash of its splash", () => expect.stringMatching(/^[0-9a-f]{32}$/)],
    ["S0143", "discovery_splash", "the hash of its discovery splash", () => expect.stringMatching(/^[0-9a-f]{32}$/)],
    ["S0144", "emojis", "its emojis", () => [expect.objectContaining({ name: "anchor" })]],
    ["S0145", "features", "its features", () => expect.arrayContaining(["DISCOVERABLE"])],
    ["S0146", "approximate_member_count", "the number of its members", () => 2],
    ["S0147", "approximate_presence_count", "the number of its online members", () => 1],
    ["S0148", "description", "its description if it is discoverable", () => "Ropes"],
  ] as const)
    statement(number, `has ${title} (${field})`, async () => {
      expect(preview[field]).toEqual(expected());
    });

  statement(
    "S0149",
    "has null for an icon, splash, discovery splash and description that the guild lacks",
    async () => {
      const plain = await service().guild();
      const response = await service().ok("GET", `${plain.path}/preview`, { as: plain.owner });
      expect(response).toMatchObject({ icon: null, splash: null, discovery_splash: null, description: null });
    },
  );
});

describe("the guild widget object", () => {
  statement("S0150", "has whether the widget is enabled", async () => {
    const { path, owner } = await service().guild();
    const read = () => service().ok("GET", `${path}/widget`, { as: owner });
    expect(await read()).toMatchObject({ enabled: false });
    await service().ok("PATCH", `${path}/widget`, { as: owner, body: { enabled: true } });
    expect(await read()).toMatchObject({ enabled: true });
  });

  statement("S0151", "has the widget's channel, which is null or a channel's id", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const read = () => service().ok("GET", `${guild.path}/widget`, { as: guild.owner });
    expect(await read()).toEqual({ enabled: false, channel_id: null });
    await service().ok("PATCH", `${guild.path}/widget`, { as: guild.owner, body: { channel_id: id } });
    expect(await read()).toEqual({ enabled: false, channel_id: id });
  });
});

describe("the public widget document", () => {
  let guild: GuildScene;
  let hall: Json;
  let document: Json;
  beforeAll(async () => {
    const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL") }];
    guild = await service().guild({ name: "Widget", roles: everyone });
    hall = await service().channel(guild, { name: "hall", type: 2 });
    const text = await service().channel(guild);
    await service().ok("PATCH", `${guild.path}/widget`, {
      as: guild.owner,
      body: { enabled: true, channel_id: text.id },
    });
    const person = await service().person({ username: "Nelly" });
    await service().join(guild, person);
    await service().control("PUT", `/users/${person.id}/presence`, { status: "idle" });
    document = await service().ok("GET", `${guild.path}/widget.json`);
  });

  for (const [number, field, title, expected] of [
    ["S0152", "id", "the guild's id", () => guild.id],
    ["S0153", "name", "the guild's name", () => "Widget"],
    [
      "S0154",
      "instant_invite",
      "the URL of an invite to the widget's channel",
      () => expect.stringMatching(/^https?:\/\/\S+$/),
    ],
    ["S0155", "presence_count", "the number of members who are online", () => 1],
  ] as const)
    statement(number, `has ${title} (${field})`, async () => {
      expect(document[field]).toEqual(expected());
    });

  statement("S0156", "has null instead of an invite if the widget has no channel", async () => {
    const other = await service().guild();
    await service().ok("PATCH", `${other.path}/widget`, { as: other.owner, body: { enabled: true } });
    expect(await service().ok("GET", `${other.path}/widget.json`)).toMatchObject({ instant_invite: null });
  });

  statement("S0157", "has channels with id, name and position", async () => {
    expect(document.channels).toEqual([{ id: hall.id, name: "hall", position: expect.any(Number) }]);
  });

  for (const [number, field, expected] of [
    ["S0158", "id", expect.stringMatching(/^\d+$/)],
    ["S0159", "username", "Nelly"],
    ["S0160", "discriminator", expect.stringMatching(/^\d{4}$/)],
    ["S0161", "avatar", null],
    ["S0162", "status", "idle"],
    ["S0163", "avatar_url", expect.stringMatching(/^https?:\/\/\S+$/)],
  ] as const)
    statement(number, `has members with ${field}`, async () => {
      expect(document.members).toHaveLength(1);
      expect(document.members[0][field]).toEqual(expected);
    });
});

describe("the guild member object", () => {
  let guild: GuildScene;
  let caller: Caller;
  beforeAll(async () => {
    guild = await service().guild();
    caller = await service().member(guild);
  });
  const read = (id = caller.id): Promise<Json> =>
    service().ok("GET", `${guild.path}/members/${id}`, { as: guild.owner });

  statement("S0164", "has the user", async () => {
    expect((await read()).user).toMatchObject({ id: caller.id, username: expect.any(String), avatar: null });
  });

  statement("S0165", "has the guild nickname, which is null or a string", async () => {
    expect((await read()).nick).toBeNull();
    const path = `${guild.path}/members/${caller.id}`;
    await service().ok("PATCH", path, { as: guild.owner, body: { nick: "Skipper" } });
    expect((await read()).nick).toBe("Skipper");
  });

  statement("S0166", "has the ids of the member's roles, @everyone not among them", async () => {
    const person = await service().person();
    const role = await service().role(guild);
    await service().join(guild, person, role.id);
    expect((await read(person.id)).roles).toEqual([role.id]);
    expect((await read()).roles).toEqual([]);
  });

  statement("S0167", "has the time at which the member joined", async () => {
    expect((await read()).joined_at).toMatch(anyTimestamp);
  });

  statement("S0168", "has the time since which the member boosts, or null", async () => {
    expect((await read()).premium_since).toBeNull();
    const booster = await service().member(guild);
    await service().control("PUT", `/guilds/${guild.id}/members/${booster.id}/boost`);
    expect((await read(booster.id)).premium_since).toMatch(anyTimestamp);
  });

  for (const [number, field, word] of [
    ["S0169", "deaf", "deafened"],
    ["S0170", "mute", "muted"],
  ] as const)
    statement(number, `has whether the member is ${word} in voice (${field})`, async () => {
      const member = await service().member(guild);
      expect(await read(member.id)).toMatchObject({ [field]: false });
      await service().connect(guild, member, (await service().channel(guild, { type: 2 })).id);
      const path = `${guild.path}/members/${member.id}`;
      await service().ok("PATCH", path, { as: guild.owner, body: { [field]: true } });
      expect(await read(member.id)).toMatchObject({ [field]: true });
    });

  statement("S0171", "has whether the member has yet to pass Membership Screening (pending)", async () => {
    const screened = await service().guild();
    await service().control("PATCH", `/guilds/${screened.id}`, { screening: true });
    const member = await service().member(screened);
    const path = `${screened.path}/members/${member.id}`;
    expect(await service().ok("GET", path, { as: screened.owner })).toMatchObject({ pending: true });
    await service().control("PUT", `/guilds/${screened.id}/members/${member.id}/screening`);
    expect(await service().ok("GET", path, { as: screened.owner })).toMatchObject({ pending: false });
  });

  statement("S0172", "has no permissions outside of interactions", async () => {
    expect(await read()).not.toHaveProperty("permissions");
    const list = await service().ok("GET", `${guild.path}/members`, { as: guild.owner, query: { limit: "10" } });
    for (const member of list) expect(member).not.toHaveProperty("permissions");
  });

  statement(
    "S0173",
    "has the member's permissions in the channel, overwrites included, in an interaction",
    async () => {
      const member = await service().member(guild, permissionSet("VIEW_CHANNEL", "SEND_MESSAGES"));
      const channel = await service().channel(guild, {
        permission_overwrites: [
          { id: member.id, type: 1, allow: permissionSet("MANAGE_MESSAGES"), deny: permissionSet("SEND_MESSAGES") },
        ],
      });
      const [event] = await service().events(guild, () =>
        service().control("POST", "/interactions/commands", {
          application_id: guild.owner.applicationId,
          user_id: member.id,
          channel_id: channel.id,
          name: "moor",
        }),
      );
      expect(event?.d["member"]).toMatchObject({ permissions: permissionSet("VIEW_CHANNEL", "MANAGE_MESSAGES") });
    },
  );
});

describe("the integration object", () => {
  let guild: GuildScene;
  let role: Json;
  let twitch: Json;
  let bot: Json;
  beforeAll(async () => {
    guild = await service().guild();
    role = await service().role(guild, { name: "subscriber" });
    await service().control("POST", `/guilds/${guild.id}/integrations`, {
      type: "twitch",
      name: "harbour_live",
      account_id: "acct-7",
      user_id: guild.owner.id,
      role_id: role.id,
      expire_behavior: 1,
      expire_grace_period: 3,
    });
    const { applicationId } = await service().bot("Pilot");
    await service().control("PUT", `/guilds/${guild.id}/applications/${applicationId}`, { permissions: "0" });
    const list = await service().ok("GET", `${guild.path}/integrations`, { as: guild.owner });
    twitch = list.find(({ type }: Json) => type === "twitch");
    bot = list.find(({ type }: Json) => type === "discord");
  });

  for (const [number, field, title, expected] of [
    ["S0174", "id", "an id, which is a snowflake", () => expect.stringMatching(anySnowflake)],
    ["S0175", "name", "a name", () => "harbour_live"],
    ["S0176", "type", "a type", () => "twitch"],
    ["S0177", "enabled", "whether it is enabled", () => true],
    ["S0178", "syncing", "whether it is syncing, unless it is a bot's", () => false],
    ["S0179", "role_id", "the role of subscribers, unless it is a bot's", () => role.id],
    ["S0180", "enable_emoticons", "whether emoticons are synced, on twitch", () => expect.any(Boolean)],
    ["S0181", "expire_behavior", "what happens to lapsed subscribers, unless it is a bot's", () => 1],
    ["S0182", "expire_grace_period", "the days until then, unless it is a bot's", () => 3],
    ["S0183", "user", "the user, unless it is a bot's", () => expect.objectContaining({ id: guild.owner.id })],
    [
      "S0184",
      "account",
      "the account, with the id and name of the site",
      () => ({ id: "acct-7", name: expect.any(String) }),
    ],
    ["S0185", "synced_at", "when it was synced, unless it is a bot's", () => expect.stringMatching(anyTimestamp)],
    ["S0186", "subscriber_count", "the number of subscribers, unless it is a bot's", () => expect.any(Number)],
    ["S0187", "revoked", "whether it was revoked, unless it is a bot's", () => false],
  ] as const)
    statement(number, `has ${title} (${field})`, async () => {
      expect(twitch[field]).toEqual(expected());
    });

  for (const [number, type] of [
    ["S0188", "twitch"],
    ["S0189", "youtube"],
  ] as const)
    statement(number, `is of type ${type}`, async () => {
      const other = await service().guild();
      const body = { type, name: "pier", account_id: "7", user_id: other.owner.id };
      await service().control("POST", `/guilds/${other.id}/integrations`, body);
      const list = await service().ok("GET", `${other.path}/integrations`, { as: other.owner });
      expect(list).toMatchObject([{ type }]);
    });

  statement("S0190", "has its own type if it belongs to a bot", async () => {
    expect(bot).toMatchObject({ type: "discord", name: "Pilot", enabled: true });
  });

  for (const [number, value, word] of [
    ["S0191", 0, "removing the role"],
    ["S0192", 1, "kicking"],
  ] as const)
    statement(number, `has the expire behaviour ${value} for ${word}`, async () => {
      const other = await service().guild();
      const body = { type: "twitch", name: "pier", account_id: "7", user_id: other.owner.id, expire_behavior: value };
      await service().control("POST", `/guilds/${other.id}/integrations`, body);
      const list = await service().ok("GET", `${other.path}/integrations`, { as: other.owner });
      expect(list).toMatchObject([{ expire_behavior: value }]);
    });

  statement("S0193", "has none of the nine marked fields if it is a bot's", async () => {
    for (const field of [
      "syncing",
      "role_id",
      "enable_emoticons",
      "expire_behavior",
      "expire_grace_period",
      "user",
      "synced_at",
      "subscriber_count",
      "revoked",
    ])
      expect(bot).not.toHaveProperty(field);
  });

  statement(
    "S0194",
    "has the application with id, name, icon, description, summary and bot if it is a bot's",
    async () => {
      expect(bot.application).toEqual({
        id: expect.stringMatching(anySnowflake),
        name: "Pilot",
        icon: null,
        description: expect.any(String),
        summary: expect.any(String),
        bot: expect.objectContaining({ id: expect.stringMatching(anySnowflake), bot: true }),
      });
      expect(twitch).not.toHaveProperty("application");
    },
  );
});

describe("the ban object", () => {
  statement("S0195", "has the reason, which is null or a string", async () => {
    const { path, owner } = await service().guild();
    const [one, two] = [await service().person(), await service().person()];
    await service().ok("PUT", `${path}/bans/${one.id}`, { as: owner, body: { reason: "spam" } });
    await service().ok("PUT", `${path}/bans/${two.id}`, { as: owner, body: {} });
    const bans = await service().ok("GET", `${path}/bans`, { as: owner });
    expect(bans.map(({ reason }: Json) => reason)).toEqual(["spam", null]);
  });

  statement("S0196", "has the user", async () => {
    const { path, owner } = await service().guild();
    const { id } = await service().person({ username: "Rascal" });
    await service().ok("PUT", `${path}/bans/${id}`, { as: owner, body: {} });
    const ban = await service().ok("GET", `${path}/bans/${id}`, { as: owner });
    expect(ban).toMatchObject({ user: { id, username: "Rascal", discriminator: expect.stringMatching(/^\d{4}$/) } });
    expect(Object.keys(ban).toSorted()).toEqual(["reason", "user"]);
  });
});

describe("the welcome screen object", () => {
  const patch = (guild: GuildScene, body: object) =>
    service().call("PATCH", `${guild.path}/welcome-screen`, { as: guild.owner, body });
  const shown = (channel_id: string, more: object = {}) => ({
    channel_id,
    description: "Start here",
    emoji_id: null,
    emoji_name: null,
    ...more,
  });

  statement("S0197", "has a description, which is null or a string", async () => {
    const guild = await service().guild();
    expect((await patch(guild, { enabled: true })).json).toMatchObject({ description: null });
    expect((await patch(guild, { description: "Ahoy" })).json).toMatchObject({ description: "Ahoy" });
  });

  statement("S0198", "has welcome channels", async () => {
    const guild = await service().guild();
    expect((await patch(guild, { enabled: true })).json.welcome_channels).toEqual([]);
    const { id } = await service().channel(guild);
    expect((await patch(guild, { welcome_channels: [shown(id)] })).json.welcome_channels).toEqual([shown(id)]);
  });

  /** A guild with six channels, and the welcome channels for the first of them. */
  async function manyChannels(count: number) {
    const guild = await service().guild();
    const channels = [];
    for (let index = 0; index < count; index++) channels.push(shown((await service().channel(guild)).id));
    return patch(guild, { enabled: true, welcome_channels: channels });
  }

  statement("S0199", "has up to 5 welcome channels", async () => {
    expect((await manyChannels(5)).json.welcome_channels).toHaveLength(5);
  });

  statement("S0200", "rejects 6 welcome channels", async () => {
    expect(outcome(await manyChannels(6))).toMatch(/^400 50035 \/welcome_channels/);
  });

  for (const [number, field, wrong] of [
    ["S0201", "channel_id", 7],
    ["S0202", "description", null],
    ["S0203", "emoji_id", 7],
    ["S0204", "emoji_name", 7],
  ] as const)
    statement(number, `refuses a welcome channel whose ${field} is ${wrong}`, async () => {
      const guild = await service().guild();
      const { id } = await service().channel(guild);
      const reply = await patch(guild, { welcome_channels: [shown(id, { [field]: wrong })] });
      expect(outcome(reply)).toBe(`400 50035 /welcome_channels/0/${field}`);
    });

  /** A guild with a custom emoji, and its welcome channel with an emoji. */
  async function withEmoji(emoji: (id: string) => object) {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const body = { name: "anchor", user_id: guild.owner.id };
    const custom = await service().control("POST", `/guilds/${guild.id}/emojis`, body);
    return { custom, reply: await patch(guild, { enabled: true, welcome_channels: [shown(id, emoji(custom.id))] }) };
  }

  statement("S0205", "has the id and the name of a custom emoji", async () => {
    const { custom, reply } = await withEmoji((emoji_id) => ({ emoji_id, emoji_name: "anchor" }));
    expect(reply.json.welcome_channels).toMatchObject([{ emoji_id: custom.id, emoji_name: "anchor" }]);
  });

  statement("S0206", "has the custom emoji's own name, whatever name was sent with its id", async () => {
    const { custom, reply } = await withEmoji((emoji_id) => ({ emoji_id, emoji_name: "buoy" }));
    expect(reply.json.welcome_channels).toMatchObject([{ emoji_id: custom.id, emoji_name: "anchor" }]);
  });

  statement("S0207", "has no emoji_id and the character of a standard emoji", async () => {
    const { reply } = await withEmoji(() => ({ emoji_id: null, emoji_name: "⚓" }));
    expect(reply.json.welcome_channels).toMatchObject([{ emoji_id: null, emoji_name: "⚓" }]);
  });

  statement("S0208", "has null for both if there is no emoji", async () => {
    const { reply } = await withEmoji(() => ({}));
    expect(reply.json.welcome_channels).toMatchObject([{ emoji_id: null, emoji_name: null }]);
  });

  statement("S0209", "rejects an emoji_name that is no emoji", async () => {
    const { reply } = await withEmoji(() => ({ emoji_id: null, emoji_name: "anchor" }));
    expect(outcome(reply)).toBe("400 50035 /welcome_channels/0/emoji_name");
  });
});

describe("the role object", () => {
  const body = { name: "pilot", permissions: "2048", color: 0x336699, hoist: true, mentionable: true };
  for (const [number, field, expected] of [
    ["S0210", "id", expect.stringMatching(anySnowflake)],
    ["S0211", "name", "pilot"],
    ["S0212", "permissions", "2048"],
    ["S0213", "position", 1],
    ["S0214", "color", 0x336699],
    ["S0215", "hoist", true],
    ["S0216", "managed", false],
    ["S0217", "mentionable", true],
  ] as const)
    statement(number, `has ${field}`, async () => {
      const role = await service().role(await service().guild(), body);
      expect(role[field]).toEqual(expected);
    });
});
