import { describe, expect, it } from "vitest";
import { emitServer } from "../../generator/src/emit/server/server.js";
import { proveSyntax } from "../../generator/src/print/index.js";
import { modelOf } from "../model/model-of.js";
import { catalogueModel, hostileText } from "./hostile.js";

const ok = "responses: { '204': { description: d } }";
const id = "{ name: id, in: path, required: true, schema: { type: string } }";

/** The files of a document with one operation, by their paths below src/server. */
function filesOf(operation: string, more = "", path = "/things/{id}"): ReadonlyMap<string, string> {
  const indented = operation.trim().replaceAll("\n", "\n      ");
  const document = `paths:
  ${path}:
    post:
      operationId: act
      tags: [things]
      ${indented}
${more}`;
  return new Map(emitServer(modelOf(document)).map((file) => [file.path.slice("src/server/".length), file.text]));
}

/** The file for readers: the handler interfaces. */
const handlersOf = (...given: Parameters<typeof filesOf>): string => filesOf(...given).get("things.ts") ?? "";

/** The file for the runtime, on one line, so that line breaks do not matter. */
const operationsOf = (...given: Parameters<typeof filesOf>): string =>
  (filesOf(...given).get("operations/things.ts") ?? "").replaceAll(/\s*\n\s*/g, " ").replaceAll(/,(?= [)\]}])/g, "");

const withParameter = (parameter: string): string => `parameters: [${id}, ${parameter}]\n${ok}`;

describe("parameters become the readers of their style", () => {
  it.each([
    ["query, text", "{ name: q, in: query, schema: { type: string } }", 'q: query.text("q")'],
    ["query, integer", "{ name: q, in: query, schema: { type: integer } }", 'q: query.integer("q")'],
    ["query, number", "{ name: q, in: query, schema: { type: number } }", 'q: query.number("q")'],
    ["query, boolean", "{ name: q, in: query, schema: { type: boolean } }", 'q: query.boolean("q")'],
    ["query, listed numbers", "{ name: q, in: query, schema: { enum: [1, 2] } }", 'q: query.integer("q")'],
    ["query, listed texts", "{ name: q, in: query, schema: { enum: [a, b] } }", 'q: query.text("q")'],
    [
      "query, a listed text or a number",
      "{ name: q, in: query, schema: { oneOf: [{ enum: [all] }, { type: integer }] } }",
      'q: query.json("q")',
    ],
    [
      "query, any text or a number",
      "{ name: q, in: query, schema: { type: [string, integer] } }",
      'q: query.text("q")',
    ],
    [
      "query, list",
      "{ name: q, in: query, schema: { type: array, items: { type: integer } } }",
      'q: query.repeated("q", integer)',
    ],
    [
      "query, comma list",
      "{ name: q, in: query, explode: false, schema: { type: array, items: { type: string } } }",
      'q: query.list("q")',
    ],
    [
      "query, comma list of numbers",
      "{ name: q, in: query, explode: false, schema: { type: array, items: { type: number } } }",
      'q: query.list("q", "form", number)',
    ],
    [
      "query, pipes",
      "{ name: q, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }",
      'q: query.list("q", "pipeDelimited")',
    ],
    [
      "query, deep object",
      "{ name: q, in: query, style: deepObject, schema: { type: object, properties: { a: { type: boolean }, b: {} } } }",
      'q: query.deepObject("q", { a: boolean })',
    ],
    [
      "query, deep object with a list and an object",
      "{ name: q, in: query, style: deepObject, schema: { type: object, properties: { a: { type: array, items: { type: integer } }, b: { type: object, properties: { c: { type: boolean }, d: { type: string } } }, e: { type: string } } } }",
      'q: query.deep( "q", { properties: { a: { items: { value: integer } }, b: { properties: { c: { value: boolean } } } } } )',
    ],
    [
      "query, deep object that may be a number",
      "{ name: q, in: query, style: deepObject, schema: { anyOf: [{ type: object, properties: { gt: { type: integer } } }, { type: integer }] } }",
      'q: query.deep("q", { value: integer, properties: { gt: { value: integer } } })',
    ],
    [
      "query, list in style deepObject",
      "{ name: q, in: query, style: deepObject, schema: { type: array, items: { type: string } } }",
      'q: query.deep("q", { items: {} })',
    ],
    [
      "query, exploded object",
      "{ name: q, in: query, schema: { type: object, properties: { a: { type: string } } } }",
      "q: query.formObject({ a: text })",
    ],
    [
      "query, JSON",
      "{ name: q, in: query, content: { application/json: { schema: { type: object } } } }",
      'q: query.json("q")',
    ],
    ["header", "{ name: X-Kind, in: header, schema: { type: string } }", '"X-Kind": headers.text("X-Kind")'],
    [
      "header, list",
      "{ name: X-Kind, in: header, schema: { type: array, items: { type: integer } } }",
      '"X-Kind": headers.list("X-Kind", integer)',
    ],
    ["cookie", "{ name: visits, in: cookie, schema: { type: integer } }", 'visits: cookies.integer("visits")'],
  ])("%s", (_title, parameter, want) => {
    expect(operationsOf(withParameter(parameter))).toContain(want);
  });

  it.each([
    ["text", "schema: { type: string }", "id: values[0]"],
    ["integer", "schema: { type: integer }", "id: integer(values[0])"],
    ["list", "schema: { type: array, items: { type: integer } }", "id: list(sent[0], integer)"],
    ["label", "style: label, schema: { type: string }", "id: label(sent[0])"],
    [
      "matrix",
      "style: matrix, explode: true, schema: { type: array, items: { type: string } }",
      'id: matrixList(sent[0], "id", true)',
    ],
  ])("path, %s", (_title, rest, want) => {
    expect(operationsOf(`parameters: [{ name: id, in: path, required: true, ${rest} }]\n${ok}`)).toContain(want);
  });

  it("fixed parameters are filled in, ignored ones are omitted, and both may be sent", () => {
    const host = withParameter("{ name: q, in: query, schema: { type: string } }");
    const own = `parameters: [{ name: other, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: { type: string } }, { name: r, in: query, schema: { type: string } }]`;
    const variant = (more: string): string =>
      operationsOf(
        `${host}\nx-variants: [{ path: '/things/{other}', operationId: actOther, tags: [things], ${own}, ${more}, ${ok} }]`,
      );
    expect(variant("fixed: { q: a }")).toContain(
      'query: [allowIgnoredParameters(["q"], (query) => ({ r: query.text("r"), q: "a" })), ActOtherQuery]',
    );
    expect(variant("fixed: { q: a }, ignored: [r]")).toContain(
      'query: [allowIgnoredParameters(["q", "r"], () => ({ q: "a" })), ActOtherQuery]',
    );
  });

  it("values have their wire names, dots included", () => {
    const parameter = "{ name: thing.id, in: path, required: true, schema: { type: string } }";
    expect(operationsOf(`parameters: [${parameter}]\n${ok}`, "", "/things/{thing.id}")).toContain(
      '(values) => ({ "thing.id": values[0] })',
    );
  });
});

