// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  copyItems,
  isObject,
  maxLength,
  missing,
  namesOf,
  notAbove,
  notListed,
  pick,
  tooFewItems,
  tooLarge,
  tooLong,
  tooManyItems,
  tooShort,
  unknownProperty,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  CreateShipBody,
  GetReportResult,
  ListShipsResponsedefault,
  MoorShipBody,
  NewShip,
  Pilot,
  Ship,
  Tug,
  UploadPapersBody,
  UploadPhotoBody,
} from "../types/schemas.js";

export function isNewShip(value: unknown): value is NewShip {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || name_.length < 1 || !maxLength(name_, 60)) return false;
  const length = value["length"];
  if (typeof length !== "number" || !Number.isFinite(length) || length <= 0 || length > 400) return false;
  const flag = value["flag"];
  if (flag !== undefined && flag !== "DE" && flag !== "DK" && flag !== "NL" && flag !== "SE") return false;
  for (const name of namesOf(value)) {
    if (name !== "name" && name !== "length" && name !== "flag") return false;
  }
  return true;
}

export function checkNewShip(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a New Ship");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (name_.length < 1) tooShort(report, at(path, "name"), 1, name_);
      if (!maxLength(name_, 60)) tooLong(report, at(path, "name"), 60, name_);
    }
  const length = value["length"];
  if (length === undefined) missing(report, at(path, "length"), "a New Ship");
  else
    if (typeof length !== "number" || !Number.isFinite(length))
      wrongType(report, at(path, "length"), "a number", length);
    else if (length <= 0) notAbove(report, at(path, "length"), 0, length);
    else if (length > 400) tooLarge(report, at(path, "length"), 400, length);
  const flag = value["flag"];
  if (flag !== undefined && flag !== "DE" && flag !== "DK" && flag !== "NL" && flag !== "SE")
    notListed(report, at(path, "flag"), "enum", "one of \"DE\", \"DK\", \"NL\" or \"SE\"", flag);
  for (const name of namesOf(value)) {
    if (report.full) break;
    if (name !== "name" && name !== "length" && name !== "flag") unknownProperty(
      report,
      at(path, name),
      "a New Ship",
    );
  }
}

export function copyNewShip(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "length", "flag"]);
}

/** Checks values of type NewShip. */
const newShipValidator: Validator<NewShip> = /* @__PURE__ */ validator(isNewShip, checkNewShip, copyNewShip);

export function isShip(value: unknown): value is Ship {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const length = value["length"];
  if (typeof length !== "number" || !Number.isFinite(length)) return false;
  const flag = value["flag"];
  if (flag !== undefined && typeof flag !== "string") return false;
  const berth = value["berth"];
  if (berth !== undefined && typeof berth !== "string") return false;
  return true;
}

export function checkShip(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Ship");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Ship");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const length = value["length"];
  if (length === undefined) missing(report, at(path, "length"), "a Ship");
  else
    if (typeof length !== "number" || !Number.isFinite(length))
      wrongType(report, at(path, "length"), "a number", length);
  const flag = value["flag"];
  if (flag !== undefined && typeof flag !== "string") wrongType(report, at(path, "flag"), "a string", flag);
  const berth = value["berth"];
  if (berth !== undefined && typeof berth !== "string")
    wrongType(report, at(path, "berth"), "a string", berth);
}

export function copyShip(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name", "length", "flag", "berth"]);
}

/** Checks values of type Ship. */
const shipValidator: Validator<Ship> = /* @__PURE__ */ validator(isShip, checkShip, copyShip);

export function isPilot(value: unknown): value is Pilot {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  return true;
}

export function checkPilot(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Pilot");
  else if (typeof id !== "string") wrongType(report, at(path, "id"), "a string", id);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Pilot");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
}

export function copyPilot(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["id", "name"]);
}

/** Checks values of type Pilot. */
const pilotValidator: Validator<Pilot> = /* @__PURE__ */ validator(isPilot, checkPilot, copyPilot);

export function isTug(value: unknown): value is Tug {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  return true;
}

export function checkTug(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Tug");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
}

export function copyTug(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name"]);
}

/** Checks values of type Tug. */
const tugValidator: Validator<Tug> = /* @__PURE__ */ validator(isTug, checkTug, copyTug);

export function isListShipsResponsedefault(value: unknown): value is ListShipsResponsedefault {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (code !== undefined && (typeof code !== "number" || !Number.isInteger(code))) return false;
  const message = value["message"];
  if (typeof message !== "string") return false;
  return true;
}

export function checkListShipsResponsedefault(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code !== undefined && (typeof code !== "number" || !Number.isInteger(code)))
    wrongType(report, at(path, "code"), "an integer", code);
  const message = value["message"];
  if (message === undefined) missing(report, at(path, "message"), "a List Ships Responsedefault");
  else if (typeof message !== "string") wrongType(report, at(path, "message"), "a string", message);
}

export function copyListShipsResponsedefault(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["code", "message"]);
}

/** Checks values of type ListShipsResponsedefault. */
const listShipsResponsedefaultValidator: Validator<ListShipsResponsedefault> =
  /* @__PURE__ */ validator(
    isListShipsResponsedefault,
    checkListShipsResponsedefault,
    copyListShipsResponsedefault,
  );

