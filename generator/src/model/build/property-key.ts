import type { ValueSettings } from "../../load/value-settings.js";
import { camelCase } from "../names.js";

/** Words that are separated in one of the usual ways. What has other characters means something by them, as in `_id` and `+1`. */
const words = /^[A-Za-z][A-Za-z0-9]*(?:[-_. ]+[A-Za-z0-9]+)*$/;

/** The name of a property in code if nothing else has that name. */
export function propertyKeyOf(name: string, { propertyNames }: ValueSettings): string {
  if (propertyNames !== "camelCase" || !words.test(name)) return name;
  const key = camelCase(name);
  // Reserved words are fine as names of properties.
  return key.endsWith("_") ? key.slice(0, -1) : key;
}
