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
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  Integration,
  IntegrationAccount,
  IntegrationApplication,
  IntegrationExpireBehavior,
  IntegrationType,
} from "../types/integrations.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";
import { checkUser, copyUser, isUser } from "./users.js";

export function isIntegration(value: unknown): value is Integration {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isIntegrationType(type)) return false;
  const enabled = value["enabled"];
  if (typeof enabled !== "boolean") return false;
  const syncing = value["syncing"];
  if (syncing !== undefined && typeof syncing !== "boolean") return false;
  const role_id = value["role_id"];
  if (role_id !== undefined && !isSnowflake(role_id)) return false;
  const enable_emoticons = value["enable_emoticons"];
  if (enable_emoticons !== undefined && typeof enable_emoticons !== "boolean") return false;
  const expire_behavior = value["expire_behavior"];
  if (expire_behavior !== undefined && !isIntegrationExpireBehavior(expire_behavior)) return false;
  const expire_grace_period = value["expire_grace_period"];
  if (expire_grace_period !== undefined
    && (typeof expire_grace_period !== "number" || !Number.isInteger(expire_grace_period))) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const account = value["account"];
  if (!isIntegrationAccount(account)) return false;
  const synced_at = value["synced_at"];
  if (synced_at !== undefined && !isTimestamp(synced_at)) return false;
  const subscriber_count = value["subscriber_count"];
  if (subscriber_count !== undefined
    && (typeof subscriber_count !== "number" || !Number.isInteger(subscriber_count))) return false;
  const revoked = value["revoked"];
  if (revoked !== undefined && typeof revoked !== "boolean") return false;
  const application = value["application"];
  if (application !== undefined && !isIntegrationApplication(application)) return false;
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
  else checkIntegrationType(type, at(path, "type"), report);
  const enabled = value["enabled"];
  if (enabled === undefined) missing(report, at(path, "enabled"), "an Integration");
  else if (typeof enabled !== "boolean") wrongType(report, at(path, "enabled"), "a boolean", enabled);
  const syncing = value["syncing"];
  if (syncing !== undefined && typeof syncing !== "boolean")
    wrongType(report, at(path, "syncing"), "a boolean", syncing);
  const role_id = value["role_id"];
  if (role_id !== undefined && !isSnowflake(role_id)) checkSnowflake(role_id, at(path, "role_id"), report);
  const enable_emoticons = value["enable_emoticons"];
  if (enable_emoticons !== undefined && typeof enable_emoticons !== "boolean")
    wrongType(report, at(path, "enable_emoticons"), "a boolean", enable_emoticons);
  const expire_behavior = value["expire_behavior"];
  if (expire_behavior !== undefined)
    checkIntegrationExpireBehavior(expire_behavior, at(path, "expire_behavior"), report);
  const expire_grace_period = value["expire_grace_period"];
  if (expire_grace_period !== undefined
      && (typeof expire_grace_period !== "number" || !Number.isInteger(expire_grace_period)))
    wrongType(report, at(path, "expire_grace_period"), "an integer", expire_grace_period);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const account = value["account"];
  if (account === undefined) missing(report, at(path, "account"), "an Integration");
  else checkIntegrationAccount(account, at(path, "account"), report);
  const synced_at = value["synced_at"];
  if (synced_at !== undefined && !isTimestamp(synced_at))
    checkTimestamp(synced_at, at(path, "synced_at"), report);
  const subscriber_count = value["subscriber_count"];
  if (subscriber_count !== undefined
      && (typeof subscriber_count !== "number" || !Number.isInteger(subscriber_count)))
    wrongType(report, at(path, "subscriber_count"), "an integer", subscriber_count);
  const revoked = value["revoked"];
  if (revoked !== undefined && typeof revoked !== "boolean")
    wrongType(report, at(path, "revoked"), "a boolean", revoked);
  const application = value["application"];
  if (application !== undefined) checkIntegrationApplication(application, at(path, "application"), report);
}

