import { describe, expect, it } from "vitest";
import { catalogue } from "../../generator/src/diagnostics/catalogue.js";
import { diagnose } from "../../generator/src/diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../../generator/src/diagnostics/diagnostic.js";
import { type DiagnosticFormat, formatDiagnostics } from "../../generator/src/diagnostics/format.js";

function place(line: number, column: number, endColumn = column, endLine = line, file = "spec/a.yaml"): SourceLocation {
  return { file, line, column, endLine, endColumn };
}

const source = "openapi: 3.1.0\npaths:\n  /a:\n    $ref: './b.yaml#/x'\n    summary: s\n";

const unresolved: Diagnostic = diagnose("reference-unresolved", "there is nothing at /x in spec/b.yaml", {
  location: place(4, 11, 24),
  pointer: "/paths/~1a",
  expected: "a node",
  fix: "write it",
  related: [{ message: "this file", location: place(1, 1, 1, 1, "spec/b.yaml") }],
});
const ignored = diagnose("reference-siblings-ignored", "summary has no effect", { location: place(5, 5, 12) });

function format(
  diagnostics: readonly Diagnostic[],
  kind: DiagnosticFormat,
  text: string = source,
  color = false,
): string {
  return formatDiagnostics(diagnostics, {
    format: kind,
    color,
    source: (file) => (file === "spec/a.yaml" ? text : undefined),
  });
}

