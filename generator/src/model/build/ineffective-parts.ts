import { type JsonType, jsonTypesOf } from "../json-types.js";
import type { Mutable } from "../raw.js";
import { type NamedTypes, resolveType } from "../resolve-type.js";
import type { IntersectionType, SchemaUse, Type } from "../type.js";

/**
 * Removes parts of intersections that constrain a type which no value of the intersection has, such as `uniqueItems` beside
 * a `$ref` to a string: they accept every value. Later modules would take the value for a list.
 */
export function dropIneffectiveParts(uses: readonly SchemaUse[], model: NamedTypes): void {
  const known = new Map<string, ReadonlySet<JsonType>>();
  for (const use of uses) {
    if (use.type.kind !== "intersection" || !use.type.parts.some(({ type }) => mayBeIneffective(type, model))) continue;
    const possible = jsonTypesOf(use, { model, view: "response", known });
    // Schemas that contradict each other accept no value; keep what their author wrote.
    if (possible.size === 0) continue;
    const parts = effectiveParts(use.type, possible, model);
    if (parts.length < use.type.parts.length) (use as Mutable<SchemaUse>).type = intersectionOf(use.type, parts);
  }
}

/** Whether a type constrains values of one type only, and accepts others. Few do. */
function mayBeIneffective(type: Type, model: NamedTypes): boolean {
  const target = resolveType(type, model);
  if (target.kind === "intersection") {
    return target === type && target.parts.every((part) => mayBeIneffective(part.type, model));
  }
  return "untyped" in target && target.untyped;
}

function effectiveParts(
  type: IntersectionType,
  possible: ReadonlySet<JsonType>,
  model: NamedTypes,
): readonly SchemaUse[] {
  return type.parts.filter((part) => !isIneffective(part.type, possible, model));
}

function isIneffective(type: Type, possible: ReadonlySet<JsonType>, model: NamedTypes): boolean {
  switch (type.kind) {
    case "string":
    case "number":
    case "array":
    case "object":
      return type.untyped && !possible.has(type.kind) && !type.checks.some(isForAllTypes);
    case "intersection":
      return type.checks.length === 0 && type.parts.every((part) => isIneffective(part.type, possible, model));
    case "reference": {
      const target = resolveType(type, model);
      return target.kind !== "intersection" && target.kind !== "reference" && isIneffective(target, possible, model);
    }
    default:
      return false;
  }
}

function isForAllTypes({ kind }: { readonly kind: string }): boolean {
  return kind === "not" || kind === "if";
}

function intersectionOf(type: IntersectionType, parts: readonly SchemaUse[]): Type {
  const [only] = parts;
  return only !== undefined && parts.length === 1 && type.checks.length === 0 ? only.type : { ...type, parts };
}
