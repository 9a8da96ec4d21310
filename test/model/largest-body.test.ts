import fc from "fast-check";
import { expect, test } from "vitest";
import { largestBodyOf } from "../../generator/src/model/largest-body.js";
import { modelOf, schemas } from "./model-of.js";

function largest(
  schema: string,
  components: Readonly<Record<string, string>> = {},
  type = "application/json",
): number | undefined {
  const model = modelOf(`paths:
  /a:
    post:
      operationId: a
      requestBody: { content: { ${type}: { schema: ${schema} } } }
      responses: { '204': { description: Done. } }
${schemas({ Unused: "true", ...components })}`);
  return largestBodyOf(model.operations[0] as never, model);
}

const text = "{ type: string, maxLength: 50000 }";
const closed = (properties: string, more = ""): string =>
  `{ type: object, additionalProperties: false, properties: { ${properties} }${more} }`;

test.each([
  ["a string without a limit", "{ type: string }"],
  ["a string that is trimmed", "{ type: string, maxLength: 9, x-trim: true }"],
  ["a string or any other type", "{ maxLength: 9 }"],
  ["an array without a limit", "{ type: array, items: { type: boolean } }"],
  ["an array of any items", "{ type: array, maxItems: 3 }"],
  ["an object with undeclared properties", `{ type: object, properties: { a: ${text} } }`],
  [
    "a number of properties with names of any length",
    "{ type: object, maxProperties: 2, additionalProperties: { type: boolean } }",
  ],
  ["an alternative without a limit", `{ oneOf: [${text}, { type: array, items: { type: string } }] }`],
  ["a value that contains itself", "{ $ref: '#/components/schemas/Tree' }"],
  ["an enumeration with other values", "{ type: string, enum: [a], x-open-enum: both }"],
  [
    "properties beside unevaluated ones that an alternative accepts",
    "{ type: object, unevaluatedProperties: false, anyOf: [{ type: object, additionalProperties: true }] }",
  ],
  [
    "properties of a conditional schema",
    "{ type: object, unevaluatedProperties: false, if: { type: object }, then: { type: object, properties: { a: { type: string } } } }",
  ],
  ["a property that is not validated in requests", closed("a: { type: boolean, readOnly: true }")],
  [
    "any number of undeclared properties that are null",
    "{ type: object, additionalProperties: { anyOf: [false, { type: 'null' }] } }",
  ],
  ["more than the general limit", "{ type: string, maxLength: 800000 }"],
])("%s is not bounded", (_, schema) => {
  expect(largest(schema, { Tree: closed("child: { $ref: '#/components/schemas/Tree' }") })).toBeUndefined();
});

test.each([
  ["few bytes", "{ type: boolean }", 65_536],
  ["the string", text, 600_008],
  ["the shortest part of allOf", `{ allOf: [{ type: string }, ${text}] }`, 600_008],
  ["the longest alternative", `{ oneOf: [{ type: 'null' }, ${text}, { type: integer }] }`, 600_008],
  ["the properties", closed(`a: ${text}, b: { type: integer }, c: false`), 601_135],
  [
    "the properties of all parts",
    `{ unevaluatedProperties: false, allOf: [{ type: object, properties: { a: ${text} } }, { type: object, properties: { b: ${text} } }] }`,
    1_200_064,
  ],
  [
    "a number of properties with short names",
    "{ type: object, maxProperties: 100, propertyNames: { type: string, maxLength: 9 }, additionalProperties: { type: string, maxLength: 99 } }",
    130_910,
  ],
  [
    "the properties of all alternatives that match at once",
    `{ type: object, unevaluatedProperties: false, anyOf: [{ type: object, properties: { a: ${text} } }, { type: object, properties: { b: ${text} } }] }`,
    1_200_068,
  ],
  ["a number of items", `{ type: array, maxItems: 2, items: ${text} }`, 1_200_028],
])("the largest body has the size of %s", (_, schema, bytes) => {
  expect(largest(schema)).toBe(bytes);
});

test("types that use others twice are counted in time that grows with their number", () => {
  const types = Array.from({ length: 31 }, (_, level): [string, string] => {
    const next = `{ $ref: '#/components/schemas/Level${level + 1}' }`;
    return [`Level${level}`, level === 30 ? "{ enum: [1] }" : closed(`a: ${next}, b: ${next}`)];
  });
  expect(largest("{ $ref: '#/components/schemas/Level0' }", Object.fromEntries(types))).toBeUndefined();
});

