/** The operations of the interface. */
export const operations = [
  "createGuild",
  "getGuild",
  "modifyGuild",
  "deleteGuild",
  "getGuildPreview",
  "getGuildChannels",
  "createGuildChannel",
  "modifyGuildChannelPositions",
  "listActiveThreads",
  "getGuildMember",
  "listGuildMembers",
  "searchGuildMembers",
  "addGuildMember",
  "modifyGuildMember",
  "modifyCurrentUserNick",
  "addGuildMemberRole",
  "removeGuildMemberRole",
  "removeGuildMember",
  "getGuildBans",
  "getGuildBan",
  "createGuildBan",
  "removeGuildBan",
  "getGuildRoles",
  "createGuildRole",
  "modifyGuildRolePositions",
  "modifyGuildRole",
  "deleteGuildRole",
  "getGuildPruneCount",
  "beginGuildPrune",
  "getGuildVoiceRegions",
  "getGuildInvites",
  "getGuildVanityUrl",
  "getGuildIntegrations",
  "deleteGuildIntegration",
  "getGuildWidgetSettings",
  "modifyGuildWidget",
  "getGuildWidget",
  "getGuildWidgetImage",
  "modifyGuildWelcomeScreen",
  "getGuildWelcomeScreen",
  "modifyCurrentUserVoiceState",
  "modifyUserVoiceState",
  "createWebhook",
  "getChannelWebhooks",
  "getGuildWebhooks",
  "getWebhook",
  "getWebhookWithToken",
  "modifyWebhook",
  "modifyWebhookWithToken",
  "deleteWebhook",
  "deleteWebhookWithToken",
  "executeWebhook",
  "executeSlackCompatibleWebhook",
  "executeGitHubCompatibleWebhook",
  "getWebhookMessage",
  "editWebhookMessage",
  "deleteWebhookMessage",
  "createInteractionResponse",
  "getOriginalInteractionResponse",
  "editOriginalInteractionResponse",
  "deleteOriginalInteractionResponse",
  "createFollowupMessage",
  "getFollowupMessage",
  "editFollowupMessage",
  "deleteFollowupMessage",
] as const;

/** The operations of bots outside of the interface. */
export const botOperations = [
  "getCurrentUser",
  "getCurrentApplication",
  "createChannelMessage",
  "listChannelMessages",
  "getChannelMessage",
  "editChannelMessage",
  "deleteChannelMessage",
  "listGlobalCommands",
  "createGlobalCommand",
  "replaceGlobalCommands",
  "getGlobalCommand",
  "modifyGlobalCommand",
  "deleteGlobalCommand",
  "listGuildCommands",
  "createGuildCommand",
  "replaceGuildCommands",
  "modifyGuildCommand",
  "deleteGuildCommand",
] as const;

/** What bots do with files, by the operations above. */
export const fileSteps = ["reply with a file", "replace a file"] as const;

/** What libraries offer and the interface does not have. */
export const outsideCalls = [
  "get a channel",
  "delete a channel",
  "create an invite",
  "start a thread",
  "add a reaction",
  "get a user",
  "list the emojis of a guild",
  "get the audit log",
] as const;

export type Step =
  | (typeof operations)[number]
  | (typeof botOperations)[number]
  | (typeof fileSteps)[number]
  | (typeof outsideCalls)[number];

/** The steps in the order in which every library runs them: what is outside of the interface comes last. */
export const steps: readonly Step[] = [...operations, ...botOperations, ...fileSteps, ...outsideCalls];

/** Every library has a call for a step, or does not offer one. */
export type Calls = Readonly<Record<Step, (() => Promise<unknown>) | "not offered">>;

/** The other ids of the operations that fulfil a step. */
export const sameOperation: Readonly<Partial<Record<Step, readonly string[]>>> = {
  getCurrentApplication: ["getCurrentOAuth2Application"],
  "reply with a file": ["createChannelMessage"],
  "replace a file": ["editChannelMessage"],
};
