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
  minLength,
  missing,
  notListed,
  tooLarge,
  tooLong,
  tooShort,
  tooSmall,
  trimmed,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  CreateGuildBody,
  CreateGuildChannel,
  CreateGuildRole,
  ExplicitContentFilterLevel,
  Guild,
  GuildFeature,
  GuildNsfwLevel,
  GuildPreview,
  MessageNotificationLevel,
  MfaLevel,
  ModifyGuildBody,
  PartialGuild,
  PremiumTier,
  SystemChannelFlags,
  UnavailableGuild,
  VerificationLevel,
} from "../types/guilds.js";
import {
  checkChannel,
  checkChannelResponse,
  checkChannelType,
  checkStageInstance,
  checkStageInstanceResponse,
  copyChannel,
  copyChannelResponse,
  copyChannelType,
  copyStageInstance,
  copyStageInstanceResponse,
  isChannel,
  isChannelResponse,
  isChannelType,
  isStageInstance,
  isStageInstanceResponse,
} from "./channels.js";
import {
  checkColor,
  checkImageData,
  checkPermissionSet,
  checkSnowflake,
  checkTimestamp,
  isColor,
  isImageData,
  isPermissionSet,
  isSnowflake,
  isTimestamp,
} from "./common.js";
import {
  checkEmoji,
  checkEmojiResponse,
  checkSticker,
  checkStickerResponse,
  copyEmoji,
  copyEmojiResponse,
  copySticker,
  copyStickerResponse,
  isEmoji,
  isEmojiResponse,
  isSticker,
  isStickerResponse,
} from "./emojis.js";
import {
  checkGuildMember,
  checkGuildMemberResponse,
  copyGuildMember,
  copyGuildMemberResponse,
  isGuildMember,
  isGuildMemberResponse,
} from "./members.js";
import {
  checkPartialPresenceUpdate,
  checkPartialPresenceUpdateResponse,
  copyPartialPresenceUpdate,
  copyPartialPresenceUpdateResponse,
  isPartialPresenceUpdate,
  isPartialPresenceUpdateResponse,
} from "./presences.js";
import { checkRole, copyRole, isRole } from "./roles.js";
import {
  checkPartialVoiceState,
  checkPartialVoiceStateResponse,
  copyPartialVoiceState,
  copyPartialVoiceStateResponse,
  isPartialVoiceState,
  isPartialVoiceStateResponse,
} from "./voice.js";
import { checkWelcomeScreen, copyWelcomeScreen, isWelcomeScreen } from "./welcome-screens.js";

export function isGuild(value: unknown): value is Guild {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !minLength(name_.trim(), 2) || !maxLength(name_.trim(), 100)) return false;
  const icon = value["icon"];
  if (icon !== null && typeof icon !== "string") return false;
  const icon_hash = value["icon_hash"];
  if (icon_hash !== undefined && icon_hash !== null && typeof icon_hash !== "string") return false;
  const splash = value["splash"];
  if (splash !== null && typeof splash !== "string") return false;
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash !== null && typeof discovery_splash !== "string") return false;
  const owner = value["owner"];
  if (owner !== undefined && typeof owner !== "boolean") return false;
  const owner_id = value["owner_id"];
  if (!isSnowflake(owner_id)) return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string") return false;
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id !== null && !isSnowflake(afk_channel_id)) return false;
  const afk_timeout = value["afk_timeout"];
  if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout)) return false;
  const widget_enabled = value["widget_enabled"];
  if (widget_enabled !== undefined && typeof widget_enabled !== "boolean") return false;
  const widget_channel_id = value["widget_channel_id"];
  if (widget_channel_id !== undefined
    && widget_channel_id !== null
    && !isSnowflake(widget_channel_id)) return false;
  const verification_level = value["verification_level"];
  if (!isVerificationLevel(verification_level)) return false;
  const default_message_notifications = value["default_message_notifications"];
  if (!isMessageNotificationLevel(default_message_notifications)) return false;
  const explicit_content_filter = value["explicit_content_filter"];
  if (!isExplicitContentFilterLevel(explicit_content_filter)) return false;
  const roles = value["roles"];
  if (!isGuildRoles(roles)) return false;
  const emojis = value["emojis"];
  if (!isGuildEmojis(emojis)) return false;
  const features = value["features"];
  if (!isGuildFeatures(features)) return false;
  const mfa_level = value["mfa_level"];
  if (!isMfaLevel(mfa_level)) return false;
  const application_id = value["application_id"];
  if (application_id !== null && !isSnowflake(application_id)) return false;
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== null && !isSnowflake(system_channel_id)) return false;
  const system_channel_flags = value["system_channel_flags"];
  if (!isSystemChannelFlags(system_channel_flags)) return false;
  const rules_channel_id = value["rules_channel_id"];
  if (rules_channel_id !== null && !isSnowflake(rules_channel_id)) return false;
  const joined_at = value["joined_at"];
  if (joined_at !== undefined && !isTimestamp(joined_at)) return false;
  const large = value["large"];
  if (large !== undefined && typeof large !== "boolean") return false;
  const unavailable = value["unavailable"];
  if (unavailable !== undefined && typeof unavailable !== "boolean") return false;
  const member_count = value["member_count"];
  if (member_count !== undefined
    && (typeof member_count !== "number"
      || !Number.isInteger(member_count)
      || member_count < 0)) return false;
  const voice_states = value["voice_states"];
  if (voice_states !== undefined && !isGuildVoiceStates(voice_states)) return false;
  const members = value["members"];
  if (members !== undefined && !isGuildMembers(members)) return false;
  const channels = value["channels"];
  if (channels !== undefined && !isGuildChannels(channels)) return false;
  const threads = value["threads"];
  if (threads !== undefined && !isGuildThreads(threads)) return false;
  const presences = value["presences"];
  if (presences !== undefined && !isGuildPresences(presences)) return false;
  const max_presences = value["max_presences"];
  if (max_presences !== undefined
    && max_presences !== null
    && (typeof max_presences !== "number" || !Number.isInteger(max_presences))) return false;
  const max_members = value["max_members"];
  if (max_members !== undefined
    && (typeof max_members !== "number" || !Number.isInteger(max_members))) return false;
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== null && typeof vanity_url_code !== "string") return false;
  const description = value["description"];
  if (description !== null && typeof description !== "string") return false;
  const banner = value["banner"];
  if (banner !== null && typeof banner !== "string") return false;
  const premium_tier = value["premium_tier"];
  if (!isPremiumTier(premium_tier)) return false;
  const premium_subscription_count = value["premium_subscription_count"];
  if (premium_subscription_count !== undefined
    && (typeof premium_subscription_count !== "number"
      || !Number.isInteger(premium_subscription_count)
      || premium_subscription_count < 0)) return false;
  const preferred_locale = value["preferred_locale"];
  if (typeof preferred_locale !== "string") return false;
  const public_updates_channel_id = value["public_updates_channel_id"];
  if (public_updates_channel_id !== null && !isSnowflake(public_updates_channel_id)) return false;
  const max_video_channel_users = value["max_video_channel_users"];
  if (max_video_channel_users !== undefined
    && (typeof max_video_channel_users !== "number"
      || !Number.isInteger(max_video_channel_users))) return false;
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count !== undefined
    && (typeof approximate_member_count !== "number"
      || !Number.isInteger(approximate_member_count)
      || approximate_member_count < 0)) return false;
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count !== undefined
    && (typeof approximate_presence_count !== "number"
      || !Number.isInteger(approximate_presence_count)
      || approximate_presence_count < 0)) return false;
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined && !isWelcomeScreen(welcome_screen)) return false;
  const nsfw_level = value["nsfw_level"];
  if (!isGuildNsfwLevel(nsfw_level)) return false;
  const stage_instances = value["stage_instances"];
  if (stage_instances !== undefined && !isGuildStageInstances(stage_instances)) return false;
  const stickers = value["stickers"];
  if (stickers !== undefined && !isGuildStickers(stickers)) return false;
  return true;
}

