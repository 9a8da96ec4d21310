import { connectedComponents } from "../../model/connected-components.js";
import { findDiscriminant } from "../../model/discriminant.js";
import type { Interface } from "../../model/interface.js";
import { jsonTypesOf, type ModelView } from "../../model/json-types.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { schemaUsesOf, validatedSchemaUsesOf } from "../../model/walk.js";
import { referencesIn } from "./view.js";

/** Types that can be nested in each other. */
export interface RecursiveGroup {
  readonly types: ReadonlySet<string>;
  /**
   * Whether validation may visit a value repeatedly, as when trying alternatives. For recursive types, that doubles at
   * every level, so results are memoized.
   */
  readonly hasRevisits: boolean;
}

/** The group of non-recursive types. */
export const noRecursiveGroup: RecursiveGroup = { types: new Set(), hasRevisits: false };

/** Returns the recursive group of each recursive type: the types that it can reach and that can reach it. */
export function findRecursiveGroups(model: Interface): ReadonlyMap<string, RecursiveGroup> {
  const targets = new Map([...model.types].map(([name, type]) => [name, [...new Set(referencesIn(type.use))]]));
  const found = new Map<string, RecursiveGroup>();
  for (const types of connectedComponents(targets)) {
    if (!isRecursive(types, targets)) continue;
    const revisits = [...types].some((each) => hasRevisitsBelow(model.types.get(each)?.use, types, model));
    for (const each of types) found.set(each, { types, hasRevisits: revisits });
  }
  return found;
}

function isRecursive(types: ReadonlySet<string>, targets: ReadonlyMap<string, readonly string[]>): boolean {
  return types.size > 1 || [...types].some((name) => targets.get(name)?.includes(name));
}

/** Whether an anonymous type references the recursive group, so that its functions pass the depth. */
export function referencesGroup(type: Type, types: ReadonlySet<string>): boolean {
  if (types.size === 0) return false;
  return type.kind === "reference"
    ? types.has(type.name)
    : validatedSchemaUsesOf(type).some((use) => referencesGroup(use.type, types));
}

function hasRevisitsBelow(use: SchemaUse | undefined, types: ReadonlySet<string>, model: Interface): boolean {
  if (use === undefined || use.type.kind === "reference" || !referencesGroup(use.type, types)) return false;
  return (
    hasRevisitsHere(use.type, types, model) ||
    validatedSchemaUsesOf(use.type).some((inner) => hasRevisitsBelow(inner, types, model))
  );
}

function hasRevisitsHere(type: Type, types: ReadonlySet<string>, model: Interface): boolean {
  const referencesOwnGroup = (use: SchemaUse | undefined): boolean =>
    use !== undefined && referencesGroup(use.type, types);
  const shapeUses: ReadonlySet<SchemaUse> = new Set(schemaUsesOf(type));
  // Checks visit values that the shape has visited.
  if (validatedSchemaUsesOf(type).some((use) => !shapeUses.has(use) && referencesOwnGroup(use))) return true;
  if (testsAgain(type, types, model)) return true;
  switch (type.kind) {
    case "union": {
      const alternatives = type.alternatives.filter(referencesOwnGroup);
      const isDistinguishable = (["request", "response"] as const).every((view) =>
        areDistinguishable(type.alternatives, alternatives, { model, view }, type.discriminator?.property),
      );
      return alternatives.length > 1 && !isDistinguishable;
    }
    case "intersection":
      return type.parts.filter(referencesOwnGroup).length > 1;
    case "object":
      // A property may be declared and also match patterns.
      return (
        type.patterns.some(({ use }) => referencesOwnGroup(use)) && [...shapeUses].filter(referencesOwnGroup).length > 1
      );
    default:
      return false;
  }
}

/** Whether `unevaluatedProperties` or `unevaluatedItems` tests alternatives that reference the group, as their union does. */
function testsAgain(type: Type, types: ReadonlySet<string>, model: Interface): boolean {
  if (type.kind !== "intersection" || !type.checks.some(({ kind }) => kind.startsWith("unevaluated-"))) return false;
  const references = new Set<string>();
  const hasAlternatives = ({ type: part }: SchemaUse): boolean => {
    if (part.kind === "intersection") return part.parts.some(hasAlternatives);
    if (part.kind !== "reference") return part.kind === "union" && referencesGroup(part, types);
    const target = model.types.get(part.name);
    if (target === undefined || !types.has(part.name) || references.has(part.name)) return false;
    references.add(part.name);
    return hasAlternatives(target.use);
  };
  return type.parts.some(hasAlternatives);
}

/** Whether at most one of the alternatives that reference the group is validated. */
function areDistinguishable(
  all: readonly SchemaUse[],
  leading: readonly SchemaUse[],
  place: ModelView,
  wanted: string | undefined,
): boolean {
  const kinds = leading.map((use) => jsonTypesOf(use, place));
  if (
    kinds.every((own, index) => kinds.every((other, at) => at === index || [...own].every((kind) => !other.has(kind))))
  ) {
    return true;
  }
  return (
    all.every((use) => [...jsonTypesOf(use, place)].join() === "object") &&
    findDiscriminant(all, place, wanted) !== undefined
  );
}
