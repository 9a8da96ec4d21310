import { describe, expect, it } from "vitest";
import { compile } from "../validators/compile.js";
import { faults, undetoured } from "./oracle.js";

describe("what the comparison leaves out or says in other words", () => {
  it.each(faults)("is still a fault of ajv: $title", (fault) => {
    expect(undetoured(fault), "ajv has mended this: take it out of the list of faults").toBe(!fault.right);
  });

  it.each(faults)("is right in generated code, where ajv errs: $title", ({ schema, value, right }) => {
    expect(compile(schema).is(value)).toBe(right);
  });
});
