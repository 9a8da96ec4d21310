// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  checkItems,
  copyItems,
  copyJson,
  everyItem,
  excluded,
  hasMatching,
  isBinary,
  isFilled,
  isObject,
  maxLength,
  missing,
  namesOf,
  pick,
  tooLong,
  tooManyItems,
  tooShort,
  trimmed,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  CreateFollowupMessageBody,
  CreateFollowupMessageMultipartBody,
  CreateWebhookBody,
  EditFollowupMessageBody,
  EditFollowupMessageMultipartBody,
  EditWebhookMessageBody,
  EditWebhookMessageMultipartBody,
  ExecuteGitHubCompatibleWebhookBody,
  ExecuteSlackCompatibleWebhookBody,
  ExecuteWebhookBody,
  ExecuteWebhookMultipartBody,
  FollowupMessagePayload,
  GitHubPayload,
  GitHubRepository,
  GitHubUser,
  MessageEditPayload,
  ModifyWebhookBody,
  ModifyWebhookWithTokenBody,
  SlackAttachment,
  SlackBlock,
  SlackField,
  SlackPayload,
  Webhook,
  WebhookMessagePayload,
  WebhookName,
  WebhookType,
} from "../types/webhooks.js";
import { checkPartialChannel, copyPartialChannel, isPartialChannel } from "./channels.js";
import { checkImageData, checkSnowflake, isImageData, isSnowflake } from "./common.js";
import { checkMessageComponents, copyMessageComponents, isMessageComponents } from "./components.js";
import { checkPartialGuild, copyPartialGuild, isPartialGuild } from "./guilds.js";
import { checkInteractionCallbackFlags, isInteractionCallbackFlags } from "./interactions.js";
import {
  checkAllowedMentions,
  checkEmbedList,
  checkPartialAttachment,
  copyAllowedMentions,
  copyEmbedList,
  copyPartialAttachment,
  isAllowedMentions,
  isEmbedList,
  isPartialAttachment,
} from "./messages.js";
import { checkUser, copyUser, isUser } from "./users.js";

const webhookNameExcludedVariant1Pattern = /^\s*[cC][lL][yY][dD][eE]\s*$/u;
const webhookNameExcludedVariant2Pattern = /^\s*([eE][vV][eE][rR][yY][oO][nN][eE]|[hH][eE][rR][eE])\s*$/u;
const webhookNameExcludedVariant3Pattern = /^\s*[dD][iI][sS][cC][oO][rR][dD][tT][aA][gG]\s*$/u;
const webhookNameExcludedVariant4Pattern = /[@#:]|```/u;
const gitHubPayloadNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "action", "sender", "repository", "ref", "compare", "commits", "issue", "pull_request",
  "comment", "release",
]);
const executeWebhookMultipartBodyPattern = /^files\[[0-9]+\]$/u;
const executeWebhookMultipartBodyNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content", "file", "embeds", "username", "avatar_url", "tts", "payload_json", "allowed_mentions",
  "components",
]);
const createFollowupMessageMultipartBodyNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content", "file", "embeds", "username", "avatar_url", "tts", "payload_json", "allowed_mentions",
  "components", "flags",
]);
const editWebhookMessageMultipartBodyNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content", "embeds", "file", "payload_json", "allowed_mentions", "attachments", "components",
]);

export function isWebhook(value: unknown): value is Webhook {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (!isWebhookType(type)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && guild_id !== null && !isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== null && !isSnowflake(channel_id)) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const name_ = value["name"];
  if (name_ !== null && typeof name_ !== "string") return false;
  const avatar = value["avatar"];
  if (avatar !== null && typeof avatar !== "string") return false;
  const token = value["token"];
  if (token !== undefined && typeof token !== "string") return false;
  const application_id = value["application_id"];
  if (application_id !== null && !isSnowflake(application_id)) return false;
  const source_guild = value["source_guild"];
  if (source_guild !== undefined && !isPartialGuild(source_guild)) return false;
  const source_channel = value["source_channel"];
  if (source_channel !== undefined && !isPartialChannel(source_channel)) return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  return true;
}

export function checkWebhook(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Webhook");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Webhook");
  else checkWebhookType(type, at(path, "type"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && guild_id !== null && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Webhook");
  else
    if (channel_id !== null && !isSnowflake(channel_id))
      checkSnowflake(channel_id, at(path, "channel_id"), report);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Webhook");
  else
    if (name_ !== null && typeof name_ !== "string")
      wrongType(report, at(path, "name"), "a string or null", name_);
  const avatar = value["avatar"];
  if (avatar === undefined) missing(report, at(path, "avatar"), "a Webhook");
  else
    if (avatar !== null && typeof avatar !== "string")
      wrongType(report, at(path, "avatar"), "a string or null", avatar);
  const token = value["token"];
  if (token !== undefined && typeof token !== "string")
    wrongType(report, at(path, "token"), "a string", token);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "a Webhook");
  else
    if (application_id !== null && !isSnowflake(application_id))
      checkSnowflake(application_id, at(path, "application_id"), report);
  const source_guild = value["source_guild"];
  if (source_guild !== undefined) checkPartialGuild(source_guild, at(path, "source_guild"), report);
  const source_channel = value["source_channel"];
  if (source_channel !== undefined) checkPartialChannel(source_channel, at(path, "source_channel"), report);
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
}

