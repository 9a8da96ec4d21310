import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { richDocuments } from "./rich-document.js";

const schemas = new URL("../../generator/schema/", import.meta.url);
const spec = new URL("../../spec/", import.meta.url);

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
// The fragment refers to definitions of the document, by the name of its file.
const [isDocument, isFragment] = ["document.schema.json", "fragment.schema.json"].map((name) => {
  const schema = JSON.parse(readFileSync(new URL(name, schemas), "utf8"));
  return ajv.addSchema(schema, name).getSchema(name) as (value: unknown) => boolean;
}) as [(value: unknown) => boolean, (value: unknown) => boolean];

describe("the JSON Schemas for editors", () => {
  it("accept a document with every object type", () => {
    const { "x-own": _own, ...document } = richDocuments["3.1"];
    expect(isDocument(document)).toBe(true);
  });

  it.each(readdirSync(spec).filter((name) => name.endsWith(".yaml")))("accept spec/%s", (name) => {
    const content: unknown = parse(readFileSync(new URL(name, spec), "utf8"));
    expect((name === "openapi.yaml" ? isDocument : isFragment)(content)).toBe(true);
  });

  const fragments: Readonly<Record<string, readonly [good: string, bad: string]>> = {
    "a misspelt keyword": ["schemas: { A: { required: [a] } }", "schemas: { A: { requird: [a] } }"],
    "a misspelt keyword deep inside": [
      "schemas: { A: { properties: { a: { items: { type: string } } } } }",
      "schemas: { A: { properties: { a: { items: { tpe: string } } } } }",
    ],
    "a misspelt extension": ["schemas: { A: { x-trim: true } }", "schemas: { A: { x-trimm: true } }"],
    "an extension of properties elsewhere": [
      "schemas: { A: { properties: { a: { x-owner-only: true } } } }",
      "schemas: { A: { x-owner-only: true } }",
    ],
    "a permission of a wrong type": [
      "paths: { /a: { get: { x-permissions: [A] } } }",
      "paths: { /a: { get: { x-permissions: A } } }",
    ],
    "a variant without a path": [
      "paths: { /a: { get: { x-variants: [{ path: /a, fixed: { q: 1 } }] } } }",
      "paths: { /a: { get: { x-variants: [{ fixed: { q: 1 } }] } } }",
    ],
    "a webhook's extension on another operation": [
      "webhooks: { w: { post: { x-dispatch: { discriminator: type } } } }",
      "paths: { /a: { post: { x-dispatch: { discriminator: type } } } }",
    ],
    "an unknown part": ["bits: { A: 1 }", "bitts: { A: 1 }"],
  };
  for (const [name, [good, bad]] of Object.entries(fragments)) {
    it(`refuse ${name}`, () => {
      expect([isFragment(parse(good)), isFragment(parse(bad))]).toEqual([true, false]);
    });
  }
});