export function copyIntegration(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "name", "type", "enabled", "syncing", "role_id", "enable_emoticons", "expire_behavior",
    "expire_grace_period", "user", "account", "synced_at", "subscriber_count", "revoked",
    "application",
  ]);
  copy["type"] = copyIntegrationType(copy["type"]);
  if (copy["expire_behavior"] !== undefined)
    copy["expire_behavior"] = copyIntegrationExpireBehavior(copy["expire_behavior"]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  copy["account"] = copyIntegrationAccount(copy["account"]);
  if (copy["application"] !== undefined)
    copy["application"] = copyIntegrationApplication(copy["application"]);
  return copy;
}

/** Checks values of type Integration, as the service sends them. */
const integrationValidator: Validator<Integration> =
  /* @__PURE__ */ validator(isIntegration, checkIntegration, copyIntegration);

export function isIntegrationAccount(value: unknown): value is IntegrationAccount {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  return true;
}

export function checkIntegrationAccount(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Integration Account");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Integration Account");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
}

export function copyIntegrationAccount(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name"]);
}

/** Checks values of type IntegrationAccount. */
const integrationAccountValidator: Validator<IntegrationAccount> =
  /* @__PURE__ */ validator(isIntegrationAccount, checkIntegrationAccount, copyIntegrationAccount);

export function isIntegrationApplication(value: unknown): value is IntegrationApplication {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const icon = value["icon"];
  if (icon !== null && typeof icon !== "string") return false;
  const description = value["description"];
  if (typeof description !== "string") return false;
  const summary = value["summary"];
  if (typeof summary !== "string") return false;
  const bot = value["bot"];
  if (bot !== undefined && !isUser(bot)) return false;
  return true;
}

export function checkIntegrationApplication(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Integration Application");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Integration Application");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const icon = value["icon"];
  if (icon === undefined) missing(report, at(path, "icon"), "an Integration Application");
  else
    if (icon !== null && typeof icon !== "string")
      wrongType(report, at(path, "icon"), "a string or null", icon);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "an Integration Application");
  else
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
  const summary = value["summary"];
  if (summary === undefined) missing(report, at(path, "summary"), "an Integration Application");
  else if (typeof summary !== "string") wrongType(report, at(path, "summary"), "a string", summary);
  const bot = value["bot"];
  if (bot !== undefined) checkUser(bot, at(path, "bot"), report);
}

export function copyIntegrationApplication(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name", "icon", "description", "summary", "bot"]);
  if (copy["bot"] !== undefined) copy["bot"] = copyUser(copy["bot"]);
  return copy;
}

/** Checks values of type IntegrationApplication, as the service sends them. */
const integrationApplicationValidator: Validator<IntegrationApplication> =
  /* @__PURE__ */ validator(
    isIntegrationApplication,
    checkIntegrationApplication,
    copyIntegrationApplication,
  );

export function isIntegrationType(value: unknown): value is IntegrationType {
  return typeof value === "string";
}

export function checkIntegrationType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
}

export function copyIntegrationType(value: unknown): unknown {
  return value;
}

/** Checks values of type IntegrationType, as the service sends them. */
const integrationTypeValidator: Validator<IntegrationType> =
  /* @__PURE__ */ validator(isIntegrationType, checkIntegrationType, copyIntegrationType);

export function isIntegrationExpireBehavior(value: unknown): value is IntegrationExpireBehavior {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkIntegrationExpireBehavior(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyIntegrationExpireBehavior(value: unknown): unknown {
  return value;
}

/** Checks values of type IntegrationExpireBehavior, as the service sends them. */
const integrationExpireBehaviorValidator: Validator<IntegrationExpireBehavior> =
  /* @__PURE__ */ validator(
    isIntegrationExpireBehavior,
    checkIntegrationExpireBehavior,
    copyIntegrationExpireBehavior,
  );

export {
  integrationValidator as Integration,
  integrationAccountValidator as IntegrationAccount,
  integrationApplicationValidator as IntegrationApplication,
  integrationTypeValidator as IntegrationType,
  integrationExpireBehaviorValidator as IntegrationExpireBehavior,
};
