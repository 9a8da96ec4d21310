import { isObject } from "../values/json.js";
import { type HttpMethod, httpMethods } from "./objects.js";

/** Generic in the node type, because a document may have any form. */
interface NodeMap<Node> {
  readonly [key: string]: Node;
}

/** A path item with the pointer tokens of its location. */
export interface ListedPathItem<Node> {
  readonly holder: "paths" | "webhooks" | "components";
  /** The path, or the name of the webhook or component. */
  readonly key: string;
  readonly tokens: readonly string[];
  readonly node: Node;
}

/** Returns the path items of a document: those of paths, webhooks and components, in this order. */
export function pathItemsOf<Node>(document: NodeMap<Node>): readonly ListedPathItem<Node>[] {
  const components = mapOf(document["components"]);
  return [
    ...listed("paths", ["paths"], document["paths"]).filter(({ key }) => !key.startsWith("x-")),
    ...listed("webhooks", ["webhooks"], document["webhooks"]),
    ...listed("components", ["components", "pathItems"], components["pathItems"]),
  ];
}

function listed<Node>(
  holder: ListedPathItem<Node>["holder"],
  above: readonly string[],
  items: Node | undefined,
): readonly ListedPathItem<Node>[] {
  return Object.entries(mapOf(items)).map(([key, node]) => ({ holder, key, tokens: [...above, key], node }));
}

/** An operation of a path item. */
export interface ListedOperation<Node> {
  /** A field of the path item such as `get`, or a key of `additionalOperations` such as `COPY`. */
  readonly method: string;
  /** Pointer tokens relative to the path item. */
  readonly tokens: readonly string[];
  readonly node: Node;
}

/** Returns the operations of a path item in order. Nodes may have any form. */
export function operationsOfPathItem<Node>(item: NodeMap<Node>): readonly ListedOperation<Node>[] {
  return Object.entries(item).flatMap(([key, node]): readonly ListedOperation<Node>[] => {
    if (isHttpMethod(key)) return [{ method: key, tokens: [key], node }];
    if (key !== additionalOperations) return [];
    return Object.entries(mapOf(node)).map(([method, operation]) => {
      return { method, tokens: [additionalOperations, method], node: operation };
    });
  });
}

/** The path item field for operations with other methods (OpenAPI 3.2). */
export const additionalOperations = "additionalOperations";

export function isHttpMethod(key: string): key is HttpMethod {
  return (httpMethods as readonly string[]).includes(key);
}

/** Whether a field of a path item contains operations. */
export function holdsOperations(key: string): boolean {
  return isHttpMethod(key) || key === additionalOperations;
}

interface NamedParameter {
  readonly name: string;
  readonly in: string;
}

/** Merges the parameters of an operation with those of its path item, which they override by name and location. */
export function mergeParameters<Parameter extends NamedParameter>(
  ofPathItem: readonly Parameter[],
  own: readonly Parameter[],
): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of [...ofPathItem, ...own]) merged.set(parameterKey(parameter), parameter);
  return [...merged.values()];
}

/** Returns a key that identifies a parameter. Header names are case-insensitive (RFC 9110, section 5.1). */
export function parameterKey(parameter: NamedParameter): string {
  return `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
}

/**
 * Whether a path item's parameter applies to an operation with this template: path parameters only if it contains them.
 */
export function concernsTemplate(parameter: NamedParameter, template: string): boolean {
  return parameter.in !== "path" || template.includes(`{${parameter.name}}`);
}

function mapOf<Node>(node: Node | undefined): NodeMap<Node> {
  return isObject(node) ? (node as NodeMap<Node>) : {};
}
