// The minimum of every call: authentication, retries, errors and timeouts. It is written by hand in the form in which
// the generator writes an operation without `x-rate-limit`; nearly all of spec/ have one, as in api-get-guild.
import { anyOf, createClient, http, scalar, segment, send } from "../../../runtime/src/client/index.ts";

const security = anyOf(http("bot", "Bot"), http("bearer", "Bearer"));

function getGuild(client, args, options) {
  return send(
    client,
    {
      id: "getGuild",
      method: "GET",
      path: `/guilds/${segment(args.guild_id, "guild_id")}`,
      query: scalar("with_counts", args.with_counts),
      security,
    },
    options,
  );
}

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