export function copyWebhook(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "type", "guild_id", "channel_id", "user", "name", "avatar", "token", "application_id",
    "source_guild", "source_channel", "url",
  ]);
  copy["type"] = copyWebhookType(copy["type"]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  if (copy["source_guild"] !== undefined) copy["source_guild"] = copyPartialGuild(copy["source_guild"]);
  if (copy["source_channel"] !== undefined)
    copy["source_channel"] = copyPartialChannel(copy["source_channel"]);
  return copy;
}

/** Checks values of type Webhook, as the service sends them. */
const webhookValidator: Validator<Webhook> = /* @__PURE__ */ validator(isWebhook, checkWebhook, copyWebhook);

export function isWebhookType(value: unknown): value is WebhookType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkWebhookType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyWebhookType(value: unknown): unknown {
  return value;
}

/** Checks values of type WebhookType, as the service sends them. */
const webhookTypeValidator: Validator<WebhookType> =
  /* @__PURE__ */ validator(isWebhookType, checkWebhookType, copyWebhookType);

export function isWebhookName(value: unknown): value is WebhookName {
  if (typeof value !== "string" || value.trim().length < 1 || !maxLength(value.trim(), 80)) return false;
  if (isWebhookNameExcluded(value)) return false;
  return true;
}

export function checkWebhookName(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else {
    if (value.trim().length < 1) tooShort(report, path, 1, value.trim());
    if (!maxLength(value.trim(), 80)) tooLong(report, path, 80, value.trim());
  }
  if (typeof value === "string" && webhookNameExcludedVariant1Pattern.test(value))
    excluded(report, path, "a reserved name");
  if (typeof value === "string" && webhookNameExcludedVariant2Pattern.test(value))
    excluded(report, path, "a name that reads as a mention");
  if (typeof value === "string" && webhookNameExcludedVariant3Pattern.test(value))
    excluded(report, path, "a name that reads as a user's tag");
  if (typeof value === "string" && webhookNameExcludedVariant4Pattern.test(value))
    excluded(report, path, "a name with @, #, a colon or three backticks");
}

export function copyWebhookName(value: unknown): unknown {
  return trimmed(value);
}

function isWebhookNameExcluded(value: unknown): boolean {
  return (typeof value === "string" && webhookNameExcludedVariant1Pattern.test(value))
    || (typeof value === "string" && webhookNameExcludedVariant2Pattern.test(value))
    || (typeof value === "string" && webhookNameExcludedVariant3Pattern.test(value))
    || (typeof value === "string" && webhookNameExcludedVariant4Pattern.test(value));
}

/** Checks values of type WebhookName. */
const webhookNameValidator: Validator<WebhookName> =
  /* @__PURE__ */ validator(isWebhookName, checkWebhookName, copyWebhookName);

export function isWebhookMessagePayload(value: unknown): value is WebhookMessagePayload {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkWebhookMessagePayload(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyWebhookMessagePayload(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "username", "avatar_url", "tts", "allowed_mentions", "components",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

/** Checks values of type WebhookMessagePayload. */
const webhookMessagePayloadValidator: Validator<WebhookMessagePayload> =
  /* @__PURE__ */ validator(isWebhookMessagePayload, checkWebhookMessagePayload, copyWebhookMessagePayload);

export function isFollowupMessagePayload(value: unknown): value is FollowupMessagePayload {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags)) return false;
  return true;
}

export function checkFollowupMessagePayload(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags))
    checkInteractionCallbackFlags(flags, at(path, "flags"), report);
}

