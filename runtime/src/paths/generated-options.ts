import type { ClientOptions } from "./client-types.js";
import { mergeHeaders } from "./headers.js";

const fetchOptionNames: ReadonlySet<string> = new Set(
  "cache credentials integrity keepalive mode priority referrer referrerPolicy".split(" "),
);

/** Options of a generated client. */
export interface GeneratedOptions {
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly fetchOptions?: Omit<
    RequestInit,
    "body" | "duplex" | "headers" | "method" | "redirect" | "signal" | "window"
  >;
}

/**
 * Returns the options of a generated client that sends requests as a client of openapi-fetch does with some options.
 *
 * @throws TypeError for options that a generated client does not have, such as serializers.
 *
 * @example
 * ```ts
 * import { createClient } from "@guildwire/runtime/client";
 * import { type ClientOptions, generatedOptions } from "@guildwire/runtime/paths";
 *
 * const create = (options: ClientOptions) =>
 *   createClient(generatedOptions({ baseUrl: "https://api.example.com", ...options }));
 * create({ headers: { "X-Trace": 1 } }).settings().headers; // => { "x-trace": "1" }
 * ```
 */
export function generatedOptions({ baseUrl, headers, fetch: send, ...others }: ClientOptions): GeneratedOptions {
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  const unknown = given.find(([name]) => !fetchOptionNames.has(name));
  if (unknown !== undefined) throw new TypeError(`A generated client has no option ${unknown[0]}`);
  return {
    baseUrl: baseUrl ?? "",
    ...(headers && { headers: Object.fromEntries(mergeHeaders(headers)) }),
    ...(send && { fetch: (url: string, init: RequestInit) => send(new Request(url, init)) }),
    ...(given.length > 0 && { fetchOptions: Object.fromEntries(given) }),
  };
}
