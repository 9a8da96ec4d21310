import { type Client, createGuildChannel, getGuildChannels, modifyGuildChannelPositions } from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType, type CreateGuildChannelBody, type Overwrite } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { callsOf } from "../versions/calls.js";
import { thread } from "./thread.js";

const nowhere = "9".repeat(18);

describeOnStores("channels of a guild", (world) => {
  it("are sorted by position, then id, without threads [channel-list-order] [channel-list-no-threads]", async () => {
    const { guild, owner } = await world().guild();
    const add = (name: string, position: number) =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name, position } });
    for (const [name, position] of [
      ["c", 2],
      ["a", 1],
      ["b", 1],
    ] as const)
      await add(name, position);
    await thread(world(), guild.id);
    await thread(world(), guild.id, { archived: true });
    const channels = await getGuildChannels(owner.client, { guild_id: guild.id });
    expect(channels.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  it("are all listed for every member [channel-list-complete]", async () => {
    const { guild, owner } = await world().guild();
    const hidden: Overwrite = { id: guild.id, type: 0, allow: "0", deny: formatPermissions("VIEW_CHANNEL") };
    const body = { name: "secret", permission_overwrites: [hidden] };
    const secret = await createGuildChannel(owner.client, { guild_id: guild.id, body });
    const member = await world().member(guild.id);
    expect(await getGuildChannels(member.client, { guild_id: guild.id })).toEqual([secret]);
    const stranger = await world().user();
    expect(await refusal(getGuildChannels(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
  });
});

describeOnStores("creating a channel", (world) => {
  it("requires a name and MANAGE_CHANNELS, and fires Channel Create [channel-create-name-required] [channel-create-default-type]", async () => {
    const { guild } = await world().guild();
    const helper = await world().member(guild.id, "MANAGE_CHANNELS");
    const member = await world().member(guild.id, "MANAGE_GUILD");
    const create = (client: Client, body: object) =>
      createGuildChannel(client, { guild_id: guild.id, body: body as CreateGuildChannelBody });
    expect(await refusal(create(member.client, { name: "hall" }))).toBe("403 50013");
    expect(await refusal(create(helper.client, {}))).toBe("400 50035 /name");
    const events = await world().eventsOf(guild.id, () => create(helper.client, { name: "hall" }));
    const [hall] = await getGuildChannels(helper.client, { guild_id: guild.id });
    expect(hall).toMatchObject({ name: "hall", type: ChannelType.GUILD_TEXT, guild_id: guild.id, parent_id: null });
    expect(hall).toMatchObject({ topic: null, nsfw: false, rate_limit_per_user: 0, permission_overwrites: [] });
    expect(events).toEqual([{ event: "CHANNEL_CREATE", payload: hall }]);
  });

  it("stores the values of the request", async () => {
    const { guild, owner } = await world().guild();
    const body = { name: "news", type: ChannelType.GUILD_NEWS, topic: "new", nsfw: true, rate_limit_per_user: 21_600 };
    expect(await createGuildChannel(owner.client, { guild_id: guild.id, body })).toMatchObject(body);
  });

  it.each([
    ChannelType.DM,
    ChannelType.GROUP_DM,
    ChannelType.GUILD_NEWS_THREAD,
    ChannelType.GUILD_PRIVATE_THREAD,
    99 as ChannelType,
  ])("refuses type %i [channel-create-types]", async (type) => {
    const { guild, owner } = await world().guild();
    const create = createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "x", type } });
    expect(await refusal(create)).toBe("400 50035 /type");
  });

  it("ignores bitrate and user limit without voice [channel-create-voice-only]", async () => {
    const { guild, owner } = await world().guild();
    const create = (type: ChannelType) =>
      createGuildChannel(owner.client, {
        guild_id: guild.id,
        body: { name: "x", type, bitrate: 96_000, user_limit: 5 },
      });
    expect(await create(ChannelType.GUILD_VOICE)).toMatchObject({ bitrate: 96_000, user_limit: 5 });
    const text = await create(ChannelType.GUILD_TEXT);
    for (const field of ["bitrate", "user_limit"]) expect(text).not.toHaveProperty(field);
  });

  it("rejects ids that the database cannot store, and stores nothing", async () => {
    const { guild, owner } = await world().guild();
    const before = await getGuildChannels(owner.client, { guild_id: guild.id });
    for (const id of [String(2n ** 63n), String(2n ** 64n - 1n)]) {
      const permission_overwrites: Overwrite[] = [{ id, type: 1, allow: "0", deny: "0" }];
      const body = { name: "x", permission_overwrites };
      expect(await refusal(createGuildChannel(owner.client, { guild_id: guild.id, body }))).toMatch(/^400 50035/);
    }
    expect(await getGuildChannels(owner.client, { guild_id: guild.id })).toEqual(before);
  });

  it("accepts overwrites of the caller's own permissions only, and MANAGE_ROLES from administrators only [channel-create-overwrite-own-permissions] [channel-create-overwrite-manage-roles] [channel-create-overwrite-refused]", async () => {
    const { guild, owner } = await world().guild();
    const create = (client: Client, allow: string, deny: string) => {
      const permission_overwrites: Overwrite[] = [{ id: guild.id, type: 0, allow, deny }];
      return createGuildChannel(client, { guild_id: guild.id, body: { name: "x", permission_overwrites } });
    };
    const [kick, roles] = [formatPermissions("KICK_MEMBERS"), formatPermissions("MANAGE_ROLES")];
    const helper = await world().member(guild.id, "MANAGE_CHANNELS", "MANAGE_ROLES");
    const kicker = await world().member(guild.id, "MANAGE_CHANNELS", "KICK_MEMBERS");
    const admin = await world().member(guild.id, "ADMINISTRATOR");
    for (const [allow, deny] of [
      [kick, "0"],
      ["0", kick],
      [roles, "0"],
      ["0", roles],
    ] as const)
      expect(await refusal(create(helper.client, allow, deny))).toBe("403 50013");
    expect(await getGuildChannels(owner.client, { guild_id: guild.id })).toEqual([]);
    expect((await create(kicker.client, kick, "0")).permission_overwrites).toEqual([
      { id: guild.id, type: 0, allow: kick, deny: "0" },
    ]);
    expect((await create(admin.client, roles, kick)).permission_overwrites?.[0]).toMatchObject({ allow: roles });
  });

  it("rejects unknown bits in overwrites [role-permission-bits]", async () => {
    const { guild, owner } = await world().guild();
    const unknown = { id: guild.id, type: 0, allow: String(1n << 63n), deny: "0" } as const;
    const body = { name: "x", permission_overwrites: [unknown] };
    const create = createGuildChannel(owner.client, { guild_id: guild.id, body });
    expect(await refusal(create)).toBe("400 50035 /permission_overwrites/0/allow");
  });

  it.each([8, 9, 10])(
    "rejects a second overwrite of one ID [channel-create-overwrite-unique] (version %i)",
    async (version) => {
      const { guild, owner } = await world().guild();
      const call = callsOf(world(), owner.token);
      const create = (...overwrites: readonly object[]) => {
        const permission_overwrites = overwrites.map((each) => ({ allow: "0", deny: "0", ...each }));
        return call(version, "POST", `/guilds/${guild.id}/channels`, { name: "x", permission_overwrites });
      };
      const secret = { id: guild.id, type: 0, deny: "1024" };
      const error = { _errors: [{ code: "UNIQUE", message: expect.stringContaining("must be the only overwrite") }] };
      for (const second of [
        { id: guild.id, type: 0 },
        { id: guild.id, type: 1 },
        { id: `0${guild.id}`, type: 0 },
      ])
        expect(await create(secret, second)).toMatchObject({
          status: 400,
          body: { code: 50035, errors: { permission_overwrites: { 1: { id: error } } } },
        });
      expect(await getGuildChannels(owner.client, { guild_id: guild.id })).toEqual([]);
      expect((await create(secret, { id: owner.id, type: 1 })).body.permission_overwrites).toHaveLength(2);
    },
  );

  it("rejects a parent that is not a category of the guild [channel-create-parent-is-category]", async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "rooms", type: ChannelType.GUILD_CATEGORY }] });
    const other = await world().guild({ channels: [{ name: "rooms", type: ChannelType.GUILD_CATEGORY }] });
    const [rooms] = await getGuildChannels(owner.client, { guild_id: guild.id });
    const [elsewhere] = await getGuildChannels(other.owner.client, { guild_id: other.guild.id });
    const below = (parent_id = "") =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "hall", parent_id } });
    const hall = await below(rooms?.id);
    expect(hall.parent_id).toBe(rooms?.id);
    for (const id of [nowhere, hall.id, elsewhere?.id]) expect(await refusal(below(id))).toBe("400 50035 /parent_id");
  });

  it("is last without a position [channel-create-position-last]", async () => {
    const { guild, owner } = await world().guild();
    const create = (body: object) =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "x", ...body } });
    expect((await create({})).position).toBe(0);
    expect((await create({ position: 41 })).position).toBe(41);
    expect((await create({})).position).toBe(42);
  });

  it("accepts further channels after the highest position", async () => {
    const { guild, owner } = await world().guild();
    const create = (body: object) =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "x", ...body } });
    const { id } = await create({});
    for (const position of [65_536, 2 ** 31 - 1]) {
      expect(await refusal(create({ position }))).toBe("400 50035 /position");
      const move = modifyGuildChannelPositions(owner.client, { guild_id: guild.id, body: [{ id, position }] });
      expect(await refusal(move)).toBe("400 50035 /0/position");
    }
    await modifyGuildChannelPositions(owner.client, { guild_id: guild.id, body: [{ id, position: 65_535 }] });
    expect((await create({})).position).toBe(65_536);
  });

  it("rejects the 501st channel, and the 51st of a category [channel-create-limit] [channel-create-category-limit]", async () => {
    const rooms = { id: 1, name: "rooms", type: ChannelType.GUILD_CATEGORY };
    const filled = Array.from({ length: 498 }, (_, index) => ({
      name: "x",
      type: ChannelType.GUILD_TEXT,
      ...(index < 49 && { parent_id: 1 }),
    }));
    const { guild, owner } = await world().guild({ channels: [rooms, ...filled] });
    const parent_id = (await getGuildChannels(owner.client, { guild_id: guild.id }))[0]?.id ?? "";
    const create = (body: object = {}) =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "x", ...body } });
    expect((await create({ parent_id })).parent_id).toBe(parent_id);
    expect(await refusal(create({ parent_id }))).toBe("400 50035 /parent_id");
    const refused = create();
    await expect(refused).rejects.toMatchObject({ body: { message: expect.stringContaining("(500)") } });
    expect(await refusal(refused)).toBe("400 30013");
  });
});
