import { expect, it } from "vitest";
import { emitPermissions } from "../../generator/src/emit/permissions.js";
import { proveSyntax } from "../../generator/src/print/index.js";
import { modelOf, schemas } from "../model/model-of.js";
import { catalogueModel } from "./hostile.js";

const files = emitPermissions(catalogueModel());
const text = files[0]?.text ?? "";

it("a document without permission bits has no permissions file", () => {
  expect(emitPermissions(modelOf(schemas({ A: "{ type: string }" })))).toEqual([]);
});

it.each([
  ["MANAGE_THINGS", 4],
  ["FAR", 40],
  ["__proto__", 5],
])("%s is two to the power of %d, as a BigInt", (name, bit) => {
  const [, key, value] = new RegExp(`^ {2}(\\S*${name}\\S*): (0x[0-9a-f]+|[0-9]+)n,$`, "m").exec(text) ?? [];
  expect(BigInt(value ?? 0)).toBe(1n << BigInt(bit));
  // a plain or quoted __proto__ would set the prototype instead of a property
  expect(key).toBe(name === "__proto__" ? '["__proto__"]' : name);
});

it("hasPermissions compares bits only, without implied permissions", () => {
  expect(text.replaceAll(/\s*\n \* /g, " ")).toContain("check a permission that implies all others separately");
  expect(text).toContain("names.every((name) => (bits & Permission[name]) !== 0n)");
});

it("a description with a comment end does not end the comment", async () => {
  expect(text).toContain("<script>");
  expect(proveSyntax(files)).toEqual([]);
});
