// One call with login, retries, errors and timeouts, as the generator writes it: the least that a program can have.
import { anyOf, createClient, http, scalar, segment, send } from "../../../runtime/src/client/index.ts";

const login = anyOf(http("bot", "Bot"), http("bearer", "Bearer"));

function getGuild(client, args, options) {
  return send(
    client,
    {
      id: "getGuild",
      method: "GET",
      path: `/guilds/${segment(args.guild_id, "guild_id")}`,
      query: scalar("with_counts", args.with_counts),
      security: login,
    },
    options,
  );
}

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
