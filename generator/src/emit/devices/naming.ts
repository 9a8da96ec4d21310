import type { Interface, RpcChannel, RpcCommand } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { camelCase, NameTable, pascalCase } from "../../model/names.js";
import { resolveType } from "../../model/resolve-type.js";
import type { Property, SchemaUse, Type } from "../../model/type.js";
import { type Code, symbol } from "../../print/index.js";
import { namedType } from "../typescript/naming.js";

/** All names declared in a channel's file. */
export interface ChannelNames {
  readonly channel: string;
  readonly connect: string;
  readonly session: string;
  readonly sessionOptions: string;
  readonly createHost: string;
  readonly hostOptions: string;
  readonly hostClient: string;
  readonly encodeError: string;
  readonly decodeError: string;
  readonly commands: ReadonlyMap<RpcCommand, CommandNames>;
  /** Query parameters set by the client: parameter → option name. */
  readonly queryOptions: ReadonlyMap<string, string>;
}

export interface CommandNames {
  readonly constant: string;
  readonly encode: string;
  readonly decode: string;
  readonly encodeReply: string;
  readonly decodeReply: string;
  /** The session's method. */
  readonly method: string;
  /** The only property of the arguments, which is then passed directly, and its parameter name. */
  readonly singleArgument?: { readonly property: Property; readonly parameter: string };
  /** The host's hook. */
  readonly hook: string;
  /**
   * Present if the only property is a list of items with ids: the item type, and the registry that maintains such a
   * list.
   */
  readonly itemList?: { readonly item: SchemaUse; readonly registry: string };
}

/** Members of runtime classes and interfaces that generated ones extend. */
const sessionMembers = ["close", "isClosed", "open", "port", "send", "constructor"];
const sessionOptionNames = [
  ...["clock", "commandTimeout", "connectTimeout", "dial", "maxBytes", "onDisconnect", "onError", "onReconnect"],
  ...["parallel", "ports", "reconnect", "signal", "transport", "wait"],
];
const hostOptionNames = [
  ...["allowClient", "allowedOrigins", "clock", "ipv6", "limits", "onError", "ports", "transports"],
];

export function namesOf(channel: RpcChannel, model: Interface): ChannelNames {
  const file = new NameTable();
  const methods = new NameTable(sessionMembers);
  const hooks = new NameTable(hostOptionNames);
  const stated = new NameTable(sessionOptionNames);
  const stem = pascalCase(channel.identifier);
  const one = singular(stem);
  return {
    channel: file.claim(`${channel.identifier}Channel`),
    connect: file.claim(`connect${stem}`),
    session: file.claim(`${stem}Session`),
    sessionOptions: file.claim(`${stem}Options`),
    createHost: file.claim(`create${one}Host`),
    hostOptions: file.claim(`${one}HostOptions`),
    hostClient: file.claim(`${one}HostClient`),
    encodeError: file.claim(`encode${stem}Error`),
    decodeError: file.claim(`decode${stem}Error`),
    commands: new Map(
      channel.commands.map((command) => [command, commandNames(command, { file, methods, hooks }, model)]),
    ),
    queryOptions: new Map(
      channel.query
        .filter((parameter) => constantOf(parameter.use.type, model) === undefined)
        .map(({ name }) => [name, stated.claim(camelCase(name) || "parameter")]),
    ),
  };
}

interface NameTables {
  readonly file: NameTable;
  readonly methods: NameTable;
  readonly hooks: NameTable;
}

function commandNames(command: RpcCommand, { file, methods, hooks }: NameTables, model: Interface): CommandNames {
  const stem = pascalCase(command.identifier);
  const property = singleProperty(command.args.type, model);
  const item = property === undefined ? undefined : listItem(property, model);
  const parameter = property === undefined ? "" : new NameTable(["options"]).claim(camelCase(property.name) || "value");
  return {
    constant: file.claim(`${command.identifier}Command`),
    encode: file.claim(`encode${stem}`),
    decode: file.claim(`decode${stem}`),
    encodeReply: file.claim(`encode${stem}Reply`),
    decodeReply: file.claim(`decode${stem}Reply`),
    method: methods.claim(command.identifier),
    hook: hooks.claim(`on${pascalCase(parameter) || stem}`),
    ...(property === undefined ? {} : { singleArgument: { property, parameter } }),
    ...(item === undefined ? {} : { itemList: { item, registry: file.claim(`${itemName(item, model)}Registry`) } }),
  };
}

/** Returns the singular: `Devices` has hosts of a device. */
function singular(stem: string): string {
  return /[^sui]s$/.test(stem) ? stem.slice(0, -1) : stem;
}

function singleProperty(type: Type, model: Interface): Property | undefined {
  const target = resolveType(type, model);
  if (target.kind !== "object" || target.patterns.length > 0 || target.additionalStated) return undefined;
  const [only, ...others] = target.properties;
  return others.length === 0 && only?.required === true ? only : undefined;
}

/** Returns the item type of a list whose items have a named type with a string `id`. */
function listItem({ type, nullable }: Property, model: Interface): SchemaUse | undefined {
  const list = resolveType(type, model);
  if (nullable || list.kind !== "array" || list.prefix.length > 0 || list.checks.length > 0) return undefined;
  const { items } = list;
  if (items?.type.kind !== "reference" || items.nullable || !hasId(items.type, model)) return undefined;
  return items;
}

function hasId(type: Type, model: Interface): boolean {
  const target = resolveType(type, model);
  if (target.kind === "union")
    return target.alternatives.every((alternative) => !alternative.nullable && hasId(alternative.type, model));
  if (target.kind !== "object") return false;
  const id = target.properties.find(({ name }) => name === "id");
  return id?.required === true && !id.nullable && resolveType(id.type, model).kind === "string";
}

function itemName(item: SchemaUse, model: Interface): string {
  return item.type.kind === "reference" ? namedType(model, item.type.name).identifier : "Item";
}

/** Returns the only string that a type allows; undefined if there are several or other types. */
export function constantOf(type: Type, model: Interface): string | undefined {
  const target = resolveType(type, model);
  if (target.kind !== "enum" || target.open !== "closed" || target.members.length !== 1) return undefined;
  const value = target.members[0]?.value;
  return typeof value === "string" ? value : undefined;
}

/** Returns the validator of a named type. */
export function validatorOf(use: SchemaUse, model: Interface): Code {
  if (use.type.kind !== "reference") throw new Error("the messages of channels are uses of named types");
  const target = namedType(model, use.type.name);
  return symbol({ name: target.identifier, module: layout.validators(target), typeOnly: false });
}

/** References a name declared in a channel's file. */
export function channelSymbol(channel: RpcChannel, name: string, typeOnly = false): Code {
  return symbol({ name, module: layout.channel(channel), typeOnly });
}
