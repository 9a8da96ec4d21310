import { asObject } from "../../values/json.js";
import type { JsonObject } from "../document.js";
import type { ParsedFile } from "../files/sources.js";
import { isSelfContained, readMentions } from "./mentioned-components.js";
import { selectInDocument } from "./selection.js";
import type { Selection } from "./selection-filter.js";
import type { UnmatchedEntry } from "./selection-match.js";

/** A root file reduced to the selection. */
export interface SelectedRoot {
  readonly root: ParsedFile;
  readonly unmatched: readonly UnmatchedEntry[];
}

/**
 * Applies the selection before bundling if the result is the same: in a single file whose references all target whole
 * components. Unselected parts of a large document then cost no more than parsing. Undefined for other documents.
 */
export function selectInRoot(root: ParsedFile, selection: Selection): SelectedRoot | undefined {
  const document = asObject(root.value);
  if (document === undefined || !isVersion3(document)) return undefined;
  const mentions = readMentions(document);
  if (!isSelfContained(document, mentions)) return undefined;
  const { document: selected, unmatched } = selectInDocument(document, selection, mentions);
  return { root: { ...root, value: selected }, unmatched };
}

function isVersion3({ openapi }: JsonObject): boolean {
  return typeof openapi === "string" && openapi.startsWith("3.");
}
