import { keyOf } from "../../model/conversion.js";
import type { Interface, Operation, PageAdvance, Pagination, Parameter } from "../../model/interface.js";
import { jsonTypesOf } from "../../model/json-types.js";
import { itemsAtPath, keysAtPath, pageBodyOf } from "../../model/page-body.js";
import type { SchemaUse } from "../../model/type.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  numberLiteral,
  objectLiteral,
  parameterList,
  propertyAccess,
  propertyKey,
  sourced,
  stringLiteral,
} from "../../print/index.js";
import { argumentExpression } from "../typescript/argument-groups.js";
import { operationSymbol } from "../typescript/naming.js";
import { useExpression } from "../typescript/type-expression.js";
import { callParameters, takesArguments } from "./operation-function.js";
import { resultOf } from "./result.js";
import { callOptionsSymbol } from "./security.js";

/** Local names of a function. They differ from the operation's, since the function calls the operation. */
interface Locals {
  /** Whether pages are requested one by one, each with options of its own. */
  readonly isInfinite: boolean;
  readonly client: Code;
  readonly args: Code;
  readonly options: Code;
  readonly position: Code;
  readonly data: Code;
  readonly item: Code;
  readonly limit: Code;
  /** Return the property names in code on a path of the body, or of an item. */
  readonly keysOfBody: (path: readonly string[]) => readonly string[];
  readonly keysOfItem: (path: readonly string[]) => readonly string[];
  /** Whether arguments are grouped by location. */
  readonly isGrouped: boolean;
  /** Prints the access to an argument of the caller. */
  readonly argument: (parameter: Parameter) => Code;
  /** Prints the value of an argument of the caller, with `undefined` for null. */
  readonly valueOf: (parameter: Parameter) => Code;
}

/** Page size if neither the caller nor the limit's bounds specify one. */
const defaultLimit = 100;

/** Prints the function that fetches all pages of an operation and iterates over their items. */
export function pagesFunction(operation: Operation, model: Interface): Code {
  const { pagination, body } = paginatedBody(operation);
  const own = (name: string): Code => identifier(name === operation.identifier ? `${name}_` : name);
  const locals = localsOf(operation, model, false);
  const item = itemExpression(body, pagination, model);
  const result = resultOf(operation, model);
  const type = code`${clientRuntime("Pages", true)}<${item}, ${result.type}>`;
  const options = code`${callOptionsSymbol()} & ${clientRuntime("PageOptions", true)}`;
  const parameters = [
    code`${locals.client}: ${clientRuntime("Client", true)}`,
    ...callParameters(operation, result, model, { called: own, options }),
  ];
  const head = parameterList(parameters);
  return lines([
    docComment({ text: documentation(operation, pagination) }),
    code`export function ${sourced(identifier(pagination.identifier), operation, "operationId")}${head}: ${type} {`,
    limitStatement(pagination, locals),
    code`  return ${clientRuntime("iteratePages")}(${objectLiteral(sourceFields(operation, pagination, locals), { multiline: true })});`,
    code`}`,
  ]);
}

/** The statements and the value of {@link infinitePagesCode}. */
export interface InfinitePagesCode {
  /** Precedes the value; absent if pages have no limit. */
  readonly statement: Code | undefined;
  readonly value: Code;
  /** The types of a response body and of where a page begins. */
  readonly data: Code;
  readonly position: Code;
}

/** Prints the fields with which a query library loads page after page; `client` and `args` are in scope. */
export function infinitePagesCode(operation: Operation, model: Interface): InfinitePagesCode {
  const { pagination, body } = paginatedBody(operation);
  const locals = localsOf(operation, model, true);
  const items = sourceFields(operation, pagination, locals);
  const source = objectLiteral(items, { multiline: true });
  const item = itemExpression(body, pagination, model);
  const data = resultOf(operation, model).type;
  const position = positionExpression(pagination, model);
  return {
    statement: limitStatement(pagination, locals),
    value: code`${clientRuntime("infinitePages")}<${data}, ${item}, ${position}>(${source})`,
    data,
    position,
  };
}

function itemExpression(body: SchemaUse, { items: path }: Pagination, model: Interface): Code {
  const items = itemsAtPath(body, path, model);
  return items === undefined ? code`unknown` : useExpression(items, "response", model);
}

function positionExpression({ advance }: Pagination, model: Interface): Code {
  if (!("parameter" in advance)) return code`string`;
  const { use } = advance.parameter;
  const type = useExpression({ ...use, nullable: false }, "request", model);
  return acceptsNull({ use: { ...use, nullable: false } }, model) ? code`NonNullable<${type}>` : type;
}

/** Whether null is a value of a parameter, also by way of a named type. */
function acceptsNull({ use }: Pick<Parameter, "use">, model: Interface): boolean {
  return jsonTypesOf(use, { model, view: "request" }).has("null");
}

function paginatedBody(operation: Operation): { readonly pagination: Pagination; readonly body: SchemaUse } {
  const { pagination } = operation;
  const body = pageBodyOf(operation);
  if (pagination === undefined || body === undefined) throw new Error(`${operation.id} has no pagination`);
  return { pagination, body };
}

function localsOf(operation: Operation, model: Interface, isInfinite: boolean): Locals {
  const { pagination, body } = paginatedBody(operation);
  // Beside an infinite query, the operation is imported, under an alias if necessary.
  const isTaken = (name: string): boolean => !isInfinite && name === operation.identifier;
  const own = (name: string): Code => identifier(isTaken(name) ? `${name}_` : name);
  const args = takesArguments(operation) || isInfinite ? own("args") : identifier("_args");
  const argument = (parameter: Parameter): Code => argumentExpression(parameter, args, model);
  return {
    isInfinite,
    client: own("client"),
    args,
    options: own("options"),
    position: own("at"),
    data: own("data"),
    item: own("item"),
    limit: own("limit"),
    isGrouped: model.arguments === "grouped",
    argument,
    valueOf: (parameter) =>
      acceptsNull(parameter, model) ? code`${argument(parameter)} ?? undefined` : argument(parameter),
    keysOfBody: (path) => keysAtPath(body, path, model),
    keysOfItem: (path) => keysAtPath(itemsAtPath(body, pagination.items, model), path, model),
  };
}