export function copyFollowupMessagePayload(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "username", "avatar_url", "tts", "allowed_mentions", "components", "flags",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

/** Checks values of type FollowupMessagePayload. */
const followupMessagePayloadValidator: Validator<FollowupMessagePayload> =
  /* @__PURE__ */ validator(
    isFollowupMessagePayload,
    checkFollowupMessagePayload,
    copyFollowupMessagePayload,
  );

export function isMessageEditPayload(value: unknown): value is MessageEditPayload {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !isMessageEditPayloadAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkMessageEditPayload(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkMessageEditPayloadAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyMessageEditPayload(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["content", "embeds", "allowed_mentions", "attachments", "components"]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

function isMessageEditPayloadAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkMessageEditPayloadAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(report, path, 100, "a Message Edit Payload", "partial attachments", value.length);
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type MessageEditPayload. */
const messageEditPayloadValidator: Validator<MessageEditPayload> =
  /* @__PURE__ */ validator(isMessageEditPayload, checkMessageEditPayload, copyMessageEditPayload);

export function isSlackPayload(value: unknown): value is SlackPayload {
  if (!isObject(value)) return false;
  const text = value["text"];
  if (text !== undefined && typeof text !== "string") return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const icon_url = value["icon_url"];
  if (icon_url !== undefined && typeof icon_url !== "string") return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !everyItem(attachments, isSlackAttachment)) return false;
  const blocks = value["blocks"];
  if (blocks !== undefined && !everyItem(blocks, isSlackBlock)) return false;
  return true;
}

export function checkSlackPayload(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const text = value["text"];
  if (text !== undefined && typeof text !== "string") wrongType(report, at(path, "text"), "a string", text);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const icon_url = value["icon_url"];
  if (icon_url !== undefined && typeof icon_url !== "string")
    wrongType(report, at(path, "icon_url"), "a string", icon_url);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkItems(attachments, at(path, "attachments"), report, isSlackAttachment, checkSlackAttachment);
  const blocks = value["blocks"];
  if (blocks !== undefined) checkItems(blocks, at(path, "blocks"), report, isSlackBlock, checkSlackBlock);
}

export function copySlackPayload(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["text", "username", "icon_url", "attachments", "blocks"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copySlackAttachment);
  if (copy["blocks"] !== undefined) copy["blocks"] = copyItems(copy["blocks"], copySlackBlock);
  return copy;
}

/** Checks values of type SlackPayload. */
const slackPayloadValidator: Validator<SlackPayload> =
  /* @__PURE__ */ validator(isSlackPayload, checkSlackPayload, copySlackPayload);

export function isSlackBlock(value: unknown): value is SlackBlock {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (typeof type !== "string") return false;
  const block_id = value["block_id"];
  if (block_id !== undefined && typeof block_id !== "string") return false;
  const text = value["text"];
  if (text !== undefined && !isSlackBlockText(text)) return false;
  return true;
}

export function checkSlackBlock(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Slack Block");
  else if (typeof type !== "string") wrongType(report, at(path, "type"), "a string", type);
  const block_id = value["block_id"];
  if (block_id !== undefined && typeof block_id !== "string")
    wrongType(report, at(path, "block_id"), "a string", block_id);
  const text = value["text"];
  if (text !== undefined) checkSlackBlockText(text, at(path, "text"), report);
}

export function copySlackBlock(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "block_id", "text"]);
  if (copy["text"] !== undefined) copy["text"] = copySlackBlockText(copy["text"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "type" || name === "block_id" || name === "text") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

function isSlackBlockText(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

function checkSlackBlockText(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
}

function copySlackBlockText(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type SlackBlock. */
const slackBlockValidator: Validator<SlackBlock> =
  /* @__PURE__ */ validator(isSlackBlock, checkSlackBlock, copySlackBlock);

export function isSlackAttachment(value: unknown): value is SlackAttachment {
  if (!isObject(value)) return false;
  const fallback = value["fallback"];
  if (fallback !== undefined && typeof fallback !== "string") return false;
  const color = value["color"];
  if (color !== undefined && typeof color !== "string") return false;
  const pretext = value["pretext"];
  if (pretext !== undefined && typeof pretext !== "string") return false;
  const author_name = value["author_name"];
  if (author_name !== undefined && typeof author_name !== "string") return false;
  const author_link = value["author_link"];
  if (author_link !== undefined && typeof author_link !== "string") return false;
  const author_icon = value["author_icon"];
  if (author_icon !== undefined && typeof author_icon !== "string") return false;
  const title = value["title"];
  if (title !== undefined && typeof title !== "string") return false;
  const title_link = value["title_link"];
  if (title_link !== undefined && typeof title_link !== "string") return false;
  const text = value["text"];
  if (text !== undefined && typeof text !== "string") return false;
  const fields = value["fields"];
  if (fields !== undefined && !everyItem(fields, isSlackField)) return false;
  const image_url = value["image_url"];
  if (image_url !== undefined && typeof image_url !== "string") return false;
  const thumb_url = value["thumb_url"];
  if (thumb_url !== undefined && typeof thumb_url !== "string") return false;
  const footer = value["footer"];
  if (footer !== undefined && typeof footer !== "string") return false;
  const footer_icon = value["footer_icon"];
  if (footer_icon !== undefined && typeof footer_icon !== "string") return false;
  const ts = value["ts"];
  if (ts !== undefined && !isSlackAttachmentTs(ts)) return false;
  return true;
}

export function checkSlackAttachment(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const fallback = value["fallback"];
  if (fallback !== undefined && typeof fallback !== "string")
    wrongType(report, at(path, "fallback"), "a string", fallback);
  const color = value["color"];
  if (color !== undefined && typeof color !== "string")
    wrongType(report, at(path, "color"), "a string", color);
  const pretext = value["pretext"];
  if (pretext !== undefined && typeof pretext !== "string")
    wrongType(report, at(path, "pretext"), "a string", pretext);
  const author_name = value["author_name"];
  if (author_name !== undefined && typeof author_name !== "string")
    wrongType(report, at(path, "author_name"), "a string", author_name);
  const author_link = value["author_link"];
  if (author_link !== undefined && typeof author_link !== "string")
    wrongType(report, at(path, "author_link"), "a string", author_link);
  const author_icon = value["author_icon"];
  if (author_icon !== undefined && typeof author_icon !== "string")
    wrongType(report, at(path, "author_icon"), "a string", author_icon);
  const title = value["title"];
  if (title !== undefined && typeof title !== "string")
    wrongType(report, at(path, "title"), "a string", title);
  const title_link = value["title_link"];
  if (title_link !== undefined && typeof title_link !== "string")
    wrongType(report, at(path, "title_link"), "a string", title_link);
  const text = value["text"];
  if (text !== undefined && typeof text !== "string") wrongType(report, at(path, "text"), "a string", text);
  const fields = value["fields"];
  if (fields !== undefined) checkItems(fields, at(path, "fields"), report, isSlackField, checkSlackField);
  const image_url = value["image_url"];
  if (image_url !== undefined && typeof image_url !== "string")
    wrongType(report, at(path, "image_url"), "a string", image_url);
  const thumb_url = value["thumb_url"];
  if (thumb_url !== undefined && typeof thumb_url !== "string")
    wrongType(report, at(path, "thumb_url"), "a string", thumb_url);
  const footer = value["footer"];
  if (footer !== undefined && typeof footer !== "string")
    wrongType(report, at(path, "footer"), "a string", footer);
  const footer_icon = value["footer_icon"];
  if (footer_icon !== undefined && typeof footer_icon !== "string")
    wrongType(report, at(path, "footer_icon"), "a string", footer_icon);
  const ts = value["ts"];
  if (ts !== undefined) checkSlackAttachmentTs(ts, at(path, "ts"), report);
}

export function copySlackAttachment(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "fallback", "color", "pretext", "author_name", "author_link", "author_icon", "title",
    "title_link", "text", "fields", "image_url", "thumb_url", "footer", "footer_icon", "ts",
  ]);
  if (copy["fields"] !== undefined) copy["fields"] = copyItems(copy["fields"], copySlackField);
  return copy;
}

function isSlackAttachmentTs(value: unknown): boolean {
  return (typeof value === "number" && Number.isFinite(value)) || typeof value === "string";
}

function checkSlackAttachmentTs(value: unknown, path: Path, report: Report): void {
  if (typeof value === "number") {
    if (typeof value !== "number" || !Number.isFinite(value)) wrongType(report, path, "a number", value);
    return;
  }
  if (typeof value === "string") {
    if (typeof value !== "string") wrongType(report, path, "a string", value);
    return;
  }
  wrongType(report, path, "a number or a string", value);
}

/** Checks values of type SlackAttachment. */
const slackAttachmentValidator: Validator<SlackAttachment> =
  /* @__PURE__ */ validator(isSlackAttachment, checkSlackAttachment, copySlackAttachment);

export function isSlackField(value: unknown): value is SlackField {
  if (!isObject(value)) return false;
  const title = value["title"];
  if (title !== undefined && typeof title !== "string") return false;
  const value_ = value["value"];
  if (value_ !== undefined && typeof value_ !== "string") return false;
  const short = value["short"];
  if (short !== undefined && typeof short !== "boolean") return false;
  return true;
}

export function checkSlackField(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const title = value["title"];
  if (title !== undefined && typeof title !== "string")
    wrongType(report, at(path, "title"), "a string", title);
  const value_ = value["value"];
  if (value_ !== undefined && typeof value_ !== "string")
    wrongType(report, at(path, "value"), "a string", value_);
  const short = value["short"];
  if (short !== undefined && typeof short !== "boolean")
    wrongType(report, at(path, "short"), "a boolean", short);
}

export function copySlackField(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["title", "value", "short"]);
}

/** Checks values of type SlackField. */
const slackFieldValidator: Validator<SlackField> =
  /* @__PURE__ */ validator(isSlackField, checkSlackField, copySlackField);

export function isGitHubPayload(value: unknown): value is GitHubPayload {
  if (!isObject(value)) return false;
  const action = value["action"];
  if (action !== undefined && typeof action !== "string") return false;
  const sender = value["sender"];
  if (sender !== undefined && !isGitHubUser(sender)) return false;
  const repository = value["repository"];
  if (repository !== undefined && !isGitHubRepository(repository)) return false;
  const ref = value["ref"];
  if (ref !== undefined && typeof ref !== "string") return false;
  const compare = value["compare"];
  if (compare !== undefined && typeof compare !== "string") return false;
  const commits = value["commits"];
  if (commits !== undefined && !everyItem(commits, isSlackBlockText)) return false;
  const issue = value["issue"];
  if (issue !== undefined && !isSlackBlockText(issue)) return false;
  const pull_request = value["pull_request"];
  if (pull_request !== undefined && !isSlackBlockText(pull_request)) return false;
  const comment = value["comment"];
  if (comment !== undefined && !isSlackBlockText(comment)) return false;
  const release = value["release"];
  if (release !== undefined && !isSlackBlockText(release)) return false;
  return true;
}

export function checkGitHubPayload(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const action = value["action"];
  if (action !== undefined && typeof action !== "string")
    wrongType(report, at(path, "action"), "a string", action);
  const sender = value["sender"];
  if (sender !== undefined) checkGitHubUser(sender, at(path, "sender"), report);
  const repository = value["repository"];
  if (repository !== undefined) checkGitHubRepository(repository, at(path, "repository"), report);
  const ref = value["ref"];
  if (ref !== undefined && typeof ref !== "string") wrongType(report, at(path, "ref"), "a string", ref);
  const compare = value["compare"];
  if (compare !== undefined && typeof compare !== "string")
    wrongType(report, at(path, "compare"), "a string", compare);
  const commits = value["commits"];
  if (commits !== undefined)
    checkItems(commits, at(path, "commits"), report, isSlackBlockText, checkSlackBlockText);
  const issue = value["issue"];
  if (issue !== undefined) checkSlackBlockText(issue, at(path, "issue"), report);
  const pull_request = value["pull_request"];
  if (pull_request !== undefined) checkSlackBlockText(pull_request, at(path, "pull_request"), report);
  const comment = value["comment"];
  if (comment !== undefined) checkSlackBlockText(comment, at(path, "comment"), report);
  const release = value["release"];
  if (release !== undefined) checkSlackBlockText(release, at(path, "release"), report);
}

export function copyGitHubPayload(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "action", "sender", "repository", "ref", "compare", "commits", "issue", "pull_request",
    "comment", "release",
  ]);
  if (copy["sender"] !== undefined) copy["sender"] = copyGitHubUser(copy["sender"]);
  if (copy["repository"] !== undefined) copy["repository"] = copyGitHubRepository(copy["repository"]);
  if (copy["commits"] !== undefined) copy["commits"] = copyItems(copy["commits"], copySlackBlockText);
  if (copy["issue"] !== undefined) copy["issue"] = copySlackBlockText(copy["issue"]);
  if (copy["pull_request"] !== undefined) copy["pull_request"] = copySlackBlockText(copy["pull_request"]);
  if (copy["comment"] !== undefined) copy["comment"] = copySlackBlockText(copy["comment"]);
  if (copy["release"] !== undefined) copy["release"] = copySlackBlockText(copy["release"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || gitHubPayloadNames.has(name)) continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type GitHubPayload. */
const gitHubPayloadValidator: Validator<GitHubPayload> =
  /* @__PURE__ */ validator(isGitHubPayload, checkGitHubPayload, copyGitHubPayload);

export function isGitHubUser(value: unknown): value is GitHubUser {
  if (!isObject(value)) return false;
  const login = value["login"];
  if (login !== undefined && typeof login !== "string") return false;
  const html_url = value["html_url"];
  if (html_url !== undefined && typeof html_url !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  return true;
}

export function checkGitHubUser(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const login = value["login"];
  if (login !== undefined && typeof login !== "string")
    wrongType(report, at(path, "login"), "a string", login);
  const html_url = value["html_url"];
  if (html_url !== undefined && typeof html_url !== "string")
    wrongType(report, at(path, "html_url"), "a string", html_url);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
}

export function copyGitHubUser(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["login", "html_url", "avatar_url"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "login" || name === "html_url" || name === "avatar_url") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type GitHubUser. */
const gitHubUserValidator: Validator<GitHubUser> =
  /* @__PURE__ */ validator(isGitHubUser, checkGitHubUser, copyGitHubUser);

export function isGitHubRepository(value: unknown): value is GitHubRepository {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const full_name = value["full_name"];
  if (full_name !== undefined && typeof full_name !== "string") return false;
  const html_url = value["html_url"];
  if (html_url !== undefined && typeof html_url !== "string") return false;
  return true;
}

export function checkGitHubRepository(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const full_name = value["full_name"];
  if (full_name !== undefined && typeof full_name !== "string")
    wrongType(report, at(path, "full_name"), "a string", full_name);
  const html_url = value["html_url"];
  if (html_url !== undefined && typeof html_url !== "string")
    wrongType(report, at(path, "html_url"), "a string", html_url);
}

export function copyGitHubRepository(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "full_name", "html_url"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "name" || name === "full_name" || name === "html_url") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type GitHubRepository. */
const gitHubRepositoryValidator: Validator<GitHubRepository> =
  /* @__PURE__ */ validator(isGitHubRepository, checkGitHubRepository, copyGitHubRepository);

export function isCreateWebhookBody(value: unknown): value is CreateWebhookBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (!isWebhookName(name_)) return false;
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && !isImageData(avatar)) return false;
  return true;
}

export function checkCreateWebhookBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Create Webhook Body");
  else checkWebhookName(name_, at(path, "name"), report);
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && !isImageData(avatar))
    checkImageData(avatar, at(path, "avatar"), report);
}

