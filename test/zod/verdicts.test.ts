import { resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import type { Direction } from "../../generator/src/model/openness.js";
import { wireForm } from "../../generator/src/model/wire-form.js";
import type { Json } from "../../generator/src/values/json.js";
import { projectRoot } from "../types/compile.js";
import { recipe, SchemaValues } from "./values.js";
import { type Validator, type ZodPackage, zodPackage } from "./zod-package.js";

/** Values of these types are parsed otherwise, although the verdicts agree: each must differ for some value. */
const otherOutputs: Readonly<Record<string, readonly string[]>> = {
  "test/zod/shelf.yaml": ["Mixed", "Shipped"],
  "test/mock/books.yaml": [],
  "test/third-party/documents/trains.yaml": [],
  "spec/openapi.yaml": [
    "CreateFollowupMessageMultipartBody",
    "EditFollowupMessageMultipartBody",
    "EditOriginalInteractionResponseMultipartBody",
    "EditWebhookMessageMultipartBody",
    "ExecuteWebhookMultipartBody",
  ],
};

interface Pair {
  readonly schema: ZodType;
  readonly validator: Omit<Validator, "response">;
  readonly direction: Direction;
}

function pairsOf(
  { schemas, validators }: ZodPackage,
  name: string,
  responseName: string,
  sentOnly: boolean,
): readonly Pair[] {
  const validator = validators[name];
  const schema = schemas[name];
  if (validator === undefined || schema === undefined) throw new Error(`${name} has no schema`);
  const own: Pair = { schema, validator, direction: sentOnly ? "response" : "request" };
  if (validator.response === undefined) return [own];
  const response = schemas[responseName === name ? `${name}Response` : responseName];
  if (response === undefined) throw new Error(`${name} has no schema for responses`);
  return [own, { schema: response, validator: validator.response, direction: "response" }];
}

describe.each(Object.keys(otherOutputs))("the schemas of %s", { timeout: 240_000 }, (document) => {
  let made: ZodPackage;
  beforeAll(async () => {
    made = await zodPackage(resolve(projectRoot, document));
  }, 180_000);
  afterAll(() => made.folder.remove());

  it("accept the values that the validators accept, and return what they return", () => {
    const model = wireForm(made.made.model);
    const values = new SchemaValues(model);
    const counts = { valid: 0, invalid: 0 };
    const differing = new Set<string>();
    for (const { identifier, responseIdentifier, use, direction: sent } of model.types.values()) {
      for (const pair of pairsOf(made, identifier, responseIdentifier, sent.response && !sent.request)) {
        const { schema, validator, direction } = pair;
        const compare = (value: Json): void => {
          const expected = validator.is(value);
          counts[expected ? "valid" : "invalid"]++;
          const parsed = schema.safeParse(value);
          expect([identifier, direction, value, parsed.success]).toEqual([identifier, direction, value, expected]);
          if (!expected) return;
          const returned = validator.parse(value).value;
          if (JSON.stringify(sorted(parsed.data)) !== JSON.stringify(sorted(returned))) differing.add(identifier);
        };
        for (const value of values.boundaries(use, direction)) compare(value);
        const property = fc.property(recipe, (made) => {
          const value = values.of(use, direction, made);
          if (value !== undefined) compare(value);
        });
        fc.assert(property, { numRuns: 40 });
      }
    }
    expect(counts.valid).toBeGreaterThan(80);
    expect(counts.invalid).toBeGreaterThan(300);
    expect([...differing].toSorted()).toEqual(otherOutputs[document]);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Where Zod and the validators disagree, as docs/zod.md lists it. */
describe("a difference from the validators", () => {
  let made: ZodPackage;
  beforeAll(async () => {
    made = await zodPackage(resolve(import.meta.dirname, "differences.yaml"));
  }, 90_000);
  afterAll(() => made.folder.remove());

  const nested = (depth: number): Json => {
    let value: Json = {};
    for (let level = 0; level < depth; level++) value = { inner: value };
    return value;
  };

  it.each<[string, string, Json, boolean, boolean]>([
    ["an integer that a double cannot carry exactly", "Count", 2 ** 53, true, false],
    ["an optional property with an inherited name", "Inherited", {}, true, false],
    ["a property named __proto__", "Prototype", JSON.parse('{ "__proto__": 1 }') as Json, false, true],
    ["a value deeper than 256 levels", "Nested", nested(300), false, true],
  ])("is %s", (_what, name, value, byValidator, byZod) => {
    expect(made.validators[name]?.is(value)).toBe(byValidator);
    expect(made.schemas[name]?.safeParse(value).success).toBe(byZod);
  });

  it.each<[string, string, Json]>([
    ["2^53 - 1", "Count", 2 ** 53 - 1],
    ["a present property with an inherited name", "Inherited", { constructor: "a" }],
    ["256 levels", "Nested", nested(200)],
  ])("is not %s", (_what, name, value) => {
    expect(made.validators[name]?.is(value)).toBe(true);
    expect(made.schemas[name]?.safeParse(value).success).toBe(true);
  });

  it("is what several matching alternatives return: Zod's is that of the first", () => {
    const value = { a: "x", b: "y" };
    expect(made.validators["Several"]?.parse(value)).toEqual({ ok: true, value });
    expect(made.schemas["Several"]?.safeParse(value).data).toEqual({ a: "x" });
  });
});
