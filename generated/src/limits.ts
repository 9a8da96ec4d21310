// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

/** Bounds of Color. */
export const ColorLimits = {
  minimum: 0,
  maximum: 16777215,
} as const;

/** Bounds of RateLimitError. */
export const RateLimitErrorLimits = {
  retry_after: { minimum: 0 },
} as const;

/** Bounds of User. */
export const UserLimits = {
  accent_color: { minimum: 0, maximum: 16777215 },
  flags: { minimum: 0 },
  public_flags: { minimum: 0 },
} as const;

/** Bounds of PartialUser. */
export const PartialUserLimits = {
  accent_color: { minimum: 0, maximum: 16777215 },
  flags: { minimum: 0 },
  public_flags: { minimum: 0 },
} as const;

/** Bounds of Guild. */
export const GuildLimits = {
  name: { minLength: 2, maxLength: 100 },
  system_channel_flags: { minimum: 0 },
  member_count: { minimum: 0 },
  premium_subscription_count: { minimum: 0 },
  approximate_member_count: { minimum: 0 },
  approximate_presence_count: { minimum: 0 },
} as const;

/** Bounds of GuildPreview. */
export const GuildPreviewLimits = {
  name: { minLength: 2, maxLength: 100 },
  approximate_member_count: { minimum: 0 },
  approximate_presence_count: { minimum: 0 },
} as const;

/** Bounds of CreateGuildChannel. */
export const CreateGuildChannelLimits = {
  id: { minimum: 0 },
  name: { minLength: 1, maxLength: 100 },
  parent_id: { minimum: 0 },
} as const;

/** Bounds of CreateGuildRole. */
export const CreateGuildRoleLimits = {
  id: { minimum: 0 },
  position: { minimum: 0, maximum: 65535 },
  color: { minimum: 0, maximum: 16777215 },
} as const;

/** Bounds of SystemChannelFlags. */
export const SystemChannelFlagsLimits = {
  minimum: 0,
} as const;

/** Bounds of ChannelPosition. */
export const ChannelPositionLimits = {
  position: { minimum: 0, maximum: 65535 },
} as const;

/** Bounds of StageInstance. */
export const StageInstanceLimits = {
  topic: { minLength: 1, maxLength: 120 },
} as const;

/** Bounds of Role. */
export const RoleLimits = {
  color: { minimum: 0, maximum: 16777215 },
} as const;

/** Bounds of RolePosition. */
export const RolePositionLimits = {
  position: { minimum: 0, maximum: 65535 },
} as const;

/** Bounds of PruneCount. */
export const PruneCountLimits = {
  pruned: { minimum: 0 },
} as const;

/** Bounds of PruneResult. */
export const PruneResultLimits = {
  pruned: { minimum: 0 },
} as const;

/** Bounds of VanityUrl. */
export const VanityUrlLimits = {
  uses: { minimum: 0 },
} as const;

/** Bounds of PublicWidget. */
export const PublicWidgetLimits = {
  presence_count: { minimum: 0 },
} as const;

/** Bounds of WelcomeScreen. */
export const WelcomeScreenLimits = {
  welcome_channels: { maxItems: 5 },
} as const;

/** Bounds of WebhookName. */
export const WebhookNameLimits = {
  minLength: 1,
  maxLength: 80,
} as const;

/** Bounds of WebhookMessagePayload. */
export const WebhookMessagePayloadLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  components: { maxItems: 5 },
} as const;

/** Bounds of FollowupMessagePayload. */
export const FollowupMessagePayloadLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  components: { maxItems: 5 },
  flags: { minimum: 0, maximum: 64, multipleOf: 64 },
} as const;

/** Bounds of MessageEditPayload. */
export const MessageEditPayloadLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of Message. */
export const MessageLimits = {
  flags: { minimum: 0 },
  components: { maxItems: 5 },
} as const;

/** Bounds of PartialMessage. */
export const PartialMessageLimits = {
  flags: { minimum: 0 },
  components: { maxItems: 5 },
} as const;

/** Bounds of MessageFlags. */
export const MessageFlagsLimits = {
  minimum: 0,
} as const;

