import { errors, type ServerOptions } from "@guildwire/api/server";
import type { Store } from "../store/store.js";
import type { Principal } from "./principal.js";

/** Which guild a channel is in. Throws unknownChannel (404, code 10003) also for channels that are in none. */
export async function guildOfChannel(store: Store, channelId: string): Promise<string> {
  const guild = await store.read((work) => work.directory.guildOf("channel", channelId));
  if (guild === undefined || guild === "0") throw errors.unknownChannel();
  return guild;
}

/**
 * Tells routes of webhooks from those of interactions: by whether the first id is that of a webhook or of an
 * application. Ids are unique over all kinds, so that it is never both.
 *
 * Throws unknownWebhook (404, code 10015) for an id that is neither.
 */
export function createResolve(store: Store): ServerOptions<Principal>["resolve"] {
  return ([id = ""]) =>
    store.read(async (work) => {
      if ((await work.directory.guildOf("webhook", id)) !== undefined) return "webhooks";
      if ((await work.applications.find(id)) !== undefined) return "interactions";
      throw errors.unknownWebhook();
    });
}
