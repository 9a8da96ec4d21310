import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { formatList } from "../message-format.js";
import { type Bound, compareBound, type Limit } from "./bounds.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { canReject, isMultiple } from "./rejection.js";

const ranges: readonly Bound[] = [
  { name: "minimum", side: "least", format: String },
  { name: "maximum", side: "greatest", format: String },
];

export function compareNumbers(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  if (base.numbers.length === 0 && head.numbers.length === 0) return;
  const pointers = { base: base.numbers[0]?.at ?? base.at, head: head.numbers[0]?.at ?? head.at };
  // For integers, `> 0` is the same as `>= 1`.
  const whole = [base, head].every((schema) => !schema.jsonSubtypes(location.direction).has("fraction"));
  for (const bound of ranges) {
    compareBound(comparison, bound, location, {
      base: { schema: base, limit: limitOf(base, bound, whole), at: pointers.base },
      head: { schema: head, limit: limitOf(head, bound, whole), at: pointers.head },
    });
  }
  compareSteps(comparison, base, head, { location, whole });
}

/** Returns the stricter of an inclusive and an exclusive limit. */
function limitOf({ numbers }: FlattenedSchema, { name, side }: Bound, whole: boolean): Limit | undefined {
  const limits = numbers.flatMap(({ checks }) =>
    checks.flatMap((check): Limit[] => {
      if (check.kind !== name && check.kind !== `exclusive-${name}`) return [];
      if (!("limit" in check)) return [];
      const exclusive = check.kind !== name;
      const limit = { value: check.limit, at: check.at, exclusive };
      return [whole ? inclusive(limit, side) : limit];
    }),
  );
  const [found] = limits.sort(
    (one, other) =>
      (side === "least" ? other.value - one.value : one.value - other.value) ||
      Number(other.exclusive) - Number(one.exclusive),
  );
  return found;
}

function inclusive({ value, at, exclusive }: Limit, side: Bound["side"]): Limit {
  if (side === "least") return { value: exclusive === true ? Math.floor(value) + 1 : Math.ceil(value), at };
  return { value: exclusive === true ? Math.ceil(value) - 1 : Math.floor(value), at };
}

function compareSteps(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  { location, whole }: { readonly location: LogicalLocation; readonly whole: boolean },
): void {
  const before = stepsOf(base, whole);
  const after = stepsOf(head, whole);
  const was = [...before.keys()];
  const is = [...after.keys()];
  const rejects = (steps: readonly number[], side: "base" | "head", schema: FlattenedSchema): boolean =>
    steps.some((limit) => canReject({ kind: "multiple-of", limit }, comparison.accepted(side, schema, location)));
  const [tightened, loosened] = [rejects(is, "base", base), rejects(was, "head", head)];
  if (!tightened && !loosened) return;
  const change = !loosened ? "multiple-of-tightened" : !tightened ? "multiple-of-loosened" : "multiple-of-changed";
  const words = (steps: readonly number[]): string =>
    steps.length === 0 ? "without `multipleOf`" : `a multiple of ${formatList(steps.map(String))}`;
  comparison.report(location, change, {
    message: `was ${words(was)}, and is ${words(is)}`,
    base: before.get(was[0] ?? Number.NaN) ?? base.at,
    head: after.get(is[0] ?? Number.NaN) ?? head.at,
  });
}

/** Returns the `multipleOf` steps in ascending order, without those that every integer satisfies. */
function stepsOf({ numbers }: FlattenedSchema, whole: boolean): ReadonlyMap<number, string> {
  const steps = numbers.flatMap(({ checks }) =>
    checks.flatMap((check) => (check.kind === "multiple-of" ? [[check.limit, check.at] as const] : [])),
  );
  const constraining = steps.filter(([step]) => !(whole && isMultiple(1, step)));
  return new Map(constraining.sort(([one], [other]) => one - other));
}
