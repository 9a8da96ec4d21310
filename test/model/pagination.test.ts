import { describe, expect, it } from "vitest";
import { summarizeRecognized } from "../../generator/src/cli/recognized-summary.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root } from "../load/virtual.js";
import { modelOf } from "./model-of.js";

const query = (name: string, type = "integer"): string => `{ name: ${name}, in: query, schema: { type: ${type} } }`;
const body = (schema: string): string =>
  `responses: { '200': { description: d, content: { application/json: { schema: ${schema} } } } }`;
const strings = "{ type: array, items: { type: string } }";
const operation = (more: string): string => `paths: { /a: { get: { operationId: list, tags: [t], ${more} } } }\n`;
const byOffset = operation(`parameters: [${query("offset")}, ${query("limit")}], ${body(strings)}`);

describe("pagination without x-pagination", () => {
  it("is summarized", () => {
    expect(summarizeRecognized(modelOf(byOffset))).toBe("pagination by offset recognized for 1 operation: list\n");
    expect(summarizeRecognized(modelOf(operation(body(strings))))).toBe("");
  });

  it("can be turned off", () => {
    const loaded = loadedFrom({ "openapi.yaml": root(byOffset) });
    expect(buildModel(loaded).model.operations[0]?.pagination?.identifier).toBe("paginateList");
    const { model } = buildModel({ ...loaded, pagination: "declared" });
    expect(model.operations[0]?.pagination).toBeUndefined();
  });

  it("needs a list, and one success", () => {
    const parameters = `parameters: [${query("offset")}, ${query("limit")}]`;
    const advance = (responses: string): unknown =>
      modelOf(operation(`${parameters}, ${responses}`)).operations[0]?.pagination;
    expect(advance(body(`{ type: object, properties: { a: ${strings} } }`))).toMatchObject({ items: ["a"] });
    expect(advance(body(`{ type: object, properties: { a: ${strings}, b: ${strings} } }`))).toBeUndefined();
    const untyped = `{ type: object, properties: { a: ${strings}, b: { type: array } } }`;
    expect(advance(body(untyped))).toMatchObject({ items: ["a"] });
    expect(advance(body(strings).replace("{ '200'", "{ '204': { description: d }, '200'"))).toBeUndefined();
  });
});

describe("x-pagination", () => {
  const findings = (pagination: string, schema: string): readonly string[] => {
    const parameters = `parameters: [${query("at", "string")}]`;
    const text = operation(`x-pagination: ${pagination}, ${parameters}, ${body(schema)}`);
    const { diagnostics } = buildModel(loadedFrom({ "openapi.yaml": root(text) }));
    return diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const page = `{ type: object, properties: { data: ${strings}, next: { type: string } } }`;

  it.each([
    ["{ cursor: at, next: /next, items: /data }", []],
    ["{ cursor: at, next: /after, items: /data }", ["extension-property-unknown /paths/~1a/get/x-pagination/next"]],
    ["{ cursor: at, next: /next, items: /list }", ["extension-property-unknown /paths/~1a/get/x-pagination/items"]],
    ["{ cursor: at, next: /next }", ["extension-property-unknown /paths/~1a/get/x-pagination"]],
    [
      "{ cursor: at, next: /next, items: /data, more: /more }",
      ["extension-property-unknown /paths/~1a/get/x-pagination/more"],
    ],
  ])("%s refers to properties that exist", (pagination, want) => {
    expect(findings(pagination, page)).toEqual(want);
  });
});
