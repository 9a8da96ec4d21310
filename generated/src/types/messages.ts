// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Channel, ChannelTypeResponse } from "./channels.js";
import type { Color, Snowflake, Timestamp } from "./common.js";
import type { MessageComponents } from "./components.js";
import type { PartialEmoji, Sticker, StickerFormatType } from "./emojis.js";
import type { MessageInteraction } from "./interactions.js";
import type { PartialGuildMember } from "./members.js";
import type { User } from "./users.js";

/**
 * A message in a channel.
 *
 * - A message that responds to an interaction without an existing message carries that interaction: its id,
 *   its type, the command's name and the user. (message-interaction-field)
 * - A message of a webhook has webhook_id set, and an author with the webhook's id and the name and the
 *   avatar that were used for this message. (message-webhook-author)
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface Message {
  /** Id of the message. */
  id: Snowflake;
  /** Channel or thread that the message is in. */
  channel_id: Snowflake;
  /** Guild that the message is in. */
  guild_id?: Snowflake;
  /**
   * Who sent the message. For a webhook's message, a stand-in with the id of the webhook and the name and
   * avatar that were used.
   */
  author: User;
  /** The author as a member of the guild. */
  member?: PartialGuildMember;
  /** The text of the message; empty when there is none. */
  content: string;
  /** When the message was sent. */
  timestamp: Timestamp;
  /** When the message was last edited; null if never. */
  edited_timestamp: Timestamp | null;
  /** Whether the message is read aloud. */
  tts: boolean;
  /** Whether the message mentions everyone. */
  mention_everyone: boolean;
  /** Users whom the content mentions. */
  mentions: User[];
  /** Roles that the content mentions. */
  mention_roles: Snowflake[];
  /** Channels that the content mentions. */
  mention_channels?: ChannelMention[];
  /** Files of the message. */
  attachments: Attachment[];
  /** Embeds of the message. */
  embeds: Embed[];
  /** Reactions to the message. */
  reactions?: Reaction[];
  /** A value by which the sender recognises the message. */
  nonce?: string | number;
  /** Whether the message is pinned. */
  pinned: boolean;
  /** The webhook that sent the message. */
  webhook_id?: Snowflake;
  /** The kind of message. */
  type: MessageType;
  /** A rich-presence activity that the message invites to; its fields are not fixed. */
  activity?: { [key: string]: unknown };
  /** The application of a rich-presence invitation; its fields are not fixed. */
  application?: { [key: string]: unknown };
  /** The application whose interaction or webhook the message answers to. */
  application_id?: Snowflake;
  /** The message that this one replies to or was made from. */
  message_reference?: MessageReference;
  /** Bit flags of the message. */
  flags?: MessageFlags;
  /** The message that is replied to; null if it was deleted. */
  referenced_message?: Message | null;
  /**
   * The interaction that the message responds to, if that one had no message before.
   *
   * @remarks A choice: The key is not named; this is the compatible service's (T69).
   */
  interaction?: MessageInteraction;
  /** The thread that was started from the message. */
  thread?: Channel;
  /** Rows of components. */
  components?: MessageComponents;
  /** Stickers of the message, in brief. */
  sticker_items?: StickerItem[];
  /** Stickers of the message, in full. */
  stickers?: Sticker[];
}

/**
 * Some fields of a message, as in the resolved data of an interaction.
 *
 * @remarks A choice: Which fields a partial message has is not said; only its id is counted on.
 */
export interface PartialMessage {
  /** Id of the message. */
  id: Snowflake;
  /** Channel or thread that the message is in. */
  channel_id?: Snowflake;
  /** Guild that the message is in. */
  guild_id?: Snowflake;
  /** Who sent the message. */
  author?: User;
  /** The text of the message. */
  content?: string;
  /** When the message was sent. */
  timestamp?: Timestamp;
  /** When the message was last edited; null if never. */
  edited_timestamp?: Timestamp | null;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** Whether the message mentions everyone. */
  mention_everyone?: boolean;
  /** Users whom the content mentions. */
  mentions?: User[];
  /** Roles that the content mentions. */
  mention_roles?: Snowflake[];
  /** Files of the message. */
  attachments?: Attachment[];
  /** Embeds of the message. */
  embeds?: Embed[];
  /** Whether the message is pinned. */
  pinned?: boolean;
  /** The webhook that sent the message. */
  webhook_id?: Snowflake;
  /** The kind of message. */
  type?: MessageType;
  /** The application whose interaction or webhook the message answers to. */
  application_id?: Snowflake;
  /** The message that this one replies to or was made from. */
  message_reference?: MessageReference;
  /** Bit flags of the message. */
  flags?: MessageFlags;
  /** Rows of components. */
  components?: MessageComponents;
}

