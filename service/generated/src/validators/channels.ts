// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  copyJson,
  isObject,
  maxLength,
  missing,
  namesOf,
  notListed,
  pick,
  tooLarge,
  tooLong,
  tooShort,
  tooSmall,
  trimmed,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  CreateInviteBody,
  Invite,
  ModifyThreadBody,
  OpenStageBody,
  PlaceWebhookBody,
  PlacedWebhook,
  StageInstance,
  StartThreadBody,
  Thread,
} from "../types/channels.js";
import { checkSnowflake, checkTimestamp, isSnowflake, isTimestamp } from "./common.js";

export function isThread(value: unknown): value is Thread {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (typeof type !== "number" || !Number.isInteger(type)) return false;
  return true;
}

export function checkThread(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Thread");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Thread");
  else
    if (typeof type !== "number" || !Number.isInteger(type))
      wrongType(report, at(path, "type"), "an integer", type);
}

export function copyThread(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "type"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "id" || name === "type") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type Thread. */
const threadValidator: Validator<Thread> = /* @__PURE__ */ validator(isThread, checkThread, copyThread);

export function isStageInstance(value: unknown): value is StageInstance {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  return true;
}

export function checkStageInstance(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Stage Instance");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Stage Instance");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyStageInstance(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "channel_id"]);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "id" || name === "channel_id") continue;
    const item = value[name];
    copy[name] = copyJson(item);
  }
  return copy;
}

/** Checks values of type StageInstance. */
const stageInstanceValidator: Validator<StageInstance> =
  /* @__PURE__ */ validator(isStageInstance, checkStageInstance, copyStageInstance);

export function isPlacedWebhook(value: unknown): value is PlacedWebhook {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const type = value["type"];
  if (typeof type !== "number" || !Number.isInteger(type)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const token = value["token"];
  if (token !== undefined && typeof token !== "string") return false;
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") return false;
  return true;
}

export function checkPlacedWebhook(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Placed Webhook");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Placed Webhook");
  else
    if (typeof type !== "number" || !Number.isInteger(type))
      wrongType(report, at(path, "type"), "an integer", type);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Placed Webhook");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const token = value["token"];
  if (token !== undefined && typeof token !== "string")
    wrongType(report, at(path, "token"), "a string", token);
  const url = value["url"];
  if (url !== undefined && typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
}

export function copyPlacedWebhook(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "type", "channel_id", "token", "url"]);
}

/** Checks values of type PlacedWebhook. */
const placedWebhookValidator: Validator<PlacedWebhook> =
  /* @__PURE__ */ validator(isPlacedWebhook, checkPlacedWebhook, copyPlacedWebhook);

export function isInvite(value: unknown): value is Invite {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (typeof code !== "string") return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const channel_id = value["channel_id"];
  if (!isSnowflake(channel_id)) return false;
  const inviter_id = value["inviter_id"];
  if (!isSnowflake(inviter_id)) return false;
  const uses = value["uses"];
  if (typeof uses !== "number" || !Number.isInteger(uses)) return false;
  const max_uses = value["max_uses"];
  if (typeof max_uses !== "number" || !Number.isInteger(max_uses)) return false;
  const max_age = value["max_age"];
  if (typeof max_age !== "number" || !Number.isInteger(max_age)) return false;
  const temporary = value["temporary"];
  if (typeof temporary !== "boolean") return false;
  const expires_at = value["expires_at"];
  if (expires_at !== null && !isTimestamp(expires_at)) return false;
  return true;
}

