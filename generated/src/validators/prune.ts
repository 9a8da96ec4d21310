// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  isObject,
  missing,
  pick,
  tooLarge,
  tooManyItems,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { BeginGuildPruneBody, PruneCount, PruneResult } from "../types/prune.js";
import { checkSnowflake, isSnowflake } from "./common.js";

export function isPruneCount(value: unknown): value is PruneCount {
  if (!isObject(value)) return false;
  const pruned = value["pruned"];
  if (typeof pruned !== "number" || !Number.isInteger(pruned) || pruned < 0) return false;
  return true;
}

export function checkPruneCount(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const pruned = value["pruned"];
  if (pruned === undefined) missing(report, at(path, "pruned"), "a Prune Count");
  else
    if (typeof pruned !== "number" || !Number.isInteger(pruned))
      wrongType(report, at(path, "pruned"), "an integer", pruned);
    else if (pruned < 0) tooSmall(report, at(path, "pruned"), 0, pruned);
}

export function copyPruneCount(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["pruned"]);
}

/** Checks values of type PruneCount. */
const pruneCountValidator: Validator<PruneCount> =
  /* @__PURE__ */ validator(isPruneCount, checkPruneCount, copyPruneCount);

export function isPruneResult(value: unknown): value is PruneResult {
  if (!isObject(value)) return false;
  const pruned = value["pruned"];
  if (pruned !== null
    && (typeof pruned !== "number" || !Number.isInteger(pruned) || pruned < 0)) return false;
  return true;
}

export function checkPruneResult(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const pruned = value["pruned"];
  if (pruned === undefined) missing(report, at(path, "pruned"), "a Prune Result");
  else
    if (pruned !== null) {
      if (typeof pruned !== "number" || !Number.isInteger(pruned))
        wrongType(report, at(path, "pruned"), "an integer or null", pruned);
      else if (pruned < 0) tooSmall(report, at(path, "pruned"), 0, pruned);
    }
}

export function copyPruneResult(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["pruned"]);
}

/** Checks values of type PruneResult. */
const pruneResultValidator: Validator<PruneResult> =
  /* @__PURE__ */ validator(isPruneResult, checkPruneResult, copyPruneResult);

export function isBeginGuildPruneBody(value: unknown): value is BeginGuildPruneBody {
  if (!isObject(value)) return false;
  const days = value["days"];
  if (days !== undefined
    && (typeof days !== "number" || !Number.isInteger(days) || days < 1 || days > 30)) return false;
  const compute_prune_count = value["compute_prune_count"];
  if (compute_prune_count !== undefined && typeof compute_prune_count !== "boolean") return false;
  const include_roles = value["include_roles"];
  if (include_roles !== undefined && !isBeginGuildPruneBodyIncludeRoles(include_roles)) return false;
  const reason = value["reason"];
  if (reason !== undefined && typeof reason !== "string") return false;
  return true;
}

export function checkBeginGuildPruneBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const days = value["days"];
  if (days !== undefined) {
    if (typeof days !== "number" || !Number.isInteger(days))
      wrongType(report, at(path, "days"), "an integer", days);
    else if (days < 1) tooSmall(report, at(path, "days"), 1, days);
    else if (days > 30) tooLarge(report, at(path, "days"), 30, days);
  }
  const compute_prune_count = value["compute_prune_count"];
  if (compute_prune_count !== undefined && typeof compute_prune_count !== "boolean")
    wrongType(report, at(path, "compute_prune_count"), "a boolean", compute_prune_count);
  const include_roles = value["include_roles"];
  if (include_roles !== undefined)
    checkBeginGuildPruneBodyIncludeRoles(include_roles, at(path, "include_roles"), report);
  const reason = value["reason"];
  if (reason !== undefined && typeof reason !== "string")
    wrongType(report, at(path, "reason"), "a string", reason);
}

export function copyBeginGuildPruneBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["days", "compute_prune_count", "include_roles", "reason"]);
  if (copy["days"] === undefined) copy["days"] = 7;
  if (copy["compute_prune_count"] === undefined) copy["compute_prune_count"] = true;
  if (copy["include_roles"] === undefined) copy["include_roles"] = [];
  else copy["include_roles"] = copyItems(copy["include_roles"]);
  return copy;
}

function isBeginGuildPruneBodyIncludeRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 250) return false;
  for (const item of value) if (!isSnowflake(item)) return false;
  return true;
}

function checkBeginGuildPruneBodyIncludeRoles(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 250)
    tooManyItems(report, path, 250, "a Begin Guild Prune Body", "snowflakes", value.length);
  checkItems(value.slice(0, 250), path, report, isSnowflake, checkSnowflake);
}

/** Checks values of type BeginGuildPruneBody. */
const beginGuildPruneBodyValidator: Validator<BeginGuildPruneBody> =
  /* @__PURE__ */ validator(isBeginGuildPruneBody, checkBeginGuildPruneBody, copyBeginGuildPruneBody);

export {
  pruneCountValidator as PruneCount,
  pruneResultValidator as PruneResult,
  beginGuildPruneBodyValidator as BeginGuildPruneBody,
};
