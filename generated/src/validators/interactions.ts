// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type DirectionalValidator,
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  closest,
  directional,
  isBinary,
  isObject,
  maxDepth,
  maxLength,
  missing,
  multipleOf,
  namesOf,
  notListed,
  notMultiple,
  tooDeep,
  tooLarge,
  tooLong,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ApplicationCommandData,
  ApplicationCommandInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
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
  UpdateMessageResponse,
} from "../types/interactions.js";
import {
  checkResolvedChannel,
  checkResolvedChannelResponse,
  copyResolvedChannel,
  copyResolvedChannelResponse,
  isResolvedChannel,
  isResolvedChannelResponse,
} from "./channels.js";
import { checkSnowflake, isSnowflake } from "./common.js";
import {
  checkComponentType,
  checkCustomId,
  checkMessageComponents,
  copyMessageComponents,
  isComponentType,
  isCustomId,
  isMessageComponents,
} from "./components.js";
import {
  checkGuildMember,
  checkGuildMemberResponse,
  checkPartialGuildMember,
  copyGuildMember,
  copyGuildMemberResponse,
  copyPartialGuildMember,
  isGuildMember,
  isGuildMemberResponse,
  isPartialGuildMember,
} from "./members.js";
import {
  checkAllowedMentions,
  checkEmbedList,
  checkMessage,
  checkMessageResponse,
  checkPartialAttachment,
  checkPartialMessage,
  checkPartialMessageResponse,
  copyAllowedMentions,
  copyEmbedList,
  copyMessage,
  copyMessageResponse,
  copyPartialAttachment,
  copyPartialMessage,
  copyPartialMessageResponse,
  isAllowedMentions,
  isEmbedList,
  isMessage,
  isMessageResponse,
  isPartialAttachment,
  isPartialMessage,
  isPartialMessageResponse,
} from "./messages.js";
import { checkRole, copyRole, isRole } from "./roles.js";
import { checkUser, checkUserResponse, copyUser, copyUserResponse, isUser, isUserResponse } from "./users.js";

const applicationCommandOptionTypeValues: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
]);
const editOriginalInteractionResponseMultipartBodyPattern = /^files\[[0-9]+\]$/u;
const editOriginalInteractionResponseMultipartBodyNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content",
  "embeds",
  "file",
  "payload_json",
  "allowed_mentions",
  "attachments",
  "components",
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

export function isInteractionResponse2(value: unknown): value is Interaction {
  if (!isObject(value)) return false;
  switch (value["type"]) {
    case 1:
      return isPingInteraction(value);
    case 2:
      return isApplicationCommandInteractionResponse(value);
    case 3:
      return isMessageComponentInteractionResponse(value);
    default:
      return false;
  }
}

export function checkInteractionResponse2(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["type"]) {
    case 1:
      checkPingInteraction(value, path, report);
      return;
    case 2:
      checkApplicationCommandInteractionResponse(value, path, report);
      return;
    case 3:
      checkMessageComponentInteractionResponse(value, path, report);
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

export function copyInteractionResponse2(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["type"]) {
    case 1:
      return copyPingInteraction(value);
    case 2:
      return copyApplicationCommandInteractionResponse(value);
    case 3:
      return copyMessageComponentInteractionResponse(value);
    default:
      return value;
  }
}

/** Checks values of type Interaction. */
const interactionValidator: DirectionalValidator<Interaction, Interaction> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInteraction, checkInteraction, copyInteraction),
    /* @__PURE__ */ validator(isInteractionResponse2, checkInteractionResponse2, copyInteractionResponse2),
  );

export function isPingInteraction(value: unknown): value is PingInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const type = value["type"];
  if (type !== 1) return false;
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
  else if (type !== 1) return notListed(report, at(path, "type"), "const", "1", type);
  const token = value["token"];
  if (token === undefined) missing(report, at(path, "token"), "a Ping");
  else if (typeof token !== "string") wrongType(report, at(path, "token"), "a string", token);
  const version = value["version"];
  if (version === undefined) missing(report, at(path, "version"), "a Ping");
  else if (version !== 1) notListed(report, at(path, "version"), "const", "1", version);
}

