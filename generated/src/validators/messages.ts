// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  checkItems,
  codePoints,
  copyItems,
  copyJson,
  everyItem,
  excluded,
  isObject,
  itemsOf,
  maxDepth,
  maxLength,
  missing,
  namesOf,
  notListed,
  pick,
  tooDeep,
  tooLong,
  tooManyItems,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  AllowedMentionType,
  AllowedMentions,
  Attachment,
  ChannelMention,
  Embed,
  EmbedAuthor,
  EmbedField,
  EmbedFooter,
  EmbedImage,
  EmbedList,
  EmbedProvider,
  EmbedThumbnail,
  EmbedVideo,
  Message,
  MessageFlags,
  MessageReference,
  MessageType,
  PartialAttachment,
  PartialMessage,
  Reaction,
  StickerItem,
} from "../types/messages.js";
import {
  checkChannel,
  checkChannelTypeResponse,
  copyChannel,
  copyChannelTypeResponse,
  isChannel,
  isChannelTypeResponse,
} from "./channels.js";
import { checkColor, checkSnowflake, checkTimestamp, isColor, isSnowflake, isTimestamp } from "./common.js";
import { checkMessageComponents, copyMessageComponents, isMessageComponents } from "./components.js";
import {
  checkPartialEmoji,
  checkSticker,
  checkStickerFormatType,
  copyPartialEmoji,
  copySticker,
  copyStickerFormatType,
  isPartialEmoji,
  isSticker,
  isStickerFormatType,
} from "./emojis.js";
import { checkMessageInteraction, copyMessageInteraction, isMessageInteraction } from "./interactions.js";
import { checkPartialGuildMember, copyPartialGuildMember, isPartialGuildMember } from "./members.js";
import { checkUser, copyUser, isUser } from "./users.js";

export function isMessage(value: unknown, depth: number = 0): value is Message {
  if (depth > maxDepth) return false;
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const author = value["author"];
  if (!isUser(author)) return false;
  const member = value["member"];
  if (member !== undefined && !isPartialGuildMember(member)) return false;
  const content = value["content"];
  if (typeof content !== "string") return false;
  const timestamp = value["timestamp"];
  if (!isTimestamp(timestamp)) return false;
  const edited_timestamp = value["edited_timestamp"];
  if (edited_timestamp !== null && !isTimestamp(edited_timestamp)) return false;
  const tts = value["tts"];
  if (typeof tts !== "boolean") return false;
  const mention_everyone = value["mention_everyone"];
  if (typeof mention_everyone !== "boolean") return false;
  const mentions = value["mentions"];
  if (!everyItem(mentions, isUser)) return false;
  const mention_roles = value["mention_roles"];
  if (!everyItem(mention_roles, isSnowflake)) return false;
  const mention_channels = value["mention_channels"];
  if (mention_channels !== undefined && !everyItem(mention_channels, isChannelMention)) return false;
  const attachments = value["attachments"];
  if (!everyItem(attachments, isAttachment)) return false;
  const embeds = value["embeds"];
  if (!everyItem(embeds, isEmbed)) return false;
  const reactions = value["reactions"];
  if (reactions !== undefined && !everyItem(reactions, isReaction)) return false;
  const nonce = value["nonce"];
  if (nonce !== undefined && !isMessageNonce(nonce)) return false;
  const pinned = value["pinned"];
  if (typeof pinned !== "boolean") return false;
  const webhook_id = value["webhook_id"];
  if (webhook_id !== undefined && !isSnowflake(webhook_id)) return false;
  const type = value["type"];
  if (!isMessageType(type)) return false;
  const activity = value["activity"];
  if (activity !== undefined && !isMessageActivity(activity)) return false;
  const application = value["application"];
  if (application !== undefined && !isMessageActivity(application)) return false;
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id)) return false;
  const message_reference = value["message_reference"];
  if (message_reference !== undefined && !isMessageReference(message_reference)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isMessageFlags(flags)) return false;
  const referenced_message = value["referenced_message"];
  if (referenced_message !== undefined
    && referenced_message !== null
    && !isMessage(referenced_message, depth + 1)) return false;
  const interaction = value["interaction"];
  if (interaction !== undefined && !isMessageInteraction(interaction)) return false;
  const thread = value["thread"];
  if (thread !== undefined && !isChannel(thread)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  const sticker_items = value["sticker_items"];
  if (sticker_items !== undefined && !everyItem(sticker_items, isStickerItem)) return false;
  const stickers = value["stickers"];
  if (stickers !== undefined && !everyItem(stickers, isSticker)) return false;
  return true;
}

