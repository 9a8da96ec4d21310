// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

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
import type { Snowflake } from "../../types/common.js";
import { checkSnowflake, isSnowflake } from "../common.js";

/** Path parameters of getApplication. */
export interface GetApplicationPath {
  /** Id of the application. */
  application_id: Snowflake;
}

export function isGetApplicationPath(value: unknown): value is GetApplicationPath {
  if (!isObject(value)) return false;
  const application_id = value["application_id"];
  if (!isSnowflake(application_id)) return false;
  return true;
}

export function checkGetApplicationPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const application_id = value["application_id"];
  if (application_id === undefined) missing(report, at(path, "application_id"), "the request");
  else if (!isSnowflake(application_id)) checkSnowflake(application_id, at(path, "application_id"), report);
}

export function copyGetApplicationPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["application_id"]);
}

/** Path parameters of getApplication. */
export const GetApplicationPath: Validator<GetApplicationPath> = /* @__PURE__ */ validator(
  isGetApplicationPath,
  checkGetApplicationPath,
  copyGetApplicationPath,
);

/** Path parameters of modifyApplication. */
export interface ModifyApplicationPath {
  /** Id of the application. */
  application_id: Snowflake;
}
/** Path parameters of modifyApplication. */
export const ModifyApplicationPath: Validator<ModifyApplicationPath> = GetApplicationPath;

/** Path parameters of resetBotToken. */
export interface ResetBotTokenPath {
  /** Id of the application. */
  application_id: Snowflake;
}
/** Path parameters of resetBotToken. */
export const ResetBotTokenPath: Validator<ResetBotTokenPath> = GetApplicationPath;

/** Path parameters of checkEndpoint. */
export interface CheckEndpointPath {
  /** Id of the application. */
  application_id: Snowflake;
}
/** Path parameters of checkEndpoint. */
export const CheckEndpointPath: Validator<CheckEndpointPath> = GetApplicationPath;
