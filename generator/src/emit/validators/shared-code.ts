import type { SchemaUse, StringType } from "../../model/type.js";
import type { Scope } from "./scope.js";

/**
 * Returns a key that is equal for schema uses whose code is equal everywhere: references, and scalars without patterns.
 * Undefined if the code depends on the file or on names in messages.
 */
export function sharedKeyOf({ type, nullable }: SchemaUse, { view, recursiveGroup }: Scope): string | undefined {
  const suffix = nullable ? "?" : "";
  switch (type.kind) {
    case "boolean":
      return type.checks.length === 0 ? `boolean${suffix}` : undefined;
    case "string": {
      const bounds = lengthsOf(type);
      if (bounds === undefined) return undefined;
      const { untyped, trim, file, format, content } = type;
      return `string${suffix} ${untyped} ${trim} ${file} ${format} ${content?.encoding}${bounds}`;
    }
    case "number":
      // Bounds may be those of flags, which messages name.
      return type.checks.length === 0 ? `number${suffix} ${type.integer} ${type.untyped} ${type.format}` : undefined;
    case "reference":
      // Within its recursive group, a type's functions take the depth.
      return recursiveGroup.types.has(type.name) ? undefined : `reference${suffix} ${view} ${type.name}`;
    default:
      return undefined;
  }
}

/** Returns a key of the bounds of a string's length; undefined with other checks. */
function lengthsOf({ checks }: StringType): string | undefined {
  let key = "";
  for (const check of checks) {
    if (check.kind !== "min-length" && check.kind !== "max-length") return undefined;
    key += ` ${check.kind} ${check.limit}`;
  }
  return key;
}
