// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  copyJson,
  firstRepeated,
  isObject,
  maxLength,
  missing,
  namesOf,
  notListed,
  patternMissed,
  pick,
  repeatedItem,
  tooLarge,
  tooLong,
  tooManyItems,
  tooShort,
  tooSmall,
  unique,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  AddEmojiBody,
  ConnectAccountBody,
  Emoji,
  GuildState,
  InstallApplicationBody,
  Integration,
  ModifyGuildStateBody,
} from "../types/guilds.js";
import { checkSnowflake, isSnowflake } from "./common.js";

const modifyGuildStateBodyFeaturesItemPattern = /^[A-Z][A-Z0-9_]{0,63}$/u;
const modifyGuildStateBodyVanityUrlCodePattern = /^[A-Za-z0-9-]{2,32}$/u;
const addEmojiBodyNamePattern = /^[A-Za-z0-9_]{2,32}$/u;
const installApplicationBodyPermissionsPattern = /^[0-9]{1,20}$/u;

export function isGuildState(value: unknown): value is GuildState {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const owner_id = value["owner_id"];
  if (!isSnowflake(owner_id)) return false;
  const features = value["features"];
  if (!isGuildStateFeatures(features)) return false;
  const screening = value["screening"];
  if (typeof screening !== "boolean") return false;
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== null && typeof vanity_url_code !== "string") return false;
  const premium_tier = value["premium_tier"];
  if (typeof premium_tier !== "number" || !Number.isInteger(premium_tier)) return false;
  const premium_subscription_count = value["premium_subscription_count"];
  if (typeof premium_subscription_count !== "number"
    || !Number.isInteger(premium_subscription_count)) return false;
  return true;
}

export function checkGuildState(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Guild State");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Guild State");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const owner_id = value["owner_id"];
  if (owner_id === undefined) missing(report, at(path, "owner_id"), "a Guild State");
  else if (!isSnowflake(owner_id)) checkSnowflake(owner_id, at(path, "owner_id"), report);
  const features = value["features"];
  if (features === undefined) missing(report, at(path, "features"), "a Guild State");
  else checkGuildStateFeatures(features, at(path, "features"), report);
  const screening = value["screening"];
  if (screening === undefined) missing(report, at(path, "screening"), "a Guild State");
  else if (typeof screening !== "boolean") wrongType(report, at(path, "screening"), "a boolean", screening);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code === undefined) missing(report, at(path, "vanity_url_code"), "a Guild State");
  else
    if (vanity_url_code !== null && typeof vanity_url_code !== "string")
      wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
  const premium_tier = value["premium_tier"];
  if (premium_tier === undefined) missing(report, at(path, "premium_tier"), "a Guild State");
  else
    if (typeof premium_tier !== "number" || !Number.isInteger(premium_tier))
      wrongType(report, at(path, "premium_tier"), "an integer", premium_tier);
  const premium_subscription_count = value["premium_subscription_count"];
  if (premium_subscription_count === undefined)
    missing(report, at(path, "premium_subscription_count"), "a Guild State");
  else
    if (typeof premium_subscription_count !== "number" || !Number.isInteger(premium_subscription_count))
      wrongType(report, at(path, "premium_subscription_count"), "an integer", premium_subscription_count);
}

export function copyGuildState(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "name", "owner_id", "features", "screening", "vanity_url_code", "premium_tier",
    "premium_subscription_count",
  ]);
  copy["features"] = copyItems(copy["features"]);
  return copy;
}

function isGuildStateFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkGuildStateFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

/** Checks values of type GuildState. */
const guildStateValidator: Validator<GuildState> =
  /* @__PURE__ */ validator(isGuildState, checkGuildState, copyGuildState);

export function isEmoji(value: unknown): value is Emoji {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  return true;
}

export function checkEmoji(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Emoji");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Emoji");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
}

export function copyEmoji(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "id" || name === "name") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type Emoji. */
const emojiValidator: Validator<Emoji> = /* @__PURE__ */ validator(isEmoji, checkEmoji, copyEmoji);

export function isIntegration(value: unknown): value is Integration {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (typeof type !== "string") return false;
  const role_id = value["role_id"];
  if (role_id !== null && !isSnowflake(role_id)) return false;
  return true;
}

export function checkIntegration(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Integration");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Integration");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Integration");
  else if (typeof type !== "string") wrongType(report, at(path, "type"), "a string", type);
  const role_id = value["role_id"];
  if (role_id === undefined) missing(report, at(path, "role_id"), "an Integration");
  else if (role_id !== null && !isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
}

export function copyIntegration(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name", "type", "role_id"]);
}

/** Checks values of type Integration. */
const integrationValidator: Validator<Integration> =
  /* @__PURE__ */ validator(isIntegration, checkIntegration, copyIntegration);

