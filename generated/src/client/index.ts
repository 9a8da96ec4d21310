// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

export { ApiError, type CallOptions, type Client, type FileInput } from "@guildwire/runtime/client";
export {
  type CreateGuildBanArgs,
  type GetGuildBanArgs,
  type GetGuildBansArgs,
  type RemoveGuildBanArgs,
  createGuildBan,
  getGuildBan,
  getGuildBans,
  removeGuildBan,
} from "./bans.js";
export {
  type CreateGuildChannelArgs,
  type GetGuildChannelsArgs,
  type ListActiveThreadsArgs,
  type ModifyGuildChannelPositionsArgs,
  createGuildChannel,
  getGuildChannels,
  listActiveThreads,
  modifyGuildChannelPositions,
} from "./channels.js";
export { type Api, createApi } from "./create-api.js";
export {
  type CreateGuildArgs,
  type DeleteGuildArgs,
  type GetGuildArgs,
  type GetGuildPreviewArgs,
  type ModifyGuildArgs,
  createGuild,
  deleteGuild,
  getGuild,
  getGuildPreview,
  modifyGuild,
} from "./guilds.js";
export {
  type DeleteGuildIntegrationArgs,
  type GetGuildIntegrationsArgs,
  deleteGuildIntegration,
  getGuildIntegrations,
} from "./integrations.js";
export {
  type CreateFollowupMessageArgs,
  type CreateInteractionResponseArgs,
  type DeleteFollowupMessageArgs,
  type DeleteOriginalInteractionResponseArgs,
  type EditFollowupMessageArgs,
  type EditOriginalInteractionResponseArgs,
  type GetFollowupMessageArgs,
  type GetOriginalInteractionResponseArgs,
  createFollowupMessage,
  createInteractionResponse,
  deleteFollowupMessage,
  deleteOriginalInteractionResponse,
  editFollowupMessage,
  editOriginalInteractionResponse,
  getFollowupMessage,
  getOriginalInteractionResponse,
} from "./interactions.js";
export {
  type GetGuildInvitesArgs,
  type GetGuildVanityUrlArgs,
  getGuildInvites,
  getGuildVanityUrl,
} from "./invites.js";
export {
  type AddGuildMemberArgs,
  type AddGuildMemberRoleArgs,
  type GetGuildMemberArgs,
  type ListGuildMembersArgs,
  type ModifyCurrentUserNickArgs,
  type ModifyGuildMemberArgs,
  type RemoveGuildMemberArgs,
  type RemoveGuildMemberRoleArgs,
  type SearchGuildMembersArgs,
  addGuildMember,
  addGuildMemberRole,
  getGuildMember,
  listGuildMembers,
  modifyCurrentUserNick,
  modifyGuildMember,
  paginateListGuildMembers,
  removeGuildMember,
  removeGuildMemberRole,
  searchGuildMembers,
} from "./members.js";
export {
  type BeginGuildPruneArgs,
  type GetGuildPruneCountArgs,
  beginGuildPrune,
  getGuildPruneCount,
} from "./prune.js";
export {
  type CreateGuildRoleArgs,
  type DeleteGuildRoleArgs,
  type GetGuildRolesArgs,
  type ModifyGuildRoleArgs,
  type ModifyGuildRolePositionsArgs,
  createGuildRole,
  deleteGuildRole,
  getGuildRoles,
  modifyGuildRole,
  modifyGuildRolePositions,
} from "./roles.js";
export { type ClientOptions, type Credentials, createClient } from "./security.js";
export {
  type GetGuildVoiceRegionsArgs,
  type ModifyCurrentUserVoiceStateArgs,
  type ModifyUserVoiceStateArgs,
  getGuildVoiceRegions,
  modifyCurrentUserVoiceState,
  modifyUserVoiceState,
} from "./voice.js";
export {
  type CreateWebhookArgs,
  type DeleteWebhookArgs,
  type DeleteWebhookMessageArgs,
  type DeleteWebhookWithTokenArgs,
  type EditWebhookMessageArgs,
  type ExecuteGitHubCompatibleWebhookArgs,
  type ExecuteSlackCompatibleWebhookArgs,
  type ExecuteWebhookArgs,
  type GetChannelWebhooksArgs,
  type GetGuildWebhooksArgs,
  type GetWebhookArgs,
  type GetWebhookMessageArgs,
  type GetWebhookWithTokenArgs,
  type ModifyWebhookArgs,
  type ModifyWebhookWithTokenArgs,
  createWebhook,
  deleteWebhook,
  deleteWebhookMessage,
  deleteWebhookWithToken,
  editWebhookMessage,
  executeGitHubCompatibleWebhook,
  executeSlackCompatibleWebhook,
  executeWebhook,
  getChannelWebhooks,
  getGuildWebhooks,
  getWebhook,
  getWebhookMessage,
  getWebhookWithToken,
  modifyWebhook,
  modifyWebhookWithToken,
} from "./webhooks.js";
export {
  type GetGuildWelcomeScreenArgs,
  type ModifyGuildWelcomeScreenArgs,
  getGuildWelcomeScreen,
  modifyGuildWelcomeScreen,
} from "./welcome-screens.js";
export {
  type GetGuildWidgetArgs,
  type GetGuildWidgetImageArgs,
  type GetGuildWidgetSettingsArgs,
  type ModifyGuildWidgetArgs,
  getGuildWidget,
  getGuildWidgetImage,
  getGuildWidgetSettings,
  modifyGuildWidget,
} from "./widgets.js";
