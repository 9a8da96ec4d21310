import type { Client } from "./client.js";
import { ApiError } from "./error.js";
import { clientUnused, isMocked, mockedResult } from "./mock-result.js";
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
  let sent: readonly [url: string, init: RequestInit] | undefined;
  const observed = async (url: string, init: RequestInit): Promise<Response> => {
    sent = [url, init];
    response = undefined;
    response = await send(url, init);
    return response;
  };
  // What the function itself throws, such as an error of an argument, is not a result of the call.
  const own = withFetch(client, observed);
  const pending = call(own);
  try {
    const data = await pending;
    if (response !== undefined) return { data, response };
  } catch (error) {
    const mocked = mockedResult(own);
    if (mocked !== undefined) return mocked as never;
    const isBody = error instanceof ApiError && error.kind === "response" && response !== undefined;
    if (!isBody && rejects) throw error;
    let failure = isBody ? (error as ApiError).body : error;
    const request = sent && requestOf(...sent);
    // A result without an error would look like a success.
    for (const intercept of interceptorsOf(client)) failure = (await intercept(failure, response, request)) ?? {};
    return { error: (failure || rejects ? failure : {}) as Failure, response };
  }
  return (mockedResult(own) ?? clientUnused()) as never;
}

/** Receives the error of a result, and returns the one that the result has instead. */
export type ErrorInterceptor = (
  error: unknown,
  response: Response | undefined,
  request: Request | undefined,
) => unknown;

/** Functions that receive errors, by client. Clients that inherit from another one have its functions, too. */
const interceptors = new WeakMap<Client, readonly ErrorInterceptor[]>();

function interceptorsOf(client: Client): readonly ErrorInterceptor[] {
  const own = interceptors.get(client);
  const origin = Object.getPrototypeOf(client);
  return own ?? (origin === null ? [] : interceptorsOf(origin));
}

/** Returns the request without its body; undefined if it could not be sent because of its URL or its headers. */
function requestOf(url: string, init: RequestInit): Request | undefined {
  try {
    return new Request(url, { ...init, body: null });
  } catch {
    return undefined;
  }
}

/**
 * Passes the errors of {@link resultOf} with a client through a function, as the interceptors of errors of hey-api do. Several functions
 * are called in order, each with what the one before returned; nothing becomes `{}`. The request has no body, and is the one before
 * middleware.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, interceptErrors, resultOf } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * interceptErrors(client, (error, response) => ({ ...(error as object), status: response?.status }));
 * const { error } = await resultOf(client, (client) => getGuild(client, { guild_id: "1" }), { rejects: false });
 * error; // => { code: 10004, message: "Unknown Guild", status: 404 }
 * ```
 */
export function interceptErrors(client: Client, intercept: ErrorInterceptor): void {
  interceptors.set(client, [...interceptorsOf(client), intercept]);
}

/**
 * Rejects with the `error` of a result that has no `data`, as hey-api does with `throwOnError: true`. An error without body is `{}`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, orThrow, resultOf } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const guild = orThrow(resultOf(client, (client) => getGuild(client, { guild_id: "1" })));
 * await guild.catch((error) => error); // => { code: 10004, message: "Unknown Guild" }
 * ```
 */
export async function orThrow<Data>(
  result: Promise<Result<Data, unknown, Response | undefined>>,
): Promise<{ readonly data: Data; readonly response: Response }> {
  const settled = await result;
  if (isMocked(settled)) return settled as never;
  if (settled.error !== undefined || !settled.response?.ok) throw settled.error ?? {};
  return settled as { readonly data: Data; readonly response: Response };
}

type Status1XX = 100 | 101 | 102 | 103;
type Status2XX = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207;
type Status3XX = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
type Status4XX =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418)
  | (419 | 420 | 421 | 422 | 423 | 424 | 426 | 428 | 429 | 431 | 451);
type Status5XX = 500 | 501 | 502 | 503 | 504 | 505 | 507 | 511;
type Status = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;
type StatusClass = {
  readonly "1XX": Status1XX;
  readonly "2XX": Status2XX;
  readonly "3XX": Status3XX;
  readonly "4XX": Status4XX;
  readonly "5XX": Status5XX;
  readonly default: Status;
};

/** The result of a call by its status. `Bodies` has the body of each status, of classes such as `4XX`, and of `default`. */
export type StatusResult<Bodies> = {
  [Key in keyof Bodies]: {
    readonly data: Bodies[Key];
    readonly status: Key extends keyof StatusClass ? Exclude<StatusClass[Key], keyof Bodies> : Key;
    readonly headers: Headers;
  };
}[keyof Bodies];

/**
 * Returns the body of a response of any status with the status and the headers, as the `fetch` client of orval does. Rejects if there
 * is no response, or if it cannot be read. The type argument has the bodies by status.
 *
 * @example
 * ```ts
 * import { getGuild, type OperationErrors } from "@guildwire/api/client";
 * import type { Guild } from "@guildwire/api/types";
 * import { createClient, statusResultOf } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const result = await statusResultOf<{ 200: Guild } & OperationErrors["getGuild"]>(client, (client) =>
 *   getGuild(client, { guild_id: "1" }),
 * );
 * if (result.status === 200) result.data.name;
 * else [result.status, result.data.message]; // => [404, "Unknown Guild"]
 * ```
 */
export async function statusResultOf<Bodies>(
  client: Client,
  call: (client: Client) => Promise<unknown>,
): Promise<StatusResult<Bodies>> {
  const result = await resultOf<unknown, unknown>(client, call);
  if (isMocked(result)) return result as never;
  const { data, error, response } = result;
  const { status, headers } = response;
  return { data: response.ok ? data : error, status, headers } as StatusResult<Bodies>;
}