export function copyPingInteraction(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["application_id"] = value["application_id"];
  copy["type"] = value["type"];
  copy["token"] = value["token"];
  copy["version"] = value["version"];
  return copy;
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
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2", type);
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
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["application_id"] = value["application_id"];
  copy["type"] = value["type"];
  copy["data"] = copyApplicationCommandData(value["data"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["channel_id"] !== undefined) copy["channel_id"] = value["channel_id"];
  if (value["member"] !== undefined) copy["member"] = copyGuildMember(value["member"]);
  if (value["user"] !== undefined) copy["user"] = copyUser(value["user"]);
  copy["token"] = value["token"];
  copy["version"] = value["version"];
  if (value["message"] !== undefined) copy["message"] = copyMessage(value["message"]);
  return copy;
}

export function isApplicationCommandInteractionResponse(value: unknown): value is ApplicationCommandInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  const data = value["data"];
  if (!isApplicationCommandDataResponse(data)) return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const member = value["member"];
  if (member !== undefined && !isGuildMemberResponse(member)) return false;
  const user = value["user"];
  if (user !== undefined && !isUserResponse(user)) return false;
  const token = value["token"];
  if (typeof token !== "string") return false;
  const version = value["version"];
  if (version !== 1) return false;
  const message = value["message"];
  if (message !== undefined && !isMessageResponse(message)) return false;
  return true;
}

export function checkApplicationCommandInteractionResponse(value: unknown, path: Path, report: Report): void {
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
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "an Application Command Interaction");
  else checkApplicationCommandDataResponse(data, at(path, "data"), report);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const member = value["member"];
  if (member !== undefined) checkGuildMemberResponse(member, at(path, "member"), report);
  const user = value["user"];
  if (user !== undefined) checkUserResponse(user, at(path, "user"), report);
  const token = value["token"];
  if (token === undefined) missing(report, at(path, "token"), "an Application Command Interaction");
  else if (typeof token !== "string") wrongType(report, at(path, "token"), "a string", token);
  const version = value["version"];
  if (version === undefined) missing(report, at(path, "version"), "an Application Command Interaction");
  else if (version !== 1) notListed(report, at(path, "version"), "const", "1", version);
  const message = value["message"];
  if (message !== undefined) checkMessageResponse(message, at(path, "message"), report);
}

export function copyApplicationCommandInteractionResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["application_id"] = value["application_id"];
  copy["type"] = value["type"];
  copy["data"] = copyApplicationCommandDataResponse(value["data"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["channel_id"] !== undefined) copy["channel_id"] = value["channel_id"];
  if (value["member"] !== undefined) copy["member"] = copyGuildMemberResponse(value["member"]);
  if (value["user"] !== undefined) copy["user"] = copyUserResponse(value["user"]);
  copy["token"] = value["token"];
  copy["version"] = value["version"];
  if (value["message"] !== undefined) copy["message"] = copyMessageResponse(value["message"]);
  return copy;
}

/** Checks values of type ApplicationCommandInteraction. */
const applicationCommandInteractionValidator: DirectionalValidator<ApplicationCommandInteraction, ApplicationCommandInteraction> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isApplicationCommandInteraction,
      checkApplicationCommandInteraction,
      copyApplicationCommandInteraction,
    ),
    /* @__PURE__ */ validator(
      isApplicationCommandInteractionResponse,
      checkApplicationCommandInteractionResponse,
      copyApplicationCommandInteractionResponse,
    ),
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
  else if (type !== 3) return notListed(report, at(path, "type"), "const", "3", type);
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
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["application_id"] = value["application_id"];
  copy["type"] = value["type"];
  copy["data"] = copyMessageComponentData(value["data"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["channel_id"] !== undefined) copy["channel_id"] = value["channel_id"];
  if (value["member"] !== undefined) copy["member"] = copyGuildMember(value["member"]);
  if (value["user"] !== undefined) copy["user"] = copyUser(value["user"]);
  copy["token"] = value["token"];
  copy["version"] = value["version"];
  copy["message"] = copyMessage(value["message"]);
  return copy;
}

export function isMessageComponentInteractionResponse(value: unknown): value is MessageComponentInteraction {
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
  if (member !== undefined && !isGuildMemberResponse(member)) return false;
  const user = value["user"];
  if (user !== undefined && !isUserResponse(user)) return false;
  const token = value["token"];
  if (typeof token !== "string") return false;
  const version = value["version"];
  if (version !== 1) return false;
  const message = value["message"];
  if (!isMessageResponse(message)) return false;
  return true;
}

