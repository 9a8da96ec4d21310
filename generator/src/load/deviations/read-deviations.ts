import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { isSuggestion } from "../../diagnostics/spelling.js";
import { isIndex, parsePointer } from "../../values/pointer.js";
import type { LoadedDocument } from "../document.js";
import type { Deviation } from "./deviation.js";
import { discriminatorDeviations } from "./discriminator-deviations.js";
import { DocumentEdits } from "./document-edits.js";
import { pathDeviations } from "./path-deviations.js";
import { deviations, type RefusedDeviations, structuralDeviations } from "./table.js";

/** A document after repairing deviations. */
export interface DeviationReading {
  readonly loaded: LoadedDocument;
  /** One per repaired deviation that is an error in strict mode: an error if the configuration refuses it. */
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
 * Returns deviations that `load` handled as errors in strict mode or if they are refused, and otherwise as warnings with
 * their interpretation.
 */
export function judgeLoadedDeviations(
  diagnostics: readonly Diagnostic[],
  isStrict: boolean,
  refused: RefusedDeviations,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.deviation === undefined || diagnostic.severity !== "error") return diagnostic;
    const deviation = deviations.find(({ code }) => code === diagnostic.deviation);
    // `load` knows the very text that a reference or a value should be.
    if (deviation !== undefined && !isStrict)
      return { ...judge(diagnostic, deviation, refused), fix: diagnostic.fix ?? deviation.fix };
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
 * left to the next check, as are errors that a structural deviation may have caused.
 */
export function readDeviations(
  loaded: LoadedDocument,
  diagnostics: readonly Diagnostic[],
  refused: RefusedDeviations,
): DeviationReading | undefined {
  // Refused deviations keep their errors, although the document is repaired so that further errors are found.
  const errors = diagnostics.filter(({ severity, deviation }) => severity === "error" && deviation === undefined);
  const edits = new DocumentEdits(loaded);
  const repair = (byError: DeviationsByError, found: readonly Diagnostic[]): Repairs =>
    repairErrors(byError, edits, { diagnostics: found, refused });
  const first = repair(structural, errors);
  const elsewhere = errorsElsewhere(errors, first.errors);
  const others = repair(
    all,
    elsewhere.filter(({ code }) => !discriminatorErrors.has(code)),
  );
  const repaired = [first, others];
  // Other errors may be the reason why a discriminator is wrong.
  if (repaired.every(({ warnings }) => warnings.length === 0)) repaired.push(repair(all, errors));
  const warnings = repaired.flatMap((each) => each.warnings);
  if (warnings.length === 0) return undefined;
  return {
    loaded: edits.finish(),
    warnings,
    errors: new Set(repaired.flatMap((each) => [...each.errors])),
    accepted: new Set(repaired.flatMap((each) => [...each.accepted])),
  };
}

/** Returns the errors of strict mode that are deviations, as tolerant mode reports them, by {@link errorKey}. */
export function deviationsAmong(
  loaded: LoadedDocument,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, Diagnostic> {
  const found = readDeviations(loaded, diagnostics, new Set())?.warnings ?? [];
  return new Map(found.map((one) => [errorKey(one), one]));
}

const discriminatorErrors: ReadonlySet<string> = new Set(discriminatorDeviations.map(({ error }) => error));

/**
 * Returns the errors that repairs of structural deviations cannot affect: those outside the path items of the repairs. None if a
 * path item itself was repaired, or what others refer to.
 */
function errorsElsewhere(errors: readonly Diagnostic[], repaired: ReadonlySet<Diagnostic>): readonly Diagnostic[] {
  const items = new Set<string>();
  for (const { code, pointer } of repaired) {
    if (pathErrors.has(code) || !isInPathItem(pointer)) return [];
    items.add(pathItemOf(pointer));
  }
  return errors.filter(({ pointer }) => !items.has(pathItemOf(pointer ?? "")));
}

const pathErrors: ReadonlySet<string> = new Set(pathDeviations.map(({ error }) => error));

function isInPathItem(pointer: string | undefined): pointer is string {
  return pointer !== undefined && /^\/paths\/[^/]+\//.test(pointer);
}

function pathItemOf(pointer: string): string {
  return pointer.split("/", 3).join("/");
}

/** What {@link repairErrors} has repaired. */
type Repairs = Omit<DeviationReading, "loaded">;

function repairErrors(
  byError: DeviationsByError,
  edits: DocumentEdits,
  { diagnostics, refused }: { readonly diagnostics: readonly Diagnostic[]; readonly refused: RefusedDeviations },
): Repairs {
  const errors = diagnostics.filter(({ code }) => byError.has(code));
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
  const handled = new Map<string, Pick<Deviation, "code" | "reading" | "fix"> | undefined>();
  for (const { error, tokens } of located) {
    const key = errorKey(error);
    // Errors that remain after another edit of the same node are found by the next check.
    const isEdited = edited.has(error.pointer ?? "") && !handled.has(key);
    if (isEdited) continue;
    if (!handled.has(key)) {
      for (const deviation of byError.get(error.code) ?? []) {
        const result = deviation.read?.({ tokens, edits, error }) ?? false;
        if (result === false) continue;
        if (result === "as-written") accepted.add(key);
        handled.set(key, typeof result === "object" ? { ...deviation, ...result } : deviation);
        break;
      }
    }
    const deviation = handled.get(key);
    if (deviation === undefined) continue;
    if (!accepted.has(key)) edited.add(error.pointer ?? "");
    warnings.push(judge(error, deviation, refused));
    read.add(error);
  }
  return { warnings: warnings.reverse(), errors: read, accepted };
}

/** Returns a deviation as a warning with its interpretation, or as an error if it is refused. */
function judge(
  error: Diagnostic,
  { code, reading, fix }: Pick<Deviation, "code" | "reading" | "fix">,
  refused: RefusedDeviations,
): Diagnostic {
  if (refused.has(code)) return { ...error, fix: error.fix ?? fix, deviation: code };
  const message = `${error.message}; ${reading}`;
  // A similar name is more specific than the fix that applies to every such deviation.
  const specific = isSuggestion(error.fix) ? error.fix : fix;
  return { ...error, severity: "warning", message, fix: specific, deviation: code };
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
