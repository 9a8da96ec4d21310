import type { Client } from "./client.js";

/** Results by the client that a mock was called with. */
const received = new WeakMap<Client, object>();
const mocked = new WeakSet<object>();

/**
 * Returns a function that replaces a generated one in a test. `resultOf`, `statusResultOf` and `withResponse` around its call resolve with
 * the given result as it is; the call itself resolves with its `data`.
 *
 * @example
 * ```ts
 * import { createClient, mockResult, resultOf } from "@guildwire/runtime/client";
 *
 * const getGuild = mockResult({ error: { message: "Unknown Guild" } });
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * await resultOf(client, (client) => getGuild(client)); // => { error: { message: "Unknown Guild" } }
 * ```
 */
export function mockResult(result: object): (client: Client) => Promise<never> {
  mocked.add(result);
  return async (client) => {
    received.set(client, result);
    return (result as { readonly data: never }).data;
  };
}

/** The result of a mock that was called with a client. */
export function mockedResult(client: Client): object | undefined {
  return received.get(client);
}

export function isMocked(result: object): boolean {
  return mocked.has(result);
}

/** @throws TypeError for a call that sent nothing with the client that it got. */
export function clientUnused(): never {
  throw new TypeError("the call did not use its client");
}
