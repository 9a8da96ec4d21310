import type { FieldStyle } from "../../model/form-style.js";
import type { Interface } from "../../model/interface.js";
import type { Property } from "../../model/type.js";
import { type Code, code, stringLiteral } from "../../print/index.js";
import { converterOf } from "../typescript/conversion.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { singleValues, unionOf } from "./deep-conversion.js";
import { converterSymbol, readValue } from "./read-value.js";
import { styledValue } from "./styled-value.js";

/** How the encoding of a field overrides that of its type. */
interface FieldEncoding {
  readonly isJson: boolean;
  readonly style: FieldStyle | undefined;
}

/** Prints the expression that reads a field of a form or form-encoded query. */
export function formFieldValue(
  form: Code,
  { name, type }: Property,
  model: Interface,
  { isJson, style }: FieldEncoding = { isJson: false, style: undefined },
): Code {
  if (style !== undefined) return styledValue(form, { name, type, ...style }, model);
  const field = stringLiteral(name);
  if (parameterValueTypeOf(type, model) === "list") {
    const items = converterOf(type, model, "items");
    const single = singleValues(type, model);
    const isJsonList = isJson || items === "json";
    if (isJsonList && single.length === 0) return code`${form}.jsonList(${field})`;
    const itemConverter = isJsonList ? "json" : items;
    const converter = itemConverter === "text" ? undefined : code`, ${converterSymbol(itemConverter)}`;
    if (single.length > 0) {
      const convert = converterSymbol(isJsonList ? "json" : converterOf(unionOf(single), model));
      return code`${form}.singleOrRepeated(${field}, ${convert}${converter})`;
    }
    return code`${form}.repeated(${field}${converter})`;
  }
  const converter = isJson ? "json" : converterOf(type, model);
  return readValue(form, converter, field);
}
