// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  checkItems,
  closest,
  copyItems,
  everyItem,
  forbidden,
  isBinary,
  isObject,
  maxDepth,
  maxLength,
  missing,
  multipleOf,
  namesOf,
  notListed,
  notMultiple,
  pick,
  tooDeep,
  tooLarge,
  tooLong,
  tooManyItems,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ApplicationCommandData,
  ApplicationCommandInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ButtonData,
  ChannelMessageResponse,
  CreateInteractionResponseBody,
  DeferredChannelMessageResponse,
  DeferredUpdateMessageResponse,
  EditOriginalInteractionResponseBody,
  EditOriginalInteractionResponseMultipartBody,
  Interaction,
  InteractionCallbackData,
  InteractionCallbackFlags,
  InteractionCallbackType,
  InteractionCreateBody,
  InteractionData,
  InteractionDataOption,
  InteractionResponse,
  InteractionType,
  MessageComponentData,
  MessageComponentInteraction,
  MessageInteraction,
  PingInteraction,
  PongResponse,
  ResolvedData,
  SelectMenuData,
  UpdateMessageResponse,
} from "../types/interactions.js";
import { checkResolvedChannel, copyResolvedChannel, isResolvedChannel } from "./channels.js";
import { checkSnowflake, isSnowflake } from "./common.js";
import {
  checkCustomId,
  checkMessageComponents,
  copyMessageComponents,
  isCustomId,
  isMessageComponents,
} from "./components.js";
import {
  checkGuildMember,
  checkPartialGuildMember,
  copyGuildMember,
  copyPartialGuildMember,
  isGuildMember,
  isPartialGuildMember,
} from "./members.js";
import {
  checkAllowedMentions,
  checkEmbedList,
  checkMessage,
  checkPartialAttachment,
  checkPartialMessage,
  copyAllowedMentions,
  copyEmbedList,
  copyMessage,
  copyPartialAttachment,
  copyPartialMessage,
  isAllowedMentions,
  isEmbedList,
  isMessage,
  isPartialAttachment,
  isPartialMessage,
} from "./messages.js";
import { checkRole, copyRole, isRole } from "./roles.js";
import { checkUser, copyUser, isUser } from "./users.js";

const editOriginalInteractionResponseMultipartBodyPattern = /^files\[[0-9]+\]$/u;
const editOriginalInteractionResponseMultipartBodyNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content", "embeds", "file", "payload_json", "allowed_mentions", "attachments", "components",
]);

export function isInteraction(value: unknown): value is Interaction {
  if (!isObject(value)) return false;
  switch (value["type"]) {
    case 1:
      return isPingInteraction(value);
    case 2:
      return isApplicationCommandInteraction(value);
    case 3:
      return isMessageComponentInteraction(value);
    default:
      return false;
  }
}

export function checkInteraction(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["type"]) {
    case 1:
      checkPingInteraction(value, path, report);
      return;
    case 2:
      checkApplicationCommandInteraction(value, path, report);
      return;
    case 3:
      checkMessageComponentInteraction(value, path, report);
      return;
    default:
      if (value["type"] === undefined) missing(report, at(path, "type"), "an Interaction");
      else notListed(
        report,
        at(path, "type"),
        "enum",
        "one of 1 (Ping), 2 (Application command interaction) or 3 (Message component interaction)",
        value["type"],
      );
  }
}

export function copyInteraction(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["type"]) {
    case 1:
      return copyPingInteraction(value);
    case 2:
      return copyApplicationCommandInteraction(value);
    case 3:
      return copyMessageComponentInteraction(value);
    default:
      return value;
  }
}

/** Checks values of type Interaction, as the service sends them. */
const interactionValidator: Validator<Interaction> =
  /* @__PURE__ */ validator(isInteraction, checkInteraction, copyInteraction);

export function isPingInteraction(value: unknown): value is PingInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const type = value["type"];
  if (type !== 1) return false;
  if (value["data"] !== undefined) return false;
  const token = value["token"];
  if (typeof token !== "string") return false;
  const version = value["version"];
  if (version !== 1) return false;
  return true;
}

export function checkPingInteraction(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Ping");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "a Ping");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Ping");
  else if (type !== 1) return notListed(report, at(path, "type"), "const", "1 (PING)", type);
  if (value["data"] !== undefined) forbidden(report, at(path, "data"), "a Ping");
  const token = value["token"];
  if (token === undefined) missing(report, at(path, "token"), "a Ping");
  else if (typeof token !== "string") wrongType(report, at(path, "token"), "a string", token);
  const version = value["version"];
  if (version === undefined) missing(report, at(path, "version"), "a Ping");
  else if (version !== 1) notListed(report, at(path, "version"), "const", "1", version);
}

export function copyPingInteraction(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "application_id", "type", "token", "version"]);
}

/** Checks values of type PingInteraction. */
const pingInteractionValidator: Validator<PingInteraction> =
  /* @__PURE__ */ validator(isPingInteraction, checkPingInteraction, copyPingInteraction);

export function isApplicationCommandInteraction(value: unknown): value is ApplicationCommandInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  const data = value["data"];
  if (!isApplicationCommandData(data)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const member = value["member"];
  if (member !== undefined && !isGuildMember(member)) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const token = value["token"];
  if (typeof token !== "string") return false;
  const version = value["version"];
  if (version !== 1) return false;
  const message = value["message"];
  if (message !== undefined && !isMessage(message)) return false;
  return true;
}

