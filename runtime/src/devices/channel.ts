import type { Message } from "./message.js";

export type Transport = "http" | "websocket";

/** A code and its message, as in error replies and close frames. */
export interface CodedMessage {
  readonly code: number;
  readonly message: string;
}

/** The generated description of a channel, for sessions and hosts. */
export interface Channel {
  readonly name: string;
  readonly host: string;
  readonly ports: { readonly first: number; readonly last: number };
  readonly query: readonly QueryParameter[];
  readonly http?: { readonly path: string; readonly method: string; readonly successStatus: number };
  readonly websocket?: { readonly path: string };
  readonly envelope: {
    readonly command: { readonly name: string; readonly nonce: string; readonly args: string };
    readonly reply: { readonly name: string; readonly nonce: string; readonly data: string; readonly event: string };
  };
  /** The event of error replies. */
  readonly errorEvent: string | null;
  readonly errors: { readonly [name: string]: CodedMessage };
  readonly closeCodes: { readonly [name: string]: CodedMessage };
  readonly commands: readonly ChannelCommand[];
  /** The first command of a session without state: one whose arguments may be empty. */
  readonly hello?: { readonly command: ChannelCommand; readonly args: unknown };
  readonly encodeError: (name: string | null, nonce: string | null, error: CodedMessage) => string;
  readonly decodeError: (message: Message, nonce: string, maxBytes?: number) => unknown;
}

/** A query parameter of the URL of a channel. */
export interface QueryParameter {
  readonly name: string;
  readonly transports: readonly Transport[];
  readonly required: boolean;
  /** Its fixed value; absent if the client chooses it. */
  readonly value?: string;
  /** Its name in the session options and in HostClient. */
  readonly option?: string;
  readonly is: (value: string) => boolean;
  /** Present if its value in code is not its text. Returns undefined for an invalid text. */
  readonly read?: (text: string) => unknown;
  /** Names in `errors` and `closeCodes` for the response to an invalid value. */
  readonly error?: string;
  readonly close?: string;
}

/** A generated command of a channel, with its codecs. */
// biome-ignore lint/suspicious/noExplicitAny: any arguments and any data, where only the codecs of the command look at them.
export interface ChannelCommand<Args = any, Data = any> {
  readonly name: string;
  /** Whether each call replaces the previous one, so that only the last one is sent again after a reconnection. */
  readonly replaces: boolean;
  readonly encode: (nonce: string, args: Args, maxBytes?: number) => string;
  /** Whether `decodeArgs` needs the text of a message, for all digits of its integers. */
  readonly readsText?: boolean;
  readonly decodeArgs: (message: Message, maxBytes?: number) => Args;
  readonly encodeReply: (nonce: string, data: Data, maxBytes?: number) => string;
  /** The reply, or the error reply. */
  readonly decodeReply: (message: Message, nonce: string, maxBytes?: number) => unknown;
}

/** Returns the query string of a URL. `values` are by parameter name. */
export function queryText(channel: Channel, transport: Transport, values: { readonly [name: string]: string }): string {
  const pairs = channel.query.flatMap(({ name, value = values[name], transports }) =>
    value !== undefined && transports.includes(transport)
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
      : [],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** A range or list of ports. */
export type Ports = { readonly first: number; readonly last: number } | readonly number[];

export function portsOf(ports: Ports): readonly number[] {
  if ("first" in ports) return Array.from({ length: ports.last - ports.first + 1 }, (_, index) => ports.first + index);
  return ports;
}
