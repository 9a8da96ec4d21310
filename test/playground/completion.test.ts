import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isMap, isScalar, type Node, parseDocument, visit } from "yaml";
import { locateInJson } from "../../generator/src/editing/json-location.js";
import { referenceTargets } from "../../generator/src/editing/reference-targets.js";
import { parseSyntax } from "../../generator/src/editing/syntax-tree.js";
import { locateInYaml } from "../../generator/src/editing/yaml-location.js";
import { completeFrom } from "../../playground/src/completion-source.js";

const root = join(import.meta.dirname, "..", "..");
const schema = JSON.parse(readFileSync(join(root, "generator/schema/document.schema.json"), "utf8"));

/** The completions at `|`, which is removed from the text. */
async function completionsAt(
  marked: string,
): Promise<{ readonly labels: readonly string[]; readonly replaced: string }> {
  const position = marked.indexOf("|");
  const text = marked.replace("|", "");
  const result = await completeFrom(schema)(new CompletionContext(EditorState.create({ doc: text }), position, true));
  const labels = (result?.options ?? []).map(({ label }) => label);
  return { labels, replaced: text.slice(result?.from ?? position, position) };
}

describe("completion of keys", () => {
  it.each([
    ["the root", "ope|", ["openapi", "paths", "x-rpc"], ["title"]],
    ["a path item", "paths:\n  /books:\n    |", ["get", "parameters", "summary"], ["operationId"]],
    [
      "an operation, without its other keys",
      "paths:\n  /a:\n    get:\n      tags: [a]\n      |\n      summary: a\n",
      ["operationId", "x-permissions"],
      ["tags", "summary"],
    ],
    [
      "an item of a list",
      "paths:\n  /a:\n    get:\n      parameters:\n        - name: a\n          |",
      ["in", "schema"],
      ["name"],
    ],
    ["an item without indentation", "tags:\n- name: a\n  de|", ["description"], ["name"]],
    ["the first key of an item", "servers:\n  - |", ["url", "description"], []],
    [
      "a property's schema",
      "components:\n  schemas:\n    A:\n      properties:\n        a:\n          |",
      ["type", "x-sent-in"],
      [],
    ],
    [
      "a response or a reference to one",
      'paths:\n  /a:\n    get:\n      responses:\n        "200":\n          |',
      ["$ref", "description", "content"],
      [],
    ],
    [
      "a response",
      'paths:\n  /a:\n    get:\n      responses:\n        "200":\n          description: a\n          |',
      ["content"],
      ["description"],
    ],
    ["JSON", '{ "info": { "ti|" } }', ["title", "version"], ["openapi"]],
  ])("%s", async (_, marked, included, excluded) => {
    const { labels } = await completionsAt(marked);
    expect(labels).toEqual(expect.arrayContaining(included));
    expect(labels.filter((label) => (excluded as readonly string[]).includes(label))).toEqual([]);
  });

  it.each([
    ["a comment", "info:\n  # ti|"],
    ["a block scalar", "info:\n  description: |-\n    te§"],
    ["a collection in brackets", "tags: [{ na§"],
    ["a scalar's lines", "info:\n  title: a\n    b§"],
    ["a key that nothing describes", "info:\n  other:\n    §"],
  ])("offers nothing in %s", async (_, marked) => {
    const [mark = "|"] = /§/.exec(marked) ?? [];
    const position = marked.indexOf(mark);
    const state = EditorState.create({ doc: marked.replace(mark, "") });
    expect(await completeFrom(schema)(new CompletionContext(state, position, true))).toBeNull();
  });
});