export function checkMessageComponentInteractionResponse(value: unknown, path: Path, report: Report): void {
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
  else if (type !== 3) return notListed(report, at(path, "type"), "const", "3", type);
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
  if (member !== undefined) checkGuildMemberResponse(member, at(path, "member"), report);
  const user = value["user"];
  if (user !== undefined) checkUserResponse(user, at(path, "user"), report);
  const token = value["token"];
  if (token === undefined) missing(report, at(path, "token"), "a Message Component Interaction");
  else if (typeof token !== "string") wrongType(report, at(path, "token"), "a string", token);
  const version = value["version"];
  if (version === undefined) missing(report, at(path, "version"), "a Message Component Interaction");
  else if (version !== 1) notListed(report, at(path, "version"), "const", "1", version);
  const message = value["message"];
  if (message === undefined) missing(report, at(path, "message"), "a Message Component Interaction");
  else checkMessageResponse(message, at(path, "message"), report);
}

export function copyMessageComponentInteractionResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["application_id"] = value["application_id"];
  copy["type"] = value["type"];
  copy["data"] = copyMessageComponentData(value["data"]);
  if (value["guild_id"] !== undefined) copy["guild_id"] = value["guild_id"];
  if (value["channel_id"] !== undefined) copy["channel_id"] = value["channel_id"];
  if (value["member"] !== undefined) copy["member"] = copyGuildMemberResponse(value["member"]);
  if (value["user"] !== undefined) copy["user"] = copyUserResponse(value["user"]);
  copy["token"] = value["token"];
  copy["version"] = value["version"];
  copy["message"] = copyMessageResponse(value["message"]);
  return copy;
}

/** Checks values of type MessageComponentInteraction. */
const messageComponentInteractionValidator: DirectionalValidator<MessageComponentInteraction, MessageComponentInteraction> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isMessageComponentInteraction,
      checkMessageComponentInteraction,
      copyMessageComponentInteraction,
    ),
    /* @__PURE__ */ validator(
      isMessageComponentInteractionResponse,
      checkMessageComponentInteractionResponse,
      copyMessageComponentInteractionResponse,
    ),
  );

export function isInteractionType(value: unknown): value is InteractionType {
  return value === 1 || value === 2 || value === 3;
}

export function checkInteractionType(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2 && value !== 3)
    notListed(
      report,
      path,
      "enum",
      "one of 1 (PING), 2 (APPLICATION_COMMAND) or 3 (MESSAGE_COMPONENT)",
      value,
    );
}

export function copyInteractionType(value: unknown): unknown {
  return value;
}

export function isInteractionTypeResponse(value: unknown): value is InteractionType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkInteractionTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyInteractionTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type InteractionType. */
const interactionTypeValidator: DirectionalValidator<InteractionType, InteractionType> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInteractionType, checkInteractionType, copyInteractionType),
    /* @__PURE__ */ validator(
      isInteractionTypeResponse,
      checkInteractionTypeResponse,
      copyInteractionTypeResponse,
    ),
  );

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

export function isInteractionDataResponse(value: unknown): value is InteractionData {
  return Number(isApplicationCommandDataResponse(value)) + Number(isMessageComponentData(value)) === 1;
}

export function checkInteractionDataResponse(value: unknown, path: Path, report: Report): void {
  closest(
    report,
    path,
    value,
    "one",
    [
      (value, path, report) => {
        if (!isApplicationCommandDataResponse(value))
          checkApplicationCommandDataResponse(value, path, report);
      },
      (value, path, report) => {
        if (!isMessageComponentData(value)) checkMessageComponentData(value, path, report);
      },
    ],
  );
}

export function copyInteractionDataResponse(value: unknown): unknown {
  if (isApplicationCommandDataResponse(value)) return copyApplicationCommandDataResponse(value);
  if (isMessageComponentData(value)) return copyMessageComponentData(value);
  return value;
}

/** Checks values of type InteractionData. */
const interactionDataValidator: DirectionalValidator<InteractionData, InteractionData> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInteractionData, checkInteractionData, copyInteractionData),
    /* @__PURE__ */ validator(
      isInteractionDataResponse,
      checkInteractionDataResponse,
      copyInteractionDataResponse,
    ),
  );

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
  if (options !== undefined && !isApplicationCommandDataOptions(options)) return false;
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id)) return false;
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
  if (options !== undefined) checkApplicationCommandDataOptions(options, at(path, "options"), report);
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id))
    checkSnowflake(target_id, at(path, "target_id"), report);
}

