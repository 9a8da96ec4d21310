// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type DirectionalValidator,
  type Path,
  type Report,
  type Validator,
  at,
  directional,
  isObject,
  maxLength,
  missing,
  notListed,
  tooLarge,
  tooLong,
  tooShort,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ActiveThreads,
  Channel,
  ChannelPosition,
  ChannelType,
  CreateGuildChannelBody,
  ModifyGuildChannelPositionsBody,
  Overwrite,
  OverwriteType,
  PartialChannel,
  ResolvedChannel,
  StageInstance,
  StagePrivacyLevel,
  ThreadMember,
  ThreadMetadata,
  VideoQualityMode,
} from "../types/channels.js";
import {
  checkPermissionSet,
  checkSnowflake,
  checkTimestamp,
  isPermissionSet,
  isSnowflake,
  isTimestamp,
} from "./common.js";
import { checkUser, checkUserResponse, copyUser, copyUserResponse, isUser, isUserResponse } from "./users.js";

const channelTypeValues: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  10,
  11,
  12,
  13,
]);

export function isChannel(value: unknown): value is Channel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (!isChannelType(type)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position))) return false;
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined
    && !isChannelPermissionOverwrites(permission_overwrites)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const topic = value["topic"];
  if (topic !== undefined && topic !== null && typeof topic !== "string") return false;
  const nsfw = value["nsfw"];
  if (nsfw !== undefined && typeof nsfw !== "boolean") return false;
  const last_message_id = value["last_message_id"];
  if (last_message_id !== undefined
    && last_message_id !== null
    && !isSnowflake(last_message_id)) return false;
  const bitrate = value["bitrate"];
  if (bitrate !== undefined && (typeof bitrate !== "number" || !Number.isInteger(bitrate))) return false;
  const user_limit = value["user_limit"];
  if (user_limit !== undefined
    && (typeof user_limit !== "number" || !Number.isInteger(user_limit))) return false;
  const rate_limit_per_user = value["rate_limit_per_user"];
  if (rate_limit_per_user !== undefined
    && (typeof rate_limit_per_user !== "number" || !Number.isInteger(rate_limit_per_user))) return false;
  const recipients = value["recipients"];
  if (recipients !== undefined && !isChannelRecipients(recipients)) return false;
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && typeof icon !== "string") return false;
  const owner_id = value["owner_id"];
  if (owner_id !== undefined && !isSnowflake(owner_id)) return false;
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id)) return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id)) return false;
  const last_pin_timestamp = value["last_pin_timestamp"];
  if (last_pin_timestamp !== undefined
    && last_pin_timestamp !== null
    && !isTimestamp(last_pin_timestamp)) return false;
  const rtc_region = value["rtc_region"];
  if (rtc_region !== undefined && rtc_region !== null && typeof rtc_region !== "string") return false;
  const video_quality_mode = value["video_quality_mode"];
  if (video_quality_mode !== undefined && !isVideoQualityMode(video_quality_mode)) return false;
  const message_count = value["message_count"];
  if (message_count !== undefined
    && (typeof message_count !== "number" || !Number.isInteger(message_count))) return false;
  const member_count = value["member_count"];
  if (member_count !== undefined
    && (typeof member_count !== "number" || !Number.isInteger(member_count))) return false;
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined && !isThreadMetadata(thread_metadata)) return false;
  const member = value["member"];
  if (member !== undefined && !isThreadMember(member)) return false;
  const default_auto_archive_duration = value["default_auto_archive_duration"];
  if (default_auto_archive_duration !== undefined
    && (typeof default_auto_archive_duration !== "number"
      || !Number.isInteger(default_auto_archive_duration))) return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  return true;
}

export function checkChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Channel");
  else checkChannelType(type, at(path, "type"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position)))
    wrongType(report, at(path, "position"), "an integer", position);
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined)
    checkChannelPermissionOverwrites(permission_overwrites, at(path, "permission_overwrites"), report);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const topic = value["topic"];
  if (topic !== undefined && topic !== null && typeof topic !== "string")
    wrongType(report, at(path, "topic"), "a string or null", topic);
  const nsfw = value["nsfw"];
  if (nsfw !== undefined && typeof nsfw !== "boolean") wrongType(report, at(path, "nsfw"), "a boolean", nsfw);
  const last_message_id = value["last_message_id"];
  if (last_message_id !== undefined && last_message_id !== null && !isSnowflake(last_message_id))
    checkSnowflake(last_message_id, at(path, "last_message_id"), report);
  const bitrate = value["bitrate"];
  if (bitrate !== undefined && (typeof bitrate !== "number" || !Number.isInteger(bitrate)))
    wrongType(report, at(path, "bitrate"), "an integer", bitrate);
  const user_limit = value["user_limit"];
  if (user_limit !== undefined && (typeof user_limit !== "number" || !Number.isInteger(user_limit)))
    wrongType(report, at(path, "user_limit"), "an integer", user_limit);
  const rate_limit_per_user = value["rate_limit_per_user"];
  if (rate_limit_per_user !== undefined
      && (typeof rate_limit_per_user !== "number" || !Number.isInteger(rate_limit_per_user)))
    wrongType(report, at(path, "rate_limit_per_user"), "an integer", rate_limit_per_user);
  const recipients = value["recipients"];
  if (recipients !== undefined) checkChannelRecipients(recipients, at(path, "recipients"), report);
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && typeof icon !== "string")
    wrongType(report, at(path, "icon"), "a string or null", icon);
  const owner_id = value["owner_id"];
  if (owner_id !== undefined && !isSnowflake(owner_id))
    checkSnowflake(owner_id, at(path, "owner_id"), report);
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id))
    checkSnowflake(application_id, at(path, "application_id"), report);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id))
    checkSnowflake(parent_id, at(path, "parent_id"), report);
  const last_pin_timestamp = value["last_pin_timestamp"];
  if (last_pin_timestamp !== undefined && last_pin_timestamp !== null && !isTimestamp(last_pin_timestamp))
    checkTimestamp(last_pin_timestamp, at(path, "last_pin_timestamp"), report);
  const rtc_region = value["rtc_region"];
  if (rtc_region !== undefined && rtc_region !== null && typeof rtc_region !== "string")
    wrongType(report, at(path, "rtc_region"), "a string or null", rtc_region);
  const video_quality_mode = value["video_quality_mode"];
  if (video_quality_mode !== undefined)
    checkVideoQualityMode(video_quality_mode, at(path, "video_quality_mode"), report);
  const message_count = value["message_count"];
  if (message_count !== undefined && (typeof message_count !== "number" || !Number.isInteger(message_count)))
    wrongType(report, at(path, "message_count"), "an integer", message_count);
  const member_count = value["member_count"];
  if (member_count !== undefined && (typeof member_count !== "number" || !Number.isInteger(member_count)))
    wrongType(report, at(path, "member_count"), "an integer", member_count);
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined)
    checkThreadMetadata(thread_metadata, at(path, "thread_metadata"), report);
  const member = value["member"];
  if (member !== undefined) checkThreadMember(member, at(path, "member"), report);
  const default_auto_archive_duration = value["default_auto_archive_duration"];
  if (default_auto_archive_duration !== undefined
      && (typeof default_auto_archive_duration !== "number"
        || !Number.isInteger(default_auto_archive_duration)))
    wrongType(report, at(path, "default_auto_archive_duration"), "an integer", default_auto_archive_duration);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
}

