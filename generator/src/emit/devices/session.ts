import { isText } from "../../model/channel-type.js";
import { conversionOf, keyOf } from "../../model/conversion.js";
import type { Interface, RpcChannel, RpcCommand } from "../../model/interface.js";
import { resolveType } from "../../model/resolve-type.js";
import type { SchemaUse } from "../../model/type.js";
import {
  block,
  type Code,
  call,
  code,
  devicesRuntime,
  docComment,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  propertyAccess,
  propertyKey,
  typeLiteral,
  valuesRuntime,
} from "../../print/index.js";
import { inputExpression, useExpression } from "../typescript/type-expression.js";
import { describe } from "./describe.js";
import { codeValidator, encodedMessage } from "./message-code.js";
import { type ChannelNames, type CommandNames, channelSymbol } from "./naming.js";

/** Prints the client: options, a session with a method per command, the function that opens it, and registries. */
export function sessionCode(channel: RpcChannel, names: ChannelNames, model: Interface): readonly Code[] {
  const registries = [...names.commands.values()].flatMap((own) => registryFunction(channel, names, own, model) ?? []);
  return [
    options(channel, names, model),
    session(channel, names, model),
    connectFunction(channel, names, model),
    ...registries,
  ];
}

function options(channel: RpcChannel, names: ChannelNames, model: Interface): Code {
  const members = channel.query.flatMap(({ name, required, description, use }) => {
    const option = names.queryOptions.get(name);
    if (option === undefined) return [];
    const mark = required ? code`` : code`?`;
    const type = useExpression(use, "request", model);
    const comment = docComment(description === undefined ? undefined : { text: description });
    return [lines([comment, code`readonly ${propertyKey(option)}${mark}: ${type}`])];
  });
  const body = typeLiteral(members, { multiline: true });
  return lines([
    docComment({ text: `Options of a session of the channel ${channel.title ?? channel.name}.` }),
    code`export interface ${channelSymbol(channel, names.sessionOptions)} extends ${devicesRuntime("SessionOptions", true)} ${body}`,
  ]);
}

function session(channel: RpcChannel, names: ChannelNames, model: Interface): Code {
  const methods = [...names.commands].map(([command, own]) => commandMethod(channel, command, own, model));
  const head = code`export class ${channelSymbol(channel, names.session)} extends ${devicesRuntime("Session")}`;
  return lines([
    docComment({ text: `A connection to the service, open until it is closed. ${behaviourRules(channel)}`.trim() }),
    block(head, [lines(methods, 1)]),
  ]);
}

function behaviourRules({ behaviours = [] }: RpcChannel): string {
  if (behaviours.length === 0) return "";
  return `\n\n${behaviours.map(({ id, text }) => `- ${text} (${id})`).join("\n")}`;
}

function commandMethod(channel: RpcChannel, command: RpcCommand, own: CommandNames, model: Interface): Code {
  const { singleArgument } = own;
  const parameter = identifier(singleArgument?.parameter ?? "args");
  const type = inputExpression(singleArgument?.property ?? command.args, "request", model);
  const key = singleArgument === undefined ? undefined : keyOf(singleArgument.property);
  const isSame = key === singleArgument?.parameter;
  const args = key === undefined || isSame ? parameter : code`${propertyKey(key)}: ${parameter}`;
  const reply = useExpression(command.reply, "response", model);
  const parameters = [code`${parameter}: ${type}`, code`options?: ${devicesRuntime("CommandOptions", true)}`];
  const signature = parameterList(parameters);
  const behaviours = (command.behaviours ?? []).map(({ id, text }) => `- ${text} (${id})`);
  const words = [
    describe(command, model),
    "Resolves with the reply; rejects with a ChannelError.",
    behaviours.join("\n"),
  ];
  return lines([
    docComment({ text: words.filter((paragraph) => paragraph !== "").join("\n\n") }),
    code`${propertyKey(own.method)}${signature}: Promise<${reply}> {`,
    code`  return this.send(${channelSymbol(channel, own.constant)}, ${singleArgument === undefined ? args : code`{ ${args} }`}, options);`,
    code`}`,
  ]);
}

function connectFunction(channel: RpcChannel, names: ChannelNames, model: Interface): Code {
  const query = channel.query.flatMap(({ name, required, use }) => {
    const option = names.queryOptions.get(name);
    if (option === undefined) return [];
    const value = propertyAccess(code`options`, option);
    const entry = code`${propertyKey(name)}: ${parameterText(use, value, model)}`;
    return [required ? entry : code`...(${value} === undefined ? {} : { ${entry} })`];
  });
  const values = objectLiteral(query);
  const made = call(channelSymbol(channel, names.session), [
    channelSymbol(channel, names.channel),
    values,
    code`options`,
  ]);
  // Encoding may throw, and the caller expects a rejection.
  const isEncoded = channel.query.some(({ name, use }) => names.queryOptions.has(name) && !isTextUse(use, model));
  const isNeeded = channel.query.some(({ name, required }) => required && names.queryOptions.has(name));
  return lines([
    docComment({
      text:
        "Finds the service on this machine and opens a session. Rejects with a ChannelError of kind `not-found` that " +
        "states the result for each port.",
    }),
    code`export ${isEncoded ? code`async ` : code``}function ${channelSymbol(channel, names.connect)}(options: ${channelSymbol(channel, names.sessionOptions, true)}${isNeeded ? code`` : code` = {}`}): Promise<${channelSymbol(channel, names.session, true)}> {`,
    code`  return new ${made}.open();`,
    code`}`,
  ]);
}

function registryFunction(
  channel: RpcChannel,
  names: ChannelNames,
  own: CommandNames,
  model: Interface,
): Code | undefined {
  if (own.itemList === undefined) return undefined;
  const { item, registry: name } = own.itemList;
  const type = useExpression(item, "request", model);
  const method = propertyAccess(code`session`, own.method);
  const hasConversion = conversionOf(item, model) !== undefined;
  const target = [
    code`send`,
    code`isClosed: () => session.isClosed`,
    ...(hasConversion ? [code`textOf: ${valuesRuntime("stringifyExactly")}`] : []),
  ];
  return lines([
    docComment({
      text:
        `Keeps the service up to date with the list, by priority, that ${own.method} sends. Changes within one tick are ` +
        "sent as one update, and an older state is never sent after a newer one.",
    }),
    code`export class ${channelSymbol(channel, name)} extends ${devicesRuntime("ListRegistry")}<${type}> {`,
    code`  constructor(session: ${channelSymbol(channel, names.session, true)}, options?: ${devicesRuntime("RegistryOptions", true)}) {`,
    code`    const send = (items: readonly ${type}[]): Promise<unknown> => ${method}(items);`,
    code`    super(${codeValidator(item, model)}, ${objectLiteral(target)}, options);`,
    code`  }`,
    code`}`,
  ]);
}

function isTextUse({ type }: SchemaUse, model: Interface): boolean {
  return isText(resolveType(type, model));
}

/** Prints the text of a query parameter. */
function parameterText(use: SchemaUse, value: Code, model: Interface): Code {
  if (isTextUse(use, model)) return value;
  return code`${devicesRuntime("parameterText")}(${encodedMessage({ use, direction: "request", value }, undefined, model)})`;
}
