import type { Client } from "../client/client.js";
import type { Fetch } from "../client/draft.js";
import { withFetch } from "../client/with-fetch.js";

/** The part of the options of axios that a request needs. */
export interface AxiosRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  readonly transformResponse: (data: unknown, headers: unknown, status?: number) => unknown;
}

/**
 * The base URL of a client whose function that sends has a base URL itself: {@link fetchWithAxios} and {@link fetchWithResults} remove
 * it. A client needs an absolute URL, because not every platform has relative ones.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { baseUrlOfSender, fetchWithResults } from "@guildwire/runtime/fetch";
 *
 * const send = async (url: string) => ({ name: url });
 * const client = createClient({ baseUrl: baseUrlOfSender, fetch: fetchWithResults(send) });
 * const guild = await getGuild(client, { guild_id: "1" });
 * guild.name; // => "/guilds/1"
 * ```
 */
export const baseUrlOfSender = "http://base-url.invalid";

/** What a transformation of axios receives of a response. */
interface Received {
  readonly text: string;
  readonly parsed: unknown;
}

/** The errors of axios by the responses that they became. */
const originals = new WeakMap<Response, unknown>();

/**
 * Creates a `fetch` that sends each request with axios, so that the interceptors, the base URL and the other settings of an instance
 * apply. {@link baseUrlOfSender} leaves the base URL to axios.
 *
 * @param send An instance of axios, or a function that takes its options and returns the response or its data, such as a mutator of
 *   orval. If it returns other data than the response has, that is the body.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { baseUrlOfSender, fetchWithAxios } from "@guildwire/runtime/fetch";
 *
 * // Instead of this function: `axios.create({ baseURL: "https://api.example.com" })`.
 * const instance = async () => ({ data: { name: "Guild Testers" }, status: 200, headers: {} });
 * const client = createClient({ baseUrl: baseUrlOfSender, retry: false, fetch: fetchWithAxios(instance) });
 * const guild = await getGuild(client, { guild_id: "197038439483310086" });
 * guild.name; // => "Guild Testers"
 * ```
 */
export function fetchWithAxios(send: (request: AxiosRequest) => Promise<unknown>): Fetch {
  return async (url, { method = "GET", headers, body, signal }) => {
    let received: Received | undefined;
    const data = body instanceof Blob ? await withType(body, headers) : body;
    const request: AxiosRequest = {
      url: withoutBase(url),
      method,
      headers: headers as Record<string, string>,
      ...(data == null ? {} : { data }),
      ...(signal ? { signal } : {}),
      transformResponse: (data) => {
        received = { text: typeof data === "string" ? data : "", parsed: parse(data) };
        return received.parsed;
      },
    };
    let result: unknown;
    try {
      result = await send(request);
    } catch (error) {
      signal?.throwIfAborted();
      const { response } = error as { readonly response?: unknown };
      if (!isResponse(response)) throw error;
      const failed = createResponse(response, received);
      originals.set(failed, error);
      return failed;
    }
    return responseOf(result, received);
  };
}

/**
 * Creates a `fetch` from a function that takes the arguments of `fetch` and returns the data of a response, or an object with `data`,
 * `status` and `headers`, such as a mutator of orval.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { baseUrlOfSender, fetchWithResults } from "@guildwire/runtime/fetch";
 *
 * const send = async (url: string, init: RequestInit) => (await fetch(`https://api.example.com${url}`, init)).json();
 * const client = createClient({ baseUrl: baseUrlOfSender, retry: false, fetch: fetchWithResults(send) });
 * const guild = await getGuild(client, { guild_id: "197038439483310086" });
 * guild.name; // => "Guild Testers"
 * ```
 */
export function fetchWithResults(send: (url: string, init: RequestInit) => Promise<unknown>): Fetch {
  return async (url, init) => responseOf(await send(withoutBase(url), init), undefined);
}

/**
 * Calls a function with a client whose `fetch` is {@link fetchWithAxios} or {@link fetchWithResults}, and rejects with the error of the
 * function that sends instead of an ApiError. It is for code that handles such errors.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { baseUrlOfSender, fetchWithAxios, withOriginalErrors } from "@guildwire/runtime/fetch";
 *
 * const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
 * const client = createClient({ baseUrl: baseUrlOfSender, retry: false, fetch: fetchWithAxios(() => Promise.reject(refused)) });
 * const call = withOriginalErrors(client, (client) => getGuild(client, { guild_id: "1" }));
 * (await call.catch((error: unknown) => error)) === refused; // => true
 * ```
 */
export async function withOriginalErrors<Data>(client: Client, call: (client: Client) => Promise<Data>): Promise<Data> {
  const { fetch: send = fetch } = client.settings();
  let original: unknown;
  const observed: Fetch = async (url, init) => {
    try {
      const response = await send(url, init);
      original = originals.get(response);
      return response;
    } catch (error) {
      original = error;
      throw error;
    }
  };
  try {
    return await call(withFetch(client, observed));
  } catch (error) {
    throw original ?? error;
  }
}

/** A body that states the content type of its request: axios replaces the header with the type of a Blob. */
async function withType(body: Blob, headers: RequestInit["headers"]): Promise<Blob | ArrayBuffer> {
  const type = new Headers(headers).get("content-type") ?? "";
  // The type of a Blob is in lower case, and boundaries are not.
  return type === type.toLowerCase() ? new Blob([body], { type }) : body.arrayBuffer();
}

function withoutBase(url: string): string {
  return url.startsWith(`${baseUrlOfSender}/`) ? url.slice(baseUrlOfSender.length) : url;
}

interface AxiosResult {
  readonly data: unknown;
  readonly status: number;
  readonly headers: object;
}

function isResponse(value: unknown): value is AxiosResult {
  return typeof value === "object" && value !== null && "status" in value && "data" in value && "headers" in value;
}

function responseOf(result: unknown, received: Received | undefined): Response {
  return createResponse(isResponse(result) ? result : { data: result, status: 200, headers: {} }, received);
}

function createResponse({ data, status, headers }: AxiosResult, received: Received | undefined): Response {
  const isEmpty = data === undefined || data === "" || status === 204 || status === 205 || status === 304;
  const isSame = received !== undefined && data === received.parsed;
  const body = isEmpty ? null : isSame ? received.text : typeof data === "string" ? data : JSON.stringify(data);
  const given = new Headers();
  for (const [name, value] of headers instanceof Headers ? headers : Object.entries(headers)) {
    if (value != null && typeof value !== "function") given.set(name, String(value));
  }
  return new Response(body, { status: isEmpty && status === 200 ? 204 : status, headers: given });
}

function parse(data: unknown): unknown {
  if (typeof data !== "string" || data === "") return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
