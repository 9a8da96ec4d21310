import * as api from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import { startThread } from "@guildwire/control/client";
import { expect } from "vitest";
import type { BotActor, World } from "../harness/world.js";

const { GUILD_CATEGORY, GUILD_STAGE_VOICE, GUILD_TEXT, GUILD_VOICE } = ChannelType;

/** Calls every guild operation once as an owner, with each declared success. */
export async function tourOfGuilds(world: World): Promise<void> {
  const owner = await world.bot("Harbour");
  const { client } = owner;
  const guild = await api.createGuild(client, {
    body: {
      name: "Harbour",
      roles: [
        { id: 0, permissions: formatPermissions("VIEW_CHANNEL", "CHANGE_NICKNAME") },
        { id: 1, name: "pilot" },
      ],
      channels: [
        { id: 1, name: "Port", type: GUILD_CATEGORY },
        { id: 2, name: "arrivals", type: GUILD_TEXT, parent_id: 1 },
      ],
      system_channel_id: 2,
    },
  });
  const guild_id = guild.id;
  expect(guild).toMatchObject({ owner_id: owner.id, roles: [{ name: "@everyone" }, { name: "pilot" }] });
  expect(await api.getGuild(client, { guild_id, with_counts: true })).toMatchObject({ approximate_member_count: 1 });
  expect(await api.modifyGuild(client, { guild_id, body: { name: "Old Harbour" } })).toMatchObject({
    name: "Old Harbour",
  });
  expect(await api.getGuildPreview(client, { guild_id })).toMatchObject({ name: "Old Harbour" });

  await channels(world, owner, guild_id);
  await members(world, owner, guild_id);
  await roles(world, client, guild_id);
  await bansAndPrunes(world, client, guild_id);
  await voice(world, client, guild_id);
  await publicPages(world, client, guild_id);

  expect(await api.deleteGuild(client, { guild_id })).toBeUndefined();
}

async function channels(world: World, { client, id: owner_id }: BotActor, guild_id: string): Promise<void> {
  const made = await api.createGuildChannel(client, { guild_id, body: { name: "departures", topic: "Tides" } });
  expect(made).toMatchObject({ guild_id, name: "departures", topic: "Tides" });
  const body = [{ id: made.id, position: 0 }];
  expect(await api.modifyGuildChannelPositions(client, { guild_id, body })).toBeUndefined();
  expect((await api.getGuildChannels(client, { guild_id })).map(({ name }) => name).sort()).toEqual([
    "Port",
    "arrivals",
    "departures",
  ]);
  await startThread(world.control(), { channel_id: made.id, body: { name: "Tide tables", owner_id } });
  expect((await api.listActiveThreads(client, { guild_id })).threads).toMatchObject([{ name: "Tide tables" }]);
}

async function members(world: World, owner: BotActor, guild_id: string): Promise<void> {
  const { client, applicationId: application_id } = owner;
  const [pilot, cook] = [await world.user("pilot"), await world.user("cook")];
  const add = async (user_id: string) => {
    const grant = { user_id, application_id, scopes: ["guilds.join"] };
    const access_token = await world.write((work) => work.accessTokens.issue(grant));
    return api.addGuildMember(client, { guild_id, user_id, body: { access_token, nick: "new here" } });
  };
  expect(await add(pilot.id)).toMatchObject({ status: 201, body: { user: { username: "pilot" }, nick: "new here" } });
  expect(await add(pilot.id)).toEqual({ status: 204, body: undefined });
  await add(cook.id);
  expect(await api.listGuildMembers(client, { guild_id, limit: 10 })).toHaveLength(3);
  expect(await api.searchGuildMembers(client, { guild_id, query: "pil" })).toMatchObject([{ user: { id: pilot.id } }]);
  expect(await api.getGuildMember(client, { guild_id, user_id: pilot.id })).toMatchObject({ nick: "new here" });
  const modified = await api.modifyGuildMember(client, { guild_id, user_id: pilot.id, body: { nick: "First mate" } });
  expect(modified).toMatchObject({ nick: "First mate" });
  await api.modifyCurrentUserNick(pilot.client, { guild_id, body: { nick: "Pilot" } });
  expect(await api.getGuildMember(pilot.client, { guild_id, user_id: pilot.id })).toMatchObject({ nick: "Pilot" });
  expect(await api.removeGuildMember(client, { guild_id, user_id: cook.id })).toBeUndefined();
}

async function roles(world: World, client: api.Client, guild_id: string): Promise<void> {
  const member = await world.member(guild_id);
  const role = await api.createGuildRole(client, { guild_id, body: { name: "watch", hoist: true } });
  const at = { guild_id, user_id: member.id, role_id: role.id };
  expect(await api.addGuildMemberRole(client, at)).toBeUndefined();
  expect(await api.getGuildMember(client, at)).toMatchObject({ roles: [role.id] });
  expect(await api.removeGuildMemberRole(client, at)).toBeUndefined();
  expect(await api.getGuildMember(client, at)).toMatchObject({ roles: [] });
  const body = [{ id: role.id, position: 1 }];
  expect(await api.modifyGuildRolePositions(client, { guild_id, body })).toHaveLength(3);
  expect(await api.modifyGuildRole(client, { ...at, body: { color: 255 } })).toMatchObject({
    color: 255,
    name: "watch",
  });
  expect(await api.getGuildRoles(client, { guild_id })).toHaveLength(3);
  expect(await api.deleteGuildRole(client, at)).toBeUndefined();
  expect(await api.getGuildRoles(client, { guild_id })).toHaveLength(2);
}

