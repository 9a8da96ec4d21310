import {
  ChannelType,
  type CreateGuildBody,
  type CreateGuildOverwrite,
  type GuildFeature,
  OverwriteType,
} from "@guildwire/api/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refuse } from "../../../service/src/rules/form.js";
import { defaultEveryonePermissions, newGuild, newGuildIssues } from "../../../service/src/rules/guild-creation.js";
import {
  channelPointers,
  guildChange,
  guildChangeIssues,
  withFeature,
} from "../../../service/src/rules/guild-modification.js";
import { assertMayPreview, whenDiscoverable } from "../../../service/src/rules/guild-preview.js";
import { missingAccess, refusal } from "./refusals.js";

const { GUILD_TEXT, GUILD_VOICE, GUILD_CATEGORY, DM, GROUP_DM, GUILD_PUBLIC_THREAD } = ChannelType;

/** Generates the ids 100, 101, and so on. */
function counter() {
  let next = 100;
  return () => String(next++);
}

const make = (body: Omit<CreateGuildBody, "name">, application_id: string | null = null) =>
  newGuild({ name: "Harbour", ...body }, { user_id: "9", application_id }, counter());

const places = (body: Omit<CreateGuildBody, "name">) =>
  newGuildIssues({ name: "Harbour", ...body }).map(({ path }) => path);