export function copyCreateWebhookBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "avatar"]);
  copy["name"] = copyWebhookName(copy["name"]);
  return copy;
}

/** Checks values of type CreateWebhookBody. */
const createWebhookBodyValidator: Validator<CreateWebhookBody> =
  /* @__PURE__ */ validator(isCreateWebhookBody, checkCreateWebhookBody, copyCreateWebhookBody);

export function isModifyWebhookBody(value: unknown): value is ModifyWebhookBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && !isWebhookName(name_)) return false;
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && !isImageData(avatar)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  return true;
}

export function checkModifyWebhookBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined) checkWebhookName(name_, at(path, "name"), report);
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && !isImageData(avatar))
    checkImageData(avatar, at(path, "avatar"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyModifyWebhookBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "avatar", "channel_id"]);
  if (copy["name"] !== undefined) copy["name"] = copyWebhookName(copy["name"]);
  return copy;
}

/** Checks values of type ModifyWebhookBody. */
const modifyWebhookBodyValidator: Validator<ModifyWebhookBody> =
  /* @__PURE__ */ validator(isModifyWebhookBody, checkModifyWebhookBody, copyModifyWebhookBody);

export function isModifyWebhookWithTokenBody(value: unknown): value is ModifyWebhookWithTokenBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && !isWebhookName(name_)) return false;
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && !isImageData(avatar)) return false;
  return true;
}

export function checkModifyWebhookWithTokenBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined) checkWebhookName(name_, at(path, "name"), report);
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && !isImageData(avatar))
    checkImageData(avatar, at(path, "avatar"), report);
}

export function copyModifyWebhookWithTokenBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "avatar"]);
  if (copy["name"] !== undefined) copy["name"] = copyWebhookName(copy["name"]);
  return copy;
}

/** Checks values of type ModifyWebhookWithTokenBody. */
const modifyWebhookWithTokenBodyValidator: Validator<ModifyWebhookWithTokenBody> =
  /* @__PURE__ */ validator(
    isModifyWebhookWithTokenBody,
    checkModifyWebhookWithTokenBody,
    copyModifyWebhookWithTokenBody,
  );

export function isExecuteWebhookBody(value: unknown): value is ExecuteWebhookBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  if (!isFilled(value["content"]) && !isFilled(value["embeds"])) return false;
  return true;
}

export function checkExecuteWebhookBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  if (!isFilled(value["content"]) && !isFilled(value["embeds"])) broken(
    report,
    path,
    "message-not-empty",
    "a message must have content or embeds, or be sent as a form with a file",
  );
}

export function copyExecuteWebhookBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "username", "avatar_url", "tts", "allowed_mentions", "components",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

/** Checks values of type ExecuteWebhookBody. */
const executeWebhookBodyValidator: Validator<ExecuteWebhookBody> =
  /* @__PURE__ */ validator(isExecuteWebhookBody, checkExecuteWebhookBody, copyExecuteWebhookBody);

