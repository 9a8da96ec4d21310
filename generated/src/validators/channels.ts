// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type DirectionalValidator,
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  directional,
  everyItem,
  isObject,
  maxLength,
  missing,
  notListed,
  pick,
  tooLarge,
  tooLong,
  tooManyItems,
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
  ChannelTypeResponse,
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
import { checkUser, copyUser, isUser } from "./users.js";

const channelTypeValues: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13,
]);

export function isChannel(value: unknown): value is Channel {
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
  if (permission_overwrites !== undefined && !everyItem(permission_overwrites, isOverwrite)) return false;
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
  if (recipients !== undefined && !everyItem(recipients, isUser)) return false;
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
  else checkChannelTypeResponse(type, at(path, "type"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position)))
    wrongType(report, at(path, "position"), "an integer", position);
  const permission_overwrites = value["permission_overwrites"];
  if (permission_overwrites !== undefined)
    checkItems(permission_overwrites, at(path, "permission_overwrites"), report, isOverwrite, checkOverwrite);
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
  if (recipients !== undefined) checkItems(recipients, at(path, "recipients"), report, isUser, checkUser);
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
  const copy = pick(value, [
    "id", "type", "guild_id", "position", "permission_overwrites", "name", "topic", "nsfw",
    "last_message_id", "bitrate", "user_limit", "rate_limit_per_user", "recipients", "icon",
    "owner_id", "application_id", "parent_id", "last_pin_timestamp", "rtc_region",
    "video_quality_mode", "message_count", "member_count", "thread_metadata", "member",
    "default_auto_archive_duration", "permissions",
  ]);
  copy["type"] = copyChannelTypeResponse(copy["type"]);
  if (copy["permission_overwrites"] !== undefined)
    copy["permission_overwrites"] = copyItems(copy["permission_overwrites"], copyOverwrite);
  if (copy["recipients"] !== undefined) copy["recipients"] = copyItems(copy["recipients"], copyUser);
  if (copy["video_quality_mode"] !== undefined)
    copy["video_quality_mode"] = copyVideoQualityMode(copy["video_quality_mode"]);
  if (copy["thread_metadata"] !== undefined)
    copy["thread_metadata"] = copyThreadMetadata(copy["thread_metadata"]);
  if (copy["member"] !== undefined) copy["member"] = copyThreadMember(copy["member"]);
  return copy;
}

/** Checks values of type Channel, as the service sends them. */
const channelValidator: Validator<Channel> = /* @__PURE__ */ validator(isChannel, checkChannel, copyChannel);

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
  return pick(value, ["id", "name"]);
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
  if (!isChannelTypeResponse(type)) return false;
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

export function copyResolvedChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name", "type", "permissions", "thread_metadata", "parent_id"]);
  copy["type"] = copyChannelTypeResponse(copy["type"]);
  if (copy["thread_metadata"] !== undefined)
    copy["thread_metadata"] = copyThreadMetadata(copy["thread_metadata"]);
  return copy;
}

/** Checks values of type ResolvedChannel, as the service sends them. */
const resolvedChannelValidator: Validator<ResolvedChannel> =
  /* @__PURE__ */ validator(isResolvedChannel, checkResolvedChannel, copyResolvedChannel);

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

export function isChannelTypeResponse(value: unknown): value is ChannelTypeResponse {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkChannelTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyChannelTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type ChannelType. */
const channelTypeValidator: DirectionalValidator<ChannelType, ChannelTypeResponse> =
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
  return pick(value, ["id", "type", "allow", "deny"]);
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
  return pick(value, ["archived", "auto_archive_duration", "archive_timestamp", "locked", "invitable"]);
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
  return pick(value, ["id", "user_id", "join_timestamp", "flags"]);
}

/** Checks values of type ThreadMember. */
const threadMemberValidator: Validator<ThreadMember> =
  /* @__PURE__ */ validator(isThreadMember, checkThreadMember, copyThreadMember);

export function isActiveThreads(value: unknown): value is ActiveThreads {
  if (!isObject(value)) return false;
  const threads = value["threads"];
  if (!everyItem(threads, isChannel)) return false;
  const members = value["members"];
  if (!everyItem(members, isThreadMember)) return false;
  return true;
}

export function checkActiveThreads(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const threads = value["threads"];
  if (threads === undefined) missing(report, at(path, "threads"), "an Active Threads");
  else checkItems(threads, at(path, "threads"), report, isChannel, checkChannel);
  const members = value["members"];
  if (members === undefined) missing(report, at(path, "members"), "an Active Threads");
  else checkItems(members, at(path, "members"), report, isThreadMember, checkThreadMember);
}

