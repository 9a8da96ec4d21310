import type { Interface, Parameter } from "../../model/interface.js";
import type { Type } from "../../model/type.js";
import { type Code, call, code, propertyKey, serverRuntime, stringLiteral } from "../../print/index.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { deepConversion, singleValues, unionOf } from "./deep-conversion.js";
import { converterSymbol, exactConverterOf, propertyConverters, readValue } from "./read-value.js";

/** A query parameter, or a field of a form whose encoding states a style. */
export interface StyledField {
  readonly name: string;
  readonly type: Type;
  readonly style: Parameter["style"];
  readonly explode: boolean;
  /** The type of the undeclared properties of an exploded object, if those are all other parameters. */
  readonly others?: Type | undefined;
}

/** Prints the expression that reads a value in its style from a query or a form. */
export function styledValue(reader: Code, { name, type, style, explode, others }: StyledField, model: Interface): Code {
  const field = stringLiteral(name);
  const valueType = parameterValueTypeOf(type, model);
  const conversion = style === "deepObject" ? deepConversion(type, model) : undefined;
  if (conversion !== undefined) return readerCall(reader, "deep", field, conversion);
  if (valueType === "list") {
    if (explode) {
      const items = itemConverter(type, model);
      const single = singleValues(type, model);
      if (single.length === 0) return readerCall(reader, "repeated", field, items);
      const convert = converterSymbol(exactConverterOf(unionOf(single), model));
      return readerCall(reader, "singleOrRepeated", field, convert, items);
    }
    return listValue(type, model, (items) => {
      const stated = style === "form" && items === undefined ? undefined : stringLiteral(style);
      return readerCall(reader, "list", field, stated, items);
    });
  }
  if (valueType === "object") {
    if (style === "deepObject") return readerCall(reader, "deepObject", field, propertyConverters(type, model, "some"));
    if (style === "form" && explode) {
      const convert = others && converterSymbol(exactConverterOf(others, model));
      return readerCall(reader, "formObject", propertyConverters(type, model, "all"), convert);
    }
    return readerCall(reader, "object", field, stringLiteral(style), propertyConverters(type, model, "some"));
  }
  return readValue(reader, exactConverterOf(type, model), field);
}

/**
 * Prints the expression that reads a list. Where the schema also accepts a single value, one item is that value.
 *
 * @param read Prints the reader with the conversion of items; without one, items stay text.
 */
export function listValue(type: Type, model: Interface, read: (items: Code | undefined) => Code): Code {
  const items = itemConverter(type, model);
  const single = singleValues(type, model);
  if (single.length === 0) return read(items);
  const convert = converterSymbol(exactConverterOf(unionOf(single), model));
  return call(serverRuntime("singleOrList"), [read(undefined), convert, items]);
}

/** Prints the conversion of list items; undefined for text, the default. */
function itemConverter(type: Type, model: Interface): Code | undefined {
  const converter = exactConverterOf(type, model, "items");
  return converter === "text" ? undefined : converterSymbol(converter);
}

export function readerCall(reader: Code, name: string, ...items: readonly (Code | undefined)[]): Code {
  return call(code`${reader}.${propertyKey(name)}`, items);
}
