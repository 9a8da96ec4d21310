/** Two equivalent schemas, and a similar change that breaks. */
export interface UnaffectedCase {
  readonly base: string;
  readonly head: string;
  /** A head that accepts different values than the base. */
  readonly not: string;
  /** The base of `not`; defaults to the same base. */
  readonly notBase?: string;
  /** The changes of `not`, in order, without direction. */
  readonly rules: readonly string[];
}

const list = (keys: string): string => `{ type: array, items: { type: string }${keys} }`;
const pair = (keys: string, required = "[p, q]"): string =>
  `{ type: object, required: ${required}, properties: { p: { type: string }, q: { type: string } }${keys} }`;
const cat = (kind = "const: cat", required = "[kind]"): string =>
  `{ type: object, required: ${required}, properties: { kind: { ${kind} }, lives: { type: integer } } }`;
const dog = (kind = "const: dog", required = "[kind]"): string =>
  `{ type: object, required: ${required}, properties: { kind: { ${kind} }, walks: { type: integer } } }`;
const discriminator = (property: string): string => `, discriminator: { propertyName: ${property} }`;
const union = (key: string, more = "", alternatives: readonly string[] = [cat(), dog()]): string =>
  `{ ${key}: [${alternatives.join(", ")}]${more} }`;
const loose: readonly string[] = [cat("const: cat", "[]"), dog("const: dog", "[]")];

