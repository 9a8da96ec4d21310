import type { Interface, SocketChannel, SocketMessage } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  code,
  devicesRuntime,
  docComment,
  type File,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  stringLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { useExpression } from "../typescript/type-expression.js";
import { encodedMessage, messageKey, receivedFields, receivingValidator } from "./message-code.js";
import { endCode } from "./socket-ends.js";
import { contentType, directionOf, type SocketEnd, type SocketFile, socketFileOf, titleOf } from "./socket-file.js";

/** Emits the module of a WebSocket channel: numbers, codecs, and a class for each end. */
export function socketModule(socket: SocketChannel, model: Interface): File {
  const file = socketFileOf(socket, model);
  const body: Code[] = [
    opcodesConstant(file),
    closeCodesConstant(file),
    ...[file.client, file.host].map((end) => unionOf(end, file)),
    ...socket.messages.map((message) => encoder(message, file)),
    ...[file.client, file.host].map((end) => decoder(end, file)),
    ...endCode(file.client, file.host, file),
    ...endCode(file.host, file.client, file),
  ];
  return typescriptFile({ path: `${layout.channel(socket)}.ts`, header: fileHeader(model), body });
}

function opcodesConstant({ socket, opcodes }: SocketFile): Code {
  const items = socket.messages.map(({ identifier, opcode, description }) =>
    lines([comment(description), code`${propertyKey(identifier)}: ${numberLiteral(opcode)}`]),
  );
  return lines([
    docComment({ text: `The opcodes of the channel ${titleOf(socket)}.` }),
    code`export const ${opcodes} = ${objectLiteral(items, { multiline: true })} as const;`,
  ]);
}

function closeCodesConstant({ socket, closeCodes }: SocketFile): Code {
  const items = socket.closeCodes.map((entry) => {
    const values = [
      code`code: ${numberLiteral(entry.code)}`,
      code`message: ${stringLiteral(entry.message)}`,
      code`reconnect: ${entry.reconnect ? code`true` : code`false`}`,
    ];
    return code`${propertyKey(entry.name)}: ${objectLiteral(values)}`;
  });
  return lines([
    docComment({ text: `Why a host of the channel ${titleOf(socket)} closes a connection.` }),
    code`export const ${closeCodes} = ${objectLiteral(items, { multiline: true })} as const;`,
  ]);
}

function unionOf({ title, sent, union }: SocketEnd, file: SocketFile): Code {
  const types = sent.map(({ message }) => useExpression(message, directionOf(title), file.model));
  return lines([
    docComment({ text: `A message that the ${title} sends.` }),
    code`export type ${union} = ${unionType(types)};`,
  ]);
}

function encoder(message: SocketMessage, file: SocketFile): Code {
  const { socket, model, encoders } = file;
  const keyed = (name: string): string => messageKey(message.message, name, model);
  const values = [
    code`${propertyKey(keyed(socket.envelope.opcode))}: ${numberLiteral(message.opcode)}`,
    ...message.nullFields.map((name) => code`${propertyKey(keyed(name))}: null`),
    code`...message`,
  ];
  const value = objectLiteral(values);
  const printed = { use: message.message, direction: directionOf(message.from), value };
  return lines([
    docComment({
      text:
        `${message.description ?? message.name}\n\nEncodes the message as text. Throws a ChannelError: \`invalid\` with ` +
        "the issues, or `too-large`.",
    }),
    code`export function ${encoders.get(message) ?? code``}(message: ${contentType(message, file)}${message.isBare ? code` = {}` : code``}, ${limitOf(message.from, socket)}): string {`,
    code`  return ${encodedMessage(printed, code`maxBytes`, model)};`,
    code`}`,
  ]);
}

function decoder({ title, sent, union, decode }: SocketEnd, { socket, model }: SocketFile): Code {
  const check = devicesRuntime(title === "client" ? "checkMessage" : "checkHostMessage");
  const opcode = code`fields[${stringLiteral(socket.envelope.opcode)}]`;
  return lines([
    docComment({
      text:
        `Decodes and checks a message of the ${title}; unknown properties are dropped. Throws a ChannelError: ` +
        "`unknown-command` for an unknown opcode, `malformed`, `too-large` or `invalid`.",
    }),
    code`export function ${decode}(message: ${devicesRuntime("Message", true)}, ${limitOf(title, socket)}): ${union} {`,
    code`  const fields = ${devicesRuntime("parseMessage")}(message, maxBytes);`,
    code`  switch (${opcode}) {`,
    ...sent.flatMap((message) => [
      code`    case ${numberLiteral(message.opcode)}:`,
      code`      return ${check}(${receivingValidator(message.message, model)}, ${receivedFields([message.message], model)});`,
    ]),
    code`    default:`,
    code`      throw ${devicesRuntime("unknownOpcode")}(${opcode});`,
    code`  }`,
    code`}`,
  ]);
}

/**
 * Prints the parameter for the maximum message size. Messages of a host are unlimited, because its clients trust it.
 */
function limitOf(from: SocketMessage["from"], { maxBytes }: SocketChannel): Code {
  if (from === "host") return code`maxBytes: number = Number.POSITIVE_INFINITY`;
  return maxBytes === undefined ? code`maxBytes?: number` : code`maxBytes: number = ${numberLiteral(maxBytes)}`;
}

function comment(description: string | undefined): Code | undefined {
  return description === undefined ? undefined : docComment({ text: description });
}
