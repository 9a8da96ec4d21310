import type { Json } from "./document.js";

/** The tokens of a JSON pointer (RFC 6901), or undefined where the text is none. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  const tokens = pointer.slice(1).split("/");
  return pointer.includes("~") ? tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")) : tokens;
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

/** A pointer as the fragment of a `$ref`: RFC 6901, section 6. */
export function toFragment(tokens: readonly (string | number)[]): string {
  return `#${encodeURI(formatPointer(tokens).replace(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("#", "%23")}`;
}

/** What stands under one token of a map or list; undefined where there is nothing. Inherited members never count. */
export function child(value: Json | undefined, token: string): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return isIndex(token) ? (value as readonly Json[])[Number(token)] : undefined;
  return Object.hasOwn(value, token) ? (value as { readonly [key: string]: Json })[token] : undefined;
}

export function isIndex(token: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(token);
}
