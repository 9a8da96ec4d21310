import { encode } from "./encode.js";

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

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