export function checkInvite(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "an Invite");
  else if (typeof code !== "string") wrongType(report, at(path, "code"), "a string", code);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "an Invite");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "an Invite");
  else if (!isSnowflake(channel_id)) checkSnowflake(channel_id, at(path, "channel_id"), report);
  const inviter_id = value["inviter_id"];
  if (inviter_id === undefined) missing(report, at(path, "inviter_id"), "an Invite");
  else if (!isSnowflake(inviter_id)) checkSnowflake(inviter_id, at(path, "inviter_id"), report);
  const uses = value["uses"];
  if (uses === undefined) missing(report, at(path, "uses"), "an Invite");
  else
    if (typeof uses !== "number" || !Number.isInteger(uses))
      wrongType(report, at(path, "uses"), "an integer", uses);
  const max_uses = value["max_uses"];
  if (max_uses === undefined) missing(report, at(path, "max_uses"), "an Invite");
  else
    if (typeof max_uses !== "number" || !Number.isInteger(max_uses))
      wrongType(report, at(path, "max_uses"), "an integer", max_uses);
  const max_age = value["max_age"];
  if (max_age === undefined) missing(report, at(path, "max_age"), "an Invite");
  else
    if (typeof max_age !== "number" || !Number.isInteger(max_age))
      wrongType(report, at(path, "max_age"), "an integer", max_age);
  const temporary = value["temporary"];
  if (temporary === undefined) missing(report, at(path, "temporary"), "an Invite");
  else if (typeof temporary !== "boolean") wrongType(report, at(path, "temporary"), "a boolean", temporary);
  const expires_at = value["expires_at"];
  if (expires_at === undefined) missing(report, at(path, "expires_at"), "an Invite");
  else
    if (expires_at !== null && !isTimestamp(expires_at))
      checkTimestamp(expires_at, at(path, "expires_at"), report);
}

export function copyInvite(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, [
    "code", "guild_id", "channel_id", "inviter_id", "uses", "max_uses", "max_age", "temporary",
    "expires_at",
  ]);
}

/** Checks values of type Invite. */
const inviteValidator: Validator<Invite> = /* @__PURE__ */ validator(isInvite, checkInvite, copyInvite);

export function isStartThreadBody(value: unknown): value is StartThreadBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.trim().length < 1 || !maxLength(name_.trim(), 100)) return false;
  const owner_id = value["owner_id"];
  if (!isSnowflake(owner_id)) return false;
  const private_ = value["private"];
  if (private_ !== undefined && typeof private_ !== "boolean") return false;
  const auto_archive_duration = value["auto_archive_duration"];
  if (auto_archive_duration !== undefined
    && auto_archive_duration !== 60
    && auto_archive_duration !== 1440
    && auto_archive_duration !== 4320
    && auto_archive_duration !== 10080) return false;
  return true;
}

export function checkStartThreadBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Start Thread Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.trim().length < 1) tooShort(report, at(path, "name"), 1, name_.trim());
      if (!maxLength(name_.trim(), 100)) tooLong(report, at(path, "name"), 100, name_.trim());
    }
  const owner_id = value["owner_id"];
  if (owner_id === undefined) missing(report, at(path, "owner_id"), "a Start Thread Body");
  else if (!isSnowflake(owner_id)) checkSnowflake(owner_id, at(path, "owner_id"), report);
  const private_ = value["private"];
  if (private_ !== undefined && typeof private_ !== "boolean")
    wrongType(report, at(path, "private"), "a boolean", private_);
  const auto_archive_duration = value["auto_archive_duration"];
  if (auto_archive_duration !== undefined
      && auto_archive_duration !== 60
      && auto_archive_duration !== 1440
      && auto_archive_duration !== 4320
      && auto_archive_duration !== 10080)
    notListed(
      report,
      at(path, "auto_archive_duration"),
      "enum",
      "one of 60, 1440, 4320 or 10080",
      auto_archive_duration,
    );
}

export function copyStartThreadBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "owner_id", "private", "auto_archive_duration"]);
  copy["name"] = trimmed(copy["name"]);
  if (copy["private"] === undefined) copy["private"] = false;
  if (copy["auto_archive_duration"] === undefined) copy["auto_archive_duration"] = 1440;
  return copy;
}

/** Checks values of type StartThreadBody. */
const startThreadBodyValidator: Validator<StartThreadBody> =
  /* @__PURE__ */ validator(isStartThreadBody, checkStartThreadBody, copyStartThreadBody);

export function isModifyThreadBody(value: unknown): value is ModifyThreadBody {
  if (!isObject(value)) return false;
  const archived = value["archived"];
  if (archived !== undefined && typeof archived !== "boolean") return false;
  const locked = value["locked"];
  if (locked !== undefined && typeof locked !== "boolean") return false;
  return true;
}

export function checkModifyThreadBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const archived = value["archived"];
  if (archived !== undefined && typeof archived !== "boolean")
    wrongType(report, at(path, "archived"), "a boolean", archived);
  const locked = value["locked"];
  if (locked !== undefined && typeof locked !== "boolean")
    wrongType(report, at(path, "locked"), "a boolean", locked);
}

