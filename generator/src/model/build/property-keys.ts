import type { ValueSettings } from "../../load/value-settings.js";
import { camelCase, NameTable } from "../names.js";
import { child } from "../raw.js";
import type { Pointer } from "../type.js";
import type { BuildContext } from "./context.js";
import { NameClaims } from "./name-claims.js";

/** Returns the names in code of an object's properties by their JSON names, without unchanged ones. */
export function propertyKeys(
  names: readonly string[],
  propertiesAt: Pointer,
  context: BuildContext,
): ReadonlyMap<string, string> {
  const { values } = context;
  if (values.propertyNames !== "camelCase") return new Map();
  const isUsable = (name: string): boolean => name !== "" && name !== "__proto__";
  const claims = new NameClaims(context, { noun: "property", fallback: "property", table: new NameTable(), isUsable });
  const keys = names.map((text) => {
    const at = child(propertiesAt, text);
    const identifier = propertyKeyOf(text, values);
    return [text, claims.claim({ at, text, identifier, assigned: context.assignedName(at) })] as const;
  });
  return new Map(keys.filter(([name, key]) => name !== key));
}

/** Words that are separated in one of the usual ways. What has other characters means something by them, as in `_id` and `+1`. */
const words = /^[A-Za-z][A-Za-z0-9]*(?:[-_. ]+[A-Za-z0-9]+)*$/;

/** The name of a property in code if nothing else has that name. */
export function propertyKeyOf(name: string, { propertyNames }: ValueSettings): string {
  if (propertyNames !== "camelCase" || !words.test(name)) return name;
  const key = camelCase(name);
  // Reserved words are fine as names of properties.
  return key.endsWith("_") ? key.slice(0, -1) : key;
}
