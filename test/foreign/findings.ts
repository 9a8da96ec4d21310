import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";

/**
 * Diagnostics as lines of a committed list: severity, code, pointer, then line:column. Several of one code inside one
 * operation, component or root field are one line, with the location of the first and their number.
 */
export function findingLines(diagnostics: readonly Diagnostic[]): readonly string[] {
  const groups = new Map<string, { readonly place: string; count: number }>();
  for (const { severity, code, pointer = "", location } of diagnostics) {
    const key = `${severity} ${code} ${owner(pointer)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { place: `${location?.line ?? 0}:${location?.column ?? 0}`, count: 1 });
    else group.count += 1;
  }
  return [...groups].map(([key, { place, count }]) => `${key} ${place}${count === 1 ? "" : ` ×${count}`}`).toSorted();
}

export interface Comparison {
  /** Lines of diagnostics that the list lacks, or has fewer of. */
  readonly grown: readonly string[];
  /** Lines of the list with no diagnostics, or fewer. */
  readonly stale: readonly string[];
  /** The list without stale lines and without increases. */
  readonly shrunk: string;
}

/** Compares diagnostics with the committed list, whose lines with # are comments. */
export function compareFindings(found: readonly string[], committed: string): Comparison {
  const lines = committed.split("\n");
  const listed = new Map(
    lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => [keyOf(line), line]),
  );
  const current = new Map(found.map((line) => [keyOf(line), line]));
  const fits = (line: string, known: string | undefined): known is string =>
    known !== undefined && countOf(line) <= countOf(known);
  return {
    grown: found.filter((line) => !fits(line, listed.get(keyOf(line)))),
    stale: [...listed]
      .filter(([key, line]) => fits(current.get(key) ?? "", line) && current.get(key) !== line)
      .map(([, line]) => line),
    shrunk: lines
      .flatMap((line) => {
        if (line === "" || line.startsWith("#")) return [line];
        const now = current.get(keyOf(line));
        if (now === undefined) return [];
        return [fits(now, line) ? now : line];
      })
      .join("\n"),
  };
}

/** `/paths/~1a/get/responses/200/…` belongs to `/paths/~1a/get`, `/components/schemas/A/…` to `/components/schemas/A`. */
function owner(pointer: string): string {
  return pointer.split("/").slice(0, 4).join("/");
}

/** The subject of a line: everything before its location. */
function keyOf(line: string): string {
  return line.replace(/ \d+:\d+( ×\d+)?$/, "");
}

function countOf(line: string): number {
  return line === "" ? 0 : Number(/ ×(\d+)$/.exec(line)?.[1] ?? 1);
}
