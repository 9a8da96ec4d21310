import type { ObjectTarget } from "../../model/references.js";
import { type AppliedSchema, applicators, appliedSchemasOf } from "../applied.js";
import type { DocumentCheckContext } from "../context.js";

/** Maximum number of schemas applied to one value, which determines output size and run time. */
const maxAppliedSchemas = 10_000;

/** Maximum length of a chain of schemas applied to one value. Later stages recurse over it. */
const maxSchemaChain = 500;

/** What was found about schemas that apply others to the same value. */
export interface Composition {
  /** Whether a value exceeds the maximum. If so, no rule may follow references. */
  readonly isTooLarge: boolean;
  /** Whether a schema applies itself. */
  readonly hasCycle: boolean;
}

/**
 * Reports schemas that exceed the maximum number of schemas applied to one value, following references. Forty schemas,
 * each of which references the next one twice, apply a trillion schemas; processing them would never finish.
 */
export function checkComposition({ objectsWith, references, report }: DocumentCheckContext): Composition {
  const sizes = new Map<object, number>();
  const depths = new Map<object, number>();
  let isTooLarge = false;
  let hasCycle = false;
  for (const start of objectsWith(applicators, "schema")) {
    if (sizes.has(start.node)) continue;
    const path: CompositionStep[] = [
      { at: start, next: appliedSchemasOf(start, references), size: 1, depth: 1, isReported: false },
    ];
    const open = new Set<object>([start.node]);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.next.pop();
      if (next !== undefined) {
        const { at } = next;
        const known = sizes.get(at.node);
        if (known !== undefined) addAppliedSchema(step, known, depths.get(at.node) ?? 1);
        // Cycles are reported by another rule.
        else if (open.has(at.node)) hasCycle = true;
        else {
          open.add(at.node);
          path.push({ at, next: appliedSchemasOf(at, references), size: 1, depth: 1, isReported: false });
        }
        continue;
      }
      path.pop();
      open.delete(step.at.node);
      sizes.set(step.at.node, step.size);
      depths.set(step.at.node, step.depth);
      if (step.depth === maxSchemaChain + 1) {
        isTooLarge = true;
        report({
          code: "limit-exceeded",
          message: `a chain of more than ${maxSchemaChain} schemas that apply each other to one value begins here`,
          pointer: step.at.pointer,
          expected: `at most ${maxSchemaChain} schemas in a chain`,
          fix: "combine schemas of the chain",
        });
      }
      if (step.size > maxAppliedSchemas && !step.isReported) {
        isTooLarge = true;
        report({
          code: "limit-exceeded",
          message: `more than ${maxAppliedSchemas} schemas apply to one value here, including referenced ones`,
          pointer: step.at.pointer,
          expected: `at most ${maxAppliedSchemas} schemas`,
          fix: "refer to each schema once",
        });
      }
      const above = path.at(-1);
      if (above !== undefined) addAppliedSchema(above, step.size, step.depth);
    }
  }
  return { isTooLarge, hasCycle };
}

interface CompositionStep {
  readonly at: ObjectTarget;
  /** Schemas to visit, in reverse order. */
  readonly next: AppliedSchema[];
  /** Number of applied schemas, including this one. */
  size: number;
  /** Length of the longest chain that starts here. */
  depth: number;
  /** Whether an applied schema was already reported. */
  isReported: boolean;
}

function addAppliedSchema(step: CompositionStep, size: number, depth: number): void {
  step.size += size;
  step.depth = Math.max(step.depth, depth + 1);
  if (size > maxAppliedSchemas) step.isReported = true;
}