export function checkGuild(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Guild");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Guild");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_.trim(), 2)) tooShort(report, at(path, "name"), 2, name_.trim());
      if (!maxLength(name_.trim(), 100)) tooLong(report, at(path, "name"), 100, name_.trim());
    }
  const icon = value["icon"];
  if (icon === undefined) missing(report, at(path, "icon"), "a Guild");
  else
    if (icon !== null && typeof icon !== "string")
      wrongType(report, at(path, "icon"), "a string or null", icon);
  const icon_hash = value["icon_hash"];
  if (icon_hash !== undefined && icon_hash !== null && typeof icon_hash !== "string")
    wrongType(report, at(path, "icon_hash"), "a string or null", icon_hash);
  const splash = value["splash"];
  if (splash === undefined) missing(report, at(path, "splash"), "a Guild");
  else
    if (splash !== null && typeof splash !== "string")
      wrongType(report, at(path, "splash"), "a string or null", splash);
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash === undefined) missing(report, at(path, "discovery_splash"), "a Guild");
  else
    if (discovery_splash !== null && typeof discovery_splash !== "string")
      wrongType(report, at(path, "discovery_splash"), "a string or null", discovery_splash);
  const owner = value["owner"];
  if (owner !== undefined && typeof owner !== "boolean")
    wrongType(report, at(path, "owner"), "a boolean", owner);
  const owner_id = value["owner_id"];
  if (owner_id === undefined) missing(report, at(path, "owner_id"), "a Guild");
  else if (!isSnowflake(owner_id)) checkSnowflake(owner_id, at(path, "owner_id"), report);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string")
    wrongType(report, at(path, "region"), "a string or null", region);
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id === undefined) missing(report, at(path, "afk_channel_id"), "a Guild");
  else
    if (afk_channel_id !== null && !isSnowflake(afk_channel_id))
      checkSnowflake(afk_channel_id, at(path, "afk_channel_id"), report);
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout === undefined) missing(report, at(path, "afk_timeout"), "a Guild");
  else
    if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout))
      wrongType(report, at(path, "afk_timeout"), "an integer", afk_timeout);
  const widget_enabled = value["widget_enabled"];
  if (widget_enabled !== undefined && typeof widget_enabled !== "boolean")
    wrongType(report, at(path, "widget_enabled"), "a boolean", widget_enabled);
  const widget_channel_id = value["widget_channel_id"];
  if (widget_channel_id !== undefined && widget_channel_id !== null && !isSnowflake(widget_channel_id))
    checkSnowflake(widget_channel_id, at(path, "widget_channel_id"), report);
  const verification_level = value["verification_level"];
  if (verification_level === undefined) missing(report, at(path, "verification_level"), "a Guild");
  else checkVerificationLevel(verification_level, at(path, "verification_level"), report);
  const default_message_notifications = value["default_message_notifications"];
  if (default_message_notifications === undefined)
    missing(report, at(path, "default_message_notifications"), "a Guild");
  else
    checkMessageNotificationLevel(default_message_notifications, at(path, "default_message_notifications"), report);
  const explicit_content_filter = value["explicit_content_filter"];
  if (explicit_content_filter === undefined) missing(report, at(path, "explicit_content_filter"), "a Guild");
  else checkExplicitContentFilterLevel(explicit_content_filter, at(path, "explicit_content_filter"), report);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at(path, "roles"), "a Guild");
  else checkGuildRoles(roles, at(path, "roles"), report);
  const emojis = value["emojis"];
  if (emojis === undefined) missing(report, at(path, "emojis"), "a Guild");
  else checkGuildEmojis(emojis, at(path, "emojis"), report);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild");
  else checkGuildFeatures(features, at(path, "features"), report);
  const mfa_level = value["mfa_level"];
  if (mfa_level === undefined) missing(report, at(path, "mfa_level"), "a Guild");
  else checkMfaLevel(mfa_level, at(path, "mfa_level"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "a Guild");
  else
    if (application_id !== null && !isSnowflake(application_id))
      checkSnowflake(application_id, at(path, "application_id"), report);
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id === undefined) missing(report, at(path, "system_channel_id"), "a Guild");
  else
    if (system_channel_id !== null && !isSnowflake(system_channel_id))
      checkSnowflake(system_channel_id, at(path, "system_channel_id"), report);
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags === undefined) missing(report, at(path, "system_channel_flags"), "a Guild");
  else
    if (!isSystemChannelFlags(system_channel_flags))
      checkSystemChannelFlags(system_channel_flags, at(path, "system_channel_flags"), report);
  const rules_channel_id = value["rules_channel_id"];
  if (rules_channel_id === undefined) missing(report, at(path, "rules_channel_id"), "a Guild");
  else
    if (rules_channel_id !== null && !isSnowflake(rules_channel_id))
      checkSnowflake(rules_channel_id, at(path, "rules_channel_id"), report);
  const joined_at = value["joined_at"];
  if (joined_at !== undefined && !isTimestamp(joined_at))
    checkTimestamp(joined_at, at(path, "joined_at"), report);
  const large = value["large"];
  if (large !== undefined && typeof large !== "boolean")
    wrongType(report, at(path, "large"), "a boolean", large);
  const unavailable = value["unavailable"];
  if (unavailable !== undefined && typeof unavailable !== "boolean")
    wrongType(report, at(path, "unavailable"), "a boolean", unavailable);
  const member_count = value["member_count"];
  if (member_count !== undefined) {
    if (typeof member_count !== "number" || !Number.isInteger(member_count))
      wrongType(report, at(path, "member_count"), "an integer", member_count);
    else if (member_count < 0) tooSmall(report, at(path, "member_count"), 0, member_count);
  }
  const voice_states = value["voice_states"];
  if (voice_states !== undefined) checkGuildVoiceStates(voice_states, at(path, "voice_states"), report);
  const members = value["members"];
  if (members !== undefined) checkGuildMembers(members, at(path, "members"), report);
  const channels = value["channels"];
  if (channels !== undefined) checkGuildChannels(channels, at(path, "channels"), report);
  const threads = value["threads"];
  if (threads !== undefined) checkGuildThreads(threads, at(path, "threads"), report);
  const presences = value["presences"];
  if (presences !== undefined) checkGuildPresences(presences, at(path, "presences"), report);
  const max_presences = value["max_presences"];
  if (max_presences !== undefined
      && max_presences !== null
      && (typeof max_presences !== "number" || !Number.isInteger(max_presences)))
    wrongType(report, at(path, "max_presences"), "an integer or null", max_presences);
  const max_members = value["max_members"];
  if (max_members !== undefined && (typeof max_members !== "number" || !Number.isInteger(max_members)))
    wrongType(report, at(path, "max_members"), "an integer", max_members);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code === undefined) missing(report, at(path, "vanity_url_code"), "a Guild");
  else
    if (vanity_url_code !== null && typeof vanity_url_code !== "string")
      wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Guild");
  else
    if (description !== null && typeof description !== "string")
      wrongType(report, at(path, "description"), "a string or null", description);
  const banner = value["banner"];
  if (banner === undefined) missing(report, at(path, "banner"), "a Guild");
  else
    if (banner !== null && typeof banner !== "string")
      wrongType(report, at(path, "banner"), "a string or null", banner);
  const premium_tier = value["premium_tier"];
  if (premium_tier === undefined) missing(report, at(path, "premium_tier"), "a Guild");
  else checkPremiumTier(premium_tier, at(path, "premium_tier"), report);
  const premium_subscription_count = value["premium_subscription_count"];
  if (premium_subscription_count !== undefined) {
    if (typeof premium_subscription_count !== "number" || !Number.isInteger(premium_subscription_count))
      wrongType(report, at(path, "premium_subscription_count"), "an integer", premium_subscription_count);
    else
      if (premium_subscription_count < 0)
        tooSmall(report, at(path, "premium_subscription_count"), 0, premium_subscription_count);
  }
  const preferred_locale = value["preferred_locale"];
  if (preferred_locale === undefined) missing(report, at(path, "preferred_locale"), "a Guild");
  else
    if (typeof preferred_locale !== "string")
      wrongType(report, at(path, "preferred_locale"), "a string", preferred_locale);
  const public_updates_channel_id = value["public_updates_channel_id"];
  if (public_updates_channel_id === undefined)
    missing(report, at(path, "public_updates_channel_id"), "a Guild");
  else
    if (public_updates_channel_id !== null && !isSnowflake(public_updates_channel_id))
      checkSnowflake(public_updates_channel_id, at(path, "public_updates_channel_id"), report);
  const max_video_channel_users = value["max_video_channel_users"];
  if (max_video_channel_users !== undefined
      && (typeof max_video_channel_users !== "number" || !Number.isInteger(max_video_channel_users)))
    wrongType(report, at(path, "max_video_channel_users"), "an integer", max_video_channel_users);
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count !== undefined) {
    if (typeof approximate_member_count !== "number" || !Number.isInteger(approximate_member_count))
      wrongType(report, at(path, "approximate_member_count"), "an integer", approximate_member_count);
    else
      if (approximate_member_count < 0)
        tooSmall(report, at(path, "approximate_member_count"), 0, approximate_member_count);
  }
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count !== undefined) {
    if (typeof approximate_presence_count !== "number" || !Number.isInteger(approximate_presence_count))
      wrongType(report, at(path, "approximate_presence_count"), "an integer", approximate_presence_count);
    else
      if (approximate_presence_count < 0)
        tooSmall(report, at(path, "approximate_presence_count"), 0, approximate_presence_count);
  }
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined) checkWelcomeScreen(welcome_screen, at(path, "welcome_screen"), report);
  const nsfw_level = value["nsfw_level"];
  if (nsfw_level === undefined) missing(report, at(path, "nsfw_level"), "a Guild");
  else checkGuildNsfwLevel(nsfw_level, at(path, "nsfw_level"), report);
  const stage_instances = value["stage_instances"];
  if (stage_instances !== undefined)
    checkGuildStageInstances(stage_instances, at(path, "stage_instances"), report);
  const stickers = value["stickers"];
  if (stickers !== undefined) checkGuildStickers(stickers, at(path, "stickers"), report);
}

export function copyGuild(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = trimmed(value["name"]);
  copy["icon"] = value["icon"];
  if (value["icon_hash"] !== undefined) copy["icon_hash"] = value["icon_hash"];
  copy["splash"] = value["splash"];
  copy["discovery_splash"] = value["discovery_splash"];
  if (value["owner"] !== undefined) copy["owner"] = value["owner"];
  copy["owner_id"] = value["owner_id"];
  if (value["permissions"] !== undefined) copy["permissions"] = value["permissions"];
  if (value["region"] !== undefined) copy["region"] = value["region"];
  copy["afk_channel_id"] = value["afk_channel_id"];
  copy["afk_timeout"] = value["afk_timeout"];
  if (value["widget_enabled"] !== undefined) copy["widget_enabled"] = value["widget_enabled"];
  if (value["widget_channel_id"] !== undefined) copy["widget_channel_id"] = value["widget_channel_id"];
  copy["verification_level"] = copyVerificationLevel(value["verification_level"]);
  copy["default_message_notifications"] =
    copyMessageNotificationLevel(value["default_message_notifications"]);
  copy["explicit_content_filter"] = copyExplicitContentFilterLevel(value["explicit_content_filter"]);
  copy["roles"] = copyGuildRoles(value["roles"]);
  copy["emojis"] = copyGuildEmojis(value["emojis"]);
  copy["features"] = copyGuildFeatures(value["features"]);
  copy["mfa_level"] = copyMfaLevel(value["mfa_level"]);
  copy["application_id"] = value["application_id"];
  copy["system_channel_id"] = value["system_channel_id"];
  copy["system_channel_flags"] = value["system_channel_flags"];
  copy["rules_channel_id"] = value["rules_channel_id"];
  if (value["joined_at"] !== undefined) copy["joined_at"] = value["joined_at"];
  if (value["large"] !== undefined) copy["large"] = value["large"];
  if (value["unavailable"] !== undefined) copy["unavailable"] = value["unavailable"];
  if (value["member_count"] !== undefined) copy["member_count"] = value["member_count"];
  if (value["voice_states"] !== undefined) copy["voice_states"] = copyGuildVoiceStates(value["voice_states"]);
  if (value["members"] !== undefined) copy["members"] = copyGuildMembers(value["members"]);
  if (value["channels"] !== undefined) copy["channels"] = copyGuildChannels(value["channels"]);
  if (value["threads"] !== undefined) copy["threads"] = copyGuildThreads(value["threads"]);
  if (value["presences"] !== undefined) copy["presences"] = copyGuildPresences(value["presences"]);
  if (value["max_presences"] !== undefined) copy["max_presences"] = value["max_presences"];
  if (value["max_members"] !== undefined) copy["max_members"] = value["max_members"];
  copy["vanity_url_code"] = value["vanity_url_code"];
  copy["description"] = value["description"];
  copy["banner"] = value["banner"];
  copy["premium_tier"] = copyPremiumTier(value["premium_tier"]);
  if (value["premium_subscription_count"] !== undefined)
    copy["premium_subscription_count"] = value["premium_subscription_count"];
  copy["preferred_locale"] = value["preferred_locale"] === undefined ? "en-US" : value["preferred_locale"];
  copy["public_updates_channel_id"] = value["public_updates_channel_id"];
  if (value["max_video_channel_users"] !== undefined)
    copy["max_video_channel_users"] = value["max_video_channel_users"];
  if (value["approximate_member_count"] !== undefined)
    copy["approximate_member_count"] = value["approximate_member_count"];
  if (value["approximate_presence_count"] !== undefined)
    copy["approximate_presence_count"] = value["approximate_presence_count"];
  if (value["welcome_screen"] !== undefined)
    copy["welcome_screen"] = copyWelcomeScreen(value["welcome_screen"]);
  copy["nsfw_level"] = copyGuildNsfwLevel(value["nsfw_level"]);
  if (value["stage_instances"] !== undefined)
    copy["stage_instances"] = copyGuildStageInstances(value["stage_instances"]);
  if (value["stickers"] !== undefined) copy["stickers"] = copyGuildStickers(value["stickers"]);
  return copy;
}

function isGuildRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isRole(item)) return false;
  return true;
}

function checkGuildRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isRole(item)) checkRole(item, at(path, index), report);
  }
}

function copyGuildRoles(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyRole(item));
}

function isGuildEmojis(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isEmoji(item)) return false;
  return true;
}

function checkGuildEmojis(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isEmoji(item)) checkEmoji(item, at(path, index), report);
  }
}

function copyGuildEmojis(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyEmoji(item));
}

function isGuildFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildFeature(item)) return false;
  return true;
}

function checkGuildFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isGuildFeature(item)) checkGuildFeature(item, at(path, index), report);
  }
}

function copyGuildFeatures(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyGuildFeature(item));
}

function isGuildVoiceStates(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPartialVoiceState(item)) return false;
  return true;
}

function checkGuildVoiceStates(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isPartialVoiceState(item)) checkPartialVoiceState(item, at(path, index), report);
  }
}

function copyGuildVoiceStates(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyPartialVoiceState(item));
}

function isGuildMembers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildMember(item)) return false;
  return true;
}

function checkGuildMembers(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isGuildMember(item)) checkGuildMember(item, at(path, index), report);
  }
}

function copyGuildMembers(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyGuildMember(item));
}

function isGuildChannels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannel(item)) return false;
  return true;
}

function checkGuildChannels(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannel(item)) checkChannel(item, at(path, index), report);
  }
}

function copyGuildChannels(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannel(item));
}

function isGuildThreads(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannel(item)) return false;
  return true;
}

function checkGuildThreads(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannel(item)) checkChannel(item, at(path, index), report);
  }
}

function copyGuildThreads(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannel(item));
}

function isGuildPresences(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPartialPresenceUpdate(item)) return false;
  return true;
}

function checkGuildPresences(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isPartialPresenceUpdate(item)) checkPartialPresenceUpdate(item, at(path, index), report);
  }
}

function copyGuildPresences(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyPartialPresenceUpdate(item));
}

function isGuildStageInstances(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isStageInstance(item)) return false;
  return true;
}

function checkGuildStageInstances(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isStageInstance(item)) checkStageInstance(item, at(path, index), report);
  }
}

function copyGuildStageInstances(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyStageInstance(item));
}

function isGuildStickers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isSticker(item)) return false;
  return true;
}

function checkGuildStickers(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isSticker(item)) checkSticker(item, at(path, index), report);
  }
}

function copyGuildStickers(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copySticker(item));
}

export function isGuildResponse(value: unknown): value is Guild {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !minLength(name_.trim(), 2) || !maxLength(name_.trim(), 100)) return false;
  const icon = value["icon"];
  if (icon !== null && typeof icon !== "string") return false;
  const icon_hash = value["icon_hash"];
  if (icon_hash !== undefined && icon_hash !== null && typeof icon_hash !== "string") return false;
  const splash = value["splash"];
  if (splash !== null && typeof splash !== "string") return false;
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash !== null && typeof discovery_splash !== "string") return false;
  const owner = value["owner"];
  if (owner !== undefined && typeof owner !== "boolean") return false;
  const owner_id = value["owner_id"];
  if (!isSnowflake(owner_id)) return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string") return false;
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id !== null && !isSnowflake(afk_channel_id)) return false;
  const afk_timeout = value["afk_timeout"];
  if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout)) return false;
  const widget_enabled = value["widget_enabled"];
  if (widget_enabled !== undefined && typeof widget_enabled !== "boolean") return false;
  const widget_channel_id = value["widget_channel_id"];
  if (widget_channel_id !== undefined
    && widget_channel_id !== null
    && !isSnowflake(widget_channel_id)) return false;
  const verification_level = value["verification_level"];
  if (!isVerificationLevelResponse(verification_level)) return false;
  const default_message_notifications = value["default_message_notifications"];
  if (!isMessageNotificationLevelResponse(default_message_notifications)) return false;
  const explicit_content_filter = value["explicit_content_filter"];
  if (!isExplicitContentFilterLevelResponse(explicit_content_filter)) return false;
  const roles = value["roles"];
  if (!isGuildRoles(roles)) return false;
  const emojis = value["emojis"];
  if (!isGuildResponseEmojis(emojis)) return false;
  const features = value["features"];
  if (!isGuildFeatures(features)) return false;
  const mfa_level = value["mfa_level"];
  if (!isMfaLevelResponse(mfa_level)) return false;
  const application_id = value["application_id"];
  if (application_id !== null && !isSnowflake(application_id)) return false;
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== null && !isSnowflake(system_channel_id)) return false;
  const system_channel_flags = value["system_channel_flags"];
  if (!isSystemChannelFlags(system_channel_flags)) return false;
  const rules_channel_id = value["rules_channel_id"];
  if (rules_channel_id !== null && !isSnowflake(rules_channel_id)) return false;
  const joined_at = value["joined_at"];
  if (joined_at !== undefined && !isTimestamp(joined_at)) return false;
  const large = value["large"];
  if (large !== undefined && typeof large !== "boolean") return false;
  const unavailable = value["unavailable"];
  if (unavailable !== undefined && typeof unavailable !== "boolean") return false;
  const member_count = value["member_count"];
  if (member_count !== undefined
    && (typeof member_count !== "number"
      || !Number.isInteger(member_count)
      || member_count < 0)) return false;
  const voice_states = value["voice_states"];
  if (voice_states !== undefined && !isGuildResponseVoiceStates(voice_states)) return false;
  const members = value["members"];
  if (members !== undefined && !isGuildResponseMembers(members)) return false;
  const channels = value["channels"];
  if (channels !== undefined && !isGuildResponseChannels(channels)) return false;
  const threads = value["threads"];
  if (threads !== undefined && !isGuildResponseThreads(threads)) return false;
  const presences = value["presences"];
  if (presences !== undefined && !isGuildResponsePresences(presences)) return false;
  const max_presences = value["max_presences"];
  if (max_presences !== undefined
    && max_presences !== null
    && (typeof max_presences !== "number" || !Number.isInteger(max_presences))) return false;
  const max_members = value["max_members"];
  if (max_members !== undefined
    && (typeof max_members !== "number" || !Number.isInteger(max_members))) return false;
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== null && typeof vanity_url_code !== "string") return false;
  const description = value["description"];
  if (description !== null && typeof description !== "string") return false;
  const banner = value["banner"];
  if (banner !== null && typeof banner !== "string") return false;
  const premium_tier = value["premium_tier"];
  if (!isPremiumTierResponse(premium_tier)) return false;
  const premium_subscription_count = value["premium_subscription_count"];
  if (premium_subscription_count !== undefined
    && (typeof premium_subscription_count !== "number"
      || !Number.isInteger(premium_subscription_count)
      || premium_subscription_count < 0)) return false;
  const preferred_locale = value["preferred_locale"];
  if (typeof preferred_locale !== "string") return false;
  const public_updates_channel_id = value["public_updates_channel_id"];
  if (public_updates_channel_id !== null && !isSnowflake(public_updates_channel_id)) return false;
  const max_video_channel_users = value["max_video_channel_users"];
  if (max_video_channel_users !== undefined
    && (typeof max_video_channel_users !== "number"
      || !Number.isInteger(max_video_channel_users))) return false;
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count !== undefined
    && (typeof approximate_member_count !== "number"
      || !Number.isInteger(approximate_member_count)
      || approximate_member_count < 0)) return false;
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count !== undefined
    && (typeof approximate_presence_count !== "number"
      || !Number.isInteger(approximate_presence_count)
      || approximate_presence_count < 0)) return false;
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined && !isWelcomeScreen(welcome_screen)) return false;
  const nsfw_level = value["nsfw_level"];
  if (!isGuildNsfwLevelResponse(nsfw_level)) return false;
  const stage_instances = value["stage_instances"];
  if (stage_instances !== undefined && !isGuildResponseStageInstances(stage_instances)) return false;
  const stickers = value["stickers"];
  if (stickers !== undefined && !isGuildResponseStickers(stickers)) return false;
  return true;
}

