import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckDiagnostic } from "../../generator/src/check/diagnostic.js";
import { checkAgainstMetaSchema } from "../../generator/src/check/meta-schema.js";
import { visitObjects } from "../../generator/src/check/walk.js";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import type { Version } from "../../generator/src/openapi/objects.js";
import { runCount } from "../run-count.js";
import { mutated, richDocuments } from "./rich-document.js";

const require = createRequire(new URL("../../generator/schema/", import.meta.url));
const read = (name: string): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(require.resolve(name), "utf8"));
const readOfficial = (version: Version): ReturnType<typeof read> =>
  read(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`);

/** The complete official schemas, in ajv. */
const official: { readonly [version in Version]: (document: Json) => boolean } = {
  "3.2": officialOf("3.2"),
  "3.1": officialOf("3.1"),
  "3.0": (() => {
    const { id: _id, $schema: _dialect, ...schema } = readOfficial("3.0");
    // Its only draft-04 keyword whose meaning has changed since.
    const definitions = schema["definitions"] as { readonly Schema: { readonly properties: Record<string, unknown> } };
    const { properties } = definitions.Schema;
    properties["multipleOf"] = { type: "number", exclusiveMinimum: 0 };
    return newAjv().compile(schema);
  })(),
};

function officialOf(version: "3.1" | "3.2"): (document: Json) => boolean {
  const schema = readOfficial(version);
  const dialect = [{ $ref: "https://json-schema.org/draft/2020-12/schema" }, { $ref: "urn:test:base" }];
  Object.assign(schema["$defs"] ?? {}, { schema: { allOf: dialect } });
  const { $dynamicAnchor: _anchor, ...base } = read(`./openapi-${version}-base.schema.json`);
  return newAjv().addSchema(base, "urn:test:base").compile(schema);
}

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv, ["uri", "uri-reference", "email"]);
  for (const ignored of ["regex", "media-range", "iri"]) ajv.addFormat(ignored, true);
  return ajv;
}

/** The violations that the split schemas report, except what JSON Schema itself accepts. */
function violations(document: JsonObject, version: Version): readonly CheckDiagnostic[] {
  const found: CheckDiagnostic[] = [];
  checkAgainstMetaSchema(visitObjects(document, version), version, (violation) => found.push(violation));
  const isOurs = (violation: CheckDiagnostic): boolean =>
    version !== "3.0"
      ? violation.message.endsWith("in a Schema Object")
      : // The 3.0 schema ignores invalid component names, including their content.
        /^\/components\/\w+\/\$ref$/.test(violation.pointer);
  return found.filter((violation) => !isOurs(violation));
}

const values: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1.5,
    "",
    "a",
    "path",
    "header",
    [],
    {},
    [1],
    ["a", "a"],
    { $ref: "#/a" },
    { "x-a": {} },
  ),
  // No `x-` key with arbitrary values: the official 3.1 schema mistakes one in a Callback Object for a path item.
  fc.dictionary(fc.constantFrom("a", "name", "type", "200"), fc.constantFrom<Json>(null, 1, "a", [], {}), {
    maxKeys: 3,
  }),
);

const slips = fc.oneof(
  fc.constant((parent: Record<string, Json>, key: string) => {
    delete parent[key];
  }),
  fc.constant((parent: Record<string, Json>, key: string) => {
    if (Array.isArray(parent)) return;
    parent[`${key}z`] = parent[key] as Json;
    delete parent[key];
  }),
);

const changes = fc.oneof(
  slips,
  values.map((value) => (parent: Record<string, Json>, key: string) => {
    parent[key] = value;
  }),
);

describe.each(["3.2", "3.1", "3.0"] as const)("the schema of %s, split into one per object type", (version) => {
  it("accepts a document with every object type", () => {
    expect(official[version](richDocuments[version])).toBe(true);
    expect(violations(richDocuments[version], version)).toEqual([]);
  });

  it("refuses a changed document exactly when the complete official schema refuses it", () => {
    fc.assert(
      fc.property(fc.nat(), changes, (at, change) => {
        const document = withoutHoles(mutated(richDocuments[version], at, change));
        const found = violations(document, version).map(({ pointer, message }) => `${pointer}: ${message}`);
        expect(found.length === 0, found.join("\n")).toBe(official[version](document));
      }),
      { numRuns: runCount(700) },
    );
  });

  it("reports one dropped or misspelt key by one or few violations, without duplicates", () => {
    fc.assert(
      fc.property(fc.nat(), slips, (at, change) => {
        const found = violations(withoutHoles(mutated(richDocuments[version], at, change)), version);
        const keys = found.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length, keys.join("\n")).toBeLessThan(4);
      }),
      { numRuns: runCount(300) },
    );
  });
});

/** A deleted array entry leaves a hole, which JSON cannot express. */
function withoutHoles(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}
