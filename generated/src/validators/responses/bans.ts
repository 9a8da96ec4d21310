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
import type { Ban } from "../../types/bans.js";
import { checkBan, copyBan, isBan } from "../bans.js";

/** What getGuildBans answers with the status 200. */
export type GetGuildBansResult = Ban[];

export function isGetGuildBansResult(value: unknown): value is GetGuildBansResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isBan(item)) return false;
  return true;
}

export function checkGetGuildBansResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isBan, checkBan);
}

export function copyGetGuildBansResult(value: unknown): unknown {
  return copyItems(value, copyBan);
}

/** What getGuildBans answers with the status 200. */
export const GetGuildBansResult: Validator<GetGuildBansResult> =
  /* @__PURE__ */ validator(isGetGuildBansResult, checkGetGuildBansResult, copyGetGuildBansResult);
