/**
 * Number of values that are serialized, or validated, before other work of the event loop gets its turn. Each 64
 * characters of a string or name count as one more value. A single string is never divided.
 */
export const sliceSize = 8192;

/** Depth below which values are not counted, but serialized container by container. */
const maxCountedDepth = 256;

/** Whether a value is too large to be serialized at once. */
export function needsSlices(value: unknown, size: number = sliceSize): value is object {
  return isDivisible(value) && remaining(value, size) <= 0;
}

/** Subtracts the number of values in a value, and stops at 0 or less. */
export function remaining(value: unknown, before: number, depth = 0): number {
  let left = before - 1;
  if (typeof value === "string") return left - (value.length >> 6);
  if (typeof value !== "object" || value === null) return left;
  if (depth === maxCountedDepth) return 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && left > 0; index += 1) left = remaining(value[index], left, depth + 1);
    return left;
  }
  for (const name in value) {
    if (left <= 0) return left;
    left = remaining((value as Record<string, unknown>)[name], left - (name.length >> 6), depth + 1);
  }
  return left;
}

/** Whether JSON of a value consists of the JSON of its own members. */
export function isDivisible(value: unknown): value is object {
  if (typeof value !== "object" || value === null || value instanceof String) return false;
  if (hasToJson(value)) return false;
  const { isRawJSON } = JSON as { readonly isRawJSON?: (value: unknown) => boolean };
  return isRawJSON?.(value) !== true;
}

export function hasToJson(value: unknown): value is { toJSON(key: string): unknown } {
  return typeof (value as { readonly toJSON?: unknown } | null | undefined)?.toJSON === "function";
}
