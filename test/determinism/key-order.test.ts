import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { Json } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { randomFrom, shuffled } from "./shuffle.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const fixtures = join(projectRoot, "test/foreign/fixtures");

/** The output's files by path, for a specification whose files are transformed first. */
function outputOf(root: string, change: (text: string, path: string) => string): ReadonlyMap<string, string> {
  const { loaded, diagnostics } = loadDocument(root, {
    cwd: dirname(root),
    readFile: (path) => Buffer.from(change(readFileSync(path, "utf8"), path)),
  });
  if (loaded === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const options = { packageName: "@example/api", packageVersion: "1.0.0", runtimeVersion: "0.1.0" };
  const files = emitAll(buildModel(loaded).model, { bundle: bundleText(loaded) }, options);
  return new Map(files.map(({ path, text }) => [path, text]));
}

const readAs = (text: string, path: string): Json => (path.endsWith(".json") ? JSON.parse(text) : parse(text)) as Json;
const writtenAs = (value: Json, path: string): string =>
  path.endsWith(".json") ? JSON.stringify(value) : stringify(value, { aliasDuplicateObjects: false });

function withShuffledKeys(seed: number): (text: string, path: string) => string {
  const random = randomFrom(seed);
  return (text, path) => writtenAs(shuffled(readAs(text, path), random), path);
}

describe.each([
  ["our own specification", join(projectRoot, "spec/openapi.yaml")],
  ["a third-party document in YAML", join(fixtures, "greenhouse.yaml")],
  ["a third-party document in JSON", join(fixtures, "ledger.json")],
])("the order of keys without meaning, in %s", (_title, root) => {
  const original = outputOf(root, (text) => text);

  it.each([1, 2, 3])("does not affect the output (shuffle %i)", { timeout: 120_000 }, (seed) => {
    const output = outputOf(root, withShuffledKeys(seed));
    expect([...output.keys()]).toEqual([...original.keys()]);
    for (const [path, text] of output) {
      // The bundle keeps the key order of the source; it is still the same document.
      if (path === "openapi.json") expect(JSON.parse(text)).toEqual(JSON.parse(original.get(path) ?? ""));
      else expect(text, path).toBe(original.get(path));
    }
  });
});

describe("the order of names that the author chose", () => {
  it("determines the output: a type has its properties in document order", () => {
    const root = join(fixtures, "greenhouse.yaml");
    const swapped = outputOf(root, (text) =>
      text.replace("{ x: { type: number }, y: { type: number } }", "{ y: { type: number }, x: { type: number } }"),
    );
    const written = outputOf(root, (text) => text);
    const changed = [...swapped].filter(([path, text]) => path.startsWith("src/types/") && written.get(path) !== text);
    expect(changed.map(([path]) => path)).toHaveLength(1);
  });
});

describe("the shuffle of these tests", () => {
  const files = readdirSync(join(projectRoot, "spec"), { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".yaml") && !name.startsWith("vectors"),
  );

  it.each(files)("moves keys of spec/%s, and changes nothing else", (name) => {
    const value = readAs(readFileSync(join(projectRoot, "spec", name), "utf8"), name);
    const other = shuffled(value, randomFrom(1));
    expect(other).toEqual(value);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(value));
  });
});
