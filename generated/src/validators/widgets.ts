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
  notListed,
  pick,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  GuildWidget,
  ModifyGuildWidgetBody,
  PublicWidget,
  PublicWidgetChannel,
  PublicWidgetMember,
  WidgetStyle,
} from "../types/widgets.js";
import { checkSnowflake, isSnowflake } from "./common.js";
import { checkPresenceStatus, copyPresenceStatus, isPresenceStatus } from "./presences.js";

export function isGuildWidget(value: unknown): value is GuildWidget {
  if (!isObject(value)) return false;
  const enabled = value["enabled"];
  if (typeof enabled !== "boolean") return false;
  const channel_id = value["channel_id"];
  if (channel_id !== null && !isSnowflake(channel_id)) return false;
  return true;
}

export function checkGuildWidget(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const enabled = value["enabled"];
  if (enabled === undefined) missing(report, at(path, "enabled"), "a Guild Widget");
  else if (typeof enabled !== "boolean") wrongType(report, at(path, "enabled"), "a boolean", enabled);
  const channel_id = value["channel_id"];
  if (channel_id === undefined) missing(report, at(path, "channel_id"), "a Guild Widget");
  else
    if (channel_id !== null && !isSnowflake(channel_id))
      checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyGuildWidget(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["enabled", "channel_id"]);
}

/** Checks values of type GuildWidget. */
const guildWidgetValidator: Validator<GuildWidget> =
  /* @__PURE__ */ validator(isGuildWidget, checkGuildWidget, copyGuildWidget);

export function isPublicWidget(value: unknown): value is PublicWidget {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const instant_invite = value["instant_invite"];
  if (instant_invite !== null && typeof instant_invite !== "string") return false;
  const channels = value["channels"];
  if (!everyItem(channels, isPublicWidgetChannel)) return false;
  const members = value["members"];
  if (!everyItem(members, isPublicWidgetMember)) return false;
  const presence_count = value["presence_count"];
  if (typeof presence_count !== "number"
    || !Number.isInteger(presence_count)
    || presence_count < 0) return false;
  return true;
}

export function checkPublicWidget(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Public Widget");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Public Widget");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const instant_invite = value["instant_invite"];
  if (instant_invite === undefined) missing(report, at(path, "instant_invite"), "a Public Widget");
  else
    if (instant_invite !== null && typeof instant_invite !== "string")
      wrongType(report, at(path, "instant_invite"), "a string or null", instant_invite);
  const channels = value["channels"];
  if (channels === undefined) missing(report, at(path, "channels"), "a Public Widget");
  else checkItems(channels, at(path, "channels"), report, isPublicWidgetChannel, checkPublicWidgetChannel);
  const members = value["members"];
  if (members === undefined) missing(report, at(path, "members"), "a Public Widget");
  else checkItems(members, at(path, "members"), report, isPublicWidgetMember, checkPublicWidgetMember);
  const presence_count = value["presence_count"];
  if (presence_count === undefined) missing(report, at(path, "presence_count"), "a Public Widget");
  else
    if (typeof presence_count !== "number" || !Number.isInteger(presence_count))
      wrongType(report, at(path, "presence_count"), "an integer", presence_count);
    else if (presence_count < 0) tooSmall(report, at(path, "presence_count"), 0, presence_count);
}

export function copyPublicWidget(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "name", "instant_invite", "channels", "members", "presence_count"]);
  copy["channels"] = copyItems(copy["channels"], copyPublicWidgetChannel);
  copy["members"] = copyItems(copy["members"], copyPublicWidgetMember);
  return copy;
}

/** Checks values of type PublicWidget, as the service sends them. */
const publicWidgetValidator: Validator<PublicWidget> =
  /* @__PURE__ */ validator(isPublicWidget, checkPublicWidget, copyPublicWidget);

export function isPublicWidgetChannel(value: unknown): value is PublicWidgetChannel {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const position = value["position"];
  if (typeof position !== "number" || !Number.isInteger(position)) return false;
  return true;
}

export function checkPublicWidgetChannel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Public Widget Channel");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Public Widget Channel");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const position = value["position"];
  if (position === undefined) missing(report, at(path, "position"), "a Public Widget Channel");
  else
    if (typeof position !== "number" || !Number.isInteger(position))
      wrongType(report, at(path, "position"), "an integer", position);
}

export function copyPublicWidgetChannel(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name", "position"]);
}

/** Checks values of type PublicWidgetChannel. */
const publicWidgetChannelValidator: Validator<PublicWidgetChannel> =
  /* @__PURE__ */ validator(isPublicWidgetChannel, checkPublicWidgetChannel, copyPublicWidgetChannel);

