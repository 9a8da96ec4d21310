import { isExactType } from "../../model/conversion.js";
import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";
import { arrayLiteral, type Code, call, code, stringLiteral, valuesRuntime } from "../../print/index.js";
import { fieldsIn, itemTypeOf } from "../typescript/conversion.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";

/** Prints the JSON of a value, which may contain bigints; interpolated, because template literals have no line breaks. */
export function jsonTextOf(value: Code, type: Type, model: Interface): Code {
  return isExactType(type, model)
    ? code`${valuesRuntime("stringifyExactly")}(${value})`
    : code`JSON.stringify(${value})`;
}

/** Prints a value in a style. Objects in lists and objects are JSON, which may contain bigints. */
export function styledArgument(value: Code, type: Type, model: Interface): Code {
  const items = itemTypeOf(type, model);
  const inside = [...(items === undefined ? [] : [items]), ...fieldsIn(type, model).map((field) => field.type)];
  return inside.some((one) => isExactJson(one, model)) ? code`${valuesRuntime("jsonTexts")}(${value})` : value;
}

/** Prints the fields of a form. Objects in them are JSON, which may contain bigints. */
export function formArgument(value: Code, type: Type, model: Interface, skipped: readonly string[] = []): Code {
  const names = fieldsIn(type, model)
    .filter((field) => isExactJson(itemTypeOf(field.type, model) ?? field.type, model))
    .map(({ name }) => name)
    .filter((name) => !skipped.includes(name));
  if (names.length === 0) return value;
  return call(valuesRuntime("fieldTexts"), [value, arrayLiteral(names.map(stringLiteral))]);
}

/** Whether a value is sent as JSON that may contain bigints. */
function isExactJson(type: Type, model: Interface): boolean {
  return parameterValueTypeOf(type, model) !== "scalar" && isExactType(type, model);
}
