/** Percent-encodes a value; an object inside of a list or object is JSON. */
export function encode(value: unknown): string {
  return encodeURIComponent(Object(value) === value ? JSON.stringify(value) : String(value));
}

/** The encoded items of a list, or of a single value; null and undefined are left out. */
export function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(isPresent).map(encode);
}

/** The encoded entries of an object; null and undefined are left out. */
export function pairsOf(value: unknown): [name: string, text: string][] {
  return Object.entries(Object(value))
    .filter(([, item]) => isPresent(item))
    .map(([name, item]) => [encode(name), encode(item)]);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
