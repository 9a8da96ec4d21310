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
import type { Ship } from "../../types/schemas.js";
import { checkShip, copyShip, isShip } from "../schemas.js";

/** What listShips answers with the status 200. */
export type ListShipsResult = Ship[];

export function isListShipsResult(value: unknown): value is ListShipsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isShip(item)) return false;
  return true;
}

export function checkListShipsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (!isShip(item)) checkShip(item, at(path, index), report);
  }
}

export function copyListShipsResult(value: unknown): unknown {
  return copyItems(value, copyShip);
}

/** What listShips answers with the status 200. */
export const ListShipsResult: Validator<ListShipsResult> =
  /* @__PURE__ */ validator(isListShipsResult, checkListShipsResult, copyListShipsResult);
