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
  /** Whether a client with these query parameters may connect. Default: true. */
  readonly allowClient?: (query: { readonly [name: string]: string }) => boolean;
  readonly limits?: HostLimits;
  /** Receives errors that handlers throw, and errors of connections. */
  readonly onError?: (error: unknown) => void;
  /** Default: the system's. */
  readonly clock?: ChannelClock;
}

export interface HostLimits {
  /** Maximum size of a message in bytes, in both directions. Default: 262,144. */
  readonly maxBytes?: number;
  /** Maximum number of connections of both transports. Further ones are closed immediately. Default: 256. */
  readonly connections?: number;
  /** Maximum burst of commands per client, identified by its query parameters. Default: 1,000. */
  readonly burst?: number;
  /** Sustained commands per second and client. Default: 200. */
  readonly perSecond?: number;
  /** Number of clients with such limits. Further clients are refused (429). Default: 1,000. */
  readonly clients?: number;
  /**
   * Milliseconds from receiving a command to its reply, including the time in the queue. Afterwards the reply is the
   * error `unknown`, and the next command starts. Default: 8,000, less than the timeout of a session.
   */
  readonly commandTimeout?: number;
  /**
   * Commands of a WebSocket that wait for their replies at once; it is not read from until there are fewer. A connection over
   * HTTP has one. Default: 32.
   */
  readonly pendingCommands?: number;
}

/** What a hook receives besides a command. */
export interface HookContext {
  /**
   * Aborted when the reply no longer waits for the hook: after a timeout, or when the host is terminated. Later effects of
   * the hook may follow those of the next command.
   */
  readonly signal: AbortSignal;
}

/** The sender of a command. Generated types add the query parameters, by their names as options. */
export interface HostClient {
  readonly transport: Transport;
}
