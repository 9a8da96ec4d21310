import { type Cases, operation, schema } from "./case.js";

const union = (discriminator: string, a: string, b: string): string =>
  `components: { schemas: { U: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], discriminator: { propertyName: type${discriminator} } }, A: { type: object, ${a} }, B: { type: object, ${b} } } }`;

const tagged = (value: string): string => `required: [type], properties: { type: { const: ${value} } }`;

/** The second alternative is a union, whose first alternative lists the value `c`. */
const nestedUnion = (type: string): string =>
  `components: { schemas: { U: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/More' }], discriminator: { propertyName: type, mapping: { a: A, b: B, c: C } } }, More: { oneOf: [{ $ref: '#/components/schemas/C' }, { $ref: '#/components/schemas/B' }] }, A: { type: object, ${tagged("a")} }, B: { type: object, required: [type], properties: { type: { ${type} } } }, C: { type: object, ${tagged("c")} } } }`;

/** A parent, its child A, and a schema B. */
const parent = (discriminator: string, kind: string, b = "{}", a = "type: object"): string =>
  `components: { schemas: { P: { type: object, required: [kind], properties: { kind: { ${kind} } }, discriminator: { propertyName: kind${discriminator} } }, A: { allOf: [{ $ref: '#/components/schemas/P' }, { ${a} }] }, B: ${b} } }\n`;

