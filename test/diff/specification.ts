import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";

const project = resolve(import.meta.dirname, "../..");

/** `spec/`, as one document. */
export const specification: JsonObject = bundleOf(resolve(project, "spec/openapi.yaml"));

/** A small shop with constructs absent from `spec/`: directions of properties, patterns, `allOf` with siblings, recursion. */
export const shop: JsonObject = bundleOf(resolve(import.meta.dirname, "shop.yaml"));

export const documents: readonly (readonly [name: string, document: JsonObject])[] = [
  ["spec/", specification],
  ["the shop", shop],
];

function bundleOf(path: string): JsonObject {
  const { loaded, diagnostics } = loadDocument(path, { readFile: (asked) => readFileSync(asked) });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (loaded === undefined || errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return loaded.document;
}

/** The files of a document, for in-memory comparisons. */
export function asFiles(document: Json): Readonly<Record<string, string>> {
  return { "openapi.json": JSON.stringify(document) };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy in which a function has transformed every map and array, from the leaves up. */
export function rewritten(node: Json, rewrite: (node: JsonObject, pointer: string) => Json, pointer = ""): Json {
  const token = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
  if (Array.isArray(node)) return node.map((item: Json, index) => rewritten(item, rewrite, `${pointer}/${index}`));
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, rewritten(value, rewrite, `${pointer}/${token(key)}`)]),
  );
  return rewrite(copy, pointer);
}
