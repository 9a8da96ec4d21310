import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { checkedNumberFormats, checkedSyntaxesOf } from "../../model/formats.js";
import type { Flag, Pointer, SchemaUse } from "../../model/type.js";
import { formatCount } from "../../values/text.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson, formatList } from "../message-format.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import { type Bound, compareBound, strictest } from "./bounds.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { type Constraint, canReject } from "./rejection.js";

const lengths: readonly Bound[] = [
  { name: "min-length", side: "least", format: (value) => formatCount(value, "character") },
  { name: "max-length", side: "greatest", format: (value) => formatCount(value, "character") },
];

export function compareStrings(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  compareFormats(comparison, base, head, location);
  compareCodeForms(comparison, base, head, location);
  compareFlags(comparison, base, head, location);
  if (base.strings.length === 0 && head.strings.length === 0) return;
  const pointers = { base: base.strings[0]?.at ?? base.at, head: head.strings[0]?.at ?? head.at };
  const checks = (schema: FlattenedSchema) => schema.strings.flatMap((string) => string.checks);
  for (const bound of lengths) {
    compareBound(comparison, bound, location, {
      base: { schema: base, limit: strictest(checks(base), bound), at: pointers.base },
      head: { schema: head, limit: strictest(checks(head), bound), at: pointers.head },
    });
  }
  comparePatterns(comparison, base, head, location);
  const trims = (schema: FlattenedSchema): boolean => schema.strings.some((string) => string.trim);
  if (!trims(base) && trims(head)) {
    comparison.report(location, "trim-introduced", { message: "surrounding white space is removed", ...pointers });
  } else if (trims(base) && !trims(head)) {
    comparison.report(location, "trim-dropped", { message: "surrounding white space is kept", ...pointers });
  }
  compareContents(comparison, base, head, { location, pointers });
}

/**
 * Reports constraints on one side only as introduced or dropped, and differing ones as changed. Constraints that reject
 * nothing that the other side accepts are not reported.
 */
function compareSets(
  comparison: SchemaComparison,
  location: LogicalLocation,
  words: {
    readonly what: string;
    readonly changes: readonly [introduced: SchemaChangeId, dropped: SchemaChangeId, changed: SchemaChangeId];
  },
  sides: { readonly [side in "base" | "head"]: SetSide },
): void {
  const onlyOf = (side: "base" | "head", other: "base" | "head"): readonly string[] =>
    [...sides[side].found].flatMap(([value, { constraint }]) => {
      const accepted = comparison.accepted(other, sides[other].schema, location);
      return sides[other].found.has(value) || !canReject(constraint, accepted) ? [] : [value];
    });
  const removed = onlyOf("base", "head");
  const added = onlyOf("head", "base");
  if (removed.length === 0 && added.length === 0) return;
  const [introduced, dropped, changed] = words.changes;
  const change = removed.length === 0 ? introduced : added.length === 0 ? dropped : changed;
  // One that rejects nothing else is part of the message, although it is no change of its own.
  const missing = (side: "base" | "head", other: "base" | "head"): readonly string[] =>
    [...sides[side].found.keys()].filter((value) => !sides[other].found.has(value));
  const [before, after] = [missing("base", "head"), missing("head", "base")];
  const was = before.length === 0 ? `had no ${words.what}` : `was ${words.what} ${formatList(before)}`;
  const is = after.length === 0 ? "is none" : `is ${words.what} ${formatList(after)}`;
  const message = `${was}, and ${is}`;
  comparison.report(location, change, {
    message,
    base: sides.base.found.get(removed[0] ?? "")?.at ?? sides.base.at,
    head: sides.head.found.get(added[0] ?? "")?.at ?? sides.head.at,
  });
}

/** Constraints by pattern or format. */
interface SetSide {
  readonly found: ReadonlyMap<string, { readonly constraint: Constraint; readonly at: Pointer }>;
  readonly schema: FlattenedSchema;
  readonly at: Pointer;
}

function comparePatterns(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const patterns = (schema: FlattenedSchema): SetSide => ({
    found: new Map(
      schema.strings.flatMap((string) =>
        string.checks.flatMap((check) =>
          check.kind === "pattern" ? [[check.pattern, { constraint: check, at: check.at }] as const] : [],
        ),
      ),
    ),
    schema,
    at: schema.strings[0]?.at ?? schema.at,
  });
  const changes = ["pattern-introduced", "pattern-dropped", "pattern-changed"] as const;
  compareSets(comparison, location, { what: "pattern", changes }, { base: patterns(base), head: patterns(head) });
}

/** Compares what code has in place of strings and numbers. */
function compareCodeForms(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const formsOf = ({ strings, numbers }: FlattenedSchema): readonly string[] => [
    ...new Set([
      ...[...strings, ...numbers].flatMap(({ representation, brand }) =>
        [representation, brand].flatMap((form) => form ?? []),
      ),
      ...strings.flatMap(({ snowflakeEpoch: epoch }) => (epoch === undefined ? [] : [`snowflakes since ${epoch} ms`])),
    ]),
  ];
  // A different type is reported as that.
  if ([base, head].some(({ strings, numbers }) => strings.length + numbers.length === 0)) return;
  const [was, is] = [formsOf(base), formsOf(head)];
  if (was.length === is.length && was.every((form) => is.includes(form))) return;
  const words = (forms: readonly string[]): string => (forms.length === 0 ? "that of JSON" : formatList(forms));
  const message = `has the form ${words(is)} in code, and had ${words(was)}`;
  comparison.report(location, "code-form-changed", { message, base: base.at, head: head.at });
}

