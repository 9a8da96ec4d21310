import { describe, expect, it } from "vitest";
import { brief, changes } from "./differences.js";

interface Sample {
  readonly id: string;
  readonly path: string;
  readonly method?: string;
  /** The type of the property `value` of the response. */
  readonly value?: string;
  readonly more?: string;
}

/** A document with some operations, each with a separate body and response. */
function withOperations(...samples: readonly Sample[]): string {
  const operations = samples.map(({ id, path, method = "post", value = "string", more = "" }) => {
    const content = `content: { application/json: { schema: { type: object, properties: { value: { type: ${value} } } } } }`;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
      ([, name]) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`,
    );
    const keys = `operationId: ${id}, parameters: [${parameters.join(", ")}], requestBody: { required: true, ${content} }`;
    return `  ${path}:\n    ${method}: { ${keys}, responses: { '200': { description: ok, ${content} } }${more} }\n`;
  });
  return `paths:\n${operations.join("")}`;
}

/** The changes visible on the wire. */
function onTheWire(base: string, head: string): readonly string[] {
  return changes(base, head).flatMap((finding) =>
    finding.effects.wire === undefined || finding.effects.wire === "safe" ? [] : [brief(finding)],
  );
}

const cats: Sample = { id: "addCat", path: "/cats", value: "string" };
const dogs: Sample = { id: "addDog", path: "/dogs", value: "integer" };

describe("a renamed operationId", () => {
  it("is one finding if method and path are unchanged", () => {
    const base = withOperations(cats, dogs);
    expect(changes(base, withOperations({ ...cats, id: "createCat" }, dogs)).map(brief)).toEqual([
      "operation-renamed createCat",
    ]);
  });

  it("is one finding if a new operation has the former operationId", () => {
    const head = withOperations({ ...cats, id: "createCat" }, { ...dogs, id: "addCat" });
    const findings = changes(withOperations(cats), head);
    expect(findings.filter(({ effects }) => effects.callers === "breaking").map(brief)).toEqual([
      "operation-renamed createCat",
    ]);
    expect(findings.map(brief)).toContain("operation-added addCat");
  });

  it("is safe on the wire if two operations exchange their operationIds", () => {
    const head = withOperations({ ...cats, id: dogs.id }, { ...dogs, id: cats.id });
    const findings = changes(withOperations(cats, dogs), head);
    expect(findings.map(brief)).toEqual(["operation-renamed addCat", "operation-renamed addDog"]);
  });

  it("is safe on the wire if two methods of a path exchange their operationIds", () => {
    const both = (get: string, post: string): string => {
      const operation = (id: string): string => `{ operationId: ${id}, responses: { '200': { description: ok } } }`;
      return `paths:\n  /cats:\n    get: ${operation(get)}\n    post: ${operation(post)}\n`;
    };
    expect(changes(both("one", "two"), both("two", "one")).map(brief)).toEqual([
      "operation-renamed one",
      "operation-renamed two",
    ]);
  });

  it("is one finding; other changes of the operation are reported separately", () => {
    const head = withOperations({ ...cats, id: "createCat", value: "boolean" }, dogs);
    expect(onTheWire(withOperations(cats, dogs), head)).toEqual([
      "response-type-changed createCat 200 response.value",
      "request-type-changed createCat body.value",
    ]);
  });

  it("needs no x-renamed-from, and ignores one that names a different operation", () => {
    const head = withOperations({ ...cats, id: "createCat", more: ", x-renamed-from: addDog" }, dogs);
    expect(onTheWire(withOperations(cats, dogs), head)).toEqual([]);
  });
});

describe("a moved operation", () => {
  it("is paired by its operationId if its route was removed", () => {
    const head = withOperations({ ...cats, path: "/v2/cats" }, dogs);
    expect(onTheWire(withOperations(cats, dogs), head)).toEqual(["operation-path-changed addCat"]);
  });

  it("is paired by x-renamed-from if its route and its operationId were removed", () => {
    const head = withOperations({ id: "createCat", path: "/v2/cats", more: ", x-renamed-from: addCat" }, dogs);
    expect(changes(withOperations(cats, dogs), head).map(brief)).toEqual([
      "operation-path-changed createCat",
      "operation-renamed createCat",
    ]);
  });

  it("is reported as removed if only its operationId remains, on the route of a different operation", () => {
    const head = withOperations({ ...dogs, id: cats.id });
    expect(onTheWire(withOperations(cats, dogs), head)).toEqual(["operation-removed addCat"]);
  });

  it("keeps its route for consumers if its operationId moves to a new route", () => {
    const head = withOperations({ ...cats, id: "addCatLegacy" }, { ...cats, path: "/v2/cats" });
    expect(onTheWire(withOperations(cats), head)).toEqual([]);
  });
});

describe("variants of a route", () => {
  const variants = (...fixed: readonly (readonly [id: string, mode: string])[]): string => {
    const mode = "{ name: mode, in: query, schema: { type: string } }";
    const rest = `path: /cats, parameters: [${mode}], responses: { '200': { description: ok } }`;
    const list = fixed.map(([id, value]) => `{ operationId: ${id}, fixed: { mode: ${value} }, ${rest} }`);
    return `paths:\n  /cats:\n    get: { operationId: getCats, parameters: [${mode}], responses: { '200': { description: ok } }, x-variants: [${list.join(", ")}] }\n`;
  };

  it("are paired by their fixed values, so that renaming them is safe on the wire", () => {
    const base = variants(["getBig", "big"], ["getSmall", "small"]);
    const swapped = variants(["getSmall", "big"], ["getBig", "small"]);
    expect(changes(base, swapped).map(brief)).toEqual(["operation-renamed getBig", "operation-renamed getSmall"]);
    expect(onTheWire(base, variants(["getLarge", "big"], ["getSmall", "small"]))).toEqual([]);
  });

  it("are paired by their operationIds if a fixed value differs", () => {
    const head = variants(["getBig", "huge"], ["getSmall", "small"]);
    expect(onTheWire(variants(["getBig", "big"], ["getSmall", "small"]), head)).toEqual([
      "variant-fixed-value-changed getBig",
    ]);
  });
});
