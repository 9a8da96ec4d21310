// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  formatMissed,
  isObject,
  isUri,
  maxLength,
  merged,
  minLength,
  missing,
  patternMissed,
  pick,
  tooLong,
  tooShort,
  trimmed,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  Application,
  CreateApplicationBody,
  EndpointCheck,
  ModifyApplicationBody,
  NewApplication,
} from "../types/applications.js";
import { checkSnowflake, isSnowflake } from "./common.js";

const applicationPublicKeyPattern = /^[0-9a-f]{64}$/u;

export function isApplication(value: unknown): value is Application {
  if (!isObject(value)) return false;
  const id = value["id"];
  if (!isSnowflake(id)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const description = value["description"];
  if (typeof description !== "string") return false;
  const owner_id = value["owner_id"];
  if (!isSnowflake(owner_id)) return false;
  const bot_id = value["bot_id"];
  if (!isSnowflake(bot_id)) return false;
  const public_key = value["public_key"];
  if (typeof public_key !== "string" || !applicationPublicKeyPattern.test(public_key)) return false;
  const interactions_endpoint_url = value["interactions_endpoint_url"];
  if (interactions_endpoint_url !== null && typeof interactions_endpoint_url !== "string") return false;
  return true;
}

export function checkApplication(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Application");
  else if (!isSnowflake(id)) checkSnowflake(id, at(path, "id"), report);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "an Application");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const description = value["description"];
  if (description === undefined) missing(report, at(path, "description"), "an Application");
  else
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
  const owner_id = value["owner_id"];
  if (owner_id === undefined) missing(report, at(path, "owner_id"), "an Application");
  else if (!isSnowflake(owner_id)) checkSnowflake(owner_id, at(path, "owner_id"), report);
  const bot_id = value["bot_id"];
  if (bot_id === undefined) missing(report, at(path, "bot_id"), "an Application");
  else if (!isSnowflake(bot_id)) checkSnowflake(bot_id, at(path, "bot_id"), report);
  const public_key = value["public_key"];
  if (public_key === undefined) missing(report, at(path, "public_key"), "an Application");
  else
    if (typeof public_key !== "string") wrongType(report, at(path, "public_key"), "a string", public_key);
    else
      if (!applicationPublicKeyPattern.test(public_key))
        patternMissed(report, at(path, "public_key"), "^[0-9a-f]{64}$", public_key);
  const interactions_endpoint_url = value["interactions_endpoint_url"];
  if (interactions_endpoint_url === undefined)
    missing(report, at(path, "interactions_endpoint_url"), "an Application");
  else
    if (interactions_endpoint_url !== null && typeof interactions_endpoint_url !== "string")
      wrongType(report, at(path, "interactions_endpoint_url"), "a string or null", interactions_endpoint_url);
}

export function copyApplication(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, [
    "id", "name", "description", "owner_id", "bot_id", "public_key", "interactions_endpoint_url",
  ]);
}

/** Checks values of type Application. */
const applicationValidator: Validator<Application> =
  /* @__PURE__ */ validator(isApplication, checkApplication, copyApplication);

export function isNewApplication(value: unknown): value is NewApplication {
  if (!isApplication(value)) return false;
  if (!isNewApplicationPart2(value)) return false;
  return true;
}

export function checkNewApplication(value: unknown, path: Path, report: Report): void {
  checkApplication(value, path, report);
  checkNewApplicationPart2(value, path, report);
}

export function copyNewApplication(value: unknown): unknown {
  let copy: unknown = copyApplication(value);
  copy = merged(copy, copyNewApplicationPart2(value));
  return copy;
}

function isNewApplicationPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const bot_token = value["bot_token"];
  if (typeof bot_token !== "string") return false;
  return true;
}

function checkNewApplicationPart2(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const bot_token = value["bot_token"];
  if (bot_token === undefined) missing(report, at(path, "bot_token"), "a New Application");
  else if (typeof bot_token !== "string") wrongType(report, at(path, "bot_token"), "a string", bot_token);
}

function copyNewApplicationPart2(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["bot_token"]);
}

/** Checks values of type NewApplication. */
const newApplicationValidator: Validator<NewApplication> =
  /* @__PURE__ */ validator(isNewApplication, checkNewApplication, copyNewApplication);

export function isEndpointCheck(value: unknown): value is EndpointCheck {
  if (!isObject(value)) return false;
  const passed = value["passed"];
  if (typeof passed !== "boolean") return false;
  const reason = value["reason"];
  if (reason !== null && typeof reason !== "string") return false;
  return true;
}