export function checkMessage(value: unknown, path: Path, report: Report, depth: number = 0): void {
  if (depth > maxDepth) return tooDeep(report, path, maxDepth);
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Message");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Message");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const author = value["author"];
  if (author === undefined) missing(report, at(path, "author"), "a Message");
  else checkUser(author, at(path, "author"), report);
  const member = value["member"];
  if (member !== undefined) checkPartialGuildMember(member, at(path, "member"), report);
  const content = value["content"];
  if (content === undefined) missing(report, at(path, "content"), "a Message");
  else if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
  const timestamp = value["timestamp"];
  if (timestamp === undefined) missing(report, at(path, "timestamp"), "a Message");
  else if (!isTimestamp(timestamp)) checkTimestamp(timestamp, at(path, "timestamp"), report);
  const edited_timestamp = value["edited_timestamp"];
  if (edited_timestamp === undefined) missing(report, at(path, "edited_timestamp"), "a Message");
  else
    if (edited_timestamp !== null && !isTimestamp(edited_timestamp))
      checkTimestamp(edited_timestamp, at(path, "edited_timestamp"), report);
  const tts = value["tts"];
  if (tts === undefined) missing(report, at(path, "tts"), "a Message");
  else if (typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const mention_everyone = value["mention_everyone"];
  if (mention_everyone === undefined) missing(report, at(path, "mention_everyone"), "a Message");
  else
    if (typeof mention_everyone !== "boolean")
      wrongType(report, at(path, "mention_everyone"), "a boolean", mention_everyone);
  const mentions = value["mentions"];
  if (mentions === undefined) missing(report, at(path, "mentions"), "a Message");
  else checkItems(mentions, at(path, "mentions"), report, isUser, checkUser);
  const mention_roles = value["mention_roles"];
  if (mention_roles === undefined) missing(report, at(path, "mention_roles"), "a Message");
  else checkItems(mention_roles, at(path, "mention_roles"), report, isSnowflake, checkSnowflake);
  const mention_channels = value["mention_channels"];
  if (mention_channels !== undefined)
    checkItems(mention_channels, at(path, "mention_channels"), report, isChannelMention, checkChannelMention);
  const attachments = value["attachments"];
  if (attachments === undefined) missing(report, at(path, "attachments"), "a Message");
  else checkItems(attachments, at(path, "attachments"), report, isAttachment, checkAttachment);
  const embeds = value["embeds"];
  if (embeds === undefined) missing(report, at(path, "embeds"), "a Message");
  else checkItems(embeds, at(path, "embeds"), report, isEmbed, checkEmbed);
  const reactions = value["reactions"];
  if (reactions !== undefined)
    checkItems(reactions, at(path, "reactions"), report, isReaction, checkReaction);
  const nonce = value["nonce"];
  if (nonce !== undefined) checkMessageNonce(nonce, at(path, "nonce"), report);
  const pinned = value["pinned"];
  if (pinned === undefined) missing(report, at(path, "pinned"), "a Message");
  else if (typeof pinned !== "boolean") wrongType(report, at(path, "pinned"), "a boolean", pinned);
  const webhook_id = value["webhook_id"];
  if (webhook_id !== undefined && !isSnowflake(webhook_id))
    checkSnowflake(webhook_id, at(path, "webhook_id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Message");
  else checkMessageType(type, at(path, "type"), report);
  const activity = value["activity"];
  if (activity !== undefined) checkMessageActivity(activity, at(path, "activity"), report);
  const application = value["application"];
  if (application !== undefined) checkMessageActivity(application, at(path, "application"), report);
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id))
    checkSnowflake(application_id, at(path, "application_id"), report);
  const message_reference = value["message_reference"];
  if (message_reference !== undefined)
    checkMessageReference(message_reference, at(path, "message_reference"), report);
  const flags = value["flags"];
  if (flags !== undefined && !isMessageFlags(flags)) checkMessageFlags(flags, at(path, "flags"), report);
  const referenced_message = value["referenced_message"];
  if (referenced_message !== undefined && referenced_message !== null)
    checkMessage(referenced_message, at(path, "referenced_message"), report, depth + 1);
  const interaction = value["interaction"];
  if (interaction !== undefined) checkMessageInteraction(interaction, at(path, "interaction"), report);
  const thread = value["thread"];
  if (thread !== undefined) checkChannel(thread, at(path, "thread"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  const sticker_items = value["sticker_items"];
  if (sticker_items !== undefined)
    checkItems(sticker_items, at(path, "sticker_items"), report, isStickerItem, checkStickerItem);
  const stickers = value["stickers"];
  if (stickers !== undefined) checkItems(stickers, at(path, "stickers"), report, isSticker, checkSticker);
}

export function copyMessage(value: unknown, depth: number = 0): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "channel_id", "guild_id", "author", "member", "content", "timestamp", "edited_timestamp",
    "tts", "mention_everyone", "mentions", "mention_roles", "mention_channels", "attachments",
    "embeds", "reactions", "nonce", "pinned", "webhook_id", "type", "activity", "application",
    "application_id", "message_reference", "flags", "referenced_message", "interaction", "thread",
    "components", "sticker_items", "stickers",
  ]);
  copy["author"] = copyUser(copy["author"]);
  if (copy["member"] !== undefined) copy["member"] = copyPartialGuildMember(copy["member"]);
  copy["mentions"] = copyItems(copy["mentions"], copyUser);
  copy["mention_roles"] = copyItems(copy["mention_roles"]);
  if (copy["mention_channels"] !== undefined)
    copy["mention_channels"] = copyItems(copy["mention_channels"], copyChannelMention);
  copy["attachments"] = copyItems(copy["attachments"], copyAttachment);
  copy["embeds"] = copyItems(copy["embeds"], copyEmbed);
  if (copy["reactions"] !== undefined) copy["reactions"] = copyItems(copy["reactions"], copyReaction);
  copy["type"] = copyMessageType(copy["type"]);
  if (copy["activity"] !== undefined) copy["activity"] = copyMessageActivity(copy["activity"]);
  if (copy["application"] !== undefined) copy["application"] = copyMessageActivity(copy["application"]);
  if (copy["message_reference"] !== undefined)
    copy["message_reference"] = copyMessageReference(copy["message_reference"]);
  if (copy["referenced_message"] !== undefined)
    copy["referenced_message"] =
      copy["referenced_message"] === null ? null : copyMessage(copy["referenced_message"], depth + 1);
  if (copy["interaction"] !== undefined) copy["interaction"] = copyMessageInteraction(copy["interaction"]);
  if (copy["thread"] !== undefined) copy["thread"] = copyChannel(copy["thread"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  if (copy["sticker_items"] !== undefined)
    copy["sticker_items"] = copyItems(copy["sticker_items"], copyStickerItem);
  if (copy["stickers"] !== undefined) copy["stickers"] = copyItems(copy["stickers"], copySticker);
  return copy;
}

function isMessageNonce(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "number" && Number.isInteger(value));
}

function checkMessageNonce(value: unknown, path: Path, report: Report): void {
  if (typeof value === "number") {
    if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
    return;
  }
  if (typeof value === "string") {
    if (typeof value !== "string") wrongType(report, path, "a string", value);
    return;
  }
  wrongType(report, path, "a string or an integer", value);
}

