import { encode } from "./encode.js";

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