export const unaffectedCases: Readonly<Record<string, UnaffectedCase>> = {
  "a list of all booleans": {
    base: "{ type: boolean }",
    head: "{ type: boolean, enum: [true, false] }",
    not: "{ type: boolean, enum: [true] }",
    rules: ["enum-introduced"],
  },
  "any number of certain items": {
    base: "{ type: array, items: { type: string } }",
    head: "{ type: array, items: { type: string }, contains: { const: a }, minContains: 0 }",
    not: "{ type: array, items: { type: string }, contains: { const: a }, minContains: 0, maxContains: 2 }",
    rules: ["contains-introduced"],
  },
  "lengths that a pattern implies": {
    base: "{ type: string, pattern: '^[a-z]{2,9}$' }",
    head: "{ type: string, pattern: '^[a-z]{2,9}$', minLength: 2, maxLength: 9 }",
    not: "{ type: string, pattern: '^[a-z]{2,9}$', minLength: 2, maxLength: 8 }",
    rules: ["max-length-tightened"],
  },
  // annotations
  "a format that only says how a value is shown": {
    base: "{ type: string }",
    head: "{ type: string, format: password }",
    not: "{ type: string, format: uuid }",
    rules: ["format-introduced"],
  },
  "a content encoding that no validator checks": {
    base: "{ type: string }",
    head: "{ type: string, contentEncoding: base64 }",
    not: "{ type: string, contentEncoding: base64url }",
    rules: ["format-introduced"],
  },
  "an unknown format": {
    base: "{ type: string, format: colour }",
    head: "{ type: string, format: shade }",
    not: "{ type: string, format: ipv4 }",
    rules: ["format-introduced"],
  },
  "a format of numbers that no validator checks": {
    base: "{ type: number }",
    head: "{ type: number, format: double }",
    not: "{ type: number, format: int32 }",
    rules: ["format-introduced"],
  },
  "a format of strings beside a number": {
    base: "{ type: integer }",
    head: "{ type: integer, format: date }",
    not: "{ type: integer, format: int32 }",
    rules: ["format-introduced"],
  },
  "a media type of what a string carries": {
    base: "{ type: string }",
    head: "{ type: string, contentMediaType: application/json, contentEncoding: base64 }",
    notBase: "{ type: string, contentMediaType: application/json }",
    not: "{ type: string, contentMediaType: text/plain }",
    rules: ["content-type-changed"],
  },
  "a schema of what a string carries": {
    base: "{ type: string, contentMediaType: application/json }",
    head: "{ type: string, contentMediaType: application/json, contentSchema: { type: integer } }",
    notBase: "{ type: string, contentMediaType: application/json, contentSchema: { type: string } }",
    not: "{ type: string, contentMediaType: application/json, contentSchema: { type: integer } }",
    rules: ["type-changed"],
  },
  // strings
  "a maxLength that all listed values keep": {
    base: "{ type: string, enum: [a, bbb] }",
    head: "{ type: string, enum: [a, bbb], maxLength: 3 }",
    not: "{ type: string, enum: [a, bbb], maxLength: 2 }",
    rules: ["max-length-tightened"],
  },
  "a maxLength that the only value keeps, counted in characters": {
    base: "{ const: 🐈🐈 }",
    head: "{ const: 🐈🐈, maxLength: 2 }",
    not: "{ const: 🐈🐈, maxLength: 1 }",
    rules: ["max-length-tightened"],
  },
  "a maxLength that all values of two lists keep": {
    base: "{ allOf: [{ enum: [a, bbb, cc] }, { enum: [a, cc] }] }",
    head: "{ allOf: [{ enum: [a, bbb, cc] }, { enum: [a, cc] }, { maxLength: 2 }] }",
    not: "{ allOf: [{ enum: [a, bbb, cc] }, { enum: [a, cc] }, { maxLength: 1 }] }",
    rules: ["max-length-tightened"],
  },
  "a pattern that all listed values match": {
    base: "{ type: string, enum: [a, bbb] }",
    head: "{ type: string, enum: [a, bbb], pattern: '^[a-z]+$' }",
    not: "{ type: string, enum: [a, bbb], pattern: '^a' }",
    rules: ["pattern-introduced"],
  },
  "a checked format that all listed values have": {
    base: "{ type: string, enum: ['2024-02-29'] }",
    head: "{ type: string, enum: ['2024-02-29'], format: date }",
    not: "{ type: string, enum: ['2024-02-29', today], format: date }",
    notBase: "{ type: string, enum: ['2024-02-29', today] }",
    rules: ["format-introduced"],
  },
  "a length that the format has": {
    base: "{ type: string, format: date }",
    head: "{ type: string, format: date, minLength: 10, maxLength: 10 }",
    not: "{ type: string, format: date, maxLength: 9 }",
    rules: ["max-length-tightened"],
  },
  "a minLength of 0": {
    base: "{ type: string }",
    head: "{ type: string, minLength: 0 }",
    not: "{ type: string, minLength: 1 }",
    rules: ["min-length-tightened"],
  },
  "a pattern that the empty text matches, beside maxLength 0": {
    base: "{ type: string, maxLength: 0 }",
    head: "{ type: string, maxLength: 0, pattern: '^a*$' }",
    not: "{ type: string, maxLength: 0, pattern: '^a+$' }",
    rules: ["pattern-introduced"],
  },
  // numbers
  "int32 on 1 to 100": {
    base: "{ type: integer, minimum: 1, maximum: 100 }",
    head: "{ type: integer, minimum: 1, maximum: 100, format: int32 }",
    not: "{ type: integer, minimum: 1, maximum: 100, format: int32 }",
    notBase: "{ type: integer, minimum: 1, maximum: 3000000000 }",
    rules: ["format-introduced", "maximum-tightened"],
  },
  "int64 beside int32": {
    base: "{ type: integer, format: int32 }",
    head: "{ allOf: [{ type: integer, format: int32 }, { type: integer, format: int64 }] }",
    not: "{ type: integer, format: int64 }",
    rules: ["format-dropped"],
  },
  "limits beyond those of int32": {
    base: "{ type: integer, format: int32 }",
    head: "{ type: integer, format: int32, minimum: -3000000000, maximum: 3000000000 }",
    not: "{ type: integer, format: int32, maximum: 2147483646 }",
    rules: ["maximum-tightened"],
  },
  "a minimum below the only value": {
    base: "{ const: 5 }",
    head: "{ const: 5, minimum: 3, exclusiveMaximum: 6 }",
    not: "{ const: 5, minimum: 6 }",
    rules: ["minimum-tightened"],
  },
  "a minimum that the next multiple keeps": {
    base: "{ type: integer, multipleOf: 10, minimum: 1 }",
    head: "{ type: integer, multipleOf: 10, minimum: 10 }",
    not: "{ type: integer, multipleOf: 10, minimum: 11 }",
    rules: ["minimum-tightened"],
  },
  "a multipleOf that two others come to": {
    base: "{ allOf: [{ type: integer, multipleOf: 4 }, { type: integer, multipleOf: 6 }] }",
    head: "{ type: integer, multipleOf: 12 }",
    not: "{ type: integer, multipleOf: 24 }",
    rules: ["multiple-of-tightened"],
  },
  "a multipleOf that the only number of a range is": {
    base: "{ type: integer, minimum: 6, maximum: 6 }",
    head: "{ type: integer, minimum: 6, maximum: 6, multipleOf: 3 }",
    not: "{ type: integer, minimum: 6, maximum: 6, multipleOf: 4 }",
    rules: ["multiple-of-tightened"],
  },
  "an integer that multipleOf 1 asked for already": {
    base: "{ type: number, multipleOf: 1 }",
    head: "{ type: integer }",
    not: "{ type: integer }",
    notBase: "{ type: number, multipleOf: 0.5 }",
    rules: ["number-made-integer"],
  },
  // arrays and objects
  "a minItems of 0": {
    base: list(""),
    head: list(", minItems: 0"),
    not: list(", minItems: 1"),
    rules: ["min-items-tightened"],
  },
  "uniqueItems beside maxItems 1": {
    base: list(", maxItems: 1"),
    head: list(", maxItems: 1, uniqueItems: true"),
    not: list(", maxItems: 2, uniqueItems: true"),
    notBase: list(", maxItems: 2"),
    rules: ["unique-items-introduced"],
  },
  "a maxItems of as many different items as there are": {
    base: "{ type: array, uniqueItems: true, items: { enum: [a, b] } }",
    head: "{ type: array, uniqueItems: true, items: { enum: [a, b] }, maxItems: 2 }",
    not: "{ type: array, uniqueItems: true, items: { enum: [a, b] }, maxItems: 1 }",
    rules: ["max-items-tightened"],
  },
  "a minItems that contains asks for already": {
    base: list(", contains: { const: a }"),
    head: list(", contains: { const: a }, minItems: 1"),
    not: list(", contains: { const: a }, minItems: 2"),
    rules: ["min-items-tightened"],
  },
  "a minProperties of as many as are required": {
    base: pair(""),
    head: pair(", minProperties: 2"),
    not: pair(", minProperties: 3"),
    rules: ["min-properties-tightened"],
  },
  "a maxProperties of as many as are allowed": {
    base: pair(", additionalProperties: false", "[p]"),
    head: pair(", additionalProperties: false, maxProperties: 2", "[p]"),
    not: pair(", additionalProperties: false, maxProperties: 1", "[p]"),
    rules: ["max-properties-tightened"],
  },
  "a dependency on what is required anyway": {
    base: pair(""),
    head: pair(", dependentRequired: { p: [q] }"),
    notBase: pair("", "[p]"),
    not: pair(", dependentRequired: { p: [q] }", "[p]"),
    rules: ["dependency-introduced"],
  },
  // unions
  "a discriminator beside alternatives that tell themselves apart": {
    base: union("oneOf"),
    head: union("oneOf", discriminator("kind")),
    notBase: union("oneOf", "", loose),
    not: union("oneOf", discriminator("kind"), loose),
    rules: ["discriminator-introduced"],
  },
  "any number of alternatives of which no two can match": {
    base: union("oneOf", discriminator("kind")),
    head: union("anyOf", discriminator("kind")),
    notBase: union("oneOf", discriminator("kind"), loose),
    not: union("anyOf", discriminator("kind"), loose),
    rules: ["variants-inclusive"],
  },
};