export function copyChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["type"] = copyChannelType(value["type"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["position"] !== undefined) copy["position"] = value["position"];
  if (value["permission_overwrites"] !== undefined)
    copy["permission_overwrites"] = copyChannelPermissionOverwrites(value["permission_overwrites"]);
  if (value["name"] !== undefined) copy["name"] = value["name"];
  if (value["topic"] !== undefined) copy["topic"] = value["topic"];
  if (value["nsfw"] !== undefined) copy["nsfw"] = value["nsfw"];
  if (value["last_message_id"] !== undefined) copy["last_message_id"] = value["last_message_id"];
  if (value["bitrate"] !== undefined) copy["bitrate"] = value["bitrate"];
  if (value["user_limit"] !== undefined) copy["user_limit"] = value["user_limit"];
  if (value["rate_limit_per_user"] !== undefined) copy["rate_limit_per_user"] = value["rate_limit_per_user"];
  if (value["recipients"] !== undefined) copy["recipients"] = copyChannelRecipients(value["recipients"]);
  if (value["icon"] !== undefined) copy["icon"] = value["icon"];
  if (value["owner_id"] !== undefined) copy["owner_id"] = value["owner_id"];
  if (value["application_id"] !== undefined) copy["application_id"] = value["application_id"];
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  if (value["last_pin_timestamp"] !== undefined) copy["last_pin_timestamp"] = value["last_pin_timestamp"];
  if (value["rtc_region"] !== undefined) copy["rtc_region"] = value["rtc_region"];
  if (value["video_quality_mode"] !== undefined)
    copy["video_quality_mode"] = copyVideoQualityMode(value["video_quality_mode"]);
  if (value["message_count"] !== undefined) copy["message_count"] = value["message_count"];
  if (value["member_count"] !== undefined) copy["member_count"] = value["member_count"];
  if (value["thread_metadata"] !== undefined)
    copy["thread_metadata"] = copyThreadMetadata(value["thread_metadata"]);
  if (value["member"] !== undefined) copy["member"] = copyThreadMember(value["member"]);
  if (value["default_auto_archive_duration"] !== undefined)
    copy["default_auto_archive_duration"] = value["default_auto_archive_duration"];
  if (value["permissions"] !== undefined) copy["permissions"] = value["permissions"];
  return copy;
}

function isChannelPermissionOverwrites(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isOverwrite(item)) return false;
  return true;
}

function checkChannelPermissionOverwrites(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isOverwrite(item)) checkOverwrite(item, at(path, index), report);
  }
}

function copyChannelPermissionOverwrites(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyOverwrite(item));
}

function isChannelRecipients(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isUser(item)) return false;
  return true;
}

function checkChannelRecipients(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isUser(item)) checkUser(item, at(path, index), report);
  }
}

function copyChannelRecipients(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyUser(item));
}

export function isChannelResponse(value: unknown): value is Channel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (!isChannelTypeResponse(type)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position))) return false;
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined
    && !isChannelPermissionOverwrites(permission_overwrites)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const topic = value["topic"];
  if (topic !== undefined && topic !== null && typeof topic !== "string") return false;
  const nsfw = value["nsfw"];
  if (nsfw !== undefined && typeof nsfw !== "boolean") return false;
  const last_message_id = value["last_message_id"];
  if (last_message_id !== undefined
    && last_message_id !== null
    && !isSnowflake(last_message_id)) return false;
  const bitrate = value["bitrate"];
  if (bitrate !== undefined && (typeof bitrate !== "number" || !Number.isInteger(bitrate))) return false;
  const user_limit = value["user_limit"];
  if (user_limit !== undefined
    && (typeof user_limit !== "number" || !Number.isInteger(user_limit))) return false;
  const rate_limit_per_user = value["rate_limit_per_user"];
  if (rate_limit_per_user !== undefined
    && (typeof rate_limit_per_user !== "number" || !Number.isInteger(rate_limit_per_user))) return false;
  const recipients = value["recipients"];
  if (recipients !== undefined && !isChannelResponseRecipients(recipients)) return false;
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && typeof icon !== "string") return false;
  const owner_id = value["owner_id"];
  if (owner_id !== undefined && !isSnowflake(owner_id)) return false;
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id)) return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id)) return false;
  const last_pin_timestamp = value["last_pin_timestamp"];
  if (last_pin_timestamp !== undefined
    && last_pin_timestamp !== null
    && !isTimestamp(last_pin_timestamp)) return false;
  const rtc_region = value["rtc_region"];
  if (rtc_region !== undefined && rtc_region !== null && typeof rtc_region !== "string") return false;
  const video_quality_mode = value["video_quality_mode"];
  if (video_quality_mode !== undefined && !isVideoQualityModeResponse(video_quality_mode)) return false;
  const message_count = value["message_count"];
  if (message_count !== undefined
    && (typeof message_count !== "number" || !Number.isInteger(message_count))) return false;
  const member_count = value["member_count"];
  if (member_count !== undefined
    && (typeof member_count !== "number" || !Number.isInteger(member_count))) return false;
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined && !isThreadMetadata(thread_metadata)) return false;
  const member = value["member"];
  if (member !== undefined && !isThreadMember(member)) return false;
  const default_auto_archive_duration = value["default_auto_archive_duration"];
  if (default_auto_archive_duration !== undefined
    && (typeof default_auto_archive_duration !== "number"
      || !Number.isInteger(default_auto_archive_duration))) return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  return true;
}

