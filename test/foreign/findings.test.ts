import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { compareFindings, findingLines } from "./findings.js";

function warning(pointer: string, line: number): Diagnostic {
  const place = { file: "a.yaml", line, column: 3, endLine: line, endColumn: 4 };
  return { code: "example-invalid", severity: "warning", message: "m", pointer, location: place };
}

describe("a list of diagnostics", () => {
  it("has one line per code and operation or component", () => {
    const found = [
      warning("/paths/~1a/get/responses/200", 7),
      warning("/components/schemas/A", 9),
      warning("/paths/~1a/get/x", 8),
    ];
    expect(findingLines(found)).toEqual([
      "warning example-invalid /components/schemas/A 9:3",
      "warning example-invalid /paths/~1a/get 7:3 ×2",
    ]);
  });

  const list = "# why\nwarning a /x 1:1\nwarning b /y 2:1 ×3\n";
  it.each([
    ["as it is", ["warning a /x 1:1", "warning b /y 2:1 ×3"], [], [], list],
    [
      "with one that is new",
      ["warning a /x 1:1", "warning b /y 2:1 ×3", "warning c /z 3:1"],
      ["warning c /z 3:1"],
      [],
      list,
    ],
    ["with more of one", ["warning a /x 1:1", "warning b /y 2:1 ×4"], ["warning b /y 2:1 ×4"], [], list],
    [
      "with fewer of one",
      ["warning a /x 1:1", "warning b /y 2:5"],
      [],
      ["warning b /y 2:1 ×3"],
      "# why\nwarning a /x 1:1\nwarning b /y 2:5\n",
    ],
    ["without one", ["warning b /y 2:1 ×3"], [], ["warning a /x 1:1"], "# why\nwarning b /y 2:1 ×3\n"],
  ])("%s", (_title, found, grown, stale, shrunk) => {
    expect(compareFindings(found, list)).toEqual({ grown, stale, shrunk });
  });
});
