import { asObject } from "../values/json.js";
import type { JsonObject } from "./document.js";
import { isSelfContained, readMentions } from "./mentioned-components.js";

import { selectInDocument } from "./selection.js";
import type { Selection } from "./selection-filter.js";
import type { UnmatchedEntry } from "./selection-match.js";
import type { ParsedFile } from "./sources.js";

/** A root file without what is not selected. */
export interface SelectedRoot {
  readonly root: ParsedFile;
  readonly unmatched: readonly UnmatchedEntry[];
}

/**
 * Selects before references are bundled, where the result is the same: in a single file in which all references lead to whole
 * components. Then what is left out of a large document costs no more than parsing it. Undefined for all other documents.
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
