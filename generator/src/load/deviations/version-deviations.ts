import { kindOfPointer, type ObjectKind } from "../../openapi/objects.js";
import type { Deviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

/** Documents that use or declare a later version than supported. */
export const versionDeviations: readonly Deviation[] = [
  {
    code: "version-later",
    found: "`openapi` is a later version than 3.2",
    reading: "it is read as OpenAPI 3.2",
    reason: "Minor versions of OpenAPI 3 add to the ones before. What a later one adds is reported as unknown.",
    fix: "declare `openapi: 3.2.0` where the document uses nothing newer",
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
    found: "the version of OpenAPI 3 is a number, lacks a part, or has another key or form",
    reading: "it is read as the version that it names; a missing part is 0",
    reason: "YAML reads `3.1` as a number. The last part of a version changes nothing.",
    fix: "write all three parts of the version under `openapi`",
    error: "version-unsupported",
    example: "openapi: 3.1",
    corrected: "openapi: 3.1.0",
  },
  {
    code: "version-missing",
    found: "a document with `paths` states no version",
    reading:
      "it is read as Swagger 2.0 if its root has one of its keys, such as `definitions`, and as OpenAPI 3.1 otherwise",
    reason: "The keys of the root differ, and what OpenAPI 3.0 has of its own is read in 3.1 as well.",
    fix: "state the version under `openapi`",
    error: "version-unsupported",
    example: "info: { title: Shelf, version: '1' }\npaths: {}",
    corrected: "openapi: 3.1.0\ninfo: { title: Shelf, version: '1' }\npaths: {}",
  },
  {
    code: "swagger-number",
    found: "`swagger` is the number 2.0",
    reading: "it is read as the text 2.0",
    reason: "YAML reads `2.0` as a number. No other version is meant.",
    fix: 'write `swagger: "2.0"`',
    error: "version-unsupported",
    example: "swagger: 2.0",
    corrected: 'swagger: "2.0"',
    read: ({ tokens }) => tokens.length === 1 && tokens[0] === "swagger",
  },
  {
    code: "keyword-later",
    found: "a document of OpenAPI 3.0 or 3.1 uses a keyword of 3.2",
    reading: "it has its meaning of OpenAPI 3.2",
    reason: "The keyword has no other meaning. Frameworks write `itemSchema` into documents of 3.1.",
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
    found: "a parameter of a document of OpenAPI 3.0 or 3.1 says `in: querystring` or `style: cookie`, as since 3.2",
    reading: "it has its meaning of OpenAPI 3.2",
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
