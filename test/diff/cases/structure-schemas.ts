import type { SchemaCases } from "./case.js";

/** An object with one property. */
const object = (property: string, more = ""): string => `{ type: object, ${more}properties: { p: ${property} } }`;

export const structureCases: SchemaCases = {
  "min-items-tightened": {
    base: "{ type: array, items: {} }",
    head: "{ type: array, items: {}, minItems: 1 }",
    not: "{ type: array, items: {}, minItems: 0 }",
  },
  "min-items-loosened": {
    base: "{ type: array, items: {}, minItems: 2 }",
    head: "{ type: array, items: {}, minItems: 1 }",
    not: "{ type: array, items: {}, minItems: 3 }",
  },
  "max-items-tightened": {
    base: "{ type: array, items: {} }",
    head: "{ type: array, items: {}, maxItems: 9 }",
    not: "{ type: array }",
  },
  "max-items-loosened": {
    base: "{ type: array, items: {}, maxItems: 9 }",
    head: "{ type: array, items: {}, maxItems: 10 }",
    not: "{ type: array, maxItems: 8 }",
  },
  "unique-items-introduced": {
    base: "{ type: array }",
    head: "{ type: array, uniqueItems: true }",
    not: "{ type: array, uniqueItems: false }",
  },
  "unique-items-dropped": {
    base: "{ type: array, uniqueItems: true }",
    head: "{ type: array }",
    not: "{ allOf: [{ type: array }, { uniqueItems: true }] }",
  },
  "contains-introduced": {
    base: "{ type: array }",
    head: "{ type: array, contains: { const: 1 } }",
    not: "{ type: array, items: { const: 1 } }",
  },
  "contains-dropped": {
    base: "{ type: array, contains: { const: 1 } }",
    head: "{ type: array }",
    not: "{ type: array, contains: { const: 2 } }",
  },
  "contains-changed": {
    base: "{ type: array, contains: { const: 1 } }",
    head: "{ type: array, contains: { const: 1 }, minContains: 2 }",
    not: "{ type: array, contains: { enum: [1] }, minContains: 1 }",
  },
  "tuple-item-added": {
    base: "{ type: array, prefixItems: [{ type: string }] }",
    head: "{ type: array, prefixItems: [{ type: string }, { type: string }] }",
    not: "{ type: array, prefixItems: [{ type: integer }] }",
  },
  "tuple-item-removed": {
    base: "{ type: array, prefixItems: [{ type: string }, { type: string }] }",
    head: "{ type: array, prefixItems: [{ type: string }] }",
    not: "{ type: array, prefixItems: [{ type: string }, { allOf: [{ type: string }] }] }",
  },
  "tuple-length-changed": {
    base: "{ type: array, prefixItems: [{ type: string }], minItems: 1 }",
    head: "{ type: array, prefixItems: [{ type: string }] }",
    not: "{ type: array, prefixItems: [{ type: string }], minItems: 2 }",
    also: ["min-items-loosened"],
  },
  "property-added-required": {
    base: "{ type: object, properties: {} }",
    head: object("{ type: string }", "required: [p], "),
    not: object("{ type: string }"),
  },
  "property-added-optional": {
    base: "{ type: object }",
    head: object("{ type: string }"),
    not: object("{ type: string }", "required: [p], "),
  },
  "property-added-where-closed": {
    base: "{ type: object, additionalProperties: false }",
    head: object("{ type: string }", "additionalProperties: false, "),
    notBase: "{ type: object }",
    not: object("{ type: string }"),
  },
  "property-removed": {
    base: object("{ type: string }"),
    head: "{ type: object }",
    not: object("{ type: string, minLength: 0 }"),
  },
  "property-renamed": {
    base: object("{ type: string }"),
    head: "{ type: object, properties: { q: { type: string, x-renamed-from: [p] } } }",
    not: "{ type: object, properties: { q: { type: string } } }",
  },
  "property-made-required": {
    base: object("{ type: string }"),
    head: object("{ type: string }", "required: [p], "),
    not: object("{ type: string }", "required: [], "),
  },
  "property-made-optional": {
    base: object("{ type: string }", "required: [p], "),
    head: object("{ type: string }"),
    not: "{ allOf: [{ type: object, properties: { p: { type: string } } }, { required: [p] }] }",
  },
  "property-deprecated": {
    base: object("{ type: string }"),
    head: object("{ type: string, deprecated: true }"),
    not: object("{ type: string, deprecated: false }"),
  },
  "property-undeprecated": {
    base: object("{ type: string, deprecated: true }"),
    head: object("{ type: string }"),
    not: object("{ deprecated: true, type: string }"),
  },
  "property-made-read-only": {
    base: object("{ type: string }"),
    head: object("{ type: string, readOnly: true }"),
    not: object("{ type: string, writeOnly: true }"),
  },
  "property-made-writable": {
    base: object("{ type: string, readOnly: true }"),
    head: object("{ type: string }"),
    not: object("{ type: string, readOnly: true, title: P }"),
  },
  "property-made-write-only": {
    base: object("{ type: string }"),
    head: object("{ type: string, writeOnly: true }"),
    not: object("{ type: string, readOnly: true }"),
  },
  "property-made-readable": {
    base: object("{ type: string, writeOnly: true }"),
    head: object("{ type: string }"),
    not: object("{ type: string, writeOnly: true, title: P }"),
  },
  "undeclared-property-required": {
    base: "{ type: object }",
    head: "{ type: object, required: [q] }",
    not: object("{ type: string }", "required: [p], "),
  },
  "undeclared-property-released": {
    base: "{ type: object, required: [q] }",
    head: "{ type: object }",
    not: "{ allOf: [{ type: object }, { required: [q] }] }",
  },
  "other-properties-forbidden": {
    base: object("{}"),
    head: object("{}", "additionalProperties: false, "),
    not: object("{}", "additionalProperties: true, "),
  },
  "other-properties-allowed": {
    base: object("{}", "additionalProperties: false, "),
    head: object("{}"),
    not: object("{ type: string }", "additionalProperties: false, "),
  },
  "other-properties-stated": {
    base: object("{}"),
    head: object("{}", "additionalProperties: true, "),
    not: object("{}", "additionalProperties: false, "),
  },
  "other-properties-unstated": {
    base: object("{}", "additionalProperties: true, "),
    head: object("{}"),
    not: object("{}", "additionalProperties: {}, "),
  },
  "pattern-properties-changed": {
    base: "{ type: object, patternProperties: { '^x': { type: string } } }",
    head: "{ type: object, patternProperties: { '^y': { type: string } } }",
    not: "{ type: object, patternProperties: { '^x': { type: integer } } }",
  },
  "min-properties-tightened": {
    base: "{ type: object }",
    head: "{ type: object, minProperties: 1 }",
    not: "{ type: object, minProperties: 0 }",
  },
  "min-properties-loosened": {
    base: "{ type: object, minProperties: 2 }",
    head: "{ type: object, minProperties: 1 }",
    not: "{ type: object, minProperties: 3 }",
  },
  "max-properties-tightened": {
    base: "{ type: object, maxProperties: 3 }",
    head: "{ type: object, maxProperties: 2 }",
    not: "{ type: object }",
  },
  "max-properties-loosened": {
    base: "{ type: object, maxProperties: 3 }",
    head: "{ type: object }",
    not: "{ type: object, maxProperties: 2 }",
  },
  "property-names-introduced": {
    base: "{ type: object }",
    head: "{ type: object, propertyNames: { maxLength: 3 } }",
    not: "{ type: object, maxProperties: 3 }",
  },
  "property-names-dropped": {
    base: "{ type: object, propertyNames: { maxLength: 3 } }",
    head: "{ type: object }",
    not: "{ type: object, propertyNames: { maxLength: 4 } }",
  },
  "property-names-changed": {
    base: "{ type: object, propertyNames: { maxLength: 3 } }",
    head: "{ type: object, propertyNames: { maxLength: 4 } }",
    not: "{ type: object, propertyNames: { allOf: [{ maxLength: 3 }] } }",
  },
  "dependency-introduced": {
    base: "{ type: object }",
    head: "{ type: object, dependentRequired: { p: [q] } }",
    not: "{ type: object, required: [q] }",
  },
  "dependency-dropped": {
    base: "{ type: object, dependentSchemas: { p: { required: [q] } } }",
    head: "{ type: object }",
    not: "{ type: object, dependentSchemas: { p: { allOf: [{ required: [q] }] } } }",
  },
  "dependency-changed": {
    base: "{ type: object, dependentRequired: { p: [q] } }",
    head: "{ type: object, dependentRequired: { p: [r] } }",
    not: "{ type: object, dependentRequired: {} }",
  },
};
