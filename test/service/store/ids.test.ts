import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIdGenerator, timeOfId } from "../../../service/src/store/ids.js";

const moments = fc.date({ min: new Date("2015-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });

describe("ids", () => {
  it("increase, regardless of the clock", () => {
    fc.assert(
      fc.property(fc.array(moments, { minLength: 2, maxLength: 50 }), (times) => {
        const ids = createIdGenerator(7);
        const made = times.map((time) => BigInt(ids.next(time)));
        expect(made.every((id, index) => index === 0 || id > (made[index - 1] ?? 0n))).toBe(true);
      }),
    );
  });

  it("contain their creation time", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 1023 }), (time, worker) => {
        const id = createIdGenerator(worker).next(time);
        expect(timeOfId(id)).toEqual(time);
      }),
    );
  });

  it("of two workers differ at any moment", () => {
    fc.assert(
      fc.property(fc.array(moments, { maxLength: 20 }), (times) => {
        const [one, other] = [createIdGenerator(1), createIdGenerator(2)];
        const made = times.flatMap((time) => [one.next(time), other.next(time)]);
        expect(new Set(made).size).toBe(made.length);
      }),
    );
  });

  it("use the next millisecond when one is used up", () => {
    const ids = createIdGenerator(0);
    const now = new Date("2021-06-01");
    const made = Array.from({ length: 10_000 }, () => ids.next(now));
    expect(new Set(made).size).toBe(10_000);
    expect(timeOfId(made.at(-1) ?? "").getTime() - now.getTime()).toBe(2);
  });

  it("increase when the worker number changes", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(moments, fc.nat({ max: 1023 })), { minLength: 1, maxLength: 20 }), (steps) => {
        const ids = createIdGenerator(1023);
        const made = steps.flatMap(([time, worker]) => {
          const before = BigInt(ids.next(time));
          ids.useWorker(worker);
          const after = BigInt(ids.next(time));
          expect((after >> 12n) & 1023n).toBe(BigInt(worker));
          return [before, after];
        });
        expect(made.every((id, index) => index === 0 || id > (made[index - 1] ?? 0n))).toBe(true);
      }),
    );
  });

  it.each([-1, 1024, 0.5, Number.NaN])("reject the worker %d", (worker) => {
    expect(() => createIdGenerator(worker)).toThrow(RangeError);
  });
});
