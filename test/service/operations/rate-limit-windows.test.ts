import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RateLimitWindows } from "../../../service/src/limits/rate-limit-windows.js";

describe("a window", () => {
  it("never admits more requests than its limit within its length", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom("a", "b")), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (waits, limit) => {
        let now = 1_000_000;
        const windows = new RateLimitWindows({ limit, length: 1000, now: () => now });
        const opened = new Map<string, { at: number; count: number }>();
        for (const [wait, key] of waits) {
          now += wait;
          const state = windows.take(key);
          const known = opened.get(key);
          const window = known !== undefined && now < known.at + 1000 ? known : { at: now, count: 0 };
          opened.set(key, window);
          expect(state.allowed).toBe(window.count < limit);
          if (state.allowed) window.count += 1;
          expect(state.remaining).toBe(limit - window.count);
          expect(state.resetAfter).toBe(window.at + 1000 - now);
        }
      }),
    );
  });

  it("can be read without counting", () => {
    const windows = new RateLimitWindows({ limit: 1, length: 1000, now: () => 5 });
    expect(windows.peek("a")).toMatchObject({ allowed: true, remaining: 1 });
    expect(windows.peek("a")).toMatchObject({ allowed: true, remaining: 1 });
    expect(windows.take("a")).toMatchObject({ allowed: true, remaining: 0 });
    expect(windows.peek("a")).toMatchObject({ allowed: false, remaining: 0 });
  });
});

describe("windows of many callers", () => {
  it("are limited in number, and none is discarded before its end", () => {
    const takes = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 300 });
    fc.assert(
      fc.property(takes, (list) => {
        let now = 0;
        const windows = new RateLimitWindows({ limit: 3, length: 1000, now: () => now, capacity: 20, perCaller: 5 });
        for (const expected of [2, 1, 0]) {
          expect(windows.take("victim", "[1]").remaining).toBe(expected);
          for (const [caller, key] of list) windows.take(`caller ${caller}`, `[${key}]`);
          now += 300;
          expect(windows.size).toBeLessThanOrEqual(2 * 20 + 1);
        }
        expect(windows.take("victim", "[1]").allowed).toBe(false);
        now += 1000;
        expect(windows.take("victim", "[1]").allowed).toBe(true);
        expect(windows.size).toBe(1);
      }),
    );
  });

  it("of one caller do not use the capacity of another", () => {
    const windows = new RateLimitWindows({ limit: 1, length: 1000, now: () => 5, capacity: 100, perCaller: 10 });
    expect(windows.take("victim", "[1]").allowed).toBe(true);
    const sent = Array.from({ length: 500 }, (_, key) => windows.take("hostile", `[${key}]`).allowed);
    expect(sent.filter(Boolean)).toHaveLength(11);
    for (let caller = 0; caller < 500; caller++) windows.take(`hostile ${caller}`, "[1]");
    expect(windows.take("victim", "[1]").allowed).toBe(false);
    expect(windows.take("victim", "[2]").allowed).toBe(true);
    expect(windows.size).toBeLessThanOrEqual(102);
  });

  it("can take back a counted request", () => {
    const windows = new RateLimitWindows({ limit: 1, length: 1000, now: () => 5 });
    windows.take("a");
    windows.release("a");
    windows.release("a");
    expect([windows.take("a").allowed, windows.take("a").allowed]).toEqual([true, false]);
  });
});
