import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ZodType } from "zod";
import { addNamedFormats } from "../conformance/formats.js";
import { bundleOfFixtures, filesOf } from "../fixture-functions/fixture-package.js";
import { loadedFrom } from "../load/virtual.js";
import type { Validator } from "./zod-package.js";

const entry = 'export * as schemas from "./src/zod/index.js"; export * as validators from "./src/validators/index.js";';

const bounds = fc.record(
  {
    minimum: fc.integer(),
    maximum: fc.maxSafeInteger(),
    exclusiveMinimum: fc.maxSafeInteger(),
    exclusiveMaximum: fc.integer(),
    multipleOf: fc.constantFrom(1, 2, 5, 1000),
  },
  { requiredKeys: [] },
);
const type = fc.constantFrom<string | string[]>("integer", ["integer", "null"], "number");
const scalar = fc
  .record({ type, bounds })
  .map(({ type: one, bounds: limits }) => ({ type: one, format: "int64", ...limits }));
const schema = fc.oneof(
  scalar,
  scalar.map((items) => ({ type: "array", items, maxItems: 3 })),
  fc
    .record({ id: scalar, next: scalar, required: fc.subarray(["id", "next"]) })
    .map(({ required, ...properties }) => ({ type: "object", required, properties, additionalProperties: false })),
);

const integer = fc.oneof(
  fc.integer(),
  fc.integer({ min: -6, max: 6 }),
  fc.maxSafeInteger(),
  fc.constantFrom(0, 1000, 2 ** 53 - 1, 1 - 2 ** 53),
);
const other = fc.constantFrom<unknown>(null, 0.5, -1e-7, "5", "9223372036854775807", true, [], {});
const safe = fc.oneof({ weight: 3, arbitrary: integer }, { weight: 1, arbitrary: other });
const large = fc.constantFrom(
  2 ** 53,
  -(2 ** 53),
  2 ** 60,
  2 ** 63 - 1024,
  -(2 ** 63),
  2 ** 63,
  2 ** 64,
  -(2 ** 64),
  1e300,
);

/** A value of the shapes above. */
function shaped(leaf: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(leaf, fc.array(leaf, { maxLength: 4 }), fc.record({ id: leaf, next: leaf }, { requiredKeys: [] }));
}

it("schemas of Zod decide about int64 as ajv and the validators do, with values as bigint in code", {
  timeout: 240_000,
}, async () => {
  const random = fc.sample(schema, { numRuns: 120, seed: 64 }).map((one, index) => [`S${index}`, one]);
  const long: object = { type: "integer", format: "int64" };
  const components: Readonly<Record<string, object>> = { Long: long, ...Object.fromEntries(random) };
  const document = {
    openapi: "3.1.0",
    info: { title: "Longs", version: "1" },
    paths: {},
    components: { schemas: components },
  };
  const loaded = { ...loadedFrom({ "openapi.yaml": JSON.stringify(document) }), values: { int64: "bigint" } as const };
  const { files } = filesOf(loaded, "zod");
  expect(files.some(({ path, text }) => path.startsWith("src/types/") && text.includes("= bigint;"))).toBe(true);
  const text = await bundleOfFixtures(files, entry);
  const made = (await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`)) as {
    readonly schemas: Readonly<Record<string, ZodType>>;
    readonly validators: Readonly<Record<string, Validator>>;
  };
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
  addNamedFormats(ajv);
  const counts = { accepted: 0, refused: 0 };
  for (const [name, one] of Object.entries(components)) {
    const isValid = ajv.compile(one);
    const verdicts = (value: unknown): readonly unknown[] => [
      made.validators[name]?.is(value),
      made.schemas[name]?.safeParse(value).success,
    ];
    fc.assert(
      fc.property(shaped(safe), (value) => {
        const expected = isValid(value);
        counts[expected ? "accepted" : "refused"] += 1;
        expect([one, value, ...verdicts(value)]).toEqual([one, value, expected, expected]);
      }),
    );
    // JSON.parse may have rounded these. Zod refuses them, as docs/zod.md says.
    fc.assert(
      fc.property(shaped(large), (value) => {
        if (JSON.stringify(value).length <= 2) return;
        expect([one, value, verdicts(value)[1]]).toEqual([one, value, false]);
      }),
    );
  }
  expect(counts.accepted).toBeGreaterThan(150);
  expect(counts.refused).toBeGreaterThan(150);
  for (const value of [2 ** 53, -(2 ** 53), 2 ** 60, 2 ** 63 - 1024, -(2 ** 63)])
    expect([made.validators["Long"]?.is(value), made.schemas["Long"]?.safeParse(value).success]).toEqual([true, false]);
});
