import type { SocketMessage } from "../../model/interface.js";
import { NameTable, pascalCase } from "../../model/names.js";
import {
  block,
  type Code,
  code,
  devicesRuntime,
  docComment,
  lines,
  numberLiteral,
  propertyAccess,
  propertyKey,
  typeLiteral,
} from "../../print/index.js";
import { useExpression } from "../typescript/type-expression.js";
import { messageKey } from "./message-code.js";
import { contentType, directionOf, type SocketEnd, type SocketFile, titleOf } from "./socket-file.js";

/** Prints one end of a channel: the interface of its handlers, and its class with a method per sent message. */
export function endCode(end: SocketEnd, other: SocketEnd, file: SocketFile): readonly Code[] {
  const hooks = new NameTable();
  const names = new Map(
    end.received.map((message) => [message, hooks.claim(`on${pascalCase(message.identifier)}`)] as const),
  );
  return [handlersInterface(end, names, file), connectionClass(end, other, names, file)];
}

type HookNames = ReadonlyMap<SocketMessage, string>;

function handlersInterface({ title, handlers }: SocketEnd, names: HookNames, { model, socket }: SocketFile): Code {
  const members = [...names].map(([message, name]) => {
    const type = useExpression(message.message, directionOf(message.from), model);
    return lines([
      docComment({ text: paragraphs(message.description ?? message.name, rulesOf(message.behaviours)) }),
      code`readonly ${propertyKey(name)}: (message: ${type}) => void | Promise<void>`,
    ]);
  });
  const body = typeLiteral(members, { multiline: true });
  const text = `What a ${title} of the channel ${titleOf(socket)} does with each message, in sequence: a promise delays the next.`;
  return lines([docComment({ text }), code`export interface ${handlers} ${body}`]);
}

function connectionClass(end: SocketEnd, other: SocketEnd, names: HookNames, file: SocketFile): Code {
  const { socket } = file;
  const methods = new NameTable(["close", "constructor", "end", "isClosed", "receive", "sendText"]);
  const senders = end.sent.map((message) => {
    const method = methods.claim(`send${pascalCase(message.identifier)}`);
    const initial = message.isBare ? code` = {}` : code``;
    return lines([
      docComment({ text: paragraphs(message.description ?? message.name, rulesOf(message.behaviours)) }),
      code`${propertyKey(method)}(message: ${contentType(message, file)}${initial}): void {`,
      code`  this.sendText(${file.encoders.get(message) ?? code``}(message));`,
      code`}`,
    ]);
  });
  const head = code`export class ${end.connection} extends ${devicesRuntime("SocketConnection")}`;
  const text = `The ${end.title}'s end of a connection of the channel ${titleOf(socket)}.`;
  return lines([
    docComment({ text: paragraphs(text, rulesOf(socket.behaviours)) }),
    block(head, [lines([constructorCode(end, other, names, file), ...senders], 1)]),
  ]);
}

function constructorCode(
  { handlers }: SocketEnd,
  other: SocketEnd,
  names: HookNames,
  { socket, model }: SocketFile,
): Code {
  const [any] = names.keys();
  const key = any === undefined ? socket.envelope.opcode : messageKey(any.message, socket.envelope.opcode, model);
  const opcode = propertyAccess(code`message`, key);
  return lines([
    code`constructor(link: ${devicesRuntime("SocketLink", true)}, handlers: ${handlers}, options?: ${devicesRuntime("SocketConnectionOptions", true)}) {`,
    code`  super(link, (received, maxBytes) => {`,
    code`    const message = ${other.decode}(received, maxBytes);`,
    code`    switch (${opcode}) {`,
    ...[...names].flatMap(([message, name]) => [
      code`      case ${numberLiteral(message.opcode)}:`,
      code`        return ${propertyAccess(code`handlers`, name)}(message);`,
    ]),
    code`    }`,
    code`  }, options);`,
    code`}`,
  ]);
}

function rulesOf(behaviours: SocketMessage["behaviours"]): string {
  return (behaviours ?? []).map(({ id, text }) => `- ${text} (${id})`).join("\n");
}

function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}
