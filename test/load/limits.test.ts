import { describe, expect, it } from "vitest";
import { type Files, loadFiles, root, shown } from "./virtual.js";

const depth = 100_000;

function nested(open: string, close: string, count: number): string {
  return open.repeat(count) + close.repeat(count);
}

describe("nesting", () => {
  const deep: Readonly<Record<string, readonly [Files, string]>> = {
    "lists in YAML": [{ "openapi.yaml": root(`x: ${nested("[", "]", depth)}\n`) }, "openapi.yaml:3:515"],
    "maps in YAML": [{ "openapi.yaml": root(`x: ${nested("{a: ", "}", depth)}\n`) }, "openapi.yaml:3:2048"],
    "lists in YAML by dashes": [{ "openapi.yaml": root(`x:\n  ${"- ".repeat(depth)}a\n`) }, "openapi.yaml:4:1025"],
    "maps in YAML by indentation": [
      { "openapi.yaml": Array.from({ length: 2_000 }, (_, index) => `${" ".repeat(index)}a:\n`).join("") },
      "openapi.yaml:513:513",
    ],
    "question marks in YAML": [{ "openapi.yaml": root(`${"? ".repeat(depth)}a\n`) }, "openapi.yaml:3:1025"],
    "lists in JSON": [{ "openapi.json": nested("[", "]", depth) }, "openapi.json:1:513"],
    "maps in JSON": [{ "openapi.json": nested('{"a":', "}", depth) }, "openapi.json:1:2561"],
    "JSON in a YAML file": [{ "openapi.yaml": nested('{"a":', "}", depth) }, "openapi.yaml:1:2561"],
    "unclosed lists in JSON": [{ "openapi.json": "[".repeat(depth) }, "openapi.json:1:513"],
  };

  it.each(Object.entries(deep))("of 100,000 levels is refused at the limit: %s", (_, [files, place]) => {
    const { loaded, diagnostics } = loadFiles(files);
    expect(loaded).toBeUndefined();
    expect(diagnostics.map(shown)).toEqual([
      expect.stringMatching(`^${place} limit-exceeded maps and lists are nested`),
    ]);
  });

  it("is allowed up to the limit, the same in YAML and JSON", () => {
    const document = (levels: number): string => `{ "openapi": "3.1.0", "info": ${nested("[", "]", levels - 1)} }`;
    for (const name of ["openapi.yaml", "openapi.json"]) {
      for (const prefix of name.endsWith("yaml") ? ["", "# not JSON\n"] : [""]) {
        const given = (levels: number): readonly string[] =>
          loadFiles({ [name]: prefix + document(levels) }, { limits: { depth: 20 } }).diagnostics.map(
            ({ code }) => code,
          );
        expect(given(20)).toEqual([]);
        expect(given(21)).toEqual(["limit-exceeded"]);
      }
    }
  });

  it("counts through aliases", () => {
    const lines = ["a0: &a0 [x]"];
    for (let index = 1; index < 30; index++) lines.push(`a${index}: &a${index} [*a${index - 1}]`);
    const result = loadFiles({ "openapi.yaml": root(`${lines.join("\n")}\n`) }, { limits: { depth: 20 } });
    expect(result.diagnostics.map(shown)).toEqual([
      "openapi.yaml:22:12 limit-exceeded maps and lists are nested more than 20 levels deep",
    ]);
  });

  it("counts through inlined references", () => {
    const files: Record<string, string> = { "openapi.yaml": root("x: 1\nx-a: { $ref: './a0.yaml' }\n") };
    for (let index = 0; index < 30; index++) files[`a${index}.yaml`] = `a: { $ref: './a${index + 1}.yaml' }\n`;
    files["a30.yaml"] = "a: 1\n";
    const result = loadFiles(files, { limits: { depth: 20 } });
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["limit-exceeded"]);
  });
});

describe("a chain of references", () => {
  const chain = (length: number, suffix: string): Files => ({
    "openapi.yaml": root(
      `components:\n  schemas:\n${Array.from({ length }, (_, index) => `    A${index}: { $ref: '#/components/schemas/A${index + 1}${suffix}' }\n`).join("")}    A${length}: {}\n`,
    ),
  });

  it("of a hundred is followed", () => {
    expect(loadFiles(chain(100, "")).diagnostics).toEqual([]);
  });

  it("of thousands is refused, at a cost linear in its length", () => {
    const [first] = loadFiles(chain(5_000, "")).diagnostics;
    expect(first && shown(first)).toBe("openapi.yaml:5:17 limit-exceeded a chain of references is too long");
  });

  it("through the pointers of references is refused without a stack overflow", () => {
    const [first] = loadFiles(chain(20_000, "/x")).diagnostics;
    expect(first && shown(first)).toBe("openapi.yaml:5:17 limit-exceeded pointers pass through too many references");
  });
});

