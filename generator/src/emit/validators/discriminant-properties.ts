import { findDiscriminant, findItemDiscriminant } from "../../model/discriminant.js";
import type { Interface } from "../../model/interface.js";
import { jsonTypesOf } from "../../model/json-types.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { validatedSchemaUsesOf } from "../../model/walk.js";

/**
 * Returns, by named type, the properties that distinguish it from other types in a union. For a value with another discriminant,
 * no further issues are reported: it was meant to be another type.
 */
export function findDiscriminantProperties(model: Interface): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const view: Direction = "request";
  const place = { model, view };
  const mark = (use: SchemaUse, property: string, seen: ReadonlySet<string>): void => {
    const { type } = use;
    if (type.kind === "union") for (const alternative of type.alternatives) mark(alternative, property, seen);
    if (type.kind !== "reference" || seen.has(type.name)) return;
    const properties = found.get(type.name) ?? new Set();
    found.set(type.name, properties.add(property));
    const target = model.types.get(type.name);
    if (target !== undefined) mark(target.use, property, new Set([...seen, type.name]));
  };
  const visit = (type: Type): void => {
    if (type.kind === "union") {
      const objects = type.alternatives.filter((alternative) => jsonTypesOf(alternative, place).has("object"));
      const discriminant =
        objects.length > 1 ? findDiscriminant(objects, place, type.discriminator?.property) : undefined;
      if (discriminant !== undefined)
        for (const alternative of objects) mark(alternative, discriminant.property, new Set());
      const arrays = type.alternatives.filter((alternative) => jsonTypesOf(alternative, place).has("array"));
      const items = arrays.length > 1 ? findItemDiscriminant(arrays, place) : undefined;
      for (const alternative of items === undefined ? [] : arrays) {
        if (alternative.type.kind === "array" && alternative.type.items !== undefined) {
          mark(alternative.type.items, items?.discriminant.property ?? "", new Set());
        }
      }
    }
    for (const use of validatedSchemaUsesOf(type)) visit(use.type);
  };
  for (const type of model.types.values()) visit(type.use.type);
  return found;
}
