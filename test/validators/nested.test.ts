// biome-ignore-all lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Issue } from "../../runtime/src/validate/index.js";
import { type CompiledValidator, compileAll, type Schema } from "./compile.js";

/** Recursive types with several ways to validate one value: every level could double the work. */

const node = { $ref: "#/components/schemas/Node" };
const object = (properties: object, ...required: string[]): object => ({ type: "object", properties, required });

const shapes: Readonly<Record<string, Schema>> = {
  "alternatives without a discriminator (oneOf)": {
    oneOf: [
      object({ child: node, left: { type: "string" } }, "left"),
      object({ child: node, right: { type: "string" } }, "right"),
    ],
  },
  "alternatives that all match (anyOf)": { anyOf: [object({ child: node }), object({ child: node, left: {} })] },
  "parts that look at one property (allOf)": {
    allOf: [object({ child: node, left: { type: "string" } }), object({ child: node })],
  },
  "a condition (if, then, else)": {
    if: object({ child: node }),
    then: object({ child: node, left: { type: "string" } }),
    else: false,
  },
  "a schema that must not match (not)": {
    type: "object",
    properties: { child: node },
    not: object({ child: node }, "bad"),
  },
  "a property that patterns match too": {
    type: "object",
    properties: { child: node, left: { type: "string" } },
    patternProperties: { "^c": node, d$: node },
  },
  "items of several kinds": {
    oneOf: [
      { type: "array", items: node },
      { type: "array", items: node, minItems: 1, maxItems: 1, uniqueItems: true },
      { type: "string" },
    ],
  },
  "alternatives that unevaluatedProperties tests again": {
    oneOf: [
      { type: "array" },
      object({ left: { type: "string" }, child: { allOf: [node], unevaluatedProperties: { type: "string" } } }),
    ],
  },
  "alternatives in a recursive group of two types": {
    anyOf: [object({ child: { $ref: "#/components/schemas/Other" } }), object({ child: node, left: {} })],
  },
};

const depth = 120;

/** `{ left, child: { left, child: … } }`, with something else at the innermost level. */
function nested(innermost: unknown, isList: boolean): unknown {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = isList ? [value] : { left: "x", child: value };
  return value;
}

function subject(shape: string): CompiledValidator {
  const { Node } = compileAll({ Node: shapes[shape], Other: { anyOf: [node, object({ child: node })] } });
  if (Node === undefined) throw new Error("nothing was emitted");
  return Node;
}

describe("a deeply nested value gets a verdict, valid or not, for", () => {
  // Validating each of 120 levels twice would take 2^120 steps: any verdict is the proof.
  it.each(Object.keys(shapes))("%s", (shape) => {
    const validator = subject(shape);
    const isList = shape.startsWith("items");
    const right = nested(isList ? "x" : { left: "x" }, isList);
    const wrong = nested(isList ? 7 : { left: 7, right: 7, child: 7 }, isList);
    for (const value of [right, wrong]) {
      const result = validator.validate(value);
      expect(validator.is(value)).toBe(result.ok);
      expect(validator.parse(value).ok).toBe(result.ok);
      if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
    }
    expect(validator.is(wrong)).toBe(false);
  });
});

describe("schemas that are evaluated for another one inside themselves have the verdicts of ajv", () => {
  const schemas = {
    Node: shapes["alternatives that unevaluatedProperties tests again"],
    Outer: { allOf: [node], unevaluatedProperties: false },
    Rows: {
      oneOf: [
        { type: "string" },
        { type: "array", contains: { allOf: [{ $ref: "#/components/schemas/Rows" }], unevaluatedItems: false } },
      ],
    },
    Tree: {
      type: "object",
      if: { properties: { child: { allOf: [{ $ref: "#/components/schemas/Tree" }], unevaluatedProperties: false } } },
      then: { properties: { left: { type: "string" } } },
      else: { properties: { right: { type: "string" } } },
    },
  };
  const compiled = compileAll(schemas);
  const ajv = new Ajv2020({ strict: false });
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "")), name);
  const { node: value } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, depthIdentifier: "node" },
      fc.constantFrom("x", 7, null),
      fc.array(tie("node"), { maxLength: 3, depthIdentifier: "node" }),
      fc.record(
        { left: tie("node"), right: tie("node"), child: tie("node"), other: fc.constantFrom("x", 7) },
        { requiredKeys: [] },
      ),
    ),
  }));

  it.each(Object.keys(schemas))("%s", (name) => {
    const own = compiled[name];
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(value, (one) => {
        const expected = ajv.validate(name, one);
        verdicts.add(expected);
        expect([own?.is(one), own?.validate(one).ok, own?.parse(one).ok]).toEqual([expected, expected, expected]);
      }),
      { numRuns: 300, seed: 90131 },
    );
    expect(verdicts.size).toBe(2);
  });
});

describe("memoized results", () => {
  it("belong to a location, not to an object that occurs at several", () => {
    const { Node } = compileAll({
      Node: { allOf: [object({ children: { type: "array", items: node } }), object({ name: { type: "string" } })] },
      Pair: { anyOf: [object({ left: node, right: node })] },
    });
    const same = { name: 7 };
    const places = (issues: readonly Issue[]): readonly string[] => issues.map(({ path }) => path);
    expect(Node?.validate({ children: [same, same] })).toMatchObject({
      issues: [{ path: "/children/0/name" }, { path: "/children/1/name" }],
    });
    const doubled = subject("parts that look at one property (allOf)").validate({ child: { left: 7 } });
    expect(doubled.ok ? [] : places(doubled.issues)).toEqual(["/child/left"]);
  });

  it("last for one call: a changed value is validated again", () => {
    const validator = subject("parts that look at one property (allOf)");
    const value: { child: { left: unknown } } = { child: { left: "x" } };
    expect(validator.is(value)).toBe(true);
    value.child.left = 7;
    expect(validator.is(value)).toBe(false);
  });

  it("do not make a copy share objects that the value does not share", () => {
    const validator = subject("alternatives that all match (anyOf)");
    const value = { child: { child: {}, left: 1 }, left: 2 };
    expect(validator.parse(value)).toEqual({ ok: true, value });
  });
});

describe("nesting", () => {
  const { List } = compileAll({ List: { type: "array", items: { $ref: "#/components/schemas/List" } } });
  const lists = (levels: number): unknown => {
    let value: unknown = [];
    for (let level = 1; level < levels; level++) value = [value];
    return value;
  };

  it("is validated for 256 levels, and refused below with a separate code", () => {
    expect(List?.is(lists(257))).toBe(true);
    expect(List?.is(lists(258))).toBe(false);
    expect(List?.validate(lists(258))).toMatchObject({
      ok: false,
      issues: [{ path: "/0".repeat(257), code: "depth", limit: 256 }],
    });
  });

  it("of a cyclic value ends there as well", () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(List?.is(circle)).toBe(false);
    expect(List?.parse(circle)).toMatchObject({ ok: false, issues: [{ code: "depth" }] });
  });
});