export function checkApplicationCommandInteraction(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Application Command Interaction");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const application_id = value["application_id"];
  if (application_id === undefined)
    missing(report, at(path, "application_id"), "an Application Command Interaction");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Application Command Interaction");
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2 (APPLICATION_COMMAND)", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "an Application Command Interaction");
  else checkApplicationCommandData(data, at(path, "data"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const member = value["member"];
  if (member !== undefined) checkGuildMember(member, at(path, "member"), report);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const token = value["token"];
  if (token === undefined) missing(report, at(path, "token"), "an Application Command Interaction");
  else if (typeof token !== "string") wrongType(report, at(path, "token"), "a string", token);
  const version = value["version"];
  if (version === undefined) missing(report, at(path, "version"), "an Application Command Interaction");
  else if (version !== 1) notListed(report, at(path, "version"), "const", "1", version);
  const message = value["message"];
  if (message !== undefined) checkMessage(message, at(path, "message"), report);
}

export function copyApplicationCommandInteraction(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "application_id", "type", "data", "guild_id", "channel_id", "member", "user", "token",
    "version", "message",
  ]);
  copy["data"] = copyApplicationCommandData(copy["data"]);
  if (copy["member"] !== undefined) copy["member"] = copyGuildMember(copy["member"]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  if (copy["message"] !== undefined) copy["message"] = copyMessage(copy["message"]);
  return copy;
}

/** Checks values of type ApplicationCommandInteraction, as the service sends them. */
const applicationCommandInteractionValidator: Validator<ApplicationCommandInteraction> =
  /* @__PURE__ */ validator(
    isApplicationCommandInteraction,
    checkApplicationCommandInteraction,
    copyApplicationCommandInteraction,
  );

export function isMessageComponentInteraction(value: unknown): value is MessageComponentInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const type = value["type"];
  if (type !== 3) return false;
  const data = value["data"];
  if (!isMessageComponentData(data)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const member = value["member"];
  if (member !== undefined && !isGuildMember(member)) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const token = value["token"];
  if (typeof token !== "string") return false;
  const version = value["version"];
  if (version !== 1) return false;
  const message = value["message"];
  if (!isMessage(message)) return false;
  return true;
}

export function checkMessageComponentInteraction(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Message Component Interaction");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const application_id = value["application_id"];
  if (application_id === undefined)
    missing(report, at(path, "application_id"), "a Message Component Interaction");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Message Component Interaction");
  else if (type !== 3) return notListed(report, at(path, "type"), "const", "3 (MESSAGE_COMPONENT)", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "a Message Component Interaction");
  else checkMessageComponentData(data, at(path, "data"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const member = value["member"];
  if (member !== undefined) checkGuildMember(member, at(path, "member"), report);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const token = value["token"];
  if (token === undefined) missing(report, at(path, "token"), "a Message Component Interaction");
  else if (typeof token !== "string") wrongType(report, at(path, "token"), "a string", token);
  const version = value["version"];
  if (version === undefined) missing(report, at(path, "version"), "a Message Component Interaction");
  else if (version !== 1) notListed(report, at(path, "version"), "const", "1", version);
  const message = value["message"];
  if (message === undefined) missing(report, at(path, "message"), "a Message Component Interaction");
  else checkMessage(message, at(path, "message"), report);
}

export function copyMessageComponentInteraction(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "application_id", "type", "data", "guild_id", "channel_id", "member", "user", "token",
    "version", "message",
  ]);
  copy["data"] = copyMessageComponentData(copy["data"]);
  if (copy["member"] !== undefined) copy["member"] = copyGuildMember(copy["member"]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  copy["message"] = copyMessage(copy["message"]);
  return copy;
}

/** Checks values of type MessageComponentInteraction, as the service sends them. */
const messageComponentInteractionValidator: Validator<MessageComponentInteraction> =
  /* @__PURE__ */ validator(
    isMessageComponentInteraction,
    checkMessageComponentInteraction,
    copyMessageComponentInteraction,
  );

export function isInteractionType(value: unknown): value is InteractionType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkInteractionType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyInteractionType(value: unknown): unknown {
  return value;
}

/** Checks values of type InteractionType, as the service sends them. */
const interactionTypeValidator: Validator<InteractionType> =
  /* @__PURE__ */ validator(isInteractionType, checkInteractionType, copyInteractionType);

export function isInteractionData(value: unknown): value is InteractionData {
  return Number(isApplicationCommandData(value)) + Number(isMessageComponentData(value)) === 1;
}

export function checkInteractionData(value: unknown, path: Path, report: Report): void {
  closest(
    report,
    path,
    value,
    "one",
    [
      (value, path, report) => {
        if (!isApplicationCommandData(value)) checkApplicationCommandData(value, path, report);
      },
      (value, path, report) => {
        if (!isMessageComponentData(value)) checkMessageComponentData(value, path, report);
      },
    ],
  );
}

export function copyInteractionData(value: unknown): unknown {
  if (isApplicationCommandData(value)) return copyApplicationCommandData(value);
  if (isMessageComponentData(value)) return copyMessageComponentData(value);
  return value;
}

/** Checks values of type InteractionData, as the service sends them. */
const interactionDataValidator: Validator<InteractionData> =
  /* @__PURE__ */ validator(isInteractionData, checkInteractionData, copyInteractionData);

export function isApplicationCommandData(value: unknown): value is ApplicationCommandData {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isApplicationCommandType(type)) return false;
  const resolved = value["resolved"];
  if (resolved !== undefined && !isResolvedData(resolved)) return false;
  const options = value["options"];
  if (options !== undefined && !everyItem(options, isInteractionDataOption)) return false;
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id)) return false;
  if (value["custom_id"] !== undefined) return false;
  if (value["component_type"] !== undefined) return false;
  if (value["values"] !== undefined) return false;
  return true;
}

