import type { Pointer } from "../../model/type.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { SchemaComparison, Spot } from "./comparison.js";

/** A limit that holds, and where it was written. */
export interface Limit {
  readonly value: number;
  readonly at: Pointer;
  /** The limit itself is not allowed. */
  readonly exclusive?: boolean;
}

type BoundName =
  Extract<SchemaChangeId, `${string}-tightened` | `${string}imum-tightened`> extends `${infer Name}-tightened`
    ? Name
    : never;

export interface Bound {
  readonly name: Exclude<BoundName, "multiple-of">;
  /** Whether the limit is a least or a greatest value. */
  readonly side: "least" | "greatest";
  /** The limit in words, such as `2 characters`. */
  readonly inWords: (value: number) => string;
}

/** The limit that counts among several that hold at once. A least count of zero asks for nothing. */
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

/** Reports a limit that was tightened or loosened; one that appears was tightened from no limit. */
export function compareBound(
  comparison: SchemaComparison,
  bound: Bound,
  limits: { readonly base: Limit | undefined; readonly head: Limit | undefined },
  spot: Spot,
  around: { readonly base: Pointer; readonly head: Pointer },
): void {
  const { base, head } = limits;
  const order = compareLimits(base, head, bound.side);
  if (order === 0) return;
  const change = `${bound.name}-${order > 0 ? "tightened" : "loosened"}` as const;
  const message = `was ${limitInWords(base, bound)}, and is ${limitInWords(head, bound)}`;
  comparison.report(spot, change, { message, base: base?.at ?? around.base, head: head?.at ?? around.head });
}

/** Above zero where the head's limit is the tighter one. */
function compareLimits(base: Limit | undefined, head: Limit | undefined, side: Bound["side"]): number {
  if (base === undefined || head === undefined) return (head === undefined ? 0 : 1) - (base === undefined ? 0 : 1);
  if (base.value !== head.value) return side === "least" ? head.value - base.value : base.value - head.value;
  return Number(head.exclusive ?? false) - Number(base.exclusive ?? false);
}

function limitInWords(limit: Limit | undefined, { side, inWords }: Bound): string {
  if (limit === undefined) return "without limit";
  if (limit.exclusive === true) return `${side === "least" ? "above" : "below"} ${inWords(limit.value)}`;
  return `at ${side === "least" ? "least" : "most"} ${inWords(limit.value)}`;
}
