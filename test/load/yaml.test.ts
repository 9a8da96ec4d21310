import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, KeyOrValue } from "../../generator/src/load/document.js";
import { parseYaml } from "../../generator/src/load/parse/yaml.js";
import { parseYamlExactly } from "../../generator/src/load/parse/yaml-exact.js";
import { readPlainYaml } from "../../generator/src/load/parse/yaml-plain.js";

const limits = { depth: 512, nodes: 100_000 };
const folder = new URL("../../spec/", import.meta.url);
const specification = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

describe("the fast YAML parser", () => {
  it.each(specification)("reads $name, with the locations of the full parser", ({ text }) => {
    expect(agree(text)).toBe("taken");
  });

  it("returns for any text the result of the full parser, or none", () => {
    const pieces = fc.array(fc.constantFrom(...snippets), { minLength: 1, maxLength: 14 });
    const outcomes: string[] = [];
    fc.assert(
      fc.property(pieces, (parts) => {
        outcomes.push(agree(parts.join("")));
      }),
      { numRuns: 4_000 },
    );
    expect(new Set(outcomes)).toEqual(new Set(["taken", "left"]));
  });

  it("returns for any block scalar the result of the full parser, or none", () => {
    const words = fc.array(fc.constantFrom(..."a |b c|\t| |  |# x|- y|: z|%q|w |x:".split("|")), { maxLength: 4 });
    const row = fc.tuple(fc.nat(6), words).map(([blanks, parts]) => " ".repeat(blanks) + parts.join(""));
    const header = fc.constantFrom("|", ">-", "|+", "|2", ">2-", "|+1", ">4", ">2 # c", "> # '");
    const outcomes: string[] = [];
    fc.assert(
      fc.property(
        header,
        fc.array(row, { maxLength: 5 }),
        fc.constantFrom("k: ", "- ", "- k: ", "'|2 # k': "),
        (head, rows, owner) => {
          outcomes.push(agree(`${owner}${head}\n${rows.join("\n")}\n${owner.startsWith("-") ? "- l" : "l: 1"}\n`));
        },
      ),
      { numRuns: 2_000 },
    );
    expect(new Set(outcomes)).toEqual(new Set(["taken", "left"]));
  });

  it("returns for a specification with random mistakes the result of the full parser, or none", () => {
    const lines = specification.flatMap(({ text }) => text.split("\n"));
    const slip = fc.record({ at: fc.nat(), removed: fc.nat(3), added: fc.constantFrom("", ...snippets) });
    const slips = fc.array(slip, { maxLength: 3 });
    const outcomes: string[] = [];
    fc.assert(
      fc.property(fc.nat(lines.length - 12), fc.integer({ min: 1, max: 12 }), slips, (from, count, changes) => {
        let text = outdented(lines.slice(from, from + count));
        for (const { at, removed, added } of changes) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + added + text.slice(place + removed);
        }
        outcomes.push(agree(text));
      }),
      { numRuns: 4_000 },
    );
    expect(new Set(outcomes)).toEqual(new Set(["taken", "left"]));
  });

  it.each(
    Object.entries({
      "a tag": "a: !!str 1\n",
      "an anchor and its alias": "a: &b 1\nc: *b\n",
      "a merge key": "<<: { a: 1 }\n",
      "a duplicate key": "a: 1\na: 2\n",
      "a key that is no string": "true: 1\n",
      "a key that is a fraction": "1.0: 1\n",
      "a key that is a list": "[a]: 1\n",
      "an empty key": ": 1\n",
      "a directive": "%YAML 1.1\n---\na: yes\n",
      "an indented marker before any content": "# c\n --- \na: 1\n",
      "a marker after a comment": "# c\n---\na: 1\n",
      "a marker with a value": "--- { a: 1 }\n",
      "a blank first line of a block scalar that states its indentation": "a: |2\n     \n  b\n",
      "blanks after a block scalar that states its indentation": "a:\n  - >-2 # c\n      b\n        \n",
      "a second document": "a: 1\n---\nb: 2\n",
      "a tab before a value": "a:\t1\n",
      "a tab before a comment": "a: |\t# c\n  b\n",
      "a tab in a plain scalar": "a: b\tc\n",
      "a tab in the indentation of a block scalar": "a: |\n  b\n \tc\n",
      "a tab in place of the indentation after a block scalar": "a: |\n  b\n\t\nc: 1\n",
      "a line end of old": "a: 1\rb: 2\r",
      "a line separator": "a: 1\u2028\n",
      "another way to write null": "a: ~\n",
      "another way to write true": "a: True\n",
      "a number with an exponent": "a: 1e3\n",
      "an octal number": "a: 0o7\n",
      "a hexadecimal number": "a: 0x1f\n",
      "a number with a zero before it": "a: 007\n",
      "an integer beyond the doubles": `a: ${"9".repeat(400)}\n`,
      "an integer as a key that no double holds": "12345678901234567890: a\n",
      infinity: "a: -.inf\n",
      "a comment in a flow collection": "a: { b: 1\n# c\n }\n",
      "text behind a flow collection": "a:\n  - { b: 1 }c:\nd: 1\n",
      "a pair in a flow list": "a: [b: 1]\n",
      "a scalar alone": "a\n",
      nothing: "",
      "what is deeper than it may be": `a: ${"[".repeat(513)}${"]".repeat(513)}\n`,
    }),
  )("leaves %s to the exact reader", (_what, text) => {
    expect(readPlainYaml(text, limits)).toBeUndefined();
  });

  it("accepts common YAML", () => {
    const text =
      "# a comment\r\nnames: [guild, 'it''s', \"\\u00e9\"]\r\nwhen: 2020-01-01\nagreed: yes\n'200': { a: 1, b: -2.5 }\n404:\n  - null\n  -\nlong: >-\n  one\n  two\n\n  three\nplain: one\n  two # three\n__proto__: 1\n";
    expect(agree(text)).toBe("taken");
    expect(JSON.stringify(parseYaml(text, limits).value)).toBe(
      '{"200":{"a":1,"b":-2.5},"404":[null,null],"names":["guild","it\'s","é"],"when":"2020-01-01","agreed":"yes","long":"one two\\nthree","plain":"one two","__proto__":1}',
    );
  });

  it.each([
    [
      "Markdown with rules, tables and omissions in a block scalar",
      "a: |\n  one\n  ---\n  ...\n  a | b\n  ---|---\nb: 1\n",
    ],
    ["block scalars that state their indentation", "a: |1\n  b\nc:\n  - >-2 # c\n       d\n    e\n\nf: 1\n"],
    ["blanks after a block scalar", "a:\n  - |\n   b\n      \nc: 1\n"],
    ["a percent sign in indentation", "a: 'b\n  % c'\nd: |\n  %e\n"],
    ["tabs in block scalars", "a: |\n  b\tc\t\n  \tif x\n  \t\n\n  \t\td\nb: >-\n  \te\n  f\t\n  g\n"],
    ["markers in plain scalars", "a: one\n  --- two\n  ... three\nb:\n  - --- c\n  - ...\n"],
    ["a marker in the first line", "---\n# c\na: 1\n"],
    ["what looks like the header of a block scalar", "a: '[01]?|25[0-5]'\nb: x |2 y\nc: >\n  a >1 b\n  # >1 c\n"],
    ["numbers that no double holds", "a: 9223372036854775807\nb: [-18446744073709551615, 0.1234567890123456789]\n"],
    ["long numbers that a double holds", "a: 9007199254740994\nb: 12345678901234567000000\n"],
  ])("accepts %s", (_what, text) => {
    expect(agree(text)).toBe("taken");
  });

  it("counts nodes like the full parser", () => {
    const text = "a: [1, 2]\nb: { c: 3 }\n";
    expect(readPlainYaml(text, { depth: 2, nodes: 6 })?.value).toEqual({ a: [1, 2], b: { c: 3 } });
    expect(parseYamlExactly(text, { depth: 2, nodes: 6 }).diagnostics).toEqual([]);
    for (const tight of [
      { depth: 2, nodes: 5 },
      { depth: 1, nodes: 6 },
    ]) {
      expect(readPlainYaml(text, tight)).toBeUndefined();
      expect(parseYamlExactly(text, tight).diagnostics.map(({ code }) => code)).toEqual(["limit-exceeded"]);
    }
  });
});