describe("text", () => {
  it("shows location, severity, code, message, surrounding lines, expectation, fix, related locations and a count", () => {
    expect(format([ignored, unresolved], "text")).toBe(`spec/a.yaml:4:11 error reference-unresolved
  there is nothing at /x in spec/b.yaml
    3 |   /a:
  > 4 |     $ref: './b.yaml#/x'
      |           ^^^^^^^^^^^^^
    5 |     summary: s
  expected: a node
  fix: write it
  spec/b.yaml:1:1 this file

spec/a.yaml:5:5 warning reference-siblings-ignored
  summary has no effect
    4 |     $ref: './b.yaml#/x'
  > 5 |     summary: s
      |     ^^^^^^^

1 error, 1 warning
`);
  });

  const at = (line: number): { readonly location: SourceLocation } => ({
    location: place(line, 5, 12, line, "spec/b.yaml"),
  });

  it("shows each code once, with its number, its meaning and the first locations", () => {
    const many = Array.from({ length: 405 }, (_, index) =>
      diagnose("reference-siblings-ignored", "summary has no effect", at(index + 10)),
    );
    const blocks = format([...many, unresolved], "text").split("\n\n");
    expect(blocks.slice(1)).toEqual([
      `spec/b.yaml:10:5 warning reference-siblings-ignored (405 times): Keywords next to a $ref have no effect here
  summary has no effect
  also at
    spec/b.yaml:11:5
    spec/b.yaml:12:5
    spec/b.yaml:13:5
    spec/b.yaml:14:5
    and 400 more; --format json lists them`,
      "1 error, 405 warnings\n",
    ]);
    expect(JSON.parse(format(many, "json"))).toHaveLength(405);
    expect(JSON.parse(format(many, "sarif")).runs[0].results).toHaveLength(405);
    expect(format(many, "github").match(/^::warning /gm)).toHaveLength(405);
  });

  it("shows the names and values that differ at the other locations of a code, and fixes of another kind", () => {
    const keyword = (line: number, name: string, fix: string): Diagnostic =>
      diagnose("unknown-keyword", `unknown keyword \`${name}\` in a Schema Object`, { ...at(line), fix });
    const keywords = [
      keyword(1, "min_items", "did you mean `minItems`?"),
      keyword(2, "max_items", "did you mean `maxItems`?"),
      keyword(3, "min_items", "did you mean `minItems`?"),
      keyword(4, "optional", "drop `optional`"),
    ];
    expect(format(keywords, "text")).toContain(`  unknown keyword \`min_items\` in a Schema Object
  fix: did you mean \`minItems\`?
  also at
    spec/b.yaml:2:5 \`max_items\`; fix: did you mean \`maxItems\`?
    spec/b.yaml:3:5
    spec/b.yaml:4:5 \`optional\`; fix: drop \`optional\`

4 errors
`);
    const undeclared = ["a", "b"].map((name, index) => {
      const fix = `declare \`${name}\`, or drop it here`;
      return diagnose("required-undeclared", `\`${name}\` is required`, { ...at(index + 1), fix });
    });
    expect(format(undeclared, "text")).toContain("  also at\n    spec/b.yaml:2:5 `b`\n");
    const values = [12, 7].map((value, index) =>
      diagnose("wrong-value", `must be \`on\`, found ${value}`, {
        ...at(index + 1),
        expected: index === 0 ? "`on`" : "`off`",
      }),
    );
    expect(format(values, "text")).toContain("  also at\n    spec/b.yaml:2:5 must be `on`, found 7; expected: `off`\n");
  });

  it("shows each form of a message before it repeats one", () => {
    const messages = [
      ...Array.from({ length: 20 }, (_, index) => `the format \`f${index}\` is not checked`),
      "links",
      "callbacks",
    ];
    const effects = messages.map((message, index) => diagnose("keyword-without-effect", message, at(index + 1)));
    expect(format(effects, "text")).toContain(`
  also at
    spec/b.yaml:2:5 \`f1\`
    spec/b.yaml:3:5 \`f2\`
    spec/b.yaml:21:5 links
    spec/b.yaml:22:5 callbacks
    and 17 more; --format json lists them
`);
  });

  it("lists more places for errors than for warnings, in separate entries if they have the same code", () => {
    const errors = Array.from({ length: 40 }, (_, index) =>
      diagnose("reference-unresolved", "no target", at(index + 1)),
    );
    const read = { ...diagnose("reference-unresolved", "no target", at(60)), severity: "warning" } as const;
    const [error = "", warning] = format([...errors, read], "text").split("\n\n");
    expect(error.match(/^ {4}spec\/b\.yaml:/gm)).toHaveLength(20);
    expect(error).toContain("and 19 more");
    expect(warning).toBe("spec/b.yaml:60:5 warning reference-unresolved\n  no target");
  });

  it("shows places of programs separately, up to 50 errors and 10 warnings of one code", () => {
    const separate = (diagnostics: readonly Diagnostic[]): number => {
      const options = { format: "text", color: false, source: () => undefined, grouping: "frequent-codes" } as const;
      return formatDiagnostics(diagnostics, options).split("\n\n").length - 1;
    };
    const errors = Array.from({ length: 51 }, (_, index) => diagnose("stubs-unparsable", "m", at(index + 1)));
    const warnings = Array.from({ length: 11 }, (_, index) => diagnose("stubs-operation-removed", "m", at(index + 1)));
    expect([50, 51].map((length) => separate(errors.slice(0, length)))).toEqual([50, 1]);
    expect([10, 11].map((length) => separate(warnings.slice(0, length)))).toEqual([10, 1]);
  });

  it("is empty without diagnostics", () => {
    expect(format([], "text")).toBe("");
  });

  it("omits the frame if the text is unavailable, and the location if there is none", () => {
    const elsewhere = diagnose("file-unreadable", "gone", { location: place(1, 1, 1, 1, "spec/c.yaml") });
    const nowhere = diagnose("name-collision", "twice");
    expect(format([elsewhere, nowhere, nowhere], "text")).toBe(
      "error name-collision (2 times): x-name is already the name of something else\n  twice\n\nspec/c.yaml:1:1 error file-unreadable\n  gone\n\n3 errors\n",
    );
  });

  it("is coloured only on request", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for escape sequences.
    const escapes = /\u001b\[[\d;]+m/g;
    const colored = format([unresolved, ignored], "text", source, true);
    expect(colored).toMatch(escapes);
    expect(colored.replace(escapes, "")).toBe(format([unresolved, ignored], "text"));
    for (const kind of ["json", "sarif", "github"] as const) {
      expect(format([unresolved], kind, source, true)).toBe(format([unresolved], kind, source, false));
    }
  });

  /** The marked line and its underline. */
  function frame(text: string, at: SourceLocation): readonly string[] {
    const lines = format([diagnose("syntax-error", "m", { location: at })], "text", text).split("\n");
    const marked = lines.findIndex((line) => line.startsWith("  > "));
    return lines.slice(marked, marked + 2).map((line) => line.slice(line.indexOf("|") + 2));
  }

  const frames: readonly (readonly [string, string, SourceLocation, readonly string[]])[] = [
    ["tabs are shown", "\ta:\tb", place(1, 5, 6), ["→a:→b", "    ^"]],
    ["a place without a length has one caret", "abc", place(1, 2), ["abc", " ^"]],
    ["a place at the end of a line", "abc", place(1, 4), ["abc", "   ^"]],
    ["a place beyond the end of a line", "abc", place(1, 40), ["abc", "   ^"]],
    ["a place over several lines ends with its first", "ab: |  \n  c\n", place(1, 5, 2, 3), ["ab: |", "    ^"]],
    ["carriage returns are no part of a line", "ab\r\ncd\r\n", place(1, 1, 9), ["ab", "^^"]],
    ["a carriage return alone ends a line", "ab\rcd\r", place(2, 1, 3), ["cd", "^^"]],
    ["wide characters take two columns", "日本: x", place(1, 5, 6), ["日本: x", "      ^"]],
    ["marks take none", "e\u0301: x", place(1, 5, 6), ["e\u0301: x", "   ^"]],
    ["a pair of surrogates is one character", "😀: x", place(1, 5, 6), ["😀: x", "    ^"]],
    [
      "control characters are shown",
      "a\u001b[31mb: \u0085x",
      place(1, 11, 12),
      ["a␛[31mb: <U+0085>x", `${" ".repeat(17)}^`],
    ],
    ["marks of direction are shown", "a\u202eb: x", place(1, 6, 7), ["a<U+202E>b: x", `${" ".repeat(12)}^`]],
    ["other line separators are shown", "a\u2028b", place(1, 3, 4), ["a<U+2028>b", `${" ".repeat(9)}^`]],
  ];

  it.each(frames)("in a frame, %s", (_, text, at, want) => {
    expect(frame(text, at)).toEqual(want);
  });

  it("shows the part of a long line around the column", () => {
    const text = `${"a".repeat(5_000)}HERE${"b".repeat(5_000)}`;
    const [line, under] = frame(text, place(1, 5_001, 5_005)) as [string, string];
    expect(line).toBe(`…${"a".repeat(40)}HERE${"b".repeat(56)}…`);
    expect(under).toBe(`${" ".repeat(41)}^^^^`);
    const [end, last] = frame(text, place(1, 10_004, 10_005)) as [string, string];
    expect(end).toBe(`…${"b".repeat(100)}`);
    expect(last).toBe(`${" ".repeat(100)}^`);
    const [start, all] = frame(text, place(1, 1, 10_005)) as [string, string];
    expect(start).toBe(`${"a".repeat(100)}…`);
    expect(all).toBe("^".repeat(100));
  });

  it("clips the surrounding lines at the same columns", () => {
    const text = `short\n${"a".repeat(300)}\n${"c".repeat(300)}`;
    const lines = format([diagnose("syntax-error", "m", { location: place(2, 150, 151) })], "text", text).split("\n");
    expect(lines[2]).toBe("    1 | …");
    expect(lines[5]).toBe(`    3 | …${"c".repeat(100)}…`);
  });

  it("aligns line numbers of different length", () => {
    const text = `${"x\n".repeat(9)}here\ny\n`;
    const lines = format([diagnose("syntax-error", "m", { location: place(10, 1, 5) })], "text", text).split("\n");
    expect(lines.slice(2, 6)).toEqual(["     9 | x", "  > 10 | here", "       | ^^^^", "    11 | y"]);
  });

  it("lets no file content control the terminal", () => {
    const evil = "\u001b]0;x\u0007\u009b2J\u202e\r\n::error::";
    const text = format(
      [
        diagnose("syntax-error", evil, {
          location: place(1, 1, 2, 1, `spec/${evil}.yaml`),
          expected: evil,
          fix: evil,
          related: [{ message: evil, location: place(1, 1, 1, 1, evil) }],
        }),
      ],
      "text",
    );
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text).not.toMatch(/^::/m);
  });
});

