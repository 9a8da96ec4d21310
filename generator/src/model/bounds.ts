import { schemaKeyword, schemaKeywordsWhere } from "../openapi/schema-keywords.js";
import type { Interface } from "./interface.js";
import { resolveType } from "./resolve-type.js";
import type { ImageRule, NameLocation, Pointer, SchemaUse, Type } from "./type.js";

/** Bounds of a type by name (`maxLength`), and those of nested types (`name`, `items`). */
export type Bounds = ReadonlyMap<string, Bound | NestedBounds>;

/** One bound, and the keyword that states it. */
export interface Bound {
  readonly value: number | string;
  readonly at: Pointer;
}

/** Bounds of a nested type, which its source names. `alternativeTitle` describes an alternative, which has no name. */
export interface NestedBounds {
  readonly alternativeTitle?: string | undefined;
  readonly bounds: Bounds;
  readonly source: NameLocation;
}

type CollectedBounds = Map<string, Bound | (NestedBounds & { readonly bounds: CollectedBounds })>;

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
  addImageBounds(use, bounds);
  addNestedTypeBounds(use.type, model, bounds);
  return bounds;
}

function collect(use: SchemaUse, model: Interface, bounds: CollectedBounds): CollectedBounds {
  addCheckBounds(resolveType(use.type, model), bounds);
  addImageBounds(use, bounds);
  if (typeof use.default?.value === "number") {
    bounds.set("default", { value: use.default.value, at: `${use.at}/default` });
  }
  addNestedTypeBounds(use.type, model, bounds);
  return bounds;
}

function addCheckBounds(type: Type, bounds: CollectedBounds): void {
  if (type.kind === "intersection") for (const part of type.parts) addCheckBounds(part.type, bounds);
  if (!("checks" in type)) return;
  for (const check of type.checks) {
    if (check.kind === "sum-of-lengths") tighten(bounds, "maxTotalLength", { value: check.max, at: `${check.at}/max` });
    const name = boundKeywords.get(check.kind);
    if (name !== undefined && "limit" in check) tighten(bounds, name, { value: check.limit, at: check.at });
  }
}

/** Keeps the tighter of two bounds with the same name. */
function tighten(bounds: CollectedBounds, name: string, bound: { readonly value: number; readonly at: Pointer }): void {
  const known = bounds.get(name);
  const other = known !== undefined && "value" in known ? known.value : undefined;
  const isLeast = schemaKeyword(name)?.bound === "least";
  const isTighter = typeof other !== "number" || (isLeast ? bound.value > other : bound.value < other);
  if (isTighter) bounds.set(name, bound);
}

function addImageBounds({ image, at }: SchemaUse, bounds: CollectedBounds): void {
  for (const name of imageBounds) {
    const value = image?.[name];
    if (value !== undefined) bounds.set(name, { value, at: `${at}/x-image/${name}` });
  }
}

const imageBounds = [
  "maxWidth",
  "maxHeight",
  "maxBytes",
  "aspectRatio",
] as const satisfies readonly (keyof ImageRule)[];

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
      for (const property of type.properties) {
        addNested(property.name, { use: property, source: property.namedAt ?? property }, model, bounds);
      }
      break;
    case "array":
      if (type.items !== undefined && type.items.type.kind !== "reference") {
        addNested("items", { use: type.items }, model, bounds);
      }
      break;
    case "union": {
      const bounded = type.alternatives
        .map((use, index) => ({ use, name: `variant${index + 1}`, words: use.title }))
        .filter(({ use }) => use.type.kind !== "reference" && collect(use, model, new Map()).size > 0);
      const [only] = bounded;
      if (only !== undefined && bounded.length === 1) collect(only.use, model, bounds);
      else for (const { name, ...inner } of bounded) addNested(name, inner, model, bounds);
      break;
    }
  }
}

interface NestedUse {
  readonly use: SchemaUse;
  readonly words?: string | undefined;
  /** What names it. Default: the schema. */
  readonly source?: NameLocation;
}

function addNested(
  name: string,
  { use, words, source = use }: NestedUse,
  model: Interface,
  bounds: CollectedBounds,
): void {
  // A property may be named like a bound of its object.
  let free = name;
  while ("value" in (bounds.get(free) ?? {})) free += "_";
  const known = bounds.get(free);
  const nested = collect(use, model, known !== undefined && "bounds" in known ? known.bounds : new Map());
  if (nested.size > 0) bounds.set(free, { alternativeTitle: words, bounds: nested, source });
}
