import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import type { Direction } from "../../model/openness.js";
import { withoutUndefined } from "../../model/raw.js";
import type { Discriminator, Pointer, SchemaUse, UnionType } from "../../model/type.js";
import { formatJson, formatJsonTypes } from "../message-format.js";
import { allDeclaredNames, type PairedAlternatives } from "./alternative-properties.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { areDisjoint } from "./disjoint.js";
import { matchEntries } from "./matching.js";

/** One alternative. */
interface Alternative {
  readonly at: Pointer;
  readonly schema: FlattenedSchema;
  /** The type's name, if the alternative is only a reference. */
  readonly name?: string;
  /** The name in messages. Kept even if the discriminator narrows the type. */
  readonly label?: string;
  /** The discriminator values that select it. */
  readonly values: readonly string[];
}

interface Alternatives {
  readonly at: Pointer;
  readonly mode: UnionType["mode"] | "plain";
  readonly list: readonly Alternative[];
  readonly discriminator?: Discriminator;
}

/** Returns the alternatives of a union. */
export function alternativesOf(schemas: FlattenedSchemas, union: UnionType | undefined): Alternatives {
  if (union === undefined) throw new Error("the union does not exist");
  const { at, mode, alternatives, discriminator } = union;
  const valuesOf = new Map<number, string[]>();
  for (const { value, alternative } of discriminator?.mapping ?? []) append(valuesOf, alternative, value);
  const list = alternatives.map((use: SchemaUse, index) => {
    const name = schemas.nameOf(use);
    const values = valuesOf.get(index) ?? [];
    const label = name ?? (values.length > 0 ? schemas.narrowedName(use) : undefined);
    return { at: use.at, schema: schemas.of(use), values, ...withoutUndefined({ name, label }) };
  });
  return { at, mode, list, ...(discriminator === undefined ? {} : { discriminator }) };
}

/** Returns a schema without alternatives as a union with one alternative. */
export function plainAlternative(schemas: FlattenedSchemas, schema: FlattenedSchema): Alternatives {
  return { at: schema.at, mode: "plain", list: [{ at: schema.at, schema: schemas.withoutNull(schema), values: [] }] };
}

/** Compares the alternatives of two unions. Returns those that correspond to each other. */
export function compareUnions(
  comparison: SchemaComparison,
  base: Alternatives,
  head: Alternatives,
  location: LogicalLocation,
): readonly PairedAlternatives[] {
  const pairs = matched(comparison, base.list, head.list, location);
  for (const [index, alternative] of base.list.entries()) {
    const other = pairs.get(index);
    if (other === undefined) {
      const message = `${formatAlternative(alternative, location)} is no longer an alternative`;
      const key = alternativeKey(alternative, index);
      comparison.report(location, "variant-removed", { message, base: alternative.at, head: head.at, key });
    } else compareAlternatives(comparison, [alternative, head.list[other] as Alternative], index, location);
  }
  const taken = new Set(pairs.values());
  for (const [index, alternative] of head.list.entries()) {
    if (taken.has(index)) continue;
    const message = `${formatAlternative(alternative, location)} was added as an alternative`;
    const key = alternativeKey(alternative, index);
    comparison.report(location, "variant-added", { message, base: base.at, head: alternative.at, key });
  }
  // If no value matches two alternatives, the number of allowed matches and the discriminator property have no effect.
  // The constraints that a mapping adds are compared within each alternative.
  const isDecided =
    areAlternativesDisjoint(base, comparison.base, location.direction) &&
    areAlternativesDisjoint(head, comparison.head, location.direction);
  if (!isDecided) {
    compareModes(comparison, base, head, location);
    compareOverlaps(comparison, { base, head, pairs }, location);
    compareDiscriminators(comparison, [base, head], pairs, location);
  }
  return [...pairs].map(([from, to]) => [
    (base.list[from] as Alternative).schema,
    (head.list[to] as Alternative).schema,
  ]);
}

