import type { DirectionalValidator, Result, Validator } from "../validate/index.js";
import { asNumbers } from "./composite.js";
import { type Conversion, ConversionError, type ConversionReference, conversionOf } from "./conversion.js";

export interface ConvertingOptions {
  /**
   * Whether values contain bigints for integers that a number cannot represent; they are validated as numbers. Default:
   * false.
   */
  readonly exact?: boolean;
}

/**
 * Creates a validator whose `parse` validates JSON and then converts it. `is` accepts nothing, so that no value is used
 * without its conversion; other methods are unchanged. A validator with directions keeps both.
 */
export function converting<Value = unknown>(
  validator: Validator<unknown> | DirectionalValidator<unknown, unknown>,
  reference: ConversionReference,
  { exact = false }: ConvertingOptions = {},
): Validator<Value> {
  const response = "response" in validator ? converting(validator.response, reference, { exact }) : undefined;
  return {
    ...validator,
    ...(response && { response }),
    is: (_value): _value is Value => false,
    parse: (value, options) => {
      const result = validator.parse(exact ? asNumbers(value) : value, options);
      return result.ok ? convert(conversionOf(reference), result.value, value) : result;
    },
  } as Validator<Value>;
}

function convert(conversion: Conversion, wire: unknown, exact: unknown): Result<unknown> {
  try {
    return { ok: true, value: conversion.fromWire(wire, exact) };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    const { path, message } = error;
    return { ok: false, issues: [{ path, code: "format", message }] };
  }
}
