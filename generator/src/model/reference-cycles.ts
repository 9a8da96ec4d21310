import type { BuildContext } from "./context.js";
import type { NamedType } from "./interface.js";
import type { Type } from "./type.js";

/**
 * Refuses types that contain themselves directly: alternatives and `allOf` that form a cycle. Validation of such a type
 * would never end. A type may refer to itself through a property or an item.
 */
export function reportReferenceCycles(
  types: ReadonlyMap<string, Pick<NamedType, "at" | "name" | "use">>,
  context: BuildContext,
): void {
  const settled = new Set<string>();
  // The way from where the search began to where it is: each step, and by its name how far it has come.
  const path: CycleSearchStep[] = [];
  const namesOnPath = new Map<string, number>();
  const enter = (name: string): void => {
    namesOnPath.set(name, path.length);
    path.push(searchStepOf(name, types));
  };
  for (const start of types.keys()) {
    if (!settled.has(start)) enter(start);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.pending.pop();
      const since = next === undefined ? undefined : namesOnPath.get(next);
      if (next === undefined) {
        settled.add(step.name);
        namesOnPath.delete(step.name);
        path.pop();
      } else if (since !== undefined) {
        report(path.slice(since).map(({ name }) => name));
      } else if (!settled.has(next)) {
        enter(next);
      }
    }
  }

  function report(ring: readonly string[]): void {
    const named = ring.flatMap((name) => types.get(name) ?? []);
    const [first] = named;
    if (first === undefined) return;
    const words = [...named, first].map(({ name }) => `\`${name}\``).join(" → ");
    context.report("reference-cycle", first.at, `a schema is made of itself: ${words}`, {
      keyOrValue: "key",
      expected: "a way back to the schema that goes through a property or an item",
      fix: "drop one of these references from `allOf`, `anyOf` or `oneOf`",
    });
  }
}

interface CycleSearchStep {
  readonly name: string;
  /** Names of the types that this one is made of, last one first. */
  readonly pending: string[];
}

function searchStepOf(name: string, types: ReadonlyMap<string, Pick<NamedType, "use">>): CycleSearchStep {
  const type = types.get(name)?.use.type;
  return { name, pending: type === undefined ? [] : typesRequiredBy(type).toReversed() };
}

/** The named types that a value of a type is at once. */
function typesRequiredBy(root: Type): readonly string[] {
  const names: string[] = [];
  const pending: Type[] = [root];
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (type.kind === "reference") names.push(type.name);
    if (type.kind === "union") pending.push(...type.variants.map((variant) => variant.type).toReversed());
    if (type.kind === "intersection") pending.push(...type.parts.map((part) => part.type).toReversed());
  }
  return names;
}
