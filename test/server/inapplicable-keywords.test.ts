import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emitClient } from "../../generator/src/emit/client/client.js";
import { emitServer } from "../../generator/src/emit/server/server.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadFiles } from "../load/virtual.js";
import { runCount } from "../run-count.js";

/** Keywords of the types that a scalar does not have. They constrain nothing beside it. */
const keywordsOf = {
  string: { minLength: 1, maxLength: 9, pattern: "^a", format: "date-time", contentEncoding: "base64" },
  number: { minimum: 1, maximum: 9, multipleOf: 2, format: "int32" },
  array: { uniqueItems: true, minItems: 1, maxItems: 9, items: { type: "integer" }, prefixItems: [{ type: "number" }] },
  object: {
    properties: { a: { type: "integer" } },
    required: ["a"],
    additionalProperties: { type: "integer" },
    minProperties: 1,
  },
} as const;

/** Schemas of single values, each with the type whose keywords apply to it. */
const scalars = [
  { own: "string", schema: { type: "string" } },
  { own: "string", schema: { type: "string", enum: ["x", "y"] } },
  { own: "string", schema: { enum: ["x", "y"] } },
  { own: "string", schema: { const: "x" } },
  { own: "string", schema: { type: "string", enum: ["x", "y"], "x-open-enum": true } },
  { own: "number", schema: { type: "integer" } },
  { own: "number", schema: { type: "number", enum: [1, 2.5] } },
  { own: "number", schema: { enum: [1, 2] } },
  { own: "none", schema: { type: "boolean" } },
  { own: "none", schema: { enum: [true] } },
] as const;

/** Ways to combine a schema with keywords. */
const combinations: Readonly<Record<string, (schema: object, keywords: object) => object>> = {
  "in the same schema": (schema, keywords) => ({ ...keywords, ...schema }),
  "in a member of allOf": (schema, keywords) => ({ allOf: [schema, keywords] }),
  "beside allOf": (schema, keywords) => ({ allOf: [schema], ...keywords }),
  "in nested members": (schema, keywords) => ({ allOf: [{ allOf: [keywords] }, { allOf: [schema] }] }),
  "beside a reference": (schema, keywords) => ({ $ref: name(schema), ...keywords }),
  "in a referenced member": (schema, keywords) => ({ allOf: [{ $ref: name(schema) }, { $ref: name(keywords) }] }),
  "in an alternative": (schema, keywords) => ({ ...schema, anyOf: [keywords, { description: "Anything" }] }),
};

/** Schemas that the document names, by their references. */
const named = new Map<string, object>();
function name(schema: object): string {
  const key = `S${named.size}`;
  named.set(key, schema);
  return `#/components/schemas/${key}`;
}

const withKeywords = fc
  .record({
    scalar: fc.constantFrom(...scalars),
    how: fc.constantFrom(...Object.keys(combinations)),
    keys: fc.uniqueArray(
      fc.constantFrom(
        ...Object.entries(keywordsOf).flatMap(([type, of]) => Object.keys(of).map((key) => ({ type, key }))),
      ),
      { minLength: 1, maxLength: 4, selector: ({ key }) => key },
    ),
  })
  .map(({ scalar, how, keys }) => {
    const foreign = keys.filter(({ type }) => type !== scalar.own);
    const keywords = Object.fromEntries(
      foreign.map(({ type, key }) => [
        key,
        (keywordsOf[type as keyof typeof keywordsOf] as Record<string, unknown>)[key],
      ]),
    );
    return { how, schema: scalar.schema, keywords };
  });

/** How clients send and servers read a value of a schema, at every location. */
function handling(schema: object): readonly string[] {
  const locations = ["query", "header", "cookie", "path"] as const;
  const parameters = locations.map((location) => ({ name: `in_${location}`, in: location, required: true, schema }));
  const form = { type: "object", properties: { field: schema }, required: ["field"] };
  const content = {
    "application/x-www-form-urlencoded": { schema: form },
    "multipart/form-data": { schema: form },
  };
  const responses = { 204: { description: "Done", headers: { "X-Value": { schema } } } };
  const post = { operationId: "send", parameters, requestBody: { required: true, content }, responses };
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/send/{in_path}": { post } },
    components: { schemas: Object.fromEntries(named) },
  };
  const { loaded } = loadFiles({ "openapi.json": JSON.stringify(document) });
  if (loaded === undefined) throw new Error("the document was not loaded");
  const { model } = buildModel(loaded);
  const files = [...emitServer(model).filter(({ path }) => path.includes("/operations/")), ...emitClient(model)];
  // The types of arguments may refer to other schemas; what sends them does not.
  return files.map(({ text }) => text.slice(text.indexOf("POST /send")));
}

describe("keywords that do not apply to the type of a value", () => {
  it("do not change how it is sent and read", () => {
    fc.assert(
      fc.property(withKeywords, ({ how, schema, keywords }) => {
        const handled = [keywords, {}].map((added) => {
          named.clear();
          return handling((combinations[how] as (typeof combinations)[string])(schema, added));
        });
        expect(handled[0]).toEqual(handled[1]);
      }),
      { numRuns: runCount(100) },
    );
  });
});
