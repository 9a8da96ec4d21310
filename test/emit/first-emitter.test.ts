import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createGenerator, type EarlyResult } from "../../generator/src/browser.js";
import { emitEach } from "../../generator/src/emit/emit.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom } from "../load/virtual.js";

const books = readFileSync(join(import.meta.dirname, "../../playground/examples/books.yaml"), "utf8");
const requestOf = (text: string) => ({ files: { "openapi.yaml": text }, root: "openapi.yaml" });

test.each(["reference/README.md", "src/types/books.ts", "package.json"])(
  "shows %s ahead of the result, and changes no file",
  async (path) => {
    const generator = createGenerator("0.1.0");
    // A limit without effect is a warning.
    const changed = books.replace("maxLength: 200", "maxLength: 150, maximum: 3");
    const plain = await createGenerator("0.1.0").generate(requestOf(changed));
    await generator.generate(requestOf(books));
    const shown: EarlyResult[] = [];
    const result = await generator.generate(requestOf(changed), { path, show: (early) => shown.push(early) });
    const { files, diagnostics, types } = result;
    expect(shown).toEqual([{ file: files.find((file) => file.path === path), diagnostics, types }]);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(types).toContain("Book");
    expect(result).toEqual(plain);
  },
);

test("ends a run whose signal is aborted, and generates again", async () => {
  const generator = createGenerator("0.1.0");
  const plain = await generator.generate(requestOf(books));
  const controller = new AbortController();
  const early = { path: "src/types/", show: () => controller.abort(new Error("the text was edited")) };
  await expect(generator.generate(requestOf(`${books}\n`), early, controller.signal)).rejects.toThrow(
    "the text was edited",
  );
  await expect(generator.generate(requestOf(books), undefined, controller.signal)).rejects.toThrow("edited");
  expect(await generator.generate(requestOf(books), undefined, new AbortController().signal)).toEqual(plain);
});

test("shows nothing of an invalid document", async () => {
  const generator = createGenerator("0.1.0");
  await generator.generate(requestOf(books));
  const shown: EarlyResult[] = [];
  const broken = books.replaceAll("schemas/Book", "schemas/None");
  const early = { path: "src/types/books.ts", show: (result: EarlyResult) => shown.push(result) };
  expect((await generator.generate({ ...requestOf(broken), strict: true }, early)).files).toEqual([]);
  expect(shown).toEqual([]);
});

test("runs the first emitter before the others", () => {
  const loaded = loadedFrom({ "openapi.yaml": books });
  const { model } = buildModel(loaded);
  const options = { packageName: "books", packageVersion: "1.0.0", runtimeVersion: "0.1.0" };
  const orderOf = (first?: string) => {
    const printed = [...emitEach(model, { bundle: bundleText(loaded) }, { ...options, first })];
    return [...new Set(printed.map(({ emitter }) => emitter))];
  };
  const usual = orderOf();
  expect(usual[0]).not.toBe("reference");
  expect(orderOf("reference")).toEqual(["reference", ...usual.filter((name) => name !== "reference")]);
});