test("forms are bounded like JSON, and files are not", () => {
  const fields = closed(
    "text: { type: string, maxLength: 9000 }, tags: { type: array, maxItems: 9, items: { type: integer } }",
  );
  expect(
    largest(closed("a: { type: boolean, readOnly: true }"), {}, "application/x-www-form-urlencoded"),
  ).toBeUndefined();
  expect(largest(fields, {}, "application/x-www-form-urlencoded")).toBeGreaterThan(9000 * 12);
  expect(largest(closed("a: { type: object }"), {}, "application/x-www-form-urlencoded")).toBeUndefined();
  expect(largest(fields, {}, "multipart/form-data")).toBeUndefined();
  expect(largest(fields, {}, "application/octet-stream")).toBeUndefined();
});

/** A schema, and the longest JSON of a valid value. */
interface Case {
  readonly schema: object;
  readonly json: (indentation: string) => string;
}

const { value: cases } = fc.letrec<{ value: Case }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: 3000, max: 9000 }).map(
      (maxLength): Case => ({
        schema: { type: "string", maxLength },
        json: () => `"${"\\ud83d\\ude00".repeat(maxLength)}"`,
      }),
    ),
    fc.constant<Case>({ schema: { type: "number" }, json: () => `-0.${"7".repeat(1074)}` }),
    fc.constant<Case>({ schema: { type: "boolean" }, json: () => "false" }),
    fc.constant<Case>({ schema: { enum: [1, "größe😀"] }, json: () => `"${escaped("größe")}\\ud83d\\ude00"` }),
    tie("value").map(({ schema, json }): Case => ({ schema: { oneOf: [{ type: "null" }, schema] }, json })),
    fc.tuple(fc.integer({ min: 1, max: 9 }), tie("value")).map(
      ([maxProperties, { schema, json }]): Case => ({
        schema: {
          type: "object",
          maxProperties,
          propertyNames: { type: "string", maxLength: 2 },
          patternProperties: { "^x": schema },
          additionalProperties: false,
        },
        json: (at) =>
          objectText(
            at,
            Array.from({ length: maxProperties }, (_, index) => [`x${index}`, json]),
          ),
      }),
    ),
    fc.tuple(tie("value"), tie("value")).map(
      ([one, other]): Case => ({
        schema: {
          type: "object",
          unevaluatedProperties: false,
          anyOf: [
            { type: "object", properties: { one: one.schema } },
            { type: "object", properties: { other: other.schema } },
          ],
        },
        json: (at) =>
          objectText(at, [
            ["one", one.json],
            ["other", other.json],
          ]),
      }),
    ),
    fc.tuple(fc.integer({ min: 0, max: 4 }), tie("value")).map(
      ([maxItems, { schema, json }]): Case => ({
        schema: { type: "array", maxItems, items: schema },
        json: (at) =>
          `[${Array.from({ length: maxItems }, () => `\r\n${at}    ${json(`${at}    `)}`).join(",")}\r\n${at}]`,
      }),
    ),
    fc.dictionary(fc.constantFrom("a", "bb", "größe"), tie("value"), { maxKeys: 3 }).map(
      (properties): Case => ({
        schema: {
          type: "object",
          additionalProperties: false,
          properties: Object.fromEntries(Object.entries(properties).map(([name, { schema }]) => [name, schema])),
        },
        json: (at) =>
          objectText(
            at,
            Object.entries(properties).map(([name, { json }]) => [name, json]),
          ),
      }),
    ),
  ),
}));

function objectText(at: string, entries: readonly (readonly [name: string, json: Case["json"]])[]): string {
  const lines = entries.map(([name, json]) => `\r\n${at}    "${escaped(name)}": ${json(`${at}    `)}`);
  return `{${lines.join(",")}\r\n${at}}`;
}

function escaped(name: string): string {
  return [...name].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

test("no valid body is larger, with every character escaped and indentation by four columns", () => {
  fc.assert(
    fc.property(cases, ({ schema, json }) => {
      const bytes = largest(JSON.stringify(schema));
      expect(Buffer.byteLength(json(""))).toBeLessThanOrEqual(bytes ?? Infinity);
    }),
    { numRuns: 100 },
  );
});
