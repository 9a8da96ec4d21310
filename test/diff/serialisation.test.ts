import { describe, expect, it } from "vitest";
import { body, ok, operation } from "./cases/case.js";
import { brief, changes } from "./differences.js";

const [scalar, list, object] = [
  "{ type: string }",
  "{ type: array, items: { type: string } }",
  "{ type: object, properties: { a: { type: string } } }",
];
const form = (schema: string, encoding: string, type = "application/x-www-form-urlencoded"): string =>
  body(
    `{ content: { ${type}: { schema: { type: object, properties: { p: ${schema} } }, encoding: { p: { ${encoding} } } } } }`,
  );
const changesBetween = (base: string, head: string): readonly string[] => changes(base, head).map(brief);
const encoded = "body-encoding-changed postThing body (application/x-www-form-urlencoded)";

describe("a part of a form", () => {
  it.each([
    ["a list that is no longer exploded", list, "", "explode: false"],
    ["a list in another style", list, "", "style: pipeDelimited"],
    ["an object that was JSON and has a style", object, "", "style: deepObject"],
    ["an object that is no longer exploded", object, "explode: true", "explode: false"],
    ["reserved characters that are not escaped", scalar, "", "allowReserved: true"],
  ])("is encoded differently: %s", (_title, schema, base, head) => {
    const [one, other] = [form(schema, base), form(schema, head)];
    expect(changesBetween(one, other)).toEqual([encoded.replace("postThing", "getThing")]);
    expect(changesBetween(other, one)).toEqual([encoded.replace("postThing", "getThing")]);
  });

  it.each([
    ["a scalar that is not exploded", scalar, "", "explode: false"],
    ["a list with the default style", list, "", "style: form"],
    ["a list with every default", list, "", "style: form, explode: true, allowReserved: false"],
    ["an object with every default of a style", object, "style: form", "explode: true"],
  ])("is encoded identically: %s", (_title, schema, base, head) => {
    expect(changesBetween(form(schema, base), form(schema, head))).toEqual([]);
  });

  it("is a form itself, whose fields are compared like those of any form", () => {
    const part = (field: string): string =>
      form(
        object,
        `contentType: application/x-www-form-urlencoded, encoding: { a: { ${field} } }`,
        "multipart/form-data",
      );
    const changed = ["body-encoding-changed getThing body (multipart/form-data)"];
    expect(changesBetween(part(""), part("style: deepObject"))).toEqual(changed);
    expect(changesBetween(part("style: deepObject"), part("style: pipeDelimited"))).toEqual(changed);
    expect(changesBetween(part("style: form"), part("explode: true"))).toEqual([]);
  });

  it("has headers that are compared without regard to case", () => {
    const part = (headers: string): string => form(scalar, `headers: ${headers}`, "multipart/form-data");
    const header = "{ X-Part: { schema: { type: string } } }";
    expect(changesBetween(part("{}"), part(header))).toEqual([
      "body-encoding-changed getThing body (multipart/form-data)",
    ]);
    expect(changesBetween(part(header), part(header.replace("string", "integer")))).toHaveLength(1);
    expect(changesBetween(part(header), part(header.replace("schema", "required: true, schema")))).toHaveLength(1);
    expect(changesBetween(part(header), part(header.replace("X-Part", "x-part")))).toEqual([]);
    expect(changesBetween(part("{}"), part("{ Content-Type: { schema: { type: string } } }"))).toEqual([]);
  });
});

describe("explode", () => {
  const parameter = (place: string, schema: string, keys: string): string => {
    const own = `{ name: id, in: path, required: true, schema: ${place === "path" ? schema : scalar}${place === "path" ? keys : ""} }`;
    return operation(
      `parameters: [${own}${place === "path" ? "" : `, { name: q, in: ${place}, schema: ${schema}${keys} }`}]`,
    );
  };

  it.each([
    ["path", object, true],
    ["path", list, false],
    ["header", object, true],
    ["header", list, false],
    ["query", object, true],
    ["query", list, true],
    ["query", scalar, false],
    ["cookie", list, true],
  ])("in a %s parameter with the schema %s: visible is %s", (place, schema, isVisible) => {
    const rules = changes(parameter(place, schema, ", explode: true"), parameter(place, schema, ", explode: false"));
    expect(rules.map(({ rule }) => rule)).toEqual(isVisible ? ["parameter-explode-changed"] : []);
  });

  it("of a response header is compared if the schema has a name", () => {
    const header = (keys: string): string =>
      `${ok(`headers: { X-Left: { ${keys}schema: { $ref: '#/components/schemas/Left' } } }`)}components: { schemas: { Left: ${object} } }\n`;
    expect(changesBetween(header(""), header("explode: true, "))).toEqual([
      "response-header-explode-changed getThing 200 header x-left",
    ]);
  });
});

it("compares the content of a response header by its schema", () => {
  const header = (schema: string): string =>
    ok(`headers: { X-Left: { content: { application/json: { schema: ${schema} } } } }`);
  expect(changesBetween(header("{ type: integer, maximum: 1 }"), header("{ type: integer, maximum: 2 }"))).toEqual([
    "response-maximum-loosened getThing 200 header x-left",
  ]);
});
