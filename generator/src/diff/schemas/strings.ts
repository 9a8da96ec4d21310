import { checkedNumberFormats, checkedStringFormats } from "../../model/formats.js";
import type { Flag, Pointer } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { Shape } from "../shape.js";
import { count, jsonInWords, listInWords } from "../words.js";
import { type Bound, compareBound, strictest } from "./bounds.js";
import type { SchemaComparison, Spot } from "./comparison.js";
import { type Constraint, canReject } from "./rejection.js";

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
    compareBound(comparison, bound, spot, {
      base: { shape: base, limit: strictest(checks(base), bound), at: places.base },
      head: { shape: head, limit: strictest(checks(head), bound), at: places.head },
    });
  }
  comparePatterns(comparison, base, head, spot);
  const trims = (shape: Shape): boolean => shape.strings.some((string) => string.trim);
  if (!trims(base) && trims(head)) {
    comparison.report(spot, "trim-introduced", { message: "surrounding white space is removed", ...places });
  } else if (trims(base) && !trims(head)) {
    comparison.report(spot, "trim-dropped", { message: "surrounding white space is kept", ...places });
  }
  compareContents(comparison, base, head, { spot, places });
}

/**
 * What is on one side only becomes an introduction, a loss, or a change where both sides have something. What rejects
 * nothing that the other side accepts is passed over.
 */
function compareSets(
  comparison: SchemaComparison,
  spot: Spot,
  words: {
    readonly what: string;
    readonly changes: readonly [introduced: SchemaChangeId, dropped: SchemaChangeId, changed: SchemaChangeId];
  },
  sides: { readonly [side in "base" | "head"]: SetSide },
): void {
  const onlyOf = (side: "base" | "head", other: "base" | "head"): readonly string[] =>
    [...sides[side].found].flatMap(([value, { constraint }]) => {
      const accepted = comparison.accepted(other, sides[other].shape, spot);
      return sides[other].found.has(value) || !canReject(constraint, accepted) ? [] : [value];
    });
  const gone = onlyOf("base", "head");
  const come = onlyOf("head", "base");
  if (gone.length === 0 && come.length === 0) return;
  const [introduced, dropped, changed] = words.changes;
  const change = gone.length === 0 ? introduced : come.length === 0 ? dropped : changed;
  const was = gone.length === 0 ? "" : `was ${words.what} ${listInWords(gone)}`;
  const is = come.length === 0 ? "is none" : `is ${words.what} ${listInWords(come)}`;
  const message = [was === "" ? `had no such ${words.what}` : was, is].join(", and ");
  comparison.report(spot, change, {
    message,
    base: sides.base.found.get(gone[0] ?? "")?.at ?? sides.base.at,
    head: sides.head.found.get(come[0] ?? "")?.at ?? sides.head.at,
  });
}

/** Constraints by what they ask for. */
interface SetSide {
  readonly found: ReadonlyMap<string, { readonly constraint: Constraint; readonly at: Pointer }>;
  readonly shape: Shape;
  readonly at: Pointer;
}

function comparePatterns(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const patterns = (shape: Shape): SetSide => ({
    found: new Map(
      shape.strings.flatMap((string) =>
        string.checks.flatMap((check) =>
          check.kind === "pattern" ? [[check.pattern, { constraint: check, at: check.at }] as const] : [],
        ),
      ),
    ),
    shape,
    at: shape.strings[0]?.at ?? shape.at,
  });
  const changes = ["pattern-introduced", "pattern-dropped", "pattern-changed"] as const;
  compareSets(comparison, spot, { what: "pattern", changes }, { base: patterns(base), head: patterns(head) });
}

/** Formats that no validator checks are annotations: changing them is safe. */
function compareFormats(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const checked = (
    kind: "string-format" | "number-format",
    parts: Shape["strings"] | Shape["numbers"],
    known: readonly string[],
  ) =>
    parts.flatMap(({ format, at }) =>
      format === undefined || !known.includes(format)
        ? []
        : [[format, { constraint: { kind, format }, at: `${at}/format` }] as const],
    );
  const formats = (shape: Shape): SetSide => ({
    found: new Map([
      ...checked("string-format", shape.strings, checkedStringFormats),
      ...checked("number-format", shape.numbers, checkedNumberFormats),
    ]),
    shape,
    at: shape.at,
  });
  const changes = ["format-introduced", "format-dropped", "format-changed"] as const;
  compareSets(comparison, spot, { what: "format", changes }, { base: formats(base), head: formats(head) });
}

/**
 * What a string carries is an annotation: no validator looks into it. That it is stated, or no longer stated, changes nothing;
 * that something else is stated changes what consumers find in the string.
 */
function compareContents(
  comparison: SchemaComparison,
  base: Shape,
  head: Shape,
  { spot, places }: { readonly spot: Spot; readonly places: { readonly base: Pointer; readonly head: Pointer } },
): void {
  const isFile = (shape: Shape): boolean => shape.strings.some(({ file }) => file);
  const contents = (shape: Shape) => shape.strings.flatMap((string) => string.content ?? []);
  const schemas = (shape: Shape) => contents(shape).flatMap(({ schema }) => schema ?? []);
  const [before, after] = [schemas(base), schemas(head)];
  const isOther =
    before.length > 0 &&
    after.length > 0 &&
    (before.length !== after.length ||
      !before.every((use, index) => comparison.areEqualUses(use, after[index] ?? use)));
  if (isFile(base) !== isFile(head) || isOther) {
    comparison.report(spot, "content-changed", { message: "carries other content", ...places });
  }
  for (const key of ["mediaType", "encoding"] as const) {
    const stated = (shape: Shape) => contents(shape).flatMap((content) => content[key] ?? []);
    const [was, is] = [stated(base), stated(head)];
    if (was.length === 0 || is.length === 0 || canonicalJson(was.sort()) === canonicalJson(is.sort())) continue;
    const message = `carries ${listInWords(is)}, and carried ${listInWords(was)}`;
    comparison.report(spot, "content-type-changed", { message, ...places, key });
  }
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
