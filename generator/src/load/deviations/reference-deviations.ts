import type { ObjectKind } from "../../openapi/objects.js";
import { kindOfPointer } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";

import { cutCompositionCycle } from "./composition-cycles.js";
import type { Deviation, FoundDeviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

type RefusedReference = "reference-unresolved" | "reference-remote" | "reference-wrong-kind";

const codes: { readonly [error in RefusedReference]: string } = {
  "reference-unresolved": "reference-to-nothing",
  "reference-remote": "reference-to-network",
  "reference-wrong-kind": "reference-to-other-kind",
};

const descriptions: { readonly [error in RefusedReference]: string } = {
  "reference-unresolved": "a reference leads to nothing",
  "reference-remote": "a reference leads to a network address",
  "reference-wrong-kind": "a reference leads to an object of another kind",
};

const examples: { readonly [error in RefusedReference]: string } = {
  "reference-unresolved": "#/components/schemas/Author",
  "reference-remote": "https://schemas.example/author.json",
  "reference-wrong-kind": "#/info",
};

const readingWithoutTarget =
  "a schema is read as one without constraints, a response or a body as one without content, an operation as one without the reference, and all else is left out";

/** Deviations of references. `load` handles those that affect which files and objects belong to the document. */
export const referenceDeviations: readonly Deviation[] = [
  {
    code: "reference-in-object",
    found: "`$ref` in an object that OpenAPI has no references to, such as an operation, a tag or a media type",
    reading: "its target is read in its place; keywords beside it override those of the target",
    reason: "References to path items and schemas mean the same, and tools that bundle files resolve every `$ref`.",
    fix: "write the object itself",
    error: "unknown-keyword",
    example: "/books: { get: { $ref: books/list.yaml } }",
    corrected: "/books: { get: { operationId: listBooks, responses: { '204': { description: Done } } } }",
  },
  {
    code: "reference-to-collection",
    found: "`$ref` replaces a whole map or list, such as `parameters`, `properties` or `components.schemas`",
    reading: "the entries of its target are read in its place",
    reason: "Each entry could be a reference to the same entry of the target.",
    fix: "refer to each entry",
    error: "unknown-keyword",
    example: "components: { schemas: { $ref: schemas.yaml } }",
    corrected: "components: { schemas: { Book: { $ref: 'schemas.yaml#/Book' } } }",
  },
  {
    code: "reference-to-value",
    found: "`$ref` replaces text, a list of names or an example, for instance a description in Markdown",
    reading: "the content of its target is read in its place",
    reason: "A map with nothing but a reference is no text, and a strange example.",
    fix: "write the value itself",
    error: "wrong-type",
    example: "info: { title: Shelf, version: '1', description: { $ref: introduction.md } }",
    corrected: "info: { title: Shelf, version: '1', description: '# Introduction' }",
  },
  {
    code: "reference-form",
    found: "a reference leads nowhere as it is written, but does in a form that other tools accept",
    reading: "it is read in the form that the fix shows",
    reason:
      "An unescaped `%` or `~`, a missing or an additional slash, a backslash, `#/definitions/…` and the bare name of a schema have one meaning each. A pointer that its own file lacks and the root has was written for the joined document.",
    fix: "write the reference in this form",
    error: "reference-unresolved",
    example: "{ $ref: '#/definitions/Book' }",
    corrected: "{ $ref: '#/components/schemas/Book' }",
  },
  {
    code: "dynamic-reference",
    found: "`$dynamicRef` of JSON Schema 2020-12",
    reading: "it refers to the anchor of its name in the same file",
    reason: "Without other schemas that declare the same `$dynamicAnchor`, both mean the same.",
    fix: "write `$ref`",
    error: "unsupported-keyword",
    example: "{ $dynamicAnchor: node, properties: { child: { $dynamicRef: '#node' } } }",
    corrected: "{ $anchor: node, properties: { child: { $ref: '#node' } } }",
  },
  {
    code: "composition-cycle",
    found: "a schema applies itself to its own value, through `allOf`, `oneOf`, `anyOf` or references alone",
    reading:
      "at the point where the cycle closes, any value is valid; an `allOf` takes over what its schema says besides the cycle",
    reason: "No value can be checked against such a schema in finite time, and no type can be written.",
    fix: "put a property or an item between the schema and itself",
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
      reason: "What the reference stands for is not known, and the rest of the document does not depend on it.",
      fix: error === "reference-remote" ? "keep a copy of the file beside the document" : "correct the reference",
      error,
      example: `{ type: object, properties: { author: { $ref: '${examples[error]}' } } }`,
      corrected: "{ type: object, properties: { author: {} } }",
      read: readWithoutTarget,
    }),
  ),
  {
    code: "reference-to-itself",
    found: "references to anything but a schema form a cycle",
    reading: readingWithoutTarget,
    reason: "Such references lead to no object.",
    fix: "correct one of the references",
    error: "reference-cycle",
    example: "components: { responses: { Failed: { $ref: '#/components/responses/Failed' } } }",
    corrected: "components: { responses: { Failed: { description: '' } } }",
    read: readWithoutTarget,
  },
];

function readWithoutTarget({ tokens, edits }: FoundDeviation): boolean {
  const at = tokens.at(-1) === "$ref" ? tokens.slice(0, -1) : tokens;
  if (at.at(-2) === "mapping") return removeAt(at, edits);
  const kind = kindOfPointer(at);
  const node = asObject(edits.nodeAt(at));
  if (node === undefined) return false;
  if (kind === undefined) return Object.hasOwn(node, "$ref") && at.length > 1 && removeAt(at, edits);
  const replacement = replacements[kind];
  if (replacement !== undefined) edits.set(at, replacement);
  else if (kind === "operation") return removeAt([...at, "$ref"], edits);
  else if (at.length > 1 && removable.has(kind)) return removeAt(at, edits);
  else return false;
  return true;
}

function removeAt(tokens: readonly string[], edits: DocumentEdits): boolean {
  edits.remove(tokens);
  return true;
}

const replacements: { readonly [kind in ObjectKind]?: Json } = {
  schema: {},
  response: { description: "" },
  requestBody: { content: { "*/*": {} } },
  mediaType: {},
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
