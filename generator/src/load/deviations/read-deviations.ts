import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../document.js";
import { isIndex, parsePointer } from "../pointer.js";
import type { Deviation } from "./deviation.js";
import { DocumentEdits } from "./document-edits.js";
import { deviations, structuralDeviations } from "./table.js";

/** A document after repairing deviations. */
export interface DeviationReading {
  readonly loaded: LoadedDocument;
  /** One per repaired deviation that is an error in strict mode. */
  readonly warnings: readonly Diagnostic[];
  /** The errors replaced by warnings. */
  readonly errors: ReadonlySet<Diagnostic>;
  /** {@link errorKey} of errors accepted without an edit, which the next check reports again. */
  readonly accepted: ReadonlySet<string>;
}

/** Identifies an error across repeated checks of a document. */
export function errorKey({ code, pointer }: Diagnostic): string {
  return `${code} ${pointer}`;
}

/**
 * Returns deviations that `load` handled as errors in strict mode, and otherwise as warnings with their interpretation.
 */
export function judgeLoadedDeviations(diagnostics: readonly Diagnostic[], isStrict: boolean): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.deviation === undefined || diagnostic.severity !== "error") return diagnostic;
    const deviation = deviations.find(({ code }) => code === diagnostic.deviation);
    // `load` knows the very text that a reference or a value should be.
    if (deviation !== undefined && !isStrict)
      return { ...warningOf(diagnostic, deviation), fix: diagnostic.fix ?? deviation.fix };
    const { deviation: _, ...error } = diagnostic;
    return error;
  });
}

type DeviationsByError = ReadonlyMap<string, readonly Deviation[]>;

const structural: DeviationsByError = indexByError(structuralDeviations);
const all: DeviationsByError = indexByError(deviations);

function indexByError(listed: readonly Deviation[]): DeviationsByError {
  return new Map(listed.map(({ error }) => [error, listed.filter((each) => each.error === error)]));
}

/**
 * Repairs the deviations among the errors of a document; undefined if there are none. Errors that an edit uncovers are
 * left to the next check, as are all others while structural deviations are being repaired.
 */
export function readDeviations(
  loaded: LoadedDocument,
  diagnostics: readonly Diagnostic[],
): DeviationReading | undefined {
  return repairErrors(structural, loaded, diagnostics) ?? repairErrors(all, loaded, diagnostics);
}

function repairErrors(
  byError: DeviationsByError,
  loaded: LoadedDocument,
  diagnostics: readonly Diagnostic[],
): DeviationReading | undefined {
  const errors = diagnostics.filter(({ severity, code }) => severity === "error" && byError.has(code));
  if (errors.length === 0) return undefined;
  const edits = new DocumentEdits(loaded);
  const located = errors.flatMap((error) => {
    const tokens = error.pointer === undefined ? undefined : parsePointer(error.pointer);
    return tokens === undefined ? [] : [{ error, tokens }];
  });
  // From last to first, so that removing an entry does not move one that is still to be repaired.
  located.sort((one, other) => compareTokens(other.tokens, one.tokens));
  const warnings: Diagnostic[] = [];
  const accepted = new Set<string>();
  const edited = new Set<string>();
  const read = new Set<Diagnostic>();
  const handled = new Map<string, Deviation | undefined>();
  for (const { error, tokens } of located) {
    const key = errorKey(error);
    // Errors that remain after another edit of the same node are found by the next check.
    const isEdited = edited.has(error.pointer ?? "") && !handled.has(key);
    if (isEdited) continue;
    if (!handled.has(key)) {
      const deviation = byError.get(error.code)?.find((each) => {
        const result = each.read?.({ tokens, edits, error }) ?? false;
        if (result === "as-written") accepted.add(key);
        return result !== false;
      });
      handled.set(key, deviation);
    }
    const deviation = handled.get(key);
    if (deviation === undefined) continue;
    if (!accepted.has(key)) edited.add(error.pointer ?? "");
    warnings.push(warningOf(error, deviation));
    read.add(error);
  }
  if (warnings.length === 0) return undefined;
  return { loaded: edits.finish(), warnings: warnings.reverse(), errors: read, accepted };
}

function warningOf(error: Diagnostic, { code, reading, fix }: Deviation): Diagnostic {
  return { ...error, severity: "warning", message: `${error.message}; ${reading}`, fix, deviation: code };
}

function compareTokens(one: readonly string[], other: readonly string[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const [left, right] = [one[index] as string, other[index] as string];
    if (left === right) continue;
    if (isIndex(left) && isIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return one.length - other.length;
}