export function checkGuildResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Guild");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Guild");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_.trim(), 2)) tooShort(report, at(path, "name"), 2, name_.trim());
      if (!maxLength(name_.trim(), 100)) tooLong(report, at(path, "name"), 100, name_.trim());
    }
  const icon = value["icon"];
  if (icon === undefined) missing(report, at(path, "icon"), "a Guild");
  else
    if (icon !== null && typeof icon !== "string")
      wrongType(report, at(path, "icon"), "a string or null", icon);
  const icon_hash = value["icon_hash"];
  if (icon_hash !== undefined && icon_hash !== null && typeof icon_hash !== "string")
    wrongType(report, at(path, "icon_hash"), "a string or null", icon_hash);
  const splash = value["splash"];
  if (splash === undefined) missing(report, at(path, "splash"), "a Guild");
  else
    if (splash !== null && typeof splash !== "string")
      wrongType(report, at(path, "splash"), "a string or null", splash);
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash === undefined) missing(report, at(path, "discovery_splash"), "a Guild");
  else
    if (discovery_splash !== null && typeof discovery_splash !== "string")
      wrongType(report, at(path, "discovery_splash"), "a string or null", discovery_splash);
  const owner = value["owner"];
  if (owner !== undefined && typeof owner !== "boolean")
    wrongType(report, at(path, "owner"), "a boolean", owner);
  const owner_id = value["owner_id"];
  if (owner_id === undefined) missing(report, at(path, "owner_id"), "a Guild");
  else if (!isSnowflake(owner_id)) checkSnowflake(owner_id, at(path, "owner_id"), report);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string")
    wrongType(report, at(path, "region"), "a string or null", region);
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id === undefined) missing(report, at(path, "afk_channel_id"), "a Guild");
  else
    if (afk_channel_id !== null && !isSnowflake(afk_channel_id))
      checkSnowflake(afk_channel_id, at(path, "afk_channel_id"), report);
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout === undefined) missing(report, at(path, "afk_timeout"), "a Guild");
  else
    if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout))
      wrongType(report, at(path, "afk_timeout"), "an integer", afk_timeout);
  const widget_enabled = value["widget_enabled"];
  if (widget_enabled !== undefined && typeof widget_enabled !== "boolean")
    wrongType(report, at(path, "widget_enabled"), "a boolean", widget_enabled);
  const widget_channel_id = value["widget_channel_id"];
  if (widget_channel_id !== undefined && widget_channel_id !== null && !isSnowflake(widget_channel_id))
    checkSnowflake(widget_channel_id, at(path, "widget_channel_id"), report);
  const verification_level = value["verification_level"];
  if (verification_level === undefined) missing(report, at(path, "verification_level"), "a Guild");
  else checkVerificationLevelResponse(verification_level, at(path, "verification_level"), report);
  const default_message_notifications = value["default_message_notifications"];
  if (default_message_notifications === undefined)
    missing(report, at(path, "default_message_notifications"), "a Guild");
  else
    checkMessageNotificationLevelResponse(default_message_notifications, at(path, "default_message_notifications"), report);
  const explicit_content_filter = value["explicit_content_filter"];
  if (explicit_content_filter === undefined) missing(report, at(path, "explicit_content_filter"), "a Guild");
  else
    checkExplicitContentFilterLevelResponse(explicit_content_filter, at(path, "explicit_content_filter"), report);
  const roles = value["roles"];
  if (roles === undefined) missing(report, at(path, "roles"), "a Guild");
  else checkGuildRoles(roles, at(path, "roles"), report);
  const emojis = value["emojis"];
  if (emojis === undefined) missing(report, at(path, "emojis"), "a Guild");
  else checkGuildResponseEmojis(emojis, at(path, "emojis"), report);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild");
  else checkGuildFeatures(features, at(path, "features"), report);
  const mfa_level = value["mfa_level"];
  if (mfa_level === undefined) missing(report, at(path, "mfa_level"), "a Guild");
  else checkMfaLevelResponse(mfa_level, at(path, "mfa_level"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "a Guild");
  else
    if (application_id !== null && !isSnowflake(application_id))
      checkSnowflake(application_id, at(path, "application_id"), report);
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id === undefined) missing(report, at(path, "system_channel_id"), "a Guild");
  else
    if (system_channel_id !== null && !isSnowflake(system_channel_id))
      checkSnowflake(system_channel_id, at(path, "system_channel_id"), report);
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags === undefined) missing(report, at(path, "system_channel_flags"), "a Guild");
  else
    if (!isSystemChannelFlags(system_channel_flags))
      checkSystemChannelFlags(system_channel_flags, at(path, "system_channel_flags"), report);
  const rules_channel_id = value["rules_channel_id"];
  if (rules_channel_id === undefined) missing(report, at(path, "rules_channel_id"), "a Guild");
  else
    if (rules_channel_id !== null && !isSnowflake(rules_channel_id))
      checkSnowflake(rules_channel_id, at(path, "rules_channel_id"), report);
  const joined_at = value["joined_at"];
  if (joined_at !== undefined && !isTimestamp(joined_at))
    checkTimestamp(joined_at, at(path, "joined_at"), report);
  const large = value["large"];
  if (large !== undefined && typeof large !== "boolean")
    wrongType(report, at(path, "large"), "a boolean", large);
  const unavailable = value["unavailable"];
  if (unavailable !== undefined && typeof unavailable !== "boolean")
    wrongType(report, at(path, "unavailable"), "a boolean", unavailable);
  const member_count = value["member_count"];
  if (member_count !== undefined) {
    if (typeof member_count !== "number" || !Number.isInteger(member_count))
      wrongType(report, at(path, "member_count"), "an integer", member_count);
    else if (member_count < 0) tooSmall(report, at(path, "member_count"), 0, member_count);
  }
  const voice_states = value["voice_states"];
  if (voice_states !== undefined)
    checkGuildResponseVoiceStates(voice_states, at(path, "voice_states"), report);
  const members = value["members"];
  if (members !== undefined) checkGuildResponseMembers(members, at(path, "members"), report);
  const channels = value["channels"];
  if (channels !== undefined) checkGuildResponseChannels(channels, at(path, "channels"), report);
  const threads = value["threads"];
  if (threads !== undefined) checkGuildResponseThreads(threads, at(path, "threads"), report);
  const presences = value["presences"];
  if (presences !== undefined) checkGuildResponsePresences(presences, at(path, "presences"), report);
  const max_presences = value["max_presences"];
  if (max_presences !== undefined
      && max_presences !== null
      && (typeof max_presences !== "number" || !Number.isInteger(max_presences)))
    wrongType(report, at(path, "max_presences"), "an integer or null", max_presences);
  const max_members = value["max_members"];
  if (max_members !== undefined && (typeof max_members !== "number" || !Number.isInteger(max_members)))
    wrongType(report, at(path, "max_members"), "an integer", max_members);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code === undefined) missing(report, at(path, "vanity_url_code"), "a Guild");
  else
    if (vanity_url_code !== null && typeof vanity_url_code !== "string")
      wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Guild");
  else
    if (description !== null && typeof description !== "string")
      wrongType(report, at(path, "description"), "a string or null", description);
  const banner = value["banner"];
  if (banner === undefined) missing(report, at(path, "banner"), "a Guild");
  else
    if (banner !== null && typeof banner !== "string")
      wrongType(report, at(path, "banner"), "a string or null", banner);
  const premium_tier = value["premium_tier"];
  if (premium_tier === undefined) missing(report, at(path, "premium_tier"), "a Guild");
  else checkPremiumTierResponse(premium_tier, at(path, "premium_tier"), report);
  const premium_subscription_count = value["premium_subscription_count"];
  if (premium_subscription_count !== undefined) {
    if (typeof premium_subscription_count !== "number" || !Number.isInteger(premium_subscription_count))
      wrongType(report, at(path, "premium_subscription_count"), "an integer", premium_subscription_count);
    else
      if (premium_subscription_count < 0)
        tooSmall(report, at(path, "premium_subscription_count"), 0, premium_subscription_count);
  }
  const preferred_locale = value["preferred_locale"];
  if (preferred_locale === undefined) missing(report, at(path, "preferred_locale"), "a Guild");
  else
    if (typeof preferred_locale !== "string")
      wrongType(report, at(path, "preferred_locale"), "a string", preferred_locale);
  const public_updates_channel_id = value["public_updates_channel_id"];
  if (public_updates_channel_id === undefined)
    missing(report, at(path, "public_updates_channel_id"), "a Guild");
  else
    if (public_updates_channel_id !== null && !isSnowflake(public_updates_channel_id))
      checkSnowflake(public_updates_channel_id, at(path, "public_updates_channel_id"), report);
  const max_video_channel_users = value["max_video_channel_users"];
  if (max_video_channel_users !== undefined
      && (typeof max_video_channel_users !== "number" || !Number.isInteger(max_video_channel_users)))
    wrongType(report, at(path, "max_video_channel_users"), "an integer", max_video_channel_users);
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count !== undefined) {
    if (typeof approximate_member_count !== "number" || !Number.isInteger(approximate_member_count))
      wrongType(report, at(path, "approximate_member_count"), "an integer", approximate_member_count);
    else
      if (approximate_member_count < 0)
        tooSmall(report, at(path, "approximate_member_count"), 0, approximate_member_count);
  }
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count !== undefined) {
    if (typeof approximate_presence_count !== "number" || !Number.isInteger(approximate_presence_count))
      wrongType(report, at(path, "approximate_presence_count"), "an integer", approximate_presence_count);
    else
      if (approximate_presence_count < 0)
        tooSmall(report, at(path, "approximate_presence_count"), 0, approximate_presence_count);
  }
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined) checkWelcomeScreen(welcome_screen, at(path, "welcome_screen"), report);
  const nsfw_level = value["nsfw_level"];
  if (nsfw_level === undefined) missing(report, at(path, "nsfw_level"), "a Guild");
  else checkGuildNsfwLevelResponse(nsfw_level, at(path, "nsfw_level"), report);
  const stage_instances = value["stage_instances"];
  if (stage_instances !== undefined)
    checkGuildResponseStageInstances(stage_instances, at(path, "stage_instances"), report);
  const stickers = value["stickers"];
  if (stickers !== undefined) checkGuildResponseStickers(stickers, at(path, "stickers"), report);
}

export function copyGuildResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = trimmed(value["name"]);
  copy["icon"] = value["icon"];
  if (value["icon_hash"] !== undefined) copy["icon_hash"] = value["icon_hash"];
  copy["splash"] = value["splash"];
  copy["discovery_splash"] = value["discovery_splash"];
  if (value["owner"] !== undefined) copy["owner"] = value["owner"];
  copy["owner_id"] = value["owner_id"];
  if (value["permissions"] !== undefined) copy["permissions"] = value["permissions"];
  if (value["region"] !== undefined) copy["region"] = value["region"];
  copy["afk_channel_id"] = value["afk_channel_id"];
  copy["afk_timeout"] = value["afk_timeout"];
  if (value["widget_enabled"] !== undefined) copy["widget_enabled"] = value["widget_enabled"];
  if (value["widget_channel_id"] !== undefined) copy["widget_channel_id"] = value["widget_channel_id"];
  copy["verification_level"] = copyVerificationLevelResponse(value["verification_level"]);
  copy["default_message_notifications"] =
    copyMessageNotificationLevelResponse(value["default_message_notifications"]);
  copy["explicit_content_filter"] = copyExplicitContentFilterLevelResponse(value["explicit_content_filter"]);
  copy["roles"] = copyGuildRoles(value["roles"]);
  copy["emojis"] = copyGuildResponseEmojis(value["emojis"]);
  copy["features"] = copyGuildFeatures(value["features"]);
  copy["mfa_level"] = copyMfaLevelResponse(value["mfa_level"]);
  copy["application_id"] = value["application_id"];
  copy["system_channel_id"] = value["system_channel_id"];
  copy["system_channel_flags"] = value["system_channel_flags"];
  copy["rules_channel_id"] = value["rules_channel_id"];
  if (value["joined_at"] !== undefined) copy["joined_at"] = value["joined_at"];
  if (value["large"] !== undefined) copy["large"] = value["large"];
  if (value["unavailable"] !== undefined) copy["unavailable"] = value["unavailable"];
  if (value["member_count"] !== undefined) copy["member_count"] = value["member_count"];
  if (value["voice_states"] !== undefined)
    copy["voice_states"] = copyGuildResponseVoiceStates(value["voice_states"]);
  if (value["members"] !== undefined) copy["members"] = copyGuildResponseMembers(value["members"]);
  if (value["channels"] !== undefined) copy["channels"] = copyGuildResponseChannels(value["channels"]);
  if (value["threads"] !== undefined) copy["threads"] = copyGuildResponseThreads(value["threads"]);
  if (value["presences"] !== undefined) copy["presences"] = copyGuildResponsePresences(value["presences"]);
  if (value["max_presences"] !== undefined) copy["max_presences"] = value["max_presences"];
  if (value["max_members"] !== undefined) copy["max_members"] = value["max_members"];
  copy["vanity_url_code"] = value["vanity_url_code"];
  copy["description"] = value["description"];
  copy["banner"] = value["banner"];
  copy["premium_tier"] = copyPremiumTierResponse(value["premium_tier"]);
  if (value["premium_subscription_count"] !== undefined)
    copy["premium_subscription_count"] = value["premium_subscription_count"];
  copy["preferred_locale"] = value["preferred_locale"] === undefined ? "en-US" : value["preferred_locale"];
  copy["public_updates_channel_id"] = value["public_updates_channel_id"];
  if (value["max_video_channel_users"] !== undefined)
    copy["max_video_channel_users"] = value["max_video_channel_users"];
  if (value["approximate_member_count"] !== undefined)
    copy["approximate_member_count"] = value["approximate_member_count"];
  if (value["approximate_presence_count"] !== undefined)
    copy["approximate_presence_count"] = value["approximate_presence_count"];
  if (value["welcome_screen"] !== undefined)
    copy["welcome_screen"] = copyWelcomeScreen(value["welcome_screen"]);
  copy["nsfw_level"] = copyGuildNsfwLevelResponse(value["nsfw_level"]);
  if (value["stage_instances"] !== undefined)
    copy["stage_instances"] = copyGuildResponseStageInstances(value["stage_instances"]);
  if (value["stickers"] !== undefined) copy["stickers"] = copyGuildResponseStickers(value["stickers"]);
  return copy;
}

