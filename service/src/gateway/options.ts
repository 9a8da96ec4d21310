import type { Events } from "../delivery/events/events.js";
import type { AddressLimits } from "../limits/address-limits.js";
import type { WindowStore } from "../limits/window-store.js";
import type { Log } from "../log.js";
import type { SiteUrls } from "../site-urls.js";
import type { Store } from "../store/store.js";

/** The dependencies of the gateway. */
export interface GatewayServices {
  readonly store: Store;
  readonly events: Events;
  readonly log: Log;
  readonly site: { readonly origin: string };
  readonly urls?: SiteUrls;
  /** Where the sessions that applications start are counted. */
  readonly windows: WindowStore;
  /** Where the upgrades and tokens of IP addresses are counted. */
  readonly addresses: AddressLimits;
}

/** The limits of the gateway. Those for session starts are counted in the window store. */
export interface GatewayLimits {
  /** Milliseconds between the heartbeats of a client. Default: 41,250. */
  readonly heartbeatInterval: number;
  /** Messages of a client per minute. Default: 120. */
  readonly messagesPerMinute: number;
  /** Sessions that an application may begin per day. Default: 1,000. */
  readonly sessionsPerDay: number;
  /** Sessions that an application may begin within five seconds. Default: 16. */
  readonly sessionsAtOnce: number;
  /** Open connections, including unidentified ones. Default: 10,000. */
  readonly connections: number;
  /** Connections of one IP address that have not identified or resumed yet. Default: 100. */
  readonly unidentifiedPerAddress: number;
  /** Milliseconds within which a client must identify or resume. Default: 20,000. */
  readonly identifyTimeout: number;
  /** Connections of one application. Default: 100. */
  readonly connectionsPerApplication: number;
  /** Guilds of one shard. Default: 2,500. */
  readonly guildsPerShard: number;
  /** Maximum number of events that are replayed on resume; with more, the session is invalid. Default: 10,000. */
  readonly replayedEvents: number;
  /** Milliseconds after the last activity during which a session can be resumed. Default: one hour. */
  readonly sessionLifetime: number;
  /** Maximum bytes queued for a slow client. Default: 4 MiB. */
  readonly waitingBytes: number;
  /** Milliseconds that a client may leave data unread. Default: 30,000. */
  readonly sendTimeout: number;
}

export const defaultLimits: GatewayLimits = {
  heartbeatInterval: 41_250,
  messagesPerMinute: 120,
  sessionsPerDay: 1_000,
  sessionsAtOnce: 16,
  connections: 10_000,
  unidentifiedPerAddress: 100,
  identifyTimeout: 20_000,
  connectionsPerApplication: 100,
  guildsPerShard: 2_500,
  replayedEvents: 10_000,
  sessionLifetime: 3_600_000,
  waitingBytes: 4_194_304,
  sendTimeout: 30_000,
};
