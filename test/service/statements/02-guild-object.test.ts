import { beforeAll, describe, expect } from "vitest";
import { picture } from "../harness/pictures.js";
import {
  anySnowflake,
  anyTimestamp,
  type GuildScene,
  type Json,
  outcome,
  permissionSet,
  runService,
} from "./service.js";
import { statement } from "./statement.js";

const service = runService();

/** An image's name in the interface. */
const anyHash = /^(a_)?[0-9a-f]{32}$/;

let fresh: GuildScene;
beforeAll(async () => {
  fresh = await service().guild();
});

/** Reads a guild as its owner. */
function read({ path, owner }: GuildScene, query: Record<string, string> = {}): Promise<Json> {
  return service().ok("GET", path, { as: owner, query });
}

function modify({ path, owner }: GuildScene, body: Readonly<Record<string, unknown>>) {
  return service().call("PATCH", path, { as: owner, body });
}

/** Modifies a field of a new guild, and expects that the guild has the value afterwards. */
async function keeps(field: string, value: unknown, guild?: GuildScene): Promise<void> {
  const target = guild ?? (await service().guild());
  expect((await modify(target, { [field]: value })).json).toMatchObject({ [field]: value });
  expect(await read(target)).toMatchObject({ [field]: value });
}

/** Sets an image of a guild and removes it again. */
async function keepsImage(field: string, image: string, ...features: string[]): Promise<void> {
  const guild = await service().guild();
  await service().features(guild, ...features);
  expect((await modify(guild, { [field]: image })).json[field]).toMatch(anyHash);
  expect((await read(guild))[field]).toMatch(anyHash);
  expect((await modify(guild, { [field]: null })).json[field]).toBeNull();
}

/** What GUILD_CREATE carries when the owner's bot is installed in a guild. */
async function guildCreate(prepare: (guild: GuildScene) => Promise<unknown> = async () => undefined): Promise<Json> {
  const guild = await service().guild();
  await prepare(guild);
  const bot = await service().bot();
  const reader = await service().gateway(bot);
  try {
    await service().control("PUT", `/guilds/${guild.id}/applications/${bot.applicationId}`, { permissions: "8" });
    for (;;) {
      const [event] = await reader.take(1);
      if (event?.t === "GUILD_CREATE") return event.d;
    }
  } finally {
    await reader.close();
  }
}

