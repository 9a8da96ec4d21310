import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wireForm } from "../../generator/src/model/wire-form.js";
import { projectRoot } from "../types/compile.js";
import { SchemaValues } from "./values.js";
import { type ZodPackage, zodPackage } from "./zod-package.js";

let made: ZodPackage;
beforeAll(async () => {
  made = await zodPackage(resolve(projectRoot, "test/responses/documents/anonymous.yaml"));
}, 120_000);
afterAll(() => made?.folder.remove());

it("a response without a named schema has a schema with the name and the verdicts of its validator", () => {
  const model = wireForm(made.made.model);
  const values = new SchemaValues(model);
  const names: string[] = [];
  for (const { typeStem, responses } of model.operations) {
    const use = responses[0]?.content[0]?.use;
    // A schema of the document has the name.
    const name = [`${typeStem}Result2`, `${typeStem}Result`].find((each) => each in made.validators) ?? "";
    const [schema, validator] = [made.schemas[name], made.validators[name]];
    if (use === undefined || schema === undefined || validator === undefined) throw new Error(`${name} has no schema`);
    names.push(name);
    const candidates = [...values.boundaries(use, "response"), null, {}, [], "", 1, { items: [{ id: 1 }], next: null }];
    for (const value of candidates) {
      expect([name, value, schema.safeParse(value).success]).toEqual([name, value, validator.is(value)]);
    }
  }
  expect(names).toEqual([
    "ListNumbersResult",
    "CountByNameResult",
    "GetPageResult2",
    "GetPairResult",
    "GetLimitedResult",
    "FindBookResult",
    "GetResultResult2",
  ]);
});
