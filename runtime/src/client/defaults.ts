import type { Client } from "./client.js";

/** Fills the properties that a body lacks from the client's `defaults`. */
export function withDefaults<T extends object | undefined>(client: Client, body: T, properties: readonly string[]): T {
  const { defaults = {} } = client.settings();
  if (body === undefined) return body;
  const missing = properties.filter((name) => !(name in body) && Object.hasOwn(defaults, name));
  return { ...body, ...Object.fromEntries(missing.map((name) => [name, defaults[name]])) };
}
