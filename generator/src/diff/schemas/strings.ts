import type { Flag, StringType } from "../../model/type.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { Shape } from "../shape.js";
import { count, jsonInWords, listInWords } from "../words.js";
import { type Bound, compareBound, strictest } from "./bounds.js";
import { canonical, type SchemaComparison, type Spot } from "./comparison.js";

const lengths: readonly Bound[] = [
  { name: "min-length", side: "least", inWords: (value) => count(value, "character") },
  { name: "max-length", side: "greatest", inWords: (value) => count(value, "character") },
];

export function compareStrings(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  compareFormats(comparison, base, head, spot);
  compareFlags(comparison, base, head, spot);
  if (base.strings.length === 0 && head.strings.length === 0) return;
  const places = { base: base.strings[0]?.at ?? base.at, head: head.strings[0]?.at ?? head.at };
  const checks = (shape: Shape) => shape.strings.flatMap((string) => string.checks);
  for (const bound of lengths) {
    const limits = { base: strictest(checks(base), bound), head: strictest(checks(head), bound) };
    compareBound(comparison, bound, limits, spot, places);
  }
  comparePatterns(comparison, base, head, spot);
  const trims = (shape: Shape): boolean => shape.strings.some((string) => string.trim);
  if (!trims(base) && trims(head)) {
    comparison.report(spot, "trim-introduced", { message: "surrounding white space is removed", ...places });
  } else if (trims(base) && !trims(head)) {
    comparison.report(spot, "trim-dropped", { message: "surrounding white space is kept", ...places });
  }
  if (!carriesSame(comparison, base, head)) {
    comparison.report(spot, "content-changed", { message: "carries other content", ...places });
  }
}

/** What is on one side only becomes an introduction, a loss, or a change where both sides have something. */
export function compareSets(
  comparison: SchemaComparison,
  spot: Spot,
  words: {
    readonly what: string;
    readonly changes: readonly [introduced: SchemaChangeId, dropped: SchemaChangeId, changed: SchemaChangeId];
  },
  sides: { readonly [side in "base" | "head"]: { readonly found: ReadonlyMap<string, string>; readonly at: string } },
): void {
  const gone = [...sides.base.found.keys()].filter((value) => !sides.head.found.has(value));
  const come = [...sides.head.found.keys()].filter((value) => !sides.base.found.has(value));
  if (gone.length === 0 && come.length === 0) return;
  const [introduced, dropped, changed] = words.changes;
  const change = gone.length === 0 ? introduced : come.length === 0 ? dropped : changed;
  const was = gone.length === 0 ? "" : `was ${words.what} ${listInWords(gone)}`;
  const is = come.length === 0 ? "is none" : `is ${words.what} ${listInWords(come)}`;
  const message = [was === "" ? `had no such ${words.what}` : was, is].join(", and ");
  comparison.report(spot, change, {
    message,
    base: sides.base.found.get(gone[0] ?? "") ?? sides.base.at,
    head: sides.head.found.get(come[0] ?? "") ?? sides.head.at,
  });
}

function comparePatterns(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const patterns = ({ strings, at }: Shape) => ({
    found: new Map(
      strings.flatMap((string) =>
        string.checks.flatMap((check) => (check.kind === "pattern" ? [[check.pattern, check.at] as const] : [])),
      ),
    ),
    at: strings[0]?.at ?? at,
  });
  const changes = ["pattern-introduced", "pattern-dropped", "pattern-changed"] as const;
  compareSets(comparison, spot, { what: "pattern", changes }, { base: patterns(base), head: patterns(head) });
}

function compareFormats(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const formats = ({ strings, numbers, at }: Shape) => ({
    found: new Map(
      [...strings, ...numbers].flatMap((part) =>
        part.format === undefined ? [] : [[part.format, `${part.at}/format`] as const],
      ),
    ),
    at,
  });
  const changes = ["format-introduced", "format-dropped", "format-changed"] as const;
  compareSets(comparison, spot, { what: "format", changes }, { base: formats(base), head: formats(head) });
}

function carriesSame(comparison: SchemaComparison, base: Shape, head: Shape): boolean {
  const contents = (shape: Shape) => shape.strings.flatMap((string) => string.content ?? []);
  const before = contents(base);
  const after = contents(head);
  if (before.length !== after.length) return false;
  return before.every((content, index) => {
    const other = after[index] as NonNullable<StringType["content"]>;
    if (canonical([content.mediaType, content.encoding]) !== canonical([other.mediaType, other.encoding])) return false;
    if (content.schema === undefined || other.schema === undefined) return content.schema === other.schema;
    return comparison.same(content.schema, other.schema);
  });
}

function compareFlags(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const before = flagsOf(base);
  const after = flagsOf(head);
  const around = { base: base.at, head: head.at };
  for (const [name, flag] of before) {
    const same = after.get(name);
    const named = [...after.values()].find((other) => other.bit === flag.bit && !before.has(other.name));
    if (same !== undefined && same.bit !== flag.bit) {
      const message = `${name} was bit ${flag.bit}, and is bit ${same.bit}`;
      comparison.report(spot, "flag-moved", { message, base: flag.at, head: same.at, key: name });
    } else if (same === undefined && named !== undefined) {
      const message = `bit ${flag.bit} was ${name}, and is ${named.name}`;
      comparison.report(spot, "flag-renamed", { message, base: flag.at, head: named.at, key: name });
    } else if (same === undefined) {
      const message = `bit ${flag.bit} was ${jsonInWords(name)}, and is nothing`;
      comparison.report(spot, "flag-removed", { message, base: flag.at, head: around.head, key: name });
    }
  }
  for (const [name, flag] of after) {
    if (before.has(name) || [...before.values()].some((other) => other.bit === flag.bit && !after.has(other.name)))
      continue;
    const message = `bit ${flag.bit} is ${jsonInWords(name)}`;
    comparison.report(spot, "flag-added", { message, base: around.base, head: flag.at, key: name });
  }
}

function flagsOf({ strings, numbers }: Shape): ReadonlyMap<string, Flag> {
  return new Map(
    [...strings, ...numbers].flatMap((part) => (part.flags ?? []).map((flag) => [flag.name, flag] as const)),
  );
}
