import type { Json } from "./json.js";

/** Parses a JSON pointer (RFC 6901) into tokens; undefined if it is invalid. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  return pointer.slice(1).split("/").map(unescapeToken);
}

export function formatPointer(tokens: readonly (string | number)[]): string {
  let pointer = "";
  for (const token of tokens) pointer += `/${escapeToken(token)}`;
  return pointer;
}

export function escapeToken(token: string | number): string {
  if (typeof token === "number") return String(token);
  return /[~/]/.test(token) ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;
}

export function unescapeToken(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

/** Formats a pointer as the fragment of a `$ref` (RFC 6901, section 6). */
export function toFragment(tokens: readonly (string | number)[]): string {
  return `#${encodeURI(formatPointer(tokens).replace(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("#", "%23")}`;
}

/** Returns the value under a token of a map or list; undefined if there is none. Ignores inherited properties. */
export function child(value: Json | undefined, token: string): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return isIndex(token) ? (value as readonly Json[])[Number(token)] : undefined;
  return Object.hasOwn(value, token) ? (value as { readonly [key: string]: Json })[token] : undefined;
}

/** Returns the node at a pointer or under these tokens; undefined if there is none, or the pointer is invalid. */
export function nodeAt(root: Json | undefined, at: string | readonly string[]): Json | undefined {
  const tokens = typeof at === "string" ? parsePointer(at) : at;
  let node = tokens && root;
  for (const token of tokens ?? []) node = child(node, token);
  return node;
}

export function isIndex(token: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(token);
}
