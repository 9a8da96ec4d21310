import type { FlattenedSchema } from "../../model/flattened-schema.js";
import type { Pointer } from "../../model/type.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { canReject } from "./rejection.js";

/** An effective limit and its pointer. */
export interface Limit {
  readonly value: number;
  readonly at: Pointer;
  /** The limit itself is excluded. */
  readonly exclusive?: boolean;
}

type BoundName =
  Extract<SchemaChangeId, `${string}-tightened` | `${string}imum-tightened`> extends `${infer Name}-tightened`
    ? Name
    : never;

export interface Bound {
  readonly name: Exclude<BoundName, "multiple-of">;
  /** Whether the limit is a minimum or a maximum. */
  readonly side: "least" | "greatest";
  /** Formats the limit for a message, such as `2 characters`. */
  readonly format: (value: number) => string;
}

/** Returns the strictest of several simultaneous limits. A minimum count of zero is no limit. */
export function strictest(
  checks: readonly { readonly kind: string; readonly at: Pointer }[],
  { name, side }: Pick<Bound, "name" | "side">,
): Limit | undefined {
  const limits = checks.flatMap((check) =>
    check.kind === name && "limit" in check && typeof check.limit === "number"
      ? [{ value: check.limit, at: check.at }]
      : [],
  );
  const [found] = limits.sort((one, other) => (side === "least" ? other.value - one.value : one.value - other.value));
  return side === "least" && name.startsWith("min-") && found !== undefined && found.value <= 0 ? undefined : found;
}

/** One side of a comparison of limits. */
export interface LimitSide {
  readonly schema: FlattenedSchema;
  readonly limit: Limit | undefined;
  /** Pointer to report for a missing limit. */
  readonly at: Pointer;
}

/**
 * Reports a tightened or loosened limit; a new limit counts as tightened. A limit that rejects nothing that the other
 * side accepts is not reported.
 */
export function compareBound(
  comparison: SchemaComparison,
  bound: Bound,
  location: LogicalLocation,
  sides: { readonly base: LimitSide; readonly head: LimitSide },
): void {
  const [base, head] = [sides.base.limit, sides.head.limit];
  const order = compareLimits(base, head, bound.side);
  if (order === 0) return;
  const [limit, accepted] =
    order > 0
      ? [head, comparison.accepted("base", sides.base.schema, location)]
      : [base, comparison.accepted("head", sides.head.schema, location)];
  if (limit !== undefined && !canReject({ kind: constraintKindOf(bound.name, limit), limit: limit.value }, accepted))
    return;
  const change = `${bound.name}-${order > 0 ? "tightened" : "loosened"}` as const;
  const message = `was ${formatLimit(base, bound)}, and is ${formatLimit(head, bound)}`;
  comparison.report(location, change, { message, base: base?.at ?? sides.base.at, head: head?.at ?? sides.head.at });
}

function constraintKindOf(
  name: Bound["name"],
  { exclusive = false }: Limit,
): Bound["name"] | `exclusive-${"minimum" | "maximum"}` {
  return exclusive && (name === "minimum" || name === "maximum") ? `exclusive-${name}` : name;
}

/** Returns a positive number if the head's limit is tighter. */
function compareLimits(base: Limit | undefined, head: Limit | undefined, side: Bound["side"]): number {
  if (base === undefined || head === undefined) return (head === undefined ? 0 : 1) - (base === undefined ? 0 : 1);
  if (base.value !== head.value) return side === "least" ? head.value - base.value : base.value - head.value;
  return Number(head.exclusive ?? false) - Number(base.exclusive ?? false);
}

function formatLimit(limit: Limit | undefined, { side, format }: Bound): string {
  if (limit === undefined) return "without limit";
  if (limit.exclusive === true) return `${side === "least" ? "above" : "below"} ${format(limit.value)}`;
  return `at ${side === "least" ? "least" : "most"} ${format(limit.value)}`;
}
