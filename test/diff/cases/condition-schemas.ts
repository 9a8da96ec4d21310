import type { SchemaCases } from "./case.js";

/** Both may lack `kind`, so that a value can match both; otherwise a discriminator has no effect. */
const a = "A: { type: object, required: [a], properties: { kind: { const: a }, a: { type: string } } }";
const b = "B: { type: object, required: [b], properties: { kind: { const: b }, b: { type: string } } }";
const beside = `${a}\n${b}`;
const besideApart = beside.replaceAll("required: [", "required: [kind, ");
const one = "{ $ref: '#/components/schemas/A' }";
const other = "{ $ref: '#/components/schemas/B' }";
const tagged = (mapping: string, property = "kind", variants = `${one}, ${other}`): string =>
  `{ oneOf: [${variants}], discriminator: { propertyName: ${property}, mapping: { ${mapping} } } }`;
const toA = (tag: string): string => `${tag}: '#/components/schemas/A'`;
const toB = (tag: string): string => `${tag}: '#/components/schemas/B'`;

/** An object with one property. */
const object = (property: string, more = ""): string => `{ type: object, ${more}properties: { p: ${property} } }`;
/** An object with a check over two properties. */
const checked = (checks: string): string =>
  `{ type: object, properties: { p: { type: string }, q: { type: string } }, x-checks: [${checks}] }`;
const exclusive = "{ kind: mutually-exclusive, name: not-both, message: not both, fields: [p, q] }";

