import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";
import { type Code, code, objectLiteral, propertyKey } from "../../print/index.js";
import { converterOf, fieldsIn } from "../typescript/conversion.js";
import { converterSymbol } from "./read-value.js";

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
