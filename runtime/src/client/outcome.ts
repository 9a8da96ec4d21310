import type { Client } from "./client.js";
import { ApiError } from "./error.js";
import { clientUnused, mockedResult } from "./mock-result.js";
import {
  type HeaderTable,
  type ResponseHeaderReader,
  type ResultWithHeaders,
  readHeaders,
} from "./response-headers.js";
import { withFetch } from "./with-fetch.js";

/** The outcome of a call as a value. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

/**
 * Returns the outcome of a call as a value. Rejects with errors other than ApiError, such as the reason of an aborted
 * signal.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, safe } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const outcome = await safe(getGuild(client, { guild_id: "197038439483310086" }));
 * if (outcome.ok) outcome.data.name; // => "Guild Testers"
 * else console.log(outcome.error.status);
 * ```
 */
export async function safe<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  }
}

/** The result of a call with its response, whose body has been read. */
export interface ResultWithResponse<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
  readonly response: Response;
}

/**
 * Returns the result of a call with the status and headers of its response. Rejects like the call, and with a TypeError
 * if the call uses another client than the one that it gets.
 *
 * @param headers The generated constant of the operation, such as `getItemHeaders`. `headers` of the result then
 * contains
 * the values declared for the status, by their specified or lower-case names.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, withResponse } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const { data, status, headers } = await withResponse(client, (client) =>
 *   getGuild(client, { guild_id: "197038439483310086" }),
 * );
 * [data.name, status, headers.get("content-type")]; // => ["Guild Testers", 200, "application/json"]
 * ```
 */
export function withResponse<Data>(
  client: Client,
  call: (client: Client) => Promise<Data>,
): Promise<ResultWithResponse<Data>>;
export function withResponse<Data, Headers extends object>(
  client: Client,
  call: (client: Client) => Promise<Data>,
  headers: ResponseHeaderReader<Headers>,
): Promise<ResultWithHeaders<Data, Headers>>;
export async function withResponse(
  client: Client,
  call: (client: Client) => Promise<unknown>,
  readHeaders: (response: Response) => object = ({ headers }) => headers,
): Promise<unknown> {
  const { fetch: send = fetch } = client.settings();
  let response: Response | undefined;
  const observed = async (url: string, init: RequestInit): Promise<Response> => {
    response = await send(url, init);
    return response;
  };
  const own = withFetch(client, observed);
  const data = await call(own);
  if (response === undefined) return mockedResult(own) ?? clientUnused();
  return { data, status: response.status, headers: readHeaders(response), response };
}

/**
 * Whether an error is the response of an operation with a given status or status class, such as `4XX`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, isResponseOf, safe } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const outcome = await safe(getGuild(client, { guild_id: "1" }));
 * if (!outcome.ok) {
 *   isResponseOf(outcome.error, "getGuild", 404); // => true
 *   isResponseOf(outcome.error, "getGuild", "5XX"); // => false
 * }
 * ```
 */
export function isResponseOf(error: unknown, operationId: string, status: number | string): error is ApiError {
  if (!(error instanceof ApiError) || error.operationId !== operationId || error.status === undefined) return false;
  return typeof status === "number"
    ? error.status === status
    : /^\dXX$/.test(status) && `${error.status}`[0] === status[0];
}

/**
 * Returns the decoded headers of an error if it is the response of an operation with a status or status class.
 *
 * @example
 * ```ts
 * import { ApiError, headersOfError, integerHeader } from "@guildwire/runtime/client";
 *
 * const headers = new Headers({ "x-quota": "10" });
 * const error = new ApiError("response", "getItem", "status 403", { status: 403, headers });
 * const decoded = headersOfError(error, "getItem", 403, { 403: { "x-quota": { read: integerHeader } } });
 * ({ ...decoded }); // => { "x-quota": 10 }
 * ```
 */
export function headersOfError(
  error: unknown,
  operationId: string,
  status: number | string,
  table: HeaderTable,
): object | undefined {
  if (!isResponseOf(error, operationId, status)) return undefined;
  const described: HeaderTable = typeof status === "string" ? { default: table[status] ?? {} } : table;
  return readHeaders(operationId, { status: error.status ?? 0, headers: error.headers ?? new Headers() }, described);
}
