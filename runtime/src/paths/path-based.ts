import { createClient, methodNames } from "./client.js";
import type { Client, ClientForPath, ClientOptions } from "./client-types.js";
import type { AnyEntries, MediaType } from "./operation-types.js";

/** A client whose properties are the paths. */
export type PathBasedClient<Paths extends AnyEntries, Media extends MediaType = MediaType> = {
  [Path in keyof Paths]: ClientForPath<Paths[Path], Media>;
};

/**
 * Creates a client whose properties are the paths, such as `client["/books/{id}"].GET(options)`. Middleware needs
 * {@link wrapAsPathBasedClient}.
 *
 * @example
 * ```ts
 * import { createPathBasedClient } from "@guildwire/runtime/paths";
 *
 * interface Paths {
 *   "/guilds/{guild_id}": {
 *     get: {
 *       parameters: { path: { guild_id: string } };
 *       responses: { 200: { content: { "application/json": { name: string } } } };
 *     };
 *   };
 * }
 *
 * const client = createPathBasedClient<Paths>({ baseUrl: "https://api.example.com" });
 * const { data } = await client["/guilds/{guild_id}"].GET({ params: { path: { guild_id: "197038439483310086" } } });
 * data?.name; // => "Guild Testers"
 * ```
 */
export function createPathBasedClient<Paths extends {}, Media extends MediaType = MediaType>(
  clientOptions?: ClientOptions,
): PathBasedClient<Paths, Media> {
  return wrapAsPathBasedClient(createClient<Paths, Media>(clientOptions));
}

/**
 * Returns a client whose properties are the paths, and which calls another client.
 *
 * @example
 * ```ts
 * import createClient, { wrapAsPathBasedClient } from "@guildwire/runtime/paths";
 *
 * interface Paths {
 *   "/guilds": { get: { responses: { 404: { content: { "application/json": { message: string } } } } } };
 * }
 *
 * const client = createClient<Paths>({ baseUrl: "https://api.example.com" });
 * client.use({ onRequest: ({ request }) => request.headers.set("accept-language", "en") });
 * const { error } = await wrapAsPathBasedClient(client)["/guilds"].GET();
 * error?.message; // => "Unknown Guild"
 * ```
 */
export function wrapAsPathBasedClient<Paths extends {}, Media extends MediaType = MediaType>(
  client: Client<Paths, Media>,
): PathBasedClient<Paths, Media> {
  const methods = client as unknown as Record<string, (path: string, options?: unknown) => unknown>;
  const paths: Record<string, object> = Object.create(null);
  const methodsOf = (path: string): object =>
    Object.fromEntries(methodNames.map((name) => [name, (options?: unknown) => methods[name]?.(path, options)]));
  return new Proxy(paths, {
    get(_, path) {
      if (typeof path === "symbol") return undefined;
      paths[path] ??= methodsOf(path);
      return paths[path];
    },
  }) as PathBasedClient<Paths, Media>;
}