function isGuildResponseEmojis(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isEmojiResponse(item)) return false;
  return true;
}

function checkGuildResponseEmojis(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isEmojiResponse(item)) checkEmojiResponse(item, at(path, index), report);
  }
}

function copyGuildResponseEmojis(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyEmojiResponse(item));
}

function isGuildResponseVoiceStates(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPartialVoiceStateResponse(item)) return false;
  return true;
}

function checkGuildResponseVoiceStates(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isPartialVoiceStateResponse(item)) checkPartialVoiceStateResponse(item, at(path, index), report);
  }
}

function copyGuildResponseVoiceStates(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyPartialVoiceStateResponse(item));
}

function isGuildResponseMembers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildMemberResponse(item)) return false;
  return true;
}

function checkGuildResponseMembers(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isGuildMemberResponse(item)) checkGuildMemberResponse(item, at(path, index), report);
  }
}

function copyGuildResponseMembers(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyGuildMemberResponse(item));
}

function isGuildResponseChannels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannelResponse(item)) return false;
  return true;
}

function checkGuildResponseChannels(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannelResponse(item)) checkChannelResponse(item, at(path, index), report);
  }
}

function copyGuildResponseChannels(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannelResponse(item));
}

function isGuildResponseThreads(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannelResponse(item)) return false;
  return true;
}

function checkGuildResponseThreads(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isChannelResponse(item)) checkChannelResponse(item, at(path, index), report);
  }
}

function copyGuildResponseThreads(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyChannelResponse(item));
}

function isGuildResponsePresences(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPartialPresenceUpdateResponse(item)) return false;
  return true;
}

function checkGuildResponsePresences(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isPartialPresenceUpdateResponse(item))
      checkPartialPresenceUpdateResponse(item, at(path, index), report);
  }
}

function copyGuildResponsePresences(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyPartialPresenceUpdateResponse(item));
}

function isGuildResponseStageInstances(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isStageInstanceResponse(item)) return false;
  return true;
}

function checkGuildResponseStageInstances(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isStageInstanceResponse(item)) checkStageInstanceResponse(item, at(path, index), report);
  }
}

function copyGuildResponseStageInstances(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyStageInstanceResponse(item));
}

function isGuildResponseStickers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isStickerResponse(item)) return false;
  return true;
}

function checkGuildResponseStickers(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isStickerResponse(item)) checkStickerResponse(item, at(path, index), report);
  }
}

function copyGuildResponseStickers(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyStickerResponse(item));
}

/** Checks values of type Guild. */
const guildValidator: DirectionalValidator<Guild, Guild> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isGuild, checkGuild, copyGuild),
    /* @__PURE__ */ validator(isGuildResponse, checkGuildResponse, copyGuildResponse),
  );

export function isUnavailableGuild(value: unknown): value is UnavailableGuild {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const unavailable = value["unavailable"];
  if (unavailable !== true) return false;
  return true;
}

export function checkUnavailableGuild(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Unavailable Guild");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const unavailable = value["unavailable"];
  if (unavailable === undefined) missing(report, at(path, "unavailable"), "an Unavailable Guild");
  else if (unavailable !== true) notListed(report, at(path, "unavailable"), "const", "true", unavailable);
}

export function copyUnavailableGuild(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["unavailable"] = value["unavailable"];
  return copy;
}

/** Checks values of type UnavailableGuild. */
const unavailableGuildValidator: Validator<UnavailableGuild> =
  /* @__PURE__ */ validator(isUnavailableGuild, checkUnavailableGuild, copyUnavailableGuild);

export function isGuildPreview(value: unknown): value is GuildPreview {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !minLength(name_, 2) || !maxLength(name_, 100)) return false;
  const icon = value["icon"];
  if (icon !== null && typeof icon !== "string") return false;
  const splash = value["splash"];
  if (splash !== null && typeof splash !== "string") return false;
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash !== null && typeof discovery_splash !== "string") return false;
  const emojis = value["emojis"];
  if (!isGuildPreviewEmojis(emojis)) return false;
  const features = value["features"];
  if (!isGuildPreviewFeatures(features)) return false;
  const approximate_member_count = value["approximate_member_count"];
  if (typeof approximate_member_count !== "number"
    || !Number.isInteger(approximate_member_count)
    || approximate_member_count < 0) return false;
  const approximate_presence_count = value["approximate_presence_count"];
  if (typeof approximate_presence_count !== "number"
    || !Number.isInteger(approximate_presence_count)
    || approximate_presence_count < 0) return false;
  const description = value["description"];
  if (description !== null && typeof description !== "string") return false;
  return true;
}

export function checkGuildPreview(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Guild Preview");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Guild Preview");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_, 2)) tooShort(report, at(path, "name"), 2, name_);
      if (!maxLength(name_, 100)) tooLong(report, at(path, "name"), 100, name_);
    }
  const icon = value["icon"];
  if (icon === undefined) missing(report, at(path, "icon"), "a Guild Preview");
  else
    if (icon !== null && typeof icon !== "string")
      wrongType(report, at(path, "icon"), "a string or null", icon);
  const splash = value["splash"];
  if (splash === undefined) missing(report, at(path, "splash"), "a Guild Preview");
  else
    if (splash !== null && typeof splash !== "string")
      wrongType(report, at(path, "splash"), "a string or null", splash);
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash === undefined) missing(report, at(path, "discovery_splash"), "a Guild Preview");
  else
    if (discovery_splash !== null && typeof discovery_splash !== "string")
      wrongType(report, at(path, "discovery_splash"), "a string or null", discovery_splash);
  const emojis = value["emojis"];
  if (emojis === undefined) missing(report, at(path, "emojis"), "a Guild Preview");
  else checkGuildPreviewEmojis(emojis, at(path, "emojis"), report);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild Preview");
  else checkGuildPreviewFeatures(features, at(path, "features"), report);
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count === undefined)
    missing(report, at(path, "approximate_member_count"), "a Guild Preview");
  else
    if (typeof approximate_member_count !== "number" || !Number.isInteger(approximate_member_count))
      wrongType(report, at(path, "approximate_member_count"), "an integer", approximate_member_count);
    else
      if (approximate_member_count < 0)
        tooSmall(report, at(path, "approximate_member_count"), 0, approximate_member_count);
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count === undefined)
    missing(report, at(path, "approximate_presence_count"), "a Guild Preview");
  else
    if (typeof approximate_presence_count !== "number" || !Number.isInteger(approximate_presence_count))
      wrongType(report, at(path, "approximate_presence_count"), "an integer", approximate_presence_count);
    else
      if (approximate_presence_count < 0)
        tooSmall(report, at(path, "approximate_presence_count"), 0, approximate_presence_count);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Guild Preview");
  else
    if (description !== null && typeof description !== "string")
      wrongType(report, at(path, "description"), "a string or null", description);
}

export function copyGuildPreview(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["icon"] = value["icon"];
  copy["splash"] = value["splash"];
  copy["discovery_splash"] = value["discovery_splash"];
  copy["emojis"] = copyGuildPreviewEmojis(value["emojis"]);
  copy["features"] = copyGuildPreviewFeatures(value["features"]);
  copy["approximate_member_count"] = value["approximate_member_count"];
  copy["approximate_presence_count"] = value["approximate_presence_count"];
  copy["description"] = value["description"];
  return copy;
}

function isGuildPreviewEmojis(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isEmoji(item)) return false;
  return true;
}

function checkGuildPreviewEmojis(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isEmoji(item)) checkEmoji(item, at(path, index), report);
  }
}

function copyGuildPreviewEmojis(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyEmoji(item));
}

function isGuildPreviewFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildFeature(item)) return false;
  return true;
}

function checkGuildPreviewFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isGuildFeature(item)) checkGuildFeature(item, at(path, index), report);
  }
}

function copyGuildPreviewFeatures(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyGuildFeature(item));
}

export function isGuildPreviewResponse(value: unknown): value is GuildPreview {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !minLength(name_, 2) || !maxLength(name_, 100)) return false;
  const icon = value["icon"];
  if (icon !== null && typeof icon !== "string") return false;
  const splash = value["splash"];
  if (splash !== null && typeof splash !== "string") return false;
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash !== null && typeof discovery_splash !== "string") return false;
  const emojis = value["emojis"];
  if (!isGuildPreviewResponseEmojis(emojis)) return false;
  const features = value["features"];
  if (!isGuildPreviewFeatures(features)) return false;
  const approximate_member_count = value["approximate_member_count"];
  if (typeof approximate_member_count !== "number"
    || !Number.isInteger(approximate_member_count)
    || approximate_member_count < 0) return false;
  const approximate_presence_count = value["approximate_presence_count"];
  if (typeof approximate_presence_count !== "number"
    || !Number.isInteger(approximate_presence_count)
    || approximate_presence_count < 0) return false;
  const description = value["description"];
  if (description !== null && typeof description !== "string") return false;
  return true;
}

