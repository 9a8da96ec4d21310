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
import type { InviteWithMetadata } from "../../types/invites.js";
import { checkInviteWithMetadata, copyInviteWithMetadata, isInviteWithMetadata } from "../invites.js";

/** What getGuildInvites answers with the status 200. */
export type GetGuildInvitesResult = InviteWithMetadata[];

export function isGetGuildInvitesResult(value: unknown): value is GetGuildInvitesResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isInviteWithMetadata(item)) return false;
  return true;
}

export function checkGetGuildInvitesResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isInviteWithMetadata, checkInviteWithMetadata);
}

export function copyGetGuildInvitesResult(value: unknown): unknown {
  return copyItems(value, copyInviteWithMetadata);
}

/** What getGuildInvites answers with the status 200. */
export const GetGuildInvitesResult: Validator<GetGuildInvitesResult> =
  /* @__PURE__ */ validator(isGetGuildInvitesResult, checkGetGuildInvitesResult, copyGetGuildInvitesResult);
