import { describe, expect, it } from "vitest";
import { acceptsValue, decideValue } from "../../generator/src/examples/accepts-value.js";
import type { Json } from "../../generator/src/values/json.js";
import { modelOfSchemas } from "../validators/compile.js";

function decided(schema: unknown, value: Json) {
  const model = modelOfSchemas({ Subject: schema });
  const use = model.types.get("Subject")?.use;
  if (use === undefined) throw new Error("there is no schema");
  const view = { model, view: "request" } as const;
  return { decision: decideValue(use, value, view), accepts: acceptsValue(use, value, view) };
}

/** Arrays inside each other. */
function nested(depth: number): Json {
  let value: Json = [];
  for (let index = 0; index < depth; index++) value = [value];
  return value;
}

const tree = { type: "array", items: { $ref: "#/components/schemas/Subject" } };

describe("a decision", () => {
  it("tells whether a schema accepts a value", () => {
    expect(decided({ type: "string", maxLength: 2 }, "ab")).toEqual({ decision: "accepted", accepts: true });
    expect(decided({ type: "string", maxLength: 2 }, "abc")).toEqual({ decision: "rejected", accepts: false });
    expect(decided(tree, nested(50))).toEqual({ decision: "accepted", accepts: true });
  });

  it.each([
    ["deeper than the limit", tree, nested(1_000)],
    ["deeper than the limit, where the schema is negated", { not: tree }, nested(1_000)],
    ["with too many items", { type: "array", items: { type: "integer" } }, Array.from({ length: 300_000 }, () => 1)],
  ])("%s is undecided, and does not count as accepted", (_title, schema, value) => {
    expect(decided(schema, value)).toEqual({ decision: "undecided", accepts: false });
  });

  it("that depends on a pattern that may take too long is undecided", () => {
    expect(decided({ type: "string", pattern: "^(a|a)*$" }, "b").decision).toBe("undecided");
    expect(decided({ type: "string", pattern: "^a*$" }, "b").decision).toBe("rejected");
  });

  it("checks the syntax of bytes", () => {
    expect(decided({ type: "string", format: "byte" }, "not bytes").decision).toBe("rejected");
    expect(decided({ type: "string", format: "byte" }, "QUJD").decision).toBe("accepted");
  });
});

describe("alternatives that a property distinguishes", () => {
  const variant = (kind: string, property: string) => ({
    type: "object",
    required: ["kind", property],
    properties: { kind: { const: kind }, [property]: { type: "string" } },
  });
  const union = { oneOf: [variant("a", "one"), variant("b", "two")] };

  it("are selected by the values that their schemas list", () => {
    expect(decided(union, { kind: "a", one: "x" }).decision).toBe("accepted");
    expect(decided(union, { kind: "a", two: "x" }).decision).toBe("rejected");
    expect(decided(union, { one: "x" }).decision).toBe("rejected");
  });
});
