import { describe, expect, test } from "vitest";
import {
  type Code,
  code,
  EncodingRefusal,
  type File,
  type Json,
  jsonFile,
  lineComment,
  proveSyntax,
  symbol,
  textFile,
  typescriptFile,
} from "../../generator/src/print/index.js";

describe("a TypeScript file", () => {
  test("has a header, imports and declarations, separated by empty lines, and ends with one line feed", () => {
    const file = typescriptFile({
      path: "src/a.ts",
      header: ["Generated.", "Do not edit."],
      body: [code`f(${symbol({ name: "b", module: "src/b", typeOnly: false })});`, code`g();`],
    });
    expect(file).toEqual({
      path: "src/a.ts",
      text: '// Generated.\n// Do not edit.\n\nimport { b } from "./b.js";\n\nf(b);\n\ng();\n',
    });
  });

  test("keeps hostile header lines inside their comment", async () => {
    const file = typescriptFile({ path: "src/a.ts", header: ["x\u2028alert()", "*/ y\r\nz"], body: [] });
    expect(file.text).toBe("// x\\u2028alert()\n// */ y\n// z\n");
  });

  test("can be nested as deeply as a specification", () => {
    let nested: Code = code`a`;
    for (let depth = 0; depth < 50_000; depth++) nested = code`(${nested})`;
    const { text } = typescriptFile({ path: "src/a.ts", header: [], body: [nested] });
    expect(text).toBe(`${"(".repeat(50_000)}a${")".repeat(50_000)}\n`);
  });
});

describe("a JSON file", () => {
  test("is indented by two, ends with a line feed, and contains no invisible character", () => {
    const value = JSON.parse('{ "a": ["\\u202e\\ud800\\n</script>"], "__proto__": 1 }') as Json;
    const { text } = jsonFile("a.json", value);
    expect(text).toBe('{\n  "a": [\n    "\\u202e\\ud800\\n</script>"\n  ],\n  "__proto__": 1\n}\n');
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe("a file's path", () => {
  test.each(["src/types/guilds.ts", ".gitattributes", "reference/größe.md", "a/.b/c..d"])("may be %s", (path) => {
    expect(textFile(path, "x")).toEqual({ path, text: "x" });
  });

  test("must not have a segment of dots", () => {
    expect(() => textFile("a/../b", "")).toThrow('"a/../b" cannot be printed as a path: a segment has only dots');
  });

  test.each([
    ["leave the folder", "../a"],
    ["leave the folder from inside", "a/../../b"],
    ["be absolute", "/etc/passwd"],
    ["have a drive", "C:/a"],
    ["have backslashes", "a\\b"],
    ["be empty", ""],
    ["end in a slash", "a/"],
    ["name a device", "src/con.ts"],
    ["name a stream", "a.ts:b"],
    ["end in a dot", "a."],
    ["hide characters", "a\u202ets.exe"],
    ["have a line break", "a\nb"],
    ["have a NUL", "a\0b"],
    ["be too long for a file system", "a".repeat(201)],
  ])("may not %s", (_title, path) => {
    expect(() => textFile(path, "")).toThrow(EncodingRefusal);
    expect(() => jsonFile(path, null)).toThrow(EncodingRefusal);
    expect(() => typescriptFile({ path, header: [], body: [] })).toThrow(EncodingRefusal);
  });
});

describe("the syntax check", () => {
  const file = (path: string, text: string): File => ({ path, text });

  test("accepts files that parse, whatever they import", async () => {
    const good = typescriptFile({
      path: "src/a.ts",
      header: [],
      body: [lineComment("x"), code`import "./missing.js";`],
    });
    expect(proveSyntax([good, file("a.json", "{"), file("a.md", "}")])).toEqual([]);
    expect(proveSyntax([])).toEqual([]);
  });

  test("reports path, line, column and error of every file with a syntax error", async () => {
    const problems = proveSyntax([
      file("src/a.ts", "const a = 1;\nconst b = ;\n"),
      file("src/b.ts", "const a = 1;\n"),
      file("src/c.mts", 'const a = "\n'),
    ]);
    expect(problems).toEqual([
      { path: "src/a.ts", line: 2, column: 11, message: "Expression expected." },
      { path: "src/c.mts", line: 1, column: 12, message: "Unterminated string literal." },
    ]);
  });
});
