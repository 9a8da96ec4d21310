import { httpMethods } from "../openapi/objects.js";
import { concernsTemplate, holdsOperations } from "../openapi/operations.js";
import { asObject } from "../values/json.js";
import { nodeAt, parsePointer } from "../values/pointer.js";
import type { Json, JsonObject, LoadedDocument } from "./document.js";
import { setOwn } from "./parse/parsed.js";

/** Serializes the bundled document for `openapi.json`. */
export function bundleText(loaded: LoadedDocument): string {
  return jsonText(loaded.document);
}

/**
 * Serializes the root file as written, before deviations from OpenAPI are read. Undefined if this is not the whole document: if it
 * has other files or filters, or if it was upgraded.
 */
export function writtenText({ unedited, files, declaredVersion }: LoadedDocument): string | undefined {
  return files.length === 1 && declaredVersion !== "2.0" ? JSON.stringify(unedited) : undefined;
}

/** Levels of a document with a line per property: a section, a path or component type, an operation or component. */
const linedLevels = 3;

/** Serializes a document with one line per operation and component: half the size of an indented one. */
export function jsonText(document: JsonObject): string {
  return `${linesOf(document, 0)}\n`;
}

function linesOf(value: Json, level: number): string {
  const object = level < linedLevels ? asObject(value) : undefined;
  const entries = Object.entries(object ?? {});
  if (entries.length === 0) return JSON.stringify(value);
  const indent = "  ".repeat(level);
  const lines = entries.map(([key, item]) => `${indent}  ${JSON.stringify(key)}: ${linesOf(item, level + 1)}`);
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** Keys of a variant that describe how it shares its route. */
const variantRouteKeys: ReadonlySet<string> = new Set(["path", "fixed", "ignored", "x-variants"]);

/**
 * Returns the bundled document with the operations of `x-variants` in place of their host operations, for tools that
 * allow one operation per method and path shape. A path with variants has only the variants, under their own template.
 * If an operation has several variants, the first one is used.
 */
export function bundleWithVariants(loaded: LoadedDocument): JsonObject {
  const document: JsonObject = loaded.document;
  const written = asObject(document.paths);
  if (written === undefined) return document;
  const paths: { [key: string]: Json } = {};
  for (const [path, value] of Object.entries(written)) {
    const variants = variantsOf(document, path, value);
    if (variants.length === 0) {
      setOwn(paths, path, { ...asObject(paths[path]), ...asObject(value) });
      continue;
    }
    for (const { path: template, method, operation } of variants) {
      const item = asObject(paths[template]) ?? commonParts(document, asObject(value) ?? {}, template);
      setOwn(paths, template, { ...item, [method]: operation });
    }
  }
  return { ...document, paths };
}

interface Variant {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
}

function variantsOf(document: JsonObject, path: string, value: Json): Variant[] {
  const item = asObject(followReference(document, value));
  return httpMethods.flatMap((method) => {
    const variants = asObject(item?.[method])?.["x-variants"];
    const variant = Array.isArray(variants) ? asObject(variants[0] as Json) : undefined;
    if (variant === undefined) return [];
    const operation = Object.fromEntries(Object.entries(variant).filter(([key]) => !variantRouteKeys.has(key)));
    return [{ path: typeof variant.path === "string" ? variant.path : path, method, operation }];
  });
}

/** Returns the shared properties of a path's operations, without path parameters that the template does not name. */
function commonParts(document: JsonObject, item: JsonObject, template: string): JsonObject {
  const common = Object.fromEntries(
    Object.entries(asObject(followReference(document, item)) ?? {}).filter(
      ([key]) => !holdsOperations(key) && key !== "$ref",
    ),
  );
  if (!Array.isArray(common.parameters)) return common;
  const parameters = common.parameters.filter((written: Json) => {
    const parameter = asObject(followReference(document, written));
    return concernsTemplate({ in: String(parameter?.in), name: String(parameter?.name) }, template);
  });
  return { ...common, parameters };
}

/** Follows references inside the bundle, which the loader guarantees to be acyclic. */
function followReference(document: JsonObject, value: Json): Json | undefined {
  let node: Json | undefined = value;
  for (let hops = 0; hops < 100; hops++) {
    const written: Json | undefined = asObject(node)?.$ref;
    if (typeof written !== "string" || !written.startsWith("#")) return node;
    const tokens: readonly string[] = parsePointer(decodeURIComponent(written.slice(1))) ?? [];
    node = nodeAt(document, tokens);
  }
  return undefined;
}
