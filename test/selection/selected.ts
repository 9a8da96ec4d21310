import { expect } from "vitest";
import type { JsonObject } from "../../generator/src/load/document.js";
import { type SelectedDocument, selectOperations } from "../../generator/src/load/select/selection.js";
import type { Selection } from "../../generator/src/load/select/selection-filter.js";
import { type SelectedRoot, selectInRoot } from "../../generator/src/load/select/selection-root.js";
import { type Files, loadFiles } from "../load/virtual.js";

/**
 * Returns the result of a selection in an in-memory specification. If the root can be filtered before its references
 * are bundled, the result must be the same.
 */
export function select(
  files: Files,
  selection: Selection,
): SelectedDocument & { readonly document: JsonObject; readonly operations: readonly string[] } {
  const { loaded, diagnostics } = loadFiles(files);
  if (loaded === undefined) throw new Error(JSON.stringify(diagnostics));
  const selected = selectOperations(loaded, diagnostics, selection);
  const { document } = selected.loaded;
  const early = selectEarly(files, selection);
  if (early !== undefined) {
    expect(early.document).toEqual(document);
    expect(early.unmatched).toEqual(selected.unmatched);
  }
  return { ...selected, document: document as JsonObject, operations: operationsOf(document) };
}

/** Selects before bundling; undefined if that is not possible. */
export function selectEarly(
  files: Files,
  selection: Selection,
): { readonly document: JsonObject; readonly unmatched: SelectedRoot["unmatched"] } | undefined {
  let early: SelectedRoot | undefined;
  const { loaded } = loadFiles(files, {}, (opened) => {
    early = opened.root && selectInRoot(opened.root, selection);
    return early === undefined ? opened : { ...opened, root: early.root };
  });
  return early === undefined || loaded === undefined
    ? undefined
    : { document: loaded.document as JsonObject, unmatched: early.unmatched };
}

/** `get /guilds`, in document order. */
export function operationsOf(document: JsonObject): readonly string[] {
  return ["paths", "webhooks"].flatMap((section) =>
    Object.entries((document[section] ?? {}) as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => ["get", "post", "put", "patch", "delete"].includes(key))
        .map((method) => `${method} ${path}`),
    ),
  );
}

/** Components as `schemas/Guild`. */
export function componentsOf({ components = {} }: JsonObject): readonly string[] {
  return Object.entries(components as Record<string, object>).flatMap(([folder, entries]) =>
    Object.keys(entries).map((name) => `${folder}/${name}`),
  );
}
