import { createChannel, token } from "./channel.mjs";

/** The handlers of the generated server. */
export const handlers = {
  channels: { createGuildChannel: ({ path, body }) => createChannel(path.guild_id, body) },
};

/** Its options, on every platform. */
export const options = {
  partial: true,
  authenticate: { bot: (credential) => (credential === token ? "bot" : undefined), bearer: () => undefined },
  resolve: () => undefined,
};
