import { describe, expect, test } from "vitest";
import { root } from "../load/virtual.js";
import { loadOverlaid, overlay, reported } from "./overlaid.js";

const document = root("x-a: { b: 1, list: [one], deep: {} }\n");

describe("an overlay with an error", () => {
  test.each([
    [
      "a target that selects nothing",
      overlay("- target: $.paths['/gone']\n  remove: true\n"),
      `o.yaml:4:11 overlay-target-unmatched the target "$.paths['/gone']" selects nothing`,
    ],
    [
      "a target that is no JSONPath",
      overlay("- target: $.paths[\n  remove: true\n"),
      /^o\.yaml:4:11 overlay-invalid the target "\$\.paths\[" is not valid: /,
    ],
    [
      "a target that is a JSON pointer",
      overlay("- target: /paths\n  remove: true\n"),
      /^o\.yaml:4:11 overlay-invalid the target "\/paths" is not valid: /,
    ],
    [
      "an array merged into an object",
      overlay("- target: $['x-a'].deep\n  update: [1]\n"),
      "o.yaml:5:11 overlay-incompatible an array cannot be merged into an object",
    ],
    [
      "an object merged into a primitive below the target",
      overlay("- target: $['x-a']\n  update: { b: { c: 1 } }\n"),
      "o.yaml:5:16 overlay-incompatible an object cannot be merged into a number",
    ],
    [
      "a removed root",
      overlay("- target: $\n  remove: true\n"),
      "o.yaml:4:11 overlay-incompatible the root of the document cannot be removed",
    ],
    [
      "copy of several nodes",
      overlay("- target: $['x-a'].deep\n  copy: $['x-a'].*\n"),
      "o.yaml:5:9 overlay-target-unmatched copy selects 3 nodes",
    ],
    [
      "copy in version 1.0",
      overlay("- target: $['x-a'].deep\n  copy: $.info\n", "1.0.0"),
      "o.yaml:5:9 overlay-invalid copy does not exist in version 1.0",
    ],
    ["no change", overlay("- target: $.info\n"), "o.yaml:4:3 overlay-invalid an action changes nothing"],
    ["no target", overlay("- update: 1\n"), "o.yaml:4:3 overlay-invalid target is missing"],
    [
      "a misspelt field",
      overlay("- target: $.info\n  updates: {}\n  remove: true\n"),
      'o.yaml:5:3 overlay-invalid the field "updates" does not exist here',
    ],
    [
      "an unknown version",
      overlay("- target: $.info\n  remove: true\n", "2.0.0"),
      'o.yaml:1:10 overlay-invalid overlay is "2.0.0"',
    ],
    ["no actions", overlay("  []\n"), "o.yaml:4:3 overlay-invalid the overlay has no actions"],
    [
      "no title",
      "overlay: 1.0.0\ninfo: { version: 1.0.0 }\nactions: [{ target: $.info, remove: true }]\n",
      "o.yaml:2:7 overlay-invalid title is missing",
    ],
    ["no object", "- 1\n", "o.yaml:1:1 overlay-invalid the file contains no overlay"],
    [
      "a duplicate key",
      `overlay: 1.0.0\n${overlay("- target: $.info\n  update: {}\n")}`,
      'o.yaml:2:1 syntax-error the key "overlay" is defined twice in one map',
    ],
    [
      "another document in extends",
      `extends: other.yaml\n${overlay("- target: $.info\n  update: {}\n")}`,
      'o.yaml:1:10 overlay-extends-mismatch the overlay extends "other.yaml", but is applied to a.yaml',
    ],
  ])("is reported in its own file: %s", (_, text, want) => {
    const found = reported(document, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toEqual(typeof want === "string" ? want : expect.stringMatching(want));
  });

  test("that is missing is reported, or skipped on request", () => {
    const files = { "a.yaml": document };
    expect(loadOverlaid(files, ["gone.yaml"]).diagnostics).toMatchObject([
      { code: "file-unreadable", location: { file: "gone.yaml", line: 1 } },
    ]);
    expect(loadOverlaid(files, ["gone.yaml"], { skipsMissing: true }).diagnostics).toEqual([]);
  });

  test("does not prevent the other actions from being checked", () => {
    const actions =
      "- target: $.gone\n  remove: true\n- target: $.info\n  update: []\n- target: $.info\n  update: { title: New }\n";
    const { loaded, diagnostics } = loadOverlaid({ "a.yaml": document, "o.yaml": overlay(actions) }, ["o.yaml"]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["overlay-target-unmatched", "overlay-incompatible"]);
    expect(loaded?.document.info.title).toBe("New");
  });
});

describe("extends", () => {
  test.each(["a.yaml", "./a.yaml", "https://example.org/other.yaml"])("accepts %s", (name) => {
    const text = `extends: ${name}\n${overlay("- target: $.info\n  update: { title: New }\n")}`;
    expect(reported(document, text)).toEqual([]);
  });
});

describe("a hostile overlay", () => {
  const wide = root(`x-a: [${Array.from({ length: 50 }, (_, index) => `{ n: ${index} }`).join(", ")}]\n`);

  test.each([
    ["too many actions", { actions: 1 }, "- target: $.info\n  update: {}\n- target: $.info\n  update: {}\n", "3:1"],
    ["a long target", { targetLength: 10 }, "- target: $.info.title\n  update: t\n", "4:11"],
    ["many descendant segments", { descendants: 2 }, "- target: $..*..*..*\n  update: {}\n", "4:11"],
    ["descendant segments in filters", { descendants: 1 }, "- target: $..*[?$..n]\n  update: {}\n", "4:11"],
    ["many selected nodes", { matches: 49 }, "- target: $['x-a'][*]\n  update: {}\n", "4:11"],
    ["many visited nodes", { visitedMembers: 50 }, "- target: $['x-a'][?@.*]\n  update: {}\n", "4:11"],
    ["many inserted nodes", { insertedNodes: 99 }, "- target: $['x-a'][*]\n  update: { a: 1 }\n", "4:11"],
  ])("is refused with a location: %s", (_, limits, actions, at) => {
    const [found, ...others] = reported(wide, overlay(actions), { limits });
    expect(others).toEqual([]);
    expect(found).toMatch(new RegExp(`^o\\.yaml:${at} limit-exceeded `));
  });

  test("cannot grow a document exponentially by copies", () => {
    const grow = "- target: $['x-a'][0]\n  copy: $['x-b']\n- target: $['x-b']\n  copy: $['x-a'][0]\n";
    const found = reported(root("x-a: [{}]\nx-b: { list: [1, 2, 3] }\n"), overlay(grow.repeat(40)), {
      limits: { insertedNodes: 10_000 },
    });
    expect(found).toEqual([
      expect.stringMatching(/^o\.yaml:\d+:11 limit-exceeded the overlays insert too many nodes$/),
    ]);
  });

  test("cannot nest a document more deeply than the limit", () => {
    const nest = "- target: $['x-a'].list\n  copy: $['x-b']\n- target: $['x-b'].list\n  copy: $['x-a']\n";
    const found = reported(root("x-a: { list: [] }\nx-b: { list: [] }\n"), overlay(nest.repeat(300)));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/limit-exceeded/);
  });

  test("cannot make a regular expression backtrack", () => {
    const text = root(`x-a: [{ s: ${"a".repeat(60)}b }]\n`);
    const found = reported(text, overlay(`- target: "$['x-a'][?match(@.s, '(a|a)*')]"\n  update: {}\n`));
    expect(found).toEqual([
      expect.stringMatching(/^o\.yaml:4:11 limit-exceeded the pattern "\(a\|a\)\*" takes too long/),
    ]);
  });

  test("is refused above the limit of overlays", () => {
    const one = overlay("- target: $.info\n  update: {}\n");
    const { diagnostics } = loadOverlaid({ "a.yaml": document, "o.yaml": one, "p.yaml": one }, ["o.yaml", "p.yaml"], {
      limits: { overlays: 1 },
    });
    expect(diagnostics).toMatchObject([{ code: "limit-exceeded", location: { file: "p.yaml" } }]);
  });
});
