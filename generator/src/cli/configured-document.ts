import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadResult } from "../load/document.js";
import type { LoadOptions } from "../load/load.js";
import type { UnmatchedEntry } from "../load/selection-match.js";
import type { RootTransform } from "../load/transform.js";
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
  const { overlays, selection } = settings;
  const overlay =
    overlays === undefined
      ? undefined
      : (await import("../load/overlay.js")).applyOverlays(overlays, { skipsMissing: skipsMissingOverlays });
  if (selection === undefined) return loadDocument(spec, { ...options, transform: overlay });
  const [{ selectInRoot }, { selectOperations }] = await Promise.all([
    import("../load/selection-root.js"),
    import("../load/selection.js"),
  ]);
  let early: ReturnType<typeof selectInRoot>;
  const transform: RootTransform = (root, context) => {
    const overlaid = overlay?.(root, context) ?? { root, overlays: [], lookups: [] };
    early = selectInRoot(overlaid.root, selection);
    return { ...overlaid, root: early?.root ?? overlaid.root };
  };
  const result = loadDocument(spec, { ...options, transform });
  if (result.loaded === undefined) return result;
  if (early !== undefined) {
    return { ...result, diagnostics: [...result.diagnostics, ...(await locateUnmatched(early.unmatched, settings))] };
  }
  const { loaded, diagnostics, unmatched } = selectOperations(result.loaded, result.diagnostics, selection);
  return { ...result, loaded, diagnostics: [...diagnostics, ...(await locateUnmatched(unmatched, settings))] };
}

async function locateUnmatched(
  unmatched: readonly UnmatchedEntry[],
  { configFile }: DocumentSettings,
): Promise<readonly Diagnostic[]> {
  const located: Diagnostic[] = [];
  for (const { tokens, diagnostic } of unmatched) {
    located.push(
      configFile === undefined ? diagnostic : { ...diagnostic, location: await locateInConfig(configFile, tokens) },
    );
  }
  return located;
}
