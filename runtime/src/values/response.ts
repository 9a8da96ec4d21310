import type { WireForm } from "../server/wire-form.js";
import { asNumbers } from "./composite.js";
import { type ConversionReference, conversionOf } from "./conversion.js";
import { stringifyExactly } from "./exact-json.js";

/** Adds the conversion of its body, or of the items of its stream, to a response of a server. */
export function inWireForm<Body extends object>(
  body: Body,
  reference: ConversionReference,
): Body & { readonly wireForm: WireForm } {
  const toWire = (value: unknown): unknown => conversionOf(reference).toWire(value);
  return { ...body, wireForm: { toWire, checked: asNumbers, stringify: stringifyExactly } };
}