export function checkChannelResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Channel");
  else checkChannelTypeResponse(type, at(path, "type"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position)))
    wrongType(report, at(path, "position"), "an integer", position);
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined)
    checkChannelPermissionOverwrites(permission_overwrites, at(path, "permission_overwrites"), report);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const topic = value["topic"];
  if (topic !== undefined && topic !== null && typeof topic !== "string")
    wrongType(report, at(path, "topic"), "a string or null", topic);
  const nsfw = value["nsfw"];
  if (nsfw !== undefined && typeof nsfw !== "boolean") wrongType(report, at(path, "nsfw"), "a boolean", nsfw);
  const last_message_id = value["last_message_id"];
  if (last_message_id !== undefined && last_message_id !== null && !isSnowflake(last_message_id))
    checkSnowflake(last_message_id, at(path, "last_message_id"), report);
  const bitrate = value["bitrate"];
  if (bitrate !== undefined && (typeof bitrate !== "number" || !Number.isInteger(bitrate)))
    wrongType(report, at(path, "bitrate"), "an integer", bitrate);
  const user_limit = value["user_limit"];
  if (user_limit !== undefined && (typeof user_limit !== "number" || !Number.isInteger(user_limit)))
    wrongType(report, at(path, "user_limit"), "an integer", user_limit);
  const rate_limit_per_user = value["rate_limit_per_user"];
  if (rate_limit_per_user !== undefined
      && (typeof rate_limit_per_user !== "number" || !Number.isInteger(rate_limit_per_user)))
    wrongType(report, at(path, "rate_limit_per_user"), "an integer", rate_limit_per_user);
  const recipients = value["recipients"];
  if (recipients !== undefined) checkChannelResponseRecipients(recipients, at(path, "recipients"), report);
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && typeof icon !== "string")
    wrongType(report, at(path, "icon"), "a string or null", icon);
  const owner_id = value["owner_id"];
  if (owner_id !== undefined && !isSnowflake(owner_id))
    checkSnowflake(owner_id, at(path, "owner_id"), report);
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id))
    checkSnowflake(application_id, at(path, "application_id"), report);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id))
    checkSnowflake(parent_id, at(path, "parent_id"), report);
  const last_pin_timestamp = value["last_pin_timestamp"];
  if (last_pin_timestamp !== undefined && last_pin_timestamp !== null && !isTimestamp(last_pin_timestamp))
    checkTimestamp(last_pin_timestamp, at(path, "last_pin_timestamp"), report);
  const rtc_region = value["rtc_region"];
  if (rtc_region !== undefined && rtc_region !== null && typeof rtc_region !== "string")
    wrongType(report, at(path, "rtc_region"), "a string or null", rtc_region);
  const video_quality_mode = value["video_quality_mode"];
  if (video_quality_mode !== undefined)
    checkVideoQualityModeResponse(video_quality_mode, at(path, "video_quality_mode"), report);
  const message_count = value["message_count"];
  if (message_count !== undefined && (typeof message_count !== "number" || !Number.isInteger(message_count)))
    wrongType(report, at(path, "message_count"), "an integer", message_count);
  const member_count = value["member_count"];
  if (member_count !== undefined && (typeof member_count !== "number" || !Number.isInteger(member_count)))
    wrongType(report, at(path, "member_count"), "an integer", member_count);
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined)
    checkThreadMetadata(thread_metadata, at(path, "thread_metadata"), report);
  const member = value["member"];
  if (member !== undefined) checkThreadMember(member, at(path, "member"), report);
  const default_auto_archive_duration = value["default_auto_archive_duration"];
  if (default_auto_archive_duration !== undefined
      && (typeof default_auto_archive_duration !== "number"
        || !Number.isInteger(default_auto_archive_duration)))
    wrongType(report, at(path, "default_auto_archive_duration"), "an integer", default_auto_archive_duration);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
}

