import { type Cases, json, none, ok, operation, plain } from "./case.js";

const schemas = (...lines: readonly string[]): string =>
  `components:\n  schemas:\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
const schemes = (...lines: readonly string[]): string =>
  `${none}components:\n  securitySchemes:\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
const bearer = "bearer: { type: http, scheme: bearer }";
const key = "key: { type: apiKey, in: header, name: X-Key }";
const credentials = (tokenUrl = "https://token.example", scopes = "read: Read"): string =>
  `{ tokenUrl: ${tokenUrl}, scopes: { ${scopes} } }`;
const oauth = (flows: string): string => `login: { type: oauth2, flows: { ${flows} } }`;
/** Schemes of which an operation accepts any. */
const usedScheme = (...lines: readonly string[]): string =>
  schemes(...lines).replace(
    none,
    secured(`[${lines.map((line) => `{ ${line.slice(0, line.indexOf(":"))}: [] }`).join(", ")}]`),
  );
const secured = (value: string): string => operation(`security: ${value}`);
const responding = (schema: string): string => ok(`content: ${json(schema)}`);
const named = "{ type: object, properties: { a: { type: string } } }";
const constants = (...members: readonly string[]): string => `{ oneOf: [${members.join(", ")}] }`;
const [first, second] = ["{ const: x, title: X }", "{ const: y, title: Y }"];
const bits = (entries: string): string => `x-permission-bits: { ${entries} }\n`;

/** A named type that is sent and received. */
const bothWays = (schema: string): string => {
  const content = `content: ${json("{ $ref: '#/components/schemas/A' }")}`;
  const lines = `requestBody: { ${content} }\nresponses: { '200': { description: ok, ${content} } }`;
  return operation(lines, { method: "post" }) + schemas(`A: ${schema}`);
};

