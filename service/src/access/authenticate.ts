import type { ServerOptions } from "@guildwire/api/server";
import type { Store } from "../store/store.js";
import { hashToken } from "../store/token-hash.js";
import type { Principal } from "./principal.js";

/** Authenticates bots by their token, and users by an OAuth2 access token that has not expired. */
export function createAuthenticate(store: Store): ServerOptions<Principal>["authenticate"] {
  return {
    bot: (token) => principalOfToken(store, "bot", token),
    bearer: (token) => principalOfToken(store, "bearer", token),
  };
}

/** The principal of a token, by its scheme; undefined for an invalid token. */
export async function principalOfToken(
  store: Store,
  scheme: "bot" | "bearer",
  token: string,
): Promise<Principal | undefined> {
  if (scheme === "bot") {
    const application = await findApplicationOfBot(store, token);
    return application && { kind: "bot", userId: application.bot_id, applicationId: application.id };
  }
  return store.read(async (work) => {
    const grant = await work.accessTokens.find(token);
    if (grant === undefined || grant.expires_at <= work.now) return undefined;
    return { kind: "user", userId: grant.user_id, scopes: grant.scopes };
  });
}

/** The application of a bot token. Every request of a bot begins here: one statement, without a unit of work. */
export function findApplicationOfBot(
  store: Store,
  token: string,
): Promise<{ readonly id: string; readonly bot_id: string } | undefined> {
  return store.database.reader
    .selectFrom("applications")
    .select(["id", "bot_id"])
    .where("bot_token_hash", "=", hashToken(token))
    .executeTakeFirst();
}
