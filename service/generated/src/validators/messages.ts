// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  copyJson,
  isObject,
  maxLength,
  missing,
  namesOf,
  pick,
  tooLong,
  tooShort,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Message, SendMessageBody } from "../types/messages.js";
import { checkSnowflake, isSnowflake } from "./common.js";

const messageNames: ReadonlySet<string> = /* @__PURE__ */ new Set(["id", "channel_id", "content", "flags"]);

export function isMessage(value: unknown): value is Message {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id)) return false;
  const content = value["content"];
  if (typeof content !== "string") return false;
  const flags = value["flags"];
  if (flags !== undefined && (typeof flags !== "number" || !Number.isInteger(flags))) return false;
  return true;
}

export function checkMessage(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Message");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
  const content = value["content"];
  if (content === undefined) missing(report, at(path, "content"), "a Message");
  else if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
  const flags = value["flags"];
  if (flags !== undefined && (typeof flags !== "number" || !Number.isInteger(flags)))
    wrongType(report, at(path, "flags"), "an integer", flags);
}

export function copyMessage(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "channel_id", "content", "flags"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || messageNames.has(name)) continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type Message. */
const messageValidator: Validator<Message> = /* @__PURE__ */ validator(isMessage, checkMessage, copyMessage);

export function isSendMessageBody(value: unknown): value is SendMessageBody {
  if (!isObject(value)) return false;
  const author_id = value["author_id"];
  if (!isSnowflake(author_id)) return false;
  const content = value["content"];
  if (typeof content !== "string" || content.length < 1 || !maxLength(content, 2000)) return false;
  return true;
}

export function checkSendMessageBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const author_id = value["author_id"];
  if (author_id === undefined) missing(report, at(path, "author_id"), "a Send Message Body");
  else if (!isSnowflake(author_id)) checkSnowflake(author_id, at(path, "author_id"), report);
  const content = value["content"];
  if (content === undefined) missing(report, at(path, "content"), "a Send Message Body");
  else
    if (typeof content !== "string") wrongType(report, at(path, "content"), "a string", content);
    else {
      if (content.length < 1) tooShort(report, at(path, "content"), 1, content);
      if (!maxLength(content, 2000)) tooLong(report, at(path, "content"), 2000, content);
    }
}

export function copySendMessageBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["author_id", "content"]);
}

/** Checks values of type SendMessageBody. */
const sendMessageBodyValidator: Validator<SendMessageBody> =
  /* @__PURE__ */ validator(isSendMessageBody, checkSendMessageBody, copySendMessageBody);

export { messageValidator as Message, sendMessageBodyValidator as SendMessageBody };
