import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../document.js";
import { isIndex, parsePointer } from "../pointer.js";
import type { Deviation } from "./deviation.js";
import { DocumentEdits } from "./document-edits.js";
import { deviations } from "./table.js";

/** A document after deviations in it were read. */
export interface DeviationReading {
  readonly loaded: LoadedDocument;
  /** One per deviation that was read, where strict mode has an error. */
  readonly warnings: readonly Diagnostic[];
  /** The errors that they replace. */
  readonly errors: ReadonlySet<Diagnostic>;
}

const byError: ReadonlyMap<string, readonly Deviation[]> = new Map(
  deviations.map(({ error }) => [error, deviations.filter((each) => each.error === error)]),
);

/**
 * Reads the deviations among the errors of a document by the table; undefined where no error is one. What an edit
 * uncovers is an error of the next check.
 */
export function readDeviations(
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
  // From the last to the first, so that an entry that is removed moves no other that is still to be read.
  located.sort((one, other) => compareTokens(other.tokens, one.tokens));
  const warnings: Diagnostic[] = [];
  const replaced = new Set<Diagnostic>();
  const handled = new Map<string, Deviation | undefined>();
  for (const { error, tokens } of located) {
    const key = `${error.code} ${error.pointer}`;
    if (!handled.has(key)) {
      handled.set(
        key,
        byError.get(error.code)?.find((each) => each.read({ tokens, edits })),
      );
    }
    const deviation = handled.get(key);
    if (deviation === undefined) continue;
    warnings.unshift(warningOf(error, deviation));
    replaced.add(error);
  }
  return warnings.length === 0 ? undefined : { loaded: edits.finish(), warnings, errors: replaced };
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
