import type { Client } from "../client/client.js";
import type { Fetch } from "../client/draft.js";
import { ApiError } from "../client/error.js";
import { withFetch } from "../client/with-fetch.js";
import { fetchThrough, type MiddlewareFetch } from "./middleware.js";

// The messages of typescript-fetch.
const refusedText = "Response returned an error code";
const failedText = "The request failed and the interceptors did not return an alternative response";

/**
 * The error of a status outside of 200 to 299, in the form of the generator typescript-fetch. {@link withFetchErrors} rejects with it.
 *
 * @example
 * ```ts
 * import { ResponseError } from "@guildwire/runtime/fetch";
 *
 * const error = new ResponseError(new Response("none", { status: 404 }));
 * error.response.status; // => 404
 * ```
 */
export class ResponseError extends Error {
  override readonly name: "ResponseError" = "ResponseError";
  readonly response: Response;

  constructor(response: Response, message: string = refusedText) {
    super(message);
    this.response = response;
  }
}

/**
 * The error of a request that `fetch` could not send, in the form of the generator typescript-fetch. {@link withFetchErrors} rejects with
 * it.
 *
 * @example
 * ```ts
 * import { FetchError } from "@guildwire/runtime/fetch";
 *
 * const error = new FetchError(new TypeError("fetch failed"));
 * error.cause.message; // => "fetch failed"
 * ```
 */
export class FetchError extends Error {
  override readonly name: "FetchError" = "FetchError";
  override readonly cause: Error;

  constructor(cause: Error, message: string = failedText) {
    super(message);
    this.cause = cause;
  }
}

/** The classes of errors of typescript-fetch. */
export interface FetchErrorClasses {
  readonly ResponseError: new (response: Response, message: string) => Error;
  readonly FetchError: new (cause: Error, message: string) => Error;
}

const ownClasses: FetchErrorClasses = { ResponseError, FetchError };

/**
 * Calls a function with a client, and rejects with the errors of typescript-fetch instead of an ApiError: a {@link ResponseError} with the
 * response, a {@link FetchError} with the error of `fetch`, and errors of middleware as they are. It is for code that handles such errors.
 *
 * @param classes The classes of the errors, such as those of the former output.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { FetchError, withFetchErrors } from "@guildwire/runtime/fetch";
 *
 * const send = () => Promise.reject(new TypeError("fetch failed"));
 * const client = createClient({ baseUrl: "https://api.example.com", retry: false, fetch: send });
 * const call = withFetchErrors(client, (client) => getGuild(client, { guild_id: "1" }));
 * const error = await call.catch((error: unknown) => error);
 * error instanceof FetchError && error.cause.message; // => "fetch failed"
 * ```
 */
export async function withFetchErrors<Data>(
  client: Client,
  call: (client: Client) => Promise<Data>,
  { ResponseError, FetchError }: FetchErrorClasses = ownClasses,
): Promise<Data> {
  const former: MiddlewareFetch | undefined = client.settings().fetch;
  const { middleware = [], send = former ?? ((url: string, init: RequestInit) => fetch(url, init)) } = former ?? {};
  let failed: { readonly cause: unknown } | undefined;
  let thrown: { readonly error: unknown } | undefined;
  let refused: Response | undefined;
  const through = fetchThrough(middleware, async (url, init) => {
    failed = undefined;
    try {
      return await send(url, init);
    } catch (cause) {
      failed = { cause };
      throw cause;
    }
  });
  const observed: Fetch = async (url, init) => {
    try {
      const response = await through(url, init);
      failed = undefined;
      if (!response.ok) refused = response.clone();
      return response;
    } catch (error) {
      if (failed?.cause !== error || !(error instanceof Error)) thrown = { error };
      throw error;
    }
  };
  try {
    return await call(withFetch(client, observed));
  } catch (error) {
    if (thrown !== undefined) throw thrown.error;
    const cause = failed?.cause ?? (isAbort(error) ? error : undefined);
    if (cause !== undefined) throw new FetchError(cause as Error, failedText);
    if (error instanceof ApiError && error.kind === "response" && refused !== undefined) {
      throw new ResponseError(refused, refusedText);
    }
    throw error;
  }
}

/** Whether a call is rejected because it was aborted before `fetch` was called. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError");
}