export function copyChannelResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["type"] = copyChannelTypeResponse(value["type"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["position"] !== undefined) copy["position"] = value["position"];
  if (value["permission_overwrites"] !== undefined)
    copy["permission_overwrites"] = copyChannelPermissionOverwrites(value["permission_overwrites"]);
  if (value["name"] !== undefined) copy["name"] = value["name"];
  if (value["topic"] !== undefined) copy["topic"] = value["topic"];
  if (value["nsfw"] !== undefined) copy["nsfw"] = value["nsfw"];
  if (value["last_message_id"] !== undefined) copy["last_message_id"] = value["last_message_id"];
  if (value["bitrate"] !== undefined) copy["bitrate"] = value["bitrate"];
  if (value["user_limit"] !== undefined) copy["user_limit"] = value["user_limit"];
  if (value["rate_limit_per_user"] !== undefined) copy["rate_limit_per_user"] = value["rate_limit_per_user"];
  if (value["recipients"] !== undefined)
    copy["recipients"] = copyChannelResponseRecipients(value["recipients"]);
  if (value["icon"] !== undefined) copy["icon"] = value["icon"];
  if (value["owner_id"] !== undefined) copy["owner_id"] = value["owner_id"];
  if (value["application_id"] !== undefined) copy["application_id"] = value["application_id"];
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  if (value["last_pin_timestamp"] !== undefined) copy["last_pin_timestamp"] = value["last_pin_timestamp"];
  if (value["rtc_region"] !== undefined) copy["rtc_region"] = value["rtc_region"];
  if (value["video_quality_mode"] !== undefined)
    copy["video_quality_mode"] = copyVideoQualityModeResponse(value["video_quality_mode"]);
  if (value["message_count"] !== undefined) copy["message_count"] = value["message_count"];
  if (value["member_count"] !== undefined) copy["member_count"] = value["member_count"];
  if (value["thread_metadata"] !== undefined)
    copy["thread_metadata"] = copyThreadMetadata(value["thread_metadata"]);
  if (value["member"] !== undefined) copy["member"] = copyThreadMember(value["member"]);
  if (value["default_auto_archive_duration"] !== undefined)
    copy["default_auto_archive_duration"] = value["default_auto_archive_duration"];
  if (value["permissions"] !== undefined) copy["permissions"] = value["permissions"];
  return copy;
}

function isChannelResponseRecipients(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isUserResponse(item)) return false;
  return true;
}

function checkChannelResponseRecipients(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isUserResponse(item)) checkUserResponse(item, at(path, index), report);
  }
}

function copyChannelResponseRecipients(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyUserResponse(item));
}

/** Checks values of type Channel. */
const channelValidator: DirectionalValidator<Channel, Channel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isChannel, checkChannel, copyChannel),
    /* @__PURE__ */ validator(isChannelResponse, checkChannelResponse, copyChannelResponse),
  );

export function isPartialChannel(value: unknown): value is PartialChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  return true;
}

export function checkPartialChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Partial Channel");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
}

export function copyPartialChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  return copy;
}

/** Checks values of type PartialChannel. */
const partialChannelValidator: Validator<PartialChannel> =
  /* @__PURE__ */ validator(isPartialChannel, checkPartialChannel, copyPartialChannel);

export function isResolvedChannel(value: unknown): value is ResolvedChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isChannelType(type)) return false;
  const permissions = value["permissions"];
  if (!isPermissionSet(permissions)) return false;
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined && !isThreadMetadata(thread_metadata)) return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id)) return false;
  return true;
}

export function checkResolvedChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Resolved Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Resolved Channel");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Resolved Channel");
  else checkChannelType(type, at(path, "type"), report);
  const permissions = value["permissions"];
  if (permissions === undefined) missing(report, at(path, "permissions"), "a Resolved Channel");
  else if (!isPermissionSet(permissions)) checkPermissionSet(permissions, at(path, "permissions"), report);
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined)
    checkThreadMetadata(thread_metadata, at(path, "thread_metadata"), report);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id))
    checkSnowflake(parent_id, at(path, "parent_id"), report);
}

export function copyResolvedChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyChannelType(value["type"]);
  copy["permissions"] = value["permissions"];
  if (value["thread_metadata"] !== undefined)
    copy["thread_metadata"] = copyThreadMetadata(value["thread_metadata"]);
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  return copy;
}

export function isResolvedChannelResponse(value: unknown): value is ResolvedChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isChannelTypeResponse(type)) return false;
  const permissions = value["permissions"];
  if (!isPermissionSet(permissions)) return false;
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined && !isThreadMetadata(thread_metadata)) return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id)) return false;
  return true;
}

export function checkResolvedChannelResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Resolved Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Resolved Channel");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Resolved Channel");
  else checkChannelTypeResponse(type, at(path, "type"), report);
  const permissions = value["permissions"];
  if (permissions === undefined) missing(report, at(path, "permissions"), "a Resolved Channel");
  else if (!isPermissionSet(permissions)) checkPermissionSet(permissions, at(path, "permissions"), report);
  const thread_metadata = value["thread_metadata"];
  if (thread_metadata !== undefined)
    checkThreadMetadata(thread_metadata, at(path, "thread_metadata"), report);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id))
    checkSnowflake(parent_id, at(path, "parent_id"), report);
}

export function copyResolvedChannelResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyChannelTypeResponse(value["type"]);
  copy["permissions"] = value["permissions"];
  if (value["thread_metadata"] !== undefined)
    copy["thread_metadata"] = copyThreadMetadata(value["thread_metadata"]);
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  return copy;
}

/** Checks values of type ResolvedChannel. */
const resolvedChannelValidator: DirectionalValidator<ResolvedChannel, ResolvedChannel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isResolvedChannel, checkResolvedChannel, copyResolvedChannel),
    /* @__PURE__ */ validator(
      isResolvedChannelResponse,
      checkResolvedChannelResponse,
      copyResolvedChannelResponse,
    ),
  );

export function isChannelType(value: unknown): value is ChannelType {
  return channelTypeValues.has(value);
}

export function checkChannelType(value: unknown, path: Path, report: Report): void {
  if (!channelTypeValues.has(value))
    notListed(
      report,
      path,
      "enum",
      "one of 0 (GUILD_TEXT), 1 (DM), 2 (GUILD_VOICE), 3 (GROUP_DM), 4 (GUILD_CATEGORY), 5 (GUILD_NEWS), 6 (GUILD_STORE), 10 (GUILD_NEWS_THREAD), 11 (GUILD_PUBLIC_THREAD), 12 (GUILD_PRIVATE_THREAD) or 13 (GUILD_STAGE_VOICE)",
      value,
    );
}

export function copyChannelType(value: unknown): unknown {
  return value;
}

