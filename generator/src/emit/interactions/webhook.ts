import type { Dispatch, Interface, Signature, WebhookOperation } from "../../model/interface.js";
import { camelCase, NameTable, pascalCase } from "../../model/names.js";
import type { Type, Use } from "../../model/type.js";
import type { Code } from "../../print/index.js";
import { namedType, typeSymbol } from "../typescript/naming.js";
import { resolveType } from "../typescript/resolve-type.js";

/** A webhook for which an endpoint can be generated, and the names of what is generated. */
export interface DispatchedWebhook {
  readonly operation: WebhookOperation["operation"];
  readonly dispatch: Dispatch;
  readonly signature: Signature;
  /** What the service sends, and what it is answered. */
  readonly delivery: Use;
  readonly response: Use;
  /** What a delivery is called, such as `Interaction`. */
  readonly stem: string;
  readonly routes: readonly NamedRoute[];
  readonly builders: readonly { readonly name: string; readonly fixed: Dispatch["builders"][number]["fixed"] }[];
}

export interface NamedRoute {
  readonly route: Dispatch["routes"][number];
  /** `onCommand`, `CommandHandler`, `CommandResponse`. */
  readonly on: string;
  readonly handler: string;
  readonly response: string;
}

/** The webhooks whose bodies are told apart by a property, and whose signatures the runtime can verify. */
export function dispatchedWebhooks(model: Interface): readonly DispatchedWebhook[] {
  const names = new NameTable();
  return model.webhooks.flatMap(({ operation, dispatch, signature }): readonly DispatchedWebhook[] => {
    const delivery = named(operation.body?.content.find(({ kind }) => kind === "json")?.use, model);
    const response = operation.responses
      .find(({ status }) => status === 200)
      ?.content.find(({ kind }) => kind === "json");
    if (dispatch === undefined || signature === undefined) return [];
    if (signature.encoding !== "hex" || signature.content.join() !== "timestamp,body") return [];
    if (delivery?.type.kind !== "reference" || response?.use?.type.kind !== "reference") return [];
    const stem = names.claim(namedType(model, delivery.type.name).identifier);
    const routes = dispatch.routes.map((route) => ({
      route,
      on: names.claim(camelCase(`on ${route.name}`)),
      handler: names.claim(`${pascalCase(route.name)}Handler`),
      response: names.claim(`${pascalCase(route.name)}Response`),
    }));
    const builders = dispatch.builders.map(({ name, fixed }) => ({ name: names.claim(name), fixed }));
    return [{ operation, dispatch, signature, delivery, response: response.use, stem, routes, builders }];
  });
}

/** The type that a body stands for, and not the body's own name for it. */
function named(use: Use | undefined, model: Interface): Use | undefined {
  let current = use;
  for (let steps = 0; steps < 32 && current?.type.kind === "reference"; steps++) {
    const inner = namedType(model, current.type.name).use;
    if (inner.type.kind !== "reference") break;
    current = inner;
  }
  return current;
}

/** The variants of a union whose property has this value, as types. */
export function variantsWith(use: Use, property: string, value: unknown, model: Interface): readonly Variant[] {
  const type = resolveType(use.type, model);
  const uses = type.kind === "union" ? type.variants : [use];
  return uses.flatMap((variant): readonly Variant[] => {
    const shape = resolveType(variant.type, model);
    if (variant.type.kind !== "reference" || shape.kind !== "object") return [];
    const tag = shape.properties.find(({ name }) => name === property);
    const values = tag === undefined ? [] : constantsOf(resolveType(tag.type, model));
    return values.includes(value) ? [{ name: variant.type.name, shape }] : [];
  });
}

export interface Variant {
  readonly name: string;
  readonly shape: Extract<Type, { readonly kind: "object" }>;
}

export function variantSymbols(
  variants: readonly Variant[],
  direction: "request" | "response",
  model: Interface,
): readonly Code[] {
  return variants.map(({ name }) => typeSymbol(namedType(model, name), direction));
}

function constantsOf(type: Type): readonly unknown[] {
  return type.kind === "enum" ? type.members.map(({ value }) => value) : [];
}
