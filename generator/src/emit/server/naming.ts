import type { Operation, Parameter, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { handlersName } from "../../model/server-names.js";
import { type Code, symbol } from "../../print/index.js";

export function handlersSymbol(tag: Tag): Code {
  return symbol({ name: handlersName(tag), module: layout.server(tag), typeOnly: true });
}

/** Returns the name of the constant that describes an operation to the engine. */
export function operationConstantName(operation: Operation): string {
  return `${operation.identifier}Operation`;
}

/** @param namespace Name under which the file imports all operations of the tag, instead of this one. */
export function operationConstant(operation: Operation, namespace?: string): Code {
  const name = operationConstantName(operation);
  const reference = { name, module: layout.serverOperations(operation.tag), typeOnly: false };
  return symbol(namespace === undefined ? reference : { ...reference, namespace });
}

/** Returns the name of the constant that lists the operations of a tag. */
export function operationsConstantName({ identifier }: Tag): string {
  return `${identifier}Operations`;
}

export function operationsConstant(tag: Tag): Code {
  return symbol({ name: operationsConstantName(tag), module: layout.serverOperations(tag), typeOnly: false });
}

/** References the validator or the type of all parameters of one location. The types of a tag are one import. */
export function parameterSet(operation: Operation, location: Parameter["in"], typeOnly: boolean): Code | undefined {
  const name = operation.parameterSets[location];
  const module = layout.parameterValidators(operation.tag);
  if (name === undefined) return undefined;
  return symbol(typeOnly ? { name, module, typeOnly, namespace: "params" } : { name, module, typeOnly });
}
