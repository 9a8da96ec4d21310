// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { ApplicationsHandlers } from "./applications.js";
import type { ChannelsHandlers } from "./channels.js";
import type { ClockHandlers } from "./clock.js";
import type { EventsHandlers } from "./events.js";
import type { GuildsHandlers } from "./guilds.js";
import type { InteractionsHandlers } from "./interactions.js";
import type { MembersHandlers } from "./members.js";
import type { MessagesHandlers } from "./messages.js";
import type { UsersHandlers } from "./users.js";

/** The handlers of all operations, by group; objects or instances of classes. */
export interface Handlers<Principal = unknown> {
  /** People, what they have done lately, and the access tokens that they granted. */
  readonly users: UsersHandlers<Principal>;
  /** Applications with their bots, keys and endpoints. */
  readonly applications: ApplicationsHandlers<Principal>;
  /** What guilds have that no operation of the interface gives them. */
  readonly guilds: GuildsHandlers<Principal>;
  /** Joining, leaving, screening, boosting, activity and voice. */
  readonly members: MembersHandlers<Principal>;
  /** Threads, stages, webhooks and invites of channels. */
  readonly channels: ChannelsHandlers<Principal>;
  /** Messages of people, and what each of them sees. */
  readonly messages: MessagesHandlers<Principal>;
  /** People using commands and components. */
  readonly interactions: InteractionsHandlers<Principal>;
  /** Every event of every guild, in order. */
  readonly events: EventsHandlers<Principal>;
  /** The time that the service goes by. */
  readonly clock: ClockHandlers<Principal>;
}

/** Handlers of which some are still to be written: with `partial: true`. */
export type HandlersSoFar<Principal = unknown> = {
  readonly [Group in keyof Handlers]?: Partial<Handlers<Principal>[Group]>;
};
