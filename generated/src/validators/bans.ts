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
  tooLarge,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Ban, CreateGuildBanBody } from "../types/bans.js";
import { checkUser, copyUser, isUser } from "./users.js";

export function isBan(value: unknown): value is Ban {
  if (!isObject(value)) return false;
  const reason = value["reason"];
  if (reason !== null && typeof reason !== "string") return false;
  const user = value["user"];
  if (!isUser(user)) return false;
  return true;
}

export function checkBan(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const reason = value["reason"];
  if (reason === undefined) missing(report, at(path, "reason"), "a Ban");
  else
    if (reason !== null && typeof reason !== "string")
      wrongType(report, at(path, "reason"), "a string or null", reason);
  const user = value["user"];
  if (user === undefined) missing(report, at(path, "user"), "a Ban");
  else checkUser(user, at(path, "user"), report);
}

export function copyBan(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["reason", "user"]);
  copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type Ban, as the service sends them. */
const banValidator: Validator<Ban> = /* @__PURE__ */ validator(isBan, checkBan, copyBan);

export function isCreateGuildBanBody(value: unknown): value is CreateGuildBanBody {
  if (!isObject(value)) return false;
  const delete_message_days = value["delete_message_days"];
  if (delete_message_days !== undefined
    && (typeof delete_message_days !== "number"
      || !Number.isInteger(delete_message_days)
      || delete_message_days < 0
      || delete_message_days > 7)) return false;
  const reason = value["reason"];
  if (reason !== undefined && typeof reason !== "string") return false;
  return true;
}

export function checkCreateGuildBanBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const delete_message_days = value["delete_message_days"];
  if (delete_message_days !== undefined) {
    if (typeof delete_message_days !== "number" || !Number.isInteger(delete_message_days))
      wrongType(report, at(path, "delete_message_days"), "an integer", delete_message_days);
    else
      if (delete_message_days < 0) tooSmall(report, at(path, "delete_message_days"), 0, delete_message_days);
    else
      if (delete_message_days > 7) tooLarge(report, at(path, "delete_message_days"), 7, delete_message_days);
  }
  const reason = value["reason"];
  if (reason !== undefined && typeof reason !== "string")
    wrongType(report, at(path, "reason"), "a string", reason);
}

export function copyCreateGuildBanBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["delete_message_days", "reason"]);
  if (copy["delete_message_days"] === undefined) copy["delete_message_days"] = 0;
  return copy;
}

/** Checks values of type CreateGuildBanBody. */
const createGuildBanBodyValidator: Validator<CreateGuildBanBody> =
  /* @__PURE__ */ validator(isCreateGuildBanBody, checkCreateGuildBanBody, copyCreateGuildBanBody);

export { banValidator as Ban, createGuildBanBodyValidator as CreateGuildBanBody };
