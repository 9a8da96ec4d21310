import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as validators from "@guildwire/api/validators";
import { describe, expect, it } from "vitest";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { type ValueToCheck, valueChecker } from "../../generator/src/project/value-check.js";
import type { Validator } from "../../runtime/src/validate/index.js";
import { loadFiles } from "../load/virtual.js";

type Directional = Validator<unknown> & { readonly response?: Validator<unknown> };

describe("a value for a type of spec/", () => {
  const { loaded } = loadDocument(resolve(import.meta.dirname, "../../spec/openapi.yaml"), {
    cwd: import.meta.dirname,
  });
  if (loaded === undefined) throw new Error("spec/ cannot be read");
  const { model } = buildModel(loaded);
  const check = valueChecker(model, loaded);
  const values = new ExampleValues(model);

  it("gets the verdict of the generated validator, and a location in its text", () => {
    const found = { valid: 0, invalid: 0 };
    const differences: string[] = [];
    for (const { identifier: type, use } of model.types.values())
      for (const direction of ["request", "response"] as const) {
        const both = (validators as unknown as Readonly<Record<string, Directional | undefined>>)[type];
        const validator = direction === "response" ? (both?.response ?? both) : both;
        const value = values.valueOf(use, { direction });
        if (validator === undefined || value === undefined) continue;
        // Without a validator of its own, the other direction repeats the first one.
        if (direction === "response" && both?.response === undefined) continue;
        const near = values.boundariesOf(use, value, direction).slice(0, 60);
        for (const one of [value, ...near.map((boundary) => boundary.value)]) {
          const text = JSON.stringify(one, undefined, 2);
          const problem = check({ type, direction, text });
          const isValid = validator.is(one);
          found[isValid ? "valid" : "invalid"] += 1;
          if (isValid !== (problem === undefined))
            differences.push(`${type} ${direction} generated: ${isValid}, here: ${problem?.message}; ${text}`);
          const { line = 1, endLine = 1 } = problem?.location ?? {};
          expect(endLine).toBeLessThanOrEqual(text.split("\n").length);
          expect(line).toBeLessThanOrEqual(endLine);
        }
      }
    expect(differences).toEqual([]);
    expect(found.valid).toBeGreaterThan(200);
    expect(found.invalid).toBeGreaterThan(2000);
  });
});

