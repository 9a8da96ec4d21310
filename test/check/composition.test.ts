import { describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import type { JsonObject } from "../../generator/src/load/document.js";
import { buildModel, discriminatorsOf } from "../../generator/src/model/build/build.js";
import { nodeAt } from "../../generator/src/values/pointer.js";
import { loadedFrom, root, shown } from "../load/virtual.js";

/** Schemas that each refer to the next one twice, so that their number doubles with every level. */
function tower(levels: number, link: (next: string) => object, use: (schema: object) => object): string {
  const leaf = { type: "object", properties: { a: { type: "string", default: "x" } } };
  const schemas = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [`S${level}`, link(`#/components/schemas/S${level + 1}`)]),
  );
  const top = { $ref: "#/components/schemas/S0" };
  const operation = { operationId: "op", responses: { "204": { description: "d" } }, ...use(top) };
  const components = { schemas: { ...schemas, [`S${levels}`]: leaf } };
  return root(`paths: ${JSON.stringify({ "/a": { post: operation } })}\ncomponents: ${JSON.stringify(components)}\n`);
}

const links: Readonly<Record<string, (next: string) => object>> = {
  allOf: (next) => ({ allOf: [{ $ref: next }, { $ref: next }] }),
  "allOf beside a list of required names": (next) => ({ required: ["a"], allOf: [{ $ref: next }, { $ref: next }] }),
  oneOf: (next) => ({ oneOf: [{ $ref: next }, { $ref: next }] }),
  "anyOf with a schema in between": (next) => ({ anyOf: [{ $ref: next }, { not: { $ref: next } }] }),
};

const body = (mediaType: string, more = {}) => {
  return (schema: object): object => ({ requestBody: { content: { [mediaType]: { schema, ...more } } } });
};
const uses: Readonly<Record<string, (schema: object) => object>> = {
  "a body": body("application/json"),
  "a body with an example": body("application/json", { example: { a: "x" } }),
  "a form": body("multipart/form-data"),
  "a parameter": (schema) => ({ parameters: [{ name: "q", in: "query", schema }] }),
};

describe("schemas applied to one value whose number doubles with every level", () => {
  for (const [keyword, link] of Object.entries(links)) {
    for (const [place, use] of Object.entries(uses)) {
      it(`are refused by ${keyword} in ${place} at the limit, without checking further`, () => {
        const loaded = loadedFrom({ "openapi.yaml": tower(24, link, use) });
        buildModel(loaded);
        const found = check(loaded, { strictExtensions: false });
        expect(found.map(shown)).toEqual([
          expect.stringMatching(/^openapi\.yaml:4:\d+ limit-exceeded more than 10000 schemas apply to one value here/),
        ]);
        expect(found[0]?.pointer).toMatch(/^\/components\/schemas\/S1\d$/);
      });
    }
  }

  it("are refused below a discriminator, too, and searched for its property no further", () => {
    const link = (next: string): object => ({ oneOf: [{ $ref: next }, { $ref: next }] });
    const discriminated = { discriminator: { propertyName: "a" }, oneOf: [link("#/components/schemas/S0")] };
    const text = tower(30, link, () => body("application/json")(discriminated));
    const loaded = loadedFrom({ "openapi.yaml": text });
    buildModel(loaded);
    const pointer = "/paths/~1a/post/requestBody/content/application~1json/schema";
    const discriminators = discriminatorsOf(loaded.document, [
      { node: nodeAt(loaded.document, pointer) as JsonObject, pointer },
    ]);
    const [alternative] = discriminators.flatMap((each) => (each.kind === "union" ? each.alternatives : []));
    expect(alternative?.schemas.length).toBeLessThan(2000);
    const found = check(loaded, { strictExtensions: false });
    expect(found.map(({ code }) => code)).toEqual(["limit-exceeded"]);
  });

  it("are accepted below the limit, and in any number across a property", () => {
    const between = (next: string): object => ({ properties: { b: { $ref: next }, c: { $ref: next } } });
    for (const text of [
      tower(11, links["allOf"] as (next: string) => object, body("application/json")),
      tower(40, between, body("application/json")),
    ]) {
      const found = check(loadedFrom({ "openapi.yaml": text }), { strictExtensions: false });
      expect(found.filter(({ code }) => code === "limit-exceeded").map(shown)).toEqual([]);
    }
  });
});

describe("a chain of schemas that apply each other to one value", () => {
  const chain = (levels: number): string =>
    tower(levels, (next) => ({ allOf: [{ $ref: next }] }), body("application/json"));
  const limitsIn = (text: string): readonly string[] =>
    check(loadedFrom({ "openapi.yaml": text }), { strictExtensions: false })
      .filter(({ code }) => code === "limit-exceeded")
      .map(shown);

  it("is refused once, where it exceeds the limit", () => {
    expect(limitsIn(chain(3000))).toEqual([
      expect.stringMatching(
        / limit-exceeded a chain of more than 500 schemas that apply each other to one value begins/,
      ),
    ]);
  });

  it("is accepted and can be generated below the limit", () => {
    const text = chain(240);
    expect(limitsIn(text)).toEqual([]);
    expect(buildModel(loadedFrom({ "openapi.yaml": text })).diagnostics).toEqual([]);
  });
});
