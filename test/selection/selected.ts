import type { JsonObject } from "../../generator/src/load/document.js";
import { selectOperations } from "../../generator/src/load/selection.js";
import type { Selection } from "../../generator/src/load/selection-filter.js";
import { type Files, loadFiles } from "../load/virtual.js";

/** The result of a selection in an in-memory specification. */
export function select(files: Files, selection: Selection) {
  const { loaded, diagnostics } = loadFiles(files);
  if (loaded === undefined) throw new Error(JSON.stringify(diagnostics));
  const selected = selectOperations(loaded, diagnostics, selection);
  const { document } = selected.loaded;
  return { ...selected, document: document as JsonObject, operations: operationsOf(document) };
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
