import type { CodeForm, WireForm } from "../validate/wire-form.js";
import { asNumbers } from "./composite.js";
import { type ConversionReference, conversionOf } from "./conversion.js";
import { exactJson, stringifyExactly } from "./exact-json.js";

/** Adds the conversion of what is sent to a description: of a body, or of the items of a stream. */
export function inWireForm<Description extends object>(
  description: Description,
  reference: ConversionReference,
): Description & { readonly wireForm: WireForm } {
  const toWire = (value: unknown): unknown => conversionOf(reference).toWire(value);
  return { ...description, wireForm: { toWire, checked: asNumbers, stringify: stringifyExactly } };
}

/** Adds the conversion of the body that is received to a description. */
export function inCodeForm<Description extends object>(
  description: Description,
  reference: ConversionReference,
): Description & { readonly codeForm: CodeForm } {
  const fromWire = (json: string, wire: unknown): unknown =>
    conversionOf(reference).fromWire(wire, exactJson(json, wire));
  return { ...description, codeForm: { fromWire } };
}
