import { type AppliedSchema, appliedSchemasOf } from "../applied.js";
import type { CheckContext } from "../context.js";

/**
 * Schemas that apply themselves to the value that they describe (JSON Schema core, section 9.4.1): no validator comes to an
 * end, and no type can be written. Where a property or an item lies between, the value gets smaller, and all is well.
 * `load` reports cycles of `$ref` alone, which it cannot follow.
 */
export function checkReferenceCycles({ objectsOf, references, report }: CheckContext): void {
  const done = new Set<object>();
  for (const start of objectsOf("schema")) {
    if (done.has(start.node)) continue;
    const way: CycleStep[] = [{ at: start, isReferenced: false, next: appliedSchemasOf(start, references) }];
    const open = new Map<object, number>([[start.node, 0]]);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const next = step.next.pop();
      if (next === undefined) {
        way.pop();
        open.delete(step.at.node);
        done.add(step.at.node);
        continue;
      }
      const opened = open.get(next.at.node);
      if (opened !== undefined) reportCycle([...way.slice(opened + 1), { ...next, next: [] }], report);
      if (opened !== undefined || done.has(next.at.node)) continue;
      open.set(next.at.node, way.length);
      way.push({ ...next, next: appliedSchemasOf(next.at, references) });
    }
  }
}

interface CycleStep extends AppliedSchema {
  /** What remains to be visited, last first. */
  readonly next: AppliedSchema[];
}

/** Maximum number of locations of a cycle that a message names. */
const maxNamedLocations = 8;

/** `steps` lead from a schema back to it. */
function reportCycle(steps: readonly AppliedSchema[], report: CheckContext["report"]): void {
  if (steps.every(({ isReferenced }) => isReferenced)) return;
  const last = steps.findLastIndex(({ isReferenced }) => isReferenced);
  if (last === -1) return; // An object that holds itself cannot be written.
  // Begins at the target of a reference, since that is a component with a name.
  const turned = [...steps.slice(last + 1), ...steps.slice(0, last + 1)];
  const pointers = turned.flatMap(({ isReferenced, from }) => (isReferenced && from !== undefined ? [from] : []));
  const [first = "", ...others] = pointers;
  const named = pointers.slice(0, maxNamedLocations).join(", ");
  const rest = pointers.length > maxNamedLocations ? ` and ${pointers.length - maxNamedLocations} more` : "";
  report({
    code: "reference-cycle",
    message: `${steps[last]?.at.pointer} applies itself to its own value by way of ${named}${rest}`,
    pointer: `${first}/$ref`,
    expected: "a property or an item between a schema and itself",
    related: others
      .slice(0, maxNamedLocations)
      .map((pointer) => ({ message: "and from here", pointer: `${pointer}/$ref` })),
  });
}
