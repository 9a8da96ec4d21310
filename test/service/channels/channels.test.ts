import {
  type Client,
  createGuildChannel,
  createWebhook,
  getChannelWebhooks,
  getGuildChannels,
  listActiveThreads,
  modifyGuildChannelPositions,
} from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import {
  type ChannelPosition,
  ChannelType,
  type CreateGuildChannelBody,
  type GuildCreateEvent,
  type Overwrite,
} from "@guildwire/api/types";
import { joinGuild } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { World } from "../harness/world.js";

const nowhere = "9".repeat(18);

function overwriteOf(id: string): Overwrite {
  return { id, type: 1, allow: "0", deny: "0" };
}

/** Creates a thread in the store, because the interface has no operation for it. */
function thread(
  world: World,
  guildId: string,
  {
    type = ChannelType.GUILD_PUBLIC_THREAD,
    archived = false,
    parent = null,
  }: {
    type?: ChannelType;
    archived?: boolean;
    parent?: string | null;
  } = {},
): Promise<string> {
  return world.write(async (work) => {
    const id = work.newId();
    await work.channels.insert({
      guild_id: guildId,
      id,
      type,
      name: "a thread",
      parent_id: parent,
      archived,
      archive_timestamp: work.now,
      auto_archive_duration: 60,
    });
    return id;
  }, guildId);
}

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

  it("uses the last of several overwrites for one role, and rejects unknown bits [role-permission-bits]", async () => {
    const { guild, owner } = await world().guild();
    const create = (...allows: string[]) => {
      const permission_overwrites = allows.map((allow): Overwrite => ({ id: guild.id, type: 0, allow, deny: "0" }));
      return createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "x", permission_overwrites } });
    };
    expect((await create("1024", "2048")).permission_overwrites).toEqual([
      { id: guild.id, type: 0, allow: "2048", deny: "0" },
    ]);
    expect(await refusal(create("1024", String(1n << 63n)))).toBe("400 50035 /permission_overwrites/1/allow");
  });

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

