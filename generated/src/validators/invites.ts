// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  everyItem,
  isObject,
  merged,
  missing,
  pick,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  Invite,
  InviteTargetType,
  InviteWithMetadata,
  PartialInviteChannel,
  PartialInviteGuild,
  VanityUrl,
} from "../types/invites.js";
import {
  checkChannelTypeResponse,
  checkStageInstance,
  copyChannelTypeResponse,
  copyStageInstance,
  isChannelTypeResponse,
  isStageInstance,
} from "./channels.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";
import {
  checkGuildFeature,
  checkVerificationLevelResponse,
  copyGuildFeature,
  copyVerificationLevelResponse,
  isGuildFeature,
  isVerificationLevelResponse,
} from "./guilds.js";
import {
  checkIntegrationApplication,
  copyIntegrationApplication,
  isIntegrationApplication,
} from "./integrations.js";
import { checkUser, copyUser, isUser } from "./users.js";
import { checkWelcomeScreen, copyWelcomeScreen, isWelcomeScreen } from "./welcome-screens.js";

export function isInvite(value: unknown): value is Invite {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (typeof code !== "string") return false;
  const guild = value["guild"];
  if (guild !== undefined && !isPartialInviteGuild(guild)) return false;
  const channel = value["channel"];
  if (!isPartialInviteChannel(channel)) return false;
  const inviter = value["inviter"];
  if (inviter !== undefined && !isUser(inviter)) return false;
  const target_type = value["target_type"];
  if (target_type !== undefined && !isInviteTargetType(target_type)) return false;
  const target_user = value["target_user"];
  if (target_user !== undefined && !isUser(target_user)) return false;
  const target_application = value["target_application"];
  if (target_application !== undefined && !isIntegrationApplication(target_application)) return false;
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count !== undefined
    && (typeof approximate_presence_count !== "number"
      || !Number.isInteger(approximate_presence_count))) return false;
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count !== undefined
    && (typeof approximate_member_count !== "number"
      || !Number.isInteger(approximate_member_count))) return false;
  const expires_at = value["expires_at"];
  if (expires_at !== undefined && expires_at !== null && !isTimestamp(expires_at)) return false;
  const stage_instance = value["stage_instance"];
  if (stage_instance !== undefined && !isStageInstance(stage_instance)) return false;
  return true;
}

export function checkInvite(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "an Invite");
  else if (typeof code !== "string") wrongType(report, at(path, "code"), "a string", code);
  const guild = value["guild"];
  if (guild !== undefined) checkPartialInviteGuild(guild, at(path, "guild"), report);
  const channel = value["channel"];
  if (channel === undefined) missing(report, at(path, "channel"), "an Invite");
  else checkPartialInviteChannel(channel, at(path, "channel"), report);
  const inviter = value["inviter"];
  if (inviter !== undefined) checkUser(inviter, at(path, "inviter"), report);
  const target_type = value["target_type"];
  if (target_type !== undefined) checkInviteTargetType(target_type, at(path, "target_type"), report);
  const target_user = value["target_user"];
  if (target_user !== undefined) checkUser(target_user, at(path, "target_user"), report);
  const target_application = value["target_application"];
  if (target_application !== undefined)
    checkIntegrationApplication(target_application, at(path, "target_application"), report);
  const approximate_presence_count = value["approximate_presence_count"];
  if (approximate_presence_count !== undefined
      && (typeof approximate_presence_count !== "number" || !Number.isInteger(approximate_presence_count)))
    wrongType(report, at(path, "approximate_presence_count"), "an integer", approximate_presence_count);
  const approximate_member_count = value["approximate_member_count"];
  if (approximate_member_count !== undefined
      && (typeof approximate_member_count !== "number" || !Number.isInteger(approximate_member_count)))
    wrongType(report, at(path, "approximate_member_count"), "an integer", approximate_member_count);
  const expires_at = value["expires_at"];
  if (expires_at !== undefined && expires_at !== null && !isTimestamp(expires_at))
    checkTimestamp(expires_at, at(path, "expires_at"), report);
  const stage_instance = value["stage_instance"];
  if (stage_instance !== undefined) checkStageInstance(stage_instance, at(path, "stage_instance"), report);
}