function isMessageActivity(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

function checkMessageActivity(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
}

function copyMessageActivity(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type Message, as the service sends them. */
const messageValidator: Validator<Message> = /* @__PURE__ */ validator(isMessage, checkMessage, copyMessage);

export function isPartialMessage(value: unknown): value is PartialMessage {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const author = value["author"];
  if (author !== undefined && !isUser(author)) return false;
  const content = value["content"];
  if (content !== undefined && typeof content !== "string") return false;
  const timestamp = value["timestamp"];
  if (timestamp !== undefined && !isTimestamp(timestamp)) return false;
  const edited_timestamp = value["edited_timestamp"];
  if (edited_timestamp !== undefined
    && edited_timestamp !== null
    && !isTimestamp(edited_timestamp)) return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const mention_everyone = value["mention_everyone"];
  if (mention_everyone !== undefined && typeof mention_everyone !== "boolean") return false;
  const mentions = value["mentions"];
  if (mentions !== undefined && !everyItem(mentions, isUser)) return false;
  const mention_roles = value["mention_roles"];
  if (mention_roles !== undefined && !everyItem(mention_roles, isSnowflake)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !everyItem(attachments, isAttachment)) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !everyItem(embeds, isEmbed)) return false;
  const pinned = value["pinned"];
  if (pinned !== undefined && typeof pinned !== "boolean") return false;
  const webhook_id = value["webhook_id"];
  if (webhook_id !== undefined && !isSnowflake(webhook_id)) return false;
  const type = value["type"];
  if (type !== undefined && !isMessageType(type)) return false;
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id)) return false;
  const message_reference = value["message_reference"];
  if (message_reference !== undefined && !isMessageReference(message_reference)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isMessageFlags(flags)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkPartialMessage(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial Message");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const author = value["author"];
  if (author !== undefined) checkUser(author, at(path, "author"), report);
  const content = value["content"];
  if (content !== undefined && typeof content !== "string")
    wrongType(report, at(path, "content"), "a string", content);
  const timestamp = value["timestamp"];
  if (timestamp !== undefined && !isTimestamp(timestamp))
    checkTimestamp(timestamp, at(path, "timestamp"), report);
  const edited_timestamp = value["edited_timestamp"];
  if (edited_timestamp !== undefined && edited_timestamp !== null && !isTimestamp(edited_timestamp))
    checkTimestamp(edited_timestamp, at(path, "edited_timestamp"), report);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const mention_everyone = value["mention_everyone"];
  if (mention_everyone !== undefined && typeof mention_everyone !== "boolean")
    wrongType(report, at(path, "mention_everyone"), "a boolean", mention_everyone);
  const mentions = value["mentions"];
  if (mentions !== undefined) checkItems(mentions, at(path, "mentions"), report, isUser, checkUser);
  const mention_roles = value["mention_roles"];
  if (mention_roles !== undefined)
    checkItems(mention_roles, at(path, "mention_roles"), report, isSnowflake, checkSnowflake);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkItems(attachments, at(path, "attachments"), report, isAttachment, checkAttachment);
  const embeds = value["embeds"];
  if (embeds !== undefined) checkItems(embeds, at(path, "embeds"), report, isEmbed, checkEmbed);
  const pinned = value["pinned"];
  if (pinned !== undefined && typeof pinned !== "boolean")
    wrongType(report, at(path, "pinned"), "a boolean", pinned);
  const webhook_id = value["webhook_id"];
  if (webhook_id !== undefined && !isSnowflake(webhook_id))
    checkSnowflake(webhook_id, at(path, "webhook_id"), report);
  const type = value["type"];
  if (type !== undefined) checkMessageType(type, at(path, "type"), report);
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id))
    checkSnowflake(application_id, at(path, "application_id"), report);
  const message_reference = value["message_reference"];
  if (message_reference !== undefined)
    checkMessageReference(message_reference, at(path, "message_reference"), report);
  const flags = value["flags"];
  if (flags !== undefined && !isMessageFlags(flags)) checkMessageFlags(flags, at(path, "flags"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyPartialMessage(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "channel_id", "guild_id", "author", "content", "timestamp", "edited_timestamp", "tts",
    "mention_everyone", "mentions", "mention_roles", "attachments", "embeds", "pinned", "webhook_id",
    "type", "application_id", "message_reference", "flags", "components",
  ]);
  if (copy["author"] !== undefined) copy["author"] = copyUser(copy["author"]);
  if (copy["mentions"] !== undefined) copy["mentions"] = copyItems(copy["mentions"], copyUser);
  if (copy["mention_roles"] !== undefined) copy["mention_roles"] = copyItems(copy["mention_roles"]);
  if (copy["attachments"] !== undefined) copy["attachments"] = copyItems(copy["attachments"], copyAttachment);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyItems(copy["embeds"], copyEmbed);
  if (copy["type"] !== undefined) copy["type"] = copyMessageType(copy["type"]);
  if (copy["message_reference"] !== undefined)
    copy["message_reference"] = copyMessageReference(copy["message_reference"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

/** Checks values of type PartialMessage, as the service sends them. */
const partialMessageValidator: Validator<PartialMessage> =
  /* @__PURE__ */ validator(isPartialMessage, checkPartialMessage, copyPartialMessage);

export function isMessageType(value: unknown): value is MessageType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkMessageType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyMessageType(value: unknown): unknown {
  return value;
}

/** Checks values of type MessageType, as the service sends them. */
const messageTypeValidator: Validator<MessageType> =
  /* @__PURE__ */ validator(isMessageType, checkMessageType, copyMessageType);

export function isMessageFlags(value: unknown): value is MessageFlags {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

export function checkMessageFlags(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
  else if (value < 0) tooSmall(report, path, 0, value);
}

/** Checks values of type MessageFlags. */
const messageFlagsValidator: Validator<MessageFlags> =
  /* @__PURE__ */ validator(isMessageFlags, checkMessageFlags);

export function isAttachment(value: unknown): value is Attachment {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const filename = value["filename"];
  if (typeof filename !== "string") return false;
  const content_type = value["content_type"];
  if (content_type !== undefined && typeof content_type !== "string") return false;
  const size = value["size"];
  if (typeof size !== "number" || !Number.isInteger(size) || size < 0) return false;
  const url = value["url"];
  if (typeof url !== "string") return false;
  const proxy_url = value["proxy_url"];
  if (typeof proxy_url !== "string") return false;
  const height = value["height"];
  if (height !== undefined
    && height !== null
    && (typeof height !== "number" || !Number.isInteger(height) || height < 0)) return false;
  const width = value["width"];
  if (width !== undefined
    && width !== null
    && (typeof width !== "number" || !Number.isInteger(width) || width < 0)) return false;
  return true;
}

export function checkAttachment(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Attachment");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const filename = value["filename"];
  if (filename === undefined) missing(report, at(path, "filename"), "an Attachment");
  else if (typeof filename !== "string") wrongType(report, at(path, "filename"), "a string", filename);
  const content_type = value["content_type"];
  if (content_type !== undefined && typeof content_type !== "string")
    wrongType(report, at(path, "content_type"), "a string", content_type);
  const size = value["size"];
  if (size === undefined) missing(report, at(path, "size"), "an Attachment");
  else
    if (typeof size !== "number" || !Number.isInteger(size))
      wrongType(report, at(path, "size"), "an integer", size);
    else if (size < 0) tooSmall(report, at(path, "size"), 0, size);
  const url = value["url"];
  if (url === undefined) missing(report, at(path, "url"), "an Attachment");
  else if (typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const proxy_url = value["proxy_url"];
  if (proxy_url === undefined) missing(report, at(path, "proxy_url"), "an Attachment");
  else if (typeof proxy_url !== "string") wrongType(report, at(path, "proxy_url"), "a string", proxy_url);
  const height = value["height"];
  if (height !== undefined && height !== null) {
    if (typeof height !== "number" || !Number.isInteger(height))
      wrongType(report, at(path, "height"), "an integer or null", height);
    else if (height < 0) tooSmall(report, at(path, "height"), 0, height);
  }
  const width = value["width"];
  if (width !== undefined && width !== null) {
    if (typeof width !== "number" || !Number.isInteger(width))
      wrongType(report, at(path, "width"), "an integer or null", width);
    else if (width < 0) tooSmall(report, at(path, "width"), 0, width);
  }
}

export function copyAttachment(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "filename", "content_type", "size", "url", "proxy_url", "height", "width"]);
}

/** Checks values of type Attachment. */
const attachmentValidator: Validator<Attachment> =
  /* @__PURE__ */ validator(isAttachment, checkAttachment, copyAttachment);

export function isPartialAttachment(value: unknown): value is PartialAttachment {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const filename = value["filename"];
  if (filename !== undefined && typeof filename !== "string") return false;
  const content_type = value["content_type"];
  if (content_type !== undefined && typeof content_type !== "string") return false;
  const size = value["size"];
  if (size !== undefined && (typeof size !== "number" || !Number.isInteger(size) || size < 0)) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string") return false;
  const height = value["height"];
  if (height !== undefined
    && height !== null
    && (typeof height !== "number" || !Number.isInteger(height) || height < 0)) return false;
  const width = value["width"];
  if (width !== undefined
    && width !== null
    && (typeof width !== "number" || !Number.isInteger(width) || width < 0)) return false;
  return true;
}

export function checkPartialAttachment(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial Attachment");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const filename = value["filename"];
  if (filename !== undefined && typeof filename !== "string")
    wrongType(report, at(path, "filename"), "a string", filename);
  const content_type = value["content_type"];
  if (content_type !== undefined && typeof content_type !== "string")
    wrongType(report, at(path, "content_type"), "a string", content_type);
  const size = value["size"];
  if (size !== undefined) {
    if (typeof size !== "number" || !Number.isInteger(size))
      wrongType(report, at(path, "size"), "an integer", size);
    else if (size < 0) tooSmall(report, at(path, "size"), 0, size);
  }
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string")
    wrongType(report, at(path, "proxy_url"), "a string", proxy_url);
  const height = value["height"];
  if (height !== undefined && height !== null) {
    if (typeof height !== "number" || !Number.isInteger(height))
      wrongType(report, at(path, "height"), "an integer or null", height);
    else if (height < 0) tooSmall(report, at(path, "height"), 0, height);
  }
  const width = value["width"];
  if (width !== undefined && width !== null) {
    if (typeof width !== "number" || !Number.isInteger(width))
      wrongType(report, at(path, "width"), "an integer or null", width);
    else if (width < 0) tooSmall(report, at(path, "width"), 0, width);
  }
}

export function copyPartialAttachment(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "filename", "content_type", "size", "url", "proxy_url", "height", "width"]);
}

/** Checks values of type PartialAttachment. */
const partialAttachmentValidator: Validator<PartialAttachment> =
  /* @__PURE__ */ validator(isPartialAttachment, checkPartialAttachment, copyPartialAttachment);

export function isEmbedList(value: unknown): value is EmbedList {
  if (!Array.isArray(value)) return false;
  if (value.length > 10) return false;
  for (const item of value) if (!isEmbed(item)) return false;
  {
    let total = 0;
    for (const first of value) {
      const second = isObject(first) ? first["title"] : undefined;
      if (typeof second === "string") total += codePoints(second);
    }
    for (const first of value) {
      const second = isObject(first) ? first["description"] : undefined;
      if (typeof second === "string") total += codePoints(second);
    }
    for (const first of value) {
      const second = isObject(first) ? first["fields"] : undefined;
      for (const third of itemsOf(second)) {
        const fourth = isObject(third) ? third["name"] : undefined;
        if (typeof fourth === "string") total += codePoints(fourth);
      }
    }
    for (const first of value) {
      const second = isObject(first) ? first["fields"] : undefined;
      for (const third of itemsOf(second)) {
        const fourth = isObject(third) ? third["value"] : undefined;
        if (typeof fourth === "string") total += codePoints(fourth);
      }
    }
    for (const first of value) {
      const second = isObject(first) ? first["footer"] : undefined;
      const third = isObject(second) ? second["text"] : undefined;
      if (typeof third === "string") total += codePoints(third);
    }
    for (const first of value) {
      const second = isObject(first) ? first["author"] : undefined;
      const third = isObject(second) ? second["name"] : undefined;
      if (typeof third === "string") total += codePoints(third);
    }
    if (total > 6000) return false;
  }
  return true;
}

export function checkEmbedList(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 10) tooManyItems(report, path, 10, "the list", "embeds", value.length);
  checkItems(value.slice(0, 10), path, report, isEmbed, checkEmbed);
  if (value.length > 10) return;
  {
    let total = 0;
    for (const first of value) {
      const second = isObject(first) ? first["title"] : undefined;
      if (typeof second === "string") total += codePoints(second);
    }
    for (const first of value) {
      const second = isObject(first) ? first["description"] : undefined;
      if (typeof second === "string") total += codePoints(second);
    }
    for (const first of value) {
      const second = isObject(first) ? first["fields"] : undefined;
      for (const third of itemsOf(second)) {
        const fourth = isObject(third) ? third["name"] : undefined;
        if (typeof fourth === "string") total += codePoints(fourth);
      }
    }
    for (const first of value) {
      const second = isObject(first) ? first["fields"] : undefined;
      for (const third of itemsOf(second)) {
        const fourth = isObject(third) ? third["value"] : undefined;
        if (typeof fourth === "string") total += codePoints(fourth);
      }
    }
    for (const first of value) {
      const second = isObject(first) ? first["footer"] : undefined;
      const third = isObject(second) ? second["text"] : undefined;
      if (typeof third === "string") total += codePoints(third);
    }
    for (const first of value) {
      const second = isObject(first) ? first["author"] : undefined;
      const third = isObject(second) ? second["name"] : undefined;
      if (typeof third === "string") total += codePoints(third);
    }
    if (total > 6000) broken(
      report,
      path,
      "embed-total",
      "all titles, descriptions, fields, footers and authors must stay within one total length",
      { limit: 6000, actual: total },
    );
  }
}

