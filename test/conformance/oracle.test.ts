import { describe, expect, it } from "vitest";
import { compile } from "../validators/compile.js";
import { faults, undetoured } from "./oracle.js";

describe("schemas that the comparison skips or rewrites", () => {
  it.each(faults)("are still a fault of ajv: $title", (fault) => {
    expect(undetoured(fault), "ajv has mended this: take it out of the list of faults").toBe(!fault.right);
  });

  it.each(faults)("are handled correctly by generated code: $title", ({ schema, value, right }) => {
    expect(compile(schema).is(value)).toBe(right);
  });
});
