import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoints, maxLength, minLength } from "../../runtime/src/validate/length.js";
import { compileAll } from "./compile.js";

/** Lengths in code points. A lone surrogate counts as one. */

const texts = fc.array(fc.constantFrom("a", "é", "€", "😀", "\ud83d", "\ude00"), { maxLength: 12 });

describe("the length of a text", () => {
  it("is its number of code points", () => {
    fc.assert(
      fc.property(texts, fc.nat(14), (parts, limit) => {
        const text = parts.join("");
        const count = Array.from(text).length;
        expect(codePoints(text)).toBe(count);
        expect(minLength(text, limit)).toBe(count >= limit);
        expect(maxLength(text, limit)).toBe(count <= limit);
      }),
    );
  });

  it("is compared to bounds in the same way by `is` and `validate`", () => {
    const { Name } = compileAll({ Name: { type: "string", minLength: 2, maxLength: 5 } });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("");
        const count = Array.from(text).length;
        expect(Name?.is(text)).toBe(count >= 2 && count <= 5);
        expect(Name?.validate(text).ok).toBe(count >= 2 && count <= 5);
      }),
    );
  });
});
