import type { Interface } from "./interface.js";
import type { Direction } from "./openness.js";
import type { Property, SchemaUse } from "./type.js";
import { schemaUsesOf } from "./walk.js";

/** Whether a value of a schema in one direction may contain an object with an optional property. */
export function mayHaveOptionalProperties(
  use: SchemaUse,
  direction: Direction,
  model: Pick<Interface, "types">,
): boolean {
  const seen = new Set<string>();
  const pending = [use];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { type } = next;
    if (type.kind === "object" && type.properties.some((property) => isOptional(property, direction))) return true;
    if (type.kind === "reference") {
      const target = seen.has(type.name) ? undefined : model.types.get(type.name);
      seen.add(type.name);
      if (target !== undefined) pending.push(target.use);
    } else if (type.kind !== "string") for (const inner of schemaUsesOf(type)) pending.push(inner);
  }
  return false;
}

function isOptional({ required, readOnly, writeOnly }: Property, direction: Direction): boolean {
  return !required && !(direction === "request" ? readOnly : writeOnly);
}
