import { errors, type ServerOptions } from "@guildwire/api/server";
import { isSnowflake } from "@guildwire/runtime/validate";
import { LruCache } from "../lru-cache.js";
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
export function createResolve({ queries }: Store): ServerOptions<Principal>["resolve"] {
  // Ids are never reused, so only the object may no longer exist, which the operation reports.
  const known = new LruCache<"webhooks" | "interactions">(10_000);
  return async ([id = ""]) => {
    // The validator of the operation reports the parameter.
    if (!isSnowflake(id)) return "webhooks";
    const variant = known.get(id);
    if (variant !== undefined) return variant;
    const [webhook, application] = await Promise.all([queries.guildOf("webhook", id), queries.isApplication(id)]);
    if (webhook === undefined && !application) throw errors.unknownWebhook();
    const found = webhook === undefined ? "interactions" : "webhooks";
    known.set(id, found);
    return found;
  };
}