describe("a new guild", () => {
  it("has the lowest levels and no channels by default [guild-create-defaults] [guild-create-locale] [guild-create-no-default-channels]", () => {
    const { guild, channels, roles } = make({});
    expect(guild).toEqual({
      id: "100",
      name: "Harbour",
      owner_id: "9",
      application_id: null,
      region: null,
      afk_channel_id: null,
      afk_timeout: 300,
      verification_level: 0,
      default_message_notifications: 0,
      explicit_content_filter: 0,
      mfa_level: 0,
      nsfw_level: 0,
      premium_tier: 0,
      features: [],
      system_channel_id: null,
      system_channel_flags: 0,
      rules_channel_id: null,
      public_updates_channel_id: null,
      vanity_url_code: null,
      description: null,
      preferred_locale: "en-US",
    });
    expect(channels).toEqual([]);
    expect(roles).toHaveLength(1);
  });

  it("is owned by its creator, and has the application of a bot [guild-create-owner] [guild-create-application-id]", () => {
    expect(make({}).guild).toMatchObject({ owner_id: "9", application_id: null });
    expect(make({}, "77").guild).toMatchObject({ owner_id: "9", application_id: "77" });
  });

  it("has the values of the request [guild-create-defaults]", () => {
    const body = {
      region: "rotterdam",
      verification_level: 1,
      default_message_notifications: 1,
      explicit_content_filter: 2,
      afk_timeout: 60,
      system_channel_flags: 5,
    } as const;
    expect(make(body).guild).toMatchObject(body);
  });

  it("assigns channels to categories by temporary ids, which are replaced [guild-create-temporary-ids] [guild-create-snowflake-ids]", () => {
    const { channels } = make({
      channels: [
        { name: "arrivals", type: GUILD_TEXT, parent_id: 1 },
        { id: 1, name: "Docks", type: GUILD_CATEGORY },
        { id: 2, name: "lobby", type: GUILD_VOICE },
      ],
    });
    expect(channels.map(({ id, name, parent_id, position }) => [id, name, parent_id, position])).toEqual([
      ["101", "arrivals", "102", 0],
      ["102", "Docks", null, 1],
      ["103", "lobby", null, 2],
    ]);
  });

  it("gets new and unique ids [guild-create-snowflake-ids] [guild-create-role-ids]", () => {
    const requests = fc.record({
      roles: fc.array(fc.record({ id: fc.oneof(fc.nat(5), fc.constantFrom("1", "2")) })),
      channels: fc.uniqueArray(fc.nat(20)),
    });
    fc.assert(
      fc.property(requests, ({ roles, channels }) => {
        const made = make({ roles, channels: channels.map((id) => ({ id, name: "x", type: GUILD_TEXT })) });
        const ids = [made.guild.id, ...made.roles.slice(1).map(({ id }) => id), ...made.channels.map(({ id }) => id)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => Number(id) >= 100)).toBe(true);
        expect(made.roles[0]?.id).toBe(made.guild.id);
      }),
    );
  });

  it("resolves channel references, as numbers or strings [guild-create-channel-pointers]", () => {
    const channels = [
      { id: 1, name: "lobby", type: GUILD_VOICE },
      { id: 2, name: "news", type: GUILD_TEXT },
    ];
    const { guild } = make({ channels, afk_channel_id: 1, system_channel_id: "2" });
    expect(guild).toMatchObject({ afk_channel_id: "101", system_channel_id: "102" });
    expect(places({ channels, afk_channel_id: 1, system_channel_id: "2" })).toEqual([]);
    expect(places({ channels, afk_channel_id: 3, system_channel_id: "101" })).toEqual([
      "/afk_channel_id",
      "/system_channel_id",
    ]);
    expect(places({ afk_channel_id: "undefined", channels: [{ name: "x", type: GUILD_TEXT }] })).toEqual([
      "/afk_channel_id",
    ]);
  });

  it("assigns overwrites to roles by placeholders, and to users by ids [guild-create-channel-overwrites]", () => {
    const none = { allow: "0", deny: "0" };
    const bridge = (...permission_overwrites: CreateGuildOverwrite[]) => ({
      roles: [{ id: 0 }, { id: "1" }],
      channels: [{ name: "bridge", type: GUILD_TEXT, permission_overwrites }],
    });
    const overwrites = [
      { id: 0, type: OverwriteType.ROLE, ...none },
      { id: 1, type: OverwriteType.ROLE, ...none },
      { id: "1", type: OverwriteType.MEMBER, ...none },
    ];
    expect(places(bridge(...overwrites))).toEqual([]);
    const { channels, roles } = make(bridge(...overwrites));
    expect(channels[0]?.permission_overwrites.map(({ id }) => id)).toEqual([roles[0]?.id, roles[1]?.id, "1"]);
    const unknown = { id: 2, type: OverwriteType.ROLE, ...none };
    expect(places(bridge(unknown))).toEqual(["/channels/0/permission_overwrites/0/id"]);
    const numbered = { id: 1, type: OverwriteType.MEMBER, ...none };
    expect(places(bridge({ ...unknown, id: 1 }, numbered))).toEqual(["/channels/0/permission_overwrites/1/id"]);
    const issues = newGuildIssues({ name: "Harbour", ...bridge(unknown, numbered) });
    expect(issues.map(({ message }) => message)).toEqual([
      "must be the placeholder of a role",
      "must be the ID of a user",
    ]);
    const above = { ...unknown, id: 1, deny: String(1n << 50n) };
    expect(places(bridge(above))).toEqual(["/channels/0/permission_overwrites/0/deny"]);
  });

  it("rejects a second overwrite of a role or user [guild-create-channel-overwrites]", () => {
    const none = { allow: "0", deny: "0" };
    const [role, member] = [OverwriteType.ROLE, OverwriteType.MEMBER];
    const of = (...permission_overwrites: CreateGuildOverwrite[]) =>
      places({ roles: [{ id: 0 }, { id: 1 }], channels: [{ name: "a", type: GUILD_TEXT, permission_overwrites }] });
    // A placeholder may equal the ID of a user.
    expect(of({ id: 1, type: role, ...none }, { id: "1", type: member, ...none })).toEqual([]);
    expect(of({ id: 1, type: role, ...none }, { id: 0, type: role, ...none }, { id: 1, type: role, ...none })).toEqual([
      "/channels/0/permission_overwrites/2/id",
    ]);
  });

  it("rejects a second role with one placeholder, as a number or a text", () => {
    const issues = newGuildIssues({ name: "Harbour", roles: [{ id: 0 }, {}, { id: 1 }, {}, { id: "1" }] });
    expect(issues).toEqual([{ path: "/roles/4/id", code: "unique", message: "must be the only placeholder 1" }]);
    expect(places({ roles: [{}, {}] })).toEqual([]);
  });

  it("rejects a parent that is not a category of the request [guild-create-parent-is-category]", () => {
    const channels = [
      { id: 1, name: "lobby", type: GUILD_VOICE },
      { name: "a", type: GUILD_TEXT, parent_id: 1 },
      { name: "b", type: GUILD_TEXT, parent_id: 2 },
    ];
    expect(places({ channels })).toEqual(["/channels/1/parent_id", "/channels/2/parent_id"]);
    expect(places({ channels: [{ id: 1, name: "Docks", type: GUILD_CATEGORY }, ...channels.slice(1, 2)] })).toEqual([]);
  });

  it("rejects a category in itself, at any depth [guild-create-parent-is-category]", () => {
    const category = (id: number, parent_id: number) => ({ id, name: "Docks", type: GUILD_CATEGORY, parent_id });
    expect(places({ channels: [category(0, 0)] })).toEqual(["/channels/0/parent_id"]);
    const ring = [category(1, 2), category(2, 3), category(3, 1)];
    expect(places({ channels: [category(4, 1), ...ring] })).toEqual([1, 2, 3].map((at) => `/channels/${at}/parent_id`));
    expect(places({ channels: [category(1, 2), { id: 2, name: "Office", type: GUILD_CATEGORY }] })).toEqual([]);
  });

  it("rejects more than 50 channels in a category [channel-create-category-limit]", () => {
    const within = Array.from({ length: 51 }, () => ({ name: "berth", type: GUILD_TEXT, parent_id: 1 }));
    const channels = [{ id: 1, name: "Docks", type: GUILD_CATEGORY }, ...within];
    expect(places({ channels: channels.slice(0, 51) })).toEqual([]);
    expect(places({ channels })).toEqual(["/channels/51/parent_id"]);
  });

  it("rejects a duplicate temporary id [guild-create-duplicate-temporary-id]", () => {
    const channel = { id: 1, name: "a", type: GUILD_TEXT };
    expect(places({ channels: [channel, { ...channel, id: 2 }, channel] })).toEqual(["/channels/2/id"]);
    expect(
      places({
        channels: [
          { name: "a", type: GUILD_TEXT },
          { name: "b", type: GUILD_TEXT },
        ],
      }),
    ).toEqual([]);
  });

  it.each([DM, GROUP_DM, GUILD_PUBLIC_THREAD])("rejects channels of type %i [guild-create-channel-types]", (type) => {
    expect(places({ channels: [{ name: "a", type }] })).toEqual(["/channels/0/type"]);
  });

  it("has @everyone with the guild's id, at the bottom [role-everyone]", () => {
    expect(make({}).roles).toEqual([
      {
        id: "100",
        name: "@everyone",
        permissions: String(defaultEveryonePermissions),
        position: 0,
        color: 0,
        hoist: false,
        managed: false,
        mentionable: false,
      },
    ]);
  });

  it("uses the first entry of roles as @everyone, and the others as roles [guild-create-first-role-is-everyone] [guild-create-role-ids]", () => {
    const { roles } = make({
      roles: [
        { id: "0", name: "ignored", permissions: "1024" },
        { id: 7, name: "Pilot", permissions: "2", color: 255, hoist: true, mentionable: true },
        { id: 7 },
      ],
    });
    expect(roles.map(({ id, name, permissions, position }) => [id, name, permissions, position])).toEqual([
      ["100", "@everyone", "1024", 0],
      ["101", "Pilot", "2", 1],
      ["102", "new role", "1024", 2],
    ]);
    expect(roles[1]).toMatchObject({ color: 255, hoist: true, mentionable: true });
    expect(roles[2]).toMatchObject({ color: 0, hoist: false, mentionable: false });
    expect(make({ roles: [{}, { position: 8 }] }).roles[1]?.position).toBe(8);
  });

  it("assigns unique role positions, in the order of the request for equal ones [guild-create-role-positions]", () => {
    const positions = (...wanted: (number | undefined)[]) =>
      make({ roles: [{}, ...wanted.map((position) => (position === undefined ? {} : { position }))] }).roles.map(
        ({ position }) => position,
      );
    expect(positions(undefined, undefined)).toEqual([0, 1, 2]);
    expect(positions(5, 5, 0, undefined)).toEqual([0, 5, 6, 1, 4]);
  });

  it("has no managed roles, regardless of the request [role-managed-set-by-service]", () => {
    expect(make({ roles: [{}, { managed: true }] }).roles[1]?.managed).toBe(false);
  });

  it("rejects unknown permission bits of its roles [role-permission-bits]", () => {
    expect(places({ roles: [{}, { permissions: "8" }, { permissions: String(1n << 60n) }] })).toEqual([
      "/roles/2/permissions",
    ]);
  });
});