/** Whether the fast parser accepts a text; its values and locations then equal those of the full parser. */
function agree(text: string): "taken" | "left" {
  const plain = readPlainYaml(text, limits);
  if (plain === undefined) return "left";
  const { value } = plain;
  const exact = parseYamlExactly(text, limits);
  expect(plain.diagnostics, text).toEqual(exact.diagnostics);
  // As text: the order of keys and the sign of zero matter.
  expect(written(value), text).toBe(written(exact.value as Json));
  const { locate } = plain;
  const look = (node: Json, tokens: readonly string[]): void => {
    for (const part of ["key", "value"] satisfies KeyOrValue[]) {
      const span = locate(tokens, part);
      if (span !== undefined && !sameSpan(span, exact.locate(tokens, part))) {
        expect.fail(`${part} of /${tokens.join("/")} in ${text}`);
      }
    }
    const missing = locate([...tokens, "missing"], "value");
    if (missing !== undefined && !sameSpan(missing, exact.locate([...tokens, "missing"], "value"))) {
      expect.fail(`a missing key of /${tokens.join("/")} in ${text}`);
    }
    if (typeof node !== "object" || node === null) return;
    for (const [key, below] of Object.entries(node)) look(below as Json, [...tokens, key]);
  };
  look(value, []);
  return "taken";
}

function written(value: Json): string {
  return JSON.stringify(value, (_key, node: unknown) => (Object.is(node, -0) ? "-0" : node));
}

function sameSpan(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start === other.start && one.end === other.end;
}

function outdented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return `${lines.map((line) => (Number.isFinite(common) ? line.slice(common) : line)).join("\n")}\n`;
}

/** Fragments from which valid and invalid YAML can be composed. */
const snippets = [
  ..."---\n|a: 1\n|- x\n|  |\n|\n\n| |: |:|- |-|? |?|\n  a: |\n- a: ".split("|"),
  ..."|,|-,|+,|2,|1-,>,>-,>+,',\",\\n,\\x41,\\,[,],{,},#, # c,%,@,`,&a ,*a,!t ,!,=".split(","),
  ..."\n# c\n|k: v\n|k: [1, 2]|k: { a: 1 }\n|---\n|...\n|\t|\r\n|''|\\\n|1.0: |\n  ---\n|\n  ...\n| --- |... ".split(
    "|",
  ),
  ..."null true ~ 1e3 0o7 0x1f -0 1.50 01 2020-01-01 yes é 😀 \u00a0 \u2028 << __proto__ a b .5 5. 1_000 +1 .inf 9223372036854775807 0.12345678901234567 -9.5e2".split(
    " ",
  ),
  "k:\n  - a\n  - b\n",
  "k: |\n  l1\n   l2\n\n  l3\n",
  "k: >-\n  l1\n  l2\n\n  l3\n",
  "k: |\n  l1\t\n  \tl2\n  \t\n",
  ", ",
  "a b",
  "a:b",
  "a#b",
  "http://x/y?z#w",
  "12345678901234567890",
];
