import { groupTypesIntoFiles } from "./file-groups.js";
import type { GatewayEvent, NamedType, Operation, RpcChannel, WebhookOperation } from "./interface.js";
import type { NameTable } from "./names.js";
import type { PendingType } from "./registry.js";
import type { SchemaUse, Type } from "./type.js";
import { schemaUsesOf } from "./walk.js";

/** Where named types are used, found by following every body, parameter, response, event and command. */
export interface TypeUsageRoots {
  readonly operations: readonly Operation[];
  readonly webhooks: readonly WebhookOperation[];
  readonly events: readonly GatewayEvent[];
  readonly channels: readonly RpcChannel[];
}

/** Completes the named types: the directions in which they travel, whether those differ in shape, and their files. */
export function completeNamedTypes(
  types: ReadonlyMap<string, PendingType>,
  surfaces: TypeUsageRoots,
  names: NameTable,
): ReadonlyMap<string, NamedType> {
  const references = new Map([...types].map(([name, { use }]) => [name, new Set(referencesIn(use.type))]));
  const request = reachableTypes(references, requestUses(surfaces));
  const response = reachableTypes(references, responseUses(surfaces));
  const directional = directionalTypes(types, references);
  const files = groupTypesIntoFiles([...types.values()]);
  const complete = new Map<string, NamedType>();
  for (const [name, type] of types) {
    const direction = { request: request.has(name), response: response.has(name) };
    const differs = direction.request && direction.response && directional.has(name);
    const responseIdentifier = differs ? names.claim(`${type.identifier}Response`) : type.identifier;
    const stem = files.get(type.identifier) ?? type.group;
    complete.set(name, { ...type, fileStem: stem, direction, differs, responseIdentifier });
  }
  return complete;
}

function bodyUses(operation: Operation): SchemaUse[] {
  return [
    ...operation.parameters.map((parameter) => parameter.use),
    ...(operation.body?.content ?? []).flatMap((media) => media.use ?? []),
  ];
}

function resultUses(operation: Operation): SchemaUse[] {
  return operation.responses.flatMap((response) => [
    ...response.content.flatMap((media) => media.use ?? []),
    ...response.headers.flatMap((header) => header.use ?? []),
  ]);
}

function requestUses({ operations, webhooks, channels }: TypeUsageRoots): SchemaUse[] {
  return [
    ...operations.flatMap(bodyUses),
    ...webhooks.flatMap((webhook) => resultUses(webhook.operation)),
    ...channels.flatMap((channel) => [
      ...channel.query.map((parameter) => parameter.use),
      ...channel.commands.flatMap((command) => [command.command, command.args]),
    ]),
  ];
}

function responseUses({ operations, webhooks, events, channels }: TypeUsageRoots): SchemaUse[] {
  return [
    ...operations.flatMap(resultUses),
    ...webhooks.flatMap((webhook) => bodyUses(webhook.operation)),
    ...events.flatMap((event) => event.payload ?? []),
    ...channels.flatMap((channel) => [
      ...channel.commands.flatMap((command) => [command.reply, command.data]),
      channel.envelope.error,
    ]),
  ];
}

/** The names that each named type mentions. */
type References = ReadonlyMap<string, ReadonlySet<string>>;

/** The names that can be reached from some uses. */
function reachableTypes(references: References, uses: readonly SchemaUse[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending: Iterable<string>[] = uses.map((use) => referencesIn(use.type));
  for (let names = pending.pop(); names !== undefined; names = pending.pop()) {
    for (const name of names) {
      const further = references.get(name);
      if (further === undefined || reached.has(name)) continue;
      reached.add(name);
      pending.push(further);
    }
  }
  return reached;
}

/**
 * The names of types that the two directions see differently: they hold a `readOnly` or `writeOnly` property or an
 * enumeration that is open in responses alone, or refer to a type that does.
 */
function directionalTypes(types: ReadonlyMap<string, PendingType>, references: References): ReadonlySet<string> {
  const marked = new Set<string>();
  const users = new Map<string, Set<string>>();
  for (const [name, type] of types) {
    if (isDirectional(type.use.type)) marked.add(name);
    for (const target of references.get(name) ?? []) {
      const known = users.get(target) ?? new Set();
      users.set(target, known.add(name));
    }
  }
  const pending = [...marked];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    for (const user of users.get(name) ?? []) {
      if (marked.has(user)) continue;
      marked.add(user);
      pending.push(user);
    }
  }
  return marked;
}

function isDirectional(type: Type): boolean {
  if (type.kind === "enum") return type.open === "response";
  if (type.kind === "object" && type.properties.some((property) => property.readOnly || property.writeOnly))
    return true;
  return schemaUsesOf(type).some((use) => isDirectional(use.type));
}

function referencesIn(type: Type): readonly string[] {
  return type.kind === "reference" ? [type.name] : schemaUsesOf(type).flatMap((use) => referencesIn(use.type));
}
