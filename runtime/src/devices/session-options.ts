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
  /** For each port, until it has answered the first command. Default: 1,000. */
  readonly connectTimeout?: number;
  /** For each command, until its reply. Default: 10,000. */
  readonly commandTimeout?: number;
  /** Whether all ports are asked at once who they are; the lowest that is the service still wins. Default: false. */
  readonly parallel?: boolean;
  /** Whether to go on looking when no port is the service, rather than to fail. Default: false. */
  readonly wait?: boolean;
  /** What to do when the connection is lost; false ends the session. Default: 250 up to 30,000 between attempts. */
  readonly reconnect?: Partial<BackoffOptions> | false;
  /** Bytes of a message, either way. Default: 262,144. */
  readonly maxBytes?: number;
  /** Ends the session. */
  readonly signal?: AbortSignal;
  /** Hears of every connection that was lost, and why. */
  readonly onDisconnect?: (error: ChannelError) => void;
  /** Hears of every connection that was made again, after the last state has been sent. */
  readonly onReconnect?: (port: number) => void;
  /** Hears of what no call reports: searches that found nothing, replies that are none. */
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
  /** Ends the waiting; what was sent stays sent. */
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