export function isChannelTypeResponse(value: unknown): value is ChannelType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkChannelTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyChannelTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type ChannelType. */
const channelTypeValidator: DirectionalValidator<ChannelType, ChannelType> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isChannelType, checkChannelType, copyChannelType),
    /* @__PURE__ */ validator(isChannelTypeResponse, checkChannelTypeResponse, copyChannelTypeResponse),
  );

export function isOverwrite(value: unknown): value is Overwrite {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (!isOverwriteType(type)) return false;
  const allow = value["allow"];
  if (!isPermissionSet(allow)) return false;
  const deny = value["deny"];
  if (!isPermissionSet(deny)) return false;
  return true;
}

export function checkOverwrite(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Overwrite");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Overwrite");
  else if (!isOverwriteType(type)) checkOverwriteType(type, at(path, "type"), report);
  const allow = value["allow"];
  if (allow === undefined) missing(report, at(path, "allow"), "an Overwrite");
  else if (!isPermissionSet(allow)) checkPermissionSet(allow, at(path, "allow"), report);
  const deny = value["deny"];
  if (deny === undefined) missing(report, at(path, "deny"), "an Overwrite");
  else if (!isPermissionSet(deny)) checkPermissionSet(deny, at(path, "deny"), report);
}

export function copyOverwrite(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["type"] = value["type"];
  copy["allow"] = value["allow"];
  copy["deny"] = value["deny"];
  return copy;
}

/** Checks values of type Overwrite. */
const overwriteValidator: Validator<Overwrite> =
  /* @__PURE__ */ validator(isOverwrite, checkOverwrite, copyOverwrite);

export function isOverwriteType(value: unknown): value is OverwriteType {
  return value === 0 || value === 1;
}

export function checkOverwriteType(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1) notListed(report, path, "enum", "one of 0 (ROLE) or 1 (MEMBER)", value);
}

/** Checks values of type OverwriteType. */
const overwriteTypeValidator: Validator<OverwriteType> =
  /* @__PURE__ */ validator(isOverwriteType, checkOverwriteType);

export function isThreadMetadata(value: unknown): value is ThreadMetadata {
  if (!isObject(value)) return false;
  const archived = value["archived"];
  if (typeof archived !== "boolean") return false;
  const auto_archive_duration = value["auto_archive_duration"];
  if (typeof auto_archive_duration !== "number" || !Number.isInteger(auto_archive_duration)) return false;
  const archive_timestamp = value["archive_timestamp"];
  if (!isTimestamp(archive_timestamp)) return false;
  const locked = value["locked"];
  if (typeof locked !== "boolean") return false;
  const invitable = value["invitable"];
  if (invitable !== undefined && typeof invitable !== "boolean") return false;
  return true;
}

export function checkThreadMetadata(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const archived = value["archived"];
  if (archived === undefined) missing(report, at(path, "archived"), "a Thread Metadata");
  else if (typeof archived !== "boolean") wrongType(report, at(path, "archived"), "a boolean", archived);
  const auto_archive_duration = value["auto_archive_duration"];
  if (auto_archive_duration === undefined)
    missing(report, at(path, "auto_archive_duration"), "a Thread Metadata");
  else
    if (typeof auto_archive_duration !== "number" || !Number.isInteger(auto_archive_duration))
      wrongType(report, at(path, "auto_archive_duration"), "an integer", auto_archive_duration);
  const archive_timestamp = value["archive_timestamp"];
  if (archive_timestamp === undefined) missing(report, at(path, "archive_timestamp"), "a Thread Metadata");
  else
    if (!isTimestamp(archive_timestamp))
      checkTimestamp(archive_timestamp, at(path, "archive_timestamp"), report);
  const locked = value["locked"];
  if (locked === undefined) missing(report, at(path, "locked"), "a Thread Metadata");
  else if (typeof locked !== "boolean") wrongType(report, at(path, "locked"), "a boolean", locked);
  const invitable = value["invitable"];
  if (invitable !== undefined && typeof invitable !== "boolean")
    wrongType(report, at(path, "invitable"), "a boolean", invitable);
}

export function copyThreadMetadata(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["archived"] = value["archived"];
  copy["auto_archive_duration"] = value["auto_archive_duration"];
  copy["archive_timestamp"] = value["archive_timestamp"];
  copy["locked"] = value["locked"];
  if (value["invitable"] !== undefined) copy["invitable"] = value["invitable"];
  return copy;
}

/** Checks values of type ThreadMetadata. */
const threadMetadataValidator: Validator<ThreadMetadata> =
  /* @__PURE__ */ validator(isThreadMetadata, checkThreadMetadata, copyThreadMetadata);

export function isThreadMember(value: unknown): value is ThreadMember {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (id !== undefined && !isSnowflake(id)) return false;
  const user_id = value["user_id"];
  if (user_id !== undefined && !isSnowflake(user_id)) return false;
  const join_timestamp = value["join_timestamp"];
  if (!isTimestamp(join_timestamp)) return false;
  const flags = value["flags"];
  if (typeof flags !== "number" || !Number.isInteger(flags)) return false;
  return true;
}

export function checkThreadMember(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id !== undefined && !isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const user_id = value["user_id"];
  if (user_id !== undefined && !isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const join_timestamp = value["join_timestamp"];
  if (join_timestamp === undefined) missing(report, at(path, "join_timestamp"), "a Thread Member");
  else if (!isTimestamp(join_timestamp)) checkTimestamp(join_timestamp, at(path, "join_timestamp"), report);
  const flags = value["flags"];
  if (flags === undefined) missing(report, at(path, "flags"), "a Thread Member");
  else
    if (typeof flags !== "number" || !Number.isInteger(flags))
      wrongType(report, at(path, "flags"), "an integer", flags);
}

export function copyThreadMember(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["id"] !== undefined) copy["id"] = value["id"];
  if (value["user_id"] !== undefined) copy["user_id"] = value["user_id"];
  copy["join_timestamp"] = value["join_timestamp"];
  copy["flags"] = value["flags"];
  return copy;
}

