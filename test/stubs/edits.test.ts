import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EditPlans } from "../../generator/src/stubs/edit-plans.js";
import { type Source, Sources } from "../../generator/src/stubs/source-files.js";
import { applyEdits, type Edit, shiftPosition } from "../../generator/src/stubs/splice.js";

function sourceOf(text: string): Source {
  const [source] = new Sources([{ path: "file.ts", text }]).all;
  if (source === undefined) throw new Error("the file was not parsed");
  return source;
}

const edits: fc.Arbitrary<{ readonly text: string; readonly edits: readonly Edit[] }> = fc
  .tuple(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.array(fc.tuple(fc.nat(9), fc.nat(3), fc.string({ maxLength: 4 }))),
  )
  .map(([text, steps]) => {
    let at = 0;
    const all = steps.flatMap(([gap, length, replacement]): Edit[] => {
      const start = at + gap;
      const end = start + length;
      if (end > text.length) return [];
      at = end;
      return [{ start, end, text: replacement }];
    });
    return { text, edits: all };
  });

describe("a splice", () => {
  it("keeps all text outside the edits, in any order of edits", () => {
    fc.assert(
      fc.property(edits, ({ text, edits: all }) => {
        const result = applyEdits(
          text,
          [...all].sort((one, other) => other.start - one.start || one.end - other.end),
        );
        let at = 0;
        let from = 0;
        for (const { start, end, text: replacement } of all) {
          const kept = text.slice(from, start);
          expect(result.slice(at, at + kept.length)).toBe(kept);
          at += kept.length + replacement.length;
          from = end;
        }
        expect(result.slice(at)).toBe(text.slice(from));
      }),
    );
  });

  it("maps a position outside the edits to the same character", () => {
    fc.assert(
      fc.property(edits, fc.nat(40), ({ text, edits: all }, position) => {
        fc.pre(position < text.length && all.every(({ start, end }) => position < start || position >= end));
        expect(applyEdits(text, all)[shiftPosition(position, all)]).toBe(text[position]);
      }),
    );
  });

  it("refuses edits that overlap", () => {
    const overlapping = [
      { start: 0, end: 2, text: "" },
      { start: 1, end: 3, text: "" },
    ];
    expect(() => applyEdits("abc", overlapping)).toThrow("overlap");
    expect(() => applyEdits("abc", [{ start: 2, end: 4, text: "" }])).toThrow("overlap");
  });
});

describe("edits of a file", () => {
  const source = sourceOf("\uFEFFconst a = 1;\n");

  it("are applied once, however often requested, after the byte order mark", () => {
    const plans = new EditPlans();
    for (let time = 0; time < 2; time += 1) plans.add(source, [{ start: 6, end: 7, text: "b" }]);
    const { files, refused } = plans.apply();
    expect(files.map(({ text, before }) => [before, text])).toEqual([["\uFEFFconst a = 1;\n", "\uFEFFconst b = 1;\n"]]);
    expect(refused).toEqual([]);
  });

  it("are refused if the result is not TypeScript", () => {
    const plans = new EditPlans();
    plans.add(source, [{ start: 0, end: 0, text: "}" }]);
    const { files, refused } = plans.apply();
    expect(files).toEqual([]);
    expect(refused.map(({ code, at }) => [code, at?.path])).toEqual([["stubs-unseen", "file.ts"]]);
  });
});