export function copyModifyThreadBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["archived", "locked"]);
}

/** Checks values of type ModifyThreadBody. */
const modifyThreadBodyValidator: Validator<ModifyThreadBody> =
  /* @__PURE__ */ validator(isModifyThreadBody, checkModifyThreadBody, copyModifyThreadBody);

export function isOpenStageBody(value: unknown): value is OpenStageBody {
  if (!isObject(value)) return false;
  const topic = value["topic"];
  if (typeof topic !== "string" || topic.length < 1 || !maxLength(topic, 120)) return false;
  const privacy_level = value["privacy_level"];
  if (privacy_level !== undefined
    && (typeof privacy_level !== "number"
      || !Number.isInteger(privacy_level)
      || privacy_level < 1
      || privacy_level > 2)) return false;
  return true;
}

export function checkOpenStageBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const topic = value["topic"];
  if (topic === undefined) missing(report, at(path, "topic"), "an Open Stage Body");
  else
    if (typeof topic !== "string") wrongType(report, at(path, "topic"), "a string", topic);
    else {
      if (topic.length < 1) tooShort(report, at(path, "topic"), 1, topic);
      if (!maxLength(topic, 120)) tooLong(report, at(path, "topic"), 120, topic);
    }
  const privacy_level = value["privacy_level"];
  if (privacy_level !== undefined) {
    if (typeof privacy_level !== "number" || !Number.isInteger(privacy_level))
      wrongType(report, at(path, "privacy_level"), "an integer", privacy_level);
    else if (privacy_level < 1) tooSmall(report, at(path, "privacy_level"), 1, privacy_level);
    else if (privacy_level > 2) tooLarge(report, at(path, "privacy_level"), 2, privacy_level);
  }
}

export function copyOpenStageBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["topic", "privacy_level"]);
  if (copy["privacy_level"] === undefined) copy["privacy_level"] = 2;
  return copy;
}

/** Checks values of type OpenStageBody. */
const openStageBodyValidator: Validator<OpenStageBody> =
  /* @__PURE__ */ validator(isOpenStageBody, checkOpenStageBody, copyOpenStageBody);

export function isPlaceWebhookBody(value: unknown): value is PlaceWebhookBody {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 1 && type !== 2 && type !== 3) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 80)) return false;
  const user_id = value["user_id"];
  if (user_id !== undefined && !isSnowflake(user_id)) return false;
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id)) return false;
  const source_channel_id = value["source_channel_id"];
  if (source_channel_id !== undefined && !isSnowflake(source_channel_id)) return false;
  if (value["type"] === 2 && value["source_channel_id"] === undefined) return false;
  if (value["type"] === 3 && value["application_id"] === undefined) return false;
  return true;
}

export function checkPlaceWebhookBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Place Webhook Body");
  else
    if (type !== 1 && type !== 2 && type !== 3)
      notListed(report, at(path, "type"), "enum", "one of 1, 2 or 3", type);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Place Webhook Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 80)) tooLong(report, at(path, "name"), 80, name_);
    }
  const user_id = value["user_id"];
  if (user_id !== undefined && !isSnowflake(user_id)) checkSnowflake(user_id, at(path, "user_id"), report);
  const application_id = value["application_id"];
  if (application_id !== undefined && !isSnowflake(application_id))
    checkSnowflake(application_id, at(path, "application_id"), report);
  const source_channel_id = value["source_channel_id"];
  if (source_channel_id !== undefined && !isSnowflake(source_channel_id))
    checkSnowflake(source_channel_id, at(path, "source_channel_id"), report);
  if (value["type"] === 2 && value["source_channel_id"] === undefined) broken(
    report,
    at(path, "source_channel_id"),
    "follower-source",
    "a Channel Follower webhook needs source_channel_id",
  );
  if (value["type"] === 3 && value["application_id"] === undefined) broken(
    report,
    at(path, "application_id"),
    "application-owner",
    "an Application webhook needs application_id",
  );
}

export function copyPlaceWebhookBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["type", "name", "user_id", "application_id", "source_channel_id"]);
}

/** Checks values of type PlaceWebhookBody. */
const placeWebhookBodyValidator: Validator<PlaceWebhookBody> =
  /* @__PURE__ */ validator(isPlaceWebhookBody, checkPlaceWebhookBody, copyPlaceWebhookBody);

