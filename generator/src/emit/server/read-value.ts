import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";
import {
  type Code,
  code,
  identifier,
  objectLiteral,
  propertyKey,
  serverRuntime,
  valuesRuntime,
} from "../../print/index.js";
import { type Converter, converterOf, fieldsIn } from "../typescript/conversion.js";

/** References the function of a conversion. */
export function converterSymbol(converter: Converter): Code {
  return converter === "exactInteger" ? valuesRuntime(converter) : serverRuntime(converter);
}

/** Prints the expression that reads one value: `query.integer("limit")`. */
export function readValue(reader: Code, converter: Converter, name: Code): Code {
  if (converter === "exactInteger") return code`${valuesRuntime(converter)}(${reader}.text(${name}))`;
  return code`${reader}.${identifier(converter)}(${name})`;
}

/**
 * Prints `{ limit: integer }`: the conversions of all properties, or with `some`, of those that are not text; undefined
 * without any.
 */
export function propertyConverters(type: Type, model: Interface, which: "all" | "some"): Code | undefined {
  const items = fieldsIn(type, model).flatMap((property) => {
    const converter = converterOf(property.type, model);
    return which === "some" && converter === "text"
      ? []
      : [code`${propertyKey(property.name)}: ${converterSymbol(converter)}`];
  });
  if (items.length === 0 && which === "some") return undefined;
  return objectLiteral(items);
}
