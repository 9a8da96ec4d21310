import { resolve } from "node:path";
import { faker } from "@faker-js/faker/locale/en";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import { compileBatch, isRefused, type Schemas } from "../conformance/batch.js";
import { schemas as randomSchemas } from "../conformance/random-schema.js";
import { kitchenSink } from "../hostile/kitchen-sink.js";
import { loadedFrom } from "../load/virtual.js";
import { projectRoot } from "../types/compile.js";
import { type FixturePackage, fixturePackage } from "./fixture-package.js";

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

/** Fails for values that the validators reject, and for types with values that have no function. Returns the number of functions. */
function check({ model, fixtures, validators }: FixturePackage, options: object = {}): number {
  const { createFixtures } = fixtures as { readonly createFixtures?: (options: object) => unknown };
  const examples = new ExampleValues(model);
  let functions = 0;
  for (const { identifier, responseIdentifier, use, differs, direction: used } of model.types.values()) {
    const validator = validators[identifier];
    if (validator === undefined) throw new Error(`${identifier} has no validator`);
    const second = differs ? responseIdentifier : `${identifier}Response`;
    const pairs = [
      [identifier, validator, used.response && !used.request ? "response" : "request"],
      ...(validator.response === undefined ? [] : [[second, validator.response, "response"] as const]),
    ] as const;
    for (const [name, own, direction] of pairs) {
      const created = `create${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const create = fixtures[`${created}Wire`] ?? fixtures[created];
      if (create === undefined) {
        expect([name, examples.valueOf(use, { direction })]).toEqual([name, undefined]);
        continue;
      }
      functions++;
      for (const seed of seeds) {
        const value = create(undefined, createFixtures?.({ seed, ...options }));
        if (!own.is(value)) expect([name, direction, seed, value]).toEqual([name, direction, seed, "a valid value"]);
        expect(JSON.stringify(value).length).toBeLessThan(200_000);
      }
    }
  }
  return functions;
}

describe.each([
  ["spec/openapi.yaml", 150],
  ["test/zod/shelf.yaml", 20],
  ["test/mock/books.yaml", 3],
  ["test/third-party/documents/trains.yaml", 8],
  ["test/third-party/documents/payments.yaml", 5],
  ["test/third-party/documents/transcripts.yaml", 4],
  ["test/optional-properties/shelf.yaml", 4],
])("every function for %s", (document, functions) => {
  let made: FixturePackage;
  beforeAll(async () => {
    made = await fixturePackage(resolve(projectRoot, document));
  }, 120_000);

  it("creates valid values, with and without Faker", { timeout: 120_000 }, () => {
    expect(check(made)).toBeGreaterThanOrEqual(functions);
    check(made, { faker });
  });
});

it("functions for hostile names and texts create valid values", { timeout: 120_000 }, async () => {
  expect(check(await fixturePackage(kitchenSink()))).toBeGreaterThan(5);
});

it("functions for random schemas create valid values", { timeout: 300_000 }, async () => {
  const counts = { functions: 0 };
  for (let batch = 0; batch < 3; batch++) {
    const components: Record<string, unknown> = {};
    for (let index = 0; index < 120; index++) {
      const name = `S${index}`;
      const references = Object.keys(components).slice(-4);
      const [schema] = fc.sample(randomSchemas(3, references, name), {
        numRuns: 1,
        seed: 34_000 + batch * 1000 + index,
      });
      components[name] = schema;
    }
    const compiled = compileBatch(components as Schemas);
    for (const name of Object.keys(components)) if (isRefused(compiled.get(name))) delete components[name];
    const document = {
      openapi: "3.1.0",
      info: { title: "Random", version: "1" },
      paths: {},
      components: { schemas: components },
    };
    counts.functions += check(await fixturePackage(loadedFrom({ "openapi.yaml": JSON.stringify(document) })));
  }
  expect(counts.functions).toBeGreaterThan(250);
});