/** Compares formats. Those that no validator checks are annotations: changing them is safe. */
function compareFormats(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const formats = (schema: FlattenedSchema): SetSide => ({
    found: new Map<string, { readonly constraint: Constraint; readonly at: Pointer }>([
      ...schema.strings.flatMap((string) =>
        checkedSyntaxesOf(string).map(({ name, keyword }) => {
          const constraint = { kind: "string-format", format: name } as const;
          return [name, { constraint, at: `${string.at}/${keyword}` }] as const;
        }),
      ),
      ...schema.numbers.flatMap(({ format, at }) =>
        checkedNumberFormats
          .filter((name) => name === format)
          .map((name) => [name, { constraint: { kind: "number-format", format: name }, at: `${at}/format` }] as const),
      ),
    ]),
    schema,
    at: schema.at,
  });
  const changes = ["format-introduced", "format-dropped", "format-changed"] as const;
  compareSets(comparison, location, { what: "format", changes }, { base: formats(base), head: formats(head) });
}

/**
 * Compares string contents, which are annotations that no validator checks. Adding or removing one has no effect;
 * changing it alters what consumers find in the string, so two schemas of contents are compared like those of a property.
 */
function compareContents(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  {
    location,
    pointers,
  }: { readonly location: LogicalLocation; readonly pointers: { readonly base: Pointer; readonly head: Pointer } },
): void {
  const isFile = (schema: FlattenedSchema): boolean => schema.strings.some(({ file }) => file);
  const contents = (schema: FlattenedSchema) => schema.strings.flatMap((string) => string.content ?? []);
  const schemas = (schema: FlattenedSchema) => contents(schema).flatMap(({ schema }) => schema ?? []);
  const [before, after] = [schemas(base), schemas(head)];
  const [was, is] = [before[0], after[0]];
  const areMany = before.length > 1 || after.length > 1;
  const isOther = was !== undefined && is !== undefined && areMany && !areAllEqual(comparison, before, after);
  if (was !== undefined && is !== undefined && !areMany) {
    comparison.compare(was, is, { ...location, path: `${location.path} content` });
  }
  if (isFile(base) !== isFile(head) || isOther) {
    comparison.report(location, "content-changed", { message: "carries different content", ...pointers });
  }
  for (const key of ["mediaType", "encoding"] as const) {
    const stated = (schema: FlattenedSchema) => contents(schema).flatMap((content) => content[key] ?? []);
    const [then, now] = [stated(base), stated(head)];
    if (then.length === 0 || now.length === 0 || canonicalJson(then.sort()) === canonicalJson(now.sort())) continue;
    const message = `carries ${formatList(now)}, and carried ${formatList(then)}`;
    comparison.report(location, "content-type-changed", { message, ...pointers, key });
  }
}

function areAllEqual(comparison: SchemaComparison, base: readonly SchemaUse[], head: readonly SchemaUse[]): boolean {
  return (
    base.length === head.length && base.every((use, index) => comparison.areUsesEqual(use, head[index] as SchemaUse))
  );
}

function compareFlags(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const before = flagsOf(base);
  const after = flagsOf(head);
  const around = { base: base.at, head: head.at };
  for (const [name, flag] of before) {
    const same = after.get(name);
    const named = [...after.values()].find((other) => other.bit === flag.bit && !before.has(other.name));
    if (same !== undefined && same.bit !== flag.bit) {
      const message = `${name} was bit ${flag.bit}, and is bit ${same.bit}`;
      comparison.report(location, "flag-moved", { message, base: flag.at, head: same.at, key: name });
    } else if (same === undefined && named !== undefined) {
      const message = `bit ${flag.bit} was ${name}, and is ${named.name}`;
      comparison.report(location, "flag-renamed", { message, base: flag.at, head: named.at, key: name });
    } else if (same === undefined) {
      const message = `bit ${flag.bit} was ${formatJson(name)}, and has no name`;
      comparison.report(location, "flag-removed", { message, base: flag.at, head: around.head, key: name });
    }
  }
  for (const [name, flag] of after) {
    if (before.has(name) || [...before.values()].some((other) => other.bit === flag.bit && !after.has(other.name)))
      continue;
    const message = `bit ${flag.bit} is ${formatJson(name)}`;
    comparison.report(location, "flag-added", { message, base: around.base, head: flag.at, key: name });
  }
}

function flagsOf({ strings, numbers }: FlattenedSchema): ReadonlyMap<string, Flag> {
  return new Map(
    [...strings, ...numbers].flatMap((part) => (part.flags ?? []).map((flag) => [flag.name, flag] as const)),
  );
}
