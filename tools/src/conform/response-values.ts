/** Parses a body; undefined if it is not JSON. */
export function jsonOf(body: Uint8Array | undefined): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** The list in a response: the value itself, or the first list among its properties. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).find((inner): inner is unknown[] => Array.isArray(inner)) ?? [];
}

/** A property of a value; undefined for values that are not objects. */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
