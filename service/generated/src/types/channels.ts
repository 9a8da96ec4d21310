// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake, Timestamp } from "./common.js";

/** A thread, as the interface shows it. */
export interface Thread {
  /** Id of the thread. */
  id: Snowflake;
  /** Kind of thread. */
  type: number;
  [key: string]: unknown;
}

/** A live stage, as the interface shows it. */
export interface StageInstance {
  /** Id of the stage instance. */
  id: Snowflake;
  /** Its channel. */
  channel_id: Snowflake;
  [key: string]: unknown;
}

/** A webhook. The interface shows all of it. */
export interface PlacedWebhook {
  /** Id of the webhook. */
  id: Snowflake;
  /** Kind of webhook. */
  type: number;
  /** Channel that it writes into. */
  channel_id: Snowflake;
  /** Token of an Incoming webhook. */
  token?: string;
  /** Where an Incoming webhook is executed, as an OAuth 2.0 flow returns it. */
  url?: string;
}

/** An invite. The interface lists it with its guild, channel and people. */
export interface Invite {
  /** Code of the invite. */
  code: string;
  /** Guild that it leads into. */
  guild_id: Snowflake;
  /** Channel that it leads to. */
  channel_id: Snowflake;
  /** Member who made it. */
  inviter_id: Snowflake;
  /** How often it was used. */
  uses: number;
  /** How often it may be used; 0 for any number. */
  max_uses: number;
  /** Seconds that it holds; 0 for ever. */
  max_age: number;
  /** Whether who joins by it is a member for a time only. */
  temporary: boolean;
  /** When it ends; null if never. */
  expires_at: Timestamp | null;
}

export interface StartThreadBody {
  /**
   * Name of the thread.
   *
   * 1 to 100 characters once surrounding white space is removed.
   */
  name: string;
  /** Member who starts it. */
  owner_id: Snowflake;
  /**
   * Whether only invited members may read it.
   *
   * @default false
   */
  private?: boolean;
  /**
   * Minutes without activity after which the thread is archived.
   *
   * @default 1440
   */
  auto_archive_duration?: 60 | 1440 | 4320 | 10080;
}

export interface ModifyThreadBody {
  /** Whether the thread is archived. */
  archived?: boolean;
  /** Whether only moderators may reopen it. */
  locked?: boolean;
}

export interface OpenStageBody {
  /**
   * What the stage is about.
   *
   * 1 to 120 characters.
   */
  topic: string;
  /**
   * Who can see the stage; 1 everybody, 2 members of the guild.
   *
   * 1 to 2.
   *
   * @default 2
   */
  privacy_level?: number;
}

/** A Channel Follower webhook needs source_channel_id. An Application webhook needs application_id. */
export interface PlaceWebhookBody {
  /** 1 Incoming, 2 Channel Follower, 3 Application. */
  type: 1 | 2 | 3;
  /**
   * Name of the webhook, not checked further.
   *
   * 1 to 80 characters.
   */
  name: string;
  /** Who made it. */
  user_id?: Snowflake;
  /** Application that owns it. */
  application_id?: Snowflake;
  /** News channel that it follows. */
  source_channel_id?: Snowflake;
}

/** target_user_id and target_application_id must not both be present. */
export interface CreateInviteBody {
  /** Member who makes it. */
  inviter_id: Snowflake;
  /**
   * Seconds that it holds; 0 for ever.
   *
   * 0 to 604800.
   *
   * @default 86400
   */
  max_age?: number;
  /**
   * How often it may be used; 0 for any number.
   *
   * 0 to 100.
   *
   * @default 0
   */
  max_uses?: number;
  /**
   * Whether who joins by it is a member for a time only.
   *
   * @default false
   */
  temporary?: boolean;
  /** Whose stream it leads to. */
  target_user_id?: Snowflake;
  /** Embedded application that it opens. */
  target_application_id?: Snowflake;
}
