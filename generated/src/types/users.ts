// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Color, Snowflake } from "./common.js";

/**
 * A person, or the bot of an application.
 *
 * @remarks A choice: Apart from the name of the object nothing is shown; fields and markers are the
 * compatible service's.
 */
export interface User {
  /** Id of the user. */
  id: Snowflake;
  /** Name of the user, which others may have too. */
  username: string;
  /** Four digits that tell users of the same name apart; 0000 for the author of a webhook's message. */
  discriminator: string;
  /** Hash of the avatar; null for a default one. */
  avatar: string | null;
  /** Whether the user is the bot of an application. */
  bot?: boolean;
  /** Whether the user speaks for the service itself. */
  system?: boolean;
  /** Whether the user has two-factor authentication. */
  mfa_enabled?: boolean;
  /** Hash of the banner; null for none. */
  banner?: string | null;
  /** Colour of the profile; null for none. */
  accent_color?: Color | null;
  /** Language that the user has chosen. */
  locale?: string;
  /** Whether the user's e-mail address has been verified. */
  verified?: boolean;
  /** E-mail address of the user; null for none. */
  email?: string | null;
  /**
   * Marks of the account, as a bit set whose bits are not described.
   *
   * At least 0.
   */
  flags?: number;
  /** Kind of paid subscription that the user has. */
  premium_type?: PremiumType;
  /**
   * Marks of the account that everybody may see, as a bit set whose bits are not described.
   *
   * At least 0.
   */
  public_flags?: number;
}

/**
 * A user of whom only the id is certain, as in presences.
 *
 * @remarks A choice: Only that the presence of a member names a user is known; that nothing but the id is
 * certain is the compatible service's rule (T24).
 */
export interface PartialUser {
  /** Id of the user. */
  id: Snowflake;
  /** Name of the user. */
  username?: string;
  /** Four digits that tell users of the same name apart. */
  discriminator?: string;
  /** Hash of the avatar; null for a default one. */
  avatar?: string | null;
  /** Whether the user is the bot of an application. */
  bot?: boolean;
  /** Whether the user speaks for the service itself. */
  system?: boolean;
  /** Whether the user has two-factor authentication. */
  mfa_enabled?: boolean;
  /** Hash of the banner; null for none. */
  banner?: string | null;
  /** Colour of the profile; null for none. */
  accent_color?: Color | null;
  /** Language that the user has chosen. */
  locale?: string;
  /** Whether the user's e-mail address has been verified. */
  verified?: boolean;
  /** E-mail address of the user; null for none. */
  email?: string | null;
  /**
   * Marks of the account, as a bit set whose bits are not described.
   *
   * At least 0.
   */
  flags?: number;
  /** Kind of paid subscription that the user has. */
  premium_type?: PremiumType;
  /**
   * Marks of the account that everybody may see, as a bit set whose bits are not described.
   *
   * At least 0.
   */
  public_flags?: number;
}

/**
 * Kinds of paid subscription.
 *
 * @remarks A choice: The values are not described; they are the compatible service's.
 */
export const PremiumType = {
  /** No subscription. */
  NONE: 0,
  /** The smaller subscription. */
  CLASSIC: 1,
  /** The full subscription, boosts of guilds included. */
  FULL: 2,
} as const;
export type PremiumType = (typeof PremiumType)[keyof typeof PremiumType] | (number & {});