export function checkGuildPreviewResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Guild Preview");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Guild Preview");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_, 2)) tooShort(report, at(path, "name"), 2, name_);
      if (!maxLength(name_, 100)) tooLong(report, at(path, "name"), 100, name_);
    }
  const icon = value["icon"];
  if (icon === undefined) missing(report, at(path, "icon"), "a Guild Preview");
  else
    if (icon !== null && typeof icon !== "string")
      wrongType(report, at(path, "icon"), "a string or null", icon);
  const splash = value["splash"];
  if (splash === undefined) missing(report, at(path, "splash"), "a Guild Preview");
  else
    if (splash !== null && typeof splash !== "string")
      wrongType(report, at(path, "splash"), "a string or null", splash);
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash === undefined) missing(report, at(path, "discovery_splash"), "a Guild Preview");
  else
    if (discovery_splash !== null && typeof discovery_splash !== "string")
      wrongType(report, at(path, "discovery_splash"), "a string or null", discovery_splash);
  const emojis = value["emojis"];
  if (emojis === undefined) missing(report, at(path, "emojis"), "a Guild Preview");
  else checkGuildPreviewResponseEmojis(emojis, at(path, "emojis"), report);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild Preview");
  else checkGuildPreviewFeatures(features, at(path, "features"), report);
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count === undefined)
    missing(report, at(path, "approximate_member_count"), "a Guild Preview");
  else
    if (typeof approximate_member_count !== "number" || !Number.isInteger(approximate_member_count))
      wrongType(report, at(path, "approximate_member_count"), "an integer", approximate_member_count);
    else
      if (approximate_member_count < 0)
        tooSmall(report, at(path, "approximate_member_count"), 0, approximate_member_count);
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count === undefined)
    missing(report, at(path, "approximate_presence_count"), "a Guild Preview");
  else
    if (typeof approximate_presence_count !== "number" || !Number.isInteger(approximate_presence_count))
      wrongType(report, at(path, "approximate_presence_count"), "an integer", approximate_presence_count);
    else
      if (approximate_presence_count < 0)
        tooSmall(report, at(path, "approximate_presence_count"), 0, approximate_presence_count);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Guild Preview");
  else
    if (description !== null && typeof description !== "string")
      wrongType(report, at(path, "description"), "a string or null", description);
}

export function copyGuildPreviewResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["icon"] = value["icon"];
  copy["splash"] = value["splash"];
  copy["discovery_splash"] = value["discovery_splash"];
  copy["emojis"] = copyGuildPreviewResponseEmojis(value["emojis"]);
  copy["features"] = copyGuildPreviewFeatures(value["features"]);
  copy["approximate_member_count"] = value["approximate_member_count"];
  copy["approximate_presence_count"] = value["approximate_presence_count"];
  copy["description"] = value["description"];
  return copy;
}

function isGuildPreviewResponseEmojis(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isEmojiResponse(item)) return false;
  return true;
}

function checkGuildPreviewResponseEmojis(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isEmojiResponse(item)) checkEmojiResponse(item, at(path, index), report);
  }
}

function copyGuildPreviewResponseEmojis(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyEmojiResponse(item));
}

/** Checks values of type GuildPreview. */
const guildPreviewValidator: DirectionalValidator<GuildPreview, GuildPreview> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isGuildPreview, checkGuildPreview, copyGuildPreview),
    /* @__PURE__ */ validator(isGuildPreviewResponse, checkGuildPreviewResponse, copyGuildPreviewResponse),
  );

export function isPartialGuild(value: unknown): value is PartialGuild {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const icon = value["icon"];
  if (icon !== null && typeof icon !== "string") return false;
  return true;
}

export function checkPartialGuild(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial Guild");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Partial Guild");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const icon = value["icon"];
  if (icon === undefined) missing(report, at(path, "icon"), "a Partial Guild");
  else
    if (icon !== null && typeof icon !== "string")
      wrongType(report, at(path, "icon"), "a string or null", icon);
}

export function copyPartialGuild(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["icon"] = value["icon"];
  return copy;
}

/** Checks values of type PartialGuild. */
const partialGuildValidator: Validator<PartialGuild> =
  /* @__PURE__ */ validator(isPartialGuild, checkPartialGuild, copyPartialGuild);

export function isCreateGuildChannel(value: unknown): value is CreateGuildChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (id !== undefined && (typeof id !== "number" || !Number.isInteger(id) || id < 0)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 100)) return false;
  const type = value["type"];
  if (!isChannelType(type)) return false;
  const parent_id = value["parent_id"];
  if (parent_id !== undefined
    && (typeof parent_id !== "number" || !Number.isInteger(parent_id) || parent_id < 0)) return false;
  return true;
}

export function checkCreateGuildChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id !== undefined) {
    if (typeof id !== "number" || !Number.isInteger(id)) wrongType(report, at(path, "id"), "an integer", id);
    else if (id < 0) tooSmall(report, at(path, "id"), 0, id);
  }
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Create Guild Channel");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 100)) tooLong(report, at(path, "name"), 100, name_);
    }
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Create Guild Channel");
  else checkChannelType(type, at(path, "type"), report);
  const parent_id = value["parent_id"];
  if (parent_id !== undefined) {
    if (typeof parent_id !== "number" || !Number.isInteger(parent_id))
      wrongType(report, at(path, "parent_id"), "an integer", parent_id);
    else if (parent_id < 0) tooSmall(report, at(path, "parent_id"), 0, parent_id);
  }
}

export function copyCreateGuildChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["id"] !== undefined) copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyChannelType(value["type"]);
  if (value["parent_id"] !== undefined) copy["parent_id"] = value["parent_id"];
  return copy;
}

/** Checks values of type CreateGuildChannel. */
const createGuildChannelValidator: Validator<CreateGuildChannel> =
  /* @__PURE__ */ validator(isCreateGuildChannel, checkCreateGuildChannel, copyCreateGuildChannel);

export function isCreateGuildRole(value: unknown): value is CreateGuildRole {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (id !== undefined && !isCreateGuildRoleId(id)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string") return false;
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions)) return false;
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position))) return false;
  const color = value["color"];
  if (color !== undefined && !isColor(color)) return false;
  const hoist = value["hoist"];
  if (hoist !== undefined && typeof hoist !== "boolean") return false;
  const managed = value["managed"];
  if (managed !== undefined && typeof managed !== "boolean") return false;
  const mentionable = value["mentionable"];
  if (mentionable !== undefined && typeof mentionable !== "boolean") return false;
  return true;
}

export function checkCreateGuildRole(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id !== undefined) checkCreateGuildRoleId(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ !== undefined && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string", name_);
  const permissions = value["permissions"];
  if (permissions !== undefined && !isPermissionSet(permissions))
    checkPermissionSet(permissions, at(path, "permissions"), report);
  const position = value["position"];
  if (position !== undefined && (typeof position !== "number" || !Number.isInteger(position)))
    wrongType(report, at(path, "position"), "an integer", position);
  const color = value["color"];
  if (color !== undefined && !isColor(color)) checkColor(color, at(path, "color"), report);
  const hoist = value["hoist"];
  if (hoist !== undefined && typeof hoist !== "boolean")
    wrongType(report, at(path, "hoist"), "a boolean", hoist);
  const managed = value["managed"];
  if (managed !== undefined && typeof managed !== "boolean")
    wrongType(report, at(path, "managed"), "a boolean", managed);
  const mentionable = value["mentionable"];
  if (mentionable !== undefined && typeof mentionable !== "boolean")
    wrongType(report, at(path, "mentionable"), "a boolean", mentionable);
}

export function copyCreateGuildRole(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["id"] !== undefined) copy["id"] = value["id"];
  if (value["name"] !== undefined) copy["name"] = value["name"];
  if (value["permissions"] !== undefined) copy["permissions"] = value["permissions"];
  if (value["position"] !== undefined) copy["position"] = value["position"];
  if (value["color"] !== undefined) copy["color"] = value["color"];
  if (value["hoist"] !== undefined) copy["hoist"] = value["hoist"];
  if (value["managed"] !== undefined) copy["managed"] = value["managed"];
  if (value["mentionable"] !== undefined) copy["mentionable"] = value["mentionable"];
  return copy;
}

function isCreateGuildRoleId(value: unknown): boolean {
  return isSnowflake(value) || (typeof value === "number" && Number.isInteger(value) && value >= 0);
}

function checkCreateGuildRoleId(value: unknown, path: Path, report: Report): void {
  if (typeof value === "number") {
    if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
    else if (value < 0) tooSmall(report, path, 0, value);
    return;
  }
  if (typeof value === "string") {
    if (!isSnowflake(value)) checkSnowflake(value, path, report);
    return;
  }
  wrongType(report, path, "a string or an integer", value);
}

/** Checks values of type CreateGuildRole. */
const createGuildRoleValidator: Validator<CreateGuildRole> =
  /* @__PURE__ */ validator(isCreateGuildRole, checkCreateGuildRole, copyCreateGuildRole);

export function isMessageNotificationLevel(value: unknown): value is MessageNotificationLevel {
  return value === 0 || value === 1;
}

export function checkMessageNotificationLevel(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1)
    notListed(report, path, "enum", "one of 0 (ALL_MESSAGES) or 1 (ONLY_MENTIONS)", value);
}

export function copyMessageNotificationLevel(value: unknown): unknown {
  return value;
}

export function isMessageNotificationLevelResponse(value: unknown): value is MessageNotificationLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkMessageNotificationLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyMessageNotificationLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type MessageNotificationLevel. */
const messageNotificationLevelValidator: DirectionalValidator<MessageNotificationLevel, MessageNotificationLevel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isMessageNotificationLevel,
      checkMessageNotificationLevel,
      copyMessageNotificationLevel,
    ),
    /* @__PURE__ */ validator(
      isMessageNotificationLevelResponse,
      checkMessageNotificationLevelResponse,
      copyMessageNotificationLevelResponse,
    ),
  );

export function isExplicitContentFilterLevel(value: unknown): value is ExplicitContentFilterLevel {
  return value === 0 || value === 1 || value === 2;
}

export function checkExplicitContentFilterLevel(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1 && value !== 2)
    notListed(
      report,
      path,
      "enum",
      "one of 0 (DISABLED), 1 (MEMBERS_WITHOUT_ROLES) or 2 (ALL_MEMBERS)",
      value,
    );
}

export function copyExplicitContentFilterLevel(value: unknown): unknown {
  return value;
}

export function isExplicitContentFilterLevelResponse(value: unknown): value is ExplicitContentFilterLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkExplicitContentFilterLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyExplicitContentFilterLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type ExplicitContentFilterLevel. */
const explicitContentFilterLevelValidator: DirectionalValidator<ExplicitContentFilterLevel, ExplicitContentFilterLevel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isExplicitContentFilterLevel,
      checkExplicitContentFilterLevel,
      copyExplicitContentFilterLevel,
    ),
    /* @__PURE__ */ validator(
      isExplicitContentFilterLevelResponse,
      checkExplicitContentFilterLevelResponse,
      copyExplicitContentFilterLevelResponse,
    ),
  );

