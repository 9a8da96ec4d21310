import { createClient } from "./client.js";
import type { Client, ClientOptions } from "./client-types.js";
import type { MediaType } from "./operation-types.js";
import { setSchemaPath } from "./schema-paths.js";

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
 * and options of `fetch`. It neither retries nor has a timeout.
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
  const sender = send && ((request: Request) => send(request.url, request as RequestInit));
  const options = { ...fetchOptions, baseUrl, headers, fetch: sender } as ClientOptions;
  const paths = createClient<Paths, Media>(options);
  paths.use({ onRequest: ({ request, schemaPath }) => setSchemaPath(request, schemaPath) });
  return paths;
}