export function copyEmbedList(value: unknown): unknown {
  return copyItems(value, copyEmbed);
}

/** Checks values of type EmbedList. */
const embedListValidator: Validator<EmbedList> =
  /* @__PURE__ */ validator(isEmbedList, checkEmbedList, copyEmbedList);

export function isEmbed(value: unknown): value is Embed {
  if (!isObject(value)) return false;
  const title = value["title"];
  if (title !== undefined && (typeof title !== "string" || !maxLength(title, 256))) return false;
  const type = value["type"];
  if (type !== undefined && typeof type !== "string") return false;
  const description = value["description"];
  if (description !== undefined
    && (typeof description !== "string" || !maxLength(description, 4096))) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  const timestamp = value["timestamp"];
  if (timestamp !== undefined && !isTimestamp(timestamp)) return false;
  const color = value["color"];
  if (color !== undefined && !isColor(color)) return false;
  const footer = value["footer"];
  if (footer !== undefined && !isEmbedFooter(footer)) return false;
  const image = value["image"];
  if (image !== undefined && !isEmbedImage(image)) return false;
  const thumbnail = value["thumbnail"];
  if (thumbnail !== undefined && !isEmbedThumbnail(thumbnail)) return false;
  const video = value["video"];
  if (video !== undefined && !isEmbedVideo(video)) return false;
  const provider = value["provider"];
  if (provider !== undefined && !isEmbedProvider(provider)) return false;
  const author = value["author"];
  if (author !== undefined && !isEmbedAuthor(author)) return false;
  const fields = value["fields"];
  if (fields !== undefined && !isEmbedFields(fields)) return false;
  return true;
}

