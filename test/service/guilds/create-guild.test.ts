import { createGuild, getGuild, getGuildChannels, getGuildMember, getGuildRoles } from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType, type CreateGuildBody } from "@guildwire/api/types";
import { joinGuild } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { animation, picture } from "../harness/pictures.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const category = { id: 1, name: "rooms", type: ChannelType.GUILD_CATEGORY };

describeOnStores("creating a guild", (world) => {
  it("makes the caller the owner and first member [guild-create-owner]", async () => {
    const { guild, owner } = await world().guild();
    expect(guild.owner_id).toBe(owner.id);
    const member = await getGuildMember(owner.client, { guild_id: guild.id, user_id: owner.id });
    expect(member.user?.id).toBe(owner.id);
  });

  it("requires authentication, but no permission [guild-create-login]", async () => {
    const { client } = await world().user();
    expect((await createGuild(client, { body: { name: "mine" } })).name).toBe("mine");
    expect(await refusal(createGuild(world().client(), { body: { name: "mine" } }))).toBe("401 40001");
  });

  it("sets the application of a creating bot, and none for a user [guild-create-application-id]", async () => {
    const { guild, owner } = await world().guild();
    expect(guild.application_id).toBe(owner.applicationId);
    const { client } = await world().user();
    expect((await createGuild(client, { body: { name: "mine" } })).application_id).toBeNull();
  });

  it("assigns channels to categories by temporary ids, which no response contains [guild-create-temporary-ids] [guild-create-snowflake-ids]", async () => {
    const child = { id: 2, name: "hall", type: ChannelType.GUILD_TEXT, parent_id: 1 };
    const { guild, owner } = await world().guild({ channels: [category, child] });
    const [rooms, hall] = await getGuildChannels(owner.client, { guild_id: guild.id });
    expect(hall).toMatchObject({ name: "hall", parent_id: rooms?.id, guild_id: guild.id });
    expect(rooms).toMatchObject({ name: "rooms", type: ChannelType.GUILD_CATEGORY, parent_id: null });
    for (const { id } of [guild, rooms ?? child, hall ?? child]) expect(id).toMatch(/^\d{17,}$/);
  });

  it("rejects a parent that is not a category of the request [guild-create-parent-is-category]", async () => {
    const { client } = await world().user();
    const text = { id: 2, name: "hall", type: ChannelType.GUILD_TEXT };
    const below = (parent_id: number) => ({ name: "below", type: ChannelType.GUILD_TEXT, parent_id });
    const create = (...channels: CreateGuildBody["channels"] & object) =>
      refusal(createGuild(client, { body: { name: "mine", channels } }));
    expect(await create(category, below(9))).toBe("400 50035 /channels/1/parent_id");
    expect(await create(text, below(2))).toBe("400 50035 /channels/1/parent_id");
  });

  it("rejects a duplicate temporary id [guild-create-duplicate-temporary-id]", async () => {
    const { client } = await world().user();
    const channels = [category, { ...category, name: "more rooms" }];
    expect(await refusal(createGuild(client, { body: { name: "mine", channels } }))).toBe("400 50035 /channels/1/id");
  });

  it("resolves references to its channels [guild-create-channel-pointers]", async () => {
    const channels = [
      { id: 7, name: "away", type: ChannelType.GUILD_VOICE },
      { id: 8, name: "news", type: ChannelType.GUILD_TEXT },
    ];
    const { guild, owner } = await world().guild({ channels, afk_channel_id: 7, system_channel_id: "8" });
    const [away, news] = await getGuildChannels(owner.client, { guild_id: guild.id });
    expect([guild.afk_channel_id, guild.system_channel_id]).toEqual([away?.id, news?.id]);
    const wrong = { name: "mine", channels, afk_channel_id: 9, system_channel_id: 9 };
    expect(await refusal(createGuild(owner.client, { body: wrong }))).toBe(
      "400 50035 /afk_channel_id /system_channel_id",
    );
  });

  it.each([ChannelType.DM, ChannelType.GROUP_DM, ChannelType.GUILD_PUBLIC_THREAD])(
    "rejects a channel of type %i [guild-create-channel-types]",
    async (type) => {
      const { client } = await world().user();
      const body = { name: "mine", channels: [{ name: "x", type }] };
      expect(await refusal(createGuild(client, { body }))).toBe("400 50035 /channels/0/type");
    },
  );

  it("uses the first role as @everyone, and creates the others [guild-create-first-role-is-everyone] [guild-create-role-ids]", async () => {
    const permissions = formatPermissions("VIEW_CHANNEL");
    const roles = [
      { id: 0, permissions },
      { id: "1", name: "helpers", permissions: formatPermissions("KICK_MEMBERS"), color: 255, hoist: true },
    ];
    const { guild } = await world().guild({ roles });
    const [everyone, helpers, ...others] = guild.roles;
    expect(everyone).toMatchObject({ id: guild.id, name: "@everyone", permissions, position: 0 });
    expect(helpers).toMatchObject({ name: "helpers", permissions: "2", color: 255, hoist: true, mentionable: false });
    expect(helpers?.id).toMatch(/^\d{17,}$/);
    expect(others).toEqual([]);
  });

  it("creates no default channels [guild-create-no-default-channels]", async () => {
    const { guild, owner } = await world().guild();
    expect(await getGuildChannels(owner.client, { guild_id: guild.id })).toEqual([]);
  });

  it("uses the lowest levels and English by default [guild-create-defaults] [guild-create-locale] [guild-null-not-omitted] [guild-optional-not-null]", async () => {
    const { guild } = await world().guild();
    expect(guild).toMatchObject({
      icon: null,
      splash: null,
      discovery_splash: null,
      banner: null,
      description: null,
      vanity_url_code: null,
      afk_channel_id: null,
      system_channel_id: null,
      rules_channel_id: null,
      public_updates_channel_id: null,
      verification_level: 0,
      default_message_notifications: 0,
      explicit_content_filter: 0,
      mfa_level: 0,
      nsfw_level: 0,
      premium_tier: 0,
      system_channel_flags: 0,
      afk_timeout: 300,
      emojis: [],
      features: [],
      preferred_locale: "en-US",
    });
    const absent = ["owner", "permissions", "approximate_member_count", "icon_hash", "welcome_screen"];
    for (const field of absent) expect(guild).not.toHaveProperty(field);
  });

  it("stores the values of the request", async () => {
    const said = {
      region: "harbour",
      verification_level: 2,
      default_message_notifications: 1,
      explicit_content_filter: 2,
      afk_timeout: 60,
      system_channel_flags: 5,
    } as const;
    const { guild, owner } = await world().guild(said);
    expect(guild).toMatchObject(said);
    expect(await getGuild(owner.client, { guild_id: guild.id })).toEqual(guild);
  });

  it("trims white space around the name [guild-create-name-trimmed]", async () => {
    const { guild, owner } = await world().guild({ name: "  a b  " });
    expect(guild.name).toBe("a b");
    expect(await refusal(createGuild(owner.client, { body: { name: " a " } }))).toBe("400 50035 /name");
  });

  it("rejects an icon above 128 by 128 pixels [guild-create-icon-size]", async () => {
    const { guild, owner } = await world().guild({ icon: await picture("png", 128, 128) });
    expect(guild.icon).toMatch(/^[\da-f]{32}$/);
    for (const [width, height] of [
      [129, 128],
      [128, 129],
    ] as const) {
      const body = { name: "mine", icon: await picture("png", width, height) };
      expect(await refusal(createGuild(owner.client, { body }))).toBe("400 50035 /icon");
    }
  });

  it("rejects an animated icon [guild-create-icon-animated]", async () => {
    const { client } = await world().user();
    const body = { name: "mine", icon: await animation(16, 16) };
    expect(await refusal(createGuild(client, { body }))).toBe("400 50035 /icon");
    const still = await createGuild(client, { body: { name: "mine", icon: await picture("gif", 16, 16) } });
    expect(still.icon).not.toBeNull();
  });

  it("rejects the 101st guild of a user, who can still join it [guild-create-guild-limit]", async () => {
    const { id, client } = await world().user();
    const { guild } = await world().guild();
    await world().write(async (work) => {
      const { created_at, ...row } = await work.guilds.get(guild.id);
      for (let count = 0; count < 99; count++) {
        const other = work.newId();
        await work.guilds.insert({ ...row, id: other });
        await work.members.insert({ guild_id: other, user_id: id });
      }
    });
    const create = () => createGuild(client, { body: { name: "mine" } });
    expect((await create()).owner_id).toBe(id);
    expect(await refusal(create())).toBe("400 30001");
    await joinGuild(world().control(), { guild_id: guild.id, user_id: id });
    expect((await getGuild(client, { guild_id: guild.id })).id).toBe(guild.id);
  });

  it("checks the channel quota before 50,000 nested categories [guild-create-channel-limit]", async () => {
    const { client } = await world().user();
    const nested = (id: number) => ({ id, name: "x", type: ChannelType.GUILD_CATEGORY, parent_id: id + 1 });
    const body = { name: "deep", channels: Array.from({ length: 50_000 }, (_, id) => nested(id)) };
    expect(await refusal(createGuild(client, { body }))).toBe("400 30013");
  });

  it("assigns unique role positions [guild-create-role-positions]", async () => {
    const named = (name: string, position?: number) => ({ name, ...(position !== undefined && { position }) });
    const roles = [{}, named("a", 5), named("b", 5), named("c", 0), named("d"), named("e", 1)];
    const { guild } = await world().guild({ roles });
    expect(guild.roles.map(({ name, position }) => [name, position])).toEqual([
      ["@everyone", 0],
      ["c", 1],
      ["e", 2],
      ["d", 4],
      ["a", 5],
      ["b", 6],
    ]);
    const { client } = await world().user();
    for (const position of [-1, 65_536, 2 ** 31]) {
      const call = createGuild(client, { body: { name: "mine", roles: [{}, {}, { position }] } });
      expect(await refusal(call)).toBe("400 50035 /roles/2/position");
    }
  });

  it("rejects 251 roles and 501 channels [guild-create-role-limit] [guild-create-channel-limit]", async () => {
    const { client } = await world().user();
    const roles = (length: number) => ({ name: "mine", roles: Array.from({ length }, () => ({})) });
    expect((await getGuildRolesOf(roles(250))).length).toBe(250);
    expect(await refusal(createGuild(client, { body: roles(251) }))).toBe("400 30005");
    const channels = (length: number) => ({
      name: "mine",
      channels: Array.from({ length }, () => ({ name: "x", type: ChannelType.GUILD_TEXT })),
    });
    const full = await createGuild(client, { body: channels(500) });
    expect((await getGuildChannels(client, { guild_id: full.id })).length).toBe(500);
    expect(await refusal(createGuild(client, { body: channels(501) }))).toBe("400 30013");

    async function getGuildRolesOf(body: CreateGuildBody) {
      const { id } = await createGuild(client, { body });
      return getGuildRoles(client, { guild_id: id });
    }
  });

  it("fires Guild Create with all fields of the event [guild-event-only-fields] [event-guild-create-all-fields] [event-guild-create-unavailable]", async () => {
    const { guild, owner } = await world().guild({ channels: [category] });
    const channels = await getGuildChannels(owner.client, { guild_id: guild.id });
    const member = await getGuildMember(owner.client, { guild_id: guild.id, user_id: owner.id });
    expect(await world().events(guild.id)).toEqual([
      {
        event: "GUILD_CREATE",
        payload: {
          ...guild,
          joined_at: world().now.toISOString(),
          large: false,
          unavailable: false,
          member_count: 1,
          voice_states: [],
          members: [member],
          channels,
          threads: [],
          presences: [{ user: { id: owner.id }, status: "offline", activities: [], client_status: {} }],
          stage_instances: [],
        },
      },
    ]);
  });
});