describe("json", () => {
  it("is a list ordered by location, with fields in a fixed order", () => {
    const shuffled = Object.fromEntries(Object.entries(unresolved).reverse()) as unknown as Diagnostic;
    expect(format([ignored, shuffled], "json")).toBe(format([unresolved, ignored], "json"));
    expect(JSON.parse(format([ignored, unresolved], "json"))).toEqual([unresolved, ignored]);
    expect(Object.keys((JSON.parse(format([shuffled], "json")) as object[])[0] as object)).toEqual([
      "code",
      "severity",
      "message",
      "location",
      "pointer",
      "expected",
      "fix",
      "related",
    ]);
  });

  it("is an empty list without diagnostics", () => {
    expect(format([], "json")).toBe("[]\n");
  });
});

describe("sarif", () => {
  interface Log {
    readonly version: string;
    readonly runs: readonly {
      readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] } };
      readonly columnKind: string;
      readonly results: readonly object[];
    }[];
  }

  it("has one run, a rule for every code, and a result for every diagnostic", () => {
    const log = JSON.parse(format([unresolved, ignored, diagnose("component-unused", "n")], "sarif")) as Log;
    expect(log.version).toBe("2.1.0");
    expect(log.runs).toHaveLength(1);
    const { tool, results, columnKind } = log.runs[0] as Log["runs"][number];
    expect(columnKind).toBe("utf16CodeUnits");
    expect(tool.driver.rules.map((rule) => rule.id)).toEqual(Object.keys(catalogue));
    const rule = (id: string): number => tool.driver.rules.findIndex((each) => each.id === id);
    expect(results).toEqual([
      { ruleId: "component-unused", ruleIndex: rule("component-unused"), level: "note", message: { text: "n" } },
      {
        ruleId: "reference-unresolved",
        ruleIndex: rule("reference-unresolved"),
        level: "error",
        message: { text: "there is nothing at /x in spec/b.yaml\nexpected: a node\nfix: write it" },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "spec/a.yaml" },
              region: { startLine: 4, startColumn: 11, endLine: 4, endColumn: 24 },
            },
            logicalLocations: [{ fullyQualifiedName: "/paths/~1a", kind: "member" }],
          },
        ],
        relatedLocations: [
          {
            id: 0,
            physicalLocation: {
              artifactLocation: { uri: "spec/b.yaml" },
              region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
            },
            message: { text: "this file" },
          },
        ],
      },
      {
        ruleId: "reference-siblings-ignored",
        ruleIndex: rule("reference-siblings-ignored"),
        level: "warning",
        message: { text: "summary has no effect" },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "spec/a.yaml" },
              region: { startLine: 5, startColumn: 5, endLine: 5, endColumn: 12 },
            },
          },
        ],
      },
    ]);
  });

  it("writes file names as URIs", () => {
    const text = format([diagnose("syntax-error", "m", { location: place(1, 1, 1, 1, "a b/c#d?é%.yaml") })], "sarif");
    expect(text).toContain('"uri": "a%20b/c%23d%3F%C3%A9%25.yaml"');
  });
});

