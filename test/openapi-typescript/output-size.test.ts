import { describe, expect, it } from "vitest";
import { errorsIn, type PartialDocument, typesOf } from "./printed-types.js";

const ref = (pointer: string) => ({ $ref: `#/${pointer}` });
const schema = (name: string) => ref(`components/schemas/${name}`);
const string = { type: "string" };
const objectOf = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const get = (more: object = {}) => ({ responses: { 200: { description: "Fine." } }, ...more });
const map = (count: number, entry: (index: number) => readonly [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
const list = (count: number, item: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => item(index));
const schemas = (map: object): PartialDocument => ({ components: { schemas: map } });

/** Documents by their number of parts, which multiplied the output or the work. */
const documents: Readonly<Record<string, (count: number) => PartialDocument>> = {
  "definitions that refer to the previous one twice": (count) => {
    const definition = (index: number) => ref(`components/schemas/A/$defs/n${index}`);
    const $defs = map(count, (index) => [
      `n${index}`,
      objectOf(index === 0 ? {} : { a: definition(index - 1), b: definition(index - 1) }),
    ]);
    return schemas({ A: objectOf({ a: definition(count - 1) }, { $defs }) });
  },
  "references to a path and to its parts": (count) => ({
    paths: {
      "/a": { get: get({ parameters: list(count, (index) => ({ name: `p${index}`, in: "query", schema: string })) }) },
      ...map(count, (index) => [`/b${index}`, ref("paths/~1a")]),
    },
  }),
  "a union of parents that the members extend": (count) =>
    schemas({
      ...map(count, (index) => [`S${index}`, { allOf: [schema("U"), objectOf({ a: string })] }]),
      U: objectOf(
        map(count, (index) => [`p${index}`, string]),
        { oneOf: list(count, (index) => schema(`S${index}`)), discriminator: { propertyName: "kind" } },
      ),
    }),
  "a discriminator with many values": (count) =>
    schemas({
      ...map(count, (index) => [`S${index}`, objectOf({ kind: string })]),
      U: {
        oneOf: list(count, (index) => schema(`S${index}`)),
        discriminator: {
          propertyName: "kind",
          mapping: map(count, (index) => [`v${index}`, `#/components/schemas/S${index}`]),
        },
      },
    }),
  "a chain of parents below a discriminator": (count) =>
    schemas(
      map(count, (index) => [
        `S${index}`,
        index === 0
          ? objectOf({ kind: string }, { discriminator: { propertyName: "kind" } })
          : { allOf: [schema(`S${index - 1}`)] },
      ]),
    ),
  "unions that contain each other": (count) =>
    schemas(
      map(count, (index) => [
        `S${index}`,
        { oneOf: [schema(`S${(index + 1) % count}`), { type: "array", items: schema(`S${(index * 7) % count}`) }] },
      ]),
    ),
  "a parent that is extended many times, with many required properties": (count) =>
    schemas({
      P: objectOf(map(count, (index) => [`p${index}`, string])),
      C: { allOf: list(count, () => schema("P")), required: list(count, (index) => `p${index}`) },
    }),
  "a type that is listed many times": (count) =>
    schemas({ A: { type: list(count, () => "object"), properties: map(count, (index) => [`p${index}`, string]) } }),
  "enumerations with the same name": (count) =>
    schemas(
      map(count, (index) => [`E${"-".repeat((index % 200) + 1)}${"_".repeat(index / 200)}`, { enum: ["a", "b"] }]),
    ),
  "values with the same name": (count) =>
    schemas({ A: { enum: list(count, (index) => `a${"-".repeat((index % 200) + 1)}${"/ ".repeat(index / 200)}`) } }),
  "a long description of a parameter that many operations use": (count) => ({
    paths: map(count, (index) => [`/p${index}`, { get: get({ parameters: [ref("components/parameters/P")] }) }]),
    components: { parameters: { P: { name: "p", in: "query", description: "d".repeat(count * 50), schema: string } } },
  }),
  "a path with many additional operations and parameters": (count) => ({
    paths: {
      "/a": {
        parameters: list(count, (index) => ({ name: `p${index}`, in: "query", schema: string })),
        additionalOperations: map(count, (index) => [`M${index}`, get()]),
      },
    },
  }),
  "a long path with many parameters": (count) => ({
    paths: {
      [list(count, (index) => `/{p${index}}`).join("")]: {
        parameters: list(count, (index) => ({
          name: `p${index}`,
          in: "path",
          required: true,
          schema: { enum: ["a"] },
        })),
      },
    },
  }),
  "deep nesting": (count) => {
    const nested = list(250, (index) => index).reduce<object>(
      (inner, index) => (Number(index) % 2 === 0 ? objectOf({ a: inner }) : { oneOf: [inner, { type: "array" }] }),
      string,
    );
    return schemas(map(count / 250, (index) => [`S${index}`, nested]));
  },
};

/** Output characters per character of the document. Additional operations repeat the parameters of their path. */
const limits: Readonly<Record<string, number>> = { "a path with many additional operations and parameters": 30 };
const options = { enum: true, rootTypes: true, arrayLength: true, pathParamsAsTypes: true, readWriteMarkers: true };

describe("the output", { timeout: 120_000 }, () => {
  it.each(Object.entries(documents))("is proportional to a document with %s", (title, documentOf) => {
    const sizes = [1_000, 4_000].map((count) => {
      const document = documentOf(count);
      return typesOf(document, options).length / JSON.stringify(document).length;
    });
    const [small = 0, large = 0] = sizes;
    expect(large).toBeLessThan(limits[title] ?? 8);
    expect(large).toBeLessThan(small * 1.5);
  });

  it("has 200,000 parts of a document", () => {
    const count = 200_000;
    const text = typesOf({
      paths: { "/a": { get: get({ tags: list(count, () => "a") }) } },
      ...schemas({ A: { enum: list(count, (index) => index) }, B: { allOf: list(count, () => true) } }),
    });
    expect(text).toContain(` ${count - 1}`);
  });

  it("compiles for 10,000 schemas that contain each other", () => {
    const count = 10_000;
    const text = typesOf(
      schemas(
        map(count, (index) => [
          `S${index}`,
          objectOf({
            next: schema(`S${(index + 1) % count}`),
            many: { type: "array", items: schema(`S${(index * 7) % count}`) },
          }),
        ]),
      ),
    );
    const program = `
      import type { components } from "./types.js";
      export const next: components["schemas"]["S3"] | undefined = ({} as components["schemas"]["S0"]).next?.next?.next;`;
    expect(errorsIn({ types: text, program })).toEqual([]);
  });

  it("compiles for chains of references, parents and unions", () => {
    const count = 1_000;
    const next = (kind: string, index: number) => schema(`${kind}${index + 1}`);
    const chain = (kind: string, link: (index: number) => object) =>
      map(count, (index) => [`${kind}${index}`, index === count - 1 ? objectOf({ a: string }) : link(index)]);
    const document = schemas({
      ...chain("Ref", (index) => next("Ref", index)),
      ...chain("Parent", (index) => ({ allOf: [next("Parent", index)], required: ["a"] })),
      ...chain("Union", (index) => ({ anyOf: [next("Union", index), objectOf({ [`p${index}`]: string })] })),
      ...chain("Array", (index) => ({ type: "array", items: next("Array", index) })),
    });
    const program = `
      import type { components } from "./types.js";
      type Schemas = components["schemas"];
      export const one: Schemas["Ref0"] = { a: "" };
      export const two: Schemas["Parent0"] = { a: "" };
      export const three: Schemas["Union0"] = { p7: "" };
      export const four: Schemas["Array0"] = [[]];`;
    expect(errorsIn({ types: typesOf(document), program })).toEqual([]);
  });
});
