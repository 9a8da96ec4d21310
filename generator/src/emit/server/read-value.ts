import { isExactType } from "../../model/conversion.js";
import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";
import {
  type Code,
  call,
  code,
  identifier,
  objectLiteral,
  propertyKey,
  serverRuntime,
  valuesRuntime,
} from "../../print/index.js";
import { type Converter, converterOf, fieldsIn, itemTypeOf } from "../typescript/conversion.js";

/** The runtime's conversion of a text, which keeps all digits of integers that code has as bigints. */
export type ExactConverter = Converter | "exactJson";

/** Returns the conversion of a scalar, or with `items` of list items. */
export function exactConverterOf(type: Type, model: Interface, part: "value" | "items" = "value"): ExactConverter {
  const converter = converterOf(type, model, part);
  return converter === "json" ? jsonConverterOf(part === "items" ? itemTypeOf(type, model) : type, model) : converter;
}

/** Returns the conversion of JSON. */
export function jsonConverterOf(type: Type | undefined, model: Interface): "json" | "exactJson" {
  return type !== undefined && isExactType(type, model) ? "exactJson" : "json";
}

/** References the function of a conversion. */
export function converterSymbol(converter: ExactConverter): Code {
  if (converter === "exactJson") return call(serverRuntime("jsonWith"), [valuesRuntime("exactJson")]);
  return converter === "exactInteger" ? valuesRuntime(converter) : serverRuntime(converter);
}

/** Prints the conversion as an argument; undefined for `json`, the default. */
export function jsonArgument(type: Type, model: Interface): Code | undefined {
  const converter = jsonConverterOf(type, model);
  return converter === "json" ? undefined : converterSymbol(converter);
}

/** Prints the expression that reads one value: `query.integer("limit")`. */
export function readValue(reader: Code, converter: ExactConverter, name: Code): Code {
  if (converter === "exactInteger") return code`${valuesRuntime(converter)}(${reader}.text(${name}))`;
  if (converter === "exactJson") return call(code`${reader}.json`, [name, converterSymbol(converter)]);
  return code`${reader}.${identifier(converter)}(${name})`;
}

/**
 * Prints `{ limit: integer }`: the conversions of all properties, or with `some`, of those that are not text; undefined
 * without any.
 */
export function propertyConverters(type: Type, model: Interface, which: "all" | "some"): Code | undefined {
  const items = fieldsIn(type, model).flatMap((property) => {
    const converter = exactConverterOf(property.type, model);
    return which === "some" && converter === "text"
      ? []
      : [code`${propertyKey(property.name)}: ${converterSymbol(converter)}`];
  });
  if (items.length === 0 && which === "some") return undefined;
  return objectLiteral(items);
}