export function isExecuteWebhookMultipartBody(value: unknown): value is ExecuteWebhookMultipartBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file)) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)
      && typeof item !== "string"
      && !isBinary(item)) return false;
  }
  if (!isFilled(value["content"])
    && !isFilled(value["file"])
    && !isFilled(value["files"])
    && !hasMatching(value, executeWebhookMultipartBodyPattern)
    && !isFilled(value["embeds"])
    && !isFilled(value["payload_json"])) return false;
  return true;
}

export function checkExecuteWebhookMultipartBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file))
    wrongType(report, at(path, "file"), "a file", file);
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string")
    wrongType(report, at(path, "payload_json"), "a string", payload_json);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name) && typeof item !== "string" && !isBinary(item))
      wrongType(report, at(path, name), "a file", item);
  }
  if (!isFilled(value["content"])
    && !isFilled(value["file"])
    && !isFilled(value["files"])
    && !hasMatching(value, executeWebhookMultipartBodyPattern)
    && !isFilled(value["embeds"])
    && !isFilled(value["payload_json"])) broken(
    report,
    path,
    "message-not-empty",
    "a message must have content, a file or embeds",
  );
}

export function copyExecuteWebhookMultipartBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "file", "embeds", "username", "avatar_url", "tts", "payload_json", "allowed_mentions",
    "components",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || executeWebhookMultipartBodyNames.has(name)) continue;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)) copy[name] = item;
  }
  return copy;
}

/** Checks values of type ExecuteWebhookMultipartBody. */
const executeWebhookMultipartBodyValidator: Validator<ExecuteWebhookMultipartBody> =
  /* @__PURE__ */ validator(
    isExecuteWebhookMultipartBody,
    checkExecuteWebhookMultipartBody,
    copyExecuteWebhookMultipartBody,
  );

export function isCreateFollowupMessageBody(value: unknown): value is CreateFollowupMessageBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags)) return false;
  if (!isFilled(value["content"]) && !isFilled(value["embeds"])) return false;
  return true;
}

export function checkCreateFollowupMessageBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags))
    checkInteractionCallbackFlags(flags, at(path, "flags"), report);
  if (!isFilled(value["content"]) && !isFilled(value["embeds"])) broken(
    report,
    path,
    "message-not-empty",
    "a message must have content or embeds, or be sent as a form with a file",
  );
}

export function copyCreateFollowupMessageBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "username", "avatar_url", "tts", "allowed_mentions", "components", "flags",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

/** Checks values of type CreateFollowupMessageBody. */
const createFollowupMessageBodyValidator: Validator<CreateFollowupMessageBody> =
  /* @__PURE__ */ validator(
    isCreateFollowupMessageBody,
    checkCreateFollowupMessageBody,
    copyCreateFollowupMessageBody,
  );

