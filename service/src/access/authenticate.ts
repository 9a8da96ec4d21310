import type { ServerOptions } from "@guildwire/api/server";
import type { Store } from "../store/store.js";
import type { Principal } from "./principal.js";

/** Tells who logs in: bots with their token, users with an OAuth2 access token that has not expired. */
export function createAuthenticate(store: Store): ServerOptions<Principal>["authenticate"] {
  return {
    bot: (token) =>
      store.read(async (work) => {
        const application = await work.applications.findByBotToken(token);
        if (application === undefined) return undefined;
        return { kind: "bot", userId: application.bot_id, applicationId: application.id };
      }),
    bearer: (token) =>
      store.read(async (work) => {
        const grant = await work.accessTokens.find(token);
        if (grant === undefined || grant.expires_at <= work.now) return undefined;
        return { kind: "user", userId: grant.user_id, scopes: grant.scopes };
      }),
  };
}
