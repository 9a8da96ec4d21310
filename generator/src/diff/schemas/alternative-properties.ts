import { declaredNames } from "../../model/declarations.js";
import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import { isHidden, type MergedProperty, mergedPropertiesOf } from "../../model/merged-properties.js";
import type { SchemaUse } from "../../model/type.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";

/** An alternative of the base with its counterpart in the head; undefined if the head has no alternatives. */
export type PairedAlternatives = readonly [base: FlattenedSchema, head: FlattenedSchema | undefined];

/** Returns the names declared in the alternatives and conditions of a schema, at any depth. */
export function namesBesideOwn(schema: FlattenedSchema, schemas: FlattenedSchemas): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<FlattenedSchema>([schema]);
  // Iterating over a set includes entries that are added meanwhile.
  for (const each of seen) {
    const uses = [...each.unions.flatMap(({ alternatives }) => alternatives), ...conditionsOf(each)];
    for (const use of uses) {
      for (const name of declaredNames(use, schemas)) names.add(name);
      seen.add(schemas.of(use));
    }
  }
  return names;
}

/** Returns the names declared in a schema, its alternatives and its conditions. */
export function allDeclaredNames(schema: FlattenedSchema, schemas: FlattenedSchemas): ReadonlySet<string> {
  return new Set([...mergedPropertiesOf(schema, schemas).properties.keys(), ...namesBesideOwn(schema, schemas)]);
}

function conditionsOf({ logic, objects }: FlattenedSchema): readonly SchemaUse[] {
  return [
    ...logic.flatMap((check) => {
      if (check.kind === "not") return [check.use];
      if (check.kind !== "if") return [];
      return [check.test, check.consequent, check.alternative].flatMap((use) => use ?? []);
    }),
    ...objects.flatMap(({ checks }) =>
      checks.flatMap((check) => (check.kind === "dependent-schema" ? [check.use] : [])),
    ),
  ];
}

/**
 * Compares properties that moved between a schema and its alternatives. A comparison of the schema's own properties sees
 * only the addition or removal there, and so does a comparison of the alternatives.
 */
export function compareAlternativeProperties(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  { pairs, location }: { readonly pairs: readonly PairedAlternatives[]; readonly location: LogicalLocation },
): void {
  if (base.unions.length === 0) return;
  const sides = { base: sideOf(base, comparison.base), head: sideOf(head, comparison.head) };
  for (const name of sides.base.beside) {
    if (sides.head.own.has(name) || sides.base.own.has(name)) continue;
    // With alternatives in both schemas, the comparison of the alternatives reports the removal.
    if (head.unions.length === 0) reportRemoved(comparison, name, { base, head }, location);
  }
  const names = new Set([...sides.base.own.keys(), ...sides.base.beside]);
  const moved = [...sides.head.own.keys()].filter((name) => names.has(name) && !sides.base.own.has(name));
  for (const [one, other] of pairs) {
    const [before, after] = [
      mergedPropertiesOf(one, comparison.base).properties,
      other === undefined ? new Map<string, MergedProperty>() : mergedPropertiesOf(other, comparison.head).properties,
    ];
    // Not all names: each of many alternatives may declare others.
    for (const name of new Set([...before.keys(), ...after.keys(), ...moved])) {
      if (!names.has(name)) continue;
      const places = [
        [sides.base.own.get(name), before.get(name)],
        [sides.head.own.get(name), after.get(name)],
      ] as const;
      const [was, is] = places.map((place) => place.flatMap((member) => member ?? []));
      if (was === undefined || is === undefined || is.length === 0) continue;
      // Property by property, the other comparisons see the same declarations.
      if (places[0].every((member, index) => (member === undefined) === (places[1][index] === undefined))) continue;
      if ([...was, ...is].some((member) => isHidden(member, location.direction))) continue;
      const former = was.length === 0 ? comparison.base.anything(one.at) : comparison.base.together(usesOf(was));
      const inside = { ...location, path: `${location.path}.${name}` };
      comparison.compare(former, comparison.head.together(usesOf(is)), inside);
      if (was.length > 0) continue;
      const message = "only some alternatives declared the property, and it is declared for all";
      comparison.report(inside, "code-form-changed", { message, base: one.at, head: is[0]?.at ?? head.at });
    }
  }
}

interface Side {
  readonly own: ReadonlyMap<string, MergedProperty>;
  /** The names declared in alternatives and conditions. */
  readonly beside: ReadonlySet<string>;
}

function sideOf(schema: FlattenedSchema, schemas: FlattenedSchemas): Side {
  return { own: mergedPropertiesOf(schema, schemas).properties, beside: namesBesideOwn(schema, schemas) };
}

function usesOf(members: readonly MergedProperty[]): readonly SchemaUse[] {
  return members.map(({ use }) => use);
}

function reportRemoved(
  comparison: SchemaComparison,
  name: string,
  { base, head }: { readonly base: FlattenedSchema; readonly head: FlattenedSchema },
  location: LogicalLocation,
): void {
  const declared = base.unions
    .flatMap(({ alternatives }) => alternatives)
    .flatMap((use) => mergedPropertiesOf(comparison.base.of(use), comparison.base).properties.get(name) ?? []);
  if (declared.length > 0 && declared.every((member) => isHidden(member, location.direction))) return;
  const message = "the property was removed with the alternatives that declared it";
  const details = { message, base: declared[0]?.at ?? base.at, head: head.objects[0]?.at ?? head.at };
  comparison.report({ ...location, path: `${location.path}.${name}` }, "property-removed", details);
}