describe("size", () => {
  it("of nested aliases is refused before they are expanded", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let index = 1; index < 60; index++) {
      lines.push(`a${index}: &a${index} [${Array.from({ length: 10 }, () => `*a${index - 1}`).join(", ")}]`);
    }
    const result = loadFiles({ "openapi.yaml": root(`${lines.join("\n")}\n`) });
    expect(result.loaded).toBeUndefined();
    expect(result.diagnostics.map(shown)).toEqual([
      "openapi.yaml:9:10 limit-exceeded aliases make more than 2000000 nodes",
    ]);
  });

  it("of aliases is refused if it is disproportionate to the document", () => {
    const list = `a: &a [${"x, ".repeat(1_000)}x]\n`;
    const aliases = `b: [${"*a, ".repeat(200)}*a]\n`;
    const result = loadFiles({ "openapi.yaml": root(list + aliases) });
    expect(result.diagnostics.map(({ code, location }) => `${code} ${location?.line}`)).toEqual(["limit-exceeded 4"]);
  });

  it("of an array that is used a few times is accepted", () => {
    const { diagnostics, loaded } = loadFiles({ "openapi.yaml": root("x: &a [1, 2]\ny: [*a, *a, &a 3, *a]\n") });
    expect(diagnostics).toEqual([]);
    expect(loaded?.document).toMatchObject({ x: [1, 2], y: [[1, 2], [1, 2], 3, 3] });
  });

  it("of nested inlined references is limited as well", () => {
    const files: Record<string, string> = { "openapi.yaml": root("x-a: { $ref: './a0.yaml' }\n") };
    const many = (name: string): string => `[${Array.from({ length: 10 }, () => `{ $ref: '${name}' }`).join(", ")}]\n`;
    for (let index = 0; index < 12; index++) files[`a${index}.yaml`] = many(`./a${index + 1}.yaml`);
    files["a12.yaml"] = "a: 1\n";
    const { diagnostics } = loadFiles(files, { limits: { nodes: 100_000 } });
    expect(diagnostics.map(({ code }) => code)).toEqual(["limit-exceeded"]);
  });

  const bounds: Readonly<Record<string, readonly [Files, Parameters<typeof loadFiles>[1], string]>> = {
    "bytes of the root": [
      { "openapi.yaml": root() },
      { limits: { fileBytes: 10 } },
      "openapi.yaml:1:1 limit-exceeded openapi.yaml has 48 bytes",
    ],
    "bytes of a YAML file": [
      { "openapi.yaml": root() },
      { limits: { yamlBytes: 10 } },
      "openapi.yaml:1:1 limit-exceeded a YAML file of 48 bytes",
    ],
    "bytes of a file that is referred to": [
      { "openapi.yaml": root("x-a: { $ref: './b.json' }\n"), "b.json": `"${"x".repeat(200)}"` },
      { limits: { fileBytes: 100 } },
      "openapi.yaml:3:14 limit-exceeded b.json has 202 bytes",
    ],
    "bytes of all files": [
      { "openapi.yaml": root("x-a: { $ref: './b.json' }\n"), "b.json": `"${"x".repeat(200)}"` },
      { limits: { totalBytes: 250 } },
      "openapi.yaml:3:14 limit-exceeded the specification has more than 250 bytes",
    ],
    "the number of files": [
      { "openapi.yaml": root("x-a: { $ref: './b.json' }\n"), "b.json": "1" },
      { limits: { files: 1 } },
      "openapi.yaml:3:14 limit-exceeded the specification has more than 1 files",
    ],
    "nodes of all files": [
      { "openapi.yaml": root("x-a: { $ref: './b.json' }\n"), "b.json": '{ "b": [1, 2, 3] }' },
      { limits: { nodes: 10 } },
      "openapi.yaml:3:14 limit-exceeded the specification has more than 10 nodes",
    ],
    "nodes that references repeat": [
      {
        "openapi.yaml": root(
          `components:\n  schemas:\n    A: { enum: [1, 2, 3, 4], not: { $ref: '#/components/schemas/A' } }\n    B: { allOf: [{ $ref: '#/components/schemas/A' }] }\n    C: { allOf: [{ $ref: '#/components/schemas/A' }] }\n`,
        ),
      },
      { limits: { repeatedNodes: 15 } },
      "openapi.yaml:7:18 limit-exceeded the parts of the document that apply at several places are too large",
    ],
    "security requirements that operations repeat": [
      {
        "openapi.yaml": root(
          `security: [{ a: [] }, { b: [] }]\npaths:\n  /a:\n    get: { responses: {} }\n    post: { responses: {}, security: [] }\n    put: { responses: {} }\n`,
        ),
      },
      { limits: { repeatedNodes: 9 } },
      "openapi.yaml:8:10 limit-exceeded the parts of the document that apply at several places are too large",
    ],
    "nodes of a YAML file": [
      { "openapi.yaml": root("x: [1, 2, 3, 4, 5, 6, 7]\n") },
      { limits: { nodes: 10 } },
      "openapi.yaml:3:17 limit-exceeded the document has more than 10 nodes",
    ],
    "nodes of a JSON file": [
      { "openapi.json": '{ "openapi": "3.1.0",\n"x": [1, 2, 3, 4, 5, 6, 7, 8, 9] }' },
      { limits: { nodes: 10 } },
      "openapi.json:2:26 limit-exceeded the document has more than 10 nodes",
    ],
  };

  it.each(Object.entries(bounds))("is refused at its location: %s", (_, [files, options, want]) => {
    expect(loadFiles(files, options).diagnostics.map(shown)).toEqual([want]);
  });

  it("does not slow down the search for duplicate keys", () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => `  k${index}: 1`).join("\n");
    const { diagnostics } = loadFiles({ "openapi.yaml": root(`x:\n${keys}\n  k29999: 2\n`) });
    expect(diagnostics.map(shown)).toEqual([
      'openapi.yaml:30004:3 syntax-error the key "k29999" is defined twice in one map',
    ]);
  });

  it("of the report is limited: a hundred errors per file, and messages of limited length", () => {
    expect(loadFiles({ "openapi.yaml": root(`x:\n${"  ? a\n".repeat(5_000)}`) }).diagnostics).toHaveLength(100);
    const { diagnostics } = loadFiles({ "openapi.yaml": root(`x: ${"1".repeat(100_000)}\n`) });
    expect(diagnostics.map(({ message }) => message.length)).toEqual([501]);
  });
});
