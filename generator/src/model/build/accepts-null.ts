import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, asStrings, hasKey } from "../raw.js";

/**
 * Creates a function that decides exactly whether a schema accepts `null`, because nullability is separate from the
 * type and several keywords may affect it. `resolve` returns the target of a `$ref`.
 */
export function createNullAcceptance(
  resolve: (reference: string) => Json | undefined,
): (node: Json | undefined) => boolean {
  const known = new Map<JsonObject, boolean>();
  const accepts = (node: Json | undefined): boolean => {
    if (typeof node === "boolean") return node;
    const schema = asObject(node);
    if (schema === undefined) return true;
    const before = known.get(schema);
    if (before !== undefined) return before;
    // A schema that is only a reference cycle rejects nothing.
    known.set(schema, true);
    const result = decide(schema);
    known.set(schema, result);
    return result;
  };
  const decide = (schema: JsonObject): boolean => {
    const reference = asString(schema["$ref"]);
    if (reference !== undefined && !accepts(resolve(reference))) return false;
    if (hasKey(schema, "type") && !asStrings(schema["type"]).includes("null")) return false;
    if (hasKey(schema, "const") && schema["const"] !== null) return false;
    if (hasKey(schema, "enum") && !asList(schema["enum"]).includes(null)) return false;
    if (!asList(schema["allOf"]).every(accepts)) return false;
    if (hasKey(schema, "anyOf") && !asList(schema["anyOf"]).some(accepts)) return false;
    if (hasKey(schema, "oneOf") && asList(schema["oneOf"]).filter(accepts).length !== 1) return false;
    if (hasKey(schema, "not") && accepts(schema["not"])) return false;
    if (!hasKey(schema, "if")) return true;
    const branch = accepts(schema["if"]) ? "then" : "else";
    return !hasKey(schema, branch) || accepts(schema[branch]);
  };
  return accepts;
}
