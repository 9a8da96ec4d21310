import fc from "fast-check";
import { expect, it } from "vitest";

it("property tests use the same values in every run, unless SEED is set", () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env["SEED"] ?? 20_211_208));
  const tried = () => {
    const values: number[] = [];
    fc.assert(fc.property(fc.integer(), (value) => void values.push(value)));
    return values;
  };
  expect(tried()).toEqual(tried());
});
