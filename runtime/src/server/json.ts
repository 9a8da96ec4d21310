import { type JsonBounds, requireBounds } from "./json-bounds.js";

/**
 * Parses JSON. Drops properties named `__proto__`, including escaped spellings.
 *
 * Throws a SyntaxError for invalid JSON, and an `ExceededBound`, which is checked before parsing.
 */
export function parseJson(text: string, bounds: JsonBounds): unknown {
  requireBounds(text, bounds);
  const value: unknown = JSON.parse(text);
  // An escaped spelling contains \u005f (_), or a letter from \u0070 (p) to \u0074.
  if (text.includes("__proto__") || text.includes("\\u00")) dropPrototypes(value);
  return value;
}

function dropPrototypes(root: unknown): void {
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== "object" || value === null) continue;
    Reflect.deleteProperty(value, "__proto__");
    for (const item of Object.values(value)) if (typeof item === "object") rest.push(item);
  }
}
