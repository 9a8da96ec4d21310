import type { Interface } from "./interface.js";
import type { Type } from "./type.js";

/** The type behind references; a cycle of references answers with one of its members. */
export function resolveType(type: Type, model: Interface): Type {
  let current = type;
  for (let steps = 0; steps < 32 && current.kind === "reference"; steps++) {
    const target = model.types.get(current.name);
    if (target === undefined) return current;
    current = target.use.type;
  }
  return current;
}