export const schemaCases: Cases = {
  "an alternative without the discriminator's property": {
    bad: union("", tagged("a"), "properties: { kind: { const: b } }"),
    want: "discriminator-property-missing /components/schemas/U/oneOf/1",
    good: union("", tagged("a"), tagged("b")),
  },
  "an alternative in which the discriminator's property is optional": {
    bad: union("", tagged("a"), "properties: { type: { const: b } }"),
    want: "discriminator-property-optional /components/schemas/U/oneOf/1",
    good: union("", tagged("a"), `allOf: [{ ${tagged("b")} }]`),
  },
  "an alternative that no value means": {
    bad: union("", tagged("1"), "required: [type], properties: { type: { type: integer } }"),
    want: "discriminator-value-missing /components/schemas/U/oneOf/1",
    good: union("", tagged("1"), "required: [type], properties: { type: { type: integer, enum: [2, 3] } }"),
  },
  "without a mapping a text's value is the component's name": {
    bad: union("", tagged("B"), "required: [type], properties: { type: { type: string } }"),
    want: "discriminator-value-ambiguous /components/schemas/U/oneOf/1",
    good: union("", tagged("A"), tagged("B")),
  },
  "an alternative in which the discriminator may be any number": {
    bad: union(", mapping: { 1: A, 2: B }", tagged("1"), "required: [type], properties: { type: { type: integer } }"),
    want: "keyword-without-effect /components/schemas/U/discriminator",
    good: union(", mapping: { a: A, b: B }", tagged("a"), "required: [type], properties: { type: { type: string } }"),
  },
  "a union that lists the discriminator's values in one of its alternatives only": {
    bad: nestedUnion("type: string"),
    want: "keyword-without-effect /components/schemas/U/discriminator",
    good: nestedUnion("const: b"),
  },
  "two alternatives of one value": {
    bad: union("", tagged("a"), tagged("a")),
    want: "discriminator-value-ambiguous /components/schemas/U/oneOf/1",
    good: union("", tagged("a"), "required: [type], properties: { type: { enum: [b, c] } }"),
  },
  "a mapping to a schema that is no alternative": {
    bad: union(", mapping: { a: A, b: B, u: U }", tagged("a"), tagged("b")),
    want: "discriminator-mapping-outside /components/schemas/U/discriminator/mapping/u",
    good: union(", mapping: { a: A, b: '#/components/schemas/B' }", tagged("a"), tagged("b")),
  },
  "a mapping that contradicts its schema": {
    bad: union(", mapping: { a: A, c: B }", tagged("a"), tagged("b")),
    want: "discriminator-mapping-wrong /components/schemas/U/discriminator/mapping/c",
    good: union(", mapping: { a: A, b: B }", tagged("a"), tagged("b")),
  },
  "a parent's mapping to a schema that is not made of it": {
    bad: parent(", mapping: { a: A, b: B }", "type: string", "{ items: { $ref: '#/components/schemas/A' } }"),
    want: "discriminator-mapping-outside /components/schemas/P/discriminator/mapping/b",
    good: parent(", mapping: { a: A, b: B, p: P }", "type: string", "{ allOf: [{ $ref: '#/components/schemas/A' }] }"),
  },
  "a parent's mapping that contradicts its child": {
    bad: parent(", mapping: { a: A }", "type: string", "{}", "properties: { kind: { enum: [b, c] } }"),
    want: "discriminator-mapping-wrong /components/schemas/P/discriminator/mapping/a",
    good: parent(", mapping: { b: A }", "enum: [a, b]", "{}", "properties: { kind: { enum: [b, c] } }"),
  },
  "a parent whose children are distinguished by a number": {
    bad: parent(", mapping: { '1': A }", "type: integer"),
    want: "keyword-without-effect /components/schemas/P/discriminator",
    good: parent(", mapping: { '1': A }", "type: [string, integer]"),
  },
  "a parent without a name": {
    bad: `${parent("", "type: string")}paths: { /a: { get: { operationId: a, responses: { '200': { description: d, content: { application/json: { schema: { type: object, required: [k], properties: { k: { type: string }, b: { $ref: '#/components/schemas/B' } }, discriminator: { propertyName: k, mapping: { a: A } } } } } } } } } }`,
    want: "keyword-without-effect /paths/~1a/get/responses/200/content/application~1json/schema/discriminator/mapping",
    good: parent("", "type: string"),
  },
  "a default beyond its bounds": {
    bad: schema("type: integer, maximum: 5, default: 7"),
    want: "default-invalid /components/schemas/A/default",
    good: schema("type: integer, maximum: 5, default: 5"),
  },
  "a default that is wrong inside": {
    bad: schema("type: array, items: { type: string }, default: [a, 1]"),
    want: "default-invalid /components/schemas/A/default/1",
    good: schema("type: array, items: { type: string }, default: [a, '1']"),
  },
  "a default that violates what the schema refers to": {
    bad: schema("$ref: '#/components/schemas/B', default: c", "B: { enum: [a, b] }"),
    want: "default-invalid /components/schemas/A/default",
    good: schema("$ref: '#/components/schemas/B', default: b", "B: { enum: [a, b] }"),
  },
  "a default that is decided by a keyword which only ajv evaluates": {
    bad: schema("type: object, properties: { a: {} }, unevaluatedProperties: false, default: { b: 1 }"),
    want: "default-invalid /components/schemas/A/default",
    good: schema("type: object, properties: { a: {} }, unevaluatedProperties: false, default: { a: 1 }"),
  },
  "a server variable's default that is not among its values": {
    bad: "paths: {}\nservers: [{ url: '/{v}', variables: { v: { enum: [a], default: b } } }]",
    want: "default-invalid /servers/0/variables/v/default",
    good: "paths: {}\nservers: [{ url: '/{v}', variables: { v: { enum: [a, b], default: b } } }]",
  },
  "an example of the wrong format": {
    bad: schema("type: string, format: date-time, examples: [yesterday]"),
    want: "example-invalid /components/schemas/A/examples/0",
    good: schema("type: string, format: date-time, examples: ['2021-01-01T00:00:00Z']"),
  },
  "an example of a media type": {
    bad: operation(
      "requestBody: { content: { application/json: { schema: { type: object, required: [a] }, examples: { e: { value: {} } } } } }",
    ),
    want: "example-invalid /paths/~1a/get/requestBody/content/application~1json/examples/e/value",
    good: operation(
      "requestBody: { content: { application/json: { schema: { type: object, required: [a] }, examples: { e: { value: { a: 1 } } } } } }",
    ),
  },
  "an example that is a component": {
    bad: operation(
      "parameters: [{ name: b, in: query, schema: { type: integer }, examples: { e: { $ref: '#/components/examples/E' } } }]",
      "components: { examples: { E: { value: one } } }",
    ),
    want: "example-invalid /components/examples/E/value",
    good: operation(
      "parameters: [{ name: b, in: query, schema: { type: integer }, examples: { e: { $ref: '#/components/examples/E' } } }]",
      "components: { examples: { E: { value: 1 } } }",
    ),
  },
  "an example may leave out what is only ever sent the other way": {
    bad: schema("required: [a], properties: { a: {} }, example: {}"),
    want: "example-invalid /components/schemas/A/example",
    good: schema("required: [a], properties: { a: { readOnly: true } }, example: {}"),
  },
  "a least length above the greatest": {
    bad: schema("minLength: 3, maxLength: 2"),
    want: "limits-contradict /components/schemas/A/minLength",
    good: schema("minLength: 2, maxLength: 2"),
  },
  "an exclusive bound that leaves nothing": {
    bad: schema("exclusiveMinimum: 2, maximum: 2"),
    want: "limits-contradict /components/schemas/A/exclusiveMinimum",
    good: schema("exclusiveMinimum: 1, maximum: 2"),
  },
  "more required properties than there may be": {
    bad: schema("required: [a, b], maxProperties: 1"),
    want: "limits-contradict /components/schemas/A/maxProperties",
    good: schema("required: [a, b], maxProperties: 2"),
  },
  "a required property that is forbidden": {
    bad: schema("required: [aa], properties: { ab: {} }, additionalProperties: false"),
    want: "required-impossible /components/schemas/A/required/0",
    good: schema("required: [aa], patternProperties: { ^a: {} }, additionalProperties: false"),
  },
  "a required name that propertyNames refuses": {
    bad: schema("type: object, required: [aa], properties: { aa: {} }, propertyNames: { pattern: ^b }"),
    want: "schema-impossible /components/schemas/A/propertyNames",
    good: schema("type: object, required: [bb], properties: { bb: {} }, propertyNames: { pattern: ^b }"),
  },
  "a required property that has no value": {
    bad: schema("type: object, required: [a], properties: { a: { not: {} } }"),
    want: "schema-impossible /components/schemas/A/required",
    good: schema("type: object, required: [b], properties: { a: { not: {} }, b: {} }"),
  },
  "a required property that servers drop": {
    bad: schema("type: object, required: [__proto__], properties: { __proto__: { type: string } }"),
    want: "schema-impossible /components/schemas/A/required",
    good: schema("type: object, required: [a], properties: { a: {}, __proto__: { type: string } }"),
  },
  "more properties than a closed object may have": {
    bad: schema("type: object, minProperties: 2, properties: { a: {}, b: false }, additionalProperties: false"),
    want: "schema-impossible /components/schemas/A/minProperties",
    good: schema("type: object, minProperties: 2, properties: { a: {}, b: {} }, additionalProperties: false"),
  },
  "more properties than there are names": {
    bad: schema("type: object, minProperties: 3, propertyNames: { enum: [a, b] }"),
    want: "schema-impossible /components/schemas/A/minProperties",
    good: schema("type: object, minProperties: 2, propertyNames: { enum: [a, b] }"),
  },
  "a schema whose `not` is equal to it": {
    bad: schema("type: string, minLength: 2, description: x, not: { minLength: 2, type: string }"),
    want: "schema-impossible /components/schemas/A/not",
    good: schema("type: string, minLength: 2, not: { minLength: 3, type: string }"),
  },
  "a schema that excludes its types": {
    bad: schema("type: [integer, string], minimum: 2, not: { type: [number, string] }"),
    want: "schema-impossible /components/schemas/A/not",
    good: schema("type: [integer, string], minimum: 2, not: { type: [number, array] }"),
  },
  "a constant of another type": {
    bad: schema("type: string, const: 5"),
    want: "schema-impossible /components/schemas/A/const",
    good: schema("type: string, const: '5'"),
  },
  "more items than a list may have": {
    bad: schema("type: array, minItems: 2, prefixItems: [{ type: string }], items: false"),
    want: "schema-impossible /components/schemas/A/minItems",
    good: schema("type: array, minItems: 1, prefixItems: [{ type: string }], items: false"),
  },
  "more different items than there are values": {
    bad: schema("type: array, minItems: 3, uniqueItems: true, items: { type: boolean }"),
    want: "schema-impossible /components/schemas/A/minItems",
    good: schema("type: array, minItems: 3, uniqueItems: true, items: { enum: [1, 2, 3] }"),
  },
  "more items to contain than a list may have": {
    bad: schema("type: array, contains: { type: string }, minContains: 3, maxItems: 2"),
    want: "schema-impossible /components/schemas/A/contains",
    good: schema("type: array, contains: { type: string }, minContains: 2, maxItems: 2"),
  },
  "a list that contains an item of another type": {
    bad: schema(
      "type: array, items: { $ref: '#/components/schemas/B' }, contains: { type: integer }",
      "B: { type: [string, boolean] }",
    ),
    want: "schema-impossible /components/schemas/A/contains",
    good: schema(
      "type: array, items: { $ref: '#/components/schemas/B' }, contains: { type: integer }",
      "B: { type: [string, number] }",
    ),
  },
  "a list that contains a value that its items exclude": {
    bad: schema("type: array, items: { type: string, maxLength: 1 }, contains: { enum: [aa, 1] }"),
    want: "schema-impossible /components/schemas/A/contains",
    good: schema("type: array, items: { type: string, maxLength: 1 }, contains: { enum: [aa, b] }"),
  },
  "items of which none is one that the list contains": {
    bad: schema("type: array, items: { enum: [a, b] }, contains: { type: string, minLength: 2 }"),
    want: "schema-impossible /components/schemas/A/contains",
    good: schema("type: array, items: { enum: [a, b] }, contains: { type: string, minLength: 2 }, minContains: 0"),
  },
  "a required property that requires a forbidden one": {
    bad: schema(
      "type: object, required: [a], properties: { a: {}, b: {}, c: false }, dependentRequired: { a: [b], b: [c] }",
    ),
    want: "schema-impossible /components/schemas/A/dependentRequired",
    good: schema("type: object, properties: { a: {}, b: {}, c: false }, dependentRequired: { a: [b], b: [c] }"),
  },
  "a required property that requires an undeclared one of a closed object": {
    bad: schema(
      "type: object, required: [a], properties: { a: {} }, dependentRequired: { a: [b] }, additionalProperties: false",
    ),
    want: "schema-impossible /components/schemas/A/dependentRequired",
    good: schema("type: object, required: [a], properties: { a: {} }, dependentRequired: { a: [b] }"),
  },
  "alternatives that exclude all values": {
    bad: schema("anyOf: [false, { not: {} }]"),
    want: "schema-impossible /components/schemas/A/anyOf",
    good: schema("anyOf: [false, { type: string }]"),
  },
  "alternatives of oneOf that exclude all values": {
    bad: schema("oneOf: [false]"),
    want: "schema-impossible /components/schemas/A/oneOf",
    good: schema("oneOf: [{ type: string }, false]"),
  },
  "a consequence that excludes all values of a condition that is always true": {
    bad: schema("type: object, required: [a, b], properties: { a: {}, b: {} }, if: { required: [a] }, then: false"),
    want: "schema-impossible /components/schemas/A/then",
    good: schema("type: object, required: [b], properties: { a: {}, b: {} }, if: { required: [a] }, then: false"),
  },
  "an alternative that excludes all values of a condition that is always false": {
    bad: schema("type: object, if: false, else: false"),
    want: "schema-impossible /components/schemas/A/else",
    good: schema("type: object, if: { minProperties: 1 }, else: false"),
  },
  "a range without an integer": {
    bad: schema("type: integer, minimum: 1.2, maximum: 1.8"),
    want: "schema-impossible /components/schemas/A/minimum",
    good: schema("type: number, minimum: 1.2, maximum: 1.8"),
  },
  "a range without a multiple": {
    bad: schema("type: number, multipleOf: 0.1, exclusiveMinimum: 0.31, maximum: 0.39"),
    want: "schema-impossible /components/schemas/A/exclusiveMinimum",
    good: schema("type: number, multipleOf: 0.1, minimum: 0.3, maximum: 0.3"),
  },
  "members of allOf of different types": {
    bad: schema("allOf: [{ type: string }, { type: integer }]"),
    want: "all-of-impossible /components/schemas/A/allOf",
    good: schema("allOf: [{ type: number }, { type: integer }]"),
  },
  "members of allOf without a common value": {
    bad: schema("allOf: [{ enum: [a, b] }, { allOf: [{ const: c }] }]"),
    want: "all-of-impossible /components/schemas/A/allOf",
    good: schema("allOf: [{ enum: [a, b] }, { allOf: [{ const: b }] }]"),
  },
  "members of allOf whose limits contradict each other": {
    bad: schema("allOf: [{ type: string, minLength: 5 }, { type: string, maxLength: 4 }]"),
    want: "all-of-impossible /components/schemas/A/allOf",
    good: schema("allOf: [{ type: string, minLength: 5 }, { type: string, maxLength: 5 }]"),
  },
  "members of allOf that declare a required property with different values": {
    bad: schema(
      "allOf: [{ $ref: '#/components/schemas/B' }, { type: object, properties: { k: { const: 2 } } }]",
      "B: { type: object, required: [k], properties: { k: { const: 1 } } }",
    ),
    want: "all-of-impossible /components/schemas/A/allOf",
    good: schema(
      "allOf: [{ $ref: '#/components/schemas/B' }, { type: object, properties: { k: { const: 2 } } }]",
      "B: { type: object, properties: { k: { const: 1 } } }",
    ),
  },
  "members of allOf of which one forbids a required property": {
    bad: schema(
      "allOf: [{ type: object, properties: { b: false } }, { type: object, required: [b], properties: { b: {} } }]",
    ),
    want: "all-of-impossible /components/schemas/A/allOf",
    good: schema("not: { allOf: [{ type: string }, { type: integer }] }"),
  },
  "members of allOf that forbid each other's properties": {
    bad: schema("allOf: [{ properties: { a: {} }, additionalProperties: false }, { properties: { b: {} } }]"),
    want: "all-of-excluding /components/schemas/A/allOf",
    good: schema("allOf: [{ properties: { a: {}, b: {} }, additionalProperties: false }, { properties: { b: {} } }]"),
  },
  "a member of allOf that forbids what it does not evaluate": {
    bad: schema(
      "properties: { b: {} }, allOf: [{ $ref: '#/components/schemas/B' }]",
      "B: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false }",
    ),
    want: "all-of-excluding /components/schemas/A/allOf",
    good: schema(
      "properties: { b: {} }, allOf: [{ $ref: '#/components/schemas/B' }], unevaluatedProperties: false",
      "B: { allOf: [{ properties: { a: {}, b: {} } }], unevaluatedProperties: false }",
    ),
  },
  "a member of allOf that forbids a property beside patterns": {
    bad: schema(
      "allOf: [{ properties: { a: {} }, patternProperties: { ^x: {} }, additionalProperties: false }, { properties: { b: {} } }]",
    ),
    want: "all-of-excluding /components/schemas/A/allOf",
    good: schema(
      "allOf: [{ properties: { a: {} }, patternProperties: { ^x: {} }, additionalProperties: false }, { properties: { x1: {} } }]",
    ),
  },
  "a closed alternative that forbids a property beside oneOf": {
    bad: schema("properties: { a: {} }, oneOf: [{ properties: { b: {} }, additionalProperties: false }]"),
    want: "all-of-excluding /components/schemas/A/oneOf",
    good: schema("properties: { a: {} }, oneOf: [{ properties: { a: {}, b: {} }, additionalProperties: false }]"),
  },
  "a closed member of allOf that forbids a property of an alternative": {
    bad: schema(
      "allOf: [{ properties: { a: {} }, additionalProperties: false }, { anyOf: [{ properties: { b: {} } }] }]",
    ),
    want: "all-of-excluding /components/schemas/A/allOf",
    good: schema(
      "allOf: [{ properties: { a: {}, b: {} }, additionalProperties: false }, { anyOf: [{ properties: { b: {} } }] }]",
    ),
  },
  "an enumeration of nothing": {
    bad: schema("enum: []"),
    want: "enum-empty /components/schemas/A/enum",
    good: schema("enum: ['']"),
  },
  "an enumeration with a value twice": {
    bad: schema("enum: [a, b, a]"),
    want: "enum-duplicate /components/schemas/A/enum/2",
    good: schema("enum: [1, '1']"),
  },
  "a value of an enumeration that its bounds exclude": {
    bad: schema("type: integer, maximum: 2, enum: [1, 2, 3]"),
    want: "enum-value-excluded /components/schemas/A/enum/2",
    good: schema("type: integer, maximum: 3, enum: [1, 2, 3]"),
  },
  "a value of an enumeration that has another type": {
    bad: schema("type: string, enum: [a, null]"),
    want: "enum-value-excluded /components/schemas/A/enum/1",
    good: schema("type: [string, 'null'], enum: [a, null]"),
  },
  "a pattern that is only an expression without the flag u": {
    bad: schema("pattern: '\\-'"),
    want: "pattern-invalid /components/schemas/A/pattern",
    good: schema("pattern: '[\\-]'"),
  },
  "a pattern that takes for ever on some texts": {
    bad: schema("pattern: '^([a-z]+-?)+$', default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
    want: "pattern-exponential /components/schemas/A/pattern",
    good: schema("pattern: '^[a-z]+(-[a-z]+)*-?$', default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
  },
  "a pattern of properties that takes for ever on some names": {
    bad: schema("patternProperties: { '^(a|a)*$': {} }"),
    want: "pattern-exponential /components/schemas/A/patternProperties/^(a|a)*$",
    good: schema("patternProperties: { '^(a|b)*$': {} }"),
  },
  "a pattern that is slow on long texts": {
    bad: schema("type: string, pattern: '^[a-z]*[a-z0-9]*$'"),
    want: "pattern-slow /components/schemas/A/pattern",
    good: schema("type: string, pattern: '^[a-z]*([0-9][a-z0-9]*)?$'"),
  },
  "a pattern that is slow although all of its quantifiers are bounded": {
    bad: schema("type: string, pattern: '^([a-z0-9]+-?){1,20}$'"),
    want: "pattern-exponential /components/schemas/A/pattern",
    good: schema("type: string, pattern: '^([a-z0-9]+-?){1,20}$', maxLength: 12"),
  },
  "a slow pattern on strings of a length that is bounded too late": {
    bad: schema("type: string, pattern: '^[a-z]*[a-z0-9]*$', maxLength: 1000"),
    want: "pattern-slow /components/schemas/A/pattern",
    good: schema("type: string, pattern: '^[a-z]*[a-z0-9]*$', maxLength: 200"),
  },
  "a pattern whose cost cannot be determined": {
    bad: schema("type: string, pattern: '(?<=(?:a|aa)+)b$'"),
    want: "pattern-cost-unknown /components/schemas/A/pattern",
    good: schema("type: string, pattern: '(?<=a)b$'"),
  },
  "a pattern of properties": {
    bad: schema("patternProperties: { '(': {} }"),
    want: "pattern-invalid /components/schemas/A/patternProperties/(",
    good: schema("patternProperties: { '()': {} }"),
  },
  "a property that is never sent": {
    bad: schema("properties: { a: { readOnly: true, writeOnly: true } }"),
    want: "read-and-write-only /components/schemas/A/properties/a/writeOnly",
    good: schema("properties: { a: { readOnly: true, writeOnly: false } }"),
  },
  "schemas that are parts of each other": {
    bad: schema(
      "allOf: [{ $ref: '#/components/schemas/B' }, {}]",
      "B: { allOf: [{ $ref: '#/components/schemas/A' }, {}] }",
    ),
    want: "reference-cycle /components/schemas/A/allOf/0/$ref",
    good: schema(
      "allOf: [{ $ref: '#/components/schemas/B' }, {}]",
      "B: { properties: { a: { $ref: '#/components/schemas/A' } } }",
    ),
  },
  "a schema that is its own alternative": {
    bad: schema("anyOf: [{ type: string }, { $ref: '#/components/schemas/A' }]"),
    want: "reference-cycle /components/schemas/A/anyOf/1/$ref",
    good: schema("anyOf: [{ type: string }, { type: array, items: { $ref: '#/components/schemas/A' } }]"),
  },
  "a schema that is part of its own alternative": {
    bad: schema(
      "oneOf: [{ $ref: '#/components/schemas/B' }]",
      "B: { type: object, $ref: '#/components/schemas/C' }, C: { allOf: [{ $ref: '#/components/schemas/A' }] }",
    ),
    want: "reference-cycle /components/schemas/A/oneOf/0/$ref",
    good: schema(
      "oneOf: [{ $ref: '#/components/schemas/B' }]",
      "B: { type: object, $ref: '#/components/schemas/C' }, C: { additionalProperties: { $ref: '#/components/schemas/A' } }",
    ),
  },
  "a schema that excludes itself": {
    bad: schema("if: { type: object }, then: { not: { $ref: '#/components/schemas/A' } }"),
    want: "reference-cycle /components/schemas/A/then/not/$ref",
    good: schema("if: { type: object }, then: { propertyNames: { $ref: '#/components/schemas/A' } }"),
  },
  "a format that no validator checks": {
    bad: schema("type: string, format: hostname"),
    want: "keyword-without-effect /components/schemas/A/format",
    good: schema("type: string, format: uri"),
  },
  "a format of another type": {
    bad: schema("type: integer, format: date"),
    want: "keyword-without-effect /components/schemas/A/format",
    good: schema("type: [string, integer], format: date"),
  },
  "formats that no validator checks, in many places": {
    bad: schema("properties: { a: { format: iri }, b: { format: iri }, c: { format: iri } }"),
    want: "keyword-without-effect /components/schemas/A/properties/a/format",
    good: schema("properties: { a: { format: int64 }, b: { format: double }, c: { format: password } }"),
  },
  "a limit of another type": {
    bad: schema("type: integer, maxLength: 3"),
    want: "keyword-without-effect /components/schemas/A/maxLength",
    good: schema("type: [integer, string], maxLength: 3"),
  },
  "properties that are required of a list": {
    bad: schema("type: array, required: [a]"),
    want: "keyword-without-effect /components/schemas/A/required",
    good: schema("type: array, items: { required: [a] }"),
  },
  "an identifier": {
    bad: schema("$id: 'https://example.org/a', type: string"),
    want: "keyword-without-effect /components/schemas/A/$id",
    good: schema("$comment: 'https://example.org/a', type: string"),
  },
  "a keyword that 2020-12 has split": {
    bad: schema("dependencies: { a: [b] }"),
    want: "keyword-without-effect /components/schemas/A/dependencies",
    good: schema("dependentRequired: { a: [b] }"),
  },
  "a schema of an older dialect": {
    bad: schema("$schema: 'http://json-schema.org/draft-07/schema#'"),
    want: "keyword-without-effect /components/schemas/A/$schema",
    good: schema("$schema: 'https://json-schema.org/draft/2020-12/schema'"),
  },
  "a document of an older dialect": {
    bad: `jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#'\n${schema("")}`,
    want: "keyword-without-effect /jsonSchemaDialect",
    good: `jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base'\n${schema("")}`,
  },
  "a required property that nothing describes": {
    bad: schema("required: [type, nmae], properties: { type: {}, name: {} }"),
    want: "required-undeclared /components/schemas/A/required/1",
    good: schema("required: [type, name], properties: { type: {}, name: {} }"),
  },
  "a required property that neither a part nor the whole describes": {
    bad: schema("allOf: [{ $ref: '#/components/schemas/B' }, { required: [c] }]", "B: { properties: { b: {} } }"),
    want: "required-undeclared /components/schemas/A/allOf/1/required/0",
    good: schema("allOf: [{ $ref: '#/components/schemas/B' }, { required: [b] }]", "B: { properties: { b: {} } }"),
  },
  "a required property that the whole of an alternative does not describe": {
    bad: schema("properties: { a: {}, b: {} }, anyOf: [{ required: [a] }, { required: [c] }]"),
    want: "required-undeclared /components/schemas/A/anyOf/1/required/0",
    good: schema("properties: { a: {}, b: {} }, anyOf: [{ required: [a] }, { not: { required: [c] } }]"),
  },
  "a required property of a map with further ones": {
    bad: schema("properties: { a: {} }, patternProperties: { '^x': {} }, required: [y]"),
    want: "required-undeclared /components/schemas/A/required/0",
    good: schema("properties: { a: {} }, additionalProperties: { type: string }, required: [y]"),
  },
};