export function isCreateFollowupMessageMultipartBody(value: unknown): value is CreateFollowupMessageMultipartBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file)) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string") return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)
      && typeof item !== "string"
      && !isBinary(item)) return false;
  }
  if (!isFilled(value["content"])
    && !isFilled(value["file"])
    && !isFilled(value["files"])
    && !hasMatching(value, executeWebhookMultipartBodyPattern)
    && !isFilled(value["embeds"])
    && !isFilled(value["payload_json"])) return false;
  return true;
}

export function checkCreateFollowupMessageMultipartBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file))
    wrongType(report, at(path, "file"), "a file", file);
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const avatar_url = value["avatar_url"];
  if (avatar_url !== undefined && typeof avatar_url !== "string")
    wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string")
    wrongType(report, at(path, "payload_json"), "a string", payload_json);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags))
    checkInteractionCallbackFlags(flags, at(path, "flags"), report);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name) && typeof item !== "string" && !isBinary(item))
      wrongType(report, at(path, name), "a file", item);
  }
  if (!isFilled(value["content"])
    && !isFilled(value["file"])
    && !isFilled(value["files"])
    && !hasMatching(value, executeWebhookMultipartBodyPattern)
    && !isFilled(value["embeds"])
    && !isFilled(value["payload_json"])) broken(
    report,
    path,
    "message-not-empty",
    "a message must have content, a file or embeds",
  );
}

export function copyCreateFollowupMessageMultipartBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "file", "embeds", "username", "avatar_url", "tts", "payload_json", "allowed_mentions",
    "components", "flags",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || createFollowupMessageMultipartBodyNames.has(name)) continue;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)) copy[name] = item;
  }
  return copy;
}

/** Checks values of type CreateFollowupMessageMultipartBody. */
const createFollowupMessageMultipartBodyValidator: Validator<CreateFollowupMessageMultipartBody> =
  /* @__PURE__ */ validator(
    isCreateFollowupMessageMultipartBody,
    checkCreateFollowupMessageMultipartBody,
    copyCreateFollowupMessageMultipartBody,
  );

export function isExecuteSlackCompatibleWebhookBody(value: unknown): value is ExecuteSlackCompatibleWebhookBody {
  return isSlackPayload(value);
}

export function checkExecuteSlackCompatibleWebhookBody(value: unknown, path: Path, report: Report): void {
  if (!isSlackPayload(value)) checkSlackPayload(value, path, report);
}

export function copyExecuteSlackCompatibleWebhookBody(value: unknown): unknown {
  return copySlackPayload(value);
}

/** Checks values of type ExecuteSlackCompatibleWebhookBody. */
const executeSlackCompatibleWebhookBodyValidator: Validator<ExecuteSlackCompatibleWebhookBody> =
  /* @__PURE__ */ validator(
    isExecuteSlackCompatibleWebhookBody,
    checkExecuteSlackCompatibleWebhookBody,
    copyExecuteSlackCompatibleWebhookBody,
  );

export function isExecuteGitHubCompatibleWebhookBody(value: unknown): value is ExecuteGitHubCompatibleWebhookBody {
  return isGitHubPayload(value);
}

export function checkExecuteGitHubCompatibleWebhookBody(value: unknown, path: Path, report: Report): void {
  if (!isGitHubPayload(value)) checkGitHubPayload(value, path, report);
}

export function copyExecuteGitHubCompatibleWebhookBody(value: unknown): unknown {
  return copyGitHubPayload(value);
}

/** Checks values of type ExecuteGitHubCompatibleWebhookBody. */
const executeGitHubCompatibleWebhookBodyValidator: Validator<ExecuteGitHubCompatibleWebhookBody> =
  /* @__PURE__ */ validator(
    isExecuteGitHubCompatibleWebhookBody,
    checkExecuteGitHubCompatibleWebhookBody,
    copyExecuteGitHubCompatibleWebhookBody,
  );

export function isEditWebhookMessageBody(value: unknown): value is EditWebhookMessageBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !isEditWebhookMessageBodyAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkEditWebhookMessageBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkEditWebhookMessageBodyAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyEditWebhookMessageBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["content", "embeds", "allowed_mentions", "attachments", "components"]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

function isEditWebhookMessageBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditWebhookMessageBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(report, path, 100, "an Edit Webhook Message Body", "partial attachments", value.length);
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type EditWebhookMessageBody. */
const editWebhookMessageBodyValidator: Validator<EditWebhookMessageBody> =
  /* @__PURE__ */ validator(
    isEditWebhookMessageBody,
    checkEditWebhookMessageBody,
    copyEditWebhookMessageBody,
  );

export function isEditWebhookMessageMultipartBody(value: unknown): value is EditWebhookMessageMultipartBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file)) return false;
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !isEditWebhookMessageMultipartBodyAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)
      && typeof item !== "string"
      && !isBinary(item)) return false;
  }
  return true;
}

export function checkEditWebhookMessageMultipartBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file))
    wrongType(report, at(path, "file"), "a file", file);
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string")
    wrongType(report, at(path, "payload_json"), "a string", payload_json);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkEditWebhookMessageMultipartBodyAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name) && typeof item !== "string" && !isBinary(item))
      wrongType(report, at(path, name), "a file", item);
  }
}

export function copyEditWebhookMessageMultipartBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "file", "payload_json", "allowed_mentions", "attachments", "components",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || editWebhookMessageMultipartBodyNames.has(name)) continue;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)) copy[name] = item;
  }
  return copy;
}

function isEditWebhookMessageMultipartBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditWebhookMessageMultipartBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(
      report,
      path,
      100,
      "an Edit Webhook Message Multipart Body",
      "partial attachments",
      value.length,
    );
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type EditWebhookMessageMultipartBody. */
const editWebhookMessageMultipartBodyValidator: Validator<EditWebhookMessageMultipartBody> =
  /* @__PURE__ */ validator(
    isEditWebhookMessageMultipartBody,
    checkEditWebhookMessageMultipartBody,
    copyEditWebhookMessageMultipartBody,
  );

export function isEditFollowupMessageBody(value: unknown): value is EditFollowupMessageBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !isEditFollowupMessageBodyAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkEditFollowupMessageBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkEditFollowupMessageBodyAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyEditFollowupMessageBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["content", "embeds", "allowed_mentions", "attachments", "components"]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

function isEditFollowupMessageBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditFollowupMessageBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(report, path, 100, "an Edit Followup Message Body", "partial attachments", value.length);
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type EditFollowupMessageBody. */
const editFollowupMessageBodyValidator: Validator<EditFollowupMessageBody> =
  /* @__PURE__ */ validator(
    isEditFollowupMessageBody,
    checkEditFollowupMessageBody,
    copyEditFollowupMessageBody,
  );

export function isEditFollowupMessageMultipartBody(value: unknown): value is EditFollowupMessageMultipartBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file)) return false;
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined && !isEditFollowupMessageMultipartBodyAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)
      && typeof item !== "string"
      && !isBinary(item)) return false;
  }
  return true;
}

export function checkEditFollowupMessageMultipartBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file))
    wrongType(report, at(path, "file"), "a file", file);
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string")
    wrongType(report, at(path, "payload_json"), "a string", payload_json);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkEditFollowupMessageMultipartBodyAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name) && typeof item !== "string" && !isBinary(item))
      wrongType(report, at(path, name), "a file", item);
  }
}

export function copyEditFollowupMessageMultipartBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "file", "payload_json", "allowed_mentions", "attachments", "components",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || editWebhookMessageMultipartBodyNames.has(name)) continue;
    const item = value[name];
    if (executeWebhookMultipartBodyPattern.test(name)) copy[name] = item;
  }
  return copy;
}

function isEditFollowupMessageMultipartBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditFollowupMessageMultipartBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(
      report,
      path,
      100,
      "an Edit Followup Message Multipart Body",
      "partial attachments",
      value.length,
    );
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type EditFollowupMessageMultipartBody. */
const editFollowupMessageMultipartBodyValidator: Validator<EditFollowupMessageMultipartBody> =
  /* @__PURE__ */ validator(
    isEditFollowupMessageMultipartBody,
    checkEditFollowupMessageMultipartBody,
    copyEditFollowupMessageMultipartBody,
  );

export {
  webhookValidator as Webhook,
  webhookTypeValidator as WebhookType,
  webhookNameValidator as WebhookName,
  webhookMessagePayloadValidator as WebhookMessagePayload,
  followupMessagePayloadValidator as FollowupMessagePayload,
  messageEditPayloadValidator as MessageEditPayload,
  slackPayloadValidator as SlackPayload,
  slackBlockValidator as SlackBlock,
  slackAttachmentValidator as SlackAttachment,
  slackFieldValidator as SlackField,
  gitHubPayloadValidator as GitHubPayload,
  gitHubUserValidator as GitHubUser,
  gitHubRepositoryValidator as GitHubRepository,
  createWebhookBodyValidator as CreateWebhookBody,
  modifyWebhookBodyValidator as ModifyWebhookBody,
  modifyWebhookWithTokenBodyValidator as ModifyWebhookWithTokenBody,
  executeWebhookBodyValidator as ExecuteWebhookBody,
  executeWebhookMultipartBodyValidator as ExecuteWebhookMultipartBody,
  createFollowupMessageBodyValidator as CreateFollowupMessageBody,
  createFollowupMessageMultipartBodyValidator as CreateFollowupMessageMultipartBody,
  executeSlackCompatibleWebhookBodyValidator as ExecuteSlackCompatibleWebhookBody,
  executeGitHubCompatibleWebhookBodyValidator as ExecuteGitHubCompatibleWebhookBody,
  editWebhookMessageBodyValidator as EditWebhookMessageBody,
  editWebhookMessageMultipartBodyValidator as EditWebhookMessageMultipartBody,
  editFollowupMessageBodyValidator as EditFollowupMessageBody,
  editFollowupMessageMultipartBodyValidator as EditFollowupMessageMultipartBody,
};
