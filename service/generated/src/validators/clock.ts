// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  isObject,
  missing,
  pick,
  tooLarge,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Clock, MoveClockBody } from "../types/clock.js";
import { checkTimestamp, isTimestamp } from "./common.js";

export function isClock(value: unknown): value is Clock {
  if (!isObject(value)) return false;
  const now = value["now"];
  if (!isTimestamp(now)) return false;
  const offset = value["offset"];
  if (typeof offset !== "number" || !Number.isFinite(offset) || offset < 0) return false;
  return true;
}

export function checkClock(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const now = value["now"];
  if (now === undefined) missing(report, at(path, "now"), "a Clock");
  else if (!isTimestamp(now)) checkTimestamp(now, at(path, "now"), report);
  const offset = value["offset"];
  if (offset === undefined) missing(report, at(path, "offset"), "a Clock");
  else
    if (typeof offset !== "number" || !Number.isFinite(offset))
      wrongType(report, at(path, "offset"), "a number", offset);
    else if (offset < 0) tooSmall(report, at(path, "offset"), 0, offset);
}

export function copyClock(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["now", "offset"]);
}

/** Checks values of type Clock. */
const clockValidator: Validator<Clock> = /* @__PURE__ */ validator(isClock, checkClock, copyClock);

export function isMoveClockBody(value: unknown): value is MoveClockBody {
  if (!isObject(value)) return false;
  const advance = value["advance"];
  if (advance !== undefined
    && (typeof advance !== "number"
      || !Number.isFinite(advance)
      || advance < 0
      || advance > 3153600000)) return false;
  const now = value["now"];
  if (now !== undefined && !isTimestamp(now)) return false;
  if (Number(value["advance"] !== undefined) + Number(value["now"] !== undefined) !== 1) return false;
  return true;
}

export function checkMoveClockBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const advance = value["advance"];
  if (advance !== undefined) {
    if (typeof advance !== "number" || !Number.isFinite(advance))
      wrongType(report, at(path, "advance"), "a number", advance);
    else if (advance < 0) tooSmall(report, at(path, "advance"), 0, advance);
    else if (advance > 3153600000) tooLarge(report, at(path, "advance"), 3153600000, advance);
  }
  const now = value["now"];
  if (now !== undefined && !isTimestamp(now)) checkTimestamp(now, at(path, "now"), report);
  if (Number(value["advance"] !== undefined) + Number(value["now"] !== undefined) !== 1) broken(
    report,
    path,
    "clock-one-way",
    "either advance or now must be present",
  );
}

export function copyMoveClockBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["advance", "now"]);
}

/** Checks values of type MoveClockBody. */
const moveClockBodyValidator: Validator<MoveClockBody> =
  /* @__PURE__ */ validator(isMoveClockBody, checkMoveClockBody, copyMoveClockBody);

export { clockValidator as Clock, moveClockBodyValidator as MoveClockBody };
