// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type DirectionalValidator,
  type Path,
  type Report,
  at,
  directional,
  isObject,
  missing,
  notListed,
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
  if (id === undefined) missing(report, at(path, "id"), "an User");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const username = value["username"];
  if (username === undefined) missing(report, at(path, "username"), "an User");
  else if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
  const discriminator = value["discriminator"];
  if (discriminator === undefined) missing(report, at(path, "discriminator"), "an User");
  else
    if (typeof discriminator !== "string")
      wrongType(report, at(path, "discriminator"), "a string", discriminator);
  const avatar = value["avatar"];
  if (avatar === undefined) missing(report, at(path, "avatar"), "an User");
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
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["username"] = value["username"];
  copy["discriminator"] = value["discriminator"];
  copy["avatar"] = value["avatar"];
  if (value["bot"] !== undefined) copy["bot"] = value["bot"];
  if (value["system"] !== undefined) copy["system"] = value["system"];
  if (value["mfa_enabled"] !== undefined) copy["mfa_enabled"] = value["mfa_enabled"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["accent_color"] !== undefined) copy["accent_color"] = value["accent_color"];
  if (value["locale"] !== undefined) copy["locale"] = value["locale"];
  if (value["verified"] !== undefined) copy["verified"] = value["verified"];
  if (value["email"] !== undefined) copy["email"] = value["email"];
  if (value["flags"] !== undefined) copy["flags"] = value["flags"];
  if (value["premium_type"] !== undefined) copy["premium_type"] = copyPremiumType(value["premium_type"]);
  if (value["public_flags"] !== undefined) copy["public_flags"] = value["public_flags"];
  return copy;
}

export function isUserResponse(value: unknown): value is User {
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
  if (premium_type !== undefined && !isPremiumTypeResponse(premium_type)) return false;
  const public_flags = value["public_flags"];
  if (public_flags !== undefined
    && (typeof public_flags !== "number"
      || !Number.isInteger(public_flags)
      || public_flags < 0)) return false;
  return true;
}

export function checkUserResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an User");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const username = value["username"];
  if (username === undefined) missing(report, at(path, "username"), "an User");
  else if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
  const discriminator = value["discriminator"];
  if (discriminator === undefined) missing(report, at(path, "discriminator"), "an User");
  else
    if (typeof discriminator !== "string")
      wrongType(report, at(path, "discriminator"), "a string", discriminator);
  const avatar = value["avatar"];
  if (avatar === undefined) missing(report, at(path, "avatar"), "an User");
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
  if (premium_type !== undefined) checkPremiumTypeResponse(premium_type, at(path, "premium_type"), report);
  const public_flags = value["public_flags"];
  if (public_flags !== undefined) {
    if (typeof public_flags !== "number" || !Number.isInteger(public_flags))
      wrongType(report, at(path, "public_flags"), "an integer", public_flags);
    else if (public_flags < 0) tooSmall(report, at(path, "public_flags"), 0, public_flags);
  }
}

export function copyUserResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["username"] = value["username"];
  copy["discriminator"] = value["discriminator"];
  copy["avatar"] = value["avatar"];
  if (value["bot"] !== undefined) copy["bot"] = value["bot"];
  if (value["system"] !== undefined) copy["system"] = value["system"];
  if (value["mfa_enabled"] !== undefined) copy["mfa_enabled"] = value["mfa_enabled"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["accent_color"] !== undefined) copy["accent_color"] = value["accent_color"];
  if (value["locale"] !== undefined) copy["locale"] = value["locale"];
  if (value["verified"] !== undefined) copy["verified"] = value["verified"];
  if (value["email"] !== undefined) copy["email"] = value["email"];
  if (value["flags"] !== undefined) copy["flags"] = value["flags"];
  if (value["premium_type"] !== undefined)
    copy["premium_type"] = copyPremiumTypeResponse(value["premium_type"]);
  if (value["public_flags"] !== undefined) copy["public_flags"] = value["public_flags"];
  return copy;
}

