import { checkedSyntaxesOf } from "./formats.js";
import type { Described, SchemaUse, Sourced, Type } from "./type.js";

export interface RpcChannel extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  /** File of its codecs without folder or extension, and name of its package entry. */
  readonly fileStem: string;
  readonly host: string;
  readonly ports: { readonly first: number; readonly last: number };
  readonly query: readonly RpcQueryParameter[];
  readonly transports: {
    readonly http?: { readonly path: string; readonly method: string; readonly successStatus: number };
    readonly websocket?: { readonly path: string };
  };
  readonly envelope: {
    readonly command: { readonly name: string; readonly nonce: string; readonly args: string };
    readonly reply: {
      readonly name: string;
      readonly nonce: string;
      readonly data: string;
      readonly event: string;
    };
    /** The whole error reply message; a reference to a named type. */
    readonly error: SchemaUse;
  };
  readonly commands: readonly RpcCommand[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly message: string }[];
  readonly closeCodes: readonly { readonly name: string; readonly code: number; readonly message: string }[];
}

/** A query parameter of a channel's URL. */
export interface RpcQueryParameter extends Sourced, Described {
  readonly name: string;
  readonly use: SchemaUse;
  readonly required: boolean;
  /** The transports that use it. */
  readonly transports: readonly string[];
}

export interface RpcCommand extends Sourced, Described {
  readonly name: string;
  readonly operationId: string;
  /** The operationId as a function name. */
  readonly identifier: string;
  /** The whole messages; references to named types. */
  readonly command: SchemaUse;
  readonly reply: SchemaUse;
  readonly args: SchemaUse;
  readonly data: SchemaUse;
}

/** A channel of numbered messages over a WebSocket (`x-sockets`). */
export interface SocketChannel extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  /** File of its codecs without folder or extension, and name of its package entry. */
  readonly fileStem: string;
  readonly path: string;
  readonly query: readonly SocketQueryParameter[];
  /** The properties of a message with its opcode and payload. */
  readonly envelope: { readonly opcode: string; readonly payload: string };
  /** Maximum size of a client's message in bytes. */
  readonly maxBytes?: number;
  readonly messages: readonly SocketMessage[];
  readonly closeCodes: readonly SocketCloseCode[];
}

export interface SocketQueryParameter extends Sourced, Described {
  readonly name: string;
  readonly use: SchemaUse;
  readonly required: boolean;
}

export interface SocketMessage extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  readonly opcode: number;
  readonly from: "client" | "host" | "both";
  /** The whole message; a reference to a named type. */
  readonly message: SchemaUse;
  /** Properties of the message that are always null. */
  readonly nullFields: readonly string[];
  /** Whether it has no properties besides its opcode and these. */
  readonly isBare: boolean;
}

export interface SocketCloseCode {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  /** Whether a client may reconnect after it. */
  readonly reconnect: boolean;
}

/** Whether the text of a query parameter is its value in code, without a conversion or a validator. */
export function isText(type: Type): boolean {
  if (type.kind === "enum") return type.members.length === 1 || type.bases.every((base) => base === "string");
  return type.kind === "string" && checkedSyntaxesOf(type).length === 0;
}
