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

/** Path parameters of getInteraction. */
export interface GetInteractionPath {
  /** Id of the interaction. */
  interaction_id: Snowflake;
}

export function isGetInteractionPath(value: unknown): value is GetInteractionPath {
  if (!isObject(value)) return false;
  const interaction_id = value["interaction_id"];
  if (!isSnowflake(interaction_id)) return false;
  return true;
}

export function checkGetInteractionPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const interaction_id = value["interaction_id"];
  if (interaction_id === undefined) missing(report, at(path, "interaction_id"), "the request");
  else if (!isSnowflake(interaction_id)) checkSnowflake(interaction_id, at(path, "interaction_id"), report);
}

export function copyGetInteractionPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["interaction_id"]);
}

/** Path parameters of getInteraction. */
export const GetInteractionPath: Validator<GetInteractionPath> = /* @__PURE__ */ validator(
  isGetInteractionPath,
  checkGetInteractionPath,
  copyGetInteractionPath,
);
