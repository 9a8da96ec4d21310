import { kindOfPointer } from "../../openapi/objects.js";
import type { JsonObject } from "../document.js";
import type { Deviation, FoundDeviation, ReadAs } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

const unknownScheme = {
  reading:
    "callers must authenticate in a way that the document does not describe: a server calls its hook for this scheme, and a client relies on its `fetch`",
  reason: "The operation must not become public and must remain callable. Any other scheme would be a guess.",
} as const;

/** A scheme whose credentials generated code neither reads nor sends. */
const undescribed: JsonObject = { type: "mutualTLS" };

/** Deviations of security schemes and requirements. */
export const securityDeviations: readonly Deviation[] = [
  {
    code: "security-scheme-undefined",
    found: "an operation requires a security scheme that is not defined",
    ...unknownScheme,
    fix: "define the scheme under `components.securitySchemes`, or drop the requirement",
    error: "security-scheme-unknown",
    example: "security: [{ token: [] }]",
    corrected: "security: [{ token: [] }]\ncomponents: { securitySchemes: { token: { type: mutualTLS } } }",
    read({ tokens, edits }) {
      const name = tokens.at(-1);
      if (name === undefined) return false;
      defineScheme(name, edits);
      return true;
    },
  },
  {
    code: "security-scope-undefined",
    found: "an operation requires a scope that no flow of its security scheme lists",
    reading: "the scope is required as written",
    reason: "A scope that no flow lists may still exist, and callers then need it.",
    fix: "list the scope in the flows of the scheme",
    error: "security-scope-unknown",
    example: "security: [{ oauth: [books] }]",
    corrected: "security: [{ oauth: [books] }] # with `books` among the scopes of a flow",
    read: listScope,
  },
  {
    code: "oauth-flow-incomplete",
    found: "an OAuth flow lacks its scopes or a URL, or `flows` is missing",
    reading: "missing scopes and flows are empty, and a flow without a required URL is ignored",
    reason: "Flows describe how callers obtain a token. They do not affect how the token is sent.",
    fix: "add the missing keyword",
    error: "missing-keyword",
    example: "{ type: oauth2, flows: { implicit: { authorizationUrl: 'https://id.example' } } }",
    corrected: "{ type: oauth2, flows: { implicit: { authorizationUrl: 'https://id.example', scopes: {} } } }",
    read: completeFlow,
  },
  {
    code: "security-basic",
    found: "a security scheme has the type `basic` of Swagger 2.0",
    reading: "it means `type: http` with `scheme: basic`",
    reason: "OpenAPI 3.0 renamed it.",
    fix: "write `type: http` and `scheme: basic`",
    error: "wrong-value",
    example: "{ type: basic }",
    corrected: "{ type: http, scheme: basic }",
    read({ tokens, edits }) {
      const at = tokens.slice(0, 3);
      if (kindOfPointer(at) !== "securityScheme" || tokens[3] !== "type" || edits.nodeAt(tokens) !== "basic")
        return false;
      edits.set(at, { ...edits.objectAt(at), type: "http", scheme: "basic" });
      return true;
    },
  },
  ...(["missing-keyword", "wrong-value"] as const).map(
    (error): Deviation => ({
      code: error === "missing-keyword" ? "security-scheme-incomplete" : "security-scheme-form",
      found:
        error === "missing-keyword"
          ? "a security scheme lacks a keyword that its type requires"
          : "a security scheme has a type or location that OpenAPI does not define",
      ...unknownScheme,
      fix: error === "missing-keyword" ? "add the keyword" : "correct the value",
      error,
      example: error === "missing-keyword" ? "{ type: apiKey, in: header }" : "{ type: hawk }",
      corrected: "{ type: mutualTLS }",
      read: readUndescribed,
    }),
  ),
];

function listScope({ tokens, edits }: FoundDeviation): boolean | "as-written" {
  const scope = edits.nodeAt(tokens);
  const flows = ["components", "securitySchemes", tokens.at(-2) ?? "", "flows"];
  const names = Object.keys(edits.objectAt(flows) ?? {}).filter((name) => edits.objectAt([...flows, name, "scopes"]));
  if (typeof scope !== "string" || names.length === 0) return "as-written";
  for (const name of names) edits.set([...flows, name, "scopes", scope], "");
  return true;
}

function completeFlow({ tokens, edits }: FoundDeviation): false | ReadAs {
  const node = edits.objectAt(tokens);
  const kind = kindOfPointer(tokens);
  if (node === undefined || kind === undefined) return false;
  if (kind === "securityScheme" && node.type === "oauth2" && node.flows === undefined) {
    edits.set([...tokens, "flows"], {});
    return { reading: "the scheme has no flows" };
  }
  if (!kind.endsWith("Flow")) return false;
  if (node.scopes !== undefined) {
    edits.remove(tokens);
    return { reading: "the flow is ignored" };
  }
  edits.set([...tokens, "scopes"], {});
  return { reading: "the flow has no scopes" };
}

function readUndescribed({ tokens, edits }: FoundDeviation): boolean {
  const at = tokens.slice(0, 3);
  const isKeyword = tokens.length === 4 && (tokens[3] === "type" || tokens[3] === "in");
  if (kindOfPointer(at) !== "securityScheme" || !(tokens.length === 3 || isKeyword)) return false;
  const node = edits.objectAt(at);
  if (node === undefined) return false;
  defineScheme(at[2] as string, edits);
  return true;
}

/** Defines a missing scheme. OpenAPI 3.0 has no scheme of this type, so the written root is not changed. */
function defineScheme(name: string, edits: DocumentEdits): void {
  const at = ["components", "securitySchemes"];
  edits.removeAsWritten([...at, name]);
  for (const length of [1, 2])
    if (edits.bundledAt(at.slice(0, length)) === undefined) edits.setBundled(at.slice(0, length), {});
  edits.setBundled([...at, name], undescribed);
}
