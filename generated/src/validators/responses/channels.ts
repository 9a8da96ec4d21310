// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  checkItems,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Channel } from "../../types/channels.js";
import { checkChannel, copyChannel, isChannel } from "../channels.js";

/** What getGuildChannels answers with the status 200. */
export type GetGuildChannelsResult = Channel[];

export function isGetGuildChannelsResult(value: unknown): value is GetGuildChannelsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isChannel(item)) return false;
  return true;
}

export function checkGetGuildChannelsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isChannel, checkChannel);
}

export function copyGetGuildChannelsResult(value: unknown): unknown {
  return copyItems(value, copyChannel);
}

/** What getGuildChannels answers with the status 200. */
export const GetGuildChannelsResult: Validator<GetGuildChannelsResult> =
  /* @__PURE__ */ validator(
    isGetGuildChannelsResult,
    checkGetGuildChannelsResult,
    copyGetGuildChannelsResult,
  );