export function isModifyGuildStateBody(value: unknown): value is ModifyGuildStateBody {
  if (!isObject(value)) return false;
  const features = value["features"];
  if (features !== undefined && !isModifyGuildStateBodyFeatures(features)) return false;
  const screening = value["screening"];
  if (screening !== undefined && typeof screening !== "boolean") return false;
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== undefined
    && vanity_url_code !== null
    && (typeof vanity_url_code !== "string"
      || !modifyGuildStateBodyVanityUrlCodePattern.test(vanity_url_code))) return false;
  const premium_tier = value["premium_tier"];
  if (premium_tier !== undefined
    && (typeof premium_tier !== "number"
      || !Number.isInteger(premium_tier)
      || premium_tier < 0
      || premium_tier > 3)) return false;
  return true;
}

export function checkModifyGuildStateBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const features = value["features"];
  if (features !== undefined) checkModifyGuildStateBodyFeatures(features, at(path, "features"), report);
  const screening = value["screening"];
  if (screening !== undefined && typeof screening !== "boolean")
    wrongType(report, at(path, "screening"), "a boolean", screening);
  const vanity_url_code = value["vanity_url_code"];
  if (vanity_url_code !== undefined && vanity_url_code !== null) {
    if (typeof vanity_url_code !== "string")
      wrongType(report, at(path, "vanity_url_code"), "a string or null", vanity_url_code);
    else
      if (!modifyGuildStateBodyVanityUrlCodePattern.test(vanity_url_code))
        patternMissed(report, at(path, "vanity_url_code"), "^[A-Za-z0-9-]{2,32}$", vanity_url_code);
  }
  const premium_tier = value["premium_tier"];
  if (premium_tier !== undefined) {
    if (typeof premium_tier !== "number" || !Number.isInteger(premium_tier))
      wrongType(report, at(path, "premium_tier"), "an integer", premium_tier);
    else if (premium_tier < 0) tooSmall(report, at(path, "premium_tier"), 0, premium_tier);
    else if (premium_tier > 3) tooLarge(report, at(path, "premium_tier"), 3, premium_tier);
  }
}

export function copyModifyGuildStateBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["features", "screening", "vanity_url_code", "premium_tier"]);
  if (copy["features"] !== undefined) copy["features"] = copyItems(copy["features"]);
  return copy;
}

function isModifyGuildStateBodyFeatures(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (typeof item !== "string"
    || !modifyGuildStateBodyFeaturesItemPattern.test(item)) return false;
  if (!unique(value)) return false;
  return true;
}

function checkModifyGuildStateBodyFeatures(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(report, path, 100, "a Modify Guild State Body", "features", value.length);
  for (let index = 0, end = Math.min(value.length, 100); index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
    else
      if (!modifyGuildStateBodyFeaturesItemPattern.test(item))
        patternMissed(report, at(path, index), "^[A-Z][A-Z0-9_]{0,63}$", item);
  }
  if (value.length > 100) return;
  {
    const index = firstRepeated(value);
    if (index !== -1) repeatedItem(report, path, index, value[index]);
  }
}

/** Checks values of type ModifyGuildStateBody. */
const modifyGuildStateBodyValidator: Validator<ModifyGuildStateBody> =
  /* @__PURE__ */ validator(isModifyGuildStateBody, checkModifyGuildStateBody, copyModifyGuildStateBody);

export function isAddEmojiBody(value: unknown): value is AddEmojiBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !addEmojiBodyNamePattern.test(name_)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isAddEmojiBodyRoles(roles)) return false;
  const animated = value["animated"];
  if (animated !== undefined && typeof animated !== "boolean") return false;
  return true;
}

export function checkAddEmojiBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Add Emoji Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else
      if (!addEmojiBodyNamePattern.test(name_))
        patternMissed(report, at(path, "name"), "^[A-Za-z0-9_]{2,32}$", name_);
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "an Add Emoji Body");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const roles = value["roles"];
  if (roles !== undefined) checkAddEmojiBodyRoles(roles, at(path, "roles"), report);
  const animated = value["animated"];
  if (animated !== undefined && typeof animated !== "boolean")
    wrongType(report, at(path, "animated"), "a boolean", animated);
}

export function copyAddEmojiBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "user_id", "roles", "animated"]);
  if (copy["roles"] === undefined) copy["roles"] = [];
  else copy["roles"] = copyItems(copy["roles"]);
  if (copy["animated"] === undefined) copy["animated"] = false;
  return copy;
}

function isAddEmojiBodyRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  if (!unique(value)) return false;
  return true;
}

function checkAddEmojiBodyRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250) tooManyItems(report, path, 250, "an Add Emoji Body", "roles", value.length);
  checkItems(value.slice(0, 250), path, report, isSnowflake, checkSnowflake);
  if (value.length > 250) return;
  {
    const index = firstRepeated(value);
    if (index !== -1) repeatedItem(report, path, index, value[index]);
  }
}

/** Checks values of type AddEmojiBody. */
const addEmojiBodyValidator: Validator<AddEmojiBody> =
  /* @__PURE__ */ validator(isAddEmojiBody, checkAddEmojiBody, copyAddEmojiBody);

