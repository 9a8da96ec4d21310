import type { Client } from "./client.js";

/** A copy of the body with the client's `defaults` for those of the properties that it lacks. */
export function withDefaults<T extends object | undefined>(client: Client, body: T, properties: readonly string[]): T {
  const { defaults = {} } = client.settings();
  if (body === undefined) return body;
  const filled: Record<string, unknown> = { ...body };
  for (const name of properties) {
    if (filled[name] === undefined && Object.hasOwn(defaults, name)) filled[name] = defaults[name];
  }
  return filled as T;
}
