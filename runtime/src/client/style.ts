import { encode, unexpanded } from "./encode.js";

/** Encodes the items of a list, or a single value; null and undefined are omitted. */
export function listOf(value: unknown, name: string): string[] {
  return (Array.isArray(value) ? value : [value]).filter(isPresent).map((item) => encode(item, name));
}

/** Encodes the entries of an object; null and undefined are omitted. Without a name, each property is a parameter. */
export function pairsOf(value: unknown, name?: string): [name: string, text: string][] {
  return Object.entries(Object(value))
    .filter(([, item]) => isPresent(item))
    .map(([property, item]) => {
      const key = encode(property, name ?? "property");
      return [key, encode(item, name ?? (key || "property"))];
    });
}

/**
 * Joins encoded items or entries. Refuses those that a server would split, and a single empty item, which a server reads
 * as an empty list.
 */
export function join(items: readonly string[], separator: string, name: string): string {
  const text = items.join(separator);
  const isSplit = items.some((item) => item.includes(separator) || (item === "" && items.length === 1));
  return isSplit ? unexpanded(name) : text;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
