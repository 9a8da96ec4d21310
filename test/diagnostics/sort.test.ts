import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagnose } from "../../generator/src/diagnostics/diagnose.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { compareCodePoints, sortDiagnostics } from "../../generator/src/diagnostics/sort.js";

function at(file: string, line: number, column: number, code: Diagnostic["code"] = "syntax-error"): Diagnostic {
  return diagnose(code, "m", { location: { file, line, column, endLine: line, endColumn: column } });
}

describe("diagnostics are ordered", () => {
  it("by file, line, column and code; those without a location come first", () => {
    const ordered = [
      diagnose("syntax-error", "m"),
      at("B.yaml", 1, 1),
      at("a.yaml", 2, 10),
      at("a.yaml", 10, 1),
      at("a.yaml", 10, 2, "file-unreadable"),
      at("a.yaml", 10, 2, "syntax-error"),
      at("é.yaml", 1, 1),
      at("\uffff.yaml", 1, 1),
      at("😀.yaml", 1, 1),
    ];
    expect(sortDiagnostics([...ordered].reverse())).toEqual(ordered);
  });

  it("and equal ones keep their order", () => {
    const first = diagnose("syntax-error", "first");
    const second = diagnose("syntax-error", "second");
    expect(sortDiagnostics([first, second])).toEqual([first, second]);
    expect(sortDiagnostics([second, first])).toEqual([second, first]);
  });

  it("by code units, as a comparison of their JSON would", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "b", "\uffff", "\ud83d", "\ude00", "😀", "😁", "𝒳"),
      maxLength: 4,
    });
    const byList = (a: string, b: string): number => {
      const [left, right] = [a, b].map((each) => Array.from(each, (character) => character.codePointAt(0) as number));
      for (let index = 0; ; index++) {
        const [x, y] = [left?.[index] ?? -1, right?.[index] ?? -1];
        if (x !== y || x === -1) return Math.sign(x - y);
      }
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(byList(a, b));
      }),
      { numRuns: 2_000, seed: 3 },
    );
  });
});
