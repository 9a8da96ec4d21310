import { once } from "node:events";
import type { Client, FileContent } from "eris";
import type { Stage } from "./stage.js";
import type { Calls } from "./steps.js";

const file: FileContent = { name: "log.txt", file: Buffer.from("All quiet") };
const command = { name: "moor", description: "Moors a ship", type: 1 } as const;

/** The calls of eris, and of its fork with the same interface. */
export function callsOfEris(client: Client, stage: Stage): Calls {
  const { guildId, channelId, stageChannelId, speakerId, bot } = stage;
  const { applicationId } = bot;
  const original = "@original";
  return {
    createGuild: () => client.createGuild("Harbour", { roles: [{ id: 0, name: "everyone" }] } as never),
    getGuild: () => client.getRESTGuild(guildId, true),
    modifyGuild: () => client.editGuild(guildId, { name: "Pier", afkTimeout: 900 }, "moved"),
    deleteGuild: async () => client.deleteGuild(await stage.guild()),
    getGuildPreview: () => client.getGuildPreview(guildId),
    getGuildChannels: () => client.getRESTGuildChannels(guildId),
    createGuildChannel: () => client.createChannel(guildId, "log", 0, { topic: "Tides", reason: "new" }),
    modifyGuildChannelPositions: () => client.editChannelPositions(guildId, [{ id: channelId, position: 1 } as never]),
    listActiveThreads: () => client.getActiveGuildThreads(guildId),
    getGuildMember: async () => client.getRESTGuildMember(guildId, await stage.member()),
    listGuildMembers: () => client.getRESTGuildMembers(guildId, { limit: 10 }),
    searchGuildMembers: () => client.searchGuildMembers(guildId, "user", 5),
    addGuildMember: async () => {
      const { id, token } = await stage.joiner();
      await client.addGuildMember(guildId, id, token, { nick: "Nelly" });
    },
    modifyGuildMember: async () => client.editGuildMember(guildId, await stage.member(), { nick: "Nan" }, "signed on"),
    modifyCurrentUserNick: () => client.editNickname(guildId, "Pilot"),
    addGuildMemberRole: async () => client.addGuildMemberRole(guildId, await stage.member(), await stage.role()),
    removeGuildMemberRole: async () => client.removeGuildMemberRole(guildId, await stage.member(), await stage.role()),
    removeGuildMember: async () => client.kickGuildMember(guildId, await stage.member(), "left"),
    getGuildBans: () => client.getGuildBans(guildId, { limit: 10 }),
    getGuildBan: async () => client.getGuildBan(guildId, await stage.banned()),
    createGuildBan: async () =>
      client.banGuildMember(guildId, await stage.member(), { deleteMessageSeconds: 86_400, reason: "spam" }),
    removeGuildBan: async () => client.unbanGuildMember(guildId, await stage.banned(), "forgiven"),
    getGuildRoles: () => client.getRESTGuildRoles(guildId),
    createGuildRole: () => client.createRole(guildId, { name: "crew", color: 255, permissions: 2048n }),
    modifyGuildRolePositions: async () => {
      const id = await stage.role();
      // The library moves a role among those that it has received.
      while (client.guilds.get(guildId)?.roles.has(id) !== true) await once(client, "guildRoleCreate");
      await client.editRolePosition(guildId, id, 1);
    },
    modifyGuildRole: async () => client.editRole(guildId, await stage.role(), { name: "hands", mentionable: true }),
    deleteGuildRole: async () => client.deleteRole(guildId, await stage.role()),
    getGuildPruneCount: () => client.getPruneCount(guildId, { days: 7 }),
    beginGuildPrune: () => client.pruneMembers(guildId, { days: 30, computePruneCount: true }),
    getGuildVoiceRegions: () => client.getVoiceRegions(guildId),
    getGuildInvites: () => client.getGuildInvites(guildId),
    getGuildVanityUrl: () => client.getGuildVanity(guildId),
    getGuildIntegrations: () => client.getGuildIntegrations(guildId),
    deleteGuildIntegration: async () => client.deleteGuildIntegration(guildId, await stage.integration()),
    getGuildWidgetSettings: () => client.getGuildWidgetSettings(guildId),
    modifyGuildWidget: () => client.editGuildWidget(guildId, { enabled: true, channel_id: channelId }),
    getGuildWidget: () => client.getGuildWidget(guildId),
    // It returns the URL.
    getGuildWidgetImage: "not offered",
    getGuildWelcomeScreen: () => client.getGuildWelcomeScreen(guildId),
    modifyGuildWelcomeScreen: () =>
      client.editGuildWelcomeScreen(guildId, {
        enabled: true,
        description: "Moor here",
        welcomeChannels: [{ channelID: channelId, description: "Moor here", emojiID: null, emojiName: "⚓" }],
      }),
    modifyCurrentUserVoiceState: () =>
      client.editGuildVoiceState(guildId, { channelID: stageChannelId, suppress: true } as never),
    modifyUserVoiceState: async () =>
      client.editGuildVoiceState(guildId, { channelID: stageChannelId, suppress: true } as never, speakerId),
    createWebhook: async () => client.createChannelWebhook(await stage.channel(), { name: "Lighthouse" }),
    getChannelWebhooks: () => client.getChannelWebhooks(channelId),
    getGuildWebhooks: () => client.getGuildWebhooks(guildId),
    getWebhook: async () => client.getWebhook((await stage.webhook()).id),
    getWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await client.getWebhook(id, token);
    },
    modifyWebhook: async () => client.editWebhook((await stage.webhook()).id, { name: "Beacon", channelID: channelId }),
    modifyWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await client.editWebhook(id, { name: "Lamp" }, token);
    },
    deleteWebhook: async () => client.deleteWebhook((await stage.webhook()).id),
    deleteWebhookWithToken: async () => {
      const { id, token } = await stage.webhook();
      await client.deleteWebhook(id, token);
    },
    executeWebhook: async () => {
      const { id, token } = await stage.webhook();
      const embeds = [{ title: "Sight", description: "100 m" }];
      await client.executeWebhook(id, token, { wait: true, content: "Fog", username: "Nelly", embeds, file });
    },
    executeSlackCompatibleWebhook: async () => {
      const { id, token } = await stage.webhook();
      await client.executeSlackWebhook(id, token, { text: "Fog", wait: true });
    },
    executeGitHubCompatibleWebhook: "not offered",
    getWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await client.getWebhookMessage(webhook.id, webhook.token, await stage.messageOf(webhook));
    },
    editWebhookMessage: async () => {
      const webhook = await stage.webhook();
      const id = await stage.messageOf(webhook);
      await client.editWebhookMessage(webhook.id, webhook.token, id, { content: "Clear", file });
    },
    deleteWebhookMessage: async () => {
      const webhook = await stage.webhook();
      await client.deleteWebhookMessage(webhook.id, webhook.token, await stage.messageOf(webhook));
    },
    createInteractionResponse: async () => {
      const { id, token } = await stage.interaction();
      await client.createInteractionResponse(id, token, { type: 4, data: { content: "Moored" } }, file);
    },
    getOriginalInteractionResponse: async () =>
      client.getWebhookMessage(applicationId, (await stage.responded()).token, original),
    editOriginalInteractionResponse: async () =>
      client.editWebhookMessage(applicationId, (await stage.responded()).token, original, { content: "Moored at one" }),
    deleteOriginalInteractionResponse: async () =>
      client.deleteWebhookMessage(applicationId, (await stage.responded()).token, original),
    createFollowupMessage: async () =>
      client.executeWebhook(applicationId, (await stage.responded()).token, {
        content: "The papers",
        wait: true,
        file,
      }),
    getFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await client.getWebhookMessage(applicationId, interaction.token, id);
    },
    editFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await client.editWebhookMessage(applicationId, interaction.token, id, { content: "The fee" });
    },
    deleteFollowupMessage: async () => {
      const interaction = await stage.responded();
      const id = await stage.followUpOf(interaction);
      await client.deleteWebhookMessage(applicationId, interaction.token, id);
    },
    getCurrentUser: () => client.getSelf(),
    getCurrentApplication: () => client.getOAuthApplication(),
    createChannelMessage: () =>
      client.createMessage(channelId, { content: "Ahoy", embeds: [{ title: "Arrivals" }] }, file),
    listChannelMessages: () => client.getMessages(channelId, { limit: 5 }),
    getChannelMessage: async () => client.getMessage(channelId, await stage.message()),
    editChannelMessage: async () => client.editMessage(channelId, await stage.message(), "Farewell"),
    deleteChannelMessage: async () => client.deleteMessage(channelId, await stage.message(), "gone"),
    listGlobalCommands: () => client.getCommands(),
    createGlobalCommand: () => client.createCommand(command),
    replaceGlobalCommands: () => client.bulkEditCommands([command]),
    getGlobalCommand: async () => client.getCommand(await stage.command(true)),
    modifyGlobalCommand: async () => client.editCommand(await stage.command(true), { description: "Moors" } as never),
    deleteGlobalCommand: async () => client.deleteCommand(await stage.command(true)),
    listGuildCommands: () => client.getGuildCommands(guildId),
    createGuildCommand: () => client.createGuildCommand(guildId, command),
    replaceGuildCommands: () => client.bulkEditGuildCommands(guildId, [command]),
    modifyGuildCommand: async () =>
      client.editGuildCommand(guildId, await stage.command(false), { description: "Moors" } as never),
    deleteGuildCommand: async () => client.deleteGuildCommand(guildId, await stage.command(false)),
    "reply with a file": async () => {
      const messageID = await stage.message();
      const sent = await client.createMessage(channelId, { content: "Aye", messageReference: { messageID } }, file);
      await stage.assertHasFile(sent.id, "log.txt", messageID);
    },
    "replace a file": async () => {
      const id = await stage.messageWithFile();
      await client.editMessage(channelId, id, { attachments: [], file } as never);
      await stage.assertHasFile(id, "log.txt");
    },
    "get a channel": () => client.getRESTChannel(channelId),
    "delete a channel": async () => client.deleteChannel(await stage.channel()),
    "create an invite": () => client.createChannelInvite(channelId),
    "start a thread": () => client.createThread(channelId, { name: "Tides", type: 11, autoArchiveDuration: 60 }),
    "add a reaction": async () => client.addMessageReaction(channelId, await stage.message(), "⚓"),
    "get a user": () => client.getRESTUser(bot.id),
    "list the emojis of a guild": () => client.getRESTGuildEmojis(guildId),
    "get the audit log": () => client.getGuildAuditLog(guildId),
  };
}
