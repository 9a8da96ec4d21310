import { describe, expect, test } from "vitest";
import { root } from "../load/virtual.js";
import { loadOverlaid, overlaidDocument, overlay } from "./overlaid.js";

const document = root("x-a: { b: 1, list: [one, two], deep: { c: [1] } }\n");

describe("an update", () => {
  test.each([
    ["merges objects recursively", "$['x-a']", "{ deep: { d: 2 }, e: 3 }", { deep: { c: [1], d: 2 }, e: 3 }],
    ["replaces primitives of a merged object", "$['x-a']", "{ b: text }", { b: "text" }],
    ["concatenates the arrays of a merged object", "$['x-a']", "{ list: [three] }", { list: ["one", "two", "three"] }],
    ["appends an entry to a selected array", "$['x-a'].list", "three", { list: ["one", "two", "three"] }],
    ["appends the items of an array", "$['x-a'].list", "[3, 4]", { list: ["one", "two", 3, 4] }],
    ["appends an array as one item when it is nested", "$['x-a'].list", "[[3]]", { list: ["one", "two", [3]] }],
    ["appends an object to a selected array", "$['x-a'].list", "{ a: 1 }", { list: ["one", "two", { a: 1 }] }],
    ["replaces a selected primitive", "$['x-a'].b", "null", { b: null }],
    ["replaces one item of an array", "$['x-a'].list[1]", "2", { list: ["one", 2] }],
  ])("%s", (_, target, update, want) => {
    const changed = overlaidDocument(document, `- target: "${target}"\n  update: ${update}\n`)["x-a"];
    expect(changed).toEqual({ b: 1, list: ["one", "two"], deep: { c: [1] }, ...want });
  });

  test("writes a property named __proto__ as a property", () => {
    const changed = overlaidDocument(document, "- target: $['x-a'].deep\n  update: { __proto__: { d: 1 } }\n");
    expect(JSON.stringify(changed["x-a"])).toContain('"deep":{"c":[1],"__proto__":{"d":1}}');
  });

  test("applies to every selected node", () => {
    const items = root("x-items: [{ kind: a }, { kind: b }, { kind: a }]\n");
    const changed = overlaidDocument(items, "- target: $['x-items'][?@.kind == 'a']\n  update: { seen: true }\n");
    expect(changed["x-items"]).toEqual([{ kind: "a", seen: true }, { kind: "b" }, { kind: "a", seen: true }]);
  });

  test("selects by bounded regular expressions", () => {
    const items = root("x-items: [{ name: alpha }, { name: beta }]\n");
    const target = `- target: "$['x-items'][?match(@.name, 'a.*') || search(@.name, 't')]"\n  update: { seen: true }\n`;
    expect(overlaidDocument(items, target)["x-items"]).toEqual([
      { name: "alpha", seen: true },
      { name: "beta", seen: true },
    ]);
  });

  test("does not change aliases of the same YAML node", () => {
    const aliased = root("x-one: &one { a: { b: 1 } }\nx-two: *one\n");
    const changed = overlaidDocument(aliased, "- target: $['x-one'].a\n  update: { b: 2 }\n");
    expect(changed["x-one"]).toEqual({ a: { b: 2 } });
    expect(changed["x-two"]).toEqual({ a: { b: 1 } });
  });
});

describe("remove", () => {
  test("removes properties and items, several of one array included", () => {
    const items = root("x-items: [1, { drop: true }, 2, { drop: true }, 3]\nx-b: { c: 1, d: 2 }\n");
    const actions = "- target: $['x-items'][?@.drop]\n  remove: true\n- target: $['x-b'].c\n  remove: true\n";
    const changed = overlaidDocument(items, actions);
    expect(changed["x-items"]).toEqual([1, 2, 3]);
    expect(changed["x-b"]).toEqual({ d: 2 });
  });

  test("removes nested matches and their ancestors", () => {
    const nested = root("x-a: { drop: { drop: [1] }, keep: [{ drop: 1 }, 2] }\n");
    expect(overlaidDocument(nested, "- target: $..drop\n  remove: true\n")["x-a"]).toEqual({ keep: [{}, 2] });
  });

  test("takes precedence over update", () => {
    expect(overlaidDocument(document, "- target: $['x-a'].b\n  update: 3\n  remove: true\n")["x-a"]).toEqual({
      list: ["one", "two"],
      deep: { c: [1] },
    });
  });

  test("allows a later action to recreate the node with another type", () => {
    const actions = "- target: $['x-a'].b\n  remove: true\n- target: $['x-a']\n  update: { b: [1] }\n";
    expect(overlaidDocument(document, actions)["x-a"]).toMatchObject({ b: [1] });
  });
});

describe("copy", () => {
  test("merges a copy, which is independent of later changes of the source", () => {
    const actions = [
      "- target: $['x-a'].deep\n  update: { more: { n: 1 } }",
      "- target: $\n  update: { x-copy: {} }",
      "- target: $['x-copy']\n  copy: $['x-a'].deep",
      "- target: $['x-a'].deep.more\n  update: { n: 2 }",
    ].join("\n");
    const changed = overlaidDocument(document, actions);
    expect(changed["x-copy"]).toEqual({ c: [1], more: { n: 1 } });
    expect(changed["x-a"]).toMatchObject({ deep: { more: { n: 2 } } });
  });

  test("moves a node together with remove", () => {
    const actions = [
      "- target: $\n  update: { x-moved: {} }",
      "- target: $['x-moved']\n  copy: $['x-a'].deep",
      "- target: $['x-a'].deep\n  remove: true",
    ].join("\n");
    const changed = overlaidDocument(document, actions);
    expect(changed["x-moved"]).toEqual({ c: [1] });
    expect(changed["x-a"]).toEqual({ b: 1, list: ["one", "two"] });
  });
});

describe("several overlays", () => {
  test("apply in order, each to the result of the previous one", () => {
    const files = {
      "a.yaml": document,
      "one.yaml": overlay("- target: $\n  update: { x-new: [1] }\n"),
      "two.yaml": overlay("- target: $['x-new']\n  update: 2\n", "1.0.0"),
    };
    const { loaded, diagnostics } = loadOverlaid(files, ["one.yaml", "two.yaml"]);
    expect(diagnostics).toEqual([]);
    expect(loaded?.document["x-new"]).toEqual([1, 2]);
    expect(loaded?.overlays?.map(({ name }) => name)).toEqual(["one.yaml", "two.yaml"]);
  });

  test("may repair a version, a schema of 3.0 and a reference that would be errors", () => {
    const broken = [
      "openapi: 3.0",
      "info: { title: t, version: '1' }",
      "paths: {}",
      "components:",
      "  schemas:",
      "    A: { $ref: '#/nowhere' }",
      "    B: { type: string }",
      "",
    ].join("\n");
    const actions = [
      "- target: $.openapi\n  update: 3.0.3",
      "- target: $.components.schemas.A['$ref']\n  update: '#/components/schemas/B'",
      "- target: $.components.schemas.B\n  update: { nullable: true }",
    ].join("\n");
    const changed = overlaidDocument(broken, actions);
    expect(changed["components"]).toEqual({
      schemas: { A: { $ref: "#/components/schemas/B" }, B: { type: ["string", "null"] } },
    });
  });
});
