import { keyOf } from "../../model/conversion.js";
import type { Interface, RpcChannel, RpcCommand } from "../../model/interface.js";
import { NameTable } from "../../model/names.js";
import { resolveType } from "../../model/resolve-type.js";
import {
  arrayLiteral,
  type Code,
  code,
  devicesRuntime,
  docComment,
  identifier,
  lines,
  parameterList,
  propertyAccess,
  propertyKey,
  typeLiteral,
} from "../../print/index.js";
import { useExpression } from "../typescript/type-expression.js";
import { type ChannelNames, type CommandNames, channelSymbol } from "./naming.js";

/** Prints the host of a channel: the type of its clients, a hook per command, and the function that starts it. */
export function hostCode(channel: RpcChannel, names: ChannelNames, model: Interface): readonly Code[] {
  return [client(channel, names, model), options(channel, names, model), createHostFunction(channel, names)];
}

function client(channel: RpcChannel, names: ChannelNames, model: Interface): Code {
  const members = channel.query.flatMap(({ name, required, transports, description, use }) => {
    const option = names.queryOptions.get(name);
    if (option === undefined) return [];
    const mark = required && transports.length === 2 ? code`` : code`?`;
    const comment = docComment(description === undefined ? undefined : { text: description });
    return [lines([comment, code`readonly ${propertyKey(option)}${mark}: ${useExpression(use, "request", model)}`])];
  });
  const body = typeLiteral(members, { multiline: true });
  return lines([
    docComment({ text: "The sender of a command." }),
    code`export interface ${channelSymbol(channel, names.hostClient)} extends ${devicesRuntime("HostClient", true)} ${body}`,
  ]);
}

function options(channel: RpcChannel, names: ChannelNames, model: Interface): Code {
  const client = channelSymbol(channel, names.hostClient, true);
  const members = [...names.commands].map(([command, own]) => commandHook(command, own, client, model));
  const body = typeLiteral(members, { multiline: true });
  return lines([
    docComment({ text: "Options of a host, with a hook for each command." }),
    code`export interface ${channelSymbol(channel, names.hostOptions)} extends ${devicesRuntime("HostOptions", true)} ${body}`,
  ]);
}

function commandHook(command: RpcCommand, own: CommandNames, client: Code, model: Interface): Code {
  const args = own.singleArgument?.parameter ?? "args";
  const others = new NameTable([args]);
  const parameters = parameterList([
    code`${identifier(others.claim("client"))}: ${client}`,
    code`${propertyKey(args)}: ${useExpression(own.singleArgument?.property ?? command.args, "request", model)}`,
    code`${identifier(others.claim("context"))}: ${devicesRuntime("HookContext", true)}`,
  ]);
  const data = useExpression(command.data, "response", model);
  const result = resolveType(command.data.type, model).kind === "null" ? code`void` : data;
  const rules = (command.behaviours ?? []).map(({ id, text }) => `- ${text} (${id})`).join("\n");
  const text =
    `Handles each ${command.name}. The reply waits for its promise, up to \`limits.commandTimeout\`. If it throws, an error ` +
    `reply is sent. Commands of the same client are handled in sequence.${rules === "" ? "" : `\n\n${rules}`}`;
  return lines([
    docComment({ text }),
    code`readonly ${propertyKey(own.hook)}: ${parameters} => ${result} | Promise<${result}>`,
  ]);
}

function createHostFunction(channel: RpcChannel, names: ChannelNames): Code {
  const type = channelSymbol(channel, names.hostClient, true);
  const handlers = [...names.commands.values()].map(({ constant, singleArgument, hook }) => {
    const args = singleArgument === undefined ? code`args` : propertyAccess(code`args`, keyOf(singleArgument.property));
    const handle = code`(client, args, context) => ${propertyAccess(code`options`, hook)}(client as ${type}, ${args}, context)`;
    return code`${devicesRuntime("handler")}(${channelSymbol(channel, constant)}, ${handle})`;
  });
  const list = arrayLiteral(handlers, { multiline: true });
  return lines([
    docComment({
      text:
        "Starts a host on the first free port of the range, for programs on this machine only. Requires Node, and `ws` " +
        "for WebSockets. Rejects with a ChannelError of kind `no-port` if no port is free.",
    }),
    code`export function ${channelSymbol(channel, names.createHost)}(options: ${channelSymbol(channel, names.hostOptions, true)}): Promise<${devicesRuntime("Host", true)}> {`,
    code`  const handlers = ${list};`,
    code`  return ${devicesRuntime("createHost")}(${channelSymbol(channel, names.channel)}, handlers, options);`,
    code`}`,
  ]);
}
