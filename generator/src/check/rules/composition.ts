import { type Applied, appliedBy } from "../applied.js";
import type { CheckContext } from "../context.js";
import type { ObjectTarget } from "../references.js";

/** So many schemas may hold for one value: what is made of a schema, and the time that it takes, grows with it. */
const mostApplied = 10_000;

/** The longest chain of schemas that apply each other to one value: all that follows schemas recurses over it. */
const mostInChain = 500;

/**
 * Schemas that apply so many others to one value that nobody could print, check or compare them in bounded time: forty
 * schemas of which each refers to the next one twice are a trillion. Counts what there is when references are followed.
 *
 * @returns Whether there are any; then no rule that follows references comes to an end.
 */
export function checkComposition({ of, references, report }: CheckContext): boolean {
  const sizes = new Map<object, number>();
  const depths = new Map<object, number>();
  let isFound = false;
  for (const start of of("schema")) {
    if (sizes.has(start.node)) continue;
    const way: Step[] = [{ at: start, next: appliedBy(start, references), size: 1, depth: 1, isTold: false }];
    const open = new Set<object>([start.node]);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const next = step.next.pop();
      if (next !== undefined) {
        const { at } = next;
        const known = sizes.get(at.node);
        if (known !== undefined) add(step, known, depths.get(at.node) ?? 1);
        // Rings are told by another rule.
        else if (!open.has(at.node)) {
          open.add(at.node);
          way.push({ at, next: appliedBy(at, references), size: 1, depth: 1, isTold: false });
        }
        continue;
      }
      way.pop();
      open.delete(step.at.node);
      sizes.set(step.at.node, step.size);
      depths.set(step.at.node, step.depth);
      if (step.depth === mostInChain + 1) {
        isFound = true;
        report({
          code: "limit-exceeded",
          message: `a chain of more than ${mostInChain} schemas that apply each other to one value begins here`,
          pointer: step.at.pointer,
          expected: `at most ${mostInChain} schemas in a chain`,
          fix: "combine schemas of the chain",
        });
      }
      if (step.size > mostApplied && !step.isTold) {
        isFound = true;
        report({
          code: "limit-exceeded",
          message: `more than ${mostApplied} schemas hold for one value here, with those that references lead to`,
          pointer: step.at.pointer,
          expected: `at most ${mostApplied} schemas`,
          fix: "refer to each schema once",
        });
      }
      const above = way.at(-1);
      if (above !== undefined) add(above, step.size, step.depth);
    }
  }
  return isFound;
}

interface Step {
  readonly at: ObjectTarget;
  /** What is still to be looked at, last first. */
  readonly next: Applied[];
  /** The schema, and all that it applies. */
  size: number;
  /** The length of the longest chain that begins here. */
  depth: number;
  /** Whether a schema that it applies is too large already. */
  isTold: boolean;
}

function add(step: Step, size: number, depth: number): void {
  step.size += size;
  step.depth = Math.max(step.depth, depth + 1);
  if (size > mostApplied) step.isTold = true;
}