/**
 * The kind of a message.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const MessageType = {
  /** An ordinary message, those of webhooks included. */
  DEFAULT: 0,
  /** Somebody was added to a group. */
  RECIPIENT_ADD: 1,
  /** Somebody left a group or was removed. */
  RECIPIENT_REMOVE: 2,
  /** A call. */
  CALL: 3,
  /** A group was renamed. */
  CHANNEL_NAME_CHANGE: 4,
  /** A group has a new icon. */
  CHANNEL_ICON_CHANGE: 5,
  /** A message was pinned. */
  CHANNEL_PINNED_MESSAGE: 6,
  /** Somebody joined the guild. */
  GUILD_MEMBER_JOIN: 7,
  /** Somebody boosted the guild. */
  USER_PREMIUM_GUILD_SUBSCRIPTION: 8,
  /** A boost brought the guild to tier 1. */
  USER_PREMIUM_GUILD_SUBSCRIPTION_TIER_1: 9,
  /** A boost brought the guild to tier 2. */
  USER_PREMIUM_GUILD_SUBSCRIPTION_TIER_2: 10,
  /** A boost brought the guild to tier 3. */
  USER_PREMIUM_GUILD_SUBSCRIPTION_TIER_3: 11,
  /** Another channel is followed from here. */
  CHANNEL_FOLLOW_ADD: 12,
  /** A thread was created. */
  THREAD_CREATED: 18,
  /** A reply to another message. */
  REPLY: 19,
  /** The response to an application command. */
  APPLICATION_COMMAND: 20,
  /** The message that a thread was started from. */
  THREAD_STARTER_MESSAGE: 21,
} as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType] | (number & {});

/**
 * Bit flags of a message. Bits that are not listed may occur.
 *
 * At least 0.
 *
 * @remarks A choice: Only EPHEMERAL is shown; the other bits are the compatible service's, and unknown bits
 * are tolerated (T32).
 */
export const MessageFlags = {
  /** Published to the channels that follow this one. */
  CROSSPOSTED: 1,
  /** Came from a channel that is followed. */
  IS_CROSSPOST: 2,
  /** Embeds are not shown. */
  SUPPRESS_EMBEDS: 4,
  /** The message that this one was published from is gone. */
  SOURCE_MESSAGE_DELETED: 8,
  /** Sent by the service's own urgent-message system. */
  URGENT: 16,
  /** A thread was started from the message. */
  HAS_THREAD: 32,
  /** Only the user of the interaction sees the message. */
  EPHEMERAL: 64,
  /** Stands for a response that was deferred. */
  LOADING: 128,
} as const;
export type MessageFlags = number;

/**
 * A file of a message.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface Attachment {
  /** Id of the attachment. */
  id: Snowflake;
  /** Name of the file. */
  filename: string;
  /** Media type of the file. */
  content_type?: string;
  /**
   * Size in bytes.
   *
   * At least 0.
   */
  size: number;
  /** Where the file is. */
  url: string;
  /** Where a proxied copy of the file is. */
  proxy_url: string;
  /**
   * Height of an image, in pixels.
   *
   * At least 0.
   */
  height?: number | null;
  /**
   * Width of an image, in pixels.
   *
   * At least 0.
   */
  width?: number | null;
}

/**
 * An attachment that an edit keeps, known by its id. Its other fields have no effect.
 *
 * @remarks A choice: Which fields name the attachment to keep is not said; its id is enough.
 */
export interface PartialAttachment {
  /** Id of the attachment. */
  id: Snowflake;
  /** Name of the file. */
  filename?: string;
  /** Media type of the file. */
  content_type?: string;
  /**
   * Size in bytes.
   *
   * At least 0.
   */
  size?: number;
  /** Where the file is. */
  url?: string;
  /** Where a proxied copy of the file is. */
  proxy_url?: string;
  /**
   * Height of an image, in pixels.
   *
   * At least 0.
   */
  height?: number | null;
  /**
   * Width of an image, in pixels.
   *
   * At least 0.
   */
  width?: number | null;
}

/**
 * The embeds of a message that is sent or edited.
 *
 * At most 10 items. At most 6000 characters in total. All titles, descriptions, fields, footers and authors
 * must stay within one total length.
 *
 * - A message or a response to an interaction with more embeds than allowed is refused.
 *   (message-embeds-limit)
 * - The texts of all embeds of a message have a limit together, beside the limits of each.
 *   (message-embeds-total)
 */
export type EmbedList = readonly Embed[];

/**
 * A card below the text of a message.
 *
 * - Each text of an embed has a limit of its own, and so has the number of its fields.
 *   (message-embed-lengths)
 *
 * @remarks A choice: The fields and their limits are not shown; these are the compatible service's (T87).
 */
export interface Embed {
  /**
   * The heading.
   *
   * At most 256 characters.
   */
  title?: string;
  /** The kind of embed; always rich for those that applications and webhooks send. */
  type?: string;
  /**
   * The text.
   *
   * At most 4096 characters.
   */
  description?: string;
  /** Where the heading leads. */
  url?: string;
  /** A moment that is shown in the footer. */
  timestamp?: Timestamp;
  /** Colour of the edge. */
  color?: Color;
  /** The last line. */
  footer?: EmbedFooter;
  /** A large picture. */
  image?: EmbedImage;
  /** A small picture. */
  thumbnail?: EmbedThumbnail;
  /** A video. */
  video?: EmbedVideo;
  /** Where the content comes from. */
  provider?: EmbedProvider;
  /** Who made the content. */
  author?: EmbedAuthor;
  /**
   * Named values.
   *
   * At most 25 items.
   */
  fields?: readonly EmbedField[];
}

