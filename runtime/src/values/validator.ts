import type { Result, Validator } from "../validate/index.js";
import { asNumbers } from "./composite.js";
import { type Conversion, ConversionError, type ConversionReference, conversionOf } from "./conversion.js";

export interface ConvertingOptions {
  /** Whether values have bigints for integers that a number cannot hold; numbers are checked in their stead. Default: false. */
  readonly exact?: boolean;
}

/**
 * A validator whose `parse` checks JSON and then converts it. Its other methods are those of the validator, except that
 * `is` accepts nothing, so that nothing is used without its conversion.
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