describe("completion of values", () => {
  it.each([
    [
      "an enum",
      "paths:\n  /a:\n    get:\n      parameters:\n        - in: q|",
      ["query", "header", "path", "cookie"],
      "q",
    ],
    ["a boolean", "paths:\n  /a:\n    get:\n      deprecated: |", ["true", "false"], ""],
    ["an item of an enum", "components:\n  schemas:\n    A:\n      type:\n        - |", ["string", "null"], ""],
    ["a value in JSON", '{ "components": { "schemas": { "A": { "type": "str|" } } } }', ["string", "integer"], "str"],
    [
      "a reference",
      'components:\n  schemas:\n    Book: {}\n    "a/b": {}\n  responses:\n    None:\n      description: a\n  parameters:\n    P: { schema: { $ref: "#/comp|" } }',
      ["#/components/schemas/Book", "#/components/schemas/a~1b", "#/components/responses/None"],
      "#/comp",
    ],
    [
      "a reference in JSON",
      '{ "components": { "schemas": { "A": { "$ref": "|" }, "B": {} } } }',
      ["#/components/schemas/A", "#/components/schemas/B"],
      "",
    ],
  ])("%s", async (_, marked, included, replaced) => {
    const found = await completionsAt(marked);
    expect(found.labels).toEqual(expect.arrayContaining(included));
    expect(found.replaced).toBe(replaced);
  });
});

/** Every key of block mappings with its path. */
function keysOf(
  text: string,
): readonly { readonly path: readonly (string | number)[]; readonly offset: number; readonly key: string }[] {
  const keys: { path: (string | number)[]; offset: number; key: string }[] = [];
  visit(parseDocument(text), {
    Collection: (_, node) => (node.flow === true ? visit.SKIP : undefined),
    Pair(_, { key }, ancestors) {
      if (!isScalar(key) || key.range == null) return;
      keys.push({ path: pathOf(ancestors as readonly Node[], key), offset: key.range[1], key: String(key.value) });
    },
  });
  return keys;
}

function pathOf(ancestors: readonly unknown[], key: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  for (const [index, ancestor] of ancestors.entries()) {
    const next = ancestors[index + 1] ?? key;
    const pair = ancestor as { readonly key?: { readonly value?: unknown }; readonly items?: readonly unknown[] };
    if (pair.key !== undefined) path.push(String(pair.key.value));
    else if (!isMap(ancestor) && Array.isArray(pair.items) && pair.items.includes(next)) path.push(0);
  }
  return path;
}

const documents = [
  ...readdirSync(join(root, "spec"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.yaml$/.test(name) && !name.startsWith("vectors"))
    .map((name) => join("spec", name)),
  ...readdirSync(join(root, "playground/examples")).map((name) => join("playground/examples", name)),
];

test.each(documents)("%s: each key is located where the parser finds it", (name) => {
  const text = readFileSync(join(root, name), "utf8");
  const keys = keysOf(text);
  expect(keys.length).toBeGreaterThan(5);
  for (const { path, offset, key } of keys) {
    const location = locateInYaml(text, offset - (/["']/.test(text[offset - 1] ?? "") ? 1 : 0));
    expect([key, location?.levels.map(({ step }) => step)]).toEqual([key, path]);
    expect(location?.role).toBe("key");
  }
});

test("a location of JSON has the path of the parser at every key", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 }), (value) => {
      const text = JSON.stringify({ a: { b: value } });
      const [key = ""] = Object.keys(value);
      const offset = text.indexOf(JSON.stringify(key), 11) + 1;
      expect(locateInJson(text, offset, parseSyntax(text))?.levels.map(({ step }) => step)).toEqual(["a", "b"]);
    }),
  );
});

test("locating never throws", () => {
  const lines = fc
    .array(fc.stringMatching(/^[ \-a"'#:{}[\]|>$/]{0,12}$/), { maxLength: 8 })
    .map((parts) => parts.join("\n"));
  fc.assert(
    fc.property(lines, fc.nat(100), (text, at) => {
      const offset = Math.min(at, text.length);
      for (const location of [locateInYaml(text, offset), locateInJson(text, offset, parseSyntax(text))]) {
        if (location === undefined) continue;
        expect(location.from).toBeGreaterThanOrEqual(0);
        expect(location.from).toBeLessThanOrEqual(offset);
      }
      referenceTargets(text);
    }),
  );
});
