import type { Json } from "../values/json.js";
import { list } from "./layout.js";
import { propertyKey } from "./name.js";
import { EncodingRefusal } from "./refusal.js";
import { quotedText, templateText } from "./string-text.js";
import { type Code, literal, type Node, nodeOf, sequence, text } from "./tree.js";

/**
 * Prints a double-quoted string. Control characters, separators, lone surrogates, bidirectional and zero-width
 * characters, `</script` and `<!--` are escaped.
 */
export function stringLiteral(value: string): Code {
  return literal(quotedText(value));
}

/**
 * Prints a number literal that parses to the same value: `-0`, `1e21`. Throws {@link EncodingRefusal} for NaN and
 * infinities.
 */
export function numberLiteral(value: number): Code {
  if (!Number.isFinite(value)) throw new EncodingRefusal("number", String(value), "it has no literal");
  return literal(Object.is(value, -0) ? "-0" : String(value).replace("e+", "e"));
}

export function bigintLiteral(value: bigint): Code {
  return literal(`${value}n`);
}

/**
 * Prints a JSON value as an expression, on several lines if wide. A key `__proto__` becomes an own property. Throws
 * {@link EncodingRefusal} for numbers that JSON cannot represent.
 */
export function jsonLiteral(value: Json): Code {
  switch (typeof value) {
    case "string":
      return stringLiteral(value);
    case "number":
      return numberLiteral(value);
    case "boolean":
      return literal(String(value));
    default:
      if (value === null) return literal("null");
      return isJsonArray(value)
        ? list({ open: "[", close: "]", separator: ",", items: value.map(jsonLiteral) })
        : list({ open: "{", close: "}", separator: ",", items: Object.entries(value).map(jsonProperty) });
  }
}

function jsonProperty([key, value]: readonly [string, Json]): Code {
  return sequence([nodeOf(propertyKey(key)), colon, nodeOf(jsonLiteral(value))]);
}

const colon = text(": ");

function isJsonArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Prints a template literal from specification text and expressions. */
export function templateLiteral(parts: readonly (string | { readonly code: Code })[]): Code {
  const nodes: Node[] = [text("`")];
  let pending = "";
  for (const part of parts) {
    // Escape adjacent texts together: a "$" and a "{" could meet.
    if (typeof part === "string") {
      pending += part;
      continue;
    }
    nodes.push(literal(templateText(pending)), text("${"), nodeOf(part.code), text("}"));
    pending = "";
  }
  nodes.push(literal(templateText(pending)), text("`"));
  return sequence(nodes);
}
