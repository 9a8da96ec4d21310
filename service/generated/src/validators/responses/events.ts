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
import type { RecordedEvent } from "../../types/events.js";
import { checkRecordedEvent, copyRecordedEvent, isRecordedEvent } from "../events.js";

/** What listEvents answers with the status 200. */
export type ListEventsResult = RecordedEvent[];

export function isListEventsResult(value: unknown): value is ListEventsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isRecordedEvent(item)) return false;
  return true;
}

export function checkListEventsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isRecordedEvent, checkRecordedEvent);
}

export function copyListEventsResult(value: unknown): unknown {
  return copyItems(value, copyRecordedEvent);
}

/** What listEvents answers with the status 200. */
export const ListEventsResult: Validator<ListEventsResult> =
  /* @__PURE__ */ validator(isListEventsResult, checkListEventsResult, copyListEventsResult);
