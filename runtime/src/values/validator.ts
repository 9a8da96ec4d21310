import type { Result, Validator } from "../validate/index.js";
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
 * without its conversion; other methods are unchanged.
 */
export function converting(
  validator: Validator<unknown>,
  reference: ConversionReference,
  { exact = false }: ConvertingOptions = {},
): Validator<unknown> {
  return {
    ...validator,
    is: (_value): _value is unknown => false,
    parse: (value, options) => {
      const result = validator.parse(exact ? asNumbers(value) : value, options);
      return result.ok ? convert(conversionOf(reference), result.value, value) : result;
    },
  };
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
