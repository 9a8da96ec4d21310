import type { DeliveryLimits } from "@guildwire/runtime/webhooks";
import { createDerivedTokens, type DerivedTokens, readSecret } from "./access/derived-tokens.js";
import { type Events, openEvents } from "./delivery/events/events.js";
import { createEndpoints, type Endpoints } from "./delivery/interactions/endpoints.js";
import { createLog, type Log } from "./log.js";
import { createSiteUrls, type SiteUrls } from "./site-urls.js";
import { openStore, type Store, type StoreOptions } from "./store/store.js";

/** What handlers work with. */
export interface Services {
  readonly store: Store;
  /** Tokens of webhooks and interactions. */
  readonly tokens: DerivedTokens;
  /** What has happened, as it is told to applications. */
  readonly events: Events;
  /** Where applications receive interactions by outgoing webhook. */
  readonly endpoints: Endpoints;
  /** Where the service is reached; known once it listens. */
  readonly site: { origin: string };
  readonly urls: SiteUrls;
  /** What nobody is told of in an answer. */
  readonly log: Log;
  close(): Promise<void>;
}

export interface ServicesOptions extends StoreOptions {
  /** What tokens are derived from. Default: one that is kept in the database. */
  readonly secret?: Uint8Array;
  /** What outgoing webhooks may connect to. Default: public addresses over https. */
  readonly deliveries?: DeliveryLimits | undefined;
}

export async function openServices({
  secret,
  deliveries,
  log = createLog("silent"),
  ...options
}: ServicesOptions): Promise<Services> {
  const store = await openStore({ ...options, log });
  try {
    const events = await openEvents(store);
    const tokens = createDerivedTokens(secret ?? (await readSecret(store)));
    const site = { origin: "http://localhost" };
    const endpoints = createEndpoints(store, deliveries);
    return {
      store,
      tokens,
      events,
      endpoints,
      site,
      urls: createSiteUrls(site),
      log,
      async close() {
        events.close();
        await endpoints.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
