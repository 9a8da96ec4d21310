import type { Operation, Tag } from "./interface.js";
import { pascalCase } from "./names.js";

/** Names in generated servers that handlers use, for both emitters and the reconciler. */
export const serverNames = {
  /** The interface that joins the handlers of all groups. */
  handlers: "Handlers",
  /** The same with optional handlers, for servers with `partial: true`. */
  handlersSoFar: "HandlersSoFar",
  /** Functions whose first argument is the handlers of all groups. */
  factories: ["createFetchHandler", "createNodeHandler", "createMemoryTransport"],
  /** The type of these functions. */
  createServer: "CreateServer",
  /** The type of a handler's second parameter. */
  context: "Context",
  /** The operations, for adapters. */
  definition: "definition",
  /** The type of the options of these functions. */
  options: "ServerOptions",
  /** The error thrown by an unimplemented handler. */
  notImplemented: "notImplemented",
} as const;

/** Names of the package that serves classes in NestJS. */
export const nestNames = {
  package: "@guildwire/nest",
  module: "GuildwireModule",
  /** The type of an object that joins classes instead of handlers; the other one may lack some. */
  classes: "HandlerClasses",
  someClasses: "SomeHandlerClasses",
} as const;

/** Returns the name of the interface of a group's handlers. */
export function handlersName(tag: Pick<Tag, "identifier">): string {
  return `${pascalCase(tag.identifier)}Handlers`;
}

/** Returns the name of a handler's request type. */
export function requestName(operation: Pick<Operation, "typeStem">): string {
  return `${operation.typeStem}Request`;
}

/** Returns the name of a handler's result type. */
export function resultName(operation: Pick<Operation, "typeStem">): string {
  return `${operation.typeStem}Result`;
}
