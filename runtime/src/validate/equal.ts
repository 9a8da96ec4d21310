import { isObject, namesOf } from "./object.js";

/** JSON equality (JSON Schema 2020-12, 4.2.2): 1 and 1.0 are equal, the order of properties does not matter. */
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

/** The index of the first item that equals an earlier one; -1 when there is none. Takes linear time. */
export function firstRepeated(items: readonly unknown[]): number {
  if (items.length < 2) return -1;
  const seen = new Set<unknown>();
  for (let index = 0; index < items.length; index++) {
    const key = identityOf(items[index]);
    if (seen.has(key)) return index;
    seen.add(key);
  }
  return -1;
}

/**
 * What a `Set` can tell apart exactly when the values are not equal: the value itself for scalars, text for arrays and
 * objects. Strings get a mark in front, so that none of them looks like such a text.
 */
export function identityOf(value: unknown): unknown {
  if (typeof value === "string") return `"${value}`;
  return typeof value === "object" && value !== null ? canonical(value) : value;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(",")}]`;
  if (!isObject(value)) {
    if (typeof value === "string") return JSON.stringify(value);
    return Object.is(value, -0) ? "0" : String(value);
  }
  const entries = namesOf(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${entries.join(",")}}`;
}