export function copyInvite(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "code", "guild", "channel", "inviter", "target_type", "target_user", "target_application",
    "approximate_presence_count", "approximate_member_count", "expires_at", "stage_instance",
  ]);
  if (copy["guild"] !== undefined) copy["guild"] = copyPartialInviteGuild(copy["guild"]);
  copy["channel"] = copyPartialInviteChannel(copy["channel"]);
  if (copy["inviter"] !== undefined) copy["inviter"] = copyUser(copy["inviter"]);
  if (copy["target_type"] !== undefined) copy["target_type"] = copyInviteTargetType(copy["target_type"]);
  if (copy["target_user"] !== undefined) copy["target_user"] = copyUser(copy["target_user"]);
  if (copy["target_application"] !== undefined)
    copy["target_application"] = copyIntegrationApplication(copy["target_application"]);
  if (copy["stage_instance"] !== undefined)
    copy["stage_instance"] = copyStageInstance(copy["stage_instance"]);
  return copy;
}

/** Checks values of type Invite, as the service sends them. */
const inviteValidator: Validator<Invite> = /* @__PURE__ */ validator(isInvite, checkInvite, copyInvite);

export function isInviteWithMetadata(value: unknown): value is InviteWithMetadata {
  if (!isInvite(value)) return false;
  if (!isInviteWithMetadataPart2(value)) return false;
  return true;
}

export function checkInviteWithMetadata(value: unknown, path: Path, report: Report): void {
  checkInvite(value, path, report);
  checkInviteWithMetadataPart2(value, path, report);
}

export function copyInviteWithMetadata(value: unknown): unknown {
  let copy: unknown = copyInvite(value);
  copy = merged(copy, copyInviteWithMetadataPart2(value));
  return copy;
}

function isInviteWithMetadataPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const uses = value["uses"];
  if (typeof uses !== "number" || !Number.isInteger(uses)) return false;
  const max_uses = value["max_uses"];
  if (typeof max_uses !== "number" || !Number.isInteger(max_uses)) return false;
  const max_age = value["max_age"];
  if (typeof max_age !== "number" || !Number.isInteger(max_age)) return false;
  const temporary = value["temporary"];
  if (typeof temporary !== "boolean") return false;
  const created_at = value["created_at"];
  if (!isTimestamp(created_at)) return false;
  return true;
}

function checkInviteWithMetadataPart2(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const uses = value["uses"];
  if (uses === undefined) missing(report, at(path, "uses"), "an Invite With Metadata");
  else
    if (typeof uses !== "number" || !Number.isInteger(uses))
      wrongType(report, at(path, "uses"), "an integer", uses);
  const max_uses = value["max_uses"];
  if (max_uses === undefined) missing(report, at(path, "max_uses"), "an Invite With Metadata");
  else
    if (typeof max_uses !== "number" || !Number.isInteger(max_uses))
      wrongType(report, at(path, "max_uses"), "an integer", max_uses);
  const max_age = value["max_age"];
  if (max_age === undefined) missing(report, at(path, "max_age"), "an Invite With Metadata");
  else
    if (typeof max_age !== "number" || !Number.isInteger(max_age))
      wrongType(report, at(path, "max_age"), "an integer", max_age);
  const temporary = value["temporary"];
  if (temporary === undefined) missing(report, at(path, "temporary"), "an Invite With Metadata");
  else if (typeof temporary !== "boolean") wrongType(report, at(path, "temporary"), "a boolean", temporary);
  const created_at = value["created_at"];
  if (created_at === undefined) missing(report, at(path, "created_at"), "an Invite With Metadata");
  else if (!isTimestamp(created_at)) checkTimestamp(created_at, at(path, "created_at"), report);
}

function copyInviteWithMetadataPart2(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["uses", "max_uses", "max_age", "temporary", "created_at"]);
}

/** Checks values of type InviteWithMetadata, as the service sends them. */
const inviteWithMetadataValidator: Validator<InviteWithMetadata> =
  /* @__PURE__ */ validator(isInviteWithMetadata, checkInviteWithMetadata, copyInviteWithMetadata);

export function isInviteTargetType(value: unknown): value is InviteTargetType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkInviteTargetType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyInviteTargetType(value: unknown): unknown {
  return value;
}

/** Checks values of type InviteTargetType, as the service sends them. */
const inviteTargetTypeValidator: Validator<InviteTargetType> =
  /* @__PURE__ */ validator(isInviteTargetType, checkInviteTargetType, copyInviteTargetType);

export function isPartialInviteGuild(value: unknown): value is PartialInviteGuild {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const splash = value["splash"];
  if (splash !== undefined && splash !== null && typeof splash !== "string") return false;
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && typeof banner !== "string") return false;
  const description = value["description"];
  if (description !== undefined && description !== null && typeof description !== "string") return false;
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && typeof icon !== "string") return false;
  const features = value["features"];
  if (features !== undefined && !everyItem(features, isGuildFeature)) return false;
  const verification_level = value["verification_level"];
  if (verification_level !== undefined && !isVerificationLevelResponse(verification_level)) return false;
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== undefined
    && vanity_url_code !== null
    && typeof vanity_url_code !== "string") return false;
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined && !isWelcomeScreen(welcome_screen)) return false;
  return true;
}

