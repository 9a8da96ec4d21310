import fc from "fast-check";
import { expect, it } from "vitest";
import type { ZodType } from "zod";
import { wireForm } from "../../generator/src/model/wire-form.js";
import type { Json } from "../../generator/src/values/json.js";
import { compileBatch, isRefused, type Schemas } from "../conformance/batch.js";
import { schemas as randomSchemas } from "../conformance/random-schema.js";
import { bundleOfFixtures, filesOf } from "../fixture-functions/fixture-package.js";
import { loadedFrom } from "../load/virtual.js";
import { recipe, SchemaValues } from "./values.js";
import type { Validator } from "./zod-package.js";

const entry = 'export * as schemas from "./src/zod/index.js"; export * as validators from "./src/validators/index.js";';

/** Random schemas over all keywords, without those that the validators refuse. */
function batchOf(first: number): Schemas {
  const components: Record<string, unknown> = {};
  for (let index = 0; index < 100; index++) {
    const references = Object.keys(components).slice(-4);
    const [schema] = fc.sample(randomSchemas(3, references, `S${index}`), { numRuns: 1, seed: first + index });
    components[`S${index}`] = schema;
  }
  const compiled = compileBatch(components as Schemas);
  return Object.fromEntries(Object.entries(components).filter(([name]) => !isRefused(compiled.get(name)))) as Schemas;
}

it.each([0, 1, 2])(
  "schemas of Zod decide like the validators for random schemas, batch %i",
  { timeout: 240_000 },
  async (batch) => {
    const components = batchOf(340_000 + batch * 1000);
    const document = {
      openapi: "3.1.0",
      info: { title: "Random", version: "1" },
      paths: {},
      components: { schemas: components },
    };
    const { model, files } = filesOf(loadedFrom({ "openapi.yaml": JSON.stringify(document) }), "zod");
    const text = await bundleOfFixtures(files, entry);
    const { schemas, validators } = (await import(
      `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`
    )) as {
      readonly schemas: Readonly<Record<string, ZodType>>;
      readonly validators: Readonly<Record<string, Validator>>;
    };
    const values = new SchemaValues(wireForm(model));
    let verdicts = 0;
    for (const { identifier, use } of model.types.values()) {
      const compare = (value: Json): void => {
        verdicts++;
        const expected = validators[identifier]?.is(value);
        const found = schemas[identifier]?.safeParse(value).success;
        expect([identifier, components[identifier], value, found]).toEqual([
          identifier,
          components[identifier],
          value,
          expected,
        ]);
      };
      for (const value of values.boundaries(use, "request")) compare(value);
      for (const made of fc.sample(recipe, { numRuns: 25, seed: batch })) {
        const value = values.of(use, "request", made);
        if (value !== undefined) compare(value);
      }
    }
    expect(verdicts).toBeGreaterThan(2000);
  },
);
