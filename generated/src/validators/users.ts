// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  pick,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { PartialUser, PremiumType, User } from "../types/users.js";
import { checkColor, checkSnowflake, isColor, isSnowflake } from "./common.js";

export function isUser(value: unknown): value is User {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const username = value["username"];
  if (typeof username !== "string") return false;
  const discriminator = value["discriminator"];
  if (typeof discriminator !== "string") return false;
  const avatar = value["avatar"];
  if (avatar !== null && typeof avatar !== "string") return false;
  const bot = value["bot"];
  if (bot !== undefined && typeof bot !== "boolean") return false;
  const system = value["system"];
  if (system !== undefined && typeof system !== "boolean") return false;
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean") return false;
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && typeof banner !== "string") return false;
  const accent_color = value["accent_color"];
  if (accent_color !== undefined && accent_color !== null && !isColor(accent_color)) return false;
  const locale = value["locale"];
  if (locale !== undefined && typeof locale !== "string") return false;
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean") return false;
  const email = value["email"];
  if (email !== undefined && email !== null && typeof email !== "string") return false;
  const flags = value["flags"];
  if (flags !== undefined
    && (typeof flags !== "number" || !Number.isInteger(flags) || flags < 0)) return false;
  const premium_type = value["premium_type"];
  if (premium_type !== undefined && !isPremiumType(premium_type)) return false;
  const public_flags = value["public_flags"];
  if (public_flags !== undefined
    && (typeof public_flags !== "number"
      || !Number.isInteger(public_flags)
      || public_flags < 0)) return false;
  return true;
}

export function checkUser(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a User");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const username = value["username"];
  if (username === undefined) missing(report, at(path, "username"), "a User");
  else if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
  const discriminator = value["discriminator"];
  if (discriminator === undefined) missing(report, at(path, "discriminator"), "a User");
  else
    if (typeof discriminator !== "string")
      wrongType(report, at(path, "discriminator"), "a string", discriminator);
  const avatar = value["avatar"];
  if (avatar === undefined) missing(report, at(path, "avatar"), "a User");
  else
    if (avatar !== null && typeof avatar !== "string")
      wrongType(report, at(path, "avatar"), "a string or null", avatar);
  const bot = value["bot"];
  if (bot !== undefined && typeof bot !== "boolean") wrongType(report, at(path, "bot"), "a boolean", bot);
  const system = value["system"];
  if (system !== undefined && typeof system !== "boolean")
    wrongType(report, at(path, "system"), "a boolean", system);
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean")
    wrongType(report, at(path, "mfa_enabled"), "a boolean", mfa_enabled);
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && typeof banner !== "string")
    wrongType(report, at(path, "banner"), "a string or null", banner);
  const accent_color = value["accent_color"];
  if (accent_color !== undefined && accent_color !== null && !isColor(accent_color))
    checkColor(accent_color, at(path, "accent_color"), report);
  const locale = value["locale"];
  if (locale !== undefined && typeof locale !== "string")
    wrongType(report, at(path, "locale"), "a string", locale);
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean")
    wrongType(report, at(path, "verified"), "a boolean", verified);
  const email = value["email"];
  if (email !== undefined && email !== null && typeof email !== "string")
    wrongType(report, at(path, "email"), "a string or null", email);
  const flags = value["flags"];
  if (flags !== undefined) {
    if (typeof flags !== "number" || !Number.isInteger(flags))
      wrongType(report, at(path, "flags"), "an integer", flags);
    else if (flags < 0) tooSmall(report, at(path, "flags"), 0, flags);
  }
  const premium_type = value["premium_type"];
  if (premium_type !== undefined) checkPremiumType(premium_type, at(path, "premium_type"), report);
  const public_flags = value["public_flags"];
  if (public_flags !== undefined) {
    if (typeof public_flags !== "number" || !Number.isInteger(public_flags))
      wrongType(report, at(path, "public_flags"), "an integer", public_flags);
    else if (public_flags < 0) tooSmall(report, at(path, "public_flags"), 0, public_flags);
  }
}

export function copyUser(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "username", "discriminator", "avatar", "bot", "system", "mfa_enabled", "banner",
    "accent_color", "locale", "verified", "email", "flags", "premium_type", "public_flags",
  ]);
  if (copy["premium_type"] !== undefined) copy["premium_type"] = copyPremiumType(copy["premium_type"]);
  return copy;
}

/** Checks values of type User, as the service sends them. */
const userValidator: Validator<User> = /* @__PURE__ */ validator(isUser, checkUser, copyUser);