describe("the guild object", () => {
  statement("S0018", "has an id, which is a snowflake", async () => {
    expect((await read(fresh)).id).toMatch(anySnowflake);
  });

  statement("S0019", "has the name that it was given", async () => {
    await keeps("name", "North Pier");
  });

  for (const [number, title, name, stored] of [
    ["S0020", "a name of 2 characters", "ab", "ab"],
    ["S0021", "a name of 100 characters", "n".repeat(100), "n".repeat(100)],
    ["S0022", "a name of 100 characters outside the basic plane", "🐟".repeat(100), "🐟".repeat(100)],
    ["S0023", "a name between white space, which is removed", "  ab\t", "ab"],
    ["S0024", "a name of 100 characters between white space", ` ${"n".repeat(100)} `, "n".repeat(100)],
  ] as const)
    statement(number, `accepts ${title}`, async () => {
      const owner = await service().bot();
      expect(await service().ok("POST", "/guilds", { as: owner, body: { name } })).toMatchObject({ name: stored });
    });

  for (const [number, title, name] of [
    ["S0025", "a name of 1 character", "a"],
    ["S0026", "a name of 101 characters", "n".repeat(101)],
    ["S0027", "a name of 1 character between white space", " a "],
    ["S0028", "a name of white space alone", "    "],
    ["S0029", "a name that is a number", 12],
    ["S0030", "null as the name", null],
  ] as const)
    statement(number, `refuses ${title}`, async () => {
      const owner = await service().bot();
      const reply = await service().call("POST", "/guilds", { as: owner, body: { name } });
      expect(outcome(reply)).toBe("400 50035 /name");
    });

  statement("S0031", "has an icon, which is null or a hash", async () => {
    expect(fresh.created.icon).toBeNull();
    await keepsImage("icon", await picture("png", 64, 64));
  });

  statement("S0032", "has no icon_hash, which only templates have", async () => {
    expect(await read(fresh)).not.toHaveProperty("icon_hash");
  });

  statement("S0033", "has a splash, which is null or a hash", async () => {
    expect(fresh.created.splash).toBeNull();
    await keepsImage("splash", await picture("png", 160, 90), "INVITE_SPLASH");
  });

  statement("S0034", "has a discovery splash, which is a hash in a discoverable guild and null in others", async () => {
    expect(fresh.created.discovery_splash).toBeNull();
    await keepsImage("discovery_splash", await picture("png", 160, 90), "DISCOVERABLE");
  });

  statement("S0035", "does not report over HTTP whether the caller owns the guild", async () => {
    for (const response of [fresh.created, await read(fresh), (await modify(fresh, {})).json])
      expect(response).not.toHaveProperty("owner");
  });

  statement("S0036", "has the id of the user who created it as owner_id", async () => {
    expect((await read(fresh)).owner_id).toBe(fresh.owner.id);
  });

  statement("S0037", "does not state the caller's permissions over HTTP", async () => {
    for (const response of [fresh.created, await read(fresh), (await modify(fresh, {})).json])
      expect(response).not.toHaveProperty("permissions");
  });

  statement("S0038", "has a voice region, which is null or an id of the region list", async () => {
    const guild = await service().guild();
    const [region] = await service().ok("GET", `${guild.path}/regions`, { as: guild.owner });
    await keeps("region", region.id, guild);
    await keeps("region", null, guild);
  });

  statement("S0039", "has an afk channel, which is null or the id of a voice channel", async () => {
    expect(fresh.created.afk_channel_id).toBeNull();
    const guild = await service().guild();
    const { id } = await service().channel(guild, { name: "asleep", type: 2 });
    await keeps("afk_channel_id", id, guild);
    await keeps("afk_channel_id", null, guild);
  });

  statement("S0040", "has an afk timeout in seconds", async () => {
    expect(fresh.created.afk_timeout).toEqual(expect.any(Number));
    await keeps("afk_timeout", 900);
  });

  statement("S0041", "reports whether its widget is enabled", async () => {
    expect(fresh.created.widget_enabled).toBe(false);
    const guild = await service().guild();
    await service().ok("PATCH", `${guild.path}/widget`, { as: guild.owner, body: { enabled: true } });
    expect(await read(guild)).toMatchObject({ widget_enabled: true });
  });

  statement("S0042", "has the channel of its widget, which is null or a channel's id", async () => {
    expect(fresh.created.widget_channel_id).toBeNull();
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    await service().ok("PATCH", `${guild.path}/widget`, { as: guild.owner, body: { channel_id: id } });
    expect(await read(guild)).toMatchObject({ widget_channel_id: id });
  });

  statement("S0043", "has a verification level", async () => {
    expect(fresh.created.verification_level).toBe(0);
    await keeps("verification_level", 2);
  });

  statement("S0044", "has a default message notification level", async () => {
    expect(fresh.created.default_message_notifications).toBe(0);
    await keeps("default_message_notifications", 1);
  });

  statement("S0045", "has an explicit content filter level", async () => {
    expect(fresh.created.explicit_content_filter).toBe(0);
    await keeps("explicit_content_filter", 2);
  });

  statement("S0046", "has its roles, @everyone among them, whose id is the guild's", async () => {
    const guild = await service().guild();
    const role = await service().role(guild, { name: "pilot" });
    const { roles } = await read(guild);
    expect(roles).toMatchObject([
      { id: guild.id, name: "@everyone" },
      { id: role.id, name: "pilot" },
    ]);
  });

  statement("S0047", "has its custom emojis", async () => {
    expect(fresh.created.emojis).toEqual([]);
    const guild = await service().guild();
    const emoji = { name: "anchor", user_id: guild.owner.id };
    const { id } = await service().control("POST", `/guilds/${guild.id}/emojis`, emoji);
    expect((await read(guild)).emojis).toMatchObject([{ id, name: "anchor" }]);
  });

  statement("S0048", "has its enabled features as strings", async () => {
    expect(fresh.created.features).toEqual([]);
    const guild = await service().guild();
    await service().features(guild, "BANNER", "NEWS");
    expect((await read(guild)).features.toSorted()).toEqual(["BANNER", "NEWS"]);
  });

  statement("S0049", "has an MFA level", async () => {
    expect((await read(fresh)).mfa_level).toBe(0);
  });

  statement("S0050", "has the application of its creator if a bot created it, else null", async () => {
    expect(fresh.created.application_id).toBe(fresh.owner.applicationId);
    const person = await service().person();
    const byPerson = await service().ok("POST", "/guilds", { as: person, body: { name: "by hand" } });
    expect(byPerson.application_id).toBeNull();
  });

  statement("S0051", "has a system channel, which is null or a channel's id", async () => {
    expect(fresh.created.system_channel_id).toBeNull();
    const guild = await service().guild();
    await keeps("system_channel_id", (await service().channel(guild)).id, guild);
    await keeps("system_channel_id", null, guild);
  });

  statement("S0052", "has system channel flags", async () => {
    expect(fresh.created.system_channel_flags).toBe(0);
    await keeps("system_channel_flags", 5);
  });

  statement("S0053", "has a rules channel, which is null or a channel's id", async () => {
    expect(fresh.created.rules_channel_id).toBeNull();
    const guild = await service().guild();
    await keeps("rules_channel_id", (await service().channel(guild)).id, guild);
    await keeps("rules_channel_id", null, guild);
  });

  for (const [number, field, title, prepare, expected] of [
    ["S0054", "joined_at", "when the bot joined", undefined, expect.stringMatching(anyTimestamp)],
    ["S0055", "large", "whether it is large", undefined, false],
    ["S0056", "unavailable", "whether it is unavailable", undefined, false],
    [
      "S0057",
      "member_count",
      "the number of its members",
      (guild: GuildScene) => service().member(guild),
      // The owner, the member and the bot.
      3,
    ],
    [
      "S0058",
      "voice_states",
      "the voice states of its members, without guild_id",
      async (guild: GuildScene) => {
        const { id } = await service().channel(guild, { type: 2 });
        await service().connect(guild, guild.owner, id);
      },
      [expect.not.objectContaining({ guild_id: expect.anything() })],
    ],
    [
      "S0059",
      "members",
      "its members",
      undefined,
      expect.arrayContaining([expect.objectContaining({ user: expect.anything(), roles: [], deaf: false })]),
    ],
    [
      "S0060",
      "channels",
      "its channels",
      (guild: GuildScene) => service().channel(guild, { name: "berth" }),
      [expect.objectContaining({ name: "berth", type: 0 })],
    ],
    [
      "S0061",
      "threads",
      "its active threads",
      async (guild: GuildScene) => {
        const { id } = await service().channel(guild);
        await service().control("POST", `/channels/${id}/threads`, { name: "knots", owner_id: guild.owner.id });
      },
      [expect.objectContaining({ name: "knots", type: 11 })],
    ],
    [
      "S0062",
      "presences",
      "the presences of its members",
      (guild: GuildScene) => service().control("PUT", `/users/${guild.owner.id}/presence`, { status: "dnd" }),
      expect.arrayContaining([expect.objectContaining({ status: "dnd" })]),
    ],
  ] as const)
    statement(number, `has ${title} in GUILD_CREATE alone (${field})`, async () => {
      expect((await guildCreate(prepare))[field]).toEqual(expected);
      for (const response of [fresh.created, await read(fresh), (await modify(fresh, {})).json])
        expect(response).not.toHaveProperty(field);
    });

  statement("S0063", "has the maximum number of presences, which is null but for the largest guilds", async () => {
    expect((await read(fresh)).max_presences).toBeNull();
  });

  statement("S0064", "has the maximum number of members", async () => {
    expect((await read(fresh)).max_members).toSatisfy((value: unknown) => Number.isInteger(value));
  });

  statement("S0065", "has a vanity URL code, which is null or a string", async () => {
    expect(fresh.created.vanity_url_code).toBeNull();
    const guild = await service().guild();
    const state = { features: ["VANITY_URL"], vanity_url_code: "north-pier" };
    await service().control("PATCH", `/guilds/${guild.id}`, state);
    expect(await read(guild)).toMatchObject({ vanity_url_code: "north-pier" });
  });

  statement("S0066", "has a description, which is null or a string", async () => {
    expect(fresh.created.description).toBeNull();
    const guild = await service().guild();
    await keeps("description", "Ships and ropes", guild);
    await keeps("description", null, guild);
  });

  statement("S0067", "has a banner, which is null or a hash", async () => {
    expect(fresh.created.banner).toBeNull();
    await keepsImage("banner", await picture("jpeg", 160, 90), "BANNER");
  });

  statement("S0068", "has a premium tier", async () => {
    expect(fresh.created.premium_tier).toBe(0);
    const guild = await service().guild();
    await service().control("PATCH", `/guilds/${guild.id}`, { premium_tier: 2 });
    expect(await read(guild)).toMatchObject({ premium_tier: 2 });
  });

  statement("S0069", "has the number of its boosts", async () => {
    expect(fresh.created.premium_subscription_count).toBe(0);
    const guild = await service().guild();
    const member = await service().member(guild);
    await service().control("PUT", `/guilds/${guild.id}/members/${member.id}/boost`);
    expect(await read(guild)).toMatchObject({ premium_subscription_count: 1 });
  });

  statement("S0070", "has a preferred locale, which is en-US by default", async () => {
    expect(fresh.created.preferred_locale).toBe("en-US");
    await keeps("preferred_locale", "de");
  });

  statement("S0071", "has a public updates channel, which is null or a channel's id", async () => {
    expect(fresh.created.public_updates_channel_id).toBeNull();
    const guild = await service().guild();
    await keeps("public_updates_channel_id", (await service().channel(guild)).id, guild);
    await keeps("public_updates_channel_id", null, guild);
  });

  statement("S0072", "has the maximum number of users in a video channel", async () => {
    expect((await read(fresh)).max_video_channel_users).toSatisfy((value: unknown) => Number.isInteger(value));
  });

  statement("S0073", "has an approximate member count if with_counts is true, and only then", async () => {
    const guild = await service().guild();
    await service().member(guild);
    expect(await read(guild, { with_counts: "true" })).toMatchObject({ approximate_member_count: 2 });
    for (const query of [{}, { with_counts: "false" }] as Record<string, string>[])
      expect(await read(guild, query)).not.toHaveProperty("approximate_member_count");
  });

  statement("S0074", "has an approximate presence count if with_counts is true, and only then", async () => {
    const guild = await service().guild();
    const [one, two] = [await service().member(guild), await service().member(guild)];
    await service().control("PUT", `/users/${one.id}/presence`, { status: "idle" });
    await service().control("PUT", `/users/${two.id}/presence`, { status: "offline" });
    expect(await read(guild, { with_counts: "true" })).toMatchObject({ approximate_presence_count: 1 });
    expect(await read(guild)).not.toHaveProperty("approximate_presence_count");
  });

  statement("S0075", "has its welcome screen in an invite, and not elsewhere", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const shown = { channel_id: id, description: "Start", emoji_id: null, emoji_name: null };
    const body = { enabled: true, description: "Ahoy", welcome_channels: [shown] };
    await service().ok("PATCH", `${guild.path}/welcome-screen`, { as: guild.owner, body });
    await service().control("POST", `/channels/${id}/invites`, { inviter_id: guild.owner.id });
    const [invite] = await service().ok("GET", `${guild.path}/invites`, { as: guild.owner });
    expect(invite.guild.welcome_screen).toMatchObject({ description: "Ahoy" });
    expect(await read(guild)).not.toHaveProperty("welcome_screen");
  });

  statement("S0076", "has an NSFW level", async () => {
    expect((await read(fresh)).nsfw_level).toBe(0);
  });

  statement("S0077", "has its live stages in GUILD_CREATE alone (stage_instances)", async () => {
    const { stage_instances } = await guildCreate(async (guild) => {
      const { id } = await service().channel(guild, { type: 13 });
      await service().control("PUT", `/channels/${id}/stage-instance`, { topic: "Tides" });
    });
    expect(stage_instances).toMatchObject([{ topic: "Tides" }]);
    expect(await read(fresh)).not.toHaveProperty("stage_instances");
  });
});

