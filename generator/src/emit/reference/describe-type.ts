import { discriminatedAlternatives } from "../../model/discriminator-values.js";
import type { Interface } from "../../model/interface.js";
import { resolveType } from "../../model/resolve-type.js";
import type { IntersectionType, ObjectType, SchemaUse, Type, UnionType } from "../../model/type.js";

/** Describes a type for readers of the reference: `string or null`, `array of Role`, `one of "a", "b"`. */
export function describeSchemaUse(use: SchemaUse, model: Interface): string {
  const words = describeType(use.type, model);
  return use.nullable && use.type.kind !== "null" ? `${words} or null` : words;
}

function describeType(type: Type, model: Interface): string {
  switch (type.kind) {
    case "any":
      return "any value";
    case "never":
      return "nothing";
    case "null":
    case "boolean":
      return type.kind;
    case "number":
      return type.integer ? "integer" : "number";
    case "string":
      return type.format === undefined ? "string" : `string (${type.format})`;
    case "enum":
      return type.members.length === 1
        ? JSON.stringify(type.members[0]?.value)
        : `one of ${type.members.map((member) => JSON.stringify(member.value)).join(", ")}`;
    case "array":
      return type.items === undefined ? "array" : `array of ${describeSchemaUse(type.items, model)}`;
    case "object":
      return describeObject(type, model);
    case "union":
      return describeUnion(type, model);
    case "intersection":
      return describeIntersection(type, model);
    case "reference":
      return model.types.get(type.name)?.identifier ?? type.name;
  }
}

function describeObject(type: ObjectType, model: Interface): string {
  const others = [...type.patterns.map(({ use }) => use), ...(type.additional === undefined ? [] : [type.additional])]
    .filter((use) => use.type.kind !== "never")
    .map((use) => describeSchemaUse(use, model));
  if (others.length === 0) return "object";
  const map = `map of ${[...new Set(others)].join(" or ")}`;
  return type.properties.length === 0 ? map : `object and ${map}`;
}

/** Describes a union, with discriminator values if any: `Cat (kind "cat") or Dog (kind "dog")`. */
function describeUnion(type: UnionType, model: Interface): string {
  const discriminated =
    discriminatedAlternatives(type, model) ?? type.alternatives.map((alternative) => ({ alternative, values: [] }));
  return discriminated
    .map(({ alternative, values }) => {
      const words = describeSchemaUse(alternative, model);
      const selecting = values.map((value) => JSON.stringify(value)).join(" or ");
      return selecting === "" ? words : `${words} (${type.discriminator?.property} ${selecting})`;
    })
    .join(" or ");
}

function describeIntersection(type: IntersectionType, model: Interface): string {
  const shapes = type.parts.filter((part) => !addsOnlyBounds(part, type.parts, model));
  const words = new Set((shapes.length === 0 ? type.parts : shapes).map((part) => describeSchemaUse(part, model)));
  words.delete("object");
  words.delete("any value");
  return [...words].join(" and ") || "object";
}

/** Whether a part only adds bounds, which are described separately, to what another part describes. */
function addsOnlyBounds({ type }: SchemaUse, parts: readonly SchemaUse[], model: Interface): boolean {
  if (type.kind === "array" ? type.items !== undefined : type.kind !== "number" && type.kind !== "string") return false;
  if (type.kind === "string" && type.format !== undefined) return false;
  if ("untyped" in type && type.untyped) return true;
  return parts.some((part) => part.type.kind === "reference" && resolveType(part.type, model).kind === type.kind);
}
