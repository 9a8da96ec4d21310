import { loadConfiguredDocument } from "../../project/configured-document.js";
import { examineDocument, hasErrors } from "../../project/pipeline.js";
import { noProgress } from "../../project/progress.js";
import type { Terminal } from "../terminal.js";

/**
 * Returns the strictest value of `strict` that a document passes: `true`, or the codes of the deviations that it does
 * not have.
 */
export async function findPassedRules(spec: string, { cwd }: Terminal): Promise<true | readonly string[]> {
  const { loaded, diagnostics } = await loadConfiguredDocument({ spec }, { cwd });
  if (loaded === undefined) return [];
  const strictness = { lenient: false, strict: true, strictExtensions: true };
  const strictly = await examineDocument(loaded, diagnostics, strictness, noProgress);
  if (!hasErrors(strictly.diagnostics)) return true;
  const tolerantly = await examineDocument(
    loaded,
    diagnostics,
    { ...strictness, strict: false, strictExtensions: false },
    noProgress,
  );
  const found = new Set(tolerantly.diagnostics.map(({ deviation }) => deviation));
  const { deviationCodes } = await import("../../load/deviations/table.js");
  return deviationCodes().filter((code) => !found.has(code));
}