/** Checks values of type ThreadMember. */
const threadMemberValidator: Validator<ThreadMember> =
  /* @__PURE__ */ validator(isThreadMember, checkThreadMember, copyThreadMember);

export function isActiveThreads(value: unknown): value is ActiveThreads {
  if (!isObject(value)) return false;
  const threads = value["threads"];
  if (!isActiveThreadsThreads(threads)) return false;
  const members = value["members"];
  if (!isActiveThreadsMembers(members)) return false;
  return true;
}

export function checkActiveThreads(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const threads = value["threads"];
  if (threads === undefined) missing(report, at(path, "threads"), "an Active Threads");
  else checkActiveThreadsThreads(threads, at(path, "threads"), report);
  const members = value["members"];
  if (members === undefined) missing(report, at(path, "members"), "an Active Threads");
  else checkActiveThreadsMembers(members, at(path, "members"), report);
}

export function copyActiveThreads(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["threads"] = copyActiveThreadsThreads(value["threads"]);
  copy["members"] = copyActiveThreadsMembers(value["members"]);
  return copy;
}

function isActiveThreadsThreads(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannel(item)) return false;
  return true;
}

function checkActiveThreadsThreads(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannel(item)) checkChannel(item, at(path, index), report);
  }
}

function copyActiveThreadsThreads(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannel(item));
}

function isActiveThreadsMembers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isThreadMember(item)) return false;
  return true;
}

function checkActiveThreadsMembers(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isThreadMember(item)) checkThreadMember(item, at(path, index), report);
  }
}

function copyActiveThreadsMembers(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyThreadMember(item));
}

export function isActiveThreadsResponse(value: unknown): value is ActiveThreads {
  if (!isObject(value)) return false;
  const threads = value["threads"];
  if (!isActiveThreadsResponseThreads(threads)) return false;
  const members = value["members"];
  if (!isActiveThreadsMembers(members)) return false;
  return true;
}

export function checkActiveThreadsResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const threads = value["threads"];
  if (threads === undefined) missing(report, at(path, "threads"), "an Active Threads");
  else checkActiveThreadsResponseThreads(threads, at(path, "threads"), report);
  const members = value["members"];
  if (members === undefined) missing(report, at(path, "members"), "an Active Threads");
  else checkActiveThreadsMembers(members, at(path, "members"), report);
}

export function copyActiveThreadsResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["threads"] = copyActiveThreadsResponseThreads(value["threads"]);
  copy["members"] = copyActiveThreadsMembers(value["members"]);
  return copy;
}

function isActiveThreadsResponseThreads(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannelResponse(item)) return false;
  return true;
}

function checkActiveThreadsResponseThreads(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannelResponse(item)) checkChannelResponse(item, at(path, index), report);
  }
}

function copyActiveThreadsResponseThreads(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannelResponse(item));
}

/** Checks values of type ActiveThreads. */
const activeThreadsValidator: DirectionalValidator<ActiveThreads, ActiveThreads> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isActiveThreads, checkActiveThreads, copyActiveThreads),
    /* @__PURE__ */ validator(isActiveThreadsResponse, checkActiveThreadsResponse, copyActiveThreadsResponse),
  );

export function isChannelPosition(value: unknown): value is ChannelPosition {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const position = value["position"];
  if (position !== undefined
    && position !== null
    && (typeof position !== "number" || !Number.isInteger(position) || position < 0)) return false;
  const lock_permissions = value["lock_permissions"];
  if (lock_permissions !== undefined
    && lock_permissions !== null
    && typeof lock_permissions !== "boolean") return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id)) return false;
  return true;
}

export function checkChannelPosition(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Channel Position");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const position = value["position"];
  if (position !== undefined && position !== null) {
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer or null", position);
    else if (position < 0) tooSmall(report, at(path, "position"), 0, position);
  }
  const lock_permissions = value["lock_permissions"];
  if (lock_permissions !== undefined && lock_permissions !== null && typeof lock_permissions !== "boolean")
    wrongType(report, at(path, "lock_permissions"), "a boolean or null", lock_permissions);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && parent_id !== null && !isSnowflake(parent_id))
    checkSnowflake(parent_id, at(path, "parent_id"), report);
}

export function copyChannelPosition(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  if (value["position"] !== undefined) copy["position"] = value["position"];
  if (value["lock_permissions"] !== undefined) copy["lock_permissions"] = value["lock_permissions"];
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  return copy;
}

/** Checks values of type ChannelPosition. */
const channelPositionValidator: Validator<ChannelPosition> =
  /* @__PURE__ */ validator(isChannelPosition, checkChannelPosition, copyChannelPosition);

export function isVideoQualityMode(value: unknown): value is VideoQualityMode {
  return value === 1 || value === 2;
}

export function checkVideoQualityMode(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2) notListed(report, path, "enum", "one of 1 (AUTO) or 2 (FULL)", value);
}

export function copyVideoQualityMode(value: unknown): unknown {
  return value;
}

export function isVideoQualityModeResponse(value: unknown): value is VideoQualityMode {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkVideoQualityModeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyVideoQualityModeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type VideoQualityMode. */
const videoQualityModeValidator: DirectionalValidator<VideoQualityMode, VideoQualityMode> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isVideoQualityMode, checkVideoQualityMode, copyVideoQualityMode),
    /* @__PURE__ */ validator(
      isVideoQualityModeResponse,
      checkVideoQualityModeResponse,
      copyVideoQualityModeResponse,
    ),
  );

export function isStageInstance(value: unknown): value is StageInstance {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const topic = value["topic"];
  if (typeof topic !== "string" || topic.length < 1 || !maxLength(topic, 120)) return false;
  const privacy_level = value["privacy_level"];
  if (!isStagePrivacyLevel(privacy_level)) return false;
  const discoverable_disabled = value["discoverable_disabled"];
  if (typeof discoverable_disabled !== "boolean") return false;
  return true;
}

