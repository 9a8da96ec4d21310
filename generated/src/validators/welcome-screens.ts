// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  isObject,
  missing,
  pick,
  tooManyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ModifyGuildWelcomeScreenBody,
  WelcomeScreen,
  WelcomeScreenChannel,
} from "../types/welcome-screens.js";
import { checkSnowflake, isSnowflake } from "./common.js";

export function isWelcomeScreen(value: unknown): value is WelcomeScreen {
  if (!isObject(value)) return false;
  const description = value["description"];
  if (description !== null && typeof description !== "string") return false;
  const welcome_channels = value["welcome_channels"];
  if (!isWelcomeScreenWelcomeChannels(welcome_channels)) return false;
  return true;
}

export function checkWelcomeScreen(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Welcome Screen");
  else
    if (description !== null && typeof description !== "string")
      wrongType(report, at(path, "description"), "a string or null", description);
  const welcome_channels = value["welcome_channels"];
  if (welcome_channels === undefined) missing(report, at(path, "welcome_channels"), "a Welcome Screen");
  else checkWelcomeScreenWelcomeChannels(welcome_channels, at(path, "welcome_channels"), report);
}

export function copyWelcomeScreen(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["description", "welcome_channels"]);
  copy["welcome_channels"] = copyItems(copy["welcome_channels"], copyWelcomeScreenChannel);
  return copy;
}

function isWelcomeScreenWelcomeChannels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 5) return false;
  for (const item of value) if (!isWelcomeScreenChannel(item)) return false;
  return true;
}

function checkWelcomeScreenWelcomeChannels(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 5) tooManyItems(report, path, 5, "a Welcome Screen", "welcome channels", value.length);
  checkItems(value.slice(0, 5), path, report, isWelcomeScreenChannel, checkWelcomeScreenChannel);
}

/** Checks values of type WelcomeScreen. */
const welcomeScreenValidator: Validator<WelcomeScreen> =
  /* @__PURE__ */ validator(isWelcomeScreen, checkWelcomeScreen, copyWelcomeScreen);

export function isWelcomeScreenChannel(value: unknown): value is WelcomeScreenChannel {
  if (!isObject(value)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const description = value["description"];
  if (typeof description !== "string") return false;
  const emoji_id = value["emoji_id"];
  if (emoji_id !== null && !isSnowflake(emoji_id)) return false;
  const emoji_name = value["emoji_name"];
  if (emoji_name !== null && typeof emoji_name !== "string") return false;
  return true;
}

export function checkWelcomeScreenChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Welcome Screen Channel");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Welcome Screen Channel");
  else
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
  const emoji_id = value["emoji_id"];
  if (emoji_id === undefined) missing(report, at(path, "emoji_id"), "a Welcome Screen Channel");
  else
    if (emoji_id !== null && !isSnowflake(emoji_id)) checkSnowflake(emoji_id, at(path, "emoji_id"), report);
  const emoji_name = value["emoji_name"];
  if (emoji_name === undefined) missing(report, at(path, "emoji_name"), "a Welcome Screen Channel");
  else
    if (emoji_name !== null && typeof emoji_name !== "string")
      wrongType(report, at(path, "emoji_name"), "a string or null", emoji_name);
}

export function copyWelcomeScreenChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["channel_id", "description", "emoji_id", "emoji_name"]);
}

/** Checks values of type WelcomeScreenChannel. */
const welcomeScreenChannelValidator: Validator<WelcomeScreenChannel> =
  /* @__PURE__ */ validator(isWelcomeScreenChannel, checkWelcomeScreenChannel, copyWelcomeScreenChannel);

export function isModifyGuildWelcomeScreenBody(value: unknown): value is ModifyGuildWelcomeScreenBody {
  if (!isObject(value)) return false;
  const enabled = value["enabled"];
  if (enabled !== undefined && typeof enabled !== "boolean") return false;
  const welcome_channels = value["welcome_channels"];
  if (welcome_channels !== undefined
    && !isModifyGuildWelcomeScreenBodyWelcomeChannels(welcome_channels)) return false;
  const description = value["description"];
  if (description !== undefined && typeof description !== "string") return false;
  return true;
}

export function checkModifyGuildWelcomeScreenBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const enabled = value["enabled"];
  if (enabled !== undefined && typeof enabled !== "boolean")
    wrongType(report, at(path, "enabled"), "a boolean", enabled);
  const welcome_channels = value["welcome_channels"];
  if (welcome_channels !== undefined)
    checkModifyGuildWelcomeScreenBodyWelcomeChannels(welcome_channels, at(path, "welcome_channels"), report);
  const description = value["description"];
  if (description !== undefined && typeof description !== "string")
    wrongType(report, at(path, "description"), "a string", description);
}

export function copyModifyGuildWelcomeScreenBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["enabled", "welcome_channels", "description"]);
  if (copy["welcome_channels"] !== undefined)
    copy["welcome_channels"] = copyItems(copy["welcome_channels"], copyWelcomeScreenChannel);
  return copy;
}

function isModifyGuildWelcomeScreenBodyWelcomeChannels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 5) return false;
  for (const item of value) if (!isWelcomeScreenChannel(item)) return false;
  return true;
}

function checkModifyGuildWelcomeScreenBodyWelcomeChannels(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 5)
    tooManyItems(report, path, 5, "a Modify Guild Welcome Screen Body", "welcome channels", value.length);
  checkItems(value.slice(0, 5), path, report, isWelcomeScreenChannel, checkWelcomeScreenChannel);
}

/** Checks values of type ModifyGuildWelcomeScreenBody. */
const modifyGuildWelcomeScreenBodyValidator: Validator<ModifyGuildWelcomeScreenBody> =
  /* @__PURE__ */ validator(
    isModifyGuildWelcomeScreenBody,
    checkModifyGuildWelcomeScreenBody,
    copyModifyGuildWelcomeScreenBody,
  );

export {
  welcomeScreenValidator as WelcomeScreen,
  welcomeScreenChannelValidator as WelcomeScreenChannel,
  modifyGuildWelcomeScreenBodyValidator as ModifyGuildWelcomeScreenBody,
};
