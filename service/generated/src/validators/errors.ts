// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  everyItem,
  isObject,
  maxDepth,
  missing,
  namesOf,
  pick,
  tooDeep,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Error, ErrorDetail, ErrorTree } from "../types/errors.js";

export function isError(value: unknown): value is Error {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (typeof code !== "number" || !Number.isInteger(code)) return false;
  const message = value["message"];
  if (typeof message !== "string") return false;
  const errors = value["errors"];
  if (errors !== undefined && !isErrorTree(errors)) return false;
  return true;
}

export function checkError(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "an Error");
  else
    if (typeof code !== "number" || !Number.isInteger(code))
      wrongType(report, at(path, "code"), "an integer", code);
  const message = value["message"];
  if (message === undefined) missing(report, at(path, "message"), "an Error");
  else if (typeof message !== "string") wrongType(report, at(path, "message"), "a string", message);
  const errors = value["errors"];
  if (errors !== undefined) checkErrorTree(errors, at(path, "errors"), report);
}

export function copyError(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["code", "message", "errors"]);
  if (copy["errors"] !== undefined) copy["errors"] = copyErrorTree(copy["errors"]);
  return copy;
}

/** Checks values of type Error. */
const errorValidator: Validator<Error> = /* @__PURE__ */ validator(isError, checkError, copyError);

export function isErrorTree(value: unknown, depth: number = 0): value is ErrorTree {
  if (depth > maxDepth) return false;
  if (!isObject(value)) return false;
  const _errors = value["_errors"];
  if (_errors !== undefined && !everyItem(_errors, isErrorDetail)) return false;
  for (const name of namesOf(value)) {
    const item = value[name];
    if (name !== "_errors" && !isErrorTree(item, depth + 1)) return false;
  }
  return true;
}

export function checkErrorTree(value: unknown, path: Path, report: Report, depth: number = 0): void {
  if (depth > maxDepth) return tooDeep(report, path, maxDepth);
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const _errors = value["_errors"];
  if (_errors !== undefined)
    checkItems(_errors, at(path, "_errors"), report, isErrorDetail, checkErrorDetail);
  for (const name of namesOf(value)) {
    if (report.full) break;
    const item = value[name];
    if (name !== "_errors") checkErrorTree(item, at(path, name), report, depth + 1);
  }
}

export function copyErrorTree(value: unknown, depth: number = 0): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["_errors"]);
  if (copy["_errors"] !== undefined) copy["_errors"] = copyItems(copy["_errors"], copyErrorDetail);
  for (const name of namesOf(value)) {
    if (name === "__proto__" || name === "_errors") continue;
    const item = value[name];
    copy[name] = copyErrorTree(item, depth + 1);
  }
  return copy;
}

/** Checks values of type ErrorTree. */
const errorTreeValidator: Validator<ErrorTree> =
  /* @__PURE__ */ validator(isErrorTree, checkErrorTree, copyErrorTree);

export function isErrorDetail(value: unknown): value is ErrorDetail {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (typeof code !== "string") return false;
  const message = value["message"];
  if (typeof message !== "string") return false;
  return true;
}

export function checkErrorDetail(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "an Error Detail");
  else if (typeof code !== "string") wrongType(report, at(path, "code"), "a string", code);
  const message = value["message"];
  if (message === undefined) missing(report, at(path, "message"), "an Error Detail");
  else if (typeof message !== "string") wrongType(report, at(path, "message"), "a string", message);
}

export function copyErrorDetail(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["code", "message"]);
}

/** Checks values of type ErrorDetail. */
const errorDetailValidator: Validator<ErrorDetail> =
  /* @__PURE__ */ validator(isErrorDetail, checkErrorDetail, copyErrorDetail);

export { errorValidator as Error, errorTreeValidator as ErrorTree, errorDetailValidator as ErrorDetail };
