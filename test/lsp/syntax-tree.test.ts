import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { updateSyntax } from "../../generator/src/editing/edited-syntax.js";
import type { SyntaxNode } from "../../generator/src/editing/syntax-node.js";
import { nodeBelow, parseSyntax, readSyntax, syntaxAt, walkSyntax } from "../../generator/src/editing/syntax-tree.js";
import { parseJson } from "../../generator/src/load/parse/json.js";
import { parseYaml } from "../../generator/src/load/parse/yaml.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const spec = join(import.meta.dirname, "../../spec");
const limits = { depth: 512, nodes: 1_000_000 };
const library = readFileSync(join(import.meta.dirname, "library.yaml"), "utf8");

/** Returns the nodes that are not in order, or not in the text. */
function misplaced(root: SyntaxNode | undefined, text: string): readonly string[] {
  const found: string[] = [];
  walkSyntax(root, (node, tokens) => {
    const starts = [...node.entries.map(({ keyStart }) => keyStart), ...node.items.map(({ start }) => start)];
    const isOrdered = starts.every((start, index) => start >= (starts[index - 1] ?? node.start));
    const isInside = node.start >= 0 && node.start <= node.end && node.end <= text.length;
    if (!isOrdered || !isInside) found.push(tokens.join("/"));
    return true;
  });
  return found;
}

