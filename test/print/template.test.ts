import { describe, expect, test } from "vitest";
import { type Code, code, lines, snippet } from "../../generator/src/print/index.js";

const a = code`a`;
const two = lines([code`one {`, code`  inner`, code`}`]);

describe("a code template", () => {
  test.each<[string, Code, string]>([
    ["prints its text", code`const a = 1;`, "const a = 1;"],
    ["prints values in order", code`${a} + ${a}`, "a + a"],
    ["prints arrays without anything between", code`f(${[a, a]})`, "f(aa)"],
    ["prints nothing for undefined and empty arrays", code`f(${undefined}${[]})`, "f()"],
    ["keeps blanks at its ends", code`${a}${code`, `}${a}`, "a, a"],
    ["keeps its lines as they are", code`if (a) {\n    b\n}`, "if (a) {\n    b\n}"],
    [
      "indents a value like the line that it stands on",
      code`x {\n  y = ${two};\n}`,
      "x {\n  y = one {\n    inner\n  };\n}",
    ],
    [
      "indents by blanks that begin its first line",
      lines([a, code`  return ${two};`]),
      "a\n  return one {\n    inner\n  };",
    ],
    ["does not indent by blanks inside of a line", code`x${code` & ${two}`}`, "x & one {\n  inner\n}"],
    [
      "indents values inside of values",
      code`x {\n  ${code`y {\n  ${two}\n}`}\n}`,
      "x {\n  y {\n    one {\n      inner\n    }\n  }\n}",
    ],
    ["knows escaped backslashes, backticks and dollars", code`\\d \`\${a}\``, "\\d `${a}`"],
  ])("%s", (_title, given, want) => {
    expect(snippet([given])).toBe(want);
  });

  test("that begins with a line break is dedented, without that break and its last blank line", () => {
    const given = code`
      class A {
        ${two}

        b;
      }
    `;
    expect(snippet([given])).toBe("class A {\n  one {\n    inner\n  }\n\n  b;\n}");
  });

  test("drops lines that contain only empty values", () => {
    const given = code`
      class A {
        ${undefined}
        ${[]}
        ${lines([])}${undefined}
        b${undefined};
      }
    `;
    expect(snippet([given])).toBe("class A {\n  b;\n}");
  });

  test("returns the same code each time, with the current values", () => {
    const make = (value: Code): string => snippet([code`<${value}>`]);
    expect([make(code`1`), make(code`2`)]).toEqual(["<1>", "<2>"]);
  });

  test.each(["spec text", 5, null, { text: "x" }])("throws for %j, which is no code", (value) => {
    expect(() => code`${value as unknown as Code}`).toThrow("spec text goes through an encoder");
    expect(() => code`${[value as unknown as Code]}`).toThrow("spec text goes through an encoder");
  });

  test("throws for an escape that would lose its backslash", () => {
    expect(() => code`/\d+/`).toThrow("write \\\\d");
  });
});