export function checkApplicationCommandData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Application Command Data");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Application Command Data");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Application Command Data");
  else checkApplicationCommandType(type, at(path, "type"), report);
  const resolved = value["resolved"];
  if (resolved !== undefined) checkResolvedData(resolved, at(path, "resolved"), report);
  const options = value["options"];
  if (options !== undefined)
    checkItems(options, at(path, "options"), report, isInteractionDataOption, checkInteractionDataOption);
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id))
    checkSnowflake(target_id, at(path, "target_id"), report);
  if (value["custom_id"] !== undefined) forbidden(
    report,
    at(path, "custom_id"),
    "an Application Command Data",
  );
  if (value["component_type"] !== undefined) forbidden(
    report,
    at(path, "component_type"),
    "an Application Command Data",
  );
  if (value["values"] !== undefined) forbidden(report, at(path, "values"), "an Application Command Data");
}

export function copyApplicationCommandData(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name", "type", "resolved", "options", "target_id"]);
  copy["type"] = copyApplicationCommandType(copy["type"]);
  if (copy["resolved"] !== undefined) copy["resolved"] = copyResolvedData(copy["resolved"]);
  if (copy["options"] !== undefined) copy["options"] = copyItems(copy["options"], copyInteractionDataOption);
  return copy;
}

/** Checks values of type ApplicationCommandData, as the service sends them. */
const applicationCommandDataValidator: Validator<ApplicationCommandData> =
  /* @__PURE__ */ validator(
    isApplicationCommandData,
    checkApplicationCommandData,
    copyApplicationCommandData,
  );

export function isMessageComponentData(value: unknown): value is MessageComponentData {
  if (!isObject(value)) return false;
  switch (value["component_type"]) {
    case 2:
      return isButtonData(value);
    case 3:
      return isSelectMenuData(value);
    default:
      return false;
  }
}

export function checkMessageComponentData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["component_type"]) {
    case 2:
      checkButtonData(value, path, report);
      return;
    case 3:
      checkSelectMenuData(value, path, report);
      return;
    default:
      if (value["component_type"] === undefined) missing(
        report,
        at(path, "component_type"),
        "a Message Component Data",
      );
      else notListed(
        report,
        at(path, "component_type"),
        "enum",
        "one of 2 (Button data) or 3 (Select menu data)",
        value["component_type"],
      );
  }
}

export function copyMessageComponentData(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["component_type"]) {
    case 2:
      return copyButtonData(value);
    case 3:
      return copySelectMenuData(value);
    default:
      return value;
  }
}

/** Checks values of type MessageComponentData. */
const messageComponentDataValidator: Validator<MessageComponentData> =
  /* @__PURE__ */ validator(isMessageComponentData, checkMessageComponentData, copyMessageComponentData);

export function isButtonData(value: unknown): value is ButtonData {
  if (!isObject(value)) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const component_type = value["component_type"];
  if (component_type !== 2) return false;
  if (value["values"] !== undefined) return false;
  if (value["id"] !== undefined) return false;
  if (value["name"] !== undefined) return false;
  if (value["type"] !== undefined) return false;
  if (value["resolved"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["target_id"] !== undefined) return false;
  return true;
}

export function checkButtonData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Button Data");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const component_type = value["component_type"];
  if (component_type === undefined) missing(report, at(path, "component_type"), "a Button Data");
  else
    if (component_type !== 2)
      return notListed(report, at(path, "component_type"), "const", "2 (BUTTON)", component_type);
  if (value["values"] !== undefined) forbidden(report, at(path, "values"), "a Button Data");
  if (value["id"] !== undefined) forbidden(report, at(path, "id"), "a Button Data");
  if (value["name"] !== undefined) forbidden(report, at(path, "name"), "a Button Data");
  if (value["type"] !== undefined) forbidden(report, at(path, "type"), "a Button Data");
  if (value["resolved"] !== undefined) forbidden(report, at(path, "resolved"), "a Button Data");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Button Data");
  if (value["target_id"] !== undefined) forbidden(report, at(path, "target_id"), "a Button Data");
}

export function copyButtonData(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["custom_id", "component_type"]);
}

/** Checks values of type ButtonData. */
const buttonDataValidator: Validator<ButtonData> =
  /* @__PURE__ */ validator(isButtonData, checkButtonData, copyButtonData);

