import { maxDepth } from "./depth.js";
import { type Fields, isObject, own } from "./object.js";

/** A new value with the same content, for places where anything may stand. Keys named `__proto__` are left out. */
export function copyJson(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > maxDepth) throw new RangeError(`nested more than ${maxDepth} levels deep`);
  if (Array.isArray(value)) return Array.from(value, (item) => copyJson(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (name === "__proto__") continue;
    const item = (value as Record<string, unknown>)[name];
    if (item !== undefined) copy[name] = copyJson(item, depth + 1);
  }
  return copy;
}

/** A new object with those of the named properties that are there, in the order of the names. */
export function pick(value: Fields, names: readonly string[]): Record<string, unknown> {
  let copy: Record<string, unknown> = {};
  for (const name of names) {
    // as the generated code has read it
    const item = name in Object.prototype ? own(value, name) : value[name];
    if (item === undefined) continue;
    // an assignment would set the prototype
    if (name === "__proto__") copy = { ...copy, [name]: item };
    else copy[name] = item;
  }
  return copy;
}

/** A new list of what is made of each item, or of the items themselves; other values as they are. */
export function copyItems(value: unknown, copy: (item: unknown) => unknown = (item) => item): unknown {
  return Array.isArray(value) ? Array.from(value, (item) => copy(item)) : value;
}

/** Both copies of one value in one: what either of them has kept. */
export function merged(one: unknown, other: unknown): unknown {
  if (one === other) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.map((item, index) => (index < other.length ? merged(item, other[index]) : item));
  }
  if (!isObject(one) || !isObject(other)) return other;
  const both: Record<string, unknown> = { ...one };
  for (const name of Object.keys(other))
    both[name] = Object.hasOwn(one, name) ? merged(one[name], other[name]) : other[name];
  return both;
}

/** The text without surrounding white space; other values as they are. */
export function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}
