// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  checkItems,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Integration } from "../../types/integrations.js";
import { checkIntegration, copyIntegration, isIntegration } from "../integrations.js";

/** What getGuildIntegrations answers with the status 200. */
export type GetGuildIntegrationsResult = Integration[];

export function isGetGuildIntegrationsResult(value: unknown): value is GetGuildIntegrationsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isIntegration(item)) return false;
  return true;
}

export function checkGetGuildIntegrationsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isIntegration, checkIntegration);
}

export function copyGetGuildIntegrationsResult(value: unknown): unknown {
  return copyItems(value, copyIntegration);
}

/** What getGuildIntegrations answers with the status 200. */
export const GetGuildIntegrationsResult: Validator<GetGuildIntegrationsResult> =
  /* @__PURE__ */ validator(
    isGetGuildIntegrationsResult,
    checkGetGuildIntegrationsResult,
    copyGetGuildIntegrationsResult,
  );
