import type { Interface } from "../../generator/src/model/interface.js";
import type { SchemaUse, Type } from "../../generator/src/model/type.js";

/** The parts of a type that values use, as pointers into the specification. */
export interface Reached {
  /** Properties and alternatives that some value uses. */
  readonly seen: ReadonlySet<string>;
  /** All properties and alternatives of the visited types. */
  readonly known: ReadonlySet<string>;
}

/** Walks values along their type, and along the matching alternatives of unions. */
export function reachedBy(model: Interface, pairs: readonly (readonly [use: SchemaUse, value: unknown])[]): Reached {
  const seen = new Set<string>();
  const known = new Set<string>();
  const visit = (use: SchemaUse, value: unknown): void => {
    const type = resolved(model, use.type);
    if (value === null) return;
    switch (type.kind) {
      case "array":
        for (const item of value as readonly unknown[]) if (type.items !== undefined) visit(type.items, item);
        return;
      case "object":
        for (const property of type.properties) {
          if (property.readOnly || property.type.kind === "never") continue;
          known.add(property.at);
          if (!Object.hasOwn(value as object, property.name)) continue;
          seen.add(property.at);
          visit(property, (value as Record<string, unknown>)[property.name]);
        }
        return;
      case "intersection":
        for (const part of type.parts) visit(part, value);
        return;
      case "union":
        for (const alternative of type.alternatives) {
          known.add(alternative.at);
          if (!matches(model, alternative, value)) continue;
          seen.add(alternative.at);
          visit(alternative, value);
        }
        return;
      default:
    }
  };
  for (const [use, value] of pairs) visit(use, value);
  return { seen, known };
}

/** Enough to distinguish the alternatives of a union: JSON types, required and forbidden names, fixed values. */
function matches(model: Interface, use: SchemaUse, value: unknown): boolean {
  const type = resolved(model, use.type);
  if (value === null) return use.nullable || type.kind === "null";
  switch (type.kind) {
    case "string":
    case "boolean":
      return typeof value === type.kind;
    case "number":
      return typeof value === "number" && (!type.integer || Number.isInteger(value));
    case "enum":
      return type.open !== "closed" || type.members.some((member) => member.value === value);
    case "array":
      return (
        Array.isArray(value) && value.every((item) => type.items === undefined || matches(model, type.items, item))
      );
    case "object":
      return (
        typeof value === "object" &&
        type.properties.every((property) => {
          const item = (value as Record<string, unknown>)[property.name];
          return item === undefined ? !property.required : matches(model, property, item);
        })
      );
    case "union":
      return type.alternatives.some((alternative) => matches(model, alternative, value));
    case "intersection":
      return type.parts.every((part) => matches(model, part, value));
    default:
      return type.kind === "any";
  }
}

function resolved(model: Interface, type: Type): Type {
  if (type.kind !== "reference") return type;
  const named = model.types.get(type.name);
  if (named === undefined) throw new Error(`no type ${type.name}`);
  return resolved(model, named.use.type);
}
