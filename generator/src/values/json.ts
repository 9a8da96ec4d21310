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
