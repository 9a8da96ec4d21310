import { type DeviationCase, schemas, types } from "./case.js";

const alternatives = (a: string, b: string): string =>
  `    A: { type: object, required: [k, a], properties: { k: ${a}, a: { type: string } } }\n    B: { type: object, required: [k, b], properties: { k: ${b}, b: { type: string } } }\n`;
const union = (discriminator: string): string =>
  `    S: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]${discriminator} }\n`;

export const discriminatorCases: readonly DeviationCase[] = [
  {
    code: "discriminator-without-value",
    deviating: schemas(
      "    S: { oneOf: [{ type: object, required: [k, a], properties: { k: { type: string }, a: { type: string } } }, { type: object, required: [k, b], properties: { k: { type: string }, b: { type: string } } }], discriminator: { propertyName: k } }\n",
    ),
    corrected: schemas(
      "    S: { oneOf: [{ type: object, required: [k, a], properties: { k: { type: string }, a: { type: string } } }, { type: object, required: [k, b], properties: { k: { type: string }, b: { type: string } } }] }\n",
    ),
    location: "8:112",
    warning:
      "no value of `k` selects this alternative; the discriminator is ignored, and the alternatives are distinguished by their schemas",
    output: [types, "export type S ="],
  },
  {
    code: "discriminator-without-value",
    of: "a boolean property",
    deviating: schemas(
      `${alternatives("{ type: boolean }", "{ type: boolean }")}${union(", discriminator: { propertyName: k }")}`,
    ),
    corrected: schemas(`${alternatives("{ type: boolean }", "{ type: boolean }")}${union("")}`),
    location: "10:54",
    warning:
      "no value of `k` selects this alternative; the discriminator is ignored, and the alternatives are distinguished by their schemas",
    output: [types, "export type S = A | B"],
  },
  {
    code: "mapping-contradicting",
    of: "the values of a boolean property",
    deviating: schemas(
      `${alternatives("{ type: boolean, const: true }", "{ type: boolean, const: false }")}${union(', discriminator: { propertyName: k, mapping: { "no": B, "false": B } }')}`,
    ),
    corrected: schemas(
      `${alternatives("{ type: boolean, const: true }", "{ type: boolean, const: false }")}${union(', discriminator: { propertyName: k, mapping: { "false": B } }')}`,
    ),
    location: "10:142",
    warning: 'the mapping assigns "no", but `k` is "false" in that schema; the entry is ignored',
    output: [types, "k: true"],
  },
  {
    code: "mapping-outside",
    deviating: schemas(
      `${alternatives("{ type: string }", "{ type: string }")}    C: { type: object }\n${union(", discriminator: { propertyName: k, mapping: { x: A, y: B, z: C } }")}`,
    ),
    corrected: schemas(
      `${alternatives("{ type: string }", "{ type: string }")}    C: { type: object }\n${union(", discriminator: { propertyName: k, mapping: { x: A, y: B } }")}`,
    ),
    location: "11:151",
    warning: 'the mapping of "z" names `C`, which is not an alternative; the entry is ignored',
    output: [types, "export type S ="],
  },
  {
    code: "mapping-contradicting",
    deviating: schemas(
      `${alternatives("{ const: x }", "{ const: y }")}${union(", discriminator: { propertyName: k, mapping: { z: A, y: B } }")}`,
    ),
    corrected: schemas(
      `${alternatives("{ const: x }", "{ const: y }")}${union(", discriminator: { propertyName: k, mapping: { y: B } }")}`,
    ),
    location: "10:139",
    warning: 'the mapping assigns "z", but `k` is "x" in that schema; the entry is ignored',
    output: [types, "export type S = A | B"],
  },
];