describe("a syntax tree", { timeout: 120_000 }, () => {
  it.each(readdirSync(spec).filter((name) => name.endsWith(".yaml")))("has the keys and values of spec/%s", (name) => {
    const text = readFileSync(join(spec, name), "utf8");
    for (const [written, parsed] of [
      [text, parseYaml(text, limits)],
      [JSON.stringify(parse(text), undefined, 2), undefined],
    ] as const) {
      const reader = parsed ?? parseJson(written, limits);
      const tree = parseSyntax(written);
      expect(misplaced(tree, written)).toEqual([]);
      let count = 0;
      walkSyntax(tree, (node, tokens, entry) => {
        count += 1;
        // The reader scans the text again for each location.
        if (count % 7 !== 0) return true;
        if (entry !== undefined) {
          expect([tokens.join("/"), entry.keyStart]).toEqual([tokens.join("/"), reader.locate(tokens, "key").start]);
          expect(syntaxAt(tree, entry.keyStart)?.tokens).toEqual(tokens);
        }
        if (node.kind === "scalar" && node.quote !== "") {
          expect({ start: node.start, end: node.end }).toEqual(reader.locate(tokens, "value"));
        }
        expect(nodeBelow(tree, tokens)).toBe(node);
        return true;
      });
      expect(count).toBeGreaterThan(50);
    }
  });

  it("exists for every beginning of a document, at the ends of lines and within them", () => {
    let start = 0;
    for (const line of library.split("\n")) {
      for (const end of [start + line.length, start + (line.length >> 1)]) {
        const text = library.slice(0, end);
        expect(misplaced(parseSyntax(text), text)).toEqual([]);
      }
      start += line.length + 1;
    }
  });

  it("exists for texts of any characters", () => {
    const text = fc
      .array(fc.stringMatching(/^[ \-a"'#:{}[\]|>$\n&*!?%\t]{0,12}$/), { maxLength: 10 })
      .map((parts) => parts.join("\n"));
    fc.assert(
      fc.property(text, fc.nat(100), (written, offset) => {
        const tree = parseSyntax(written);
        walkSyntax(tree, ({ start, end }) => {
          expect(start >= 0 && start <= end && end <= written.length).toBe(true);
          return true;
        });
        syntaxAt(tree, offset);
      }),
      { numRuns: 500 },
    );
  });

  it("has the keys before the cursor, although no map of JSON is closed", () => {
    const text = '{ "openapi": "3.1.0", "paths": { "/a": { "get": { "tags": ["x"], ';
    const tree = parseSyntax(text);
    expect(nodeBelow(tree, ["paths", "/a", "get", "tags", "0"])?.text).toBe("x");
    expect(syntaxAt(tree, text.length)?.tokens).toEqual(["paths", "/a", "get"]);
    expect(syntaxAt(tree, text.indexOf('"x"'))?.tokens).toEqual(["paths", "/a", "get", "tags", "0"]);
  });

  it("has every value of JSON at its offsets", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, spaces) => {
        const text = JSON.stringify({ value }, null, spaces);
        const node = nodeBelow(parseSyntax(text), ["value"]);
        expect(JSON.parse(text.slice(node?.start, node?.end))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("ends at a depth that the load stage does not accept", () => {
    for (const text of ["[".repeat(100_000), `${"- ".repeat(100_000)}a`]) {
      let deepest = 0;
      walkSyntax(parseSyntax(text), (_, { length }) => {
        deepest = Math.max(deepest, length);
        return true;
      });
      expect(deepest).toBeLessThanOrEqual(513);
    }
  });
});

/** YAML whose lines depend on each other in every way. */
const entangled = `a: &anchor
  b: 1
  ? [c, d]
  : e
# A comment.
f: |
  text
   more

g:
- h: "i
    j"
- {k: 1,
  l: 2}
"m n": *anchor
o:
  p: plain
    continued
  q:
  r: >-
    folded
  'u': !!str 5
v:
  w:
    x:
      y: 1
    z: 2
`;

describe("the syntax tree of an edited text", { timeout: 120_000 }, () => {
  const json = JSON.stringify(parse(library), undefined, 2);
  const texts = [
    entangled,
    entangled.replaceAll("\n", "\r\n"),
    entangled.replaceAll("\n", "\r"),
    `\uFEFF${entangled}`,
    `${entangled}---\nother: 1\n`,
    "# Comment.\n{\n  a: 1,\n  b: {c: 2},\n}\n",
    library,
    json,
    '{"a": [1, {"b":/* c */2,},], "a": {"d": "}"}, // e\n"f": {}}',
  ];
  const inserted = fc
    .array(
      fc.constantFrom(
        ..."\n|\r\n|\r|\t|  |    |\"|'|{|}|[|]|:|: |- | #|>|x|x: 1\n|\n  y: 2|---\n|...\n|&a |*a|? |!|%|\uFEFF|//|/*|*/|,|\ud83d".split(
          "|",
        ),
        "|",
      ),
      { maxLength: 3 },
    )
    .map((parts) => parts.join(""));
  const edit = fc.record({ at: fc.nat(), removed: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(80)), inserted });

  it("is that of the whole text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 6 }), (text, edits) => {
        let syntax = readSyntax(text);
        for (const { at, removed, inserted: added } of edits) {
          const start = at % (syntax.text.length + 1);
          const edited = syntax.text.slice(0, start) + added + syntax.text.slice(start + removed);
          syntax = updateSyntax(syntax, edited);
          expect(syntax).toEqual(readSyntax(edited));
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ["YAML", library, "description: A page of books"],
    ["JSON", json, '"description": "A page of books'],
  ])("shares the nodes before the edit with the earlier tree, in %s", (_, text, found) => {
    const syntax = readSyntax(text);
    const at = text.indexOf(found) + found.length;
    expect(at).toBeGreaterThan(found.length);
    const { root } = updateSyntax(syntax, `${text.slice(0, at)}, or a whole one${text.slice(at)}`);
    expect(nodeBelow(root, ["info"])).toBe(nodeBelow(syntax.root, ["info"]));
    expect(nodeBelow(root, ["components"])).not.toEqual(nodeBelow(syntax.root, ["components"]));
  });

  it.each(["YAML", "JSON"])("retains no earlier text, in %s", (language) => {
    const value = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`key${index}`, { text: `value ${index} `.repeat(400) }]),
    );
    const text = language === "JSON" ? JSON.stringify(value, undefined, 2) : stringify(value, { lineWidth: 0 });
    let syntax = readSyntax(text);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 200; index += 1) {
      const found = `value ${index} `;
      const at = syntax.text.indexOf(found) + found.length;
      // The runtime makes one text of the parts, as a client's edit does.
      const edited = [syntax.text.slice(0, at), "edited with a longer text ", syntax.text.slice(at)].join("");
      syntax = updateSyntax(syntax, edited);
    }
    collectGarbage();
    // Two texts; 200 earlier ones would take 200 times as much.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * text.length);
  });
});