export function checkStageInstance(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Stage Instance");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Stage Instance");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Stage Instance");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const topic = value["topic"];
  if (topic === undefined) missing(report, at(path, "topic"), "a Stage Instance");
  else
    if (typeof topic !== "string") wrongType(report, at(path, "topic"), "a string", topic);
    else {
      if (topic.length < 1) tooShort(report, at(path, "topic"), 1, topic);
      if (!maxLength(topic, 120)) tooLong(report, at(path, "topic"), 120, topic);
    }
  const privacy_level = value["privacy_level"];
  if (privacy_level === undefined) missing(report, at(path, "privacy_level"), "a Stage Instance");
  else checkStagePrivacyLevel(privacy_level, at(path, "privacy_level"), report);
  const discoverable_disabled = value["discoverable_disabled"];
  if (discoverable_disabled === undefined)
    missing(report, at(path, "discoverable_disabled"), "a Stage Instance");
  else
    if (typeof discoverable_disabled !== "boolean")
      wrongType(report, at(path, "discoverable_disabled"), "a boolean", discoverable_disabled);
}

export function copyStageInstance(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["guild_id"] = value["guild_id"];
  copy["channel_id"] = value["channel_id"];
  copy["topic"] = value["topic"];
  copy["privacy_level"] = copyStagePrivacyLevel(value["privacy_level"]);
  copy["discoverable_disabled"] = value["discoverable_disabled"];
  return copy;
}

export function isStageInstanceResponse(value: unknown): value is StageInstance {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const topic = value["topic"];
  if (typeof topic !== "string" || topic.length < 1 || !maxLength(topic, 120)) return false;
  const privacy_level = value["privacy_level"];
  if (!isStagePrivacyLevelResponse(privacy_level)) return false;
  const discoverable_disabled = value["discoverable_disabled"];
  if (typeof discoverable_disabled !== "boolean") return false;
  return true;
}

export function checkStageInstanceResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Stage Instance");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "a Stage Instance");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Stage Instance");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const topic = value["topic"];
  if (topic === undefined) missing(report, at(path, "topic"), "a Stage Instance");
  else
    if (typeof topic !== "string") wrongType(report, at(path, "topic"), "a string", topic);
    else {
      if (topic.length < 1) tooShort(report, at(path, "topic"), 1, topic);
      if (!maxLength(topic, 120)) tooLong(report, at(path, "topic"), 120, topic);
    }
  const privacy_level = value["privacy_level"];
  if (privacy_level === undefined) missing(report, at(path, "privacy_level"), "a Stage Instance");
  else checkStagePrivacyLevelResponse(privacy_level, at(path, "privacy_level"), report);
  const discoverable_disabled = value["discoverable_disabled"];
  if (discoverable_disabled === undefined)
    missing(report, at(path, "discoverable_disabled"), "a Stage Instance");
  else
    if (typeof discoverable_disabled !== "boolean")
      wrongType(report, at(path, "discoverable_disabled"), "a boolean", discoverable_disabled);
}

export function copyStageInstanceResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["guild_id"] = value["guild_id"];
  copy["channel_id"] = value["channel_id"];
  copy["topic"] = value["topic"];
  copy["privacy_level"] = copyStagePrivacyLevelResponse(value["privacy_level"]);
  copy["discoverable_disabled"] = value["discoverable_disabled"];
  return copy;
}

/** Checks values of type StageInstance. */
const stageInstanceValidator: DirectionalValidator<StageInstance, StageInstance> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isStageInstance, checkStageInstance, copyStageInstance),
    /* @__PURE__ */ validator(isStageInstanceResponse, checkStageInstanceResponse, copyStageInstanceResponse),
  );

export function isStagePrivacyLevel(value: unknown): value is StagePrivacyLevel {
  return value === 1 || value === 2;
}

export function checkStagePrivacyLevel(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2)
    notListed(report, path, "enum", "one of 1 (PUBLIC) or 2 (GUILD_ONLY)", value);
}

export function copyStagePrivacyLevel(value: unknown): unknown {
  return value;
}

export function isStagePrivacyLevelResponse(value: unknown): value is StagePrivacyLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkStagePrivacyLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyStagePrivacyLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type StagePrivacyLevel. */
const stagePrivacyLevelValidator: DirectionalValidator<StagePrivacyLevel, StagePrivacyLevel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isStagePrivacyLevel, checkStagePrivacyLevel, copyStagePrivacyLevel),
    /* @__PURE__ */ validator(
      isStagePrivacyLevelResponse,
      checkStagePrivacyLevelResponse,
      copyStagePrivacyLevelResponse,
    ),
  );

export function isCreateGuildChannelBody(value: unknown): value is CreateGuildChannelBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 100)) return false;
  const type = value["type"];
  if (type !== undefined && !isChannelType(type)) return false;
  const topic = value["topic"];
  if (topic !== undefined && (typeof topic !== "string" || !maxLength(topic, 1024))) return false;
  const bitrate = value["bitrate"];
  if (bitrate !== undefined
    && (typeof bitrate !== "number" || !Number.isInteger(bitrate) || bitrate < 1)) return false;
  const user_limit = value["user_limit"];
  if (user_limit !== undefined
    && (typeof user_limit !== "number" || !Number.isInteger(user_limit) || user_limit < 0)) return false;
  const rate_limit_per_user = value["rate_limit_per_user"];
  if (rate_limit_per_user !== undefined
    && (typeof rate_limit_per_user !== "number"
      || !Number.isInteger(rate_limit_per_user)
      || rate_limit_per_user < 0
      || rate_limit_per_user > 21600)) return false;
  const position = value["position"];
  if (position !== undefined
    && (typeof position !== "number" || !Number.isInteger(position) || position < 0)) return false;
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined
    && !isCreateGuildChannelBodyPermissionOverwrites(permission_overwrites)) return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && !isSnowflake(parent_id)) return false;
  const nsfw = value["nsfw"];
  if (nsfw !== undefined && typeof nsfw !== "boolean") return false;
  return true;
}

