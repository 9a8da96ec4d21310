import {
  createGuildChannel,
  getGuild,
  getGuildInvites,
  getGuildWidget,
  getGuildWidgetSettings,
  modifyGuildWidget,
} from "@guildwire/api/client";
import { ChannelType, type CreateGuildChannelBody, type Guild } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const nowhere = "9".repeat(18);

/** A channel in a guild. */
function channel(guild: Guild, owner: BotActor, body: Partial<CreateGuildChannelBody> = {}) {
  return createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "a channel", ...body } });
}

describeOnStores("the settings of a widget", (world) => {
  it("are disabled and without a channel by default [widget-settings-default]", async () => {
    const { guild, owner } = await world().guild();
    const settings = await getGuildWidgetSettings(owner.client, { guild_id: guild.id });
    expect(settings).toEqual({ enabled: false, channel_id: null });
  });

  it("are changed separately, and shown in the guild, without events [widget-modify-partial] [widget-modify-guild-fields] [event-listed-only]", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await channel(guild, owner);
    const modify = (body: object) => modifyGuildWidget(owner.client, { guild_id: guild.id, body });
    const events = await world().eventsOf(guild.id, async () => {
      expect(await modify({ enabled: true })).toEqual({ enabled: true, channel_id: null });
      expect(await modify({ channel_id: id })).toEqual({ enabled: true, channel_id: id });
      expect(await modify({})).toEqual({ enabled: true, channel_id: id });
    });
    expect(events).toEqual([]);
    const shown = { widget_enabled: true, widget_channel_id: id };
    expect(await getGuild(owner.client, { guild_id: guild.id })).toMatchObject(shown);
    expect(await modify({ channel_id: null })).toEqual({ enabled: true, channel_id: null });
    expect(await getGuildWidgetSettings(owner.client, { guild_id: guild.id })).toEqual({
      enabled: true,
      channel_id: null,
    });
  });

  it("reject channels of other guilds [widget-modify-channel]", async () => {
    const { guild, owner } = await world().guild();
    const other = await world().guild();
    const foreign = await channel(other.guild, other.owner);
    for (const channel_id of [nowhere, foreign.id]) {
      const call = modifyGuildWidget(owner.client, { guild_id: guild.id, body: { channel_id, enabled: true } });
      expect(await refusal(call)).toBe("400 50035 /channel_id");
    }
    expect((await getGuildWidgetSettings(owner.client, { guild_id: guild.id })).enabled).toBe(false);
  });

  it("require MANAGE_GUILD [auth-guild-permission] [auth-permission-missing] [auth-guild-unknown]", async () => {
    const { guild } = await world().guild();
    const helper = await world().member(guild.id, "MANAGE_GUILD");
    const member = await world().member(guild.id, "MANAGE_CHANNELS");
    const stranger = await world().user();
    const calls = [
      (actor: typeof helper, guild_id: string) => getGuildWidgetSettings(actor.client, { guild_id }),
      (actor: typeof helper, guild_id: string) =>
        modifyGuildWidget(actor.client, { guild_id, body: { enabled: true } }),
    ];
    for (const call of calls) {
      expect(await refusal(call(member, guild.id))).toBe("403 50013");
      expect(await refusal(call(stranger, guild.id))).toBe("403 50001");
      expect(await refusal(call(helper, nowhere))).toBe("404 10004");
      expect(await call(helper, guild.id)).toMatchObject({ channel_id: null });
    }
  });
});

describeOnStores("the public widget", (world) => {
  const anonymous = () => world().client();

  it("is available without authentication while enabled [widget-public-open] [widget-public-disabled] [auth-guild-unknown]", async () => {
    const { guild, owner } = await world().guild();
    expect(await refusal(getGuildWidget(anonymous(), { guild_id: guild.id }))).toBe("403 50004");
    expect(await refusal(getGuildWidget(anonymous(), { guild_id: nowhere }))).toBe("404 10004");
    await modifyGuildWidget(owner.client, { guild_id: guild.id, body: { enabled: true } });
    expect(await getGuildWidget(anonymous(), { guild_id: guild.id })).toEqual({
      id: guild.id,
      name: guild.name,
      instant_invite: null,
      channels: [],
      members: [],
      presence_count: 0,
    });
  });

  it("has the URL of an invite to its channel, or null without a channel [widget-public-invite-null]", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await channel(guild, owner);
    const modify = (body: object) => modifyGuildWidget(owner.client, { guild_id: guild.id, body });
    await modify({ enabled: true, channel_id: id });
    await modify({ enabled: true });
    const invites = await getGuildInvites(owner.client, { guild_id: guild.id });
    expect(invites).toMatchObject([{ channel: { id }, max_age: 0, max_uses: 0, expires_at: null }]);
    const { instant_invite } = await getGuildWidget(anonymous(), { guild_id: guild.id });
    expect(instant_invite).toBe(`${world().service.url}/invite/${invites[0]?.code}`);
    await modify({ channel_id: null });
    expect((await getGuildWidget(anonymous(), { guild_id: guild.id })).instant_invite).toBe(null);
  });

  it("lists the voice channels that @everyone may view, in their order [widget-public-channels]", async () => {
    const { guild, owner } = await world().guild();
    const closed = [{ id: guild.id, type: 0 as const, allow: "0", deny: "1024" }];
    await channel(guild, owner, { name: "text" });
    const last = await channel(guild, owner, { name: "stage", type: ChannelType.GUILD_STAGE_VOICE, position: 9 });
    const first = await channel(guild, owner, { name: "voice", type: ChannelType.GUILD_VOICE, position: 4 });
    await channel(guild, owner, { name: "hidden", type: ChannelType.GUILD_VOICE, permission_overwrites: closed });
    await modifyGuildWidget(owner.client, { guild_id: guild.id, body: { enabled: true } });
    const { channels } = await getGuildWidget(anonymous(), { guild_id: guild.id });
    expect(channels).toEqual([
      { id: first.id, name: "voice", position: 4 },
      { id: last.id, name: "stage", position: 9 },
    ]);
  });

  it("lists members who are not offline, without identifying them [widget-public-members]", async () => {
    const { guild, owner } = await world().guild();
    const statuses = ["online", "offline", "dnd", "idle"];
    for (const status of statuses) {
      const { id } = await world().user(`member ${status}`);
      await world().join(guild.id, { id });
      await world().write((work) => work.members.update(guild.id, id, { status }), guild.id);
    }
    await modifyGuildWidget(owner.client, { guild_id: guild.id, body: { enabled: true } });
    const { members, presence_count } = await getGuildWidget(anonymous(), { guild_id: guild.id });
    const shown = ["online", "dnd", "idle"];
    expect(members).toEqual(
      shown.map((status, index) => ({
        id: String(index),
        username: `member ${status}`,
        discriminator: "0000",
        avatar: null,
        status,
        avatar_url: `${world().service.url}/widget-avatars/${index}.png`,
      })),
    );
    expect(presence_count).toBe(3);
  });
});