function limitStatement({ advance, limit, maximum }: Pagination, locals: Locals): Code | undefined {
  if (advance.kind !== "item" || limit === undefined) return undefined;
  return code`  const ${locals.limit} = ${locals.argument(limit)} ?? ${numberLiteral(maximum ?? defaultLimit)};`;
}

function documentation(operation: Operation, { advance, limit, maximum, isRecognized }: Pagination): string {
  const start = "parameter" in advance ? `, starting at \`${advance.parameter.name}\`` : "";
  const size =
    advance.kind === "item" && limit !== undefined
      ? ` Pages have ${maximum ?? defaultLimit} items unless \`${limit.name}\` is given.`
      : "";
  const recognized = isRecognized
    ? " The pagination is inferred from the parameters, because the specification does not declare it."
    : "";
  return (
    `All items of ${operation.identifier}, page by page${start}.${size} ` +
    `\`pages()\` of the result iterates over the response bodies instead.${recognized}`
  );
}

function sourceFields(operation: Operation, pagination: Pagination, locals: Locals): readonly Code[] {
  const { advance, items, more } = pagination;
  const { options, data } = locals;
  const isLimited = advance.kind === "item" && pagination.limit !== undefined;
  return [
    code`id: ${stringLiteral(operation.id)}`,
    code`${field("client", locals.client, operation)}`,
    code`fetchPage: ${fetchPage(operation, pagination, locals, isLimited)}`,
    code`items: (${data}) => ${access(data, locals.keysOfBody(items))}`,
    code`next: ${nextPosition(pagination, locals, isLimited)}`,
    ...(more === undefined ? [] : [code`more: (${data}) => ${access(data, locals.keysOfBody(more))}`]),
    ...("parameter" in advance ? [code`start: ${locals.valueOf(advance.parameter)}`] : []),
    ...(locals.isInfinite ? [] : [code`${field("options", options, operation)}`]),
  ];
}

function field(name: string, value: Code, operation: Operation): Code {
  return name === operation.identifier ? code`${identifier(name)}: ${value}` : value;
}

function fetchPage(operation: Operation, { advance, limit }: Pagination, locals: Locals, isLimited: boolean): Code {
  const { client, args, options, position, isInfinite } = locals;
  const more = isInfinite ? code`, ${options}` : code``;
  const call = (sender: Code, values: Code): Code =>
    code`${isInfinite ? operationSymbol(operation) : identifier(operation.identifier)}(${sender}, ${values}, ${options})`;
  if (advance.kind === "link") {
    const sender = code`${clientRuntime("atLink")}(${client}, ${position})`;
    return code`(${client}, ${position}: string | undefined${more}) =>\n  ${call(sender, args)}`;
  }
  const key = (parameter: Parameter): Code => propertyKey(locals.isGrouped ? keyOf(parameter) : parameter.argument);
  const isShorthand = limit?.argument === "limit" && !locals.isGrouped && operation.identifier !== "limit";
  const own = [
    ...(isLimited && limit !== undefined ? [isShorthand ? locals.limit : code`${key(limit)}: ${locals.limit}`] : []),
    code`...(${position} === undefined ? {} : { ${key(advance.parameter)}: ${position} })`,
  ];
  // Pagination parameters are query parameters.
  const values = locals.isGrouped
    ? object([code`...${args}`, code`query: ${object([code`...${args}.query`, ...own])}`])
    : object([code`...${args}`, ...own]);
  return code`(${client}, ${position}${more}) =>\n  ${call(client, values)}`;
}

function object(items: readonly Code[]): Code {
  return objectLiteral(items);
}

function nextPosition({ advance, limit, maximum }: Pagination, locals: Locals, isLimited: boolean): Code {
  // Without a documented maximum, a server may shorten pages, so a short page is not necessarily the last one.
  const size = limit === undefined || maximum === undefined ? code`` : locals.valueOf(limit);
  switch (advance.kind) {
    case "item": {
      const cursor = code`(${locals.item}) => ${access(locals.item, locals.keysOfItem(advance.key))}`;
      return code`${clientRuntime("afterLastItem")}(${cursor}${isLimited ? code`, ${locals.limit}` : code``})`;
    }
    case "body":
      return code`({ data: ${locals.data} }) => ${access(locals.data, locals.keysOfBody(advance.next))}`;
    case "header":
      return code`${clientRuntime("nextFromHeader")}(${stringLiteral(advance.header)})`;
    case "offset":
      return code`${clientRuntime("nextOffset")}(${size})`;
    case "page": {
      const first = numberLiteral(advance.first);
      return code`${clientRuntime("nextPage")}(${first}${limit === undefined || maximum === undefined ? code`` : code`, ${size}`})`;
    }
    case "link":
      return linkOf(advance, locals);
  }
}

function linkOf(advance: PageAdvance & { readonly kind: "link" }, { data, keysOfBody }: Locals): Code {
  if (advance.next === undefined) return code`${clientRuntime("nextFromLink")}()`;
  return code`({ data: ${data} }) => ${access(data, keysOfBody(advance.next))}`;
}

/** Prints the access to a nested property whose owners may be absent. */
function access(owner: Code, path: readonly string[]): Code {
  return path.reduce((value, name, index) => propertyAccess(value, name, index > 0), owner);
}
