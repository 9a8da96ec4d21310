// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  isObject,
  missing,
  pick,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";

/** Path parameters of getApiV1PilotsId. */
export interface GetApiV1PilotsIdPath {
  id: string;
}

export function isGetApiV1PilotsIdPath(value: unknown): value is GetApiV1PilotsIdPath {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  return true;
}

export function checkGetApiV1PilotsIdPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "the request");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
}

export function copyGetApiV1PilotsIdPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id"]);
}

/** Path parameters of getApiV1PilotsId. */
export const GetApiV1PilotsIdPath: Validator<GetApiV1PilotsIdPath> = /* @__PURE__ */ validator(
  isGetApiV1PilotsIdPath,
  checkGetApiV1PilotsIdPath,
  copyGetApiV1PilotsIdPath,
);
