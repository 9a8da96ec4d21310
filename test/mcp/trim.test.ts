import fc from "fast-check";
import { expect, it } from "vitest";
import { trimJson, trimText } from "../../tools/src/mcp/trim.js";

it("returns JSON that fits, and changes nothing that fits already", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 200, max: 2000 }), (value, limit) => {
      const { value: trimmed, isTrimmed } = trimJson(value, limit);
      const length = JSON.stringify(value).length;
      expect(JSON.stringify(trimmed).length).toBeLessThanOrEqual(Math.max(limit * 2, length));
      if (!isTrimmed) expect(JSON.stringify(trimmed)).toBe(JSON.stringify(value));
      if (length * 2 + 200 < limit) expect(isTrimmed).toBe(false);
    }),
  );
});

it("bounds long texts, lists, objects and nesting", () => {
  const long = "x".repeat(100_000);
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, index]));
  let deep: unknown = 1;
  for (let depth = 0; depth < 5000; depth++) deep = [deep];
  for (const value of [long, [long, long], Array(5000).fill({ long }), wide, deep]) {
    const { value: trimmed, isTrimmed } = trimJson(value, 1000);
    expect([isTrimmed, JSON.stringify(trimmed).length < 1300]).toEqual([true, true]);
  }
  expect(trimText("a😀b", 2)).toBe("a… (3 more characters)");
});
