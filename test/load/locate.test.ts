import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument, stringify } from "yaml";
import type { SourceLocation } from "../../generator/src/diagnostics/diagnostic.js";
import type { Json } from "../../generator/src/load/document.js";
import { escapeToken } from "../../generator/src/values/pointer.js";
import { loadedFrom, root } from "./virtual.js";

/** The text of a source location. */
function covered(text: string, location: SourceLocation): string {
  const lines = text.split("\n");
  const offset = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return text.slice(offset(location.line, location.column), offset(location.endLine, location.endColumn));
}

const key = fc.oneof(
  fc.constantFrom("a", "a/b", "~", "~1", "", " ", "__proto__", "200", "-", "x: y", "ü😀", "#", "'", '"', "null"),
  fc.string({ maxLength: 8 }),
);
const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -1.5, 1e21, "", "a b", "- x", "{", "ü😀", "null", "12", "a: b # c"),
  fc.string({ maxLength: 12 }),
);
const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    leaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.uniqueArray(fc.tuple(key, tie("tree")), { maxLength: 4, selector: ([name]) => name }).map(
      // Objects without a prototype: JSON has __proto__ as an own key.
      (entries) =>
        JSON.parse(`{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)}}`) as Json,
    ),
  ),
}));

/** Every node below `info` with its pointer and, in a map, its key. */
function* nodes(value: Json, pointer: string): Generator<{ pointer: string; key?: string; value: Json }> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    const below = `${pointer}/${escapeToken(name)}`;
    yield { pointer: below, ...(Array.isArray(value) ? {} : { key: name }), value: each };
    yield* nodes(each, below);
  }
}

const writers: Readonly<Record<string, (document: object) => string>> = {
  "openapi.json": (document) => JSON.stringify(document, null, 2),
  "openapi.JSON": (document) => JSON.stringify(document),
  "openapi.yaml": (document) => stringify(document, { lineWidth: 0 }),
  "openapi.yml": (document) => `# flow\n${stringify(document, { collectionStyle: "flow", lineWidth: 60 })}`,
};

