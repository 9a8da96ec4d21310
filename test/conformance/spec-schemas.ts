import { resolve } from "node:path";
import { loadDocument } from "../../generator/src/load/load.js";
import type { Schemas } from "./batch.js";
import { isSchemaObject, mapSchemas, type SchemaObject } from "./subschemas.js";

const project = resolve(import.meta.dirname, "../..");

/**
 * Every schema of `spec/`: the named ones and the inline ones of operations, without extensions and without
 * direction-dependent keywords: the rest means the same to every validator.
 */
export function specSchemas(): Schemas {
  const { loaded } = loadDocument("spec/openapi.yaml", { cwd: project });
  if (loaded === undefined) throw new Error("spec/ cannot be read");
  const document = loaded.document as unknown as { readonly components: { readonly schemas: Schemas } };
  const named = Object.entries(document.components.schemas);
  const inline = [...writtenInPlace({ ...document, components: { ...document.components, schemas: {} } })];
  const numbered = inline.map((schema, index): readonly [string, unknown] => [`WrittenInPlace${index}`, schema]);
  return Object.fromEntries([...named, ...numbered].map(([name, schema]) => [name, plain(schema)]));
}

/** The schemas under the key `schema` of parameters, bodies, responses and headers. */
function* writtenInPlace(node: unknown): Generator<unknown> {
  if (Array.isArray(node)) {
    for (const item of node) yield* writtenInPlace(item);
  } else if (isSchemaObject(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key !== "schema") yield* writtenInPlace(value);
      else if (isSchemaObject(value) && !("$ref" in value)) yield value;
    }
  }
}

const directional = new Set(["readOnly", "writeOnly"]);

function plain(root: unknown): unknown {
  return mapSchemas(root, (schema) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith("x-") && !directional.has(key))),
  );
}

/** Removes keywords of OpenAPI, which ajv does not support. */
export function withoutOpenApi(root: unknown): unknown {
  return mapSchemas(
    root,
    ({ discriminator: _, example: __, externalDocs: ___, xml: ____, ...schema }: SchemaObject) => schema,
  );
}
