// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake, Timestamp } from "./common.js";

/** A user, with what decides about verification levels and two-factor rules. */
export interface ControlledUser {
  /** Id of the user. */
  id: Snowflake;
  /** Name of the user. */
  username: string;
  /** Four digits that tell users of the same name apart. */
  discriminator: string;
  /** Hash of the avatar; null for a default one. */
  avatar: string | null;
  /** Whether the user is the bot of an application. */
  bot: boolean;
  /** Whether the e-mail address was verified. */
  verified: boolean;
  /** Whether a phone number was verified. */
  phone: boolean;
  /** Whether two-factor authentication is on. */
  mfa_enabled: boolean;
}

/** Whether a user is active. */
export const PresenceStatus = {
  /** Away for a while. */
  IDLE: "idle",
  /** Does not want to be disturbed. */
  DND: "dnd",
  /** Active. */
  ONLINE: "online",
  /** Not connected. */
  OFFLINE: "offline",
} as const;
export type PresenceStatus = (typeof PresenceStatus)[keyof typeof PresenceStatus];

/** Whether a user is active, where, and with what. */
export interface Presence {
  /** Whether the user is active. */
  status: PresenceStatus;
  /** The same for each kind of client; without it, it follows from the status. */
  client_status?: {
    /** On a computer. */
    desktop?: PresenceStatus;
    /** On a phone or tablet. */
    mobile?: PresenceStatus;
    /** In a browser. */
    web?: PresenceStatus;
  };
  /**
   * What the user is doing.
   *
   * At most 10 items.
   *
   * @default []
   */
  activities?: readonly {
    /**
     * What the activity is called.
     *
     * 1 to 128 characters.
     */
    name: string;
    /**
     * Kind of activity.
     *
     * 0 to 5.
     */
    type: number;
  }[];
}

/** An OAuth 2.0 access token. */
export interface AccessToken {
  /** The token itself. */
  access_token: string;
  /** Scheme of the Authorization header. */
  token_type: "Bearer";
  /** When it runs out. */
  expires_at: Timestamp;
  /** What it may be used for. */
  scopes: string[];
  /** Application that it is for. */
  application_id: Snowflake;
  /** User who granted it. */
  user_id: Snowflake;
}

/** Something that the service told a user of its own accord. */
export interface Notification {
  /** Id of the notification. */
  id: Snowflake;
  /** What it is about: endpoint_removed when the endpoint of an application failed a check. */
  type: string;
  /** What the user was told. */
  text: string;
  /** Application that it is about. */
  application_id?: Snowflake;
  /** When the user was told. */
  created_at: Timestamp;
}

export interface CreateUserBody {
  /**
   * Name of the user.
   *
   * 2 to 32 characters once surrounding white space is removed.
   */
  username: string;
  /**
   * Four digits that tell users of the same name apart; chosen when left out.
   *
   * Matches `^[0-9]{4}$`.
   */
  discriminator?: string;
  /**
   * Whether the e-mail address was verified.
   *
   * @default true
   */
  verified?: boolean;
  /**
   * Whether a phone number was verified.
   *
   * @default true
   */
  phone?: boolean;
  /**
   * Whether two-factor authentication is on.
   *
   * @default false
   */
  mfa_enabled?: boolean;
}

export interface ModifyUserBody {
  /**
   * Name of the user.
   *
   * 2 to 32 characters once surrounding white space is removed.
   */
  username?: string;
  /** Whether the e-mail address was verified. */
  verified?: boolean;
  /** Whether a phone number was verified. */
  phone?: boolean;
  /** Whether two-factor authentication is on. */
  mfa_enabled?: boolean;
}

export type SetPresenceBody = Presence;

export interface GrantAccessTokenBody {
  /** Application that the token is for. */
  application_id: Snowflake;
  /**
   * What the token may be used for.
   *
   * 1 to 20 items. No item twice.
   */
  scopes: readonly string[];
  /**
   * Seconds until the token runs out.
   *
   * 1 to 31536000.
   *
   * @default 604800
   */
  expires_in?: number;
}
