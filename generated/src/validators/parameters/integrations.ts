// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

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

/** Path parameters of getGuildIntegrations. */
export interface GetGuildIntegrationsPath {
  /** Id of the guild. */
  guild_id: Snowflake;
}

export function isGetGuildIntegrationsPath(value: unknown): value is GetGuildIntegrationsPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  return true;
}

export function checkGetGuildIntegrationsPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
}

export function copyGetGuildIntegrationsPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id"]);
}

/** Path parameters of getGuildIntegrations. */
export const GetGuildIntegrationsPath: Validator<GetGuildIntegrationsPath> = /* @__PURE__ */ validator(
  isGetGuildIntegrationsPath,
  checkGetGuildIntegrationsPath,
  copyGetGuildIntegrationsPath,
);

/** Path parameters of deleteGuildIntegration. */
export interface DeleteGuildIntegrationPath {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the integration. */
  integration_id: Snowflake;
}

export function isDeleteGuildIntegrationPath(value: unknown): value is DeleteGuildIntegrationPath {
  if (!isObject(value)) return false;
  const guild_id = value["guild_id"];
  if (!isSnowflake(guild_id)) return false;
  const integration_id = value["integration_id"];
  if (!isSnowflake(integration_id)) return false;
  return true;
}

export function checkDeleteGuildIntegrationPath(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const guild_id = value["guild_id"];
  if (guild_id === undefined) missing(report, at(path, "guild_id"), "the request");
  else if (!isSnowflake(guild_id)) checkSnowflake(guild_id, at(path, "guild_id"), report);
  const integration_id = value["integration_id"];
  if (integration_id === undefined) missing(report, at(path, "integration_id"), "the request");
  else if (!isSnowflake(integration_id)) checkSnowflake(integration_id, at(path, "integration_id"), report);
}

export function copyDeleteGuildIntegrationPath(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["guild_id", "integration_id"]);
}

/** Path parameters of deleteGuildIntegration. */
export const DeleteGuildIntegrationPath: Validator<DeleteGuildIntegrationPath> = /* @__PURE__ */ validator(
  isDeleteGuildIntegrationPath,
  checkDeleteGuildIntegrationPath,
  copyDeleteGuildIntegrationPath,
);
