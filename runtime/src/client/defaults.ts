import type { Client } from "./client.js";

/**
 * Copies the body and fills missing properties from the client's `defaults`.
 *
 * @example
 * ```ts
 * import { createClient, withDefaults } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", defaults: { locale: "en" } });
 * withDefaults(client, { name: "Ada" }, ["locale"]); // => { name: "Ada", locale: "en" }
 * withDefaults(client, { locale: "de" }, ["locale"]); // => { locale: "de" }
 * ```
 */
export function withDefaults<T extends object | undefined>(client: Client, body: T, properties: readonly string[]): T {
  const { defaults = {} } = client.settings();
  if (body === undefined) return body;
  const filled: Record<string, unknown> = { ...body };
  for (const name of properties) {
    if (filled[name] === undefined && Object.hasOwn(defaults, name)) filled[name] = defaults[name];
  }
  return filled as T;
}
