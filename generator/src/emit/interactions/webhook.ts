import { type EndpointWebhook, endpointWebhooks, type UnionAlternative } from "../../model/endpoint.js";
import type { Dispatch, Interface } from "../../model/interface.js";
import { camelCase, NameTable, pascalCase } from "../../model/names.js";
import type { Code } from "../../print/index.js";
import { namedType, typeSymbol } from "../typescript/naming.js";

/** A webhook with a generated endpoint, and the generated names. */
export interface DispatchedWebhook extends EndpointWebhook {
  /** Name of a delivery, such as `Interaction`. */
  readonly stem: string;
  readonly routes: readonly NamedRoute[];
  readonly builders: readonly { readonly name: string; readonly fixed: Dispatch["builders"][number]["fixed"] }[];
}

export interface NamedRoute {
  readonly route: Dispatch["routes"][number];
  /** `onCommand`, `CommandHandler`, `CommandResponse`, `CommandKind`, `CommandDelivery`. */
  readonly on: string;
  readonly handler: string;
  readonly response: string;
  /** Names of the kind's values and deliveries; used only if the route has a kind. */
  readonly kind: string;
  readonly delivery: string;
}

export function dispatchedWebhooks(model: Interface): readonly DispatchedWebhook[] {
  const names = new NameTable();
  return endpointWebhooks(model).map((webhook): DispatchedWebhook => {
    const { dispatch, delivery } = webhook;
    if (delivery.type.kind !== "reference") throw new Error("a delivery is of a named type");
    const stem = names.claim(namedType(model, delivery.type.name).identifier);
    const routes = dispatch.routes.map((route) => ({
      route,
      on: names.claim(camelCase(`on ${route.name}`)),
      handler: names.claim(`${pascalCase(route.name)}Handler`),
      response: names.claim(`${pascalCase(route.name)}Response`),
      kind: names.claim(`${pascalCase(route.name)}Kind`),
      delivery: names.claim(`${pascalCase(route.name)}Delivery`),
    }));
    const builders = dispatch.builders.map(({ name, fixed }) => ({ name: names.claim(name), fixed }));
    return { ...webhook, stem, routes, builders };
  });
}

export function alternativeSymbols(
  alternatives: readonly UnionAlternative[],
  direction: "request" | "response",
  model: Interface,
): readonly Code[] {
  return alternatives.map(({ name }) => typeSymbol(namedType(model, name), direction, model));
}