export function copyApplicationCommandData(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyApplicationCommandType(value["type"]);
  if (value["resolved"] !== undefined) copy["resolved"] = copyResolvedData(value["resolved"]);
  if (value["options"] !== undefined) copy["options"] = copyApplicationCommandDataOptions(value["options"]);
  if (value["target_id"] !== undefined) copy["target_id"] = value["target_id"];
  return copy;
}

function isApplicationCommandDataOptions(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isInteractionDataOption(item)) return false;
  return true;
}

function checkApplicationCommandDataOptions(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isInteractionDataOption(item)) checkInteractionDataOption(item, at(path, index), report);
  }
}

function copyApplicationCommandDataOptions(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyInteractionDataOption(item));
}

export function isApplicationCommandDataResponse(value: unknown): value is ApplicationCommandData {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isApplicationCommandTypeResponse(type)) return false;
  const resolved = value["resolved"];
  if (resolved !== undefined && !isResolvedDataResponse(resolved)) return false;
  const options = value["options"];
  if (options !== undefined && !isApplicationCommandDataResponseOptions(options)) return false;
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id)) return false;
  return true;
}

export function checkApplicationCommandDataResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Application Command Data");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Application Command Data");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Application Command Data");
  else checkApplicationCommandTypeResponse(type, at(path, "type"), report);
  const resolved = value["resolved"];
  if (resolved !== undefined) checkResolvedDataResponse(resolved, at(path, "resolved"), report);
  const options = value["options"];
  if (options !== undefined) checkApplicationCommandDataResponseOptions(options, at(path, "options"), report);
  const target_id = value["target_id"];
  if (target_id !== undefined && !isSnowflake(target_id))
    checkSnowflake(target_id, at(path, "target_id"), report);
}

export function copyApplicationCommandDataResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["name"] = value["name"];
  copy["type"] = copyApplicationCommandTypeResponse(value["type"]);
  if (value["resolved"] !== undefined) copy["resolved"] = copyResolvedDataResponse(value["resolved"]);
  if (value["options"] !== undefined)
    copy["options"] = copyApplicationCommandDataResponseOptions(value["options"]);
  if (value["target_id"] !== undefined) copy["target_id"] = value["target_id"];
  return copy;
}

function isApplicationCommandDataResponseOptions(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isInteractionDataOptionResponse(item)) return false;
  return true;
}

function checkApplicationCommandDataResponseOptions(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isInteractionDataOptionResponse(item))
      checkInteractionDataOptionResponse(item, at(path, index), report);
  }
}

function copyApplicationCommandDataResponseOptions(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyInteractionDataOptionResponse(item));
}

/** Checks values of type ApplicationCommandData. */
const applicationCommandDataValidator: DirectionalValidator<ApplicationCommandData, ApplicationCommandData> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isApplicationCommandData,
      checkApplicationCommandData,
      copyApplicationCommandData,
    ),
    /* @__PURE__ */ validator(
      isApplicationCommandDataResponse,
      checkApplicationCommandDataResponse,
      copyApplicationCommandDataResponse,
    ),
  );

export function isMessageComponentData(value: unknown): value is MessageComponentData {
  if (!isObject(value)) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const component_type = value["component_type"];
  if (!isComponentType(component_type)) return false;
  const values = value["values"];
  if (values !== undefined && !isMessageComponentDataValues(values)) return false;
  return true;
}

export function checkMessageComponentData(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Message Component Data");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const component_type = value["component_type"];
  if (component_type === undefined) missing(report, at(path, "component_type"), "a Message Component Data");
  else
    if (!isComponentType(component_type))
      checkComponentType(component_type, at(path, "component_type"), report);
  const values = value["values"];
  if (values !== undefined) checkMessageComponentDataValues(values, at(path, "values"), report);
}

export function copyMessageComponentData(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["custom_id"] = value["custom_id"];
  copy["component_type"] = value["component_type"];
  if (value["values"] !== undefined) copy["values"] = copyMessageComponentDataValues(value["values"]);
  return copy;
}