export function isSelectMenuData(value: unknown): value is SelectMenuData {
  if (!isObject(value)) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const component_type = value["component_type"];
  if (component_type !== 3) return false;
  const values = value["values"];
  if (!isSelectMenuDataValues(values)) return false;
  if (value["id"] !== undefined) return false;
  if (value["name"] !== undefined) return false;
  if (value["type"] !== undefined) return false;
  if (value["resolved"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["target_id"] !== undefined) return false;
  return true;
}

export function checkSelectMenuData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Select Menu Data");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const component_type = value["component_type"];
  if (component_type === undefined) missing(report, at(path, "component_type"), "a Select Menu Data");
  else
    if (component_type !== 3)
      return notListed(report, at(path, "component_type"), "const", "3 (SELECT_MENU)", component_type);
  const values = value["values"];
  if (values === undefined) missing(report, at(path, "values"), "a Select Menu Data");
  else checkSelectMenuDataValues(values, at(path, "values"), report);
  if (value["id"] !== undefined) forbidden(report, at(path, "id"), "a Select Menu Data");
  if (value["name"] !== undefined) forbidden(report, at(path, "name"), "a Select Menu Data");
  if (value["type"] !== undefined) forbidden(report, at(path, "type"), "a Select Menu Data");
  if (value["resolved"] !== undefined) forbidden(report, at(path, "resolved"), "a Select Menu Data");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Select Menu Data");
  if (value["target_id"] !== undefined) forbidden(report, at(path, "target_id"), "a Select Menu Data");
}

export function copySelectMenuData(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["custom_id", "component_type", "values"]);
  copy["values"] = copyItems(copy["values"]);
  return copy;
}

function isSelectMenuDataValues(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkSelectMenuDataValues(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

/** Checks values of type SelectMenuData. */
const selectMenuDataValidator: Validator<SelectMenuData> =
  /* @__PURE__ */ validator(isSelectMenuData, checkSelectMenuData, copySelectMenuData);

export function isInteractionDataOption(value: unknown, depth: number = 0): value is InteractionDataOption {
  if (depth > maxDepth) return false;
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isApplicationCommandOptionType(type)) return false;
  const value_ = value["value"];
  if (value_ !== undefined && !isInteractionDataOptionValue(value_)) return false;
  const options = value["options"];
  if (options !== undefined && !isInteractionDataOptionOptions(options, depth)) return false;
  if (Number(value["value"] !== undefined) + Number(value["options"] !== undefined) > 1) return false;
  return true;
}

export function checkInteractionDataOption(value: unknown, path: Path, report: Report, depth: number = 0): void {
  if (depth > maxDepth) return tooDeep(report, path, maxDepth);
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Interaction Data Option");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Interaction Data Option");
  else checkApplicationCommandOptionType(type, at(path, "type"), report);
  const value_ = value["value"];
  if (value_ !== undefined) checkInteractionDataOptionValue(value_, at(path, "value"), report);
  const options = value["options"];
  if (options !== undefined) checkInteractionDataOptionOptions(options, at(path, "options"), report, depth);
  if (Number(value["value"] !== undefined) + Number(value["options"] !== undefined) > 1) broken(
    report,
    path,
    "option-value-or-options",
    "an option must not have both a value and options",
  );
}

export function copyInteractionDataOption(value: unknown, depth: number = 0): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "type", "value", "options"]);
  copy["type"] = copyApplicationCommandOptionType(copy["type"]);
  if (copy["options"] !== undefined)
    copy["options"] = copyItems(copy["options"], (item) => copyInteractionDataOption(item, depth + 1));
  return copy;
}

function isInteractionDataOptionValue(value: unknown): boolean {
  return typeof value === "string"
    || (typeof value === "number" && Number.isFinite(value))
    || typeof value === "boolean";
}

function checkInteractionDataOptionValue(value: unknown, path: Path, report: Report): void {
  if (typeof value === "boolean") {
    if (typeof value !== "boolean") wrongType(report, path, "a boolean", value);
    return;
  }
  if (typeof value === "number") {
    if (typeof value !== "number" || !Number.isFinite(value)) wrongType(report, path, "a number", value);
    return;
  }
  if (typeof value === "string") {
    if (typeof value !== "string") wrongType(report, path, "a string", value);
    return;
  }
  wrongType(report, path, "a string, a number or a boolean", value);
}

function isInteractionDataOptionOptions(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isInteractionDataOption(item, depth + 1)) return false;
  return true;
}

function checkInteractionDataOptionOptions(value: unknown, path: Path, report: Report, depth: number): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    checkInteractionDataOption(item, at(path, index), report, depth + 1);
  }
}

/** Checks values of type InteractionDataOption, as the service sends them. */
const interactionDataOptionValidator: Validator<InteractionDataOption> =
  /* @__PURE__ */ validator(isInteractionDataOption, checkInteractionDataOption, copyInteractionDataOption);

export function isResolvedData(value: unknown): value is ResolvedData {
  if (!isObject(value)) return false;
  const users = value["users"];
  if (users !== undefined && !isResolvedDataUsers(users)) return false;
  const members = value["members"];
  if (members !== undefined && !isResolvedDataMembers(members)) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isResolvedDataRoles(roles)) return false;
  const channels = value["channels"];
  if (channels !== undefined && !isResolvedDataChannels(channels)) return false;
  const messages = value["messages"];
  if (messages !== undefined && !isResolvedDataMessages(messages)) return false;
  return true;
}

