import { kindOfPointer, type ObjectKind } from "../../openapi/objects.js";
import type { Deviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

/** Documents that use or declare a later version than supported. */
export const versionDeviations: readonly Deviation[] = [
  {
    code: "version-later",
    found: "`openapi` is a version later than 3.2",
    reading: "the document is read as OpenAPI 3.2",
    reason:
      "Minor versions of OpenAPI 3 extend the previous ones. Additions of a later version are reported as unknown.",
    fix: "declare `openapi: 3.2.0` if the document uses no newer features",
    error: "version-unsupported",
    example: "openapi: 3.3.0",
    corrected: "openapi: 3.2.0",
    read({ tokens, edits }) {
      if (tokens.length !== 1 || tokens[0] !== "openapi") return false;
      readAs32(edits);
      return true;
    },
  },
  {
    code: "version-form",
    found: "the OpenAPI 3 version is a number or incomplete, or has a different key or form",
    reading: "the version is inferred, and missing parts are 0",
    reason: "YAML parses `3.1` as a number. The patch version has no effect.",
    fix: "write all three parts of the version under `openapi`",
    error: "version-unsupported",
    example: "openapi: 3.1",
    corrected: "openapi: 3.1.0",
  },
  {
    code: "version-missing",
    found: "a document with `paths` does not declare a version",
    reading:
      "it is read as Swagger 2.0 if its root has a Swagger key such as `definitions`, and as OpenAPI 3.1 otherwise",
    reason: "Root keys distinguish the two, and constructs specific to OpenAPI 3.0 are accepted in 3.1 as well.",
    fix: "declare the version under `openapi`",
    error: "version-unsupported",
    example: "info: { title: Shelf, version: '1' }\npaths: {}",
    corrected: "openapi: 3.1.0\ninfo: { title: Shelf, version: '1' }\npaths: {}",
  },
  {
    code: "swagger-number",
    found: "`swagger` is the number 2.0",
    reading: "it is read as the string `2.0`",
    reason: "YAML parses `2.0` as a number, and no other version is possible.",
    fix: 'write `swagger: "2.0"`',
    error: "version-unsupported",
    example: "swagger: 2.0",
    corrected: 'swagger: "2.0"',
    read: ({ tokens }) => tokens.length === 1 && tokens[0] === "swagger",
  },
  {
    code: "keyword-later",
    found: "an OpenAPI 3.0 or 3.1 document uses a keyword of OpenAPI 3.2",
    reading: "it has its OpenAPI 3.2 meaning",
    reason: "The keyword has no other meaning. Some frameworks emit `itemSchema` in 3.1 documents.",
    fix: "declare `openapi: 3.2.0`",
    error: "unknown-keyword",
    example: "openapi: 3.1.0\ncontent: { text/event-stream: { itemSchema: { type: object } } }",
    corrected: "openapi: 3.2.0\ncontent: { text/event-stream: { itemSchema: { type: object } } }",
    read({ tokens, edits }) {
      const kind = kindOfPointer(tokens.slice(0, -1));
      if (kind === undefined || keywordsSince32[kind]?.includes(tokens.at(-1) ?? "") !== true) return false;
      readAs32(edits);
      return true;
    },
  },
  {
    code: "value-later",
    found: "a parameter of an OpenAPI 3.0 or 3.1 document uses `in: querystring` or `style: cookie` of OpenAPI 3.2",
    reading: "it has its OpenAPI 3.2 meaning",
    reason: "The value has no other meaning.",
    fix: "declare `openapi: 3.2.0`",
    error: "wrong-value",
    example: "openapi: 3.1.0\nparameters: [{ name: sid, in: cookie, style: cookie, schema: { type: string } }]",
    corrected: "openapi: 3.2.0\nparameters: [{ name: sid, in: cookie, style: cookie, schema: { type: string } }]",
    read({ tokens, edits }) {
      const key = tokens.at(-1);
      const value = edits.nodeAt(tokens);
      if (kindOfPointer(tokens.slice(0, -1)) !== "parameter") return false;
      if (!(key === "in" && value === "querystring") && !(key === "style" && value === "cookie")) return false;
      readAs32(edits);
      return true;
    },
  },
];

/** Makes later checks use OpenAPI 3.2, a superset of 3.1. */
function readAs32(edits: DocumentEdits): void {
  edits.setBundled(["openapi"], "3.2.0");
}

const encodings: readonly string[] = ["itemEncoding", "prefixEncoding"];

/** Keywords added in OpenAPI 3.2, by kind of object. */
const keywordsSince32: { readonly [kind in ObjectKind]?: readonly string[] } = {
  document: ["$self"],
  server: ["name"],
  components: ["mediaTypes"],
  pathItem: ["query", "additionalOperations"],
  mediaType: ["$ref", "description", "itemSchema", ...encodings],
  encoding: ["encoding", ...encodings],
  response: ["summary"],
  example: ["dataValue", "serializedValue"],
  tag: ["summary", "parent", "kind"],
  discriminator: ["defaultMapping"],
  xml: ["nodeType"],
  securityScheme: ["deprecated", "oauth2MetadataUrl"],
  oauthFlows: ["deviceAuthorization"],
};
