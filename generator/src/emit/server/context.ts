import { authenticationModeOf } from "../../model/authentication.js";
import type { Interface, Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  code,
  docComment,
  type File,
  lines,
  serverRuntime,
  stringLiteral,
  symbol,
  typeArgumentList,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { useExpression } from "../typescript/type-expression.js";
import { settableHeaders } from "./result.js";

/** Emits the context of handlers, with this interface's events. */
export function contextFile(model: Interface): File {
  const runtime = serverRuntime("Context", true);
  const events = symbol({ name: "GatewayEvents", module: layout.events, typeOnly: true });
  const text =
    "What a handler receives in addition to the request: the principal, its permissions, and an abort signal.";
  const takesHeaders = model.operations.some((operation) => settableHeaders(operation) !== undefined);
  const more = takesHeaders ? code`, Headers extends object = object` : code``;
  const passed = takesHeaders ? code`, Headers` : code``;
  const body =
    model.events.length === 0
      ? [
          lines([
            docComment({ text }),
            code`export type Context<Principal = unknown${more}> = ${runtime}<Principal, Record<never, never>${passed}>;`,
          ]),
        ]
      : [
          lines([
            docComment({ text: `${text} \`emit\` accepts the events that the operation declares.` }),
            code`export type Context<Principal = unknown, Event extends keyof ${events} = never${more}> = ${runtime}<`,
            code`  Principal,`,
            code`  Pick<${events}, Event>${passed}`,
            code`>;`,
          ]),
          lines([
            docComment({ text: "An event that a handler fired, discriminated by `event`." }),
            code`export type ServerEvent = {`,
            code`  [Name in keyof ${events}]: { readonly event: Name; readonly payload: ${events}[Name] };`,
            code`}[keyof ${events}];`,
          ]),
        ];
  return typescriptFile({ path: `${layout.serverContext}.ts`, header: fileHeader(model), body });
}

/** Returns the type of a handler's second parameter. */
export function contextType(operation: Operation, model: Interface): Code {
  const context = symbol({ name: "Context", module: layout.serverContext, typeOnly: true });
  const principal = { none: code`undefined`, optional: code`Principal | undefined`, required: code`Principal` };
  const names = eventNames(operation);
  const caller = principal[authenticationModeOf(operation)];
  const events = names.length === 0 ? undefined : unionType(names.map(stringLiteral));
  const settable = settableHeaders(operation);
  const headers = settable === undefined ? undefined : useExpression(settable, "response", model);
  const given = model.events.length === 0 ? [] : [events ?? (headers === undefined ? undefined : code`never`)];
  const items = [caller, ...given, headers].filter((item) => item !== undefined);
  return code`${context}${typeArgumentList(items)}`;
}

export function eventNames(operation: Operation): readonly string[] {
  return [...new Set(operation.events.map(({ event }) => event))];
}