export function checkPartialInviteGuild(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial Invite Guild");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Partial Invite Guild");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const splash = value["splash"];
  if (splash !== undefined && splash !== null && typeof splash !== "string")
    wrongType(report, at(path, "splash"), "a string or null", splash);
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && typeof banner !== "string")
    wrongType(report, at(path, "banner"), "a string or null", banner);
  const description = value["description"];
  if (description !== undefined && description !== null && typeof description !== "string")
    wrongType(report, at(path, "description"), "a string or null", description);
  const icon = value["icon"];
  if (icon !== undefined && icon !== null && typeof icon !== "string")
    wrongType(report, at(path, "icon"), "a string or null", icon);
  const features = value["features"];
  if (features !== undefined)
    checkItems(features, at(path, "features"), report, isGuildFeature, checkGuildFeature);
  const verification_level = value["verification_level"];
  if (verification_level !== undefined)
    checkVerificationLevelResponse(verification_level, at(path, "verification_level"), report);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== undefined && vanity_url_code !== null && typeof vanity_url_code !== "string")
    wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined) checkWelcomeScreen(welcome_screen, at(path, "welcome_screen"), report);
}

export function copyPartialInviteGuild(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "name", "splash", "banner", "description", "icon", "features", "verification_level",
    "vanity_url_code", "welcome_screen",
  ]);
  if (copy["features"] !== undefined) copy["features"] = copyItems(copy["features"], copyGuildFeature);
  if (copy["verification_level"] !== undefined)
    copy["verification_level"] = copyVerificationLevelResponse(copy["verification_level"]);
  if (copy["welcome_screen"] !== undefined)
    copy["welcome_screen"] = copyWelcomeScreen(copy["welcome_screen"]);
  return copy;
}

/** Checks values of type PartialInviteGuild, as the service sends them. */
const partialInviteGuildValidator: Validator<PartialInviteGuild> =
  /* @__PURE__ */ validator(isPartialInviteGuild, checkPartialInviteGuild, copyPartialInviteGuild);

export function isPartialInviteChannel(value: unknown): value is PartialInviteChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (name_ !== null && typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isChannelTypeResponse(type)) return false;
  return true;
}

export function checkPartialInviteChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial Invite Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Partial Invite Channel");
  else
    if (name_ !== null && typeof name_ !== "string")
      wrongType(report, at(path, "name"), "a string or null", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Partial Invite Channel");
  else checkChannelTypeResponse(type, at(path, "type"), report);
}

export function copyPartialInviteChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name", "type"]);
  copy["type"] = copyChannelTypeResponse(copy["type"]);
  return copy;
}

/** Checks values of type PartialInviteChannel, as the service sends them. */
const partialInviteChannelValidator: Validator<PartialInviteChannel> =
  /* @__PURE__ */ validator(isPartialInviteChannel, checkPartialInviteChannel, copyPartialInviteChannel);

export function isVanityUrl(value: unknown): value is VanityUrl {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (code !== null && typeof code !== "string") return false;
  const uses = value["uses"];
  if (typeof uses !== "number" || !Number.isInteger(uses) || uses < 0) return false;
  return true;
}

export function checkVanityUrl(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "a Vanity Url");
  else
    if (code !== null && typeof code !== "string")
      wrongType(report, at(path, "code"), "a string or null", code);
  const uses = value["uses"];
  if (uses === undefined) missing(report, at(path, "uses"), "a Vanity Url");
  else
    if (typeof uses !== "number" || !Number.isInteger(uses))
      wrongType(report, at(path, "uses"), "an integer", uses);
    else if (uses < 0) tooSmall(report, at(path, "uses"), 0, uses);
}

export function copyVanityUrl(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["code", "uses"]);
}

/** Checks values of type VanityUrl. */
const vanityUrlValidator: Validator<VanityUrl> =
  /* @__PURE__ */ validator(isVanityUrl, checkVanityUrl, copyVanityUrl);

export {
  inviteValidator as Invite,
  inviteWithMetadataValidator as InviteWithMetadata,
  inviteTargetTypeValidator as InviteTargetType,
  partialInviteGuildValidator as PartialInviteGuild,
  partialInviteChannelValidator as PartialInviteChannel,
  vanityUrlValidator as VanityUrl,
};