describe("the enumerations of a guild", () => {
  for (const [field, rows] of [
    [
      "default_message_notifications",
      [
        ["S0078", 0, "ALL_MESSAGES"],
        ["S0079", 1, "ONLY_MENTIONS"],
        ["S0080", 2, undefined],
        ["S0081", -1, undefined],
      ],
    ],
    [
      "explicit_content_filter",
      [
        ["S0082", 0, "DISABLED"],
        ["S0083", 1, "MEMBERS_WITHOUT_ROLES"],
        ["S0084", 2, "ALL_MEMBERS"],
        ["S0085", 3, undefined],
        ["S0086", -1, undefined],
      ],
    ],
  ] as const)
    for (const [number, value, name] of rows)
      if (name === undefined)
        statement(number, `refuse ${value} for ${field}`, async () => {
          expect(outcome(await modify(fresh, { [field]: value }))).toBe(`400 50035 /${field}`);
        });
      else statement(number, `accept ${name}, ${value}, for ${field}`, () => keeps(field, value));

  statement("S0087", "have the MFA level 0, NONE, in a guild that does not require two factors", async () => {
    expect((await read(fresh)).mfa_level).toBe(0);
  });

  for (const [number, value, name] of [
    ["S0088", 0, "NONE"],
    ["S0089", 1, "LOW"],
    ["S0090", 2, "MEDIUM"],
    ["S0091", 3, "HIGH"],
    ["S0092", 4, "VERY_HIGH"],
  ] as const)
    statement(number, `accept ${name}, ${value}, for verification_level`, () => keeps("verification_level", value));

  for (const [number, value] of [
    ["S0093", -1],
    ["S0094", 5],
    ["S0095", 1.5],
  ] as const)
    statement(number, `refuse ${value} for verification_level`, async () => {
      expect(outcome(await modify(fresh, { verification_level: value }))).toBe("400 50035 /verification_level");
    });

  /** Whether a member without roles may write in a guild of this verification level. */
  async function mayWrite(level: number, user: Readonly<Record<string, unknown>>, seconds = 0): Promise<boolean> {
    const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
    const guild = await service().guild({ verification_level: level, roles: everyone });
    const { id } = await service().channel(guild);
    const person = await service().person(user);
    await service().join(guild, person);
    await service().advance(seconds);
    const body = { author_id: person.id, content: "x" };
    const { status } = await service().controlReply("POST", `/channels/${id}/messages`, body);
    expect([200, 403]).toContain(status);
    return status === 200;
  }

  statement("S0096", "let anyone write at verification level 0", async () => {
    expect(await mayWrite(0, { verified: false, phone: false })).toBe(true);
  });

  statement("S0097", "let members with a verified email write at verification level 1, and no others", async () => {
    expect(await mayWrite(1, { verified: true, phone: false })).toBe(true);
    expect(await mayWrite(1, { verified: false, phone: true })).toBe(false);
  });

  statement(
    "S0098",
    "let users who are registered for longer than 5 minutes write at level 2, and no others",
    async () => {
      expect(await mayWrite(2, { phone: false }, 301)).toBe(true);
      expect(await mayWrite(2, { phone: true }, 290)).toBe(false);
    },
  );

  statement("S0099", "let members of longer than 10 minutes write at verification level 3, and no others", async () => {
    expect(await mayWrite(3, { phone: false }, 601)).toBe(true);
    expect(await mayWrite(3, { phone: true }, 590)).toBe(false);
  });

  statement(
    "S0100",
    "let members with a verified phone number write at verification level 4, and no others",
    async () => {
      expect(await mayWrite(4, { phone: true }, 601)).toBe(true);
      expect(await mayWrite(4, { phone: false }, 601)).toBe(false);
    },
  );

  statement("S0101", "have the NSFW level 0, DEFAULT, in a new guild", async () => {
    expect(fresh.created.nsfw_level).toBe(0);
  });

  for (const [number, value, name] of [
    ["S0102", 0, "NONE"],
    ["S0103", 1, "TIER_1"],
    ["S0104", 2, "TIER_2"],
    ["S0105", 3, "TIER_3"],
  ] as const)
    statement(number, `show premium tier ${value}, ${name}`, async () => {
      const guild = await service().guild();
      await service().control("PATCH", `/guilds/${guild.id}`, { premium_tier: value });
      expect(await read(guild)).toMatchObject({ premium_tier: value });
    });

  for (const [number, value, names] of [
    ["S0106", 1, "SUPPRESS_JOIN_NOTIFICATIONS"],
    ["S0107", 2, "SUPPRESS_PREMIUM_SUBSCRIPTIONS"],
    ["S0108", 4, "SUPPRESS_GUILD_REMINDER_NOTIFICATIONS"],
    ["S0109", 7, "all three flags"],
    ["S0110", 0, "no flag"],
  ] as const)
    statement(number, `accept ${names}, ${value}, for system_channel_flags`, () =>
      keeps("system_channel_flags", value),
    );

  for (const [number, value] of [
    ["S0111", 8],
    ["S0112", 9],
    ["S0113", -1],
  ] as const)
    statement(number, `refuse ${value} for system_channel_flags`, async () => {
      expect(outcome(await modify(fresh, { system_channel_flags: value }))).toBe("400 50035 /system_channel_flags");
    });

  for (const [number, feature] of [
    ["S0114", "ANIMATED_ICON"],
    ["S0115", "BANNER"],
    ["S0116", "COMMERCE"],
    ["S0117", "COMMUNITY"],
    ["S0118", "DISCOVERABLE"],
    ["S0119", "FEATURABLE"],
    ["S0120", "INVITE_SPLASH"],
    ["S0121", "MEMBER_VERIFICATION_GATE_ENABLED"],
    ["S0122", "NEWS"],
    ["S0123", "PARTNERED"],
    ["S0124", "PREVIEW_ENABLED"],
    ["S0125", "VANITY_URL"],
    ["S0126", "VERIFIED"],
    ["S0127", "VIP_REGIONS"],
    ["S0128", "WELCOME_SCREEN_ENABLED"],
    ["S0129", "TICKETED_EVENTS_ENABLED"],
    ["S0130", "MONETIZATION_ENABLED"],
    ["S0131", "MORE_STICKERS"],
    ["S0132", "THREE_DAY_THREAD_ARCHIVE"],
    ["S0133", "SEVEN_DAY_THREAD_ARCHIVE"],
    ["S0134", "PRIVATE_THREADS"],
  ] as const)
    statement(number, `know the feature ${feature}`, async () => {
      const guild = await service().guild();
      await service().features(guild, feature);
      expect((await read(guild)).features).toEqual([feature]);
      // Modify Guild accepts known features and the guild's existing ones, so that a guild's own list is always
      // accepted.
      expect((await modify(guild, { features: [feature] })).json.features).toEqual([feature]);
    });

  statement("S0135", "refuse an unknown feature that the guild does not have", async () => {
    expect(outcome(await modify(fresh, { features: ["LIGHTHOUSE"] }))).toBe("400 50035 /features/0");
  });

  statement("S0136", "keep an unknown feature that the guild has", async () => {
    const guild = await service().guild();
    await service().features(guild, "LIGHTHOUSE");
    expect((await modify(guild, { features: ["LIGHTHOUSE"] })).json.features).toEqual(["LIGHTHOUSE"]);
  });

  statement("S0137", "allow a bitrate of 384 kbps in a guild with VIP_REGIONS", async () => {
    const guild = await service().guild();
    await service().features(guild, "VIP_REGIONS");
    expect(await service().channel(guild, { type: 2, bitrate: 384_000 })).toMatchObject({ bitrate: 384_000 });
  });
});
