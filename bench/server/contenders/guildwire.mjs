// The generated server with all 65 operations.
import { createServer } from "node:http";
import { createNodeHandler } from "@guildwire/api/server";
import { createChannel, token } from "../channel.mjs";

const handler = createNodeHandler(
  { channels: { createGuildChannel: ({ path, body }) => createChannel(path.guild_id, body) } },
  {
    basePath: "/api/v8",
    partial: true,
    authenticate: { bot: (credential) => (credential === token ? "bot" : undefined), bearer: () => undefined },
    resolve: () => undefined,
  },
);
export const server = createServer(handler);
