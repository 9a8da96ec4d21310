import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isHttpMethod } from "../../generator/src/openapi/operations.js";

/** A document as any parser reads it: what the output is counted against. */
export interface RawDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: RawSchemas };
  /** Of Swagger 2.0. */
  readonly definitions?: RawSchemas;
}

type RawSchemas = Readonly<Record<string, unknown>>;

export function readRawDocument(path: string): RawDocument {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  return (text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text, { uniqueKeys: false })) as RawDocument;
}

/** `get /books`, in the order of the document. */
export function operationsOf({ paths = {} }: RawDocument): readonly string[] {
  return Object.entries(paths).flatMap(([template, item]) =>
    template.startsWith("x-")
      ? []
      : Object.keys(item).flatMap((method) => (isHttpMethod(method) ? `${method} ${template}` : [])),
  );
}

export function schemasOf({ components, definitions }: RawDocument): RawSchemas {
  return components?.schemas ?? definitions ?? {};
}

/** Keywords that leave at least one value out or give a value a shape. */
const meaningful = [
  ...["$ref", "additionalProperties", "allOf", "anyOf", "const", "enum", "items", "oneOf", "properties", "type"],
];

/** Whether a schema says what its values are, so that `unknown` would lose it. */
export function saysSomething(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const one = schema as Readonly<Record<string, unknown>>;
  // A list of one schema means that schema, and `{}` accepts everything.
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const list = one[keyword];
    if (Array.isArray(list) && !list.some(saysSomething)) return false;
  }
  return meaningful.some((keyword) => one[keyword] !== undefined);
}
