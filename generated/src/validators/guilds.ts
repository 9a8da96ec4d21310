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
  minLength,
  missing,
  notListed,
  pick,
  tooLarge,
  tooLong,
  tooManyItems,
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
  ExplicitContentFilterLevelResponse,
  Guild,
  GuildFeature,
  GuildNsfwLevel,
  GuildPreview,
  MessageNotificationLevel,
  MessageNotificationLevelResponse,
  MfaLevel,
  ModifyGuildBody,
  PartialGuild,
  PremiumTier,
  SystemChannelFlags,
  UnavailableGuild,
  VerificationLevel,
  VerificationLevelResponse,
} from "../types/guilds.js";
import {
  checkChannel,
  checkChannelType,
  checkStageInstance,
  copyChannel,
  copyChannelType,
  copyStageInstance,
  isChannel,
  isChannelType,
  isStageInstance,
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
import { checkEmoji, checkSticker, copyEmoji, copySticker, isEmoji, isSticker } from "./emojis.js";
import { checkGuildMember, copyGuildMember, isGuildMember } from "./members.js";
import {
  checkPartialPresenceUpdate,
  copyPartialPresenceUpdate,
  isPartialPresenceUpdate,
} from "./presences.js";
import { checkRole, copyRole, isRole } from "./roles.js";
import { checkPartialVoiceState, copyPartialVoiceState, isPartialVoiceState } from "./voice.js";
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
  if (!isVerificationLevelResponse(verification_level)) return false;
  const default_message_notifications = value["default_message_notifications"];
  if (!isMessageNotificationLevelResponse(default_message_notifications)) return false;
  const explicit_content_filter = value["explicit_content_filter"];
  if (!isExplicitContentFilterLevelResponse(explicit_content_filter)) return false;
  const roles = value["roles"];
  if (!everyItem(roles, isRole)) return false;
  const emojis = value["emojis"];
  if (!everyItem(emojis, isEmoji)) return false;
  const features = value["features"];
  if (!everyItem(features, isGuildFeature)) return false;
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
  if (voice_states !== undefined && !everyItem(voice_states, isPartialVoiceState)) return false;
  const members = value["members"];
  if (members !== undefined && !everyItem(members, isGuildMember)) return false;
  const channels = value["channels"];
  if (channels !== undefined && !everyItem(channels, isChannel)) return false;
  const threads = value["threads"];
  if (threads !== undefined && !everyItem(threads, isChannel)) return false;
  const presences = value["presences"];
  if (presences !== undefined && !everyItem(presences, isPartialPresenceUpdate)) return false;
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
  if (stage_instances !== undefined && !everyItem(stage_instances, isStageInstance)) return false;
  const stickers = value["stickers"];
  if (stickers !== undefined && !everyItem(stickers, isSticker)) return false;
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
  else checkItems(roles, at(path, "roles"), report, isRole, checkRole);
  const emojis = value["emojis"];
  if (emojis === undefined) missing(report, at(path, "emojis"), "a Guild");
  else checkItems(emojis, at(path, "emojis"), report, isEmoji, checkEmoji);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild");
  else checkItems(features, at(path, "features"), report, isGuildFeature, checkGuildFeature);
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
  if (voice_states !== undefined)
    checkItems(voice_states, at(path, "voice_states"), report, isPartialVoiceState, checkPartialVoiceState);
  const members = value["members"];
  if (members !== undefined)
    checkItems(members, at(path, "members"), report, isGuildMember, checkGuildMember);
  const channels = value["channels"];
  if (channels !== undefined) checkItems(channels, at(path, "channels"), report, isChannel, checkChannel);
  const threads = value["threads"];
  if (threads !== undefined) checkItems(threads, at(path, "threads"), report, isChannel, checkChannel);
  const presences = value["presences"];
  if (presences !== undefined)
    checkItems(presences, at(path, "presences"), report, isPartialPresenceUpdate, checkPartialPresenceUpdate);
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
    checkItems(stage_instances, at(path, "stage_instances"), report, isStageInstance, checkStageInstance);
  const stickers = value["stickers"];
  if (stickers !== undefined) checkItems(stickers, at(path, "stickers"), report, isSticker, checkSticker);
}