export function checkResolvedData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const users = value["users"];
  if (users !== undefined) checkResolvedDataUsers(users, at(path, "users"), report);
  const members = value["members"];
  if (members !== undefined) checkResolvedDataMembers(members, at(path, "members"), report);
  const roles = value["roles"];
  if (roles !== undefined) checkResolvedDataRoles(roles, at(path, "roles"), report);
  const channels = value["channels"];
  if (channels !== undefined) checkResolvedDataChannels(channels, at(path, "channels"), report);
  const messages = value["messages"];
  if (messages !== undefined) checkResolvedDataMessages(messages, at(path, "messages"), report);
}

export function copyResolvedData(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["users", "members", "roles", "channels", "messages"]);
  if (copy["users"] !== undefined) copy["users"] = copyResolvedDataUsers(copy["users"]);
  if (copy["members"] !== undefined) copy["members"] = copyResolvedDataMembers(copy["members"]);
  if (copy["roles"] !== undefined) copy["roles"] = copyResolvedDataRoles(copy["roles"]);
  if (copy["channels"] !== undefined) copy["channels"] = copyResolvedDataChannels(copy["channels"]);
  if (copy["messages"] !== undefined) copy["messages"] = copyResolvedDataMessages(copy["messages"]);
  return copy;
}

function isResolvedDataUsers(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isUser(item)) return false;
  }
  return true;
}

function checkResolvedDataUsers(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isUser(item)) checkUser(item, at(path, name), report);
  }
}

function copyResolvedDataUsers(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyUser(item);
  }
  return copy;
}

function isResolvedDataMembers(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isPartialGuildMember(item)) return false;
  }
  return true;
}

function checkResolvedDataMembers(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isPartialGuildMember(item)) checkPartialGuildMember(item, at(path, name), report);
  }
}

function copyResolvedDataMembers(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyPartialGuildMember(item);
  }
  return copy;
}

function isResolvedDataRoles(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isRole(item)) return false;
  }
  return true;
}

function checkResolvedDataRoles(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isRole(item)) checkRole(item, at(path, name), report);
  }
}

function copyResolvedDataRoles(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyRole(item);
  }
  return copy;
}

function isResolvedDataChannels(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isResolvedChannel(item)) return false;
  }
  return true;
}

function checkResolvedDataChannels(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isResolvedChannel(item)) checkResolvedChannel(item, at(path, name), report);
  }
}

function copyResolvedDataChannels(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyResolvedChannel(item);
  }
  return copy;
}

function isResolvedDataMessages(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isPartialMessage(item)) return false;
  }
  return true;
}

function checkResolvedDataMessages(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isPartialMessage(item)) checkPartialMessage(item, at(path, name), report);
  }
}

function copyResolvedDataMessages(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyPartialMessage(item);
  }
  return copy;
}

/** Checks values of type ResolvedData, as the service sends them. */
const resolvedDataValidator: Validator<ResolvedData> =
  /* @__PURE__ */ validator(isResolvedData, checkResolvedData, copyResolvedData);

export function isMessageInteraction(value: unknown): value is MessageInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (!isInteractionType(type)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const user = value["user"];
  if (!isUser(user)) return false;
  return true;
}

export function checkMessageInteraction(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Message Interaction");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Message Interaction");
  else checkInteractionType(type, at(path, "type"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Message Interaction");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Message Interaction");
  else checkUser(user, at(path, "user"), report);
}

export function copyMessageInteraction(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "type", "name", "user"]);
  copy["type"] = copyInteractionType(copy["type"]);
  copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type MessageInteraction, as the service sends them. */
const messageInteractionValidator: Validator<MessageInteraction> =
  /* @__PURE__ */ validator(isMessageInteraction, checkMessageInteraction, copyMessageInteraction);

export function isInteractionResponse(value: unknown): value is InteractionResponse {
  if (!isObject(value)) return false;
  switch (value["type"]) {
    case 1:
      return isPongResponse(value);
    case 4:
      return isChannelMessageResponse(value);
    case 5:
      return isDeferredChannelMessageResponse(value);
    case 6:
      return isDeferredUpdateMessageResponse(value);
    case 7:
      return isUpdateMessageResponse(value);
    default:
      return false;
  }
}

export function checkInteractionResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["type"]) {
    case 1:
      checkPongResponse(value, path, report);
      return;
    case 4:
      checkChannelMessageResponse(value, path, report);
      return;
    case 5:
      checkDeferredChannelMessageResponse(value, path, report);
      return;
    case 6:
      checkDeferredUpdateMessageResponse(value, path, report);
      return;
    case 7:
      checkUpdateMessageResponse(value, path, report);
      return;
    default:
      if (value["type"] === undefined) missing(report, at(path, "type"), "an Interaction Response");
      else notListed(
        report,
        at(path, "type"),
        "enum",
        "one of 1 (Pong), 4 (Channel message response), 5 (Deferred channel message response), 6 (Deferred update message response) or 7 (Update message response)",
        value["type"],
      );
  }
}

export function copyInteractionResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["type"]) {
    case 1:
      return copyPongResponse(value);
    case 4:
      return copyChannelMessageResponse(value);
    case 5:
      return copyDeferredChannelMessageResponse(value);
    case 6:
      return copyDeferredUpdateMessageResponse(value);
    case 7:
      return copyUpdateMessageResponse(value);
    default:
      return value;
  }
}