export const conditionCases: SchemaCases = {
  "variant-added": {
    base: "{ anyOf: [{ type: string }, { type: integer }] }",
    head: "{ anyOf: [{ type: string }, { type: integer }, { type: boolean }] }",
    not: "{ anyOf: [{ type: integer }, { type: string }] }",
  },
  "variant-removed": {
    base: `{ oneOf: [${one}, ${other}] }`,
    head: one,
    not: `{ oneOf: [${other}, ${one}] }`,
    beside: besideApart,
  },
  "variants-exclusive": {
    base: "{ anyOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    head: "{ oneOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    notBase: "{ anyOf: [{ type: string }, { type: integer }] }",
    not: "{ oneOf: [{ type: string }, { type: integer }] }",
  },
  "variants-inclusive": {
    base: "{ oneOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    head: "{ anyOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    notBase: "{ oneOf: [{ type: string }, { type: integer }] }",
    not: "{ type: [string, integer] }",
  },
  "overlapping-variants-changed": {
    base: "{ oneOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    head: "{ oneOf: [{ type: string, maxLength: 4 }, { type: string, minLength: 3 }] }",
    notBase: "{ oneOf: [{ type: string, maxLength: 5 }, { type: integer, minimum: 4 }] }",
    not: "{ oneOf: [{ type: string, maxLength: 4 }, { type: integer, minimum: 3 }] }",
    also: ["max-length-tightened", "min-length-loosened"],
  },
  "overlapping-variants-widened": {
    base: "{ oneOf: [{ type: string, maxLength: 3 }, { type: string, minLength: 4 }] }",
    head: "{ oneOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    notBase: "{ anyOf: [{ type: string, maxLength: 3 }, { type: string, minLength: 4 }] }",
    not: "{ anyOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    also: ["max-length-loosened"],
  },
  "overlapping-variants-narrowed": {
    base: "{ oneOf: [{ type: string, maxLength: 5 }, { type: string, minLength: 4 }] }",
    head: "{ oneOf: [{ type: string, maxLength: 4 }, { type: string, minLength: 4 }] }",
    notBase: "{ oneOf: [{ type: string, maxLength: 5 }, { type: integer }] }",
    not: "{ oneOf: [{ type: string, maxLength: 4 }, { type: integer }] }",
    also: ["max-length-tightened"],
  },
  "discriminator-introduced": {
    base: `{ oneOf: [${one}, ${other}] }`,
    head: tagged(`${toA("a")}, ${toB("b")}`),
    not: `{ oneOf: [${other}, ${one}] }`,
    beside,
  },
  "discriminator-dropped": {
    base: tagged(`${toA("a")}, ${toB("b")}`),
    head: `{ oneOf: [${one}, ${other}] }`,
    not: tagged(`${toB("b")}, ${toA("a")}`),
    beside,
  },
  "discriminator-changed": {
    base: tagged(`${toA("a")}, ${toB("b")}`),
    head: tagged(`${toA("a")}, ${toB("b")}`, "sort"),
    not: tagged(`${toA("a")}, ${toB("b")}`, "kind", `${other}, ${one}`),
    beside,
  },
  "discriminator-value-added": {
    base: tagged(`${toA("a")}, ${toB("b")}`),
    head: tagged(`${toA("a")}, ${toB("b")}, ${toB("c")}`),
    not: tagged(`${toB("b")}, ${toA("a")}`),
    beside,
  },
  "discriminator-value-removed": {
    base: tagged(`${toA("a")}, ${toB("b")}, ${toB("c")}`),
    head: tagged(`${toA("a")}, ${toB("b")}`),
    not: tagged(`${toB("c")}, ${toB("b")}, ${toA("a")}`),
    beside,
  },
  "discriminator-value-moved": {
    base: tagged(`${toA("a")}, ${toB("b")}, ${toB("c")}`),
    head: tagged(`${toA("a")}, ${toB("b")}, ${toA("c")}`),
    not: tagged(`${toA("a")}, ${toB("b")}`),
    beside,
  },
  "check-introduced": { base: checked(""), head: checked(exclusive), not: checked("").replace("q:", "r:") },
  "check-dropped": {
    base: checked(exclusive),
    head: checked(""),
    not: checked(exclusive.replace("message: not both", "message: one at most")),
  },
  "check-changed": {
    base: checked(exclusive),
    head: checked(exclusive.replace("mutually-exclusive", "exactly-one-of")),
    not: checked(exclusive.replace("message: not both", "message: one at most")),
  },
  "exclusion-introduced": {
    base: "{ type: string }",
    head: "{ type: string, not: { const: x } }",
    not: "{ type: string, pattern: ^x }",
  },
  "exclusion-dropped": {
    base: "{ type: string, not: { const: x } }",
    head: "{ type: string }",
    not: "{ type: string, not: { const: y } }",
  },
  "exclusion-changed": {
    base: "{ type: string, not: { const: x } }",
    head: "{ type: string, not: { const: y } }",
    not: "{ type: string, not: { enum: [x] } }",
  },
  "condition-introduced": {
    base: "{ type: string }",
    head: "{ type: string, if: { minLength: 3 }, then: { pattern: ^a } }",
    not: "{ type: string, pattern: ^a }",
  },
  "condition-dropped": {
    base: "{ type: string, if: { minLength: 3 }, then: { pattern: ^a } }",
    head: "{ type: string }",
    not: "{ type: string, if: { minLength: 3 }, then: { pattern: ^b } }",
  },
  "condition-changed": {
    base: "{ type: string, if: { minLength: 3 }, then: { pattern: ^a } }",
    head: "{ type: string, if: { minLength: 3 }, then: { pattern: ^b } }",
    not: "{ type: string, if: { allOf: [{ minLength: 3 }] }, then: { pattern: ^a } }",
  },
  "unevaluated-introduced": {
    base: object("{}"),
    head: object("{}", "unevaluatedProperties: false, "),
    not: object("{}", "additionalProperties: false, "),
  },
  "unevaluated-dropped": {
    base: object("{}", "unevaluatedProperties: false, "),
    head: object("{}"),
    not: object("{}", "unevaluatedProperties: { type: string }, "),
  },
  "unevaluated-changed": {
    base: object("{}", "unevaluatedProperties: false, "),
    head: object("{}", "unevaluatedProperties: { type: string }, "),
    not: object("{}", "unevaluatedProperties: false, title: T, "),
  },
  "default-added": {
    base: "{ type: integer }",
    head: "{ type: integer, default: 1 }",
    not: "{ type: integer, examples: [1] }",
  },
  "default-removed": {
    base: "{ type: integer, default: 1 }",
    head: "{ type: integer }",
    not: "{ type: integer, default: 2 }",
  },
  "default-changed": {
    base: "{ type: object, default: { a: 1, b: 2 } }",
    head: "{ type: object, default: { a: 1, b: 3 } }",
    not: "{ type: object, default: { b: 2, a: 1 } }",
  },
  "feature-required": {
    base: object("{ type: string }"),
    head: object("{ type: string, x-requires-feature: BANNER }"),
    not: object("{ type: string, title: BANNER }"),
  },
  "feature-released": {
    base: object("{ type: string, x-requires-feature: BANNER }"),
    head: object("{ type: string }"),
    not: object("{ type: string, x-requires-feature: { feature: BANNER } }"),
  },
  "property-permission-added": {
    base: object("{ type: string }"),
    head: object("{ type: string, x-permissions: [MUTE] }"),
    not: object("{ type: string, x-owner-only: true }"),
  },
  "property-permission-removed": {
    base: object("{ type: string, x-permissions: [MUTE] }"),
    head: object("{ type: string }"),
    not: object("{ type: string, x-permissions: [{ permission: MUTE }] }"),
  },
  "property-owner-only": {
    base: object("{ type: string }"),
    head: object("{ type: string, x-owner-only: true }"),
    not: object("{ type: string, x-owner-only: false }"),
  },
  "property-for-everyone": {
    base: object("{ type: string, x-owner-only: true }"),
    head: object("{ type: string }"),
    not: object("{ type: string, x-owner-only: true, title: T }"),
  },
  "sent-in-narrowed": {
    base: object("{ type: string }"),
    head: object("{ type: string, x-sent-in: { events: [E] } }"),
    not: object("{ type: string, title: E }"),
  },
  "sent-in-widened": {
    base: object("{ type: string, x-sent-in: { events: [E] } }"),
    head: object("{ type: string, x-sent-in: { events: [E, F] } }"),
    not: object("{ type: string, x-sent-in: { events: [F] } }"),
  },
  "client-default-added": {
    base: object("{ type: string }"),
    head: object("{ type: string, x-client-default: true }"),
    not: object("{ type: string, default: x }"),
  },
  "client-default-removed": {
    base: object("{ type: string, x-client-default: true }"),
    head: object("{ type: string }"),
    not: object("{ x-client-default: true, type: string }"),
  },
};
