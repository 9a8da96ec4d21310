import { createGuildChannel, getGuild, getGuildChannels } from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType, type GuildCreateEvent } from "@guildwire/api/types";
import { connectVoice, joinGuild, joinThread, openStage, startThread } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("Guild Create for a bot that joins", (world) => {
  /** A guild with a stage, a text channel, and one that @everyone does not see. */
  async function setting() {
    const { guild, owner } = await world().guild({
      channels: [
        { name: "text", type: ChannelType.GUILD_TEXT },
        { name: "stage", type: ChannelType.GUILD_STAGE_VOICE },
      ],
    });
    const hidden = await createGuildChannel(owner.client, {
      guild_id: guild.id,
      body: {
        name: "hidden",
        permission_overwrites: [{ id: guild.id, type: 0, allow: "0", deny: formatPermissions("VIEW_CHANNEL") }],
      },
    });
    const channels = await getGuildChannels(owner.client, { guild_id: guild.id });
    const named = (name: string) => channels.find((channel) => channel.name === name)?.id ?? "";
    const come = async (): Promise<GuildCreateEvent> => {
      const bot = await world().bot();
      const events = await world().eventsOf(guild.id, () =>
        joinGuild(world().control(), { guild_id: guild.id, user_id: bot.id }),
      );
      expect(events.map(({ event }) => event)).toEqual(["GUILD_CREATE", "GUILD_MEMBER_ADD"]);
      return events[0]?.payload as GuildCreateEvent;
    };
    return { guild, owner, channels, text: named("text"), stage: named("stage"), hidden: hidden.id, come };
  }

  it("contains all properties of the guild, including empty lists [event-guild-create-all-fields] [event-guild-create-unavailable]", async () => {
    const { guild, owner, channels, come } = await setting();
    const event = await come();
    expect(event).toMatchObject(await getGuild(owner.client, { guild_id: guild.id }));
    expect(event).toMatchObject({ large: false, unavailable: false, member_count: 2, channels });
    expect(event).toMatchObject({ voice_states: [], threads: [], stage_instances: [] });
    expect(event.joined_at).toBe(world().now.toISOString());
    expect(event.members.map(({ user }) => user?.id)).toContain(owner.id);
  });

  it("contains voice states without guild_id, and live stages [event-guild-create-voice-states]", async () => {
    const { guild, stage, come } = await setting();
    const speaker = await world().member(guild.id);
    const control = world().control();
    await connectVoice(control, { guild_id: guild.id, user_id: speaker.id, body: { channel_id: stage } });
    const live = await openStage(control, { channel_id: stage, body: { topic: "what is new" } });
    const event = await come();
    expect(event.voice_states).toMatchObject([{ user_id: speaker.id, channel_id: stage, suppress: true }]);
    for (const state of event.voice_states) expect(state).not.toHaveProperty("guild_id");
    expect(event.stage_instances).toEqual([live]);
  });

  it("contains the threads that the bot may view [event-guild-create-threads]", async () => {
    const { owner, text, hidden, come } = await setting();
    const control = world().control();
    const start = (channel_id: string, name: string, isPrivate: boolean) =>
      startThread(control, { channel_id, body: { name, owner_id: owner.id, private: isPrivate } });
    const open = await start(text, "open", false);
    const closed = await start(text, "closed", true);
    await start(hidden, "out of sight", false);
    await joinThread(control, { channel_id: closed.id, user_id: owner.id });
    expect((await come()).threads.map(({ id }) => id)).toEqual([open.id]);
  });

  it("contains all presences, or those of online members in a large guild [event-guild-create-presences]", async () => {
    const { guild, owner, come } = await setting();
    const present = await world().member(guild.id);
    await world().write((work) => work.members.update(guild.id, present.id, { status: "idle" }), guild.id);
    const small = await come();
    expect(small.presences).toHaveLength(3);
    expect(small.presences.find(({ user }) => user.id === owner.id)?.status).toBe("offline");
    await world().write(async (work) => {
      for (let count = small.member_count; count < 250; count++) {
        const { id } = await work.users.create({ username: "one of many" });
        await work.members.insert({ guild_id: guild.id, user_id: id });
      }
    }, guild.id);
    const large = await come();
    expect(large).toMatchObject({ large: true, member_count: 251 });
    expect(large.presences.map(({ user }) => user.id)).toEqual([present.id]);
  });
});
