import type { Interface } from "../../model/interface.js";
import type { Type, Use } from "../../model/type.js";
import { usesOf } from "../../model/walk.js";
import { innerUses } from "./inner-uses.js";
import { kindsOf, type Place, tagOf } from "./selector.js";
import { referencesIn } from "./view.js";

/** Types that can be inside of one another. */
export interface Circle {
  readonly types: ReadonlySet<string>;
  /**
   * Whether code for them may come to the same value more than once, as one that tries alternatives does. Where types
   * are nested in themselves that doubles at every level, so answers are kept.
   */
  readonly revisits: boolean;
}

/** Of what is not recursive. */
export const noCircle: Circle = { types: new Set(), revisits: false };

/**
 * For each recursive type, the circle that it belongs to, itself included: the types that it can reach and that can
 * reach it.
 */
export function circles(model: Interface): ReadonlyMap<string, Circle> {
  const targets = new Map([...model.types].map(([name, type]) => [name, [...new Set(referencesIn(type.use))]]));
  const found = new Map<string, Circle>();
  for (const types of connectedComponents(targets)) {
    const revisits = [...types].some((each) => revisitsBelow(model.types.get(each)?.use, types, model));
    for (const each of types) found.set(each, { types, revisits });
  }
  return found;
}

/** Where a search of {@link connectedComponents} stands in one type. */
interface Visit {
  readonly name: string;
  readonly pending: string[];
  /** When the type was entered, and the earliest type of its component that is known to be reached from it. */
  readonly entered: number;
  earliest: number;
}

/** The strongly connected components that contain an edge (Tarjan's algorithm, in linear time and without recursion). */
function connectedComponents(targets: ReadonlyMap<string, readonly string[]>): readonly ReadonlySet<string>[] {
  const components: ReadonlySet<string>[] = [];
  const visits = new Map<string, Visit>();
  /** Types whose component is not complete, in the order in which they were entered. */
  const open: string[] = [];
  const isOpen = new Set<string>();
  const way: Visit[] = [];
  const enter = (name: string): void => {
    const visit = { name, pending: [...(targets.get(name) ?? [])], entered: visits.size, earliest: visits.size };
    visits.set(name, visit);
    open.push(name);
    isOpen.add(name);
    way.push(visit);
  };
  for (const start of targets.keys()) {
    if (!visits.has(start)) enter(start);
    for (let visit = way.at(-1); visit !== undefined; visit = way.at(-1)) {
      const next = visit.pending.pop();
      if (next !== undefined) {
        const known = visits.get(next);
        if (known === undefined) enter(next);
        else if (isOpen.has(next)) visit.earliest = Math.min(visit.earliest, known.entered);
        continue;
      }
      way.pop();
      const above = way.at(-1);
      if (above !== undefined) above.earliest = Math.min(above.earliest, visit.earliest);
      if (visit.earliest < visit.entered) continue;
      const component = new Set(open.splice(open.lastIndexOf(visit.name)));
      for (const name of component) isOpen.delete(name);
      if (component.size > 1 || targets.get(visit.name)?.includes(visit.name) === true) components.push(component);
    }
  }
  return components;
}

/** Whether a type without a name refers to a type of the circle, so that its functions have a depth to pass on. */
export function leadsInto(type: Type, types: ReadonlySet<string>): boolean {
  if (types.size === 0) return false;
  return type.kind === "reference" ? types.has(type.name) : innerUses(type).some((use) => leadsInto(use.type, types));
}

function revisitsBelow(use: Use | undefined, types: ReadonlySet<string>, model: Interface): boolean {
  if (use === undefined || use.type.kind === "reference" || !leadsInto(use.type, types)) return false;
  return (
    revisitsHere(use.type, types, model) || innerUses(use.type).some((inner) => revisitsBelow(inner, types, model))
  );
}

function revisitsHere(type: Type, types: ReadonlySet<string>, model: Interface): boolean {
  const leads = (use: Use | undefined): boolean => use !== undefined && leadsInto(use.type, types);
  const shape: ReadonlySet<Use> = new Set(usesOf(type));
  // checks look at what the shape has looked at
  if (innerUses(type).some((use) => !shape.has(use) && leads(use))) return true;
  switch (type.kind) {
    case "union": {
      const variants = type.variants.filter(leads);
      const isTold = (["request", "response"] as const).every((view) =>
        areTold(type.variants, variants, { model, view }, type.discriminator?.property),
      );
      return variants.length > 1 && !isTold;
    }
    case "intersection":
      return type.parts.filter(leads).length > 1;
    case "object":
      // a property may have a place of its own and match patterns too
      return type.patterns.some(({ use }) => leads(use)) && [...shape].filter(leads).length > 1;
    default:
      return false;
  }
}

/** Whether at most one of the variants that lead into the circle is ever looked into. */
function areTold(all: readonly Use[], leading: readonly Use[], place: Place, wanted: string | undefined): boolean {
  const kinds = leading.map((use) => kindsOf(use, place));
  if (
    kinds.every((own, index) => kinds.every((other, at) => at === index || [...own].every((kind) => !other.has(kind))))
  ) {
    return true;
  }
  return all.every((use) => [...kindsOf(use, place)].join() === "object") && tagOf(all, place, wanted) !== undefined;
}