describe("the problem of a value", () => {
  const yaml = readFileSync(resolve(import.meta.dirname, "value-check.yaml"), "utf8");
  const { loaded } = loadFiles({ "openapi.yaml": yaml });
  if (loaded === undefined) throw new Error("the document cannot be read");
  const check = valueChecker(buildModel(loaded).model, loaded);
  const problemOf = (text: string, others: Partial<ValueToCheck> = {}): string => {
    const problem = check({ type: "Book", direction: "request", text, ...others });
    if (problem === undefined) return "valid";
    const { line, column, endLine, endColumn } = problem.location;
    return `${line}:${column}-${endLine}:${endColumn} ${problem.message}`;
  };

  it("is the first one, at its place in JSON and in YAML", () => {
    expect(problemOf('{ "title": "Dune", "pages": 412 }')).toBe("valid");
    expect(problemOf("title: Dune\npages: 412\n")).toBe("valid");
    expect(problemOf('{ "title": "Dune", "pages": 0 }')).toBe("1:29-1:30 the value must be at least 1, found 0");
    expect(problemOf("title: Dune\npages: many\n")).toMatch(/^2:8-2:12 the value must be an integer, found /);
    expect(problemOf("tags: [a, a]\ntitle: Dune\n")).toBe("1:7-1:13 the value must not list a value twice");
  });

  it("depends on the direction of properties that are read or written only", () => {
    expect(problemOf('{ "title": "Dune" }', { direction: "response" })).toBe(
      "1:1-1:20 the value must have the property `id`",
    );
    expect(problemOf('{ "title": "Dune", "id": 7 }', { direction: "response" })).toBe("valid");
    expect(problemOf('{ "name": "a" }', { type: "Account" })).toBe(
      "1:1-1:16 the value must have the property `secret`",
    );
    expect(problemOf('{ "name": "a" }', { type: "Account", direction: "response" })).toBe("valid");
    // Nothing sends an event to the server.
    expect(problemOf("{}", { type: "Event", direction: "request" })).toBe(
      "1:1-1:3 the value must have the property `id`",
    );
  });

  it("is the syntax error of a text that is neither JSON nor YAML", () => {
    expect(problemOf('{ "title": ')).toMatch(/^1:\d+-1:\d+ /);
    expect(problemOf("title: [Dune\npages: 1")).toMatch(/^\d+:\d+-\d+:\d+ /);
    expect(problemOf("# nothing")).toMatch(/^1:1-/);
  });

  it("does not exist for YAML that begins like JSON, or for a text with a byte order mark", () => {
    for (const text of [
      "{ title: Dune }",
      '"title": Dune\n"pages": 4',
      '\uFEFF{ "title": "Dune" }',
      "\uFEFFtitle: Dune",
    ])
      expect([text, problemOf(text)]).toEqual([text, "valid"]);
    expect(problemOf('\uFEFF{ "title": 4 }')).toBe("1:13-1:14 the value must be a string, found the number 4");
  });

  it("is a number that JavaScript cannot represent, in JSON and in YAML", () => {
    const imprecise = "9007199254740993 cannot be represented exactly and becomes 9007199254740992";
    expect(problemOf('{ "title": "Dune", "pages": 9007199254740993 }')).toBe(`1:29-1:45 ${imprecise}`);
    expect(problemOf("title: Dune\npages: 9007199254740993")).toBe(`2:8-2:24 ${imprecise}`);
    expect(problemOf('{ "title": "Dune", "pages": 9007199254740992 }')).toBe("valid");
    expect(problemOf('{ "title": "9007199254740993", "pages": 4 }')).toBe("valid");
    for (const text of ['{ "title": "Dune", "rating": 1e400 }', "title: Dune\nrating: 1e400"])
      expect(problemOf(text)).toMatch(/ 1e400 is not a number that \w+ can represent$/);
    expect(problemOf('{ "title": "Dune", "rating": 1e300 }')).toBe("valid");
  });

  it("is located at keys with the names of built-in properties", () => {
    expect(problemOf('{ "title": "a", "sizes": { "__proto__": 1, "toString": 2 } }')).toBe("valid");
    expect(problemOf('{ "title": "a", "sizes": { "__proto__": "x" } }')).toMatch(
      /^1:41-1:44 the value must be an integer/,
    );
    expect(problemOf('{ "__proto__": { "title": "a" } }')).toMatch(/ must have the property `title`$/);
    expect(problemOf('{ "title": "a", "title": "b" }')).toBe('1:17-1:24 the key "title" is defined twice in one map');
  });

  it("is found in linear time in lists of objects without duplicates", () => {
    const items = Array.from({ length: 60_000 }, (_, id) => `{"id":${id}}`);
    expect(problemOf(`{"title":"a","copies":[${items.join(",")}]}`)).toBe("valid");
    expect(problemOf('{"title":"a","copies":[{"id":1,"at":[{}]},{"at":[{}],"id":1}]}')).toMatch(
      / must not list a value twice$/,
    );
    expect(problemOf('{"title":"a","copies":[{"id":"1"},{"id":1},{"id":null},{"id":[]},{"id":{}}]}')).toBe("valid");
  });

  it("says that a value is too large instead of rejecting it", () => {
    const items = Array.from({ length: 150_000 }, (_, id) => id);
    expect(problemOf(`{"title":"a","parts":[${items.join(",")}]}`)).toMatch(
      / the value is too large to be compared with Book$/,
    );
  });

  it("is reported for values beyond the limits, and for unknown types", () => {
    expect(problemOf("[".repeat(100_000))).toMatch(/^1:/);
    expect(problemOf(`"${"a".repeat(2_000_001)}"`)).toMatch(/ the value has more than 2000000 characters$/);
    expect(problemOf("{}", { type: "Magazine" })).toMatch(/ the document has no type Magazine$/);
    expect(problemOf("{}", { type: "__proto__" })).toMatch(/ the document has no type __proto__$/);
  });
});
