import type { Diagnostic } from "./diagnostic.js";

/**
 * Sorts by file, line, column and code in code point order. Diagnostics without a location come first; the sort is
 * stable.
 */
export function sortDiagnostics<Code extends string>(diagnostics: readonly Diagnostic<Code>[]): Diagnostic<Code>[] {
  return [...diagnostics].sort(compare);
}

function compare(a: Diagnostic<string>, b: Diagnostic<string>): number {
  return (
    compareCodePoints(a.location?.file ?? "", b.location?.file ?? "") ||
    (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
    (a.location?.column ?? 0) - (b.location?.column ?? 0) ||
    compareCodePoints(a.code, b.code)
  );
}

/** Compares by code point; `<` compares UTF-16 units, which puts U+10000 before U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.codePointAt(at) === b.codePointAt(at)) at += 1;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
