import type { Operation, Tag } from "./interface.js";
import { pascalCase } from "./names.js";

/** What generated servers call things that handlers are written with: for those who print them, and who look for them. */
export const serverNames = {
  /** The interface that joins the handlers of all groups. */
  handlers: "Handlers",
  /** The same with gaps, for servers with `partial: true`. */
  handlersSoFar: "HandlersSoFar",
  /** The functions that take the handlers of all groups as their first argument. */
  factories: ["createFetchHandler", "createNodeHandler", "createMemoryTransport"],
  /** The type of what every handler is given beside its request. */
  context: "Context",
  /** What a handler throws that is not written yet. */
  notImplemented: "notImplemented",
} as const;

/** The interface of the handlers of a group. */
export function handlersName(tag: Pick<Tag, "identifier">): string {
  return `${pascalCase(tag.identifier)}Handlers`;
}

/** What a handler is called with. */
export function requestName(operation: Pick<Operation, "typeStem">): string {
  return `${operation.typeStem}Request`;
}

/** What a handler answers. */
export function resultName(operation: Pick<Operation, "typeStem">): string {
  return `${operation.typeStem}Result`;
}