export function copyGuild(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "name", "icon", "icon_hash", "splash", "discovery_splash", "owner", "owner_id",
    "permissions", "region", "afk_channel_id", "afk_timeout", "widget_enabled", "widget_channel_id",
    "verification_level", "default_message_notifications", "explicit_content_filter", "roles",
    "emojis", "features", "mfa_level", "application_id", "system_channel_id", "system_channel_flags",
    "rules_channel_id", "joined_at", "large", "unavailable", "member_count", "voice_states",
    "members", "channels", "threads", "presences", "max_presences", "max_members", "vanity_url_code",
    "description", "banner", "premium_tier", "premium_subscription_count", "preferred_locale",
    "public_updates_channel_id", "max_video_channel_users", "approximate_member_count",
    "approximate_presence_count", "welcome_screen", "nsfw_level", "stage_instances", "stickers",
  ]);
  copy["name"] = trimmed(copy["name"]);
  copy["verification_level"] = copyVerificationLevelResponse(copy["verification_level"]);
  copy["default_message_notifications"] =
    copyMessageNotificationLevelResponse(copy["default_message_notifications"]);
  copy["explicit_content_filter"] = copyExplicitContentFilterLevelResponse(copy["explicit_content_filter"]);
  copy["roles"] = copyItems(copy["roles"], copyRole);
  copy["emojis"] = copyItems(copy["emojis"], copyEmoji);
  copy["features"] = copyItems(copy["features"], copyGuildFeature);
  copy["mfa_level"] = copyMfaLevel(copy["mfa_level"]);
  if (copy["voice_states"] !== undefined)
    copy["voice_states"] = copyItems(copy["voice_states"], copyPartialVoiceState);
  if (copy["members"] !== undefined) copy["members"] = copyItems(copy["members"], copyGuildMember);
  if (copy["channels"] !== undefined) copy["channels"] = copyItems(copy["channels"], copyChannel);
  if (copy["threads"] !== undefined) copy["threads"] = copyItems(copy["threads"], copyChannel);
  if (copy["presences"] !== undefined)
    copy["presences"] = copyItems(copy["presences"], copyPartialPresenceUpdate);
  copy["premium_tier"] = copyPremiumTier(copy["premium_tier"]);
  if (copy["preferred_locale"] === undefined) copy["preferred_locale"] = "en-US";
  if (copy["welcome_screen"] !== undefined)
    copy["welcome_screen"] = copyWelcomeScreen(copy["welcome_screen"]);
  copy["nsfw_level"] = copyGuildNsfwLevel(copy["nsfw_level"]);
  if (copy["stage_instances"] !== undefined)
    copy["stage_instances"] = copyItems(copy["stage_instances"], copyStageInstance);
  if (copy["stickers"] !== undefined) copy["stickers"] = copyItems(copy["stickers"], copySticker);
  return copy;
}

/** Checks values of type Guild, as the service sends them. */
const guildValidator: Validator<Guild> = /* @__PURE__ */ validator(isGuild, checkGuild, copyGuild);

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
  return pick(value, ["id", "unavailable"]);
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
  if (!everyItem(emojis, isEmoji)) return false;
  const features = value["features"];
  if (!everyItem(features, isGuildFeature)) return false;
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
  else checkItems(emojis, at(path, "emojis"), report, isEmoji, checkEmoji);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild Preview");
  else checkItems(features, at(path, "features"), report, isGuildFeature, checkGuildFeature);
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
  const copy = pick(value, [
    "id", "name", "icon", "splash", "discovery_splash", "emojis", "features",
    "approximate_member_count", "approximate_presence_count", "description",
  ]);
  copy["emojis"] = copyItems(copy["emojis"], copyEmoji);
  copy["features"] = copyItems(copy["features"], copyGuildFeature);
  return copy;
}

