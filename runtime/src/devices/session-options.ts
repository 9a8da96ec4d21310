import type { BackoffOptions } from "./backoff.js";
import type { Channel, Ports, Transport } from "./channel.js";
import { type ChannelClock, systemClock } from "./clock.js";
import type { ChannelError } from "./error.js";
import type { Dial } from "./link.js";
import { maxMessageBytes } from "./message.js";

/** Options of a session. Times are milliseconds. */
export interface SessionOptions {
  /** Default: `websocket` where the channel has it. */
  readonly transport?: Transport;
  /** The ports to try, in this order. Default: those of the specification. */
  readonly ports?: Ports;
  /** For each port, until its first reply. Default: 1,000. */
  readonly connectTimeout?: number;
  /** For each command, until its reply. Default: 10,000. */
  readonly commandTimeout?: number;
  /** Whether all ports are probed in parallel; the lowest port of the service is used either way. Default: false. */
  readonly parallel?: boolean;
  /** Whether to keep searching if no port is the service, instead of failing. Default: false. */
  readonly wait?: boolean;
  /** What to do when the connection is lost; false ends the session. Default: 250 up to 30,000 between attempts. */
  readonly reconnect?: Partial<BackoffOptions> | false;
  /** Maximum size of a message in bytes, in both directions. Default: 262,144. */
  readonly maxBytes?: number;
  /** Ends the session. */
  readonly signal?: AbortSignal;
  /** Receives the error of every lost connection. */
  readonly onDisconnect?: (error: ChannelError) => void;
  /** Called after every reconnection, once the last state has been sent. */
  readonly onReconnect?: (port: number) => void;
  /** Receives errors that no call reports: failed searches and invalid replies. */
  readonly onError?: (error: ChannelError) => void;
  /** Default: the system's. */
  readonly clock?: ChannelClock;
  /** How a port is reached. Default: over the transport. For tests. */
  readonly dial?: Dial;
}

/** Options of one command. */
export interface CommandOptions {
  /** Milliseconds until the reply. Default: that of the session. */
  readonly timeout?: number;
  /** Stops waiting for the reply; the command is not recalled. */
  readonly signal?: AbortSignal;
}

export interface SessionSettings
  extends Required<Omit<SessionOptions, "reconnect" | "signal" | "onDisconnect" | "onReconnect" | "onError" | "dial">>,
    Pick<SessionOptions, "onDisconnect" | "onReconnect" | "onError" | "dial"> {
  readonly reconnect: boolean;
  readonly backoff: BackoffOptions;
}

export function settingsOf(channel: Channel, { reconnect = {}, ...options }: SessionOptions): SessionSettings {
  const backoff = { firstDelay: 250, maxDelay: 30_000, ...(reconnect === false ? {} : reconnect) };
  return {
    transport: channel.websocket === undefined ? "http" : "websocket",
    ports: channel.ports,
    connectTimeout: 1000,
    commandTimeout: 10_000,
    parallel: false,
    wait: false,
    maxBytes: maxMessageBytes,
    clock: systemClock,
    ...options,
    reconnect: reconnect !== false,
    backoff,
  };
}
