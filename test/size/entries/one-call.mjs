// What every call needs, and the least that a program can have: login, retries, errors and timeouts. It is written by hand as
// the generator writes an operation without `x-rate-limit`; nearly all of spec/ have one, and api-get-guild is such a program.
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
