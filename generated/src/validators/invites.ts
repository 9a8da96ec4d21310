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
  merged,
  missing,
  notListed,
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
  checkChannelType,
  checkChannelTypeResponse,
  checkStageInstance,
  checkStageInstanceResponse,
  copyChannelType,
  copyChannelTypeResponse,
  copyStageInstance,
  copyStageInstanceResponse,
  isChannelType,
  isChannelTypeResponse,
  isStageInstance,
  isStageInstanceResponse,
} from "./channels.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";
import {
  checkGuildFeature,
  checkVerificationLevel,
  checkVerificationLevelResponse,
  copyGuildFeature,
  copyVerificationLevel,
  copyVerificationLevelResponse,
  isGuildFeature,
  isVerificationLevel,
  isVerificationLevelResponse,
} from "./guilds.js";
import {
  checkIntegrationApplication,
  checkIntegrationApplicationResponse,
  copyIntegrationApplication,
  copyIntegrationApplicationResponse,
  isIntegrationApplication,
  isIntegrationApplicationResponse,
} from "./integrations.js";
import { checkUser, checkUserResponse, copyUser, copyUserResponse, isUser, isUserResponse } from "./users.js";
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
  const copy: Record<string, unknown> = {};
  copy["code"] = value["code"];
  if (value["guild"] !== undefined) copy["guild"] = copyPartialInviteGuild(value["guild"]);
  copy["channel"] = copyPartialInviteChannel(value["channel"]);
  if (value["inviter"] !== undefined) copy["inviter"] = copyUser(value["inviter"]);
  if (value["target_type"] !== undefined) copy["target_type"] = copyInviteTargetType(value["target_type"]);
  if (value["target_user"] !== undefined) copy["target_user"] = copyUser(value["target_user"]);
  if (value["target_application"] !== undefined)
    copy["target_application"] = copyIntegrationApplication(value["target_application"]);
  if (value["approximate_presence_count"] !== undefined)
    copy["approximate_presence_count"] = value["approximate_presence_count"];
  if (value["approximate_member_count"] !== undefined)
    copy["approximate_member_count"] = value["approximate_member_count"];
  if (value["expires_at"] !== undefined) copy["expires_at"] = value["expires_at"];
  if (value["stage_instance"] !== undefined)
    copy["stage_instance"] = copyStageInstance(value["stage_instance"]);
  return copy;
}

export function isInviteResponse(value: unknown): value is Invite {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (typeof code !== "string") return false;
  const guild = value["guild"];
  if (guild !== undefined && !isPartialInviteGuildResponse(guild)) return false;
  const channel = value["channel"];
  if (!isPartialInviteChannelResponse(channel)) return false;
  const inviter = value["inviter"];
  if (inviter !== undefined && !isUserResponse(inviter)) return false;
  const target_type = value["target_type"];
  if (target_type !== undefined && !isInviteTargetTypeResponse(target_type)) return false;
  const target_user = value["target_user"];
  if (target_user !== undefined && !isUserResponse(target_user)) return false;
  const target_application = value["target_application"];
  if (target_application !== undefined && !isIntegrationApplicationResponse(target_application)) return false;
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
  if (stage_instance !== undefined && !isStageInstanceResponse(stage_instance)) return false;
  return true;
}

export function checkInviteResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "an Invite");
  else if (typeof code !== "string") wrongType(report, at(path, "code"), "a string", code);
  const guild = value["guild"];
  if (guild !== undefined) checkPartialInviteGuildResponse(guild, at(path, "guild"), report);
  const channel = value["channel"];
  if (channel === undefined) missing(report, at(path, "channel"), "an Invite");
  else checkPartialInviteChannelResponse(channel, at(path, "channel"), report);
  const inviter = value["inviter"];
  if (inviter !== undefined) checkUserResponse(inviter, at(path, "inviter"), report);
  const target_type = value["target_type"];
  if (target_type !== undefined) checkInviteTargetTypeResponse(target_type, at(path, "target_type"), report);
  const target_user = value["target_user"];
  if (target_user !== undefined) checkUserResponse(target_user, at(path, "target_user"), report);
  const target_application = value["target_application"];
  if (target_application !== undefined)
    checkIntegrationApplicationResponse(target_application, at(path, "target_application"), report);
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
  if (stage_instance !== undefined)
    checkStageInstanceResponse(stage_instance, at(path, "stage_instance"), report);
}

