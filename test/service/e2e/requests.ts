/**
 * Valid bodies of the operations that need one, including fields that require a permission. Names in braces are ids of
 * the scene, as in paths.
 */
export const bodies: { readonly [operation: string]: object } = {
  createGuild: { name: "another guild" },
  modifyGuild: { name: "renamed" },
  createGuildChannel: { name: "a channel" },
  modifyGuildChannelPositions: [],
  modifyCurrentUserNick: { nick: "me" },
  modifyCurrentUserVoiceState: { channel_id: "{stage_id}", suppress: false },
  modifyUserVoiceState: { channel_id: "{stage_id}", suppress: false },
  addGuildMember: { access_token: "x", nick: "you" },
  modifyGuildMember: { nick: "you" },
  modifyGuildRolePositions: [],
  modifyGuildRole: { name: "renamed" },
  modifyGuildWidget: { enabled: false },
  modifyGuildWelcomeScreen: { enabled: false },
  createWebhook: { name: "a webhook" },
  modifyWebhook: { name: "renamed" },
  modifyWebhookWithToken: { name: "renamed" },
  executeWebhook: { content: "x" },
  createFollowupMessage: { content: "x" },
  executeSlackCompatibleWebhook: { text: "x" },
  executeGitHubCompatibleWebhook: { action: "x" },
  editWebhookMessage: { content: "x" },
  editFollowupMessage: { content: "x" },
  createInteractionResponse: { type: 5 },
  editOriginalInteractionResponse: { content: "x" },
};

/** Queries of the operations that need one. */
export const queries: { readonly [operation: string]: { readonly [parameter: string]: string } } = {
  searchGuildMembers: { query: "x" },
};
