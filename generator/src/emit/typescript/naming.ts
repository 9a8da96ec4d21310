import type { Interface, NamedType, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import { type Code, symbol } from "../../print/index.js";

/**
 * References a named type; the file adds the import.
 *
 * @param namespace Name under which the file imports all types of the other file, instead of this one.
 */
export function typeSymbol(
  type: NamedType,
  direction: Direction,
  { form }: Pick<Interface, "form">,
  namespace?: string,
): Code {
  const names = form === "wire" ? (type.wire ?? type) : type;
  const name = direction === "response" ? names.responseIdentifier : names.identifier;
  const reference = { name, module: layout.types(type), typeOnly: true };
  return symbol(namespace === undefined ? reference : { ...reference, namespace });
}

/** Returns the names that the index of the types exports. */
export function typeNames({ types, brands }: Interface): readonly string[] {
  const named = [...types.values()].flatMap((type) => {
    const { identifier, responseIdentifier } = type.wire ?? type;
    return [type.identifier, type.responseIdentifier, identifier, responseIdentifier];
  });
  return [...named, ...Array.from(brands?.values() ?? [], ({ identifier }) => identifier)];
}

export function namedType(model: Interface, name: string): NamedType {
  const type = model.types.get(name);
  if (type === undefined)
    throw new Error(`the model refers to the type ${JSON.stringify(name)}, which it does not hold`);
  return type;
}

export function operationSymbol(operation: Operation): Code {
  return symbol({ name: operation.identifier, module: layout.client(operation.tag), typeOnly: false });
}

export function argumentsName(operation: Operation): string {
  return `${operation.typeStem}Args`;
}

export function argumentsSymbol(operation: Operation): Code {
  return symbol({ name: argumentsName(operation), module: layout.client(operation.tag), typeOnly: true });
}

export function operationsOf(model: Interface, tag: Tag): readonly Operation[] {
  const known = operationsByTag.get(model) ?? groupByTag(model);
  operationsByTag.set(model, known);
  return known.get(tag.name) ?? [];
}

function groupByTag({ operations }: Interface): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const group = groups.get(operation.tag.name);
    if (group === undefined) groups.set(operation.tag.name, [operation]);
    else group.push(operation);
  }
  return groups;
}

const operationsByTag = new WeakMap<Interface, ReadonlyMap<string, readonly Operation[]>>();

/** Returns a key that is equal for uses of the same named type or inline schema. */
export function typeKey({ type, nullable }: SchemaUse): string {
  return `${type.kind === "reference" ? type.name : type.at}${nullable ? "?" : ""}`;
}
