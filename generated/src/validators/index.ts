// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

export {
  type DirectionalValidator,
  type Issue,
  type Result,
  type ValidateOptions,
  ValidationError,
  type Validator,
} from "@guildwire/runtime/validate";
export { Ban, CreateGuildBanBody } from "./bans.js";
export {
  ActiveThreads,
  Channel,
  ChannelPosition,
  ChannelType,
  CreateGuildChannelBody,
  ModifyGuildChannelPositionsBody,
  Overwrite,
  OverwriteType,
  PartialChannel,
  ResolvedChannel,
  StageInstance,
  StagePrivacyLevel,
  ThreadMember,
  ThreadMetadata,
  VideoQualityMode,
} from "./channels.js";
export { Color, ImageData, PermissionSet, Snowflake, Timestamp } from "./common.js";
export {
  ActionRow,
  Button,
  ButtonStyle,
  ComponentType,
  CustomId,
  DangerButton,
  LinkButton,
  MessageComponent,
  MessageComponents,
  PrimaryButton,
  SecondaryButton,
  SelectMenu,
  SelectOption,
  SuccessButton,
} from "./components.js";
export {
  AudioInputDevice,
  AudioOutputDevice,
  Device,
  DeviceCommandName,
  DeviceEncoding,
  DeviceError,
  DeviceErrorCode,
  DeviceErrorResponse,
  DeviceId,
  DeviceModel,
  DeviceType,
  DeviceVendor,
  SetCertifiedDevicesArgs,
  SetCertifiedDevicesCommand,
  SetCertifiedDevicesResponse,
  VideoInputDevice,
} from "./devices.js";
export { Emoji, PartialEmoji, Sticker, StickerFormatType, StickerType } from "./emojis.js";
export { Error, ErrorDetail, ErrorTree, RateLimitError } from "./errors.js";
export {
  GuildBanEvent,
  GuildCreateEvent,
  GuildDeleteEvent,
  GuildIntegrationsUpdateEvent,
  GuildMemberAddEvent,
  GuildMemberRemoveEvent,
  GuildMemberUpdateEvent,
  GuildRoleDeleteEvent,
  GuildRoleEvent,
} from "./events.js";
export {
  CreateGuildBody,
  CreateGuildChannel,
  CreateGuildRole,
  ExplicitContentFilterLevel,
  Guild,
  GuildFeature,
  GuildNsfwLevel,
  GuildPreview,
  MessageNotificationLevel,
  MfaLevel,
  ModifyGuildBody,
  PartialGuild,
  PremiumTier,
  SystemChannelFlags,
  UnavailableGuild,
  VerificationLevel,
} from "./guilds.js";
export {
  Integration,
  IntegrationAccount,
  IntegrationApplication,
  IntegrationExpireBehavior,
  IntegrationType,
} from "./integrations.js";
export {
  ApplicationCommandData,
  ApplicationCommandInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ButtonData,
  ChannelMessageResponse,
  CreateInteractionResponseBody,
  DeferredChannelMessageResponse,
  DeferredUpdateMessageResponse,
  EditOriginalInteractionResponseBody,
  EditOriginalInteractionResponseMultipartBody,
  Interaction,
  InteractionCallbackData,
  InteractionCallbackFlags,
  InteractionCallbackType,
  InteractionCreateBody,
  InteractionData,
  InteractionDataOption,
  InteractionResponse,
  InteractionType,
  MessageComponentData,
  MessageComponentInteraction,
  MessageInteraction,
  PingInteraction,
  PongResponse,
  ResolvedData,
  SelectMenuData,
  UpdateMessageResponse,
} from "./interactions.js";
export {
  Invite,
  InviteTargetType,
  InviteWithMetadata,
  PartialInviteChannel,
  PartialInviteGuild,
  VanityUrl,
} from "./invites.js";
export {
  AddGuildMemberBody,
  GuildMember,
  ModifyCurrentUserNickBody,
  ModifyGuildMemberBody,
  Nickname,
  PartialGuildMember,
} from "./members.js";
export {
  AllowedMentionType,
  AllowedMentions,
  Attachment,
  ChannelMention,
  Embed,
  EmbedAuthor,
  EmbedField,
  EmbedFooter,
  EmbedImage,
  EmbedList,
  EmbedProvider,
  EmbedThumbnail,
  EmbedVideo,
  Message,
  MessageFlags,
  MessageReference,
  MessageType,
  PartialAttachment,
  PartialMessage,
  Reaction,
  StickerItem,
} from "./messages.js";
export {
  CreateGuildBanPath,
  GetGuildBanPath,
  GetGuildBansPath,
  RemoveGuildBanPath,
} from "./parameters/bans.js";
export {
  CreateGuildChannelPath,
  GetGuildChannelsPath,
  ListActiveThreadsPath,
  ModifyGuildChannelPositionsPath,
} from "./parameters/channels.js";
export {
  DeleteGuildPath,
  GetGuildPath,
  GetGuildPreviewPath,
  GetGuildQuery,
  ModifyGuildPath,
} from "./parameters/guilds.js";
export { DeleteGuildIntegrationPath, GetGuildIntegrationsPath } from "./parameters/integrations.js";
export {
  CreateFollowupMessagePath,
  CreateInteractionResponsePath,
  DeleteFollowupMessagePath,
  DeleteOriginalInteractionResponsePath,
  EditFollowupMessagePath,
  EditOriginalInteractionResponsePath,
  GetFollowupMessagePath,
  GetOriginalInteractionResponsePath,
} from "./parameters/interactions.js";
export { GetGuildInvitesPath, GetGuildVanityUrlPath } from "./parameters/invites.js";
export {
  AddGuildMemberPath,
  AddGuildMemberRolePath,
  GetGuildMemberPath,
  ListGuildMembersPath,
  ListGuildMembersQuery,
  ModifyCurrentUserNickPath,
  ModifyGuildMemberPath,
  RemoveGuildMemberPath,
  RemoveGuildMemberRolePath,
  SearchGuildMembersPath,
  SearchGuildMembersQuery,
} from "./parameters/members.js";
export { BeginGuildPrunePath, GetGuildPruneCountPath, GetGuildPruneCountQuery } from "./parameters/prune.js";
export {
  CreateGuildRolePath,
  DeleteGuildRolePath,
  GetGuildRolesPath,
  ModifyGuildRolePath,
  ModifyGuildRolePositionsPath,
} from "./parameters/roles.js";
export {
  GetGuildVoiceRegionsPath,
  ModifyCurrentUserVoiceStatePath,
  ModifyUserVoiceStatePath,
} from "./parameters/voice.js";
export {
  CreateWebhookPath,
  DeleteWebhookMessagePath,
  DeleteWebhookPath,
  DeleteWebhookWithTokenPath,
  EditWebhookMessagePath,
  ExecuteGitHubCompatibleWebhookHeaders,
  ExecuteGitHubCompatibleWebhookPath,
  ExecuteGitHubCompatibleWebhookQuery,
  ExecuteSlackCompatibleWebhookPath,
  ExecuteSlackCompatibleWebhookQuery,
  ExecuteWebhookPath,
  ExecuteWebhookQuery,
  GetChannelWebhooksPath,
  GetGuildWebhooksPath,
  GetWebhookMessagePath,
  GetWebhookPath,
  GetWebhookWithTokenPath,
  ModifyWebhookPath,
  ModifyWebhookWithTokenPath,
} from "./parameters/webhooks.js";
export { GetGuildWelcomeScreenPath, ModifyGuildWelcomeScreenPath } from "./parameters/welcome-screens.js";
export {
  GetGuildWidgetImagePath,
  GetGuildWidgetImageQuery,
  GetGuildWidgetPath,
  GetGuildWidgetSettingsPath,
  ModifyGuildWidgetPath,
} from "./parameters/widgets.js";
export {
  Activity,
  ClientStatus,
  PartialPresenceUpdate,
  PresenceStatus,
  PresenceUpdate,
} from "./presences.js";
export { BeginGuildPruneBody, PruneCount, PruneResult } from "./prune.js";
export { GetGuildBansResult } from "./responses/bans.js";
export { GetGuildChannelsResult } from "./responses/channels.js";
export { GetGuildIntegrationsResult } from "./responses/integrations.js";
export { GetGuildInvitesResult } from "./responses/invites.js";
export { ListGuildMembersResult, SearchGuildMembersResult } from "./responses/members.js";
export { GetGuildRolesResult, ModifyGuildRolePositionsResult } from "./responses/roles.js";
export { GetGuildVoiceRegionsResult } from "./responses/voice.js";
export {
  ExecuteSlackCompatibleWebhookResult200,
  GetChannelWebhooksResult,
  GetGuildWebhooksResult,
} from "./responses/webhooks.js";
export {
  CreateGuildRoleBody,
  ModifyGuildRoleBody,
  ModifyGuildRolePositionsBody,
  Role,
  RolePosition,
  RoleTags,
} from "./roles.js";
export { PartialUser, PremiumType, User } from "./users.js";
export {
  ModifyCurrentUserVoiceStateBody,
  ModifyUserVoiceStateBody,
  PartialVoiceState,
  VoiceRegion,
  VoiceState,
} from "./voice.js";
export {
  CreateFollowupMessageBody,
  CreateFollowupMessageMultipartBody,
  CreateWebhookBody,
  EditFollowupMessageBody,
  EditFollowupMessageMultipartBody,
  EditWebhookMessageBody,
  EditWebhookMessageMultipartBody,
  ExecuteGitHubCompatibleWebhookBody,
  ExecuteSlackCompatibleWebhookBody,
  ExecuteWebhookBody,
  ExecuteWebhookMultipartBody,
  FollowupMessagePayload,
  GitHubPayload,
  GitHubRepository,
  GitHubUser,
  MessageEditPayload,
  ModifyWebhookBody,
  ModifyWebhookWithTokenBody,
  SlackAttachment,
  SlackBlock,
  SlackField,
  SlackPayload,
  Webhook,
  WebhookMessagePayload,
  WebhookName,
  WebhookType,
} from "./webhooks.js";
export { ModifyGuildWelcomeScreenBody, WelcomeScreen, WelcomeScreenChannel } from "./welcome-screens.js";
export {
  GuildWidget,
  ModifyGuildWidgetBody,
  PublicWidget,
  PublicWidgetChannel,
  PublicWidgetMember,
  WidgetStyle,
} from "./widgets.js";
