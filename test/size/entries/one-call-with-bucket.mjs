// The same call with the state of its rate-limit bucket.
import { anyOf, createClient, http, rateLimitBy, scalar, segment, send } from "../../../runtime/src/client/index.ts";

const rateLimit = rateLimitBy({
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset-after",
  bucket: "x-ratelimit-bucket",
  global: "x-ratelimit-global",
});
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
      limit: rateLimit("getGuild", args.guild_id),
    },
    options,
  );
}

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
