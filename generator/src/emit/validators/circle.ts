import type { Interface } from "../../model/interface.js";
import type { Type, Use } from "../../model/type.js";
import { usesOf } from "../../model/walk.js";
import { innerUses } from "./inner-uses.js";
import { kindsOf, type Place, tagOf } from "./selector.js";
import { reach, referencesIn } from "./view.js";

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
  const reached = new Map([...targets.keys()].map((name) => [name, reach(name, targets)]));
  const found = new Map<string, Circle>();
  for (const [name, below] of reached) {
    if (!below.has(name) || found.has(name)) continue;
    const types = new Set([...below].filter((other) => reached.get(other)?.has(name) === true));
    const circle = {
      types,
      revisits: [...types].some((each) => revisitsBelow(model.types.get(each)?.use, types, model)),
    };
    for (const each of types) found.set(each, circle);
  }
  return found;
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