/** Checks values of type User. */
const userValidator: DirectionalValidator<User, User> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isUser, checkUser, copyUser),
    /* @__PURE__ */ validator(isUserResponse, checkUserResponse, copyUserResponse),
  );

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
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  if (value["username"] !== undefined) copy["username"] = value["username"];
  if (value["discriminator"] !== undefined) copy["discriminator"] = value["discriminator"];
  if (value["avatar"] !== undefined) copy["avatar"] = value["avatar"];
  if (value["bot"] !== undefined) copy["bot"] = value["bot"];
  if (value["system"] !== undefined) copy["system"] = value["system"];
  if (value["mfa_enabled"] !== undefined) copy["mfa_enabled"] = value["mfa_enabled"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["accent_color"] !== undefined) copy["accent_color"] = value["accent_color"];
  if (value["locale"] !== undefined) copy["locale"] = value["locale"];
  if (value["verified"] !== undefined) copy["verified"] = value["verified"];
  if (value["email"] !== undefined) copy["email"] = value["email"];
  if (value["flags"] !== undefined) copy["flags"] = value["flags"];
  if (value["premium_type"] !== undefined) copy["premium_type"] = copyPremiumType(value["premium_type"]);
  if (value["public_flags"] !== undefined) copy["public_flags"] = value["public_flags"];
  return copy;
}

export function isPartialUserResponse(value: unknown): value is PartialUser {
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
  if (premium_type !== undefined && !isPremiumTypeResponse(premium_type)) return false;
  const public_flags = value["public_flags"];
  if (public_flags !== undefined
    && (typeof public_flags !== "number"
      || !Number.isInteger(public_flags)
      || public_flags < 0)) return false;
  return true;
}

export function checkPartialUserResponse(value: unknown, path: Path, report: Report): void {
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
  if (premium_type !== undefined) checkPremiumTypeResponse(premium_type, at(path, "premium_type"), report);
  const public_flags = value["public_flags"];
  if (public_flags !== undefined) {
    if (typeof public_flags !== "number" || !Number.isInteger(public_flags))
      wrongType(report, at(path, "public_flags"), "an integer", public_flags);
    else if (public_flags < 0) tooSmall(report, at(path, "public_flags"), 0, public_flags);
  }
}

export function copyPartialUserResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  if (value["username"] !== undefined) copy["username"] = value["username"];
  if (value["discriminator"] !== undefined) copy["discriminator"] = value["discriminator"];
  if (value["avatar"] !== undefined) copy["avatar"] = value["avatar"];
  if (value["bot"] !== undefined) copy["bot"] = value["bot"];
  if (value["system"] !== undefined) copy["system"] = value["system"];
  if (value["mfa_enabled"] !== undefined) copy["mfa_enabled"] = value["mfa_enabled"];
  if (value["banner"] !== undefined) copy["banner"] = value["banner"];
  if (value["accent_color"] !== undefined) copy["accent_color"] = value["accent_color"];
  if (value["locale"] !== undefined) copy["locale"] = value["locale"];
  if (value["verified"] !== undefined) copy["verified"] = value["verified"];
  if (value["email"] !== undefined) copy["email"] = value["email"];
  if (value["flags"] !== undefined) copy["flags"] = value["flags"];
  if (value["premium_type"] !== undefined)
    copy["premium_type"] = copyPremiumTypeResponse(value["premium_type"]);
  if (value["public_flags"] !== undefined) copy["public_flags"] = value["public_flags"];
  return copy;
}

/** Checks values of type PartialUser. */
const partialUserValidator: DirectionalValidator<PartialUser, PartialUser> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPartialUser, checkPartialUser, copyPartialUser),
    /* @__PURE__ */ validator(isPartialUserResponse, checkPartialUserResponse, copyPartialUserResponse),
  );

export function isPremiumType(value: unknown): value is PremiumType {
  return value === 0 || value === 1 || value === 2;
}

export function checkPremiumType(value: unknown, path: Path, report: Report): void {
  if (value !== 0 && value !== 1 && value !== 2)
    notListed(report, path, "enum", "one of 0 (NONE), 1 (CLASSIC) or 2 (FULL)", value);
}

export function copyPremiumType(value: unknown): unknown {
  return value;
}

export function isPremiumTypeResponse(value: unknown): value is PremiumType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkPremiumTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyPremiumTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type PremiumType. */
const premiumTypeValidator: DirectionalValidator<PremiumType, PremiumType> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isPremiumType, checkPremiumType, copyPremiumType),
    /* @__PURE__ */ validator(isPremiumTypeResponse, checkPremiumTypeResponse, copyPremiumTypeResponse),
  );

export { userValidator as User, partialUserValidator as PartialUser, premiumTypeValidator as PremiumType };
