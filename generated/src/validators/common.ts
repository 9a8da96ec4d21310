// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  formatMissed,
  isDateTime,
  isSnowflake as isSnowflake_2,
  patternMissed,
  tooLarge,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Color, ImageData, PermissionSet, Snowflake, Timestamp } from "../types/common.js";

const snowflakePattern = /^[0-9]{1,20}$/u;
const imageDataPattern = /^data:image\/(png|jpeg|gif);base64,[A-Za-z0-9+\/]+={0,2}$/u;

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

export function isImageData(value: unknown): value is ImageData {
  return typeof value === "string" && imageDataPattern.test(value);
}

export function checkImageData(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else
    if (!imageDataPattern.test(value))
      patternMissed(report, path, "^data:image/(png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$", value);
}

/** Checks values of type ImageData. */
const imageDataValidator: Validator<ImageData> = /* @__PURE__ */ validator(isImageData, checkImageData);

export function isPermissionSet(value: unknown): value is PermissionSet {
  return typeof value === "string" && snowflakePattern.test(value);
}

export function checkPermissionSet(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else if (!snowflakePattern.test(value)) patternMissed(report, path, "^[0-9]{1,20}$", value);
}

/** Checks values of type PermissionSet. */
const permissionSetValidator: Validator<PermissionSet> =
  /* @__PURE__ */ validator(isPermissionSet, checkPermissionSet);

export function isColor(value: unknown): value is Color {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 16777215;
}

export function checkColor(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
  else if (value < 0) tooSmall(report, path, 0, value);
  else if (value > 16777215) tooLarge(report, path, 16777215, value);
}

/** Checks values of type Color. */
const colorValidator: Validator<Color> = /* @__PURE__ */ validator(isColor, checkColor);

export {
  snowflakeValidator as Snowflake,
  timestampValidator as Timestamp,
  imageDataValidator as ImageData,
  permissionSetValidator as PermissionSet,
  colorValidator as Color,
};
