import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { visitObjects } from "../../generator/src/check/walk.js";
import type { Json } from "../../generator/src/load/document.js";
import { objectDefinitions } from "../../generator/src/openapi/objects.js";
import { compileFiles, scratchFolder, strictest } from "../types/compile.js";
import { tryGenerate } from "./attempt.js";
import { kitchenSink } from "./kitchen-sink.js";
import { textLocationsOf } from "./text-locations.js";

/** The hostile-input tests cover the constructs of the kitchen sink, so it must contain all of them. */

const { document } = kitchenSink();
const words = keysOf(document);
const pagesOfReference = "README schemas headers events permissions errors webhooks channels operations/ships".split(
  " ",
);

const vocabulary = JSON.parse(
  readFileSync(new URL("../../generator/schema/vocabulary.schema.json", import.meta.url), "utf8"),
) as Json;

describe("the kitchen sink", () => {
  it("has every key of the vocabulary, with all their fields", () => {
    const known = propertiesIn(vocabulary);
    expect(known.size).toBeGreaterThan(100);
    const missing = [...known].filter((key) => !words.has(key));
    expect(missing, "use them in test/hostile/kitchen-sink.yaml").toEqual([]);
  });

  it("has every object type of OpenAPI", () => {
    const found = new Set(visitObjects(document, "3.1").map(({ kind }) => kind));
    // These three flows have the same fields as the fourth.
    const flows = ["implicitFlow", "passwordFlow", "clientCredentialsFlow", "deviceAuthorizationFlow"];
    expect(Object.keys(objectDefinitions["3.1"]).filter((kind) => !found.has(kind as never))).toEqual(flows);
  });

  it("has every supported keyword of a schema", () => {
    const keywords = Object.keys(objectDefinitions["3.1"].schema.slots);
    expect(keywords.filter((keyword) => !words.has(keyword))).toEqual(["definitions", "contentSchema"]);
  });

  it("gives every emitter something to write", () => {
    const made = tryGenerate(kitchenSink(), document);
    const paths = made.kind === "files" ? made.files.map(({ path }) => path) : [];
    const folders = "types validators constructors conversions client server"
      .split(" ")
      .map((name) => `src/${name}/index.ts`);
    const modules = "limits permissions events interactions bridge radio brands webhooks"
      .split(" ")
      .map((name) => `src/${name}.ts`);
    const pages = ["README.md", ...pagesOfReference.map((name) => `reference/${name}.md`)];
    const others = ["package.json", "openapi.json", "bin/guildwire-bridge.cjs", "stubs/ships.ts", "stubs/berths.ts"];
    expect(paths).toEqual(expect.arrayContaining([...folders, ...modules, ...pages, ...others]));
  });

  it("yields code without unused declarations", { timeout: 120_000 }, () => {
    const made = tryGenerate(kitchenSink(), document);
    const files = made.kind === "files" ? made.files : [];
    expect(files.filter(({ path }) => path.startsWith("src/validators/")).length).toBeGreaterThan(1);
    const sources = files.filter(({ path }) => path.startsWith("src/"));
    // The types of Zod schemas are inferred.
    const unused = { noUnusedLocals: true, noUnusedParameters: true, isolatedDeclarations: false };
    expect(compileFiles(scratchFolder(), sources, { ...strictest, ...unused })).toBe("");
  });

  it("has locations of every kind, more than 150 for texts and more than 100 names", () => {
    const counts = new Map<string, number>();
    for (const { kind } of textLocationsOf(document)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(counts.get("text")).toBeGreaterThan(150);
    expect(counts.get("name")).toBeGreaterThan(100);
    for (const kind of ["data", "pattern", "media", "extension"]) expect(counts.get(kind), kind).toBeGreaterThan(2);
  });

  it("omits no text except those with a meaning in OpenAPI", () => {
    const asked = new Set(textLocationsOf(document).map(({ text }) => text));
    const rest = stringsOf(document).filter(
      ([, text]) => ![...text.split(/[/{}]/), text].some((part) => asked.has(part)),
    );
    const meant =
      /\/(openapi|jsonSchemaDialect|type(\/\d)?|format|in|style|scheme|contentEncoding|contentMediaType|contentType)$/;
    expect(rest.filter(([at]) => !meant.test(at))).toEqual([]);
  });
});

function keysOf(node: Json, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (!Array.isArray(node)) found.add(key);
    keysOf(value, found);
  }
  return found;
}

/** Names under `properties` of a JSON Schema, at any depth. */
function propertiesIn(node: Json, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === "properties" && typeof value === "object") for (const name of Object.keys(value ?? {})) found.add(name);
    propertiesIn(value, found);
  }
  return found;
}

function stringsOf(node: Json, at = ""): readonly (readonly [at: string, text: string])[] {
  if (typeof node === "string") return [[at, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => stringsOf(value as Json, `${at}/${key}`));
}
