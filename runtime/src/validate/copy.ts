import { maxDepth } from "./depth.js";
import { type Fields, isObject, own } from "./object.js";
import type { Result, ValidateOptions, Validator } from "./validator.js";

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

/** Whether what is being copied is as JSON.parse makes it: plain objects, in which nothing is hidden or undefined. */
let isJson = false;

/** What the validator makes of a value that is as JSON.parse makes it, which is quicker to copy. */
export function parseFromJson<Value>(
  validator: Validator<Value>,
  value: unknown,
  options?: ValidateOptions,
): Result<Value> {
  isJson = true;
  try {
    return validator.parse(value, options);
  } finally {
    isJson = false;
  }
}

/** A new object with those of the named properties that are there. */
export function pick(value: Fields, names: readonly string[]): Record<string, unknown> {
  if (isJson && hasOnly(value, names)) return { ...value };
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

function hasOnly(value: Fields, names: readonly string[]): boolean {
  let next = 0;
  for (const name in value) {
    // often the names come in their order
    if (names[next] !== name) next = names.indexOf(name);
    if (next === -1) return false;
    next += 1;
  }
  return true;
}

/** A new list of what is made of each item, or of the items themselves; other values as they are. */
export function copyItems(value: unknown, copy: (item: unknown) => unknown = (item) => item): unknown {
  if (!Array.isArray(value)) return value;
  // ten times as quick as Array.from
  const items: unknown[] = [];
  for (const item of value) items.push(copy(item));
  return items;
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
