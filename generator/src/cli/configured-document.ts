import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadResult } from "../load/document.js";
import type { LoadOptions } from "../load/load.js";
import { locateInConfig } from "./config.js";
import type { Settings } from "./settings.js";

/** What decides how a document is read: its overlays and filters, and where the filters are written. */
export type DocumentSettings = Pick<Settings, "overlays" | "selection" | "configFile">;

export interface ConfiguredLoadOptions extends Omit<LoadOptions, "transform"> {
  readonly skipsMissingOverlays?: boolean;
}

/** Loads a document with the overlays and the filters of the configuration, for all commands alike. */
export async function loadConfiguredDocument(
  { spec, ...settings }: DocumentSettings & Pick<Settings, "spec">,
  { skipsMissingOverlays = false, ...options }: ConfiguredLoadOptions,
): Promise<LoadResult> {
  const { loadDocument } = await import("../load/load.js");
  const { overlays } = settings;
  const transform =
    overlays === undefined
      ? undefined
      : (await import("../load/overlay.js")).applyOverlays(overlays, { skipsMissing: skipsMissingOverlays });
  return selectConfigured(loadDocument(spec, { ...options, transform }), settings);
}

async function selectConfigured(result: LoadResult, { selection, configFile }: DocumentSettings): Promise<LoadResult> {
  if (selection === undefined || result.loaded === undefined) return result;
  const { selectOperations } = await import("../load/selection.js");
  const { loaded, diagnostics, unmatched } = selectOperations(result.loaded, result.diagnostics, selection);
  const located: Diagnostic[] = [];
  for (const { tokens, diagnostic } of unmatched) {
    located.push(
      configFile === undefined ? diagnostic : { ...diagnostic, location: await locateInConfig(configFile, tokens) },
    );
  }
  return { ...result, loaded, diagnostics: [...diagnostics, ...located] };
}
