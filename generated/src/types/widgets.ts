// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake } from "./common.js";
import type { PresenceStatus } from "./presences.js";

/** Settings of a guild's widget. */
export interface GuildWidget {
  /** Whether the widget is on. */
  enabled: boolean;
  /** Channel that the widget makes an invite to; null for no invite. */
  channel_id: Snowflake | null;
}

/**
 * What the widget of a guild shows to anybody.
 *
 * @remarks A choice: The fields are shown without saying which may be missing; all are always sent.
 */
export interface PublicWidget {
  /** Id of the guild. */
  id: Snowflake;
  /** Name of the guild. */
  name: string;
  /**
   * Address of an invite; null when the widget has no channel.
   *
   * @remarks A choice: Shown as a string; null for a widget without a channel, which has no invite (T23).
   */
  instant_invite: string | null;
  /** Channels on the widget. */
  channels: PublicWidgetChannel[];
  /** Members on the widget. */
  members: PublicWidgetMember[];
  /**
   * Number of members who are not offline.
   *
   * At least 0.
   */
  presence_count: number;
}

/** A channel on a widget. */
export interface PublicWidgetChannel {
  /** Id of the channel. */
  id: Snowflake;
  /** Name of the channel. */
  name: string;
  /** Place among the channels; lower is further up. */
  position: number;
}

/** A member on a widget. */
export interface PublicWidgetMember {
  /**
   * Id of the entry; not necessarily that of the user.
   *
   * @remarks A choice: Its type is not stated; a string of any form, so that a widget need not give away user
   * ids (T30).
   */
  id: string;
  /** Name of the user. */
  username: string;
  /** Four digits that tell users of one name apart. */
  discriminator: string;
  /** Hash of the avatar; null without one. */
  avatar: string | null;
  /**
   * Whether the member is active.
   *
   * @remarks A choice: The values are not shown; those of presences are used.
   */
  status: PresenceStatus;
  /** Address of the avatar's picture. */
  avatar_url: string;
}

/** Style of the widget picture. */
export const WidgetStyle = {
  /** Small badge with the number of members online. */
  SHIELD: "shield",
  /** First banner. */
  BANNER1: "banner1",
  /** Second banner. */
  BANNER2: "banner2",
  /** Third banner. */
  BANNER3: "banner3",
  /** Fourth banner. */
  BANNER4: "banner4",
} as const;
export type WidgetStyle = (typeof WidgetStyle)[keyof typeof WidgetStyle];

export interface ModifyGuildWidgetBody {
  /** Whether the widget is on. */
  enabled?: boolean;
  /** Channel that the widget makes an invite to; null for no invite. */
  channel_id?: Snowflake | null;
}