export function isMfaLevel(value: unknown): value is MfaLevel {
  return value === 0 || value === 1;
}

export function checkMfaLevel(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1) notListed(report, path, "enum", "one of 0 (NONE) or 1 (ELEVATED)", value);
}

export function copyMfaLevel(value: unknown): unknown {
  return value;
}

export function isMfaLevelResponse(value: unknown): value is MfaLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkMfaLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyMfaLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type MfaLevel. */
const mfaLevelValidator: DirectionalValidator<MfaLevel, MfaLevel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isMfaLevel, checkMfaLevel, copyMfaLevel),
    /* @__PURE__ */ validator(isMfaLevelResponse, checkMfaLevelResponse, copyMfaLevelResponse),
  );

export function isVerificationLevel(value: unknown): value is VerificationLevel {
  return value === 0 || value === 1 || value === 2 || value === 3 || value === 4;
}

export function checkVerificationLevel(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1 && value !== 2 && value !== 3 && value !== 4)
    notListed(report, path, "enum", "one of 0 (NONE), 1 (LOW), 2 (MEDIUM), 3 (HIGH) or 4 (VERY_HIGH)", value);
}

export function copyVerificationLevel(value: unknown): unknown {
  return value;
}

export function isVerificationLevelResponse(value: unknown): value is VerificationLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkVerificationLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyVerificationLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type VerificationLevel. */
const verificationLevelValidator: DirectionalValidator<VerificationLevel, VerificationLevel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isVerificationLevel, checkVerificationLevel, copyVerificationLevel),
    /* @__PURE__ */ validator(
      isVerificationLevelResponse,
      checkVerificationLevelResponse,
      copyVerificationLevelResponse,
    ),
  );

export function isGuildNsfwLevel(value: unknown): value is GuildNsfwLevel {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

export function checkGuildNsfwLevel(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1 && value !== 2 && value !== 3)
    notListed(
      report,
      path,
      "enum",
      "one of 0 (DEFAULT), 1 (EXPLICIT), 2 (SAFE) or 3 (AGE_RESTRICTED)",
      value,
    );
}

export function copyGuildNsfwLevel(value: unknown): unknown {
  return value;
}

export function isGuildNsfwLevelResponse(value: unknown): value is GuildNsfwLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkGuildNsfwLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyGuildNsfwLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type GuildNsfwLevel. */
const guildNsfwLevelValidator: DirectionalValidator<GuildNsfwLevel, GuildNsfwLevel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isGuildNsfwLevel, checkGuildNsfwLevel, copyGuildNsfwLevel),
    /* @__PURE__ */ validator(
      isGuildNsfwLevelResponse,
      checkGuildNsfwLevelResponse,
      copyGuildNsfwLevelResponse,
    ),
  );

export function isPremiumTier(value: unknown): value is PremiumTier {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

export function checkPremiumTier(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1 && value !== 2 && value !== 3)
    notListed(report, path, "enum", "one of 0 (NONE), 1 (TIER_1), 2 (TIER_2) or 3 (TIER_3)", value);
}

export function copyPremiumTier(value: unknown): unknown {
  return value;
}

export function isPremiumTierResponse(value: unknown): value is PremiumTier {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkPremiumTierResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyPremiumTierResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type PremiumTier. */
const premiumTierValidator: DirectionalValidator<PremiumTier, PremiumTier> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPremiumTier, checkPremiumTier, copyPremiumTier),
    /* @__PURE__ */ validator(isPremiumTierResponse, checkPremiumTierResponse, copyPremiumTierResponse),
  );

export function isSystemChannelFlags(value: unknown): value is SystemChannelFlags {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

export function checkSystemChannelFlags(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
  else if (value < 0) tooSmall(report, path, 0, value);
}

/** Checks values of type SystemChannelFlags. */
const systemChannelFlagsValidator: Validator<SystemChannelFlags> =
  /* @__PURE__ */ validator(isSystemChannelFlags, checkSystemChannelFlags);

export function isGuildFeature(value: unknown): value is GuildFeature {
  return typeof value === "string";
}

export function checkGuildFeature(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
}

export function copyGuildFeature(value: unknown): unknown {
  return value;
}

/** Checks values of type GuildFeature. */
const guildFeatureValidator: Validator<GuildFeature> =
  /* @__PURE__ */ validator(isGuildFeature, checkGuildFeature, copyGuildFeature);

export function isCreateGuildBody(value: unknown): value is CreateGuildBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !minLength(name_.trim(), 2) || !maxLength(name_.trim(), 100)) return false;
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string") return false;
  const icon = value["icon"];
  if (icon !== undefined && !isImageData(icon)) return false;
  const verification_level = value["verification_level"];
  if (verification_level !== undefined && !isVerificationLevel(verification_level)) return false;
  const default_message_notifications = value["default_message_notifications"];
  if (default_message_notifications !== undefined
    && !isMessageNotificationLevel(default_message_notifications)) return false;
  const explicit_content_filter = value["explicit_content_filter"];
  if (explicit_content_filter !== undefined
    && !isExplicitContentFilterLevel(explicit_content_filter)) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isCreateGuildBodyRoles(roles)) return false;
  const channels = value["channels"];
  if (channels !== undefined && !isCreateGuildBodyChannels(channels)) return false;
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id !== undefined && !isCreateGuildBodyAfkChannelId(afk_channel_id)) return false;
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout !== undefined
    && (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout) || afk_timeout < 0)) return false;
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== undefined && !isCreateGuildBodySystemChannelId(system_channel_id)) return false;
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags !== undefined
    && !isCreateGuildBodySystemChannelFlags(system_channel_flags)) return false;
  return true;
}

export function checkCreateGuildBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Create Guild Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_.trim(), 2)) tooShort(report, at(path, "name"), 2, name_.trim());
      if (!maxLength(name_.trim(), 100)) tooLong(report, at(path, "name"), 100, name_.trim());
    }
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string")
    wrongType(report, at(path, "region"), "a string or null", region);
  const icon = value["icon"];
  if (icon !== undefined && !isImageData(icon)) checkImageData(icon, at(path, "icon"), report);
  const verification_level = value["verification_level"];
  if (verification_level !== undefined)
    checkVerificationLevel(verification_level, at(path, "verification_level"), report);
  const default_message_notifications = value["default_message_notifications"];
  if (default_message_notifications !== undefined)
    checkMessageNotificationLevel(default_message_notifications, at(path, "default_message_notifications"), report);
  const explicit_content_filter = value["explicit_content_filter"];
  if (explicit_content_filter !== undefined)
    checkExplicitContentFilterLevel(explicit_content_filter, at(path, "explicit_content_filter"), report);
  const roles = value["roles"];
  if (roles !== undefined) checkCreateGuildBodyRoles(roles, at(path, "roles"), report);
  const channels = value["channels"];
  if (channels !== undefined) checkCreateGuildBodyChannels(channels, at(path, "channels"), report);
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id !== undefined)
    checkCreateGuildBodyAfkChannelId(afk_channel_id, at(path, "afk_channel_id"), report);
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout !== undefined) {
    if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout))
      wrongType(report, at(path, "afk_timeout"), "an integer", afk_timeout);
    else if (afk_timeout < 0) tooSmall(report, at(path, "afk_timeout"), 0, afk_timeout);
  }
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== undefined)
    checkCreateGuildBodySystemChannelId(system_channel_id, at(path, "system_channel_id"), report);
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags !== undefined)
    checkCreateGuildBodySystemChannelFlags(system_channel_flags, at(path, "system_channel_flags"), report);
}

export function copyCreateGuildBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["name"] = trimmed(value["name"]);
  if (value["region"] !== undefined) copy["region"] = value["region"];
  if (value["icon"] !== undefined) copy["icon"] = value["icon"];
  if (value["verification_level"] !== undefined)
    copy["verification_level"] = copyVerificationLevel(value["verification_level"]);
  if (value["default_message_notifications"] !== undefined)
    copy["default_message_notifications"] =
      copyMessageNotificationLevel(value["default_message_notifications"]);
  if (value["explicit_content_filter"] !== undefined)
    copy["explicit_content_filter"] = copyExplicitContentFilterLevel(value["explicit_content_filter"]);
  if (value["roles"] !== undefined) copy["roles"] = copyCreateGuildBodyRoles(value["roles"]);
  if (value["channels"] !== undefined) copy["channels"] = copyCreateGuildBodyChannels(value["channels"]);
  if (value["afk_channel_id"] !== undefined) copy["afk_channel_id"] = value["afk_channel_id"];
  if (value["afk_timeout"] !== undefined) copy["afk_timeout"] = value["afk_timeout"];
  if (value["system_channel_id"] !== undefined) copy["system_channel_id"] = value["system_channel_id"];
  if (value["system_channel_flags"] !== undefined)
    copy["system_channel_flags"] = value["system_channel_flags"];
  return copy;
}

function isCreateGuildBodyRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isCreateGuildRole(item)) return false;
  return true;
}

function checkCreateGuildBodyRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isCreateGuildRole(item)) checkCreateGuildRole(item, at(path, index), report);
  }
}

function copyCreateGuildBodyRoles(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyCreateGuildRole(item));
}

function isCreateGuildBodyChannels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isCreateGuildChannel(item)) return false;
  return true;
}

function checkCreateGuildBodyChannels(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isCreateGuildChannel(item)) checkCreateGuildChannel(item, at(path, index), report);
  }
}

function copyCreateGuildBodyChannels(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyCreateGuildChannel(item));
}

function isCreateGuildBodyAfkChannelId(value: unknown): boolean {
  return isSnowflake(value) || (typeof value === "number" && Number.isInteger(value) && value >= 0);
}

function checkCreateGuildBodyAfkChannelId(value: unknown, path: Path, report: Report): void {
  if (typeof value === "number") {
    if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
    else if (value < 0) tooSmall(report, path, 0, value);
    return;
  }
  if (typeof value === "string") {
    if (!isSnowflake(value)) checkSnowflake(value, path, report);
    return;
  }
  wrongType(report, path, "a string or an integer", value);
}

function isCreateGuildBodySystemChannelId(value: unknown): boolean {
  return isSnowflake(value) || (typeof value === "number" && Number.isInteger(value) && value >= 0);
}

function checkCreateGuildBodySystemChannelId(value: unknown, path: Path, report: Report): void {
  if (typeof value === "number") {
    if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
    else if (value < 0) tooSmall(report, path, 0, value);
    return;
  }
  if (typeof value === "string") {
    if (!isSnowflake(value)) checkSnowflake(value, path, report);
    return;
  }
  wrongType(report, path, "a string or an integer", value);
}