export function checkEmbed(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const title = value["title"];
  if (title !== undefined) {
    if (typeof title !== "string") wrongType(report, at(path, "title"), "a string", title);
    else if (!maxLength(title, 256)) tooLong(report, at(path, "title"), 256, title);
  }
  const type = value["type"];
  if (type !== undefined && typeof type !== "string") wrongType(report, at(path, "type"), "a string", type);
  const description = value["description"];
  if (description !== undefined) {
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
    else if (!maxLength(description, 4096)) tooLong(report, at(path, "description"), 4096, description);
  }
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const timestamp = value["timestamp"];
  if (timestamp !== undefined && !isTimestamp(timestamp))
    checkTimestamp(timestamp, at(path, "timestamp"), report);
  const color = value["color"];
  if (color !== undefined && !isColor(color)) checkColor(color, at(path, "color"), report);
  const footer = value["footer"];
  if (footer !== undefined) checkEmbedFooter(footer, at(path, "footer"), report);
  const image = value["image"];
  if (image !== undefined) checkEmbedImage(image, at(path, "image"), report);
  const thumbnail = value["thumbnail"];
  if (thumbnail !== undefined) checkEmbedThumbnail(thumbnail, at(path, "thumbnail"), report);
  const video = value["video"];
  if (video !== undefined) checkEmbedVideo(video, at(path, "video"), report);
  const provider = value["provider"];
  if (provider !== undefined) checkEmbedProvider(provider, at(path, "provider"), report);
  const author = value["author"];
  if (author !== undefined) checkEmbedAuthor(author, at(path, "author"), report);
  const fields = value["fields"];
  if (fields !== undefined) checkEmbedFields(fields, at(path, "fields"), report);
}

export function copyEmbed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail",
    "video", "provider", "author", "fields",
  ]);
  if (copy["footer"] !== undefined) copy["footer"] = copyEmbedFooter(copy["footer"]);
  if (copy["image"] !== undefined) copy["image"] = copyEmbedImage(copy["image"]);
  if (copy["thumbnail"] !== undefined) copy["thumbnail"] = copyEmbedThumbnail(copy["thumbnail"]);
  if (copy["video"] !== undefined) copy["video"] = copyEmbedVideo(copy["video"]);
  if (copy["provider"] !== undefined) copy["provider"] = copyEmbedProvider(copy["provider"]);
  if (copy["author"] !== undefined) copy["author"] = copyEmbedAuthor(copy["author"]);
  if (copy["fields"] !== undefined) copy["fields"] = copyItems(copy["fields"], copyEmbedField);
  return copy;
}

function isEmbedFields(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 25) return false;
  for (const item of value) if (!isEmbedField(item)) return false;
  return true;
}

function checkEmbedFields(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 25) tooManyItems(report, path, 25, "an Embed", "embed fields", value.length);
  checkItems(value.slice(0, 25), path, report, isEmbedField, checkEmbedField);
}

/** Checks values of type Embed. */
const embedValidator: Validator<Embed> = /* @__PURE__ */ validator(isEmbed, checkEmbed, copyEmbed);

