import { readFileSync } from "node:fs";

/** An operation declared in the bundled document, including variants of shared routes. */
export interface DeclaredOperation {
  readonly id: string;
  readonly method: string;
  /** The template of its path, such as `/guilds/{guild_id}`. */
  readonly path: string;
  readonly requiresAuthentication: boolean;
  readonly ownerOnly: boolean;
  readonly permissions: readonly string[];
  /** Permissions that fields of the body need, by field; as declared, conditions included. */
  readonly fieldPermissions: { readonly [field: string]: readonly unknown[] };
  /** Fields of the body that only the owner of the guild may send. */
  readonly ownerOnlyFields: readonly string[];
  readonly successes: readonly number[];
  readonly errors: readonly string[];
  readonly events: readonly string[];
}

export interface DeclaredError {
  readonly status: number;
  readonly code: number;
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: {
    readonly [name: string]: { readonly "x-permissions"?: readonly unknown[]; readonly "x-owner-only"?: boolean };
  };
}

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly responses: { readonly [status: string]: object };
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
  readonly "x-permissions"?: readonly string[];
  readonly "x-owner-only"?: boolean;
  readonly "x-errors"?: readonly string[];
  readonly "x-events"?: readonly (string | { readonly event: string })[];
  readonly "x-variants"?: readonly (Operation & { readonly path: string })[];
}

interface Document {
  readonly security: readonly object[];
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly "x-errors": { readonly [name: string]: DeclaredError };
}

/** A bundled document of the bindings. */
export function readDocument(name: "openapi.json" | "openapi.variants.json"): Document {
  return JSON.parse(readFileSync(new URL(`../../../generated/${name}`, import.meta.url), "utf8"));
}

const document = readDocument("openapi.json");

/** Every error that an operation may declare, by its name. */
export const declaredErrors = document["x-errors"];

/** All operations, in the order of the document. */
export const operations: readonly DeclaredOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.operationId !== undefined)
    .flatMap(([method, operation]) => [
      declare(method, path, operation),
      ...(operation["x-variants"] ?? []).map((variant) => declare(method, variant.path, variant)),
    ]),
);

function declare(method: string, path: string, operation: Operation): DeclaredOperation {
  const { properties = {} } = resolve(operation.requestBody?.content["application/json"]?.schema ?? {});
  return {
    id: operation.operationId ?? "",
    method: method.toUpperCase(),
    path,
    requiresAuthentication: (operation.security ?? document.security).length > 0,
    ownerOnly: operation["x-owner-only"] === true,
    permissions: operation["x-permissions"] ?? [],
    fieldPermissions: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, schema["x-permissions"] ?? []]),
    ),
    ownerOnlyFields: Object.keys(properties).filter((name) => properties[name]?.["x-owner-only"] === true),
    successes: Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status < 300),
    errors: operation["x-errors"] ?? [],
    events: (operation["x-events"] ?? []).map((event) => (typeof event === "string" ? event : event.event)),
  };
}

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split("/").at(-1) ?? "";
  return resolve(document.components.schemas[name] ?? {});
}
