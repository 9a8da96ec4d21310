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
  /**
   * Milliseconds from when a command has come until its reply, the time included in which it waits for those before it. Then
   * it is answered with the error without a better name, and the next one goes on. Default: 8,000, which is before a session
   * of this package gives up.
   */
  readonly commandTimeout?: number;
  /**
   * Commands of a WebSocket that wait for their replies at once; it is not read from until there are fewer. A connection over
   * HTTP has one. Default: 32.
   */
  readonly pendingCommands?: number;
}

/** What a hook gets beside a command. */
export interface HookContext {
  /**
   * Aborted when the command is answered without waiting for the hook any longer: its time is over, or the host is cut off.
   * What the hook does afterwards may come after what the next command does.
   */
  readonly signal: AbortSignal;
}

/** Who sent a command. Generated types add the query parameters, by their names as options. */
export interface HostClient {
  readonly transport: Transport;
}
