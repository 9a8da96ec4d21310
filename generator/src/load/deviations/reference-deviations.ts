import type { ObjectKind } from "../../openapi/objects.js";
import { kindOfPointer } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";

import { cutCompositionCycle } from "./composition-cycles.js";
import type { Deviation, FoundDeviation, ReadAs } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

type RefusedReference = "reference-unresolved" | "reference-remote" | "reference-wrong-kind";

const codes: { readonly [error in RefusedReference]: string } = {
  "reference-unresolved": "reference-to-nothing",
  "reference-remote": "reference-to-network",
  "reference-wrong-kind": "reference-to-other-kind",
};

const descriptions: { readonly [error in RefusedReference]: string } = {
  "reference-unresolved": "a reference has no target",
  "reference-remote": "a reference points to a network URL",
  "reference-wrong-kind": "a reference points to an object of the wrong kind",
};

const examples: { readonly [error in RefusedReference]: string } = {
  "reference-unresolved": "#/components/schemas/Author",
  "reference-remote": "https://schemas.example/author.json",
  "reference-wrong-kind": "#/info",
};

const readingWithoutTarget =
  "the reference is ignored: a schema, media type or request body accepts anything, a response has no body, an operation keeps its other keywords, and anything else is omitted";

/** Deviations of references. `load` handles those that affect which files and objects belong to the document. */
export const referenceDeviations: readonly Deviation[] = [
  {
    code: "reference-in-object",
    found: "`$ref` in an object where OpenAPI does not allow references, such as an operation, a tag or a media type",
    reading: "it is replaced by its target; keywords next to it override those of the target",
    reason: "References to path items and schemas work this way, and bundlers resolve every `$ref`.",
    fix: "write the object inline",
    error: "unknown-keyword",
    example: "/books: { get: { $ref: books/list.yaml } }",
    corrected: "/books: { get: { operationId: listBooks, responses: { '204': { description: Done } } } }",
  },
  {
    code: "reference-to-collection",
    found: "`$ref` replaces a whole map or list, such as `parameters`, `properties` or `components.schemas`",
    reading: "it is replaced by the entries of its target",
    reason: "The result is the same as a separate reference in each entry.",
    fix: "reference each entry separately",
    error: "unknown-keyword",
    example: "components: { schemas: { $ref: schemas.yaml } }",
    corrected: "components: { schemas: { Book: { $ref: 'schemas.yaml#/Book' } } }",
  },
  {
    code: "reference-to-value",
    found: "`$ref` replaces text, a list of names or an example, such as a description in Markdown",
    reading: "it is replaced by the content of its target",
    reason: "A map that contains only a reference is not text, and is unlikely to be an example.",
    fix: "write the value inline",
    error: "wrong-type",
    example: "info: { title: Shelf, version: '1', description: { $ref: introduction.md } }",
    corrected: "info: { title: Shelf, version: '1', description: '# Introduction' }",
  },
  {
    code: "reference-form",
    found: "a reference has no target as written, but has one in a form that other tools accept",
    reading: "it is resolved in the form that the fix shows",
    reason:
      "An unescaped `%` or `~`, a missing or an additional slash, a backslash, `#/definitions/…` and the bare name of a schema are unambiguous. A pointer that resolves only in the root file was written for the bundled document.",
    fix: "write the reference in this form",
    error: "reference-unresolved",
    example: "{ $ref: '#/definitions/Book' }",
    corrected: "{ $ref: '#/components/schemas/Book' }",
  },
  {
    code: "dynamic-reference",
    found: "`$dynamicRef` of JSON Schema 2020-12",
    reading: "it refers to the anchor with this name in the same file",
    reason: "Unless another schema declares the same `$dynamicAnchor`, `$dynamicRef` and `$ref` are equivalent.",
    fix: "write `$ref`",
    error: "unsupported-keyword",
    example: "{ $dynamicAnchor: node, properties: { child: { $dynamicRef: '#node' } } }",
    corrected: "{ $anchor: node, properties: { child: { $ref: '#node' } } }",
  },
  {
    code: "composition-cycle",
    found:
      "a schema contains itself through `allOf`, `oneOf`, `anyOf` or references only, without a property or item in between",
    reading:
      "the reference that closes the cycle accepts any value; in `allOf`, it keeps the keywords of its target outside the cycle",
    reason: "Validation of such a schema would not terminate, and no type can express it.",
    fix: "remove the reference, or move it into a property or an array item",
    error: "reference-cycle",
    example: "Book: { oneOf: [{ $ref: '#/components/schemas/Book' }, { type: string }] }",
    corrected: "Book: { oneOf: [{}, { type: string }] }",
    read: ({ tokens, edits, error }) => {
      if (tokens.at(-1) === "$ref") return cutCompositionCycle(tokens.slice(0, -1), edits);
      // `load` has replaced a reference to itself by the empty schema.
      return error.pointer !== undefined && kindOfPointer(tokens) === "schema" ? "as-written" : false;
    },
  },
  ...(["reference-unresolved", "reference-remote", "reference-wrong-kind"] as const).map(
    (error): Deviation => ({
      code: codes[error],
      found: descriptions[error],
      reading: readingWithoutTarget,
      reason: "The target is unknown, and the rest of the document does not depend on it.",
      fix: error === "reference-remote" ? "save a copy of the file next to the document" : "correct the reference",
      error,
      example: `{ type: object, properties: { author: { $ref: '${examples[error]}' } } }`,
      corrected: "{ type: object, properties: { author: {} } }",
      read: readWithoutTarget,
    }),
  ),
  {
    code: "reference-to-itself",
    found: "references to objects other than schemas form a cycle",
    reading: readingWithoutTarget,
    reason: "Such references never reach an object.",
    fix: "correct one of the references",
    error: "reference-cycle",
    example: "components: { responses: { Failed: { $ref: '#/components/responses/Failed' } } }",
    corrected: "components: { responses: { Failed: { description: '' } } }",
    read: readWithoutTarget,
  },
];

