import type { Interface, RpcChannel, RpcCommand } from "../../model/interface.js";
import { resolveType } from "../../model/resolve-type.js";
import type { SchemaUse } from "../../model/type.js";
import {
  type Code,
  call,
  code,
  devicesRuntime,
  docComment,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";
import { inputExpression, useExpression } from "../typescript/type-expression.js";
import { describe } from "./describe.js";
import { encodedMessage, messageKey, receivedFields, receivingValidator } from "./message-code.js";
import { type ChannelNames, type CommandNames, channelSymbol, constantOf } from "./naming.js";

/** Prints the codecs of a command: two functions for the command and two for its reply. */
export function commandCodecs(
  channel: RpcChannel,
  command: RpcCommand,
  names: CommandNames,
  model: Interface,
): readonly Code[] {
  return [
    encode(channel, command, names, model),
    decode(channel, command, names, model),
    encodeReply(channel, command, names, model),
    decodeReply(channel, command, names, model),
  ];
}

const limit = code`maxBytes?: number`;

function encode(channel: RpcChannel, command: RpcCommand, names: CommandNames, model: Interface): Code {
  const { nonce, name, args } = channel.envelope.command;
  const keyed = (property: string): string => messageKey(command.command, property, model);
  const value = objectLiteral([
    member(keyed(nonce), "nonce"),
    member(keyed(name), stringLiteral(command.name)),
    member(keyed(args), "args"),
  ]);
  const message = { use: command.command, direction: "request", value } as const;
  const parameters = [code`nonce: string`, code`args: ${inputExpression(command.args, "request", model)}`, limit];
  return lines([
    docComment({
      text:
        `${describe(command, model)}\n\nEncodes the command as text. Throws a ChannelError: ` +
        "`invalid` with the issues, or `too-large`.",
    }),
    code`export function ${channelSymbol(channel, names.encode)}${parameterList(parameters)}: string {`,
    code`  return ${encodedMessage(message, code`maxBytes`, model)};`,
    code`}`,
  ]);
}

function decode(channel: RpcChannel, command: RpcCommand, names: CommandNames, model: Interface): Code {
  const name = code`fields[${stringLiteral(channel.envelope.command.name)}]`;
  const parameters = [code`message: ${devicesRuntime("Message", true)}`, limit];
  return lines([
    docComment({
      text:
        `Decodes and checks the command ${command.name}; unknown properties are dropped. Throws a ChannelError: ` +
        "`unknown-command` for any other command, `malformed`, `too-large` or `invalid`.",
    }),
    code`export function ${channelSymbol(channel, names.decode)}${parameterList(parameters)}: ${typeOf(command.command, "request", model)} {`,
    code`  const fields = ${devicesRuntime("parseMessage")}(message, maxBytes);`,
    code`  if (${name} !== ${stringLiteral(command.name)}) throw ${devicesRuntime("unknownCommand")}(${name});`,
    code`  return ${devicesRuntime("checkMessage")}(${receivingValidator(command.command, model)}, ${receivedFields([command.command], model)});`,
    code`}`,
  ]);
}

function encodeReply(channel: RpcChannel, command: RpcCommand, names: CommandNames, model: Interface): Code {
  const { reply } = channel.envelope;
  const event = constantIn(command.reply, reply.event, model);
  const keyed = (property: string): string => messageKey(command.reply, property, model);
  const value = objectLiteral([
    member(keyed(reply.name), stringLiteral(command.name)),
    member(keyed(reply.data), "data"),
    event === undefined ? undefined : member(keyed(reply.event), event),
    member(keyed(reply.nonce), "nonce"),
  ]);
  const message = { use: command.reply, direction: "response", value } as const;
  const data = useExpression(command.data, "response", model);
  const initial = isNull(command.data, model) ? code` = null` : code``;
  const parameters = [code`nonce: string`, code`data: ${data}${initial}`, limit];
  return lines([
    docComment({
      text: `Encodes the reply to ${command.name} as text. Throws a ChannelError: \`invalid\` or \`too-large\`.`,
    }),
    code`export function ${channelSymbol(channel, names.encodeReply)}${parameterList(parameters)}: string {`,
    code`  return ${encodedMessage(message, code`maxBytes`, model)};`,
    code`}`,
  ]);
}

function decodeReply(channel: RpcChannel, command: RpcCommand, names: CommandNames, model: Interface): Code {
  const { error } = channel.envelope;
  const parameters = [code`message: ${devicesRuntime("Message", true)}`, code`nonce: string`, limit];
  const results = code`${typeOf(command.reply, "response", model)} | ${typeOf(error, "response", model)}`;
  return lines([
    docComment({
      text:
        `Decodes and checks the reply to ${command.name}, or its error reply. Throws a ChannelError: \`nonce\` for the ` +
        "reply to another command, `malformed`, `too-large` or `invalid`.",
    }),
    code`export function ${channelSymbol(channel, names.decodeReply)}${parameterList(parameters)}: ${results} {`,
    code`  const fields = ${devicesRuntime("parseMessage")}(message, maxBytes);`,
    code`  const expected = { property: ${stringLiteral(channel.envelope.reply.nonce)}, value: nonce };`,
    code`  return ${call(devicesRuntime("checkReply"), [receivedFields([command.reply, error], model), code`expected`, receivingValidator(command.reply, model), receivingValidator(error, model)])};`,
    code`}`,
  ]);
}

/** Prints the codec of error replies, which all commands share. */
export function errorCodecs(channel: RpcChannel, names: ChannelNames, model: Interface): readonly Code[] {
  const { reply, error } = channel.envelope;
  const keyed = (property: string): string => messageKey(error, property, model);
  const value = objectLiteral([
    member(keyed(reply.name), "name"),
    member(keyed(reply.data), code`{ code: error.code, message: error.message }`),
    member(keyed(reply.event), errorEvent(channel, model)),
    member(keyed(reply.nonce), "nonce"),
  ]);
  const message = { use: error, direction: "response", value, isUnchecked: true } as const;
  const parameters = [
    code`name: string | null`,
    code`nonce: string | null`,
    code`error: ${devicesRuntime("CodedMessage", true)}`,
  ];
  const type = typeOf(error, "response", model);
  const validator = receivingValidator(error, model);
  return [
    lines([
      docComment({ text: "Encodes an error reply as text; null for a name or nonce that could not be read." }),
      code`export function ${channelSymbol(channel, names.encodeError)}${parameterList(parameters)}: string {`,
      code`  return ${encodedMessage(message, undefined, model)};`,
      code`}`,
    ]),
    lines([
      docComment({ text: "Decodes and checks an error reply. Throws a ChannelError like the decoders of replies." }),
      code`export function ${channelSymbol(channel, names.decodeError)}${parameterList([code`message: ${devicesRuntime("Message", true)}`, code`nonce: string`, limit])}: ${type} {`,
      code`  const fields = ${devicesRuntime("parseMessage")}(message, maxBytes);`,
      code`  const expected = { property: ${stringLiteral(reply.nonce)}, value: nonce };`,
      code`  return ${call(devicesRuntime("checkReply"), [receivedFields([error], model), code`expected`, validator, validator])};`,
      code`}`,
    ]),
  ];
}

/** Returns the event name of error replies. */
export function errorEvent(channel: RpcChannel, model: Interface): Code {
  return constantIn(channel.envelope.error, channel.envelope.reply.event, model) ?? code`"ERROR"`;
}

/**
 * Returns the constant text of a message property, `null` if it has another type; undefined if there is no such
 * property.
 */
function constantIn(message: SchemaUse, name: string, model: Interface): Code | undefined {
  const type = resolveType(message.type, model);
  const property = type.kind === "object" ? type.properties.find((one) => one.name === name) : undefined;
  if (property === undefined) return undefined;
  const constant = constantOf(property.type, model);
  return constant === undefined ? code`null` : stringLiteral(constant);
}

function isNull(use: SchemaUse, model: Interface): boolean {
  return resolveType(use.type, model).kind === "null";
}

function typeOf(use: SchemaUse, direction: "request" | "response", model: Interface): Code {
  return useExpression(use, direction, model);
}

/** Prints `nonce` if property and variable have the same name, otherwise `id: nonce`. */
function member(name: string, value: Code | "nonce" | "name" | "args" | "data"): Code {
  if (typeof value !== "string") return code`${propertyKey(name)}: ${value}`;
  return name === value ? identifier(name) : code`${propertyKey(name)}: ${identifier(value)}`;
}
