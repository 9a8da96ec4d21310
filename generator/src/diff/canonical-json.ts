import { isObject } from "../values/json.js";
import { compareText } from "../values/text.js";
/** Serializes equal values to the same text, regardless of property order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => compareText(one, other)))
      : inner,
  );
}
