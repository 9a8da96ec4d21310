import type { ServerOptions } from "@guildwire/api/server";
import type { Store } from "../store/store.js";
import { hashToken } from "../store/token-hash.js";
import type { Principal } from "./principal.js";
import type { Principals } from "./principals.js";

/** Authenticates bots by their token, and users by an OAuth2 access token that has not expired. */
export function createAuthenticate(principals: Principals): ServerOptions<Principal>["authenticate"] {
  return {
    bot: (token) => principals.find("bot", token),
    bearer: (token) => principals.find("bearer", token),
  };
}

/** The application of a bot token, read from the database. */
export function findApplicationOfBot(
  { queries }: Store,
  token: string,
): Promise<{ readonly id: string; readonly bot_id: string } | undefined> {
  return queries.applicationOfBot(hashToken(token));
}
