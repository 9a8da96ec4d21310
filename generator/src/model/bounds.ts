import { schemaKeyword, schemaKeywordsWhere } from "../openapi/schema-keywords.js";
import type { Interface } from "./interface.js";
import type { ImageRule, SchemaUse, Type } from "./type.js";

/** Bounds of a type by name (`maxLength`), and those of nested types (`name`, `items`). */
export type Bounds = ReadonlyMap<string, number | string | NestedBounds>;

/** Bounds of a nested type. `alternativeTitle` describes an alternative, which has no name. */
export interface NestedBounds {
  readonly alternativeTitle?: string | undefined;
  readonly bounds: Bounds;
}

type CollectedBounds = Map<
  string,
  number | string | { readonly alternativeTitle?: string | undefined; readonly bounds: CollectedBounds }
>;

/** Kind of a check (`min-length`) → its keyword (`minLength`). */
const boundKeywords: ReadonlyMap<string, string> = new Map(
  schemaKeywordsWhere(({ bound }) => bound !== undefined).map((keyword) => [
    keyword.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    keyword,
  ]),
);

/** Returns all bounds of a use: of its type behind references, of its image, and of inline types. */
export function boundsOf(use: SchemaUse, model: Interface): Bounds {
  return collect(use, model, new Map());
}

/** Returns the bounds without those of a referenced type, which are listed under its own name. */
export function ownBoundsOf(use: SchemaUse, model: Interface): Bounds {
  const bounds: CollectedBounds = new Map();
  addCheckBounds(use.type, bounds);
  addImageBounds(use.image, bounds);
  addNestedTypeBounds(use.type, model, bounds);
  return bounds;
}

function collect(use: SchemaUse, model: Interface, bounds: CollectedBounds): CollectedBounds {
  addCheckBounds(resolveReferences(use.type, model), bounds);
  addImageBounds(use.image, bounds);
  if (typeof use.default?.value === "number") bounds.set("default", use.default.value);
  addNestedTypeBounds(use.type, model, bounds);
  return bounds;
}

function resolveReferences(type: Type, model: Interface): Type {
  let current = type;
  for (let steps = 0; steps < 32 && current.kind === "reference"; steps++) {
    const target = model.types.get(current.name);
    if (target === undefined) return current;
    current = target.use.type;
  }
  return current;
}

function addCheckBounds(type: Type, bounds: CollectedBounds): void {
  if (type.kind === "intersection") for (const part of type.parts) addCheckBounds(part.type, bounds);
  if (!("checks" in type)) return;
  for (const check of type.checks) {
    if (check.kind === "sum-of-lengths") tighten(bounds, "maxTotalLength", check.max);
    const name = boundKeywords.get(check.kind);
    if (name !== undefined && "limit" in check) tighten(bounds, name, check.limit);
  }
}

/** Keeps the tighter of two bounds with the same name. */
function tighten(bounds: CollectedBounds, name: string, limit: number): void {
  const known = bounds.get(name);
  if (typeof known !== "number") bounds.set(name, limit);
  else bounds.set(name, schemaKeyword(name)?.bound === "least" ? Math.max(known, limit) : Math.min(known, limit));
}

function addImageBounds(image: ImageRule | undefined, bounds: CollectedBounds): void {
  for (const name of ["maxWidth", "maxHeight", "maxBytes", "aspectRatio"] as const) {
    const value = image?.[name];
    if (value !== undefined) bounds.set(name, value);
  }
}

/**
 * Adds the bounds of anonymous nested types: properties by name, `items`, and union alternatives by index (`variant1`)
 * unless only one has bounds. Titles are not used as keys because they may change.
 */
function addNestedTypeBounds(type: Type, model: Interface, bounds: CollectedBounds): void {
  switch (type.kind) {
    case "intersection":
      for (const part of type.parts) addNestedTypeBounds(part.type, model, bounds);
      break;
    case "object":
      for (const property of type.properties) addNested(property.name, { use: property }, model, bounds);
      break;
    case "array":
      if (type.items !== undefined && type.items.type.kind !== "reference") {
        addNested("items", { use: type.items }, model, bounds);
      }
      break;
    case "union": {
      const bounded = type.variants
        .map((use, index) => ({ use, name: `variant${index + 1}`, words: use.title }))
        .filter(({ use }) => use.type.kind !== "reference" && collect(use, model, new Map()).size > 0);
      const [only] = bounded;
      if (only !== undefined && bounded.length === 1) collect(only.use, model, bounds);
      else for (const { name, ...inner } of bounded) addNested(name, inner, model, bounds);
      break;
    }
  }
}

function addNested(
  name: string,
  { use, words }: { readonly use: SchemaUse; readonly words?: string | undefined },
  model: Interface,
  bounds: CollectedBounds,
): void {
  // A property may be named like a bound of its object.
  let free = name;
  while (!["undefined", "object"].includes(typeof bounds.get(free))) free += "_";
  const known = bounds.get(free);
  const nested = collect(use, model, typeof known === "object" ? known.bounds : new Map());
  if (nested.size > 0) bounds.set(free, { alternativeTitle: words, bounds: nested });
}