export function checkCreateGuildChannelBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Create Guild Channel Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 100)) tooLong(report, at(path, "name"), 100, name_);
    }
  const type = value["type"];
  if (type !== undefined) checkChannelType(type, at(path, "type"), report);
  const topic = value["topic"];
  if (topic !== undefined) {
    if (typeof topic !== "string") wrongType(report, at(path, "topic"), "a string", topic);
    else if (!maxLength(topic, 1024)) tooLong(report, at(path, "topic"), 1024, topic);
  }
  const bitrate = value["bitrate"];
  if (bitrate !== undefined) {
    if (typeof bitrate !== "number" || !Number.isInteger(bitrate))
      wrongType(report, at(path, "bitrate"), "an integer", bitrate);
    else if (bitrate < 1) tooSmall(report, at(path, "bitrate"), 1, bitrate);
  }
  const user_limit = value["user_limit"];
  if (user_limit !== undefined) {
    if (typeof user_limit !== "number" || !Number.isInteger(user_limit))
      wrongType(report, at(path, "user_limit"), "an integer", user_limit);
    else if (user_limit < 0) tooSmall(report, at(path, "user_limit"), 0, user_limit);
  }
  const rate_limit_per_user = value["rate_limit_per_user"];
  if (rate_limit_per_user !== undefined) {
    if (typeof rate_limit_per_user !== "number" || !Number.isInteger(rate_limit_per_user))
      wrongType(report, at(path, "rate_limit_per_user"), "an integer", rate_limit_per_user);
    else {
      if (rate_limit_per_user < 0) tooSmall(report, at(path, "rate_limit_per_user"), 0, rate_limit_per_user);
      if (rate_limit_per_user > 21600)
        tooLarge(report, at(path, "rate_limit_per_user"), 21600, rate_limit_per_user);
    }
  }
  const position = value["position"];
  if (position !== undefined) {
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer", position);
    else if (position < 0) tooSmall(report, at(path, "position"), 0, position);
  }
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined)
    checkCreateGuildChannelBodyPermissionOverwrites(permission_overwrites, at(path, "permission_overwrites"), report);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined && !isSnowflake(parent_id))
    checkSnowflake(parent_id, at(path, "parent_id"), report);
  const nsfw = value["nsfw"];
  if (nsfw !== undefined && typeof nsfw !== "boolean") wrongType(report, at(path, "nsfw"), "a boolean", nsfw);
}

export function copyCreateGuildChannelBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["name"] = value["name"];
  if (value["type"] !== undefined) copy["type"] = copyChannelType(value["type"]);
  if (value["topic"] !== undefined) copy["topic"] = value["topic"];
  if (value["bitrate"] !== undefined) copy["bitrate"] = value["bitrate"];
  if (value["user_limit"] !== undefined) copy["user_limit"] = value["user_limit"];
  if (value["rate_limit_per_user"] !== undefined) copy["rate_limit_per_user"] = value["rate_limit_per_user"];
  if (value["position"] !== undefined) copy["position"] = value["position"];
  if (value["permission_overwrites"] !== undefined)
    copy["permission_overwrites"] =
      copyCreateGuildChannelBodyPermissionOverwrites(value["permission_overwrites"]);
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  if (value["nsfw"] !== undefined) copy["nsfw"] = value["nsfw"];
  return copy;
}

function isCreateGuildChannelBodyPermissionOverwrites(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isOverwrite(item)) return false;
  return true;
}

function checkCreateGuildChannelBodyPermissionOverwrites(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isOverwrite(item)) checkOverwrite(item, at(path, index), report);
  }
}

function copyCreateGuildChannelBodyPermissionOverwrites(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyOverwrite(item));
}

/** Checks values of type CreateGuildChannelBody. */
const createGuildChannelBodyValidator: Validator<CreateGuildChannelBody> =
  /* @__PURE__ */ validator(
    isCreateGuildChannelBody,
    checkCreateGuildChannelBody,
    copyCreateGuildChannelBody,
  );

export function isModifyGuildChannelPositionsBody(value: unknown): value is ModifyGuildChannelPositionsBody {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannelPosition(item)) return false;
  return true;
}

export function checkModifyGuildChannelPositionsBody(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannelPosition(item)) checkChannelPosition(item, at(path, index), report);
  }
}

export function copyModifyGuildChannelPositionsBody(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannelPosition(item));
}

/** Checks values of type ModifyGuildChannelPositionsBody. */
const modifyGuildChannelPositionsBodyValidator: Validator<ModifyGuildChannelPositionsBody> =
  /* @__PURE__ */ validator(
    isModifyGuildChannelPositionsBody,
    checkModifyGuildChannelPositionsBody,
    copyModifyGuildChannelPositionsBody,
  );

export {
  channelValidator as Channel,
  partialChannelValidator as PartialChannel,
  resolvedChannelValidator as ResolvedChannel,
  channelTypeValidator as ChannelType,
  overwriteValidator as Overwrite,
  overwriteTypeValidator as OverwriteType,
  threadMetadataValidator as ThreadMetadata,
  threadMemberValidator as ThreadMember,
  activeThreadsValidator as ActiveThreads,
  channelPositionValidator as ChannelPosition,
  videoQualityModeValidator as VideoQualityMode,
  stageInstanceValidator as StageInstance,
  stagePrivacyLevelValidator as StagePrivacyLevel,
  createGuildChannelBodyValidator as CreateGuildChannelBody,
  modifyGuildChannelPositionsBodyValidator as ModifyGuildChannelPositionsBody,
};
