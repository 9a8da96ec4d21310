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

export function operationConstant(operation: Operation): Code {
  return symbol({
    name: operationConstantName(operation),
    module: layout.serverOperations(operation.tag),
    typeOnly: false,
  });
}

/** References the validator and type of all parameters of one location. */
export function parameterSet(operation: Operation, location: Parameter["in"], typeOnly: boolean): Code | undefined {
  const name = operation.parameterSets[location];
  return name === undefined ? undefined : symbol({ name, module: layout.parameterValidators(operation.tag), typeOnly });
}
