import type { Ports, Transport } from "./channel.js";
import type { ChannelClock } from "./clock.js";

/** Options of a host. */
export interface HostOptions {
  /** The ports to try, in this order; 0 is any free port. Default: those of the specification. */
  readonly ports?: Ports;
  /** Whether to listen on ::1 too, on the same port. Default: false. */
  readonly ipv6?: boolean;
  /** Default: both. A WebSocket needs the optional package `ws`. */
  readonly transports?: readonly Transport[];
  /**
   * Origins of web pages that may connect, such as `https://vendor.example`. Default: none. Other programs send no
   * origin and need not be listed.
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
   * Maximum number of concurrently pending commands per WebSocket. At the limit, the host stops reading from it. HTTP
   * connections have one. Default: 32.
   */
  readonly pendingCommands?: number;
}

/** Context of a hook. */
export interface HookContext {
  /**
   * Aborted when the reply no longer waits for the hook: after a timeout, or when the host is terminated. Later side
   * effects of the hook may come after those of the next command.
   */
  readonly signal: AbortSignal;
}

/** The sender of a command. Generated types add the query parameters under their option names. */
export interface HostClient {
  readonly transport: Transport;
}
