import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  combineBits,
  compareSnowflakes,
  formatBits,
  hasBits,
  parseBits,
  snowflakeOfTime,
  timeOfSnowflake,
  withoutBits,
} from "../../runtime/src/client/index.js";

const runs = { numRuns: 1000 };
const epoch = 1420070400000;
const snowflake = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const bits = fc.bigInt({ min: 0n, max: 2n ** 80n });

describe("a snowflake", () => {
  test("contains its creation time", () => {
    expect(timeOfSnowflake("175928847299117063", epoch).toISOString()).toBe("2016-04-30T11:18:25.796Z");
    expect(timeOfSnowflake("175928847299117063", 0).getTime()).toBe(41944705796);
    expect(timeOfSnowflake("0", epoch).toISOString()).toBe("2015-01-01T00:00:00.000Z");
  });

  test("made from a time is the smallest of its millisecond, and yields that time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1420070400000, max: 1420070400000 + 2 ** 42 - 1 }), (time) => {
        const id = snowflakeOfTime(time, epoch);
        expect(timeOfSnowflake(id, epoch).getTime()).toBe(time);
        expect(snowflakeOfTime(new Date(time), epoch)).toBe(id);
        if (id !== "0") expect(timeOfSnowflake(String(BigInt(id) - 1n), epoch).getTime()).toBe(time - 1);
      }),
      runs,
    );
  });

  test("is ordered by its number", () => {
    fc.assert(
      fc.property(snowflake, snowflake, (a, b) => {
        const want = a < b ? -1 : a > b ? 1 : 0;
        expect(Math.sign(compareSnowflakes(String(a), String(b)))).toBe(want);
        expect(compareSnowflakes(String(a), String(a))).toBe(0);
      }),
      runs,
    );
  });

  test.each(["", "abc", "-1", "1.5", "0x10", " 1", "123456789012345678901"])("is never %j", (text) => {
    expect(() => timeOfSnowflake(text, epoch)).toThrow(RangeError);
  });

  test.each([0, Number.NaN, new Date(Number.NaN), 1420070399999])("cannot be made from %s", (time) => {
    expect(() => snowflakeOfTime(time, epoch)).toThrow(RangeError);
  });
});

describe("a bit set", () => {
  test("is the same after formatting and parsing", () => {
    fc.assert(
      fc.property(bits, (set) => {
        expect(parseBits(formatBits(set))).toBe(set);
      }),
      runs,
    );
  });

  test.each(["", "-1", "0x8", "1e3", " 1", "1n"])("is never %j", (text) => {
    expect(() => parseBits(text)).toThrow(RangeError);
  });

  test("contains what was combined, and lacks what was removed", () => {
    fc.assert(
      fc.property(bits, bits, bits, (a, b, c) => {
        const all = combineBits(a, b, c);
        expect(hasBits(all, a, b, c)).toBe(true);
        const rest = withoutBits(all, a, b);
        expect(rest & (a | b)).toBe(0n);
        expect(combineBits(rest, a, b)).toBe(all);
        expect(hasBits(rest, a)).toBe(a === 0n);
      }),
      runs,
    );
  });

  test("satisfies an empty requirement", () => {
    expect([hasBits(0n), hasBits(1n, 0n), combineBits(), withoutBits(5n)]).toEqual([true, true, 0n, 5n]);
  });

  test("requires all of the bits", () => {
    expect([hasBits(0b101n, 0b100n), hasBits(0b101n, 0b110n), hasBits(0b101n, 0b001n, 0b010n)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
