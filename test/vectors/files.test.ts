import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readVectors } from "../../tools/src/conform/vector-files.js";
import { expandShorthands, ShorthandError } from "../../tools/src/conform/vector-format.js";
import { VectorProblem } from "../../tools/src/conform/vector-problem.js";

const folders: string[] = [];
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-vectors-"));
  folders.push(folder);
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const vector = (name: string, request = "", expected = "decoded: {}"): string =>
  `- operation: getNote\n  name: ${name}\n  request: { method: GET, path: /notes/1${request} }\n  expect: { ${expected} }\n`;

/** Diagnostics as `code file:line:column message`. */
function problemsOf(...paths: readonly string[]): readonly string[] {
  try {
    readVectors(paths, folder);
  } catch (error) {
    if (!(error instanceof VectorProblem)) throw error;
    return error.diagnostics.map(({ code, message, location: at }) =>
      [code, ...(at === undefined ? [] : [`${at.file}:${at.line}:${at.column}`]), message].join(" "),
    );
  }
  return [];
}

describe("the vectors of files and folders", () => {
  it("are read in the order of names, from subfolders too, and from JSON if named", () => {
    write("b.yaml", vector("the second"));
    write("a/c.yml", vector("the first"));
    write("a/schema.json", "{}");
    write(
      "named.json",
      '[{"operation":"x","name":"the third","request":{"method":"GET","path":"/"},"expect":{"status":400}}]',
    );
    const found = readVectors([".", "named.json"], folder).map(({ file, name, location }) => [
      file,
      name,
      location.line,
    ]);
    expect(found).toEqual([
      ["a/c.yml", "the first", 1],
      ["b.yaml", "the second", 1],
      ["named.json", "the third", 1],
    ]);
  });

  it("have their shorthands expanded, wherever they are", () => {
    write(
      "a.yaml",
      vector("long", `, body: { text: { $repeat: ab, times: 3 }, list: { $each: { id: "n{n}" }, times: 2 } }`),
    );
    const [only] = readVectors(["a.yaml"], folder);
    expect(only?.request.body).toEqual({ text: "ababab", list: [{ id: "n0" }, { id: "n1" }] });
  });

  it("may have long lists, long lines and text that looks like nesting", () => {
    const items = "{ a: [1, [2]] }, ".repeat(5000);
    write("a.yaml", vector("long", `, body: { list: [${items}], text: "${"[".repeat(5000)}" }`));
    write("b.yaml", `${vector("block")}  # ${"- ".repeat(100)}\n${" ".repeat(2)}readings: [${"a,".repeat(5000)}]\n`);
    const [flow, block] = readVectors(["a.yaml", "b.yaml"], folder);
    expect(flow?.request.body).toHaveProperty("list.4999");
    expect(block?.readings).toHaveLength(5000);
  });

  it("may be none", () => {
    write("a.yaml", "[]");
    expect(readVectors(["a.yaml"], folder)).toEqual([]);
  });
});