export function isPublicWidgetMember(value: unknown): value is PublicWidgetMember {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const username = value["username"];
  if (typeof username !== "string") return false;
  const discriminator = value["discriminator"];
  if (typeof discriminator !== "string") return false;
  const avatar = value["avatar"];
  if (avatar !== null && typeof avatar !== "string") return false;
  const status = value["status"];
  if (!isPresenceStatus(status)) return false;
  const avatar_url = value["avatar_url"];
  if (typeof avatar_url !== "string") return false;
  return true;
}

export function checkPublicWidgetMember(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Public Widget Member");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
  const username = value["username"];
  if (username === undefined) missing(report, at(path, "username"), "a Public Widget Member");
  else if (typeof username !== "string") wrongType(report, at(path, "username"), "a string", username);
  const discriminator = value["discriminator"];
  if (discriminator === undefined) missing(report, at(path, "discriminator"), "a Public Widget Member");
  else
    if (typeof discriminator !== "string")
      wrongType(report, at(path, "discriminator"), "a string", discriminator);
  const avatar = value["avatar"];
  if (avatar === undefined) missing(report, at(path, "avatar"), "a Public Widget Member");
  else
    if (avatar !== null && typeof avatar !== "string")
      wrongType(report, at(path, "avatar"), "a string or null", avatar);
  const status = value["status"];
  if (status === undefined) missing(report, at(path, "status"), "a Public Widget Member");
  else checkPresenceStatus(status, at(path, "status"), report);
  const avatar_url = value["avatar_url"];
  if (avatar_url === undefined) missing(report, at(path, "avatar_url"), "a Public Widget Member");
  else if (typeof avatar_url !== "string") wrongType(report, at(path, "avatar_url"), "a string", avatar_url);
}

export function copyPublicWidgetMember(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["id", "username", "discriminator", "avatar", "status", "avatar_url"]);
  copy["status"] = copyPresenceStatus(copy["status"]);
  return copy;
}

/** Checks values of type PublicWidgetMember, as the service sends them. */
const publicWidgetMemberValidator: Validator<PublicWidgetMember> =
  /* @__PURE__ */ validator(isPublicWidgetMember, checkPublicWidgetMember, copyPublicWidgetMember);

export function isWidgetStyle(value: unknown): value is WidgetStyle {
  return value === "shield"
    || value === "banner1"
    || value === "banner2"
    || value === "banner3"
    || value === "banner4";
}

export function checkWidgetStyle(value: unknown, path: Path, report: Report): void {
  if (value !== "shield"
      && value !== "banner1"
      && value !== "banner2"
      && value !== "banner3"
      && value !== "banner4")
    notListed(
      report,
      path,
      "enum",
      "one of \"shield\" (SHIELD), \"banner1\" (BANNER1), \"banner2\" (BANNER2), \"banner3\" (BANNER3) or \"banner4\" (BANNER4)",
      value,
    );
}

/** Checks values of type WidgetStyle. */
const widgetStyleValidator: Validator<WidgetStyle> =
  /* @__PURE__ */ validator(isWidgetStyle, checkWidgetStyle);

export function isModifyGuildWidgetBody(value: unknown): value is ModifyGuildWidgetBody {
  if (!isObject(value)) return false;
  const enabled = value["enabled"];
  if (enabled !== undefined && typeof enabled !== "boolean") return false;
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && channel_id !== null && !isSnowflake(channel_id)) return false;
  return true;
}

export function checkModifyGuildWidgetBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const enabled = value["enabled"];
  if (enabled !== undefined && typeof enabled !== "boolean")
    wrongType(report, at(path, "enabled"), "a boolean", enabled);
  const channel_id = value["channel_id"];
  if (channel_id !== undefined && channel_id !== null && !isSnowflake(channel_id))
    checkSnowflake(channel_id, at(path, "channel_id"), report);
}

export function copyModifyGuildWidgetBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["enabled", "channel_id"]);
}

/** Checks values of type ModifyGuildWidgetBody. */
const modifyGuildWidgetBodyValidator: Validator<ModifyGuildWidgetBody> =
  /* @__PURE__ */ validator(isModifyGuildWidgetBody, checkModifyGuildWidgetBody, copyModifyGuildWidgetBody);

export {
  guildWidgetValidator as GuildWidget,
  publicWidgetValidator as PublicWidget,
  publicWidgetChannelValidator as PublicWidgetChannel,
  publicWidgetMemberValidator as PublicWidgetMember,
  widgetStyleValidator as WidgetStyle,
  modifyGuildWidgetBodyValidator as ModifyGuildWidgetBody,
};