function isMessageComponentDataValues(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkMessageComponentDataValues(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

function copyMessageComponentDataValues(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return [...value];
}

/** Checks values of type MessageComponentData. */
const messageComponentDataValidator: Validator<MessageComponentData> =
  /* @__PURE__ */ validator(isMessageComponentData, checkMessageComponentData, copyMessageComponentData);

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
    "an option has a value or options, never both",
  );
}

export function copyInteractionDataOption(value: unknown, depth: number = 0): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["name"] = value["name"];
  copy["type"] = copyApplicationCommandOptionType(value["type"]);
  if (value["value"] !== undefined) copy["value"] = value["value"];
  if (value["options"] !== undefined)
    copy["options"] = copyInteractionDataOptionOptions(value["options"], depth);
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

function copyInteractionDataOptionOptions(value: unknown, depth: number): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyInteractionDataOption(item, depth + 1));
}

export function isInteractionDataOptionResponse(value: unknown, depth: number = 0): value is InteractionDataOption {
  if (depth > maxDepth) return false;
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const type = value["type"];
  if (!isApplicationCommandOptionTypeResponse(type)) return false;
  const value_ = value["value"];
  if (value_ !== undefined && !isInteractionDataOptionValue(value_)) return false;
  const options = value["options"];
  if (options !== undefined && !isInteractionDataOptionResponseOptions(options, depth)) return false;
  if (Number(value["value"] !== undefined) + Number(value["options"] !== undefined) > 1) return false;
  return true;
}

export function checkInteractionDataOptionResponse(value: unknown, path: Path, report: Report, depth: number = 0): void {
  if (depth > maxDepth) return tooDeep(report, path, maxDepth);
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Interaction Data Option");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Interaction Data Option");
  else checkApplicationCommandOptionTypeResponse(type, at(path, "type"), report);
  const value_ = value["value"];
  if (value_ !== undefined) checkInteractionDataOptionValue(value_, at(path, "value"), report);
  const options = value["options"];
  if (options !== undefined)
    checkInteractionDataOptionResponseOptions(options, at(path, "options"), report, depth);
  if (Number(value["value"] !== undefined) + Number(value["options"] !== undefined) > 1) broken(
    report,
    path,
    "option-value-or-options",
    "an option has a value or options, never both",
  );
}

export function copyInteractionDataOptionResponse(value: unknown, depth: number = 0): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["name"] = value["name"];
  copy["type"] = copyApplicationCommandOptionTypeResponse(value["type"]);
  if (value["value"] !== undefined) copy["value"] = value["value"];
  if (value["options"] !== undefined)
    copy["options"] = copyInteractionDataOptionResponseOptions(value["options"], depth);
  return copy;
}

function isInteractionDataOptionResponseOptions(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isInteractionDataOptionResponse(item, depth + 1)) return false;
  return true;
}

function checkInteractionDataOptionResponseOptions(value: unknown, path: Path, report: Report, depth: number): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    checkInteractionDataOptionResponse(item, at(path, index), report, depth + 1);
  }
}

function copyInteractionDataOptionResponseOptions(value: unknown, depth: number): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyInteractionDataOptionResponse(item, depth + 1));
}

/** Checks values of type InteractionDataOption. */
const interactionDataOptionValidator: DirectionalValidator<InteractionDataOption, InteractionDataOption> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInteractionDataOption, checkInteractionDataOption, copyInteractionDataOption),
    /* @__PURE__ */ validator(
      isInteractionDataOptionResponse,
      checkInteractionDataOptionResponse,
      copyInteractionDataOptionResponse,
    ),
  );

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
  const copy: Record<string, unknown> = {};
  if (value["users"] !== undefined) copy["users"] = copyResolvedDataUsers(value["users"]);
  if (value["members"] !== undefined) copy["members"] = copyResolvedDataMembers(value["members"]);
  if (value["roles"] !== undefined) copy["roles"] = copyResolvedDataRoles(value["roles"]);
  if (value["channels"] !== undefined) copy["channels"] = copyResolvedDataChannels(value["channels"]);
  if (value["messages"] !== undefined) copy["messages"] = copyResolvedDataMessages(value["messages"]);
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

