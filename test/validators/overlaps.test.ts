import { expect, it } from "vitest";
import { compile } from "./compile.js";

const A = { type: "object", properties: { a: { type: "string" } } };
const B = { type: "object", properties: { b: { type: "integer" } } };

it.each(["oneOf", "anyOf"])("accepts what fits either of two overlapping alternatives of %s", (keyword) => {
  const union = compile({ [keyword]: [A, B] });
  for (const value of [{}, { a: "x" }, { b: 1 }, { a: "x", b: 1 }, { c: true }]) {
    expect(union.is(value)).toBe(true);
    expect(union.validate(value)).toEqual({ ok: true, value });
  }
});

it("rejects what fits neither, and keeps the properties of both in a copy", () => {
  const union = compile({ oneOf: [A, B] });
  expect(union.is({ a: 1, b: "x" })).toBe(false);
  expect(union.validate("text")).toMatchObject({ ok: false });
  expect(union.parse({ a: "x", b: 1, c: true })).toEqual({ ok: true, value: { a: "x", b: 1 } });
});

it("still requires exactly one of two alternatives that each require a property of their own", () => {
  const byId = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
  const byName = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
  const union = compile({ oneOf: [byId, byName] });
  expect([{ id: "1" }, { name: "n" }, { id: "1", name: "n" }, {}].map((value) => union.is(value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("accepts every integer for `oneOf` of an integer and a number", () => {
  const union = compile({ oneOf: [{ type: "integer" }, { type: "number" }] });
  expect([1, 1.5, "1"].map((value) => union.is(value))).toEqual([true, true, false]);
});