describeOnStores("moving channels", (world) => {
  async function guildWithChannels() {
    const channels = [
      { id: 1, name: "rooms", type: ChannelType.GUILD_CATEGORY },
      { id: 2, name: "halls", type: ChannelType.GUILD_CATEGORY },
      { id: 3, name: "blue", type: ChannelType.GUILD_TEXT, parent_id: 1 },
      { id: 4, name: "red", type: ChannelType.GUILD_TEXT },
    ];
    const { guild, owner } = await world().guild({ channels });
    const list = () => getGuildChannels(owner.client, { guild_id: guild.id });
    const [rooms, halls, blue, red] = (await list()).map(({ id }) => id) as [string, string, string, string];
    const move = (client: Client, ...body: ChannelPosition[]) =>
      modifyGuildChannelPositions(client, { guild_id: guild.id, body });
    const find = async (id: string) => (await list()).find((channel) => channel.id === id);
    return { guild, owner, rooms, halls, blue, red, list, move, find };
  }

  it("requires MANAGE_CHANNELS, and responds with 204 [channel-positions-status] [channel-positions-single]", async () => {
    const { guild, red, move, find } = await guildWithChannels();
    const helper = await world().member(guild.id, "MANAGE_CHANNELS");
    const member = await world().member(guild.id, "MANAGE_ROLES");
    expect(await refusal(move(member.client, { id: red, position: 9 }))).toBe("403 50013");
    expect(await move(helper.client, { id: red, position: 9 })).toBeUndefined();
    expect((await find(red))?.position).toBe(9);
  });

  it("ignores null and absent properties [channel-positions-null] [channel-positions-parent-null]", async () => {
    const { owner, blue, move, find } = await guildWithChannels();
    const before = await find(blue);
    await move(owner.client, { id: blue, position: null, lock_permissions: null });
    expect(await find(blue)).toEqual(before);
    await move(owner.client, { id: blue, parent_id: null });
    expect(await find(blue)).toEqual({ ...before, parent_id: null });
  });

  it("accepts 250 overwrites, and rejects more before validating them [error-array-limits]", async () => {
    const { guild, owner } = await world().guild();
    const overwrites = (length: number) => Array.from({ length }, (_, index) => overwriteOf(String(index + 1)));
    const create = (length: number) =>
      createGuildChannel(owner.client, {
        guild_id: guild.id,
        body: { name: "x", permission_overwrites: overwrites(length) },
      });
    expect((await create(250)).permission_overwrites).toHaveLength(250);
    for (const length of [251, 60_000])
      expect(await refusal(create(length))).toBe("400 50035 /permission_overwrites/250");
  });

  it("lists and copies overwrites that were stored before the limit [error-array-limits]", async () => {
    const { guild, owner } = await world().guild();
    const permission_overwrites = Array.from({ length: 12_000 }, (_, index) => overwriteOf(String(index + 1)));
    const category = await world().write(async (work) => {
      const id = work.newId();
      const channel = { guild_id: guild.id, id, type: ChannelType.GUILD_CATEGORY, name: "old" };
      await work.channels.insert({ ...channel, permission_overwrites });
      return id;
    }, guild.id);
    const { id } = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "new" } });
    const move = { id, parent_id: category, lock_permissions: true };
    await modifyGuildChannelPositions(owner.client, { guild_id: guild.id, body: [move] });
    const listed = await getGuildChannels(owner.client, { guild_id: guild.id });
    expect(listed.map((channel) => channel.permission_overwrites?.length)).toEqual([12_000, 12_000]);
  });

  it("copies the overwrites of the new category on request [channel-positions-lock-permissions]", async () => {
    const { guild, owner, halls, rooms, blue, red, move, find } = await guildWithChannels();
    const overwrite: Overwrite = { id: guild.id, type: 0, allow: "1024", deny: "2048" };
    const body = { name: "guarded", type: ChannelType.GUILD_CATEGORY, permission_overwrites: [overwrite] };
    const guarded = await createGuildChannel(owner.client, { guild_id: guild.id, body });
    await move(
      owner.client,
      { id: blue, parent_id: guarded.id, lock_permissions: true },
      { id: red, parent_id: guarded.id },
    );
    expect(await find(blue)).toMatchObject({ parent_id: guarded.id, permission_overwrites: [overwrite] });
    expect(await find(red)).toMatchObject({ parent_id: guarded.id, permission_overwrites: [] });
    await move(owner.client, { id: blue, parent_id: halls, lock_permissions: false });
    expect(await find(blue)).toMatchObject({ parent_id: halls, permission_overwrites: [overwrite] });
    await move(owner.client, { id: blue, parent_id: rooms, lock_permissions: true });
    expect(await find(blue)).toMatchObject({ parent_id: rooms, permission_overwrites: [] });
  });

  it("rejects synchronized overwrites that the caller may not write, and moves nothing [channel-positions-sync-refused]", async () => {
    const { guild, owner, blue, list, move, find } = await guildWithChannels();
    const helper = await world().member(guild.id, "MANAGE_CHANNELS");
    const hidden: Overwrite = { id: guild.id, type: 0, allow: "0", deny: formatPermissions("VIEW_CHANNEL") };
    const opened = formatPermissions("VIEW_CHANNEL", "MANAGE_WEBHOOKS");
    const create = (name: string, type: ChannelType, ...permission_overwrites: Overwrite[]) =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name, type, permission_overwrites } });
    const { id: secret } = await create("secret", ChannelType.GUILD_TEXT, hidden);
    const { id: open } = await create("open", ChannelType.GUILD_CATEGORY, {
      id: helper.id,
      type: 1,
      allow: opened,
      deny: "0",
    });
    await createWebhook(owner.client, { channel_id: secret, body: { name: "Lookout" } });
    const before = await list();
    const sync = { id: secret, parent_id: open, lock_permissions: true };
    const events = await world().eventsOf(guild.id, async () => {
      expect(await refusal(move(helper.client, { id: blue, position: 9 }, sync))).toBe("403 50013");
    });
    expect(events).toEqual([]);
    expect(await list()).toEqual(before);
    expect(await refusal(getChannelWebhooks(helper.client, { channel_id: secret }))).toBe("403 50001");
    await move(helper.client, { ...sync, lock_permissions: false });
    expect(await find(secret)).toMatchObject({ parent_id: open, permission_overwrites: [hidden] });
    await move(owner.client, { id: secret, parent_id: null });
    await move(owner.client, sync);
    expect((await find(secret))?.permission_overwrites).toEqual([{ id: helper.id, type: 1, allow: opened, deny: "0" }]);
  });

  it("checks the bits that a synchronization changes, including removed ones [channel-positions-sync-refused]", async () => {
    const { guild, owner, move, find } = await guildWithChannels();
    const kicker = await world().member(guild.id, "MANAGE_CHANNELS", "KICK_MEMBERS");
    const helper = await world().member(guild.id, "MANAGE_CHANNELS");
    const overwrite = (allow: string, deny = "0"): Overwrite => ({ id: guild.id, type: 0, allow, deny });
    const create = async (type: ChannelType, ...permission_overwrites: Overwrite[]) => {
      const body = { name: "x", type, permission_overwrites };
      return (await createGuildChannel(owner.client, { guild_id: guild.id, body })).id;
    };
    const [kick, roles] = [formatPermissions("KICK_MEMBERS"), formatPermissions("MANAGE_ROLES")];
    const allowing = await create(ChannelType.GUILD_CATEGORY, overwrite(kick));
    const bare = await create(ChannelType.GUILD_CATEGORY);
    const channel = await create(ChannelType.GUILD_TEXT, overwrite(kick));
    const administered = await create(ChannelType.GUILD_TEXT, overwrite("0", roles));
    const sync = (client: Client, id: string, parent_id: string) =>
      move(client, { id, parent_id, lock_permissions: true });
    expect(await refusal(sync(helper.client, channel, bare))).toBe("403 50013");
    // Both have the same overwrites, so none is changed.
    await sync(helper.client, channel, allowing);
    expect(await find(channel)).toMatchObject({ parent_id: allowing, permission_overwrites: [overwrite(kick)] });
    await sync(kicker.client, channel, bare);
    expect(await find(channel)).toMatchObject({ parent_id: bare, permission_overwrites: [] });
    const role = await world().member(guild.id, "MANAGE_CHANNELS", "MANAGE_ROLES");
    expect(await refusal(sync(role.client, administered, bare))).toBe("403 50013");
    const admin = await world().member(guild.id, "ADMINISTRATOR");
    await sync(admin.client, administered, bare);
    expect((await find(administered))?.permission_overwrites).toEqual([]);
  });

  it("moves nothing if one entry is invalid [channel-positions-unknown-channel] [channel-positions-parent-is-category] [event-success-only]", async () => {
    const { guild, owner, red, blue, list, move } = await guildWithChannels();
    const before = await list();
    const events = await world().eventsOf(guild.id, async () => {
      const wrong = [
        { id: nowhere, position: 1 },
        { id: blue, parent_id: red },
        { id: blue, parent_id: nowhere },
      ];
      const [unknown, ...parents] = await Promise.all(
        wrong.map((entry) => refusal(move(owner.client, { id: red, position: 9 }, entry))),
      );
      expect(unknown).toBe("400 50035 /1/id");
      for (const parent of parents) expect(parent).toBe("400 50035 /1/parent_id");
    });
    expect(await list()).toEqual(before);
    expect(events).toEqual([]);
  });

  it("accepts equal positions, and moves no other channel [channel-positions-equal]", async () => {
    const { owner, red, blue, list, move } = await guildWithChannels();
    const before = await list();
    await move(owner.client, { id: red, position: 0 }, { id: blue, position: 0 });
    const moved = before.map((channel) => ([red, blue].includes(channel.id) ? { ...channel, position: 0 } : channel));
    expect((await list()).toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)))).toEqual(moved);
  });

  it("fires Channel Update for each named channel [channel-positions-events]", async () => {
    const { guild, owner, red, blue, move, find } = await guildWithChannels();
    const events = await world().eventsOf(guild.id, () => move(owner.client, { id: red, position: 9 }, { id: blue }));
    expect(events).toEqual([
      { event: "CHANNEL_UPDATE", payload: await find(red) },
      { event: "CHANNEL_UPDATE", payload: await find(blue) },
    ]);
  });
});

