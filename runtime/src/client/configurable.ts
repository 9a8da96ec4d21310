import { type Client, type ClientOptions, type Credentials, createClient } from "./client.js";

/** A client whose options change. */
export interface ConfigurableClient<C extends object = Credentials> extends Client {
  /**
   * Replaces options of the following calls. Headers are added to those of the client; undefined removes one.
   *
   * @throws ApiError of kind `argument` for an unknown option, which would have no effect.
   */
  configure(options: Partial<ClientOptions<C>>): void;
}

/**
 * Returns a client whose options can be changed, for programs that know their base URL or their credentials later. Options of a running
 * call stay as they are.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { configurable, createClient } from "@guildwire/runtime/client";
 *
 * const client = configurable(createClient({ baseUrl: "https://api.example.com" }));
 * client.configure({ auth: { bot: "secret" } });
 * const guild = await getGuild(client, { guild_id: "197038439483310086" });
 * guild.name; // => "Guild Testers"
 * ```
 */
export function configurable<C extends object = Credentials>(client: Client): ConfigurableClient<C> {
  const settings = { ...client.settings() } as { -readonly [Key in keyof ClientOptions]: ClientOptions[Key] };
  return {
    settings: () => settings,
    configure: ({ headers, ...options }) => {
      // Refuses unknown options.
      createClient(options as ClientOptions);
      Object.assign(settings, options);
      if (headers !== undefined) settings.headers = { ...lowerCased(settings.headers), ...lowerCased(headers) };
    },
  };
}

function lowerCased(headers: ClientOptions["headers"] = {}): NonNullable<ClientOptions["headers"]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
