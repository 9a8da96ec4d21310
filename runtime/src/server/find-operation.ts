import type { CallState } from "./call-state.js";
import { isPreflight } from "./cors-headers.js";
import { Refusal, refusalAt } from "./failure.js";
import type { Operation, Route, Variants } from "./operation.js";
import { decodePath } from "./parameters.js";
import type { Engine } from "./plan.js";

/** The result for a path and method: an operation, its variants, or the allowed methods for OPTIONS. */
export type RoutingResult = Operation | Variants | { readonly allow: string | undefined; readonly preflight?: true };

/**
 * Finds the result for a request, and appends its raw parameter values to `values`. Throws a Refusal for an invalid target, an
 * unknown path and an unsupported method.
 */
export function routeRequest({ engine, transport, target, values }: CallState): RoutingResult {
  if (target === undefined) throw invalidTarget();
  if (target.path === "*") return { allow: undefined };
  if (isPreflight(engine, transport)) return { allow: findRoute(engine, target.path, values)?.allow, preflight: true };
  const found = findOperation(engine, target.path, transport.method, values);
  if (found !== undefined) return found;
  // An invalid escape in a parameter is reported later, with the parameter's name.
  throw target.isEncoded ? new Refusal("not-found") : invalidTarget();
}

function invalidTarget(): Refusal {
  return refusalAt("invalid-request", "", "target", "the request target is not valid");
}

/**
 * Finds the route of a path and appends its raw parameter values to `values`. Returns undefined for an unknown path;
 * throws a Refusal for an unsupported method.
 */
function findOperation(engine: Engine, path: string, method: string, values: string[]): RoutingResult | undefined {
  const route = findRoute(engine, path, values);
  if (route === undefined) return undefined;
  const found = operationOf(route, method);
  if (found !== undefined) return found;
  const { allow } = route;
  if (method === "OPTIONS") return { allow };
  throw new Refusal("method-not-allowed", { headers: { allow } });
}

function findRoute({ base, definition }: Engine, path: string, values: string[]): Route | undefined {
  if (base !== "" && !(path.startsWith(base) && path.charCodeAt(base.length) === 47)) return undefined;
  return definition.route(base === "" ? path : path.slice(base.length), values);
}

/** Returns the percent-decoded path parameters for `resolve`. */
export function resolveValues(
  { variants, values }: Variants,
  sent: readonly string[],
  keepsSlashes: boolean,
): readonly string[] {
  const decoded = decodePath(sent, Object.values(variants)[0]?.path ?? "", keepsSlashes);
  return values === undefined ? decoded : values.map((index) => decoded[index] as string);
}

/** Returns the operation of a family. Throws a Refusal if there is none. */
export function variantOf({ variants }: Variants, family: string | undefined): Operation {
  const operation = family !== undefined && Object.hasOwn(variants, family) ? variants[family] : undefined;
  if (operation === undefined) throw new Refusal("not-found");
  return operation;
}

/** Returns what a route has for a method. HEAD is that of GET unless the route has its own. */
export function operationOf(route: Route, method: string): Operation | Variants | undefined {
  return declaredFor(route, method) ?? (method === "HEAD" ? declaredFor(route, "GET") : undefined);
}

function declaredFor(route: Route, method: string): Operation | Variants | undefined {
  // Frequent methods first; other names could be inherited properties, such as `constructor`.
  let found: Route[string] | undefined;
  if (method === "GET") found = route["GET"];
  else if (method === "POST") found = route["POST"];
  else if (method === "PATCH") found = route["PATCH"];
  else if (Object.hasOwn(route, method)) found = route[method];
  return typeof found === "object" ? found : undefined;
}
