import { describe, expect, it } from "vitest";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { modelOf } from "../model/model-of.js";
import { emitted, modelOfSchemas, type Schema } from "./compile.js";

/** The number of functions that test the hull of a ship, its masts and their sails, for two named types with such a property. */
function hullFunctions(one: Schema, other: Schema): number {
  const ship = (hull: Schema): Schema => ({ type: "object", properties: { hull }, title: "Ship" });
  const texts = emitted(modelOfSchemas({ One: ship(one), Other: ship(other) })).map(({ text }) => text);
  return texts.join("\n").match(/const is\w*Hull\w* = \(/g)?.length ?? 0;
}

const hull = {
  type: "object",
  description: "What floats.",
  required: ["planks"],
  properties: {
    planks: { type: "integer", minimum: 1, description: "A number.", examples: [3] },
    masts: { type: "array", maxItems: 4, items: { type: "object", properties: { sail: { type: "string" } } } },
  },
};

describe("anonymous objects of two types", () => {
  it("share functions if only their documentation differs", () => {
    const planks = { type: "integer", minimum: 1, deprecated: true, examples: [4] };
    expect(hullFunctions(hull, hull)).toBe(3);
    expect(
      hullFunctions(hull, { ...hull, description: "What sinks.", properties: { ...hull.properties, planks } }),
    ).toBe(3);
  });

  it.each([
    ["a bound", { planks: { type: "integer", minimum: 2 } }],
    ["a default", { planks: { type: "integer", minimum: 1, default: 3 } }],
    ["a nested type", { masts: { type: "array", maxItems: 4, items: { type: "object", properties: { sail: {} } } } }],
  ])("have separate functions if %s differs", (_, properties) => {
    const other = { ...hull, properties: { ...hull.properties, ...properties } };
    expect(hullFunctions(hull, other)).toBeGreaterThan(3);
  });

  it("have separate functions if a value differs in a key that is elsewhere an annotation", () => {
    const valued = (description: string): Schema => ({
      type: "object",
      properties: { planks: { const: { description } } },
    });
    expect(hullFunctions(valued("a"), valued("b"))).toBe(2);
    expect(hullFunctions(valued("a"), valued("a"))).toBe(1);
  });
});

it("values of enumerations are constants of each file that uses them", () => {
  const words = "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota".split(" ");
  const colours = Array.from({ length: 20 }, (_, index) => `colour ${index}`);
  const ship = (word: string, at: number): Schema => ({
    type: "object",
    properties: {
      rig: {
        type: "object",
        properties: { flags: { type: "array", items: { enum: colours } }, [`${word}${at}`]: { type: "string" } },
      },
      ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`${word}${index}`, { maxLength: at + 9 }])),
    },
  });
  const schemas = words.flatMap((word) =>
    Array.from({ length: 12 }, (_, at) => [`${word}${at}`, ship(word, at)] as const),
  );
  const { types, ...model } = modelOfSchemas(Object.fromEntries(schemas));
  // In two files.
  const divided = [...types].map(
    ([name, type]) => [name, { ...type, fileStem: /^[AB]/.test(name) ? "a" : "b" }] as const,
  );
  const files = emitted({ ...model, types: new Map(divided) });
  const uses = files.flatMap(({ text }) => [...text.matchAll(/enum: (\w+)/g)].map(([, name = ""]) => ({ name, text })));
  expect(new Set(uses.map(({ text }) => text)).size).toBeGreaterThan(1);
  expect(uses.filter(({ name, text }) => !text.includes(`\nconst ${name}:`))).toEqual([]);
});

it("responses of a tag that validate alike share a validator", () => {
  const operation = (id: string, nullable: string): string =>
    `get: { operationId: ${id}, tags: [t], responses: { 200: { description: d, content: { application/json: { schema: ` +
    `{ type: ${nullable}, items: { type: integer } } } } } } }`;
  const paths = ["/a", "/b", "/c"].map((path, index) => {
    return `  ${path}: { ${operation(`list${"ABC"[index]}`, index === 2 ? "[array, 'null']" : "array")} }`;
  });
  const files = [...emitValidators(modelOf(`paths:\n${paths.join("\n")}\n`))];
  const text = files.find(({ path }) => path === "src/validators/responses/t.ts")?.text;
  expect(text).toContain("export const ListBResult: Validator<ListBResult> = ListAResult;");
  expect(text?.match(/const is\w+/g)).toEqual(["const isListAResult", "const isListCResult"]);
});

it.each([
  ["requires a property", { required: ["a"] }, true],
  ["excludes other properties", { additionalProperties: false }, true],
  ["has a property that must be absent", { properties: { a: {}, b: false } }, true],
  ["has optional properties only", {}, false],
])("rules of an object that %s name it only if a message does", (_, more, isNamed) => {
  const [file] = emitted(modelOfSchemas({ Ship: { type: "object", properties: { a: {} }, ...more } }));
  expect(file?.text.includes('owner: "a Ship"')).toBe(isNamed);
});