describe("invalid files of vectors are reported with the location", () => {
  it.each([
    [
      "an unknown property",
      vector("abc", ", colour: red"),
      "vectors-invalid a.yaml:3:12 /0/request must not have the property colour",
    ],
    [
      "a missing property",
      "- operation: getNote\n",
      "vectors-invalid a.yaml:1:3 /0 must have required property 'name'",
    ],
    [
      "two bodies",
      vector("abc", ", body: 1, form: [{ name: a, content: b }]"),
      "vectors-invalid a.yaml:3:58 /0/request/form is not allowed together with the other properties",
    ],
    ["a path with a fragment", vector("abc", "#x"), "vectors-invalid a.yaml:3:33 /0/request/path must match pattern"],
    [
      "a status that is no refusal",
      vector("abc", "", "status: 200"),
      "vectors-invalid a.yaml:4:21 /0/expect/status must be >= 400",
    ],
    [
      "a header with a line feed",
      vector("abc", ', headers: { a: "b\\nc" }'),
      "vectors-invalid a.yaml:3:57 /0/request/headers/a must match pattern",
    ],
    [
      "a raw body that is no text",
      vector("abc", ", raw: { type: a, text: { $each: 1, times: 1 } }"),
      "vectors-invalid a.yaml:3:65 /0/request/raw/text must have required property '$repeat'",
    ],
    ["no list", "operation: getNote\n", "vectors-invalid a.yaml:1:1 the document must be array"],
    ["a syntax error", "- [1, 2\n", "vectors-malformed a.yaml:"],
    [
      "a duplicate key",
      `${vector("abc")}  name: abd\n`,
      'vectors-malformed a.yaml:5:3 the key "name" is defined twice',
    ],
    ["deep lists", "[".repeat(200_000), "vectors-malformed a.yaml:1:1 the document is nested too deeply"],
    ["deep maps after an error", `- [1}\n${"{a: ".repeat(200_000)}`, "the document is nested too deeply"],
    ["deep lists in a line", "- ".repeat(200_000), "the document is nested too deeply"],
    ["many tags of a value", "!a ".repeat(20_000), "vectors-malformed a.yaml:"],
    [
      "deep maps in blocks",
      Array.from({ length: 2000 }, (_, level) => `${" ".repeat(level)}a:\n`).join(""),
      "the document is nested too deeply",
    ],
    [
      "too many aliases",
      `- &a [1, 1]\n- &b [*a, *a]\n${"- [*b, *b, *b]\n".repeat(200)}`,
      "vectors-malformed a.yaml:1:1 Excessive alias count",
    ],
    [
      "a shorthand without times",
      vector("abc", ", body: { $repeat: a }"),
      "vectors-shorthand-invalid a.yaml:1:3 times must be a non-negative integer",
    ],
    [
      "a shorthand of a number",
      vector("abc", ", body: { $repeat: 1, times: 1 }"),
      "vectors-shorthand-invalid a.yaml:1:3 $repeat must be a string",
    ],
    [
      "a vector that is too large",
      vector("abc", ", body: { $each: { $each: { $repeat: a, times: 1000 }, times: 1000 }, times: 1000 }"),
      "vectors-shorthand-invalid a.yaml:1:3 the vector has more than 16777216 characters",
    ],
  ])("%s", (_, text, expected) => {
    write("a.yaml", text);
    expect(problemsOf("a.yaml").join("\n")).toContain(expected);
  });

  it("the number of diagnostics is bounded", () => {
    write("a.yaml", "- {}\n".repeat(1000));
    expect(problemsOf("a.yaml")).toHaveLength(20);
  });

  it("a file that is missing, not UTF-8 or too large, and a folder without vectors", () => {
    expect(problemsOf("missing.yaml")).toEqual(["vectors-unreadable missing.yaml cannot be read (ENOENT)"]);
    writeFileSync(join(folder, "latin.yaml"), Buffer.from([0x2d, 0x20, 0xff]));
    expect(problemsOf("latin.yaml").join()).toContain("vectors-unreadable latin.yaml cannot be read");
    write("large.yaml", " ".repeat(8 * 1024 * 1024 + 1));
    expect(problemsOf("large.yaml")).toEqual(["vectors-too-large large.yaml has more than 8388608 bytes"]);
    write("empty/readme.md", "");
    expect(problemsOf("empty")).toEqual(["vectors-unreadable empty has no YAML files"]);
  });

  it("more than a hundred thousand vectors", () => {
    write("a.yaml", "- {}\n".repeat(100_001));
    expect(problemsOf("a.yaml")).toEqual(["vectors-too-large a.yaml:1:1 there are more than 100000 vectors"]);
  });

  it("more than a thousand files", () => {
    write("a.yaml", "[]");
    expect(problemsOf(...Array.from({ length: 1001 }, () => "a.yaml"))).toEqual([
      "vectors-too-large there are more than 1000 files",
    ]);
  });
});

describe("shorthands", () => {
  it("leave every other value unchanged", () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, (value) => {
        expect(expandShorthands(value)).toEqual(value);
      }),
    );
  });

  it("have the stated number of items", () => {
    const counts = fc.nat({ max: 50 });
    fc.assert(
      fc.property(counts, fc.string(), (times, $repeat) => {
        expect(
          expandShorthands([
            { $repeat, times },
            { $each: 1, times },
          ]),
        ).toEqual([$repeat.repeat(times), Array.from({ length: times }, () => 1)]);
      }),
    );
  });

  it("are refused beyond 500 levels", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 600; level += 1) deep = [deep];
    expect(() => expandShorthands(deep)).toThrow(ShorthandError);
  });
});
