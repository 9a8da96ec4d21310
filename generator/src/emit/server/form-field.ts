import { fileKind } from "../../model/file-kind.js";
import type { FieldStyle } from "../../model/form-style.js";
import type { Interface } from "../../model/interface.js";
import type { Property, Type } from "../../model/type.js";
import { type Code, call, code, stringLiteral } from "../../print/index.js";
import { itemTypeOf } from "../typescript/conversion.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { singleValues, unionOf } from "./deep-conversion.js";
import { otherProperties } from "./open-objects.js";
import { converterSymbol, exactConverterOf, jsonArgument, jsonConverterOf, readValue } from "./read-value.js";
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
  return plainFieldValue(form, { field: stringLiteral(name), type, isJson }, model);
}

/** Prints `...form.all()`, which reads the undeclared fields of a type as text, or converts them to their type. */
export function otherFields(form: Code, type: Type, model: Interface): Code {
  const others = otherProperties(type, model);
  if (others === undefined || isText(others, model)) return code`...${form}.all()`;
  const name = code`name`;
  const value = plainFieldValue(form, { field: name, type: others, isJson: false }, model);
  return code`...${form}.all((${name}) => ${value})`;
}

/** Whether a field is read as it is sent. Files are no fields. */
function isText(type: Type, model: Interface): boolean {
  if (fileKind(type, model) !== "none") return true;
  return parameterValueTypeOf(type, model) !== "list" && exactConverterOf(type, model) === "text";
}

/** A field without a style of its own. */
interface PlainField {
  /** The expression of its name. */
  readonly field: Code;
  readonly type: Type;
  readonly isJson: boolean;
}

function plainFieldValue(form: Code, { field, type, isJson }: PlainField, model: Interface): Code {
  if (parameterValueTypeOf(type, model) === "list") {
    const items = exactConverterOf(type, model, "items");
    const itemsType = itemTypeOf(type, model);
    const single = singleValues(type, model);
    const isJsonList = isJson || items === "json" || items === "exactJson";
    if (isJsonList && single.length === 0)
      return call(code`${form}.jsonList`, [field, jsonArgument(itemsType ?? type, model)]);
    const itemConverter = isJsonList ? jsonConverterOf(itemsType, model) : items;
    const converter = itemConverter === "text" ? undefined : code`, ${converterSymbol(itemConverter)}`;
    if (single.length > 0) {
      const convert = converterSymbol(
        isJsonList ? jsonConverterOf(unionOf(single), model) : exactConverterOf(unionOf(single), model),
      );
      return code`${form}.singleOrRepeated(${field}, ${convert}${converter})`;
    }
    return code`${form}.repeated(${field}${converter})`;
  }
  const converter = isJson ? jsonConverterOf(type, model) : exactConverterOf(type, model);
  return readValue(form, converter, field);
}
