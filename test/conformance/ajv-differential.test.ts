import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, shown, type Tally } from "./agreement.js";
import type { Schemas } from "./batch.js";
import { isOracleSound } from "./oracle.js";
import { schemas } from "./random-schema.js";
import { specSchemas, withoutOpenApi } from "./spec-schemas.js";
import { inlined } from "./subschemas.js";

/** CI uses the same schemas and values each time; `DIFFERENTIAL_SEED=1 npx vitest run test/conformance` uses others. */
const seed = seedFrom(process.env["DIFFERENTIAL_SEED"]) ?? 20_260_101;
const patience = 300_000;
console.info(`test/conformance/ajv-differential.test.ts: DIFFERENTIAL_SEED=${seed}`);

/** The number of values per schema, and the minimum number of verdicts. */
const ofSpec = { values: 200, verdicts: 45_000 };
const random = { batches: 8, schemas: 200, depth: 3, values: 40, verdicts: 7800 };

describe("the generated code and ajv agree", () => {
  it("on the schemas of the specification", { timeout: patience }, () => {
    const components = specSchemas();
    const forAjv = Object.fromEntries(Object.entries(components).map(([name, each]) => [name, withoutOpenApi(each)]));
    const { tally, found } = compare(components, forAjv, { seed, values: ofSpec.values });
    expect(found.map(shown).join("\n")).toBe("");
    expectBoth(tally, ofSpec.verdicts);
  });

  const batches = Array.from({ length: random.batches }, (_, batch) => batch);
  it.each(batches)("on random schemas, batch %i", { timeout: patience }, (batch) => {
    const first = seed + batch * random.schemas;
    const components = randomSchemas(first);
    const { tally, found } = compare(components, components, { seed: first, values: random.values });
    expect(found.map(shown).join("\n")).toBe("");
    expectBoth(tally, random.verdicts);
  });

  it("in at least 100,000 cases", () => {
    expect(ofSpec.verdicts + random.batches * random.verdicts).toBeGreaterThanOrEqual(100_000);
  });
});

function seedFrom(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const number = Number(text);
  // Each schema adds to it, and fast-check accepts 32 bits.
  if (Number.isSafeInteger(number) && Math.abs(number) <= 2_000_000_000) return number;
  throw new Error(`DIFFERENTIAL_SEED must be a whole number of at most 2000000000, found ${JSON.stringify(text)}`);
}

/** Asserts that there were enough verdicts, and that neither verdict is rare. */
function expectBoth({ accepted, refused }: Tally, verdicts: number): void {
  expect(accepted + refused).toBeGreaterThanOrEqual(verdicts);
  expect(accepted / (accepted + refused)).toBeGreaterThan(0.25);
  expect(accepted / (accepted + refused)).toBeLessThan(0.75);
}

/** Each schema may refer to a few of its predecessors, so that references form no cycle. */
function randomSchemas(first: number): Schemas {
  const components: Record<string, unknown> = {};
  for (let index = 0; index < random.schemas; index++) {
    const self = `Random${index}`;
    const before = Object.keys(components).slice(-5);
    const sound = schemas(random.depth, before, self).filter((each) =>
      isOracleSound(inlined(each, { ...components, [self]: each })),
    );
    components[self] = fc.sample(sound, { seed: first + index, numRuns: 1 })[0];
  }
  return components;
}
