import { describe, expect, it } from "vitest";
import { survivalOf } from "./survival.js";

const before = "import a;\r\n\nconst b = {\n\tc, // d\n};";

describe("the check that user-written bytes survive", () => {
  it("accepts inserted lines and insertions into lines", () => {
    expect(survivalOf(before, before)).toEqual({ extended: [], lost: [] });
    expect(survivalOf(before, before.replace("\tc,", "\tc,\n\tnew,"))).toEqual({ extended: ["\tc, // d\n"], lost: [] });
    expect(survivalOf(before, `first;\n${before}\nlast;`)).toEqual({ extended: ["};"], lost: [] });
  });

  it.each([
    ["a lost sign", before.replace("c,", "c")],
    ["another line end", before.replace("\r\n", "\n")],
    ["lost indentation", before.replace("\t", "")],
    ["a lost empty line", before.replace("\n\n", "\n")],
    ["a changed name", before.replace("b", "B")],
    ["two lines that changed places", `\tc, // d\nimport a;\r\n\nconst b = {\n};`],
    ["a lost end", before.slice(0, -1)],
  ])("detects %s", (_what, after) => {
    expect(survivalOf(before, after).lost.length).toBeGreaterThan(0);
  });
});