export function checkEndpointCheck(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const passed = value["passed"];
  if (passed === undefined) missing(report, at(path, "passed"), "an Endpoint Check");
  else if (typeof passed !== "boolean") wrongType(report, at(path, "passed"), "a boolean", passed);
  const reason = value["reason"];
  if (reason === undefined) missing(report, at(path, "reason"), "an Endpoint Check");
  else
    if (reason !== null && typeof reason !== "string")
      wrongType(report, at(path, "reason"), "a string or null", reason);
}

export function copyEndpointCheck(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["passed", "reason"]);
}

/** Checks values of type EndpointCheck. */
const endpointCheckValidator: Validator<EndpointCheck> =
  /* @__PURE__ */ validator(isEndpointCheck, checkEndpointCheck, copyEndpointCheck);

export function isCreateApplicationBody(value: unknown): value is CreateApplicationBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string" || !minLength(name_.trim(), 2) || !maxLength(name_.trim(), 32)) return false;
  const owner_id = value["owner_id"];
  if (!isSnowflake(owner_id)) return false;
  const description = value["description"];
  if (description !== undefined
    && (typeof description !== "string" || !maxLength(description, 400))) return false;
  return true;
}

export function checkCreateApplicationBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Create Application Body");
  else
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_.trim(), 2)) tooShort(report, at(path, "name"), 2, name_.trim());
      if (!maxLength(name_.trim(), 32)) tooLong(report, at(path, "name"), 32, name_.trim());
    }
  const owner_id = value["owner_id"];
  if (owner_id === undefined) missing(report, at(path, "owner_id"), "a Create Application Body");
  else if (!isSnowflake(owner_id)) checkSnowflake(owner_id, at(path, "owner_id"), report);
  const description = value["description"];
  if (description !== undefined) {
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
    else if (!maxLength(description, 400)) tooLong(report, at(path, "description"), 400, description);
  }
}

export function copyCreateApplicationBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "owner_id", "description"]);
  copy["name"] = trimmed(copy["name"]);
  if (copy["description"] === undefined) copy["description"] = "";
  return copy;
}

/** Checks values of type CreateApplicationBody. */
const createApplicationBodyValidator: Validator<CreateApplicationBody> =
  /* @__PURE__ */ validator(isCreateApplicationBody, checkCreateApplicationBody, copyCreateApplicationBody);

export function isModifyApplicationBody(value: unknown): value is ModifyApplicationBody {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (name_ !== undefined
    && (typeof name_ !== "string"
      || !minLength(name_.trim(), 2)
      || !maxLength(name_.trim(), 32))) return false;
  const description = value["description"];
  if (description !== undefined
    && (typeof description !== "string" || !maxLength(description, 400))) return false;
  const interactions_endpoint_url = value["interactions_endpoint_url"];
  if (interactions_endpoint_url !== undefined
    && interactions_endpoint_url !== null
    && (typeof interactions_endpoint_url !== "string"
      || !maxLength(interactions_endpoint_url, 2048)
      || !isUri(interactions_endpoint_url))) return false;
  return true;
}

export function checkModifyApplicationBody(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ !== undefined) {
    if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
    else {
      if (!minLength(name_.trim(), 2)) tooShort(report, at(path, "name"), 2, name_.trim());
      if (!maxLength(name_.trim(), 32)) tooLong(report, at(path, "name"), 32, name_.trim());
    }
  }
  const description = value["description"];
  if (description !== undefined) {
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
    else if (!maxLength(description, 400)) tooLong(report, at(path, "description"), 400, description);
  }
  const interactions_endpoint_url = value["interactions_endpoint_url"];
  if (interactions_endpoint_url !== undefined && interactions_endpoint_url !== null) {
    if (typeof interactions_endpoint_url !== "string")
      wrongType(report, at(path, "interactions_endpoint_url"), "a string or null", interactions_endpoint_url);
    else {
      if (!maxLength(interactions_endpoint_url, 2048))
        tooLong(report, at(path, "interactions_endpoint_url"), 2048, interactions_endpoint_url);
      if (!isUri(interactions_endpoint_url))
        formatMissed(report, at(path, "interactions_endpoint_url"), "uri", interactions_endpoint_url);
    }
  }
}

export function copyModifyApplicationBody(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["name", "description", "interactions_endpoint_url"]);
  if (copy["name"] !== undefined) copy["name"] = trimmed(copy["name"]);
  return copy;
}

/** Checks values of type ModifyApplicationBody. */
const modifyApplicationBodyValidator: Validator<ModifyApplicationBody> =
  /* @__PURE__ */ validator(isModifyApplicationBody, checkModifyApplicationBody, copyModifyApplicationBody);

export {
  applicationValidator as Application,
  newApplicationValidator as NewApplication,
  endpointCheckValidator as EndpointCheck,
  createApplicationBodyValidator as CreateApplicationBody,
  modifyApplicationBodyValidator as ModifyApplicationBody,
};
