import type { Interface, Operation } from "../../../model/interface.js";
import { successResponses } from "../../../model/responses.js";
import {
  block,
  type Code,
  call,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  sourced,
  stringLiteral,
  typeArgumentList,
} from "../../../print/index.js";
import { argumentsSymbol, operationSymbol } from "../../typescript/naming.js";
import { needsArguments } from "../operation-function.js";
import { infinitePagesCode } from "../pages.js";
import { type ResultCode, resultOf } from "../result.js";
import { hasKeyArguments, keyArguments } from "./key.js";
import type { QueryNames } from "./names.js";
import { shared } from "./query-options.js";

type NamesOfQuery = QueryNames & { readonly kind: "query" };

/** Prints the key of an operation and the options of its query. */
export function queryDeclarations(operation: Operation, names: NamesOfQuery, model: Interface): readonly Code[] {
  const result = resultOf(operation, model);
  const data = queryData(operation, result);
  const id = stringLiteral(operation.identifier);
  const options = objectLiteral([code`signal`, ...result.keptOptions]);
  const sent = code`${operationSymbol(operation)}(client, args, ${options})`;
  const request = {
    // TypeScript before 5.6 accepts no `??` behind void.
    never: block(code`async ({ signal }) =>`, [code`await ${sent};`, code`return null;`]),
    sometimes: code`async ({ signal }) => (await ${sent}) ?? null`,
    always: code`({ signal }) => ${sent}`,
  }[data.hasBody];
  const type = typeArguments(shared("OperationKey"), [id, data.type]);
  return [
    keyFunction(operation, { name: names.key, type, create: shared("operationKey", "value") }, model),
    lines([
      documentation(operation, "Options of a query."),
      code`export function ${sourced(identifier(names.options), operation, "operationId")}${head(operation)}: ${typeArguments(shared("OperationQuery"), [id, data.type])} {`,
      code`  return {`,
      code`    queryKey: ${identifier(names.key)}(${hasKeyArguments(operation, model) ? code`args` : code``}),`,
      code`    queryFn: ${request},`,
      code`  };`,
      code`}`,
    ]),
  ];
}

/** Prints the description of an operation's options. */
export function documentation(operation: Operation, text: string): Code | undefined {
  const about = operation.summary ?? operation.identifier;
  return docComment({ text: `${about}\n\n${text}` });
}

/** Prints the key of a list's pages and the options of its infinite query. */
export function infiniteDeclarations(
  operation: Operation,
  names: NonNullable<NamesOfQuery["infinite"]>,
  model: Interface,
): readonly Code[] {
  const { statement, value, data, position } = infinitePagesCode(operation, model);
  const id = stringLiteral(operation.identifier);
  const page = typeArguments(clientRuntime("InfinitePage", true), [data, position]);
  const type = typeArguments(shared("InfiniteKey"), [id, page, position]);
  const result = typeArguments(shared("OperationInfiniteQuery"), [id, page, position]);
  return [
    keyFunction(operation, { name: names.key, type, create: shared("infiniteKey", "value") }, model),
    lines([
      documentation(operation, "Options of an infinite query, page by page."),
      code`export function ${sourced(identifier(names.options), operation, "operationId")}${head(operation)}: ${result} {`,
      statement,
      code`  return {`,
      code`    queryKey: ${identifier(names.key)}(${hasKeyArguments(operation, model) ? code`args` : code``}),`,
      code`    ...${value},`,
      code`  };`,
      code`}`,
    ]),
  ];
}

interface KeyFunction {
  readonly name: string;
  readonly type: Code;
  /** The function that creates it. */
  readonly create: Code;
}

function keyFunction(operation: Operation, { name, type, create }: KeyFunction, model: Interface): Code {
  const id = stringLiteral(operation.identifier);
  const fallback = needsArguments(operation) ? code`` : code` = {}`;
  const parameters = hasKeyArguments(operation, model) ? [code`args: ${argumentsSymbol(operation)}${fallback}`] : [];
  return lines([
    docComment({ text: `Key of \`${operation.identifier}\` with these arguments.` }),
    code`export function ${sourced(identifier(name), operation, "operationId")}${parameterList(parameters)}: ${type} {`,
    code`  return ${call(create, [id, keyArguments(operation, model)])};`,
    code`}`,
  ]);
}

/** Prints `Type<Arguments>`. */
export function typeArguments(type: Code, items: readonly Code[]): Code {
  return code`${type}${typeArgumentList(items)}`;
}

function head(operation: Operation): Code {
  const fallback = needsArguments(operation) ? code`` : code` = {}`;
  const items = [code`client: ${clientRuntime("Client", true)}`, code`args: ${argumentsSymbol(operation)}${fallback}`];
  return parameterList(items);
}

/** The type of what a call resolves with if nothing is chosen by the caller. */
export function keptResultType(operation: Operation, { type, keptTypeArguments }: ResultCode): Code {
  if (keptTypeArguments.length === 0) return type;
  const items = typeArgumentList(keptTypeArguments);
  return code`Awaited<ReturnType<typeof ${operationSymbol(operation)}${items}>>`;
}

interface QueryData {
  readonly type: Code;
  /** Whether responses have a body. Without one, a cache holds null: it rejects undefined. */
  readonly hasBody: "always" | "sometimes" | "never";
}

function queryData(operation: Operation, result: ResultCode): QueryData {
  const type = keptResultType(operation, result);
  const successes = successResponses(operation);
  if (result.switch !== undefined) return { type: code`Exclude<${type}, void> | null`, hasBody: "sometimes" };
  const isEmpty = successes.length === 0 || (successes.length === 1 && successes[0]?.content.length === 0);
  return isEmpty ? { type: code`null`, hasBody: "never" } : { type, hasBody: "always" };
}
