import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefixEnd } from "../../../service/src/store/prefix.js";

/** Texts as databases compare them: by code points, which UTF-8 keeps in order. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

const text = fc.string({ unit: "binary", maxLength: 32 });

describe("the end of a prefix", () => {
  it("is after every text with the prefix, and not after the others that follow it", () => {
    fc.assert(
      fc.property(text, text, (prefix, other) => {
        const isBetween = compare(other, prefix) >= 0 && compare(other, prefixEnd(prefix)) < 0;
        expect(isBetween).toBe(other.startsWith(prefix));
        expect(compare(prefix + other, prefixEnd(prefix))).toBeLessThan(0);
      }),
    );
  });

  it("passes over halves of surrogate pairs, and the last code point", () => {
    expect(prefixEnd("a\ud7ff")).toBe("a\ue000");
    expect(prefixEnd("a\u{10ffff}")).toBe("b");
  });
});