describe("requests", () => {
  it("have the fields of the operation, and no others", () => {
    const text = handlersOf(withParameter("{ name: q, in: query, schema: { type: string } }"));
    expect(text).toContain(
      "export interface ActRequest {\n  readonly path: params.ActPath;\n  readonly query: params.ActQuery;\n}",
    );
    expect(handlersOf(ok, "", "/things")).toContain("export type ActRequest = Record<string, never>;");
  });

  it("always have the parameters and properties with a default", () => {
    const body =
      "requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { n: { type: integer, default: 1 } } } } } }";
    const text = handlersOf(
      `${withParameter("{ name: q, in: query, schema: { type: integer, default: 5 } }")}\n${body}`,
    );
    expect(text).toContain('readonly query: params.ActQuery & Required<Pick<params.ActQuery, "q">>;');
    expect(text).toContain('readonly body: ActBody & Required<Pick<ActBody, "n">>;');
  });

  it.each([
    [
      "where nothing has to be in it, an empty one",
      "type: object, properties: { a: {} }",
      "readonly body: ActBody;",
      "{ required: false, absent: {} }",
    ],
    [
      "where something has to be, nothing",
      "type: object, required: [a], properties: { a: {} }",
      "readonly body: ActBody | undefined;",
      "{ required: false }",
    ],
  ])("an absent body is, %s", (_title, schema, type, options) => {
    const operation = `parameters: [${id}]\nrequestBody: { content: { application/json: { schema: { ${schema} } } } }\n${ok}`;
    expect(handlersOf(operation)).toContain(type);
    expect(operationsOf(operation)).toContain(`jsonBody(ActBody, ${options})`);
  });
});

describe("results", () => {
  const responding = (responses: string): string => `parameters: [${id}]\nresponses: { ${responses} }`;
  const json = (schema: string): string => `content: { application/json: { schema: ${schema} } }`;

  it.each([
    ["nothing", "'204': { description: d }", "void", "{ 204: emptyResponse }"],
    [
      "a list",
      `'200': { description: d, ${json("{ type: array, items: { $ref: '#/components/schemas/Thing' } }")} }`,
      "Thing[]",
      "{ 200: jsonResponse(arrayOf(Thing)) }",
    ],
    [
      "a text",
      `'200': { description: d, ${json("{ type: [string, 'null'] }")} }`,
      "string | null",
      "{ 200: jsonResponse(orNull(anyText)) }",
    ],
    [
      "two statuses",
      `'201': { description: d, ${json("{ $ref: '#/components/schemas/Thing' }")} }, '204': { description: d }`,
      "{ readonly status: 201; readonly body: Thing } | { readonly status: 204 }",
      "{ 201: jsonResponse(Thing), 204: emptyResponse }",
    ],
    [
      "a range",
      `2XX: { description: d, ${json("{ $ref: '#/components/schemas/Thing' }")} }`,
      "{ readonly status: number; readonly body: Thing }",
      '{ "2XX": jsonResponse(Thing) }',
    ],
    [
      "bytes",
      "'200': { description: d, content: { image/png: {} } }",
      "BinaryBody",
      '{ 200: binaryResponse(["image/png"]) }',
    ],
    [
      "a stream of events",
      "'200': { description: d, content: { text/event-stream: {} } }",
      "AsyncIterable<OutgoingEvent>",
      '{ 200: eventStream("text") }',
    ],
    [
      "an error beside a success",
      `'200': { description: d, ${json("{ $ref: '#/components/schemas/Thing' }")} }, '404': { description: d }`,
      "Thing",
      "{ 200: jsonResponse(Thing) }",
    ],
  ])("%s", (_title, responses, type, table) => {
    const thing = "components: { schemas: { Thing: { type: object, properties: { a: {} } } } }";
    const flat = handlersOf(responding(responses), thing).replaceAll(/\s+/g, " ");
    expect(flat).toMatch(
      new RegExp(`export type ActResult = (?:\\| )?${type.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")};`),
    );
    expect(operationsOf(responding(responses), thing)).toContain(`responses: ${table.replace('"2XX"', '"2XX"')}`);
  });
});