export function isPartialUser(value: unknown): value is PartialUser {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const username = value["username"];
  if (username !== undefined && typeof username !== "string") return false;
  const discriminator = value["discriminator"];
  if (discriminator !== undefined && typeof discriminator !== "string") return false;
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && typeof avatar !== "string") return false;
  const bot = value["bot"];
  if (bot !== undefined && typeof bot !== "boolean") return false;
  const system = value["system"];
  if (system !== undefined && typeof system !== "boolean") return false;
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean") return false;
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && typeof banner !== "string") return false;
  const accent_color = value["accent_color"];
  if (accent_color !== undefined && accent_color !== null && !isColor(accent_color)) return false;
  const locale = value["locale"];
  if (locale !== undefined && typeof locale !== "string") return false;
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean") return false;
  const email = value["email"];
  if (email !== undefined && email !== null && typeof email !== "string") return false;
  const flags = value["flags"];
  if (flags !== undefined
    && (typeof flags !== "number" || !Number.isInteger(flags) || flags < 0)) return false;
  const premium_type = value["premium_type"];
  if (premium_type !== undefined && !isPremiumType(premium_type)) return false;
  const public_flags = value["public_flags"];
  if (public_flags !== undefined
    && (typeof public_flags !== "number"
      || !Number.isInteger(public_flags)
      || public_flags < 0)) return false;
  return true;
}

export function checkPartialUser(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Partial User");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const username = value["username"];
  if (username !== undefined && typeof username !== "string")
    wrongType(report, at(path, "username"), "a string", username);
  const discriminator = value["discriminator"];
  if (discriminator !== undefined && typeof discriminator !== "string")
    wrongType(report, at(path, "discriminator"), "a string", discriminator);
  const avatar = value["avatar"];
  if (avatar !== undefined && avatar !== null && typeof avatar !== "string")
    wrongType(report, at(path, "avatar"), "a string or null", avatar);
  const bot = value["bot"];
  if (bot !== undefined && typeof bot !== "boolean") wrongType(report, at(path, "bot"), "a boolean", bot);
  const system = value["system"];
  if (system !== undefined && typeof system !== "boolean")
    wrongType(report, at(path, "system"), "a boolean", system);
  const mfa_enabled = value["mfa_enabled"];
  if (mfa_enabled !== undefined && typeof mfa_enabled !== "boolean")
    wrongType(report, at(path, "mfa_enabled"), "a boolean", mfa_enabled);
  const banner = value["banner"];
  if (banner !== undefined && banner !== null && typeof banner !== "string")
    wrongType(report, at(path, "banner"), "a string or null", banner);
  const accent_color = value["accent_color"];
  if (accent_color !== undefined && accent_color !== null && !isColor(accent_color))
    checkColor(accent_color, at(path, "accent_color"), report);
  const locale = value["locale"];
  if (locale !== undefined && typeof locale !== "string")
    wrongType(report, at(path, "locale"), "a string", locale);
  const verified = value["verified"];
  if (verified !== undefined && typeof verified !== "boolean")
    wrongType(report, at(path, "verified"), "a boolean", verified);
  const email = value["email"];
  if (email !== undefined && email !== null && typeof email !== "string")
    wrongType(report, at(path, "email"), "a string or null", email);
  const flags = value["flags"];
  if (flags !== undefined) {
    if (typeof flags !== "number" || !Number.isInteger(flags))
      wrongType(report, at(path, "flags"), "an integer", flags);
    else if (flags < 0) tooSmall(report, at(path, "flags"), 0, flags);
  }
  const premium_type = value["premium_type"];
  if (premium_type !== undefined) checkPremiumType(premium_type, at(path, "premium_type"), report);
  const public_flags = value["public_flags"];
  if (public_flags !== undefined) {
    if (typeof public_flags !== "number" || !Number.isInteger(public_flags))
      wrongType(report, at(path, "public_flags"), "an integer", public_flags);
    else if (public_flags < 0) tooSmall(report, at(path, "public_flags"), 0, public_flags);
  }
}

export function copyPartialUser(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "username", "discriminator", "avatar", "bot", "system", "mfa_enabled", "banner",
    "accent_color", "locale", "verified", "email", "flags", "premium_type", "public_flags",
  ]);
  if (copy["premium_type"] !== undefined) copy["premium_type"] = copyPremiumType(copy["premium_type"]);
  return copy;
}

/** Checks values of type PartialUser, as the service sends them. */
const partialUserValidator: Validator<PartialUser> =
  /* @__PURE__ */ validator(isPartialUser, checkPartialUser, copyPartialUser);

export function isPremiumType(value: unknown): value is PremiumType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkPremiumType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyPremiumType(value: unknown): unknown {
  return value;
}

/** Checks values of type PremiumType, as the service sends them. */
const premiumTypeValidator: Validator<PremiumType> =
  /* @__PURE__ */ validator(isPremiumType, checkPremiumType, copyPremiumType);

export { userValidator as User, partialUserValidator as PartialUser, premiumTypeValidator as PremiumType };