export function isCreateInviteBody(value: unknown): value is CreateInviteBody {
  if (!isObject(value)) return false;
  const inviter_id = value["inviter_id"];
  if (!isSnowflake(inviter_id)) return false;
  const max_age = value["max_age"];
  if (max_age !== undefined
    && (typeof max_age !== "number"
      || !Number.isInteger(max_age)
      || max_age < 0
      || max_age > 604800)) return false;
  const max_uses = value["max_uses"];
  if (max_uses !== undefined
    && (typeof max_uses !== "number"
      || !Number.isInteger(max_uses)
      || max_uses < 0
      || max_uses > 100)) return false;
  const temporary = value["temporary"];
  if (temporary !== undefined && typeof temporary !== "boolean") return false;
  const target_user_id = value["target_user_id"];
  if (target_user_id !== undefined && !isSnowflake(target_user_id)) return false;
  const target_application_id = value["target_application_id"];
  if (target_application_id !== undefined && !isSnowflake(target_application_id)) return false;
  if (Number(value["target_user_id"] !== undefined) + Number(value["target_application_id"] !== undefined) > 1) return false;
  return true;
}

export function checkCreateInviteBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const inviter_id = value["inviter_id"];
  if (inviter_id === undefined) missing(report, at(path, "inviter_id"), "a Create Invite Body");
  else if (!isSnowflake(inviter_id)) checkSnowflake(inviter_id, at(path, "inviter_id"), report);
  const max_age = value["max_age"];
  if (max_age !== undefined) {
    if (typeof max_age !== "number" || !Number.isInteger(max_age))
      wrongType(report, at(path, "max_age"), "an integer", max_age);
    else if (max_age < 0) tooSmall(report, at(path, "max_age"), 0, max_age);
    else if (max_age > 604800) tooLarge(report, at(path, "max_age"), 604800, max_age);
  }
  const max_uses = value["max_uses"];
  if (max_uses !== undefined) {
    if (typeof max_uses !== "number" || !Number.isInteger(max_uses))
      wrongType(report, at(path, "max_uses"), "an integer", max_uses);
    else if (max_uses < 0) tooSmall(report, at(path, "max_uses"), 0, max_uses);
    else if (max_uses > 100) tooLarge(report, at(path, "max_uses"), 100, max_uses);
  }
  const temporary = value["temporary"];
  if (temporary !== undefined && typeof temporary !== "boolean")
    wrongType(report, at(path, "temporary"), "a boolean", temporary);
  const target_user_id = value["target_user_id"];
  if (target_user_id !== undefined && !isSnowflake(target_user_id))
    checkSnowflake(target_user_id, at(path, "target_user_id"), report);
  const target_application_id = value["target_application_id"];
  if (target_application_id !== undefined && !isSnowflake(target_application_id))
    checkSnowflake(target_application_id, at(path, "target_application_id"), report);
  if (Number(value["target_user_id"] !== undefined) + Number(value["target_application_id"] !== undefined) > 1) broken(
    report,
    path,
    "invite-one-target",
    "target_user_id and target_application_id must not both be present",
  );
}

export function copyCreateInviteBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "inviter_id", "max_age", "max_uses", "temporary", "target_user_id", "target_application_id",
  ]);
  if (copy["max_age"] === undefined) copy["max_age"] = 86400;
  if (copy["max_uses"] === undefined) copy["max_uses"] = 0;
  if (copy["temporary"] === undefined) copy["temporary"] = false;
  return copy;
}

/** Checks values of type CreateInviteBody. */
const createInviteBodyValidator: Validator<CreateInviteBody> =
  /* @__PURE__ */ validator(isCreateInviteBody, checkCreateInviteBody, copyCreateInviteBody);

export {
  threadValidator as Thread,
  stageInstanceValidator as StageInstance,
  placedWebhookValidator as PlacedWebhook,
  inviteValidator as Invite,
  startThreadBodyValidator as StartThreadBody,
  modifyThreadBodyValidator as ModifyThreadBody,
  openStageBodyValidator as OpenStageBody,
  placeWebhookBodyValidator as PlaceWebhookBody,
  createInviteBodyValidator as CreateInviteBody,
};
