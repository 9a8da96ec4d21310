import { once } from "node:events";
import { type ChatInputCommandInteraction, type Client, Events, type TextChannel, WebhookClient } from "discord.js";
import type { Stage, WithToken } from "./stage.js";
import type { Calls } from "./steps.js";

const files = [{ name: "log.txt", attachment: Buffer.from("All quiet") }];
const command = { name: "moor", description: "Moors a ship" };

/** The calls of discord.js, by the objects that its gateway client has cached. */
export function callsOfGatewayClient(client: Client<true>, stage: Stage, api: string): Calls {
  const { guildId, channelId, speakerId } = stage;
  const guild = client.guilds.cache.get(guildId);
  if (guild === undefined) throw new Error("the client does not know the guild");
  const channel = guild.channels.cache.get(channelId) as TextChannel;
  const interactions = new Map<string, ChatInputCommandInteraction>();
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) interactions.set(interaction.id, interaction);
  });
  const received = async ({ id }: WithToken): Promise<ChatInputCommandInteraction> => {
    while (!interactions.has(id)) await once(client, Events.InteractionCreate);
    return interactions.get(id) as ChatInputCommandInteraction;
  };
  /** An interaction with a response of the library. */
  const responded = async (): Promise<ChatInputCommandInteraction> => {
    const interaction = await received(await stage.interaction());
    await interaction.reply("Moored");
    return interaction;
  };
  const fetchRole = async () => {
    const id = await stage.role();
    await guild.roles.fetch();
    return id;
  };
  const clientOf = (webhook: WithToken) => new WebhookClient(webhook, { rest: { api } });
  const commands = client.application.commands;
  return {
    createGuild: () => client.guilds.create({ name: "Harbour", icon: null }),
    getGuild: () => guild.fetch(),
    modifyGuild: () => guild.edit({ name: "Pier", afkTimeout: 900, reason: "moved" }),
    deleteGuild: async () => (await client.guilds.create({ name: "Harbour" })).delete(),
    getGuildPreview: () => client.fetchGuildPreview(guildId),
    getGuildChannels: () => guild.channels.fetch(),
    createGuildChannel: () => guild.channels.create({ name: "log", topic: "Tides", reason: "new" }),
    modifyGuildChannelPositions: () => guild.channels.setPositions([{ channel: channelId, position: 1 }]),
    listActiveThreads: () => guild.channels.fetchActiveThreads(),
    getGuildMember: async () => guild.members.fetch({ user: await stage.member(), force: true }),
    listGuildMembers: () => guild.members.list({ limit: 10 }),
    searchGuildMembers: () => guild.members.search({ query: "user" }),
    addGuildMember: async () => {
      const { id, token } = await stage.joiner();
      await guild.members.add(id, { accessToken: token, nick: "Nelly" });
    },
    modifyGuildMember: async () => guild.members.edit(await stage.member(), { nick: "Nan", reason: "signed on" }),
    // It changes the nickname by a later path.
    modifyCurrentUserNick: "not offered",
    addGuildMemberRole: async () => guild.members.addRole({ user: await stage.member(), role: await fetchRole() }),
    removeGuildMemberRole: async () =>
      guild.members.removeRole({ user: await stage.member(), role: await fetchRole() }),
    removeGuildMember: async () => guild.members.kick(await stage.member(), "left"),
    getGuildBans: () => guild.bans.fetch(),
    getGuildBan: async () => guild.bans.fetch({ user: await stage.banned(), force: true }),
    createGuildBan: async () =>
      guild.bans.create(await stage.member(), { deleteMessageSeconds: 86_400, reason: "spam" }),
    removeGuildBan: async () => guild.bans.remove(await stage.banned(), "forgiven"),
    getGuildRoles: () => guild.roles.fetch(),
    createGuildRole: () => guild.roles.create({ name: "crew", colors: { primaryColor: 255 }, permissions: 2048n }),
    modifyGuildRolePositions: async () => guild.roles.setPositions([{ role: await fetchRole(), position: 1 }]),
    modifyGuildRole: async () => guild.roles.edit(await fetchRole(), { name: "hands", mentionable: true }),
    deleteGuildRole: async () => guild.roles.delete(await fetchRole()),
    getGuildPruneCount: () => guild.members.prune({ days: 7, dry: true }),
    beginGuildPrune: () => guild.members.prune({ days: 30 }),
    // It lists the regions of the service.
    getGuildVoiceRegions: "not offered",
    getGuildInvites: () => guild.invites.fetch(),
    getGuildVanityUrl: () => guild.fetchVanityData(),
    getGuildIntegrations: () => guild.fetchIntegrations(),
    deleteGuildIntegration: async () => {
      const id = await stage.integration();
      await (await guild.fetchIntegrations()).get(id)?.delete();
    },
    getGuildWidgetSettings: () => guild.fetchWidgetSettings(),
    modifyGuildWidget: () => guild.setWidgetSettings({ enabled: true, channel: channelId }),
    getGuildWidget: () => guild.fetchWidget(),
    // It returns the URL.
    getGuildWidgetImage: "not offered",
    getGuildWelcomeScreen: () => guild.fetchWelcomeScreen(),
    modifyGuildWelcomeScreen: () =>
      guild.editWelcomeScreen({
        enabled: true,
        description: "Moor here",
        welcomeChannels: [{ channel: channelId, description: "Moor here", emoji: "⚓" }],
      }),
    modifyCurrentUserVoiceState: async () => guild.members.me?.voice.setSuppressed(true),
    modifyUserVoiceState: async () => guild.voiceStates.cache.get(speakerId)?.setSuppressed(true),
    createWebhook: async () => guild.channels.createWebhook({ channel: await stage.channel(), name: "Lighthouse" }),
    getChannelWebhooks: () => channel.fetchWebhooks(),
    getGuildWebhooks: () => guild.fetchWebhooks(),
    getWebhook: async () => client.fetchWebhook((await stage.webhook()).id),
    getWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await client.fetchWebhook(id, token);
    },
    modifyWebhook: async () =>
      (await client.fetchWebhook((await stage.webhook()).id)).edit({ name: "Beacon", channel: channelId }),
    modifyWebhookWithToken: async () => clientOf(await stage.webhook()).edit({ name: "Lamp" }),
    deleteWebhook: async () => client.deleteWebhook((await stage.webhook()).id),
    deleteWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await client.deleteWebhook(id, { token });
    },
    executeWebhook: async () =>
      clientOf(await stage.webhook()).send({ content: "Fog", username: "Nelly", embeds: [{ title: "Sight" }], files }),
    executeSlackCompatibleWebhook: async () => clientOf(await stage.webhook()).sendSlackMessage({ text: "Fog" }),
    executeGitHubCompatibleWebhook: "not offered",
    getWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await clientOf(webhook).fetchMessage(await stage.messageOf(webhook));
    },
    editWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await clientOf(webhook).editMessage(await stage.messageOf(webhook), { content: "Clear", files });
    },
    deleteWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await clientOf(webhook).deleteMessage(await stage.messageOf(webhook));
    },
    createInteractionResponse: async () =>
      (await received(await stage.interaction())).reply({ content: "Moored", files, withResponse: true }),
    getOriginalInteractionResponse: async () => (await responded()).fetchReply(),
    editOriginalInteractionResponse: async () => (await responded()).editReply({ content: "Moored at one", files }),
    deleteOriginalInteractionResponse: async () => (await responded()).deleteReply(),
    createFollowupMessage: async () => (await responded()).followUp({ content: "The papers", files }),
    getFollowupMessage: async () => {
      const interaction = await responded();
      await interaction.fetchReply((await interaction.followUp("The papers")).id);
    },
    editFollowupMessage: async () => {
      const interaction = await responded();
      await interaction.editReply({ message: (await interaction.followUp("The papers")).id, content: "The fee" });
    },
    deleteFollowupMessage: async () => {
      const interaction = await responded();
      await interaction.deleteReply((await interaction.followUp("The papers")).id);
    },
    getCurrentUser: () => client.users.fetch("@me" as never, { cache: false, force: true }),
    getCurrentApplication: () => client.application.fetch(),
    createChannelMessage: () => channel.send({ content: "Ahoy", embeds: [{ title: "Arrivals" }], files }),
    listChannelMessages: () => channel.messages.fetch({ limit: 5 }),
    getChannelMessage: async () => channel.messages.fetch({ message: await stage.message(), force: true }),
    editChannelMessage: async () => channel.messages.edit(await stage.message(), { content: "Farewell", files }),
    deleteChannelMessage: async () => channel.messages.delete(await stage.message()),
    listGlobalCommands: () => commands.fetch(),
    createGlobalCommand: () => commands.create(command),
    replaceGlobalCommands: () => commands.set([command]),
    getGlobalCommand: async () => commands.fetch(await stage.command(true), { force: true }),
    modifyGlobalCommand: async () => commands.edit(await stage.command(true), { description: "Moors" } as never),
    deleteGlobalCommand: async () => commands.delete(await stage.command(true)),
    listGuildCommands: () => guild.commands.fetch(),
    createGuildCommand: () => guild.commands.create(command),
    replaceGuildCommands: () => guild.commands.set([command]),
    modifyGuildCommand: async () => guild.commands.edit(await stage.command(false), { description: "Moors" } as never),
    deleteGuildCommand: async () => guild.commands.delete(await stage.command(false)),
    "reply with a file": async () => {
      const original = await channel.messages.fetch(await stage.message());
      const sent = await original.reply({ files });
      await stage.assertHasFile(sent.id, "log.txt", original.id);
    },
    "replace a file": async () => {
      const id = await stage.messageWithFile();
      await channel.messages.edit(id, { attachments: [], files });
      await stage.assertHasFile(id, "log.txt");
    },
    "get a channel": () => client.channels.fetch(channelId, { force: true }),
    "delete a channel": async () => guild.channels.delete(await stage.channel()),
    "create an invite": () => guild.invites.create(channelId),
    "start a thread": () => channel.threads.create({ name: "Tides" }),
    "add a reaction": async () => (await channel.messages.fetch(await stage.message())).react("⚓"),
    "get a user": async () => client.users.fetch(await stage.member(), { force: true }),
    "list the emojis of a guild": () => guild.emojis.fetch(),
    "get the audit log": () => guild.fetchAuditLogs(),
  };
}
