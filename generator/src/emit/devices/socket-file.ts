import type { Interface, SocketChannel, SocketMessage } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable, pascalCase } from "../../model/names.js";
import { type Code, code, stringLiteral, symbol, unionType } from "../../print/index.js";
import { asInput, useExpression } from "../typescript/type-expression.js";
import { messageKey } from "./message-code.js";

/** All names declared by the file of a channel, and the ends that send and receive its messages. */
export interface SocketFile {
  readonly socket: SocketChannel;
  readonly model: Interface;
  readonly opcodes: Code;
  readonly closeCodes: Code;
  readonly encoders: ReadonlyMap<SocketMessage, Code>;
  readonly client: SocketEnd;
  readonly host: SocketEnd;
}

/** One end of a channel. */
export interface SocketEnd {
  readonly title: "client" | "host";
  /** The messages sent by this end. */
  readonly sent: readonly SocketMessage[];
  /** The messages received by this end. */
  readonly received: readonly SocketMessage[];
  /** The union of the sent messages, and the function that decodes them. */
  readonly union: Code;
  readonly decode: Code;
  /** The class of this end, and the interface of its handlers. */
  readonly connection: Code;
  readonly handlers: Code;
}

export function socketFileOf(socket: SocketChannel, model: Interface): SocketFile {
  const stem = pascalCase(socket.identifier);
  const table = new NameTable();
  const claim = (name: string, typeOnly = false): Code =>
    symbol({ name: table.claim(name), module: layout.channel(socket), typeOnly });
  const sentBy = (end: "client" | "host"): readonly SocketMessage[] =>
    socket.messages.filter(({ from }) => from === end || from === "both");
  const end = (title: "client" | "host", connection: string, handlers: string): SocketEnd => ({
    title,
    sent: sentBy(title),
    received: sentBy(title === "client" ? "host" : "client"),
    union: claim(`${stem}${pascalCase(title)}Message`, true),
    decode: claim(`decode${stem}${pascalCase(title)}Message`),
    connection: claim(`${stem}${connection}`),
    handlers: claim(`${stem}${handlers}`, true),
  });
  return {
    socket,
    model,
    opcodes: claim(`${socket.identifier}Opcodes`),
    closeCodes: claim(`${socket.identifier}CloseCodes`),
    client: end("client", "Session", "SessionHandlers"),
    host: end("host", "HostConnection", "HostHandlers"),
    encoders: new Map(
      socket.messages.map((message) => [message, claim(`encode${stem}${pascalCase(message.identifier)}`)]),
    ),
  };
}

/** Prints the type of a message without the properties that its encoder adds. */
export function contentType(message: SocketMessage, { socket, model }: SocketFile): Code {
  const fixed = [socket.envelope.opcode, ...message.nullFields].map((name) => messageKey(message.message, name, model));
  const direction = directionOf(message.from);
  const type = code`Omit<${useExpression(message.message, direction, model)}, ${unionType(fixed.map(stringLiteral))}>`;
  return asInput(type, { use: message.message, direction }, model);
}

export function directionOf(from: SocketMessage["from"]): "request" | "response" {
  return from === "host" ? "response" : "request";
}

export function titleOf({ title, name }: SocketChannel): string {
  return title ?? name;
}
