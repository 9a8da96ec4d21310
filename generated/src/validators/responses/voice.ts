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
import type { VoiceRegion } from "../../types/voice.js";
import { checkVoiceRegion, copyVoiceRegion, isVoiceRegion } from "../voice.js";

/** What getGuildVoiceRegions answers with the status 200. */
export type GetGuildVoiceRegionsResult = VoiceRegion[];

export function isGetGuildVoiceRegionsResult(value: unknown): value is GetGuildVoiceRegionsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isVoiceRegion(item)) return false;
  return true;
}

export function checkGetGuildVoiceRegionsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isVoiceRegion, checkVoiceRegion);
}

export function copyGetGuildVoiceRegionsResult(value: unknown): unknown {
  return copyItems(value, copyVoiceRegion);
}

/** What getGuildVoiceRegions answers with the status 200. */
export const GetGuildVoiceRegionsResult: Validator<GetGuildVoiceRegionsResult> =
  /* @__PURE__ */ validator(
    isGetGuildVoiceRegionsResult,
    checkGetGuildVoiceRegionsResult,
    copyGetGuildVoiceRegionsResult,
  );
