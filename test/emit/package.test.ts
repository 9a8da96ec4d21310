import { describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { modelOf, schemas } from "../model/model-of.js";
import { catalogueModel, options } from "./hostile.js";

interface Manifest {
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

function outputOf(
  model: Interface,
  variants?: string,
  only?: readonly string[],
): { manifest: Manifest; readme: string; paths: Set<string> } {
  const documents = { bundle: "{}\n", ...(variants === undefined ? {} : { variants }) };
  const files = emitAll(model, documents, { ...options, ...(only === undefined ? {} : { only }) });
  const find = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
  return {
    manifest: JSON.parse(find("package.json")) as Manifest,
    readme: find("README.md"),
    paths: new Set(files.map(({ path }) => path)),
  };
}

const oneOperation = (): Interface =>
  modelOf("paths:\n  /a:\n    get: { operationId: act, responses: { '204': { description: d } } }\n");
const constructors = (): Interface =>
  modelOf(
    schemas({
      A: "{ type: object, required: [type], properties: { type: { const: 1 } }, x-constructors: [{ name: makeA, fixed: { type: 1 }, positional: [] }] }",
    }),
  );

const always = [".", "./types", "./validators", "./client", "./openapi.json", "./package.json"];

describe.each([
  ["nothing but one operation", oneOperation, [...always, "./server"]],
  ["every catalogue", catalogueModel, [...always, "./server", "./limits", "./events", "./permissions"]],
  ["constructors", constructors, [...always, "./constructors"]],
])("the package of a document with %s", (_name, make, entries) => {
  const { manifest, readme, paths } = outputOf(make());

  it("exports the artifacts of the document, and nothing else", () => {
    expect(Object.keys(manifest.exports).toSorted()).toEqual(entries.toSorted());
  });

  it("has a source file behind every export", () => {
    for (const target of Object.values(manifest.exports)) {
      const compiled = typeof target === "string" ? target : target.default;
      const source = compiled.replace(/^\.\/dist\/(.*)\.js$/, "src/$1.ts").replace(/^\.\//, "");
      expect(paths, compiled).toContain(source);
      if (typeof target !== "string") expect(target.types).toBe(compiled.replace(/\.js$/, ".d.ts"));
    }
  });

  it("lists its entries in its README", () => {
    const named = [...readme.matchAll(/^\| `@a\/b(\/\w+)?` \|/gm)].map(([, path = ""]) => `.${path}`);
    expect(named.toSorted()).toEqual(entries.filter((entry) => !entry.endsWith(".json")).toSorted());
  });
});

it("the README counts one operation as one", () => {
  expect(outputOf(oneOperation()).readme).toContain(": 0 types and 1 operation. Generated");
});

it("the compiler's build info is not published", () => {
  expect(outputOf(oneOperation()).manifest.files).toContain("!dist/.tsbuildinfo");
});

it.each([
  ["no", undefined, false],
  ["some", "{}\n", true],
])("with %s variants the second bundle is published: %s", (_name, variants, published) => {
  const { manifest, paths } = outputOf(oneOperation(), variants);
  expect(manifest.files.includes("openapi.variants.json")).toBe(published);
  expect("./openapi.variants.json" in manifest.exports).toBe(published);
  expect(paths.has("openapi.variants.json")).toBe(published);
});

it.each([
  [
    ["reference", "openapi"],
    ["reference", "openapi.json", "openapi.variants.json"],
  ],
  [["openapi"], ["openapi.json", "openapi.variants.json"]],
  [["reference"], ["reference"]],
  [[], []],
])("publishes and links of the text only what %j write", (emitters, wanted) => {
  const { manifest, readme } = outputOf(oneOperation(), "{}\n", ["types", ...emitters, "package"]);
  const published = manifest.files.filter((name) => /reference|openapi/.test(name));
  const exported = Object.keys(manifest.exports).filter((name) => /openapi/.test(name));
  const linked = [...readme.matchAll(/\]\(([^)/]*)/g)].map(([, path]) => path);
  expect(published).toEqual(wanted);
  expect(exported).toEqual(wanted.filter((name) => name !== "reference").map((name) => `./${name}`));
  expect(linked).toEqual(wanted);
});
