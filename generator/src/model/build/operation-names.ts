import type { JsonObject } from "../../load/document.js";
import type { Operation } from "../interface.js";
import { camelCase, functionIdentifier } from "../names.js";
import { asString, asStrings, child, tokensOf } from "../raw.js";
import type { BuildContext } from "./context.js";
import { type Route, routeNames } from "./route-names.js";

/** Location of an operation; the path is empty for webhooks. */
export interface OperationRoute extends Route {
  readonly at: string;
}

type OperationNames = Pick<Operation, "id" | "identifier" | "renamedFrom">;

/** Names an operation by its `operationId`, or by its method and path. */
export function nameOperation(node: JsonObject, route: OperationRoute, context: BuildContext): OperationNames {
  const id = asString(node["operationId"]);
  if (id === undefined) return nameAfterRoute(node, route, context);
  const { method, at } = route;
  const identifier = context.nameTemplates.function(functionIdentifier(id));
  const claim = {
    at,
    writtenAt: child(at, "operationId"),
    text: id,
    identifier,
    fallback: identifier === "" ? routeNames({ method, path: pathOf(route) })[0] : undefined,
    assigned: context.assignedName(at),
  };
  return { id, identifier: context.functionNames.claim(claim) };
}

function nameAfterRoute(node: JsonObject, route: OperationRoute, context: BuildContext): OperationNames {
  const { method, path, at } = route;
  const fullPath = pathOf(route);
  const { functionNames, nameTemplates } = context;
  const [short, long] = routeNames({ method, path: fullPath });
  const isTaken = (name: string): boolean => functionNames.isTaken(nameTemplates.function(name));
  const plain = isTaken(short) && !isTaken(long) ? long : short;
  const wanted = nameTemplates.function(plain);
  const text = `${method.toUpperCase()} ${fullPath}`;
  const identifier = functionNames.claimDerived({ at, text, identifier: wanted, assigned: context.assignedName(at) });
  // A template changes names in code, and not by what errors and records know an operation.
  const id = identifier === wanted ? plain : identifier;
  return {
    // Another operation may have this name as its `operationId`.
    id: context.operationIds.has(id) ? text : id,
    identifier,
    renamedFrom: [...asStrings(node["x-renamed-from"]), formerName(method, path)],
  };
}

/** Returns the path, or the name of a webhook. */
function pathOf({ path, at }: OperationRoute): string {
  return path === "" ? (tokensOf(at).at(-2) ?? "") : path;
}

/**
 * Returns the name that version 0.1 gave to an operation without an `operationId`, so that the reconciler can rename
 * its handler.
 */
function formerName(method: string, path: string): string {
  return camelCase(`${method} ${path}`);
}
