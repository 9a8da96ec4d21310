// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Tug } from "../../types/schemas.js";
import { checkTug, copyTug, isTug } from "../schemas.js";

/** What listTugs answers with the status 200. */
export type ListTugsResult = Tug[];

export function isListTugsResult(value: unknown): value is ListTugsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isTug(item)) return false;
  return true;
}

export function checkListTugsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isTug(item)) checkTug(item, at(path, index), report);
  }
}

export function copyListTugsResult(value: unknown): unknown {
  return copyItems(value, copyTug);
}

/** What listTugs answers with the status 200. */
export const ListTugsResult: Validator<ListTugsResult> =
  /* @__PURE__ */ validator(isListTugsResult, checkListTugsResult, copyListTugsResult);