export function isResolvedDataResponse(value: unknown): value is ResolvedData {
  if (!isObject(value)) return false;
  const users = value["users"];
  if (users !== undefined && !isResolvedDataResponseUsers(users)) return false;
  const members = value["members"];
  if (members !== undefined && !isResolvedDataMembers(members)) return false;
  const roles = value["roles"];
  if (roles !== undefined && !isResolvedDataRoles(roles)) return false;
  const channels = value["channels"];
  if (channels !== undefined && !isResolvedDataResponseChannels(channels)) return false;
  const messages = value["messages"];
  if (messages !== undefined && !isResolvedDataResponseMessages(messages)) return false;
  return true;
}

export function checkResolvedDataResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const users = value["users"];
  if (users !== undefined) checkResolvedDataResponseUsers(users, at(path, "users"), report);
  const members = value["members"];
  if (members !== undefined) checkResolvedDataMembers(members, at(path, "members"), report);
  const roles = value["roles"];
  if (roles !== undefined) checkResolvedDataRoles(roles, at(path, "roles"), report);
  const channels = value["channels"];
  if (channels !== undefined) checkResolvedDataResponseChannels(channels, at(path, "channels"), report);
  const messages = value["messages"];
  if (messages !== undefined) checkResolvedDataResponseMessages(messages, at(path, "messages"), report);
}

export function copyResolvedDataResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  if (value["users"] !== undefined) copy["users"] = copyResolvedDataResponseUsers(value["users"]);
  if (value["members"] !== undefined) copy["members"] = copyResolvedDataMembers(value["members"]);
  if (value["roles"] !== undefined) copy["roles"] = copyResolvedDataRoles(value["roles"]);
  if (value["channels"] !== undefined) copy["channels"] = copyResolvedDataResponseChannels(value["channels"]);
  if (value["messages"] !== undefined) copy["messages"] = copyResolvedDataResponseMessages(value["messages"]);
  return copy;
}

function isResolvedDataResponseUsers(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isUserResponse(item)) return false;
  }
  return true;
}

function checkResolvedDataResponseUsers(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isUserResponse(item)) checkUserResponse(item, at(path, name), report);
  }
}

function copyResolvedDataResponseUsers(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyUserResponse(item);
  }
  return copy;
}

function isResolvedDataResponseChannels(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isResolvedChannelResponse(item)) return false;
  }
  return true;
}

function checkResolvedDataResponseChannels(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isResolvedChannelResponse(item)) checkResolvedChannelResponse(item, at(path, name), report);
  }
}

function copyResolvedDataResponseChannels(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyResolvedChannelResponse(item);
  }
  return copy;
}

function isResolvedDataResponseMessages(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (!isPartialMessageResponse(item)) return false;
  }
  return true;
}

function checkResolvedDataResponseMessages(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (!isPartialMessageResponse(item)) checkPartialMessageResponse(item, at(path, name), report);
  }
}

function copyResolvedDataResponseMessages(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of namesOf(value)) {
    if (name === "__proto__") continue;
    const item = value[name];
    copy[name] = copyPartialMessageResponse(item);
  }
  return copy;
}

/** Checks values of type ResolvedData. */
const resolvedDataValidator: DirectionalValidator<ResolvedData, ResolvedData> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isResolvedData, checkResolvedData, copyResolvedData),
    /* @__PURE__ */ validator(isResolvedDataResponse, checkResolvedDataResponse, copyResolvedDataResponse),
  );

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
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["type"] = copyInteractionType(value["type"]);
  copy["name"] = value["name"];
  copy["user"] = copyUser(value["user"]);
  return copy;
}

export function isMessageInteractionResponse(value: unknown): value is MessageInteraction {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (!isInteractionTypeResponse(type)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const user = value["user"];
  if (!isUserResponse(user)) return false;
  return true;
}

export function checkMessageInteractionResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Message Interaction");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Message Interaction");
  else checkInteractionTypeResponse(type, at(path, "type"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Message Interaction");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Message Interaction");
  else checkUserResponse(user, at(path, "user"), report);
}

export function copyMessageInteractionResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["id"] = value["id"];
  copy["type"] = copyInteractionTypeResponse(value["type"]);
  copy["name"] = value["name"];
  copy["user"] = copyUserResponse(value["user"]);
  return copy;
}

