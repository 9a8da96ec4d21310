import type { Client } from "oceanic.js";
import type { Stage } from "./stage.js";
import type { Calls } from "./steps.js";

const files = [{ name: "log.txt", contents: Buffer.from("All quiet") }];
const command = { name: "moor", description: "Moors a ship", type: 1 } as const;

/** The calls of oceanic.js. */
export function callsOfOceanic({ rest }: Client, stage: Stage): Calls {
  const { guildId, channelId, stageChannelId, speakerId, bot } = stage;
  const { applicationId } = bot;
  const { guilds, channels, webhooks, interactions, applications } = rest;
  return {
    // The library has removed both.
    createGuild: "not offered",
    deleteGuild: "not offered",
    getGuild: () => guilds.get(guildId, true),
    modifyGuild: () => guilds.edit(guildId, { name: "Pier", afkTimeout: 900, reason: "moved" }),
    getGuildPreview: () => guilds.getPreview(guildId),
    getGuildChannels: () => guilds.getChannels(guildId),
    createGuildChannel: () => guilds.createChannel(guildId, 0, { name: "log", topic: "Tides", reason: "new" }),
    modifyGuildChannelPositions: () => guilds.editChannelPositions(guildId, [{ id: channelId, position: 1 }]),
    listActiveThreads: () => guilds.getActiveThreads(guildId),
    getGuildMember: async () => guilds.getMember(guildId, await stage.member()),
    listGuildMembers: () => guilds.getMembers(guildId, { limit: 10 }),
    searchGuildMembers: () => guilds.searchMembers(guildId, { query: "user", limit: 5 }),
    addGuildMember: async () => {
      const { id, token } = await stage.joiner();
      await guilds.addMember(guildId, id, { accessToken: token, nick: "Nelly" });
    },
    modifyGuildMember: async () => guilds.editMember(guildId, await stage.member(), { nick: "Nan", reason: "new" }),
    // It changes the nickname by a later path.
    modifyCurrentUserNick: "not offered",
    addGuildMemberRole: async () => guilds.addMemberRole(guildId, await stage.member(), await stage.role()),
    removeGuildMemberRole: async () => guilds.removeMemberRole(guildId, await stage.member(), await stage.role()),
    removeGuildMember: async () => guilds.removeMember(guildId, await stage.member(), "left"),
    getGuildBans: () => guilds.getBans(guildId, { limit: 10 }),
    getGuildBan: async () => guilds.getBan(guildId, await stage.banned()),
    createGuildBan: async () =>
      guilds.createBan(guildId, await stage.member(), { deleteMessageSeconds: 86_400, reason: "spam" }),
    removeGuildBan: async () => guilds.removeBan(guildId, await stage.banned(), "forgiven"),
    getGuildRoles: () => guilds.getRoles(guildId),
    createGuildRole: () => guilds.createRole(guildId, { name: "crew", colors: { primaryColor: 255 } }),
    modifyGuildRolePositions: async () => guilds.editRolePositions(guildId, [{ id: await stage.role(), position: 1 }]),
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
    modifyGuildWidget: () => guilds.editWidget(guildId, { enabled: true, channelID: channelId }),
    getGuildWidget: () => guilds.getWidgetJSON(guildId),
    getGuildWidgetImage: () => guilds.getWidgetImage(guildId),
    getGuildWelcomeScreen: () => guilds.getWelcomeScreen(guildId),
    modifyGuildWelcomeScreen: () =>
      guilds.editWelcomeScreen(guildId, {
        enabled: true,
        description: "Moor here",
        welcomeChannels: [{ channelID: channelId, description: "Moor here", emojiID: null, emojiName: "⚓" }],
      }),
    modifyCurrentUserVoiceState: () =>
      guilds.editCurrentUserVoiceState(guildId, { channelID: stageChannelId, suppress: true }),
    modifyUserVoiceState: () =>
      guilds.editUserVoiceState(guildId, speakerId, { channelID: stageChannelId, suppress: true }),
    createWebhook: async () => webhooks.create(await stage.channel(), { name: "Lighthouse" }),
    getChannelWebhooks: () => webhooks.getForChannel(channelId),
    getGuildWebhooks: () => webhooks.getForGuild(guildId),
    getWebhook: async () => webhooks.get((await stage.webhook()).id),
    getWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.get(id, token);
    },
    modifyWebhook: async () => webhooks.edit((await stage.webhook()).id, { name: "Beacon", channelID: channelId }),
    modifyWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.editToken(id, token, { name: "Lamp" });
    },
    deleteWebhook: async () => webhooks.delete((await stage.webhook()).id),
    deleteWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.deleteToken(id, token);
    },
    executeWebhook: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.execute(id, token, { wait: true, content: "Fog", embeds: [{ title: "Sight" }], files });
    },
    executeSlackCompatibleWebhook: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.executeSlack(id, token, { text: "Fog", wait: false });
    },
    executeGitHubCompatibleWebhook: async () => {
      const { id, token } = await stage.webhook();
      await webhooks.executeGithub(id, token, { action: "opened", sender: { login: "nelly" }, wait: false });
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
      await interactions.createInteractionResponse(id, token, { type: 4, data: { content: "Moored", files } }, true);
    },
    getOriginalInteractionResponse: async () =>
      interactions.getOriginalMessage(applicationId, (await stage.responded()).token),
    editOriginalInteractionResponse: async () =>
      interactions.editOriginalMessage(applicationId, (await stage.responded()).token, { content: "Moored at one" }),
    deleteOriginalInteractionResponse: async () =>
      interactions.deleteOriginalMessage(applicationId, (await stage.responded()).token),
    createFollowupMessage: async () =>
      interactions.createFollowupMessage(applicationId, (await stage.responded()).token, { content: "Papers", files }),
    getFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await interactions.getFollowupMessage(applicationId, interaction.token, id);
    },
    editFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await interactions.editFollowupMessage(applicationId, interaction.token, id, { content: "The fee" });
    },
    deleteFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await interactions.deleteFollowupMessage(applicationId, interaction.token, id);
    },
    getCurrentUser: () => rest.oauth.getCurrentUser(),
    getCurrentApplication: () => applications.getCurrent(),
    createChannelMessage: async () => {
      const messageReference = { messageID: await stage.message() };
      await channels.createMessage(channelId, { content: "Ahoy", embeds: [{ title: "A" }], files, messageReference });
    },
    listChannelMessages: () => channels.getMessages(channelId, { limit: 5 }),
    getChannelMessage: async () => channels.getMessage(channelId, await stage.message()),
    editChannelMessage: async () => channels.editMessage(channelId, await stage.message(), { content: "Farewell" }),
    deleteChannelMessage: async () => channels.deleteMessage(channelId, await stage.message(), "gone"),
    listGlobalCommands: () => applications.getGlobalCommands(applicationId),
    createGlobalCommand: () => applications.createGlobalCommand(applicationId, command),
    replaceGlobalCommands: () => applications.bulkEditGlobalCommands(applicationId, [command]),
    getGlobalCommand: async () => applications.getGlobalCommand(applicationId, await stage.command(true)),
    modifyGlobalCommand: async () => {
      const id = await stage.command(true);
      await applications.editGlobalCommand(applicationId, id, { description: "Moors" } as never);
    },
    deleteGlobalCommand: async () => applications.deleteGlobalCommand(applicationId, await stage.command(true)),
    listGuildCommands: () => applications.getGuildCommands(applicationId, guildId),
    createGuildCommand: () => applications.createGuildCommand(applicationId, guildId, command),
    replaceGuildCommands: () => applications.bulkEditGuildCommands(applicationId, guildId, [command]),
    modifyGuildCommand: async () => {
      const id = await stage.command(false);
      await applications.editGuildCommand(applicationId, guildId, id, { description: "Moors" } as never);
    },
    deleteGuildCommand: async () => applications.deleteGuildCommand(applicationId, guildId, await stage.command(false)),
    "reply with a file": async () => {
      const messageID = await stage.message();
      const sent = await channels.createMessage(channelId, { files, messageReference: { messageID } });
      await stage.assertHasFile(sent.id, "log.txt", messageID);
    },
    "replace a file": async () => {
      const id = await stage.messageWithFile();
      await channels.editMessage(channelId, id, { attachments: [], files });
      await stage.assertHasFile(id, "log.txt");
    },
    "get a channel": () => channels.get(channelId),
    "delete a channel": async () => channels.delete(await stage.channel()),
    "create an invite": () => channels.createInvite(channelId, {}),
    "start a thread": () =>
      channels.startThreadWithoutMessage(channelId, { name: "Tides", type: 11, autoArchiveDuration: 60 }),
    "add a reaction": async () => channels.createReaction(channelId, await stage.message(), "⚓"),
    "get a user": () => rest.users.get(bot.id),
    "list the emojis of a guild": () => guilds.getEmojis(guildId),
    "get the audit log": () => guilds.getAuditLog(guildId),
  };
}
