import type { Interface, Operation } from "../../../model/interface.js";
import type { TouchedOperation } from "../../../model/touched-operations.js";
import {
  arrayLiteral,
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  objectLiteral,
  sourced,
  stringLiteral,
} from "../../../print/index.js";
import { argumentExpression } from "../../typescript/argument-groups.js";
import { argumentsSymbol, operationSymbol } from "../../typescript/naming.js";
import { needsArguments } from "../operation-function.js";
import { resultOf } from "../result.js";
import { partialKeyArguments } from "./key.js";
import type { QueryNames } from "./names.js";
import { documentation, keptResultType, typeArguments } from "./query.js";
import { shared } from "./query-options.js";

interface MutationContext {
  readonly names: QueryNames & { readonly kind: "mutation" };
  readonly touched: readonly TouchedOperation[];
  readonly model: Interface;
}

/** Prints the options of a mutation and, if there are any, the queries that it touches. */
export function mutationDeclarations(operation: Operation, context: MutationContext): readonly Code[] {
  const { names, touched, model } = context;
  const filters = touched.flatMap((one) => filterCode(operation, one, model));
  const args = needsArguments(operation) ? argumentsSymbol(operation) : code`${argumentsSymbol(operation)} | void`;
  const kind = filters.length === 0 ? "OperationMutation" : "TouchingMutation";
  const id = stringLiteral(operation.identifier);
  const result = resultOf(operation, model);
  const type = typeArguments(shared(kind), [id, args, keptResultType(operation, result)]);
  const given = needsArguments(operation) ? code`args` : code`args ?? {}`;
  const { keptOptions } = result;
  const options = keptOptions.length === 0 ? code`` : code`, ${objectLiteral(keptOptions)}`;
  const isByArguments = touched.some(({ shared: parameters }) => parameters.length > 0);
  const touches = code`${identifier(names.touches)}(${isByArguments ? code`args` : code``})`;
  return [
    ...(filters.length === 0 ? [] : [touchesFunction(operation, context, filters)]),
    lines([
      documentation(operation, "Options of a mutation."),
      code`export function ${sourced(identifier(names.options), operation, "operationId")}(client: ${clientRuntime("Client", true)}): ${type} {`,
      code`  return {`,
      code`    mutationKey: [${shared("queryScope", "value")}, ${id}],`,
      code`    mutationFn: (args) => ${operationSymbol(operation)}(client, ${given}${options}),`,
      filters.length === 0
        ? undefined
        : code`    onSuccess: (_data, ${isByArguments ? code`args` : code`_args`}, _result, context) => ${shared("invalidate", "value")}(context.client, ${touches}),`,
      code`  };`,
      code`}`,
    ]),
  ];
}

function touchesFunction(operation: Operation, { names, touched }: MutationContext, filters: readonly Code[]): Code {
  const isByArguments = touched.some(({ shared: parameters }) => parameters.length > 0);
  const parameters = isByArguments ? code`args: ${argumentsSymbol(operation)}` : code``;
  return lines([
    docComment({ text: `The queries whose results \`${operation.identifier}\` changes.` }),
    code`export function ${sourced(identifier(names.touches), operation, "operationId")}(${parameters}): readonly ${shared("TouchedQueries")}[] {`,
    code`  return ${arrayLiteral(filters, { multiline: true })};`,
    code`}`,
  ]);
}

function filterCode(
  write: Operation,
  { operation, shared: parameters, isGone }: TouchedOperation,
  model: Interface,
): Code {
  const isFixed = (owner: Operation, name: string): boolean => owner.fixed.some(({ parameter }) => parameter === name);
  const values = parameters
    .filter(({ given, matched }) => !isFixed(write, given.name) && !isFixed(operation, matched.name))
    .map(({ given, matched }) => ({ parameter: matched, value: argumentExpression(given, code`args`, model) }));
  const scope = shared("queryScope", "value");
  const partial = values.length === 0 ? code`` : code`, ${partialKeyArguments(values, model)}`;
  const items = [
    code`queryKey: [${scope}, ${stringLiteral(operation.identifier)}${partial}]`,
    ...(isGone ? [code`refetchType: "none"`] : []),
  ];
  return objectLiteral(items);
}