/** Bounds of Attachment. */
export const AttachmentLimits = {
  size: { minimum: 0 },
  height: { minimum: 0 },
  width: { minimum: 0 },
} as const;

/** Bounds of PartialAttachment. */
export const PartialAttachmentLimits = {
  size: { minimum: 0 },
  height: { minimum: 0 },
  width: { minimum: 0 },
} as const;

/** Bounds of EmbedList. */
export const EmbedListLimits = {
  maxItems: 10,
  maxTotalLength: 6000,
} as const;

/** Bounds of Embed. */
export const EmbedLimits = {
  title: { maxLength: 256 },
  description: { maxLength: 4096 },
  color: { minimum: 0, maximum: 16777215 },
  fields: { maxItems: 25 },
} as const;

/** Bounds of EmbedFooter. */
export const EmbedFooterLimits = {
  text: { maxLength: 2048 },
} as const;

/** Bounds of EmbedImage. */
export const EmbedImageLimits = {
  height: { minimum: 0 },
  width: { minimum: 0 },
} as const;

/** Bounds of EmbedThumbnail. */
export const EmbedThumbnailLimits = {
  height: { minimum: 0 },
  width: { minimum: 0 },
} as const;

/** Bounds of EmbedVideo. */
export const EmbedVideoLimits = {
  height: { minimum: 0 },
  width: { minimum: 0 },
} as const;

/** Bounds of EmbedAuthor. */
export const EmbedAuthorLimits = {
  name: { maxLength: 256 },
} as const;

/** Bounds of EmbedField. */
export const EmbedFieldLimits = {
  name: { maxLength: 256 },
  value: { maxLength: 1024 },
} as const;

/** Bounds of AllowedMentions. */
export const AllowedMentionsLimits = {
  parse: { maxItems: 100 },
  roles: { maxItems: 100 },
  users: { maxItems: 100 },
} as const;

/** Bounds of Reaction. */
export const ReactionLimits = {
  count: { minimum: 0 },
} as const;

/** Bounds of CustomId. */
export const CustomIdLimits = {
  minLength: 1,
  maxLength: 100,
} as const;

/** Bounds of MessageComponents. */
export const MessageComponentsLimits = {
  maxItems: 5,
} as const;

/** Bounds of ActionRow. */
export const ActionRowLimits = {
  components: {
    /** Buttons */
    variant1: { maxItems: 5 },
    /** Select menus */
    variant2: { minItems: 1, maxItems: 1 },
  },
} as const;

/** Bounds of PrimaryButton. */
export const PrimaryButtonLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
  style: { default: 1 },
  label: { maxLength: 80 },
} as const;

/** Bounds of SecondaryButton. */
export const SecondaryButtonLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
  label: { maxLength: 80 },
} as const;

/** Bounds of SuccessButton. */
export const SuccessButtonLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
  label: { maxLength: 80 },
} as const;

/** Bounds of DangerButton. */
export const DangerButtonLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
  label: { maxLength: 80 },
} as const;

/** Bounds of LinkButton. */
export const LinkButtonLimits = {
  label: { maxLength: 80 },
} as const;

/** Bounds of SelectMenu. */
export const SelectMenuLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
  options: { minItems: 1, maxItems: 25 },
  placeholder: { maxLength: 100 },
  min_values: { minimum: 0, maximum: 25, default: 1 },
  max_values: { minimum: 1, maximum: 25, default: 1 },
} as const;

/** Bounds of SelectOption. */
export const SelectOptionLimits = {
  label: { maxLength: 100 },
  value: { maxLength: 100 },
  description: { maxLength: 100 },
} as const;

/** Bounds of ButtonData. */
export const ButtonDataLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
} as const;

/** Bounds of SelectMenuData. */
export const SelectMenuDataLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
} as const;

/** Bounds of InteractionCallbackData. */
export const InteractionCallbackDataLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  flags: { minimum: 0, maximum: 64, multipleOf: 64 },
  components: { maxItems: 5 },
} as const;

/** Bounds of InteractionCallbackFlags. */
export const InteractionCallbackFlagsLimits = {
  minimum: 0,
  maximum: 64,
  multipleOf: 64,
} as const;

