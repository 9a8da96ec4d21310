// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  copyItems,
  isObject,
  missing,
  patternMissed,
  pick,
  tooLarge,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";

const getShipPathShipIdPattern = /^[0-9]{1,19}$/u;

/** Query parameters of listShips. */
export interface ListShipsQuery {
  /**
   * 1 to 100.
   *
   * @default 20
   */
  limit?: number;
  flags?: readonly string[];
  filter?: { berth?: string; size?: { least?: number } };
}

export function isListShipsQuery(value: unknown): value is ListShipsQuery {
  if (!isObject(value)) return false;
  const limit = value["limit"];
  if (limit !== undefined
    && (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 100)) return false;
  const flags = value["flags"];
  if (flags !== undefined && !isListShipsQueryFlags(flags)) return false;
  const filter = value["filter"];
  if (filter !== undefined && !isListShipsQueryFilter(filter)) return false;
  return true;
}

export function checkListShipsQuery(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit !== "number" || !Number.isInteger(limit))
      wrongType(report, at(path, "limit"), "an integer", limit);
    else if (limit < 1) tooSmall(report, at(path, "limit"), 1, limit);
    else if (limit > 100) tooLarge(report, at(path, "limit"), 100, limit);
  }
  const flags = value["flags"];
  if (flags !== undefined) checkListShipsQueryFlags(flags, at(path, "flags"), report);
  const filter = value["filter"];
  if (filter !== undefined) checkListShipsQueryFilter(filter, at(path, "filter"), report);
}

export function copyListShipsQuery(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["limit", "flags", "filter"]);
  if (copy["limit"] === undefined) copy["limit"] = 20;
  if (copy["flags"] !== undefined) copy["flags"] = copyItems(copy["flags"]);
  if (copy["filter"] !== undefined) copy["filter"] = copyListShipsQueryFilter(copy["filter"]);
  return copy;
}

function isListShipsQueryFlags(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkListShipsQueryFlags(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

function isListShipsQueryFilterSize(value: unknown): boolean {
  if (!isObject(value)) return false;
  const least = value["least"];
  if (least !== undefined && (typeof least !== "number" || !Number.isInteger(least))) return false;
  return true;
}

function checkListShipsQueryFilterSize(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const least = value["least"];
  if (least !== undefined && (typeof least !== "number" || !Number.isInteger(least)))
    wrongType(report, at(path, "least"), "an integer", least);
}

function copyListShipsQueryFilterSize(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["least"]);
}

function isListShipsQueryFilter(value: unknown): boolean {
  if (!isObject(value)) return false;
  const berth = value["berth"];
  if (berth !== undefined && typeof berth !== "string") return false;
  const size = value["size"];
  if (size !== undefined && !isListShipsQueryFilterSize(size)) return false;
  return true;
}

function checkListShipsQueryFilter(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const berth = value["berth"];
  if (berth !== undefined && typeof berth !== "string")
    wrongType(report, at(path, "berth"), "a string", berth);
  const size = value["size"];
  if (size !== undefined) checkListShipsQueryFilterSize(size, at(path, "size"), report);
}

function copyListShipsQueryFilter(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["berth", "size"]);
  if (copy["size"] !== undefined) copy["size"] = copyListShipsQueryFilterSize(copy["size"]);
  return copy;
}

/** Query parameters of listShips. */
export const ListShipsQuery: Validator<ListShipsQuery> = /* @__PURE__ */ validator(
  isListShipsQuery,
  checkListShipsQuery,
  copyListShipsQuery,
);

/** Path parameters of getShip. */
export interface GetShipPath {
  /** Matches `^[0-9]{1,19}$`. */
  ship_id: string;
}

export function isGetShipPath(value: unknown): value is GetShipPath {
  if (!isObject(value)) return false;
  const ship_id = value["ship_id"];
  if (typeof ship_id !== "string" || !getShipPathShipIdPattern.test(ship_id)) return false;
  return true;
}

export function checkGetShipPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const ship_id = value["ship_id"];
  if (ship_id === undefined) missing(report, at(path, "ship_id"), "the request");
  else
    if (typeof ship_id !== "string") wrongType(report, at(path, "ship_id"), "a string", ship_id);
    else
      if (!getShipPathShipIdPattern.test(ship_id))
        patternMissed(report, at(path, "ship_id"), "^[0-9]{1,19}$", ship_id);
}

export function copyGetShipPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["ship_id"]);
}

/** Path parameters of getShip. */
export const GetShipPath: Validator<GetShipPath> = /* @__PURE__ */ validator(
  isGetShipPath,
  checkGetShipPath,
  copyGetShipPath,
);

/** Path parameters of moorShip. */
export interface MoorShipPath {
  ship_id: string;
}

export function isMoorShipPath(value: unknown): value is MoorShipPath {
  if (!isObject(value)) return false;
  const ship_id = value["ship_id"];
  if (typeof ship_id !== "string") return false;
  return true;
}

export function checkMoorShipPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const ship_id = value["ship_id"];
  if (ship_id === undefined) missing(report, at(path, "ship_id"), "the request");
  else if (typeof ship_id !== "string") wrongType(report, at(path, "ship_id"), "a string", ship_id);
}

export function copyMoorShipPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["ship_id"]);
}

/** Path parameters of moorShip. */
export const MoorShipPath: Validator<MoorShipPath> = /* @__PURE__ */ validator(
  isMoorShipPath,
  checkMoorShipPath,
  copyMoorShipPath,
);

/** Path parameters of getPhoto. */
export interface GetPhotoPath {
  ship_id: string;
}
/** Path parameters of getPhoto. */
export const GetPhotoPath: Validator<GetPhotoPath> = MoorShipPath;

/** Path parameters of uploadPhoto. */
export interface UploadPhotoPath {
  ship_id: string;
}
/** Path parameters of uploadPhoto. */
export const UploadPhotoPath: Validator<UploadPhotoPath> = MoorShipPath;

/** Path parameters of uploadPapers. */
export interface UploadPapersPath {
  ship_id: string;
}
/** Path parameters of uploadPapers. */
export const UploadPapersPath: Validator<UploadPapersPath> = MoorShipPath;