function isCreateGuildBodySystemChannelFlags(value: unknown): boolean {
  if (!isSystemChannelFlags(value)) return false;
  if (typeof value === "number" && (!Number.isFinite(value) || value > 7)) return false;
  return true;
}

function checkCreateGuildBodySystemChannelFlags(value: unknown, path: Path, report: Report): void {
  if (!isSystemChannelFlags(value)) checkSystemChannelFlags(value, path, report);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) wrongType(report, path, "a number", value);
    else if (value > 7) tooLarge(report, path, 7, value);
  }
}

/** Checks values of type CreateGuildBody. */
const createGuildBodyValidator: Validator<CreateGuildBody> =
  /* @__PURE__ */ validator(isCreateGuildBody, checkCreateGuildBody, copyCreateGuildBody);

export function isModifyGuildBody(value: unknown): value is ModifyGuildBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined
    && (typeof name_ !== "string"
      || !minLength(name_.trim(), 2)
      || !maxLength(name_.trim(), 100))) return false;
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string") return false;
  const verification_level = value["verification_level"];
  if (verification_level !== undefined
    && verification_level !== null
    && !isVerificationLevel(verification_level)) return false;
  const default_message_notifications = value["default_message_notifications"];
  if (default_message_notifications !== undefined
    && default_message_notifications !== null
    && !isMessageNotificationLevel(default_message_notifications)) return false;
  const explicit_content_filter = value["explicit_content_filter"];
  if (explicit_content_filter !== undefined
    && explicit_content_filter !== null
    && !isExplicitContentFilterLevel(explicit_content_filter)) return false;
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id !== undefined && afk_channel_id !== null && !isSnowflake(afk_channel_id)) return false;
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout !== undefined
    && (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout) || afk_timeout < 0)) return false;
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && !isImageData(icon)) return false;
  const owner_id = value["owner_id"];
  if (owner_id !== undefined && !isSnowflake(owner_id)) return false;
  const splash = value["splash"];
  if (splash !== undefined && splash !== null && !isImageData(splash)) return false;
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash !== undefined
    && discovery_splash !== null
    && !isImageData(discovery_splash)) return false;
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && !isImageData(banner)) return false;
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== undefined
    && system_channel_id !== null
    && !isSnowflake(system_channel_id)) return false;
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags !== undefined
    && !isModifyGuildBodySystemChannelFlags(system_channel_flags)) return false;
  const rules_channel_id = value["rules_channel_id"];
  if (rules_channel_id !== undefined
    && rules_channel_id !== null
    && !isSnowflake(rules_channel_id)) return false;
  const public_updates_channel_id = value["public_updates_channel_id"];
  if (public_updates_channel_id !== undefined
    && public_updates_channel_id !== null
    && !isSnowflake(public_updates_channel_id)) return false;
  const preferred_locale = value["preferred_locale"];
  if (preferred_locale !== undefined
    && preferred_locale !== null
    && typeof preferred_locale !== "string") return false;
  const features = value["features"];
  if (features !== undefined && !isModifyGuildBodyFeatures(features)) return false;
  const description = value["description"];
  if (description !== undefined && description !== null && typeof description !== "string") return false;
  return true;
}

export function checkModifyGuildBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined) {
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_.trim(), 2)) tooShort(report, at(path, "name"), 2, name_.trim());
      if (!maxLength(name_.trim(), 100)) tooLong(report, at(path, "name"), 100, name_.trim());
    }
  }
  const region = value["region"];
  if (region !== undefined && region !== null && typeof region !== "string")
    wrongType(report, at(path, "region"), "a string or null", region);
  const verification_level = value["verification_level"];
  if (verification_level !== undefined && verification_level !== null)
    checkVerificationLevel(verification_level, at(path, "verification_level"), report);
  const default_message_notifications = value["default_message_notifications"];
  if (default_message_notifications !== undefined && default_message_notifications !== null)
    checkMessageNotificationLevel(default_message_notifications, at(path, "default_message_notifications"), report);
  const explicit_content_filter = value["explicit_content_filter"];
  if (explicit_content_filter !== undefined && explicit_content_filter !== null)
    checkExplicitContentFilterLevel(explicit_content_filter, at(path, "explicit_content_filter"), report);
  const afk_channel_id = value["afk_channel_id"];
  if (afk_channel_id !== undefined && afk_channel_id !== null && !isSnowflake(afk_channel_id))
    checkSnowflake(afk_channel_id, at(path, "afk_channel_id"), report);
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout !== undefined) {
    if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout))
      wrongType(report, at(path, "afk_timeout"), "an integer", afk_timeout);
    else if (afk_timeout < 0) tooSmall(report, at(path, "afk_timeout"), 0, afk_timeout);
  }
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && !isImageData(icon))
    checkImageData(icon, at(path, "icon"), report);
  const owner_id = value["owner_id"];
  if (owner_id !== undefined && !isSnowflake(owner_id))
    checkSnowflake(owner_id, at(path, "owner_id"), report);
  const splash = value["splash"];
  if (splash !== undefined && splash !== null && !isImageData(splash))
    checkImageData(splash, at(path, "splash"), report);
  const discovery_splash = value["discovery_splash"];
  if (discovery_splash !== undefined && discovery_splash !== null && !isImageData(discovery_splash))
    checkImageData(discovery_splash, at(path, "discovery_splash"), report);
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && !isImageData(banner))
    checkImageData(banner, at(path, "banner"), report);
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== undefined && system_channel_id !== null && !isSnowflake(system_channel_id))
    checkSnowflake(system_channel_id, at(path, "system_channel_id"), report);
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags !== undefined)
    checkModifyGuildBodySystemChannelFlags(system_channel_flags, at(path, "system_channel_flags"), report);
  const rules_channel_id = value["rules_channel_id"];
  if (rules_channel_id !== undefined && rules_channel_id !== null && !isSnowflake(rules_channel_id))
    checkSnowflake(rules_channel_id, at(path, "rules_channel_id"), report);
  const public_updates_channel_id = value["public_updates_channel_id"];
  if (public_updates_channel_id !== undefined
      && public_updates_channel_id !== null
      && !isSnowflake(public_updates_channel_id))
    checkSnowflake(public_updates_channel_id, at(path, "public_updates_channel_id"), report);
  const preferred_locale = value["preferred_locale"];
  if (preferred_locale !== undefined && preferred_locale !== null && typeof preferred_locale !== "string")
    wrongType(report, at(path, "preferred_locale"), "a string or null", preferred_locale);
  const features = value["features"];
  if (features !== undefined) checkModifyGuildBodyFeatures(features, at(path, "features"), report);
  const description = value["description"];
  if (description !== undefined && description !== null && typeof description !== "string")
    wrongType(report, at(path, "description"), "a string or null", description);
}

export function copyModifyGuildBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["name"] !== undefined) copy["name"] = trimmed(value["name"]);
  if (value["region"] !== undefined) copy["region"] = value["region"];
  if (value["verification_level"] !== undefined)
    copy["verification_level"] =
      value["verification_level"] === null ? null : copyVerificationLevel(value["verification_level"]);
  if (value["default_message_notifications"] !== undefined)
    copy["default_message_notifications"] =
      value["default_message_notifications"] === null ? null : copyMessageNotificationLevel(value["default_message_notifications"]);
  if (value["explicit_content_filter"] !== undefined)
    copy["explicit_content_filter"] =
      value["explicit_content_filter"] === null ? null : copyExplicitContentFilterLevel(value["explicit_content_filter"]);
  if (value["afk_channel_id"] !== undefined) copy["afk_channel_id"] = value["afk_channel_id"];
  if (value["afk_timeout"] !== undefined) copy["afk_timeout"] = value["afk_timeout"];
  if (value["icon"] !== undefined) copy["icon"] = value["icon"];
  if (value["owner_id"] !== undefined) copy["owner_id"] = value["owner_id"];
  if (value["splash"] !== undefined) copy["splash"] = value["splash"];
  if (value["discovery_splash"] !== undefined) copy["discovery_splash"] = value["discovery_splash"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["system_channel_id"] !== undefined) copy["system_channel_id"] = value["system_channel_id"];
  if (value["system_channel_flags"] !== undefined)
    copy["system_channel_flags"] = value["system_channel_flags"];
  if (value["rules_channel_id"] !== undefined) copy["rules_channel_id"] = value["rules_channel_id"];
  if (value["public_updates_channel_id"] !== undefined)
    copy["public_updates_channel_id"] = value["public_updates_channel_id"];
  if (value["preferred_locale"] !== undefined) copy["preferred_locale"] = value["preferred_locale"];
  if (value["features"] !== undefined) copy["features"] = copyModifyGuildBodyFeatures(value["features"]);
  if (value["description"] !== undefined) copy["description"] = value["description"];
  return copy;
}

function isModifyGuildBodySystemChannelFlags(value: unknown): boolean {
  if (!isSystemChannelFlags(value)) return false;
  if (typeof value === "number" && (!Number.isFinite(value) || value > 7)) return false;
  return true;
}

function checkModifyGuildBodySystemChannelFlags(value: unknown, path: Path, report: Report): void {
  if (!isSystemChannelFlags(value)) checkSystemChannelFlags(value, path, report);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) wrongType(report, path, "a number", value);
    else if (value > 7) tooLarge(report, path, 7, value);
  }
}

function isModifyGuildBodyFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildFeature(item)) return false;
  return true;
}

function checkModifyGuildBodyFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isGuildFeature(item)) checkGuildFeature(item, at(path, index), report);
  }
}

function copyModifyGuildBodyFeatures(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyGuildFeature(item));
}

/** Checks values of type ModifyGuildBody. */
const modifyGuildBodyValidator: Validator<ModifyGuildBody> =
  /* @__PURE__ */ validator(isModifyGuildBody, checkModifyGuildBody, copyModifyGuildBody);

export {
  guildValidator as Guild,
  unavailableGuildValidator as UnavailableGuild,
  guildPreviewValidator as GuildPreview,
  partialGuildValidator as PartialGuild,
  createGuildChannelValidator as CreateGuildChannel,
  createGuildRoleValidator as CreateGuildRole,
  messageNotificationLevelValidator as MessageNotificationLevel,
  explicitContentFilterLevelValidator as ExplicitContentFilterLevel,
  mfaLevelValidator as MfaLevel,
  verificationLevelValidator as VerificationLevel,
  guildNsfwLevelValidator as GuildNsfwLevel,
  premiumTierValidator as PremiumTier,
  systemChannelFlagsValidator as SystemChannelFlags,
  guildFeatureValidator as GuildFeature,
  createGuildBodyValidator as CreateGuildBody,
  modifyGuildBodyValidator as ModifyGuildBody,
};
