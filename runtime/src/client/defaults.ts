import type { Client } from "./client.js";

/** Copies the body and fills missing properties from the client's `defaults`. */
export function withDefaults<T extends object | undefined>(client: Client, body: T, properties: readonly string[]): T {
  const { defaults = {} } = client.settings();
  if (body === undefined) return body;
  const filled: Record<string, unknown> = { ...body };
  for (const name of properties) {
    if (filled[name] === undefined && Object.hasOwn(defaults, name)) filled[name] = defaults[name];
  }
  return filled as T;
}