export function copyActiveThreads(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["threads", "members"]);
  copy["threads"] = copyItems(copy["threads"], copyChannel);
  copy["members"] = copyItems(copy["members"], copyThreadMember);
  return copy;
}

/** Checks values of type ActiveThreads, as the service sends them. */
const activeThreadsValidator: Validator<ActiveThreads> =
  /* @__PURE__ */ validator(isActiveThreads, checkActiveThreads, copyActiveThreads);

export function isChannelPosition(value: unknown): value is ChannelPosition {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const position = value["position"];
  if (position !== undefined
    && position !== null
    && (typeof position !== "number"
      || !Number.isInteger(position)
      || position < 0
      || position > 65535)) return false;
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
    else if (position > 65535) tooLarge(report, at(path, "position"), 65535, position);
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
  return pick(value, ["id", "position", "lock_permissions", "parent_id"]);
}

/** Checks values of type ChannelPosition. */
const channelPositionValidator: Validator<ChannelPosition> =
  /* @__PURE__ */ validator(isChannelPosition, checkChannelPosition, copyChannelPosition);

export function isVideoQualityMode(value: unknown): value is VideoQualityMode {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkVideoQualityMode(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyVideoQualityMode(value: unknown): unknown {
  return value;
}

/** Checks values of type VideoQualityMode, as the service sends them. */
const videoQualityModeValidator: Validator<VideoQualityMode> =
  /* @__PURE__ */ validator(isVideoQualityMode, checkVideoQualityMode, copyVideoQualityMode);

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
  const copy = pick(value, [
    "id", "guild_id", "channel_id", "topic", "privacy_level", "discoverable_disabled",
  ]);
  copy["privacy_level"] = copyStagePrivacyLevel(copy["privacy_level"]);
  return copy;
}

/** Checks values of type StageInstance, as the service sends them. */
const stageInstanceValidator: Validator<StageInstance> =
  /* @__PURE__ */ validator(isStageInstance, checkStageInstance, copyStageInstance);

export function isStagePrivacyLevel(value: unknown): value is StagePrivacyLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkStagePrivacyLevel(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyStagePrivacyLevel(value: unknown): unknown {
  return value;
}

/** Checks values of type StagePrivacyLevel, as the service sends them. */
const stagePrivacyLevelValidator: Validator<StagePrivacyLevel> =
  /* @__PURE__ */ validator(isStagePrivacyLevel, checkStagePrivacyLevel, copyStagePrivacyLevel);

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
    && (typeof position !== "number"
      || !Number.isInteger(position)
      || position < 0
      || position > 65535)) return false;
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
    else
      if (rate_limit_per_user < 0) tooSmall(report, at(path, "rate_limit_per_user"), 0, rate_limit_per_user);
    else
      if (rate_limit_per_user > 21600)
        tooLarge(report, at(path, "rate_limit_per_user"), 21600, rate_limit_per_user);
  }
  const position = value["position"];
  if (position !== undefined) {
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer", position);
    else if (position < 0) tooSmall(report, at(path, "position"), 0, position);
    else if (position > 65535) tooLarge(report, at(path, "position"), 65535, position);
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
  const copy = pick(value, [
    "name", "type", "topic", "bitrate", "user_limit", "rate_limit_per_user", "position",
    "permission_overwrites", "parent_id", "nsfw",
  ]);
  if (copy["type"] !== undefined) copy["type"] = copyChannelType(copy["type"]);
  if (copy["permission_overwrites"] !== undefined)
    copy["permission_overwrites"] = copyItems(copy["permission_overwrites"], copyOverwrite);
  return copy;
}

function isCreateGuildChannelBodyPermissionOverwrites(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isOverwrite(item)) return false;
  return true;
}

function checkCreateGuildChannelBodyPermissionOverwrites(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250)
    tooManyItems(report, path, 250, "a Create Guild Channel Body", "permission overwrites", value.length);
  checkItems(value.slice(0, 250), path, report, isOverwrite, checkOverwrite);
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
  if (value.length > 500) return false;
  for (const item of value) if (!isChannelPosition(item)) return false;
  return true;
}

export function checkModifyGuildChannelPositionsBody(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 500) tooManyItems(report, path, 500, "the list", "items", value.length);
  checkItems(value.slice(0, 500), path, report, isChannelPosition, checkChannelPosition);
}

export function copyModifyGuildChannelPositionsBody(value: unknown): unknown {
  return copyItems(value, copyChannelPosition);
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