describeOnStores("active threads", (world) => {
  /** A guild with a channel that its members see, and one that they do not. */
  async function guildWithPlaces() {
    const { guild, owner } = await world().guild();
    const create = async (...permission_overwrites: Overwrite[]) =>
      (await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "x", permission_overwrites } })).id;
    const deny = formatPermissions("VIEW_CHANNEL");
    const [quay, cabin] = [await create(), await create({ id: guild.id, type: 0, allow: "0", deny })];
    const list = (client: Client) => listActiveThreads(client, { guild_id: guild.id });
    const idsOf = async (client: Client) => (await list(client)).threads.map(({ id }) => id);
    return { guild, owner, quay, cabin, list, idsOf };
  }

  it("include public and private ones, newest first, without archived ones [channel-threads-public-and-private] [channel-threads-active-only] [channel-threads-order] [limit-snowflake-order]", async () => {
    const { guild, owner, quay, list } = await guildWithPlaces();
    const open = await thread(world(), guild.id, { parent: quay });
    await thread(world(), guild.id, { parent: quay, archived: true });
    const closed = await thread(world(), guild.id, { parent: quay, type: ChannelType.GUILD_PRIVATE_THREAD });
    const { threads } = await list(owner.client);
    expect(threads.map(({ id }) => id)).toEqual([closed, open]);
    expect(threads[0]?.thread_metadata).toMatchObject({ archived: false, auto_archive_duration: 60, locked: false });
    const stranger = await world().user();
    expect(await refusal(list(stranger.client))).toBe("403 50001");
  });

  it("state which of them the caller has joined [channel-threads-members]", async () => {
    const { guild, owner, quay, cabin, list } = await guildWithPlaces();
    const [first, second, archived, hidden] = [
      await thread(world(), guild.id, { parent: quay }),
      await thread(world(), guild.id, { parent: quay }),
      await thread(world(), guild.id, { parent: quay, archived: true }),
      await thread(world(), guild.id, { parent: cabin }),
    ];
    const member = await world().member(guild.id);
    await world().write(async (work) => {
      for (const id of [first, archived, hidden]) await work.threads.join(guild.id, id, member.id);
      await work.threads.join(guild.id, second, owner.id);
    }, guild.id);
    const { threads, members } = await list(member.client);
    expect(members).toEqual([{ id: first, user_id: member.id, join_timestamp: world().now.toISOString(), flags: 0 }]);
    expect(threads.map(({ member_count }) => member_count)).toEqual([1, 1]);
  });

  it("omit those of channels that the caller cannot view [channel-threads-visible]", async () => {
    const { guild, owner, quay, cabin, idsOf } = await guildWithPlaces();
    const open = await thread(world(), guild.id, { parent: quay });
    const [hidden, closed] = [
      await thread(world(), guild.id, { parent: cabin }),
      await thread(world(), guild.id, { parent: cabin, type: ChannelType.GUILD_PRIVATE_THREAD }),
    ];
    // A thread without a channel: no one's permission to view it can be determined.
    await thread(world(), guild.id);
    const member = await world().member(guild.id, "MANAGE_THREADS");
    const admin = await world().member(guild.id, "ADMINISTRATOR");
    await world().write((work) => work.threads.join(guild.id, hidden, member.id), guild.id);
    expect(await idsOf(member.client)).toEqual([open]);
    for (const { client } of [owner, admin]) expect(await idsOf(client)).toEqual([closed, hidden, open]);
  });

  it("omit private ones that the caller has neither joined nor manages [channel-threads-visible]", async () => {
    const { guild, quay, idsOf } = await guildWithPlaces();
    const closed = await thread(world(), guild.id, { parent: quay, type: ChannelType.GUILD_PRIVATE_THREAD });
    const [outsider, insider, moderator] = [
      await world().member(guild.id),
      await world().member(guild.id),
      await world().member(guild.id, "MANAGE_THREADS"),
    ];
    await world().write((work) => work.threads.join(guild.id, closed, insider.id), guild.id);
    expect(await idsOf(outsider.client)).toEqual([]);
    for (const { client } of [insider, moderator]) expect(await idsOf(client)).toEqual([closed]);
  });

  it("match those in the member's GUILD_CREATE [channel-threads-visible] [event-guild-create-threads]", async () => {
    const { guild, quay, cabin, idsOf } = await guildWithPlaces();
    for (const parent of [quay, cabin])
      for (const type of [ChannelType.GUILD_PUBLIC_THREAD, ChannelType.GUILD_PRIVATE_THREAD])
        await thread(world(), guild.id, { parent, type });
    const bot = await world().bot();
    const events = await world().eventsOf(guild.id, () =>
      joinGuild(world().control(), { guild_id: guild.id, user_id: bot.id }),
    );
    expect(events[0]?.event).toBe("GUILD_CREATE");
    const { threads = [] } = (events[0]?.payload ?? {}) as Partial<GuildCreateEvent>;
    expect(threads).toHaveLength(1);
    expect(threads.map(({ id }) => id)).toEqual(await idsOf(bot.client));
  });
});
