// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  formatMissed,
  isDateTime,
  isSnowflake as isSnowflake_2,
  patternMissed,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Snowflake, Timestamp } from "../types/common.js";

const snowflakePattern = /^[0-9]{1,20}$/u;

export function isSnowflake(value: unknown): value is Snowflake {
  return typeof value === "string" && snowflakePattern.test(value) && isSnowflake_2(value);
}

export function checkSnowflake(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else if (!snowflakePattern.test(value)) patternMissed(report, path, "^[0-9]{1,20}$", value);
  else if (!isSnowflake_2(value)) formatMissed(report, path, "snowflake", value);
}

/** Checks values of type Snowflake. */
const snowflakeValidator: Validator<Snowflake> = /* @__PURE__ */ validator(isSnowflake, checkSnowflake);

export function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === "string" && isDateTime(value);
}

export function checkTimestamp(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else if (!isDateTime(value)) formatMissed(report, path, "date-time", value);
}

/** Checks values of type Timestamp. */
const timestampValidator: Validator<Timestamp> = /* @__PURE__ */ validator(isTimestamp, checkTimestamp);

export { snowflakeValidator as Snowflake, timestampValidator as Timestamp };
