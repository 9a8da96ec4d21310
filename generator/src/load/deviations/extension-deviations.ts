import type { Json } from "../document.js";
import type { Deviation } from "./deviation.js";

/** Deviations of `x-` keys. */
export const extensionDeviations: readonly Deviation[] = [
  {
    code: "enum-as-extension",
    found: "`x-extensible-enum` is a list of values",
    reading: "the list is `enum`, with `x-extensible-enum: both`",
    reason: "Many guidelines use this form. It restricts neither requests nor responses.",
    fix: "write `enum` with `x-extensible-enum: both`, or `true` if requests must have a listed value",
    error: "extension-invalid",
    example: "{ type: string, x-extensible-enum: [parcel, letter] }",
    corrected: "{ type: string, enum: [parcel, letter], x-extensible-enum: both }",
    read({ tokens, edits }) {
      const schema = tokens.slice(0, -1);
      const values = edits.nodeAt(tokens);
      if (tokens.at(-1) !== "x-extensible-enum" || !isListOfValues(values)) return false;
      if (edits.objectAt(schema)?.enum !== undefined) return false;
      edits.move(tokens, [...schema, "enum"], values);
      edits.set(tokens, "both");
      return true;
    },
  },
  {
    code: "extension-other-form",
    found: "an `x-` key of the extension vocabulary has a value that the vocabulary does not allow",
    reading: "it is ignored",
    reason: "Other tools use keys of the same name for other purposes.",
    fix: "drop the key, or give it the form that docs/vocabulary.md describes",
    error: "extension-invalid",
    example: "x-errors: [{ code: 404 }]",
    corrected: "# without x-errors",
    read({ tokens, edits }) {
      const at = tokens.findIndex((token) => token.startsWith("x-"));
      // A document that lists permissions uses the vocabulary: restrictions on callers must not be dropped.
      if (at === -1 || edits.objectAt([])?.["x-permission-bits"] !== undefined) return false;
      edits.remove(tokens.slice(0, at + 1));
      return true;
    },
  },
  {
    code: "permission-other-form",
    found: "`x-permissions` names permissions in a document without `x-permission-bits`",
    reading: "it is ignored",
    reason:
      "Other tools use a key of this name for other purposes, and the vocabulary lists its permissions in the document.",
    fix: "drop the key, or list the permissions in `x-permission-bits`",
    error: "permission-unknown",
    example: "get: { x-permissions: ['books:read'] }",
    corrected: "get: {}",
    read({ tokens, edits }) {
      const at = tokens.indexOf("x-permissions");
      if (at === -1 || edits.objectAt([])?.["x-permission-bits"] !== undefined) return false;
      edits.remove(tokens.slice(0, at + 1));
      return true;
    },
  },
];

function isListOfValues(node: Json | undefined): node is readonly Json[] {
  return Array.isArray(node) && node.length > 0 && node.every((value) => typeof value !== "object");
}
