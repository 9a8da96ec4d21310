import { errors, type ServerOptions } from "@guildwire/api/server";
import type { Store } from "../store/store.js";
import type { Principal } from "./principal.js";

/** The guild of a channel. Throws unknownChannel (404, code 10003), also for a channel outside of guilds. */
export async function guildOfChannel(store: Store, channelId: string): Promise<string> {
  const guild = await store.queries.guildOf("channel", channelId);
  if (guild === undefined || guild === "0") throw errors.unknownChannel();
  return guild;
}

/**
 * Distinguishes webhook routes from interaction routes by their first id, which is that of a webhook or of an
 * application. Ids are unique across all types.
 *
 * Throws unknownWebhook (404, code 10015) for an id that is neither.
 */
export function createResolve(store: Store): ServerOptions<Principal>["resolve"] {
  return async ([id = ""]) => {
    if ((await store.queries.guildOf("webhook", id)) !== undefined) return "webhooks";
    if ((await store.read((work) => work.applications.find(id))) !== undefined) return "interactions";
    throw errors.unknownWebhook();
  };
}
