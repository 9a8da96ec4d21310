import type { Ports, Transport } from "./channel.js";
import type { ChannelClock } from "./clock.js";

/** Options of a host. */
export interface HostOptions {
  /** The ports to try, in this order; 0 is any free port. Default: those of the specification. */
  readonly ports?: Ports;
  /** Whether to listen on ::1, too, at the same port. Default: false. */
  readonly ipv6?: boolean;
  /** Default: both. A WebSocket needs the optional package `ws`. */
  readonly transports?: readonly Transport[];
  /**
   * Origins of web pages that may connect, such as `https://vendor.example`. Default: none. Programs that are no pages send
   * no origin and need not be listed.
   */
  readonly allowedOrigins?: readonly string[];
  /** Whether somebody with these query parameters may connect. Default: everybody. */
  readonly allowClient?: (query: { readonly [name: string]: string }) => boolean;
  readonly limits?: HostLimits;
  /** Hears of what a handler threw, and of connections that failed. */
  readonly onError?: (error: unknown) => void;
  /** Default: the system's. */
  readonly clock?: ChannelClock;
}

export interface HostLimits {
  /** Bytes of a message, either way. Default: 262,144. */
  readonly maxBytes?: number;
  /** Connections at once, of both transports. More are closed at once. Default: 256. */
  readonly connections?: number;
  /** Commands that a client may send at once, by its query parameters. Default: 1,000. */
  readonly burst?: number;
  /** Commands per second that it may send for long. Default: 200. */
  readonly perSecond?: number;
  /** Clients that are remembered for that. More are told to come back later. Default: 1,000. */
  readonly clients?: number;
}

/** Who sent a command. Generated types add the query parameters, by their names as options. */
export interface HostClient {
  readonly transport: Transport;
}
