// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { BansHandlers } from "./bans.js";
import type { ChannelsHandlers } from "./channels.js";
import type { GuildsHandlers } from "./guilds.js";
import type { IntegrationsHandlers } from "./integrations.js";
import type { InteractionsHandlers } from "./interactions.js";
import type { InvitesHandlers } from "./invites.js";
import type { MembersHandlers } from "./members.js";
import type { PruneHandlers } from "./prune.js";
import type { RolesHandlers } from "./roles.js";
import type { VoiceHandlers } from "./voice.js";
import type { WebhooksHandlers } from "./webhooks.js";
import type { WelcomeScreensHandlers } from "./welcome-screens.js";
import type { WidgetsHandlers } from "./widgets.js";

/** The handlers of all operations, by group; objects or instances of classes. */
export interface Handlers<Principal = unknown> {
  /** Create, read, change and delete guilds. */
  readonly guilds: GuildsHandlers<Principal>;
  /** The channels and active threads of a guild. */
  readonly channels: ChannelsHandlers<Principal>;
  /** The members of a guild, their nicknames, their roles and their place in voice. */
  readonly members: MembersHandlers<Principal>;
  /** Who may not be in a guild. */
  readonly bans: BansHandlers<Principal>;
  /** The roles of a guild, their permissions and their order. */
  readonly roles: RolesHandlers<Principal>;
  /** Counting and removing members who have been inactive for some days. */
  readonly prune: PruneHandlers<Principal>;
  /** Voice regions, and voice states in stage channels. */
  readonly voice: VoiceHandlers<Principal>;
  /** The invites of a guild and its vanity address. */
  readonly invites: InvitesHandlers<Principal>;
  /** Connections of a guild to outside accounts and to applications. */
  readonly integrations: IntegrationsHandlers<Principal>;
  /** The widget of a guild, its settings, its public document and its picture. */
  readonly widgets: WidgetsHandlers<Principal>;
  /** What a newcomer to a Community guild is shown. */
  readonly welcomeScreens: WelcomeScreensHandlers<Principal>;
  /** Webhooks, the messages that they send, and the messages that they have sent. */
  readonly webhooks: WebhooksHandlers<Principal>;
  /** Receiving interactions and responding to them. */
  readonly interactions: InteractionsHandlers<Principal>;
}

/** Handlers of which some are still to be written: with `partial: true`. */
export type HandlersSoFar<Principal = unknown> = {
  readonly [Group in keyof Handlers]?: Partial<Handlers<Principal>[Group]>;
};
