import type { Interface, RpcChannel, RpcCommand } from "../../model/interface.js";
import { type MergedProperty, mergedPropertiesOf } from "../../model/merged-properties.js";
import { resolveType } from "../../model/resolve-type.js";
import type { Pointer, SchemaUse, Type } from "../../model/type.js";
import type { CheckContext } from "../context.js";

/**
 * Reports messages of a channel that cannot be written or distinguished. A host sends only the properties of the
 * envelope, and responds to invalid messages with an error reply that has a code and a message.
 */
export function checkChannelMessages(context: CheckContext): void {
  for (const channel of context.model.channels) {
    const diagnostics = [
      ...checkErrorReply(channel, context),
      ...channel.commands.flatMap((command) => [
        ...checkCommandMessage(channel, command, context),
        ...checkSuccessReply(channel, command, context),
      ]),
    ];
    for (const { at, message, expected } of diagnostics) {
      context.report({ code: "channel-message-differs", pointer: at, message, expected });
    }
  }
}

interface ChannelDiagnostic {
  readonly at: Pointer;
  readonly message: string;
  readonly expected: string;
}

/** A property that a message must allow. */
interface ExpectedProperty {
  readonly name: string;
  readonly accepts: (use: SchemaUse, type: Type) => boolean;
  readonly expected: string;
}

function checkErrorReply(channel: RpcChannel, context: CheckContext): readonly ChannelDiagnostic[] {
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
      accepts: (use) => propertiesOf(use, context) !== undefined,
      expected: "an object with `code` and `message`",
    },
  ];
  const found = checkMessage(what, error, slots, context);
  const data = propertyOf(error, reply.data, context);
  if (data === undefined || propertiesOf(data.use, context) === undefined) return found;
  const parts: readonly ExpectedProperty[] = [
    {
      name: "code",
      accepts: (_, type) => acceptsErrorCodes(type, channel),
      expected: "`type: integer`, or every code of `errors`",
    },
    { name: "message", accepts: (_, type) => acceptsUnlistedValues(type, "string"), expected: "`type: string`" },
  ];
  return [...found, ...checkMessage(`\`${reply.data}\` of ${what}`, data.use, parts, context)];
}

function checkCommandMessage(
  { envelope }: RpcChannel,
  command: RpcCommand,
  context: CheckContext,
): readonly ChannelDiagnostic[] {
  const { name, nonce, args } = envelope.command;
  const what = `the message of \`${command.name}\``;
  const slots = [
    nameSlot(name, command),
    nonceSlot(nonce),
    { name: args, accepts: () => true, expected: "the arguments" },
  ];
  const found = checkMessage(what, command.command, slots, context);
  if (propertyOf(command.command, args, context)?.required !== false) return found;
  const message = `${what} may lack \`${args}\``;
  return [...found, { at: command.command.at, message, expected: `\`${args}\` among the required properties` }];
}

function checkSuccessReply(
  { envelope }: RpcChannel,
  command: RpcCommand,
  context: CheckContext,
): readonly ChannelDiagnostic[] {
  const { name, nonce, data, event } = envelope.reply;
  const wrong = propertyOf(envelope.error, event, context);
  const errorEvent = wrong === undefined ? "ERROR" : constantText(resolveType(wrong.use.type, context.model));
  const isNoErrorEvent = (_: SchemaUse, type: Type): boolean => {
    const text = constantText(type);
    return type.kind === "null" || (text !== undefined && text !== errorEvent);
  };
  const slots: readonly ExpectedProperty[] = [
    nameSlot(name, command),
    nonceSlot(nonce),
    { name: data, accepts: () => true, expected: "the data" },
    { name: event, accepts: isNoErrorEvent, expected: "null, or `const` with a text that error replies do not have" },
  ];
  return checkMessage(`the reply to \`${command.name}\``, command.reply, slots, context);
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

/** Checks a message in which hosts write only the given properties. */
function checkMessage(
  what: string,
  use: SchemaUse,
  slots: readonly ExpectedProperty[],
  context: CheckContext,
): readonly ChannelDiagnostic[] {
  const properties = propertiesOf(use, context);
  const at = declarationPointer(use, context.model);
  const names = slots.map(({ name }) => `\`${name}\``).join(", ");
  if (properties === undefined)
    return [{ at, message: `${what} is not an object`, expected: `an object with ${names}` }];
  const wrong = slots.flatMap(({ name, accepts, expected }): readonly ChannelDiagnostic[] => {
    const property = properties.find((one) => one.name === name);
    if (property === undefined) return [{ at, message: `${what} has no property \`${name}\``, expected }];
    if (accepts(property.use, resolveType(property.use.type, context.model))) return [];
    return [{ at: property.at, message: `\`${name}\` of ${what} does not accept the required value`, expected }];
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

function propertyOf(use: SchemaUse, name: string, context: CheckContext): MergedProperty | undefined {
  return propertiesOf(use, context)?.find((property) => property.name === name);
}

/** Returns the properties of an object, merged from all members of an intersection; undefined for other types. */
function propertiesOf(use: SchemaUse, { schemas }: CheckContext): readonly MergedProperty[] | undefined {
  const schema = schemas.of(use);
  return schema.objects.length === 0 ? undefined : [...mergedPropertiesOf(schema, schemas).properties.values()];
}

function isNullable({ nullable }: SchemaUse, type: Type): boolean {
  return nullable || type.kind === "null" || type.kind === "any";
}

/** Whether a type accepts more values of a kind than the listed ones. */
function acceptsUnlistedValues(type: Type, kind: "number" | "string"): boolean {
  return type.kind === "any" || type.kind === kind || (type.kind === "enum" && type.open === "both");
}

/**
 * Whether the type accepts all codes that hosts send: those of the channel, or 0 without the error `unknown`. Only
 * handlers send others.
 */
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
