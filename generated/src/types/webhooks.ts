// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { FileInput } from "@guildwire/runtime/client";
import type { PartialChannel } from "./channels.js";
import type { ImageData, Snowflake } from "./common.js";
import type { MessageComponents } from "./components.js";
import type { PartialGuild } from "./guilds.js";
import type { InteractionCallbackFlags } from "./interactions.js";
import type { AllowedMentions, EmbedList, PartialAttachment } from "./messages.js";
import type { User } from "./users.js";

/**
 * A way to post messages to a channel without a bot user.
 *
 * - Only Incoming webhooks are returned with a token. (webhook-token-incoming-only)
 * - Only Channel Follower webhooks have source_guild and source_channel. (webhook-source-follower-only)
 * - The url is left out by every operation here; only the OAuth 2.0 flow returns it. (webhook-url-oauth-only)
 * - Names that are stored or returned are never checked against the rules for new names.
 *   (webhook-name-stored)
 */
export interface Webhook {
  /** Id of the webhook. */
  id: Snowflake;
  /** The kind of webhook. */
  type: WebhookType;
  /** Guild of the webhook. */
  guild_id?: Snowflake | null;
  /** Channel that the webhook posts to. */
  channel_id: Snowflake | null;
  /**
   * Who created the webhook; left out where the webhook is fetched with its token.
   *
   * Only in responses of createWebhook, responses of getChannelWebhooks, responses of getGuildWebhooks,
   * responses of getWebhook, responses of modifyWebhook.
   */
  user?: User;
  /** Default name of the sender. */
  name: string | null;
  /** Hash of the sender's default avatar. */
  avatar: string | null;
  /**
   * The credential of an Incoming webhook; absent for other types, and where the caller may not manage the
   * webhook.
   */
  token?: string;
  /** Application that created the webhook. */
  application_id: Snowflake | null;
  /** Guild of the channel that is followed; only for Channel Followers. */
  source_guild?: PartialGuild;
  /** The channel that is followed; only for Channel Followers. */
  source_channel?: PartialChannel;
  /**
   * Address at which the webhook is executed.
   *
   * Only in the OAuth 2.0 flow that creates webhooks.
   */
  url?: string;
}

/** The kind of a webhook. */
export const WebhookType = {
  /** Posts with a generated token. */
  INCOMING: 1,
  /** Internal; posts what a followed channel publishes. */
  CHANNEL_FOLLOWER: 2,
  /** Used with interactions. */
  APPLICATION: 3,
} as const;
export type WebhookType = (typeof WebhookType)[keyof typeof WebhookType] | (number & {});

/**
 * A name that a webhook is given.
 *
 * 1 to 80 characters once surrounding white space is removed.
 *
 * - The length of a webhook's name is counted after trimming, on creation and on both forms of change.
 *   (webhook-name-length)
 * - The name clyde is refused in any case, with or without white space around it. (webhook-name-clyde)
 * - The names everyone, here and discordtag, and names with \@, #, a colon or three backticks, are refused.
 *   (webhook-name-restrictions)
 *
 * @remarks A choice: Of the naming restrictions only one name and the length are stated; the others, and that
 * case and surrounding white space do not count, are the compatible service's rules for usernames.
 */
export type WebhookName = string;

/** The fields of a webhook's message that are not files; the content of payload_json. */
export interface WebhookMessagePayload {
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /**
   * Name of the sender in place of the webhook's own.
   *
   * @remarks A choice: No limit is stated for it; none is enforced (T61).
   */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  avatar_url?: string;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** Rows of components; only for webhooks that an application owns. */
  components?: MessageComponents;
}

/** The fields of a follow-up that are not files; the content of payload_json. */
export interface FollowupMessagePayload {
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /**
   * Name of the sender in place of the webhook's own.
   *
   * @remarks A choice: No limit is stated for it; none is enforced (T61).
   */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  avatar_url?: string;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** Rows of components. */
  components?: MessageComponents;
  /** 64 for a message that only the user of the interaction sees. */
  flags?: InteractionCallbackFlags;
}

/** The fields of an edit that are not files; the content of payload_json. */
export interface MessageEditPayload {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components; only for webhooks that an application owns. */
  components?: MessageComponents;
}