/** Checks values of type MessageInteraction. */
const messageInteractionValidator: DirectionalValidator<MessageInteraction, MessageInteraction> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isMessageInteraction, checkMessageInteraction, copyMessageInteraction),
    /* @__PURE__ */ validator(
      isMessageInteractionResponse,
      checkMessageInteractionResponse,
      copyMessageInteractionResponse,
    ),
  );

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
  else if (type !== 1) return notListed(report, at(path, "type"), "const", "1", type);
}

export function copyPongResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["type"] = value["type"];
  return copy;
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
  else if (type !== 4) return notListed(report, at(path, "type"), "const", "4", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "a Channel Message Response");
  else checkInteractionCallbackData(data, at(path, "data"), report);
}

export function copyChannelMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["type"] = value["type"];
  copy["data"] = copyInteractionCallbackData(value["data"]);
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
  else if (type !== 5) return notListed(report, at(path, "type"), "const", "5", type);
  const data = value["data"];
  if (data !== undefined) checkInteractionCallbackData(data, at(path, "data"), report);
}

export function copyDeferredChannelMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["type"] = value["type"];
  if (value["data"] !== undefined) copy["data"] = copyInteractionCallbackData(value["data"]);
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
  else if (type !== 6) return notListed(report, at(path, "type"), "const", "6", type);
}

export function copyDeferredUpdateMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["type"] = value["type"];
  return copy;
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
  else if (type !== 7) return notListed(report, at(path, "type"), "const", "7", type);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "an Update Message Response");
  else checkInteractionCallbackData(data, at(path, "data"), report);
}

export function copyUpdateMessageResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  copy["type"] = value["type"];
  copy["data"] = copyInteractionCallbackData(value["data"]);
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
  const copy: Record<string, unknown> = {};
  if (value["tts"] !== undefined) copy["tts"] = value["tts"];
  if (value["content"] !== undefined) copy["content"] = value["content"];
  if (value["embeds"] !== undefined) copy["embeds"] = copyEmbedList(value["embeds"]);
  if (value["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(value["allowed_mentions"]);
  if (value["flags"] !== undefined) copy["flags"] = value["flags"];
  if (value["components"] !== undefined) copy["components"] = copyMessageComponents(value["components"]);
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
  else {
    if (value < 0) tooSmall(report, path, 0, value);
    if (value > 64) tooLarge(report, path, 64, value);
    if (!multipleOf(value, 64)) notMultiple(report, path, 64, value);
  }
}

/** Checks values of type InteractionCallbackFlags. */
const interactionCallbackFlagsValidator: Validator<InteractionCallbackFlags> =
  /* @__PURE__ */ validator(isInteractionCallbackFlags, checkInteractionCallbackFlags);

export function isApplicationCommandType(value: unknown): value is ApplicationCommandType {
  return value === 1 || value === 2 || value === 3;
}

export function checkApplicationCommandType(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2 && value !== 3)
    notListed(report, path, "enum", "one of 1 (CHAT_INPUT), 2 (USER) or 3 (MESSAGE)", value);
}

export function copyApplicationCommandType(value: unknown): unknown {
  return value;
}

export function isApplicationCommandTypeResponse(value: unknown): value is ApplicationCommandType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkApplicationCommandTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyApplicationCommandTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type ApplicationCommandType. */
const applicationCommandTypeValidator: DirectionalValidator<ApplicationCommandType, ApplicationCommandType> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isApplicationCommandType,
      checkApplicationCommandType,
      copyApplicationCommandType,
    ),
    /* @__PURE__ */ validator(
      isApplicationCommandTypeResponse,
      checkApplicationCommandTypeResponse,
      copyApplicationCommandTypeResponse,
    ),
  );

export function isApplicationCommandOptionType(value: unknown): value is ApplicationCommandOptionType {
  return applicationCommandOptionTypeValues.has(value);
}

export function checkApplicationCommandOptionType(value: unknown, path: Path, report: Report): void {
  if (!applicationCommandOptionTypeValues.has(value))
    notListed(
      report,
      path,
      "enum",
      "one of 1 (SUB_COMMAND), 2 (SUB_COMMAND_GROUP), 3 (STRING), 4 (INTEGER), 5 (BOOLEAN), 6 (USER), 7 (CHANNEL), 8 (ROLE), 9 (MENTIONABLE) or 10 (NUMBER)",
      value,
    );
}

export function copyApplicationCommandOptionType(value: unknown): unknown {
  return value;
}