export function isConnectAccountBody(value: unknown): value is ConnectAccountBody {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== "twitch" && type !== "youtube") return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 100)) return false;
  const account_id = value["account_id"];
  if (typeof account_id !== "string" || account_id.length < 1 || !maxLength(account_id, 100)) return false;
  const user_id = value["user_id"];
  if (!isSnowflake(user_id)) return false;
  const role_id = value["role_id"];
  if (role_id !== undefined && !isSnowflake(role_id)) return false;
  const expire_behavior = value["expire_behavior"];
  if (expire_behavior !== undefined
    && (typeof expire_behavior !== "number"
      || !Number.isInteger(expire_behavior)
      || expire_behavior < 0
      || expire_behavior > 1)) return false;
  const expire_grace_period = value["expire_grace_period"];
  if (expire_grace_period !== undefined
    && (typeof expire_grace_period !== "number"
      || !Number.isInteger(expire_grace_period)
      || expire_grace_period < 0
      || expire_grace_period > 30)) return false;
  return true;
}

export function checkConnectAccountBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Connect Account Body");
  else
    if (type !== "twitch" && type !== "youtube")
      notListed(report, at(path, "type"), "enum", "one of \"twitch\" or \"youtube\"", type);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Connect Account Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 100)) tooLong(report, at(path, "name"), 100, name_);
    }
  const account_id = value["account_id"];
  if (account_id === undefined) missing(report, at(path, "account_id"), "a Connect Account Body");
  else
    if (typeof account_id !== "string") wrongType(report, at(path, "account_id"), "a string", account_id);
    else {
      if (account_id.length < 1) tooShort(report, at(path, "account_id"), 1, account_id);
      if (!maxLength(account_id, 100)) tooLong(report, at(path, "account_id"), 100, account_id);
    }
  const user_id = value["user_id"];
  if (user_id === undefined) missing(report, at(path, "user_id"), "a Connect Account Body");
  else if (!isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const role_id = value["role_id"];
  if (role_id !== undefined && !isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
  const expire_behavior = value["expire_behavior"];
  if (expire_behavior !== undefined) {
    if (typeof expire_behavior !== "number" || !Number.isInteger(expire_behavior))
      wrongType(report, at(path, "expire_behavior"), "an integer", expire_behavior);
    else if (expire_behavior < 0) tooSmall(report, at(path, "expire_behavior"), 0, expire_behavior);
    else if (expire_behavior > 1) tooLarge(report, at(path, "expire_behavior"), 1, expire_behavior);
  }
  const expire_grace_period = value["expire_grace_period"];
  if (expire_grace_period !== undefined) {
    if (typeof expire_grace_period !== "number" || !Number.isInteger(expire_grace_period))
      wrongType(report, at(path, "expire_grace_period"), "an integer", expire_grace_period);
    else
      if (expire_grace_period < 0) tooSmall(report, at(path, "expire_grace_period"), 0, expire_grace_period);
    else
      if (expire_grace_period > 30)
        tooLarge(report, at(path, "expire_grace_period"), 30, expire_grace_period);
  }
}

export function copyConnectAccountBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "type", "name", "account_id", "user_id", "role_id", "expire_behavior", "expire_grace_period",
  ]);
  if (copy["expire_behavior"] === undefined) copy["expire_behavior"] = 0;
  if (copy["expire_grace_period"] === undefined) copy["expire_grace_period"] = 1;
  return copy;
}

/** Checks values of type ConnectAccountBody. */
const connectAccountBodyValidator: Validator<ConnectAccountBody> =
  /* @__PURE__ */ validator(isConnectAccountBody, checkConnectAccountBody, copyConnectAccountBody);

export function isInstallApplicationBody(value: unknown): value is InstallApplicationBody {
  if (!isObject(value)) return false;
  const permissions = value["permissions"];
  if (permissions !== undefined
    && (typeof permissions !== "string"
      || !installApplicationBodyPermissionsPattern.test(permissions))) return false;
  return true;
}

export function checkInstallApplicationBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const permissions = value["permissions"];
  if (permissions !== undefined) {
    if (typeof permissions !== "string") wrongType(report, at(path, "permissions"), "a string", permissions);
    else
      if (!installApplicationBodyPermissionsPattern.test(permissions))
        patternMissed(report, at(path, "permissions"), "^[0-9]{1,20}$", permissions);
  }
}

export function copyInstallApplicationBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["permissions"]);
  if (copy["permissions"] === undefined) copy["permissions"] = "0";
  return copy;
}

/** Checks values of type InstallApplicationBody. */
const installApplicationBodyValidator: Validator<InstallApplicationBody> =
  /* @__PURE__ */ validator(
    isInstallApplicationBody,
    checkInstallApplicationBody,
    copyInstallApplicationBody,
  );

export {
  guildStateValidator as GuildState,
  emojiValidator as Emoji,
  integrationValidator as Integration,
  modifyGuildStateBodyValidator as ModifyGuildStateBody,
  addEmojiBodyValidator as AddEmojiBody,
  connectAccountBodyValidator as ConnectAccountBody,
  installApplicationBodyValidator as InstallApplicationBody,
};
