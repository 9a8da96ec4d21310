import {
  type Client,
  createGuildChannel,
  createWebhook,
  getChannelWebhooks,
  getGuildChannels,
  modifyGuildChannelPositions,
} from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { type ChannelPosition, ChannelType, type Overwrite } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);

function overwriteOf(id: string): Overwrite {
  return { id, type: 1, allow: "0", deny: "0" };
}

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
    const closed: Overwrite = { id: guild.id, type: 0, allow: "0", deny: formatPermissions("MANAGE_WEBHOOKS") };
    const opened = formatPermissions("VIEW_CHANNEL", "MANAGE_WEBHOOKS");
    const create = (name: string, type: ChannelType, ...permission_overwrites: Overwrite[]) =>
      createGuildChannel(owner.client, { guild_id: guild.id, body: { name, type, permission_overwrites } });
    const { id: secret } = await create("secret", ChannelType.GUILD_TEXT, closed);
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
    expect(await refusal(getChannelWebhooks(helper.client, { channel_id: secret }))).toBe("403 50013");
    await move(helper.client, { ...sync, lock_permissions: false });
    expect(await find(secret)).toMatchObject({ parent_id: open, permission_overwrites: [closed] });
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