export function isEmbedFooter(value: unknown): value is EmbedFooter {
  if (!isObject(value)) return false;
  const text = value["text"];
  if (typeof text !== "string" || !maxLength(text, 2048)) return false;
  const icon_url = value["icon_url"];
  if (icon_url !== undefined && typeof icon_url !== "string") return false;
  const proxy_icon_url = value["proxy_icon_url"];
  if (proxy_icon_url !== undefined && typeof proxy_icon_url !== "string") return false;
  return true;
}

export function checkEmbedFooter(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const text = value["text"];
  if (text === undefined) missing(report, at(path, "text"), "an Embed Footer");
  else
    if (typeof text !== "string") wrongType(report, at(path, "text"), "a string", text);
    else if (!maxLength(text, 2048)) tooLong(report, at(path, "text"), 2048, text);
  const icon_url = value["icon_url"];
  if (icon_url !== undefined && typeof icon_url !== "string")
    wrongType(report, at(path, "icon_url"), "a string", icon_url);
  const proxy_icon_url = value["proxy_icon_url"];
  if (proxy_icon_url !== undefined && typeof proxy_icon_url !== "string")
    wrongType(report, at(path, "proxy_icon_url"), "a string", proxy_icon_url);
}

export function copyEmbedFooter(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["text", "icon_url", "proxy_icon_url"]);
}

/** Checks values of type EmbedFooter. */
const embedFooterValidator: Validator<EmbedFooter> =
  /* @__PURE__ */ validator(isEmbedFooter, checkEmbedFooter, copyEmbedFooter);

export function isEmbedImage(value: unknown): value is EmbedImage {
  if (!isObject(value)) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string") return false;
  const height = value["height"];
  if (height !== undefined
    && (typeof height !== "number" || !Number.isInteger(height) || height < 0)) return false;
  const width = value["width"];
  if (width !== undefined
    && (typeof width !== "number" || !Number.isInteger(width) || width < 0)) return false;
  return true;
}

export function checkEmbedImage(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string")
    wrongType(report, at(path, "proxy_url"), "a string", proxy_url);
  const height = value["height"];
  if (height !== undefined) {
    if (typeof height !== "number" || !Number.isInteger(height))
      wrongType(report, at(path, "height"), "an integer", height);
    else if (height < 0) tooSmall(report, at(path, "height"), 0, height);
  }
  const width = value["width"];
  if (width !== undefined) {
    if (typeof width !== "number" || !Number.isInteger(width))
      wrongType(report, at(path, "width"), "an integer", width);
    else if (width < 0) tooSmall(report, at(path, "width"), 0, width);
  }
}

export function copyEmbedImage(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["url", "proxy_url", "height", "width"]);
}

/** Checks values of type EmbedImage. */
const embedImageValidator: Validator<EmbedImage> =
  /* @__PURE__ */ validator(isEmbedImage, checkEmbedImage, copyEmbedImage);

export function isEmbedThumbnail(value: unknown): value is EmbedThumbnail {
  if (!isObject(value)) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string") return false;
  const height = value["height"];
  if (height !== undefined
    && (typeof height !== "number" || !Number.isInteger(height) || height < 0)) return false;
  const width = value["width"];
  if (width !== undefined
    && (typeof width !== "number" || !Number.isInteger(width) || width < 0)) return false;
  return true;
}

export function checkEmbedThumbnail(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string")
    wrongType(report, at(path, "proxy_url"), "a string", proxy_url);
  const height = value["height"];
  if (height !== undefined) {
    if (typeof height !== "number" || !Number.isInteger(height))
      wrongType(report, at(path, "height"), "an integer", height);
    else if (height < 0) tooSmall(report, at(path, "height"), 0, height);
  }
  const width = value["width"];
  if (width !== undefined) {
    if (typeof width !== "number" || !Number.isInteger(width))
      wrongType(report, at(path, "width"), "an integer", width);
    else if (width < 0) tooSmall(report, at(path, "width"), 0, width);
  }
}

export function copyEmbedThumbnail(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["url", "proxy_url", "height", "width"]);
}

/** Checks values of type EmbedThumbnail. */
const embedThumbnailValidator: Validator<EmbedThumbnail> =
  /* @__PURE__ */ validator(isEmbedThumbnail, checkEmbedThumbnail, copyEmbedThumbnail);

export function isEmbedVideo(value: unknown): value is EmbedVideo {
  if (!isObject(value)) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string") return false;
  const height = value["height"];
  if (height !== undefined
    && (typeof height !== "number" || !Number.isInteger(height) || height < 0)) return false;
  const width = value["width"];
  if (width !== undefined
    && (typeof width !== "number" || !Number.isInteger(width) || width < 0)) return false;
  return true;
}

export function checkEmbedVideo(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const proxy_url = value["proxy_url"];
  if (proxy_url !== undefined && typeof proxy_url !== "string")
    wrongType(report, at(path, "proxy_url"), "a string", proxy_url);
  const height = value["height"];
  if (height !== undefined) {
    if (typeof height !== "number" || !Number.isInteger(height))
      wrongType(report, at(path, "height"), "an integer", height);
    else if (height < 0) tooSmall(report, at(path, "height"), 0, height);
  }
  const width = value["width"];
  if (width !== undefined) {
    if (typeof width !== "number" || !Number.isInteger(width))
      wrongType(report, at(path, "width"), "an integer", width);
    else if (width < 0) tooSmall(report, at(path, "width"), 0, width);
  }
}

export function copyEmbedVideo(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["url", "proxy_url", "height", "width"]);
}

/** Checks values of type EmbedVideo. */
const embedVideoValidator: Validator<EmbedVideo> =
  /* @__PURE__ */ validator(isEmbedVideo, checkEmbedVideo, copyEmbedVideo);

export function isEmbedProvider(value: unknown): value is EmbedProvider {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  return true;
}

export function checkEmbedProvider(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
}

export function copyEmbedProvider(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "url"]);
}

/** Checks values of type EmbedProvider. */
const embedProviderValidator: Validator<EmbedProvider> =
  /* @__PURE__ */ validator(isEmbedProvider, checkEmbedProvider, copyEmbedProvider);

