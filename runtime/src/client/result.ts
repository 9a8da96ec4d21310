import type { Client } from "./client.js";
import { ApiError } from "./error.js";
import { withFetch } from "./with-fetch.js";

/** The result of a call with its response: `data` for a status from 200 to 299, `error` for any other one. */
export type Result<Data, Failure = NonNullable<unknown>, Received = Response> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: Failure; readonly response: Received };

/**
 * Returns the body of a response as `data` or `error`, as the clients of openapi-fetch and hey-api do. Rejects if there is no
 * response, or if it cannot be read; with `rejects: false`, this is an `error` as well, and an error without body is `{}`. An error
 * that the function throws instead of returning a promise always rejects. The body of the response has been read.
 *
 * Type arguments state what `data` and `error` are. Without them, `data` is what the call returns.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, resultOf } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const { data, error, response } = await resultOf(client, (client) => getGuild(client, { guild_id: "1" }));
 * [data, error, response.status]; // => [undefined, { code: 10004, message: "Unknown Guild" }, 404]
 * ```
 */
export function resultOf<Data, Failure = NonNullable<unknown>>(
  client: Client,
  call: (client: Client) => Promise<Data>,
): Promise<Result<Data, Failure>>;
export function resultOf<Data, Failure = NonNullable<unknown>>(
  client: Client,
  call: (client: Client) => Promise<Data>,
  options: { readonly rejects: false },
): Promise<Result<Data, Failure, Response | undefined>>;
export async function resultOf<Data, Failure>(
  client: Client,
  call: (client: Client) => Promise<Data>,
  { rejects = true }: { readonly rejects?: boolean } = {},
): Promise<Result<Data, Failure, Response | undefined>> {
  const { fetch: send = fetch } = client.settings();
  let response: Response | undefined;
  const observed = async (url: string, init: RequestInit): Promise<Response> => {
    response = undefined;
    response = await send(url, init);
    return response;
  };
  // What the function itself throws, such as an error of an argument, is not a result of the call.
  const pending = call(withFetch(client, observed));
  try {
    const data = await pending;
    if (response !== undefined) return { data, response };
  } catch (error) {
    const isBody = error instanceof ApiError && error.kind === "response" && response !== undefined;
    if (!isBody && rejects) throw error;
    const failure = isBody ? (error as ApiError).body : error;
    return { error: (failure || rejects ? failure : {}) as Failure, response };
  }
  throw new TypeError("the call did not use its client");
}