describe("a change of a guild", () => {
  const facts = {
    features: ["NEWS", "MORE_EMOJI"] as GuildFeature[],
    channels: new Set(["5"]),
    newOwnerIsMember: false,
  };

  it("keeps absent properties [guild-modify-absent-unchanged]", () => {
    expect(guildChange({})).toStrictEqual({});
    expect(guildChange({ name: "Quay", description: null, icon: null, splash: null })).toStrictEqual({
      name: "Quay",
      description: null,
    });
  });

  it("stores 0 for a null level, and en-US for a null locale [guild-modify-null-level]", () => {
    const levels = { verification_level: null, default_message_notifications: null, explicit_content_filter: null };
    expect(guildChange({ ...levels, preferred_locale: null })).toEqual({
      verification_level: 0,
      default_message_notifications: 0,
      explicit_content_filter: 0,
      preferred_locale: "en-US",
    });
    expect(guildChange({ verification_level: 3, preferred_locale: "de" })).toEqual({
      verification_level: 3,
      preferred_locale: "de",
    });
  });

  it("refers to channels by four properties", () => {
    const ids = { afk_channel_id: "1", system_channel_id: "2", rules_channel_id: "3", public_updates_channel_id: "4" };
    expect(channelPointers(ids)).toEqual(["1", "2", "3", "4"]);
    expect(channelPointers({ afk_channel_id: null, rules_channel_id: "3" })).toEqual(["3"]);
    expect(channelPointers({})).toEqual([]);
  });

  it("transfers the guild to members only [guild-modify-owner-is-member]", () => {
    expect(guildChangeIssues({ owner_id: "8" }, facts).map(({ path }) => path)).toEqual(["/owner_id"]);
    expect(guildChangeIssues({ owner_id: "8" }, { ...facts, newOwnerIsMember: true })).toEqual([]);
    expect(guildChangeIssues({}, facts)).toEqual([]);
  });

  it.each(["afk_channel_id", "system_channel_id", "rules_channel_id", "public_updates_channel_id"] as const)(
    "rejects channels of other guilds as %s [guild-modify-channel-pointers]",
    (field) => {
      expect(guildChangeIssues({ [field]: "6" }, facts).map(({ path }) => path)).toEqual([`/${field}`]);
      expect(guildChangeIssues({ [field]: "5" }, facts)).toEqual([]);
      expect(guildChangeIssues({ [field]: null }, facts)).toEqual([]);
    },
  );

  it("replaces the features [guild-modify-features-replaced]", () => {
    expect(guildChange({ features: ["BANNER", "BANNER"] })).toEqual({ features: ["BANNER"] });
    expect(guildChange({ features: [] })).toEqual({ features: [] });
  });

  it("rejects a feature that is neither known nor present [guild-modify-features-known]", () => {
    const features = ["BANNER", "MORE_EMOJI", "TELEPORT"];
    expect(guildChangeIssues({ features }, facts).map(({ path }) => path)).toEqual(["/features/2"]);
  });
});