export const accessCases: Cases = {
  "type-added": {
    base: none,
    head: schemas("A: { type: string }"),
    notBase: schemas("A: { type: string }"),
    not: schemas("A: { type: integer }"),
  },
  "type-removed": {
    base: schemas("A: { type: string }", "B: { type: string }"),
    head: schemas("B: { type: string }"),
    not: schemas("B: { type: string }", "A: { type: string }"),
  },
  "type-renamed": {
    base: schemas("A: { type: string }"),
    head: schemas("B: { type: string, x-renamed-from: [A] }"),
    not: schemas("B: { type: string }"),
  },
  "derived-type-removed": {
    base: ok(`content: ${json("{ type: object, properties: { a: { type: string } } }")}`),
    head: ok(`content: ${json("{ type: object, additionalProperties: { type: string } }")}`),
    not: ok(`content: ${json("{ type: object, properties: { b: { type: string } } }")}`),
    also: ["response-other-properties-stated", "response-property-removed", "response-type-narrowed"],
  },
  "type-split": {
    base: bothWays("{ type: object, properties: { c: { type: string } } }"),
    head: bothWays("{ type: object, properties: { c: { type: string, readOnly: true } } }"),
    notBase: schemas("A: { type: object, properties: { c: { type: string } } }"),
    not: schemas("A: { type: object, properties: { c: { type: string, readOnly: true } } }"),
    also: ["request-property-made-read-only", "response-property-made-read-only"],
  },
  "type-joined": {
    base: bothWays("{ type: object, properties: { c: { type: string, writeOnly: true } } }"),
    head: bothWays("{ type: object, properties: { c: { type: string } } }"),
    notBase: schemas("A: { type: object, properties: { c: { type: string, writeOnly: true } } }"),
    not: schemas("A: { type: object, properties: { c: { type: string } } }"),
    also: ["request-property-made-readable", "response-property-made-readable"],
  },
  "type-deprecated": {
    base: schemas("A: { type: string }"),
    head: schemas("A: { type: string, deprecated: true }"),
    not: schemas("A: { type: string, deprecated: false }"),
  },
  "constructor-added": {
    base: schemas("A: { type: object, properties: { a: { type: string } } }"),
    head: schemas(
      "A: { type: object, properties: { a: { type: string } }, x-constructors: [{ name: make, positional: [a] }] }",
    ),
    not: schemas("A: { type: object, properties: { a: { type: string } }, x-constructors: [] }"),
  },
  "constructor-removed": {
    base: schemas(
      "A: { type: object, properties: { a: { type: string } }, x-constructors: [{ name: make, positional: [a] }] }",
    ),
    head: schemas("A: { type: object, properties: { a: { type: string } } }"),
    not: schemas(
      "A: { type: object, properties: { a: { type: string } }, x-constructors: [{ positional: [a], name: make }] }",
    ),
  },
  "constructor-changed": {
    base: schemas(
      "A: { type: object, properties: { a: { type: string } }, x-constructors: [{ name: make, positional: [a] }] }",
    ),
    head: schemas(
      "A: { type: object, properties: { a: { type: string } }, x-constructors: [{ name: make, fixed: { a: x } }] }",
    ),
    not: schemas(
      "A: { type: object, properties: { a: { type: string } }, x-constructors: [{ name: make, description: Makes., positional: [a] }] }",
    ),
  },
  "security-introduced": {
    base: secured("[]"),
    head: secured("[{ bearer: [] }]"),
    not: secured("[{}, { bearer: [] }]"),
  },
  "security-dropped": {
    base: secured("[{ bearer: [] }]"),
    head: secured("[]"),
    not: secured("[{ bearer: [] }, { key: [] }]"),
  },
  "security-alternative-added": {
    base: secured("[{ bearer: [] }]"),
    head: secured("[{ bearer: [] }, { key: [] }]"),
    not: secured("[{ bearer: [read] }]"),
  },
  "security-alternative-removed": {
    base: secured("[{ bearer: [] }, { key: [] }]"),
    head: secured("[{ bearer: [] }]"),
    not: secured("[{ key: [] }, { bearer: [] }]"),
  },
  "security-alternative-eased": {
    base: secured("[{ bearer: [], key: [] }]"),
    head: secured("[{ key: [] }]"),
    also: ["security-alternative-added"],
    not: secured("[{ bearer: [], key: [], login: [] }]"),
  },
  "scope-added": {
    base: secured("[{ login: [read] }]"),
    head: secured("[{ login: [read, write] }]"),
    not: secured("[{ login: [] }]"),
  },
  "scope-removed": {
    base: secured("[{ login: [read, write] }]"),
    head: secured("[{ login: [read] }]"),
    not: secured("[{ login: [write, read] }]"),
  },
  "security-scheme-added": {
    base: schemes(bearer),
    head: schemes(bearer, key),
    not: schemes(bearer.replace("bearer }", "basic }")),
  },
  "security-scheme-removed": {
    base: usedScheme(bearer, key),
    head: usedScheme(bearer),
    not: usedScheme(key, bearer),
    also: ["security-alternative-removed"],
  },
  "unused-security-scheme-removed": { base: schemes(bearer, key), head: schemes(bearer), not: schemes(key, bearer) },
  "security-scheme-renamed": {
    base: usedScheme(bearer, key),
    head: usedScheme(bearer, key).replaceAll("key", "apiKey").replace("type: apiApiKey", "type: apiKey"),
    not: usedScheme(bearer, key)
      .replace("key: {", "other: {")
      .replace("key: []", "other: []")
      .replace("X-Key", "X-Other"),
  },
  "security-scheme-changed": {
    base: usedScheme(bearer, key),
    head: usedScheme(bearer, key.replace("header", "query")),
    not: usedScheme(bearer, key.replace("name:", "description: A key., name:")),
  },
  "permission-required": { base: plain, head: operation("x-permissions: [KICK]"), not: operation("x-permissions: []") },
  "permission-released": {
    base: operation("x-permissions: [KICK, BAN]"),
    head: operation("x-permissions: [KICK]"),
    not: operation("x-permissions: [BAN, KICK]"),
  },
  "permission-condition-changed": {
    base: operation("x-permissions: [KICK]"),
    head: operation("x-permissions: [{ permission: KICK, when: it rains }]"),
    not: operation("x-permissions: [{ permission: KICK }]"),
  },
  "owner-only-introduced": {
    base: plain,
    head: operation("x-owner-only: true"),
    not: operation("x-owner-only: false"),
  },
  "owner-only-dropped": {
    base: operation("x-owner-only: true"),
    head: plain,
    not: operation("x-owner-only: true\nsummary: S"),
  },
  "permission-bit-added": { base: bits("KICK: 1"), head: bits("KICK: 1, BAN: 2"), not: bits("KICK: { bit: 1 }") },
  "permission-bit-removed": { base: bits("KICK: 1, BAN: 2"), head: bits("KICK: 1"), not: bits("BAN: 2, KICK: 1") },
  "permission-bit-moved": {
    base: bits("KICK: 1"),
    head: bits("KICK: 2"),
    not: bits("KICK: { bit: 1, description: Kicks. }"),
  },
  "oauth-flow-added": {
    base: schemes(oauth(`clientCredentials: ${credentials()}`)),
    head: schemes(oauth(`clientCredentials: ${credentials()}, password: ${credentials()}`)),
    not: schemes(oauth(`clientCredentials: ${credentials("https://token.example", "read: Reads")}`)),
  },
  "oauth-flow-removed": {
    base: schemes(oauth(`clientCredentials: ${credentials()}, password: ${credentials()}`)),
    head: schemes(oauth(`clientCredentials: ${credentials()}`)),
    not: schemes(oauth(`password: ${credentials()}, clientCredentials: ${credentials()}`)),
  },
  "security-url-changed": {
    base: schemes(oauth(`clientCredentials: ${credentials()}`)),
    head: schemes(oauth(`clientCredentials: ${credentials("https://new.example")}`)),
    not: schemes(oauth(`clientCredentials: ${credentials("https://token.example, refreshUrl: https://new.example")}`)),
  },
  "security-url-added": {
    base: schemes(oauth(`clientCredentials: ${credentials()}`)),
    head: schemes(oauth(`clientCredentials: ${credentials("https://token.example, refreshUrl: https://new.example")}`)),
    not: schemes(oauth(`clientCredentials: ${credentials("https://new.example")}`)),
  },
  "oauth-scope-added": {
    base: schemes(oauth(`clientCredentials: ${credentials()}`)),
    head: schemes(oauth(`clientCredentials: ${credentials("https://token.example", "read: Read, write: Write")}`)),
    not: schemes(oauth(`clientCredentials: ${credentials("https://token.example", "read: Reads")}`)),
  },
  "oauth-scope-removed": {
    base: schemes(oauth(`clientCredentials: ${credentials("https://token.example", "read: Read, write: Write")}`)),
    head: schemes(oauth(`clientCredentials: ${credentials()}`)),
    not: schemes(oauth(`clientCredentials: ${credentials("https://token.example", "write: Writes, read: Reads")}`)),
  },
  "security-scheme-deprecated": {
    base: schemes("bearer: { type: http, scheme: bearer }"),
    head: schemes("bearer: { type: http, scheme: bearer, deprecated: true }"),
    not: schemes("bearer: { type: http, scheme: bearer, deprecated: false }"),
  },
  "bearer-format-changed": {
    base: schemes("bearer: { type: http, scheme: bearer, bearerFormat: JWT }"),
    head: schemes("bearer: { type: http, scheme: bearer, bearerFormat: opaque }"),
    not: schemes("bearer: { type: http, scheme: Bearer, bearerFormat: JWT, description: A token }"),
  },
  "generated-name-changed": {
    base: responding(named),
    head: `${responding(named)}${schemas(`GetThingResult: ${named}`)}`,
    not: `${responding(named)}${schemas("GetThingOutput: { type: object }")}`,
  },
  "constants-removed": {
    base: schemas(`A: ${constants(first)}`),
    head: schemas(`A: ${constants(first, "{ const: y }")}`),
    not: schemas(`A: ${constants(first, second)}`),
    also: ["request-enum-member-added", "response-enum-member-added"],
  },
};
