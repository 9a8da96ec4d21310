import {
  createGuildBan,
  createGuildChannel,
  getGuild,
  getGuildChannels,
  getGuildMember,
  getGuildPruneCount,
  getGuildRoles,
  listActiveThreads,
} from "@guildwire/api/client";
import type { Channel, GuildCreateEvent } from "@guildwire/api/types";
import { ChannelType } from "@guildwire/api/types";
import {
  addEmoji,
  boostGuild,
  closeStage,
  completeScreening,
  connectAccount,
  connectVoice,
  createApplication,
  createInvite,
  disconnectVoice,
  getMessage,
  getThread,
  getVoiceState,
  installApplication,
  joinGuild,
  joinThread,
  leaveGuild,
  leaveThread,
  listMessages,
  modifyGuildState,
  modifyThread,
  modifyUser,
  moveClock,
  openStage,
  removeEmoji,
  sendMessage,
  setLastActivity,
  startThread,
  stopBoosting,
} from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const channels = [
  { id: 1, name: "text", type: ChannelType.GUILD_TEXT },
  { id: 2, name: "voice", type: ChannelType.GUILD_VOICE },
  { id: 3, name: "stage", type: ChannelType.GUILD_STAGE_VOICE },
];

describeOnStores("guild changes of the control interface", (world) => {
  async function newGuild(verification_level: 0 | 1 | 2 | 3 | 4 = 0) {
    const roles = [{ id: 0, name: "everyone", permissions: "3072" }];
    const { guild, owner } = await world().guild({ channels, roles, verification_level });
    const made = await getGuildChannels(owner.client, { guild_id: guild.id });
    const [text, voice, stage] = ["text", "voice", "stage"].map((name) => made.find((each) => each.name === name));
    return { guild_id: guild.id, owner, text: id(text), voice: id(voice), stage: id(stage) };
  }
  const id = (channel: Channel | undefined): string => channel?.id ?? "0";
  const names = (events: readonly { readonly event: string }[]) => events.map(({ event }) => event);

  it("adds users once, with one event [control-join-event] [control-same-rules]", async () => {
    const { guild_id, owner } = await newGuild();
    const { id: user_id } = await world().user("Nelly");
    const join = () => joinGuild(world().control(), { guild_id, user_id, body: { nick: "Nell" } });
    expect(names(await world().eventsOf(guild_id, join))).toEqual(["GUILD_MEMBER_ADD"]);
    expect(await getGuildMember(owner.client, { guild_id, user_id })).toMatchObject({ nick: "Nell", pending: false });
    expect(await world().eventsOf(guild_id, join)).toEqual([]);
  });

  it("rejects banned users", async () => {
    const { guild_id, owner } = await newGuild();
    const { id: user_id } = await world().user();
    await createGuildBan(owner.client, { guild_id, user_id });
    expect(await refusal(joinGuild(world().control(), { guild_id, user_id }))).toBe("403 40007");
  });

  it("removes members, but not the owner", async () => {
    const { guild_id, owner } = await newGuild();
    const member = await world().member(guild_id);
    const leave = (user_id: string) => leaveGuild(world().control(), { guild_id, user_id });
    expect(names(await world().eventsOf(guild_id, () => leave(member.id)))).toEqual(["GUILD_MEMBER_REMOVE"]);
    expect(await refusal(leave(member.id))).toBe("404 10007");
    expect(await refusal(leave(owner.id))).toBe("403 50013");
  });

  it("counts the uses of invites until they are used up or expired [control-join-invite]", async () => {
    const { guild_id, owner, text: channel_id } = await newGuild();
    const control = world().control();
    const invite = (terms: { max_uses?: number; max_age?: number }) =>
      createInvite(control, { channel_id, body: { inviter_id: owner.id, ...terms } });
    const join = async (invite_code: string) =>
      joinGuild(control, { guild_id, user_id: (await world().user()).id, body: { invite_code } });
    const once = await invite({ max_uses: 1 });
    await join(once.code);
    expect(await refusal(join(once.code))).toBe("404 10006");
    const short = await invite({ max_age: 60 });
    await join(short.code);
    await moveClock(control, { body: { advance: 60 } });
    expect(await refusal(join(short.code))).toBe("404 10006");
    expect(await refusal(join("nothing"))).toBe("404 10006");
    await modifyGuildState(control, { guild_id, body: { vanity_url_code: `harbour-${guild_id}` } });
    await join(`harbour-${guild_id}`);
  });

  it("makes new members without roles pending until screening is disabled [control-join-pending] [control-screening-feature] [control-screening-off] [member-screening-completed]", async () => {
    const { guild_id, owner } = await newGuild();
    const control = world().control();
    const [role] = await getGuildRoles(owner.client, { guild_id });
    expect(role?.id).toBe(guild_id);
    const state = await modifyGuildState(control, { guild_id, body: { screening: true } });
    expect(state.features).toContain("MEMBER_VERIFICATION_GATE_ENABLED");
    const [first, second] = [await world().user(), await world().user()];
    expect(await joinGuild(control, { guild_id, user_id: first.id })).toMatchObject({ pending: true });
    await joinGuild(control, { guild_id, user_id: second.id });
    const complete = () => completeScreening(control, { guild_id, user_id: first.id });
    expect(names(await world().eventsOf(guild_id, complete))).toEqual(["GUILD_MEMBER_UPDATE"]);
    expect(await getGuildMember(owner.client, { guild_id, user_id: first.id })).toMatchObject({ pending: false });
    expect(await world().eventsOf(guild_id, complete)).toEqual([]);
    // Disabling the screening admits pending members.
    const off = await modifyGuildState(control, { guild_id, body: { screening: false } });
    expect(off.features).not.toContain("MEMBER_VERIFICATION_GATE_ENABLED");
    expect(await getGuildMember(owner.client, { guild_id, user_id: second.id })).toMatchObject({ pending: false });
  });

  it("rejects a duplicate vanity code [control-vanity-unique]", async () => {
    const [one, other] = [await newGuild(), await newGuild()];
    const set = (guild_id: string, vanity_url_code: string | null) =>
      modifyGuildState(world().control(), { guild_id, body: { vanity_url_code } });
    const code = `pier-${one.guild_id}`;
    await set(one.guild_id, code);
    await set(one.guild_id, code);
    expect(await refusal(set(other.guild_id, code))).toBe("400 50035 /vanity_url_code");
    await set(one.guild_id, null);
    expect((await set(other.guild_id, code)).vanity_url_code).toBe(code);
  });

  it("changes features and levels of the guild", async () => {
    const { guild_id, owner } = await newGuild();
    const change = () =>
      modifyGuildState(world().control(), { guild_id, body: { features: ["BANNER", "MADE_UP"], premium_tier: 2 } });
    expect(names(await world().eventsOf(guild_id, change))).toEqual(["GUILD_UPDATE"]);
    expect(await getGuild(owner.client, { guild_id })).toMatchObject({
      features: ["BANNER", "MADE_UP"],
      premium_tier: 2,
    });
  });

  it("counts boosts", async () => {
    const { guild_id, owner } = await newGuild();
    const boosts = async () => (await getGuild(owner.client, { guild_id })).premium_subscription_count;
    const user_id = owner.id;
    await boostGuild(world().control(), { guild_id, user_id });
    expect(await world().eventsOf(guild_id, () => boostGuild(world().control(), { guild_id, user_id }))).toEqual([]);
    expect(await boosts()).toBe(1);
    expect((await getGuildMember(owner.client, { guild_id, user_id })).premium_since).not.toBeNull();
    await stopBoosting(world().control(), { guild_id, user_id });
    expect(await boosts()).toBe(0);
  });

  it("makes members inactive for prunes", async () => {
    const { guild_id, owner } = await newGuild();
    const { id: user_id } = await world().member(guild_id);
    const count = async () => (await getGuildPruneCount(owner.client, { guild_id, days: 7 })).pruned;
    expect(await count()).toBe(0);
    await setLastActivity(world().control(), { guild_id, user_id, body: { days_ago: 8 } });
    expect(await count()).toBe(1);
    await setLastActivity(world().control(), { guild_id, user_id, body: {} });
    expect(await count()).toBe(0);
  });

  it("connects members to voice, and to a stage as listeners", async () => {
    const { guild_id, owner, text, voice, stage } = await newGuild();
    const control = world().control();
    const user_id = owner.id;
    const connect = (channel_id: string) => connectVoice(control, { guild_id, user_id, body: { channel_id } });
    expect(await connect(voice)).toMatchObject({ channel_id: voice, suppress: false, mute: false });
    expect(await connect(stage)).toMatchObject({ channel_id: stage, suppress: true });
    expect(await refusal(connect(text))).toBe("400 50024");
    expect(await refusal(connect("1"))).toBe("404 10003");
    expect(await getVoiceState(control, { guild_id, user_id })).toMatchObject({ channel_id: stage });
    await disconnectVoice(control, { guild_id, user_id });
    expect(await refusal(getVoiceState(control, { guild_id, user_id }))).toBe("400 40032");
  });

  it("starts and ends stages", async () => {
    const { guild_id, text, stage: channel_id } = await newGuild();
    const control = world().control();
    const open = (topic: string) => openStage(control, { channel_id, body: { topic, privacy_level: 1 } });
    const first = await open("Tides");
    expect(await open("Winds")).toEqual({ ...first, topic: "Winds" });
    expect(first).toMatchObject({ guild_id, channel_id, privacy_level: 1 });
    await closeStage(control, { channel_id });
    expect(await refusal(closeStage(control, { channel_id }))).toBe("404 10067");
    expect(await refusal(openStage(control, { channel_id: text, body: { topic: "Tides" } }))).toBe("400 50024");
  });

  it("starts threads, which are listed until archived, and again after a message [control-message-unarchives]", async () => {
    const { guild_id, owner, text: channel_id, voice } = await newGuild();
    const control = world().control();
    const member = await world().member(guild_id);
    const start = (place: string) =>
      startThread(control, { channel_id: place, body: { name: "berths", owner_id: owner.id } });
    const thread = await start(channel_id);
    expect(thread).toMatchObject({ type: ChannelType.GUILD_PUBLIC_THREAD, parent_id: channel_id, member_count: 1 });
    await joinThread(control, { channel_id: thread.id, user_id: member.id });
    expect(await getThread(control, { channel_id: thread.id })).toMatchObject({ member_count: 2 });
    await leaveThread(control, { channel_id: thread.id, user_id: member.id });
    const listed = async () => (await listActiveThreads(owner.client, { guild_id })).threads.map((each) => each.id);
    expect(await listed()).toEqual([thread.id]);
    await modifyThread(control, { channel_id: thread.id, body: { archived: true, locked: true } });
    expect(await getThread(control, { channel_id: thread.id })).toMatchObject({
      member_count: 1,
      thread_metadata: { archived: true, locked: true },
    });
    expect(await listed()).toEqual([]);
    await sendMessage(control, { channel_id: thread.id, body: { author_id: owner.id, content: "again" } });
    expect(await listed()).toEqual([thread.id]);
    expect(await refusal(start(voice))).toBe("400 50024");
    expect(await refusal(getThread(control, { channel_id }))).toBe("404 10003");
  });

  it("hides private threads from members who have neither joined nor manage them", async () => {
    const { guild_id, owner, text: channel_id } = await newGuild();
    const control = world().control();
    const start = { channel_id, body: { name: "berths", owner_id: owner.id, private: true } };
    const { id } = await startThread(control, start);
    const moderator = await world().member(guild_id, "MANAGE_THREADS");
    const member = await world().member(guild_id);
    const write = ({ id: author_id }: { readonly id: string }) =>
      sendMessage(control, { channel_id: id, body: { author_id, content: "Hello" } });
    await write(moderator);
    expect(await refusal(write(member))).toBe("403 50001");
    expect(await refusal(listMessages(control, { channel_id: id, viewer_id: member.id }))).toBe("403 50001");
    await joinThread(control, { channel_id: id, user_id: member.id });
    await write(member);
    expect(await listMessages(control, { channel_id: id, viewer_id: member.id })).toHaveLength(2);
  });

  it("adds emojis to the guild", async () => {
    const { guild_id, owner } = await newGuild();
    const control = world().control();
    const emoji = await addEmoji(control, { guild_id, body: { name: "mole", user_id: owner.id } });
    expect((await getGuild(owner.client, { guild_id })).emojis).toEqual([expect.objectContaining({ id: emoji.id })]);
    await removeEmoji(control, { guild_id, emoji_id: emoji.id });
    expect((await getGuild(owner.client, { guild_id })).emojis).toEqual([]);
    expect(await refusal(removeEmoji(control, { guild_id, emoji_id: emoji.id }))).toBe("404 10014");
  });

  it("installs applications with a role of their own, and fires the events [control-install-events]", async () => {
    const { guild_id, owner } = await newGuild();
    const control = world().control();
    const { id: owner_id } = await world().user();
    const application = await createApplication(control, { body: { name: "Pilot", owner_id } });
    const install = (permissions: string) =>
      installApplication(control, { guild_id, application_id: application.id, body: { permissions } });
    const events = await world().eventsOf(guild_id, () => install("8"));
    expect(names(events)).toEqual([
      "GUILD_ROLE_CREATE",
      "GUILD_CREATE",
      "GUILD_MEMBER_ADD",
      "GUILD_INTEGRATIONS_UPDATE",
    ]);
    const created = events[1]?.payload as GuildCreateEvent;
    expect(created).toMatchObject({ id: guild_id, member_count: 2, large: false, unavailable: false });
    expect(created.members).toHaveLength(2);
    expect(created.channels).toHaveLength(3);
    const roles = await getGuildRoles(owner.client, { guild_id });
    const role = roles.find(({ managed }) => managed);
    expect(role).toMatchObject({ name: "Pilot", permissions: "8", tags: { bot_id: application.bot_id } });
    const member = await getGuildMember(owner.client, { guild_id, user_id: application.bot_id });
    expect(member.roles).toEqual([role?.id]);
    const again = await install("16");
    expect(again.role_id).toBe(role?.id);
    expect((await getGuildRoles(owner.client, { guild_id })).find(({ managed }) => managed)?.permissions).toBe("16");
    expect(await refusal(install("99999999999999999999"))).toBe("400 50035 /permissions");
  });

  it("connects third-party accounts", async () => {
    const { guild_id, owner } = await newGuild();
    const body = { type: "twitch", name: "Harbour Cam", account_id: "harbourcam", user_id: owner.id } as const;
    const connect = () => connectAccount(world().control(), { guild_id, body });
    expect(names(await world().eventsOf(guild_id, connect))).toEqual(["GUILD_INTEGRATIONS_UPDATE"]);
  });

  it("writes messages as members with permission", async () => {
    const { guild_id, owner, text: channel_id, voice } = await newGuild();
    const control = world().control();
    const body = { author_id: owner.id, content: `Hello <@${owner.id}>` };
    const message = await sendMessage(control, { channel_id, body });
    expect(message).toMatchObject({ guild_id, channel_id, content: body.content, author: { id: owner.id } });
    expect(message["mentions"]).toEqual([expect.objectContaining({ id: owner.id })]);
    expect(await getMessage(control, { message_id: message.id })).toEqual(message);
    expect(await listMessages(control, { channel_id, viewer_id: owner.id })).toEqual([message]);
    const stranger = await world().user();
    expect(await refusal(listMessages(control, { channel_id, viewer_id: stranger.id }))).toBe("403 50001");
    const strange = { author_id: stranger.id, content: "Hello" };
    expect(await refusal(sendMessage(control, { channel_id, body: strange }))).toBe("403 50001");
    expect(await refusal(sendMessage(control, { channel_id: voice, body }))).toBe("400 50024");
    expect(await refusal(getMessage(control, { message_id: "1" }))).toBe("404 10008");
  });

  it("rejects messages of pending members [control-message-pending] [member-add-pending-restricted]", async () => {
    const { guild_id, text: channel_id } = await newGuild();
    const control = world().control();
    await modifyGuildState(control, { guild_id, body: { screening: true } });
    const { id: user_id } = await world().user();
    await joinGuild(control, { guild_id, user_id });
    const write = () => sendMessage(control, { channel_id, body: { author_id: user_id, content: "Hello" } });
    expect(await refusal(write())).toBe("403 20027");
    await completeScreening(control, { guild_id, user_id });
    await write();
  });

  it("applies slow mode, except to moderators [control-message-slow-mode] [channel-create-slow-mode-exempt]", async () => {
    const { guild_id, owner } = await newGuild();
    const control = world().control();
    const slow = { name: "slow", rate_limit_per_user: 30 };
    const { id: channel_id } = await createGuildChannel(owner.client, { guild_id, body: slow });
    const write = (author_id: string) => sendMessage(control, { channel_id, body: { author_id, content: "Hello" } });
    const [member, moderator] = [await world().member(guild_id), await world().member(guild_id, "MANAGE_MESSAGES")];
    await write(member.id);
    expect(await refusal(write(member.id))).toBe("403 20016");
    await write(moderator.id);
    await write(moderator.id);
    const bot = await world().bot();
    await world().join(guild_id, bot);
    await write(bot.id);
    await write(bot.id);
    await moveClock(control, { body: { advance: 30 } });
    await write(member.id);
  });

  it("applies the verification level to new members [control-message-verification] [member-role-admits-bypass]", async () => {
    const { guild_id, owner, text: channel_id } = await newGuild(4);
    const control = world().control();
    const { id: user_id } = await world().user();
    await joinGuild(control, { guild_id, user_id });
    const write = (author_id = user_id) => sendMessage(control, { channel_id, body: { author_id, content: "Hello" } });
    await moveClock(control, { body: { advance: 601 } });
    expect(await refusal(write())).toBe("403 50009");
    await modifyUser(control, { user_id, body: { phone: true } });
    expect(await refusal(write())).toBe("403 50009");
    await modifyUser(control, { user_id, body: { verified: true } });
    await write();
    await write(owner.id);
    const trusted = await world().member(guild_id, "CHANGE_NICKNAME");
    await write(trusted.id);
  });
});
