import { authenticationModeOf } from "../../model/authentication.js";
import type { Interface, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { handlersName, requestName, resultName, serverNames } from "../../model/server-names.js";
import {
  type Code,
  code,
  docComment,
  type File,
  identifier,
  joinCode,
  lines,
  parameterList,
  propertyKey,
  serverRuntime,
  sourced,
  typeLiteral,
  typescriptFile,
} from "../../print/index.js";
import { handlerDocumentation } from "../typescript/documentation.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { contextType } from "./context.js";
import { errorResultTypes } from "./declared-errors.js";
import { handlersSymbol } from "./naming.js";
import { requestDeclaration } from "./request.js";
import { resultDeclaration } from "./result.js";

/** Emits the types of requests and results of the groups of one file, and the interfaces of their handlers. */
export function requestsFile(module: string, tags: readonly Tag[], model: Interface): File {
  const body = tags.flatMap((tag) => {
    const operations = operationsOf(model, tag);
    const types = operations.flatMap((operation) => [
      requestDeclaration(operation, model),
      resultDeclaration(operation, model),
    ]);
    return [...types, handlersInterface(tag, operations, model)];
  });
  return typescriptFile({ path: `${module}.ts`, header: fileHeader(model), body });
}

function handlersInterface(tag: Tag, operations: readonly Operation[], model: Interface): Code {
  const methods = operations.map((operation) => handlerMethod(operation, model));
  const text = [`Handlers of ${tag.name}.`, tag.description].filter((part) => part !== undefined).join(" ");
  const body = typeLiteral(methods, { multiline: true });
  // An underscore for the unused type parameter: no operation of the group authenticates its caller.
  const principal = operations.every((one) => authenticationModeOf(one) === "none")
    ? code`_Principal`
    : code`Principal`;
  return lines([
    docComment({ text }),
    code`export interface ${sourced(identifier(handlersName(tag)), tag, "name")}<${principal} = unknown> ${body}`,
  ]);
}

function handlerMethod(operation: Operation, model: Interface): Code {
  const parameters = [
    code`request: ${identifier(requestName(operation))}`,
    code`context: ${contextType(operation, model)}`,
  ];
  const results = joinCode([identifier(resultName(operation)), ...errorResultTypes(operation, model)], code` | `);
  const result = code`${serverRuntime("Awaitable", true)}<${results}>`;
  return lines([
    // The reference, the client and the file of the handler have the whole description.
    docComment(handlerDocumentation(withoutDetails(operation), model)),
    code`${sourced(propertyKey(operation.identifier), operation, "operationId")}${parameterList(parameters)}: ${result}`,
  ]);
}

/** Reduces the description to the summary, or else to its first paragraph. */
function withoutDetails(operation: Operation): Operation {
  const brief = operation.summary ?? operation.description?.trim().split(/\n\s*\n/, 1)[0];
  return brief === undefined ? operation : { ...operation, description: brief };
}

/** Emits the interface of all handlers by group. */
export function handlersFile(model: Interface, groups: readonly Tag[]): File {
  const members = groups.map((tag) =>
    lines([
      docComment(tag.description === undefined ? undefined : { text: tag.description }),
      code`readonly ${sourced(propertyKey(tag.identifier), tag, "name")}: ${handlersSymbol(tag)}<Principal>`,
    ]),
  );
  const body = [
    lines([
      docComment({ text: "The handlers of all operations, grouped by tag: objects or class instances." }),
      code`export interface ${identifier(serverNames.handlers)}<Principal = unknown> ${typeLiteral(members, { multiline: true })}`,
    ]),
    lines([
      docComment({ text: "A subset of the handlers, for the option `partial: true`." }),
      code`export type ${identifier(serverNames.handlersSoFar)}<Principal = unknown> = {`,
      code`  readonly [Group in keyof ${identifier(serverNames.handlers)}]?: Partial<${identifier(serverNames.handlers)}<Principal>[Group]>;`,
      code`};`,
    ]),
  ];
  return typescriptFile({ path: `${layout.serverHandlers}.ts`, header: fileHeader(model), body });
}
