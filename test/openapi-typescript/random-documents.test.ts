import fc from "fast-check";
import { expect, it } from "vitest";
import type { PathsOptions } from "../../generator/src/emit/openapi-typescript/paths-options.js";
import { errorsIn, type PartialDocument, typesOf } from "./printed-types.js";

/** Names that are keywords, members of every object, or text that ends a literal or a comment. */
const names = ["A", "B", "C", "default", "x-a", "constructor", "__proto__", "*/", '"]', "Record", "a\\b", "`${c}`"];

const name = fc.constantFrom(...names);
const escaped = (text: string) => encodeURI(text.replaceAll("~", "~0").replaceAll("/", "~1"));
const target = fc.oneof(
  { weight: 4, arbitrary: name.map((one) => `#/components/schemas/${escaped(one)}`) },
  fc.tuple(name, name).map(([one, other]) => `#/components/schemas/${escaped(one)}/properties/${escaped(other)}`),
  fc
    .tuple(name, fc.constantFrom("allOf", "oneOf", "anyOf"))
    .map(([one, key]) => `#/components/schemas/${escaped(one)}/${key}/0`),
  name.map((one) => `#/components/schemas/${escaped(one)}/items`),
  fc.constantFrom("#/paths/~1a/get/parameters/0/schema", "#/nowhere", "other.yaml#/A"),
);

/** Schemas as text, since no literal has a property named `__proto__`. */
const { schema } = fc.letrec<{ schema: string; object: string }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(
      '{"type":"string"}',
      '{"enum":["a",null,1]}',
      '{"const":"a"}',
      "true",
      "false",
      "{}",
      '{"type":"object"}',
    ),
    target.map(($ref) => JSON.stringify({ $ref })),
    fc
      .tuple(
        fc.constantFrom("allOf", "oneOf", "anyOf", "prefixItems"),
        fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
      )
      .map(([key, items]) => `{"${key}":[${items.join()}]}`),
    tie("schema").map((items) => `{"type":"array","maxItems":2,"items":${items}}`),
    tie("object"),
  ),
  object: fc
    .record({
      properties: fc.uniqueArray(fc.tuple(name, tie("schema")), { maxLength: 3, selector: ([key]) => key }),
      required: fc.uniqueArray(name, { maxLength: 3 }),
      allOf: fc.array(tie("schema"), { maxLength: 2 }),
      oneOf: fc.array(tie("schema"), { maxLength: 2 }),
      propertyName: fc.option(name),
      type: fc.constantFrom('"object"', '["object","null"]', '["string","object","array"]'),
      more: fc.constantFrom(
        "",
        ',"nullable":true',
        ',"readOnly":true',
        ',"deprecated":true',
        ',"additionalProperties":{}',
      ),
    })
    .map(({ properties, required, allOf, oneOf, propertyName, type, more }) => {
      const declared = properties.map(([key, value]) => `${JSON.stringify(key)}:${value}`);
      const discriminator = propertyName === null ? "" : `,"discriminator":${JSON.stringify({ propertyName })}`;
      return `{"type":${type},"properties":{${declared}},"required":${JSON.stringify(required)},"allOf":[${allOf}],"oneOf":[${oneOf}]${discriminator}${more}}`;
    }),
}));

const document = fc
  .tuple(fc.array(schema, { minLength: names.length, maxLength: names.length }), schema, name)
  .map(([schemas, parameter, id]) => {
    const components = names.map((one, index) => `${JSON.stringify(one)}:${schemas[index]}`);
    const operation = `{"operationId":${JSON.stringify(id)},"parameters":[{"name":"q","in":"query","schema":${parameter}}],"responses":{}}`;
    return `{"openapi":"3.1.0","paths":{"/a":{"get":${operation}},"/{b}":{"get":${operation}}},"components":{"schemas":{${components}}}}`;
  });

const options: fc.Arbitrary<PathsOptions> = fc.record(
  Object.fromEntries(
    [
      ...["enum", "immutable", "rootTypes", "rootTypesNoSchemaPrefix", "additionalProperties", "arrayLength"],
      ...["pathParamsAsTypes", "exportType", "alphabetize", "excludeDeprecated", "readWriteMarkers"],
    ].map((option) => [option, fc.boolean()]),
  ),
);

it("the types of any document compile, and are proportional to it", { timeout: 300_000 }, () => {
  const samples = fc.sample(fc.tuple(document, options), { numRuns: 150, seed: 35 });
  const files: Record<string, string> = {};
  for (const [index, [json, chosen]] of samples.entries()) {
    const text = typesOf({ json } as PartialDocument & { readonly json: string }, chosen);
    expect(text.length).toBeLessThan(12 * json.length + 4_000);
    files[`sample${index}`] = text;
  }
  const errors = errorsIn(files);
  const first = Number(/^sample(\d+)/.exec(errors[0] ?? "")?.[1] ?? -1);
  expect({ errors, document: samples[first] }).toEqual({ errors: [], document: undefined });
});