function readWithoutTarget({ tokens, edits }: FoundDeviation): false | ReadAs {
  const at = tokens.at(-1) === "$ref" ? tokens.slice(0, -1) : tokens;
  if (at.at(-2) === "mapping") return removeAt(at, edits, "the entry of the mapping is omitted");
  const kind = kindOfPointer(at);
  const node = asObject(edits.nodeAt(at));
  if (node === undefined) return false;
  if (kind === undefined) {
    const isReference = Object.hasOwn(node, "$ref") && at.length > 1;
    return isReference && removeAt(at, edits, "the object with the reference is omitted");
  }
  const replacement = replacements[kind];
  if (replacement !== undefined) {
    edits.set(at, replacement.value);
    return { reading: ignoredReference(replacement.effect) };
  }
  if (kind === "operation") return removeAt([...at, "$ref"], edits, "the operation keeps its other keywords");
  if (at.length === 1 || !removable.has(kind)) return false;
  return removeAt(at, edits, "the object with the reference is omitted");
}

function removeAt(tokens: readonly string[], edits: DocumentEdits, effect: string): ReadAs {
  edits.remove(tokens);
  return { reading: ignoredReference(effect) };
}

function ignoredReference(effect: string): string {
  return `the reference is ignored, and ${effect}`;
}

const replacements: { readonly [kind in ObjectKind]?: { readonly value: Json; readonly effect: string } } = {
  schema: { value: {}, effect: "the schema accepts any value" },
  response: { value: { description: "" }, effect: "the response has no body" },
  requestBody: { value: { content: { "*/*": {} } }, effect: "any body is accepted" },
  mediaType: { value: {}, effect: "any body is accepted" },
};

const removable: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  "parameter",
  "header",
  "example",
  "link",
  "callbacks",
  "pathItem",
  "securityScheme",
  "tag",
  "externalDocs",
]);
