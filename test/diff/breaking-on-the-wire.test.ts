import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Oracle } from "../conformance/oracle.js";
import { changes } from "./differences.js";

type Schema = { readonly [keyword: string]: unknown };

/** Schemas of one type, with enough values that any two different schemas disagree about one of them. */
interface Family {
  readonly schemas: fc.Arbitrary<Schema>;
  readonly values: readonly unknown[];
}

/** At most three keywords with a value each; with more, most schemas accept no value. */
function keywords(values: { readonly [keyword: string]: readonly unknown[] }): fc.Arbitrary<Schema> {
  return fc
    .subarray(Object.keys(values), { maxLength: 3 })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(...(values[key] ?? []))]))));
}

/** All arrays of the given values, up to a length. */
function lists<Value>(values: readonly Value[], most: number): readonly (readonly Value[])[] {
  if (most === 0) return [[]];
  const shorter = lists(values, most - 1);
  return [
    ...shorter,
    ...shorter.flatMap((list) => (list.length < most - 1 ? [] : values.map((value) => [...list, value]))),
  ];
}

const texts = ["", "a", "bb", "ccc", "2024-02-29", "today"];
const numbers = [1, 2, 3, 3.5, 6, 3_000_000_000];
const halves = Array.from({ length: 60 }, (_, index) => index / 4 - 1);
const limits = [0, 1, 2, 3, 4, 5, 6];
const names = ["p", "q", "r", "s", "t"];
const properties = { p: { type: "string" }, q: { type: "string" }, r: { type: "string" } };

const families: { readonly [name: string]: Family } = {
  strings: {
    schemas: keywords({
      minLength: [0, 1, 2, 3, 10, 11],
      maxLength: [0, 1, 2, 3, 10, 11],
      pattern: ["^[ab]*$", "^[bc]*$"],
      format: ["password", "colour"],
      contentMediaType: ["text/plain"],
      enum: fc.sample(fc.subarray(texts, { minLength: 1 }), { numRuns: 6, seed: 5 }),
    }).map((schema) => ({ type: "string", ...schema })),
    values: [
      ...texts,
      ...lists(["a", "b", "c", "d"], 3).map((list) => list.join("")),
      ...["a", "b", "c", "d"].flatMap((one) => Array.from({ length: 13 }, (_, length) => one.repeat(length))),
    ],
  },
  "strings of a format": {
    schemas: keywords({
      minLength: [0, 1, 9, 10, 11],
      maxLength: [3, 9, 10, 11],
      format: ["date", "password"],
      enum: [["2024-02-29"], ["2024-02-29", "today"]],
    }).map((schema) => ({ type: "string", ...schema })),
    values: [...texts, "2023-01-01", ...Array.from({ length: 13 }, (_, length) => "x".repeat(length))],
  },
  numbers: {
    schemas: fc
      .tuple(
        fc.constantFrom("integer", "number"),
        keywords({
          minimum: limits,
          exclusiveMinimum: limits,
          maximum: limits,
          exclusiveMaximum: limits,
          multipleOf: [1, 2, 3],
          format: ["int32", "float"],
          enum: fc.sample(fc.subarray(numbers, { minLength: 1 }), { numRuns: 6, seed: 7 }),
        }),
      )
      .map(([type, schema]) => ({ type, ...schema })),
    values: [...numbers, ...halves, ...[-1, 1].flatMap((sign) => [sign * 6e9, sign * 6e30, sign * 6_000_000_000.5])],
  },
  arrays: {
    schemas: keywords({
      minItems: [0, 1, 2, 3],
      maxItems: [0, 1, 2, 3, 4],
      uniqueItems: [true],
      items: [{ enum: ["a", "b"] }, { type: "boolean" }, { type: "string" }],
    }).map((schema) => ({ type: "array", ...schema })),
    values: [
      ...lists<unknown>(["a", "b", "c", true, false], 4),
      ["a", "b", "c", "d"],
      ["a", "b", "c", "d", "e"],
      ["a", "a", "a", "a", "a"],
      [true, true, true, true, true],
    ],
  },
  objects: {
    schemas: keywords({
      required: [["p"], ["q"], ["p", "q"]],
      minProperties: [0, 1, 2, 3],
      maxProperties: [2, 3, 4],
      additionalProperties: [false],
      dependentRequired: [{ p: ["q"] }, { q: ["r"] }],
    }).map((schema) => ({ type: "object", properties, ...schema })),
    values: lists([true, false], names.length)
      .filter((list) => list.length === names.length)
      .map((list) => Object.fromEntries(names.filter((_, index) => list[index] === true).map((name) => [name, "x"]))),
  },
};

/** Constraints that one function compares; other rules report types, enumerations and properties. */
const decided =
  /^(request|response)-(.*-(tightened|loosened)|multiple-of-changed|(pattern|format|unique-items|dependency|content|content-type)-.*|number-made-integer|integer-made-number)$/;

function documentOf(schema: Schema): string {
  const content = `content: { application/json: { schema: { type: object, properties: { p: ${JSON.stringify(schema)} } } } }`;
  return `paths:
  /p: { post: { operationId: p, requestBody: { ${content} }, responses: { '200': { description: ok, ${content} } } } }
`;
}

function acceptedOf(schema: Schema, values: readonly unknown[]): ReadonlySet<unknown> {
  const { format = "none", ...others } = schema;
  const isAnnotation = ["password", "colour", "float"].includes(String(format));
  const verdict = new Oracle({ Subject: isAnnotation ? others : schema }).verdict("Subject");
  return new Set(values.filter((value) => verdict(value) === true));
}

describe.each(Object.entries(families))("a pair of schemas of %s", (_name, { schemas, values }) => {
  it("is called breaking only if one accepts a value that the other refuses", { timeout: 180_000 }, () => {
    let reported = 0;
    // Either two schemas that differ in one keyword, or any two schemas.
    const near = fc.tuple(schemas, schemas, fc.nat(), fc.boolean()).map(([base, other, index, isNear]) => {
      if (!isNear) return { base, head: other };
      const keys = Object.keys({ ...base, ...other });
      const key = keys[index % keys.length] ?? "type";
      const { [key]: _gone, ...rest } = base;
      return { base, head: key in other ? { ...rest, [key]: other[key] } : key === "type" ? base : rest };
    });
    for (const { base, head } of fc.sample(near, { numRuns: 250, seed: 31 })) {
      const [before, after] = [acceptedOf(base, values), acceptedOf(head, values)];
      // `check` reports schemas that accept no value.
      if (before.size === 0 || after.size === 0) continue;
      for (const { rule, effects } of changes(documentOf(base), documentOf(head))) {
        if (effects.wire !== "breaking" || !decided.test(rule)) continue;
        const [sent, taken] = rule.startsWith("request-") ? [before, after] : [after, before];
        reported += 1;
        const refused = [...sent].some((value) => !taken.has(value));
        expect(refused, JSON.stringify({ rule, base, head })).toBe(true);
      }
    }
    expect(reported).toBeGreaterThan(20);
  });
});
