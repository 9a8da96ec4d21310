import { describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { OutputLayout } from "../../generator/src/load/document.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { suitableLayout } from "../../generator/src/model/layout.js";
import { ForeignPackage } from "../foreign/foreign-api.js";
import { loadedFrom } from "../load/virtual.js";
import { options } from "./hostile.js";

const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const sent = (schema: object): object => ({ content: { "application/json": { schema } } });
const operation = (tag: string, operationId: string, name: string): object => ({
  tags: [tag],
  operationId,
  parameters: [{ name: "limit", in: "query", schema: { type: "integer", minimum: 1 } }],
  requestBody: sent({ type: "object", properties: { note: { type: "string" } } }),
  responses: { 200: { description: "d", ...sent({ type: "array", items: reference(name) }) } },
});
const document = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {
    "/cats": { post: operation("pets", "tagCats", "Cat") },
    "/shows": { post: operation("shows", "tagShows", "Show") },
  },
  components: {
    schemas: {
      Cat: { type: "object", properties: { owner: reference("Owner") } },
      Show: { type: "object", properties: { host: reference("Owner") } },
      Owner: { type: "object", properties: { name: { type: "string", maxLength: 9 } } },
    },
  },
};

function outputIn(layout: OutputLayout): ReturnType<typeof emitAll> {
  const loaded = { ...loadedFrom({ "openapi.yaml": JSON.stringify(document) }), layout };
  return emitAll(buildModel(loaded).model, { bundle: bundleText(loaded) }, options);
}

const below = (files: ReturnType<typeof emitAll>, folder: string): readonly string[] =>
  files.map(({ path }) => path).filter((path) => path.startsWith(`src/${folder}/`));

describe("the layout", () => {
  it("`groups` has files of each tag, and shared types", () => {
    const files = outputIn("groups");
    const names = ["index", "pets", "shared", "shows"];
    expect(below(files, "types")).toEqual(names.map((name) => `src/types/${name}.ts`));
    expect(below(files, "validators").filter((path) => path.split("/").length === 3)).toEqual(
      names.map((name) => `src/validators/${name}.ts`),
    );
    expect(below(files, "server/operations")).toEqual([
      "src/server/operations/pets.ts",
      "src/server/operations/shows.ts",
    ]);
  });

  it("`single` has one file each of types, validators and operations", () => {
    const files = outputIn("single");
    expect(below(files, "types")).toEqual(["src/types/index.ts", "src/types/schemas.ts"]);
    expect(below(files, "validators")).toEqual(
      ["index", "parameters", "responses", "schemas"].map((name) => `src/validators/${name}.ts`),
    );
    expect(below(files, "client").filter((path) => /operations|pets|shows/.test(path))).toEqual([
      "src/client/operations.ts",
    ]);
    expect(below(files, "server").filter((path) => /operations|requests|pets|shows/.test(path))).toEqual([
      "src/server/operations.ts",
      "src/server/requests.ts",
    ]);
  });

  it.each(["single", "groups"] as const)("`%s` compiles under every required compiler flag", (layout) => {
    expect(new ForeignPackage(outputIn(layout)).compile()).toBe("");
  });

  it("of both kinds exports the same names", () => {
    const namesOf = (layout: OutputLayout, index: string): readonly string[] => {
      const text = outputIn(layout).find(({ path }) => path === `src/${index}/index.ts`)?.text ?? "";
      const exported = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
        names.split(","),
      );
      return exported
        .map((name) => name.trim().replace(/^type /, ""))
        .filter((name) => name !== "")
        .sort();
    };
    for (const index of ["types", "validators", "client", "server"]) {
      expect(namesOf("single", index).length).toBeGreaterThan(2);
      expect(namesOf("single", index)).toEqual(namesOf("groups", index));
    }
  });
});

describe("the layout of a new project", () => {
  const repeated = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
  const modelWith = (operations: number, tags: number): Parameters<typeof suitableLayout>[0] => {
    const { model } = buildModel(loadedFrom({ "openapi.yaml": JSON.stringify(document) }));
    const [first] = model.operations;
    const [tag] = model.tags;
    if (first === undefined || tag === undefined) throw new Error("the document has no operation");
    return { ...model, operations: repeated(operations, first), tags: repeated(tags, tag) };
  };

  it("has files per tag if there are several tags and many operations or types", () => {
    expect(suitableLayout(modelWith(40, 9))).toBe("single");
    expect(suitableLayout(modelWith(41, 2))).toBe("groups");
    expect(suitableLayout(modelWith(500, 1))).toBe("single");
  });
});
