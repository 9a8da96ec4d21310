import { type AppliedSchema, applicators, appliedSchemasOf } from "../applied.js";
import type { DocumentCheckContext } from "../context.js";

/**
 * Reports schemas that apply themselves to the value that they describe (JSON Schema core, section 9.4.1): validation
 * does not terminate and no type exists. Cycles through a property or an item are valid. `load` reports cycles of
 * `$ref` alone.
 */
export function checkReferenceCycles({ objectsWith, references, report }: DocumentCheckContext): void {
  const done = new Set<object>();
  for (const start of objectsWith(applicators, "schema")) {
    if (done.has(start.node)) continue;
    const path: CycleStep[] = [{ at: start, isReferenced: false, next: appliedSchemasOf(start, references) }];
    const open = new Map<object, number>([[start.node, 0]]);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.next.pop();
      if (next === undefined) {
        path.pop();
        open.delete(step.at.node);
        done.add(step.at.node);
        continue;
      }
      const opened = open.get(next.at.node);
      if (opened !== undefined) reportCycle([...path.slice(opened + 1), { ...next, next: [] }], report);
      if (opened !== undefined || done.has(next.at.node)) continue;
      open.set(next.at.node, path.length);
      path.push({ ...next, next: appliedSchemasOf(next.at, references) });
    }
  }
}

interface CycleStep extends AppliedSchema {
  /** Schemas to visit, in reverse order. */
  readonly next: AppliedSchema[];
}

/** Maximum number of locations of a cycle to list in a message. */
const maxNamedLocations = 8;

/** Reports a cycle, whose `steps` start and end at the same schema. */
function reportCycle(steps: readonly AppliedSchema[], report: DocumentCheckContext["report"]): void {
  if (steps.every(({ isReferenced }) => isReferenced)) return;
  const last = steps.findLastIndex(({ isReferenced }) => isReferenced);
  if (last === -1) return; // Unreachable: an object that contains itself cannot be written.
  // Start at the target of a reference, which is a named component.
  const turned = [...steps.slice(last + 1), ...steps.slice(0, last + 1)];
  const pointers = turned.flatMap(({ isReferenced, from }) => (isReferenced && from !== undefined ? [from] : []));
  const [first = "", ...others] = pointers;
  const named = pointers.slice(0, maxNamedLocations).join(", ");
  const rest = pointers.length > maxNamedLocations ? ` and ${pointers.length - maxNamedLocations} more` : "";
  report({
    code: "reference-cycle",
    message: `${steps[last]?.at.pointer} contains itself through ${named}${rest}`,
    pointer: `${first}/$ref`,
    expected: "a property or an item between a schema and itself",
    related: others
      .slice(0, maxNamedLocations)
      .map((pointer) => ({ message: "and from here", pointer: `${pointer}/$ref` })),
  });
}
