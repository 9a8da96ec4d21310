import { bodyChoices } from "../../../model/body-choices.js";
import { conversionOf } from "../../../model/conversion.js";
import type { Interface, Operation, Parameter } from "../../../model/interface.js";
import { resolveType } from "../../../model/resolve-type.js";
import { type Code, code, objectLiteral, propertyKey } from "../../../print/index.js";
import { argumentEntries, argumentExpression } from "../../typescript/argument-groups.js";
import { argumentParameters } from "../arguments.js";
import { shared } from "./query-options.js";

/** The arguments that distinguish the results of calls: all except credentials, which a cache may write to disk. */
function keyParameters(operation: Operation, model: Interface): readonly Parameter[] {
  return argumentParameters(operation).filter((parameter) => {
    const type = resolveType(parameter.use.type, model);
    return parameter.in === "path" || type.kind !== "string" || type.format !== "password";
  });
}

/** Prints the arguments in the key of a call; `args` is in scope. */
export function keyArguments(operation: Operation, model: Interface): Code {
  const values = keyParameters(operation, model).map((parameter) => ({
    parameter,
    value: keyValue(parameter, argumentExpression(parameter, code`args`, model), model),
  }));
  const hasBody = bodyChoices(operation).length > 0;
  return objectLiteral([
    ...argumentEntries(values, model),
    ...(hasBody ? [code`${propertyKey("body")}: args.body`] : []),
  ]);
}

/** Whether keys consist of arguments at all. */
export function hasKeyArguments(operation: Operation, model: Interface): boolean {
  return keyParameters(operation, model).length > 0 || bodyChoices(operation).length > 0;
}

/** Prints the arguments that select calls by some of their parameters. */
export function partialKeyArguments(
  values: readonly { readonly parameter: Parameter; readonly value: Code }[],
  model: Interface,
): Code {
  const converted = values.map(({ parameter, value }) => ({ parameter, value: keyValue(parameter, value, model) }));
  return objectLiteral(argumentEntries(converted, model));
}

/** Whether an argument in the key of a call is no JSON value. */
export function hasKeyConversion(operation: Operation, model: Interface): boolean {
  return keyParameters(operation, model).some(({ use }) => conversionOf(use, model) !== undefined);
}

function keyValue({ use }: Parameter, value: Code, model: Interface): Code {
  return conversionOf(use, model) === undefined ? value : code`${shared("keyValue", "value")}(${value})`;
}