describe("names", () => {
  it.each(["ActRequest", "ActResult", "Context", "Principal", "Awaitable", "UploadedFile"])(
    "a schema named %s does not collide",
    (name) => {
      const response = `responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } } }`;
      const text = handlersOf(
        `security: [{ key: [] }]\nparameters: [${id}]\n${response}`,
        `components: { schemas: { ${name}: { type: object, properties: { a: {} } } }, securitySchemes: { key: { type: apiKey, in: query, name: k } } }`,
      );
      const [, used = ""] = /export type ActResult = (\w+);/.exec(text) ?? [];
      expect(text).toMatch(
        new RegExp(`import type \\{[^}]*\\b${name}(?: as ${used})?\\b[^}]*\\} from "../types/things.js";`),
      );
      expect(used === name || text.includes(`${name} as ${used}`)).toBe(true);
      expect(text).toContain("export interface ThingsHandlers<Principal = unknown> {");
      expect(text).toMatch(/act\(request: ActRequest, context: (?:Context|Context_2|ContextType)<Principal>\)/);
    },
  );

  it("families of a shared route are named after their groups if these distinguish them, else after their operations", () => {
    const shared = (tag: string): string =>
      filesOf(
        `parameters: [${id}]\n${ok}\nx-variants: [{ path: '/things/{other}', operationId: actOther, tags: [${tag}], parameters: [{ name: other, in: path, required: true, schema: { type: string } }], ${ok} }]`,
      ).get("create-server.ts") ?? "";
    expect(shared("others")).toContain('readonly resolve: Resolve<"things" | "others">;');
    expect(shared("things")).toContain('readonly resolve: Resolve<"act" | "actOther">;');
    expect(filesOf(`parameters: [${id}]\n${ok}`).get("create-server.ts")).not.toContain("resolve:");
  });
});

describe("hostile texts", () => {
  const files = emitServer(catalogueModel());

  it("leave valid TypeScript", () => {
    expect(files.length).toBeGreaterThan(5);
    expect(proveSyntax(files)).toEqual([]);
  });

  it("keep every character where they are sent", () => {
    const errors = files.find(({ path }) => path.endsWith("/errors.ts"))?.text ?? "";
    const literal = /new HttpError\(404, 10001, (".*"), options\)/.exec(errors)?.[1] ?? "null";
    expect(JSON.parse(literal)).toBe(hostileText);
  });
});

describe("constructs that a document lacks", () => {
  it("are omitted: errors, security schemes, events, operations", () => {
    const files = filesOf(`parameters: [${id}]\n${ok}`);
    expect([...files.keys()].toSorted()).toEqual([
      "context.ts",
      "create-server.ts",
      "handlers.ts",
      "index.ts",
      "operations/things.ts",
      "router.ts",
      "things.ts",
    ]);
    expect(emitServer(modelOf("paths: {}"))).toEqual([]);
  });
});

describe("a form whose schema is a union or an intersection", () => {
  const form = (schema: string): string => `parameters: [${id}]
requestBody: { content: { application/x-www-form-urlencoded: { schema: ${schema} } } }
${ok}`;
  const object = (properties: string): string => `{ type: object, properties: { ${properties} } }`;

  it.each([
    [
      "reads a property of several variants once",
      `{ anyOf: [${object("a: { type: integer }")}, ${object("a: { type: integer }, b: { type: boolean }")}] }`,
      'read: (form) => ({ a: form.integer("a"), b: form.boolean("b") })',
    ],
    [
      "reads a property that is a number or a Boolean as JSON",
      `{ oneOf: [${object("a: { type: integer }")}, ${object("a: { type: boolean }")}] }`,
      'read: (form) => ({ a: form.json("a") })',
    ],
    [
      "reads a property of several parts by its exact type",
      `{ allOf: [${object("a: {}")}, ${object("a: { type: integer }")}] }`,
      'read: (form) => ({ a: form.integer("a") })',
    ],
  ])("%s", (_, schema, want) => {
    expect(operationsOf(form(schema))).toContain(want);
  });
});
