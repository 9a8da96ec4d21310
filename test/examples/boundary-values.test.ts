import { resolve } from "node:path";
import { expect, it } from "vitest";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";

function modelOf(path: string): Interface {
  const { loaded } = loadDocument(resolve(import.meta.dirname, path), { cwd: import.meta.dirname });
  if (loaded === undefined) throw new Error(path);
  return buildModel(loaded).model;
}

/** The rules and locations that are reached (=) and violated (!) for a named schema. */
function rulesOf(model: Interface, name: string): readonly string[] {
  const use = model.types.get(name)?.use;
  const values = new ExampleValues(model);
  const value = use && values.valueOf(use, { direction: "request" });
  if (use === undefined || value === undefined) throw new Error(name);
  return values
    .boundariesOf(use, value, "request")
    .map(({ rule, at, isValid }) => `${isValid ? "=" : "!"}${rule} ${at}`)
    .sort();
}

it("reaches and violates every limit, and only those", () => {
  const model = modelOf("hard.yaml");
  expect(rulesOf(model, "Plate")).toEqual(["!maxLength ", "!null ", "!pattern ", "!type ", "=maxLength "]);
  expect(rulesOf(model, "Bounded")).toEqual(
    expect.arrayContaining(["!integer ", "!maximum ", "!minimum ", "!multipleOf ", "!null ", "!type "]),
  );
  expect(rulesOf(model, "Distinct")).toEqual(
    expect.arrayContaining(["!enum /0", "!maxItems ", "!minItems ", "!uniqueItems ", "!type "]),
  );
  expect(rulesOf(model, "Closed")).toEqual(
    expect.arrayContaining(["!additionalProperties /unexpectedProperty", "!minProperties ", "!type /only"]),
  );
  expect(rulesOf(model, "Either")).toEqual(expect.arrayContaining(["!required /id", "!format /id"]));
  expect(rulesOf(model, "Account")).toEqual(
    expect.arrayContaining(["!minLength /password", "!required /password", "=minLength /password"]),
  );
  expect(rulesOf(model, "Account").join()).not.toContain("/id");
});

it("changes one location of every body of spec/ in at most 400 ways", () => {
  const model = modelOf("../../spec/openapi.yaml");
  const values = new ExampleValues(model);
  let count = 0;
  for (const { body } of model.operations) {
    const use = body?.content.find(({ kind }) => kind === "json")?.use;
    const value = use && values.valueOf(use, { direction: "request" });
    if (use === undefined || value === undefined) continue;
    const found = values.boundariesOf(use, value, "request");
    expect(found.length).toBeLessThanOrEqual(400);
    for (const one of found) expect(values.accepts(use, one.value, "request")).toBe(one.isValid);
    count += found.length;
  }
  expect(count).toBeGreaterThan(500);
});
