import { isUsableName, splitWords } from "../../model/names.js";
import { type Code, code, identifier } from "../../print/index.js";
import { asObject, type JsonObject } from "../../values/json.js";
import { type ComponentSection, componentReference, componentSections } from "./component-reference.js";
import { type DocumentTypes, entriesOf, isExcluded } from "./document-types.js";
import type { PathsOptions } from "./paths-options.js";

const prefixes: { readonly [Section in ComponentSection]: string } = {
  schemas: "Schema",
  responses: "Response",
  parameters: "Parameter",
  requestBodies: "RequestBody",
  headers: "Header",
  pathItems: "PathItem",
};

/** Prints an exported alias for each component. One with the name of an enumeration is left out: it is the same type. */
export function rootTypes(components: JsonObject, types: DocumentTypes): readonly Code[] {
  const counts = new Map<string, number>();
  return componentSections.flatMap((section) =>
    entriesOf(asObject(components[section]), types).flatMap(([name, node]) => {
      const wanted = rootName(section, name, types.options);
      if (isExcluded(node, types) || wanted === undefined || types.enumerations.names.has(wanted)) return [];
      const count = (counts.get(wanted) ?? 0) + 1;
      counts.set(wanted, count);
      const free = types.names.claim(count === 1 ? wanted : `${wanted}_${count}`);
      return [code`export type ${identifier(free)} = ${componentReference(section, name)};`];
    }),
  );
}

/** Returns the names that {@link rootTypes} wants for exported types. */
export function rootNames(document: JsonObject, options: PathsOptions): ReadonlySet<string> {
  const components = asObject(document["components"]);
  if (options.rootTypes !== true) return new Set();
  return new Set(
    componentSections.flatMap((section) =>
      Object.keys(asObject(components?.[section]) ?? {}).flatMap((name) => rootName(section, name, options) ?? []),
    ),
  );
}

function rootName(section: ComponentSection, name: string, options: PathsOptions): string | undefined {
  const prefix = section === "schemas" && options.rootTypesNoSchemaPrefix === true ? "" : prefixes[section];
  const wanted =
    options.rootTypesKeepCasing === true && isUsableName(prefix + name) ? prefix + name : words(prefix, name);
  return isUsableName(wanted) ? wanted : undefined;
}

/** Joins words with one capital each as openapi-typescript does, with `_` before a word that is a number. */
function words(prefix: string, name: string): string {
  const words = splitWords(name).flatMap((word) => word.split(/[^\p{L}\p{N}$]+/u).filter((part) => part !== ""));
  return words.reduce((joined, word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    return joined !== "" && /^\d/.test(capital) ? `${joined}_${capital}` : joined + capital;
  }, prefix);
}