async function bansAndPrunes(world: World, client: api.Client, guild_id: string): Promise<void> {
  const { id: user_id } = await world.member(guild_id);
  const at = { guild_id, user_id };
  expect(
    await api.createGuildBan(client, { ...at, body: { reason: "Piracy", delete_message_days: 1 } }),
  ).toBeUndefined();
  expect(await api.getGuildBan(client, at)).toMatchObject({ reason: "Piracy", user: { id: user_id } });
  expect(await api.getGuildBans(client, { guild_id })).toHaveLength(1);
  expect(await api.removeGuildBan(client, at)).toBeUndefined();
  expect(await api.getGuildBans(client, { guild_id })).toEqual([]);

  await world.member(guild_id);
  world.advance({ days: 8 });
  const { pruned } = await api.getGuildPruneCount(client, { guild_id, days: 7, include_roles: [] });
  expect(pruned).toBeGreaterThan(0);
  expect(await api.beginGuildPrune(client, { guild_id, body: { days: 7 } })).toEqual({ pruned });
}

async function voice(world: World, client: api.Client, guild_id: string): Promise<void> {
  expect((await api.getGuildVoiceRegions(client, { guild_id })).length).toBeGreaterThan(0);
  const stage = await api.createGuildChannel(client, { guild_id, body: { name: "stage", type: GUILD_STAGE_VOICE } });
  const speaker = await world.member(guild_id);
  await world.write((work) => work.voiceStates.connect(guild_id, speaker.id, stage.id, { suppress: false }), guild_id);
  const body = { channel_id: stage.id, suppress: true };
  expect(await api.modifyCurrentUserVoiceState(speaker.client, { guild_id, body })).toBeUndefined();
  const unsuppress = { guild_id, user_id: speaker.id, body: { ...body, suppress: false } };
  expect(await api.modifyUserVoiceState(client, unsuppress)).toBeUndefined();
  const lounge = await api.createGuildChannel(client, { guild_id, body: { name: "lounge", type: GUILD_VOICE } });
  const move = { guild_id, user_id: speaker.id, body: { channel_id: lounge.id, mute: true } };
  expect(await api.modifyGuildMember(client, move)).toMatchObject({ mute: true });
}

async function publicPages(world: World, client: api.Client, guild_id: string): Promise<void> {
  const [channel] = await api.getGuildChannels(client, { guild_id });
  const channel_id = channel?.id ?? "";
  const bot = await world.bot("Tide");
  const { invite, integration } = await world.write(async (work) => {
    const account = { account_id: bot.applicationId, account_name: "Tide", application_id: bot.applicationId };
    return {
      invite: await (await work.invites.insert({ guild_id, channel_id })).row,
      integration: await work.integrations.insert({
        guild_id,
        name: "Tide",
        type: "discord",
        syncing: false,
        revoked: false,
        ...account,
      }),
    };
  }, guild_id);
  expect(await api.getGuildInvites(client, { guild_id })).toMatchObject([{ code: invite.code }]);
  await world.features(guild_id, "VANITY_URL");
  expect(await api.getGuildVanityUrl(client, { guild_id })).toEqual({ code: null, uses: 0 });
  expect(await api.getGuildIntegrations(client, { guild_id })).toMatchObject([{ name: "Tide" }]);
  const { id: integration_id } = integration;
  expect(await api.deleteGuildIntegration(client, { guild_id, integration_id })).toBeUndefined();

  const anonymous = world.client();
  const settings = { enabled: true, channel_id };
  expect(await api.modifyGuildWidget(client, { guild_id, body: settings })).toMatchObject(settings);
  expect(await api.getGuildWidgetSettings(client, { guild_id })).toMatchObject(settings);
  expect(await api.getGuildWidget(anonymous, { guild_id })).toMatchObject({ id: guild_id, name: "Old Harbour" });
  const image = await api.getGuildWidgetImage(anonymous, { guild_id, style: "banner1" }, { as: "bytes" });
  expect(image.slice(1, 4)).toEqual(new TextEncoder().encode("PNG"));

  const screen = {
    description: "Ahoy",
    welcome_channels: [{ channel_id, description: "Start here", emoji_id: null, emoji_name: null }],
  };
  expect(await api.modifyGuildWelcomeScreen(client, { guild_id, body: screen })).toMatchObject({ description: "Ahoy" });
  expect(await api.getGuildWelcomeScreen(client, { guild_id })).toMatchObject({ description: "Ahoy" });
}