export function isEmbedAuthor(value: unknown): value is EmbedAuthor {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && (typeof name_ !== "string" || !maxLength(name_, 256))) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  const icon_url = value["icon_url"];
  if (icon_url !== undefined && typeof icon_url !== "string") return false;
  const proxy_icon_url = value["proxy_icon_url"];
  if (proxy_icon_url !== undefined && typeof proxy_icon_url !== "string") return false;
  return true;
}

export function checkEmbedAuthor(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined) {
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else if (!maxLength(name_, 256)) tooLong(report, at(path, "name"), 256, name_);
  }
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  const icon_url = value["icon_url"];
  if (icon_url !== undefined && typeof icon_url !== "string")
    wrongType(report, at(path, "icon_url"), "a string", icon_url);
  const proxy_icon_url = value["proxy_icon_url"];
  if (proxy_icon_url !== undefined && typeof proxy_icon_url !== "string")
    wrongType(report, at(path, "proxy_icon_url"), "a string", proxy_icon_url);
}

export function copyEmbedAuthor(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "url", "icon_url", "proxy_icon_url"]);
}

/** Checks values of type EmbedAuthor. */
const embedAuthorValidator: Validator<EmbedAuthor> =
  /* @__PURE__ */ validator(isEmbedAuthor, checkEmbedAuthor, copyEmbedAuthor);

export function isEmbedField(value: unknown): value is EmbedField {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !maxLength(name_, 256)) return false;
  const value_ = value["value"];
  if (typeof value_ !== "string" || !maxLength(value_, 1024)) return false;
  const inline = value["inline"];
  if (inline !== undefined && typeof inline !== "boolean") return false;
  return true;
}

export function checkEmbedField(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Embed Field");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else if (!maxLength(name_, 256)) tooLong(report, at(path, "name"), 256, name_);
  const value_ = value["value"];
  if (value_ === undefined) missing(report, at(path, "value"), "an Embed Field");
  else
    if (typeof value_ !== "string") wrongType(report, at(path, "value"), "a string", value_);
    else if (!maxLength(value_, 1024)) tooLong(report, at(path, "value"), 1024, value_);
  const inline = value["inline"];
  if (inline !== undefined && typeof inline !== "boolean")
    wrongType(report, at(path, "inline"), "a boolean", inline);
}

export function copyEmbedField(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "value", "inline"]);
}

/** Checks values of type EmbedField. */
const embedFieldValidator: Validator<EmbedField> =
  /* @__PURE__ */ validator(isEmbedField, checkEmbedField, copyEmbedField);

export function isAllowedMentionType(value: unknown): value is AllowedMentionType {
  return value === "roles" || value === "users" || value === "everyone";
}

export function checkAllowedMentionType(value: unknown, path: Path, report: Report): void {
  if (value !== "roles" && value !== "users" && value !== "everyone")
    notListed(
      report,
      path,
      "enum",
      "one of \"roles\" (ROLES), \"users\" (USERS) or \"everyone\" (EVERYONE)",
      value,
    );
}

/** Checks values of type AllowedMentionType. */
const allowedMentionTypeValidator: Validator<AllowedMentionType> =
  /* @__PURE__ */ validator(isAllowedMentionType, checkAllowedMentionType);

export function isAllowedMentions(value: unknown): value is AllowedMentions {
  if (!isAllowedMentionsItself(value)) return false;
  if (isAllowedMentionsExcluded(value)) return false;
  return true;
}

export function checkAllowedMentions(value: unknown, path: Path, report: Report): void {
  checkAllowedMentionsItself(value, path, report);
  if (isAllowedMentionsExcludedVariant1(value))
    excluded(report, at(path, "parse"), "a list with \"users\" beside a list of users");
  if (isAllowedMentionsExcludedVariant2(value))
    excluded(report, at(path, "parse"), "a list with \"roles\" beside a list of roles");
}

export function copyAllowedMentions(value: unknown): unknown {
  return copyAllowedMentionsItself(value);
}

function isAllowedMentionsItselfParse(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isAllowedMentionType(item)) return false;
  return true;
}

function checkAllowedMentionsItselfParse(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(report, path, 100, "an Allowed Mentions", "allowed mention types", value.length);
  checkItems(value.slice(0, 100), path, report, isAllowedMentionType, checkAllowedMentionType);
}

function isAllowedMentionsItselfRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  return true;
}

function checkAllowedMentionsItselfRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100) tooManyItems(report, path, 100, "an Allowed Mentions", "snowflakes", value.length);
  checkItems(value.slice(0, 100), path, report, isSnowflake, checkSnowflake);
}

function isAllowedMentionsItself(value: unknown): boolean {
  if (!isObject(value)) return false;
  const parse = value["parse"];
  if (parse !== undefined && !isAllowedMentionsItselfParse(parse)) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isAllowedMentionsItselfRoles(roles)) return false;
  const users = value["users"];
  if (users !== undefined && !isAllowedMentionsItselfRoles(users)) return false;
  const replied_user = value["replied_user"];
  if (replied_user !== undefined && typeof replied_user !== "boolean") return false;
  return true;
}

function checkAllowedMentionsItself(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const parse = value["parse"];
  if (parse !== undefined) checkAllowedMentionsItselfParse(parse, at(path, "parse"), report);
  const roles = value["roles"];
  if (roles !== undefined) checkAllowedMentionsItselfRoles(roles, at(path, "roles"), report);
  const users = value["users"];
  if (users !== undefined) checkAllowedMentionsItselfRoles(users, at(path, "users"), report);
  const replied_user = value["replied_user"];
  if (replied_user !== undefined && typeof replied_user !== "boolean")
    wrongType(report, at(path, "replied_user"), "a boolean", replied_user);
}

function copyAllowedMentionsItself(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["parse", "roles", "users", "replied_user"]);
  if (copy["parse"] !== undefined) copy["parse"] = copyItems(copy["parse"]);
  if (copy["roles"] !== undefined) copy["roles"] = copyItems(copy["roles"]);
  if (copy["users"] !== undefined) copy["users"] = copyItems(copy["users"]);
  if (copy["replied_user"] === undefined) copy["replied_user"] = false;
  return copy;
}

function isAllowedMentionsExcludedVariant1Parse(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  {
    let matches = 0;
    for (const item of value) if (item === "users") matches++;
    if (matches < 1) return false;
  }
  return true;
}