/**
 * A message in Slack's format. Properties of that format that are not listed have no effect.
 *
 * @remarks A choice: The shape is not shown; these are the fields of Slack's incoming webhooks that messages
 * can show. Its lists are bounded by the size and the depth of the body only (T96).
 */
export interface SlackPayload {
  /** Text of the message. */
  text?: string;
  /** Name of the sender in place of the webhook's own. */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  icon_url?: string;
  /** Attachments, which become embeds. */
  attachments?: readonly SlackAttachment[];
  /**
   * Blocks, in Slack's own layout; text says the same for places that cannot show them.
   *
   * @remarks A choice: Blocks are not mentioned; they are taken, and their effect is the service's.
   */
  blocks?: readonly SlackBlock[];
}

/**
 * A block in Slack's format. Its fields depend on its type.
 *
 * @remarks A choice: The shape is not shown; it is Slack's and stays open.
 */
export interface SlackBlock {
  /** The kind of block. */
  type: string;
  /** A name of the block, chosen by the sender. */
  block_id?: string;
  /** Text of a section or a header, with its own type and text. */
  text?: { [key: string]: unknown };
  [key: string]: unknown;
}

/**
 * An attachment in Slack's format.
 *
 * @remarks A choice: The shape is not shown; these are the fields of Slack's attachments that embeds can
 * show.
 */
export interface SlackAttachment {
  /** Plain text for places that cannot show the attachment. */
  fallback?: string;
  /** Colour of the edge, in hexadecimal digits or as good, warning or danger. */
  color?: string;
  /** Text above the attachment. */
  pretext?: string;
  /** Name of the author. */
  author_name?: string;
  /** Where the author's name leads. */
  author_link?: string;
  /** Where the author's icon is. */
  author_icon?: string;
  /** The heading. */
  title?: string;
  /** Where the heading leads. */
  title_link?: string;
  /** The text. */
  text?: string;
  /** Named values. */
  fields?: readonly SlackField[];
  /** Where the large picture is. */
  image_url?: string;
  /** Where the small picture is. */
  thumb_url?: string;
  /** The last line. */
  footer?: string;
  /** Where the icon of the last line is. */
  footer_icon?: string;
  /** A moment, in seconds since 1970. */
  ts?: number | string;
}

/**
 * A named value in Slack's format.
 *
 * @remarks A choice: The shape is not shown; this is Slack's.
 */
export interface SlackField {
  /** The name. */
  title?: string;
  /** The value. */
  value?: string;
  /** Whether the field may stand beside others in one line. */
  short?: boolean;
}

/**
 * A delivery of a GitHub webhook. Its fields depend on the event; only what most events share is listed.
 *
 * @remarks A choice: The shape is not shown; it is GitHub's and stays open. Lists and objects are bounded by
 * the size and the depth of the body only (T96).
 */
export interface GitHubPayload {
  /** What has happened, for events that know several actions. */
  action?: string;
  /** Who caused the event. */
  sender?: GitHubUser;
  /** Where the event happened. */
  repository?: GitHubRepository;
  /** The branch or tag of a push. */
  ref?: string;
  /** Where the changes of a push can be seen. */
  compare?: string;
  /** The commits of a push. */
  commits?: readonly { [key: string]: unknown }[];
  /** The issue that the event is about. */
  issue?: { [key: string]: unknown };
  /** The pull request that the event is about. */
  pull_request?: { [key: string]: unknown };
  /** The comment that the event is about. */
  comment?: { [key: string]: unknown };
  /** The release that the event is about. */
  release?: { [key: string]: unknown };
  [key: string]: unknown;
}

/**
 * A GitHub account, as far as a message shows it.
 *
 * @remarks A choice: The shape is not shown; it is GitHub's and stays open.
 */
export interface GitHubUser {
  /** Name of the account. */
  login?: string;
  /** Page of the account. */
  html_url?: string;
  /** Where the avatar is. */
  avatar_url?: string;
  [key: string]: unknown;
}

/**
 * A GitHub repository, as far as a message shows it.
 *
 * @remarks A choice: The shape is not shown; it is GitHub's and stays open.
 */
export interface GitHubRepository {
  /** Name without its owner. */
  name?: string;
  /** Name with its owner. */
  full_name?: string;
  /** Page of the repository. */
  html_url?: string;
  [key: string]: unknown;
}

