// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Client } from "@guildwire/runtime/client";
import type { Ban } from "../types/bans.js";
import type { ActiveThreads, Channel } from "../types/channels.js";
import type { Guild, GuildPreview } from "../types/guilds.js";
import type { Integration } from "../types/integrations.js";
import type { InviteWithMetadata, VanityUrl } from "../types/invites.js";
import type { GuildMember, Nickname } from "../types/members.js";
import type { Message } from "../types/messages.js";
import type { PruneCount, PruneResult } from "../types/prune.js";
import type { Role } from "../types/roles.js";
import type { VoiceRegion } from "../types/voice.js";
import type { Webhook } from "../types/webhooks.js";
import type { WelcomeScreen } from "../types/welcome-screens.js";
import type { GuildWidget, PublicWidget } from "../types/widgets.js";
import {
  type CreateGuildBanArgs,
  type GetGuildBanArgs,
  type GetGuildBansArgs,
  type RemoveGuildBanArgs,
  createGuildBan,
  getGuildBan,
  getGuildBans,
  removeGuildBan,
} from "./bans.js";
import {
  type CreateGuildChannelArgs,
  type GetGuildChannelsArgs,
  type ListActiveThreadsArgs,
  type ModifyGuildChannelPositionsArgs,
  createGuildChannel,
  getGuildChannels,
  listActiveThreads,
  modifyGuildChannelPositions,
} from "./channels.js";
import {
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
import {
  type DeleteGuildIntegrationArgs,
  type GetGuildIntegrationsArgs,
  deleteGuildIntegration,
  getGuildIntegrations,
} from "./integrations.js";
import {
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
import {
  type GetGuildInvitesArgs,
  type GetGuildVanityUrlArgs,
  getGuildInvites,
  getGuildVanityUrl,
} from "./invites.js";
import {
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
  removeGuildMember,
  removeGuildMemberRole,
  searchGuildMembers,
} from "./members.js";
import {
  type BeginGuildPruneArgs,
  type GetGuildPruneCountArgs,
  beginGuildPrune,
  getGuildPruneCount,
} from "./prune.js";
import {
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
import { type CallOptions, type ClientOptions, createClient } from "./security.js";
import {
  type GetGuildVoiceRegionsArgs,
  type ModifyCurrentUserVoiceStateArgs,
  type ModifyUserVoiceStateArgs,
  getGuildVoiceRegions,
  modifyCurrentUserVoiceState,
  modifyUserVoiceState,
} from "./voice.js";
import {
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
import {
  type GetGuildWelcomeScreenArgs,
  type ModifyGuildWelcomeScreenArgs,
  getGuildWelcomeScreen,
  modifyGuildWelcomeScreen,
} from "./welcome-screens.js";
import {
  type GetGuildWidgetArgs,
  type GetGuildWidgetImageArgs,
  type GetGuildWidgetSettingsArgs,
  type ModifyGuildWidgetArgs,
  getGuildWidget,
  getGuildWidgetImage,
  getGuildWidgetSettings,
  modifyGuildWidget,
} from "./widgets.js";

/** Every operation, by group; for people who prefer one object to many imports. */
export interface Api {
  readonly client: Client;
  /** Create, read, change and delete guilds. */
  readonly guilds: {
    /** Create a guild */
    createGuild(args: CreateGuildArgs, options?: CallOptions): Promise<Guild>;
    /** Get a guild */
    getGuild(args: GetGuildArgs, options?: CallOptions): Promise<Guild>;
    /** Change a guild */
    modifyGuild(args: ModifyGuildArgs, options?: CallOptions): Promise<Guild>;
    /** Delete a guild */
    deleteGuild(args: DeleteGuildArgs, options?: CallOptions): Promise<void>;
    /** Get the preview of a guild */
    getGuildPreview(args: GetGuildPreviewArgs, options?: CallOptions): Promise<GuildPreview>;
  };
  /** The channels and active threads of a guild. */
  readonly channels: {
    /** List the channels of a guild */
    getGuildChannels(args: GetGuildChannelsArgs, options?: CallOptions): Promise<Channel[]>;
    /** Create a channel */
    createGuildChannel(args: CreateGuildChannelArgs, options?: CallOptions): Promise<Channel>;
    /** Move channels */
    modifyGuildChannelPositions(args: ModifyGuildChannelPositionsArgs, options?: CallOptions): Promise<void>;
    /** List the active threads of a guild */
    listActiveThreads(args: ListActiveThreadsArgs, options?: CallOptions): Promise<ActiveThreads>;
  };
  /** The members of a guild, their nicknames, their roles and their place in voice. */
  readonly members: {
    /** List the members of a guild */
    listGuildMembers(args: ListGuildMembersArgs, options?: CallOptions): Promise<GuildMember[]>;
    /** Search the members of a guild by name */
    searchGuildMembers(args: SearchGuildMembersArgs, options?: CallOptions): Promise<GuildMember[]>;
    /** Change one's own nickname */
    modifyCurrentUserNick(args: ModifyCurrentUserNickArgs, options?: CallOptions): Promise<Nickname>;
    /** Get a member */
    getGuildMember(args: GetGuildMemberArgs, options?: CallOptions): Promise<GuildMember>;
    /** Add a member */
    addGuildMember(args: AddGuildMemberArgs, options?: CallOptions): Promise<
      | { status: 201; body: GuildMember }
      | { status: 204; body: undefined }>;
    /** Change a member */
    modifyGuildMember(args: ModifyGuildMemberArgs, options?: CallOptions): Promise<GuildMember>;
    /** Remove a member */
    removeGuildMember(args: RemoveGuildMemberArgs, options?: CallOptions): Promise<void>;
    /** Give a role to a member */
    addGuildMemberRole(args: AddGuildMemberRoleArgs, options?: CallOptions): Promise<void>;
    /** Take a role from a member */
    removeGuildMemberRole(args: RemoveGuildMemberRoleArgs, options?: CallOptions): Promise<void>;
  };
  /** Who may not be in a guild. */
  readonly bans: {
    /** List the bans of a guild */
    getGuildBans(args: GetGuildBansArgs, options?: CallOptions): Promise<Ban[]>;
    /** Get a ban */
    getGuildBan(args: GetGuildBanArgs, options?: CallOptions): Promise<Ban>;
    /** Ban a user */
    createGuildBan(args: CreateGuildBanArgs, options?: CallOptions): Promise<void>;
    /** Lift a ban */
    removeGuildBan(args: RemoveGuildBanArgs, options?: CallOptions): Promise<void>;
  };
  /** The roles of a guild, their permissions and their order. */
  readonly roles: {
    /** List the roles of a guild */
    getGuildRoles(args: GetGuildRolesArgs, options?: CallOptions): Promise<Role[]>;
    /** Create a role */
    createGuildRole(args: CreateGuildRoleArgs, options?: CallOptions): Promise<Role>;
    /** Move roles */
    modifyGuildRolePositions(args: ModifyGuildRolePositionsArgs, options?: CallOptions): Promise<Role[]>;
    /** Change a role */
    modifyGuildRole(args: ModifyGuildRoleArgs, options?: CallOptions): Promise<Role>;
    /** Delete a role */
    deleteGuildRole(args: DeleteGuildRoleArgs, options?: CallOptions): Promise<void>;
  };
  /** Counting and removing members who have been inactive for some days. */
  readonly prune: {
    /** Count the members that a prune would remove */
    getGuildPruneCount(args: GetGuildPruneCountArgs, options?: CallOptions): Promise<PruneCount>;
    /** Remove inactive members */
    beginGuildPrune(args: BeginGuildPruneArgs, options?: CallOptions): Promise<PruneResult>;
  };
  /** Voice regions, and voice states in stage channels. */
  readonly voice: {
    /** List the voice regions of a guild */
    getGuildVoiceRegions(args: GetGuildVoiceRegionsArgs, options?: CallOptions): Promise<VoiceRegion[]>;
    /** Change one's own voice state */
    modifyCurrentUserVoiceState(args: ModifyCurrentUserVoiceStateArgs, options?: CallOptions): Promise<void>;
    /** Change another user's voice state */
    modifyUserVoiceState(args: ModifyUserVoiceStateArgs, options?: CallOptions): Promise<void>;
  };
  /** The invites of a guild and its vanity address. */
  readonly invites: {
    /** List the invites of a guild */
    getGuildInvites(args: GetGuildInvitesArgs, options?: CallOptions): Promise<InviteWithMetadata[]>;
    /** Get the vanity address of a guild */
    getGuildVanityUrl(args: GetGuildVanityUrlArgs, options?: CallOptions): Promise<VanityUrl>;
  };
  /** Connections of a guild to outside accounts and to applications. */
  readonly integrations: {
    /** List the integrations of a guild */
    getGuildIntegrations(args: GetGuildIntegrationsArgs, options?: CallOptions): Promise<Integration[]>;
    /** Delete an integration */
    deleteGuildIntegration(args: DeleteGuildIntegrationArgs, options?: CallOptions): Promise<void>;
  };
  /** The widget of a guild, its settings, its public document and its picture. */
  readonly widgets: {
    /** Get the widget settings of a guild */
    getGuildWidgetSettings(args: GetGuildWidgetSettingsArgs, options?: CallOptions): Promise<GuildWidget>;
    /** Change the widget settings of a guild */
    modifyGuildWidget(args: ModifyGuildWidgetArgs, options?: CallOptions): Promise<GuildWidget>;
    /** Get the public widget document of a guild */
    getGuildWidget(args: GetGuildWidgetArgs, options?: CallOptions): Promise<PublicWidget>;
    /** Get the widget picture of a guild */
    getGuildWidgetImage(args: GetGuildWidgetImageArgs, options?: CallOptions): Promise<Blob>;
  };
  /** What a newcomer to a Community guild is shown. */
  readonly welcomeScreens: {
    /** Get the welcome screen of a guild */
    getGuildWelcomeScreen(args: GetGuildWelcomeScreenArgs, options?: CallOptions): Promise<WelcomeScreen>;
    /** Change the welcome screen of a guild */
    modifyGuildWelcomeScreen(
      args: ModifyGuildWelcomeScreenArgs,
      options?: CallOptions,
    ): Promise<WelcomeScreen>;
  };
  /** Webhooks, the messages that they send, and the messages that they have sent. */
  readonly webhooks: {
    /** Create a webhook */
    createWebhook(args: CreateWebhookArgs, options?: CallOptions): Promise<Webhook>;
    /** List the webhooks of a channel */
    getChannelWebhooks(args: GetChannelWebhooksArgs, options?: CallOptions): Promise<Webhook[]>;
    /** List the webhooks of a guild */
    getGuildWebhooks(args: GetGuildWebhooksArgs, options?: CallOptions): Promise<Webhook[]>;
    /** Get a webhook */
    getWebhook(args: GetWebhookArgs, options?: CallOptions): Promise<Webhook>;
    /** Change a webhook */
    modifyWebhook(args: ModifyWebhookArgs, options?: CallOptions): Promise<Webhook>;
    /** Delete a webhook */
    deleteWebhook(args: DeleteWebhookArgs, options?: CallOptions): Promise<void>;
    /** Get a webhook by its token */
    getWebhookWithToken(args: GetWebhookWithTokenArgs, options?: CallOptions): Promise<Webhook>;
    /** Change a webhook by its token */
    modifyWebhookWithToken(args: ModifyWebhookWithTokenArgs, options?: CallOptions): Promise<Webhook>;
    /** Delete a webhook by its token */
    deleteWebhookWithToken(args: DeleteWebhookWithTokenArgs, options?: CallOptions): Promise<void>;
    /** Execute a webhook */
    executeWebhook<Wait extends boolean = false>(
      args: ExecuteWebhookArgs & { wait?: Wait },
      options?: CallOptions,
    ): Promise<Wait extends true ? Message : void>;
    /** Execute a webhook with a Slack payload */
    executeSlackCompatibleWebhook<Wait extends boolean = true>(
      args: ExecuteSlackCompatibleWebhookArgs & { wait?: Wait },
      options?: CallOptions,
    ): Promise<Wait extends true ? string | null : void>;
    /** Execute a webhook with a GitHub payload */
    executeGitHubCompatibleWebhook(
      args: ExecuteGitHubCompatibleWebhookArgs,
      options?: CallOptions,
    ): Promise<void>;
    /** Get a message of a webhook */
    getWebhookMessage(args: GetWebhookMessageArgs, options?: CallOptions): Promise<Message>;
    /** Edit a message of a webhook */
    editWebhookMessage(args: EditWebhookMessageArgs, options?: CallOptions): Promise<Message>;
    /** Delete a message of a webhook */
    deleteWebhookMessage(args: DeleteWebhookMessageArgs, options?: CallOptions): Promise<void>;
  };
  /** Receiving interactions and responding to them. */
  readonly interactions: {
    /** Create a follow-up message */
    createFollowupMessage(args: CreateFollowupMessageArgs, options?: CallOptions): Promise<Message>;
    /** Get a follow-up message */
    getFollowupMessage(args: GetFollowupMessageArgs, options?: CallOptions): Promise<Message>;
    /** Edit a follow-up message */
    editFollowupMessage(args: EditFollowupMessageArgs, options?: CallOptions): Promise<Message>;
    /** Delete a follow-up message */
    deleteFollowupMessage(args: DeleteFollowupMessageArgs, options?: CallOptions): Promise<void>;
    /** Respond to an interaction */
    createInteractionResponse(args: CreateInteractionResponseArgs, options?: CallOptions): Promise<void>;
    /** Get the original response to an interaction */
    getOriginalInteractionResponse(
      args: GetOriginalInteractionResponseArgs,
      options?: CallOptions,
    ): Promise<Message>;
    /** Edit the original response to an interaction */
    editOriginalInteractionResponse(
      args: EditOriginalInteractionResponseArgs,
      options?: CallOptions,
    ): Promise<Message>;
    /** Delete the original response to an interaction */
    deleteOriginalInteractionResponse(
      args: DeleteOriginalInteractionResponseArgs,
      options?: CallOptions,
    ): Promise<void>;
  };
}

/** A client with every operation bound to it. */
export function createApi(options: ClientOptions): Api {
  const client = createClient(options);
  return {
    client,
    guilds: {
      createGuild: (args, options) => createGuild(client, args, options),
      getGuild: (args, options) => getGuild(client, args, options),
      modifyGuild: (args, options) => modifyGuild(client, args, options),
      deleteGuild: (args, options) => deleteGuild(client, args, options),
      getGuildPreview: (args, options) => getGuildPreview(client, args, options),
    },
    channels: {
      getGuildChannels: (args, options) => getGuildChannels(client, args, options),
      createGuildChannel: (args, options) => createGuildChannel(client, args, options),
      modifyGuildChannelPositions: (args, options) => modifyGuildChannelPositions(client, args, options),
      listActiveThreads: (args, options) => listActiveThreads(client, args, options),
    },
    members: {
      listGuildMembers: (args, options) => listGuildMembers(client, args, options),
      searchGuildMembers: (args, options) => searchGuildMembers(client, args, options),
      modifyCurrentUserNick: (args, options) => modifyCurrentUserNick(client, args, options),
      getGuildMember: (args, options) => getGuildMember(client, args, options),
      addGuildMember: (args, options) => addGuildMember(client, args, options),
      modifyGuildMember: (args, options) => modifyGuildMember(client, args, options),
      removeGuildMember: (args, options) => removeGuildMember(client, args, options),
      addGuildMemberRole: (args, options) => addGuildMemberRole(client, args, options),
      removeGuildMemberRole: (args, options) => removeGuildMemberRole(client, args, options),
    },
    bans: {
      getGuildBans: (args, options) => getGuildBans(client, args, options),
      getGuildBan: (args, options) => getGuildBan(client, args, options),
      createGuildBan: (args, options) => createGuildBan(client, args, options),
      removeGuildBan: (args, options) => removeGuildBan(client, args, options),
    },
    roles: {
      getGuildRoles: (args, options) => getGuildRoles(client, args, options),
      createGuildRole: (args, options) => createGuildRole(client, args, options),
      modifyGuildRolePositions: (args, options) => modifyGuildRolePositions(client, args, options),
      modifyGuildRole: (args, options) => modifyGuildRole(client, args, options),
      deleteGuildRole: (args, options) => deleteGuildRole(client, args, options),
    },
    prune: {
      getGuildPruneCount: (args, options) => getGuildPruneCount(client, args, options),
      beginGuildPrune: (args, options) => beginGuildPrune(client, args, options),
    },
    voice: {
      getGuildVoiceRegions: (args, options) => getGuildVoiceRegions(client, args, options),
      modifyCurrentUserVoiceState: (args, options) => modifyCurrentUserVoiceState(client, args, options),
      modifyUserVoiceState: (args, options) => modifyUserVoiceState(client, args, options),
    },
    invites: {
      getGuildInvites: (args, options) => getGuildInvites(client, args, options),
      getGuildVanityUrl: (args, options) => getGuildVanityUrl(client, args, options),
    },
    integrations: {
      getGuildIntegrations: (args, options) => getGuildIntegrations(client, args, options),
      deleteGuildIntegration: (args, options) => deleteGuildIntegration(client, args, options),
    },
    widgets: {
      getGuildWidgetSettings: (args, options) => getGuildWidgetSettings(client, args, options),
      modifyGuildWidget: (args, options) => modifyGuildWidget(client, args, options),
      getGuildWidget: (args, options) => getGuildWidget(client, args, options),
      getGuildWidgetImage: (args, options) => getGuildWidgetImage(client, args, options),
    },
    welcomeScreens: {
      getGuildWelcomeScreen: (args, options) => getGuildWelcomeScreen(client, args, options),
      modifyGuildWelcomeScreen: (args, options) => modifyGuildWelcomeScreen(client, args, options),
    },
    webhooks: {
      createWebhook: (args, options) => createWebhook(client, args, options),
      getChannelWebhooks: (args, options) => getChannelWebhooks(client, args, options),
      getGuildWebhooks: (args, options) => getGuildWebhooks(client, args, options),
      getWebhook: (args, options) => getWebhook(client, args, options),
      modifyWebhook: (args, options) => modifyWebhook(client, args, options),
      deleteWebhook: (args, options) => deleteWebhook(client, args, options),
      getWebhookWithToken: (args, options) => getWebhookWithToken(client, args, options),
      modifyWebhookWithToken: (args, options) => modifyWebhookWithToken(client, args, options),
      deleteWebhookWithToken: (args, options) => deleteWebhookWithToken(client, args, options),
      executeWebhook: (args, options) => executeWebhook(client, args, options),
      executeSlackCompatibleWebhook: (args, options) => executeSlackCompatibleWebhook(client, args, options),
      executeGitHubCompatibleWebhook: (args, options) => executeGitHubCompatibleWebhook(client, args, options),
      getWebhookMessage: (args, options) => getWebhookMessage(client, args, options),
      editWebhookMessage: (args, options) => editWebhookMessage(client, args, options),
      deleteWebhookMessage: (args, options) => deleteWebhookMessage(client, args, options),
    },
    interactions: {
      createFollowupMessage: (args, options) => createFollowupMessage(client, args, options),
      getFollowupMessage: (args, options) => getFollowupMessage(client, args, options),
      editFollowupMessage: (args, options) => editFollowupMessage(client, args, options),
      deleteFollowupMessage: (args, options) => deleteFollowupMessage(client, args, options),
      createInteractionResponse: (args, options) => createInteractionResponse(client, args, options),
      getOriginalInteractionResponse: (args, options) => getOriginalInteractionResponse(client, args, options),
      editOriginalInteractionResponse: (args, options) => editOriginalInteractionResponse(client, args, options),
      deleteOriginalInteractionResponse: (args, options) => deleteOriginalInteractionResponse(client, args, options),
    },
  };
}
