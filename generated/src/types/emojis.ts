// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake } from "./common.js";
import type { User } from "./users.js";

/**
 * An emoji, custom or standard.
 *
 * @remarks A choice: The fields of emojis are not shown; these are the compatible service's of mid-2021.
 */
export interface Emoji {
  /** Id of a custom emoji; null for a standard one. */
  id: Snowflake | null;
  /** Name of a custom emoji, or the character of a standard one; null when it was deleted. */
  name: string | null;
  /** Roles that may use it. */
  roles?: Snowflake[];
  /** Who made it. */
  user?: User;
  /** Whether its name is written between colons. */
  require_colons?: boolean;
  /** Whether an integration manages it. */
  managed?: boolean;
  /** Whether it moves. */
  animated?: boolean;
  /** Whether it can be used at present; false after a loss of boosts. */
  available?: boolean;
}

/**
 * An emoji on a button or on an option of a select menu.
 *
 * @remarks A choice: Three fields are named without saying which are required or nullable. Chosen: all
 * optional, id and name nullable as in an emoji (T24).
 */
export interface PartialEmoji {
  /** Id of a custom emoji; null or left out for a standard one. */
  id?: Snowflake | null;
  /** Name of a custom emoji, or the character of a standard one. */
  name?: string | null;
  /** Whether it moves. */
  animated?: boolean;
}

/**
 * A sticker, of a guild or of a pack.
 *
 * @remarks A choice: The fields of stickers are not shown; these are the compatible service's of mid-2021.
 */
export interface Sticker {
  /** Id of the sticker. */
  id: Snowflake;
  /** Pack that a standard sticker is from. */
  pack_id?: Snowflake;
  /** Name of the sticker. */
  name: string;
  /** What it shows; null without one. */
  description: string | null;
  /** Words that it is found by, separated by commas. */
  tags: string;
  /** Empty; kept for old clients, which expect a hash. */
  asset: string;
  /** Where the sticker is from. */
  type: StickerType;
  /** Format of the picture. */
  format_type: StickerFormatType;
  /** Whether it can be used at present; false after a loss of boosts. */
  available?: boolean;
  /** Guild that has the sticker. */
  guild_id?: Snowflake;
  /** Who added it. */
  user?: User;
  /** Place in its pack. */
  sort_value?: number;
}

/**
 * Where a sticker is from.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const StickerType = {
  /** From a pack. */
  STANDARD: 1,
  /** From a guild. */
  GUILD: 2,
} as const;
export type StickerType = (typeof StickerType)[keyof typeof StickerType] | (number & {});

/**
 * Format of a sticker's picture.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const StickerFormatType = {
  /** Still picture. */
  PNG: 1,
  /** Moving PNG. */
  APNG: 2,
  /** Vector animation. */
  LOTTIE: 3,
} as const;
export type StickerFormatType = (typeof StickerFormatType)[keyof typeof StickerFormatType] | (number & {});