it("switches one feature, and keeps the others [welcome-screen-modify-enabled]", () => {
  const features: GuildFeature[] = ["NEWS", "BANNER"];
  expect(withFeature(features, "WELCOME_SCREEN_ENABLED", true)).toEqual(["NEWS", "BANNER", "WELCOME_SCREEN_ENABLED"]);
  expect(withFeature(features, "NEWS", true)).toEqual(features);
  expect(withFeature(features, "NEWS", false)).toEqual(["BANNER"]);
  expect(withFeature(features, "VERIFIED", false)).toEqual(features);
});

describe("a preview of a guild", () => {
  const stranger = { member: false, features: [] as GuildFeature[], publicStage: false };

  it("is available to members, and to no other users [guild-preview-member] [guild-preview-refused]", () => {
    expect(() => assertMayPreview({ ...stranger, member: true })).not.toThrow();
    expect(refusal(() => assertMayPreview(stranger))).toEqual(missingAccess);
    expect(refusal(() => assertMayPreview({ ...stranger, features: ["NEWS"] }))).toEqual(missingAccess);
  });

  it("is available to all users while the guild is discoverable or has a live public stage [guild-preview-discoverable] [guild-preview-public-stage]", () => {
    expect(() => assertMayPreview({ ...stranger, features: ["DISCOVERABLE"] })).not.toThrow();
    expect(() => assertMayPreview({ ...stranger, publicStage: true })).not.toThrow();
  });

  it("shows some properties of discoverable guilds only [guild-preview-description] [guild-discovery-splash-null]", () => {
    expect(whenDiscoverable(["DISCOVERABLE"], "A harbour")).toBe("A harbour");
    expect(whenDiscoverable(["DISCOVERABLE"], null)).toBe(null);
    expect(whenDiscoverable(["NEWS"], "A harbour")).toBe(null);
  });
});

it("form errors list every issue with its location [error-form]", () => {
  expect(() => refuse([])).not.toThrow();
  const issue = { code: "channel", message: "must be a channel" };
  const act = () =>
    refuse([
      { ...issue, path: "/a/0" },
      { ...issue, path: "/b" },
    ]);
  expect(refusal(act)).toEqual({ status: 400, code: 50035, at: ["/a/0", "/b"] });
  expect(refusal(() => refuse([{ ...issue, path: "/a" }]))).toEqual({ status: 400, code: 50035, at: ["/a"] });
});
