import { conversionOf, isExact, keyOf } from "../../model/conversion.js";
import type { Interface } from "../../model/interface.js";
import { objectTypesOf } from "../../model/resolve-type.js";
import type { SchemaUse } from "../../model/type.js";
import { type Code, call, code, devicesRuntime, valuesRuntime } from "../../print/index.js";
import { conversionCode } from "../typescript/conversion-code.js";
import { inputExpression, useExpression } from "../typescript/type-expression.js";
import { validatorOf } from "./naming.js";

/** A message to print, and the type that its values have in code. */
export interface PrintedMessage {
  readonly use: SchemaUse;
  readonly direction: "request" | "response";
  /** An object literal. */
  readonly value: Code;
  /** Whether the literal may have values beyond the type. */
  readonly isUnchecked?: boolean;
}

/** Prints the text of a message, converted where code has other values than JSON. */
export function encodedMessage(message: PrintedMessage, limit: Code | undefined, model: Interface): Code {
  const { use, direction, value, isUnchecked = false } = message;
  const validator = validatorOf(use, model);
  const conversion = conversionOf(use, model);
  const limits = limit === undefined ? [] : [limit];
  if (conversion === undefined) {
    const type = isUnchecked ? code`<unknown>` : code``;
    return call(code`${devicesRuntime("encodeMessage")}${type}`, [validator, value, ...limits]);
  }
  const type = isUnchecked ? code`unknown` : inputExpression(use, direction, model);
  const text = call(code`${valuesRuntime("messageText")}<${type}>`, [validator, value, conversionCode(conversion)]);
  return call(devicesRuntime("encodedText"), [text, ...limits]);
}

/** Prints the validator of a received message, which converts what it accepts. */
export function receivingValidator(use: SchemaUse, model: Interface): Code {
  const validator = validatorOf(use, model);
  const conversion = conversionOf(use, model);
  if (conversion === undefined) return validator;
  const exact = isExact(conversion, model) ? [code`{ exact: true }`] : [];
  const type = useExpression(use, "response", model);
  return call(code`${valuesRuntime("converting")}<${type}>`, [validator, conversionCode(conversion), ...exact]);
}

/** Prints the parsed properties of a received message, with bigints where its values need them. */
export function receivedFields(uses: readonly SchemaUse[], model: Interface): Code {
  return uses.some((use) => isExactUse(use, model))
    ? code`${valuesRuntime("exactFields")}(message, fields)`
    : code`fields`;
}

/** Whether a message may have integers that a number cannot represent. */
export function isExactUse(use: SchemaUse, model: Interface): boolean {
  const conversion = conversionOf(use, model);
  return conversion !== undefined && isExact(conversion, model);
}

/** Prints a validator of values as they are in code. */
export function codeValidator(use: SchemaUse, model: Interface): Code {
  const validator = validatorOf(use, model);
  const conversion = conversionOf(use, model);
  if (conversion === undefined) return validator;
  const type = useExpression(use, "request", model);
  return call(code`${valuesRuntime("codeValidator")}<${type}>`, [validator, conversionCode(conversion)]);
}

/** Returns the name in code of a property of a message. */
export function messageKey(use: SchemaUse, name: string, model: Interface): string {
  const properties = objectTypesOf(use.type, model).flatMap((object) => object.properties);
  return keyOf(properties.find((property) => property.name === name) ?? { name });
}
