import type { BackoffOptions } from "./backoff.js";
import type { Channel, Ports, Transport } from "./channel.js";
import { type ChannelClock, systemClock } from "./clock.js";
import type { ChannelError } from "./error.js";
import type { Dial } from "./link.js";
import { maxMessageBytes } from "./message.js";

/** Options of a session. Times are in milliseconds. */
export interface SessionOptions {
  /** Default: `websocket` if the channel supports it. */
  readonly transport?: Transport;
  /** The ports to try, in this order. Default: those of the specification. */
  readonly ports?: Ports;
  /** Timeout for the first reply of each port. Default: 1,000. */
  readonly connectTimeout?: number;
  /** Timeout for the reply to each command. Default: 10,000. */
  readonly commandTimeout?: number;
  /** Whether to probe all ports in parallel. The lowest port of the service is used in any case. Default: false. */
  readonly parallel?: boolean;
  /** Whether to keep searching if no port is the service, instead of failing. Default: false. */
  readonly wait?: boolean;
  /** Delays between reconnection attempts; false ends the session on a lost connection. Default: 250 to 30,000. */
  readonly reconnect?: Partial<BackoffOptions> | false;
  /** Maximum size of a message in bytes, in both directions. Default: 262,144. */
  readonly maxBytes?: number;
  /** Ends the session. */
  readonly signal?: AbortSignal;
  /** Receives the error of each lost connection. */
  readonly onDisconnect?: (error: ChannelError) => void;
  /** Called after each reconnection, once the latest state has been sent. */
  readonly onReconnect?: (port: number) => void;
  /** Receives errors that no call reports: failed searches and invalid replies. */
  readonly onError?: (error: ChannelError) => void;
  /** Default: the system's. */
  readonly clock?: ChannelClock;
  /** Connects to a port. Default: the transport. For tests. */
  readonly dial?: Dial;
}

/** Options of one command. */
export interface CommandOptions {
  /** Timeout in milliseconds. Default: that of the session. */
  readonly timeout?: number;
  /** Stops waiting for the reply. The command is not revoked. */
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
