import type { API } from "@discordjs/core/http-only";
import type { Stage } from "./stage.js";
import type { Calls } from "./steps.js";

const files = [{ name: "log.txt", data: Buffer.from("All quiet"), contentType: "text/plain" }];
const command = { name: "moor", description: "Moors a ship" };

/** The calls of @discordjs/core. */
export function callsOfCore(api: API, stage: Stage): Calls {
  const { guildId, channelId, stageChannelId, speakerId, bot } = stage;
  const { applicationId } = bot;
  const { guilds, webhooks, channels, interactions, applicationCommands } = api;
  return {
    createGuild: () => guilds.create({ name: "Harbour", icon: null as never }),
    getGuild: () => guilds.get(guildId, { with_counts: true }),
    modifyGuild: () => guilds.edit(guildId, { name: "Pier", afk_timeout: 900 }, { reason: "moved" }),
    deleteGuild: async () => guilds.delete(await stage.guild()),
    getGuildPreview: () => guilds.getPreview(guildId),
    getGuildChannels: () => guilds.getChannels(guildId),
    createGuildChannel: () => guilds.createChannel(guildId, { name: "log", type: 0, topic: "Tides" }),
    modifyGuildChannelPositions: () => guilds.setChannelPositions(guildId, [{ id: channelId, position: 1 }]),
    listActiveThreads: () => guilds.getActiveThreads(guildId),
    getGuildMember: async () => guilds.getMember(guildId, await stage.member()),
    listGuildMembers: () => guilds.getMembers(guildId, { limit: 10 }),
    searchGuildMembers: () => guilds.searchForMembers(guildId, { query: "user" }),
    addGuildMember: async () => {
      const { id, token } = await stage.joiner();
      await guilds.addMember(guildId, id, { access_token: token, nick: "Nelly" });
    },
    modifyGuildMember: async () => guilds.editMember(guildId, await stage.member(), { nick: "Nan" }),
    // It is the former path of the nickname.
    modifyCurrentUserNick: "not offered",
    addGuildMemberRole: async () => guilds.addRoleToMember(guildId, await stage.member(), await stage.role()),
    removeGuildMemberRole: async () => guilds.removeRoleFromMember(guildId, await stage.member(), await stage.role()),
    removeGuildMember: async () => guilds.removeMember(guildId, await stage.member()),
    getGuildBans: () => guilds.getMemberBans(guildId),
    getGuildBan: async () => guilds.getMemberBan(guildId, await stage.banned()),
    createGuildBan: async () =>
      guilds.banUser(guildId, await stage.member(), { delete_message_seconds: 86_400 }, { reason: "spam" }),
    removeGuildBan: async () => guilds.unbanUser(guildId, await stage.banned()),
    getGuildRoles: () => guilds.getRoles(guildId),
    createGuildRole: () => guilds.createRole(guildId, { name: "crew", colors: { primary_color: 255 } as never }),
    modifyGuildRolePositions: async () => guilds.setRolePositions(guildId, [{ id: await stage.role(), position: 1 }]),
    modifyGuildRole: async () => guilds.editRole(guildId, await stage.role(), { name: "hands", mentionable: true }),
    deleteGuildRole: async () => guilds.deleteRole(guildId, await stage.role()),
    getGuildPruneCount: () => guilds.getPruneCount(guildId, { days: 7 }),
    beginGuildPrune: () => guilds.beginPrune(guildId, { days: 30 }),
    getGuildVoiceRegions: () => guilds.getVoiceRegions(guildId),
    getGuildInvites: () => guilds.getInvites(guildId),
    getGuildVanityUrl: () => guilds.getVanityURL(guildId),
    getGuildIntegrations: () => guilds.getIntegrations(guildId),
    deleteGuildIntegration: async () => guilds.deleteIntegration(guildId, await stage.integration()),
    getGuildWidgetSettings: () => guilds.getWidgetSettings(guildId),
    modifyGuildWidget: () => guilds.editWidgetSettings(guildId, { enabled: true, channel_id: channelId }),
    getGuildWidget: () => guilds.getWidget(guildId),
    getGuildWidgetImage: () => guilds.getWidgetImage(guildId),
    getGuildWelcomeScreen: () => guilds.getWelcomeScreen(guildId),
    modifyGuildWelcomeScreen: () =>
      guilds.editWelcomeScreen(guildId, {
        enabled: true,
        welcome_channels: [{ channel_id: channelId, description: "Moor here" } as never],
      }),
    modifyCurrentUserVoiceState: () =>
      api.voice.editVoiceState(guildId, { channel_id: stageChannelId, suppress: true }),
    modifyUserVoiceState: async () =>
      api.voice.editUserVoiceState(guildId, speakerId, { channel_id: stageChannelId, suppress: true }),
    createWebhook: async () => channels.createWebhook(await stage.channel(), { name: "Lighthouse" }),
    getChannelWebhooks: () => channels.getWebhooks(channelId),
    getGuildWebhooks: () => guilds.getWebhooks(guildId),
    getWebhook: async () => webhooks.get((await stage.webhook()).id),
    getWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.get(id, { token });
    },
    modifyWebhook: async () => webhooks.edit((await stage.webhook()).id, { name: "Beacon", channel_id: channelId }),
    modifyWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.edit(id, { name: "Lamp" }, { token });
    },
    deleteWebhook: async () => webhooks.delete((await stage.webhook()).id),
    deleteWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.delete(id, { token });
    },
    executeWebhook: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.execute(id, token, { wait: true, content: "Fog", embeds: [{ title: "Sight" }], files });
    },
    executeSlackCompatibleWebhook: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.executeSlack(id, token, { text: "Fog" });
    },
    executeGitHubCompatibleWebhook: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.executeGitHub(id, token, { action: "opened", sender: { login: "nelly" } });
    },
    getWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await webhooks.getMessage(webhook.id, webhook.token, await stage.messageOf(webhook));
    },
    editWebhookMessage: async () => {
      const webhook = await stage.webhook();
      const id = await stage.messageOf(webhook);
      await webhooks.editMessage(webhook.id, webhook.token, id, { content: "Clear", files });
    },
    deleteWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await webhooks.deleteMessage(webhook.id, webhook.token, await stage.messageOf(webhook));
    },
    createInteractionResponse: async () => {
      const { id, token } = await stage.interaction();
      await interactions.reply(id, token, { content: "Moored", files, with_response: true });
    },
    getOriginalInteractionResponse: async () =>
      interactions.getOriginalReply(applicationId, (await stage.responded()).token),
    editOriginalInteractionResponse: async () =>
      interactions.editReply(applicationId, (await stage.responded()).token, { content: "Moored at one" }),
    deleteOriginalInteractionResponse: async () =>
      interactions.deleteReply(applicationId, (await stage.responded()).token),
    createFollowupMessage: async () =>
      interactions.followUp(applicationId, (await stage.responded()).token, { content: "The papers", files }),
    getFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await webhooks.getMessage(applicationId, interaction.token, id);
    },
    editFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await interactions.editReply(applicationId, interaction.token, { content: "The fee" }, id);
    },
    deleteFollowupMessage: async () => {
      const interaction = await stage.responded();
      await interactions.deleteReply(applicationId, interaction.token, await stage.followUpOf(interaction));
    },
    getCurrentUser: () => api.users.getCurrent(),
    getCurrentApplication: () => api.applications.getCurrent(),
    createChannelMessage: async () => {
      const message_reference = { message_id: await stage.message() };
      await channels.createMessage(channelId, { content: "Ahoy", embeds: [{ title: "A" }], files, message_reference });
    },
    listChannelMessages: () => channels.getMessages(channelId, { limit: 5 }),
    getChannelMessage: async () => channels.getMessage(channelId, await stage.message()),
    editChannelMessage: async () => channels.editMessage(channelId, await stage.message(), { content: "Farewell" }),
    deleteChannelMessage: async () => channels.deleteMessage(channelId, await stage.message(), { reason: "gone" }),
    listGlobalCommands: () => applicationCommands.getGlobalCommands(applicationId),
    createGlobalCommand: () => applicationCommands.createGlobalCommand(applicationId, command),
    replaceGlobalCommands: () => applicationCommands.bulkOverwriteGlobalCommands(applicationId, [command]),
    getGlobalCommand: async () => applicationCommands.getGlobalCommand(applicationId, await stage.command(true)),
    modifyGlobalCommand: async () =>
      applicationCommands.editGlobalCommand(applicationId, await stage.command(true), { description: "Moors" }),
    deleteGlobalCommand: async () => applicationCommands.deleteGlobalCommand(applicationId, await stage.command(true)),
    listGuildCommands: () => applicationCommands.getGuildCommands(applicationId, guildId),
    createGuildCommand: () => applicationCommands.createGuildCommand(applicationId, guildId, command),
    replaceGuildCommands: () => applicationCommands.bulkOverwriteGuildCommands(applicationId, guildId, [command]),
    modifyGuildCommand: async () => {
      const id = await stage.command(false);
      await applicationCommands.editGuildCommand(applicationId, guildId, id, { description: "Moors" });
    },
    deleteGuildCommand: async () =>
      applicationCommands.deleteGuildCommand(applicationId, guildId, await stage.command(false)),
    "reply with a file": async () => {
      const message_id = await stage.message();
      const sent = await channels.createMessage(channelId, { files, message_reference: { message_id } });
      await stage.assertHasFile(sent.id, "log.txt", message_id);
    },
    "replace a file": async () => {
      const id = await stage.messageWithFile();
      await channels.editMessage(channelId, id, { attachments: [], files });
      await stage.assertHasFile(id, "log.txt");
    },
    "get a channel": () => channels.get(channelId),
    "delete a channel": async () => channels.delete(await stage.channel()),
    "create an invite": () => channels.createInvite(channelId, {}),
    "start a thread": () => channels.createThread(channelId, { name: "Tides", type: 11 }),
    "add a reaction": async () => channels.addMessageReaction(channelId, await stage.message(), "⚓"),
    "get a user": () => api.users.get(bot.id),
    "list the emojis of a guild": () => guilds.getEmojis(guildId),
    "get the audit log": () => guilds.getAuditLogs(guildId),
  };
}