/** The last line of an embed. */
export interface EmbedFooter {
  /**
   * The text.
   *
   * At most 2048 characters.
   */
  text: string;
  /** Where the icon is. */
  icon_url?: string;
  /** Where a proxied copy of the icon is. */
  proxy_icon_url?: string;
}

/** A large picture of an embed. */
export interface EmbedImage {
  /** Where the picture is. */
  url?: string;
  /** Where a proxied copy of the picture is. */
  proxy_url?: string;
  /**
   * Height in pixels.
   *
   * At least 0.
   */
  height?: number;
  /**
   * Width in pixels.
   *
   * At least 0.
   */
  width?: number;
}

/** A small picture of an embed. */
export interface EmbedThumbnail {
  /** Where the picture is. */
  url?: string;
  /** Where a proxied copy of the picture is. */
  proxy_url?: string;
  /**
   * Height in pixels.
   *
   * At least 0.
   */
  height?: number;
  /**
   * Width in pixels.
   *
   * At least 0.
   */
  width?: number;
}

/** A video of an embed. */
export interface EmbedVideo {
  /** Where the video is. */
  url?: string;
  /** Where a proxied copy of the video is. */
  proxy_url?: string;
  /**
   * Height in pixels.
   *
   * At least 0.
   */
  height?: number;
  /**
   * Width in pixels.
   *
   * At least 0.
   */
  width?: number;
}

/** Where the content of an embed comes from. */
export interface EmbedProvider {
  /** Name of the provider. */
  name?: string;
  /** Address of the provider. */
  url?: string;
}

/** Who made the content of an embed. */
export interface EmbedAuthor {
  /**
   * Name of the author.
   *
   * At most 256 characters.
   */
  name?: string;
  /** Where the name leads. */
  url?: string;
  /** Where the icon is. */
  icon_url?: string;
  /** Where a proxied copy of the icon is. */
  proxy_icon_url?: string;
}

/** A named value of an embed. */
export interface EmbedField {
  /**
   * The name.
   *
   * At most 256 characters.
   */
  name: string;
  /**
   * The value.
   *
   * At most 1024 characters.
   */
  value: string;
  /** Whether the field may stand beside others in one line. */
  inline?: boolean;
}

/**
 * A kind of mention that is taken from the content of a message.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const AllowedMentionType = {
  /** Mentions of roles. */
  ROLES: "roles",
  /** Mentions of users. */
  USERS: "users",
  /** Mentions of everyone, and of everyone who is here. */
  EVERYONE: "everyone",
} as const;
export type AllowedMentionType = (typeof AllowedMentionType)[keyof typeof AllowedMentionType];

/**
 * Which mentions in the content of a message notify somebody.
 *
 * - Allowed mentions that name users in parse and list users too, or roles likewise, are refused.
 *   (message-allowed-mentions-exclusive)
 * - Allowed mentions that list more roles or more users than allowed are refused.
 *   (message-allowed-mentions-limit)
 * - A message that is sent without allowed_mentions notifies everybody whom its content mentions.
 *   (message-allowed-mentions-default)
 *
 * @remarks A choice: The fields and their limits are not shown; these are the compatible service's (T87).
 */
export interface AllowedMentions {
  /**
   * Kinds of mention that are taken from the content. A kind with a list of ids must not be named here.
   *
   * At most 100 items.
   */
  parse?: readonly AllowedMentionType[];
  /**
   * Roles that may be mentioned.
   *
   * At most 100 items.
   */
  roles?: readonly Snowflake[];
  /**
   * Users who may be mentioned.
   *
   * At most 100 items.
   */
  users?: readonly Snowflake[];
  /**
   * In a reply, whether the author of the message that is replied to is mentioned.
   *
   * @default false
   */
  replied_user?: boolean;
}

/**
 * An emoji with which users have reacted to a message.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface Reaction {
  /**
   * How many users have reacted with it.
   *
   * At least 0.
   */
  count: number;
  /** Whether the current user has. */
  me: boolean;
  /** The emoji. */
  emoji: PartialEmoji;
}

/**
 * The message that another one replies to or was made from.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface MessageReference {
  /** Id of that message. */
  message_id?: Snowflake;
  /** Channel of that message. */
  channel_id?: Snowflake;
  /** Guild of that message. */
  guild_id?: Snowflake;
  /** Whether a reply to a message that does not exist is refused. */
  fail_if_not_exists?: boolean;
}

/**
 * A channel that the content of a message mentions.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface ChannelMention {
  /** Id of the channel. */
  id: Snowflake;
  /** Guild of the channel. */
  guild_id: Snowflake;
  /** The kind of channel. */
  type: ChannelTypeResponse;
  /** Name of the channel. */
  name: string;
}

/**
 * As much of a sticker as is needed to show it.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface StickerItem {
  /** Id of the sticker. */
  id: Snowflake;
  /** Name of the sticker. */
  name: string;
  /** The format of its picture. */
  format_type: StickerFormatType;
}