/** Bounds of CreateGuildBody. */
export const CreateGuildBodyLimits = {
  name: { minLength: 2, maxLength: 100 },
  icon: { maxWidth: 128, maxHeight: 128, maxBytes: 10485760 },
  roles: { maxItems: 250 },
  channels: { maxItems: 500 },
  afk_channel_id: { minimum: 0 },
  afk_timeout: { minimum: 0 },
  system_channel_id: { minimum: 0 },
  system_channel_flags: { maximum: 7 },
} as const;

/** Bounds of ModifyGuildBody. */
export const ModifyGuildBodyLimits = {
  name: { minLength: 2, maxLength: 100 },
  afk_timeout: { minimum: 0 },
  icon: { maxWidth: 1024, maxHeight: 1024, maxBytes: 10485760 },
  splash: { maxBytes: 10485760, aspectRatio: "16:9" },
  discovery_splash: { maxBytes: 10485760, aspectRatio: "16:9" },
  banner: { maxBytes: 10485760, aspectRatio: "16:9" },
  system_channel_flags: { maximum: 7 },
  features: { maxItems: 100 },
} as const;

/** Bounds of CreateGuildChannelBody. */
export const CreateGuildChannelBodyLimits = {
  name: { minLength: 1, maxLength: 100 },
  topic: { minLength: 0, maxLength: 1024 },
  bitrate: { minimum: 1 },
  user_limit: { minimum: 0 },
  rate_limit_per_user: { minimum: 0, maximum: 21600 },
  position: { minimum: 0, maximum: 65535 },
  permission_overwrites: { maxItems: 250 },
} as const;

/** Bounds of ModifyGuildChannelPositionsBody. */
export const ModifyGuildChannelPositionsBodyLimits = {
  maxItems: 500,
} as const;

/** Bounds of ModifyCurrentUserNickBody. */
export const ModifyCurrentUserNickBodyLimits = {
  nick: { maxLength: 32 },
} as const;

/** Bounds of AddGuildMemberBody. */
export const AddGuildMemberBodyLimits = {
  access_token: { minLength: 1 },
  nick: { minLength: 1, maxLength: 32 },
  roles: { maxItems: 250 },
} as const;

/** Bounds of ModifyGuildMemberBody. */
export const ModifyGuildMemberBodyLimits = {
  nick: { maxLength: 32 },
  roles: { maxItems: 250 },
} as const;

/** Bounds of CreateGuildBanBody. */
export const CreateGuildBanBodyLimits = {
  delete_message_days: { minimum: 0, maximum: 7, default: 0 },
} as const;

/** Bounds of CreateGuildRoleBody. */
export const CreateGuildRoleBodyLimits = {
  color: { minimum: 0, maximum: 16777215, default: 0 },
} as const;

/** Bounds of ModifyGuildRolePositionsBody. */
export const ModifyGuildRolePositionsBodyLimits = {
  maxItems: 250,
} as const;

/** Bounds of ModifyGuildRoleBody. */
export const ModifyGuildRoleBodyLimits = {
  color: { minimum: 0, maximum: 16777215 },
} as const;

/** Bounds of BeginGuildPruneBody. */
export const BeginGuildPruneBodyLimits = {
  days: { minimum: 1, maximum: 30, default: 7 },
  include_roles: { maxItems: 250 },
} as const;

/** Bounds of ModifyGuildWelcomeScreenBody. */
export const ModifyGuildWelcomeScreenBodyLimits = {
  welcome_channels: { maxItems: 5 },
} as const;

/** Bounds of CreateWebhookBody. */
export const CreateWebhookBodyLimits = {
  name: { minLength: 1, maxLength: 80 },
  avatar: { maxBytes: 10485760 },
} as const;

/** Bounds of ModifyWebhookBody. */
export const ModifyWebhookBodyLimits = {
  name: { minLength: 1, maxLength: 80 },
  avatar: { maxBytes: 10485760 },
} as const;

/** Bounds of ModifyWebhookWithTokenBody. */
export const ModifyWebhookWithTokenBodyLimits = {
  name: { minLength: 1, maxLength: 80 },
  avatar: { maxBytes: 10485760 },
} as const;

