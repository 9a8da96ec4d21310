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
    const revisits = [...types].some((each) => hasRevisitsBelow(model.types.get(each)?.use, types, model));
    for (const each of types) found.set(each, { types, hasRevisits: revisits });
  }
  return found;
}

/** The state of {@link connectedComponents} for one type. */
interface Visit {
  readonly name: string;
  readonly pending: string[];
  /** Visit number of the type, and the lowest one reachable within its component. */
  readonly entered: number;
  earliest: number;
}

/** Returns the strongly connected components with at least one edge (Tarjan's algorithm, linear and iterative). */
function connectedComponents(targets: ReadonlyMap<string, readonly string[]>): readonly ReadonlySet<string>[] {
  const components: ReadonlySet<string>[] = [];
  const visits = new Map<string, Visit>();
  /** Types whose component is incomplete, in visiting order. */
  const open: string[] = [];
  const isOpen = new Set<string>();
  const visitPath: Visit[] = [];
  const enter = (name: string): void => {
    const visit = { name, pending: [...(targets.get(name) ?? [])], entered: visits.size, earliest: visits.size };
    visits.set(name, visit);
    open.push(name);
    isOpen.add(name);
    visitPath.push(visit);
  };
  for (const start of targets.keys()) {
    if (!visits.has(start)) enter(start);
    for (let visit = visitPath.at(-1); visit !== undefined; visit = visitPath.at(-1)) {
      const next = visit.pending.pop();
      if (next !== undefined) {
        const known = visits.get(next);
        if (known === undefined) enter(next);
        else if (isOpen.has(next)) visit.earliest = Math.min(visit.earliest, known.entered);
        continue;
      }
      visitPath.pop();
      const above = visitPath.at(-1);
      if (above !== undefined) above.earliest = Math.min(above.earliest, visit.earliest);
      if (visit.earliest < visit.entered) continue;
      const component = new Set(open.splice(open.lastIndexOf(visit.name)));
      for (const name of component) isOpen.delete(name);
      if (component.size > 1 || targets.get(visit.name)?.includes(visit.name) === true) components.push(component);
    }
  }
  return components;
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
  switch (type.kind) {
    case "union": {
      const variants = type.variants.filter(referencesOwnGroup);
      const isDistinguishable = (["request", "response"] as const).every((view) =>
        areDistinguishable(type.variants, variants, { model, view }, type.discriminator?.property),
      );
      return variants.length > 1 && !isDistinguishable;
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

/** Whether at most one of the variants that reference the group is validated. */
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