/** Checks values of type GuildPreview, as the service sends them. */
const guildPreviewValidator: Validator<GuildPreview> =
  /* @__PURE__ */ validator(isGuildPreview, checkGuildPreview, copyGuildPreview);

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
  return pick(value, ["id", "name", "icon"]);
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
  const copy = pick(value, ["id", "name", "type", "parent_id"]);
  copy["type"] = copyChannelType(copy["type"]);
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
  if (position !== undefined
    && (typeof position !== "number"
      || !Number.isInteger(position)
      || position < 0
      || position > 65535)) return false;
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
  if (position !== undefined) {
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer", position);
    else if (position < 0) tooSmall(report, at(path, "position"), 0, position);
    else if (position > 65535) tooLarge(report, at(path, "position"), 65535, position);
  }
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
  return pick(value, ["id", "name", "permissions", "position", "color", "hoist", "managed", "mentionable"]);
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

export function isMessageNotificationLevelResponse(value: unknown): value is MessageNotificationLevelResponse {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkMessageNotificationLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyMessageNotificationLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type MessageNotificationLevel. */
const messageNotificationLevelValidator: DirectionalValidator<MessageNotificationLevel, MessageNotificationLevelResponse> =
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

export function isExplicitContentFilterLevelResponse(value: unknown): value is ExplicitContentFilterLevelResponse {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkExplicitContentFilterLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyExplicitContentFilterLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type ExplicitContentFilterLevel. */
const explicitContentFilterLevelValidator: DirectionalValidator<ExplicitContentFilterLevel, ExplicitContentFilterLevelResponse> =
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
  return typeof value === "number" && Number.isInteger(value);
}

export function checkMfaLevel(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyMfaLevel(value: unknown): unknown {
  return value;
}

/** Checks values of type MfaLevel, as the service sends them. */
const mfaLevelValidator: Validator<MfaLevel> =
  /* @__PURE__ */ validator(isMfaLevel, checkMfaLevel, copyMfaLevel);

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

export function isVerificationLevelResponse(value: unknown): value is VerificationLevelResponse {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkVerificationLevelResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyVerificationLevelResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type VerificationLevel. */
const verificationLevelValidator: DirectionalValidator<VerificationLevel, VerificationLevelResponse> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isVerificationLevel, checkVerificationLevel, copyVerificationLevel),
    /* @__PURE__ */ validator(
      isVerificationLevelResponse,
      checkVerificationLevelResponse,
      copyVerificationLevelResponse,
    ),
  );

export function isGuildNsfwLevel(value: unknown): value is GuildNsfwLevel {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkGuildNsfwLevel(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyGuildNsfwLevel(value: unknown): unknown {
  return value;
}

/** Checks values of type GuildNsfwLevel, as the service sends them. */
const guildNsfwLevelValidator: Validator<GuildNsfwLevel> =
  /* @__PURE__ */ validator(isGuildNsfwLevel, checkGuildNsfwLevel, copyGuildNsfwLevel);

export function isPremiumTier(value: unknown): value is PremiumTier {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkPremiumTier(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyPremiumTier(value: unknown): unknown {
  return value;
}

/** Checks values of type PremiumTier, as the service sends them. */
const premiumTierValidator: Validator<PremiumTier> =
  /* @__PURE__ */ validator(isPremiumTier, checkPremiumTier, copyPremiumTier);

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
  if (afk_channel_id !== undefined && !isCreateGuildRoleId(afk_channel_id)) return false;
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout !== undefined
    && (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout) || afk_timeout < 0)) return false;
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== undefined && !isCreateGuildRoleId(system_channel_id)) return false;
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
    checkCreateGuildRoleId(afk_channel_id, at(path, "afk_channel_id"), report);
  const afk_timeout = value["afk_timeout"];
  if (afk_timeout !== undefined) {
    if (typeof afk_timeout !== "number" || !Number.isInteger(afk_timeout))
      wrongType(report, at(path, "afk_timeout"), "an integer", afk_timeout);
    else if (afk_timeout < 0) tooSmall(report, at(path, "afk_timeout"), 0, afk_timeout);
  }
  const system_channel_id = value["system_channel_id"];
  if (system_channel_id !== undefined)
    checkCreateGuildRoleId(system_channel_id, at(path, "system_channel_id"), report);
  const system_channel_flags = value["system_channel_flags"];
  if (system_channel_flags !== undefined)
    checkCreateGuildBodySystemChannelFlags(system_channel_flags, at(path, "system_channel_flags"), report);
}

export function copyCreateGuildBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "name", "region", "icon", "verification_level", "default_message_notifications",
    "explicit_content_filter", "roles", "channels", "afk_channel_id", "afk_timeout",
    "system_channel_id", "system_channel_flags",
  ]);
  copy["name"] = trimmed(copy["name"]);
  if (copy["verification_level"] !== undefined)
    copy["verification_level"] = copyVerificationLevel(copy["verification_level"]);
  if (copy["default_message_notifications"] !== undefined)
    copy["default_message_notifications"] =
      copyMessageNotificationLevel(copy["default_message_notifications"]);
  if (copy["explicit_content_filter"] !== undefined)
    copy["explicit_content_filter"] = copyExplicitContentFilterLevel(copy["explicit_content_filter"]);
  if (copy["roles"] !== undefined) copy["roles"] = copyItems(copy["roles"], copyCreateGuildRole);
  if (copy["channels"] !== undefined) copy["channels"] = copyItems(copy["channels"], copyCreateGuildChannel);
  return copy;
}

function isCreateGuildBodyRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isCreateGuildRole(item)) return false;
  return true;
}

function checkCreateGuildBodyRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250) tooManyItems(report, path, 250, "a Create Guild Body", "roles", value.length);
  checkItems(value.slice(0, 250), path, report, isCreateGuildRole, checkCreateGuildRole);
}

function isCreateGuildBodyChannels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 500) return false;
  for (const item of value) if (!isCreateGuildChannel(item)) return false;
  return true;
}

function checkCreateGuildBodyChannels(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 500) tooManyItems(report, path, 500, "a Create Guild Body", "channels", value.length);
  checkItems(value.slice(0, 500), path, report, isCreateGuildChannel, checkCreateGuildChannel);
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
    else
      if (value > 7)
        tooLarge(
          report,
          path,
          7,
          value,
          "0 or a combination of 1 (SUPPRESS_JOIN_NOTIFICATIONS), 2 (SUPPRESS_PREMIUM_SUBSCRIPTIONS), 4 (SUPPRESS_GUILD_REMINDER_NOTIFICATIONS)",
        );
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
    && !isCreateGuildBodySystemChannelFlags(system_channel_flags)) return false;
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
    checkCreateGuildBodySystemChannelFlags(system_channel_flags, at(path, "system_channel_flags"), report);
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
  const copy = pick(value, [
    "name", "region", "verification_level", "default_message_notifications",
    "explicit_content_filter", "afk_channel_id", "afk_timeout", "icon", "owner_id", "splash",
    "discovery_splash", "banner", "system_channel_id", "system_channel_flags", "rules_channel_id",
    "public_updates_channel_id", "preferred_locale", "features", "description",
  ]);
  if (copy["name"] !== undefined) copy["name"] = trimmed(copy["name"]);
  if (copy["verification_level"] !== undefined)
    copy["verification_level"] =
      copy["verification_level"] === null ? null : copyVerificationLevel(copy["verification_level"]);
  if (copy["default_message_notifications"] !== undefined)
    copy["default_message_notifications"] =
      copy["default_message_notifications"] === null ? null : copyMessageNotificationLevel(copy["default_message_notifications"]);
  if (copy["explicit_content_filter"] !== undefined)
    copy["explicit_content_filter"] =
      copy["explicit_content_filter"] === null ? null : copyExplicitContentFilterLevel(copy["explicit_content_filter"]);
  if (copy["features"] !== undefined) copy["features"] = copyItems(copy["features"], copyGuildFeature);
  return copy;
}

function isModifyGuildBodyFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isGuildFeature(item)) return false;
  return true;
}

function checkModifyGuildBodyFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100) tooManyItems(report, path, 100, "a Modify Guild Body", "features", value.length);
  checkItems(value.slice(0, 100), path, report, isGuildFeature, checkGuildFeature);
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