function isAllowedMentionsExcludedVariant1Users(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 1) return false;
  return true;
}

function isAllowedMentionsExcludedVariant1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const parse = value["parse"];
  if (!isAllowedMentionsExcludedVariant1Parse(parse)) return false;
  const users = value["users"];
  if (!isAllowedMentionsExcludedVariant1Users(users)) return false;
  return true;
}

function isAllowedMentionsExcludedVariant2Parse(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  {
    let matches = 0;
    for (const item of value) if (item === "roles") matches++;
    if (matches < 1) return false;
  }
  return true;
}

function isAllowedMentionsExcludedVariant2Roles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 1) return false;
  return true;
}

function isAllowedMentionsExcludedVariant2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const parse = value["parse"];
  if (!isAllowedMentionsExcludedVariant2Parse(parse)) return false;
  const roles = value["roles"];
  if (!isAllowedMentionsExcludedVariant2Roles(roles)) return false;
  return true;
}

function isAllowedMentionsExcluded(value: unknown): boolean {
  return isAllowedMentionsExcludedVariant1(value) || isAllowedMentionsExcludedVariant2(value);
}

/** Checks values of type AllowedMentions. */
const allowedMentionsValidator: Validator<AllowedMentions> =
  /* @__PURE__ */ validator(isAllowedMentions, checkAllowedMentions, copyAllowedMentions);

export function isReaction(value: unknown): value is Reaction {
  if (!isObject(value)) return false;
  const count = value["count"];
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0) return false;
  const me = value["me"];
  if (typeof me !== "boolean") return false;
  const emoji = value["emoji"];
  if (!isPartialEmoji(emoji)) return false;
  return true;
}

export function checkReaction(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const count = value["count"];
  if (count === undefined) missing(report, at(path, "count"), "a Reaction");
  else
    if (typeof count !== "number" || !Number.isInteger(count))
      wrongType(report, at(path, "count"), "an integer", count);
    else if (count < 0) tooSmall(report, at(path, "count"), 0, count);
  const me = value["me"];
  if (me === undefined) missing(report, at(path, "me"), "a Reaction");
  else if (typeof me !== "boolean") wrongType(report, at(path, "me"), "a boolean", me);
  const emoji = value["emoji"];
  if (emoji === undefined) missing(report, at(path, "emoji"), "a Reaction");
  else checkPartialEmoji(emoji, at(path, "emoji"), report);
}

export function copyReaction(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["count", "me", "emoji"]);
  copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type Reaction. */
const reactionValidator: Validator<Reaction> =
  /* @__PURE__ */ validator(isReaction, checkReaction, copyReaction);

export function isMessageReference(value: unknown): value is MessageReference {
  if (!isObject(value)) return false;
  const message_id = value["message_id"];
  if (message_id !== undefined && !isSnowflake(message_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const fail_if_not_exists = value["fail_if_not_exists"];
  if (fail_if_not_exists !== undefined && typeof fail_if_not_exists !== "boolean") return false;
  return true;
}

export function checkMessageReference(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const message_id = value["message_id"];
  if (message_id !== undefined && !isSnowflake(message_id))
    checkSnowflake(message_id, at(path, "message_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const fail_if_not_exists = value["fail_if_not_exists"];
  if (fail_if_not_exists !== undefined && typeof fail_if_not_exists !== "boolean")
    wrongType(report, at(path, "fail_if_not_exists"), "a boolean", fail_if_not_exists);
}

export function copyMessageReference(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["message_id", "channel_id", "guild_id", "fail_if_not_exists"]);
}

/** Checks values of type MessageReference. */
const messageReferenceValidator: Validator<MessageReference> =
  /* @__PURE__ */ validator(isMessageReference, checkMessageReference, copyMessageReference);

export function isChannelMention(value: unknown): value is ChannelMention {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const type = value["type"];
  if (!isChannelTypeResponse(type)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  return true;
}

export function checkChannelMention(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Channel Mention");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Channel Mention");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Channel Mention");
  else checkChannelTypeResponse(type, at(path, "type"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Channel Mention");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
}

export function copyChannelMention(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "guild_id", "type", "name"]);
  copy["type"] = copyChannelTypeResponse(copy["type"]);
  return copy;
}

/** Checks values of type ChannelMention, as the service sends them. */
const channelMentionValidator: Validator<ChannelMention> =
  /* @__PURE__ */ validator(isChannelMention, checkChannelMention, copyChannelMention);

export function isStickerItem(value: unknown): value is StickerItem {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const format_type = value["format_type"];
  if (!isStickerFormatType(format_type)) return false;
  return true;
}

export function checkStickerItem(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Sticker Item");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Sticker Item");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const format_type = value["format_type"];
  if (format_type === undefined) missing(report, at(path, "format_type"), "a Sticker Item");
  else checkStickerFormatType(format_type, at(path, "format_type"), report);
}

export function copyStickerItem(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name", "format_type"]);
  copy["format_type"] = copyStickerFormatType(copy["format_type"]);
  return copy;
}

/** Checks values of type StickerItem, as the service sends them. */
const stickerItemValidator: Validator<StickerItem> =
  /* @__PURE__ */ validator(isStickerItem, checkStickerItem, copyStickerItem);

export {
  messageValidator as Message,
  partialMessageValidator as PartialMessage,
  messageTypeValidator as MessageType,
  messageFlagsValidator as MessageFlags,
  attachmentValidator as Attachment,
  partialAttachmentValidator as PartialAttachment,
  embedListValidator as EmbedList,
  embedValidator as Embed,
  embedFooterValidator as EmbedFooter,
  embedImageValidator as EmbedImage,
  embedThumbnailValidator as EmbedThumbnail,
  embedVideoValidator as EmbedVideo,
  embedProviderValidator as EmbedProvider,
  embedAuthorValidator as EmbedAuthor,
  embedFieldValidator as EmbedField,
  allowedMentionTypeValidator as AllowedMentionType,
  allowedMentionsValidator as AllowedMentions,
  reactionValidator as Reaction,
  messageReferenceValidator as MessageReference,
  channelMentionValidator as ChannelMention,
  stickerItemValidator as StickerItem,
};