export function isCreateShipBody(value: unknown): value is CreateShipBody {
  return isNewShip(value);
}

export function checkCreateShipBody(value: unknown, path: Path, report: Report): void {
  if (!isNewShip(value)) checkNewShip(value, path, report);
}

export function copyCreateShipBody(value: unknown): unknown {
  return copyNewShip(value);
}

/** Checks values of type CreateShipBody. */
const createShipBodyValidator: Validator<CreateShipBody> =
  /* @__PURE__ */ validator(isCreateShipBody, checkCreateShipBody, copyCreateShipBody);

export function isMoorShipBody(value: unknown): value is MoorShipBody {
  if (!isObject(value)) return false;
  const berth = value["berth"];
  if (typeof berth !== "string" || !maxLength(berth, 4)) return false;
  return true;
}

export function checkMoorShipBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const berth = value["berth"];
  if (berth === undefined) missing(report, at(path, "berth"), "a Moor Ship Body");
  else
    if (typeof berth !== "string") wrongType(report, at(path, "berth"), "a string", berth);
    else if (!maxLength(berth, 4)) tooLong(report, at(path, "berth"), 4, berth);
}

export function copyMoorShipBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["berth"]);
}

/** Checks values of type MoorShipBody. */
const moorShipBodyValidator: Validator<MoorShipBody> =
  /* @__PURE__ */ validator(isMoorShipBody, checkMoorShipBody, copyMoorShipBody);

export function isUploadPhotoBody(value: unknown): value is UploadPhotoBody {
  if (!isObject(value)) return false;
  const caption = value["caption"];
  if (caption !== undefined && (typeof caption !== "string" || !maxLength(caption, 100))) return false;
  const photo = value["photo"];
  if (photo === undefined) return false;
  return true;
}

export function checkUploadPhotoBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const caption = value["caption"];
  if (caption !== undefined) {
    if (typeof caption !== "string") wrongType(report, at(path, "caption"), "a string", caption);
    else if (!maxLength(caption, 100)) tooLong(report, at(path, "caption"), 100, caption);
  }
  const photo = value["photo"];
  if (photo === undefined) missing(report, at(path, "photo"), "an Upload Photo Body");
}

export function copyUploadPhotoBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["caption", "photo"]);
}

/** Checks values of type UploadPhotoBody. */
const uploadPhotoBodyValidator: Validator<UploadPhotoBody> =
  /* @__PURE__ */ validator(isUploadPhotoBody, checkUploadPhotoBody, copyUploadPhotoBody);

export function isUploadPapersBody(value: unknown): value is UploadPapersBody {
  if (!isObject(value)) return false;
  const papers = value["papers"];
  if (!isUploadPapersBodyPapers(papers)) return false;
  return true;
}

export function checkUploadPapersBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const papers = value["papers"];
  if (papers === undefined) missing(report, at(path, "papers"), "an Upload Papers Body");
  else checkUploadPapersBodyPapers(papers, at(path, "papers"), report);
}

export function copyUploadPapersBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["papers", "seal"]);
  copy["papers"] = copyItems(copy["papers"]);
  return copy;
}

function isUploadPapersBodyPapers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 1) return false;
  if (value.length > 5) return false;
  return true;
}

function checkUploadPapersBodyPapers(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length < 1) tooFewItems(report, path, 1, "an Upload Papers Body", "paper", value.length);
  if (value.length > 5) tooManyItems(report, path, 5, "an Upload Papers Body", "papers", value.length);
}

/** Checks values of type UploadPapersBody. */
const uploadPapersBodyValidator: Validator<UploadPapersBody> =
  /* @__PURE__ */ validator(isUploadPapersBody, checkUploadPapersBody, copyUploadPapersBody);

export function isGetReportResult(value: unknown): value is GetReportResult {
  if (!isObject(value)) return false;
  const ships = value["ships"];
  if (typeof ships !== "number" || !Number.isInteger(ships)) return false;
  return true;
}

export function checkGetReportResult(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const ships = value["ships"];
  if (ships === undefined) missing(report, at(path, "ships"), "a Get Report Result");
  else
    if (typeof ships !== "number" || !Number.isInteger(ships))
      wrongType(report, at(path, "ships"), "an integer", ships);
}

export function copyGetReportResult(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["ships"]);
}

/** Checks values of type GetReportResult. */
const getReportResultValidator: Validator<GetReportResult> =
  /* @__PURE__ */ validator(isGetReportResult, checkGetReportResult, copyGetReportResult);

export {
  newShipValidator as NewShip,
  shipValidator as Ship,
  pilotValidator as Pilot,
  tugValidator as Tug,
  listShipsResponsedefaultValidator as ListShipsResponsedefault,
  createShipBodyValidator as CreateShipBody,
  moorShipBodyValidator as MoorShipBody,
  uploadPhotoBodyValidator as UploadPhotoBody,
  uploadPapersBodyValidator as UploadPapersBody,
  getReportResultValidator as GetReportResult,
};
