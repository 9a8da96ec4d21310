import type { Json, JsonObject } from "../load/document.js";
import { asObject } from "../values/json.js";
import { escapeToken, unescapeToken } from "../values/pointer.js";

/** Reads raw nodes. A node of an unexpected type counts as absent, because `check` has reported it. */

export { asObject };

export function asList(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? node : nothing;
}

const nothing: readonly Json[] = [];

export function asString(node: Json | undefined): string | undefined {
  return typeof node === "string" ? node : undefined;
}

export function asNumber(node: Json | undefined): number | undefined {
  return typeof node === "number" ? node : undefined;
}

export function asStrings(node: Json | undefined): readonly string[] {
  if (typeof node === "string") return [node];
  return asList(node).filter((item): item is string => typeof item === "string");
}

/** Returns own entries: a document may have a property named `__proto__`. */
export function entriesOf(node: Json | undefined): readonly (readonly [string, Json])[] {
  const object = asObject(node);
  return object === undefined ? [] : Object.entries(object);
}

export function hasKey(node: JsonObject, key: string): boolean {
  return Object.hasOwn(node, key);
}

/** Whether a node has a key of the vocabulary, or any other extension. */
export function hasExtensions(node: JsonObject): boolean {
  for (const key in node) if (key.startsWith("x-")) return true;
  return false;
}

/** Appends a token to a JSON pointer (RFC 6901). */
export function child(pointer: string, token: string | number): string {
  return `${pointer}/${escapeToken(token)}`;
}

/** Splits a JSON pointer, or the fragment of a local `$ref`, into tokens. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map(unescapeToken);
}

/** Returns the pointer in a bundled `$ref`: its percent-decoded fragment. */
export function referencePointer(reference: string): string {
  const fragment = reference.startsWith("#") ? reference.slice(1) : reference;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** An object under construction. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Removes `undefined` values, which `exactOptionalPropertyTypes` distinguishes from absent ones. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } & {} {
  const result: Partial<T> = {};
  for (const key in value) if (value[key] !== undefined) result[key] = value[key];
  return result as { [K in keyof T]: Exclude<T[K], undefined> };
}
