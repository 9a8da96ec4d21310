/** An issue of a request, as reported by the server. */
export interface Issue {
  /** JSON Pointer into the request; "" for the whole body and for issues without a path. */
  readonly path: string;
  /** Code as reported by the server; "" if absent. */
  readonly code: string;
  /** "" if absent. */
  readonly message: string;
  /** The violated limit, if the error format includes it. */
  readonly limit?: unknown;
  /** The actual value, if the error format includes it. */
  readonly actual?: unknown;
}

/**
 * Converts `#/items/0/name` to a JSON Pointer.
 *
 * @example
 * ```ts
 * import { pointerOfFragment } from "@guildwire/runtime/client";
 *
 * pointerOfFragment("#/items/0/first%20name"); // => "/items/0/first name"
 * ```
 */
export function pointerOfFragment(fragment: unknown): string {
  const text = textOf(fragment).replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Converts `items[0].name` to a JSON Pointer; returns JSON Pointers unchanged.
 *
 * @example
 * ```ts
 * import { pointerOfPath } from "@guildwire/runtime/client";
 *
 * pointerOfPath("items[0].name"); // => "/items/0/name"
 * pointerOfPath("/items/0"); // => "/items/0"
 * ```
 */
export function pointerOfPath(path: unknown): string {
  const text = textOf(path);
  return /^(\/|$)/.test(text) ? text : text.replaceAll("]", "").split(/[.[]/).map(pointerToken).join("");
}

/** Escapes a name as a JSON Pointer token, with the slash before it. */
export function pointerToken(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns a text or number as text; "" for other values. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}
