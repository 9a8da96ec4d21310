import type { Json } from "../../generator/src/load/document.js";
import { loaded } from "../spec/model.js";

/** An operation of the bundled document, with references of parameters and bodies resolved. */
export interface WrittenOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** All methods of the path, in the order of the vectors. */
  readonly methods: readonly string[];
  readonly parameters: readonly WrittenParameter[];
  readonly body:
    | { readonly required?: boolean; readonly content: Readonly<Record<string, { schema: Json }>> }
    | undefined;
  readonly requiresAuthentication: boolean;
  /** Query parameters that are fixed: clients do not send them, handlers receive them. */
  readonly fixed: Readonly<Record<string, Json>>;
}

export interface WrittenParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Written {
  readonly operationId: string;
  readonly path?: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly security?: readonly Json[];
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly "x-variants"?: readonly Written[];
}

const methods = ["get", "put", "post", "patch", "delete"];

/** All 65 operations; those with a shared route under separate paths. */
export const operationsById: ReadonlyMap<string, WrittenOperation> = new Map(
  Object.entries(loaded.document["paths"] as unknown as Record<string, Record<string, Written>>).flatMap(
    ([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (operation === undefined) return [];
        const all = methods.filter((other) => item[other] !== undefined).map((other) => other.toUpperCase());
        return [operation, ...(operation["x-variants"] ?? [])].map((one) => {
          const shared = (item["parameters"] ?? []) as unknown as readonly Json[];
          const written: WrittenOperation = {
            id: one.operationId,
            method: method.toUpperCase(),
            path: one.path ?? path,
            methods: all,
            parameters: [...shared, ...(one.parameters ?? [])].map((each) => followed(each) as WrittenParameter),
            body: one.requestBody === undefined ? undefined : (followed(one.requestBody) as WrittenOperation["body"]),
            fixed: one.fixed ?? {},
            requiresAuthentication: (one.security ?? (loaded.document["security"] as readonly Json[])).length > 0,
          };
          return [written.id, written] as const;
        });
      }),
  ),
);

/** The schema of an operation's JSON body, with its references resolved. */
export function bodySchema(id: string): { readonly required?: readonly string[] } | undefined {
  const schema = operationsById.get(id)?.body?.content["application/json"]?.schema;
  return schema === undefined ? undefined : (followed(schema) as { readonly required?: readonly string[] });
}

function followed(node: Json): unknown {
  let current = node as { readonly $ref?: string } & Record<string, unknown>;
  while (current.$ref !== undefined) {
    const { $ref, ...beside } = current;
    const keys = $ref.slice(2).split("/");
    const target = keys.reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], loaded.document);
    current = { ...(target as object), ...beside };
  }
  return current;
}
