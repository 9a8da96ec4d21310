import type { Result, Validator } from "../validate/index.js";
import { asNumbers } from "./composite.js";
import { ConversionError, type ConversionReference, conversionOf } from "./conversion.js";
import { exactJson, stringifyExactly } from "./exact-json.js";

/** Converts a message to JSON, validates it and returns its text, with all digits of integers. */
export function messageText<Message>(
  validator: Validator<unknown>,
  message: Message,
  reference: ConversionReference,
): Result<string> {
  const conversion = conversionOf(reference);
  return withIssues(() => {
    const wire = conversion.toWire(message);
    const parsed = validator.parse(asNumbers(wire));
    // The validator sees numbers, so the digits come from the message itself.
    return parsed.ok
      ? { ok: true, value: stringifyExactly(conversion.toWire(conversion.fromWire(parsed.value, wire))) as string }
      : parsed;
  });
}

/** Returns the parsed properties of a message with bigints for integers that a number cannot represent. */
export function exactFields<Fields extends object>(message: unknown, fields: Fields): Fields {
  return typeof message === "string" ? (exactJson(message, fields) as Fields) : fields;
}

/** Creates a validator of values as they are in code: `parse` validates their JSON. */
export function codeValidator<Value>(validator: Validator<unknown>, reference: ConversionReference): Validator<Value> {
  const conversion = conversionOf(reference);
  return {
    ...validator,
    parse: (value: unknown, options) =>
      withIssues(() => {
        const wire = conversion.toWire(value);
        const parsed = validator.parse(asNumbers(wire), options);
        return parsed.ok ? { ok: true, value: conversion.fromWire(parsed.value, wire) } : parsed;
      }),
  } as Validator<Value>;
}

/** Returns a value that cannot be converted as an issue. */
export function withIssues<Value>(convert: () => Result<Value>): Result<Value> {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return { ok: false, issues: [{ path: error.path, code: "format", message: error.message }] };
  }
}
