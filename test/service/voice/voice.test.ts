import {
  type Client,
  createGuildChannel,
  getGuildVoiceRegions,
  modifyCurrentUserVoiceState,
  modifyUserVoiceState,
} from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType, type ModifyCurrentUserVoiceStateBody, type ModifyUserVoiceStateBody } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { World } from "../harness/world.js";

const nowhere = "9".repeat(18);

describeOnStores("voice regions", (world) => {
  it("include VIP regions only with the feature [voice-regions-vip]", async () => {
    const { guild, owner } = await world().guild();
    const regions = () => getGuildVoiceRegions(owner.client, { guild_id: guild.id });
    const plain = await regions();
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.filter(({ vip }) => vip)).toEqual([]);
    await world().features(guild.id, "VIP_REGIONS");
    const all = await regions();
    expect(all.filter(({ vip }) => vip).length).toBeGreaterThan(0);
    expect(all.filter(({ vip }) => !vip)).toEqual(plain);
    const stranger = await world().user();
    expect(await refusal(getGuildVoiceRegions(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
  });
});

/** A guild whose @everyone may do nothing, with a stage and another channel of voice. */
async function guildWithStage(world: World) {
  const channels = [
    { name: "stage", type: ChannelType.GUILD_STAGE_VOICE },
    { name: "voice", type: ChannelType.GUILD_VOICE },
  ];
  const { guild, owner } = await world.guild({ channels, roles: [{ permissions: formatPermissions("VIEW_CHANNEL") }] });
  const [stage = "", voice = ""] = (await world.read((work) => work.channels.list(guild.id)))
    .sort((one, other) => one.position - other.position)
    .map(({ id }) => id);
  const connect = ({ id }: { id: string }, channel = stage) =>
    world.write((work) => work.voiceStates.connect(guild.id, id, channel, { suppress: true }), guild.id);
  const stateOf = ({ id }: { id: string }) => world.read((work) => work.voiceStates.find(guild.id, id));
  return { guild, owner, stage, voice, connect, stateOf };
}

describeOnStores("the caller's own voice state", (world) => {
  it("changes in a stage of the guild that the caller has joined [voice-own-state-stage] [voice-own-state-joined] [voice-own-state-unknown-channel]", async () => {
    const { guild, stage, voice, connect, stateOf } = await guildWithStage(world());
    const other = await guildWithStage(world());
    const member = await world().member(guild.id);
    const change = (channel_id: string) =>
      modifyCurrentUserVoiceState(member.client, { guild_id: guild.id, body: { channel_id, suppress: true } });
    for (const id of [nowhere, other.stage, String(2n ** 64n - 1n)])
      expect(await refusal(change(id))).toBe("404 10003");
    expect(await refusal(change(voice))).toBe("400 50024");
    expect(await refusal(change(stage))).toBe("400 40032");
    await connect(member, voice);
    expect(await refusal(change(stage))).toBe("400 40032");
    await connect(member);
    const events = await world().eventsOf(guild.id, async () => {
      expect(await change(stage)).toBeUndefined();
    });
    expect(events).toEqual([]);
    expect((await stateOf(member))?.suppress).toBe(true);
    const stranger = await world().user();
    const body = { channel_id: stage };
    expect(await refusal(modifyCurrentUserVoiceState(stranger.client, { guild_id: guild.id, body }))).toBe("403 50001");
  });

  it("requires MUTE_MEMBERS for speaking, and nothing for becoming a listener [voice-own-state-unsuppress] [voice-own-state-suppress]", async () => {
    const { guild, stage, connect, stateOf } = await guildWithStage(world());
    const member = await world().member(guild.id);
    const speaker = await world().member(guild.id, "MUTE_MEMBERS");
    for (const actor of [member, speaker]) await connect(actor);
    const change = (client: Client, suppress: boolean) =>
      modifyCurrentUserVoiceState(client, { guild_id: guild.id, body: { channel_id: stage, suppress } });
    expect(await refusal(change(member.client, false))).toBe("403 50013");
    expect((await stateOf(member))?.suppress).toBe(true);
    await change(speaker.client, false);
    expect((await stateOf(speaker))?.suppress).toBe(false);
    await change(member.client, true);
    await change(speaker.client, true);
    expect((await stateOf(speaker))?.suppress).toBe(true);
  });

  it("requires REQUEST_TO_SPEAK for a request at a present or future time, and nothing for withdrawing it [voice-own-state-request] [voice-own-state-clear-request] [voice-own-state-time] [voice-own-state-absent]", async () => {
    const { guild, stage, connect, stateOf } = await guildWithStage(world());
    const member = await world().member(guild.id);
    const asking = await world().member(guild.id, "REQUEST_TO_SPEAK");
    for (const actor of [member, asking]) await connect(actor);
    const change = (client: Client, body: Partial<ModifyCurrentUserVoiceStateBody>) =>
      modifyCurrentUserVoiceState(client, { guild_id: guild.id, body: { channel_id: stage, ...body } });
    const at = (minutes: number) => new Date(world().now.getTime() + minutes * 60_000);
    const ask = (client: Client, minutes: number) =>
      change(client, { request_to_speak_timestamp: at(minutes).toISOString() });
    expect(await refusal(ask(member.client, 0))).toBe("403 50013");
    await change(member.client, { request_to_speak_timestamp: null });
    expect(await refusal(ask(asking.client, -2))).toBe("400 50035 /request_to_speak_timestamp");
    for (const minutes of [-1, 0, 90]) {
      await ask(asking.client, minutes);
      expect((await stateOf(asking))?.request_to_speak_timestamp).toEqual(at(minutes));
    }
    await change(asking.client, {});
    expect(await stateOf(asking)).toMatchObject({ suppress: true, request_to_speak_timestamp: at(90) });
    await change(asking.client, { request_to_speak_timestamp: null });
    expect((await stateOf(asking))?.request_to_speak_timestamp).toBeNull();
  });

  it("uses the permissions in the channel [channel-overwrite-order]", async () => {
    const { guild, owner, connect } = await guildWithStage(world());
    const speaker = await world().member(guild.id, "MUTE_MEMBERS");
    const lucky = await world().member(guild.id);
    const [mute, none] = [formatPermissions("MUTE_MEMBERS"), "0"];
    const [role = ""] = (await world().read((work) => work.members.get(guild.id, speaker.id))).roles;
    const make = (name: string, ...permission_overwrites: { id: string; type: 0 | 1; allow: string; deny: string }[]) =>
      createGuildChannel(owner.client, {
        guild_id: guild.id,
        body: { name, type: ChannelType.GUILD_STAGE_VOICE, permission_overwrites },
      });
    const speak = async (actor: { id: string; client: Client }, channel_id: string) => {
      await connect(actor, channel_id);
      const body = { channel_id, suppress: false };
      return modifyCurrentUserVoiceState(actor.client, { guild_id: guild.id, body });
    };
    // Denied to @everyone and allowed for a role: the overwrite of the role takes precedence.
    const first = await make(
      "first",
      { id: guild.id, type: 0, allow: none, deny: mute },
      { id: role, type: 0, allow: mute, deny: none },
    );
    await speak(speaker, first.id);
    expect(await refusal(speak(lucky, first.id))).toBe("403 50013");
    // Allowed for the member, which takes precedence over the role.
    const second = await make(
      "second",
      { id: role, type: 0, allow: none, deny: mute },
      { id: lucky.id, type: 1, allow: mute, deny: mute },
    );
    await speak(lucky, second.id);
    expect(await refusal(speak(speaker, second.id))).toBe("403 50013");
  });
});

describeOnStores("another user's voice state", (world) => {
  it("changes in a stage of the guild that the user has joined [voice-user-state-stage] [voice-user-state-joined] [voice-user-state-unknown-channel]", async () => {
    const { guild, owner, stage, voice, connect } = await guildWithStage(world());
    const target = await world().member(guild.id);
    const change = (channel_id: string, user_id = target.id) =>
      modifyUserVoiceState(owner.client, { guild_id: guild.id, user_id, body: { channel_id, suppress: true } });
    expect(await refusal(change(nowhere))).toBe("404 10003");
    expect(await refusal(change(voice))).toBe("400 50024");
    expect(await refusal(change(stage))).toBe("400 40032");
    expect(await refusal(change(stage, nowhere))).toBe("404 10007");
    await connect(target);
    expect(await change(stage)).toBeUndefined();
  });

  it("sets the request time of users who become speakers, but not of bots [voice-user-state-unsuppress-user] [voice-user-state-unsuppress-bot] [voice-user-state-suppress]", async () => {
    const { guild, owner, stage, connect, stateOf } = await guildWithStage(world());
    const person = await world().member(guild.id);
    const bot = await world().bot();
    await world().join(guild.id, bot);
    const asked = new Date(world().now.getTime() + 3_600_000);
    for (const { id } of [person, bot]) {
      await connect({ id });
      const request = { request_to_speak_timestamp: asked };
      await world().write((work) => work.voiceStates.update(guild.id, id, request), guild.id);
    }
    const change = ({ id }: { id: string }, suppress: boolean) =>
      modifyUserVoiceState(owner.client, { guild_id: guild.id, user_id: id, body: { channel_id: stage, suppress } });
    await change(person, false);
    expect(await stateOf(person)).toMatchObject({ suppress: false, request_to_speak_timestamp: world().now });
    await change(bot, false);
    expect(await stateOf(bot)).toMatchObject({ suppress: false, request_to_speak_timestamp: asked });
    for (const actor of [person, bot]) {
      await change(actor, true);
      expect(await stateOf(actor)).toMatchObject({ suppress: true, request_to_speak_timestamp: null });
    }
  });

  it("requires MUTE_MEMBERS in both directions [voice-user-state-both-ways] [event-listed-only]", async () => {
    const { guild, stage, connect } = await guildWithStage(world());
    const target = await world().member(guild.id);
    await connect(target);
    const helper = await world().member(guild.id, "MOVE_MEMBERS", "DEAFEN_MEMBERS");
    const muter = await world().member(guild.id, "MUTE_MEMBERS");
    const change = (client: Client, suppress: boolean) => {
      const body: ModifyUserVoiceStateBody = { channel_id: stage, suppress };
      return modifyUserVoiceState(client, { guild_id: guild.id, user_id: target.id, body });
    };
    const events = await world().eventsOf(guild.id, async () => {
      for (const suppress of [false, true]) {
        expect(await refusal(change(helper.client, suppress))).toBe("403 50013");
        await change(muter.client, suppress);
      }
    });
    expect(events).toEqual([]);
  });
});