export function isApplicationCommandOptionTypeResponse(value: unknown): value is ApplicationCommandOptionType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkApplicationCommandOptionTypeResponse(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyApplicationCommandOptionTypeResponse(value: unknown): unknown {
  return value;
}

/** Checks values of type ApplicationCommandOptionType. */
const applicationCommandOptionTypeValidator: DirectionalValidator<ApplicationCommandOptionType, ApplicationCommandOptionType> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(
      isApplicationCommandOptionType,
      checkApplicationCommandOptionType,
      copyApplicationCommandOptionType,
    ),
    /* @__PURE__ */ validator(
      isApplicationCommandOptionTypeResponse,
      checkApplicationCommandOptionTypeResponse,
      copyApplicationCommandOptionTypeResponse,
    ),
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
  const copy: Record<string, unknown> = {};
  if (value["content"] !== undefined) copy["content"] = value["content"];
  if (value["embeds"] !== undefined) copy["embeds"] = copyEmbedList(value["embeds"]);
  if (value["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(value["allowed_mentions"]);
  if (value["attachments"] !== undefined)
    copy["attachments"] = copyEditOriginalInteractionResponseBodyAttachments(value["attachments"]);
  if (value["components"] !== undefined) copy["components"] = copyMessageComponents(value["components"]);
  return copy;
}

function isEditOriginalInteractionResponseBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditOriginalInteractionResponseBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isPartialAttachment(item)) checkPartialAttachment(item, at(path, index), report);
  }
}

function copyEditOriginalInteractionResponseBodyAttachments(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyPartialAttachment(item));
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
  const copy: Record<string, unknown> = {};
  if (value["content"] !== undefined) copy["content"] = value["content"];
  if (value["embeds"] !== undefined) copy["embeds"] = copyEmbedList(value["embeds"]);
  if (value["file"] !== undefined) copy["file"] = value["file"];
  if (value["payload_json"] !== undefined) copy["payload_json"] = value["payload_json"];
  if (value["allowed_mentions"] !== undefined)
    copy["allowed_mentions"] = copyAllowedMentions(value["allowed_mentions"]);
  if (value["attachments"] !== undefined)
    copy["attachments"] = copyEditOriginalInteractionResponseMultipartBodyAttachments(value["attachments"]);
  if (value["components"] !== undefined) copy["components"] = copyMessageComponents(value["components"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || editOriginalInteractionResponseMultipartBodyNames.has(name)) continue;
    const item = value[name];
    if (editOriginalInteractionResponseMultipartBodyPattern.test(name)) copy[name] = item;
  }
  return copy;
}

function isEditOriginalInteractionResponseMultipartBodyAttachments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPartialAttachment(item)) return false;
  return true;
}

function checkEditOriginalInteractionResponseMultipartBodyAttachments(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isPartialAttachment(item)) checkPartialAttachment(item, at(path, index), report);
  }
}

function copyEditOriginalInteractionResponseMultipartBodyAttachments(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => copyPartialAttachment(item));
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

export function isInteractionCreateBodyResponse(value: unknown): value is InteractionCreateBody {
  return isInteractionResponse2(value);
}

export function checkInteractionCreateBodyResponse(value: unknown, path: Path, report: Report): void {
  if (!isInteractionResponse2(value)) checkInteractionResponse2(value, path, report);
}

export function copyInteractionCreateBodyResponse(value: unknown): unknown {
  return copyInteractionResponse2(value);
}

/** Checks values of type InteractionCreateBody. */
const interactionCreateBodyValidator: DirectionalValidator<InteractionCreateBody, InteractionCreateBody> =
  /* @__PURE__ */ directional(
    /* @__PURE__ */ validator(isInteractionCreateBody, checkInteractionCreateBody, copyInteractionCreateBody),
    /* @__PURE__ */ validator(
      isInteractionCreateBodyResponse,
      checkInteractionCreateBodyResponse,
      copyInteractionCreateBodyResponse,
    ),
  );

export {
  interactionValidator as Interaction,
  pingInteractionValidator as PingInteraction,
  applicationCommandInteractionValidator as ApplicationCommandInteraction,
  messageComponentInteractionValidator as MessageComponentInteraction,
  interactionTypeValidator as InteractionType,
  interactionDataValidator as InteractionData,
  applicationCommandDataValidator as ApplicationCommandData,
  messageComponentDataValidator as MessageComponentData,
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