describe("a source location", () => {
  it.each(Object.entries(writers))("covers the key and the value, in %s", (name, write) => {
    fc.assert(
      fc.property(tree, (value) => {
        const text = write({ openapi: "3.1.0", info: { x: value } });
        const loaded = loadedFrom({ [name]: text });
        const read = (location: SourceLocation): Json => {
          const part = covered(text, location);
          // A block collection begins after its indentation, which its first line gets back.
          return parseDocument(" ".repeat(location.column - 1) + part, { uniqueKeys: false }).toJS() as Json;
        };
        expect(loaded.document.info).toEqual({ x: value });
        for (const node of nodes(value, "/info/x")) {
          if (node.key !== undefined) {
            expect(parseDocument(covered(text, loaded.locate(node.pointer, "key"))).toJS()).toBe(node.key);
          }
          const place = loaded.locate(node.pointer, "value");
          expect(JSON.stringify(read(place))).toBe(JSON.stringify(node.value));
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it("ends where a quoted, plain, block or empty value ends", () => {
    const text = root("x:\n  a: 'b' # c\n  d: e f # g\n  h: |\n    i\n    j\n  k:\n  l: [m,\n    n]\n");
    const loaded = loadedFrom({ "openapi.yaml": text });
    const at = (pointer: string): readonly (number | string)[] => {
      const place = loaded.locate(pointer);
      return [place.line, place.column, covered(text, place)];
    };
    expect(at("/x/a")).toEqual([4, 6, "'b'"]);
    expect(at("/x/d")).toEqual([5, 6, "e f"]);
    expect(at("/x/h")).toEqual([6, 6, "|\n    i\n    j\n"]);
    expect(at("/x/k")).toEqual([9, 5, ""]);
    expect(at("/x/l")).toEqual([10, 6, "[m,\n    n]"]);
    expect(at("/x/l/1")).toEqual([11, 5, "n"]);
  });

  it.each(["\n", "\r\n", "\r"])("counts lines that end with %j", (end) => {
    const text = root("x:\n  a: b\n").replaceAll("\n", end);
    expect(loadedFrom({ "openapi.yaml": text }).locate("/x/a")).toMatchObject({ line: 4, column: 6, endColumn: 7 });
    const json = JSON.stringify({ openapi: "3.1.0", x: { a: "b" } }, null, 1).replaceAll("\n", end);
    expect(loadedFrom({ "openapi.json": json }).locate("/x/a")).toMatchObject({ line: 4, column: 8, endColumn: 11 });
  });

  it("counts lines of a text with several line ends", () => {
    const text = `${root("x:\n")}\r  # c\r\n\r\n  a: b\n`;
    expect(loadedFrom({ "openapi.yaml": text }).locate("/x/a")).toMatchObject({ line: 7, column: 6 });
  });

  it("of an alias's content is that of its anchor; of the alias itself, that of the alias", () => {
    const loaded = loadedFrom({ "openapi.yaml": root("x: &x { a: 1 }\ny: *x\n") });
    const at = (pointer: string): string => {
      const { line, column } = loaded.locate(pointer, "key");
      return `${line}:${column}`;
    };
    expect([at("/y"), at("/y/a"), at("/x/a")]).toEqual(["4:1", "3:9", "3:9"]);
    const value = loaded.locate("/y");
    expect([value.line, value.column]).toEqual([4, 4]);
  });

  it("of a missing node is that of its nearest ancestor", () => {
    for (const files of [
      { "openapi.yaml": root("tags: [a]\n") },
      { "openapi.json": '{ "openapi": "3.1.0",\n\n"tags": [1]}' },
    ]) {
      const loaded = loadedFrom(files as Record<string, string>);
      for (const pointer of ["/tags", "/tags/1", "/tags/0x", "/tags/x/y/z", "/tags/-"]) {
        expect(loaded.locate(pointer, "key")).toEqual(loaded.locate("/tags", "key"));
      }
      for (const pointer of ["", "/none", "/none/at/all"]) expect(loaded.locate(pointer).line).toBe(1);
    }
  });

  it("follows a node into its file of origin, by the longest known prefix", () => {
    const loaded = loadedFrom({
      "openapi.yaml": root(
        "paths:\n  /a: { $ref: './sub/p.yaml#/paths/~1a', summary: s }\ncomponents:\n  schemas:\n    A: { $ref: './sub/s.json#/A' }\nx-data: { $ref: './sub/d.yaml' }\n",
      ),
      "sub/p.yaml":
        "paths:\n  /a:\n    get:\n      responses: { default: { $ref: '#/Gone' } }\nGone: { description: gone }\n",
      "sub/s.json": '{ "A": {\n  "type": "string" } }',
      "sub/d.yaml": "- a\n- b\n",
    });
    const at = (pointer: string): string => {
      const place = loaded.locate(pointer, "key");
      return `${place.file}:${place.line}:${place.column}`;
    };
    const want: Readonly<Record<string, string>> = {
      "/paths": "openapi.yaml:3:1",
      "/paths/~1a": "sub/p.yaml:2:3",
      "/paths/~1a/get": "sub/p.yaml:3:5",
      "/paths/~1a/summary": "openapi.yaml:4:42",
      "/paths/~1a/get/responses/default": "sub/p.yaml:4:20",
      "/components/responses/Gone/description": "sub/p.yaml:5:9",
      "/components/schemas": "openapi.yaml:6:3",
      "/components/schemas/A": "sub/s.json:1:3",
      "/components/schemas/A/type": "sub/s.json:2:3",
      "/x-data/1": "sub/d.yaml:2:3",
    };
    expect(Object.fromEntries(Object.keys(want).map((pointer) => [pointer, at(pointer)]))).toEqual(want);
    expect(
      ["/paths", "/paths/~1a/get", "/components/schemas/A/type", "/x-data"].map((pointer) => loaded.stem(pointer)),
    ).toEqual(["openapi", "p", "s", "d"]);
  });

  it("in JSON is the same in long maps and lists, whose ends are known, and in short ones", () => {
    const long = "x".repeat(300);
    const entries = (value: Json): Json => ({
      first: long,
      "a/b": [value, long, { deep: { deeper: [value] } }],
      last: value,
    });
    fc.assert(
      fc.property(tree, (value) => {
        const document = { openapi: "3.1.0", info: entries({ nested: entries(value) } as Json), paths: {} };
        const text = JSON.stringify(document);
        const loaded = loadedFrom({ "openapi.json": text });
        for (const { pointer, value: node } of nodes(document.info as Json, "/info")) {
          expect(JSON.parse(covered(text, loaded.locate(pointer)))).toEqual(node);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("in a long JSON array is that of the item", () => {
    const loaded = loadedFrom({ "openapi.json": `{ "openapi": "3.1.0", "tags": [${"1,".repeat(1_000)}1] }` });
    expect(loaded.locate("/tags/1000").column).toBe(32 + 2 * 1_000);
  });
});
