import { isText } from "../../model/channel-type.js";
import { keyOf } from "../../model/conversion.js";
import type { Interface, RpcChannel, RpcCommand, RpcQueryParameter } from "../../model/interface.js";
import { pascalCase } from "../../model/names.js";
import { resolveType } from "../../model/resolve-type.js";
import {
  arrayLiteral,
  type Code,
  code,
  devicesRuntime,
  docComment,
  lines,
  numberLiteral,
  objectLiteral,
  operators,
  propertyAccess,
  propertyKey,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";
import { useExpression } from "../typescript/type-expression.js";
import { errorEvent } from "./codecs.js";
import { isExactUse, messageKey, receivingValidator } from "./message-code.js";
import { type ChannelNames, type CommandNames, channelSymbol, constantOf } from "./naming.js";

/** Prints the description of a command for sessions and hosts: its name and codecs. */
export function commandConstant(channel: RpcChannel, command: RpcCommand, names: CommandNames, model: Interface): Code {
  const args = useExpression(command.args, "request", model);
  const data = useExpression(command.data, "response", model);
  const decoded = propertyAccess(
    code`${channelSymbol(channel, names.decode)}(message, maxBytes)`,
    messageKey(command.command, channel.envelope.command.args, model),
  );
  const items = [
    code`name: ${stringLiteral(command.name)}`,
    code`replaces: ${names.itemList === undefined ? code`false` : code`true`}`,
    code`encode: ${channelSymbol(channel, names.encode)}`,
    ...(isExactUse(command.command, model) ? [code`readsText: true`] : []),
    code`decodeArgs: (message, maxBytes) => ${decoded}`,
    code`encodeReply: ${channelSymbol(channel, names.encodeReply)}`,
    code`decodeReply: ${channelSymbol(channel, names.decodeReply)}`,
  ];
  return lines([
    docComment({ text: `The command ${command.name}, for sessions and hosts.` }),
    code`export const ${channelSymbol(channel, names.constant)}: ${devicesRuntime("ChannelCommand", true)}<${args}, ${data}> = ${objectLiteral(items, { multiline: true })};`,
  ]);
}

/** Prints the description of a channel except its messages: addresses, query parameters, numbers. */
export function channelConstant(channel: RpcChannel, names: ChannelNames, model: Interface): Code {
  const { http, websocket } = channel.transports;
  const { command, reply } = channel.envelope;
  const listed = [...names.commands].find(
    ([, { itemList, singleArgument }]) => itemList !== undefined && singleArgument !== undefined,
  )?.[1];
  const items = [
    code`name: ${stringLiteral(channel.name)}`,
    code`host: ${stringLiteral(channel.host)}`,
    code`ports: ${objectLiteral([code`first: ${numberLiteral(channel.ports.first)}`, code`last: ${numberLiteral(channel.ports.last)}`])}`,
    code`query: ${arrayLiteral(channel.query.map((parameter) => queryParameter(parameter, channel, names, model)))}`,
    http === undefined
      ? undefined
      : code`http: ${objectLiteral([
          code`path: ${stringLiteral(http.path)}`,
          code`method: ${stringLiteral(http.method.toUpperCase())}`,
          code`successStatus: ${numberLiteral(http.successStatus)}`,
        ])}`,
    websocket === undefined
      ? undefined
      : code`websocket: ${objectLiteral([code`path: ${stringLiteral(websocket.path)}`])}`,
    code`envelope: ${objectLiteral(
      [
        code`command: ${codeListCode({ name: command.name, nonce: command.nonce, args: command.args })}`,
        // Sessions read data and event from decoded replies.
        code`reply: ${codeListCode({
          name: reply.name,
          nonce: reply.nonce,
          data: messageKey(channel.envelope.error, reply.data, model),
          event: messageKey(channel.envelope.error, reply.event, model),
        })}`,
      ],
      { multiline: true },
    )}`,
    code`errorEvent: ${errorEvent(channel, model)}`,
    code`errors: ${codesCode(channel.errors)}`,
    code`closeCodes: ${codesCode(channel.closeCodes)}`,
    code`commands: ${arrayLiteral([...names.commands.values()].map(({ constant }) => channelSymbol(channel, constant)))}`,
    listed?.singleArgument === undefined
      ? undefined
      : code`hello: ${objectLiteral([
          code`command: ${channelSymbol(channel, listed.constant)}`,
          code`args: ${objectLiteral([code`${propertyKey(keyOf(listed.singleArgument.property))}: []`])}`,
        ])}`,
    code`encodeError: ${channelSymbol(channel, names.encodeError)}`,
    code`decodeError: ${channelSymbol(channel, names.decodeError)}`,
  ];
  return lines([
    docComment({
      text: `${channel.description ?? channel.title ?? channel.name}\n\nThe definition that sessions and hosts use.`,
    }),
    code`export const ${channelSymbol(channel, names.channel)}: ${devicesRuntime("Channel", true)} = ${objectLiteral(items, { multiline: true })};`,
  ]);
}

function queryParameter(
  parameter: RpcQueryParameter,
  channel: RpcChannel,
  names: ChannelNames,
  model: Interface,
): Code {
  const constant = constantOf(parameter.use.type, model);
  const option = names.queryOptions.get(parameter.name);
  const [error, close] = [channel.errors, channel.closeCodes].map((known) => parameterErrorCode(parameter.name, known));
  const transports = parameter.transports.map(stringLiteral);
  return objectLiteral(
    [
      code`name: ${stringLiteral(parameter.name)}`,
      code`transports: ${arrayLiteral(transports)}`,
      code`required: ${parameter.required ? code`true` : code`false`}`,
      constant === undefined ? undefined : code`value: ${stringLiteral(constant)}`,
      option === undefined ? undefined : code`option: ${stringLiteral(option)}`,
      ...(isText(resolveType(parameter.use.type, model))
        ? [code`is: ${acceptsFunction(parameter, model)}`]
        : [
            code`is: () => true`,
            code`read: (text) => ${devicesRuntime("parseParameter")}(text, ${receivingValidator(parameter.use, model)})`,
          ]),
      error === undefined ? undefined : code`error: ${stringLiteral(error)}`,
      close === undefined ? undefined : code`close: ${stringLiteral(close)}`,
    ],
    { multiline: true },
  );
}

/** Prints a function that validates the parameter's text. */
function acceptsFunction({ use }: RpcQueryParameter, model: Interface): Code {
  const type = resolveType(use.type, model);
  const conditions: Code[] = [];
  if (type.kind === "enum" && type.open === "closed") {
    const values = type.members.map(({ value }) => stringLiteral(String(value)));
    conditions.push(values.length === 1 ? code`value === ${values}` : code`${arrayLiteral(values)}.includes(value)`);
  }
  if (type.kind === "string") {
    for (const check of type.checks) {
      if (check.kind === "min-length" || check.kind === "max-length") {
        const name = check.kind === "min-length" ? "minLength" : "maxLength";
        conditions.push(code`${validateRuntime(name)}(value, ${numberLiteral(check.limit)})`);
      } else if (check.kind === "pattern") {
        const matcher = patternMatcher(check.pattern);
        if (matcher !== undefined) conditions.push(code`${matcher}.test(value)`);
      }
    }
  }
  if (conditions.length === 0) return code`() => true`;
  return code`(value) => ${operators(conditions, "&&")}`;
}

/** Returns the error named after a parameter: `invalid` followed by the name, or by a word that starts with it. */
function parameterErrorCode(parameter: string, known: RpcChannel["errors"]): string | undefined {
  const wanted = `invalid${pascalCase(parameter)}`;
  return (known.find(({ name }) => name === wanted) ?? known.find(({ name }) => name.startsWith(wanted)))?.name;
}

function codesCode(known: RpcChannel["errors"]): Code {
  const items = known.map(({ name, code: number, message }) => {
    const entry = objectLiteral([code`code: ${numberLiteral(number)}`, code`message: ${stringLiteral(message)}`]);
    return code`${propertyKey(name)}: ${entry}`;
  });
  return objectLiteral(items, { multiline: true });
}

function codeListCode(entries: { readonly [key: string]: string }): Code {
  return objectLiteral(
    Object.entries(entries).map(([key, value]) => code`${propertyKey(key)}: ${stringLiteral(value)}`),
  );
}