/** Bounds of ExecuteWebhookBody. */
export const ExecuteWebhookBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  components: { maxItems: 5 },
} as const;

/** Bounds of ExecuteWebhookMultipartBody. */
export const ExecuteWebhookMultipartBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  components: { maxItems: 5 },
} as const;

/** Bounds of CreateFollowupMessageBody. */
export const CreateFollowupMessageBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  components: { maxItems: 5 },
  flags: { minimum: 0, maximum: 64, multipleOf: 64 },
} as const;

/** Bounds of CreateFollowupMessageMultipartBody. */
export const CreateFollowupMessageMultipartBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  components: { maxItems: 5 },
  flags: { minimum: 0, maximum: 64, multipleOf: 64 },
} as const;

/** Bounds of EditWebhookMessageBody. */
export const EditWebhookMessageBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of EditWebhookMessageMultipartBody. */
export const EditWebhookMessageMultipartBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of EditFollowupMessageBody. */
export const EditFollowupMessageBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of EditFollowupMessageMultipartBody. */
export const EditFollowupMessageMultipartBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of EditOriginalInteractionResponseBody. */
export const EditOriginalInteractionResponseBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of EditOriginalInteractionResponseMultipartBody. */
export const EditOriginalInteractionResponseMultipartBodyLimits = {
  content: { maxLength: 2000 },
  embeds: { maxItems: 10, maxTotalLength: 6000 },
  attachments: { maxItems: 100 },
  components: { maxItems: 5 },
} as const;

/** Bounds of the parameters of listGuildMembers. */
export const ListGuildMembersParameterLimits = {
  limit: { minimum: 1, maximum: 1000, default: 1 },
} as const;

/** Bounds of the parameters of searchGuildMembers. */
export const SearchGuildMembersParameterLimits = {
  query: { minLength: 1 },
  limit: { minimum: 1, maximum: 1000, default: 1 },
} as const;

/** Bounds of the parameters of getGuildPruneCount. */
export const GetGuildPruneCountParameterLimits = {
  days: { minimum: 1, maximum: 30, default: 7 },
  include_roles: { maxItems: 250 },
} as const;

/** Bounds of the parameters of getWebhookWithToken. */
export const GetWebhookWithTokenParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of modifyWebhookWithToken. */
export const ModifyWebhookWithTokenParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of deleteWebhookWithToken. */
export const DeleteWebhookWithTokenParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of executeWebhook. */
export const ExecuteWebhookParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of createFollowupMessage. */
export const CreateFollowupMessageParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of executeSlackCompatibleWebhook. */
export const ExecuteSlackCompatibleWebhookParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of executeGitHubCompatibleWebhook. */
export const ExecuteGitHubCompatibleWebhookParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of getWebhookMessage. */
export const GetWebhookMessageParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of getFollowupMessage. */
export const GetFollowupMessageParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of editWebhookMessage. */
export const EditWebhookMessageParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of editFollowupMessage. */
export const EditFollowupMessageParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of deleteWebhookMessage. */
export const DeleteWebhookMessageParameterLimits = {
  webhook_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of deleteFollowupMessage. */
export const DeleteFollowupMessageParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of createInteractionResponse. */
export const CreateInteractionResponseParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of getOriginalInteractionResponse. */
export const GetOriginalInteractionResponseParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of editOriginalInteractionResponse. */
export const EditOriginalInteractionResponseParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of the parameters of deleteOriginalInteractionResponse. */
export const DeleteOriginalInteractionResponseParameterLimits = {
  interaction_token: { minLength: 1 },
} as const;

/** Bounds of: An interaction that an application has received. */
export const InteractionLimits = {
  /** How long it is valid, in seconds. */
  validity: 900,
} as const;

/** Bounds of: The token of an interaction. */
export const InteractionTokenLimits = {
  /** How long it is valid, in seconds. */
  validity: 900,
} as const;

/** Bounds of the Certified devices channel. */
export const DevicesChannelLimits = {
  firstPort: 6463,
  lastPort: 6473,
} as const;
