import type { BuildContext } from "./context.js";
import type { Interface, RpcChannel, RpcCommand } from "./interface.js";
import { resolveType } from "./resolve-type.js";
import type { Pointer, Property, SchemaUse, Type } from "./type.js";

/**
 * Says what keeps the messages of a channel from being written or distinguished: every host answers mistakes with an error
 * reply that holds a code and a message, and knows nothing beyond the envelope to put into a message.
 */
export function reportChannels(model: Interface, context: BuildContext): void {
  for (const channel of model.channels) {
    const diagnostics = [
      ...checkErrorReply(channel, model),
      ...channel.commands.flatMap((command) => [
        ...checkCommandMessage(channel, command, model),
        ...checkSuccessReply(channel, command, model),
      ]),
    ];
    for (const { at, message, expected } of diagnostics)
      context.report("channel-message-differs", at, message, { expected });
  }
}

interface ChannelDiagnostic {
  readonly at: Pointer;
  readonly message: string;
  readonly expected: string;
}

/** What a property of a message has to take. */
interface ExpectedProperty {
  readonly name: string;
  readonly accepts: (use: SchemaUse, type: Type) => boolean;
  readonly expected: string;
}

function checkErrorReply(channel: RpcChannel, model: Interface): readonly ChannelDiagnostic[] {
  const { reply, error } = channel.envelope;
  const what = "the error reply";
  const slots: readonly ExpectedProperty[] = [
    { name: reply.name, accepts: isNullable, expected: "a type that includes null, for a command that cannot be read" },
    {
      name: reply.nonce,
      accepts: isNullable,
      expected: "a type that includes null, for a command that cannot be read",
    },
    { name: reply.event, accepts: (_, type) => constantText(type) !== undefined, expected: "`const` with one text" },
    {
      name: reply.data,
      accepts: (_, type) => propertiesOf(type, model) !== undefined,
      expected: "an object with `code` and `message`",
    },
  ];
  const found = checkMessage(what, error, slots, model);
  const data = propertyOf(resolveType(error.type, model), reply.data, model);
  if (data === undefined || propertiesOf(resolveType(data.type, model), model) === undefined) return found;
  const parts: readonly ExpectedProperty[] = [
    {
      name: "code",
      accepts: (_, type) => acceptsErrorCodes(type, channel),
      expected: "`type: integer`, or every code of `errors`",
    },
    { name: "message", accepts: (_, type) => acceptsUnlistedValues(type, "string"), expected: "`type: string`" },
  ];
  return [...found, ...checkMessage(`\`${reply.data}\` of ${what}`, data, parts, model)];
}

function checkCommandMessage(
  { envelope }: RpcChannel,
  command: RpcCommand,
  model: Interface,
): readonly ChannelDiagnostic[] {
  const { name, nonce, args } = envelope.command;
  const slots = [
    nameSlot(name, command),
    nonceSlot(nonce),
    { name: args, accepts: () => true, expected: "the arguments" },
  ];
  return checkMessage(`the message of \`${command.name}\``, command.command, slots, model);
}

function checkSuccessReply(
  { envelope }: RpcChannel,
  command: RpcCommand,
  model: Interface,
): readonly ChannelDiagnostic[] {
  const { name, nonce, data, event } = envelope.reply;
  const wrong = propertyOf(resolveType(envelope.error.type, model), event, model);
  const errorEvent = wrong === undefined ? "ERROR" : constantText(resolveType(wrong.type, model));
  const isTold = (_: SchemaUse, type: Type): boolean => {
    const text = constantText(type);
    return type.kind === "null" || (text !== undefined && text !== errorEvent);
  };
  const slots: readonly ExpectedProperty[] = [
    nameSlot(name, command),
    nonceSlot(nonce),
    { name: data, accepts: () => true, expected: "the data" },
    { name: event, accepts: isTold, expected: "null, or `const` with another text than error replies have" },
  ];
  return checkMessage(`the reply to \`${command.name}\``, command.reply, slots, model);
}

function nameSlot(name: string, command: RpcCommand): ExpectedProperty {
  const takes = (_: SchemaUse, type: Type): boolean =>
    type.kind === "enum"
      ? type.members.some(({ value }) => value === command.name)
      : acceptsUnlistedValues(type, "string");
  return { name, accepts: takes, expected: `\`const: ${command.name}\`` };
}

function nonceSlot(name: string): ExpectedProperty {
  return { name, accepts: (_, type) => acceptsUnlistedValues(type, "string"), expected: "`type: string`" };
}

/** The problems of a message of which hosts write these properties only. */
function checkMessage(
  what: string,
  use: SchemaUse,
  slots: readonly ExpectedProperty[],
  model: Interface,
): readonly ChannelDiagnostic[] {
  const properties = propertiesOf(resolveType(use.type, model), model);
  const at = declarationPointer(use, model);
  const names = slots.map(({ name }) => `\`${name}\``).join(", ");
  if (properties === undefined) return [{ at, message: `${what} is no object`, expected: `an object with ${names}` }];
  const wrong = slots.flatMap(({ name, accepts, expected }): readonly ChannelDiagnostic[] => {
    const property = properties.find((one) => one.name === name);
    if (property === undefined) return [{ at, message: `${what} has no property \`${name}\``, expected }];
    if (accepts(property, resolveType(property.type, model))) return [];
    return [{ at: property.at, message: `\`${name}\` of ${what} does not take what stands there`, expected }];
  });
  const others = properties.filter(({ name, required }) => required && !slots.some((slot) => slot.name === name));
  const demands = others.map((property) => ({
    at: property.at,
    message: `${what} requires \`${property.name}\`, which no host writes`,
    expected: `no required properties but ${names}`,
  }));
  return [...wrong, ...demands];
}

function declarationPointer({ type, at }: SchemaUse, model: Interface): Pointer {
  return type.kind === "reference" ? (model.types.get(type.name)?.at ?? at) : at;
}

function propertyOf(type: Type, name: string, model: Interface): Property | undefined {
  return propertiesOf(type, model)?.find((property) => property.name === name);
}

/** The properties of an object, also of one that is written in several parts; undefined for what is no object. */
function propertiesOf(type: Type, model: Interface): readonly Property[] | undefined {
  if (type.kind === "object") return type.properties;
  if (type.kind !== "intersection") return undefined;
  const parts = type.parts.flatMap((part) => propertiesOf(resolveType(part.type, model), model) ?? []);
  return parts.length === 0 ? undefined : parts;
}

function isNullable({ nullable }: SchemaUse, type: Type): boolean {
  return nullable || type.kind === "null" || type.kind === "any";
}

/** Whether a type takes more values of a kind than a list of them. */
function acceptsUnlistedValues(type: Type, kind: "number" | "string"): boolean {
  return type.kind === "any" || type.kind === kind || (type.kind === "enum" && type.open === "both");
}

/** Hosts answer with the codes of the channel, with 0 where `unknown` is none of them, and with others only if handlers ask. */
function acceptsErrorCodes(type: Type, { errors }: RpcChannel): boolean {
  if (type.kind !== "enum") return acceptsUnlistedValues(type, "number");
  const codes = [...errors.map(({ code }) => code), ...(errors.some(({ name }) => name === "unknown") ? [] : [0])];
  return type.open !== "closed" || codes.every((code) => type.members.some(({ value }) => value === code));
}

function constantText(type: Type): string | undefined {
  if (type.kind !== "enum" || type.open !== "closed" || type.members.length !== 1) return undefined;
  const value = type.members[0]?.value;
  return typeof value === "string" ? value : undefined;
}
