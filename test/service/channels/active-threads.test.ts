import { type Client, createGuildChannel, listActiveThreads } from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType, type GuildCreateEvent, type Overwrite } from "@guildwire/api/types";
import { joinGuild } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { thread } from "./thread.js";

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