/** Checks values of type InteractionResponse. */
const interactionResponseValidator: Validator<InteractionResponse> =
  /* @__PURE__ */ validator(isInteractionResponse, checkInteractionResponse, copyInteractionResponse);

export function isPongResponse(value: unknown): value is PongResponse {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 1) return false;
  return true;
}

export function checkPongResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Pong");
  else if (type !== 1) return notListed(report, at(path, "type"), "const", "1 (PONG)", type);
}

export function copyPongResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["type"]);
}

/** Checks values of type PongResponse. */
const pongResponseValidator: Validator<PongResponse> =
  /* @__PURE__ */ validator(isPongResponse, checkPongResponse, copyPongResponse);

export function isChannelMessageResponse(value: unknown): value is ChannelMessageResponse {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 4) return false;
  const data = value["data"];
  if (!isInteractionCallbackData(data)) return false;
  return true;
}

export function checkChannelMessageResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Channel Message Response");
  else
    if (type !== 4)
      return notListed(report, at(path, "type"), "const", "4 (CHANNEL_MESSAGE_WITH_SOURCE)", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "a Channel Message Response");
  else checkInteractionCallbackData(data, at(path, "data"), report);
}

export function copyChannelMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "data"]);
  copy["data"] = copyInteractionCallbackData(copy["data"]);
  return copy;
}

/** Checks values of type ChannelMessageResponse. */
const channelMessageResponseValidator: Validator<ChannelMessageResponse> =
  /* @__PURE__ */ validator(
    isChannelMessageResponse,
    checkChannelMessageResponse,
    copyChannelMessageResponse,
  );

export function isDeferredChannelMessageResponse(value: unknown): value is DeferredChannelMessageResponse {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 5) return false;
  const data = value["data"];
  if (data !== undefined && !isInteractionCallbackData(data)) return false;
  return true;
}

export function checkDeferredChannelMessageResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Deferred Channel Message Response");
  else
    if (type !== 5)
      return notListed(report, at(path, "type"), "const", "5 (DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE)", type);
  const data = value["data"];
  if (data !== undefined) checkInteractionCallbackData(data, at(path, "data"), report);
}

export function copyDeferredChannelMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "data"]);
  if (copy["data"] !== undefined) copy["data"] = copyInteractionCallbackData(copy["data"]);
  return copy;
}

/** Checks values of type DeferredChannelMessageResponse. */
const deferredChannelMessageResponseValidator: Validator<DeferredChannelMessageResponse> =
  /* @__PURE__ */ validator(
    isDeferredChannelMessageResponse,
    checkDeferredChannelMessageResponse,
    copyDeferredChannelMessageResponse,
  );

export function isDeferredUpdateMessageResponse(value: unknown): value is DeferredUpdateMessageResponse {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 6) return false;
  return true;
}

export function checkDeferredUpdateMessageResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Deferred Update Message Response");
  else
    if (type !== 6) return notListed(report, at(path, "type"), "const", "6 (DEFERRED_UPDATE_MESSAGE)", type);
}

export function copyDeferredUpdateMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["type"]);
}

/** Checks values of type DeferredUpdateMessageResponse. */
const deferredUpdateMessageResponseValidator: Validator<DeferredUpdateMessageResponse> =
  /* @__PURE__ */ validator(
    isDeferredUpdateMessageResponse,
    checkDeferredUpdateMessageResponse,
    copyDeferredUpdateMessageResponse,
  );

export function isUpdateMessageResponse(value: unknown): value is UpdateMessageResponse {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 7) return false;
  const data = value["data"];
  if (!isInteractionCallbackData(data)) return false;
  return true;
}

export function checkUpdateMessageResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Update Message Response");
  else if (type !== 7) return notListed(report, at(path, "type"), "const", "7 (UPDATE_MESSAGE)", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "an Update Message Response");
  else checkInteractionCallbackData(data, at(path, "data"), report);
}

export function copyUpdateMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "data"]);
  copy["data"] = copyInteractionCallbackData(copy["data"]);
  return copy;
}

/** Checks values of type UpdateMessageResponse. */
const updateMessageResponseValidator: Validator<UpdateMessageResponse> =
  /* @__PURE__ */ validator(isUpdateMessageResponse, checkUpdateMessageResponse, copyUpdateMessageResponse);

export function isInteractionCallbackType(value: unknown): value is InteractionCallbackType {
  return value === 1 || value === 4 || value === 5 || value === 6 || value === 7;
}

export function checkInteractionCallbackType(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 4 && value !== 5 && value !== 6 && value !== 7)
    notListed(
      report,
      path,
      "enum",
      "one of 1 (PONG), 4 (CHANNEL_MESSAGE_WITH_SOURCE), 5 (DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE), 6 (DEFERRED_UPDATE_MESSAGE) or 7 (UPDATE_MESSAGE)",
      value,
    );
}

/** Checks values of type InteractionCallbackType. */
const interactionCallbackTypeValidator: Validator<InteractionCallbackType> =
  /* @__PURE__ */ validator(isInteractionCallbackType, checkInteractionCallbackType);

