import { suggest, suggestionIn } from "@guildwire/generator/editing";
import { type CodeAction, CodeActionKind, type CodeActionParams } from "vscode-languageserver/node";
import type { LocatedDiagnostic } from "./check-messages.js";
import { diagnosedNode } from "./diagnosed-node.js";
import { rangeConverter } from "./locations.js";
import { overlayFix } from "./overlay-fix.js";
import { repairs } from "./repairs.js";
import type { Session } from "./session.js";
import { SpecEdits } from "./spec-edits.js";
import type { SpecFile } from "./spec-files.js";

/** Which edits a client takes. */
interface EditSupport {
  /** Edits with the versions of the documents. */
  readonly hasVersions: boolean;
  /** Edits that create files. */
  readonly mayCreate: boolean;
}

/** Maximum number of fixes at one position. */
const maxFixes = 20;

/**
 * Returns the fixes of the diagnostics that a range touches.
 */
export function quickFixes(
  session: Session,
  file: SpecFile,
  { range, context }: Pick<CodeActionParams, "range" | "context">,
  { hasVersions, mayCreate }: EditSupport,
): CodeAction[] | undefined {
  const { document } = file;
  if (context.only !== undefined && !context.only.some((kind) => CodeActionKind.QuickFix.startsWith(kind)))
    return undefined;
  const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  const rangeIn = rangeConverter(document);
  const fixes: CodeAction[] = [];
  for (const located of session.diagnosticsOf(file.path)) {
    const at = rangeIn(located.diagnostic.location);
    const [from, to] = [document.offsetAt(at.start), document.offsetAt(at.end)];
    if (from > end || to < start) continue;
    const { diagnostic } = located;
    const shown = context.diagnostics.filter(({ code, range: { start: begin } }) => {
      return code === diagnostic.code && begin.line === at.start.line && begin.character === at.start.character;
    });
    for (const [title, edits, isPreferred] of fixesOf(session, file, located, { from, to })) {
      if (fixes.length === maxFixes) return fixes;
      const document = session.thirdParty.find(({ files }) => edits.texts.some(([path]) => files.includes(path)));
      const owned = document === undefined || document.overlays.includes(file.path);
      const fix = owned ? { edits, name: undefined } : overlayFix(session.files, document, { edits, mayCreate });
      if (fix === undefined) continue;
      fixes.push({
        title: fix.name === undefined ? title : `${title} (in ${fix.name})`,
        kind: CodeActionKind.QuickFix,
        diagnostics: shown,
        isPreferred,
        edit: fix.edits.toWorkspaceEdit(hasVersions),
      });
    }
  }
  return fixes;
}

type Fix = readonly [title: string, edits: SpecEdits, isPreferred: boolean];

function fixesOf(
  { files }: Session,
  file: SpecFile,
  { diagnostic }: LocatedDiagnostic,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Fix[] {
  const { code, deviation, fix, message } = diagnostic;
  const fixes: Fix[] = [];
  const suggestion = suggestionIn(fix);
  const spelled = suggestion === undefined ? undefined : respelled(file, { from, to }, suggestion);
  if (suggestion !== undefined && spelled !== undefined) fixes.push([`Change to ${suggestion}`, spelled, true]);
  const found = diagnosedNode(file, from, to);
  const repair = repairs.get(deviation ?? "") ?? repairs.get(code);
  if (found !== undefined && repair !== undefined) {
    const edits = new SpecEdits();
    repair({ ...found, files, edits, message });
    if (!edits.isEmpty) fixes.push([titleOf(deviation ?? code, fix), edits, fixes.length === 0]);
  }
  return fixes;
}

/** The fix of the diagnostic as a title; that of a removal if the diagnostic suggests another word. */
function titleOf(code: string, fix: string | undefined): string {
  if (fix === undefined || suggestionIn(fix) !== undefined) return removals.has(code) ? "Remove it" : "Repair it";
  const clause = fix.split(/[;,]/)[0] ?? fix;
  return clause.charAt(0).toUpperCase() + clause.slice(1).replaceAll("`", "");
}

const removals: ReadonlySet<string> = new Set([
  "keyword-unknown",
  "unknown-keyword",
  "extension-unknown",
  "extension-misplaced",
  "mapping-outside",
  "link-to-nothing",
]);

/** Replaces the word that a suggestion corrects: the whole text, or the token of a reference. */
function respelled(
  file: SpecFile,
  { from, to }: { readonly from: number; readonly to: number },
  suggestion: string,
): SpecEdits | undefined {
  const found = diagnosedNode(file, from, to);
  const edits = new SpecEdits();
  const isKey = found?.entry !== undefined && found.entry.keyStart === from && found.entry.keyEnd === to;
  if (isKey && found?.entry !== undefined) {
    edits.replaceKey(file, found.entry, suggestion);
    return edits;
  }
  const node = found?.node;
  if (node?.kind !== "scalar") return undefined;
  const parts = node.text.split(/([/#])/);
  const wrong = parts.findLastIndex((part) => part !== "" && suggest(part, [suggestion]) === suggestion);
  if (wrong === -1 && suggest(node.text, [suggestion]) !== suggestion) return undefined;
  if (wrong !== -1) parts[wrong] = suggestion;
  edits.replaceScalar(file, node, wrong === -1 ? suggestion : parts.join(""));
  return edits;
}
