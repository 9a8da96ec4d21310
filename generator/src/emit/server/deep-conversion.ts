import type { Interface } from "../../model/interface.js";
import { resolveType } from "../../model/resolve-type.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { type Code, code, objectLiteral, propertyKey } from "../../print/index.js";
import { fieldsIn, itemTypeOf } from "../typescript/conversion.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { converterSymbol, exactConverterOf } from "./read-value.js";

/** Maximum depth of a printed conversion. Deeper values are text. */
const maxDepth = 8;

/**
 * Prints the conversion of a value in style `deepObject`: `{ properties: { tags: { items: {} } } }`. Returns undefined for a
 * flat object and for a single value, which have readers of their own.
 */
export function deepConversion(type: Type, model: Interface): Code | undefined {
  const valueType = parameterValueTypeOf(type, model);
  if (valueType === "scalar" || (valueType === "object" && isFlat(type, model))) return undefined;
  return conversionOf(type, model, 1) ?? objectLiteral([]);
}

function isFlat(type: Type, model: Interface): boolean {
  const values: readonly Type[] = fieldsIn(type, model).map((field) => field.type);
  const target = resolveType(type, model);
  const others = target.kind === "object" && target.additional !== undefined ? [target.additional.type] : [];
  const isScalar = (one: Type): boolean => parameterValueTypeOf(one, model) === "scalar";
  return singleValues(type, model).length === 0 && [...values, ...others].every(isScalar);
}

/** Prints the conversion of a value at a depth; undefined for text and for what is too deep. */
function conversionOf(type: Type, model: Interface, depth: number): Code | undefined {
  if (depth > maxDepth) return undefined;
  const valueType = parameterValueTypeOf(type, model);
  if (valueType === "scalar") {
    const converter = exactConverterOf(type, model);
    return converter === "text" ? undefined : objectLiteral([code`value: ${converterSymbol(converter)}`]);
  }
  const single = singleValues(type, model);
  const value = single.length === 0 ? [] : [code`value: ${converterSymbol(exactConverterOf(unionOf(single), model))}`];
  if (valueType === "list") {
    const items = itemTypeOf(type, model);
    const conversion = items === undefined ? undefined : conversionOf(items, model, depth + 1);
    return objectLiteral([...value, code`items: ${conversion ?? objectLiteral([])}`]);
  }
  const properties = fieldsIn(type, model).flatMap((field) => {
    const conversion = conversionOf(field.type, model, depth + 1);
    return conversion === undefined ? [] : [code`${propertyKey(field.name)}: ${conversion}`];
  });
  return objectLiteral([...value, code`properties: ${objectLiteral(properties)}`]);
}

/** Returns the alternatives of a union that are single values, except null. */
export function singleValues(type: Type, model: Interface): readonly SchemaUse[] {
  const target = resolveType(type, model);
  if (target.kind !== "union") return [];
  return target.alternatives.filter(
    (alternative) => alternative.type.kind !== "null" && parameterValueTypeOf(alternative.type, model) === "scalar",
  );
}

export function unionOf(alternatives: readonly SchemaUse[]): Type {
  const [only, ...others] = alternatives;
  if (only !== undefined && others.length === 0) return only.type;
  return { kind: "union", mode: "any", alternatives, checks: [], at: only?.at ?? "" };
}
