import { type DeviationCase, head, head30, operation, operations } from "./case.js";

const required = (scheme: string, start = head, scopes = "[]"): string =>
  `${start}security: [{ k: ${scopes} }]\n${operations}components: { securitySchemes: { k: ${scheme} } }\n`;
const server = "src/server/security.ts";
const undescribed = '{ name: "k", read: () => "" }';

export const securityCases: readonly DeviationCase[] = [
  {
    code: "security-scheme-undefined",
    of: "of the document",
    deviating: `${head}security: [{ k: [] }]\n${operations}`,
    corrected: required("{ type: mutualTLS }"),
    location: "4:14",
    warning:
      "the security scheme `k` is not defined; callers must authenticate in a way that the document does not describe: a server calls its hook for this scheme, and a client relies on its `fetch`",
    output: [server, undescribed],
  },
  {
    code: "security-scheme-undefined",
    of: "of an operation",
    deviating: operation("security: [{ k: [] }]"),
    corrected: `${operation("security: [{ k: [] }]")}components: { securitySchemes: { k: { type: mutualTLS } } }\n`,
    location: "5:45",
    warning:
      "the security scheme `k` is not defined; callers must authenticate in a way that the document does not describe: a server calls its hook for this scheme, and a client relies on its `fetch`",
    output: [server, undescribed],
  },
  {
    code: "security-scope-undefined",
    deviating: required(
      "{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://t.example/token', scopes: { read: d } } } }",
      head,
      "[write]",
    ),
    corrected: required(
      "{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://t.example/token', scopes: { read: d, write: d } } } }",
      head,
      "[write]",
    ),
    location: "4:18",
    warning: "no flow of `k` has the scope `write`; the scope is required as written",
    output: [server, '"write"'],
  },
  {
    code: "oauth-flow-incomplete",
    deviating: required("{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://t.example/token' } } }"),
    corrected: required(
      "{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://t.example/token', scopes: {} } } }",
    ),
    location: "7:81",
    warning: "`scopes` is missing in an OAuth Flow Object; the flow has no scopes",
    output: [server, '"Bearer"'],
  },
  {
    code: "security-basic",
    deviating: required("{ type: basic }", head30),
    corrected: required("{ type: http, scheme: basic }", head30),
    location: "7:45",
    warning:
      '`type` must be one of "apiKey", "http", "oauth2" or "openIdConnect", found "basic"; it means `type: http` with `scheme: basic`',
    output: [server, "basicScheme"],
  },
  {
    code: "security-scheme-incomplete",
    deviating: required("{ type: apiKey, in: header }"),
    corrected: required("{ type: mutualTLS }"),
    location: "7:37",
    warning:
      "`name` is missing in a Security Scheme Object; callers must authenticate in a way that the document does not describe: a server calls its hook for this scheme, and a client relies on its `fetch`",
    output: [server, undescribed],
  },
  {
    code: "security-scheme-form",
    deviating: required("{ type: hawk }"),
    corrected: required("{ type: mutualTLS }"),
    location: "7:45",
    warning:
      '`type` must be one of "apiKey", "http", "mutualTLS", "oauth2" or "openIdConnect", found "hawk"; callers must authenticate in a way that the document does not describe: a server calls its hook for this scheme, and a client relies on its `fetch`',
    output: [server, undescribed],
  },
];
