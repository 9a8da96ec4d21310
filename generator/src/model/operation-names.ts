import type { JsonObject } from "../load/document.js";
import type { BuildContext } from "./context.js";
import type { Operation } from "./interface.js";
import { camelCase, functionIdentifier } from "./names.js";
import { asString, asStrings, child, tokensOf } from "./raw.js";
import { type Route, routeNames } from "./route-names.js";

/** Where an operation is: the path is empty for webhooks. */
export interface OperationRoute extends Route {
  readonly at: string;
}

type OperationNames = Pick<Operation, "id" | "identifier" | "renamedFrom">;

/** What an operation is called: by its `operationId`, or by its method and path. */
export function nameOperation(node: JsonObject, route: OperationRoute, context: BuildContext): OperationNames {
  const id = asString(node["operationId"]);
  if (id === undefined) return nameAfterRoute(node, route, context);
  const { at } = route;
  let wanted = functionIdentifier(id);
  if (wanted === "") {
    const message = `the operationId ${JSON.stringify(id)} has no letter or digit`;
    context.report("name-unusable", child(at, "operationId"), message);
    wanted = "operation";
  }
  const identifier = context.functionNames.claim(wanted);
  if (identifier !== wanted) {
    const message = `\`${id}\` becomes \`${identifier}\`, because \`${wanted}\` is taken`;
    context.report("name-renamed", child(at, "operationId"), message);
  }
  return { id, identifier };
}

function nameAfterRoute(node: JsonObject, { method, path, at }: OperationRoute, context: BuildContext): OperationNames {
  const place = path === "" ? (tokensOf(at).at(-2) ?? "") : path;
  const [short, long] = routeNames({ method, path: place });
  const { functionNames } = context;
  const identifier = functionNames.claim(functionNames.has(short) && !functionNames.has(long) ? long : short);
  return {
    // Another operation may have this name as its `operationId`.
    id: context.operationIds.has(identifier) ? `${method.toUpperCase()} ${place}` : identifier,
    identifier,
    renamedFrom: [...asStrings(node["x-renamed-from"]), formerName(method, path)],
  };
}

/** What version 0.1 called an operation without an `operationId`: the reconciler follows it into handlers. */
function formerName(method: string, path: string): string {
  return camelCase(`${method} ${path}`);
}
