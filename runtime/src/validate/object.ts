/** An object as JSON knows it, its properties not looked at yet. */
export type Fields = { readonly [name: string]: unknown };

/**
 * Whether the value is an object, and neither null nor an array.
 *
 * Whether it is of a class is not asked: looking at the prototype of every object would take longer than everything else
 * together. Properties are therefore read as the language reads them, accessors of a class included.
 */
export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object's own property, for names such as `constructor` that every object inherits. */
export function own(value: Fields, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The names of the properties that are there: own, and not undefined. */
export function namesOf(value: Fields): string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

/** Whether a property that is there has such a name. */
export function hasMatching(value: Fields, pattern: RegExp): boolean {
  return namesOf(value).some((name) => pattern.test(name));
}

/** A property on the way of a cross-field check; undefined where there is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? own(value, name) : undefined;
}

/** The items on the way of a cross-field check; none where there is no array. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a field counts as filled in: neither absent nor null, "" or []. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
