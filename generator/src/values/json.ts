/** Any JSON value, as `JSON.parse` returns it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is an object other than null or an array. */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object other than null or an array. */
export function asObject(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

/** Compares values as JSON Schema does: numbers by value, maps regardless of order. */
export function isSame(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (!isCollection(left) || !isCollection(right)) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item: Json, index) => isSame(item, right[index] as Json));
  }
  const [a, b] = [left as JsonObject, right as JsonObject];
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(a[key] as Json, b[key] as Json));
}

/** Returns a text that is equal for two values exactly if `isSame` holds for them. */
export function canonicalText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalText(item)).join(",")}]`;
  if (isCollection(value)) {
    const map = value as JsonObject;
    const entries = Object.keys(map)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalText(map[key] as Json)}`);
    return `{${entries.join(",")}}`;
  }
  // `String` distinguishes Infinity, which JSON.parse returns for 1e400, from null.
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function isCollection(value: Json | undefined): value is readonly Json[] | JsonObject {
  return typeof value === "object" && value !== null;
}
