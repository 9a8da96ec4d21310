import { NameTable } from "../names.js";
import { child } from "../raw.js";
import type { Pointer } from "../type.js";
import type { BuildContext } from "./context.js";
import { NameClaims } from "./name-claims.js";
import { propertyKeyOf } from "./property-key.js";

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
