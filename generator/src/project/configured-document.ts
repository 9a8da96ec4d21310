import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, LoadResult } from "../load/document.js";
import type { LoadOptions } from "../load/load.js";
import type { UnmatchedEntry } from "../load/select/selection-match.js";
import { asObject } from "../values/json.js";
import { configLocations } from "./config-text.js";
import type { Settings } from "./settings.js";

/** Settings that affect how a document is read: overlays, filters, names, and the location of the filters. */
export type DocumentSettings = Pick<
  Settings,
  | "overlays"
  | "boundary"
  | "selection"
  | "names"
  | "values"
  | "layout"
  | "validateResponses"
  | "optionalProperties"
  | "pagination"
  | "sourceOutput"
  | "configFile"
>;

export interface ConfiguredLoadOptions extends LoadOptions {
  readonly skipsMissingOverlays?: boolean;
}

/** Loads a document with the overlays and filters of the configuration. Used by all commands. */
export async function loadConfiguredDocument(
  { spec, ...settings }: DocumentSettings & Pick<Settings, "spec">,
  { skipsMissingOverlays = false, ...loadOptions }: ConfiguredLoadOptions,
): Promise<LoadResult> {
  const { finishDocument, openDocument } = await import("../load/load.js");
  const { overlays, selection, boundary } = settings;
  const options = { ...(boundary === undefined ? {} : { boundary }), ...loadOptions };
  let opened = openDocument(spec, options);
  if (overlays !== undefined) {
    const { applyOverlays } = await import("../load/overlay/overlay.js");
    opened = applyOverlays(opened, overlays, { skipsMissing: skipsMissingOverlays });
  }
  if (selection === undefined) {
    const whole = finishDocument(opened);
    return withConfiguration(whole, whole.loaded?.document, settings);
  }
  const { selectInRoot } = await import("../load/select/selection-root.js");
  const { root } = opened;
  const early = root && selectInRoot(root, selection);
  const read = finishDocument(early === undefined ? opened : { ...opened, root: early.root });
  // Resolve names before filtering: entries may refer to operations that filters omit.
  const result = await withConfiguration(read, early === undefined ? read.loaded?.document : root?.value, settings);
  if (result.loaded === undefined) return result;
  if (early !== undefined) return withUnmatched(result, early.unmatched, settings);
  const { selectOperations } = await import("../load/select/selection.js");
  const { loaded, diagnostics, unmatched } = selectOperations(result.loaded, result.diagnostics, selection);
  return withUnmatched({ ...result, loaded, diagnostics }, unmatched, settings);
}

/** Reports the entries of filters that match nothing, at their location in the configuration. */
async function withUnmatched(
  result: LoadResult,
  unmatched: readonly UnmatchedEntry[],
  settings: DocumentSettings,
): Promise<LoadResult> {
  return { ...result, diagnostics: [...result.diagnostics, ...(await locateUnmatched(unmatched, settings))] };
}

async function locateUnmatched(
  unmatched: readonly UnmatchedEntry[],
  { configFile }: DocumentSettings,
): Promise<readonly Diagnostic[]> {
  const locate = configFile === undefined ? undefined : await configLocations(configFile);
  return unmatched.map(({ tokens, diagnostic }): Diagnostic => {
    return locate === undefined ? diagnostic : { ...diagnostic, location: locate(tokens, "value") };
  });
}

/** The document with what the configuration says of its names, values and pagination. */
async function withConfiguration(
  read: LoadResult,
  document: Json | undefined,
  {
    names,
    values,
    layout,
    validateResponses,
    optionalProperties,
    pagination,
    sourceOutput,
    configFile,
  }: DocumentSettings,
): Promise<LoadResult> {
  if (read.loaded === undefined) return read;
  const loaded = {
    ...read.loaded,
    ...(values === undefined ? {} : { values }),
    ...(layout === undefined ? {} : { layout }),
    ...(validateResponses === undefined ? {} : { validateResponses }),
    ...(optionalProperties === undefined ? {} : { optionalProperties }),
    ...(pagination === undefined ? {} : { pagination }),
    ...(sourceOutput === undefined ? {} : { output: { importExtension: sourceOutput.importExtension } }),
  };
  if (names === undefined) return { ...read, loaded };
  if (configFile === undefined) {
    // Templates of an edition: names of nodes come from a configuration.
    const { types, functions } = names;
    const templates = { ...(types && { types }), ...(functions && { functions }) };
    return { ...read, loaded: { ...loaded, names: { nodes: new Map(), groups: new Map(), ...templates } } };
  }
  const { findConfiguredNames } = await import("./configured-names.js");
  const found = await findConfiguredNames(asObject(document) ?? {}, names, configFile);
  return {
    ...read,
    loaded: { ...loaded, names: found.names },
    diagnostics: [...read.diagnostics, ...found.diagnostics],
  };
}