export function isInteractionCallbackData(value: unknown): value is InteractionCallbackData {
  if (!isObject(value)) return false;
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkInteractionCallbackData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const tts = value["tts"];
  if (tts !== undefined && typeof tts !== "boolean") wrongType(report, at(path, "tts"), "a boolean", tts);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const flags = value["flags"];
  if (flags !== undefined && !isInteractionCallbackFlags(flags))
    checkInteractionCallbackFlags(flags, at(path, "flags"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyInteractionCallbackData(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["tts", "content", "embeds", "allowed_mentions", "flags", "components"]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

/** Checks values of type InteractionCallbackData. */
const interactionCallbackDataValidator: Validator<InteractionCallbackData> =
  /* @__PURE__ */ validator(
    isInteractionCallbackData,
    checkInteractionCallbackData,
    copyInteractionCallbackData,
  );

export function isInteractionCallbackFlags(value: unknown): value is InteractionCallbackFlags {
  return typeof value === "number"
    && Number.isInteger(value)
    && value >= 0
    && value <= 64
    && multipleOf(value, 64);
}

export function checkInteractionCallbackFlags(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
  else if (value < 0) tooSmall(report, path, 0, value, "0 or 64 (EPHEMERAL)");
  else if (value > 64) tooLarge(report, path, 64, value, "0 or 64 (EPHEMERAL)");
  else if (!multipleOf(value, 64)) notMultiple(report, path, 64, value, "0 or 64 (EPHEMERAL)");
}

/** Checks values of type InteractionCallbackFlags. */
const interactionCallbackFlagsValidator: Validator<InteractionCallbackFlags> =
  /* @__PURE__ */ validator(isInteractionCallbackFlags, checkInteractionCallbackFlags);

export function isApplicationCommandType(value: unknown): value is ApplicationCommandType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkApplicationCommandType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyApplicationCommandType(value: unknown): unknown {
  return value;
}

/** Checks values of type ApplicationCommandType, as the service sends them. */
const applicationCommandTypeValidator: Validator<ApplicationCommandType> =
  /* @__PURE__ */ validator(
    isApplicationCommandType,
    checkApplicationCommandType,
    copyApplicationCommandType,
  );

export function isApplicationCommandOptionType(value: unknown): value is ApplicationCommandOptionType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkApplicationCommandOptionType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyApplicationCommandOptionType(value: unknown): unknown {
  return value;
}

/** Checks values of type ApplicationCommandOptionType, as the service sends them. */
const applicationCommandOptionTypeValidator: Validator<ApplicationCommandOptionType> =
  /* @__PURE__ */ validator(
    isApplicationCommandOptionType,
    checkApplicationCommandOptionType,
    copyApplicationCommandOptionType,
  );

export function isCreateInteractionResponseBody(value: unknown): value is CreateInteractionResponseBody {
  return isInteractionResponse(value);
}

export function checkCreateInteractionResponseBody(value: unknown, path: Path, report: Report): void {
  if (!isInteractionResponse(value)) checkInteractionResponse(value, path, report);
}

export function copyCreateInteractionResponseBody(value: unknown): unknown {
  return copyInteractionResponse(value);
}

/** Checks values of type CreateInteractionResponseBody. */
const createInteractionResponseBodyValidator: Validator<CreateInteractionResponseBody> =
  /* @__PURE__ */ validator(
    isCreateInteractionResponseBody,
    checkCreateInteractionResponseBody,
    copyCreateInteractionResponseBody,
  );

export function isEditOriginalInteractionResponseBody(value: unknown): value is EditOriginalInteractionResponseBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined
    && !isEditOriginalInteractionResponseBodyAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  return true;
}

export function checkEditOriginalInteractionResponseBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkEditOriginalInteractionResponseBodyAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
}

export function copyEditOriginalInteractionResponseBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["content", "embeds", "allowed_mentions", "attachments", "components"]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  return copy;
}

function isEditOriginalInteractionResponseBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditOriginalInteractionResponseBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(
      report,
      path,
      100,
      "an Edit Original Interaction Response Body",
      "partial attachments",
      value.length,
    );
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type EditOriginalInteractionResponseBody. */
const editOriginalInteractionResponseBodyValidator: Validator<EditOriginalInteractionResponseBody> =
  /* @__PURE__ */ validator(
    isEditOriginalInteractionResponseBody,
    checkEditOriginalInteractionResponseBody,
    copyEditOriginalInteractionResponseBody,
  );

export function isEditOriginalInteractionResponseMultipartBody(value: unknown): value is EditOriginalInteractionResponseMultipartBody {
  if (!isObject(value)) return false;
  const content = value["content"];
  if (content !== undefined && (typeof content !== "string" || !maxLength(content, 2000))) return false;
  const embeds = value["embeds"];
  if (embeds !== undefined && !isEmbedList(embeds)) return false;
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file)) return false;
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string") return false;
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined && !isAllowedMentions(allowed_mentions)) return false;
  const attachments = value["attachments"];
  if (attachments !== undefined
    && !isEditOriginalInteractionResponseMultipartBodyAttachments(attachments)) return false;
  const components = value["components"];
  if (components !== undefined && !isMessageComponents(components)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (editOriginalInteractionResponseMultipartBodyPattern.test(name)
      && typeof item !== "string"
      && !isBinary(item)) return false;
  }
  return true;
}

