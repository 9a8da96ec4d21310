import { isObject } from "../values/json.js";
import { compareText } from "../values/text.js";
/** The same text for equal values, regardless of the order of their properties. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => compareText(one, other)))
      : inner,
  );
}
