import type { Interface } from "../../model/interface.js";
import { resolveType } from "../../model/resolve-type.js";
import type { ObjectType, Property, Type } from "../../model/type.js";

/** The runtime's conversion of a text to a value. */
export type Converter = "text" | "integer" | "exactInteger" | "number" | "boolean" | "json";

/**
 * Returns the conversion of a scalar, or with `items` of list items. If several types are possible, text wins if any
 * text is valid;
 * otherwise, valid JSON becomes its value and other text is kept.
 */
export function converterOf(type: Type, model: Interface, part: "value" | "items" = "value"): Converter {
  const kinds = part === "value" ? convertersOf(type, model) : convertersOf(itemTypeOf(type, model), model);
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) return only === "listed" ? "text" : only;
  if (kinds.size === 0 || kinds.has("text")) return "text";
  return kinds.size === 2 && kinds.has("integer") && kinds.has("number") ? "number" : "json";
}

/** `listed` stands for enumerated texts, where not every text is valid. */
type ConverterOrList = Converter | "listed";

function convertersOf(type: Type | undefined, model: Interface, depth = 0): ReadonlySet<ConverterOrList> {
  if (type === undefined || depth > 16) return new Set();
  const target = resolveType(type, model);
  switch (target.kind) {
    case "string":
    case "any":
      return new Set(["text"]);
    case "boolean":
      return new Set(["boolean"]);
    case "number":
      if (target.representation !== undefined) return new Set(["exactInteger"]);
      return new Set([target.integer ? "integer" : "number"]);
    case "enum":
      return new Set(
        target.bases.map((base) =>
          base === "string" ? (target.open === "closed" ? "listed" : "text") : base === "null" ? "json" : base,
        ),
      );
    case "array":
    case "object":
      return new Set(["json"]);
    case "union":
      return new Set(
        target.alternatives.flatMap((alternative) => [...convertersOf(alternative.type, model, depth + 1)]),
      );
    case "intersection":
      return intersectConverters(target.parts.map((part) => convertersOf(part.type, model, depth + 1)));
    default:
      return new Set();
  }
}

/** Intersects conversions. A part without a type does not restrict the others. */
function intersectConverters(parts: readonly ReadonlySet<ConverterOrList>[]): ReadonlySet<ConverterOrList> {
  const exact = parts.filter((kinds) => kinds.size > 0 && !kinds.has("text"));
  return exact[0] ?? parts.find((kinds) => kinds.size > 0) ?? new Set();
}

/** Returns the type of the items, if values may be lists. */
export function itemTypeOf(type: Type, model: Interface): Type | undefined {
  const target = resolveType(type, model);
  if (target.kind === "array") return target.items?.type;
  const inner = target.kind === "union" ? target.alternatives : target.kind === "intersection" ? target.parts : [];
  for (const use of inner) {
    const items = itemTypeOf(use.type, model);
    if (items !== undefined) return items;
  }
  return undefined;
}

/** Returns the properties of an object in parameters or form fields. */
export function propertiesIn(type: Type, model: Interface): ObjectType["properties"] {
  const target = resolveType(type, model);
  if (target.kind === "object") return target.properties;
  const inner = target.kind === "union" ? target.alternatives : target.kind === "intersection" ? target.parts : [];
  return inner.flatMap((use) => propertiesIn(use.type, model));
}

/**
 * Returns the fields of a form. Properties declared in several alternatives or parts are merged into one field of all their
 * types.
 */
export function fieldsIn(type: Type, model: Interface): readonly Property[] {
  const target = resolveType(type, model);
  if (target.kind === "object") return target.properties;
  if (target.kind !== "union" && target.kind !== "intersection") return [];
  const byName = new Map<string, Property[]>();
  for (const use of target.kind === "union" ? target.alternatives : target.parts) {
    for (const field of fieldsIn(use.type, model)) byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
  }
  return [...byName.values()].flatMap((declared) => {
    const [first, ...others] = declared;
    if (first === undefined || others.length === 0) return declared;
    const checks = { checks: [], at: target.at };
    const joined: Type =
      target.kind === "union"
        ? { kind: "union", mode: "any", alternatives: declared, ...checks }
        : { kind: "intersection", parts: declared, ...checks };
    const readOnly =
      target.kind === "union" ? declared.every((field) => field.readOnly) : declared.some((field) => field.readOnly);
    return { ...first, readOnly, type: joined };
  });
}