export function copyInviteResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["code"] = value["code"];
  if (value["guild"] !== undefined) copy["guild"] = copyPartialInviteGuildResponse(value["guild"]);
  copy["channel"] = copyPartialInviteChannelResponse(value["channel"]);
  if (value["inviter"] !== undefined) copy["inviter"] = copyUserResponse(value["inviter"]);
  if (value["target_type"] !== undefined)
    copy["target_type"] = copyInviteTargetTypeResponse(value["target_type"]);
  if (value["target_user"] !== undefined) copy["target_user"] = copyUserResponse(value["target_user"]);
  if (value["target_application"] !== undefined)
    copy["target_application"] = copyIntegrationApplicationResponse(value["target_application"]);
  if (value["approximate_presence_count"] !== undefined)
    copy["approximate_presence_count"] = value["approximate_presence_count"];
  if (value["approximate_member_count"] !== undefined)
    copy["approximate_member_count"] = value["approximate_member_count"];
  if (value["expires_at"] !== undefined) copy["expires_at"] = value["expires_at"];
  if (value["stage_instance"] !== undefined)
    copy["stage_instance"] = copyStageInstanceResponse(value["stage_instance"]);
  return copy;
}

/** Checks values of type Invite. */
const inviteValidator: DirectionalValidator<Invite, Invite> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInvite, checkInvite, copyInvite),
    /* @__PURE__ */ validator(isInviteResponse, checkInviteResponse, copyInviteResponse),
  );

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
  const copy: Record<string, unknown> = {};
  copy["uses"] = value["uses"];
  copy["max_uses"] = value["max_uses"];
  copy["max_age"] = value["max_age"];
  copy["temporary"] = value["temporary"];
  copy["created_at"] = value["created_at"];
  return copy;
}

export function isInviteWithMetadataResponse(value: unknown): value is InviteWithMetadata {
  if (!isInviteResponse(value)) return false;
  if (!isInviteWithMetadataPart2(value)) return false;
  return true;
}

export function checkInviteWithMetadataResponse(value: unknown, path: Path, report: Report): void {
  checkInviteResponse(value, path, report);
  checkInviteWithMetadataPart2(value, path, report);
}

export function copyInviteWithMetadataResponse(value: unknown): unknown {
  let copy: unknown = copyInviteResponse(value);
  copy = merged(copy, copyInviteWithMetadataPart2(value));
  return copy;
}

/** Checks values of type InviteWithMetadata. */
const inviteWithMetadataValidator: DirectionalValidator<InviteWithMetadata, InviteWithMetadata> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInviteWithMetadata, checkInviteWithMetadata, copyInviteWithMetadata),
    /* @__PURE__ */ validator(
      isInviteWithMetadataResponse,
      checkInviteWithMetadataResponse,
      copyInviteWithMetadataResponse,
    ),
  );

export function isInviteTargetType(value: unknown): value is InviteTargetType {
  return value === 1 || value === 2;
}

export function checkInviteTargetType(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2)
    notListed(report, path, "enum", "one of 1 (STREAM) or 2 (EMBEDDED_APPLICATION)", value);
}

export function copyInviteTargetType(value: unknown): unknown {
  return value;
}

export function isInviteTargetTypeResponse(value: unknown): value is InviteTargetType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkInviteTargetTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyInviteTargetTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type InviteTargetType. */
const inviteTargetTypeValidator: DirectionalValidator<InviteTargetType, InviteTargetType> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInviteTargetType, checkInviteTargetType, copyInviteTargetType),
    /* @__PURE__ */ validator(
      isInviteTargetTypeResponse,
      checkInviteTargetTypeResponse,
      copyInviteTargetTypeResponse,
    ),
  );

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
  if (features !== undefined && !isPartialInviteGuildFeatures(features)) return false;
  const verification_level = value["verification_level"];
  if (verification_level !== undefined && !isVerificationLevel(verification_level)) return false;
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
  if (features !== undefined) checkPartialInviteGuildFeatures(features, at(path, "features"), report);
  const verification_level = value["verification_level"];
  if (verification_level !== undefined)
    checkVerificationLevel(verification_level, at(path, "verification_level"), report);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== undefined && vanity_url_code !== null && typeof vanity_url_code !== "string")
    wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined) checkWelcomeScreen(welcome_screen, at(path, "welcome_screen"), report);
}

