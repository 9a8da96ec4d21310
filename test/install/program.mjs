// What every kind of consumer runs: a client and a server of the installed package, connected in memory.
import { ApiError, createClient, getGuildBan, readError } from "@guildwire/api/client";
import { GuildLimits } from "@guildwire/api/limits";
import { createFetchHandler, errors } from "@guildwire/api/server";
import { Color } from "@guildwire/api/validators";

const user = { id: "2", username: "Nelly", discriminator: "1337", avatar: null };
const handlers = {
  bans: {
    getGuildBan({ path: { user_id } }) {
      if (user_id !== user.id) throw errors.unknownBan();
      return { reason: "Grüße", user };
    },
  },
};
const authenticate = { bot: (token) => (token === "secret" ? "me" : undefined), bearer: () => undefined };
const options = { basePath: "/api/v8", authenticate, resolve: () => undefined, partial: true };

async function program() {
  const handler = createFetchHandler(handlers, options);
  const fetch = (input, init) => handler(new Request(input, init));
  const client = createClient({ baseUrl: "http://localhost/api/v8", auth: { bot: "secret" }, fetch });
  const ban = await getGuildBan(client, { guild_id: "1", user_id: "2" });
  const failure = await getGuildBan(client, { guild_id: "1", user_id: "3" }).catch((error) => error);
  return {
    reason: ban.reason,
    failure: failure instanceof ApiError ? [failure.status, readError(failure).code] : String(failure),
    color: [Color.is(255), Color.is(-1)],
    limit: GuildLimits.name.maxLength,
  };
}

export const result = program();
