import type { Deviation } from "./deviation.js";

/** Deviations of the document as a whole, and of objects of any kind. */
export const documentDeviations: readonly Deviation[] = [
  {
    code: "info-number",
    found: "`info.version` or `info.title` is a number",
    reading: "it is read as a string, exactly as written",
    reason: "YAML parses `1.0` as a number, but the value is meant as text.",
    fix: "put the value in quotes",
    error: "wrong-type",
    example: "info: { title: Shelf, version: 1.0 }",
    corrected: 'info: { title: Shelf, version: "1.0" }',
    read({ tokens, edits }) {
      const [first, key] = tokens;
      const value = edits.nodeAt(tokens);
      if (tokens.length !== 2 || first !== "info" || (key !== "version" && key !== "title")) return false;
      if (typeof value !== "number") return false;
      edits.set(tokens, edits.textAt(tokens) ?? String(value));
      return true;
    },
  },
  {
    code: "info-missing",
    found: "`info`, `info.title` or `info.version` is missing",
    reading: "the title defaults to `API` and the version to `0.0.0`",
    reason: "Neither affects requests or responses, and the generated package needs both.",
    fix: "add `info` with `title` and `version`",
    error: "missing-keyword",
    example: "info: { title: Shelf }",
    corrected: "info: { title: Shelf, version: 0.0.0 }",
    read({ tokens, edits }) {
      const document = edits.objectAt([]);
      const isOfDocument = tokens.length === 0 && document?.info === undefined;
      if (!isOfDocument && !(tokens.length === 1 && tokens[0] === "info")) return false;
      edits.set(["info"], { title: "API", version: "0.0.0", ...edits.objectAt(["info"]) });
      return true;
    },
  },
  {
    code: "paths-missing",
    found: "`paths` is missing in OpenAPI 3.0, or `paths`, `components` and `webhooks` are all missing in OpenAPI 3.1",
    reading: "the document has no paths",
    reason: "OpenAPI 3.1 made `paths` optional for documents that contain only components.",
    fix: "add `paths: {}`",
    error: "missing-keyword",
    example: "openapi: 3.0.3",
    corrected: "openapi: 3.0.3\npaths: {}",
    read({ tokens, edits }) {
      const document = edits.objectAt([]);
      const isMissing = document !== undefined && document.paths === undefined && document.info !== undefined;
      if (tokens.length !== 0 || !isMissing) return false;
      edits.set(["paths"], {});
      return true;
    },
  },
  {
    code: "tag-repeated",
    found: "a tag is declared twice",
    reading: "the first declaration is used",
    reason: "Both declarations name the same group of operations.",
    fix: "drop the second declaration",
    error: "tag-duplicate",
    example: "tags: [{ name: books }, { name: books }]",
    corrected: "tags: [{ name: books }]",
    read({ tokens, edits }) {
      if (tokens[0] !== "tags" || tokens[1] === undefined) return false;
      edits.remove(tokens.slice(0, 2));
      return true;
    },
  },
  {
    code: "keyword-unknown",
    found: "an object has a keyword that OpenAPI does not define for it: misspelled, misplaced or invented",
    reading: "it is ignored",
    reason: "OpenAPI gives the keyword no meaning here, and any interpretation would be a guess.",
    fix: "drop it, correct its spelling, or give it the prefix `x-`",
    error: "unknown-keyword",
    example: "items: { type: string, min_items: 1 }",
    corrected: "items: { type: string }",
    read({ tokens, edits }) {
      const key = tokens.at(-1);
      // A reference is meaningful even where OpenAPI does not allow one.
      if (key === undefined || key === "$ref" || edits.nodeAt(tokens) === undefined) return false;
      if (schemaKeywordsSince31.has(key)) edits.removeAsWritten(tokens);
      else edits.remove(tokens);
      return true;
    },
  },
];

/** Schema keywords that 3.0 documents use with their 3.1 meaning. */
const schemaKeywordsSince31: ReadonlySet<string> = new Set([
  "const",
  "contains",
  "contentEncoding",
  "contentMediaType",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "examples",
  "if",
  "maxContains",
  "minContains",
  "patternProperties",
  "prefixItems",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