describe("github", () => {
  it("is one workflow command per line", () => {
    expect(format([ignored, unresolved, diagnose("component-unused", "n")], "github")).toBe(
      "::notice title=component-unused::n\n" +
        "::error file=spec/a.yaml,line=4,endLine=4,col=11,endColumn=24,title=reference-unresolved::" +
        "there is nothing at /x in spec/b.yaml%0Aexpected: a node%0Afix: write it\n" +
        "::warning file=spec/a.yaml,line=5,endLine=5,col=5,endColumn=12,title=reference-siblings-ignored::summary has no effect\n",
    );
  });

  it("escapes characters that would end a property, a message or a line", () => {
    const at = place(1, 1, 2, 3, "a,b:c%\r\n.yaml");
    expect(format([diagnose("syntax-error", "50%\r\n::error::x", { location: at })], "github")).toBe(
      "::error file=a%2Cb%3Ac%25%0D%0A.yaml,line=1,endLine=3,col=1,title=syntax-error::50%25%0D%0A::error::x\n",
    );
  });

  it("shows control characters instead of sending them to the log", () => {
    const at = place(1, 1, 1, 2, "a\u001b[2J.yaml");
    const text = format(
      [diagnose("syntax-error", "b\u001b]0;x\u0007\u009b2J\u202e", { location: at, fix: "\u001b[2J" })],
      "github",
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
    expect(text.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
    expect(text).toContain("::b␛]0;x␇<U+009B>2J<U+202E>%0Afix: ␛[2J");
  });
});
