// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  checkItems,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Message } from "../../types/messages.js";
import { checkMessage, copyMessage, isMessage } from "../messages.js";

/** What listMessages answers with the status 200. */
export type ListMessagesResult = Message[];

export function isListMessagesResult(value: unknown): value is ListMessagesResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isMessage(item)) return false;
  return true;
}

export function checkListMessagesResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isMessage, checkMessage);
}

export function copyListMessagesResult(value: unknown): unknown {
  return copyItems(value, copyMessage);
}

/** What listMessages answers with the status 200. */
export const ListMessagesResult: Validator<ListMessagesResult> =
  /* @__PURE__ */ validator(isListMessagesResult, checkListMessagesResult, copyListMessagesResult);
