import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { quoteName } from "../diagnostics/quote.js";
import { didYouMean } from "../diagnostics/spelling.js";
import type { ConfiguredName, ConfiguredNames, Json, JsonObject } from "../load/document.js";
import { operationsOfPathItem, pathItemsOf } from "../openapi/operations.js";
import { asObject } from "../values/json.js";
import { formatPointer, nodeAt, parsePointer } from "../values/pointer.js";
import type { NamesConfig } from "./config.js";
import type { ConfigFile } from "./config-text.js";
import { configLocations } from "./config-text.js";

/** Configured names, resolved to nodes of a document. */
interface NamesInDocument {
  readonly names: ConfiguredNames;
  /** An error for each entry that matches no node. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Describes how a section of the configuration refers to nodes. */
interface Section {
  readonly noun: string;
  /** Valid keys, as far as they can be listed. */
  readonly known: readonly string[];
  pointerOf(key: string): string | undefined;
}

/**
 * Resolves configured names to nodes, before filters omit some of them. Group names are resolved by the model, which
 * knows the groups.
 */
export async function findConfiguredNames(
  document: JsonObject,
  { groups = {}, types, functions, ...config }: NamesConfig,
  configFile: ConfigFile,
): Promise<NamesInDocument> {
  const locate = await configLocations(configFile);
  const nodes = new Map<string, ConfiguredName>();
  const diagnostics: Diagnostic[] = [];
  for (const [section, { noun, known, pointerOf }] of Object.entries(sectionsOf(document))) {
    for (const [key, name] of Object.entries(config[section as keyof typeof config] ?? {})) {
      const tokens = ["names", section, key];
      const pointer = pointerOf(key);
      if (pointer !== undefined) nodes.set(pointer, { name, location: locate(tokens, "value") });
      else diagnostics.push(unmatched(key, noun, { location: locate(tokens, "key"), ...didYouMean(key, known) }));
    }
  }
  const named = Object.entries(groups).map(([key, name]) => {
    const location = locate(["names", "groups", key], "value");
    return [key, { name, location }] as const;
  });
  const templates = { ...(types && { types }), ...(functions && { functions }) };
  return { names: { nodes, groups: new Map(named), ...templates }, diagnostics };
}

function sectionsOf(document: JsonObject): {
  readonly [section in Exclude<keyof NamesConfig, "groups" | "types" | "functions">]-?: Section;
} {
  const schemas = asObject(asObject(document["components"])?.["schemas"]) ?? {};
  const operations = operationPointers(document);
  return {
    schemas: {
      noun: "schema",
      known: Object.keys(schemas),
      pointerOf: (key) => (Object.hasOwn(schemas, key) ? formatPointer(["components", "schemas", key]) : undefined),
    },
    operations: { noun: "operation", known: [...operations.keys()], pointerOf: (key) => operations.get(key) },
    pointers: { noun: "node", known: [], pointerOf: (key) => (isNode(document, key) ? key : undefined) },
  };
}

/** Returns pointers of operations by `operationId`, and by method and path. */
function operationPointers(document: JsonObject): ReadonlyMap<string, string> {
  const pointers = new Map<string, string>();
  const add = (key: Json | undefined, pointer: string): void => {
    if (typeof key === "string" && !pointers.has(key)) pointers.set(key, pointer);
  };
  for (const { holder, key, tokens, node } of pathItemsOf<Json>(document)) {
    for (const { method, node: operation } of operationsOfPathItem(asObject(node) ?? {})) {
      const pointer = formatPointer([...tokens, method]);
      add(asObject(operation)?.["operationId"], pointer);
      if (holder !== "components") add(`${method.toUpperCase()} ${key}`, pointer);
      const variants = asObject(operation)?.["x-variants"];
      if (!Array.isArray(variants)) continue;
      for (const [index, variant] of (variants as readonly Json[]).entries()) {
        add(asObject(variant)?.["operationId"], formatPointer([...tokens, method, "x-variants", index]));
      }
    }
  }
  return pointers;
}

function isNode(document: JsonObject, pointer: string): boolean {
  const tokens = parsePointer(pointer);
  return tokens !== undefined && nodeAt(document, tokens) !== undefined;
}

function unmatched(
  key: string,
  noun: string,
  more: { readonly location: SourceLocation; readonly fix?: string },
): Diagnostic {
  return diagnose("name-unmatched", `the document has no ${noun} ${quoteName(key)}`, more);
}
