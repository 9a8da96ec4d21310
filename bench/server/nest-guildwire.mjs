import { definition } from "@guildwire/api/server";
import { GuildwireModule } from "@guildwire/nest";
import { nestServer } from "./nest.mjs";
import { handlers, options } from "./server-options.mjs";

/** The generated server in an application of Nest. */
export function guildwireNest(platform) {
  class Channels {}
  for (const [name, value] of Object.entries(handlers.channels)) {
    Object.defineProperty(Channels.prototype, name, { value });
  }
  const module = GuildwireModule.forRoot({
    ...options,
    definition,
    handlers: { channels: Channels },
    basePath: "/api/v8",
  });
  return nestServer(platform, { imports: [module], providers: [Channels] });
}