export function copyPartialInviteGuild(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  if (value["splash"] !== undefined) copy["splash"] = value["splash"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["description"] !== undefined) copy["description"] = value["description"];
  if (value["icon"] !== undefined) copy["icon"] = value["icon"];
  if (value["features"] !== undefined) copy["features"] = copyPartialInviteGuildFeatures(value["features"]);
  if (value["verification_level"] !== undefined)
    copy["verification_level"] = copyVerificationLevel(value["verification_level"]);
  if (value["vanity_url_code"] !== undefined) copy["vanity_url_code"] = value["vanity_url_code"];
  if (value["welcome_screen"] !== undefined)
    copy["welcome_screen"] = copyWelcomeScreen(value["welcome_screen"]);
  return copy;
}

function isPartialInviteGuildFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isGuildFeature(item)) return false;
  return true;
}

function checkPartialInviteGuildFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isGuildFeature(item)) checkGuildFeature(item, at(path, index), report);
  }
}

function copyPartialInviteGuildFeatures(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyGuildFeature(item));
}

export function isPartialInviteGuildResponse(value: unknown): value is PartialInviteGuild {
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
  if (features !== undefined && !isPartialInviteGuildFeatures(features)) return false;
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

export function checkPartialInviteGuildResponse(value: unknown, path: Path, report: Report): void {
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
  if (features !== undefined) checkPartialInviteGuildFeatures(features, at(path, "features"), report);
  const verification_level = value["verification_level"];
  if (verification_level !== undefined)
    checkVerificationLevelResponse(verification_level, at(path, "verification_level"), report);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== undefined && vanity_url_code !== null && typeof vanity_url_code !== "string")
    wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
  const welcome_screen = value["welcome_screen"];
  if (welcome_screen !== undefined) checkWelcomeScreen(welcome_screen, at(path, "welcome_screen"), report);
}

export function copyPartialInviteGuildResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  if (value["splash"] !== undefined) copy["splash"] = value["splash"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["description"] !== undefined) copy["description"] = value["description"];
  if (value["icon"] !== undefined) copy["icon"] = value["icon"];
  if (value["features"] !== undefined) copy["features"] = copyPartialInviteGuildFeatures(value["features"]);
  if (value["verification_level"] !== undefined)
    copy["verification_level"] = copyVerificationLevelResponse(value["verification_level"]);
  if (value["vanity_url_code"] !== undefined) copy["vanity_url_code"] = value["vanity_url_code"];
  if (value["welcome_screen"] !== undefined)
    copy["welcome_screen"] = copyWelcomeScreen(value["welcome_screen"]);
  return copy;
}

/** Checks values of type PartialInviteGuild. */
const partialInviteGuildValidator: DirectionalValidator<PartialInviteGuild, PartialInviteGuild> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPartialInviteGuild, checkPartialInviteGuild, copyPartialInviteGuild),
    /* @__PURE__ */ validator(
      isPartialInviteGuildResponse,
      checkPartialInviteGuildResponse,
      copyPartialInviteGuildResponse,
    ),
  );

export function isPartialInviteChannel(value: unknown): value is PartialInviteChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (name_ !== null && typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isChannelType(type)) return false;
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
  else checkChannelType(type, at(path, "type"), report);
}

export function copyPartialInviteChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyChannelType(value["type"]);
  return copy;
}

export function isPartialInviteChannelResponse(value: unknown): value is PartialInviteChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (name_ !== null && typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isChannelTypeResponse(type)) return false;
  return true;
}

export function checkPartialInviteChannelResponse(value: unknown, path: Path, report: Report): void {
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

export function copyPartialInviteChannelResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyChannelTypeResponse(value["type"]);
  return copy;
}

/** Checks values of type PartialInviteChannel. */
const partialInviteChannelValidator: DirectionalValidator<PartialInviteChannel, PartialInviteChannel> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPartialInviteChannel, checkPartialInviteChannel, copyPartialInviteChannel),
    /* @__PURE__ */ validator(
      isPartialInviteChannelResponse,
      checkPartialInviteChannelResponse,
      copyPartialInviteChannelResponse,
    ),
  );

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
  const copy: Record<string, unknown> = {};
  copy["code"] = value["code"];
  copy["uses"] = value["uses"];
  return copy;
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
