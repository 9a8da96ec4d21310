import { suggest, suggestionIn } from "@guildwire/generator/editing";
import { type CodeAction, CodeActionKind, type CodeActionParams } from "vscode-languageserver/node";
import type { LocatedDiagnostic } from "./check-messages.js";
import { deviationChoices } from "./deviation-choices.js";
import { syntaxRepairs } from "./deviation-repairs.js";
import { diagnosedNode } from "./diagnosed-node.js";
import { rangeIn } from "./locations.js";
import { misspelledParameter } from "./misspelled-parameter.js";
import { overlayFix } from "./overlay-fix.js";
import { isRemoval, repairs } from "./repairs.js";
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
  const fixes: CodeAction[] = [];
  for (const located of session.diagnosticsOf(file.path)) {
    const at = rangeIn(document, located.diagnostic.location);
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
  const found = diagnosedNode(file, from, to);
  if (suggestion !== undefined) {
    const parameter = misspelledParameter(found, { code, message, suggestion });
    if (parameter !== undefined) fixes.push([`Rename the parameter to ${parameter.name}`, parameter.edits, true]);
    const spelled = parameter === undefined ? respelled(file, { from, to }, suggestion) : undefined;
    if (spelled !== undefined) fixes.push([`Change to ${suggestion}`, spelled, true]);
  }
  // A deviation has a repair of its own: what is an unknown key elsewhere may have a meaning there.
  const repair = repairs.get(deviation ?? code);
  if (found !== undefined && repair !== undefined) {
    const edits = new SpecEdits();
    repair({ ...found, files, edits, message, fix });
    if (!edits.isEmpty) fixes.push([titleOf(deviation ?? code, fix, isRemoval(repair)), edits, fixes.length === 0]);
  }
  for (const [title, choice] of (found && deviationChoices.get(deviation ?? code)) ?? []) {
    const edits = new SpecEdits();
    if (found !== undefined) choice({ ...found, files, edits, message, fix });
    if (!edits.isEmpty) fixes.push([title, edits, false]);
  }
  const [length, text] = syntaxRepairs.get(deviation ?? code)?.(file.document.getText().slice(from)) ?? [];
  if (length !== undefined && text !== undefined) {
    const edits = new SpecEdits();
    edits.replace(file, from, from + length, text);
    fixes.push([titleOf(code, fix, false), edits, true]);
  }
  return fixes;
}

/** The first clause of the fix as a title, unless it says something else than what the repair does. */
function titleOf(code: string, fix: string | undefined, isRemoved: boolean): string {
  const clause = fix === undefined || suggestionIn(fix) !== undefined ? undefined : fix.split(/[;,]/)[0];
  if (isRemoved && !/^(?:drop|remove) /.test(clause ?? "")) return "Remove it";
  if (clause === undefined) return code === "tag-undeclared" ? "Declare the tag" : "Repair it";
  return clause.charAt(0).toUpperCase() + clause.slice(1).replaceAll("`", "");
}

/** Replaces the word that a suggestion corrects: the whole text, or the token of a reference. */
function respelled(
  file: SpecFile,
  { from, to }: { readonly from: number; readonly to: number },
  suggestion: string,
): SpecEdits | undefined {
  const found = diagnosedNode(file, from, to);
  const edits = new SpecEdits();
  const entry = found?.entry;
  if (entry !== undefined && entry.keyStart === from && entry.keyEnd === to) {
    // A diagnostic at an operation may suggest the name of a parameter.
    if (suggest(entry.key, [suggestion]) !== suggestion) return undefined;
    edits.replaceKey(file, entry, suggestion);
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
