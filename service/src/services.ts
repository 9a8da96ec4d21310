import type { DeliveryLimits } from "@guildwire/runtime/webhooks";
import { createDerivedTokens, type DerivedTokens, readSecret } from "./access/derived-tokens.js";
import { openPrincipals, type Principals } from "./access/principals.js";
import { type Events, openEvents } from "./delivery/events/events.js";
import { createEndpoints, type Endpoints } from "./delivery/interactions/endpoints.js";
import { createLog, type Log } from "./log.js";
import { createSiteUrls, type SiteUrls } from "./site-urls.js";
import { openStore, type Store, type StoreOptions } from "./store/store.js";

/** The dependencies of handlers. */
export interface Services {
  readonly store: Store;
  /** Authenticates bots and users. */
  readonly principals: Principals;
  /** Tokens of webhooks and interactions. */
  readonly tokens: DerivedTokens;
  /** The stored events, for applications. */
  readonly events: Events;
  /** Delivers interactions to applications by outgoing webhook. */
  readonly endpoints: Endpoints;
  /** The base URL of the service, which is known once it listens. */
  readonly site: { origin: string };
  readonly urls: SiteUrls;
  /** The log for failures that are not in a response. */
  readonly log: Log;
  close(): Promise<void>;
}

export interface ServicesOptions extends StoreOptions {
  /** The secret that tokens are derived from. Default: a generated one, stored in the database. */
  readonly secret?: Uint8Array;
  /** The hosts that outgoing webhooks may connect to. Default: public hosts over https. */
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
    const principals = await openPrincipals(store);
    const tokens = createDerivedTokens(secret ?? (await readSecret(store)));
    const site = { origin: "http://localhost" };
    const endpoints = createEndpoints(store, deliveries);
    return {
      store,
      principals,
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
