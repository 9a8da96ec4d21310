import { createClient } from "./client.js";
import type { Client, ClientOptions } from "./client-types.js";
import type { MediaType } from "./operation-types.js";
import { schemaPathOf, setSchemaPath } from "./schema-paths.js";

/** A client of generated code. */
export interface GeneratedClient {
  readonly settings: () => {
    readonly baseUrl: string;
    readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
    readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
    readonly fetchOptions?: object | undefined;
    readonly auth?: unknown;
  };
}

/**
 * Returns a client with the interface of openapi-fetch that sends as a client of generated code does: with its base URL, headers, `fetch`
 * and options of `fetch`. It neither retries nor has a timeout, and reads bodies of requests as a whole if the client has a `fetch`.
 * Options that are configured later do not apply.
 *
 * @throws TypeError if the client has `auth`, because paths do not say which credentials an operation requires.
 *
 * @example
 * ```ts
 * import { createClient } from "@guildwire/runtime/client";
 * import { pathsClientOf } from "@guildwire/runtime/paths";
 *
 * interface Paths {
 *   "/guilds": { get: { responses: { 200: { content: { "text/csv": string } } } } };
 * }
 *
 * const client = createClient({ baseUrl: "https://api.example.com", fetch: async () => new Response("id,name") });
 * const { data } = await pathsClientOf<Paths>(client).GET("/guilds", { parseAs: "text" });
 * data; // => "id,name"
 * ```
 */
export function pathsClientOf<Paths extends {}, Media extends MediaType = MediaType>(
  client: GeneratedClient,
): Client<Paths, Media> {
  const { baseUrl, headers, fetch: send, fetchOptions, auth } = client.settings();
  if (auth !== undefined) throw new TypeError("pathsClientOf: the client has auth");
  const sender = send && (async (request: Request) => send(request.url, await initOf(request, fetchOptions)));
  const options = { ...fetchOptions, baseUrl, headers, fetch: sender } as ClientOptions;
  const paths = createClient<Paths, Media>(options);
  paths.use({ onRequest: ({ request, schemaPath }) => setSchemaPath(request, schemaPath) });
  return paths;
}

/** The properties of a request that `fetch` takes, except its headers and body. */
const names = "cache credentials integrity keepalive method mode redirect referrer referrerPolicy signal".split(
  " ",
) as (keyof Request)[];

/**
 * Returns the options of `fetch` that send a request as a client of generated code sends it. The body is complete: the body of a
 * request is a stream, which browsers send over HTTP/2 only, and Node without its length.
 */
async function initOf(request: Request, fetchOptions: object | undefined): Promise<RequestInit> {
  const isEmpty = request.body === null || /^(GET|HEAD)$/.test(request.method);
  const init: RequestInit = {
    ...fetchOptions,
    // Properties of other libraries, such as `next`.
    ...Object.fromEntries(Object.entries(request)),
    ...Object.fromEntries(names.map((name) => [name, request[name]])),
    headers: Object.fromEntries(request.headers),
    ...(!isEmpty && { body: await request.arrayBuffer() }),
  };
  const schemaPath = schemaPathOf(request);
  if (schemaPath !== undefined) setSchemaPath(init, schemaPath);
  return init;
}
