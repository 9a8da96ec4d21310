import type { SchemaCases } from "./case.js";

/** An object with one property. */
const object = (property: string, more = ""): string => `{ type: object, ${more}properties: { p: ${property} } }`;

export const valueCases: SchemaCases = {
  "type-narrowed": { base: "{}", head: "{ type: string }", not: "{ title: Anything }" },
  "type-widened": { base: "{ type: string }", head: "{}", not: "{ type: boolean }" },
  "type-changed": { base: "{ type: string }", head: "{ type: boolean }", not: "{ type: string, title: Name }" },
  "number-made-integer": { base: "{ type: number }", head: "{ type: integer }", not: "{ type: [number, integer] }" },
  "integer-made-number": {
    base: "{ type: integer }",
    head: "{ type: number }",
    not: "{ type: integer, minimum: 0.5 }",
  },
  "null-allowed": {
    base: "{ type: string }",
    head: "{ type: [string, 'null'] }",
    not: "{ anyOf: [{ type: string }] }",
  },
  "null-forbidden": {
    base: "{ type: [string, 'null'] }",
    head: "{ type: string }",
    not: "{ oneOf: [{ type: string }, { type: 'null' }] }",
  },
  "alternatives-introduced": {
    base: object("{ type: string }"),
    head: "{ type: object, properties: { p: { type: string } }, anyOf: [{ required: [p] }, { required: [q] }] }",
    not: object("{ type: string, anyOf: [{ type: string }] }"),
  },
  "alternatives-dropped": {
    base: "{ type: object, properties: { p: { type: string } }, anyOf: [{ required: [p] }, { required: [q] }] }",
    head: object("{ type: string }"),
    not: "{ type: object, properties: { p: { type: string } }, anyOf: [{ required: [q] }, { required: [p] }] }",
  },
  "schema-rewritten": {
    base: "{ allOf: [{ anyOf: [{ minLength: 3 }, { maxLength: 1 }] }, { anyOf: [{ pattern: x }, { pattern: y }] }] }",
    head: "{ allOf: [{ anyOf: [{ minLength: 3 }, { maxLength: 1 }] }, { anyOf: [{ pattern: x }, { pattern: y }] }, { anyOf: [{ pattern: z }, { format: uri }] }] }",
    not: "{ allOf: [{ anyOf: [{ maxLength: 1 }, { minLength: 3 }] }, { anyOf: [{ pattern: y }, { pattern: x }] }] }",
  },
  "min-length-tightened": {
    base: "{ type: string, minLength: 2 }",
    head: "{ type: string, minLength: 3 }",
    not: "{ type: string, minLength: 1 }",
  },
  "min-length-loosened": {
    base: "{ type: string, minLength: 2 }",
    head: "{ type: string }",
    not: "{ allOf: [{ type: string }, { minLength: 2 }] }",
  },
  "max-length-tightened": {
    base: "{ type: string, maxLength: 10 }",
    head: "{ type: string, maxLength: 9 }",
    not: "{ type: string, maxLength: 11 }",
  },
  "max-length-loosened": {
    base: "{ type: string, maxLength: 10 }",
    head: "{ type: string, maxLength: 11 }",
    not: "{ allOf: [{ type: string, maxLength: 10 }, { maxLength: 11 }] }",
  },
  "pattern-introduced": {
    base: "{ type: string }",
    head: "{ type: string, pattern: ^a }",
    not: "{ type: string, minLength: 0 }",
  },
  "pattern-dropped": {
    base: "{ type: string, pattern: ^a }",
    head: "{ type: string }",
    not: "{ allOf: [{ pattern: ^a }, { type: string }] }",
  },
  "pattern-changed": {
    base: "{ type: string, pattern: ^a }",
    head: "{ type: string, pattern: ^b }",
    not: "{ type: string, allOf: [{ pattern: ^a }, { pattern: ^b }] }",
  },
  "format-introduced": {
    base: "{ type: string }",
    head: "{ type: string, format: date }",
    not: "{ type: string, description: a date }",
  },
  "format-dropped": {
    base: "{ type: string, format: date }",
    head: "{ type: string }",
    not: "{ allOf: [{ type: string }, { format: date }] }",
  },
  "format-changed": {
    base: "{ type: string, format: date }",
    head: "{ type: string, format: date-time }",
    not: "{ type: string }",
  },
  "code-form-changed": {
    base: "{ type: string, format: date-time }",
    head: "{ type: string, format: date-time, x-representation: Date }",
    not: "{ type: string, format: date-time, x-representation: string }",
  },
  "trim-introduced": {
    base: "{ type: string }",
    head: "{ type: string, x-trim: true }",
    not: "{ type: string, x-trim: false }",
  },
  "trim-dropped": {
    base: "{ type: string, x-trim: true }",
    head: "{ type: string }",
    not: "{ allOf: [{ type: string, x-trim: true }] }",
  },
  "content-changed": {
    base: "{ type: string, contentMediaType: application/json, contentSchema: { type: string } }",
    head: "{ allOf: [{ type: string, contentSchema: { type: string } }, { type: string, contentSchema: { minLength: 1 } }] }",
    not: "{ type: string, contentMediaType: application/json, contentSchema: { allOf: [{ type: string }] } }",
  },
  "content-type-changed": {
    base: "{ type: string, contentMediaType: text/html }",
    head: "{ type: string, contentMediaType: text/markdown }",
    not: "{ type: string }",
  },
  "image-rule-introduced": {
    base: "{ type: string }",
    head: "{ type: string, x-image: { formats: [png] } }",
    not: "{ type: string, title: Picture }",
  },
  "image-rule-dropped": {
    base: "{ type: string, x-image: { formats: [png] } }",
    head: "{ type: string }",
    not: "{ type: string, x-image: { formats: [jpeg] } }",
  },
  "image-rule-changed": {
    base: "{ type: string, x-image: { formats: [png], maxBytes: 9 } }",
    head: "{ type: string, x-image: { formats: [png], maxBytes: 8 } }",
    not: "{ type: string, x-image: { maxBytes: 9, formats: [png] } }",
  },
  "minimum-tightened": {
    base: "{ type: integer, minimum: 1 }",
    head: "{ type: integer, minimum: 2 }",
    not: "{ type: integer, exclusiveMinimum: 0 }",
  },
  "minimum-loosened": {
    base: "{ type: number, exclusiveMinimum: 1 }",
    head: "{ type: number, minimum: 1 }",
    not: "{ type: number, minimum: 2 }",
  },
  "maximum-tightened": {
    base: "{ type: number, maximum: 5 }",
    head: "{ type: number, exclusiveMaximum: 5 }",
    not: "{ type: number, maximum: 6 }",
  },
  "maximum-loosened": {
    base: "{ type: integer, maximum: 5 }",
    head: "{ type: integer, maximum: 6 }",
    not: "{ type: integer, exclusiveMaximum: 6 }",
  },
  "multiple-of-tightened": {
    base: "{ type: integer, multipleOf: 2 }",
    head: "{ type: integer, multipleOf: 4 }",
    not: "{ type: integer, multipleOf: 3 }",
  },
  "multiple-of-loosened": {
    base: "{ type: integer, multipleOf: 4 }",
    head: "{ type: integer, multipleOf: 2 }",
    not: "{ type: integer, multipleOf: 8 }",
  },
  "multiple-of-changed": {
    base: "{ type: integer, multipleOf: 4 }",
    head: "{ type: integer, multipleOf: 6 }",
    not: "{ type: integer, multipleOf: 2 }",
  },
  "enum-introduced": {
    base: "{ type: string }",
    head: "{ type: string, enum: [a, b] }",
    not: "{ type: string, examples: [a, b] }",
  },
  "enum-dropped": {
    base: "{ type: string, enum: [a, b] }",
    head: "{ type: string }",
    not: "{ type: string, enum: [a] }",
  },
  "enum-member-added": {
    base: "{ type: string, enum: [a, b] }",
    head: "{ type: string, enum: [a, b, c] }",
    not: "{ type: string, enum: [b, a] }",
  },
  "enum-member-removed": {
    base: "{ type: string, enum: [a, b, c] }",
    head: "{ type: string, enum: [a, c] }",
    not: "{ enum: [c, b, a] }",
  },
  "open-enum-member-added": {
    base: "{ type: string, enum: [a], x-open-enum: both }",
    head: "{ type: string, enum: [a, b], x-open-enum: both }",
    notBase: "{ type: string, enum: [a] }",
    not: "{ type: string, enum: [a, b] }",
  },
  "open-enum-member-removed": {
    base: "{ type: string, enum: [a, b], x-open-enum: both }",
    head: "{ type: string, enum: [a], x-open-enum: both }",
    notBase: "{ type: string, enum: [a, b] }",
    not: "{ type: string, enum: [a] }",
  },
  "open-enum-introduced": {
    base: "{ type: string }",
    head: "{ type: string, enum: [a], x-open-enum: both }",
    not: "{ type: string, enum: [a] }",
  },
  "open-enum-dropped": {
    base: "{ type: string, enum: [a], x-open-enum: both }",
    head: "{ type: string }",
    notBase: "{ type: string, enum: [a] }",
    not: "{ type: string }",
  },
  "const-changed": { base: "{ const: 1 }", head: "{ const: 2 }", not: "{ enum: [1, 2] }" },
  "enum-opened": {
    base: "{ type: string, enum: [a] }",
    head: "{ type: string, enum: [a], x-open-enum: both }",
    not: "{ type: string, enum: [a, b] }",
  },
  "enum-closed": {
    base: "{ type: string, enum: [a], x-open-enum: both }",
    head: "{ type: string, enum: [a] }",
    not: "{ type: string, enum: [a, b], x-open-enum: both }",
  },
  "enum-member-renamed": {
    base: "{ oneOf: [{ const: 1, title: ONE }, { const: 2, title: TWO }] }",
    head: "{ oneOf: [{ const: 1, title: FIRST }, { const: 2, title: TWO }] }",
    not: "{ oneOf: [{ const: 2, title: TWO }, { const: 1, title: ONE }] }",
  },
  "enum-member-deprecated": {
    base: "{ oneOf: [{ const: 1, title: ONE }, { const: 2, title: TWO }] }",
    head: "{ oneOf: [{ const: 1, title: ONE, deprecated: true }, { const: 2, title: TWO }] }",
    not: "{ oneOf: [{ const: 1, title: ONE, deprecated: false }, { const: 2, title: TWO }] }",
  },
  "flag-added": {
    base: "{ type: integer, x-flags: { A: 0 } }",
    head: "{ type: integer, x-flags: { A: 0, B: 1 } }",
    not: "{ type: integer, x-flags: { A: { bit: 0 } } }",
  },
  "flag-removed": {
    base: "{ type: integer, x-flags: { A: 0, B: 1 } }",
    head: "{ type: integer, x-flags: { A: 0 } }",
    not: "{ type: integer, x-flags: { B: 1, A: 0 } }",
  },
  "flag-moved": {
    base: "{ type: integer, x-flags: { A: 0 } }",
    head: "{ type: integer, x-flags: { A: 1 } }",
    not: "{ type: integer, x-flags: { B: 0 } }",
  },
  "flag-renamed": {
    base: "{ type: integer, x-flags: { A: 0 } }",
    head: "{ type: integer, x-flags: { B: 0 } }",
    not: "{ type: integer, x-flags: { B: 1 } }",
  },
};
