import { describe, expect, it } from "vitest";
import { tagSections } from "../../generator/src/emit/reference/tag-tree.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Tag } from "../../generator/src/model/interface.js";
import { loadedFrom } from "../load/virtual.js";

/** The tags of the index with their depths, for tags by the name of their parent. */
function sectionsOf(parents: Readonly<Record<string, string | undefined>>, used: readonly string[]): readonly string[] {
  const tags = Object.entries(parents).map(([name, parent]) => ({ name, ...(parent !== undefined && { parent }) }));
  const paths = Object.fromEntries(
    used.map((name) => [
      `/${name}`,
      { get: { operationId: name, tags: [name], responses: { 204: { description: "d" } } } },
    ]),
  );
  const document = { openapi: "3.2.0", info: { title: "t", version: "1" }, tags, paths };
  const model = buildModel(loadedFrom({ "openapi.yaml": JSON.stringify(document) })).model;
  return tagSections(model.tags as readonly Tag[]).map(
    ({ ancestor, depth, tag }) => `${depth} ${ancestor.name}${tag === undefined ? " without operations" : ""}`,
  );
}

describe("the parents of tags", () => {
  it("come before their children, once each", () => {
    const parents = { a: "b", b: "c", c: undefined, d: "c", e: undefined };
    expect(sectionsOf(parents, ["a", "d", "e"])).toEqual([
      "0 c without operations",
      "1 b without operations",
      "2 a",
      "1 d",
      "0 e",
    ]);
    expect(sectionsOf(parents, ["a", "b", "c"])).toEqual(["0 c", "1 b", "2 a"]);
  });

  it("need not be declared", () => {
    expect(sectionsOf({ a: "b" }, ["a"])).toEqual(["0 b without operations", "1 a"]);
  });

  it("are ignored for tags that are their own ancestors", () => {
    expect(sectionsOf({ a: "b", b: "c", c: "b", d: "d" }, ["a", "b", "c", "d"])).toEqual(["0 b", "1 a", "0 c", "0 d"]);
  });

  it("may be many", () => {
    const count = 20_000;
    const names = Array.from({ length: count }, (_, index) => `t${index}`);
    const parents = Object.fromEntries(names.map((name, index) => [name, names[index - 1]]));
    const sections = sectionsOf(parents, [`t${count - 1}`]);
    expect(sections).toHaveLength(count);
    expect(sections.at(-1)).toBe(`${count - 1} t${count - 1}`);
  });
});
