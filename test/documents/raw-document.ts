import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isHttpMethod } from "../../generator/src/openapi/operations.js";

/** A parsed document, with which the output is compared. */
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

/** Returns `get /books` and others, in document order. */
export function operationsOf(document: RawDocument): readonly string[] {
  return Object.entries(document.paths ?? {}).flatMap(([template, item]) =>
    template.startsWith("x-")
      ? []
      : Object.keys(referredItem(item, document)).flatMap((method) =>
          isHttpMethod(method) ? `${method} ${template}` : [],
        ),
  );
}

/** Follows a `$ref` to a path item of the same document. */
function referredItem(item: Readonly<Record<string, unknown>>, document: RawDocument): object {
  const reference = item["$ref"];
  if (typeof reference !== "string" || !reference.startsWith("#/")) return item;
  const tokens = decodeURIComponent(reference.slice(2)).split("/");
  const keys = tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  const target = keys.reduce<unknown>((node, key) => Object(node)[key], document);
  return { ...item, ...Object(target) };
}

export function schemasOf({ components, definitions }: RawDocument): RawSchemas {
  return components?.schemas ?? definitions ?? {};
}

/** Keywords that exclude values or give them a shape. */
const meaningful = [
  ...["$ref", "additionalProperties", "allOf", "anyOf", "const", "enum", "items", "oneOf", "properties", "type"],
];

/** Whether a schema describes its values, so that `unknown` would lose information. */
export function saysSomething(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const one = schema as Readonly<Record<string, unknown>>;
  // A composition of one schema is equivalent to it, and `{}` accepts everything.
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const list = one[keyword];
    if (Array.isArray(list) && !list.some(saysSomething)) return false;
  }
  return meaningful.some((keyword) => one[keyword] !== undefined);
}