export function checkEditOriginalInteractionResponseMultipartBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const content = value["content"];
  if (content !== undefined) {
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
  }
  const embeds = value["embeds"];
  if (embeds !== undefined) checkEmbedList(embeds, at(path, "embeds"), report);
  const file = value["file"];
  if (file !== undefined && typeof file !== "string" && !isBinary(file))
    wrongType(report, at(path, "file"), "a file", file);
  const payload_json = value["payload_json"];
  if (payload_json !== undefined && typeof payload_json !== "string")
    wrongType(report, at(path, "payload_json"), "a string", payload_json);
  const allowed_mentions = value["allowed_mentions"];
  if (allowed_mentions !== undefined)
    checkAllowedMentions(allowed_mentions, at(path, "allowed_mentions"), report);
  const attachments = value["attachments"];
  if (attachments !== undefined)
    checkEditOriginalInteractionResponseMultipartBodyAttachments(attachments, at(path, "attachments"), report);
  const components = value["components"];
  if (components !== undefined) checkMessageComponents(components, at(path, "components"), report);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (editOriginalInteractionResponseMultipartBodyPattern.test(name)
        && typeof item !== "string"
        && !isBinary(item))
      wrongType(report, at(path, name), "a file", item);
  }
}

export function copyEditOriginalInteractionResponseMultipartBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "content", "embeds", "file", "payload_json", "allowed_mentions", "attachments", "components",
  ]);
  if (copy["embeds"] !== undefined) copy["embeds"] = copyEmbedList(copy["embeds"]);
  if (copy["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(copy["allowed_mentions"]);
  if (copy["attachments"] !== undefined)
    copy["attachments"] = copyItems(copy["attachments"], copyPartialAttachment);
  if (copy["components"] !== undefined) copy["components"] = copyMessageComponents(copy["components"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || editOriginalInteractionResponseMultipartBodyNames.has(name)) continue;
    const item = value[name];
    if (editOriginalInteractionResponseMultipartBodyPattern.test(name)) copy[name] = item;
  }
  return copy;
}

function isEditOriginalInteractionResponseMultipartBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 100) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditOriginalInteractionResponseMultipartBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 100)
    tooManyItems(
      report,
      path,
      100,
      "an Edit Original Interaction Response Multipart Body",
      "partial attachments",
      value.length,
    );
  checkItems(value.slice(0, 100), path, report, isPartialAttachment, checkPartialAttachment);
}

/** Checks values of type EditOriginalInteractionResponseMultipartBody. */
const editOriginalInteractionResponseMultipartBodyValidator: Validator<EditOriginalInteractionResponseMultipartBody> =
  /* @__PURE__ */ validator(
    isEditOriginalInteractionResponseMultipartBody,
    checkEditOriginalInteractionResponseMultipartBody,
    copyEditOriginalInteractionResponseMultipartBody,
  );

export function isInteractionCreateBody(value: unknown): value is InteractionCreateBody {
  return isInteraction(value);
}

export function checkInteractionCreateBody(value: unknown, path: Path, report: Report): void {
  if (!isInteraction(value)) checkInteraction(value, path, report);
}

export function copyInteractionCreateBody(value: unknown): unknown {
  return copyInteraction(value);
}

/** Checks values of type InteractionCreateBody, as the service sends them. */
const interactionCreateBodyValidator: Validator<InteractionCreateBody> =
  /* @__PURE__ */ validator(isInteractionCreateBody, checkInteractionCreateBody, copyInteractionCreateBody);

export {
  interactionValidator as Interaction,
  pingInteractionValidator as PingInteraction,
  applicationCommandInteractionValidator as ApplicationCommandInteraction,
  messageComponentInteractionValidator as MessageComponentInteraction,
  interactionTypeValidator as InteractionType,
  interactionDataValidator as InteractionData,
  applicationCommandDataValidator as ApplicationCommandData,
  messageComponentDataValidator as MessageComponentData,
  buttonDataValidator as ButtonData,
  selectMenuDataValidator as SelectMenuData,
  interactionDataOptionValidator as InteractionDataOption,
  resolvedDataValidator as ResolvedData,
  messageInteractionValidator as MessageInteraction,
  interactionResponseValidator as InteractionResponse,
  pongResponseValidator as PongResponse,
  channelMessageResponseValidator as ChannelMessageResponse,
  deferredChannelMessageResponseValidator as DeferredChannelMessageResponse,
  deferredUpdateMessageResponseValidator as DeferredUpdateMessageResponse,
  updateMessageResponseValidator as UpdateMessageResponse,
  interactionCallbackTypeValidator as InteractionCallbackType,
  interactionCallbackDataValidator as InteractionCallbackData,
  interactionCallbackFlagsValidator as InteractionCallbackFlags,
  applicationCommandTypeValidator as ApplicationCommandType,
  applicationCommandOptionTypeValidator as ApplicationCommandOptionType,
  createInteractionResponseBodyValidator as CreateInteractionResponseBody,
  editOriginalInteractionResponseBodyValidator as EditOriginalInteractionResponseBody,
  editOriginalInteractionResponseMultipartBodyValidator as EditOriginalInteractionResponseMultipartBody,
  interactionCreateBodyValidator as InteractionCreateBody,
};
