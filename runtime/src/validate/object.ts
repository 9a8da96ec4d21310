import { takeSteps } from "./property-steps.js";

/** A JSON object with unvalidated properties. */
export type Fields = { readonly [name: string]: unknown };

/**
 * Whether the value is an object other than null or an array.
 *
 * Class instances are accepted, because checking the prototype of every object would take longer than everything else.
 * Properties are therefore read with normal semantics, including accessors.
 */
export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own property, for names such as `constructor` that every object inherits. */
export function own(value: Fields, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Reads a property, but not one that every object inherits, such as `constructor`. */
export function readProperty(value: Fields, name: string): unknown {
  const item = value[name];
  return typeof item === "function" || name === "__proto__" ? own(value, name) : item;
}

/**
 * Returns the names of own properties that are not undefined.
 *
 * @param patterns The number of patterns with which the names will be compared, if there are several.
 */
export function namesOf(value: Fields, patterns = 0): string[] {
  const names = Object.keys(value);
  // A list takes 2 steps, an entry 8, and a comparison one per 16 characters.
  takeSteps(2 + 8 * names.length + (patterns && (patterns * names.join("").length) / 16));
  // Nearly all objects have no such property, and need no second list.
  return names.every((name) => value[name] !== undefined) ? names : names.filter((name) => value[name] !== undefined);
}

/** Whether a present property has a matching name. */
export function hasMatching(value: Fields, pattern: RegExp): boolean {
  return namesOf(value).some((name) => pattern.test(name));
}

/** Returns a property on the path of a cross-field check; undefined for values other than objects. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? own(value, name) : undefined;
}

/** Returns the items on the path of a cross-field check; empty for values other than arrays. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a field is filled: neither absent nor null, "" or []. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
