import { isObject, namesOf } from "./object.js";

/** Compares values as JSON (JSON Schema 2020-12, 4.2.2): 1 equals 1.0, and the order of properties is ignored. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => equal(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = namesOf(one);
  return (
    names.length === namesOf(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]))
  );
}

/** Whether no two items are equal. */
export function unique(items: readonly unknown[]): boolean {
  return firstRepeated(items) === -1;
}

/** Returns the index of the first item that equals an earlier one, or -1. Linear time. */
export function firstRepeated(items: readonly unknown[]): number {
  if (items.length < 2 || (items.every(isScalar) && distinctScalars(items))) return -1;
  if (items.length <= fewItems)
    return items.findIndex((item, index) => items.slice(0, index).some((one) => equal(one, item)));
  const seen = new Distinct();
  for (let index = 0; index < items.length; index++) if (!seen.add(items[index])) return index;
  return -1;
}

/** Maximum list length for which it takes less time to compare objects with each other than to serialize them. */
const fewItems = 4;

/** Maximum list length for which pairwise comparison is faster than a set. */
const smallListSize = 32;

/** Whether all values are distinct; none may be an array or object. Linear time. */
export function distinctScalars(values: readonly unknown[]): boolean {
  if (values.length > smallListSize) return new Set(values).size === values.length;
  for (let index = 1; index < values.length; index++) {
    const value = values[index];
    for (let before = 0; before < index; before++) if (values[before] === value) return false;
  }
  return true;
}

/** A set of values under JSON equality. */
export class Distinct {
  readonly #scalars = new Set<unknown>();
  /** Arrays and objects, serialized. */
  readonly #others = new Set<string>();

  /** Adds a value. Returns whether it was new. */
  add(value: unknown): boolean {
    const seen: Set<unknown> = isScalar(value) ? this.#scalars : this.#others;
    const size = seen.size;
    return seen.add(isScalar(value) ? value : canonicalText(value)).size > size;
  }
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, canonicalText).join(",")}]`;
  if (!isObject(value)) {
    // The text of -0 is "0".
    return typeof value === "string" ? JSON.stringify(value) : String(value);
  }
  const entries = namesOf(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`);
  return `{${entries.join(",")}}`;
}