function areAlternativesDisjoint({ list }: Alternatives, schemas: FlattenedSchemas, direction: Direction): boolean {
  return areDisjoint(
    list.map(({ schema }) => schema),
    schemas,
    direction,
  );
}

function compareAlternatives(
  comparison: SchemaComparison,
  [base, head]: readonly [base: Alternative, head: Alternative],
  index: number,
  location: LogicalLocation,
): void {
  if (base.name !== undefined && base.name === head.name) comparison.compareNamed(base.name, head.name, location);
  else {
    const path = `${location.path}<${head.label ?? head.values[0] ?? index}>`;
    comparison.compareFlattened(base.schema, head.schema, { ...location, path });
  }
}

/** Maps indexes of the base to the head: by name, by discriminator value, by equality, then by similarity. */
function matched(
  comparison: SchemaComparison,
  base: readonly Alternative[],
  head: readonly Alternative[],
  location: LogicalLocation,
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (index: number, headIndex: number): void => {
    pairs.set(index, headIndex);
    taken.add(headIndex);
  };
  for (const keysOf of [labelsOf, ({ values }: Alternative): readonly string[] => values]) {
    const indexesByValue = new Map<string, number[]>();
    for (const [headIndex, alternative] of head.entries()) {
      for (const key of keysOf(alternative)) append(indexesByValue, key, headIndex);
    }
    for (const [index, alternative] of base.entries()) {
      if (pairs.has(index)) continue;
      const candidates = keysOf(alternative).flatMap((key) => indexesByValue.get(key) ?? []);
      const [first] = candidates.filter((index) => !taken.has(index)).sort((one, other) => one - other);
      if (first !== undefined) pair(index, first);
    }
  }
  const ways: readonly ((one: Alternative, other: Alternative) => boolean)[] = [
    (one, other) => comparison.areEqual(one.schema, other.schema, location.direction),
    (one, other) => isSimilar(one.schema, other.schema, location),
  ];
  for (const fits of ways) {
    const unpairedBase = [...base.keys()].filter((index) => !pairs.has(index));
    const unpairedHead = [...head.keys()].filter((index) => !taken.has(index));
    const found = matchEntries(unpairedBase, unpairedHead, (index, headIndex) =>
      fits(base[index] as Alternative, head[headIndex] as Alternative),
    );
    for (const [from, to] of found) pair(unpairedBase[from] as number, unpairedHead[to] as number);
  }
  return pairs;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function labelsOf({ label }: Alternative): readonly string[] {
  return label === undefined ? [] : [label];
}

/** Whether two schemas have the same JSON types and, for objects, most properties in common. */
function isSimilar(base: FlattenedSchema, head: FlattenedSchema, { direction }: LogicalLocation): boolean {
  const [before, after] = [
    [...base.jsonSubtypes(direction)].sort().join(),
    [...head.jsonSubtypes(direction)].sort().join(),
  ];
  if (before !== after || base.unions.length !== head.unions.length) return false;
  const names = (schema: FlattenedSchema): string[] =>
    schema.objects.flatMap(({ properties }) => properties.map(({ name }) => name));
  const [one, other] = [names(base), new Set(names(head))];
  return one.filter((name) => other.has(name)).length * 2 >= Math.max(one.length, other.size);
}

/**
 * With exactly one match required, a value that matches one alternative is rejected once another alternative accepts it
 * too, and accepted once the other one no longer does. Neither can happen between disjoint alternatives.
 */
function compareOverlaps(
  comparison: SchemaComparison,
  {
    base,
    head,
    pairs,
  }: { readonly base: Alternatives; readonly head: Alternatives; readonly pairs: ReadonlyMap<number, number> },
  location: LogicalLocation,
): void {
  const { direction } = location;
  const mayOverlap = (alternatives: Alternatives, schemas: FlattenedSchemas): boolean =>
    alternatives.mode === "one" && !areAlternativesDisjoint(alternatives, schemas, direction);
  const matched = [...pairs].map(
    ([from, to]) => [base.list[from] as Alternative, head.list[to] as Alternative] as const,
  );
  const isIncluded = (side: "base" | "head"): boolean =>
    matched.every(([one, other]) => comparison.includes(side, one.schema, other.schema, direction));
  const isWider = (): boolean => head.list.length > pairs.size || !isIncluded("base");
  const isNarrower = (): boolean =>
    base.list.length > pairs.size ||
    !isIncluded("head") ||
    // Consumers may send a property that is new here, because another alternative declares it.
    matched.some(([one, other]) => declaresNewName(comparison, one.schema, other.schema));
  const isRejecting = mayOverlap(head, comparison.head) && isWider();
  const isAccepting = mayOverlap(base, comparison.base) && isNarrower();
  const pointers = { base: base.at, head: head.at };
  if (isRejecting && isAccepting) {
    const message = "overlapping alternatives changed, and exactly one must match";
    comparison.report(location, "overlapping-variants-changed", { message, ...pointers });
  } else if (isRejecting) {
    const message = "an alternative also matches values of another one, and exactly one must match";
    comparison.report(location, "overlapping-variants-widened", { message, ...pointers });
  } else if (isAccepting) {
    const message = "an alternative no longer matches values of another one, and exactly one must match";
    comparison.report(location, "overlapping-variants-narrowed", { message, ...pointers });
  }
}

function declaresNewName({ base, head }: SchemaComparison, one: FlattenedSchema, other: FlattenedSchema): boolean {
  const before = allDeclaredNames(one, base);
  return [...allDeclaredNames(other, head)].some((name) => !before.has(name));
}

function compareModes(
  comparison: SchemaComparison,
  base: Alternatives,
  head: Alternatives,
  location: LogicalLocation,
): void {
  if (base.mode === head.mode || base.mode === "plain" || head.mode === "plain") return;
  const pointers = { base: base.at, head: head.at };
  if (head.mode === "one") {
    comparison.report(location, "variants-exclusive", { message: "exactly one alternative must match", ...pointers });
  } else {
    comparison.report(location, "variants-inclusive", { message: "more than one alternative may match", ...pointers });
  }
}

function compareDiscriminators(
  comparison: SchemaComparison,
  [base, head]: readonly [base: Alternatives, head: Alternatives],
  pairs: ReadonlyMap<number, number>,
  location: LogicalLocation,
): void {
  const [before, after] = [base.discriminator, head.discriminator];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const change = before === undefined ? "discriminator-introduced" : "discriminator-dropped";
    const message =
      before === undefined
        ? `${after?.property} selects the alternative`
        : `${before.property} no longer selects the alternative`;
    comparison.report(location, change, { message, base: before?.at ?? base.at, head: after?.at ?? head.at });
    return;
  }
  const pointers = { base: before.at, head: after.at };
  if (before.property !== after.property) {
    const message = `the discriminator was ${before.property}, and is ${after.property}`;
    comparison.report(location, "discriminator-changed", { message, ...pointers });
  }
  const targets = new Map(after.mapping.map(({ value, alternative }) => [value, alternative]));
  for (const { value, alternative } of before.mapping) {
    const target = targets.get(value);
    if (target === undefined) {
      const message = `${formatJson(value)} no longer selects an alternative`;
      comparison.report(location, "discriminator-value-removed", { message, ...pointers, key: value });
    } else if (pairs.get(alternative) !== target) {
      const message = `${formatJson(value)} selects a different alternative`;
      comparison.report(location, "discriminator-value-moved", { message, ...pointers, key: value });
    }
  }
  const known = new Set(before.mapping.map(({ value }) => value));
  for (const value of targets.keys()) {
    if (known.has(value)) continue;
    const message = `${formatJson(value)} selects an alternative`;
    comparison.report(location, "discriminator-value-added", { message, ...pointers, key: value });
  }
}

function alternativeKey({ label, values }: Alternative, index: number): string {
  return label ?? values[0] ?? String(index);
}

function formatAlternative({ label, schema }: Alternative, { direction }: LogicalLocation): string {
  return label ?? formatJsonTypes(schema.jsonSubtypes(direction), false);
}