export interface CreateWebhookBody {
  /** Default name of the sender. */
  name: WebhookName;
  /**
   * Default avatar of the sender; null for none.
   *
   * PNG, JPEG or GIF image, at most 10485760 bytes.
   *
   * @remarks A choice: No bounds of the image are stated; formats and size are those of other images (T47).
   */
  avatar?: ImageData | null;
}

export interface ModifyWebhookBody {
  /** Default name of the sender. */
  name?: WebhookName;
  /**
   * Default avatar of the sender; null removes it.
   *
   * PNG, JPEG or GIF image, at most 10485760 bytes.
   *
   * @remarks A choice: No bounds of the image are stated; formats and size are those of other images (T47).
   */
  avatar?: ImageData | null;
  /** Channel to move the webhook to. */
  channel_id?: Snowflake;
}

export interface ModifyWebhookWithTokenBody {
  /** Default name of the sender. */
  name?: WebhookName;
  /**
   * Default avatar of the sender; null removes it.
   *
   * PNG, JPEG or GIF image, at most 10485760 bytes.
   *
   * @remarks A choice: No bounds of the image are stated; formats and size are those of other images (T47).
   */
  avatar?: ImageData | null;
}

/** A message must have content or embeds, or be sent as a form with a file. */
export interface ExecuteWebhookBody {
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /**
   * Name of the sender in place of the webhook's own.
   *
   * @remarks A choice: No limit is stated for it; none is enforced (T61).
   */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  avatar_url?: string;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** Rows of components; only for webhooks that an application owns. */
  components?: MessageComponents;
}

/** A message must have content, a file or embeds. */
export interface ExecuteWebhookMultipartBody {
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** A file of the message. */
  file?: FileInput;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /**
   * Name of the sender in place of the webhook's own.
   *
   * @remarks A choice: No limit is stated for it; none is enforced (T61).
   */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  avatar_url?: string;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** All of the body but files, as JSON; other parts that are no files are then ignored. */
  payload_json?: string;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** Rows of components; only for webhooks that an application owns. */
  components?: MessageComponents;
  [key: string]: unknown;
}

/** A message must have content or embeds, or be sent as a form with a file. */
export interface CreateFollowupMessageBody {
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /**
   * Name of the sender in place of the webhook's own.
   *
   * @remarks A choice: No limit is stated for it; none is enforced (T61).
   */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  avatar_url?: string;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** Rows of components. */
  components?: MessageComponents;
  /** 64 for a message that only the user of the interaction sees. */
  flags?: InteractionCallbackFlags;
}

/** A message must have content, a file or embeds. */
export interface CreateFollowupMessageMultipartBody {
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** A file of the message. */
  file?: FileInput;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /**
   * Name of the sender in place of the webhook's own.
   *
   * @remarks A choice: No limit is stated for it; none is enforced (T61).
   */
  username?: string;
  /** Address of the sender's avatar in place of the webhook's own. */
  avatar_url?: string;
  /** Whether the message is read aloud. */
  tts?: boolean;
  /** All of the body but files, as JSON; other parts that are no files are then ignored. */
  payload_json?: string;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** Rows of components. */
  components?: MessageComponents;
  /** 64 for a message that only the user of the interaction sees. */
  flags?: InteractionCallbackFlags;
  [key: string]: unknown;
}

export type ExecuteSlackCompatibleWebhookBody = SlackPayload;

export type ExecuteGitHubCompatibleWebhookBody = GitHubPayload;

export interface EditWebhookMessageBody {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components; only for webhooks that an application owns. */
  components?: MessageComponents;
}

export interface EditWebhookMessageMultipartBody {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** A file to add. */
  file?: FileInput;
  /** All of the body but files, as JSON; other parts that are no files are then ignored. */
  payload_json?: string;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components; only for webhooks that an application owns. */
  components?: MessageComponents;
  [key: string]: unknown;
}

export interface EditFollowupMessageBody {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components. */
  components?: MessageComponents;
}

export interface EditFollowupMessageMultipartBody {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** A file to add. */
  file?: FileInput;
  /** All of the body but files, as JSON; other parts that are no files are then ignored. */
  payload_json?: string;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components. */
  components?: MessageComponents;
  [key: string]: unknown;
}
