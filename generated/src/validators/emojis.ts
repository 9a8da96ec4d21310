// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  everyItem,
  isObject,
  missing,
  pick,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Emoji, PartialEmoji, Sticker, StickerFormatType, StickerType } from "../types/emojis.js";
import { checkSnowflake, isSnowflake } from "./common.js";
import { checkUser, copyUser, isUser } from "./users.js";

export function isEmoji(value: unknown): value is Emoji {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (id !== null && !isSnowflake(id)) return false;
  const name_ = value["name"];
  if (name_ !== null && typeof name_ !== "string") return false;
  const roles = value["roles"];
  if (roles !== undefined && !everyItem(roles, isSnowflake)) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const require_colons = value["require_colons"];
  if (require_colons !== undefined && typeof require_colons !== "boolean") return false;
  const managed = value["managed"];
  if (managed !== undefined && typeof managed !== "boolean") return false;
  const animated = value["animated"];
  if (animated !== undefined && typeof animated !== "boolean") return false;
  const available = value["available"];
  if (available !== undefined && typeof available !== "boolean") return false;
  return true;
}

export function checkEmoji(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Emoji");
  else if (id !== null && !isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Emoji");
  else
    if (name_ !== null && typeof name_ !== "string")
      wrongType(report, at(path, "name"), "a string or null", name_);
  const roles = value["roles"];
  if (roles !== undefined) checkItems(roles, at(path, "roles"), report, isSnowflake, checkSnowflake);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const require_colons = value["require_colons"];
  if (require_colons !== undefined && typeof require_colons !== "boolean")
    wrongType(report, at(path, "require_colons"), "a boolean", require_colons);
  const managed = value["managed"];
  if (managed !== undefined && typeof managed !== "boolean")
    wrongType(report, at(path, "managed"), "a boolean", managed);
  const animated = value["animated"];
  if (animated !== undefined && typeof animated !== "boolean")
    wrongType(report, at(path, "animated"), "a boolean", animated);
  const available = value["available"];
  if (available !== undefined && typeof available !== "boolean")
    wrongType(report, at(path, "available"), "a boolean", available);
}

export function copyEmoji(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "name", "roles", "user", "require_colons", "managed", "animated", "available",
  ]);
  if (copy["roles"] !== undefined) copy["roles"] = copyItems(copy["roles"]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type Emoji, as the service sends them. */
const emojiValidator: Validator<Emoji> = /* @__PURE__ */ validator(isEmoji, checkEmoji, copyEmoji);

export function isPartialEmoji(value: unknown): value is PartialEmoji {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (id !== undefined && id !== null && !isSnowflake(id)) return false;
  const name_ = value["name"];
  if (name_ !== undefined && name_ !== null && typeof name_ !== "string") return false;
  const animated = value["animated"];
  if (animated !== undefined && typeof animated !== "boolean") return false;
  return true;
}

export function checkPartialEmoji(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id !== undefined && id !== null && !isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ !== undefined && name_ !== null && typeof name_ !== "string")
    wrongType(report, at(path, "name"), "a string or null", name_);
  const animated = value["animated"];
  if (animated !== undefined && typeof animated !== "boolean")
    wrongType(report, at(path, "animated"), "a boolean", animated);
}

export function copyPartialEmoji(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name", "animated"]);
}

/** Checks values of type PartialEmoji. */
const partialEmojiValidator: Validator<PartialEmoji> =
  /* @__PURE__ */ validator(isPartialEmoji, checkPartialEmoji, copyPartialEmoji);

export function isSticker(value: unknown): value is Sticker {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const pack_id = value["pack_id"];
  if (pack_id !== undefined && !isSnowflake(pack_id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const description = value["description"];
  if (description !== null && typeof description !== "string") return false;
  const tags = value["tags"];
  if (typeof tags !== "string") return false;
  const asset = value["asset"];
  if (typeof asset !== "string") return false;
  const type = value["type"];
  if (!isStickerType(type)) return false;
  const format_type = value["format_type"];
  if (!isStickerFormatType(format_type)) return false;
  const available = value["available"];
  if (available !== undefined && typeof available !== "boolean") return false;
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id)) return false;
  const user = value["user"];
  if (user !== undefined && !isUser(user)) return false;
  const sort_value = value["sort_value"];
  if (sort_value !== undefined
    && (typeof sort_value !== "number" || !Number.isInteger(sort_value))) return false;
  return true;
}

export function checkSticker(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Sticker");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const pack_id = value["pack_id"];
  if (pack_id !== undefined && !isSnowflake(pack_id)) checkSnowflake(pack_id, at(path, "pack_id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Sticker");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "a Sticker");
  else
    if (description !== null && typeof description !== "string")
      wrongType(report, at(path, "description"), "a string or null", description);
  const tags = value["tags"];
  if (tags === undefined) missing(report, at(path, "tags"), "a Sticker");
  else if (typeof tags !== "string") wrongType(report, at(path, "tags"), "a string", tags);
  const asset = value["asset"];
  if (asset === undefined) missing(report, at(path, "asset"), "a Sticker");
  else if (typeof asset !== "string") wrongType(report, at(path, "asset"), "a string", asset);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Sticker");
  else checkStickerType(type, at(path, "type"), report);
  const format_type = value["format_type"];
  if (format_type === undefined) missing(report, at(path, "format_type"), "a Sticker");
  else checkStickerFormatType(format_type, at(path, "format_type"), report);
  const available = value["available"];
  if (available !== undefined && typeof available !== "boolean")
    wrongType(report, at(path, "available"), "a boolean", available);
  const guild_id = value["guild_id"];
  if (guild_id !== undefined && !isSnowflake(guild_id))
    checkSnowflake(guild_id, at(path, "guild_id"), report);
  const user = value["user"];
  if (user !== undefined) checkUser(user, at(path, "user"), report);
  const sort_value = value["sort_value"];
  if (sort_value !== undefined && (typeof sort_value !== "number" || !Number.isInteger(sort_value)))
    wrongType(report, at(path, "sort_value"), "an integer", sort_value);
}

export function copySticker(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "id", "pack_id", "name", "description", "tags", "asset", "type", "format_type", "available",
    "guild_id", "user", "sort_value",
  ]);
  copy["type"] = copyStickerType(copy["type"]);
  copy["format_type"] = copyStickerFormatType(copy["format_type"]);
  if (copy["user"] !== undefined) copy["user"] = copyUser(copy["user"]);
  return copy;
}

/** Checks values of type Sticker, as the service sends them. */
const stickerValidator: Validator<Sticker> = /* @__PURE__ */ validator(isSticker, checkSticker, copySticker);

export function isStickerType(value: unknown): value is StickerType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkStickerType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyStickerType(value: unknown): unknown {
  return value;
}

/** Checks values of type StickerType, as the service sends them. */
const stickerTypeValidator: Validator<StickerType> =
  /* @__PURE__ */ validator(isStickerType, checkStickerType, copyStickerType);

export function isStickerFormatType(value: unknown): value is StickerFormatType {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkStickerFormatType(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyStickerFormatType(value: unknown): unknown {
  return value;
}

/** Checks values of type StickerFormatType, as the service sends them. */
const stickerFormatTypeValidator: Validator<StickerFormatType> =
  /* @__PURE__ */ validator(isStickerFormatType, checkStickerFormatType, copyStickerFormatType);

export {
  emojiValidator as Emoji,
  partialEmojiValidator as PartialEmoji,
  stickerValidator as Sticker,
  stickerTypeValidator as StickerType,
  stickerFormatTypeValidator as StickerFormatType,
};
