import type { JsonObject, LoadResult } from "../../generator/src/load/document.js";
import { applyOverlays, type OverlayOptions } from "../../generator/src/load/overlay/overlay.js";
import { type Files, loadFiles, shown } from "../load/virtual.js";

/** Loads an in-memory document with overlays; `files` contains both, the root first. */
export function loadOverlaid(files: Files, overlays: readonly string[], options: OverlayOptions = {}): LoadResult {
  return loadFiles(files, {}, (opened) => applyOverlays(opened, overlays, options));
}

/** An overlay with these actions, the first in line 4. */
export function overlay(actions: string, version = "1.1.0"): string {
  return `overlay: ${version}\ninfo: { title: Fixes, version: 1.0.0 }\nactions:\n${actions}`;
}

/** The resulting document, without diagnostics. */
export function overlaidDocument(document: string, actions: string): JsonObject {
  const { loaded, diagnostics } = loadOverlaid({ "a.yaml": document, "o.yaml": overlay(actions) }, ["o.yaml"]);
  if (loaded === undefined || diagnostics.length > 0) throw new Error(diagnostics.map(shown).join("\n"));
  return loaded.document;
}

/** The diagnostics of one overlay. */
export function reported(document: string, text: string, options: OverlayOptions = {}): readonly string[] {
  return loadOverlaid({ "a.yaml": document, "o.yaml": text }, ["o.yaml"], options).diagnostics.map(shown);
}
