import { callbackObstacle, callbackPointer, tokenPointer } from "../../model/endpoint.js";
import type { Interface, Operation, Parameter } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  propertyAccess,
  propertyKey,
  symbol,
  typeLiteral,
} from "../../print/index.js";
import { argumentEntries, argumentsWithout } from "../typescript/argument-groups.js";
import { conversionSymbol, fromWireCode } from "../typescript/conversion-code.js";
import { argumentsSymbol, namedType, operationSymbol } from "../typescript/naming.js";
import type { DispatchedWebhook } from "./webhook.js";

/**
 * Prints the operations that a delivery's token permits: their interface, and a function that binds them to a delivery.
 */
export function followUps(webhook: DispatchedWebhook, delivery: Code, model: Interface): readonly Code[] {
  const operations = operationsOf(webhook, model);
  const name = followUpsName(webhook);
  const options = symbol({ name: "CallOptions", module: layout.clientSecurity, typeOnly: true });
  const members = operations.map((operation) => {
    const bound = boundParameters(operation, webhook, model).map(({ parameter }) => parameter);
    const args = code`args: ${argumentsWithout(argumentsSymbol(operation), bound, operation, model)}`;
    const items = [hasUnboundParameters(operation, webhook, model) ? args : undefined, code`options?: ${options}`];
    const result = code`ReturnType<typeof ${operationSymbol(operation)}>`;
    const comment = operation.summary === undefined ? undefined : docComment({ text: `${operation.summary}.` });
    return lines([comment, code`${propertyKey(operation.identifier)}${parameterList(items)}: ${result}`]);
  });
  const methods = operations.map((operation) => {
    const more = hasUnboundParameters(operation, webhook, model);
    const bound = argumentEntries(
      boundParameters(operation, webhook, model),
      model,
      more ? { args: code`args`, operation } : undefined,
    );
    const args = objectLiteral(bound);
    const parameters = more ? code`(args, options)` : code`(options)`;
    return code`${propertyKey(operation.identifier)}: ${parameters} => ${operationSymbol(operation)}(client, ${args}, options)`;
  });
  return [
    lines([
      docComment({ text: `The follow-up operations of ${article(webhook.stem)}, bound to its token.` }),
      code`export interface ${identifier(name)} ${typeLiteral(members, { multiline: true })}`,
    ]),
    lines([
      code`function ${identifier(bindName(webhook))}(client: ${clientRuntime("Client", true)}, delivery: ${delivery}): ${identifier(name)} {`,
      code`  return ${objectLiteral(methods, { multiline: true })};`,
      code`}`,
    ]),
  ];
}

/** Prints the callback operation as a function of client, delivery and response. */
export function callback(
  webhook: DispatchedWebhook,
  delivery: Code,
  response: Code,
  model: Interface,
): Code | undefined {
  const operation = model.operations.find(({ id }) => id === webhook.dispatch.callback);
  if (operation === undefined || callbackObstacle(operation, webhook, model) !== undefined) return undefined;
  const values = operation.parameters.flatMap((parameter) => {
    const pointer = callbackPointer(parameter, webhook, model);
    return pointer === undefined ? [] : [{ parameter, value: deliveredValue(pointer, parameter, model) }];
  });
  const items = [...argumentEntries(values, model), code`body: ${callbackBody(operation, model)}`];
  const args = objectLiteral(items);
  const client = clientRuntime("Client", true);
  return code`(client: ${client}, delivery: ${delivery}, response: ${response}) => ${operationSymbol(operation)}(client, ${args})`;
}

/** Prints a value of a delivery as an argument of a client function. Deliveries and responses are JSON here. */
function deliveredValue(pointer: string, { use }: Parameter, model: Interface): Code {
  return fromWireCode(propertyAccessAt(code`delivery`, pointer), use, model);
}

/** Prints the response as the body of a client function. */
function callbackBody({ body }: Operation, model: Interface): Code {
  const use = body?.content.find(({ kind }) => kind === "json")?.use;
  const type = use?.type.kind === "reference" ? namedType(model, use.type.name) : undefined;
  return type?.wire === undefined ? code`response` : code`${conversionSymbol(type)}.fromWire(response)`;
}

export function followUpsName(webhook: DispatchedWebhook): string {
  return `${webhook.stem}FollowUps`;
}

export function bindName(webhook: DispatchedWebhook): string {
  return `bind${webhook.stem}`;
}

function operationsOf({ dispatch }: DispatchedWebhook, model: Interface): readonly Operation[] {
  return dispatch.followUps.flatMap((id) => model.operations.filter((operation) => operation.id === id));
}

interface BoundParameter {
  readonly parameter: Parameter;
  readonly value: Code;
}

function boundParameters(
  operation: Operation,
  { dispatch }: DispatchedWebhook,
  model: Interface,
): readonly BoundParameter[] {
  return operation.parameters.flatMap((parameter): readonly BoundParameter[] => {
    // The parameter may be the token or its owner.
    const pointer = parameter.in === "path" ? tokenPointer(parameter.name, dispatch) : undefined;
    return pointer === undefined ? [] : [{ parameter, value: deliveredValue(pointer, parameter, model) }];
  });
}

function hasUnboundParameters(operation: Operation, webhook: DispatchedWebhook, model: Interface): boolean {
  const bound = boundParameters(operation, webhook, model).length;
  const fixed = operation.fixed.length;
  return operation.body !== undefined || operation.parameters.length > bound + fixed;
}

export function propertyAccessAt(object: Code, pointer: string): Code {
  return segmentsOf(pointer).reduce((inner, name) => propertyAccess(inner, name), object);
}

export function segmentsOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function article(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}
