// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Channel } from "./types/channels.js";
import type {
  GuildBanEvent,
  GuildCreateEvent,
  GuildDeleteEvent,
  GuildIntegrationsUpdateEvent,
  GuildMemberAddEvent,
  GuildMemberRemoveEvent,
  GuildMemberUpdateEvent,
  GuildRoleDeleteEvent,
  GuildRoleEvent,
} from "./types/events.js";
import type { Guild } from "./types/guilds.js";
import type { Interaction } from "./types/interactions.js";

/** Payload of each gateway event, by dispatch name. */
export interface GatewayEvents {
  /**
   * Guild Create
   *
   * A guild was created, or has become available to the application.
   *
   * Fired by: createGuild.
   */
  GUILD_CREATE: GuildCreateEvent;
  /**
   * Guild Update
   *
   * A guild was changed.
   *
   * Fired by: modifyGuild.
   */
  GUILD_UPDATE: Guild;
  /**
   * Guild Delete
   *
   * A guild was deleted, or the application has lost it.
   *
   * Fired by: deleteGuild.
   */
  GUILD_DELETE: GuildDeleteEvent;
  /**
   * Channel Create
   *
   * A channel was created.
   *
   * Fired by: createGuildChannel.
   */
  CHANNEL_CREATE: Channel;
  /**
   * Channel Update
   *
   * A channel was changed; one event for each channel that was moved.
   *
   * Fired by: modifyGuildChannelPositions.
   */
  CHANNEL_UPDATE: Channel;
  /**
   * Guild Member Add
   *
   * A user became a member of a guild.
   *
   * Fired by: addGuildMember, when a member was added, and a user who joins.
   */
  GUILD_MEMBER_ADD: GuildMemberAddEvent;
  /**
   * Guild Member Update
   *
   * Nickname, roles, voice or screening of a member have changed.
   *
   * Fired by: modifyGuildMember, modifyCurrentUserNick, addGuildMemberRole, removeGuildMemberRole, and a
   * pending member who completes Membership Screening.
   */
  GUILD_MEMBER_UPDATE: GuildMemberUpdateEvent;
  /**
   * Guild Member Remove
   *
   * A user is no longer a member of a guild; one event for each member whom a prune removed.
   *
   * Fired by: removeGuildMember, beginGuildPrune.
   */
  GUILD_MEMBER_REMOVE: GuildMemberRemoveEvent;
  /**
   * Guild Ban Add
   *
   * A user was banned from a guild.
   *
   * Fired by: createGuildBan.
   */
  GUILD_BAN_ADD: GuildBanEvent;
  /**
   * Guild Ban Remove
   *
   * The ban of a user was lifted.
   *
   * Fired by: removeGuildBan.
   */
  GUILD_BAN_REMOVE: GuildBanEvent;
  /**
   * Guild Role Create
   *
   * A role was created.
   *
   * Fired by: createGuildRole.
   */
  GUILD_ROLE_CREATE: GuildRoleEvent;
  /**
   * Guild Role Update
   *
   * A role was changed; one event for each role that was moved.
   *
   * Fired by: modifyGuildRolePositions, modifyGuildRole.
   */
  GUILD_ROLE_UPDATE: GuildRoleEvent;
  /**
   * Guild Role Delete
   *
   * A role was deleted.
   *
   * Fired by: deleteGuildRole.
   */
  GUILD_ROLE_DELETE: GuildRoleDeleteEvent;
  /**
   * Guild Integrations Update
   *
   * The integrations of a guild have changed.
   *
   * Fired by: deleteGuildIntegration.
   */
  GUILD_INTEGRATIONS_UPDATE: GuildIntegrationsUpdateEvent;
  /**
   * Interaction Create
   *
   * A user has used a command or a component of the application.
   *
   * Fired by: a user, while the application receives its interactions over the gateway.
   */
  INTERACTION_CREATE: Interaction;
}

export type GatewayEventName = keyof GatewayEvents;

/** An event with its payload; `name` tells which. */
export type GatewayEvent = {
  [Name in GatewayEventName]: { readonly name: Name; readonly payload: GatewayEvents[Name] };
}[GatewayEventName];

/** The display name of each event. */
export const gatewayEventTitles = {
  GUILD_CREATE: "Guild Create",
  GUILD_UPDATE: "Guild Update",
  GUILD_DELETE: "Guild Delete",
  CHANNEL_CREATE: "Channel Create",
  CHANNEL_UPDATE: "Channel Update",
  GUILD_MEMBER_ADD: "Guild Member Add",
  GUILD_MEMBER_UPDATE: "Guild Member Update",
  GUILD_MEMBER_REMOVE: "Guild Member Remove",
  GUILD_BAN_ADD: "Guild Ban Add",
  GUILD_BAN_REMOVE: "Guild Ban Remove",
  GUILD_ROLE_CREATE: "Guild Role Create",
  GUILD_ROLE_UPDATE: "Guild Role Update",
  GUILD_ROLE_DELETE: "Guild Role Delete",
  GUILD_INTEGRATIONS_UPDATE: "Guild Integrations Update",
  INTERACTION_CREATE: "Interaction Create",
} as const;

/** The events that each operation fires when it succeeds. */
export const operationEvents = {
  createGuild: ["GUILD_CREATE"],
  modifyGuild: ["GUILD_UPDATE"],
  deleteGuild: ["GUILD_DELETE"],
  createGuildChannel: ["CHANNEL_CREATE"],
  modifyGuildChannelPositions: ["CHANNEL_UPDATE"],
  modifyCurrentUserNick: ["GUILD_MEMBER_UPDATE"],
  addGuildMember: ["GUILD_MEMBER_ADD"],
  modifyGuildMember: ["GUILD_MEMBER_UPDATE"],
  removeGuildMember: ["GUILD_MEMBER_REMOVE"],
  addGuildMemberRole: ["GUILD_MEMBER_UPDATE"],
  removeGuildMemberRole: ["GUILD_MEMBER_UPDATE"],
  createGuildBan: ["GUILD_BAN_ADD"],
  removeGuildBan: ["GUILD_BAN_REMOVE"],
  createGuildRole: ["GUILD_ROLE_CREATE"],
  modifyGuildRolePositions: ["GUILD_ROLE_UPDATE"],
  modifyGuildRole: ["GUILD_ROLE_UPDATE"],
  deleteGuildRole: ["GUILD_ROLE_DELETE"],
  beginGuildPrune: ["GUILD_MEMBER_REMOVE"],
  deleteGuildIntegration: ["GUILD_INTEGRATIONS_UPDATE"],
} as const;
